"""The step of a position of Borgia: what is auctioned, struck, attacked or accused, and who is asked."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.errors import PositionError
from curia.core.types import CHANCE_MASK, Seat
from curia.games.borgia import agenda, cards, deals, effects, flow, limits, moves, phase
from curia.games.borgia.cards import Card
from curia.games.borgia.chance import drawn_from
from curia.games.borgia.config import Config
from curia.games.borgia.election import is_aloud
from curia.games.borgia.legal import legal_moves, poisonable
from curia.games.borgia.position import sealed_seats
from curia.games.borgia.setup_checks import refuse_unless, seats_between
from curia.games.borgia.state import BorgiaState, Table, copy_state

_STEP_OF: Final = {
    phase.MARKET: 0,
    phase.TURN_UP: 0,
    phase.TAKE_UNSEEN: 0,
    phase.AUCTION: 0,
    phase.PLAY: 1,
    phase.STEAL: 1,
    phase.DOCTOR: 1,
    phase.GIFT: 1,
    phase.ACCUSE: 1,
    phase.SEIZE: 2,
    phase.HIRE: 2,
}
_ASKED_AGAIN: Final = (
    phase.REDRAW,
    phase.LAY,
    phase.FEE,
    phase.PLACE,
    phase.MOMENT,
    phase.MARKET,
    phase.PLAY,
    phase.SEIZE,
    phase.ACCUSE,
    phase.PLEDGE,
    phase.DRAW_CARD,
    phase.DEAL_OFFICE,
    phase.ASSIGN,
    phase.HAND_OUT,
    phase.CARDINALS,
)
"""Questions that follow from the rest of the position: the rules put them again."""


# Steps ------------------------------------------------------------


def check_step(config: Config, state: BorgiaState) -> None:
    table = state.table
    now = table.phase
    step: i64 = _STEP_OF.get(int(now), -1)
    if now == phase.PLACE and table.next == agenda.STEP:
        step = _STEP_OF[phase.GIFT]
    refuse_unless(step < 0 or table.moment == step, "moment", f"expected {step} in phase {phase.IDS[now]}")
    if now == phase.MOMENT and state.draft != deals.NO_DRAFT:
        refuse_unless(table.offers < limits.OFFERS, "offers", "no more offers may be made in this phase")
    if now == phase.TRADE_ANSWER or now == phase.CONSENT:
        refuse_unless(table.offers > 0, "offers", "an offer has been made")
    _check_auction(config, state)
    _check_accusation(config, table)
    if now == phase.ACCUSE:
        _check_used(config, table, cards.ACCUSATION)
        refuse_unless(effects.may_accuse(config, state, table.active), "active", "has no ground for an accusation")
    elif now == phase.DOCTOR:
        _check_used(config, table, cards.POISON)
        _check_poisoned(config, state)
    elif now != phase.AUCTION:
        refuse_unless(table.card == cards.NO_CARD, "card", f"must be null in phase {phase.IDS[now]}")
    if now == phase.GIFT:
        refuse_unless(table.active == table.pope, "active", "only the Pope gives offices away in his phase")
    elif now == phase.STEAL:
        reachable = effects.reachable(config, state, table.active) & ~bit(table.active)
        refuse_unless(has(reachable, table.target), "victim", "no Spy can be played on this seat")
        refuse_unless(state.hand[table.target] != 0, "victim", "has no card in hand")
    elif now == phase.HIRE:
        table.phase = phase.SEIZE
        targets = legal_moves(config, state, table.active)
        table.phase = phase.HIRE
        refuse_unless(moves.SEIZE | table.target in targets, "target", f"seat {table.active} cannot seize that")


def _check_used(config: Config, table: Table, card: Card) -> None:
    """The card that has been played lies in the pile or is gone."""
    name = config.cards.ids[card]
    refuse_unless(table.card == card, "card", f"expected {name} in phase {phase.IDS[table.phase]}")
    used = cards.count(table.pile, card) + cards.count(table.gone, card)
    refuse_unless(used > 0, "card", f"the {name} that was played must lie in the pile or be gone")


def _check_poisoned(config: Config, state: BorgiaState) -> None:
    table = state.table
    if table.target == cards.MARRIAGE:
        refuse_unless(table.spouses != 0, "target", "nobody is married")
        return
    targets = poisonable(config, state, effects.reachable(config, state, table.active) & ~bit(table.active))
    refuse_unless(has(targets, table.target), "target", f"seat {table.active} cannot poison that in another's hands")


def _check_auction(config: Config, state: BorgiaState) -> None:
    """The opening bid is asked first; then whoever has not passed is asked in turn, until one is left."""
    table = state.table
    if table.phase != phase.AUCTION:
        where = f"in phase {phase.IDS[table.phase]}"
        refuse_unless(table.bid == 0, "bid", f"expected 0 {where}")
        refuse_unless(table.bidder == moves.NO_SEAT, "bidder", f"must be null {where}")
        refuse_unless(table.bidding == 0, "bidding", f"must be empty {where}")
        return
    refuse_unless(table.card != cards.NO_CARD, "card", "is missing in an auction")
    if table.bidder == moves.NO_SEAT:
        refuse_unless(table.bid == 0, "bid", "expected 0 before the first bid")
        refuse_unless(table.bidding == config.everyone, "bidding", "expected all seats before the first bid")
        return
    bidder = table.bidder
    ducats = state.ducats[bidder]
    refuse_unless(table.bid <= ducats, "bid", f"seat {bidder} has only {ducats} ducats")
    refuse_unless(has(table.bidding, bidder), "bidding", f"seat {bidder} has bid and not passed")
    refuse_unless(table.bidding != bit(bidder), "bidding", "all others have passed, so the card would be sold already")


def _next_bidder(config: Config, table: Table) -> Seat:
    if table.bidder == moves.NO_SEAT:
        return table.active
    seat = config.next_seat(table.bidder)
    while not has(table.bidding, seat):
        seat = config.next_seat(seat)
    return seat


def _check_accusation(config: Config, table: Table) -> None:
    """Those from the accuser to the seat at turn have said yes or no, with all their cardinals."""
    said: i64 = 0
    if table.phase == phase.ACCUSE:
        refuse_unless(table.turn != table.pope, "turn", "the Pope has no say in an accusation")
        voted = seats_between(config, table.active, table.turn) & ~bit(table.pope)
        for seat in range(config.seats):
            if has(voted, seat):
                said += table.cardinals[seat]
    refuse_unless(table.yes + table.no == said, "yes", f"expected {said} cardinals with yes and no together")


# The question ------------------------------------------------------------


def check_question(config: Config, state: BorgiaState) -> None:
    """Find out who is asked; the question must be one that the rules put, with an answer."""
    table = state.table
    table.asked = _asked_seats(config, state)
    if table.phase == phase.OVER:
        return
    refuse_unless(table.asked != 0, "phase", "there is nobody to be asked")
    if table.phase in _ASKED_AGAIN or (table.phase == phase.BALLOT and is_aloud(config, table)):
        again = copy_state(state)
        again.table.asked = 0
        flow.proceed(config, again, None)
        found = phase.IDS[again.table.phase]
        refuse_unless(again.key() == state.key(), "phase", f"the rules do not ask this here, but go on to {found}")
    if table.asked == CHANCE_MASK:
        refuse_unless(table.phase == phase.DRAW_POPE or drawn_from(state) != 0, "phase", "there is no card to draw")
        return
    for seat in range(config.seats):
        if has(table.asked, seat) and len(legal_moves(config, state, seat)) == 0:
            raise PositionError("phase", f"seat {seat} has no possible answer")


def _asked_seats(config: Config, state: BorgiaState) -> i64:
    table = state.table
    now = table.phase
    if now <= phase.DEAL_OFFICE:
        return CHANCE_MASK
    if now == phase.OVER:
        return 0
    if now in (phase.DOCTOR, phase.HIRE, phase.BALLOT):
        return _waited_for(config, state)
    if now in (phase.REDRAW, phase.LAY, phase.ACCUSE, phase.PLEDGE):
        return bit(table.turn)
    if now in (phase.MOMENT, phase.MARKET, phase.PLAY, phase.SEIZE):
        return bit(table.active)
    if now == phase.FEE or now == phase.PLACE:
        seat = table.active
        for _ in range(config.seats):
            if table.new_cards[seat] | table.owing & table.owned[seat] != 0:
                return bit(seat)
            seat = config.next_seat(seat)
        return 0
    if now == phase.AUCTION:
        return bit(_next_bidder(config, table))
    if now == phase.LAST_WORD:
        return bit(table.first_out)
    trade = state.trade
    if now == phase.TRADE_ANSWER and trade is not None:
        return bit(trade.partner)
    pledge = state.pledge
    if now == phase.PLEDGE_ANSWER and pledge is not None:
        return bit(pledge.voter if pledge.offerer == pledge.payer else pledge.payer)
    return bit(table.pope)


def _waited_for(config: Config, state: BorgiaState) -> i64:
    """Who has still to answer a sealed question, or to fill in a ballot."""
    table = state.table
    if table.phase == phase.BALLOT and is_aloud(config, table):
        return bit(table.turn)
    waiting: i64 = 0
    for seat in range(config.seats):
        if (state.answers[seat] == moves.NO_ANSWER) != (table.phase == phase.BALLOT):
            waiting |= bit(seat)
    return waiting & sealed_seats(config, table)
