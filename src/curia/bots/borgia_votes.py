"""Elections of the Borgia bot: pledges, ballots, and what the Pope distributes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.bots.borgia_worth import PAPACY, VOTE, ducat_worth, last, leader, open_worth, rounds_left, standing
from curia.core.bits import bit, has
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import deals, election, housing, moves, payment, pledging
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge
from curia.games.borgia.state import BorgiaState, lane

_BID_FOR_VOTE: Final = 30
"""What the bot pays for a vote that it needs, in hundredths of a point."""
_ASK_FOR_VOTE: Final = 20
"""What it sells its own for."""


def votes_in_all(config: Config, state: BorgiaState) -> i64:
    total: i64 = 0
    for seat in range(config.seats):
        total += pledging.votes_of(config, state.table, seat)
    return total


def votes_sure(config: Config, state: BorgiaState, candidate: Seat) -> i64:
    """Votes pledged to a candidate, and the candidate's own that are free."""
    table = state.table
    votes: i64 = 0
    for seat in range(config.seats):
        votes += lane(table.pledged[seat], candidate, 8)
    return votes + pledging.votes_of(config, table, candidate) - pledging.pledged_in_all(table.pledged[candidate])


# Pledges ------------------------------------------------------------


def pledge_plan(config: Config, state: BorgiaState, seat: Seat) -> Pledge | None:
    """Buy the votes that are missing for a majority, from who has most to sell, if one can afford them."""
    table = state.table
    if not has(table.candidates, seat):
        return None
    majority = votes_in_all(config, state) // 2 + 1
    needed = majority - votes_sure(config, state, seat)
    if needed <= 0:
        return None
    for other in range(config.seats):
        if other != seat and has(table.candidates, other) and votes_sure(config, state, other) >= majority:
            return None
    ducats = housing.means(state, seat)
    voter: i64 = -1
    most: i64 = 0
    for other in range(config.seats):
        if other == seat:
            continue
        free = pledging.free_votes(config, table, other)
        if free > most:
            most = free
            voter = other
    if voter < 0:
        return None
    votes = needed if needed < most and not table.last_ballot else most
    amount = votes * _BID_FOR_VOTE // ducat_worth(state) + 1
    if amount > ducats:
        return None
    plan = Pledge(seat, voter, seat)
    plan.candidate = seat
    plan.votes = votes
    plan.price = payment.DUCATS_IF_ELECTED
    plan.amount = amount
    return plan


def pledge_turn(config: Config, state: BorgiaState, seat: Seat) -> Move:
    plan = pledge_plan(config, state, seat)
    return moves.DONE if plan is None else moves.BUY_VOTES | plan.voter


def candidate_link(legal: Moves, seat: Seat) -> Move:
    """The own candidature, if it can be."""
    for i in range(len(legal)):
        if legal[i] == moves.CANDIDATE | seat:
            return legal[i]
    return legal[0]


def votes_link(config: Config, state: BorgiaState, seat: Seat, pledge: Pledge) -> Move:
    plan = pledge_plan(config, state, seat)
    free = pledging.free_votes(config, state.table, pledge.voter)
    if plan is None or plan.votes > free:
        return moves.VOTES | free
    return moves.VOTES | plan.votes


def price_link(config: Config, state: BorgiaState, seat: Seat, pledge: Pledge, legal: Moves) -> Move:
    amount = pledge.votes * _BID_FOR_VOTE // ducat_worth(state) + 1
    most = pledging.most_ducats_in_price(config, state, pledge)
    if most == 0:
        return legal[0]
    return moves.price(payment.DUCATS_IF_ELECTED, amount if amount < most else most)


def price_worth(config: Config, state: BorgiaState, pledge: Pledge) -> i64:
    """What the price is worth to the voter, if it is due."""
    if pledge.price == payment.DUCATS or pledge.price == payment.DUCATS_IF_ELECTED:
        return pledge.amount * ducat_worth(state)
    if pledge.price == payment.OFFICE:
        return open_worth(config, state, pledge.amount, True) * 2 // 3
    return pledge.amount * 3 * VOTE * (rounds_left(state) - 1)


def pledge_answer(config: Config, state: BorgiaState, seat: Seat, pledge: Pledge) -> Move:
    if not pledging.can_accept_pledge(state, pledge):
        return moves.ANSWER
    worth = price_worth(config, state, pledge)
    if seat == pledge.payer:
        wanted = pledge.candidate == seat and votes_sure(config, state, seat) * 2 <= votes_in_all(config, state)
        return moves.ANSWER | 1 if wanted and worth <= pledge.votes * _BID_FOR_VOTE else moves.ANSWER
    majority = votes_in_all(config, state) // 2 + 1
    if pledge.price != payment.DUCATS and votes_sure(config, state, pledge.candidate) + pledge.votes < majority:
        worth = worth // 2
    asked = pledge.votes * _ASK_FOR_VOTE
    if pledge.candidate == leader(config, state, config.everyone & ~bit(seat)):
        asked = asked * 5 // 4
    return moves.ANSWER | 1 if worth >= asked or pledge.candidate == seat else moves.ANSWER


# Ballots ------------------------------------------------------------


def candidate_worth(config: Config, state: BorgiaState, seat: Seat, candidate: Seat) -> i64:
    """What the election of a candidate would bring to a seat."""
    if candidate == seat:
        return 2 * PAPACY
    worth = -standing(config, state, candidate) // 10
    for due in state.table.promises:
        if deals.promise_candidate(due) == candidate and deals.promise_voter(due) == seat:
            if deals.promise_price(due) == payment.DUCATS_IF_ELECTED:
                worth += deals.promise_amount(due) * ducat_worth(state)
            else:
                worth += 2 * VOTE * 3
    return worth


def favourite(config: Config, state: BorgiaState, seat: Seat, candidates: i64) -> Seat:
    best: i64 = -1
    most: i64 = 0
    for candidate in range(config.seats):
        if has(candidates, candidate):
            worth = candidate_worth(config, state, seat, candidate)
            if best < 0 or worth > most:
                most = worth
                best = candidate
    return best


def ballot_link(config: Config, state: BorgiaState, seat: Seat) -> Move:
    """All free votes to the favourite, to the others what is pledged."""
    table = state.table
    candidate = election.candidate_at(config, table, seat, state.answers[seat])
    if candidate == favourite(config, state, seat, table.candidates):
        return moves.vote(election.votes_left(config, state, seat), candidate)
    return moves.vote(election.least_votes(table, seat, candidate), candidate)


def name_out(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    """The rival who is ahead, never oneself if it can be helped."""
    seats: i64 = 0
    for i in range(len(legal)):
        if legal[i] & moves.PAYLOAD != seat:
            seats |= bit(legal[i] & moves.PAYLOAD)
    return legal[0] & ~moves.PAYLOAD | leader(config, state, seats)


# The Pope's distribution ------------------------------------------------------------


def office_link(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    """Keep it if that is possible; else to the player who is furthest behind."""
    seats: i64 = 0
    for i in range(len(legal)):
        taker = legal[i] & 255
        if taker == seat:
            return legal[i]
        if taker < config.seats:
            seats |= bit(taker)
    worst = last(config, state, seats)
    for i in range(len(legal)):
        if legal[i] & 255 == worst:
            return legal[i]
    return legal[0]


def cardinals_split(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    """Keep many, give to those behind, and let nobody go empty-handed who could accuse."""
    ranks = vec[i64]([0, 0, 0, 0, 0, 0])
    for other in range(config.seats):
        for rival in range(config.seats):
            if standing(config, state, rival) < standing(config, state, other):
                ranks[other] += 1
    best: i64 = 0
    most: i64 = -(1 << 40)
    for i in range(len(legal)):
        split = legal[i] & moves.PAYLOAD
        worth: i64 = 0
        for other in range(config.seats):
            number = lane(split, other, 4)
            if other == seat:
                worth += number * 10
            else:
                worth -= number * ranks[other]
                if number != 0 and not has(state.table.got, other):
                    worth += 5
        if worth > most:
            most = worth
            best = legal[i]
    return best
