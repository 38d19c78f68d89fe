"""How the game ended (section 15)."""

from curia.core.bits import bit
from curia.core.game import Outcome
from curia.core.types import SeatMask
from curia.games.borgia.config import Config
from curia.games.borgia.election import total_points
from curia.games.borgia.state import BorgiaState


def outcome(config: Config, state: BorgiaState) -> Outcome:
    """Equal points share a place, and the next place is skipped (§15.3, §15.4)."""
    points: list[int] = []
    parts: list[dict[str, int]] = []
    for seat in range(config.seats):
        packed = state.table.points[seat]
        points.append(int(total_points(packed)))
        parts.append({part: int(packed >> 12 * i & 4095) for i, part in enumerate(config.part_ids)})
    ranks = [1 + len([other for other in points if other > own]) for own in points]
    return Outcome("three_rounds", points, parts, ranks)


def winners(config: Config, state: BorgiaState) -> SeatMask:
    best: SeatMask = 0
    most = -1
    for seat in range(config.seats):
        points = int(total_points(state.table.points[seat]))
        if points > most:
            most = points
            best = 0
        if points == most:
            best |= bit(seat)
    return best
