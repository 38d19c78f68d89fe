"""How to write the answers of Borgia, where a list of all would be a wall; and what helps to choose one."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from curia.terminal import borgia_now
from curia.terminal.borgia_data import kind_of, means, places, seat_data, value, votes_for
from curia.terminal.data import Data, fields, number, numbers, standing, text, texts
from curia.terminal.style import two_columns
from curia.text import Texts

_HINTS: Final = (
    *("trade_answer", "trade_give", "trade_ask", "cardinals", "reshuffle", "doctor", "accuse", "hire", "place"),
)
_LISTED: Final = 12
_OFFERS: Final = 3


def hints(tr: Texts, kind: str, view: Data) -> list[str]:
    mine = seat_data(view, number(view, "seat"))
    if kind == "moment":
        return [tr.text("hint-moment", count=_OFFERS - number(view, "offers"), moment=number(view, "moment"))]
    if kind == "fee":
        return [tr.text("hint-fee", fee=_fee(tr, view, mine), means=means(view))]
    if kind == "auction":
        fee = value(tr, text(view, "card"), "fee")
        return [tr.text("hint-auction-fee", fee=fee)] if fee else []
    if kind == "seize":
        return _targets(tr, view)
    if kind == "ballot":
        pledged = votes_for(tr, mine, "pledged")
        cast = votes_for(tr, mine, "ballot")
        said = [tr.text("hint-votes", votes=number(mine, "votes"))]
        said += [tr.text("hint-pledged", votes=pledged)] if pledged else []
        return said + ([tr.text("hint-cast", votes=cast)] if number(view, "filled") and cast else [])
    said = _deal_hints(tr, view) if borgia_now.is_asked_for_consent(view) else []
    if kind in _HINTS:
        said.append(tr.text(f"hint-{kind}", count=len(tr.names), means=means(view), cost=value(tr, "doctor", "cost")))
    return said


def _deal_hints(tr: Texts, view: Data) -> list[str]:
    """What is offered, and the fees that come with it."""
    said = borgia_now.deals(tr, view)
    trade = fields(view, "trade")
    if trade and number(trade, "partner") == number(view, "seat"):
        giver = places(seat_data(view, number(trade, "offerer")))
        cards = [*texts(trade, "gives"), *[card for town in texts(trade, "gives") for card in giver.get(town, [])]]
        fees = sum(value(tr, card, "fee") for card in cards)
        said += [tr.text("hint-trade-fees", fees=fees)] if fees else []
    return said


def _fee(tr: Texts, view: Data, mine: Data) -> int:
    """Of the first artist that the seat has to pay for."""
    owing = [card for card in texts(view, "owing") if card in texts(mine, "owned")]
    return value(tr, owing[0], "fee") if owing else 0


def _targets(tr: Texts, view: Data) -> list[str]:
    """'Berta: Imola 3 (with Raphael, fee 35), Titian 0 (fee 30)': what can be seized, with its power."""
    own = number(view, "seat")
    spouses = numbers(view, "spouses")
    said = [tr.text("hint-seize")]
    for seat in range(len(tr.names)):
        if seat == own or (own in spouses and seat in spouses):
            continue
        items: list[str] = []
        targets, artists = (fields(standing(view, seat), name) for name in ("targets", "artists"))
        for target in targets:
            words = f"{tr.short(target)} {number(targets, target)}"
            artist = text(artists, target) if target in artists else ""
            fee = value(tr, artist or target, "fee")
            if artist:
                words += f" ({tr.text('hint-with-artist', artist=tr.short(artist), fee=fee)})"
            elif fee:
                words += f" ({tr.text('hint-with-fee', fee=fee)})"
            items.append(words)
        if items:
            said.append(f"{tr.names[seat]}: {', '.join(items)}")
    return said


def with_price(tr: Texts, notation: str, view: Data) -> str:
    """A move in words, with the ducats that it costs."""
    said = tr.notation(notation)
    verb, *cards = notation.split()
    if verb == "pay":
        return tr.text("answer-price", answer=said, price=_fee(tr, view, seat_data(view, number(view, "seat"))))
    if verb == "doctor":
        return tr.text("answer-price", answer=said, price=value(tr, "doctor", "cost"))
    if verb == "hire" and cards != ["nobody"]:
        power, pay = (sum(value(tr, card, name) for card in cards) for name in ("power", "pay"))
        return tr.text("answer-hire", answer=said, power=power, pay=pay)
    return said


# Many answers -------------------------------------------------------------------------------------------------------


def overview(tr: Texts, kind: str, notations: Sequence[str], view: Data) -> RenderableType | None:
    """A line for each way to answer; None if the answers are few enough to be listed."""
    if len(notations) == 1:
        return None
    rows = _rows(tr, kind, [notation.split() for notation in notations], view)
    if not rows:
        return None
    grid = two_columns()
    for usage, said in rows:
        grid.add_row(Text(f"  {usage}", style="bold"), Text(said))
    return grid


def _rows(tr: Texts, kind: str, moves: Sequence[list[str]], view: Data) -> list[tuple[str, str]]:
    if kind == "auction":
        low, high = moves[1][1], moves[-1][1]
        return [(tr.text("use-bid"), tr.text("how-bid", low=low, high=high)), ("pass", tr.text("how-pass"))]
    if kind == "moment":
        return _moment_rows(tr, moves)
    if kind in ("trade_give", "trade_ask"):
        return _trade_rows(tr, kind, moves, view)
    if kind == "pledge":
        return _pledge_rows(tr, moves)
    if kind == "pledge_votes":
        return [(tr.text("use-votes"), tr.text("how-votes", low=moves[0][1], high=moves[-1][1]))]
    if kind == "pledge_price":
        return _price_rows(tr, moves)
    if kind == "ballot":
        return _ballot_rows(tr, moves)
    if kind == "cardinals":
        return [(tr.text("use-cardinals"), tr.text("how-cardinals", count=len(tr.names)))]
    if kind == "seize":
        return [(tr.text("use-seize"), tr.text("how-seize")), ("seize nothing", tr.text("how-seize-nothing"))]
    if len(moves) > _LISTED and kind == "play":
        return _play_rows(tr, moves)
    if len(moves) > _LISTED and kind == "hire":
        names = ", ".join(dict.fromkeys(tr.card(card) for move in moves[1:] for card in move[1:]))
        return [(tr.text("use-hire"), tr.text("how-hire", cards=names)), ("hire nobody", tr.text("how-hire-nobody"))]
    return []


def _moment_rows(tr: Texts, moves: Sequence[list[str]]) -> list[tuple[str, str]]:
    rows = [(tr.text("use-go-on"), tr.text("how-go-on"))]
    names = [tr.names[int(move[1])] for move in moves if move[0] == "offer"]
    if names:
        rows.append((tr.text("use-offer"), tr.text("how-offer", names=", ".join(names), name=names[0].lower())))
    if ["rehouse"] in moves:
        rows.append(("rehouse", tr.text("how-rehouse")))
    return rows


def _trade_rows(tr: Texts, kind: str, moves: Sequence[list[str]], view: Data) -> list[tuple[str, str]]:
    ducats = [int(move[1]) for move in moves if move[-1] == "ducats"]
    making = fields(view, "making")
    rows: list[tuple[str, str]] = []
    if kind == "trade_ask":
        cards = _still_to_name(tr, seat_data(view, number(making, "partner")), texts(making, "asks"))
        if cards:
            rows.append((tr.text("use-ask-card"), cards))
        rows.append((tr.text("use-ask-hand"), tr.text("how-ask-hand")))
    else:
        mine = seat_data(view, number(making, "offerer"))
        cards = _still_to_name(tr, mine, [*texts(making, "gives"), *texts(making, "gives_cards")])
        if cards:
            rows.append((tr.text("use-give-card"), cards))
    rows.append((tr.text(f"use-{kind}-ducats"), tr.text(f"how-{kind}-ducats", low=ducats[0], high=ducats[-1])))
    if kind == "trade_ask":
        rows.append((tr.text("use-trade_ask"), tr.text("how-trade_ask")))
    rows.append((tr.text("use-trade_give"), tr.text("how-trade_give")))
    return rows


def _still_to_name(tr: Texts, owner: Data, named: Sequence[str]) -> str:
    """The cards of a side of a trade that can be added to those named, as far as the viewer sees them: towns take
    along what they house, and housed minor families stay (§8.6, §8.8)."""
    housed = {card: town for town, cards in places(owner).items() for card in cards}
    without = {card for card in housed if kind_of(tr, card) == "minor_family" or housed[card] in named}
    without |= {housed[card] for card in named if card in housed}
    left = Counter([card for card in texts(owner, "owned") if card not in without] + texts(owner, "hand"))
    left.subtract(card for card in named if card in left)
    return ", ".join(tr.counted([tr.card(card) for card in left.elements()]))


def _pledge_rows(tr: Texts, moves: Sequence[list[str]]) -> list[tuple[str, str]]:
    rows = [("done", tr.text("how-done"))]
    for verb in ("sell", "buy"):
        names = [tr.names[int(move[2])] for move in moves if move[0] == verb]
        if names:
            said = tr.text(f"how-{verb}", names=", ".join(names), name=names[0].lower())
            rows.append((tr.text(f"use-{verb}"), said))
    return [*rows, ("", tr.text("how-price"))]


def _price_rows(tr: Texts, moves: Sequence[list[str]]) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    now = [move[1] for move in moves if move[2:] == ["ducats"]]
    cardinals = [move[1] for move in moves if move[2:] == ["cardinals"]]
    offices = [move[1] for move in moves if len(move) == 2]
    if now:
        rows.append((tr.text("use-price-now"), tr.text("how-price-now", high=now[-1])))
        rows.append((tr.text("use-price-elected"), tr.text("how-price-elected", high=now[-1])))
    if offices:
        rows.append((tr.text("use-price-office"), ", ".join(tr.card(card) for card in offices)))
    if cardinals:
        rows.append((tr.text("use-price-cardinals"), tr.text("how-price-cardinals", high=cardinals[-1])))
    return rows


def _ballot_rows(tr: Texts, moves: Sequence[list[str]]) -> list[tuple[str, str]]:
    """All votes in one line, or for one candidate after another."""
    name = tr.names[int(moves[0][3])]
    link = tr.text("how-vote-link", name=name, low=moves[0][1], high=moves[-1][1])
    return [(tr.text("use-vote"), tr.text("how-vote")), (f"vote N for {moves[0][3]}", link)]


def _play_rows(tr: Texts, moves: Sequence[list[str]]) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    for card in dict.fromkeys(move[1] for move in moves if move[0] == "play"):
        same = [move for move in moves if move[:2] == ["play", card]]
        if len(same[0]) == 2:
            rows.append((f"play {card}", tr.card_line(card)))
            continue
        names = [tr.names[int(word)] if word.isdecimal() else tr.card(word) for *_, word in same]
        target = tr.text("how-player" if same[0][3].isdecimal() else "how-card")
        rows.append((f"play {card} {same[0][2]} {target}", ", ".join(names)))
    return [*rows, ("enough", tr.text("how-enough"))]
