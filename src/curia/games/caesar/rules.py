"""Caesar & Cleopatra as a game of the contract: each question with what follows from its answer."""

from typing import Final, final

from curia.core.events import EventLog
from curia.core.game import Decision, Game, Outcome, Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Json, Move, Moves, Seat, SeatMask
from curia.games.caesar import (
    cards,
    chance,
    check,
    draws,
    effects,
    explain,
    facts,
    flow,
    legal,
    moves,
    phase,
    position,
    scoring,
    setup,
    tally,
    view,
)
from curia.games.caesar.card_data import Cards
from curia.games.caesar.config import Config
from curia.games.caesar.meta import META
from curia.games.caesar.schema import Tally, ViewData
from curia.games.caesar.state import CaesarState, copy_state, new_state
from curia.games.caesar.view import CaesarView

_MOVE_BOUND: Final = 523
"""§17.12."""


@final
class Caesar(Game[CaesarState, CaesarView]):
    """Caesar & Cleopatra for two."""

    def __init__(self, seats: int, options: dict[str, str], printed: Cards) -> None:
        super().__init__(META, seats, options, _MOVE_BOUND)
        self.cards: Final = printed
        self.config: Final = Config(printed, self.options)

    def initial(self) -> CaesarState:
        state = new_state(self.cards, cards.one(cards.ORGY) if self.config.drop_orgy else 0)
        flow.start(self.config, state)
        return state

    def copy(self, state: CaesarState) -> CaesarState:
        return copy_state(state)

    def forget(self, state: CaesarState) -> None:
        state.tracking = False

    def pending(self, state: CaesarState) -> SeatMask:
        return state.asked

    def decision(self, state: CaesarState, seat: Seat) -> Decision:
        now = state.phase
        source = ""
        if now in (phase.VETO, phase.STRIKE, phase.CASTLE):
            source = cards.KIND_IDS[moves.manipulation_of(state.played)]
        sealed = now in (phase.ARRANGE, phase.PLACE)
        return Decision(phase.IDS[now], source, sealed, discreet=now in (phase.VETO, phase.MANIPULATE))

    def legal_moves(self, state: CaesarState, seat: Seat) -> Moves:
        return legal.legal_moves(state, seat)

    def random_move(self, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return draws.random_move(state, seat, rng)

    def step(self, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        config = self.config
        kind = move & ~moves.PAYLOAD
        payload = move & moves.PAYLOAD
        now = state.phase
        if kind == moves.LAY_DOWN:
            flow.lay_down(config, state, seat, payload >> 3, payload & 7, log)
        elif kind == moves.LAY_UP:
            flow.lay_up(config, state, seat, payload >> 3, payload & 7, log)
        elif now == phase.REFILL:
            flow.draw_from(config, state, seat, payload == 1, log)
        elif now == phase.SUFFRAGE:
            flow.call_suffrage(config, state, payload, log)
        elif now == phase.VETO:
            effects.answer_veto(config, state, seat, payload == 1, log)
        elif kind == moves.DONE:
            if state.laid == 0:
                flow.end_laying(config, state, log)
            else:
                flow.vote_at_eight(config, state, log)
        elif kind == moves.DISCARD:
            flow.discard_hand(config, state, seat, payload, log)
        elif moves.manipulation_of(move) >= 0:
            effects.play(config, state, seat, move, log)
        elif now == phase.STRIKE:
            effects.strike(config, state, seat, payload, log)
        elif now == phase.CASTLE:
            effects.relay(config, state, seat, payload, log)
        elif now == phase.ARRANGE:
            flow.arrange_next(state, seat, payload, log)
        elif now == phase.PLACE:
            flow.place(config, state, seat, move, log)
        elif now == phase.DRAW_PARTIES:
            flow.name_cleopatra(state, payload, log)
        elif now == phase.DRAW_MISSION:
            flow.draw_mission(config, state, payload, log)
        else:
            flow.drawn(config, state, payload, log)

    def chance(self, state: CaesarState) -> list[tuple[Move, int]]:
        return chance.chance(self.config, state)

    def sample_chance(self, state: CaesarState, rng: Rng) -> Move:
        return chance.sample_chance(self.config, state, rng)

    def outcome(self, state: CaesarState) -> Outcome | None:
        if state.phase != phase.OVER:
            return None
        return scoring.outcome(self.config, state)

    def winners(self, state: CaesarState) -> SeatMask:
        return scoring.winners(self.config, state)

    def view(self, state: CaesarState, seat: Seat, memory: bool = False) -> CaesarView:
        """Everything that a seat has learnt is shown to it, so `memory` adds nothing."""
        return view.make_view(self.config, state, seat)

    def determinize(self, view_: CaesarView, rng: Rng) -> CaesarState:
        return view.determinize(self.config, view_, rng)

    def fits(self, view_: CaesarView, state: CaesarState) -> bool:
        return position.fits(self.config, view_, state)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        return explain.explain(state, seat, move)

    def move_text(self, move: Move) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def to_dict(self, state: CaesarState) -> dict[str, Json]:
        return position.to_dict(state)

    def from_dict(self, data: dict[str, Json]) -> CaesarState:
        return setup.from_dict(self, self.config, data)

    def view_json(self, view_: CaesarView) -> ViewData:
        return position.view_json(view_)

    def tally(self, view_: CaesarView) -> Tally:
        return tally.tally(self.config, view_)

    def tally_key(self, view_: CaesarView) -> int:
        return tally.tally_key(view_)

    def check(self, state: CaesarState) -> str:
        return check.check(self.config, state)

    def card_facts(self) -> dict[str, dict[str, Arg]]:
        return facts.card_facts(self.cards)

    def card_digest(self) -> str:
        return self.cards.digest
