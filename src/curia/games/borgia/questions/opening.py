"""Set-up: the first Pope, the hands, the redraw, and the must-play cards of the first hands (section 2)."""

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Move, Moves, Seat
from curia.games.borgia import agenda, cards, housing, moves, opening, phase
from curia.games.borgia.config import Config
from curia.games.borgia.question import CardDraw, Question, YesNo, each, is_yes
from curia.games.borgia.state import BorgiaState


class DrawPope(Question):
    def __init__(self) -> None:
        super().__init__(phase.DRAW_POPE, "18.1", moves.POPE)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return each(moves.POPE, config.everyone)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        pope = move & moves.PAYLOAD
        table.pope = pope
        table.active = pope
        table.turn = pope
        housing.ask(table, phase.DEAL_HAND, CHANCE_MASK)
        if log is not None:
            log.add("first_pope", {"seat": pope})


class DealHand(CardDraw):
    def __init__(self) -> None:
        super().__init__(phase.DEAL_HAND)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """One card to the hand of the seat at turn."""
        table = state.table
        card = move & moves.PAYLOAD
        taker = table.turn
        state.deck -= cards.ONE[card]
        state.hand[taker] += cards.ONE[card]
        table.dealt += 1
        if log is not None:
            log.add_secret("dealt", {"seat": taker}, {"card": config.cards.ids[card]}, bit(taker))
        if table.dealt < config.hand_size:
            return
        table.dealt = 0
        table.asked = 0
        if table.next != agenda.DEAL:
            return
        table.turn = config.next_seat(taker)
        if table.turn != table.pope:
            table.asked = CHANCE_MASK
        elif config.hand_size >= 3:
            table.next = agenda.REDRAW
        else:
            table.next = agenda.SHOW


class Redraw(YesNo):
    """Shuffle the hand back?"""

    def __init__(self) -> None:
        super().__init__(phase.REDRAW, "2.7", moves.KEEP, discreet=True)

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        return opening.has_three_alike(state.hand[seat])

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        if not is_yes(move):
            if log is not None:
                log.add("kept_hand", {"seat": seat})
            table.asked = 0
            opening.keep_hand(config, state)
            return
        state.deck += state.hand[seat]
        state.hand[seat] = 0
        table.redraws += 1
        housing.ask(table, phase.DEAL_HAND, CHANCE_MASK)
        if log is not None:
            log.add("redrew", {"seat": seat})

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        return Refusal("2.8", "no-three-alike", {})


class Lay(Question):
    """Which of the first must-play cards comes next?"""

    def __init__(self) -> None:
        super().__init__(phase.LAY, "2.12", moves.LAY)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return each(moves.LAY, state.table.to_lay)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        opening.lay_first_card(config, state, seat, move & moves.PAYLOAD, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        return Refusal("2.12", "not-to-lay", {"card": config.cards.ids[move & moves.PAYLOAD]})
