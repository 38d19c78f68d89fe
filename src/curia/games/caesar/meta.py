"""What can be known of Caesar & Cleopatra without its engine."""

from typing import Final

from curia.core.game import Meta, Option

META: Final = Meta(
    name="caesar",
    title="Caesar & Cleopatra",
    rules_page="caesar-cleopatra",
    rules_version=2,
    min_seats=2,
    max_seats=2,
    options=[
        Option("manipulation", ["arranged", "shuffled"], "C9", first_game="shuffled"),
        Option("orgies", ["3", "drop_one", "drop_one_after_second_group"], "C10"),
        Option("end", ["both", "first_out"], "C15"),
        Option("cleopatra", ["drawn", "0", "1"], "C22"),
    ],
)
