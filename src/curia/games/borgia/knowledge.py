"""What each seat knows of the hands of others (B66).

`BorgiaState.known` has a row for each of the 23 hand cards, alike cards one after another. A row holds eight bits for
each watcher, the seats and then the public: the set of other seats one of which is sure to hold that card, or nothing.
Rows of alike cards mean any of them: two rows {1} of the Spy say that seat 1 holds at least two Spies.

Every rule here only weakens or states what was seen, so a row is always true. Where the table shows the sizes of hands,
they narrow rows down after each change (`reckon_sizes`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.types import Seat
from curia.games.borgia import cards
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState

PUBLIC: Final = 6
"""The lane of what everybody knows."""


def _first_rows() -> vec[i64]:
    rows = vec[i64]([0 for _ in range(cards.FIRST_CONDOTTIERE)])
    row: i64 = 0
    for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
        rows = append(rows, row)
        row += copies_in_game(card)
    return rows


def copies_in_game(card: Card) -> i64:
    return 1 if card < cards.SPY else cards.KIND_COUNTS[card - cards.SPY]


def _cards_of_rows() -> vec[i64]:
    found = vec[i64]()
    for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
        for _ in range(copies_in_game(card)):
            found = append(found, card)
    return found


FIRST_ROW: Final = _first_rows()
CARD_OF_ROW: Final = _cards_of_rows()


def holders(known: vec[i64], row: i64, watcher: i64) -> i64:
    """The seats one of which is sure to hold the card of a row."""
    return known[row] >> 8 * watcher & 255


def _set(known: vec[i64], row: i64, watcher: i64, seats: i64) -> None:
    shift = 8 * watcher
    known[row] = known[row] & ~(_BYTE[watcher]) | seats << shift


_BYTE: Final = vec[i64]([bit(8 * watcher) * 255 for watcher in range(7)])


def _add(known: vec[i64], watcher: i64, card: Card, seats: i64) -> None:
    for row in range(FIRST_ROW[card], FIRST_ROW[card] + copies_in_game(card)):
        if holders(known, row, watcher) == 0:
            _set(known, row, watcher, seats)
            return


def _drop(known: vec[i64], watcher: i64, card: Card, holder: Seat) -> None:
    """A card left the holder's hand: the surest row that may mean it goes, and what may have meant it is less sure."""
    best: i64 = -1
    end = FIRST_ROW[card] + copies_in_game(card)
    for row in range(FIRST_ROW[card], end):
        seats = holders(known, row, watcher)
        if seats >> holder & 1 != 0:
            if best < 0 or popcount(seats) < popcount(holders(known, best, watcher)):
                best = row
    if best < 0:
        return
    gone = holders(known, best, watcher)
    _set(known, best, watcher, 0)
    for row in range(FIRST_ROW[card], end):
        seats = holders(known, row, watcher)
        if seats >> holder & 1 != 0:
            _set(known, row, watcher, seats | gone)


def _confirm(known: vec[i64], watcher: i64, card: Card, holder: Seat, copies: i64) -> None:
    """The holder has shown so many of a card: as if they left the hand and came back in the open."""
    for _ in range(copies):
        _drop(known, watcher, card, holder)
    for _ in range(copies):
        _add(known, watcher, card, bit(holder))


def _widen(known: vec[i64], watcher: i64, giver: Seat, taker: Seat) -> None:
    """Unseen cards went from one hand to another: each may have been the one."""
    for row in range(cards.HAND_CARD_COUNT):
        seats = holders(known, row, watcher)
        if seats >> giver & 1 != 0:
            _set(known, row, watcher, seats | bit(taker))


def all_saw_gain(state: BorgiaState, seats: i64, holder: Seat, card: Card) -> None:
    """A card went to a hand in the open."""
    if len(state.known) == 0:
        return
    for watcher in range(seats):
        if watcher != holder:
            _add(state.known, watcher, card, bit(holder))
    _add(state.known, PUBLIC, card, bit(holder))


def all_saw_loss(state: BorgiaState, seats: i64, holder: Seat, card: Card) -> None:
    """A card left a hand in the open."""
    if len(state.known) == 0:
        return
    for watcher in range(seats):
        if watcher != holder:
            _drop(state.known, watcher, card, holder)
    _drop(state.known, PUBLIC, card, holder)


def passed_on(state: BorgiaState, seats: i64, giver: Seat, taker: Seat, passed: Bag) -> None:
    """Cards went from one hand to another, seen by these two alone."""
    if len(state.known) == 0 or passed == 0:
        return
    known = state.known
    bag = passed
    while bag != 0:
        card = cards.first(bag)
        for _ in range((bag & cards.FIELD[card]) >> cards.SHIFT[card]):
            _drop(known, taker, card, giver)
            _add(known, giver, card, bit(taker))
        bag &= ~cards.FIELD[card]
    for watcher in range(seats):
        if watcher != giver and watcher != taker:
            _widen(known, watcher, giver, taker)
    _widen(known, PUBLIC, giver, taker)


def shown_to(state: BorgiaState, watcher: Seat, holder: Seat, shown: Bag) -> None:
    """One player showed cards of the hand to another (B53)."""
    if len(state.known) == 0:
        return
    bag = shown
    while bag != 0:
        card = cards.first(bag)
        _confirm(state.known, watcher, card, holder, (bag & cards.FIELD[card]) >> cards.SHIFT[card])
        bag &= ~cards.FIELD[card]


def reckon_sizes(config: Config, state: BorgiaState) -> None:
    """Where sizes are shown: a hand that is full of other known cards does not hold a card (§14.18).

    To be called when hands and rows agree again, after each change of a hand that others knew of."""
    if not config.open_ducats or len(state.known) == 0:
        return
    for watcher in range(PUBLIC + 1):
        if _is_unsure(state.known, watcher):
            for hands in range(1, bit(config.seats)):
                if _room_beside_sure_cards(config, state, watcher, hands) == 0:
                    _shut(state.known, watcher, hands)


def _is_unsure(known: vec[i64], watcher: i64) -> bool:
    """Whether there is a card of which the watcher knows only that it is in one of several hands."""
    for row in range(cards.HAND_CARD_COUNT):
        if popcount(holders(known, row, watcher)) > 1:
            return True
    return False


def _room_beside_sure_cards(config: Config, state: BorgiaState, watcher: i64, hands: i64) -> i64:
    """How many cards some hands hold together, beside those that are sure to be in one of them."""
    room: i64 = 0
    for seat in range(config.seats):
        if has(hands, seat):
            room += cards.size(state.hand[seat])
    for row in range(cards.HAND_CARD_COUNT):
        seats = holders(state.known, row, watcher)
        if seats != 0 and seats & ~hands == 0:
            room -= 1
    return room


def _shut(known: vec[i64], watcher: i64, hands: i64) -> None:
    """The hands are full of cards that are sure to be in them: a card that may be elsewhere is elsewhere."""
    for row in range(cards.HAND_CARD_COUNT):
        seats = holders(known, row, watcher)
        if seats & hands != 0 and seats & ~hands != 0:
            _set(known, row, watcher, seats & ~hands)


def known_to_all_as(own: vec[i64], seats: i64, seat: Seat) -> vec[i64]:
    """Everybody knows what one seat knows, apart from their own hands: for positions drawn from its view."""
    known = vec[i64]([0 for _ in range(cards.HAND_CARD_COUNT)])
    for row in range(cards.HAND_CARD_COUNT):
        holding = own[row]
        if holding != 0:
            for watcher in range(seats):
                if watcher == seat or holding >> watcher & 1 == 0:
                    _set(known, row, watcher, holding)
            _set(known, row, PUBLIC, holding)
    return known
