"""The games under test, as the catalogue has them, and how many sit at their tables."""

from typing import Final

from curia.catalog import OURS

FEWEST: Final = {game.name: game.meta.min_seats for game in OURS}
"""With as few seats as can be: the quickest table of each game."""
USUAL: Final = {game.name: min(4, game.meta.max_seats) for game in OURS}
"""With as many as mostly play it."""
TITLES: Final = {game.name: game.banner.title for game in OURS}
"""As pages write them."""
