"""Section 7: seizing, the fight."""

from typing import Any

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Player, Table, player, table
from tests.kit.rules import rule


def attack(target: str, *players: Player, **facts: Any) -> Table:
    """Seat 0 names a target; Condottieri are asked for."""
    return table("seize", *players, **facts).go(f"seize {target}")


def fight(target: str, *players: Player, hires: tuple[str, str] = ("nobody", "nobody")) -> Table:
    """Seat 0 attacks seat 1, and both sides hire."""
    found = attack(target, *players)
    return found.all_play(*[f"hire {hire}" for hire in hires])


def powers(found: Table) -> tuple[object, object, bool]:
    """Attack, defence, and whether the attack succeeded."""
    (facts,) = found.happened("seized") + found.happened("seizure_failed")
    return facts["attack"], facts["defence"], bool(found.happened("seized"))


# Targets ------------------------------------------------------------


@rule("7.1", "7.2", "7.3", "7.4", "7.5", "5.12")
def test_the_targets() -> None:
    people = [
        player("spy", lies="faenza auditor valencia(titian)"),
        player("renzo", lies="imola(datary raphael varano) treasurer"),
        player(lies="perugino este"),
        player(lies="bracciano(castellan)"),
    ]
    targets = ["imola", "treasurer", "perugino", "este", "bracciano", "nothing"]
    assert table("seize", *people).can("seize ") == targets


@rule("7.2")
@pytest.mark.parametrize(
    ("target", "lies", "defence", "needed"),
    [
        ("datary", "datary", 0, 0),
        ("titian", "titian", 0, 0),
        ("da_vinci", "da_vinci", 0, 0),
        ("varano", "varano", 2, 3),
        ("bentivoglio", "bentivoglio", 3, 4),
        ("spoleto", "spoleto", 2, 3),
        ("spoleto", "spoleto(datary titian)", 2, 3),
        ("spoleto", "spoleto(datary varano)", 4, 5),
        ("spoleto", "spoleto(da_vinci)", 3, 4),
        ("spoleto", "spoleto(da_vinci varano)", 5, 6),
        ("florence", "florence(datary)", 3, 4),
        ("florence", "florence(varano)", 5, 6),
        ("florence", "florence(da_vinci varano)", 6, 7),
    ],
)
def test_the_defence_and_what_is_needed(target: str, lies: str, defence: int, needed: int) -> None:
    for hired, power in (
        ("nobody", 0),
        ("alessandro", 3),
        ("renzo", 4),
        ("paolo", 5),
        ("vitellozzo", 6),
        ("alviano", 7),
    ):
        found = fight(target, player("" if power == 0 else hired), player(lies=lies), hires=(hired, "nobody"))
        assert powers(found) == (power, defence, power >= needed)


@rule("7.3")
@pytest.mark.parametrize("card", ["datary", "titian", "varano"])
def test_what_is_housed_is_not_seized_by_itself(card: str) -> None:
    for town in ("imola", "florence"):
        assert not table("seize", player(), player(lies=f"{town}(datary titian varano)")).allows(f"seize {card}")


@rule("7.4", "B29")
def test_a_home_town_that_houses_nothing_is_no_target() -> None:
    assert table("seize", player(), player(lies="datary")).can("seize ") == ["datary", "nothing"]


@rule("7.5")
def test_own_cards_are_no_targets() -> None:
    found = table("seize", player(lies="faenza auditor valencia(titian)"), player(lies="imola"))
    assert found.can("seize ") == ["imola", "nothing"]


@rule("7.6", "B28", "6.41")
def test_nothing_of_the_spouse_is_a_target() -> None:
    people = [player(), player(lies="imola florence(datary) auditor"), player(lies="este")]
    assert table("seize", *people, spouses=[0, 1]).can("seize ") == ["este", "nothing"]


@rule("7.7", "3.5")
@pytest.mark.parametrize("lies", ["datary auditor", "spoleto auditor"])
def test_one_attempt_in_a_phase(lies: str) -> None:
    found = fight(lies.split()[0], player(), player(lies=lies))
    if found.question == "place":
        found.quiet()
    assert (found.question, found.moment) == ("moment", 3)


@rule("7.8", "B50")
def test_an_attempt_may_be_hopeless_and_needs_no_condottiere() -> None:
    found = fight("bologna", player(), player(lies="bologna"))
    assert powers(found) == (0, 6, False)


@rule("7.30", "14.21", "B41")
def test_one_is_asked_whenever_there_could_be_a_target_whatever_the_means() -> None:
    found = table("seize", player(ducats=0), player(lies="titian"))
    assert (found.question, found.legal()) == ("seize", ["seize nothing"])
    assert found.game.decision(found.state, 0).discreet


@rule("7.30")
def test_without_anything_that_could_be_a_target_one_is_not_asked() -> None:
    assert table("seize", player(lies="imola")).question == "moment"
    assert table("seize", player(), player(lies="imola"), spouses=[0, 1]).question == "moment"
    assert table("seize", player(), player(lies="imola"), spouses=[1, 2]).question == "seize"
    assert table("seize", player(), player(lies="florence(datary)")).question == "seize"


@rule("7.1", "3.4")
def test_one_may_seize_nothing() -> None:
    found = table("seize", player(), player(lies="imola")).go("seize nothing")
    assert (found.moment, found.lies(1)) == (3, ["imola"])


# Condottieri ------------------------------------------------------------


@rule("7.9", "3.16")
def test_both_sides_choose_any_number_of_condottieri_in_secret() -> None:
    found = attack("imola", player("renzo paolo"), player("alessandro", lies="imola"))
    assert found.asked == [0, 1]
    assert sorted(found.legal(0)) == ["hire nobody", "hire paolo", "hire paolo renzo", "hire renzo"]
    assert found.legal(1) == ["hire nobody", "hire alessandro"]
    assert found.game.decision(found.state, 0).sealed
    found.play(1, "hire alessandro")
    assert found.happened("hired") == []
    found.play(0, "hire paolo renzo")
    assert found.happened("hired") == [
        {"seat": 0, "cards": ["paolo", "renzo"], "ducats": 25, "power": 9},
        {"seat": 1, "cards": ["alessandro"], "ducats": 5, "power": 3},
    ]


@rule("7.9")
def test_only_the_two_sides_choose() -> None:
    people = [player(), player(lies="imola"), player("renzo"), player("paolo")]
    assert attack("imola", *people).asked == [0, 1]


@rule("7.10", "14.21", "B27", "B41")
def test_both_are_asked_also_without_any_condottiere() -> None:
    found = attack("datary", player(), player("spy", lies="datary"))
    assert (found.asked, found.legal(0), found.legal(1)) == ([0, 1], ["hire nobody"], ["hire nobody"])
    assert found.game.decision(found.state, 1).discreet


@rule("7.11", "B30")
@pytest.mark.parametrize(
    ("ducats", "hires"),
    [
        (24, ["hire nobody", "hire paolo", "hire renzo"]),
        (25, ["hire nobody", "hire paolo", "hire paolo renzo", "hire renzo"]),
        (10, ["hire nobody", "hire renzo"]),
        (9, ["hire nobody"]),
    ],
)
@pytest.mark.parametrize("side", [0, 1])
def test_only_a_set_that_can_be_paid_is_chosen(ducats: int, hires: list[str], side: int) -> None:
    hands = [player(lies="imola"), player(lies="imola")]
    hands[side] = player("renzo paolo", lies="imola" if side else "", ducats=ducats)
    hands[1 - side] = player(lies="" if side else "imola")
    assert sorted(attack("imola", *hands).legal(side)) == hires


@rule("7.12", "7.23", "B51", "14.4")
@pytest.mark.parametrize("target", ["spoleto", "bologna"])
def test_each_side_pays_whoever_wins_and_the_condottieri_go_to_the_pile(target: str) -> None:
    people = [player("vitellozzo"), player("oliverotto", lies=target)]
    found = fight(target, *people, hires=("vitellozzo", "oliverotto"))
    assert found.ducats == [80, 95, 100, 100]
    assert found.pile == ["vitellozzo", "oliverotto"]
    assert (found.hand(0), found.hand(1)) == ([], [])


@rule("7.12", "14.11")
def test_condottieri_not_chosen_stay_in_the_hand_unseen() -> None:
    found = fight("imola", player("renzo paolo"), player("alviano", lies="imola"), hires=("renzo", "nobody"))
    assert (found.hand(0), found.hand(1)) == (["paolo"], ["alviano"])
    assert found.happened("hired")[1] == {"seat": 1, "cards": [], "ducats": 0, "power": 0}
    assert found.knows(OBSERVER) == []


# Power ------------------------------------------------------------


@rule("7.14", "B31")
@pytest.mark.parametrize(("lies", "power"), [("valencia(da_vinci)", 7), ("imola(da_vinci)", 7), ("da_vinci", 6)])
def test_da_vinci_attacks_if_he_is_housed_anywhere(lies: str, power: int) -> None:
    found = fight("bologna", player("vitellozzo", lies=lies), player(lies="bologna"), hires=("vitellozzo", "nobody"))
    assert powers(found) == (power, 6, power > 6)


@rule("7.14", "B31")
def test_da_vinci_of_another_player_does_not_attack() -> None:
    people = [player(), player(lies="spoleto"), player(lies="palestrina(da_vinci)")]
    assert powers(fight("spoleto", *people))[0] == 0


@rule("7.15", "B31")
@pytest.mark.parametrize(
    ("target", "lies", "defence"),
    [
        ("spoleto", "spoleto(da_vinci)", 3),
        ("spoleto", "spoleto florence(da_vinci)", 2),
        ("spoleto", "spoleto da_vinci", 2),
        ("florence", "florence(da_vinci)", 4),
        ("florence", "florence(datary) imola(da_vinci)", 3),
    ],
)
def test_da_vinci_defends_only_where_he_is_housed(target: str, lies: str, defence: int) -> None:
    assert powers(fight(target, player(), player(lies=lies)))[1] == defence


@rule("7.15")
def test_condottieri_add_to_the_defence() -> None:
    people = [player("bande_nere"), player("renzo", lies="spoleto(varano)")]
    assert powers(fight("spoleto", *people, hires=("bande_nere", "renzo"))) == (8, 8, False)


@rule("7.15")
def test_a_minor_family_elsewhere_does_not_defend() -> None:
    assert powers(fight("spoleto", player(), player(lies="spoleto florence(este) varano")))[1] == 2


@rule("7.20", "7.22")
@pytest.mark.parametrize(("hired", "success"), [("renzo", False), ("paolo", True)])
def test_the_attack_must_be_greater(hired: str, success: bool) -> None:
    found = fight("ancona", player(hired), player(lies="ancona"), hires=(hired, "nobody"))
    assert found.lies(0) == (["ancona"] if success else [])
    assert found.lies(1) == ([] if success else ["ancona"])


@rule("7.21", "B4")
@pytest.mark.parametrize("card", ["datary", "titian"])
@pytest.mark.parametrize(("defender", "success"), [("alessandro", True), ("renzo", False)])
def test_an_equal_attack_takes_an_unprotected_office_or_artist(card: str, defender: str, success: bool) -> None:
    people = [player("oliverotto"), player(defender, lies=card)]
    found = fight(card, *people, hires=("oliverotto", defender))
    assert found.lies(0) == ([card] if success else [])


@rule("7.21", "B4")
@pytest.mark.parametrize("card", ["datary", "perugino"])
def test_nothing_against_nothing_takes_it_too(card: str) -> None:
    assert powers(fight(card, player(), player(lies=card))) == (0, 0, True)


@rule("7.21", "7.20", "B4")
@pytest.mark.parametrize(
    ("target", "lies"), [("bentivoglio", "bentivoglio"), ("imola", "imola"), ("florence", "florence(datary)")]
)
def test_an_equal_attack_fails_everywhere_else(target: str, lies: str) -> None:
    assert powers(fight(target, player("oliverotto"), player(lies=lies), hires=("oliverotto", "nobody"))) == (
        3,
        3,
        False,
    )


@rule("7.22")
def test_after_a_failure_nothing_changes_hands() -> None:
    found = fight("florence", player(), player(lies="florence(datary titian varano) imola"))
    assert (found.lies(0), found.housed("florence")) == ([], ["datary", "titian", "varano"])
    assert found.ducats == [100] * 4
