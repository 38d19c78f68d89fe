"""Borgia as a game of the contract: each question with what follows from its answer."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.events import EventLog
from curia.core.game import Decision, Game, Outcome, Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Json, Move, Moves, Seat, SeatMask
from curia.games.borgia import (
    agenda,
    candidates,
    chance,
    check,
    distribution,
    draws,
    effects,
    election,
    explain,
    facts,
    flow,
    housing,
    legal,
    market,
    moves,
    opening,
    phase,
    pledging,
    position,
    scoring,
    seizing,
    setup,
    tally,
    trading,
    view,
    worlds,
)
from curia.games.borgia.card_data import Cards
from curia.games.borgia.config import Config
from curia.games.borgia.meta import META
from curia.games.borgia.schema import Tally, ViewData
from curia.games.borgia.state import BorgiaState, copy_state, new_state
from curia.games.borgia.view import BorgiaView

_MOVE_BOUND: Final = 52_000
"""§19.10 to §19.12."""
_DISCREET: Final = (
    phase.REDRAW,
    phase.FEE,
    phase.TRADE_ANSWER,
    phase.MARKET,
    phase.AUCTION,
    phase.PLAY,
    phase.DOCTOR,
    phase.SEIZE,
    phase.HIRE,
    phase.PLEDGE,
    phase.PLEDGE_ANSWER,
    phase.BALLOT,
)
"""§14.21, and the links of a ballot (§10.30)."""


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
        asked = legal.question(state)
        sealed = asked in (phase.DOCTOR, phase.HIRE) or (
            asked == phase.BALLOT and not election.is_aloud(self.config, state.table)
        )
        return Decision(phase.IDS[asked], self._source(state, seat, asked), sealed, asked in _DISCREET)

    def _source(self, state: BorgiaState, seat: Seat, asked: i64) -> str:
        """The card that the question is about."""
        table = state.table
        if asked == phase.FEE or asked == phase.PLACE:
            return self.cards.ids[housing.new_card(table, seat)]
        if asked == phase.AUCTION:
            return self.cards.ids[table.card]
        if asked == phase.DOCTOR:
            return self.cards.ids[table.target]
        if asked == phase.HIRE:
            return seizing.target_id(self.config, table.target)
        if asked in (phase.GIFT, phase.ASSIGN, phase.HAND_OUT):
            return self.cards.ids[distribution.next_office(table)]
        if asked == phase.ACCUSE:
            return "accusation"
        return ""

    def legal_moves(self, state: BorgiaState, seat: Seat) -> Moves:
        return legal.legal_moves(self.config, state, seat)

    def random_move(self, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        return draws.random_move(self.config, state, seat, rng)

    def candidates(self, state: BorgiaState, seat: Seat) -> Moves:
        return candidates.candidates(self.config, state, seat)

    def step(self, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        asked = legal.question(state)
        if asked <= phase.DEAL_OFFICE:
            self._chance_step(state, move & moves.PAYLOAD, log)
        elif state.draft != 0:
            self._draft_step(state, asked, move, log)
        else:
            self._step(state, seat, asked, move, log)
        if state.table.asked == 0:
            flow.proceed(self.config, state, log)

    def _chance_step(self, state: BorgiaState, payload: i64, log: EventLog | None) -> None:
        config = self.config
        now = state.table.phase
        if now == phase.DRAW_POPE:
            opening.name_first_pope(config, state, payload, log)
        elif now == phase.DEAL_HAND:
            opening.deal(config, state, payload, log)
        elif now == phase.TURN_UP:
            market.turn_up(config, state, payload, log)
        elif now == phase.TAKE_UNSEEN:
            market.take_unseen(config, state, payload, log)
        elif now == phase.STEAL:
            effects.steal(config, state, payload, log)
        elif now == phase.DRAW_CARD:
            distribution.draw_card(config, state, payload, log)
        else:
            distribution.give_back(config, state, payload, state.table.turn, log)

    def _draft_step(self, state: BorgiaState, asked: i64, move: Move, log: EventLog | None) -> None:
        """A link of a trade or a pledge that is made up in private."""
        config = self.config
        payload = move & moves.PAYLOAD
        making = state.making
        if making is not None:
            if asked == phase.TRADE_GIVE:
                if move & ~moves.PAYLOAD == moves.GIVE:
                    trading.give_card(making, payload)
                else:
                    trading.give_ducats(state, making, payload)
            elif move & ~moves.PAYLOAD == moves.ASK:
                trading.ask_card(making, payload)
            else:
                trading.offer(config, state, making, payload, log)
            return
        trade = state.trade
        if asked == phase.PICK and trade is not None:
            trading.pick_card(config, state, trade, payload, log)
            return
        pledge = state.pledge
        assert pledge is not None
        if asked == phase.PLEDGE_CANDIDATE:
            pledging.name_candidate(config, state, pledge, payload)
        elif asked == phase.PLEDGE_VOTES:
            pledging.name_votes(state, pledge, payload)
        else:
            pledging.offer_pledge(config, state, pledge, payload >> 16, payload & 0xFFFF, log)

    def _step(self, state: BorgiaState, seat: Seat, asked: i64, move: Move, log: EventLog | None) -> None:
        config = self.config
        payload = move & moves.PAYLOAD
        if asked == phase.MOMENT:
            self._moment(state, seat, move, log)
        elif asked == phase.AUCTION:
            market.answer_bid(config, state, seat, payload, log)
        elif asked == phase.PLACE:
            housing.answer_place(config, state, seat, payload & 255, log)
        elif asked == phase.FEE:
            housing.answer_fee(config, state, seat, payload == 1, log)
        elif asked == phase.PLAY:
            if payload == moves.ENOUGH:
                market.end_step(state.table)
            else:
                effects.play_card(config, state, seat, payload >> 8, payload & 255, log)
        elif asked == phase.MARKET:
            market.answer_market(config, state, seat, payload == 1, log)
        elif asked == phase.BALLOT:
            election.answer_ballot(config, state, seat, payload >> 8, payload & 255, log)
        elif asked == phase.PLEDGE:
            self._pledge_turn(state, seat, move, log)
        elif asked == phase.PLEDGE_ANSWER:
            pledge = state.pledge
            assert pledge is not None
            pledging.answer_pledge(config, state, pledge, payload == 1, log)
        elif asked == phase.HIRE:
            seizing.answer_hire(config, state, seat, payload, log)
        elif asked == phase.SEIZE:
            seizing.answer_seize(config, state, seat, payload, log)
        elif asked == phase.TRADE_ANSWER or asked == phase.CONSENT:
            trade = state.trade
            assert trade is not None
            if asked == phase.CONSENT:
                trading.answer_consent(config, state, trade, payload == 1, log)
            else:
                trading.answer_trade(config, state, trade, payload, log)
        elif asked == phase.DOCTOR:
            effects.answer_doctor(config, state, seat, payload == 1, log)
        elif asked == phase.GIFT:
            effects.answer_gift(config, state, payload >> 8, payload & 255, log)
        elif asked == phase.ACCUSE:
            effects.answer_accusation(config, state, seat, payload == 1, log)
        elif asked == phase.LAY:
            opening.lay_first_card(config, state, seat, payload, log)
        elif asked == phase.REDRAW:
            opening.answer_redraw(config, state, seat, payload == 1, log)
        elif asked == phase.NAME_OUT:
            election.go_out(config, state, payload, log)
        elif asked == phase.LAST_WORD:
            election.elect(config, state, payload, log)
        elif asked == phase.RESHUFFLE:
            distribution.answer_reshuffle(config, state, payload == 1, log)
        elif asked == phase.ASSIGN:
            distribution.give_back(config, state, payload >> 8, payload & 255, log)
        elif asked == phase.HAND_OUT:
            distribution.hand_out(config, state, payload >> 8, payload & 255, log)
        else:
            distribution.hand_out_cardinals(config, state, payload, log)

    def _moment(self, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if move == moves.GO_ON:
            state.table.asked = 0
            state.table.next = agenda.STEP
        elif move == moves.REHOUSE:
            housing.start_new_housing(self.config, state, seat, log)
        else:
            trading.start_trade(state, seat, move & moves.PAYLOAD, False)

    def _pledge_turn(self, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        other = move & moves.PAYLOAD
        kind = move & ~moves.PAYLOAD
        if kind == moves.DONE:
            pledging.answer_done(self.config, state, seat, log)
        elif kind == moves.SELL:
            pledging.start_pledge(state, seat, seat, other)
        elif kind == moves.BUY_VOTES:
            pledging.start_pledge(state, seat, other, seat)

    def chance(self, state: BorgiaState) -> list[tuple[Move, int]]:
        return chance.chance(self.config, state)

    def sample_chance(self, state: BorgiaState, rng: Rng) -> Move:
        return chance.sample_chance(self.config, state, rng)

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
