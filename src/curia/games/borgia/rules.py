"""Borgia as a game of the contract. What is asked and what follows stands in `questions`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.events import EventLog
from curia.core.game import Decision, Game, Outcome, Refusal
from curia.core.rng import Rng
from curia.core.types import CHANCE, Arg, Json, Move, Moves, Seat, SeatMask
from curia.games.borgia import (
    ahead,
    check,
    explain,
    facts,
    flow,
    moves,
    phase,
    position,
    scoring,
    setup,
    tally,
    view,
    worlds,
)
from curia.games.borgia.card_data import Cards
from curia.games.borgia.config import Config
from curia.games.borgia.meta import META
from curia.games.borgia.questions.by_phase import question_of
from curia.games.borgia.schema_types import Tally, ViewData
from curia.games.borgia.state import BorgiaState, copy_state, new_state
from curia.games.borgia.view import BorgiaView

_MOVE_BOUND: Final = 52_000
"""§19.10 to §19.12."""


@final
class Borgia(Game[BorgiaState, BorgiaView]):
    """Borgia for 3 to 6 seats."""

    def __init__(self, seats: int, options: dict[str, str], printed: Cards) -> None:
        super().__init__(META, seats, options, _MOVE_BOUND)
        self.cards: Final = printed
        self.config: Final = Config(printed, seats, self.options)

    def initial(self) -> BorgiaState:
        return new_state(self.seats, self.config.start_cardinals)

    def copy(self, state: BorgiaState) -> BorgiaState:
        return copy_state(state)

    def forget(self, state: BorgiaState) -> None:
        state.known = vec[i64]()

    def pending(self, state: BorgiaState) -> SeatMask:
        return state.table.asked

    def decision(self, state: BorgiaState, seat: Seat) -> Decision:
        asked = question_of(state)
        sealed = asked.sealed_seats(self.config, state.table) != 0
        return Decision(asked.id, asked.source(self.config, state.table, seat), sealed, asked.discreet)

    def legal_moves(self, state: BorgiaState, seat: Seat) -> Moves:
        return question_of(state).legal(self.config, state, seat)

    def random_move(self, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        return question_of(state).draw(self.config, state, seat, rng)

    def candidates(self, state: BorgiaState, seat: Seat) -> Moves:
        return question_of(state).candidates(self.config, state, seat)

    def calm(self, state: BorgiaState, seat: Seat) -> Move:
        return question_of(state).calm()

    def leads_on(self, state: BorgiaState, seat: Seat, move: Move) -> bool:
        return moves.is_link(move) or move == question_of(state).calm()

    def step(self, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        question_of(state).answer(self.config, state, seat, move, log)
        if state.table.asked == 0:
            flow.proceed(self.config, state, log)

    def chance(self, state: BorgiaState) -> list[tuple[Move, int]]:
        return question_of(state).weights(self.config, state)

    def sample_chance(self, state: BorgiaState, rng: Rng) -> Move:
        return question_of(state).draw(self.config, state, CHANCE, rng)

    def outcome(self, state: BorgiaState) -> Outcome | None:
        if state.table.phase != phase.OVER:
            return None
        return scoring.outcome(self.config, state)

    def winners(self, state: BorgiaState) -> SeatMask:
        return scoring.winners(self.config, state)

    def view(self, state: BorgiaState, seat: Seat, memory: bool = False) -> BorgiaView:
        return view.make_view(self.config, state, seat, memory)

    def determinize(self, view_: BorgiaView, rng: Rng) -> BorgiaState:
        return worlds.determinize(self.config, view_, rng)

    def fits(self, view_: BorgiaView, state: BorgiaState) -> bool:
        return worlds.fits(self.config, view_, state)

    def explain(self, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        return explain.explain(self.config, state, seat, move)

    def move_text(self, move: Move) -> str:
        return moves.move_text(self.cards, move)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(self.cards, text)

    def read_ahead(self, kind: str, text: str) -> str:
        return ahead.read(self.cards, kind, text)

    def answer_ahead(self, state: BorgiaState, seat: Seat, said: str) -> Move:
        return ahead.answer(self.cards, question_of(state).legal(self.config, state, seat), state.table, seat, said)

    def ahead_lasts(self, state: BorgiaState, kind: str) -> int:
        return ahead.lasts(state.table, kind)

    def to_dict(self, state: BorgiaState) -> dict[str, Json]:
        return position.to_dict(self.config, state)

    def from_dict(self, data: dict[str, Json]) -> BorgiaState:
        return setup.from_dict(self, self.config, data)

    def view_json(self, view_: BorgiaView) -> ViewData:
        return position.view_json(self.config, view_)

    def tally(self, view_: BorgiaView) -> Tally:
        return tally.tally(self.config, view_)

    def tally_key(self, view_: BorgiaView) -> int:
        return tally.tally_key(view_)

    def check(self, state: BorgiaState) -> str:
        return check.check(self.config, state)

    def card_facts(self) -> dict[str, dict[str, Arg]]:
        return facts.card_facts(self.cards)

    def card_digest(self) -> str:
        return self.cards.digest
