"""What is going on in Borgia just now, in sentences: an auction, a trade, a fight, an election."""

from typing import Final

from curia.terminal.borgia_data import cards_said, event_facts, votes_for
from curia.terminal.data import Data, fields, is_shown, number, numbers, tables, text, texts
from curia.text import Texts

_DEAL_ANSWERS: Final = ("trade_answer", "consent", "pledge_answer")


def lines(tr: Texts, view: Data) -> list[str]:
    phase = text(view, "phase")
    said: list[str] = []
    if phase == "lay":
        said.append(tr.text("now-to-lay", cards=cards_said(tr, texts(view, "to_lay"))))
    if phase == "auction":
        said += _auction(tr, view)
    if phase == "hire":
        said.append(_fight(tr, view))
    if phase == "accuse":
        said.append(tr.text("now-accusation", yes=number(view, "yes"), no=number(view, "no")))
    if phase in ("assign", "hand_out"):
        said.append(tr.text("now-gathered", cards=cards_said(tr, texts(view, "gathered"))))
    if not is_asked_for_consent(view):
        said += deals(tr, view)
    if number(view, "ballot"):
        said += _election(tr, view)
    if phase in ("cardinals", "hand_out"):
        said += _promises(tr, view)
    return said


def _auction(tr: Texts, view: Data) -> list[str]:
    card = text(view, "card")
    said = [f"{tr.card(card)} – {tr.card_line(card)}."]
    if is_shown(view, "bidder"):
        still = [tr.names[seat] for seat in numbers(view, "bidding") if seat != number(view, "bidder")]
        name = tr.names[number(view, "bidder")]
        said.append(tr.text("now-bid", name=name, bid=number(view, "bid"), others=tr.listing(still)))
    return said


def _fight(tr: Texts, view: Data) -> str:
    fight = fields(fields(view, "standing"), "seizure")
    return tr.text(
        "now-fight",
        attacker=tr.names[number(fight, "attacker")],
        defender=tr.names[number(fight, "defender")],
        **tr.named("target", text(fight, "target")),
        attack=number(fight, "attack"),
        defence=number(fight, "defence"),
        ties="yes" if fight["equal_wins"] else "no",
    )


def is_asked_for_consent(view: Data) -> bool:
    """Whether the viewer has to answer a deal: then it stands under the question."""
    return text(view, "phase") in _DEAL_ANSWERS and number(view, "seat") in numbers(view, "asked")


def deals(tr: Texts, view: Data) -> list[str]:
    """The trade or the pledge on the table, and the one that the viewer makes up."""
    said: list[str] = []
    viewer = number(view, "seat")
    for key in ("trade", "making"):
        trade = view.get(key)
        if isinstance(trade, dict):
            name = "making" if key == "making" else "counter" if trade["counter"] else "trade"
            said.append(tr.sentence(f"now-{name}", event_facts(trade), viewer))
    pledge = view.get("pledge")
    if isinstance(pledge, dict):
        if text(view, "phase") == "pledge_answer":
            said.append(tr.sentence("now-pledge", event_facts(pledge), viewer))
        elif text(view, "phase").startswith("pledge_"):
            said.append(_half_a_pledge(tr, pledge))
    return said


def _half_a_pledge(tr: Texts, pledge: Data) -> str:
    """What is agreed so far of a pledge that is being made up."""
    parts = [tr.text("now-pledging", voter=tr.names[number(pledge, "voter")], payer=tr.names[number(pledge, "payer")])]
    if is_shown(pledge, "candidate"):
        parts.append(tr.text("now-pledging-candidate", candidate=tr.names[number(pledge, "candidate")]))
    if number(pledge, "votes"):
        parts.append(tr.text("now-pledging-votes", votes=number(pledge, "votes")))
    return " ".join(parts)


# Elections ----------------------------------------------------------------------------------------------------------


def _election(tr: Texts, view: Data) -> list[str]:
    conclave = fields(fields(view, "standing"), "conclave")
    candidates = ", ".join(tr.names[seat] for seat in numbers(view, "candidates"))
    needed, total = number(conclave, "needed"), number(conclave, "total")
    said = [tr.text("now-candidates", candidates=candidates, needed=needed, total=total)]
    counted = votes_for(tr, view, "totals")
    if counted:
        said.append(tr.text("now-totals", totals=counted))
    for seat, data in enumerate(tables(view, "seats")):
        pledged = votes_for(tr, data, "pledged")
        if pledged:
            said.append(tr.text("now-pledged", name=tr.names[seat], votes=pledged))
        aloud = votes_for(tr, data, "ballot") if seat != number(view, "seat") else ""
        if aloud:
            said.append(tr.text("now-aloud", name=tr.names[seat], votes=aloud))
    return said + _promises(tr, view)


def _promises(tr: Texts, view: Data) -> list[str]:
    said: list[str] = []
    for promise in tables(view, "promises"):
        said.append(tr.sentence("now-promise", event_facts(promise), number(view, "seat")))
    return said
