"""What is going on in Borgia just now, in sentences: an auction, a trade, a fight, an election."""

from curia.terminal.borgia_data import (
    cards_said,
    event_facts,
    places,
    power_of,
    value,
    votes_for,
    votes_in_all,
)
from curia.terminal.data import Data, is_shown, number, numbers, tables, text, texts
from curia.text import Texts


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
    said += _deals(tr, view)
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


def target_power(tr: Texts, view: Data, target: str) -> int:
    """The defence of a target before Condottieri are hired (§7.2)."""
    kind = str(tr.facts[target]["kind"])
    if kind in ("town", "home_town"):
        for data in tables(view, "seats"):
            if target in places(data):
                return power_of(tr, target, places(data)[target])
    return value(tr, target, "power") if kind == "minor_family" else 0


def owner(tr: Texts, view: Data, target: str) -> int:
    """Before whom a card lies, or whose home town it is; -1 if before nobody."""
    for seat, data in enumerate(tables(view, "seats")):
        if target == data["home"] or target in texts(data, "owned"):
            return seat
    return -1


def _fight(tr: Texts, view: Data) -> str:
    target = text(view, "target")
    attacker = tables(view, "seats")[number(view, "active")]
    housed = [card for cards in places(attacker).values() for card in cards]
    attack = sum(value(tr, card, "power") for card in housed if tr.facts[card]["kind"] == "artist")
    ties = "yes" if tr.facts[target]["kind"] in ("office", "artist") else "no"
    return tr.text(
        "now-fight",
        attacker=tr.names[number(view, "active")],
        defender=tr.names[owner(tr, view, target)],
        target=tr.card(target),
        attack=attack,
        defence=target_power(tr, view, target),
        ties=ties,
    )


def _deals(tr: Texts, view: Data) -> list[str]:
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
    total = votes_in_all(view)
    candidates = ", ".join(tr.names[seat] for seat in numbers(view, "candidates"))
    said = [tr.text("now-candidates", candidates=candidates, needed=total // 2 + 1, total=total)]
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
