"""Pledges before a ballot: votes for a price, and what is due of them (section 11).

A pledge is made up in private, link by link: the other player, the candidate, the votes, the price. With the last link
it is offered.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.events import EventLog
from curia.core.types import Arg, Seat
from curia.games.borgia import agenda, cards, deals, housing, limits, payment, phase
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge
from curia.games.borgia.state import BorgiaState, Table, lane, one_lane

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


def answer_done(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    table = state.table
    table.done |= bit(seat)
    table.asked = 0
    if log is not None:
        log.add("done", {"seat": seat})


# Making it up ------------------------------------------------------------


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


def has_other_price(config: Config, table: Table, payer: Seat, candidate: Seat) -> bool:
    """Whether the payer can promise an office or cardinals: only as the candidate himself (§11.14)."""
    if payer != candidate:
        return False
    return unpromised_offices(table, payer) != 0 or unpromised_cardinals(config, table, payer) != 0


def can_sell(config: Config, state: BorgiaState, seat: Seat) -> bool:
    return free_votes(config, state.table, seat) > 0


def can_buy(config: Config, state: BorgiaState, seat: Seat) -> bool:
    """Whether the seat has any price to offer."""
    if housing.means(state, seat) > 0:
        return True
    return has(state.table.candidates, seat) and has_other_price(config, state.table, seat, seat)


def start_pledge(state: BorgiaState, offerer: Seat, voter: Seat, payer: Seat) -> None:
    state.pledge = Pledge(offerer, voter, payer)
    state.draft = phase.PLEDGE_CANDIDATE


def name_candidate(config: Config, state: BorgiaState, pledge: Pledge, candidate: Seat) -> None:
    pledge.candidate = candidate
    if state.table.last_ballot:
        name_votes(state, pledge, free_votes(config, state.table, pledge.voter))
    else:
        state.draft = phase.PLEDGE_VOTES


def name_votes(state: BorgiaState, pledge: Pledge, votes: i64) -> None:
    pledge.votes = votes
    state.draft = phase.PLEDGE_PRICE


def offer_pledge(
    config: Config, state: BorgiaState, pledge: Pledge, price: i64, amount: i64, log: EventLog | None
) -> None:
    table = state.table
    pledge.price = price
    pledge.amount = amount
    state.draft = deals.NO_DRAFT
    table.pledge_offers += one_lane(1, pledge.offerer, 4)
    other = pledge.voter if pledge.offerer == pledge.payer else pledge.payer
    housing.ask(table, phase.PLEDGE_ANSWER, bit(other))
    if log is not None:
        log.add("pledge_offered", {"seat": pledge.offerer} | pledge_facts(config, pledge))


def pledge_facts(config: Config, pledge: Pledge) -> dict[str, Arg]:
    facts: dict[str, Arg] = {
        "voter": pledge.voter,
        "payer": pledge.payer,
        "candidate": pledge.candidate,
        "votes": pledge.votes,
        "price": payment.IDS[pledge.price],
    }
    if pledge.price == payment.OFFICE:
        facts["card"] = config.cards.ids[pledge.amount]
    else:
        facts["amount"] = pledge.amount
    return facts


# Answering ------------------------------------------------------------


def can_accept_pledge(state: BorgiaState, pledge: Pledge) -> bool:
    """Who is asked for ducats and lacks them can only refuse (§11.21)."""
    if pledge.price == payment.DUCATS or pledge.price == payment.DUCATS_IF_ELECTED:
        return housing.means(state, pledge.payer) >= pledge.amount
    return True


def answer_pledge(config: Config, state: BorgiaState, pledge: Pledge, accepts: bool, log: EventLog | None) -> None:
    table = state.table
    if accepts:
        table.pledged[pledge.voter] += one_lane(pledge.votes, pledge.candidate, 8)
        if pledge.price == payment.DUCATS:
            state.ducats[pledge.payer] -= pledge.amount
            state.ducats[pledge.voter] += pledge.amount
        else:
            table.promises = append(table.promises, deals.promise(pledge))
            if pledge.price == payment.DUCATS_IF_ELECTED:
                table.aside[pledge.payer] += pledge.amount
    if log is not None:
        answering = pledge.voter if pledge.offerer == pledge.payer else pledge.payer
        if accepts:
            log.add("pledge_accepted", {"seat": answering} | pledge_facts(config, pledge))
        else:
            log.add("pledge_refused", {"seat": answering, "other": pledge.offerer})
    if lane(table.pledge_offers, pledge.offerer, 4) == limits.OFFERS:
        table.done |= bit(pledge.offerer)
    table.asked = 0
    table.phase = phase.PLEDGE
    table.turn = config.next_seat(pledge.offerer)
    state.pledge = None


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
