"""Pledges before a ballot: votes for a price, and what is due of them (section 11).

A pledge is made up in private, link by link: the other player, the candidate, the votes, the price. With the last link
it is offered.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.events import EventLog
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, deals, housing, limits, payment, phase
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge
from curia.games.borgia.state import BorgiaState, Table

# Votes ------------------------------------------------------------


def votes_of(config: Config, table: Table, seat: Seat) -> i64:
    """3 for each cardinal and those of the offices (§10.2)."""
    votes = 3 * table.cardinals[seat]
    offices = table.owned[seat] & cards.OFFICES
    while offices != 0:
        votes += config.cards.votes[lowest(offices)]
        offices &= offices - 1
    return votes


def pledged_in_all(packed: i64) -> i64:
    """The sum of a packed number with eight bits for each candidate."""
    total: i64 = 0
    while packed != 0:
        total += packed & 255
        packed >>= 8
    return total


def free_votes(config: Config, table: Table, seat: Seat) -> i64:
    """Votes that the seat can still pledge: in the last ballot all of them or none (§11.12, §11.13)."""
    pledged = pledged_in_all(table.pledged[seat])
    if table.last_ballot and pledged != 0:
        return 0
    return votes_of(config, table, seat) - pledged


# Turns ------------------------------------------------------------


def start_pledging(config: Config, state: BorgiaState) -> None:
    """Before each ballot, from the Pope clockwise (§11.2)."""
    table = state.table
    for seat in range(config.seats):
        table.pledged[seat] = 0
        state.ballots[seat] = 0
    table.done = 0
    table.pledge_offers = 0
    table.turn = table.pope
    table.next = agenda.PLEDGE


def next_pledge_turn(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    if table.done == config.everyone:
        table.next = agenda.VOTE
        return
    while has(table.done, table.turn):
        table.turn = config.next_seat(table.turn)
    housing.ask(table, phase.PLEDGE, bit(table.turn))


# Prices ------------------------------------------------------------


def unpromised_offices(table: Table, seat: Seat) -> i64:
    """Offices that the seat, as a candidate, may promise (§11.15, §11.17)."""
    if table.round == limits.ROUNDS:
        return 0
    offices = table.owned[seat] & cards.OFFICES
    for due in table.promises:
        if deals.promise_price(due) == payment.OFFICE:
            offices &= ~bit(deals.promise_amount(due))
    return offices


def unpromised_cardinals(config: Config, table: Table, seat: Seat) -> i64:
    """Cardinals that the seat, as a candidate, may still promise (§11.16, §11.17)."""
    if table.round == limits.ROUNDS:
        return 0
    left = config.seats
    for due in table.promises:
        if deals.promise_price(due) == payment.CARDINALS and deals.promise_candidate(due) == seat:
            left -= deals.promise_amount(due)
    return left


def most_ducats_in_price(config: Config, state: BorgiaState, pledge: Pledge) -> i64:
    """A payer who offers must have them; one who is asked may not (§11.18, §11.20)."""
    if pledge.offerer == pledge.payer:
        return housing.means(state, pledge.payer)
    return config.most_ducats(state.table.round)


def can_sell(config: Config, state: BorgiaState, seat: Seat) -> bool:
    return free_votes(config, state.table, seat) > 0


def can_buy(config: Config, state: BorgiaState, seat: Seat) -> bool:
    """Whether the seat has any price to offer: ducats, or as a candidate an office or cardinals (§11.14)."""
    if housing.means(state, seat) > 0:
        return True
    table = state.table
    promises = unpromised_offices(table, seat) != 0 or unpromised_cardinals(config, table, seat) != 0
    return promises and has(table.candidates, seat)


def can_accept_pledge(state: BorgiaState, pledge: Pledge) -> bool:
    """Who is asked for ducats and lacks them can only refuse (§11.21)."""
    if pledge.price == payment.DUCATS or pledge.price == payment.DUCATS_IF_ELECTED:
        return housing.means(state, pledge.payer) >= pledge.amount
    return True


def settle_pledges(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """When the election is over: ducats for the elected candidate are paid, others are free again (§11.26)."""
    table = state.table
    kept = vec[i64]()
    for due in table.promises:
        amount = deals.promise_amount(due)
        price = deals.promise_price(due)
        if price == payment.DUCATS_IF_ELECTED:
            payer = deals.promise_payer(due)
            table.aside[payer] -= amount
            if deals.promise_candidate(due) == table.pope:
                voter = deals.promise_voter(due)
                state.ducats[payer] -= amount
                state.ducats[voter] += amount
                if log is not None:
                    log.add("pledge_paid", {"seat": payer, "other": voter, "ducats": amount})
        elif deals.promise_candidate(due) == table.pope:
            kept = append(kept, due)
    table.promises = kept
