"""What chance decides, with exact weights, and a quick draw that agrees with them (section 18)."""

from mypy_extensions import i64

from curia.core.rng import Rng
from curia.core.types import Move
from curia.games.borgia import cards, moves, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState


def drawn_from(state: BorgiaState) -> Bag:
    """The cards one of which is drawn now."""
    table = state.table
    if table.phase == phase.STEAL:
        return state.hand[table.target]
    if table.phase == phase.DEAL_OFFICE:
        return table.gathered
    return state.deck


def chance(config: Config, state: BorgiaState) -> list[tuple[Move, int]]:
    if state.table.phase == phase.DRAW_POPE:
        return [(moves.POPE | seat, 1) for seat in range(config.seats)]
    bag = drawn_from(state)
    weights: list[tuple[Move, int]] = []
    while bag != 0:
        card = cards.first(bag)
        weights.append((moves.DRAW | card, cards.count(bag, card)))
        bag &= ~cards.FIELD[card]
    return weights


def sample_chance(config: Config, state: BorgiaState, rng: Rng) -> Move:
    if state.table.phase == phase.DRAW_POPE:
        return moves.POPE | rng.below(config.seats)
    bag = drawn_from(state)
    n: i64 = rng.below(cards.size(bag))
    return moves.DRAW | cards.pick(bag, n)
