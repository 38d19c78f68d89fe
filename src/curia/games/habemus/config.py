"""A table's configuration in the form that the rules read."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.types import Moves
from curia.games.habemus import moves
from curia.games.habemus.card_data import Cards
from curia.games.habemus.cards import Gems


@final
class Config:
    """Seats, options and card data."""

    def __init__(self, printed: Cards, seats: i64, options: dict[str, str]) -> None:
        self.cards: Final = printed
        self.seats: i64 = seats
        self.everyone: i64 = bit(seats) - 1
        self.single_final_display: bool = options["final_display"] == "single"
        self.may_refuse_squadrone: bool = options["squadrone"] == "may_pay"
        self.may_exclude: bool = options["felipe"] == "may"
        self.chigi_exposed_to_felipe: bool = options["chigi_vs_felipe"] == "exposed"
        self.owner_may_swap_chigi: bool = options["chigi_swap"] == "owner"
        self.open_screens: bool = options["open_screens"] == "true"
        self._bids: vec[vec[i64]] = _all_bids()

    def bids(self, gems: Gems, most: i64) -> Moves:
        """All ways to bid at most so many of the gems. The list is shared: it must not be changed."""
        key = most - 2 | _up_to_3(gems & 255) << 1 | _up_to_3(gems >> 8 & 255) << 3
        key |= _up_to_3(gems >> 16 & 255) << 5 | _up_to_3(gems >> 24) << 7
        return self._bids[key]


def _up_to_3(number: i64) -> i64:
    if number > 3:
        return 3
    return number


def _all_bids() -> vec[vec[i64]]:
    """The bids with every number of gems that matters, 0 to 3 of each kind, of at most two and of at most three."""
    table = vec[vec[i64]]()
    for key in range(512):
        gems: i64 = 0
        for kind in range(4):
            number: i64 = key >> (1 + 2 * kind) & 3
            gems |= number << (8 * kind)
        table = append(table, _bids(gems, 2 + (key & 1)))
    return table


def _bids(gems: Gems, most: i64) -> Moves:
    """All ways to bid at most so many of the gems."""
    answers = vec[i64](capacity=36)
    diamonds: i64 = 0
    while diamonds <= most and diamonds <= gems >> 24:
        after_diamonds = most - diamonds
        rubies: i64 = 0
        while rubies <= after_diamonds and rubies <= gems >> 16 & 255:
            after_rubies = after_diamonds - rubies
            sapphires: i64 = 0
            while sapphires <= after_rubies and sapphires <= gems >> 8 & 255:
                after_sapphires = after_rubies - sapphires
                best = moves.BID | diamonds << 24 | rubies << 16 | sapphires << 8
                ambers: i64 = 0
                while ambers <= after_sapphires and ambers <= gems & 255:
                    answers = append(answers, best | ambers)
                    ambers += 1
                sapphires += 1
            rubies += 1
        diamonds += 1
    return answers
