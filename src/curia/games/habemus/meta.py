"""What can be known of Habemus Papam without its engine."""

from typing import Final

from curia.core.game import Meta, Option

META: Final = Meta(
    name="habemus",
    title="1655 – Habemus Papam",
    rules_page="habemus-papam",
    rules_version=2,
    min_seats=3,
    max_seats=4,
    options=[
        Option("final_display", ["all", "single"], "HP1"),
        Option("squadrone", ["must_pay", "may_pay"], "HP3"),
        Option("felipe", ["must", "may"], "HP4"),
        Option("chigi_vs_felipe", ["immune", "exposed"], "HP5"),
        Option("chigi_swap", ["never", "owner"], "HP12"),
        Option("open_screens", ["false", "true"], "HP9"),
    ],
)
