"""What chance decides, with exact weights, and a quick draw that agrees with them."""

from typing import final

from mypy_extensions import i64

from curia.core.events import EventLog
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, Move, Seat, SeatMask
from curia.games.caesar import cards, flow, moves, phase, zone
from curia.games.caesar.cards import Bag
from curia.games.caesar.config import Config
from curia.games.caesar.question import Question
from curia.games.caesar.state import CaesarState


class Chance(Question):
    """Which card of a bag."""

    def __init__(self, number: i64, kind: i64) -> None:
        super().__init__(number, [])
        self.kind: i64 = kind
        """Of the move that says which."""

    def bag(self, config: Config, state: CaesarState) -> Bag:
        return 0

    def asked(self, state: CaesarState) -> SeatMask:
        return CHANCE_MASK

    def weights(self, config: Config, state: CaesarState) -> list[tuple[Move, int]]:
        bag = self.bag(config, state)
        kinds = [(card, cards.count(bag, card)) for card in range(cards.KINDS)]
        return [(self.kind | card, int(copies)) for card, copies in kinds if copies != 0]

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return self.kind | draw_from(self.bag(config, state), rng)


def draw_from(bag: Bag, rng: Rng) -> i64:
    return cards.pick(bag, rng.below(cards.size(bag)))


@final
class DrawParties(Chance):
    def __init__(self) -> None:
        super().__init__(phase.DRAW_PARTIES, moves.NAME_CLEOPATRA)

    def bag(self, config: Config, state: CaesarState) -> Bag:
        return cards.one(0) + cards.one(1)

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.name_cleopatra(state, move & moves.PAYLOAD, log)


@final
class DrawMission(Chance):
    def __init__(self) -> None:
        super().__init__(phase.DRAW_MISSION, moves.MISSION)

    def bag(self, config: Config, state: CaesarState) -> Bag:
        return missions_left(config, state)

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.draw_mission(config, state, move & moves.PAYLOAD, log)


def missions_left(config: Config, state: CaesarState) -> Bag:
    left: i64 = 0
    for mission in range(cards.MISSIONS):
        left += config.cards.mission_copies * cards.one(mission)
    for seat in range(2):
        if state.party[zone.MISSION + seat] != cards.NO_MISSION:
            left -= cards.one(state.party[zone.MISSION + seat])
    return left


@final
class DrawCard(Chance):
    """From a reserve of who draws."""

    def __init__(self, number: i64, reserve: i64) -> None:
        super().__init__(number, moves.DRAWN)
        self.reserve: i64 = reserve

    def bag(self, config: Config, state: CaesarState) -> Bag:
        return state.party[self.reserve + state.drawer]

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return moves.DRAWN | draw_from(state.party[self.reserve + state.drawer], rng)

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.drawn(config, state, move & moves.PAYLOAD, log)


@final
class Suffrage(Chance):
    def __init__(self) -> None:
        super().__init__(phase.SUFFRAGE, moves.CALL)

    def bag(self, config: Config, state: CaesarState) -> Bag:
        return state.suffrage

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return moves.CALL | draw_from(state.suffrage, rng)

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.call_suffrage(config, state, move & moves.PAYLOAD, log)
