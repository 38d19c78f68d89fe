"""Positions of Borgia in few words: cards that a test does not name are in the deck."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from curia.core.bits import bit
from curia.games.borgia import agenda, moves
from curia.games.borgia.cards import FIRST_HOME, FULL, ONE, OPEN_END, TOWNS_END, cards_in, size
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState, one_lane

STARTS = {
    "moment 0": (0, agenda.MOMENT),
    "market": (0, agenda.STEP),
    "moment 1": (1, agenda.MOMENT),
    "play": (1, agenda.STEP),
    "moment 2": (2, agenda.MOMENT),
    "seize": (2, agenda.STEP),
    "moment 3": (3, agenda.MOMENT),
    "next phase": (3, agenda.STEP),
    "phase": (0, agenda.PHASE),
    "pledges": (0, agenda.PLEDGE),
    "ballot": (0, agenda.VOTE),
    "new round": (0, agenda.NEW_ROUND),
    "ducats": (0, agenda.DRAW),
    "hand out": (0, agenda.HAND_OUT),
    "cardinals": (0, agenda.CARDINALS),
}
"""Where a position can begin, with the number of the moment and what the rules do next.

The moments and steps of the phase of `active` go by their names. 'next phase': that phase is over. 'phase': `active`
begins a phase, or the round ends with its income if the market is empty. 'pledges': the election has begun, before its
first ballot or the one named. 'ballot': the same, all pledges made. 'new round': the Pope is elected, and the round
after `round` begins. 'ducats': the cards of `round` are drawn; the 35 ducats, the market and the reshuffle follow.
'hand out': the Pope's own offices are next. 'cardinals': they are next."""


@dataclass(frozen=True)
class Player:
    """What a seat has; see `player`."""

    hand: str
    lies: str
    ducats: int
    cardinals: int
    skips: int


def player(hand: str = "", lies: str = "", ducats: int = 100, cardinals: int = 4, skips: int = 0) -> Player:
    """A seat. The hand is 'spy*2 renzo'.

    What lies before it is 'imola(varano datary) florence(perugino) treasurer': in brackets what a town or the home town
    houses, without brackets what has no place. `skips` counts the phases to be skipped."""
    return Player(hand, lies, ducats, cardinals, skips)


def cards(text: str) -> list[str]:
    """'spy*2 renzo' is spy, spy, renzo."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def bag(game: Borgia, text: str) -> int:
    """The cards of a text as the engine keeps them."""
    total = 0
    for name in cards(text):
        total += int(ONE[game.cards.number[name]])
    return total


def names(game: Borgia, cards_: int) -> list[str]:
    """The cards in a bag, in the order of the card list."""
    return [game.cards.ids[card] for card in cards_in(cards_)]


def mask(seats: Iterable[int]) -> int:
    return sum(int(bit(seat)) for seat in seats)


def place_number(game: Borgia, name: str) -> int:
    """A town or home town as the engine counts places."""
    if name in game.cards.home_ids:
        return FIRST_HOME + game.cards.home_ids.index(name)
    town = int(game.cards.number[name])
    assert town < TOWNS_END, f"{name} has no places"
    return town


def _lay(game: Borgia, state: BorgiaState, seat: int, text: str) -> None:
    table = state.table
    for name, brackets, housed in re.findall(r"(\w+)(\(([^)]*)\))?", text):
        if name not in game.cards.home_ids:
            card = game.cards.number[name]
            assert card < OPEN_END, f"{name} cannot lie open"
            table.owned[seat] |= bit(card)
        if brackets:
            inside = bag(game, housed)
            table.owned[seat] |= inside
            table.housed[place_number(game, name)] |= inside


def position(
    game: Borgia,
    start: str,
    *players: Player,
    pope: int,
    active: int,
    round: int,
    market: int | None,
    pile: str,
    gone: str,
    spouses: Iterable[int],
    savonarola: bool,
    reshuffled: bool,
    got: Iterable[int] | None,
    offers: int,
    candidates: Iterable[int] | None,
    ballot: int,
    last_ballot: bool,
    first_out: int,
) -> BorgiaState:
    """A position in which nobody is asked yet: the rules go on from it."""
    state = game.initial()
    table = state.table
    everyone = range(game.seats)
    people = [*players, *[player() for _ in range(game.seats - len(players))]]
    assert len(people) == game.seats, "more players than seats"
    for seat, one in enumerate(people):
        state.ducats[seat] = one.ducats
        state.hand[seat] = bag(game, one.hand)
        table.cardinals[seat] = one.cardinals
        table.skips += one_lane(one.skips, seat, 4)
        _lay(game, state, seat, one.lies)
    state.bank = -sum(one.ducats for one in people)
    table.moment, table.next = STARTS[start]
    table.asked = 0
    table.round = round
    table.pope = pope
    table.active = active
    table.turn = active if start == "phase" else pope
    table.settled = mask(everyone)
    table.offers = offers
    table.pile = bag(game, pile)
    table.gone = bag(game, gone)
    table.spouses = mask(spouses)
    table.savonarola = savonarola
    table.reshuffled = reshuffled
    if got is not None:
        table.got = mask(got)
    elif round > 1 and start not in ("ducats", "hand out", "cardinals"):
        table.got = mask(seat for seat in everyone if seat != pope)
    if start == "ducats":
        table.dealt = game.seats
    if start in ("pledges", "ballot"):
        table.candidates = mask(everyone if candidates is None else candidates)
        table.ballot = ballot
        table.last_ballot = last_ballot
        table.first_out = moves.NO_SEAT if first_out < 0 else first_out
        if start == "ballot":
            table.done = mask(everyone)
    lying = bag(game, "marriage") if table.spouses else 0
    lying += bag(game, "savonarola") if savonarola else 0
    used = sum(int(cards_) for cards_ in [*table.owned, *state.hand, table.pile, table.gone, lying])
    state.deck = FULL - used
    between = start in ("pledges", "ballot", "new round", "ducats", "hand out", "cardinals")
    table.market = 0 if between else min(int(game.config.market_size), int(size(state.deck)))
    if market is not None:
        table.market = market
    return state
