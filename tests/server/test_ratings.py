"""Ratings of players and bots."""

from itertools import permutations

import pytest

from curia.server.players.ratings import rate, shown
from curia.server.store.rows import RatingRow


def rated(ranks: list[int], whos: list[str], *rows: RatingRow) -> dict[str, RatingRow]:
    new = rate("habemus", ranks, whos, {row.who: row for row in rows})
    assert len({row.who for row in new}) == len(new)
    return {row.who: row for row in new}


def test_who_wins_rises_and_who_loses_falls() -> None:
    new = rated([2, 1, 3], ["anna", "berta", "bot:heuristic"])
    assert new["berta"].mu > 25 > new["bot:heuristic"].mu
    assert new["berta"].mu > new["anna"].mu > new["bot:heuristic"].mu
    assert all(row.sigma < 25 / 3 and row.games == 1 and row.game == "habemus" for row in new.values())


def test_what_was_known_counts() -> None:
    strong = RatingRow("anna", "habemus", 35, 2, 40)
    weak = RatingRow("berta", "habemus", 15, 2, 9)
    expected = rated([1, 2], ["anna", "berta"], strong, weak)
    surprise = rated([2, 1], ["anna", "berta"], strong, weak)
    assert expected["anna"].mu - 35 < 35 - surprise["anna"].mu
    assert (surprise["anna"].games, surprise["berta"].games) == (41, 10)
    assert (strong.mu, strong.games) == (35, 40)


def test_a_shared_place_is_between_winning_and_losing() -> None:
    shared = rated([1, 1], ["anna", "berta"])
    assert shared["anna"].mu == pytest.approx(shared["berta"].mu) == pytest.approx(25)


def test_seats_do_not_matter() -> None:
    places = {"anna": 1, "berta": 3, "carlo": 2}
    rows = [RatingRow("anna", "habemus", 20, 5, 3), RatingRow("berta", "habemus", 28, 6, 2)]
    results = []
    for order in permutations(places):
        new = rated([places[who] for who in order], list(order), *rows)
        results.append([(new[who].mu, new[who].sigma) for who in sorted(places)])
    for result in results[1:]:
        assert [number for pair in result for number in pair] == pytest.approx(
            [number for pair in results[0] for number in pair]
        )


def test_a_bot_in_two_seats_plays_one_game() -> None:
    bot = "bot:heuristic"
    new = rated([1, 2, 3], [bot, "anna", bot])
    assert new[bot].games == 1
    assert new[bot].mu == pytest.approx(25, abs=0.5)
    lost = rated([2, 1, 3], [bot, "anna", bot])
    won = rated([1, 3, 2], [bot, "anna", bot])
    assert won[bot].mu > new[bot].mu > lost[bot].mu
    # Both of its seats lost to Anna, and still it falls no further than one of two players who lost would.
    apart = rated([2, 1, 3], ["berta", "anna", "carlo"])
    assert lost[bot].mu >= apart["carlo"].mu


def test_a_game_among_one_is_no_game() -> None:
    assert rate("habemus", [1, 2], ["bot:random", "bot:random"], {}) == []


def test_the_rating_that_is_shown() -> None:
    assert shown(RatingRow("anna", "habemus", 25, 25 / 3, 0)) == 1000
    assert shown(RatingRow("anna", "habemus", 25, 2, 50)) > shown(RatingRow("anna", "habemus", 25, 4, 9)) > 1000
    apart = shown(RatingRow("anna", "habemus", 25 + 25 / 6, 1, 99)) - shown(RatingRow("berta", "habemus", 25, 1, 99))
    assert apart == pytest.approx(200, abs=0.2)
