"""Section 9: manipulation cards in general, Assassination, Courtesan and Wrath of the Gods."""

import pytest

from tests.kit.caesar import GROUPS, OUT, Party, Table, party, table
from tests.kit.rules import rule

PLAYS = ["assassinate 2 praetors", "spy", "castle senators censors", "courtesan praetors", "wrath praetors"]
CARDS = {"assassinate": "assassination", "castle": "castling"}


def able(hand: str = "1 2 3", other: str = "4 5") -> Table:
    """Every manipulation card has a target."""
    own = party(hand, up="senators 3, censors 1", down="senators 4")
    return table(own, party(other, up="praetors 2 p", down="praetors 1"))


def card_of(text: str) -> str:
    verb = text.split()[0]
    return CARDS.get(verb, verb)


@rule("9.1", "3.10", "3.11")
@pytest.mark.parametrize("text", PLAYS)
def test_a_manipulation_is_played_in_the_own_active_turn_before_the_refill(text: str) -> None:
    game = able(f"1 2 {card_of(text)}")
    assert text in game.legal()
    game.go("lay 1 aediles")
    assert text in game.legal()
    game.go("done")
    assert game.refusal(text) in ("3.3", "3.12", "9.1")


@rule("9.1", "3.2")
@pytest.mark.parametrize("text", PLAYS)
def test_not_in_the_turn_of_the_other(text: str) -> None:
    assert able("1 2", f"1 {card_of(text)}").refusal(text, 1) == "3.2"


@rule("9.2")
@pytest.mark.parametrize("text", PLAYS)
def test_one_manipulation_in_a_turn(text: str) -> None:
    own = party(f"1 2 courtesan {card_of(text)}", up="senators 3, censors 1")
    game = table(own, party("4 5", up="praetors 2", down="praetors 1, aediles 1")).go("courtesan aediles")
    assert game.phase == "lay"
    assert game.refusal(text) == "9.2"
    game.go("lay 1 quaestors")
    assert game.phase == "refill", "step 2 is over"


@rule("9.3")
@pytest.mark.parametrize("text", PLAYS)
def test_only_a_card_of_the_own_hand_is_played(text: str) -> None:
    game = able("1 2", f"1 {card_of(text)}")
    assert game.refusal(text) == "9.3"


@rule("9.4")
def test_nobody_is_obliged_to_play() -> None:
    game = able("1 2 wrath").go("lay 1 aediles")
    assert "done" in game.legal()
    game.go("done").finish_turn()
    assert "wrath" in game.hand(0)


@rule("9.5", "10.1", "10.9")
@pytest.mark.parametrize("text", PLAYS)
def test_the_card_and_its_target_are_named_then_the_veto_is_asked_for(text: str) -> None:
    game = able(f"1 2 {card_of(text)}", "4 veto")
    before = game.party(1)
    game.go(text)
    assert (game.phase, game.seat) == ("veto", 1)
    assert game.party(1) == before, "nothing has happened yet"
    assert game.facts()["played"] == text
    assert game.view(1)["played"] == text
    (facts,) = game.happened(f"{card_of(text)}_played")
    assert facts["seat"] == 0


@rule("9.8", "10.3", "1.12")
@pytest.mark.parametrize("text", PLAYS)
@pytest.mark.parametrize("answer", ["allow", "veto"])
def test_a_card_played_is_discarded(text: str, answer: str) -> None:
    game = able(f"1 2 {card_of(text)}", "4 veto").go(text, answer)
    assert card_of(text) in game.discard(0)
    assert card_of(text) not in game.hand(0)


@rule("9.7", "C24", "10.9")
@pytest.mark.parametrize(("text", "asked"), [("spy", "strike"), ("castle senators censors", "castle")])
def test_what_is_left_to_choose_is_chosen_after_the_veto(text: str, asked: str) -> None:
    game = able(f"1 2 {card_of(text)}", "4 veto").go(text, "allow")
    assert (game.phase, game.seat) == (asked, 0)
    assert game.game.decision(game.state, 0).source == card_of(text)


@rule("9.6")
@pytest.mark.parametrize(
    ("text", "paragraphs"),
    [
        ("assassinate 2 praetors", ("9.12", "9.15")),
        ("spy", ("9.17",)),
        ("castle senators censors", ("9.29",)),
        ("courtesan praetors", ("9.40",)),
        ("wrath praetors", ("9.44",)),
    ],
)
def test_a_card_without_a_target_may_not_be_played(text: str, paragraphs: tuple[str, ...]) -> None:
    game = table(party(f"1 2 {card_of(text)}"), OUT)
    assert game.can(text.split()[0]) == []
    assert game.refusal(text) in paragraphs


@rule("9.9", "9.45")
def test_reserves_missions_patricians_and_suffrage_cards_are_never_struck() -> None:
    game = able("1 2 wrath").go("wrath praetors")
    facts = game.facts()
    assert facts["patricians"] == [5, 5, 5, 3, 3]
    assert len(facts["suffrage"]) == 8
    assert game.left(0) == able("1 2 wrath").left(0)
    assert game.left(1) == able("1 2 wrath").left(1)
    assert game.party(1)["mission"] == "senators"


@rule("9.10")
@pytest.mark.parametrize("text", ["courtesan senators", "wrath praetors"])
def test_manipulation_causes_no_vote(text: str) -> None:
    people = [party("1 courtesan wrath", up="senators 1*4"), party("1", down="senators 2*4, praetors 1")]
    game = table(*people).go(text)
    assert game.happened("vote") == []
    game.go("lay 1 censors")
    assert len(game.happened("vote")) == 1


# Assassination


@rule("9.11", "9.12")
@pytest.mark.parametrize("card", ["2", "philosopher"])
def test_assassination_discards_one_open_card_of_the_opponent(card: str) -> None:
    game = able("1 2 assassination").go(f"assassinate {card} praetors")
    left = ["2" if card == "philosopher" else "philosopher"]
    assert game.up(1, "praetors") == left
    assert game.discard(1) == [card]
    assert game.down(1, "praetors") == ["1"]
    assert game.happened("assassinated") == [{"seat": 1, "card": card, "group": "praetors"}]


@rule("9.11", "1.9")
def test_assassination_takes_one_of_equal_cards() -> None:
    game = table(party("1 2 assassination"), party(up="praetors 2 2")).go("assassinate 2 praetors")
    assert game.up(1, "praetors") == ["2"]


@rule("9.12", "9.13", "9.14")
def test_assassination_names_every_open_card_of_the_opponent_and_no_other() -> None:
    own = party("1 assassination", up="praetors 5, senators 4")
    game = table(own, party(up="praetors 2 2 3, censors p", down="praetors 4, aediles 1"))
    assert game.can("assassinate") == [
        "assassinate philosopher censors",
        "assassinate 2 praetors",
        "assassinate 3 praetors",
    ]


@rule("9.12")
@pytest.mark.parametrize("text", ["assassinate 5 praetors", "assassinate 2 censors"])
def test_assassination_of_a_card_that_is_not_there(text: str) -> None:
    game = table(party("1 2 assassination"), party("1 veto", up="praetors 2"))
    assert game.refusal(text) == "9.12"


@rule("9.11")
@pytest.mark.parametrize("text", ["assassinate veto praetors", "assassinate spy senators"])
def test_only_influence_is_assassinated(text: str) -> None:
    game = table(party("1 2 assassination"), party("1 veto", up="praetors 2"))
    assert game.refusal(text) == "9.11"


@rule("9.13")
def test_a_hidden_card_cannot_be_assassinated() -> None:
    game = table(party("1 2 assassination"), party(up="senators 2", down="praetors 1"))
    assert game.refusal("assassinate 1 praetors") == "9.13"
    assert game.refusal("assassinate 5 praetors") == "9.13", "the refusal does not tell which card lies there"


@rule("9.14")
def test_own_cards_cannot_be_assassinated() -> None:
    game = table(party("1 2 assassination", up="praetors 3"), party(up="praetors 2"))
    assert game.refusal("assassinate 3 praetors") == "9.14"


@rule("9.15", "9.13", "E35")
def test_assassination_needs_an_open_card_of_the_opponent() -> None:
    own = party("1 2 assassination", up="praetors 3")
    game = table(own, party(down="praetors 2, senators 1"))
    assert game.can("assassinate") == []
    assert game.refusal("assassinate 2 praetors") in ("9.13", "9.15")


@rule("9.15")
def test_assassination_without_any_open_card_names_that_paragraph() -> None:
    game = table(party("1 2 assassination"), party(down="senators 1"))
    assert game.refusal("assassinate 2 praetors") in ("9.15", "9.12")


# Courtesan


@rule("9.39", "9.41", "11.4")
def test_the_courtesan_turns_up_all_cards_of_the_opponent_before_a_group() -> None:
    own = party("1 courtesan", down="praetors 4")
    game = table(own, party("1", up="praetors 2", down="praetors 1 p 5, senators 3")).go("courtesan praetors")
    assert game.up(1, "praetors") == ["philosopher", "1", "2", "5"]
    assert game.down(1, "praetors") == []
    assert game.down(1, "senators") == ["3"]
    assert game.down(0, "praetors") == ["4"], "own cards are not turned up"
    assert game.happened("unveiled") == [{"seat": 1, "group": "praetors", "cards": ["philosopher", "1", "5"]}]


@rule("9.40", "E35")
def test_the_courtesan_needs_a_hidden_card_of_the_opponent() -> None:
    own = party("1 courtesan", down="aediles 4")
    game = table(own, party(up="praetors 2, censors 1", down="senators 3, censors 1"))
    assert game.can("courtesan") == ["courtesan senators", "courtesan censors"]
    for group in ("praetors", "aediles", "quaestors"):
        assert game.refusal(f"courtesan {group}") == "9.40"


@rule("9.42", "9.32")
def test_the_cards_stay_face_up_until_they_leave_or_are_castled() -> None:
    own = party("1 2 courtesan", down="praetors 4")
    game = table(own, party("1 2 castling", down="praetors 1 5, senators 3"))
    game.go("courtesan praetors", "allow", "lay 1 censors").finish_turn()
    assert game.up(1, "praetors") == ["1", "5"]
    game.go("castle senators praetors").finish_turn()
    game.go("relay 3")
    assert (game.up(1, "praetors"), game.down(1, "praetors")) == ([], ["1", "5"])


# Wrath of the Gods


@rule("9.43", "C14")
def test_wrath_discards_all_cards_of_both_parties_before_a_group() -> None:
    own = party("1 wrath", up="praetors 3", down="praetors 4, senators 1")
    game = table(own, party("1", up="praetors 2", down="praetors 1 p, censors 3")).go("wrath praetors")
    for seat in (0, 1):
        assert game.up(seat, "praetors") == game.down(seat, "praetors") == []
    assert game.discard(0) == ["3", "4", "wrath"]
    assert game.discard(1) == ["philosopher", "1", "2"]
    assert game.down(0, "senators") == ["1"]
    assert game.down(1, "censors") == ["3"]
    told = {facts["seat"]: facts["cards"] for facts in game.happened("wrath_discards")}
    assert told == {0: ["3", "4"], 1: ["philosopher", "1", "2"]}


@rule("9.44")
@pytest.mark.parametrize("where", ["own up", "own down", "other up", "other down"])
def test_wrath_needs_a_card_of_whichever_party(where: str) -> None:
    whose, face = where.split()
    lying = Party(hand="1 wrath" if whose == "own" else "1", **{face: "aediles 2"})
    game = table(*([lying, party("1")] if whose == "own" else [party("1 wrath"), lying]))
    assert game.can("wrath") == ["wrath aediles"]
    for group in GROUPS:
        if group != "aediles":
            assert game.refusal(f"wrath {group}") == "9.44"


@rule("9.45")
def test_wrath_spares_patricians_and_the_suffrage_card() -> None:
    game = able("1 2 wrath").go("wrath praetors", "lay 1 praetors")
    assert game.facts()["patricians"] == [5, 5, 5, 3, 3]
    assert "praetors" in game.facts()["suffrage"]
