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

_ASK: Final = 55
"""For votes that make a Pope the bot wants so many percent of what the papacy brings."""
_ASK_LEADER: Final = 70
"""From the one who is ahead of all."""
_OFFER: Final = 55
"""What the bot offers for such votes, in percent too."""
_BETTER_OFFER: Final = 70
"""And once they were refused, or if they are not enough by themselves: all that it is ready to pay."""


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


def votes_missing(config: Config, state: BorgiaState, candidate: Seat) -> i64:
    """How many votes a candidate still needs to be sure of a majority; 0 or less if that is so already."""
    return votes_in_all(config, state) // 2 + 1 - votes_sure(config, state, candidate)


def _has_chance(config: Config, state: BorgiaState, seat: Seat) -> bool:
    """Whether a seat can hope to be Pope: no other candidate has more votes."""
    candidates = state.table.candidates
    if not has(candidates, seat):
        return False
    most: i64 = 0
    for other in range(config.seats):
        if other != seat and has(candidates, other):
            votes = votes_sure(config, state, other)
            if votes > most:
                most = votes
    return votes_sure(config, state, seat) >= most


def _part_of_papacy(percent: i64, votes: i64, missing: i64) -> i64:
    """What votes are worth by what they change: a share of the papacy as large as their share of what is missing."""
    if missing <= 0:
        return 0
    if votes > missing:
        votes = missing
    return PAPACY * percent * votes // (100 * missing)


# Pledges ------------------------------------------------------------


def pledge_plan(config: Config, state: BorgiaState, seat: Seat) -> Pledge | None:
    """Buy the votes that are missing for a majority, if somebody has so many, else as many as one has; twice from the
    same one only for a better price, and never for more than the papacy is worth."""
    table = state.table
    if not has(table.candidates, seat):
        return None
    missing = votes_missing(config, state, seat)
    if missing <= 0:
        return None
    for other in range(config.seats):
        if other != seat and has(table.candidates, other) and votes_missing(config, state, other) <= 0:
            return None
    voter = _voter_to_ask(config, state, seat, missing)
    if voter < 0:
        return None
    free = pledging.free_votes(config, table, voter)
    enough = free >= missing
    again = lane(table.pledges_refused[seat], voter, 8) != 0
    votes = missing if enough and not table.last_ballot else free
    worth = _part_of_papacy(_BETTER_OFFER if again or not enough else _OFFER, votes, missing)
    left = _part_of_papacy(_BETTER_OFFER, 1, 1) - _promised(state, seat)
    if worth > left:
        return None
    amount = (worth + ducat_worth(state) - 1) // ducat_worth(state)
    if amount == 0 or amount > housing.means(state, seat):
        return None
    plan = Pledge(seat, voter, seat)
    plan.candidate = seat
    plan.votes = votes
    plan.price = payment.DUCATS_IF_ELECTED
    plan.amount = amount
    return plan


def _voter_to_ask(config: Config, state: BorgiaState, seat: Seat, missing: i64) -> Seat:
    """The one with most votes to sell, best one without a chance; -1 if nobody is left to ask."""
    table = state.table
    voter: i64 = -1
    most: i64 = 0
    for i in range(1, config.seats):
        other = (seat + i) % config.seats
        free = pledging.free_votes(config, table, other)
        refused = lane(table.pledges_refused[seat], other, 8)
        if free == 0 or refused > 1 or (refused == 1 and free < missing):
            continue
        if free > missing:
            free = missing
        fitness = 4 * free - refused
        if _has_chance(config, state, other):
            fitness -= 2 * free
        if fitness > most:
            most = fitness
            voter = other
    return voter


def _promised(state: BorgiaState, seat: Seat) -> i64:
    """What the seat's own papacy costs it already."""
    ducats: i64 = 0
    for due in state.table.promises:
        if deals.promise_payer(due) == seat and deals.promise_price(due) == payment.DUCATS_IF_ELECTED:
            ducats += deals.promise_amount(due)
    return ducats * ducat_worth(state)


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


def price_link(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    plan = pledge_plan(config, state, seat)
    return legal[0] if plan is None else moves.price(plan.price, plan.amount)


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
    missing = votes_missing(config, state, pledge.candidate)
    worth = price_worth(config, state, pledge)
    if seat == pledge.payer:
        left = _part_of_papacy(_BETTER_OFFER, pledge.votes, missing) - _promised(state, seat)
        return moves.ANSWER | 1 if pledge.candidate == seat and worth <= left else moves.ANSWER
    if pledge.candidate == seat or missing <= 0:
        return moves.ANSWER | 1
    if _has_chance(config, state, seat):
        return moves.ANSWER
    if pledge.price != payment.DUCATS and pledge.votes < missing:
        worth = worth * 4 // 5
    leads = pledge.candidate == leader(config, state, config.everyone)
    asked = _part_of_papacy(_ASK_LEADER if leads else _ASK, pledge.votes, missing)
    return moves.ANSWER | 1 if worth >= asked else moves.ANSWER


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
    for i in range(config.seats):
        candidate = (seat + i) % config.seats
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
