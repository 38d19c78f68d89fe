"""Phases and their steps; the market with auctions and spying (sections 3 and 4)."""

from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Seat
from curia.games.borgia import agenda, cards, housing, knowledge, limits, moves, phase
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table, lane, one_lane
from curia.games.borgia.use import use_card

# Phases ------------------------------------------------------------


def lay_out_market(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """As large as the deck allows (B9)."""
    table = state.table
    table.market = config.market_size
    deck = cards.size(state.deck)
    if deck < table.market:
        table.market = deck
    if log is not None:
        log.add("market_laid", {"round": table.round, "cards": table.market})


def begin_first_round(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    lay_out_market(config, state, log)
    state.table.turn = state.table.pope
    state.table.next = agenda.PHASE


def begin_phase(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """The phase of the seat at turn, or none of it if it is to be skipped (§3.11)."""
    table = state.table
    seat = table.turn
    if lane(table.skips, seat, 4) != 0:
        table.skips -= one_lane(1, seat, 4)
        table.turn = config.next_seat(seat)
        if log is not None:
            log.add("phase_skipped", {"seat": seat})
        return
    table.active = seat
    table.moment = 0
    table.rehoused = False
    table.offers = 0
    table.next = agenda.MOMENT
    if log is not None:
        log.add("phase", {"seat": seat, "market": table.market})


def can_rehouse(table: Table) -> bool:
    return not table.rehoused and housing.movable(table, table.active) != 0


def next_moment(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Ask what to do between the steps, where there is something to do (§3.17)."""
    table = state.table
    if table.offers < limits.OFFERS or can_rehouse(table):
        housing.ask(table, phase.MOMENT, bit(table.active))
    else:
        table.next = agenda.STEP


def end_step(table: Table) -> None:
    """The step is over: the next moment comes."""
    table.asked = 0
    table.moment += 1
    table.rehoused = False
    table.next = agenda.MOMENT


def ask_market(table: Table) -> None:
    housing.ask(table, phase.MARKET, bit(table.active))


def ask_play(table: Table) -> None:
    housing.ask(table, phase.PLAY, bit(table.active))


def end_phase(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    table.turn = config.next_seat(table.active)
    table.next = agenda.PHASE


# Step 1 ------------------------------------------------------------


def answer_market(config: Config, state: BorgiaState, seat: Seat, spies: bool, log: EventLog | None) -> None:
    table = state.table
    if spies:
        use_card(config, state, seat, cards.SPY)
        housing.ask(table, phase.TAKE_UNSEEN, CHANCE_MASK)
        if log is not None:
            log.add("spied_on_market", {"seat": seat})
    else:
        housing.ask(table, phase.TURN_UP, CHANCE_MASK)


def take_unseen(config: Config, state: BorgiaState, card: Card, log: EventLog | None) -> None:
    seat = state.table.active
    state.table.market -= 1
    end_step(state.table)
    if housing.takes_hidden(config, state, seat, card, log) and log is not None:
        log.add_secret("took_unseen", {"seat": seat}, {"card": config.cards.ids[card]}, bit(seat))


def turn_up(config: Config, state: BorgiaState, card: Card, log: EventLog | None) -> None:
    table = state.table
    state.deck -= cards.ONE[card]
    table.market -= 1
    table.card = card
    table.bid = 0
    table.bidder = moves.NO_SEAT
    table.bidding = config.everyone
    housing.ask(table, phase.AUCTION, bit(table.active))
    if log is not None:
        log.add("turned_up", {"seat": table.active, "card": config.cards.ids[card]})


def answer_bid(config: Config, state: BorgiaState, seat: Seat, amount: i64, log: EventLog | None) -> None:
    """The first answer is a bid, also of 0; later 0 is a pass."""
    table = state.table
    if amount > 0 or table.bidder == moves.NO_SEAT:
        table.bid = amount
        table.bidder = seat
        if log is not None:
            log.add("bid", {"seat": seat, "ducats": amount})
    else:
        table.bidding &= ~bit(seat)
        if log is not None:
            log.add("passed", {"seat": seat})
        if table.bidding & (table.bidding - 1) == 0:
            _sell(config, state, log)
            return
    following = config.next_seat(seat)
    while not has(table.bidding, following):
        following = config.next_seat(following)
    table.asked = bit(following)


def _sell(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    seat = table.bidder
    card = table.card
    housing.pay_bank(state, seat, table.bid)
    if log is not None:
        log.add("sold", {"seat": seat, "card": config.cards.ids[card], "ducats": table.bid})
    if housing.is_open(card):
        housing.lay_open(table, seat, card, True)
    else:
        state.hand[seat] += cards.ONE[card]
        knowledge.all_saw_gain(state, config.seats, seat, card)
        knowledge.reckon_sizes(config, state)
    table.card = cards.NO_CARD
    table.bid = 0
    table.bidder = moves.NO_SEAT
    table.bidding = 0
    end_step(table)
