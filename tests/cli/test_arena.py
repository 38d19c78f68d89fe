"""`curia arena`: bots play, and the report adds up."""

import pytest

from curia.arena.balance import Counts, play_counted, report
from curia.catalog import load_game
from curia.cli import main
from curia.games.borgia import cards
from curia.games.borgia.rules import Borgia


def test_every_card_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "balance", "--games", "2", "--seats", "3", "--bot", "random", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 games at 3 seats; a fair share of wins is 33.3 %."
    assert len(lines) == 4 + cards.CARD_COUNT
    assert lines[4].startswith("| bologna | power 6, income 15, points 4 |")


def test_owners_prices_and_wins_add_up() -> None:
    game = load_game("borgia", 4)
    counts = Counts()
    for seed in range(3):
        play_counted(game, "heuristic", seed, counts)
    assert counts.games == 3
    sold = sum(len(prices) for prices in counts.prices)
    assert 0 < sold <= 3 * 36
    assert all(0 <= won <= owned for won, owned in zip(counts.won, counts.owned, strict=True))
    assert all(owned <= 3 for owned in counts.owned[: cards.OPEN_END])
    assert sum(counts.owned[cards.OPEN_END :]) > 20


def test_a_win_is_counted_for_the_owner_alone() -> None:
    """A report of one game: the winner's cards won always, those of the others never."""
    game = load_game("borgia", 4)
    assert isinstance(game, Borgia)
    counts = Counts()
    counts.games, counts.owned[0], counts.won[0], counts.prices[0], counts.bought[0] = 2, 2, 1.0, [10, 30], 0.5
    lines = list(report(game, counts))
    assert lines[4] == "| bologna | power 6, income 15, points 4 | 50.0 | 2 | 25.0 | 20.0 | 30 | 30 |"
    assert lines[5] == "| ancona | power 4, income 20, points 4 | – | 0 | – | – | – | – |"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "--games: expected 1 or more"),
        (["--jobs", "0"], "--jobs: expected 1 or more"),
        (["--seats", "7"], "Borgia takes 3 to 6, not 7"),
        (["--bot", "clever"], "there is no bot 'clever'"),
    ],
)
def test_wrong_input_gets_one_line(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "balance", *words]) == 2
    assert told in capsys.readouterr().err
