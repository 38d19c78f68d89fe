"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from curia.core.game import Game, S, V
from curia.core.rng import Rng
from curia.core.types import Move, Moves, Seat


class Choice:
    """A bot's answer, with what it thought of the moves: the value of each one that it weighed."""

    def __init__(self, move: Move, values: dict[int, float]) -> None:
        self.move = move
        self.values = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[V]):
    """Chooses among the legal moves of a seat from what the seat knows, a perfect memory included."""

    @abstractmethod
    def choose(self, view: V, legal: Moves, budget: i64) -> Choice:
        """`budget` is how many playouts the bot may spend; a bot that does not search takes no notice of it."""


class RandomBot(Bot[V]):
    """Every legal move is as good as another."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: V, legal: Moves, budget: i64) -> Choice:
        return Choice(legal[self._rng.below(len(legal))], {})


def one_of_the_best(worths: vec[i64], margin: i64, rng: Rng) -> i64:
    """Where one of the moves stands that are worth at most so much less than the best: a bot that always takes the
    very best is soon read."""
    most = worths[0]
    for i in range(1, len(worths)):
        if worths[i] > most:
            most = worths[i]
    number: i64 = 0
    for i in range(len(worths)):
        if worths[i] >= most - margin:
            number += 1
    left = rng.below(number)
    for i in range(len(worths)):
        if worths[i] >= most - margin:
            if left == 0:
                return i
            left -= 1
    return 0


def random_bot(game: Game[S, V], rng: Rng) -> RandomBot[V]:
    """The bot of the level that every game has."""
    return RandomBot(rng)


def choice_of(bot: Bot[V], game: Game[S, V], state: S, seat: Seat, budget: i64) -> Choice:
    """What a bot answers to the question that its seat is asked. Who is not compiled asks here: moves that plain Python
    hands to a bot itself are never let go (ADR 5)."""
    return bot.choose(game.view(state, seat, memory=True), game.legal_moves(state, seat), budget)
