"""Habemus Papam as a game of the contract: each question with what follows from its answer."""

from typing import Final, final

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.game import Decision, Game, Outcome, Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Json, Move, Moves, Seat, SeatMask
from curia.games.habemus import (
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
from curia.games.habemus.card_data import Cards
from curia.games.habemus.config import Config
from curia.games.habemus.meta import META
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
        now = state.phase
        sealed = now in (phase.KEEP_ORDER, phase.PLAY_ACTION, phase.BID, phase.BID_LAST)
        source = ""
        if now in (phase.BRIBE, phase.SWAP):
            source = self.cards.ids[state.played[seat]]
        elif now == phase.EXCLUDE:
            source = "felipe"
        elif now == phase.PAY:
            source = "squadrone"
        elif now == phase.BURY:
            source = "case_of_death"
        return Decision(phase.IDS[now], source, sealed, discreet=sealed or now == phase.PAY)

    def legal_moves(self, state: HabemusState, seat: Seat) -> Moves:
        return legal.legal_moves(self.config, state, seat)

    def random_move(self, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        return draws.random_move(self.config, state, seat, rng)

    def step(self, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        config = self.config
        payload = move & moves.PAYLOAD
        now = state.phase
        if now == phase.PLAY_ACTION or now == phase.BID or now == phase.BID_LAST or now == phase.KEEP_ORDER:
            self._seal(state, seat, move, log)
        elif now == phase.TAKE:
            flow.take(config, state, seat, payload, log)
            if state.phase == phase.TAKE:
                flow.taken(config, state, log)
        elif now == phase.BRIBE:
            if payload == moves.NO_TARGET:
                if log is not None:
                    log.add("declined", {"seat": seat, "card": "bribe"})
            else:
                effects.bribe(config, state, seat, payload >> 8, log)
            flow.action_answered(config, state, log)
        elif now == phase.SWAP:
            if payload == moves.NO_TARGET:
                if log is not None:
                    log.add("declined", {"seat": seat, "card": "swap"})
            else:
                effects.swap(config, state, seat, payload >> 8, payload & 255, log)
            flow.action_answered(config, state, log)
        elif now == phase.EXCLUDE:
            if payload == moves.NO_TARGET:
                if log is not None:
                    log.add("declined", {"seat": seat, "card": "felipe"})
            else:
                effects.exclude(config, state, seat, payload >> 8, log)
            flow.taken(config, state, log)
        elif now == phase.BURY:
            effects.bury(config, state, seat, payload >> 8, log)
            flow.taken(config, state, log)
        elif now == phase.PAY:
            if payload == 1:
                effects.pay_squadrone(config, state, seat, log)
            else:
                effects.lose_squadrone(config, state, seat, "squadrone_declined", log)
            flow.taken(config, state, log)
        elif now == phase.DRAW_CAMERLENGO:
            flow.name_first_camerlengo(config, state, payload, log)
        elif now == phase.DEAL_ORDERS:
            flow.deal_order(config, state, payload, log)
        else:
            flow.turn_up(config, state, payload, log)

    def _seal(self, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """Keep a sealed answer; with the last one all are opened."""
        state.answers[seat] = move
        state.asked &= ~bit(seat)
        if log is not None:
            log.add_secret("answered", {"seat": seat}, {"answer": self.move_text(move)}, bit(seat))
        if state.asked != 0:
            return
        if state.phase == phase.PLAY_ACTION:
            flow.reveal_actions(self.config, state, log)
        elif state.phase == phase.KEEP_ORDER:
            flow.discard_orders(self.config, state, log)
        else:
            flow.reveal_bids(self.config, state, log)

    def chance(self, state: HabemusState) -> list[tuple[Move, int]]:
        return chance.chance(self.config, state)

    def sample_chance(self, state: HabemusState, rng: Rng) -> Move:
        return chance.sample_chance(self.config, state, rng)

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
        return explain.explain(self.config, state, seat, move)

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
