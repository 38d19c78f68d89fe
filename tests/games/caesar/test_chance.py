"""Section 16: what chance decides, and how likely it is."""

from collections import Counter
from fractions import Fraction

import pytest

from curia.core.rng import Rng, SealedRng
from curia.core.types import CHANCE_MASK
from tests.kit.caesar import GROUPS, Table, cards, game, new_table, party, table
from tests.kit.rules import rule
from tests.kit.tables import walk

MISSIONS = ["senators", "praetors", "quaestors"]


@rule("16.1", "16.2", "16.3", "16.4", "C22", "C32")
def test_the_draws_of_the_set_up_in_order() -> None:
    game = new_table()
    assert game.odds() == {"cleopatra 0": Fraction(1, 2), "cleopatra 1": Fraction(1, 2)}
    game.go("cleopatra 1")
    assert game.odds() == {f"mission {group}": Fraction(1, 3) for group in MISSIONS}
    game.go("mission praetors")
    assert game.party(1)["mission"] == "praetors"
    assert game.odds() == {
        "mission senators": Fraction(2, 5),
        "mission praetors": Fraction(1, 5),
        "mission quaestors": Fraction(2, 5),
    }
    game.go("mission quaestors")
    assert not game.chance_is_asked, "nothing more is drawn before the game"


@rule("16.3", "2.6")
@pytest.mark.parametrize("first", MISSIONS)
def test_the_second_mission(first: str) -> None:
    odds = new_table(cleopatra="0").go(f"mission {first}").odds()
    assert odds == {f"mission {group}": Fraction(1 if group == first else 2, 5) for group in MISSIONS}


@rule("16.5")
def test_an_influence_reserve_by_copies() -> None:
    game = table(party("1 2 3 4 5", reserve="p 1 1 1 4 4")).go("lay 1 senators", "draw influence")
    assert game.odds() == {
        "drawn philosopher": Fraction(1, 6),
        "drawn 1": Fraction(3, 6),
        "drawn 4": Fraction(2, 6),
    }
    game = table(party("1 2 3 4", reserve="p 1 1 1 4 4")).go("lay 1 senators", "draw influence", "drawn 1")
    assert game.go("draw influence").odds()["drawn 1"] == Fraction(2, 5)


@rule("16.5", "16.6")
def test_the_victim_of_a_spy_draws_from_the_own_reserves() -> None:
    other = party("1 2 3 4 5", reserve="2 2 p", manipulation="veto")
    game = table(party("1 2 spy"), other).go("spy", "strike 1", "draw influence")
    assert game.odds() == {"drawn philosopher": Fraction(1, 3), "drawn 2": Fraction(2, 3)}


@rule("16.6", "C9", "2.10")
def test_a_shuffled_manipulation_reserve_by_copies() -> None:
    options = {"manipulation": "shuffled"}
    game = table(party("1 2 3 4 5"), options=options).go("lay 1 senators", "draw manipulation")
    copies = {"assassination": 4, "spy": 2, "castling": 2, "courtesan": 2, "wrath": 1, "veto": 2}
    assert game.odds() == {f"drawn {card}": Fraction(number, 13) for card, number in copies.items()}
    game.go("drawn wrath")
    assert "wrath" in game.hand(0)
    assert game.left(0)[1] == 12


@rule("16.6", "C9")
def test_an_arranged_reserve_is_drawn_without_chance() -> None:
    game = table(party("1 2 3 4 5", manipulation="wrath veto")).go("lay 1 senators", "draw manipulation")
    assert game.phase == "suffrage"
    assert "wrath" in game.hand(0)


@rule("16.7", "2.3", "C10")
@pytest.mark.parametrize(("discard", "orgies"), [("", 2), ("", 1), ("senators orgy", 2), ("aediles", 1)])
def test_the_suffrage_deck_by_copies(discard: str, orgies: int) -> None:
    game = table(phase="suffrage", suffrage_discard=discard, orgies=orgies)
    deck = Counter([*GROUPS, *["orgy"] * orgies, "reshuffle"]) - Counter(cards(discard))
    assert game.odds() == {f"suffrage {card}": Fraction(number, deck.total()) for card, number in deck.items()}


@rule("16.7", "C10", "2.4")
@pytest.mark.parametrize(
    ("orgies", "orgy"),
    [("3", Fraction(2, 8)), ("drop_one", Fraction(1, 7)), ("drop_one_after_second_group", Fraction(2, 8))],
)
def test_the_first_suffrage_card_with_each_option(orgies: str, orgy: Fraction) -> None:
    game = new_table(cleopatra="0", manipulation="shuffled", orgies=orgies).go("mission senators", "mission senators")
    game.play(0, "place 1 2 3 4 5").play(1, "place 1 2 3 4 5").go("lay 1 senators", "draw influence", "drawn 1")
    assert game.odds()["suffrage orgy"] == orgy
    assert game.odds()["suffrage reshuffle"] == game.odds()["suffrage censors"]


@rule("16.8", "5.16", "5.17", "C10", "E26")
@pytest.mark.parametrize(("discard", "orgy"), [("", Fraction(1, 5)), ("orgy", Fraction(1, 5)), ("orgy orgy", None)])
def test_after_an_orgy_has_left_the_rest_is_equally_likely(discard: str, orgy: Fraction | None) -> None:
    own = party(up="censors 1", taken="aediles " * 3 + "censors censors")
    options = {"orgies": "drop_one_after_second_group"}
    game = table(own, phase="suffrage", suffrage_discard=discard, options=options).go("suffrage censors")
    game.go("lay 1 senators").go("draw influence", "drawn 1")
    assert game.odds().get("suffrage orgy") == orgy
    assert game.odds()["suffrage reshuffle"] == Fraction(1, 4 if orgy is None else 5)


@rule("16.7", "5.12", "C30")
def test_after_the_reshuffling_orgy_all_cards_are_in_the_deck() -> None:
    game = table(phase="suffrage", suffrage_discard="senators orgy praetors").go("suffrage reshuffle", "lay 1 senators")
    game.go("draw influence", "drawn 1")
    assert game.odds()["suffrage orgy"] == Fraction(2, 8)


SAMPLED = {
    "parties": lambda: new_table(),
    "first mission": lambda: new_table(cleopatra="0"),
    "second mission": lambda: new_table(cleopatra="0").go("mission praetors"),
    "influence": lambda: table(party("1 2 3 4 5", reserve="p 1 1 1 4 4")).go("lay 1 senators", "draw influence"),
    "manipulation": lambda: table(options={"manipulation": "shuffled"}).go("lay 1 senators", "draw manipulation"),
    "suffrage": lambda: table(phase="suffrage", suffrage_discard="senators"),
}


def agrees(game: Table) -> bool:
    """Whether the draws of a thousand samples are as frequent as their weights say, within five deviations."""
    rng = Rng(46)
    number = 1000
    drawn = Counter(game.game.move_text(game.game.sample_chance(game.state, rng)) for _ in range(number))
    odds = game.odds()
    return set(drawn) <= set(odds) and all(
        (drawn[text] - number * odd) ** 2 <= 25 * number * odd * (1 - odd) for text, odd in odds.items()
    )


@rule("16.2", "16.3", "16.5", "16.6", "16.7")
@pytest.mark.parametrize("name", SAMPLED)
def test_draws_agree_with_the_weights(name: str) -> None:
    assert agrees(SAMPLED[name]())


@rule("16.1")
def test_sealed_draws_are_the_same_for_the_same_seed() -> None:
    game = table(phase="suffrage")
    draws = {game.game.sample_chance(game.state, SealedRng(bytes(range(32)), 3)) for _ in range(5)}
    assert len(draws) == 1


@rule("16.1")
def test_no_seat_may_move_for_chance_nor_chance_for_a_seat() -> None:
    waiting = table(phase="suffrage")
    assert waiting.refusal("lay 1 senators", 0) == "16.1"
    assert table().refusal("suffrage orgy") == "16.1"
    assert table().refusal("drawn 5") == "16.1"


@rule("16.1", "16.4", "16.8")
@pytest.mark.parametrize("manipulation", ["arranged", "shuffled"])
def test_chance_decides_nothing_else(manipulation: str) -> None:
    rules = game(manipulation=manipulation)
    kinds = set()
    for state in walk(rules, 5):
        if rules.pending(state) == CHANCE_MASK:
            kinds.add(str(rules.to_dict(state)["phase"]))
    shuffled = {"draw_manipulation"} if manipulation == "shuffled" else set()
    assert kinds == {"draw_parties", "draw_mission", "draw_influence", "suffrage"} | shuffled
