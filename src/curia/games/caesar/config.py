"""A table's configuration in the form that the rules read."""

from typing import Final, final

from mypy_extensions import i64

from curia.games.caesar.card_data import Cards


@final
class Config:
    """Options and card data."""

    def __init__(self, printed: Cards, options: dict[str, str]) -> None:
        self.cards: Final = printed
        self.arranged: bool = options["manipulation"] == "arranged"
        self.drop_orgy: bool = options["orgies"] == "drop_one"
        self.drop_orgy_later: bool = options["orgies"] == "drop_one_after_second_group"
        self.first_out_ends: bool = options["end"] == "first_out"
        self.cleopatra: i64 = -1
        """Her seat, or -1 if the parties are drawn."""
        if options["cleopatra"] != "drawn":
            self.cleopatra = int(options["cleopatra"])
