"""Lines of Borgia that say a whole answer at once, or say it shorter than the rules ask for it."""

from collections.abc import Callable, Sequence
from typing import Final

from curia.terminal import borgia_deals
from curia.terminal.borgia_data import candidates, kind_of, places, seat_data
from curia.terminal.borgia_words import Unread, find_seat, read_card, read_seat, read_shares, split
from curia.terminal.data import Data, fields, number, numbers, texts
from curia.terminal.painter import Draft, Quick
from curia.text import Texts

_TRADE: Final = Draft(("offer", "counter"), ("give", "ask"), "hint-begun-deal")
_PLEDGE: Final = Draft(("buy", "sell"), ("candidate", "votes"), "hint-begun-deal")
_PLEDGING: Final = ("pledge_candidate", "pledge_votes", "pledge_price")
DRAFTS: Final = {
    "trade_give": _TRADE,
    "trade_ask": _TRADE,
    **dict.fromkeys(_PLEDGING, _PLEDGE),
    "pick": Draft(("accept",), ("pick",), "hint-begun-pick"),
    "place": Draft(("rehouse",), ("house",), "hint-begun-housing"),
}
"""Questions that are about a part of an answer, which stays private until its last part is named."""
_NAMING: Final = {"pledge_candidate": "candidate", "name_out": "out", "last_word": "elect"}


def quick(tr: Texts, kind: str, typed: str, view: Data) -> Quick | None:
    words = " ".join(typed.split())
    is_deal = kind in DRAFTS and words.partition(" ")[0] in DRAFTS[kind].begins
    reader = _pledge_anew if is_deal and kind in _PLEDGING else _READERS.get(kind)
    if kind in _NAMING and not is_deal:
        seat = find_seat(tr, words, number(view, "seat"))
        return Quick("", [f"{_NAMING[kind]} {seat}"]) if seat >= 0 else None
    if reader is None:
        return None
    try:
        moves = reader(tr, words, view)
    except Unread as problem:
        return Quick(problem.said)
    if not moves:
        return None
    is_anew = kind in DRAFTS and moves[0].split()[0] in DRAFTS[kind].begins
    return Quick("", moves, is_whole=True, is_from_beginning=is_anew)


def _moment(tr: Texts, typed: str, view: Data) -> list[str]:
    verb, _, rest = typed.partition(" ")
    if not typed:
        return ["go on"]
    if verb == "offer" and borgia_deals.is_whole(rest):
        return borgia_deals.offer(tr, rest, view)
    if verb == "rehouse" and rest:
        return _rehouse(tr, rest, view)
    return []


def _trade_answer(tr: Texts, typed: str, view: Data) -> list[str]:
    verb, _, rest = typed.partition(" ")
    return borgia_deals.counter(tr, rest, view) if verb.rstrip(":") == "counter" and rest else []


def _trade_give(tr: Texts, typed: str, view: Data) -> list[str]:
    return _making(tr, typed, view, borgia_deals.more_given, ("give ",))


def _trade_ask(tr: Texts, typed: str, view: Data) -> list[str]:
    return _making(tr, typed, view, borgia_deals.more_asked, ("ask ", "for "))


def _making(
    tr: Texts, typed: str, view: Data, more: Callable[[Texts, str, Data, Data], list[str]], prefixes: Sequence[str]
) -> list[str]:
    """A line about one side adds to the begun trade; one about both, or to another player, begins it anew."""
    making = fields(view, "making")
    words = typed
    for prefix in prefixes:
        words = words.removeprefix(prefix)
    if typed.partition(" ")[0].rstrip(":") in ("offer", "counter") or borgia_deals.is_whole(words):
        return borgia_deals.anew(tr, typed, view, making)
    return more(tr, words, view, making) if words else []


def _pledge(tr: Texts, typed: str, view: Data) -> list[str]:
    """'buy from medici' alone is the first link."""
    verb, *rest = typed.split() or [""]
    return borgia_deals.pledge(tr, typed, view) if verb in ("buy", "sell") and not _is_link(rest) else []


def _is_link(rest: Sequence[str]) -> bool:
    return rest[:1] in (["from"], ["to"]) and "for" not in rest


def _pledge_anew(tr: Texts, typed: str, view: Data) -> list[str]:
    """A pledge that was begun is begun again: as a whole, or with another player."""
    verb, *rest = typed.split()
    if not _is_link(rest):
        return borgia_deals.pledge(tr, typed, view)
    return [f"{verb} {rest[0]} {read_seat(tr, ' '.join(rest[1:]), number(view, 'seat'))}"]


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
        raise Unread(tr.text("unread-condottiere", **tr.named("card", strangers[0])))
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
            raise Unread(tr.text(message, **tr.named("card", card)))
        wanted[card] = _read_place(tr, place, mine) if place else ""
    taken = {(place, kind_of(tr, card)): card for card, place in now.items() if card not in wanted}
    links = ["rehouse"]
    for card in movable:
        spot = (wanted[card], kind_of(tr, card))
        if spot in taken:
            said = tr.named("place", spot[0]) | tr.named("card", card) | tr.named("other", taken[spot])
            raise Unread(tr.text("unread-taken", **said))
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
