"""How far a game has come, in words: the part of the round, its steps, and which of them it is."""

from typing import Final, cast

from curia.games.borgia import agenda, phase
from curia.games.borgia.schema_types import CourseData, PartId
from curia.games.borgia.state import Table

_SETUP: Final = [phase.DRAW_POPE, phase.DEAL_HAND, phase.REDRAW, phase.LAY]
_ELECTION: Final = [phase.PLEDGE, phase.PLEDGE_ANSWER, phase.BALLOT, phase.NAME_OUT, phase.LAST_WORD]
_DISTRIBUTION: Final = [
    *(phase.DRAW_CARD, phase.RESHUFFLE, phase.ASSIGN, phase.DEAL_OFFICE, phase.HAND_OUT, phase.CARDINALS)
]
_PHASE_GOES_ON: Final = [agenda.PHASE, agenda.MOMENT, agenda.STEP, agenda.ACCUSE]
_SETUP_GOES_ON: Final = [agenda.DEAL, agenda.REDRAW, agenda.SHOW, agenda.LAY, agenda.ROUND]
_STEPS: Final = {
    "setup": ["redraw", "lay"],
    "phase": ["market", "play", "seize"],
    "election": ["pledge", "ballot"],
    "distribution": ["draw", "offices", "cardinals"],
    "over": [],
}
_SECOND: Final = [phase.LAY, phase.BALLOT, phase.NAME_OUT, phase.LAST_WORD]


def course(table: Table) -> CourseData:
    part = _part(table)
    return {"part": cast(PartId, part), "steps": _STEPS[part], "step": _step(table, part)}


def _part(table: Table) -> str:
    now = table.phase
    if now == phase.OVER:
        return "over"
    # New cards are paid and placed in the middle of anything.
    is_new = now == phase.FEE or now == phase.PLACE
    if now in _SETUP or (is_new and table.next in _SETUP_GOES_ON):
        return "setup"
    if now in _ELECTION:
        return "election"
    if now in _DISTRIBUTION or (is_new and table.next not in _PHASE_GOES_ON):
        return "distribution"
    return "phase"


def _step(table: Table, part: str) -> int:
    now = table.phase
    if part == "phase":
        return int(min(table.moment, 2))
    is_new = now == phase.FEE or now == phase.PLACE
    if part != "distribution":
        return 1 if is_new or now in _SECOND else 0
    if now == phase.CARDINALS:
        return 2
    return 0 if now == phase.DRAW_CARD or (is_new and table.market == 0) else 1
