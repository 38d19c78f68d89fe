"""A table's configuration in the form that the rules read."""

from typing import Final, final

from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.types import Seat
from curia.games.borgia import limits
from curia.games.borgia.card_data import Cards

PART_IDS: Final = ["ducats", "papacy", "towns", "artists", "offices"]
"""The parts of points, in the order of their bits; the last only where offices have points."""
_HAND_SIZES: Final = {3: 5, 4: 4, 5: 4, 6: 2}
_MARKET_SIZES: Final = {3: 12, 4: 12, 5: 10, 6: 12}


@final
class Config:
    """Seats, options and card data."""

    def __init__(self, printed: Cards, seats: i64, options: dict[str, str]) -> None:
        self.cards: Final = printed
        self.seats: i64 = seats
        self.everyone: i64 = bit(seats) - 1
        self.dead_artists_return: bool = options["dead_artists"] == "pile"
        self.used_cards_return: bool = options["discards"] == "cards"
        self.pope_keeps_offices: bool = options["pope_keeps_offices"] == "true"
        self.reshuffle_chosen: bool = options["reshuffle"] == "chosen"
        self.open_ducats: bool = options["open_ducats"] == "true"
        self.poison_unhoused_only: bool = options["poison"] == "unhoused_only"
        self.open_election: bool = options["election"] == "open"
        self.start_cardinals: i64 = 3 if seats == 6 else 4
        self.hand_size: i64 = 3 if seats == 6 and self.used_cards_return else _HAND_SIZES[int(seats)]
        self.market_size: i64 = _MARKET_SIZES[int(seats)]
        self.part_ids: list[str] = PART_IDS if printed.offices_have_points else PART_IDS[:-1]
        """The parts that points are made of."""

    def next_seat(self, seat: Seat) -> Seat:
        """Clockwise."""
        following = seat + 1
        if following == self.seats:
            return 0
        return following

    def most_ducats(self, round_: i64) -> i64:
        """What all players together could own in a round at most (§19.4): nobody may ask for more."""
        families = self.cards.family_income * self.seats * (round_ - 1)
        return limits.START_DUCATS * self.seats + families + self.cards.total_income * round_
