"""What chance decides, with exact weights, and a quick draw that agrees with them."""

from mypy_extensions import i64

from curia.core.rng import Rng
from curia.core.types import Move
from curia.games.caesar.cards import KINDS, MISSIONS, Bag, count, one, pick, size
from curia.games.caesar.config import Config
from curia.games.caesar.moves import CALL, DRAWN, MISSION_MOVE, NAME_CLEOPATRA
from curia.games.caesar.state import (
    DRAW_INFLUENCE,
    DRAW_MANIPULATION,
    DRAW_MISSION,
    DRAW_PARTIES,
    MANIPULATION_RESERVE,
    MISSION,
    NO_MISSION,
    RESERVE,
    CaesarState,
)


def bag_and_kind(config: Config, state: CaesarState) -> tuple[Bag, i64]:
    """What a card is drawn from, and the kind of the move that says which."""
    if state.phase == DRAW_INFLUENCE:
        return state.party[RESERVE + state.drawer], DRAWN
    if state.phase == DRAW_MANIPULATION:
        return state.party[MANIPULATION_RESERVE + state.drawer], DRAWN
    if state.phase == DRAW_MISSION:
        return missions_left(config, state), MISSION_MOVE
    return state.suffrage, CALL


def missions_left(config: Config, state: CaesarState) -> Bag:
    left: i64 = 0
    for mission in range(MISSIONS):
        left += config.cards.mission_copies * one(mission)
    for seat in range(2):
        if state.party[MISSION + seat] != NO_MISSION:
            left -= one(state.party[MISSION + seat])
    return left


def chance(config: Config, state: CaesarState) -> list[tuple[Move, int]]:
    if state.phase == DRAW_PARTIES:
        return [(NAME_CLEOPATRA, 1), (NAME_CLEOPATRA + 1, 1)]
    bag, kind = bag_and_kind(config, state)
    return [(kind | card, int(count(bag, card))) for card in range(KINDS) if count(bag, card) != 0]


def sample_chance(config: Config, state: CaesarState, rng: Rng) -> Move:
    if state.phase == DRAW_PARTIES:
        return NAME_CLEOPATRA | rng.below(2)
    bag, kind = bag_and_kind(config, state)
    return kind | pick(bag, rng.below(size(bag)))
