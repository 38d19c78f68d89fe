"""Hands that fit what a seat knows of them: how they are dealt, and whether given ones fit."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest, nth, popcount
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, knowledge, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table, filled
from curia.games.borgia.view import HIDDEN, BorgiaView

_SPARE: Final = 6
"""Behind the room of each hand: cards that are in some hand of unknown size."""
_NAMED: Final = 7
"""From here on, by hand card: what the trade on the table says of a hand."""
_ANY_CONDOTTIERE: Final = _NAMED + cards.CARD_COUNT - cards.FIRST_CONDOTTIERE
_ANY_DEATH: Final = _ANY_CONDOTTIERE + 1
_NOWHERE: Final = -1


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
        if unsure != 0 or view.trade is not None:
            dealing = _Dealing(view, state, room, guessed, unsure)
            dealing.promise(pool, rng)
            dealing.place(rng)
            pool = dealing.hand_out(pool)
        for seat in range(config.seats):
            if room[seat] < 0:
                room[seat] = 0
        while room[_SPARE] > 0 and guessed != 0:
            room[nth(guessed, rng.below(popcount(guessed)))] += 1
            room[_SPARE] -= 1
        pool = _fill(config, state, room, hidden & view.table.settled, pool, cards.HAND_CARDS, rng)
        pool = _fill(config, state, room, hidden & ~view.table.settled, pool, cards.FULL | cards.HAND_CARDS, rng)
    state.deck = pool


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


@final
class _Dealing:
    """Finds a hand for each card of which several hands may be the one, so that no hand gets too many.

    Cards are placed at random. One that finds all its hands full moves others on, along an augmenting path: there is
    one as long as any way to place all cards exists, and the true hands are such a way.

    A hand may also be sure to hold certain cards because of the trade on the table. Each of them is a place that must
    be taken, by a card that may be in that hand or by one of which nothing is known. Paths never empty a place, so
    these stay taken. A `row` is a card here; it is placed at a seat or at one of these."""

    def __init__(self, view: BorgiaView, state: BorgiaState, room: vec[i64], guessed: i64, unsure: i64) -> None:
        self._view = view
        self._state = state
        self._room = room
        """Left in each hand; below 0 for one that takes of the spare room."""
        self._guessed = guessed
        self._unsure = unsure
        self._at: vec[i64] = filled(cards.HAND_CARD_COUNT, _NOWHERE)
        """Where each row is placed."""
        self._holder: Seat = _NOWHERE
        """Whose hand is sure to hold certain cards by the trade."""
        self._must: i64 = 0
        """The places that these take."""
        self._tried: i64 = 0

    def promise(self, pool: Bag, rng: Rng) -> None:
        """Take all places that the trade on the table leads to, beside those of cards that are sure anyway."""
        view = self._view
        trade = view.trade
        if trade is None:
            return
        wanted: Bag = 0
        any_condottieri: i64 = 0
        any_deaths: i64 = 0
        if view.seat == trade.partner:
            self._holder = trade.offerer
            wanted = trade.give_hand
        elif view.seat == trade.offerer and view.table.phase == phase.CONSENT:
            self._holder = trade.partner
            wanted = trade.ask_hand
            any_condottieri = trade.any_condottieri
            any_deaths = trade.any_deaths
        else:
            return
        loose = self._loose_rows(pool)
        hand = self._state.hand[self._holder]
        for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
            lacking = cards.count(wanted, card) - cards.count(hand, card)
            for _ in range(lacking):
                self._take(_NAMED + card - cards.FIRST_CONDOTTIERE, loose, rng)
                hand += cards.ONE[card]
        lacking = cards.size(wanted & cards.CONDOTTIERI) + any_condottieri - cards.size(hand & cards.CONDOTTIERI)
        for _ in range(lacking):
            self._take(_ANY_CONDOTTIERE, loose, rng)
        lacking = cards.size(wanted & cards.DEATHS) + any_deaths - cards.size(hand & cards.DEATHS)
        for _ in range(lacking):
            self._take(_ANY_DEATH, loose, rng)

    def _loose_rows(self, pool: Bag) -> i64:
        """Of the hand cards of which nothing is known, so many rows as may be in hidden hands."""
        loose: i64 = 0
        for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
            left = cards.count(pool, card)
            for row in range(knowledge.FIRST_ROW[card], knowledge.FIRST_ROW[card] + knowledge.copies_in_game(card)):
                if has(self._unsure, row):
                    left -= 1
            for row in range(knowledge.FIRST_ROW[card], knowledge.FIRST_ROW[card] + knowledge.copies_in_game(card)):
                if self._view.known[row] == 0 and left > 0:
                    loose |= bit(row)
                    left -= 1
        return loose

    def _take(self, place: i64, loose: i64, rng: Rng) -> None:
        """Let one of the cards that may be there take a place that must be taken."""
        able: i64 = 0
        for row in range(cards.HAND_CARD_COUNT):
            if self._at[row] == _NOWHERE and _is_for(place, knowledge.CARD_OF_ROW[row]):
                if has(loose, row) or (has(self._unsure, row) and has(self._view.known[row], self._holder)):
                    able |= bit(row)
        if able == 0:
            raise ValueError("a trade is agreed that the partner cannot keep")
        self._at[nth(able, rng.below(popcount(able)))] = place
        self._must |= bit(place)
        self._use_room(self._holder)

    def place(self, rng: Rng) -> None:
        """Find a hand for each unsure row, at random where there is a choice."""
        # Rows with few seats to choose from first: they are the ones that run out of room.
        for choices in range(2, _SPARE + 1):
            for row in range(cards.HAND_CARD_COUNT):
                seats = self._view.known[row]
                if popcount(seats) != choices or self._at[row] != _NOWHERE:
                    continue
                free = self._with_room(seats)
                if free != 0:
                    seat = nth(free, rng.below(popcount(free)))
                    self._at[row] = seat
                    self._use_room(seat)
                    continue
                self._tried = 0
                if not self._find_place(row):
                    raise ValueError("the hands have no room for all that is known to be in them")

    def hand_out(self, pool: Bag) -> Bag:
        """Put the cards into the hands. Returns what is left of the pool."""
        for row in range(cards.HAND_CARD_COUNT):
            seat = self._at[row]
            if seat != _NOWHERE:
                if seat > _SPARE:
                    seat = self._holder
                self._state.hand[seat] += cards.ONE[knowledge.CARD_OF_ROW[row]]
                pool -= cards.ONE[knowledge.CARD_OF_ROW[row]]
        return pool

    def _has_room(self, seat: Seat) -> bool:
        """Whether a hand is not full, or may be larger than was reckoned."""
        return self._room[seat] > 0 or (self._room[_SPARE] > 0 and has(self._guessed, seat))

    def _with_room(self, seats: i64) -> i64:
        free: i64 = 0
        while seats != 0:
            seat = lowest(seats)
            if self._has_room(seat):
                free |= bit(seat)
            seats &= seats - 1
        return free

    def _use_room(self, seat: Seat) -> None:
        if self._room[seat] <= 0:
            self._room[_SPARE] -= 1
        self._room[seat] -= 1

    def _free_room(self, seat: Seat) -> None:
        self._room[seat] += 1
        if self._room[seat] <= 0:
            self._room[_SPARE] += 1

    def _find_place(self, row: i64) -> bool:
        """Place a row, moving others on if need be; nothing changes if that cannot be done."""
        places = self._view.known[row]
        if self._must != 0 and has(places, self._holder):
            for place in range(_NAMED, _ANY_DEATH + 1):
                if has(self._must, place) and _is_for(place, knowledge.CARD_OF_ROW[row]):
                    places |= bit(place)
        while places != 0:
            place = lowest(places)
            places &= places - 1
            if not has(self._tried, place):
                self._tried |= bit(place)
                if place > _SPARE:
                    if self._change_for(row, place):
                        return True
                elif self._has_room(place) or self._clear(place):
                    self._at[row] = place
                    self._use_room(place)
                    return True
        return False

    def _change_for(self, row: i64, place: i64) -> bool:
        """Put a row in the stead of another one at a place that stays taken."""
        for other in range(cards.HAND_CARD_COUNT):
            if self._at[other] == place:
                if not has(self._unsure, other):
                    self._at[other] = _NOWHERE
                elif not self._find_place(other):
                    continue
                self._at[row] = place
                return True
        return False

    def _clear(self, seat: Seat) -> bool:
        """Make room in a full hand: one of its cards moves on, or one of a hand that takes of the same spare room."""
        if self._move_on(seat):
            return True
        if has(self._guessed, seat) and not has(self._tried, _SPARE):
            self._tried |= bit(_SPARE)
            for other in range(_SPARE):
                if has(self._guessed, other) and self._room[other] < 0 and not has(self._tried, other):
                    self._tried |= bit(other)
                    if self._move_on(other):
                        return True
        return False

    def _move_on(self, seat: Seat) -> bool:
        for row in range(cards.HAND_CARD_COUNT):
            if self._at[row] == seat and self._find_place(row):
                self._free_room(seat)
                return True
        return False


def _is_for(place: i64, card: i64) -> bool:
    """Whether a card can take one of the places that a trade makes sure of."""
    if place == _ANY_CONDOTTIERE:
        return cards.ONE[card] & cards.CONDOTTIERI != 0
    if place == _ANY_DEATH:
        return cards.ONE[card] & cards.DEATHS != 0
    return card == place - _NAMED + cards.FIRST_CONDOTTIERE


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
