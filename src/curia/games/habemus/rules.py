"""Habemus Papam as a game of the contract."""

from typing import Final, final

from curia.core.events import EventLog
from curia.core.game import Decision, Game, Outcome, Refusal
from curia.core.rng import Rng
from curia.core.types import CHANCE, Arg, Json, Move, Moves, Seat, SeatMask
from curia.games.habemus import check, facts, moves, phase, position, scoring, setup, tally, view
from curia.games.habemus.card_data import Cards
from curia.games.habemus.config import Config
from curia.games.habemus.meta import META
from curia.games.habemus.questions import QUESTIONS
from curia.games.habemus.schema import Tally, ViewData
from curia.games.habemus.state import HabemusState, copy_state, new_state
from curia.games.habemus.view import HabemusView

# 19 rounds of at most three cards and a smoke, and for each seat an action, its target, a bid, a card and its target.
_MOVE_BOUND = 1 + 8 + 19 * 3 + 2 + 4 + 19 * 4 * 5


@final
class Habemus(Game[HabemusState, HabemusView]):
    """1655 – Habemus Papam for 3 or 4 seats."""

    def __init__(self, seats: int, options: dict[str, str], printed: Cards) -> None:
        super().__init__(META, seats, options, _MOVE_BOUND)
        self.cards: Final = printed
        self.config: Final = Config(printed, seats, self.options)

    def initial(self) -> HabemusState:
        return new_state(self.seats, self.cards)

    def copy(self, state: HabemusState) -> HabemusState:
        return copy_state(state)

    def pending(self, state: HabemusState) -> SeatMask:
        return state.asked

    def decision(self, state: HabemusState, seat: Seat) -> Decision:
        now = QUESTIONS[state.phase]
        return Decision(now.id, now.source, now.sealed, now.discreet)

    def legal_moves(self, state: HabemusState, seat: Seat) -> Moves:
        return QUESTIONS[state.phase].legal(self.config, state, seat)

    def random_move(self, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        return QUESTIONS[state.phase].draw(self.config, state, seat, rng)

    def is_formality(self, state: HabemusState, seat: Seat) -> bool:
        return QUESTIONS[state.phase].is_formality(self.config, state)

    def step(self, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        QUESTIONS[state.phase].answer(self.config, state, seat, move, log)

    def chance(self, state: HabemusState) -> list[tuple[Move, int]]:
        return QUESTIONS[state.phase].weights(self.config, state)

    def sample_chance(self, state: HabemusState, rng: Rng) -> Move:
        return QUESTIONS[state.phase].draw(self.config, state, CHANCE, rng)

    def outcome(self, state: HabemusState) -> Outcome | None:
        if state.phase != phase.OVER:
            return None
        return scoring.outcome(self.config, state)

    def winners(self, state: HabemusState) -> SeatMask:
        return scoring.winners(self.config, state)

    def view(self, state: HabemusState, seat: Seat, memory: bool = False) -> HabemusView:
        return view.make_view(self.config, state, seat, memory)

    def determinize(self, view_: HabemusView, rng: Rng) -> HabemusState:
        return view.determinize(self.config, view_, rng)

    def fits(self, view_: HabemusView, state: HabemusState) -> bool:
        return view.fits(self.config, view_, state)

    def explain(self, state: HabemusState, seat: Seat, move: Move) -> Refusal:
        return QUESTIONS[state.phase].refuse(self.config, state, seat, move)

    def move_text(self, move: Move) -> str:
        return moves.move_text(self.cards, move)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(self.cards, text)

    def to_dict(self, state: HabemusState) -> dict[str, Json]:
        return position.to_dict(self.config, state)

    def from_dict(self, data: dict[str, Json]) -> HabemusState:
        return setup.from_dict(self, self.config, data)

    def view_json(self, view_: HabemusView) -> ViewData:
        return position.view_json(self.config, view_)

    def tally(self, view_: HabemusView) -> Tally:
        return tally.tally(self.config, view_)

    def tally_key(self, view_: HabemusView) -> int:
        return tally.tally_key(view_)

    def check(self, state: HabemusState) -> str:
        return check.check(self.config, state)

    def card_facts(self) -> dict[str, dict[str, Arg]]:
        return facts.card_facts(self.cards)

    def card_digest(self) -> str:
        return self.cards.digest
