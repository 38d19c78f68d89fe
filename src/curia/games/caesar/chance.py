"""What chance decides, with exact weights, and a quick draw that agrees with them."""

from mypy_extensions import i64

from curia.core.rng import Rng
from curia.core.types import Move
from curia.games.caesar import cards, moves, phase, zone
from curia.games.caesar.cards import Bag
from curia.games.caesar.config import Config
from curia.games.caesar.state import CaesarState


def bag_and_kind(config: Config, state: CaesarState) -> tuple[Bag, i64]:
    """What a card is drawn from, and the kind of the move that says which."""
    if state.phase == phase.DRAW_INFLUENCE:
        return state.party[zone.RESERVE + state.drawer], moves.DRAWN
    if state.phase == phase.DRAW_MANIPULATION:
        return state.party[zone.MANIPULATION_RESERVE + state.drawer], moves.DRAWN
    if state.phase == phase.DRAW_MISSION:
        return missions_left(config, state), moves.MISSION
    return state.suffrage, moves.CALL


def missions_left(config: Config, state: CaesarState) -> Bag:
    left: i64 = 0
    for mission in range(cards.MISSIONS):
        left += config.cards.mission_copies * cards.one(mission)
    for seat in range(2):
        if state.party[zone.MISSION + seat] != cards.NO_MISSION:
            left -= cards.one(state.party[zone.MISSION + seat])
    return left


def chance(config: Config, state: CaesarState) -> list[tuple[Move, int]]:
    if state.phase == phase.DRAW_PARTIES:
        return [(moves.NAME_CLEOPATRA, 1), (moves.NAME_CLEOPATRA + 1, 1)]
    bag, kind = bag_and_kind(config, state)
    return [(kind | card, int(cards.count(bag, card))) for card in range(cards.KINDS) if cards.count(bag, card) != 0]


def sample_chance(config: Config, state: CaesarState, rng: Rng) -> Move:
    if state.phase == phase.DRAW_PARTIES:
        return moves.NAME_CLEOPATRA | rng.below(2)
    bag, kind = bag_and_kind(config, state)
    return kind | cards.pick(bag, rng.below(cards.size(bag)))
