"""Set-up: the first Pope, the hands, the redraw, and the must-play cards of the first hands (section 2)."""

from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import moves, opening, phase
from curia.games.borgia.config import Config
from curia.games.borgia.question import CardDraw, Question, YesNo, each, is_yes
from curia.games.borgia.state import BorgiaState


class DrawPope(Question):
    def __init__(self) -> None:
        super().__init__(phase.DRAW_POPE, "18.1", moves.POPE)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return each(moves.POPE, config.everyone)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        opening.name_first_pope(config, state, move & moves.PAYLOAD, log)


class DealHand(CardDraw):
    def __init__(self) -> None:
        super().__init__(phase.DEAL_HAND)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        opening.deal(config, state, move & moves.PAYLOAD, log)


class Redraw(YesNo):
    """Shuffle the hand back?"""

    def __init__(self) -> None:
        super().__init__(phase.REDRAW, "2.7", moves.KEEP, discreet=True)

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        return opening.has_three_alike(state.hand[seat])

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        opening.answer_redraw(config, state, seat, is_yes(move), log)

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
