"""Positions that fit what a seat knows: what it does not know is drawn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has, nth, popcount
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.borgia import election, seizing
from curia.games.borgia.cards import (
    CONDOTTIERI,
    DEATHS,
    FULL,
    HAND_CARDS,
    MARRIAGE,
    MARRIAGE_ONE,
    ONE,
    SAVONAROLA_ONE,
    Bag,
    count,
    pick,
    size,
)
from curia.games.borgia.config import Config
from curia.games.borgia.deals import DUCATS_IF_ELECTED, DUCATS_NOW, NO_SEAT, Trade, copy_pledge, copy_trade
from curia.games.borgia.housing import fees_of
from curia.games.borgia.knowledge import CARD_OF_ROW, known_to_all_as
from curia.games.borgia.legal import legal_moves
from curia.games.borgia.moves import HOME_TARGET, PAYLOAD
from curia.games.borgia.state import (
    AUCTION,
    BALLOT,
    CONSENT,
    DEAL_HAND,
    DOCTOR_ANSWER,
    DRAW_POPE,
    HAND_CARD_COUNT,
    HIRE,
    NEXT_DEAL,
    NO_ANSWER,
    PLEDGE_ANSWER,
    BorgiaState,
    Table,
    copy_table,
    filled,
)
from curia.games.borgia.trading import fees_after
from curia.games.borgia.view import HIDDEN, BorgiaView

_SPARE: Final = 6
"""Behind the room of each hand: cards that are in some hand of unknown size."""
_TRIES: Final = 200
"""A draw that leaves a known card without room is made anew so often at most."""


def determinize(config: Config, view: BorgiaView, rng: Rng) -> BorgiaState:
    """A position that the seat cannot tell from the true one."""
    state = BorgiaState(
        copy_table(view.table),
        filled(config.seats, 0),
        view.ducats[:],
        filled(config.seats, NO_ANSWER),
        filled(config.seats, 0),
        known_to_all_as(view.known, config.seats, view.seat),
    )
    if view.trade is not None:
        state.trade = copy_trade(view.trade)
    if view.making is not None:
        state.making = copy_trade(view.making)
    if view.pledge is not None:
        state.pledge = copy_pledge(view.pledge)
    state.draft = view.draft
    pool = unseen(config, view)
    tries: i64 = 0
    while tries < _TRIES and not _draw_hands(config, view, state, pool, rng, tries == _TRIES - 1):
        tries += 1
    _draw_trade(view, state, rng)
    _draw_ducats(config, view, state, rng)
    _draw_answers(config, view, state, rng)
    return state


def on_table(config: Config, table: Table) -> Bag:
    """Every card that lies open somewhere."""
    cards = table.pile + table.gone + table.to_lay + (table.gathered & ~table.owned[table.pope])
    for seat in range(config.seats):
        cards += table.owned[seat]
    if table.phase == AUCTION:
        cards += ONE[table.card]
    if table.spouses != 0:
        cards += MARRIAGE_ONE
    if table.savonarola:
        cards += SAVONAROLA_ONE
    return cards


def unseen(config: Config, view: BorgiaView) -> Bag:
    """Cards of which the view does not tell where they are: in deck, market and hidden hands."""
    pool = FULL - on_table(config, view.table)
    for seat in range(config.seats):
        if view.hand[seat] != HIDDEN:
            pool -= view.hand[seat]
    return pool


# Hands ------------------------------------------------------------


def _draw_hands(config: Config, view: BorgiaView, state: BorgiaState, pool: Bag, rng: Rng, last: bool) -> bool:
    """Deal the hidden hands so that all that is known holds. False if a card found no room; the last try drops it."""
    room = vec[i64]([0, 0, 0, 0, 0, 0, 0])
    hidden: i64 = 0
    for seat in range(config.seats):
        if view.hand[seat] == HIDDEN:
            hidden |= bit(seat)
            state.hand[seat] = 0
        else:
            state.hand[seat] = view.hand[seat]
    if hidden != 0:
        guessed = _find_room(config, view, room, hidden, pool)
        for row in range(HAND_CARD_COUNT):
            seats = view.known[row]
            if seats != 0 and seats & (seats - 1) == 0:
                pool = _place(state, room, pool, CARD_OF_ROW[row], popcount(seats - 1))
        pool = _place_agreed(view, state, room, pool, rng)
        # Rows with few seats to choose from first: they are the ones that run out of room.
        for choices in range(2, config.seats + 1):
            for row in range(HAND_CARD_COUNT):
                seats = view.known[row]
                if popcount(seats) == choices and count(pool, CARD_OF_ROW[row]) != 0:
                    free = _with_room(config, room, seats, guessed)
                    if free != 0:
                        seat = nth(free, rng.below(popcount(free)))
                        if room[seat] == 0:
                            room[seat] = 1
                            room[_SPARE] -= 1
                        pool = _place(state, room, pool, CARD_OF_ROW[row], seat)
                    elif not last:
                        return False
        while room[_SPARE] > 0 and guessed != 0:
            room[nth(guessed, rng.below(popcount(guessed)))] += 1
            room[_SPARE] -= 1
        pool = _fill(config, view, state, room, hidden & view.table.settled, pool, HAND_CARDS, rng)
        pool = _fill(config, view, state, room, hidden & ~view.table.settled, pool, FULL | HAND_CARDS, rng)
    state.deck = pool
    return True


def _with_room(config: Config, room: vec[i64], seats: i64, guessed: i64) -> i64:
    """Those of the seats whose hands are not full, or may be larger than was reckoned."""
    free: i64 = 0
    for seat in range(config.seats):
        if has(seats, seat) and (room[seat] > 0 or (has(guessed, seat) and room[_SPARE] > 0)):
            free |= bit(seat)
    return free


def _find_room(config: Config, view: BorgiaView, room: vec[i64], hidden: i64, pool: Bag) -> i64:
    """How many cards each hidden hand has: known, or at least so many, and how many more all hands together hold.

    Returns the seats whose hands may be larger."""
    table = view.table
    left = size(pool) - view.deck_size - table.market
    guessed: i64 = 0
    for seat in range(config.seats):
        if not has(hidden, seat):
            continue
        if view.sizes[seat] != HIDDEN:
            room[seat] = view.sizes[seat]
        elif not has(table.settled, seat):
            room[seat] = _first_hand_size(config, table, seat)
        else:
            room[seat] = _least_size(view, seat)
            guessed |= bit(seat)
        left -= room[seat]
    room[_SPARE] = left
    return guessed


def _first_hand_size(config: Config, table: Table, seat: Seat) -> i64:
    """In set-up everybody can count how many cards have been dealt."""
    if table.phase == DRAW_POPE:
        return 0
    if table.phase == DEAL_HAND:
        if seat == table.turn:
            return table.dealt
        if table.next == NEXT_DEAL:
            passed = (table.turn - table.pope + config.seats) % config.seats
            if (seat - table.pope + config.seats) % config.seats > passed:
                return 0
    return config.hand_size


def _least_size(view: BorgiaView, seat: Seat) -> i64:
    """Cards that the hand is sure to hold."""
    least: i64 = 0
    for row in range(HAND_CARD_COUNT):
        if view.known[row] == bit(seat):
            least += 1
    trade = view.trade
    if trade is not None:
        needed: i64 = 0
        if trade.offerer == seat:
            needed = view.gives_hand
        elif trade.partner == seat and view.table.phase == CONSENT:
            needed = view.asks_hand
        if needed > least:
            return needed
    return least


def _place(state: BorgiaState, room: vec[i64], pool: Bag, card: i64, seat: Seat) -> Bag:
    if count(pool, card) == 0 or room[seat] == 0:
        return pool
    state.hand[seat] += ONE[card]
    room[seat] -= 1
    return pool - ONE[card]


def _place_agreed(view: BorgiaView, state: BorgiaState, room: vec[i64], pool: Bag, rng: Rng) -> Bag:
    """Who waits for the Pope's consent knows what the partner has agreed to give."""
    trade = view.trade
    if trade is None or view.table.phase != CONSENT or view.seat != trade.offerer:
        return pool
    seat = trade.partner
    wanted = trade.ask_hand
    for row in range(HAND_CARD_COUNT):
        card = CARD_OF_ROW[row]
        if count(state.hand[seat], card) < count(wanted, card):
            pool = _place(state, room, pool, card, seat)
    pool = _place_kind(state, room, pool, seat, CONDOTTIERI, size(wanted & CONDOTTIERI) + trade.any_condottieri, rng)
    return _place_kind(state, room, pool, seat, DEATHS, size(wanted & DEATHS) + trade.any_deaths, rng)


def _place_kind(state: BorgiaState, room: vec[i64], pool: Bag, seat: Seat, kind: Bag, wanted: i64, rng: Rng) -> Bag:
    while size(state.hand[seat] & kind) < wanted and pool & kind != 0 and room[seat] > 0:
        pool = _place(state, room, pool, pick(pool & kind, rng.below(size(pool & kind))), seat)
    return pool


def _fill(
    config: Config, view: BorgiaView, state: BorgiaState, room: vec[i64], seats: i64, pool: Bag, kind: Bag, rng: Rng
) -> Bag:
    """Deal the rest of some hands from the cards of a kind."""
    cards = pool & kind
    left = size(cards)
    for seat in range(config.seats):
        if has(seats, seat):
            while room[seat] > 0 and left > 0:
                card = pick(cards, rng.below(left))
                cards -= ONE[card]
                pool -= ONE[card]
                left -= 1
                state.hand[seat] += ONE[card]
                room[seat] -= 1
    return pool


# The rest ------------------------------------------------------------


def _some_of(bag: Bag, number: i64, rng: Rng) -> Bag:
    """So many random cards of a bag, or all of it."""
    drawn: i64 = 0
    left = size(bag)
    while number > 0 and left > 0:
        card = pick(bag, rng.below(left))
        bag -= ONE[card]
        drawn += ONE[card]
        left -= 1
        number -= 1
    return drawn


def _draw_trade(view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Hand cards of a trade that the seat does not know."""
    trade = state.trade
    if trade is None:
        return
    agreed = view.table.phase == CONSENT
    if view.seat != trade.offerer and view.seat != trade.partner:
        trade.give_hand = _some_of(state.hand[trade.offerer], view.gives_hand, rng)
        asked_of = state.hand[trade.partner] if agreed else FULL & HAND_CARDS
        trade.ask_hand = _some_of(asked_of, view.asks_hand, rng)
    elif view.seat == trade.offerer and agreed:
        _draw_picks(state, trade, rng)


def _draw_picks(state: BorgiaState, trade: Trade, rng: Rng) -> None:
    rest = state.hand[trade.partner] - trade.ask_hand
    trade.picked = _some_of(rest & CONDOTTIERI, trade.any_condottieri, rng)
    trade.picked += _some_of(rest & DEATHS, trade.any_deaths, rng)


def _draw_ducats(config: Config, view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Hidden ducats: any number that allows what the seat was seen to do."""
    state.bank = 0
    for seat in range(config.seats):
        if view.ducats[seat] == HIDDEN:
            state.ducats[seat] = _least_ducats(config, view, seat) + rng.below(80)
        state.bank -= state.ducats[seat]


def _least_ducats(config: Config, view: BorgiaView, seat: Seat) -> i64:
    table = view.table
    least = table.aside[seat]
    if table.phase == AUCTION and table.bidder == seat and table.bidder != NO_SEAT:
        least += table.bid
    if table.phase == HIRE and seat == table.active and table.target < HOME_TARGET:
        least += fees_of(config, bit(table.target))
    trade = view.trade
    if trade is not None:
        if seat == trade.offerer:
            least += trade.give_ducats + fees_after(config, table, trade.ask_open)
        elif seat == trade.partner and table.phase == CONSENT:
            least += trade.ask_ducats + fees_after(config, table, trade.give_open)
    pledge = view.pledge
    if pledge is not None and table.phase == PLEDGE_ANSWER and pledge.offerer == pledge.payer == seat:
        if pledge.price == DUCATS_NOW or pledge.price == DUCATS_IF_ELECTED:
            least += pledge.amount
    return least


def _draw_answers(config: Config, view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Sealed answers of others, and ballots."""
    table = state.table
    if table.phase == HIRE or table.phase == DOCTOR_ANSWER:
        for seat in range(config.seats):
            if seat == view.seat:
                state.answers[seat] = view.answer
            elif has(answerers(config, state), seat) and not has(table.asked, seat):
                moves = legal_moves(config, state, seat)
                state.answers[seat] = moves[rng.below(len(moves))] & PAYLOAD
    elif table.phase == BALLOT:
        for seat in range(config.seats):
            _draw_ballot(config, view, state, seat, rng)


def answerers(config: Config, state: BorgiaState) -> i64:
    """Who is asked together in a sealed question, whether or not they have answered."""
    table = state.table
    if table.phase == HIRE:
        return bit(table.active) | bit(seizing.defender_of(config, state))
    if table.target == MARRIAGE:
        return table.spouses & ~bit(table.active)
    return table.asked


def _draw_ballot(config: Config, view: BorgiaView, state: BorgiaState, seat: Seat, rng: Rng) -> None:
    table = state.table
    aloud = election.is_aloud(config, table)
    if view.ballots[seat] != HIDDEN:
        state.ballots[seat] = view.ballots[seat]
        state.answers[seat] = view.answer if seat == view.seat else NO_ANSWER
        return
    state.answers[seat] = 0
    if has(table.asked, seat) or aloud:
        return
    complete = False
    while not complete:
        candidate = election.candidate_at(config, table, seat, state.answers[seat])
        least = election.least_votes(table, seat, candidate)
        votes = least + rng.below(election.votes_left(config, state, seat) - least + 1)
        complete = election.add_votes(config, state, seat, candidate, votes)
    state.answers[seat] = NO_ANSWER
