"""Small parts of positions, read by the name of their field: cards, bags of cards, seats."""

from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.reader import Reader
from curia.core.types import Seat
from curia.games.borgia import cards
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import one_lane


def card_of(config: Config, reader: Reader, name: str, card_id: str, allowed: Bag) -> Card:
    """The card of an id, if it may be in that field."""
    card = config.cards.number.get(card_id, -1)
    if card < 0:
        raise reader.fail(name, f"'{card_id}' is not a card")
    if allowed & cards.FIELD[card] == 0:
        raise reader.fail(name, f"{card_id} cannot be there")
    return card


def read_bag(config: Config, reader: Reader, name: str, allowed: Bag) -> Bag:
    return bag_of(config, reader, name, reader.texts(name), allowed)


def bag_of(config: Config, reader: Reader, name: str, card_ids: list[str], allowed: Bag) -> Bag:
    bag: i64 = 0
    for card_id in card_ids:
        card = card_of(config, reader, name, card_id, allowed)
        if cards.count(bag, card) == cards.count(cards.FULL, card):
            raise reader.fail(name, f"the game has no more {card_id}")
        bag += cards.ONE[card]
    return bag


def read_seats(config: Config, reader: Reader, name: str) -> i64:
    """Different seats as a set."""
    seats: i64 = 0
    for seat in reader.seats(name, config.seats):
        seats |= bit(seat)
    return seats


def read_seat(config: Config, reader: Reader, name: str) -> Seat:
    return reader.number(name, 0, config.seats - 1)


def read_seat_or(config: Config, reader: Reader, name: str, nobody: Seat) -> Seat:
    """A seat, or nobody for null."""
    return read_seat(config, reader, name) if reader.given(name) else nobody


def packed(numbers: list[int], width: i64) -> i64:
    """A number for each seat in one integer."""
    total: i64 = 0
    for seat in range(len(numbers)):
        total += one_lane(numbers[seat], seat, width)
    return total
