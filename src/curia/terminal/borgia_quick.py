"""Lines of Borgia that say a whole answer at once, or say it shorter than the rules ask for it."""

from collections.abc import Callable
from typing import Final

from curia.terminal import borgia_deals
from curia.terminal.borgia_data import candidates, kind_of, places, seat_data
from curia.terminal.borgia_words import Unread, find_seat, read_card, read_shares, split
from curia.terminal.data import Data, number, numbers, texts
from curia.terminal.painter import Quick
from curia.text import Texts

_NAMING: Final = {"pledge_candidate": "candidate", "name_out": "out", "last_word": "elect"}


def quick(tr: Texts, kind: str, typed: str, view: Data) -> Quick | None:
    reader = _READERS.get(kind)
    words = " ".join(typed.split())
    if kind in _NAMING:
        seat = find_seat(tr, words, number(view, "seat"))
        return Quick("", [f"{_NAMING[kind]} {seat}"]) if seat >= 0 else None
    if reader is None:
        return None
    try:
        moves = reader(tr, words, view)
    except Unread as problem:
        return Quick(problem.said)
    return Quick("", moves, is_whole=True) if moves else None


def _moment(tr: Texts, typed: str, view: Data) -> list[str]:
    verb, _, rest = typed.partition(" ")
    if not typed:
        return ["go on"]
    if verb == "offer" and (":" in rest or " for " in f" {rest} "):
        return borgia_deals.offer(tr, rest, view)
    if verb == "rehouse" and rest:
        return _rehouse(tr, rest, view)
    return []


def _trade_answer(tr: Texts, typed: str, view: Data) -> list[str]:
    verb, _, rest = typed.partition(" ")
    return borgia_deals.counter(tr, rest, view) if verb.rstrip(":") == "counter" and rest else []


def _trade_give(tr: Texts, typed: str, view: Data) -> list[str]:
    making = view.get("making")
    partner = number(making, "partner") if isinstance(making, dict) else 0
    own = number(view, "seat")
    words = typed.removeprefix("give ")
    if " for " in f" {words} ":
        return borgia_deals.both_sides(tr, words, view, own, partner)
    return borgia_deals.giving(tr, words, view, own) if words else []


def _trade_ask(tr: Texts, typed: str, view: Data) -> list[str]:
    making = view.get("making")
    partner = number(making, "partner") if isinstance(making, dict) else 0
    words = typed.removeprefix("ask ").removeprefix("for ")
    return borgia_deals.asking(tr, words, view, partner) if words else []


def _pledge(tr: Texts, typed: str, view: Data) -> list[str]:
    """'buy from medici' alone is the first link."""
    verb, *rest = typed.split() or [""]
    is_link = rest[:1] in (["from"], ["to"]) and "for" not in rest
    return borgia_deals.pledge(tr, typed, view) if verb in ("buy", "sell") and not is_link else []


def _pledge_votes(tr: Texts, typed: str, view: Data) -> list[str]:
    words = typed.removesuffix(" votes").removesuffix(" vote")
    return [f"votes {words}"] if words.isdecimal() and len(words) < 4 else []


def _pledge_price(tr: Texts, typed: str, view: Data) -> list[str]:
    pledge = view.get("pledge")
    payer = number(pledge, "payer") if isinstance(pledge, dict) else 0
    return [borgia_deals.read_price(tr, typed, texts(seat_data(view, payer), "owned"))] if typed else []


def _bid(tr: Texts, typed: str, view: Data) -> list[str]:
    words = typed.removeprefix("bid ").removesuffix("ducats").strip()
    return [f"bid {words}"] if words.isdecimal() and len(words) < 6 else []


# Ballots and cardinals ----------------------------------------------------------------------------------------------


def _ballot(tr: Texts, typed: str, view: Data) -> list[str]:
    """The links from the next candidate on; the last one gets what is left."""
    own = number(view, "seat")
    mine = seat_data(view, own)
    words = typed.removeprefix("vote ").strip()
    asked, filled = candidates(view), number(view, "filled")
    cast = numbers(mine, "ballot")
    if not words or words == "vote":
        return []
    if words.isdecimal() and len(words) < 4:
        return [f"vote {words} for {asked[filled]}"]
    total = number(mine, "votes")
    covered = asked[:filled]
    left = total - sum(cast[seat] for seat in covered)
    shares = read_shares(tr, words, own, left)
    strangers = [seat for seat in shares if seat not in asked[filled:]]
    if strangers:
        message = "unread-cast" if strangers[0] in covered else "unread-candidate"
        raise Unread(tr.text(message, name=tr.names[strangers[0]]))
    if sum(shares.values()) != left:
        if list(shares) == [asked[filled]]:
            return [f"vote {shares[asked[filled]]} for {asked[filled]}"]
        raise Unread(tr.text("unread-votes", votes=left, named=sum(shares.values())))
    return [f"vote {shares.get(seat, 0)} for {seat}" for seat in asked[filled:-1]]


def _cardinals(tr: Texts, typed: str, view: Data) -> list[str]:
    words = typed.removeprefix("cardinals").strip()
    seats = len(tr.names)
    if not words or (all(word.isdecimal() for word in words.split()) and len(words.split()) == seats):
        return []
    shares = read_shares(tr, words, number(view, "seat"), seats)
    if max(shares.values()) > seats:
        raise Unread(tr.text("unread-cardinals", count=seats))
    return ["cardinals " + " ".join(str(shares.get(seat, 0)) for seat in range(seats))]


# Cards --------------------------------------------------------------------------------------------------------------


def _hire(tr: Texts, typed: str, view: Data) -> list[str]:
    words = typed.removeprefix("hire").strip()
    if not words or words.isdecimal():
        return []
    if words in ("nobody", "none", "nothing"):
        return ["hire nobody"]
    hand = [card for card in texts(seat_data(view, number(view, "seat")), "hand") if kind_of(tr, card) == "condottiere"]
    items = split(words)
    if len(items) == 1:
        try:
            cards = [read_card(tr, words, hand)]
        except Unread:
            cards = [read_card(tr, word, hand) for word in words.split()]
    else:
        cards = [read_card(tr, item, hand) for item in items]
    strangers = [card for card in cards if kind_of(tr, card) != "condottiere"]
    if strangers:
        raise Unread(tr.text("unread-condottiere", card=tr.card(strangers[0])))
    return ["hire " + " ".join(dict.fromkeys(cards))]


def _place(tr: Texts, typed: str, view: Data) -> list[str]:
    mine = seat_data(view, number(view, "seat"))
    if typed not in ("home", "in home", "at home") or not texts(mine, "new"):
        return []
    return [f"house {texts(mine, 'new')[0]} in {mine['home']}"]


def _rehouse(tr: Texts, words: str, view: Data) -> list[str]:
    """A place or none for every card that may move; cards that are not named stay."""
    mine = seat_data(view, number(view, "seat"))
    now = {card: place for place, housed in places(mine).items() for card in housed}
    kinds = {"office", "artist", "minor_family"}
    cards = [card for card in texts(mine, "owned") if kind_of(tr, card) in kinds]
    movable = [card for card in cards if card not in now or kind_of(tr, card) != "minor_family"]
    wanted = {card: now.get(card, "") for card in movable}
    for item in split(words):
        name, word, place = item.removesuffix(" nowhere").partition(" in ")
        if not item.endswith(" nowhere") and not (word and place):
            raise Unread(tr.text("unread-housing"))
        card = read_card(tr, name, cards)
        if card not in wanted:
            message = "unread-settled" if card in now else "unread-not-yours"
            raise Unread(tr.text(message, card=tr.card(card)))
        wanted[card] = _read_place(tr, place, mine) if place else ""
    taken = {(place, kind_of(tr, card)): card for card, place in now.items() if card not in wanted}
    links = ["rehouse"]
    for card in movable:
        spot = (wanted[card], kind_of(tr, card))
        if spot in taken:
            there = tr.card(taken[spot])
            raise Unread(tr.text("unread-taken", place=tr.card(spot[0]), card=tr.card(card), other=there))
        if any((place, spot[1]) not in taken for place in places(mine)):
            links.append(f"house {card} in {spot[0]}" if spot[0] else f"house {card} nowhere")
        if spot[0]:
            taken[spot] = card
    return links


def _read_place(tr: Texts, words: str, mine: Data) -> str:
    if words.strip() == "home":
        return str(mine["home"])
    return read_card(tr, words.strip(), places(mine))


_READERS: Final[dict[str, Callable[[Texts, str, Data], list[str]]]] = {
    "moment": _moment,
    "trade_answer": _trade_answer,
    "trade_give": _trade_give,
    "trade_ask": _trade_ask,
    "pledge": _pledge,
    "pledge_votes": _pledge_votes,
    "pledge_price": _pledge_price,
    "auction": _bid,
    "ballot": _ballot,
    "cardinals": _cardinals,
    "hire": _hire,
    "place": _place,
}
