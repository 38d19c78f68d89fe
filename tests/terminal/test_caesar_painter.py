"""The screens of Caesar & Cleopatra fit and tell what a seat knows."""

import io

import pytest
from rich.console import Console, RenderableType

from curia.catalog import AnyGame, load_game
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import OBSERVER, Json
from curia.terminal.caesar import CaesarPainter
from curia.terminal.data import standing, tables
from curia.text import Texts
from tests.kit.caesar import Table, party, table

GAME: AnyGame = load_game("caesar", 2)


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def new_painter() -> CaesarPainter:
    return CaesarPainter(Texts(["en"], GAME, ["Maximilianus_I", "Bartholomaea_I"]))


def started(seed: int) -> Match[State, View]:
    match = Match(GAME, seed.to_bytes(32, "big"))
    rng = Rng(seed)
    while match.decision(pending_seats(match.pending())[0]).kind in ("arrange", "place"):
        step(match, rng)
    return match


def step(match: Match[State, View], rng: Rng) -> None:
    seat = pending_seats(match.pending())[0]
    legal = match.legal_moves(seat)
    match.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("seed", range(3))
def test_every_position_is_drawn_within_the_width(seed: int) -> None:
    painter = new_painter()
    match, rng = started(seed), Rng(seed)
    while pending := pending_seats(match.pending()):
        seat = pending[0]
        view = GAME.shown(match.view(seat))
        for width in (60, 80) if len(match.moves) % 6 == 0 else ():
            shown = drawn(painter.table(view), width) + drawn(painter.own(view), width)
            assert max(len(line) for line in shown.splitlines()) <= width
        notations = [GAME.move_text(move) for move in match.legal_moves(seat)]
        painter.overview(match.decision(seat).kind, notations, view)
        painter.hints(match.decision(seat).kind, view)
        step(match, rng)
    outcome = match.outcome()
    assert outcome is not None
    for width in (60, 80):
        shown = drawn(painter.result(GAME.shown(match.view(OBSERVER)), outcome), width)
        assert max(len(line) for line in shown.splitlines()) <= width
    assert drawn(painter.table(GAME.shown(match.view(OBSERVER))))
    assert painter.texts.catalogue.problems == []


def test_no_card_is_broken_over_two_lines_at_sixty_columns() -> None:
    """The widest a group can get: five cards of its own before it."""
    painter = new_painter()
    match = started(1)
    view = GAME.shown(match.view(0))
    empty: list[Json] = [[], [], [], []]
    for number, seat in enumerate(tables(view, "seats")):
        is_own = seat["hand"] is not None
        seat["up"] = [["3", "4"], *empty]
        seat["down"] = [["1", "2", "5"], *empty] if is_own else [None] * 5
        tables(standing(view, number), "groups")[0].update(
            {"known": 15, "unknown": 0} if is_own else {"known": 7, "unknown": 3}
        )
    shown = drawn(painter.table(view), 60)
    assert "3 4 [1 2 5] = 15" in shown
    assert "3 4 ? ? ? = 7+" in shown


def scripted(*moves: str) -> Match[State, View]:
    match = Match(GAME, b"\x5a" * 32)
    arranged = "courtesan spy castling assassination assassination assassination assassination veto veto spy castling"
    for kind in (*arranged.split(), "courtesan"):
        for seat in (0, 1):
            match.play(seat, GAME.parse_move(f"next {kind}"))
    for seat in (0, 1):
        match.play(seat, GAME.parse_move("place 3 1 5 2 4"))
    for move in moves:
        match.play(pending_seats(match.pending())[0], GAME.parse_move(move))
    return match


def test_nothing_is_said_to_be_known_at_the_start() -> None:
    shown = drawn(new_painter().table(GAME.shown(scripted().view(0))))
    assert "What you know of" not in shown


def test_what_a_spy_has_seen_is_said_to_its_owner_alone() -> None:
    turns = ["discard 1 2", "draw manipulation", "draw manipulation"]
    match = scripted(*turns, *turns, "spy", "allow", "strike 5", "draw influence", "lay 3 censors")
    said = drawn(new_painter().table(GAME.shown(match.view(0))))
    assert "Still in hand: Spy, Courtesan" in said
    assert "In hand: 3 4 ?" in said
    other = drawn(new_painter().table(GAME.shown(match.view(1))))
    assert "Still in hand" not in other
    assert "In hand, or laid face down: 3 4 5" in other


def test_what_castling_leaves_known_is_said() -> None:
    turns = ["discard 1 2", "draw manipulation", "draw manipulation"]
    more = ["discard spy", "draw manipulation"]
    castling = ["castle senators quaestors", "allow", "relay 3 5", "lay 3 censors"]
    match = scripted(*turns, *turns, *more, *more, *castling)
    said = drawn(new_painter().own(GAME.shown(match.view(0))))
    assert "Hand: 4 5 · Courtesan" in said
    other = drawn(new_painter().table(GAME.shown(match.view(1))))
    assert "? ?" in other
    assert "What you know of" in other


def test_the_cards_to_discard_are_called_by_their_names() -> None:
    notations = ["lay 1 senators", "discard philosopher", "discard philosopher 1 wrath veto"]
    shown = drawn(new_painter().overview("turn", notations, {}) or "")
    assert "any of P, 1, Wrath of the Gods, Veto" in " ".join(shown.split())


FIVE = "senators 1*5, praetors 2*5, quaestors 3*5, aediles 4*5, censors 5*5"


def asked(play: Table) -> tuple[str, str]:
    """The hints and the overview of a question."""
    painter = new_painter()
    view = play.game.shown(play.game.view(play.state, play.seat))
    overview = painter.overview(play.phase, play.legal(), view)
    return " ".join(painter.hints(play.phase, view)), drawn(overview, 120) if overview is not None else ""


def test_who_has_no_free_place_is_told_what_can_be_done() -> None:
    said, overview = asked(table(party("1 2 wrath spy castling", up=FIVE), party(down="senators 1")))
    assert "A manipulation card may make some" in said
    assert "wrath GROUP" in overview
    assert "lay CARD" not in overview
    for hand, up in (("1 2 3 4 5", FIVE), ("wrath spy", FIVE), ("1 2 wrath", "senators 1")):
        assert asked(table(party(hand, up=up), party(down="senators 1")))[0] == ""


@pytest.mark.parametrize("hand", ["1 2 3 4", "veto"])
def test_who_has_a_short_hand_is_offered_to_draw_only(hand: str) -> None:
    _, overview = asked(table(party(hand)))
    assert "'discard none': only draw" in overview
    assert "'discard none'" not in asked(table(party("1 2 3 4 veto")))[1]


def test_drawing_only_is_told_in_words() -> None:
    tr = new_painter().texts
    assert tr.notation("discard none") == "Draw without discarding"
    play = table(party("1 2 3 4")).go("discard none")
    name, arguments = play.log.seen_by(0)[-1]
    assert tr.event(name, arguments, 0) == "You discard nothing and only draw."
