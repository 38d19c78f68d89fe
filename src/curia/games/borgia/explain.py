"""Why a move is not allowed: the paragraph of docs/rules/borgia.md that forbids it.

Only what the seat may know is looked at: the table, the own hand, ducats and answers, and the trade or pledge that the
seat makes up or is asked about.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Move, Seat
from curia.games.borgia import moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.question import Question
from curia.games.borgia.questions.by_phase import QUESTIONS, question_of
from curia.games.borgia.spelling import is_written, seat_named
from curia.games.borgia.state import BorgiaState

_STEPS: Final = (moves.MARKET, moves.PLAY, moves.SEIZE)
"""The moves of the three steps, in their order."""


def explain(config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
    table = state.table
    if not 0 <= seat < config.seats:
        return Refusal("1.1", "not-at-the-table", {})
    if table.phase == phase.OVER:
        return Refusal("15.1", "game-over", {})
    if table.asked == CHANCE_MASK:
        return Refusal("18.1", "chance-first", {})
    kind = move & ~moves.PAYLOAD
    payload = move & moves.PAYLOAD
    if kind < moves.KEEP or kind > moves.DRAW:
        return Refusal("3.9", "not-a-move", {})
    if kind >= moves.POPE:
        return Refusal("18.1", "chance-only", {})
    if not is_written(kind, payload):
        return Refusal("3.9", "not-a-move", {})
    if seat_named(kind, payload) >= config.seats:
        return Refusal("1.1", "no-such-seat", {})
    if not has(table.asked, seat):
        return _not_asked(config, state, seat, kind)
    asked = question_of(state)
    if kind not in asked.answers:
        return _other_question(state, asked, kind)
    return asked.explain(config, state, seat, move)


def _not_asked(config: Config, state: BorgiaState, seat: Seat, kind: i64) -> Refusal:
    """The seat has answered already, or another one is asked."""
    table = state.table
    if phase.MOMENT <= table.phase <= phase.HIRE and seat != table.active:
        if kind == moves.OFFER:
            return Refusal("8.2", "offers-of-another", {"other": table.active})
        if kind in (moves.GO_ON, moves.REHOUSE, *_STEPS):
            return Refusal("3.8", "not-your-phase", {"other": table.active})
    return QUESTIONS[table.phase].not_asked(config, state, seat)


def _other_question(state: BorgiaState, asked: Question, kind: i64) -> Refusal:
    table = state.table
    if kind == moves.REHOUSE and asked.phase in (phase.AUCTION, phase.HIRE):
        return Refusal("5.24", "nothing-moves-now", {})
    if kind in (moves.REHOUSE, moves.OFFER, moves.PLAY) and table.phase >= phase.PLEDGE:
        return Refusal("9.5", "between-the-phases", {})
    if asked.phase in (phase.MOMENT, phase.MARKET, phase.PLAY, phase.SEIZE):
        if kind in (moves.REHOUSE, moves.OFFER):
            return Refusal("3.7", "only-between-steps", {})
        if kind in _STEPS:
            if _STEPS.index(kind) < table.moment:
                return Refusal("3.5", "step-over", {})
            return Refusal("3.4", "step-to-come", {})
    return Refusal(asked.rule, "other-question", {"question": asked.id})
