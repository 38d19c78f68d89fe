"""How far a round has come, and in which order votes are named, as views and tallies tell it."""

from curia.core.bits import bit
from curia.core.match import pending_seats
from curia.core.types import OBSERVER
from curia.games.borgia import agenda, phase
from curia.games.borgia.course import course
from curia.games.borgia.schema_types import CourseData
from curia.games.borgia.state import new_state
from curia.games.borgia.tally import tally
from tests.kit.borgia import game
from tests.kit.tables import load, walk


def course_of(now: int, following: int = agenda.MOMENT, market: int = 5, moment: int = 1) -> CourseData:
    table = new_state(4, 4).table
    table.phase, table.next, table.market, table.moment = now, following, market, moment
    return course(table)


def step_of(now: int, following: int = agenda.MOMENT, market: int = 5, moment: int = 1) -> str:
    told = course_of(now, following, market, moment)
    return told["steps"][told["step"]]


def test_most_phases_belong_to_a_part() -> None:
    assert course_of(phase.REDRAW)["part"] == "setup"
    assert course_of(phase.AUCTION)["part"] == "phase"
    assert course_of(phase.PLEDGE)["part"] == "election"
    assert course_of(phase.CARDINALS)["part"] == "distribution"
    assert course_of(phase.OVER) == {"part": "over", "steps": [], "step": 0}


def test_new_cards_are_placed_in_any_part() -> None:
    assert course_of(phase.PLACE, agenda.MOMENT)["part"] == "phase"
    assert course_of(phase.PLACE, agenda.DRAW)["part"] == "distribution"
    assert course_of(phase.PLACE, agenda.OFFICES)["part"] == "distribution"
    assert course_of(phase.FEE, agenda.LAY, 0)["part"] == "setup"


def test_the_step_is_told() -> None:
    assert step_of(phase.MOMENT, moment=0) == "market"
    assert step_of(phase.MOMENT, moment=3) == "seize"
    assert step_of(phase.REDRAW) == "redraw"
    assert step_of(phase.PLACE, agenda.LAY, 0) == "lay"
    assert step_of(phase.NAME_OUT) == "ballot"
    assert step_of(phase.PLEDGE) == "pledge"
    assert step_of(phase.DRAW_CARD) == "draw"
    assert step_of(phase.PLACE, agenda.DRAW, 0) == "draw"
    assert step_of(phase.PLACE, agenda.OFFICES) == "offices"
    assert step_of(phase.CARDINALS) == "cardinals"


def test_votes_are_named_from_the_own_family_clockwise() -> None:
    rules = game(4)
    state = new_state(4, 4)
    state.table.candidates = bit(0) | bit(1) | bit(3)
    for seat, order in ((2, [3, 0, 1]), (1, [1, 3, 0]), (OBSERVER, [])):
        assert tally(rules.config, rules.view(state, seat))["voting_order"] == order


def test_everybody_is_told_the_card_that_all_is_about() -> None:
    rules = load(("borgia", 5, {}))
    told: set[str] = set()
    for state in walk(rules, 5):
        shown = rules.view_json(rules.view(state, OBSERVER))
        for seat in pending_seats(rules.pending(state)):
            source = rules.decision(state, seat).source
            assert shown["about"] in (shown["card"], source or None)
            if shown["about"]:
                told.add(str(shown["phase"]))
    assert told >= {"auction", "fee", "place", "doctor", "hire", "hand_out"}
