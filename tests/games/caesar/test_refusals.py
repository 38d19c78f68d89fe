"""Every illegal attempt is refused with the paragraph that forbids it; nothing, however strange, breaks the engine."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from curia.core.errors import NotationError
from curia.core.game import Refused
from curia.core.match import Match
from tests.kit.caesar import OUT, Table, game, new_table, party, started, table
from tests.kit.rules import Coverage, rule

BUSY = party("1 2 spy castling wrath", up="senators 3, censors 1", down="senators 4")
CAESAR = party("4 5 veto assassination courtesan", up="praetors 2", down="praetors 1")

FIVE_EVERYWHERE = "senators 1*5, praetors 2*5, quaestors 3*5, aediles 4*5, censors 5*5"

POSITIONS: dict[str, Callable[[], Table]] = {
    "chance": lambda: new_table(),
    "arrange": lambda: new_table(cleopatra="0").go("mission senators", "mission senators"),
    "place": lambda: new_table(cleopatra="0", manipulation="shuffled").go("mission senators", "mission senators"),
    "placed": lambda: POSITIONS["place"]().play(0, "place 1 2 3 4 5"),
    "turn": lambda: table(BUSY, CAESAR),
    "turn of Caesar": lambda: table(BUSY, CAESAR, active=1),
    "lay": lambda: table(BUSY, CAESAR).go("wrath praetors", "allow"),
    "lay_second": lambda: table(BUSY, CAESAR).go("show 1 senators"),
    "manipulate": lambda: table(BUSY, CAESAR).go("lay 1 senators"),
    "veto": lambda: table(BUSY, CAESAR).go("spy"),
    "strike": lambda: table(BUSY, CAESAR).go("spy", "allow"),
    "castle": lambda: table(BUSY, CAESAR).go("castle senators censors", "allow"),
    "refill": lambda: table(BUSY, CAESAR).go("lay 1 senators", "done"),
    "passive": lambda: table(BUSY, CAESAR).go("discard 1"),
    "drawing": lambda: table(BUSY, CAESAR).go("discard 1", "draw influence"),
    "suffrage": lambda: table(BUSY, CAESAR, phase="suffrage"),
    "last_turn": lambda: table(party("1 2 wrath", up="senators 1", reserve=""), OUT, phase="last_turn"),
    "last_lay": lambda: POSITIONS["last_turn"]().go("show 1 senators"),
    "last_manipulate": lambda: POSITIONS["last_lay"]().go("show 2 senators"),
    "last_empty": lambda: table(
        party("wrath spy", up="senators 1"), OUT, phase="last_turn", options={"end": "first_out"}
    ).go("done"),
    "no room": lambda: table(party("1 2 wrath spy", up=FIVE_EVERYWHERE), CAESAR),
    "room made": lambda: POSITIONS["no room"]().go("wrath senators", "allow"),
    "no room made": lambda: POSITIONS["no room"]().go("spy", "veto"),
    "short": lambda: table(party("1 2 3 4")),
    "short and poor": lambda: table(party("1 2 3 4", reserve="", manipulation="")),
    "over": lambda: table(party("1"), phase="over"),
}


@cache
def at(name: str) -> Table:
    return POSITIONS[name]()


ATTEMPTS = [
    ("chance", 0, "lay 1 senators", "16.1"),
    ("arrange", 0, "next 5", "2.9"),
    ("arrange", 0, "place 1 2 3 4 5", "3.3"),
    ("place", 1, "place 1 1 1 1 1", "2.12"),
    ("place", 1, "lay 1 senators", "3.3"),
    ("placed", 0, "place 2 1 3 4 5", "2.15"),
    ("turn", 1, "lay 4 senators", "3.2"),
    ("turn", 0, "lay 5 senators", "4.8"),
    ("turn", 0, "lay spy senators", "4.9"),
    ("turn", 0, "done", "4.1"),
    ("turn", 0, "veto", "10.5"),
    ("turn", 0, "allow", "10.1"),
    ("turn", 0, "discard none", "6.2"),
    ("turn", 0, "discard 5", "6.3"),
    ("turn", 0, "discard 1 1", "6.3"),
    ("turn", 0, "draw influence", "3.3"),
    ("turn", 0, "strike 4", "3.3"),
    ("turn", 0, "relay none", "3.3"),
    ("turn", 0, "suffrage orgy", "16.1"),
    ("turn", 0, "mission senators", "16.1"),
    ("turn", 0, "assassinate 2 praetors", "9.3"),
    ("turn", 0, "courtesan praetors", "9.3"),
    ("turn", 0, "castle senators senators", "9.29"),
    ("turn", 0, "castle senators praetors", "9.29"),
    ("turn", 0, "wrath aediles", "9.44"),
    ("turn of Caesar", 1, "assassinate 4 senators", "9.13"),
    ("turn of Caesar", 1, "assassinate 5 censors", "9.12"),
    ("turn of Caesar", 1, "assassinate veto censors", "9.11"),
    ("turn of Caesar", 1, "assassinate spy senators", "9.11"),
    ("turn of Caesar", 1, "courtesan censors", "9.40"),
    ("lay", 0, "spy", "9.2"),
    ("lay", 0, "discard 1", "3.4"),
    ("lay", 0, "done", "4.1"),
    ("lay_second", 0, "spy", "3.11"),
    ("lay_second", 0, "discard 2", "3.4"),
    ("manipulate", 0, "lay 2 senators", "4.1"),
    ("manipulate", 0, "discard 2", "3.4"),
    ("veto", 0, "veto", "3.2"),
    ("veto", 1, "done", "3.3"),
    ("strike", 1, "veto", "3.2"),
    ("strike", 0, "veto", "10.5"),
    ("strike", 0, "allow", "10.1"),
    ("strike", 0, "strike wrath", "9.18"),
    ("strike", 0, "strike 1", "9.18"),
    ("refill", 0, "allow", "10.1"),
    ("manipulate", 0, "allow", "10.1"),
    ("last_turn", 0, "allow", "10.1"),
    ("no room", 0, "lay 1 senators", "3.7"),
    ("no room", 0, "show 1 praetors", "3.7"),
    ("no room", 0, "done", "3.7"),
    ("no room", 0, "discard 5", "6.3"),
    ("no room", 0, "assassinate 2 praetors", "9.3"),
    ("room made", 0, "spy", "9.2"),
    ("room made", 0, "discard 1", "3.4"),
    ("room made", 0, "discard none", "3.4"),
    ("room made", 0, "lay 1 praetors", "4.11"),
    ("room made", 0, "done", "4.1"),
    ("no room made", 0, "lay 1 senators", "3.3"),
    ("no room made", 0, "wrath senators", "3.3"),
    ("short", 0, "discard 5", "6.3"),
    ("short and poor", 0, "discard none", "6.11"),
    ("last_lay", 0, "wrath senators", "12.16"),
    ("last_lay", 0, "spy", "12.16"),
    ("last_lay", 0, "discard none", "6.10"),
    ("last_manipulate", 0, "show 1 senators", "12.17"),
    ("last_manipulate", 0, "lay 1 senators", "12.17"),
    ("last_empty", 0, "show 1 senators", "12.17"),
    ("last_empty", 0, "lay 1 senators", "12.17"),
    ("castle", 0, "relay 2", "9.31"),
    ("castle", 1, "relay 3", "3.2"),
    ("refill", 0, "done", "3.3"),
    ("refill", 1, "draw influence", "3.2"),
    ("passive", 0, "discard 2", "3.3"),
    ("passive", 0, "veto", "10.5"),
    ("drawing", 0, "draw influence", "16.1"),
    ("suffrage", 0, "lay 1 senators", "16.1"),
    ("last_turn", 0, "lay 1 senators", "12.12"),
    ("last_turn", 0, "discard 1", "6.10"),
    ("last_turn", 0, "done", "12.15"),
    ("last_turn", 0, "spy", "9.3"),
    ("last_turn", 1, "veto", "3.2"),
    ("last_lay", 0, "done", "12.15"),
    ("last_lay", 0, "lay 2 senators", "12.12"),
]


@rule("3.2", "3.3", "3.4", "3.7", "6.2", "6.3", "6.10", "6.11", "9.2", "9.3", "9.11", "9.18", "10.1", "10.5")
@rule("12.12", "12.15", "12.16", "12.17", "16.1")
@pytest.mark.parametrize(("position", "seat", "text", "paragraph"), ATTEMPTS)
def test_an_attempt_is_refused_with_its_paragraph(position: str, seat: int, text: str, paragraph: str) -> None:
    assert at(position).refusal(text, seat) == paragraph


@rule("12.17", "12.19", "4.1")
def test_nobody_is_told_of_laying_where_nothing_was_laid() -> None:
    """'You have laid influence' would be untrue in a last turn that had nothing to lay."""
    for name in ("last_empty", "last_manipulate"):
        assert code(name, "show 1 senators") == "laying-is-over"
    assert code("manipulate", "lay 2 senators") == "laid-already"


@rule("10.1", "10.5")
def test_letting_pass_and_vetoing_are_refused_in_words_of_their_own() -> None:
    assert code("turn", "allow") == "nothing-to-let-pass"
    assert code("turn", "veto") == "veto-only-as-answer"


def code(name: str, text: str) -> str:
    play = at(name)
    return play.game.explain(play.state, play.seat, play.game.parse_move(text)).code


@rule("12.1", "3.3")
@pytest.mark.parametrize("text", ["lay 1 senators", "discard 1", "done", "suffrage orgy"])
def test_after_the_end_everything_is_refused(text: str) -> None:
    assert at("over").refusal(text, 0).startswith("12.")


@rule("1.1", "3.2")
@pytest.mark.parametrize("seat", [2, 5, 9, -1])
def test_who_is_not_at_the_table_is_refused(seat: int) -> None:
    play = at("turn")
    refusal = play.game.explain(play.state, seat, play.game.parse_move("lay 1 senators"))
    assert refusal.rule in ("1.1", "3.2")


PARAGRAPHS = Coverage("caesar", "caesar-cleopatra.md", Path(__file__).parent).paragraphs()


@rule("3.3")
@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    name=st.sampled_from(sorted(POSITIONS)),
    seat=st.integers(0, 1),
    kind=st.integers(0, 24),
    payload=st.integers(0, 2**52 - 1) | st.integers(0, 200),
)
@example(name="turn", seat=0, kind=5, payload=7)
@example(name="castle", seat=0, kind=13, payload=2**51)
def test_no_number_breaks_the_engine(name: str, seat: int, kind: int, payload: int) -> None:
    play = at(name)
    move = kind << 52 | payload
    if seat in play.asked and move in list(play.game.legal_moves(play.state, seat)):
        return
    refusal = play.game.explain(play.state, seat, move)
    assert refusal.rule in PARAGRAPHS
    assert refusal.code


@rule("3.3")
@settings(max_examples=200, deadline=None, derandomize=True)
@given(name=st.sampled_from(sorted(POSITIONS)), seat=st.integers(0, 1), move=st.integers(-(2**63), 2**63 - 1))
def test_no_integer_breaks_the_engine(name: str, seat: int, move: int) -> None:
    play = at(name)
    if seat in play.asked and move in list(play.game.legal_moves(play.state, seat)):
        return
    assert play.game.explain(play.state, seat, move).rule


@settings(max_examples=200, deadline=None, derandomize=True)
@given(
    text=st.text(max_size=30)
    | st.sampled_from(["lay", "lay 6 senators", "relay", "place 1 2", "discard", "castle x y"])
)
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        move = game().parse_move(text)
    except NotationError:
        return
    assert game().parse_move(game().move_text(move)) == move


@rule("3.3")
def test_every_legal_move_is_read_back_from_its_text() -> None:
    for name in POSITIONS:
        play = at(name)
        for seat in play.asked:
            for move in play.game.legal_moves(play.state, seat):
                assert play.game.parse_move(play.game.move_text(move)) == move


@rule("3.2")
def test_the_checked_door_refuses() -> None:
    match = Match(game(cleopatra="0", manipulation="shuffled"), bytes(32))
    rules = match.game
    with pytest.raises(Refused) as caught:
        match.play(0, rules.parse_move("lay 1 senators"))
    assert caught.value.refusal.rule in ("3.3", "16.1")


def test_the_positions_are_in_the_phases_of_their_names() -> None:
    for name in ("arrange", "place", "turn", "lay", "lay_second", "manipulate", "veto", "strike", "castle", "refill"):
        assert at(name).phase == name
    assert started().phase == "turn"
