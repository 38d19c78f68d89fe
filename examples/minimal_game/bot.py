"""A rule of thumb: a good motion is worth a high vote, and what one's patron likes is worth twice as much."""

from curia.bots.base import Bot, Choice
from curia.core.rng import Rng
from curia.core.types import Moves
from examples.minimal_game.game import CARRY, Comitia
from examples.minimal_game.state import DECIDE, TURNED_UP, ComitiaView


class ComitiaHeuristic(Bot[ComitiaView]):
    def __init__(self, game: Comitia, rng: Rng) -> None:
        self._cards = game.cards
        self._rng = rng

    def choose(self, view: ComitiaView, legal: Moves, budget: int) -> Choice:
        if view.phase == DECIDE:
            return Choice(CARRY, {})
        motion = view.place.index(TURNED_UP)
        worth = self._cards.value[motion] * (2 if self._cards.subject[motion] == view.patron[view.seat] else 1)
        votes = list(legal)
        # Of the votes left, one as high as the motion is good, so that nobody can tell exactly.
        wanted = len(votes) * worth // 8 + self._rng.below(3) - 1
        return Choice(votes[max(0, min(len(votes) - 1, wanted))], {})
