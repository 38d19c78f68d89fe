"""Counting lines of play."""

from curia.catalog import load_game
from curia.core.perft import choices, perft


def test_the_first_moves_are_counted() -> None:
    """Four Camerlengos, then orders: seven kinds, of which Four Coats is there twice."""
    game = load_game("habemus", 4)
    start = game.initial()
    assert [perft(game, start, depth) for depth in range(4)] == [1, 4, 28, 4 * (7 * 6 + 1)]


def test_dividing_adds_up_to_the_whole() -> None:
    game = load_game("habemus", 3)
    start = game.initial()
    parts = [perft(game, game.apply(start, seat, move), 2) for seat, move in choices(game, start)]
    assert sum(parts) == perft(game, start, 3)
    assert len(parts) == 3


def test_a_finished_game_has_no_lines() -> None:
    game = load_game("habemus", 3)
    state = game.initial()
    while game.pending(state):
        seat, move = choices(game, state)[-1]
        state = game.apply(state, seat, move)
    assert choices(game, state) == []
    assert perft(game, state, 1) == 0
    assert perft(game, state, 0) == 1
