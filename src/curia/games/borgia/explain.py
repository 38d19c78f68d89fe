"""Why a move is not allowed: the paragraph of docs/rules/borgia.md that forbids it.

Only what the seat may know is looked at: the table, the own hand, ducats and answers, and the trade or pledge that the
seat makes up or is asked about.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.game import Refusal
from curia.core.types import CHANCE_MASK, Move, Seat
from curia.games.borgia import limits, moves, phase
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
from curia.games.borgia.spelling import is_written, seat_named
from curia.games.borgia.state import BorgiaState, lane

_QUESTION_RULES: Final = {
    phase.REDRAW: "2.7",
    phase.LAY: "2.12",
    phase.FEE: "5.3",
    phase.PLACE: "5.13",
    phase.MOMENT: "3.7",
    phase.TRADE_ANSWER: "8.18",
    phase.CONSENT: "8.21",
    phase.MARKET: "4.1",
    phase.AUCTION: "4.6",
    phase.PLAY: "6.1",
    phase.DOCTOR: "6.35",
    phase.GIFT: "6.29",
    phase.ACCUSE: "6.53",
    phase.SEIZE: "7.1",
    phase.HIRE: "7.9",
    phase.PLEDGE: "11.2",
    phase.PLEDGE_ANSWER: "11.8",
    phase.BALLOT: "10.3",
    phase.NAME_OUT: "10.14",
    phase.LAST_WORD: "10.21",
    phase.RESHUFFLE: "13.11",
    phase.ASSIGN: "13.14",
    phase.HAND_OUT: "13.17",
    phase.CARDINALS: "13.22",
    phase.TRADE_GIVE: "8.10",
    phase.TRADE_ASK: "8.11",
    phase.PICK: "8.16",
    phase.PLEDGE_CANDIDATE: "11.7",
    phase.PLEDGE_VOTES: "11.11",
    phase.PLEDGE_PRICE: "11.9",
}
_ANSWERS: Final = {
    phase.REDRAW: [moves.KEEP],
    phase.LAY: [moves.LAY],
    phase.FEE: [moves.FEE],
    phase.PLACE: [moves.HOUSE],
    phase.MOMENT: [moves.GO_ON, moves.REHOUSE, moves.OFFER],
    phase.TRADE_ANSWER: [moves.ANSWER],
    phase.CONSENT: [moves.CONSENT],
    phase.MARKET: [moves.MARKET],
    phase.AUCTION: [moves.BID],
    phase.PLAY: [moves.PLAY],
    phase.DOCTOR: [moves.DOCTOR],
    phase.GIFT: [moves.GIVE_OFFICE],
    phase.ACCUSE: [moves.SAY],
    phase.SEIZE: [moves.SEIZE],
    phase.HIRE: [moves.HIRE],
    phase.PLEDGE: [moves.DONE, moves.SELL, moves.BUY_VOTES],
    phase.PLEDGE_ANSWER: [moves.ANSWER],
    phase.BALLOT: [moves.VOTE],
    phase.NAME_OUT: [moves.OUT],
    phase.LAST_WORD: [moves.ELECT],
    phase.RESHUFFLE: [moves.RESHUFFLE],
    phase.ASSIGN: [moves.GIVE_OFFICE],
    phase.HAND_OUT: [moves.GIVE_OFFICE],
    phase.CARDINALS: [moves.CARDINALS],
    phase.TRADE_GIVE: [moves.GIVE, moves.GIVE_DUCATS],
    phase.TRADE_ASK: [moves.ASK, moves.ASK_DUCATS],
    phase.PICK: [moves.PICK],
    phase.PLEDGE_CANDIDATE: [moves.CANDIDATE],
    phase.PLEDGE_VOTES: [moves.VOTES],
    phase.PLEDGE_PRICE: [moves.PRICE],
}
"""The kinds of move that speak to a question; moves of other kinds answer another one."""
_IN_A_PHASE: Final = (
    phase.MOMENT,
    phase.TRADE_ANSWER,
    phase.CONSENT,
    phase.MARKET,
    phase.AUCTION,
    phase.PLAY,
    phase.DOCTOR,
    phase.GIFT,
    phase.ACCUSE,
    phase.SEIZE,
    phase.HIRE,
)
_STEPS: Final = (moves.MARKET, moves.PLAY, moves.SEIZE)
"""The moves of the three steps, in their order."""


def explain(config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
    table = state.table
    if not 0 <= seat < config.seats:
        return Refusal("1.1", "not-at-the-table", {})
    if table.phase == phase.OVER:
        return Refusal("15.1", "game-over", {})
    if table.asked == CHANCE_MASK:
        return Refusal("18.1", "chance-first", {})
    kind = move & ~moves.PAYLOAD
    payload = move & moves.PAYLOAD
    if kind < moves.KEEP or kind > moves.DRAW:
        return Refusal("3.9", "not-a-move", {})
    if kind >= moves.POPE:
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
    now = int(table.phase)
    if now in _IN_A_PHASE and seat != table.active:
        if kind == moves.OFFER:
            return Refusal("8.2", "offers-of-another", {"other": table.active})
        if kind in (moves.GO_ON, moves.REHOUSE, moves.MARKET, moves.PLAY, moves.SEIZE):
            return Refusal("3.8", "not-your-phase", {"other": table.active})
    if now == phase.AUCTION:
        if table.bidder == seat:
            return Refusal("4.11", "highest-bidder", {"ducats": table.bid})
        if not has(table.bidding, seat):
            return Refusal("4.10", "passed-already", {})
    if _has_answered(config, state, seat):
        return Refusal("3.9", "already-answered", {})
    if now == phase.DOCTOR and seat == table.active:
        return Refusal("6.36", "your-own-poison", {})
    if now == phase.ACCUSE and seat == table.pope:
        return Refusal("6.53", "accused-has-no-vote", {})
    if now == phase.PLEDGE and has(table.done, seat):
        if lane(table.pledge_offers, seat, 4) == limits.OFFERS:
            return Refusal("11.4", "three-pledges", {})
        return Refusal("11.3", "done-already", {})
    rule = "10.10" if now == phase.BALLOT else _QUESTION_RULES[now]
    return Refusal(rule, "others-question", {"question": phase.IDS[now], "other": lowest(table.asked)})


def _has_answered(config: Config, state: BorgiaState, seat: Seat) -> bool:
    """Whether the seat has given its answer where several are asked, together or in turn."""
    table = state.table
    if table.phase == phase.DOCTOR or table.phase == phase.HIRE:
        return state.answers[seat] != moves.NO_ANSWER
    if table.phase == phase.BALLOT:
        return has(table.done, seat) if is_aloud(config, table) else True
    if table.phase == phase.ACCUSE and seat != table.pope:
        voter = table.active
        while voter != table.turn:
            if voter == seat:
                return True
            voter = config.next_seat(voter)
    return False


def _other_question(state: BorgiaState, asked: int, kind: i64) -> Refusal:
    table = state.table
    if kind == moves.REHOUSE and asked in (phase.AUCTION, phase.HIRE):
        return Refusal("5.24", "nothing-moves-now", {})
    if kind in (moves.REHOUSE, moves.OFFER, moves.PLAY) and table.phase >= phase.PLEDGE:
        return Refusal("9.5", "between-the-phases", {})
    if asked in (phase.MOMENT, phase.MARKET, phase.PLAY, phase.SEIZE):
        if kind in (moves.REHOUSE, moves.OFFER):
            return Refusal("3.7", "only-between-steps", {})
        for step in range(3):
            if kind == _STEPS[step]:
                if step < table.moment:
                    return Refusal("3.5", "step-over", {})
                return Refusal("3.4", "step-to-come", {})
    return Refusal(_QUESTION_RULES[asked], "other-question", {"question": phase.IDS[asked]})


def _forbidden(config: Config, state: BorgiaState, seat: Seat, asked: int, kind: i64, payload: i64) -> Refusal:
    """A move of the right kind that a rule forbids."""
    if asked == phase.REDRAW:
        return explain_redraw()
    if asked == phase.LAY:
        return explain_lay(config, payload)
    if asked == phase.FEE:
        return explain_fee(config, state, seat)
    if asked == phase.PLACE:
        return explain_house(config, state, seat, payload >> 8, payload & 255)
    if asked == phase.MOMENT:
        return explain_moment(state, kind)
    if asked == phase.MARKET:
        return explain_market(state, seat)
    if asked == phase.AUCTION:
        return explain_bid(state, seat, payload)
    if asked == phase.PLAY:
        return explain_play(config, state, seat, payload >> 8, payload & 255)
    if asked == phase.DOCTOR:
        return explain_doctor(config, state, seat)
    if asked == phase.SEIZE:
        return explain_seize(config, state, seat, payload)
    if asked == phase.HIRE:
        return explain_hire(config, state, seat, payload)
    if asked == phase.GIFT:
        return explain_gift(config, state, payload >> 8, payload & 255)
    if asked == phase.ASSIGN:
        return explain_assign(config, state, payload >> 8, payload & 255)
    if asked == phase.HAND_OUT:
        return explain_hand_out(config, state, payload >> 8, payload & 255)
    if asked == phase.BALLOT:
        return explain_vote(config, state, seat, payload >> 8, payload & 255)
    if asked == phase.NAME_OUT:
        return explain_out(state, payload)
    if asked == phase.LAST_WORD:
        return explain_elect(payload)
    if asked == phase.CARDINALS:
        return explain_cardinals(config, state, payload)
    if asked == phase.PLEDGE:
        return explain_pledge_turn(config, state, seat, kind, payload)
    return _forbidden_in_deals(config, state, asked, kind, payload)


def _forbidden_in_deals(config: Config, state: BorgiaState, asked: int, kind: i64, payload: i64) -> Refusal:
    making = state.making
    if making is not None:
        if asked == phase.TRADE_GIVE:
            return explain_give(config, state, making, kind, payload)
        if asked == phase.TRADE_ASK:
            return explain_ask(config, state, making, kind, payload)
    trade = state.trade
    if trade is not None:
        if asked == phase.TRADE_ANSWER:
            return explain_trade_answer(config, state, trade, payload)
        if asked == phase.PICK:
            return explain_pick(config, state, trade, payload)
    pledge = state.pledge
    if pledge is not None:
        if asked == phase.PLEDGE_ANSWER:
            return explain_pledge_answer(state, pledge, payload)
        if asked == phase.PLEDGE_CANDIDATE:
            return explain_candidate(state, payload)
        if asked == phase.PLEDGE_VOTES:
            return explain_votes(config, state, pledge, payload)
        if asked == phase.PLEDGE_PRICE:
            return explain_price(config, state, pledge, payload >> 16, payload & 0xFFFF)
    return Refusal(_QUESTION_RULES[asked], "not-a-move", {})
