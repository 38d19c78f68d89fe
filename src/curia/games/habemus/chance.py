"""What chance decides, with exact weights, and a quick draw that agrees with them."""

from typing import Final, final

from mypy_extensions import i64

from curia.core.bits import nth, popcount
from curia.core.events import EventLog
from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.habemus import cards, flow, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.question import Question
from curia.games.habemus.state import HabemusState

# The rounds in which the smokes can come up (§13.5, §13.6).
BLACK_SMOKE_FIRST: Final = 9
BLACK_SMOKE_LAST: Final = 11
WHITE_SMOKE_FIRST: Final = 16
WHITE_SMOKE_LAST: Final = 19


@final
class DrawCamerlengo(Question):
    def __init__(self) -> None:
        super().__init__(phase.DRAW_CAMERLENGO, "13.1")

    def weights(self, config: Config, state: HabemusState) -> list[tuple[Move, int]]:
        return [(moves.NAME_CAMERLENGO | seat, 1) for seat in range(config.seats)]

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        return moves.NAME_CAMERLENGO | rng.below(config.seats)

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.name_first_camerlengo(config, state, move & moves.PAYLOAD, log)


@final
class DealOrders(Question):
    def __init__(self) -> None:
        super().__init__(phase.DEAL_ORDERS, "13.1")

    def weights(self, config: Config, state: HabemusState) -> list[tuple[Move, int]]:
        numbers = [(order, cards.order_number(state.order_deck, order)) for order in range(cards.ORDER_COUNT)]
        return [(moves.DEAL | order, copies) for order, copies in numbers if copies]

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        orders: i64 = 0
        for order in range(cards.ORDER_COUNT):
            orders += cards.order_number(state.order_deck, order)
        return moves.DEAL | cards.pick_order(state.order_deck, rng.below(orders))

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.deal_order(config, state, move & moves.PAYLOAD, log)


class TurnUp(Question):
    """The top card of the politics or the action deck."""

    def __init__(self, number: i64, deck: Bag) -> None:
        super().__init__(number, "13.1")
        self.deck: Bag = deck

    def weights(self, config: Config, state: HabemusState) -> list[tuple[Move, int]]:
        weights: list[tuple[Move, int]] = []
        deck = state.deck & self.deck
        while deck != 0:
            card = cards.first(deck)
            weights.append((moves.TURN | card, cards.count(deck, card)))
            deck &= ~cards.FIELD[card]
        return weights

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        turned_before = state.round - 1
        return moves.TURN | cards.pick(state.deck & self.deck, rng.below(cards.DECK_SIZE - turned_before))

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.turn_up(config, state, move & moves.PAYLOAD, log)


@final
class TurnCardinal(TurnUp):
    """The top card of the cardinals, where the smokes lie."""

    def __init__(self) -> None:
        super().__init__(phase.TURN_CARDINAL, cards.CARDINALS)

    def weights(self, config: Config, state: HabemusState) -> list[tuple[Move, int]]:
        smoke_in = smoke_places(state)
        if smoke_in == 1:
            return [(moves.TURN | next_smoke(state), 1)]
        weights = super().weights(config, state)
        if smoke_in > 1:
            number = len(weights)
            weights = [(move, copies * (smoke_in - 1)) for move, copies in weights]
            weights.append((moves.TURN | next_smoke(state), number))
        return weights

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        smoke_in = smoke_places(state)
        if smoke_in == 1 or (smoke_in > 1 and rng.below(smoke_in) == 0):
            return moves.TURN | next_smoke(state)
        deck = state.deck & cards.CARDINALS
        return moves.TURN | nth(deck, rng.below(popcount(deck)))


def smoke_places(state: HabemusState) -> i64:
    """1 in how many is the chance that the next cardinal card is a smoke; 0 if it cannot be one.

    Each round in which it can come up is as likely as the others."""
    now = 1 + cards.DECK_SIZE - popcount(state.deck & cards.CARDINALS)
    if state.black_round == 0:
        if now >= BLACK_SMOKE_FIRST:
            return 1 + BLACK_SMOKE_LAST - now
    elif state.last_round == 0 and now >= WHITE_SMOKE_FIRST:
        return 1 + WHITE_SMOKE_LAST - now
    return 0


def next_smoke(state: HabemusState) -> i64:
    if state.black_round == 0:
        return cards.BLACK_SMOKE
    return cards.WHITE_SMOKE
