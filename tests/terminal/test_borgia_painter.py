"""The screens of Borgia fit, tell what the engine says, and show nothing that is hidden."""

import io
import re
from typing import cast

import pytest
from rich.console import Console, RenderableType

from curia.catalog import AnyGame, load_game
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.terminal.borgia import BorgiaPainter
from curia.terminal.data import Data, number, tables, text
from curia.text import Texts
from curia.text.languages import available_languages
from tests.kit.borgia import player
from tests.kit.borgia import table as borgia_table
from tests.kit.borgia_deals import elect

NAMES = ["Maximilianus_I", "Berta", "Carlo", "Dora", "Bartholomaea_I", "Fina"]


def drawn(thing: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def new_painter(game: AnyGame) -> BorgiaPainter:
    return BorgiaPainter(Texts(["en"], game, NAMES[: game.seats]))


def step(game: AnyGame, match: Match[State, View], rng: Rng) -> None:
    seat = pending_seats(match.pending())[0]
    match.play(seat, game.random_move(match.state, seat, rng))


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (6, {"open_ducats": "true", "reshuffle": "chosen", "election": "open"})]
)
def test_every_position_is_drawn_within_the_width(seats: int, options: dict[str, str]) -> None:
    game = load_game("borgia", seats, options)
    painter = new_painter(game)
    match: Match[State, View] = Match(game, b"\x07" * 32)
    rng = Rng(seats)
    drawings: dict[str, int] = {}
    while pending := pending_seats(match.pending()):
        seat = pending[0]
        kind = match.decision(seat).kind
        if len(match.moves) % 61 == 0 or drawings.setdefault(kind, 0) < 2:
            drawings[kind] = drawings.get(kind, 0) + 1
            view = game.shown(match.view(seat))
            notations = [game.move_text(move) for move in match.legal_moves(seat)]
            things = [painter.table(view), painter.own(view), painter.overview(kind, notations, view) or ""]
            painter.hints(kind, view)
            for width in (60, 80):
                shown = "".join(drawn(thing, width) for thing in things)
                assert max(len(line) for line in shown.splitlines()) <= width
                assert "…" not in shown
        step(game, match, rng)
    outcome = match.outcome()
    assert outcome is not None
    for width in (60, 80):
        shown = drawn(painter.result(game.shown(match.view(OBSERVER)), outcome), width)
        assert max(len(line) for line in shown.splitlines()) <= width
    assert drawn(painter.table(game.shown(match.view(OBSERVER))))
    assert painter.texts.catalogue.problems == []


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    """The same table with other hidden cards looks the same to everybody else."""
    game = load_game("borgia", 4)
    painter = new_painter(game)
    match: Match[State, View] = Match(game, b"\x09" * 32)
    rng = Rng(9)
    for _ in range(60):
        step(game, match, rng)
        view = game.shown(match.view(0))
        for data in tables(view, "seats")[1:]:
            assert data["hand"] is None
            assert data["ducats"] is None
        table = drawn(painter.table(view))
        assert "Hand:" not in table
        assert "Behind your screen" not in table


def test_what_is_going_on_is_told_to_everybody() -> None:
    game = load_game("borgia", 4)
    painter = new_painter(game)
    match: Match[State, View] = Match(game, b"\x05" * 32)
    rng = Rng(5)
    told: dict[str, str] = {}
    while pending_seats(match.pending()) and "second" not in told:
        view = game.shown(match.view(OBSERVER))
        phase = text(view, "phase")
        if phase == "ballot" and number(view, "ballot") > 1:
            phase = "second"
        if phase not in told:
            told[phase] = " ".join(drawn(painter.table(view)).split())
        step(game, match, rng)
    assert " offers " in told["trade_answer"]
    assert " – for " in told["trade_answer"]
    assert "without Condottieri" in told["hire"]
    assert "Needed to win:" in told["ballot"]
    assert "The last ballot:" in told["second"]
    assert "in return for" in told["pledge_answer"] or "and offers" in told["pledge_answer"]


def test_openly_there_is_only_one_answer() -> None:
    game = load_game("borgia", 3, {"open_ducats": "true"})
    painter = new_painter(game)
    rich: Data = {"ducats": 3, "hand_size": 0}
    hidden: Data = {"ducats": None, "hand_size": None}
    view: Data = {"bid": 3, "seats": [rich, hidden]}
    assert painter.has_openly_one_answer("auction", 0, view)
    assert painter.has_openly_one_answer("play", 0, view)
    assert not painter.has_openly_one_answer("auction", 1, view)
    assert not painter.has_openly_one_answer("doctor", 1, view)
    assert not painter.has_openly_one_answer("fee", 0, view)
    assert painter.has_openly_one_answer("cardinals", 1, view)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("points", [{}, {"treasurer": 2, "datary": 19}])
def test_points_of_offices_are_shown_where_cards_have_them(language: str, points: dict[str, int]) -> None:
    """On the offices, in the legend, among the parts and in the count; otherwise nowhere."""
    owner = player(lies="imola(datary) treasurer auditor")
    played = elect(borgia_table("pledges", owner, seats=6, round=2, points=points), 0)
    game = cast(AnyGame, played.game)
    painter = BorgiaPainter(Texts([language], game, NAMES))
    view = game.shown(game.view(played.state, 0))
    wide, narrow = drawn(painter.table(view), 100), drawn(painter.table(view), 60)
    assert max(len(line) for line in narrow.splitlines()) <= 60
    assert ("15/3/19" in narrow, "10/2/0" in narrow) == (bool(points), bool(points))
    assert bool(re.search(r"\d+ = \d+\+\d+\+\d+\+\d+\+21\b", wide)) == bool(points)
    elect(played.until("pledge"), 0)
    count = drawn(painter.result(game.shown(game.view(played.state, OBSERVER)), played.outcome()), 80)
    assert max(len(line) for line in count.splitlines()) <= 80
    assert (painter.texts.text("part-offices") in count) == bool(points)
    assert painter.texts.catalogue.problems == []
