"""Hands that fit what a seat knows of them: how they are dealt, and whether given ones fit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, knowledge, phase, placing
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.placing import Placing, Wanted
from curia.games.borgia.state import BorgiaState, Table
from curia.games.borgia.view import HIDDEN, BorgiaView

_SPARE: Final = 6
"""Behind the room of each hand: cards that are in some hand of unknown size."""


def on_table(config: Config, table: Table) -> Bag:
    """Every card that lies open somewhere."""
    lying = table.pile + table.gone + table.to_lay + (table.gathered & ~table.owned[table.pope])
    for seat in range(config.seats):
        lying += table.owned[seat]
    if table.phase == phase.AUCTION:
        lying += cards.ONE[table.card]
    if table.spouses != 0:
        lying += cards.MARRIAGE_ONE
    if table.savonarola:
        lying += cards.SAVONAROLA_ONE
    return lying


def unseen(config: Config, view: BorgiaView) -> Bag:
    """Cards of which the view does not tell where they are: in deck, market and hidden hands."""
    pool = cards.FULL - on_table(config, view.table)
    for seat in range(config.seats):
        if view.hand[seat] != HIDDEN:
            pool -= view.hand[seat]
    return pool


# How many cards ------------------------------------------------------------


def _size_of(config: Config, view: BorgiaView, seat: Seat) -> i64:
    """How many cards a hidden hand has, or HIDDEN. In set-up everybody can count how many have been dealt."""
    table = view.table
    if view.sizes[seat] != HIDDEN:
        return view.sizes[seat]
    if has(table.settled, seat):
        return HIDDEN
    if table.phase == phase.DRAW_POPE:
        return 0
    if table.phase == phase.DEAL_HAND:
        if seat == table.turn:
            return table.dealt
        if table.next == agenda.DEAL:
            passed = (table.turn - table.pope + config.seats) % config.seats
            if (seat - table.pope + config.seats) % config.seats > passed:
                return 0
    return config.hand_size


def _least_size(view: BorgiaView, seat: Seat) -> i64:
    """Cards that a hand of unknown size is sure to hold."""
    least: i64 = 0
    if view.table.phase == phase.STEAL and view.table.target == seat:
        least = 1
    trade = view.trade
    if trade is not None:
        if trade.offerer == seat:
            least = view.gives_hand
        elif trade.partner == seat and view.table.phase == phase.CONSENT:
            least = view.asks_hand
    sure: i64 = 0
    for row in range(cards.HAND_CARD_COUNT):
        if view.known[row] == bit(seat):
            sure += 1
    if sure > least:
        return sure
    return least


def _find_room(config: Config, view: BorgiaView, room: vec[i64], hidden: i64, pool: Bag) -> i64:
    """How many cards each hidden hand has: known, or at least so many, and how many more all hands together hold.

    Returns the seats whose hands may be larger."""
    left = cards.size(pool) - view.deck_size - view.table.market
    guessed: i64 = 0
    for seat in range(config.seats):
        if has(hidden, seat):
            room[seat] = _size_of(config, view, seat)
            if room[seat] == HIDDEN:
                room[seat] = _least_size(view, seat)
                guessed |= bit(seat)
            left -= room[seat]
    room[_SPARE] = left
    return guessed


# Dealing ------------------------------------------------------------


def draw_hands(config: Config, view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Deal the hidden hands so that all that is known holds; the rest is the deck."""
    pool = unseen(config, view)
    hidden: i64 = 0
    for seat in range(config.seats):
        if view.hand[seat] == HIDDEN:
            hidden |= bit(seat)
            state.hand[seat] = 0
        else:
            state.hand[seat] = view.hand[seat]
    if hidden != 0:
        room = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        guessed = _find_room(config, view, room, hidden, pool)
        unsure: i64 = 0
        for row in range(cards.HAND_CARD_COUNT):
            seats = view.known[row]
            if seats & (seats - 1) != 0:
                unsure |= bit(row)
            elif seats != 0:
                seat = lowest(seats)
                state.hand[seat] += cards.ONE[knowledge.CARD_OF_ROW[row]]
                pool -= cards.ONE[knowledge.CARD_OF_ROW[row]]
                room[seat] -= 1
        if unsure != 0 or _is_any_left(room, guessed) or view.trade is not None:
            if view.placing is None:
                view.placing = _find_ways(view, state, room, guessed, unsure, pool)
            pool = _place(config, view.placing, state, room, pool, rng)
        else:
            placing.deal_room(room, guessed, room[_SPARE], rng)
        pool = _fill(config, state, room, hidden & view.table.settled, pool, cards.HAND_CARDS, rng)
        pool = _fill(config, state, room, hidden & ~view.table.settled, pool, cards.FULL | cards.HAND_CARDS, rng)
    state.deck = pool


def _is_any_left(room: vec[i64], guessed: i64) -> bool:
    """Whether a hand of unknown size is sure to hold more cards than those that are known."""
    for seat in range(_SPARE):
        if has(guessed, seat) and room[seat] > 0:
            return True
    return False


def _place(config: Config, ways: Placing, state: BorgiaState, room: vec[i64], pool: Bag, rng: Rng) -> Bag:
    """Place all cards of which something is known, and deal the rest of the hand that the trade is about."""
    for seat in range(config.seats):
        pool += state.hand[seat]
    elsewhere = ways.draw(state, room, rng)
    for seat in range(config.seats):
        pool -= state.hand[seat]
    if ways.holder != placing.NOBODY:
        pool -= elsewhere
        pool = _fill(config, state, room, bit(ways.holder), pool, cards.HAND_CARDS, rng)
        pool += elsewhere
    return pool


def _fill(config: Config, state: BorgiaState, room: vec[i64], seats: i64, pool: Bag, kind: Bag, rng: Rng) -> Bag:
    """Deal the rest of some hands from the cards of a kind."""
    fitting = pool & kind
    left = cards.size(fitting)
    for seat in range(config.seats):
        if has(seats, seat):
            while room[seat] > 0 and left > 0:
                card = cards.pick(fitting, rng.below(left))
                fitting -= cards.ONE[card]
                pool -= cards.ONE[card]
                left -= 1
                state.hand[seat] += cards.ONE[card]
                room[seat] -= 1
    return pool


def _find_ways(view: BorgiaView, state: BorgiaState, room: vec[i64], guessed: i64, unsure: i64, pool: Bag) -> Placing:
    """What can be in which hand: the cards of which several hands may be the holder, and those that a trade wants."""
    wanted = _wanted(view)
    if wanted is not None:
        wanted.beside(state.hand[wanted.holder])
        if wanted.is_there():
            wanted = None
    ways = Placing(room, guessed, room[_SPARE], wanted)
    for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
        loose = cards.count(pool, card)
        for row in range(knowledge.FIRST_ROW[card], knowledge.FIRST_ROW[card] + knowledge.copies_in_game(card)):
            if has(unsure, row):
                ways.add(card, view.known[row])
                loose -= 1
        ways.add_loose(card, loose)
    return ways


def _wanted(view: BorgiaView) -> Wanted | None:
    """What the trade on the table tells the seat of the other's hand."""
    trade = view.trade
    if trade is None:
        return None
    if view.seat == trade.partner:
        return Wanted(trade.offerer, trade.give_hand, 0, 0)
    if view.seat == trade.offerer and view.table.phase == phase.CONSENT:
        return Wanted(trade.partner, trade.ask_hand, trade.any_condottieri, trade.any_deaths)
    return None


# Whether hands fit ------------------------------------------------------------


def hands_fit(config: Config, view: BorgiaView, state: BorgiaState) -> bool:
    """Whether `draw_hands` can deal these hands; what the trade on the table says of them apart."""
    pool = unseen(config, view)
    for seat in range(config.seats):
        hand = state.hand[seat]
        if view.hand[seat] != HIDDEN:
            if hand != view.hand[seat]:
                return False
            continue
        if has(view.table.settled, seat) and hand & ~cards.HAND_CARDS != 0:
            return False
        number = _size_of(config, view, seat)
        if number == HIDDEN:
            if cards.size(hand) < _least_size(view, seat):
                return False
        elif cards.size(hand) != number:
            return False
        pool -= hand
    return (
        state.deck == pool
        and cards.size(pool) == view.deck_size + view.table.market
        and all_known_are_there(config, view.known, state)
    )


def all_known_are_there(config: Config, known: vec[i64], state: BorgiaState) -> bool:
    """Whether each row can mean a card of its own: no hands together are said to hold more of a card than they do."""
    for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
        for seats in range(1, bit(config.seats)):
            said: i64 = 0
            for row in range(knowledge.FIRST_ROW[card], knowledge.FIRST_ROW[card] + knowledge.copies_in_game(card)):
                if known[row] != 0 and known[row] & ~seats == 0:
                    said += 1
            if said == 0:
                continue
            for seat in range(config.seats):
                if has(seats, seat):
                    said -= cards.count(state.hand[seat], card)
            if said > 0:
                return False
    return True
