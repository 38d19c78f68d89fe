"""Whole trades and pledges in one line of Borgia, cut into the links that the rules ask for."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from curia.terminal.borgia_data import seat_data
from curia.terminal.borgia_words import ANY, Unread, leading_seat, read_card, read_seat, read_side
from curia.terminal.data import Data, fields, number, numbers, standing, tables, text, texts
from curia.text import Texts

_FOR: Final = re.compile(r"\s+for\s+")
_PLEDGE: Final = re.compile(
    r"(buy|sell)\s+(?:(\d+|all)\s+)?(?:votes?\s+)?(?:from|to|of)\s+(.+?)\s+for\s+(.+?)\s+for\s+(.+)"
)
_PRICE: Final = re.compile(r"(\d{1,5})\s*(ducats?|cardinals?|d)?\s*(now)?\s*(if(?:\s+.*)?elected)?")


# Trades -------------------------------------------------------------------------------------------------------------


def offer(tr: Texts, words: str, view: Data) -> list[str]:
    """'medici: imola, 20 ducats for titian'."""
    own = number(view, "seat")
    name, colon, rest = words.partition(":")
    if colon:
        partner = read_seat(tr, name, own)
    else:
        partner, count = leading_seat(tr, words.split(), own)
        rest = " ".join(words.split()[count:])
    return [f"offer {partner}", *both_sides(tr, rest, view, own, partner)]


def counter(tr: Texts, words: str, view: Data) -> list[str]:
    trade = view.get("trade")
    other = number(trade, "offerer") if isinstance(trade, dict) else 0
    return ["counter", *both_sides(tr, words.removeprefix(":"), view, number(view, "seat"), other)]


def both_sides(tr: Texts, words: str, view: Data, own: int, partner: int) -> list[str]:
    sides = _FOR.split(f" {words.strip()} ")
    if len(sides) != 2:
        raise Unread(tr.text("unread-offer"))
    return [*giving(tr, sides[0], view, own, is_complete=True), *asking(tr, sides[1], view, partner, is_complete=True)]


def giving(tr: Texts, words: str, view: Data, own: int, is_complete: bool = False) -> list[str]:
    """The links of the own side; ducats end it."""
    mine = seat_data(view, own)
    cards, ducats = read_side(tr, words, [*texts(mine, "owned"), *texts(mine, "hand")])
    links = _named(tr, "give", cards)
    if is_complete or ducats is not None or not cards:
        links.append(f"give {ducats or 0} ducats")
    return links


def asking(tr: Texts, words: str, view: Data, partner: int, is_complete: bool = False) -> list[str]:
    known = [text(item, "card") for item in tables(view, "known") if numbers(item, "seats") == [partner]]
    cards, ducats = read_side(tr, words, [*texts(seat_data(view, partner), "owned"), *known])
    links = _named(tr, "ask", cards)
    if is_complete or ducats is not None or not cards:
        links.append(f"ask {ducats or 0} ducats")
    return links


def _named(tr: Texts, verb: str, cards: Iterable[str]) -> list[str]:
    """Links for cards, in the order of the card list, as the rules want them."""
    order = [*tr.facts, *ANY]
    return [f"{verb} {card.replace('_', ' ') if card in ANY else card}" for card in sorted(cards, key=order.index)]


# A trade that has been begun ----------------------------------------------------------------------------------------


def begun(making: Data) -> str:
    """The move that began it."""
    return "counter" if making["counter"] else f"offer {number(making, 'partner')}"


def anew(tr: Texts, words: str, view: Data, making: Data) -> list[str]:
    """A whole trade in one line, whatever was named before: all of it, with its beginning."""
    own, partner = number(view, "seat"), number(making, "partner")
    verb, _, rest = words.partition(" ")
    if verb == "offer":
        return offer(tr, rest, view) if is_whole(rest) else [f"offer {read_seat(tr, rest, own)}"]
    if verb.rstrip(":") == "counter":
        words = rest
    return [begun(making), *both_sides(tr, words.removeprefix("give "), view, own, partner)]


def is_whole(words: str) -> bool:
    """Whether words are about both sides of a trade."""
    return ":" in words or " for " in f" {words} "


def more_given(tr: Texts, words: str, view: Data, making: Data) -> list[str]:
    """The begun trade with more on the own side: cards come in any order, and are put in that of the card list."""
    links = giving(tr, words, view, number(view, "seat"))
    return [begun(making), *_merged(tr, "give", [*texts(making, "gives"), *texts(making, "gives_cards")], links)]


def more_asked(tr: Texts, words: str, view: Data, making: Data) -> list[str]:
    given = _named(tr, "give", [*texts(making, "gives"), *texts(making, "gives_cards")])
    links = asking(tr, words, view, number(making, "partner"))
    asked = _merged(tr, "ask", [*texts(making, "asks"), *texts(making, "asks_cards")], links)
    return [begun(making), *given, f"give {number(making, 'gives_ducats')} ducats", *asked]


def _merged(tr: Texts, verb: str, before: Sequence[str], links: Sequence[str]) -> list[str]:
    words = [link.removeprefix(f"{verb} ") for link in links]
    ducats = [word for word in words if word.endswith(" ducats")]
    cards = [word.replace(" ", "_") for word in words if word not in ducats]
    return [*_named(tr, verb, [*before, *cards]), *[f"{verb} {word}" for word in ducats]]


# Pledges ------------------------------------------------------------------------------------------------------------


def pledge(tr: Texts, words: str, view: Data) -> list[str]:
    """'buy 10 votes from medici for colonna for 20 ducats if elected'."""
    found = _PLEDGE.fullmatch(words)
    if not found:
        raise Unread(tr.text("unread-pledge"))
    verb, votes, name, candidate, price = found.groups()
    own = number(view, "seat")
    other = read_seat(tr, name, own)
    voter = other if verb == "buy" else own
    links = [f"buy from {other}" if verb == "buy" else f"sell to {other}"]
    links.append(f"candidate {read_seat(tr, candidate, own)}")
    free = number(fields(standing(view, voter), "votes"), "free")
    if not view["last_ballot"]:
        if votes is None:
            raise Unread(tr.text("unread-pledge-votes", votes=free))
        links.append(f"votes {free if votes == 'all' else int(votes)}")
    elif votes not in (None, "all", str(free)):
        raise Unread(tr.text("unread-last-pledge", votes=free))
    payer = own if verb == "buy" else other
    return [*links, read_price(tr, price, texts(seat_data(view, payer), "owned"))]


def read_price(tr: Texts, words: str, offices: list[str]) -> str:
    """'20 ducats if elected', '2 cardinals', 'datary'."""
    words = words.removeprefix("price ").strip()
    found = _PRICE.fullmatch(words)
    if found:
        amount, unit, _, elected = found.groups()
        if unit and unit.startswith("c"):
            return f"price {int(amount)} cardinals"
        return f"price {int(amount)} ducats{' if elected' if elected else ''}"
    if re.match(r"\d", words):
        raise Unread(tr.text("unread-price"))
    office = read_card(tr, re.sub(r"\s+if(\s+.*)?\s+elected$", "", words), offices)
    if tr.facts.get(office, {}).get("kind") != "office":
        raise Unread(tr.text("unread-price"))
    return f"price {office}"
