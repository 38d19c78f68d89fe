"""What can be known of Borgia without its engine."""

from typing import Final

from curia.core.game import Meta, Option

META: Final = Meta(
    name="borgia",
    title="Borgia",
    rules_page="borgia",
    rules_version=1,
    min_seats=3,
    max_seats=6,
    options=[
        Option("dead_artists", ["gone", "pile"], "B2"),
        Option("discards", ["rules", "cards"], "B3"),
        Option("pope_keeps_offices", ["false", "true"], "B6"),
        Option("reshuffle", ["random", "chosen"], "B7"),
        Option("open_ducats", ["false", "true"], "B13"),
        Option("poison", ["reaches_housed", "unhoused_only"], "B15"),
        Option("election", ["elimination", "open"], "B60"),
    ],
)
