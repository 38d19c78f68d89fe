"""Section 6: Poison, Assassin, and the Pope's gift."""

from typing import Any

import pytest

from tests.kit.borgia import Player, Table, player, table
from tests.kit.rules import rule

PEOPLE = [
    player("poison assassin", lies="valencia(datary) titian"),
    player("spy", lies="florence(auditor raphael varano) imola treasurer"),
    player(lies="este perugino"),
]


def dying(text: str, *players: Player, **facts: Any) -> Table:
    """Seat 0 strikes, and nobody answers with a Doctor."""
    found = table("play", *(players or PEOPLE), **facts).go(f"play {text}")
    while found.question == "doctor":
        found.play(found.asked[0], "no doctor")
    return found


# Poison ------------------------------------------------------------


@rule("6.17", "6.18", "6.19", "6.21", "B32", "B15")
def test_poison_reaches_every_artist_and_office_also_own_and_housed_ones() -> None:
    targets = ["datary", "treasurer", "auditor", "raphael", "titian", "perugino"]
    assert table("play", *PEOPLE, savonarola=True, pope=3).can("play poison on ") == targets


@rule("6.17", "6.18", "B44")
def test_poison_reaches_the_marriage() -> None:
    assert "marriage" in table("play", *PEOPLE, spouses=[1, 2]).can("play poison on ")


@rule("6.19")
@pytest.mark.parametrize("target", ["imola", "este", "varano", "savonarola", "spy", "doctor"])
def test_poison_has_no_other_target(target: str) -> None:
    assert not table("play", *PEOPLE, savonarola=True, pope=3).allows(f"play poison on {target}")


@rule("6.20", "6.40", "B28")
def test_poison_spares_the_spouse_and_reaches_the_marriage() -> None:
    targets = table("play", *PEOPLE, spouses=[0, 1]).can("play poison on ")
    assert targets == ["datary", "titian", "perugino", "marriage"]


@rule("6.21", "B15")
def test_with_the_option_poison_reaches_only_what_is_unprotected() -> None:
    found = table("play", *PEOPLE, spouses=[1, 2], poison="unhoused_only")
    assert found.can("play poison on ") == ["treasurer", "titian", "perugino", "marriage"]
    assert found.can("play assassin on ") == ["datary", "treasurer", "auditor", "marriage"]


@rule("6.22", "B2", "1.13")
@pytest.mark.parametrize(("option", "gone", "pile"), [("gone", ["raphael", "poison"], []), ("pile", ["poison"], 1)])
def test_a_dead_artist(option: str, gone: list[str], pile: object) -> None:
    found = table("play", *PEOPLE, dead_artists=option).go("play poison on raphael", "no doctor")
    assert found.gone == gone
    assert found.pile == (["raphael"] if pile else [])
    assert found.lies(1) == ["imola", "treasurer", "auditor", "varano"]
    assert found.housed("florence") == ["auditor", "varano"]
    assert found.happened("killed") == [{"target": "raphael"}]


@rule("6.23", "1.13")
@pytest.mark.parametrize("card", ["poison", "assassin"])
def test_the_office_of_a_dead_holder_goes_to_the_pile(card: str) -> None:
    found = dying(f"{card} on auditor", pope=3)
    assert (found.pile, found.gone) == (["auditor"], [card])
    assert found.lies(1) == ["imola", "treasurer", "raphael", "varano"]
    assert (found.question, found.seat) == ("play", 0)


@rule("6.24")
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_a_dead_marriage_is_over_at_once(discards: str) -> None:
    found = table("play", player("poison spy"), spouses=[0, 1], discards=discards)
    assert found.can("play spy on ") == ["2", "3"]
    found.go("play poison on marriage", "no doctor")
    assert found.can("play spy on ") == ["1", "2", "3"]
    assert found.gone == ["poison", "marriage"]


# Assassin ------------------------------------------------------------


@rule("6.25", "6.26", "6.27", "B32", "B44")
def test_an_assassin_reaches_offices_and_what_lies_on_the_table_and_no_artist() -> None:
    targets = ["datary", "treasurer", "auditor"]
    assert table("play", *PEOPLE).can("play assassin on ") == targets
    lying = table("play", *PEOPLE, spouses=[1, 2], savonarola=True, pope=3)
    assert lying.can("play assassin on ") == [*targets, "marriage", "savonarola"]


@rule("6.25", "6.36")
@pytest.mark.parametrize("target", ["auditor", "marriage"])
def test_no_doctor_helps_against_an_assassin(target: str) -> None:
    people = [PEOPLE[0], player("doctor", lies="auditor")]
    found = table("play", *people, spouses=[1, 2], pope=3).go(f"play assassin on {target}")
    assert (found.question, found.seat) == ("play", 0)
    assert found.happened("killed") == [{"target": target}]


@rule("6.26", "6.40", "B28")
def test_an_assassin_spares_the_offices_of_the_spouse() -> None:
    assert table("play", *PEOPLE, spouses=[0, 1]).can("play assassin on ") == ["datary", "marriage"]


@rule("6.28", "B28")
@pytest.mark.parametrize(("pope", "spouses"), [(0, []), (1, []), (1, [0, 1]), (0, [0, 2])])
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_anybody_may_kill_savonarola(pope: int, spouses: list[int], discards: str) -> None:
    found = table("play", player("assassin"), pope=pope, spouses=spouses, savonarola=True, discards=discards)
    found.go("play assassin on savonarola")
    assert not found.state.table.savonarola
    assert found.gone == ["assassin", "savonarola"]


@rule("6.28")
def test_who_played_savonarola_may_kill_him() -> None:
    found = table("play", player("assassin savonarola"), pope=1).go("play savonarola", "play assassin on savonarola")
    assert found.gone == ["assassin", "savonarola"]


# The Pope's gift ------------------------------------------------------------


@rule("6.29", "6.30", "6.31", "B45")
@pytest.mark.parametrize("card", ["poison", "assassin"])
def test_the_pope_may_give_the_office_of_a_dead_holder_away(card: str) -> None:
    found = dying(f"{card} on auditor")
    assert (found.question, found.seat) == ("gift", 0)
    assert found.legal() == ["assign auditor to 2", "assign auditor to 3", "assign auditor to pile"]
    found.go("assign auditor to 2")
    assert (found.question, found.seat) == ("place", 2), "it is placed at once"
    found.go("house auditor in palestrina")
    assert "auditor" in found.lies(2)
    assert found.happened("gift") == [{"seat": 0, "card": "auditor", "other": 2}]
    assert (found.question, found.seat, found.pile) == ("play", 0, [])


@rule("6.29", "B45")
def test_the_pope_may_let_the_office_go_to_the_pile() -> None:
    found = dying("assassin on auditor").go("assign auditor to pile")
    assert (found.pile, found.question) == (["auditor"], "play")
    assert found.happened("no_gift") == [{"seat": 0, "card": "auditor"}]


@rule("6.29")
def test_there_is_no_gift_of_an_artist_nor_by_another_than_the_pope() -> None:
    assert dying("poison on raphael").question == "play"
    assert dying("assassin on auditor", pope=2).question == "play"


@rule("6.29", "6.32")
def test_there_is_no_gift_if_a_doctor_saves_the_office() -> None:
    people = [player("poison"), player("doctor", lies="auditor")]
    found = table("play", *people).go("play poison on auditor", "doctor")
    assert (found.question, found.lies(1)) == ("play", ["auditor"])


@rule("6.30", "B45")
def test_the_popes_own_office_goes_to_any_other_player() -> None:
    assert dying("assassin on datary").can("assign datary to ") == ["1", "2", "3", "pile"]


@rule("6.31", "B45", "6.35")
def test_the_pope_chooses_after_the_doctors_answer() -> None:
    found = table("play", *PEOPLE).go("play poison on auditor")
    assert (found.question, found.seat) == ("doctor", 1)
    assert found.go("no doctor").question == "gift"


@rule("6.31", "B45", "6.42")
def test_marriage_does_not_bar_the_gift() -> None:
    assert "2" in dying("assassin on auditor", spouses=[0, 2]).can("assign auditor to ")
