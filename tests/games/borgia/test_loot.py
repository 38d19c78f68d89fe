"""Section 7: what a seizure brings, fees and places."""

import pytest

from tests.kit.borgia import Player, Table, player, table
from tests.kit.rules import rule


def seized(target: str, *players: Player, hires: tuple[str, str] = ("nobody", "nobody")) -> Table:
    """Seat 0 attacks seat 1, and both sides hire."""
    found = table("seize", *players).go(f"seize {target}")
    return found.all_play(*[f"hire {hire}" for hire in hires])


# An artist by himself ------------------------------------------------------------


@rule("7.16", "B12")
@pytest.mark.parametrize(("ducats", "allowed"), [(39, False), (40, True)])
def test_who_does_not_own_the_fee_may_not_try(ducats: int, allowed: bool) -> None:
    found = table("seize", player(ducats=ducats), player(lies="michelangelo imola"))
    assert found.allows("seize michelangelo") == allowed
    assert found.allows("seize imola")


@rule("7.17", "B12", "7.11", "1.9")
@pytest.mark.parametrize(("ducats", "hires"), [(50, ["renzo"]), (49, []), (55, ["paolo", "renzo"])])
def test_the_fee_is_set_aside_and_condottieri_are_paid_from_the_rest(ducats: int, hires: list[str]) -> None:
    found = table("seize", player("renzo paolo", ducats=ducats), player(lies="michelangelo")).go("seize michelangelo")
    assert sorted(found.legal(0)) == ["hire nobody", *[f"hire {hire}" for hire in hires]]


@rule("7.17")
def test_the_defender_sets_nothing_aside() -> None:
    found = table("seize", player(), player("paolo", lies="titian", ducats=15)).go("seize titian")
    assert found.legal(1) == ["hire nobody", "hire paolo"]


@rule("7.18", "B12", "7.23")
def test_after_a_success_the_fee_is_paid_without_a_choice() -> None:
    people = [player("renzo", ducats=50), player("oliverotto", lies="michelangelo")]
    found = seized("michelangelo", *people, hires=("renzo", "oliverotto"))
    assert found.ducats[:2] == [0, 95]
    assert found.happened("fee_paid") == [{"seat": 0, "card": "michelangelo", "ducats": 40}]
    assert (found.question, found.lies(0)) == ("place", ["michelangelo"])


@rule("7.19")
def test_after_a_failure_the_fee_is_not_paid_and_free_again() -> None:
    people = [player(ducats=40), player("oliverotto", lies="michelangelo")]
    found = seized("michelangelo", *people, hires=("nobody", "oliverotto"))
    assert (found.ducats[0], found.lies(1)) == (40, ["michelangelo"])
    assert "give 40 ducats" in found.go("offer 1").legal()


@rule("7.24", "5.13")
@pytest.mark.parametrize(("card", "hired"), [("datary", "nobody"), ("titian", "nobody"), ("varano", "renzo")])
def test_a_single_card_is_placed_at_once(card: str, hired: str) -> None:
    people = [player("" if hired == "nobody" else hired, lies="imola"), player(lies=card)]
    found = seized(card, *people, hires=(hired, "nobody"))
    assert (found.question, found.seat) == ("place", 0)
    assert found.can(f"house {card} ") == ["in imola", "in valencia", "nowhere"]
    assert found.go(f"house {card} in imola").place(card) == "imola"
    assert (found.lies(1), found.question) == ([], "moment")


# A town ------------------------------------------------------------


@rule("7.25", "5.26")
def test_a_town_comes_with_all_that_it_houses() -> None:
    people = [player("bande_nere"), player(lies="spoleto(datary titian varano) florence(auditor) imola")]
    found = seized("spoleto", *people, hires=("bande_nere", "nobody")).go("pay")
    assert found.lies(0) == ["spoleto", "datary", "titian", "varano"]
    assert found.lies(1) == ["imola", "auditor"]
    assert found.housed("spoleto") == ["datary", "titian", "varano"]
    assert found.question == "moment", "they stay where they are"


@rule("7.27", "7.23", "B12")
def test_the_artist_of_a_seized_town_costs_the_fee_or_goes_to_the_pile() -> None:
    people = [player("renzo"), player(lies="imola(titian datary)")]
    found = seized("imola", *people, hires=("renzo", "nobody"))
    assert (found.question, found.seat, found.legal()) == ("fee", 0, ["reject", "pay"])
    assert found.ducats[0] == 90, "Condottieri are paid first"
    paid = seized("imola", *people, hires=("renzo", "nobody")).go("pay")
    assert (paid.ducats[0], paid.place("titian")) == (60, "imola")
    found.go("reject")
    assert (found.ducats[0], found.housed("imola"), found.pile) == (90, ["datary"], ["titian", "renzo"])
    assert found.lies(0) == ["imola", "datary"]


@rule("7.28", "B12", "B41", "14.21")
def test_who_cannot_pay_the_fee_may_try_and_must_let_him_go() -> None:
    people = [player("paolo", ducats=44), player(lies="imola(titian)")]
    found = seized("imola", *people, hires=("paolo", "nobody"))
    assert (found.question, found.legal()) == ("fee", ["reject"])
    assert found.go("reject").pile == ["titian", "paolo"]
    enough = seized("imola", player("paolo", ducats=45), people[1], hires=("paolo", "nobody"))
    assert enough.legal() == ["reject", "pay"]
    assert table("seize", player(ducats=0), people[1]).allows("seize imola")


# A home town ------------------------------------------------------------

HOME = [player("vitellozzo renzo", lies="faenza imola(este)"), player(lies="florence(datary mantegna varano) cesena")]


@rule("7.26", "7.29", "7.27", "B29", "B21", "7.23", "B51")
def test_all_that_a_home_town_houses_is_taken_in_order() -> None:
    found = seized("florence", *HOME, hires=("vitellozzo renzo", "nobody"))
    assert (found.question, found.can("house datary ")) == (
        "place",
        ["in faenza", "in imola", "in valencia", "nowhere"],
    )
    found.go("house datary in faenza")
    assert (found.question, found.legal()) == ("fee", ["reject", "pay"])
    found.go("pay")
    assert found.can("house mantegna ") == ["in faenza", "in imola", "in valencia", "nowhere"]
    found.go("house mantegna nowhere")
    assert found.can("house varano ") == ["in faenza", "in valencia", "nowhere"]
    found.go("house varano in valencia")
    assert found.lies(0) == ["faenza", "imola", "datary", "mantegna", "este", "varano"]
    assert (found.lies(1), found.housed("florence")) == (["cesena"], [])
    assert found.ducats[0] == 100 - 30 - 20
    assert [found.place(card) for card in ("datary", "mantegna", "varano")] == ["faenza", "", "valencia"]
    assert found.question == "moment"


@rule("7.26", "5.25", "7.4")
def test_the_places_of_the_home_town_are_free_and_it_is_no_target_then() -> None:
    found = seized("florence", *HOME, hires=("vitellozzo renzo", "nobody")).until("seize", 1).until("seize", 2)
    assert "seize florence" not in found.legal()
    assert found.housed("florence") == []


@rule("7.29", "5.21", "B29")
def test_the_minor_family_of_a_home_town_may_lie_unhoused() -> None:
    found = seized("florence", *HOME, hires=("vitellozzo renzo", "nobody"))
    found.go("house datary nowhere", "reject", "house varano nowhere")
    assert found.place("varano") == ""
    assert "mantegna" in found.pile
    assert found.go("rehouse", "house datary nowhere").can("house varano ") == ["in faenza", "in valencia", "nowhere"]


@rule("7.28", "7.27", "B12")
def test_the_artist_of_a_home_town_too_goes_to_the_pile_of_a_poor_taker() -> None:
    people = [player("paolo", ducats=34), player(lies="florence(mantegna)")]
    found = seized("florence", *people, hires=("paolo", "nobody"))
    assert found.legal() == ["reject"]
    assert found.go("reject").pile == ["mantegna", "paolo"]
    assert (found.lies(0), found.lies(1)) == ([], [])
