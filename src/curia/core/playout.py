"""Random games to the end: the fast road for search, fuzzing and measuring."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.game import Game, S, V
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, SeatMask


def settle(game: Game[S, V], state: S, rng: Rng) -> SeatMask:
    """Play in place all chance moves that are due. Returns who is asked then; nobody at the end of the game."""
    pending = game.pending(state)
    while pending == CHANCE_MASK:
        game.step(state, CHANCE, game.sample_chance(state, rng), None)
        pending = game.pending(state)
    return pending


def play_to_end(game: Game[S, V], state: S, rng: Rng) -> i64:
    """Play random legal moves in place until the game is over. Returns how many decisions seats made."""
    decisions: i64 = 0
    pending = settle(game, state, rng)
    while pending != 0:
        seat = lowest(pending)
        game.step(state, seat, game.random_move(state, seat, rng), None)
        decisions += 1
        pending = settle(game, state, rng)
    return decisions


def random_playout(game: Game[S, V], state: S, rng: Rng) -> S:
    """The end of a random game that goes on from `state`, which stays as it is."""
    end = game.copy(state)
    game.forget(end)
    play_to_end(game, end, rng)
    return end


@final
class Tally:
    """What a batch of playouts came to. A shared first place counts as its share, in 60ths (60 = lcm of 1..6)."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.wins: vec[i64] = vec[i64]([0 for _ in range(seats)])

    def win_share(self, seat: i64) -> float:
        return float(self.wins[seat]) / float(60 * self.games)


def playouts(game: Game[S, V], state: S, n: i64, rng: Rng) -> Tally:
    """n random games from a full position, counted."""
    tally = Tally(game.seats)
    for _game in range(n):
        end = game.copy(state)
        game.forget(end)
        tally.decisions += play_to_end(game, end, rng)
        tally.games += 1
        _count_winners(tally, game.winners(end), game.seats)
    return tally


def view_playouts(game: Game[S, V], view: V, n: i64, rng: Rng) -> Tally:
    """n random games, each from another position that fits what the seat knows."""
    tally = Tally(game.seats)
    for _game in range(n):
        end = game.determinize(view, rng)
        game.forget(end)
        tally.decisions += play_to_end(game, end, rng)
        tally.games += 1
        _count_winners(tally, game.winners(end), game.seats)
    return tally


def _count_winners(tally: Tally, winners: i64, seats: i64) -> None:
    first_places: i64 = 0
    for seat in range(seats):
        if has(winners, seat):
            first_places += 1
    for seat in range(seats):
        if has(winners, seat):
            tally.wins[seat] += 60 // first_places
