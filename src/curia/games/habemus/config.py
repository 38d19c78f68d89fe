"""A table's configuration in the form that the rules read."""

from typing import final

from mypy_extensions import i64

from curia.core.bits import bit
from curia.games.habemus.card_data import Cards


@final
class Config:
    """Seats, options and card data."""

    def __init__(self, cards: Cards, seats: i64, options: dict[str, str]) -> None:
        self.cards = cards
        self.seats: i64 = seats
        self.everyone: i64 = bit(seats) - 1
        self.single_final_display: bool = options["final_display"] == "single"
        self.may_refuse_squadrone: bool = options["squadrone"] == "may_pay"
        self.may_exclude: bool = options["felipe"] == "may"
        self.chigi_exposed_to_felipe: bool = options["chigi_vs_felipe"] == "exposed"
        self.owner_may_swap_chigi: bool = options["chigi_swap"] == "owner"
        self.open_screens: bool = options["open_screens"] == "true"
