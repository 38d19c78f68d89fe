"""Whole trades and pledges in one line of Borgia, cut into the links that the rules ask for."""

import re
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
    links = [f"give {card}" for card in cards]
    if is_complete or ducats or not cards:
        links.append(f"give {ducats} ducats")
    return links


def asking(tr: Texts, words: str, view: Data, partner: int, is_complete: bool = False) -> list[str]:
    known = [text(item, "card") for item in tables(view, "known") if numbers(item, "seats") == [partner]]
    cards, ducats = read_side(tr, words, [*texts(seat_data(view, partner), "owned"), *known])
    links = [f"ask {card.replace('_', ' ') if card in ANY else card}" for card in cards]
    if is_complete or ducats or not cards:
        links.append(f"ask {ducats} ducats")
    return links


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
        links.append(f"votes {free if votes in (None, 'all') else int(votes)}")
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
