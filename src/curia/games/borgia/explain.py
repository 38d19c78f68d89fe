"""Why a move is not allowed: the paragraph of docs/rules/borgia.md that forbids it.

Only what the seat may know is looked at: the table, the own hand, ducats and answers, and the trade or pledge that the
seat makes up or is asked about.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Move, Seat
from curia.games.borgia.config import Config
from curia.games.borgia.election import is_aloud
from curia.games.borgia.explain_cards import explain_doctor, explain_hire, explain_play, explain_seize
from curia.games.borgia.explain_deals import (
    explain_ask,
    explain_candidate,
    explain_give,
    explain_pick,
    explain_pledge_answer,
    explain_pledge_turn,
    explain_price,
    explain_trade_answer,
    explain_votes,
)
from curia.games.borgia.explain_office import (
    explain_assign,
    explain_cardinals,
    explain_elect,
    explain_gift,
    explain_hand_out,
    explain_out,
    explain_vote,
)
from curia.games.borgia.explain_table import (
    explain_bid,
    explain_fee,
    explain_house,
    explain_lay,
    explain_market,
    explain_moment,
    explain_redraw,
)
from curia.games.borgia.legal import question
from curia.games.borgia.moves import (
    ANSWER,
    ASK,
    ASK_DUCATS,
    BID,
    BUY_VOTES,
    CANDIDATE,
    CARDINALS_MOVE,
    CONSENT_MOVE,
    DOCTOR_MOVE,
    DONE,
    DRAW,
    ELECT,
    FEE_MOVE,
    GIVE,
    GIVE_DUCATS,
    GIVE_OFFICE,
    GO_ON,
    HIRE_MOVE,
    HOUSE,
    KEEP,
    LAY_MOVE,
    MARKET_MOVE,
    OFFER,
    OUT,
    PAYLOAD,
    PICK_MOVE,
    PLAY_MOVE,
    POPE,
    PRICE,
    REHOUSE,
    RESHUFFLE_MOVE,
    SAY,
    SEIZE_MOVE,
    SELL,
    VOTE,
    VOTES,
)
from curia.games.borgia.spelling import is_written, seat_named
from curia.games.borgia.state import (
    ACCUSE,
    ASSIGN,
    AUCTION,
    BALLOT,
    CARDINALS,
    CONSENT,
    DOCTOR_ANSWER,
    FEE,
    GIFT,
    HAND_OUT,
    HIRE,
    LAST_WORD,
    LAY,
    MARKET,
    MOMENT,
    NAME_OUT,
    NO_ANSWER,
    OFFERS,
    OVER,
    PHASE_IDS,
    PICK,
    PLACE,
    PLAY,
    PLEDGE,
    PLEDGE_ANSWER,
    PLEDGE_CANDIDATE,
    PLEDGE_PRICE,
    PLEDGE_VOTES,
    REDRAW,
    RESHUFFLE,
    SEIZE,
    TRADE_ANSWER,
    TRADE_ASK,
    TRADE_GIVE,
    BorgiaState,
    lane,
)

_QUESTION_RULES: Final = {
    REDRAW: "2.7",
    LAY: "2.12",
    FEE: "5.3",
    PLACE: "5.13",
    MOMENT: "3.7",
    TRADE_ANSWER: "8.18",
    CONSENT: "8.21",
    MARKET: "4.1",
    AUCTION: "4.6",
    PLAY: "6.1",
    DOCTOR_ANSWER: "6.35",
    GIFT: "6.29",
    ACCUSE: "6.53",
    SEIZE: "7.1",
    HIRE: "7.9",
    PLEDGE: "11.2",
    PLEDGE_ANSWER: "11.8",
    BALLOT: "10.3",
    NAME_OUT: "10.14",
    LAST_WORD: "10.21",
    RESHUFFLE: "13.11",
    ASSIGN: "13.14",
    HAND_OUT: "13.17",
    CARDINALS: "13.22",
    TRADE_GIVE: "8.10",
    TRADE_ASK: "8.11",
    PICK: "8.16",
    PLEDGE_CANDIDATE: "11.7",
    PLEDGE_VOTES: "11.11",
    PLEDGE_PRICE: "11.9",
}
_ANSWERS: Final = {
    REDRAW: [KEEP],
    LAY: [LAY_MOVE],
    FEE: [FEE_MOVE],
    PLACE: [HOUSE],
    MOMENT: [GO_ON, REHOUSE, OFFER],
    TRADE_ANSWER: [ANSWER],
    CONSENT: [CONSENT_MOVE],
    MARKET: [MARKET_MOVE],
    AUCTION: [BID],
    PLAY: [PLAY_MOVE],
    DOCTOR_ANSWER: [DOCTOR_MOVE],
    GIFT: [GIVE_OFFICE],
    ACCUSE: [SAY],
    SEIZE: [SEIZE_MOVE],
    HIRE: [HIRE_MOVE],
    PLEDGE: [DONE, SELL, BUY_VOTES],
    PLEDGE_ANSWER: [ANSWER],
    BALLOT: [VOTE],
    NAME_OUT: [OUT],
    LAST_WORD: [ELECT],
    RESHUFFLE: [RESHUFFLE_MOVE],
    ASSIGN: [GIVE_OFFICE],
    HAND_OUT: [GIVE_OFFICE],
    CARDINALS: [CARDINALS_MOVE],
    TRADE_GIVE: [GIVE, GIVE_DUCATS],
    TRADE_ASK: [ASK, ASK_DUCATS],
    PICK: [PICK_MOVE],
    PLEDGE_CANDIDATE: [CANDIDATE],
    PLEDGE_VOTES: [VOTES],
    PLEDGE_PRICE: [PRICE],
}
"""The kinds of move that speak to a question; moves of other kinds answer another one."""
_IN_A_PHASE: Final = (
    MOMENT,
    TRADE_ANSWER,
    CONSENT,
    MARKET,
    AUCTION,
    PLAY,
    DOCTOR_ANSWER,
    GIFT,
    ACCUSE,
    SEIZE,
    HIRE,
)
_STEPS: Final = (MARKET_MOVE, PLAY_MOVE, SEIZE_MOVE)
"""The moves of the three steps, in their order."""


def explain(config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
    table = state.table
    if not 0 <= seat < config.seats:
        return Refusal("1.1", "not-at-the-table", {})
    if table.phase == OVER:
        return Refusal("15.1", "game-over", {})
    if table.asked == CHANCE_MASK:
        return Refusal("18.1", "chance-first", {})
    kind = move & ~PAYLOAD
    payload = move & PAYLOAD
    if kind < KEEP or kind > DRAW:
        return Refusal("3.9", "not-a-move", {})
    if kind >= POPE:
        return Refusal("18.1", "chance-only", {})
    if not is_written(kind, payload):
        return Refusal("3.9", "not-a-move", {})
    if seat_named(kind, payload) >= config.seats:
        return Refusal("1.1", "no-such-seat", {})
    if not has(table.asked, seat):
        return _not_asked(config, state, seat, kind)
    asked = int(question(state))
    if int(kind) not in _ANSWERS[asked]:
        return _other_question(state, asked, kind)
    return _forbidden(config, state, seat, asked, kind, payload)


def _not_asked(config: Config, state: BorgiaState, seat: Seat, kind: i64) -> Refusal:
    """The seat has answered already, or another one is asked. What is made up in private is not looked at."""
    table = state.table
    phase = int(table.phase)
    if phase in _IN_A_PHASE and seat != table.active:
        if kind == OFFER:
            return Refusal("8.2", "offers-of-another", {"other": table.active})
        if kind in (GO_ON, REHOUSE, MARKET_MOVE, PLAY_MOVE, SEIZE_MOVE):
            return Refusal("3.8", "not-your-phase", {"other": table.active})
    if phase == AUCTION:
        if table.bidder == seat:
            return Refusal("4.11", "highest-bidder", {"ducats": table.bid})
        if not has(table.bidding, seat):
            return Refusal("4.10", "passed-already", {})
    if _has_answered(config, state, seat):
        return Refusal("3.9", "already-answered", {})
    if phase == DOCTOR_ANSWER and seat == table.active:
        return Refusal("6.36", "your-own-poison", {})
    if phase == ACCUSE and seat == table.pope:
        return Refusal("6.53", "accused-has-no-vote", {})
    if phase == PLEDGE and has(table.done, seat):
        if lane(table.pledge_offers, seat, 4) == OFFERS:
            return Refusal("11.4", "three-pledges", {})
        return Refusal("11.3", "done-already", {})
    rule = "10.10" if phase == BALLOT else _QUESTION_RULES[phase]
    return Refusal(rule, "others-question", {"question": PHASE_IDS[phase], "other": lowest(table.asked)})


def _has_answered(config: Config, state: BorgiaState, seat: Seat) -> bool:
    """Whether the seat has given its answer where several are asked, together or in turn."""
    table = state.table
    if table.phase == DOCTOR_ANSWER or table.phase == HIRE:
        return state.answers[seat] != NO_ANSWER
    if table.phase == BALLOT:
        return has(table.done, seat) if is_aloud(config, table) else True
    if table.phase == ACCUSE and seat != table.pope:
        voter = table.active
        while voter != table.turn:
            if voter == seat:
                return True
            voter = config.next_seat(voter)
    return False


def _other_question(state: BorgiaState, asked: int, kind: i64) -> Refusal:
    table = state.table
    if kind == REHOUSE and asked in (AUCTION, HIRE):
        return Refusal("5.24", "nothing-moves-now", {})
    if kind in (REHOUSE, OFFER, PLAY_MOVE) and table.phase >= PLEDGE:
        return Refusal("9.5", "between-the-phases", {})
    if asked in (MOMENT, MARKET, PLAY, SEIZE):
        if kind in (REHOUSE, OFFER):
            return Refusal("3.7", "only-between-steps", {})
        for step in range(3):
            if kind == _STEPS[step]:
                if step < table.moment:
                    return Refusal("3.5", "step-over", {})
                return Refusal("3.4", "step-to-come", {})
    return Refusal(_QUESTION_RULES[asked], "other-question", {"question": PHASE_IDS[asked]})


def _forbidden(config: Config, state: BorgiaState, seat: Seat, asked: int, kind: i64, payload: i64) -> Refusal:
    """A move of the right kind that a rule forbids."""
    if asked == REDRAW:
        return explain_redraw()
    if asked == LAY:
        return explain_lay(config, payload)
    if asked == FEE:
        return explain_fee(config, state, seat)
    if asked == PLACE:
        return explain_house(config, state, seat, payload >> 8, payload & 255)
    if asked == MOMENT:
        return explain_moment(state, kind)
    if asked == MARKET:
        return explain_market(state, seat)
    if asked == AUCTION:
        return explain_bid(state, seat, payload)
    if asked == PLAY:
        return explain_play(config, state, seat, payload >> 8, payload & 255)
    if asked == DOCTOR_ANSWER:
        return explain_doctor(config, state, seat)
    if asked == SEIZE:
        return explain_seize(config, state, seat, payload)
    if asked == HIRE:
        return explain_hire(config, state, seat, payload)
    if asked == GIFT:
        return explain_gift(config, state, payload >> 8, payload & 255)
    if asked == ASSIGN:
        return explain_assign(config, state, payload >> 8, payload & 255)
    if asked == HAND_OUT:
        return explain_hand_out(config, state, payload >> 8, payload & 255)
    if asked == BALLOT:
        return explain_vote(config, state, seat, payload >> 8, payload & 255)
    if asked == NAME_OUT:
        return explain_out(state, payload)
    if asked == LAST_WORD:
        return explain_elect(payload)
    if asked == CARDINALS:
        return explain_cardinals(config, state, payload)
    if asked == PLEDGE:
        return explain_pledge_turn(config, state, seat, kind, payload)
    return _forbidden_in_deals(config, state, asked, kind, payload)


def _forbidden_in_deals(config: Config, state: BorgiaState, asked: int, kind: i64, payload: i64) -> Refusal:
    making = state.making
    if making is not None:
        if asked == TRADE_GIVE:
            return explain_give(config, state, making, kind, payload)
        if asked == TRADE_ASK:
            return explain_ask(config, state, making, kind, payload)
    trade = state.trade
    if trade is not None:
        if asked == TRADE_ANSWER:
            return explain_trade_answer(config, state, trade, payload)
        if asked == PICK:
            return explain_pick(config, state, trade, payload)
    pledge = state.pledge
    if pledge is not None:
        if asked == PLEDGE_ANSWER:
            return explain_pledge_answer(state, pledge, payload)
        if asked == PLEDGE_CANDIDATE:
            return explain_candidate(state, payload)
        if asked == PLEDGE_VOTES:
            return explain_votes(config, state, pledge, payload)
        if asked == PLEDGE_PRICE:
            return explain_price(config, state, pledge, payload >> 16, payload & 0xFFFF)
    return Refusal(_QUESTION_RULES[asked], "not-a-move", {})
