"""Random games with every position checked: looks for crashes, dead ends, endless games and broken positions."""

import hashlib
from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import i64

from curia.core.bits import lowest
from curia.core.events import Event, EventLog
from curia.core.game import Game, S, V
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER

_DRAW_EVERY: Final = 24
"""In one position of so many a watcher's view is drawn to a position of its own."""


Sent: TypeAlias = Callable[[Game[S, V], S, list[Event], int, bool], str]
"""What is not as the game declared it in what a move and the position after it tell to a watcher, with a memory or
without: `SchemaCheck.moment`."""


class FuzzError(Exception):
    """What went wrong; the seed replays it."""


def fuzz_game(game: Game[S, V], seed: i64, sent: Sent[S, V] | None = None) -> S:
    """Play one random game from a seed, checking each position, and with `sent` now and then what would be sent.
    Returns its end."""
    rng = Rng(seed)
    watching = Rng(seed ^ 0x5DEECE66D)
    state = game.initial()
    moves: i64 = 0
    pending = game.pending(state)
    while pending != 0:
        log: EventLog | None = None
        if sent is not None and watching.below(_DRAW_EVERY) == 0:
            log = EventLog()
        if pending == CHANCE_MASK:
            game.step(state, CHANCE, game.sample_chance(state, rng), log)
        else:
            seat = lowest(pending)
            legal = game.legal_moves(state, seat)
            if len(legal) == 0:
                raise FuzzError(f"seed {seed}: dead end after {moves} moves, seat {seat} has no move")
            game.step(state, seat, legal[rng.below(len(legal))], log)
        moves += 1
        if moves > game.move_bound:
            raise FuzzError(f"seed {seed}: no end after {moves} moves")
        problem = game.check(state)
        if not problem and watching.below(_DRAW_EVERY) == 0:
            problem = _check_drawn(game, state, watching)
        if not problem and sent is not None and log is not None:
            problem = sent(game, state, log.events, _watcher(game, watching), watching.below(2) == 0)
        if problem:
            raise FuzzError(f"seed {seed}: after {moves} moves {problem}")
        pending = game.pending(state)
    if game.outcome(state) is None:
        raise FuzzError(f"seed {seed}: the game stopped without an outcome")
    return state


def _watcher(game: Game[S, V], rng: Rng) -> i64:
    seat = rng.below(game.seats + 1)
    return OBSERVER if seat == game.seats else seat


def _check_drawn(game: Game[S, V], state: S, rng: Rng) -> str:
    """What is wrong with a position drawn from what some watcher knows, or ''."""
    seat = _watcher(game, rng)
    view = game.view(state, seat, rng.below(2) == 0)
    if not game.fits(view, state):
        return f"the true position cannot be drawn for {seat}"
    drawn = game.determinize(view, rng)
    problem = game.check(drawn)
    if problem:
        return f"a position drawn for {seat} is wrong: {problem}"
    if not game.fits(view, drawn):
        return f"a position drawn for {seat} does not fit"
    if rng.below(16) == 0 and game.view_json(game.view(drawn, seat)) != game.view_json(game.view(state, seat)):
        return f"a position drawn for {seat} looks different"
    return ""


def fuzz_games(game: Game[S, V], first_seed: i64, games: i64, sent: Sent[S, V] | None = None) -> str:
    """Play games from consecutive seeds. Returns a fingerprint of all their ends, the same in every build."""
    ends = hashlib.sha256()
    for seed in range(first_seed, first_seed + games):
        ends.update(fuzz_game(game, seed, sent).digest().encode())
    return ends.hexdigest()
