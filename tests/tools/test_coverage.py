"""`make coverage`: sums by layer, and the floors."""

from tools.coverage import Layer, below, layer_of, layers


def report(statements: int, lines: int, branches: int, taken: int) -> dict[str, dict[str, int]]:
    counts = {
        "num_statements": statements,
        "covered_lines": lines,
        "num_branches": branches,
        "covered_branches": taken,
    }
    return {"summary": counts}


def test_a_layer_is_what_stands_directly_under_the_package() -> None:
    assert layer_of("src/curia/games/borgia/view.py") == "games"
    assert layer_of("src/curia/cli.py") == "cli"


def test_statements_and_branches_of_a_layer_add_up() -> None:
    files = {"src/curia/core/a.py": report(60, 60, 20, 18), "src/curia/core/b.py": report(20, 20, 0, 0)}
    found = layers({**files, "src/curia/cli.py": report(0, 0, 0, 0)})
    assert found == {"core": Layer(100, 98), "cli": Layer(0, 0)}
    assert found["core"].percent == 98
    assert found["cli"].percent == 100


def test_a_layer_below_its_floor_fails_and_one_that_is_not_there() -> None:
    found = {"core": Layer(100, 98), "bots": Layer(100, 97), "text": Layer(100, 1)}
    assert below(found, {"core": 98, "bots": 98, "games": 98}) == ["bots", "games"]
