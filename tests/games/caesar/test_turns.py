"""Section 3: whose turn it is, active and passive turns, and the order of the steps."""

import pytest

from tests.kit.caesar import GROUPS, OUT, Table, party, started, table
from tests.kit.rules import rule

FULL = ", ".join(f"{group} {i + 1}*5" for i, group in enumerate(GROUPS))
"""Five own cards before every group."""


def full(hand: str, **more: str) -> Table:
    """The party to move has no free place."""
    return table(party(hand, up=FULL, **more), party(down="senators 1"))


@rule("3.1")
def test_cleopatra_begins_and_the_parties_alternate() -> None:
    game = started()
    order = []
    for _ in range(5):
        order.append(game.seat)
        game.go(game.can("lay")[0]).finish_turn()
    assert order == [0, 1, 0, 1, 0]


@rule("3.2", "3.3")
@pytest.mark.parametrize("text", ["lay 1 senators", "discard 1", "spy", "done", "allow", "draw influence"])
def test_nobody_else_may_act_in_a_turn(text: str) -> None:
    game = table(party("1 spy"), party("1 spy veto"))
    assert game.refusal(text, 1) == "3.2"
    assert game.legal(1) == []


@rule("3.2", "3.3", "10.1", "9.25")
def test_the_opponent_is_asked_only_for_a_veto_and_after_a_spy() -> None:
    game = table(party("1 2 3 spy"), party("1 veto"))
    game.go("lay 1 senators", "spy")
    assert (game.phase, game.seat) == ("veto", 1)
    game.go("allow", "strike 1")
    assert (game.phase, game.seat) == ("refill", 1)
    assert game.refusal("draw influence", 0) == "3.2"
    game.go("draw manipulation")
    assert (game.phase, game.seat) == ("refill", 0)


@rule("3.3")
@pytest.mark.parametrize("text", ["strike 1", "relay 1", "draw influence", "next veto", "place 1 2 3 4 5"])
def test_only_the_question_that_is_put_is_answered(text: str) -> None:
    assert table(party("1 2 spy castling")).refusal(text) == "3.3"


@rule("3.4", "6.6", "6.7", "3.3")
@pytest.mark.parametrize("text", ["lay 2 senators", "show 2 senators", "wrath senators", "spy"])
def test_who_has_discarded_stays_passive(text: str) -> None:
    game = table(party("1 2 wrath spy"), party(down="senators 1")).go("discard 1")
    assert game.phase == "refill"
    assert game.refusal(text) in ("3.3", "3.4", "6.6", "6.7")


@rule("3.4")
def test_who_has_laid_or_played_stays_active() -> None:
    game = table(party("1 2 wrath spy"), party("1", down="senators 1"))
    game.go("wrath senators")
    assert game.phase == "lay"
    assert game.refusal("discard 1") == "3.4"
    game = table(party("1 2 wrath spy"), party(down="senators 1")).go("lay 1 senators")
    assert game.refusal("discard 2") == "3.4"
    game = table(party("1 2 wrath spy"), party(down="senators 1")).go("show 1 senators")
    assert game.refusal("discard 2") == "3.4"


@rule("3.4", "3.5", "6.10")
def test_the_first_answer_is_free() -> None:
    game = table(party("1 2 wrath"), party(down="senators 1"))
    assert {text.split()[0] for text in game.legal()} == {"lay", "show", "wrath", "discard"}


@rule("3.6", "C4")
@pytest.mark.parametrize("text", ["lay 1 senators", "show 1 senators", "wrath senators", "spy"])
def test_without_influence_in_hand_a_turn_is_passive(text: str) -> None:
    game = table(party("wrath spy"), party(down="senators 1"))
    assert all(one.startswith("discard") for one in game.legal())
    assert game.refusal(text) == "3.6"


@rule("3.6", "C4")
def test_who_must_be_passive_is_not_told_to_lay() -> None:
    assert table(party("wrath spy"), party(down="senators 1")).refusal("done") in ("3.6", "6.2", "3.3")


@rule("3.7", "C12", "E21")
def test_without_a_free_place_a_turn_begins_with_a_manipulation_or_is_passive() -> None:
    game = full("1 2 wrath spy castling")
    assert {text.split()[0] for text in game.legal()} == {"wrath", "spy", "castle", "discard"}
    assert game.can("discard"), "being passive stays possible"


@rule("3.7", "C12")
@pytest.mark.parametrize("text", ["lay 1 senators", "show 1 senators", "done"])
def test_without_a_free_place_nobody_begins_by_laying(text: str) -> None:
    assert full("1 2 wrath spy").refusal(text) == "3.7"


@rule("3.7", "C12")
def test_without_a_free_place_and_a_playable_card_a_turn_is_passive() -> None:
    assert all(one.startswith("discard") for one in full("1 veto assassination").legal())


@rule("3.6", "C4", "C12")
@pytest.mark.parametrize("text", ["wrath senators", "spy"])
def test_without_influence_in_hand_a_turn_without_a_free_place_is_passive(text: str) -> None:
    game = full("wrath spy")
    assert all(one.startswith("discard") for one in game.legal())
    assert game.refusal(text) == "3.6"


@rule("3.7", "E21")
def test_room_is_judged_for_the_own_party() -> None:
    people = [
        party("1 wrath", up="senators 1*4, praetors 2*4, quaestors 3*5", taken="aediles " * 3),
        party("1", up="senators 3*4, praetors 4*4, quaestors 5", taken="censors " * 3),
    ]
    assert table(*people).can("lay") == []
    assert "lay 1 quaestors" in table(*people, active=1).legal()


@rule("3.16", "3.10", "C12")
def test_a_manipulation_that_makes_room_is_followed_by_laying() -> None:
    game = full("1 2 wrath spy").go("wrath praetors")
    assert game.phase == "lay"
    assert sorted(game.legal()) == ["lay 1 praetors", "lay 2 praetors", "show 1 praetors", "show 2 praetors"]
    for text, paragraph in (("spy", "9.2"), ("discard 1", "3.4"), ("done", "4.1"), ("lay 1 senators", "4.11")):
        assert game.refusal(text) == paragraph
    game.go("show 1 praetors", "show 2 praetors")
    assert game.phase == "refill"
    assert game.happened("nothing_laid") == []


TIED_FORUM = "senators 1*4, praetors 2*4, quaestors 3*4, aediles 4*4, censors 5*4"
"""Four cards of each party before every group: eight everywhere, and a tie."""


def tied(hand: str, other: str = "1 2 3 4 5") -> Table:
    """Eight cards before every group, no free place for anybody, and nothing has changed since the votes."""
    return table(party(hand, up=TIED_FORUM), party(other, up=TIED_FORUM), quiet=list(GROUPS))


@rule("3.16", "C12")
def test_one_place_that_an_assassination_makes_is_enough_for_one_card_face_down() -> None:
    game = tied("1 2 3 assassination").go("assassinate 2 praetors")
    assert sorted(game.legal()) == ["lay 1 praetors", "lay 2 praetors", "lay 3 praetors"]
    assert game.refusal("show 1 praetors") == "4.6"
    game.go("lay 3 praetors")
    assert [facts["group"] for facts in game.happened("vote")] == ["praetors"], "the others are ties as before"


@rule("3.17", "C12", "9.10", "7.2")
def test_a_manipulation_that_makes_no_room_is_followed_by_votes_refill_and_suffrage_card() -> None:
    game = tied("1 2 3 4 castling").go("castle senators praetors", "relay 1 1 2 2")
    assert game.happened("nothing_laid") == [{"seat": 0}]
    assert len(game.hand(0)) == 4
    assert [facts["group"] for facts in game.happened("vote")] == ["senators", "praetors"]
    assert game.phase == "refill"
    for text in ("lay 1 senators", "show 1 senators", "spy", "discard 1", "done"):
        assert game.refusal(text) == "3.3"
    game.go("draw influence", "drawn 5")
    assert game.phase == "suffrage"
    assert game.go("suffrage orgy").seat == 1


@rule("3.17", "C12", "10.2", "10.3")
def test_a_vetoed_manipulation_makes_no_room() -> None:
    game = tied("1 2 3 4 wrath", "1 2 3 4 veto").go("wrath senators", "veto")
    assert game.happened("nothing_laid") == [{"seat": 0}]
    assert game.happened("vote") == [], "ties where nothing has changed are no event"
    assert game.up(0, "senators") == ["1"] * 4
    assert game.phase == "refill"
    game.go("draw influence", "drawn 5", "suffrage senators")
    assert len(game.happened("vote_tied")) == 1
    assert game.seat == 1


@rule("3.17", "C12")
def test_a_spy_without_room_lets_its_victim_draw_and_then_goes_on() -> None:
    game = tied("1 2 3 4 spy").go("spy", "strike 5")
    assert (game.phase, game.seat) == ("refill", 1)
    game.go("draw influence", "drawn 1")
    assert game.happened("nothing_laid") == [{"seat": 0}]
    assert (game.phase, game.seat) == ("refill", 0)


@rule("3.17", "C12")
def test_a_courtesan_without_room_turns_cards_up_and_the_turn_goes_on() -> None:
    people = [party("1 2 courtesan", up=FULL), party("1", down="senators 1 2")]
    game = table(*people).go("courtesan senators")
    assert game.up(1, "senators") == ["1", "2"]
    assert game.happened("nothing_laid") == [{"seat": 0}]
    assert game.finish_turn().seat == 1


@rule("3.17", "C12")
def test_room_that_the_votes_make_is_not_used_in_the_same_turn() -> None:
    game = tied("1 2 3 4 castling").go("castle senators praetors", "relay 1 1 2 2")
    assert game.happened("vote_won")
    assert game.phase == "refill", "there is room before the two groups, but laying is over"


@rule("3.17", "7.21", "12.1")
def test_a_turn_without_laying_may_end_the_game() -> None:
    taken = "senators " * 4 + "praetors " * 4 + "quaestors " * 5 + "aediles " * 3 + "censors " * 3
    cards = "senators 1*4, praetors 2*4"
    game = table(party("1 castling", up=cards, taken=taken), party("1", up=cards))
    game.go("castle senators praetors", "relay 1 1 2 2")
    assert game.phase == "over"
    assert game.happened("suffrage_card") == []


@rule("3.17", "12.8")
def test_a_turn_without_laying_is_no_last_turn() -> None:
    """The opponent is out, but the own reserve is not empty: refill and suffrage card follow."""
    out = party("veto", up=TIED_FORUM, reserve="", manipulation="")
    game = table(party("1 2 3 4 castling", up=TIED_FORUM), out, quiet=list(GROUPS))
    game.go("castle senators praetors", "allow", "relay 1 1 1 1").finish_turn("orgy")
    assert len(game.happened("suffrage_card")) == 1
    assert game.seat == 1


@rule("3.8", "12.5", "6.12")
def test_a_party_that_is_out_is_passive() -> None:
    game = table(party("veto spy", reserve=""), party("1 2", down="senators 1"))
    assert all(one.startswith("discard") for one in game.legal())
    assert game.refusal("spy") in ("3.6", "3.8")


@rule("3.8", "12.5", "E30")
def test_a_party_that_is_out_with_an_empty_hand_has_no_turn() -> None:
    game = table(party("1 2 3"), OUT).go("lay 1 senators").finish_turn()
    assert game.seat == 0
    assert game.happened("turn_skipped") == [{"seat": 1}]


@rule("3.9", "12.10", "6.10")
def test_the_last_turn_cannot_be_passive() -> None:
    game = table(party("1 2 veto", reserve=""), OUT, phase="last_turn")
    assert game.refusal("discard 1") in ("3.9", "6.10", "12.10")


@rule("3.10", "E28")
def test_the_steps_of_an_active_turn_come_in_order() -> None:
    game = table(party("4 5 courtesan 1 1", up="senators 1 1 1"), party("3", up="senators 2 2 2", down="praetors 1"))
    game.go("show 4 senators", "show 5 senators")
    assert (game.phase, game.happened("vote")) == ("manipulate", [])
    game.go("courtesan praetors")
    assert len(game.happened("vote_won")) == 1
    assert game.phase == "refill"
    game.go("draw manipulation", "draw influence", "drawn 2", "draw influence", "drawn 3")
    assert game.phase == "suffrage"
    names = [event.name for event in game.go("suffrage orgy").log.events]
    steps = ["laid_up", "courtesan_played", "vote_won", "drew", "suffrage_card"]
    assert [name for name in dict.fromkeys(names) if name in steps] == steps
    assert game.seat == 1


@rule("3.11", "C13")
def test_a_manipulation_may_come_before_laying() -> None:
    game = table(party("4 5 courtesan"), party("3", down="praetors 1")).go("courtesan praetors")
    assert game.phase == "lay"
    assert {text.split()[0] for text in game.legal()} == {"lay", "show"}
    assert game.go("lay 4 senators").phase == "refill"


@rule("3.11")
@pytest.mark.parametrize("text", ["courtesan praetors", "wrath praetors", "spy", "assassinate 1 praetors"])
def test_a_manipulation_never_comes_between_two_cards(text: str) -> None:
    game = table(party("4 5 courtesan wrath spy"), party("3", down="praetors 1")).go("show 4 senators")
    assert game.refusal(text) == "3.11"


@rule("3.12", "4.1")
def test_after_the_two_steps_nothing_more_is_laid_or_played() -> None:
    game = table(party("4 5 courtesan spy"), party("3", down="praetors 1")).go("lay 4 senators", "done")
    assert game.phase == "refill"
    for text in ("lay 5 senators", "show 5 senators", "courtesan praetors", "spy"):
        assert game.refusal(text) in ("3.3", "3.12")


@rule("4.1")
@pytest.mark.parametrize("start", [[], ["courtesan praetors"]])
def test_an_active_turn_must_lay(start: list[str]) -> None:
    game = table(party("4 5 courtesan"), party("3", down="praetors 1")).go(*start)
    assert game.refusal("done") == "4.1"


@rule("3.13", "C12", "17.7")
def test_castling_never_takes_the_last_free_place() -> None:
    people = [
        party("1 castling", up="senators 1*5, praetors 2*4", taken="aediles aediles aediles " + "quaestors " * 5),
        party("3", up="senators 3*3, praetors 4*3", taken="censors " * 3),
    ]
    game = table(*people)
    assert game.can("lay") == ["lay 1 praetors"]
    game.go("castle senators praetors")
    for text in game.legal():
        after = Table(game.game, game.state).go(text)
        assert len(after.can("lay")) == 1


@rule("3.14", "6.1")
def test_a_passive_turn_ends_with_the_refill() -> None:
    game = table(party("1 2 3 4 5")).go("discard 1", "draw influence", "drawn 5")
    assert game.seat == 1
    assert game.happened("suffrage_card") == []


@rule("3.15", "C27", "9.4")
def test_step_two_is_asked_of_everyone_with_a_manipulation_card() -> None:
    assert table(party("1 veto"), party("3")).go("lay 1 senators").phase == "manipulate", "playable or not"
    assert table(party("1 2"), party("3")).go("lay 1 senators").phase == "refill"
    game = table(party("1 veto"), party("3")).go("lay 1 senators")
    assert game.legal() == ["done"]
    assert game.game.decision(game.state, 0).discreet


@rule("3.15", "5.4")
def test_the_reserve_is_not_asked_for_where_only_one_has_cards() -> None:
    game = table(party("1 2 3 4 5", reserve="1 2", manipulation="")).go("lay 1 senators")
    assert game.phase == "draw_influence"
    game = table(party("1 2 3 4 5", reserve="")).go("lay 1 senators")
    assert game.phase == "suffrage", "an arranged card comes without chance"
