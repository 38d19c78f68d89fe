"""Phases and their steps; the market with auctions and spying (sections 3 and 4)."""

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.games.borgia import agenda, cards, housing, knowledge, limits, moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table, lane, one_lane

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


def sell(config: Config, state: BorgiaState, log: EventLog | None) -> None:
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
