"""Sections 7 and 8: votes and philosophers, against an oracle of their own and through real positions."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from curia.games.caesar import votes
from tests.kit.caesar import GROUPS, Table, party, table
from tests.kit.rules import rule

Side = tuple[int, ...]
"""Values of cards; 0 is a philosopher."""

SIDES: list[Side] = [
    side for length in range(6) for side in combinations_with_replacement((0, 1, 2, 3, 5), length) if side.count(0) <= 2
]


def bag(side: Side) -> int:
    return sum(1 << 4 * value for value in side)


def winner_by_the_table(mine: Side, theirs: Side) -> int:
    """The rows of §8.8, one after another."""
    philosophers = f"{max(mine.count(0), theirs.count(0))}:{min(mine.count(0), theirs.count(0))}"
    if not mine and not theirs:
        return votes.NOBODY
    if not mine or not theirs:
        return 0 if mine else 1
    if sum(mine) == sum(theirs):
        return votes.TIE
    ranked = sorted((0, 1), key=lambda side: sum((mine, theirs)[side]))
    return {"0:0": ranked[1], "1:1": ranked[1], "2:2": ranked[1]}.get(philosophers, ranked[0])


def losses_by_the_table(side: Side, other: Side) -> Side:
    """What a side discards in a vote that is not tied."""
    numbers = sorted(value for value in side if value)
    lost = numbers[-1:] if sum(side) > sum(other) or not other else numbers[:1]
    return tuple(lost + [0] * side.count(0))


@rule("7.5", "7.6", "7.7", "7.8", "7.9", "7.10", "7.12", "7.13", "7.14", "7.15", "7.16", "8.1", "8.2", "8.3", "8.4")
@rule("8.5", "8.6", "8.7", "8.8", "C5", "C11")
def test_every_vote_agrees_with_the_table() -> None:
    wrong = []
    for mine, theirs in product(SIDES, SIDES):
        winner = winner_by_the_table(mine, theirs)
        lost: tuple[Side, Side] = ((), ())
        if winner in (0, 1):
            lost = (losses_by_the_table(mine, theirs), losses_by_the_table(theirs, mine))
        verdict = votes.vote(bag(mine), bag(theirs))
        if (verdict.winner, verdict.discard_0, verdict.discard_1) != (winner, bag(lost[0]), bag(lost[1])):
            wrong.append((mine, theirs))
    assert wrong == []


# Through real positions


def called(cleopatra: str, caesar: str, group: str = "aediles", hidden: bool = True, **facts: str) -> Table:
    """The suffrage card of a group is turned up with these cards before it."""
    people = [party(**{"down" if hidden else "up": f"{group} {cards}", **facts}) for cards in (cleopatra, caesar)]
    return table(*people, phase="suffrage").go(f"suffrage {group}")


def result(game: Table, group: str = "aediles") -> tuple[int | None, str, str, str, str]:
    """The winner, then what each party has discarded, and what is left to each."""
    number = GROUPS.index(group)
    taken = [game.taken(seat)[number] for seat in (0, 1)]
    winner = taken.index(1) if any(taken) else None
    lost = [" ".join(game.discard(seat)).replace("philosopher", "p") for seat in (0, 1)]
    left = [" ".join(game.up(seat, group)).replace("philosopher", "p") for seat in (0, 1)]
    assert game.down(0, group) == game.down(1, group) == [], "all cards are turned up (§7.4)"
    return winner, lost[0], lost[1], left[0], left[1]


EXAMPLES = [
    ("E1", "2 3 3", "3 4", 0, "3", "3", "2 3", "4"),
    ("E2", "4 5", "3 p", 1, "5", "p 3", "4", ""),
    ("E4", "2 3", "5", None, "", "", "2 3", "5"),
    ("E5", "4 p", "4", None, "", "", "p 4", "4"),
    ("E6", "p", "p", None, "", "", "p", "p"),
    ("E6", "p p", "p", None, "", "", "p p", "p"),
    ("E7", "5", "1 1 2", 0, "5", "1", "", "1 2"),
    ("E8", "5 p", "3", 1, "p 5", "3", "", ""),
    ("E9", "1 p p", "2 4", 0, "p p 1", "4", "", "2"),
    ("E10", "5 p", "1 2 p", 0, "p 5", "p 1", "", "2"),
    ("E11", "p", "1 p", 1, "p", "p 1", "", ""),
    ("E12", "2 p p", "3 4 p p", 1, "p p 2", "p p 4", "", "3"),
    ("E13", "4 p p", "3 p", 1, "p p 4", "p 3", "", ""),
    ("E14", "", "p", 1, "", "p", "", ""),
    ("E14", "", "p p", 1, "", "p p", "", ""),
    ("E15", "2 4", "", 0, "4", "", "2", ""),
    ("E16", "2 4 p", "", 0, "p 4", "", "2", ""),
    ("E17", "1 2", "p", 1, "2", "p", "1", ""),
    ("E18", "", "", None, "", "", "", ""),
]


@rule("E1", "E2", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13", "E14", "E15", "E16", "E17", "E18")
@rule("7.4", "7.11", "7.17", "8.8")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one[0]} {one[1]} against {one[2]}")
@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("swapped", [False, True])
def test_the_examples_of_the_table(
    example: tuple[str, str, str, int | None, str, str, str, str], hidden: bool, swapped: bool
) -> None:
    _, cleopatra, caesar, winner, lost, other_lost, left, other_left = example
    if swapped:
        expected = (None if winner is None else 1 - winner, other_lost, lost, other_left, left)
        assert result(called(caesar, cleopatra, hidden=hidden)) == expected
    else:
        assert result(called(cleopatra, caesar, hidden=hidden)) == (winner, lost, other_lost, left, other_left)


NUMBERS = {"lower": ("1 2", "4"), "equal": ("1 3", "4"), "higher": ("5 2", "4")}


@rule("7.8", "7.9", "7.10", "8.2", "8.3", "8.4", "8.6", "8.8")
@pytest.mark.parametrize("totals", NUMBERS)
@pytest.mark.parametrize("own", [0, 1, 2])
@pytest.mark.parametrize("other", [0, 1, 2])
def test_philosophers_on_each_side_with_every_order_of_totals(totals: str, own: int, other: int) -> None:
    mine, theirs = NUMBERS[totals]
    game = called(mine + " p" * own, theirs + " p" * other)
    winner, lost, other_lost, _, _ = result(game)
    if totals == "equal":
        assert (winner, lost, other_lost) == (None, "", "")
        return
    higher = 0 if totals == "higher" else 1
    assert winner == (higher if own == other else 1 - higher)
    assert lost.split() == ["p"] * own + [{"higher": "5", "lower": "1"}[totals]]
    assert other_lost.split() == ["p"] * other + ["4"]


@rule("7.6", "7.7", "7.14", "7.16", "8.7", "C5")
@pytest.mark.parametrize("numbers", ["", "3", "1 5"])
@pytest.mark.parametrize("philosophers", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_party_alone_wins_whatever_it_has(numbers: str, philosophers: int, seat: int) -> None:
    cards = numbers + " p" * philosophers
    game = called(*((cards, "") if seat == 0 else ("", cards)))
    winner, *lost = result(game)
    assert winner == (seat if cards else None)
    assert lost[seat].split() == ["p"] * philosophers + numbers.split()[-1:]
    assert lost[1 - seat] == ""


@rule("8.1", "7.16", "7.13")
@pytest.mark.parametrize("philosophers", [1, 2])
def test_only_philosophers_against_only_numbers(philosophers: int) -> None:
    assert result(called("p " * philosophers, "1 5")) == (0, " ".join("p" * philosophers), "5", "", "1")


@rule("8.1", "7.15", "C34")
def test_only_philosophers_against_numbers_with_as_many() -> None:
    assert result(called("p", "1 5 p")) == (1, "p", "p 5", "", "1")


@rule("7.11", "11.6")
def test_a_vote_is_told_to_all_with_cards_totals_winner_and_discards() -> None:
    game = called("2 3 3", "3 4")
    assert game.happened("vote") == [
        {"group": "aediles", "cards_0": ["2", "3", "3"], "cards_1": ["3", "4"], "totals": [8, 7]}
    ]
    assert game.happened("vote_won") == [{"seat": 0, "group": "aediles"}]
    assert [facts["cards"] for facts in game.happened("vote_discards")] == [["3"], ["3"]]
    assert game.facts()["patricians"] == [5, 5, 5, 2, 3]
    assert game.taken(0) == [0, 0, 0, 1, 0]


@rule("7.4", "7.8")
def test_a_tie_is_told_and_leaves_the_cards_face_up() -> None:
    game = called("2 3 p", "5")
    assert game.happened("vote_tied") == [{"group": "aediles"}]
    assert game.happened("vote")[0]["totals"] == [5, 5]
    assert Counter(game.up(0, "aediles")) == Counter(["philosopher", "2", "3"])
    assert game.facts()["patricians"] == [5, 5, 5, 3, 3]


@rule("7.6", "E18", "5.11")
def test_a_vote_with_nobody_there_is_told_and_the_card_goes_to_the_discard() -> None:
    game = called("", "", "praetors")
    assert game.happened("vote_empty") == [{"group": "praetors"}]
    assert game.happened("vote") == game.happened("vote_won") == []
    assert game.facts()["suffrage_discard"] == ["praetors"]


@rule("7.4")
def test_only_the_group_that_votes_is_turned_up() -> None:
    people = [party(down="aediles 1, censors 2"), party(down="aediles 2, senators 1")]
    game = table(*people, phase="suffrage").go("suffrage aediles")
    assert game.down(0, "censors") == ["2"]
    assert game.down(1, "senators") == ["1"]


@rule("7.18", "5.14", "E25")
@pytest.mark.parametrize("group", GROUPS)
def test_a_closed_group_loses_its_cards_and_its_suffrage_card(group: str) -> None:
    rest = {"senators": 4, "praetors": 4, "quaestors": 4, "aediles": 2, "censors": 2}[group]
    people = [
        party(down=f"{group} 5 4 1", taken=f"{group} " * rest),
        party(up=f"{group} 2 3 p p"),
    ]
    game = table(*people, phase="suffrage").go(f"suffrage {group}")
    assert game.up(0, group) == game.up(1, group) == []
    assert game.discard(0) == ["1", "4", "5"]
    assert game.discard(1) == ["philosopher", "philosopher", "2", "3"]
    assert group not in game.facts()["suffrage"] + game.facts()["suffrage_discard"]
    assert game.happened("group_closed") == [{"group": group}]
    assert game.happened("vote_discards") == [
        {"seat": 0, "group": group, "cards": ["5"]},
        {"seat": 1, "group": group, "cards": ["philosopher", "philosopher", "2"]},
    ], "the usual discards come first"
