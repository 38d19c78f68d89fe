"""In which hidden hands cards can be of which a seat knows something, and how likely each way is (ADR 10).

Every way to deal the unseen cards that fits counts the same. A card that is known to be in one of several hands is
placed in one of them; of the cards of which nothing is known those have a place of their own that a trade may have made
sure of. All others are alike, so the ways to deal them need only be counted. The cards are placed one after another,
each place as likely as there are ways to go on from there: that draws every deal with its chance and meets no dead end.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.borgia import cards
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.state import BorgiaState

NOBODY: Final = -1
ELSEWHERE: Final = 6
"""Behind the seats: a card of which nothing is known is not where the trade wants it."""
_KIND: Final = 7
_GROUP: Final = 8
_CARD: Final = 9
_FULL: Final = -1
_WORD: Final = 4294967296.0


def _factorials() -> vec[float]:
    products = vec[float]([1.0])
    for n in range(1, 61):
        products = append(products, products[n - 1] * float(n))
    return products


_FACTORIAL: Final = _factorials()


def _ways_to_choose(n: i64, k: i64) -> float:
    if k < 0 or k > n:
        return 0.0
    return _FACTORIAL[n] / (_FACTORIAL[k] * _FACTORIAL[n - k])


def _lane(node: i64, place: i64) -> i64:
    return node >> 5 * place & 31


def _one(place: i64) -> i64:
    return bit(5 * place)


@final
class Wanted:
    """What a hand is sure to hold because of the trade on the table: certain cards, and so many of a kind."""

    def __init__(self, holder: Seat, named: Bag, condottieri: i64, deaths: i64) -> None:
        self.holder = holder
        self.cards = named
        self.condottieri = condottieri + cards.size(named & cards.CONDOTTIERI)
        self.deaths = deaths + cards.size(named & cards.DEATHS)

    def beside(self, sure: Bag) -> None:
        """Some cards are sure to be there anyway."""
        self.condottieri -= cards.size(sure & cards.CONDOTTIERI)
        self.deaths -= cards.size(sure & cards.DEATHS)
        left: Bag = 0
        for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
            lacking = cards.count(self.cards, card) - cards.count(sure, card)
            if lacking > 0:
                left += lacking * cards.ONE[card]
        self.cards = left

    def is_there(self) -> bool:
        return self.cards == 0 and self.condottieri <= 0 and self.deaths <= 0

    def of_group(self, card: Card) -> i64:
        """How many cards are wanted that are of one kind with a card."""
        if card < cards.CONDOTTIERI_END:
            return self.condottieri
        if cards.POISON <= card < cards.DOCTOR:
            return self.deaths
        return 0


@final
class Placing:
    """The ways to place some cards and to deal the others.

    A node tells what has been placed so far, in lanes of five bits: how many cards in each hand and elsewhere, then
    how many of this card, and of its group, the hand has that is sure to hold some."""

    def __init__(self, room: vec[i64], guessed: i64, spare: i64, wanted: Wanted | None) -> None:
        self._room: Final = room[:]
        """Left in each hand: so many cards, or for a hand of unknown size at least so many."""
        self._guessed: Final[i64] = guessed
        """The hands of unknown size."""
        self._in_guessed: i64 = spare
        """How many cards they hold together."""
        for seat in range(ELSEWHERE):
            if has(guessed, seat):
                self._in_guessed += self._room[seat]
                if wanted is not None:
                    # Hands are at least so large because of the trade, and what it wants is known.
                    self._room[seat] = 0
        self._wanted: Final = wanted
        self.holder: Seat = NOBODY
        if wanted is not None:
            self.holder = wanted.holder
        self._cards: vec[i64] = vec[i64]()
        self._places: vec[i64] = vec[i64]()
        """By card to be placed, in the order of the card list: a set of seats, or ELSEWHERE."""
        self._loose: i64 = 0
        """Hand cards of which nothing is known and that need no place."""
        self._ways: dict[int, float] = {}

    def add(self, card: Card, places: i64) -> None:
        """A card to be placed: cards come in the order of the card list."""
        self._cards = append(self._cards, card)
        self._places = append(self._places, places)

    def add_loose(self, card: Card, copies: i64) -> None:
        """Cards of which nothing is known."""
        wanted = self._wanted
        if wanted is None or (cards.count(wanted.cards, card) == 0 and wanted.of_group(card) <= 0):
            self._loose += copies
            return
        for _copy in range(copies):
            self.add(card, bit(wanted.holder) | bit(ELSEWHERE))

    # Counting ------------------------------------------------------------

    def _ways_from(self, number: i64, node: i64) -> float:
        """In how many ways the cards from that number on can be placed and the others dealt."""
        if number == len(self._cards):
            return self._deals(node)
        key = int(node | _one(_CARD) * number)
        known = self._ways.get(key)
        if known is not None:
            return known
        ways = 0.0
        for place in range(ELSEWHERE + 1):
            if has(self._places[number], place):
                following = self._place(number, node, place)
                if following != _FULL:
                    ways += self._ways_from(number + 1, following)
        self._ways[key] = ways
        return ways

    def _place(self, number: i64, node: i64, place: i64) -> i64:
        """The node behind, or _FULL if the card cannot be there."""
        if place != ELSEWHERE and not has(self._guessed, place) and _lane(node, place) == self._room[place]:
            return _FULL
        node += _one(place)
        wanted = self._wanted
        if wanted is None:
            return node
        card = self._cards[number]
        of_kind = cards.count(wanted.cards, card)
        of_group = wanted.of_group(card)
        if place == wanted.holder:
            if _lane(node, _KIND) < of_kind:
                node += _one(_KIND)
            if _lane(node, _GROUP) < of_group:
                node += _one(_GROUP)
        following = cards.CARD_COUNT
        if number + 1 < len(self._cards):
            following = self._cards[number + 1]
        if following != card:
            if _lane(node, _KIND) < of_kind:
                return _FULL
            node -= _one(_KIND) * _lane(node, _KIND)
        if _group(following) != _group(card):
            if _lane(node, _GROUP) < of_group:
                return _FULL
            node -= _one(_GROUP) * _lane(node, _GROUP)
        return node

    def _deals(self, node: i64) -> float:
        """In how many ways the cards that need no place can be dealt, but for a factor that all nodes have."""
        ways = 1.0
        left = self._in_guessed
        for seat in range(ELSEWHERE):
            if has(self._guessed, seat):
                left -= _lane(node, seat)
            elif seat != self.holder:
                ways /= _FACTORIAL[self._room[seat] - _lane(node, seat)]
        if left < 0:
            return 0.0
        if self.holder == NOBODY:
            return ways * self._spreads(node, left, 0, 0) / _FACTORIAL[left]
        if not self._holder_is_guessed():
            number = self._room[self.holder] - _lane(node, self.holder)
            ways *= self._deals_with(node, number) / _FACTORIAL[left]
            return ways * _power(popcount(self._guessed), left)
        total = 0.0
        for number in range(left + 1):
            total += self._deals_in_guessed(node, left, number)
        return ways * total

    def _holder_is_guessed(self) -> bool:
        return self.holder != NOBODY and has(self._guessed, self.holder)

    def _deals_with(self, node: i64, number: i64) -> float:
        """So many loose cards are in the hand that the trade is about, and those that are elsewhere are not."""
        if number > self._loose:
            return 0.0
        return _ways_to_choose(self._loose, number) * _FACTORIAL[self._loose - number + _lane(node, ELSEWHERE)]

    def _deals_in_guessed(self, node: i64, left: i64, number: i64) -> float:
        rest = left - number
        return self._deals_with(node, number) / _FACTORIAL[rest] * _power(popcount(self._guessed) - 1, rest)

    def _spreads(self, node: i64, left: i64, seat: Seat, free: i64) -> float:
        """In how many ways cards are spread over hands of unknown size, from a seat on, so that each has the least."""
        if seat == ELSEWHERE:
            return _power(free, left)
        if not has(self._guessed, seat):
            return self._spreads(node, left, seat + 1, free)
        least = self._room[seat] - _lane(node, seat)
        if least <= 0:
            return self._spreads(node, left, seat + 1, free + 1)
        ways = 0.0
        for number in range(least, left + 1):
            ways += _ways_to_choose(left, number) * self._spreads(node, left - number, seat + 1, free)
        return ways

    # Drawing ------------------------------------------------------------

    def draw(self, state: BorgiaState, room: vec[i64], rng: Rng) -> Bag:
        """Put the cards into the hands, tell how much room is left in each, and return the cards that are elsewhere."""
        node: i64 = 0
        elsewhere: Bag = 0
        for number in range(len(self._cards)):
            place = self._draw_place(number, node, rng)
            node = self._place(number, node, place)
            if place == ELSEWHERE:
                elsewhere += cards.ONE[self._cards[number]]
            else:
                state.hand[place] += cards.ONE[self._cards[number]]
        self._draw_room(node, room, rng)
        return elsewhere

    def _draw_place(self, number: i64, node: i64, rng: Rng) -> i64:
        total = self._ways_from(number, node)
        if total <= 0.0:
            raise ValueError("the hands have no room for all that is known to be in them")
        rest = float(rng.next32()) * total / _WORD
        last: i64 = _FULL
        for place in range(ELSEWHERE + 1):
            if has(self._places[number], place):
                following = self._place(number, node, place)
                if following != _FULL:
                    ways = self._ways_from(number + 1, following)
                    if ways > 0.0:
                        last = place
                        if rest < ways:
                            return place
                        rest -= ways
        return last

    def _draw_room(self, node: i64, room: vec[i64], rng: Rng) -> None:
        """How many cards that need no place each hand gets."""
        left = self._in_guessed
        for seat in range(ELSEWHERE):
            room[seat] = self._room[seat] - _lane(node, seat)
            if has(self._guessed, seat):
                left -= _lane(node, seat)
        free: i64 = self._guessed
        if self._holder_is_guessed():
            free &= ~bit(self.holder)
            left = self._draw_number(node, left, room, rng)
        elif self.holder == NOBODY:
            for seat in range(ELSEWHERE):
                if has(self._guessed, seat) and room[seat] > 0:
                    free &= ~bit(seat)
                    left = self._draw_at_least(node, left, seat, popcount(free & (bit(seat) - 1)), room, rng)
        for seat in range(ELSEWHERE):
            if has(free, seat):
                room[seat] = 0
        deal_room(room, free, left, rng)

    def _draw_number(self, node: i64, left: i64, room: vec[i64], rng: Rng) -> i64:
        """Of the cards in hands of unknown size, so many are in that of the trade. Returns how many are not."""
        total = 0.0
        for number in range(left + 1):
            total += self._deals_in_guessed(node, left, number)
        rest = float(rng.next32()) * total / _WORD
        chosen: i64 = 0
        for number in range(left + 1):
            ways = self._deals_in_guessed(node, left, number)
            if ways > 0.0:
                chosen = number
                if rest < ways:
                    break
                rest -= ways
        room[self.holder] = chosen
        return left - chosen

    def _draw_at_least(self, node: i64, left: i64, seat: Seat, free: i64, room: vec[i64], rng: Rng) -> i64:
        """The same for a hand that is sure to hold some cards, whatever they are."""
        least = room[seat]
        rest = float(rng.next32()) * self._spreads(node, left, seat, free) / _WORD
        chosen = least
        for number in range(least, left + 1):
            ways = _ways_to_choose(left, number) * self._spreads(node, left - number, seat + 1, free)
            if ways > 0.0:
                chosen = number
                if rest < ways:
                    break
                rest -= ways
        room[seat] = chosen
        return left - chosen


def _power(base: i64, exponent: i64) -> float:
    product = 1.0
    for _factor in range(exponent):
        product *= float(base)
    return product


def _group(card: Card) -> i64:
    """Cards that are asked for by kind have neighbours of their kind only."""
    if card < cards.CONDOTTIERI_END:
        return 1
    if cards.POISON <= card < cards.DOCTOR:
        return 2
    return 0


def deal_room(room: vec[i64], hands: i64, dealt: i64, rng: Rng) -> None:
    """So many cards are in some hands of unknown size: each in any of them."""
    number = popcount(hands)
    if number == 0:
        return
    for _card in range(dealt):
        place = rng.below(number)
        for seat in range(ELSEWHERE):
            if has(hands, seat):
                if place == 0:
                    room[seat] += 1
                place -= 1
