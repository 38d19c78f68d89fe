"""What can be known of Comitia without its engine."""

from typing import Final

from curia.core.game import Meta, Option

META: Final = Meta(
    name="comitia",
    title="Comitia",
    rules_page="comitia",
    rules_version=1,
    min_seats=2,
    max_seats=4,
    options=[Option("ties", ["fall", "next"], "M1")],
)
