"""What a seat may have begun to make up in private: a trade, a pledge, or the cards to pick for one.

Others see only the question before. So a position that is drawn for them may have such a beginning, and a position that
has one fits what they see if it can be made up so, link by link.
"""

from mypy_extensions import i64

from curia.core.bits import lowest
from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.borgia import cards, deals, moves, phase, trading
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.questions.by_phase import question_of
from curia.games.borgia.state import BorgiaState, copy_state
from curia.games.borgia.view import BorgiaView


def _maker(state: BorgiaState) -> Seat:
    """Who may have begun something: the one seat that is asked in a question that leads to links, or nobody."""
    now = state.table.phase
    if now == phase.MOMENT or now == phase.TRADE_ANSWER or now == phase.PLEDGE:
        return lowest(state.table.asked)
    return moves.NO_SEAT


def draw_draft(config: Config, view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """How far another seat has got: one more link is as likely as none, and each answer as likely as the others."""
    seat = _maker(state)
    if seat == moves.NO_SEAT or seat == view.seat:
        return
    while rng.below(2) == 0:
        if not _add_link(config, state, seat, question_of(state).draw(config, state, seat, rng)):
            return


def _add_link(config: Config, state: BorgiaState, seat: Seat, move: Move) -> bool:
    """Play a legal move if it is a link that others do not see; False if it is none, and nothing has changed."""
    kind = move & ~moves.PAYLOAD
    if moves.is_link(move):
        question_of(state).answer(config, state, seat, move, None)
        return True
    trade = state.trade
    return trade is not None and (kind == moves.PICK or move == moves.ANSWER | 1) and _add_pick(state, trade, move)


def _add_pick(state: BorgiaState, trade: Trade, move: Move) -> bool:
    """Accept or pick a card, if that leaves another one to pick: otherwise everybody sees that the trade is agreed."""
    picked = trade.picked
    last = trade.last
    if move & ~moves.PAYLOAD == moves.PICK:
        trade.picked += cards.ONE[move & moves.PAYLOAD]
        trade.last = move & moves.PAYLOAD
    if trading.next_choice(state, trade) != 0:
        state.draft = phase.PICK
        return True
    trade.picked = picked
    trade.last = last
    return False


# Whether a beginning fits ------------------------------------------------------------


def draft_fits(config: Config, view: BorgiaView, state: BorgiaState) -> bool:
    """Whether what is being made up is what the seat sees, or can be made up link by link where it sees nothing."""
    seat = _maker(state)
    if seat == moves.NO_SEAT or seat == view.seat:
        return (
            state.draft == view.draft
            and _trade_key(state.making) == _trade_key(view.making)
            and _pledge_key(state.pledge) == _pledge_key(view.pledge)
        )
    again = _before(state)
    for move in _links(state):
        if move not in question_of(again).legal(config, again, seat) or not _add_link(config, again, seat, move):
            return False
    if state.draft == phase.PICK and not _pick_again(config, again, state, seat):
        return False
    return (
        again.draft == state.draft
        and _trade_key(again.making) == _trade_key(state.making)
        and _trade_key(again.trade) == _trade_key(state.trade)
        and _pledge_key(again.pledge) == _pledge_key(state.pledge)
    )


def _before(state: BorgiaState) -> BorgiaState:
    """The position when nothing was begun yet."""
    before = copy_state(state)
    before.draft = deals.NO_DRAFT
    before.making = None
    before.pledge = None
    trade = before.trade
    if trade is not None:
        trade.picked = 0
        trade.last = 0
    return before


def _trade_key(trade: Trade | None) -> list[int]:
    return [] if trade is None else trade.key()


def _pledge_key(pledge: Pledge | None) -> list[int]:
    return [] if pledge is None else pledge.key()


def _links(state: BorgiaState) -> list[int]:
    """The moves that lead from the question that all see to what has been made up; picks apart."""
    links: list[int] = []
    making = state.making
    pledge = state.pledge
    if making is not None:
        links.append(int(moves.ANSWER | 2 if making.counter else moves.OFFER | making.partner))
        for card in cards.cards_in(making.give_open + making.give_hand):
            links.append(int(moves.GIVE | card))
        if state.draft == phase.TRADE_ASK:
            links.append(int(moves.GIVE_DUCATS | making.give_ducats))
            for card in cards.cards_in(making.ask_open + making.ask_hand):
                links.append(int(moves.ASK | card))
            links += [int(moves.ASK | cards.ANY_CONDOTTIERE)] * int(making.any_condottieri)
            links += [int(moves.ASK | cards.ANY_DEATH)] * int(making.any_deaths)
    elif pledge is not None:
        links.append(
            int(moves.SELL | pledge.payer if pledge.offerer == pledge.voter else moves.BUY_VOTES | pledge.voter)
        )
        if state.draft != phase.PLEDGE_CANDIDATE:
            links.append(int(moves.CANDIDATE | pledge.candidate))
        if state.draft == phase.PLEDGE_PRICE and not state.table.last_ballot:
            links.append(int(moves.VOTES | pledge.votes))
    elif state.draft == phase.PICK:
        links.append(int(moves.ANSWER | 1))
    return links


def _pick_again(config: Config, again: BorgiaState, state: BorgiaState, seat: Seat) -> bool:
    """Pick the cards that have been picked; those without a choice come by themselves."""
    trade = again.trade
    if trade is None or state.trade is None:
        return False
    wanted = state.trade.picked
    while trade.picked != wanted:
        if not cards.contains(wanted, trade.picked):
            return False
        move: i64 = moves.PICK | cards.first(wanted - trade.picked)
        if move not in question_of(again).legal(config, again, seat) or not _add_link(config, again, seat, move):
            return False
    return True
