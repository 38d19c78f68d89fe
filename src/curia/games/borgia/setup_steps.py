"""The step of a position of Borgia: what is auctioned, struck, attacked or accused, and who is asked."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.errors import PositionError
from curia.core.types import CHANCE_MASK, Seat
from curia.games.borgia import effects, flow
from curia.games.borgia.cards import ACCUSATION, MARRIAGE, NO_CARD, POISON, Card, count
from curia.games.borgia.chance import drawn_from
from curia.games.borgia.config import Config
from curia.games.borgia.deals import NO_SEAT
from curia.games.borgia.election import is_aloud
from curia.games.borgia.legal import legal_moves, poisonable
from curia.games.borgia.moves import SEIZE_MOVE
from curia.games.borgia.position import sealed_seats
from curia.games.borgia.setup_checks import refuse_unless, seats_between
from curia.games.borgia.state import (
    ACCUSE,
    ASSIGN,
    AUCTION,
    BALLOT,
    CARDINALS,
    CONSENT,
    DEAL_OFFICE,
    DOCTOR_ANSWER,
    DRAW_CARD,
    DRAW_POPE,
    FEE,
    GIFT,
    HAND_OUT,
    HIRE,
    LAST_WORD,
    LAY,
    MARKET,
    MOMENT,
    NEXT_STEP,
    NO_ANSWER,
    NO_DRAFT,
    OFFERS,
    OVER,
    PHASE_IDS,
    PLACE,
    PLAY,
    PLEDGE,
    PLEDGE_ANSWER,
    REDRAW,
    SEIZE,
    STEAL,
    TAKE_UNSEEN,
    TRADE_ANSWER,
    TURN_UP,
    BorgiaState,
    Table,
    copy_state,
)

_STEP_OF: Final = {
    MARKET: 0,
    TURN_UP: 0,
    TAKE_UNSEEN: 0,
    AUCTION: 0,
    PLAY: 1,
    STEAL: 1,
    DOCTOR_ANSWER: 1,
    GIFT: 1,
    ACCUSE: 1,
    SEIZE: 2,
    HIRE: 2,
}
_ASKED_AGAIN: Final = (
    REDRAW,
    LAY,
    FEE,
    PLACE,
    MOMENT,
    MARKET,
    PLAY,
    SEIZE,
    ACCUSE,
    PLEDGE,
    DRAW_CARD,
    DEAL_OFFICE,
    ASSIGN,
    HAND_OUT,
    CARDINALS,
)
"""Questions that follow from the rest of the position: the rules put them again."""


# Steps ------------------------------------------------------------


def check_step(config: Config, state: BorgiaState) -> None:
    table = state.table
    phase = table.phase
    step: i64 = _STEP_OF.get(int(phase), -1)
    if phase == PLACE and table.next == NEXT_STEP:
        step = _STEP_OF[GIFT]
    refuse_unless(step < 0 or table.moment == step, "moment", f"expected {step} in phase {PHASE_IDS[phase]}")
    if phase == MOMENT and state.draft != NO_DRAFT:
        refuse_unless(table.offers < OFFERS, "offers", "no more offers may be made in this phase")
    if phase == TRADE_ANSWER or phase == CONSENT:
        refuse_unless(table.offers > 0, "offers", "an offer has been made")
    _check_auction(config, state)
    _check_accusation(config, table)
    if phase == ACCUSE:
        _check_used(config, table, ACCUSATION)
        refuse_unless(effects.may_accuse(config, state, table.active), "active", "has no ground for an accusation")
    elif phase == DOCTOR_ANSWER:
        _check_used(config, table, POISON)
        _check_poisoned(config, state)
    elif phase != AUCTION:
        refuse_unless(table.card == NO_CARD, "card", f"must be null in phase {PHASE_IDS[phase]}")
    if phase == GIFT:
        refuse_unless(table.active == table.pope, "active", "only the Pope gives offices away in his phase")
    elif phase == STEAL:
        reachable = effects.reachable(config, state, table.active) & ~bit(table.active)
        refuse_unless(has(reachable, table.target), "victim", "no Spy can be played on this seat")
        refuse_unless(state.hand[table.target] != 0, "victim", "has no card in hand")
    elif phase == HIRE:
        table.phase = SEIZE
        targets = legal_moves(config, state, table.active)
        table.phase = HIRE
        refuse_unless(SEIZE_MOVE | table.target in targets, "target", f"seat {table.active} cannot seize that")


def _check_used(config: Config, table: Table, card: Card) -> None:
    """The card that has been played lies in the pile or is gone."""
    name = config.cards.ids[card]
    refuse_unless(table.card == card, "card", f"expected {name} in phase {PHASE_IDS[table.phase]}")
    used = count(table.pile, card) + count(table.gone, card)
    refuse_unless(used > 0, "card", f"the {name} that was played must lie in the pile or be gone")


def _check_poisoned(config: Config, state: BorgiaState) -> None:
    table = state.table
    if table.target == MARRIAGE:
        refuse_unless(table.spouses != 0, "target", "nobody is married")
        return
    cards = poisonable(config, state, effects.reachable(config, state, table.active) & ~bit(table.active))
    refuse_unless(has(cards, table.target), "target", f"seat {table.active} cannot poison that in another's hands")


def _check_auction(config: Config, state: BorgiaState) -> None:
    """The opening bid is asked first; then whoever has not passed is asked in turn, until one is left."""
    table = state.table
    if table.phase != AUCTION:
        where = f"in phase {PHASE_IDS[table.phase]}"
        refuse_unless(table.bid == 0, "bid", f"expected 0 {where}")
        refuse_unless(table.bidder == NO_SEAT, "bidder", f"must be null {where}")
        refuse_unless(table.bidding == 0, "bidding", f"must be empty {where}")
        return
    refuse_unless(table.card != NO_CARD, "card", "is missing in an auction")
    if table.bidder == NO_SEAT:
        refuse_unless(table.bid == 0, "bid", "expected 0 before the first bid")
        refuse_unless(table.bidding == config.everyone, "bidding", "expected all seats before the first bid")
        return
    bidder = table.bidder
    ducats = state.ducats[bidder]
    refuse_unless(table.bid <= ducats, "bid", f"seat {bidder} has only {ducats} ducats")
    refuse_unless(has(table.bidding, bidder), "bidding", f"seat {bidder} has bid and not passed")
    refuse_unless(table.bidding != bit(bidder), "bidding", "all others have passed, so the card would be sold already")


def _next_bidder(config: Config, table: Table) -> Seat:
    if table.bidder == NO_SEAT:
        return table.active
    seat = config.next_seat(table.bidder)
    while not has(table.bidding, seat):
        seat = config.next_seat(seat)
    return seat


def _check_accusation(config: Config, table: Table) -> None:
    """Those from the accuser to the seat at turn have said yes or no, with all their cardinals."""
    said: i64 = 0
    if table.phase == ACCUSE:
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
    if table.phase == OVER:
        return
    refuse_unless(table.asked != 0, "phase", "there is nobody to be asked")
    if table.phase in _ASKED_AGAIN or (table.phase == BALLOT and is_aloud(config, table)):
        again = copy_state(state)
        again.table.asked = 0
        flow.proceed(config, again, None)
        found = PHASE_IDS[again.table.phase]
        refuse_unless(again.key() == state.key(), "phase", f"the rules do not ask this here, but go on to {found}")
    if table.asked == CHANCE_MASK:
        refuse_unless(table.phase == DRAW_POPE or drawn_from(state) != 0, "phase", "there is no card to draw")
        return
    for seat in range(config.seats):
        if has(table.asked, seat) and len(legal_moves(config, state, seat)) == 0:
            raise PositionError("phase", f"seat {seat} has no possible answer")


def _asked_seats(config: Config, state: BorgiaState) -> i64:
    table = state.table
    phase = table.phase
    if phase <= DEAL_OFFICE:
        return CHANCE_MASK
    if phase == OVER:
        return 0
    if phase in (DOCTOR_ANSWER, HIRE, BALLOT):
        return _waited_for(config, state)
    if phase in (REDRAW, LAY, ACCUSE, PLEDGE):
        return bit(table.turn)
    if phase in (MOMENT, MARKET, PLAY, SEIZE):
        return bit(table.active)
    if phase == FEE or phase == PLACE:
        seat = table.active
        for _ in range(config.seats):
            if table.new_cards[seat] | table.owing & table.owned[seat] != 0:
                return bit(seat)
            seat = config.next_seat(seat)
        return 0
    if phase == AUCTION:
        return bit(_next_bidder(config, table))
    if phase == LAST_WORD:
        return bit(table.first_out)
    trade = state.trade
    if phase == TRADE_ANSWER and trade is not None:
        return bit(trade.partner)
    pledge = state.pledge
    if phase == PLEDGE_ANSWER and pledge is not None:
        return bit(pledge.voter if pledge.offerer == pledge.payer else pledge.payer)
    return bit(table.pope)


def _waited_for(config: Config, state: BorgiaState) -> i64:
    """Who has still to answer a sealed question, or to fill in a ballot."""
    table = state.table
    if table.phase == BALLOT and is_aloud(config, table):
        return bit(table.turn)
    waiting: i64 = 0
    for seat in range(config.seats):
        if (state.answers[seat] == NO_ANSWER) != (table.phase == BALLOT):
            waiting |= bit(seat)
    return waiting & sealed_seats(config, table)
