"""Income, the election of a Pope, and victory points (sections 9, 10 and 12)."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has, lowest, popcount
from curia.core.events import EventLog
from curia.core.types import Arg, Seat
from curia.games.borgia import agenda, cards, housing, limits, moves, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.pledging import pledged_in_all, settle_pledges, start_pledging, votes_of
from curia.games.borgia.state import BorgiaState, Table, filled, lane, one_lane

PAPACY: Final = 10

# Points are kept by their parts, twelve bits each (`config.PART_IDS`).
_DUCAT_POINTS: Final = 0
_PAPACY_POINTS: Final = 12
_TOWN_POINTS: Final = 24
_ARTIST_POINTS: Final = 36
_OFFICE_POINTS: Final = 48


def end_round(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """The market is empty and the last phase is over (§9.1)."""
    table = state.table
    for seat in range(config.seats):
        income = income_of(config, table.owned[seat])
        housing.draw_from_bank(state, seat, income)
        if log is not None:
            log.add("income", {"seat": seat, "ducats": income})
    table.candidates = config.everyone
    table.ballot = 1
    table.last_ballot = False
    table.first_out = moves.NO_SEAT
    table.totals = 0
    table.trades_refused = filled(config.seats, 0)
    if log is not None:
        log.add("election", {"round": table.round})
    start_pledging(config, state)


def income_of(config: Config, owned: Bag) -> i64:
    """Of towns and offices, housed or not (§9.2)."""
    income: i64 = 0
    while owned != 0:
        income += config.cards.income[lowest(owned)]
        owned &= owned - 1
    return income


# Ballots ------------------------------------------------------------


def is_aloud(config: Config, table: Table) -> bool:
    """The last ballot, and with the option `open` the second to the sixth (§10.19, §10.22)."""
    return table.last_ballot or (config.open_election and 2 <= table.ballot <= limits.OPEN_BALLOTS)


def start_ballot(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    if log is not None:
        candidates = [seat for seat in range(int(config.seats)) if has(table.candidates, seat)]
        log.add("ballot", {"ballot": table.ballot, "candidates": candidates})
    for seat in range(config.seats):
        state.answers[seat] = 0
    table.turn = table.pope
    table.done = 0
    if is_aloud(config, table):
        table.next = agenda.ALOUD
        return
    housing.ask(table, phase.BALLOT, config.everyone)
    for seat in range(config.seats):
        _ask_or_cast(config, state, seat, log)


def next_aloud(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Ask the next voter, unless pledges leave no choice; `done` says who has voted."""
    table = state.table
    housing.ask(table, phase.BALLOT, bit(table.turn))
    _ask_or_cast(config, state, table.turn, log)


def least_votes(table: Table, seat: Seat, candidate: Seat) -> i64:
    """Votes pledged to a candidate (§10.6)."""
    return lane(table.pledged[seat], candidate, 8)


def candidate_at(config: Config, table: Table, seat: Seat, number: i64) -> Seat:
    """The candidate with so many before it in the order in which a seat is asked: from itself clockwise."""
    candidate = seat
    for _ in range(config.seats):
        if has(table.candidates, candidate):
            if number == 0:
                return candidate
            number -= 1
        candidate = config.next_seat(candidate)
    raise AssertionError("a ballot with more answers than candidates")


def votes_left(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """Votes of the seat that are neither cast yet nor pledged to later candidates."""
    table = state.table
    left = votes_of(config, table, seat)
    number: i64 = 0
    candidate = seat
    for _ in range(config.seats):
        if has(table.candidates, candidate):
            if number < state.answers[seat]:
                left -= lane(state.ballots[seat], candidate, 8)
            elif number > state.answers[seat]:
                left -= least_votes(table, seat, candidate)
            number += 1
        candidate = config.next_seat(candidate)
    return left


def is_all_pledged(config: Config, table: Table, seat: Seat) -> bool:
    """Whether everybody knows how the seat must vote."""
    return pledged_in_all(table.pledged[seat]) == votes_of(config, table, seat)


def add_votes(config: Config, state: BorgiaState, seat: Seat, candidate: Seat, votes: i64) -> bool:
    """Votes for one candidate; the last one gets what is left. True if the ballot is complete then."""
    table = state.table
    state.ballots[seat] += one_lane(votes, candidate, 8)
    state.answers[seat] += 1
    if state.answers[seat] < popcount(table.candidates) - 1:
        return False
    last = candidate_at(config, table, seat, state.answers[seat])
    state.ballots[seat] += one_lane(votes_left(config, state, seat), last, 8)
    return True


def _ask_or_cast(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    """Who has pledged all votes is not asked."""
    if is_all_pledged(config, state.table, seat):
        state.ballots[seat] = state.table.pledged[seat]
        cast_ballot(config, state, seat, log)


def cast_ballot(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    """The ballot of a seat is complete."""
    table = state.table
    state.answers[seat] = moves.NO_ANSWER
    table.asked &= ~bit(seat)
    aloud = is_aloud(config, table)
    if log is not None:
        votes = _by_seat(config, state.ballots[seat])
        if aloud:
            log.add("voted_aloud", {"seat": seat, "votes": votes})
        else:
            log.add_secret("voted", {"seat": seat}, {"votes": votes}, bit(seat))
    if aloud:
        table.done |= bit(seat)
        table.turn = config.next_seat(seat)
        if table.done != config.everyone:
            return
    elif table.asked != 0:
        return
    _count_ballot(config, state, log)


def _by_seat(config: Config, packed: i64) -> list[int]:
    return [int(lane(packed, seat, 8)) for seat in range(config.seats)]


def _count_ballot(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    totals: i64 = 0
    for seat in range(config.seats):
        totals += state.ballots[seat]
        state.ballots[seat] = 0
        state.answers[seat] = moves.NO_ANSWER
        table.pledged[seat] = 0
    table.totals = totals
    table.done = 0
    table.asked = 0
    if log is not None:
        log.add("counted", {"ballot": table.ballot, "totals": _by_seat(config, totals)})
    elected = majority(config, totals)
    if elected != moves.NO_SEAT:
        elect(config, state, elected, log)
    elif table.last_ballot:
        housing.ask(table, phase.LAST_WORD, bit(table.first_out))
    elif config.open_election and table.ballot < limits.OPEN_BALLOTS:
        _next_ballot(config, state)
    elif popcount(table.candidates) == 2:
        table.last_ballot = True
        _next_ballot(config, state)
    else:
        _eliminate(config, state, log)


def majority(config: Config, totals: i64) -> Seat:
    """Who has more than half of all votes cast (§10.7)."""
    cast: i64 = 0
    for seat in range(config.seats):
        cast += lane(totals, seat, 8)
    for seat in range(config.seats):
        if 2 * lane(totals, seat, 8) > cast:
            return seat
    return moves.NO_SEAT


def last_candidates(table: Table) -> i64:
    """The candidates with the fewest votes in the latest ballot."""
    fewest: i64 = 256
    last: i64 = 0
    candidates = table.candidates
    while candidates != 0:
        seat = lowest(candidates)
        votes = lane(table.totals, seat, 8)
        if votes < fewest:
            fewest = votes
            last = bit(seat)
        elif votes == fewest:
            last |= bit(seat)
        candidates &= candidates - 1
    return last


def _eliminate(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    last = last_candidates(table)
    if last & (last - 1) == 0:
        go_out(config, state, lowest(last), log)
    else:
        housing.ask(table, phase.NAME_OUT, bit(table.pope))


def go_out(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    table = state.table
    table.asked = 0
    table.candidates &= ~bit(seat)
    if table.first_out == moves.NO_SEAT:
        table.first_out = seat
    if log is not None:
        log.add("out", {"seat": seat})
    _next_ballot(config, state)


def _next_ballot(config: Config, state: BorgiaState) -> None:
    state.table.ballot += 1
    start_pledging(config, state)


def elect(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    table = state.table
    table.asked = 0
    table.pope = seat
    if log is not None:
        log.add("elected", {"seat": seat})
    settle_pledges(config, state, log)
    _give_points(config, state, log)
    table.candidates = 0
    table.ballot = 0
    table.last_ballot = False
    table.first_out = moves.NO_SEAT
    table.totals = 0
    table.pledges_refused = filled(config.seats, 0)
    if table.round == limits.ROUNDS:
        housing.ask(table, phase.OVER, 0)
        if log is not None:
            log.add("game_over", {})
    else:
        table.next = agenda.NEW_ROUND


# Victory points ------------------------------------------------------------


def _give_points(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    for seat in range(config.seats):
        ducats = state.ducats[seat] // 10
        papacy: i64 = PAPACY if seat == table.pope else 0
        towns = points_of(config, table.owned[seat] & cards.TOWNS)
        artists = points_of(config, table.owned[seat] & cards.ARTISTS)
        offices = points_of(config, table.owned[seat] & cards.OFFICES)
        table.points[seat] += ducats << _DUCAT_POINTS | papacy << _PAPACY_POINTS | towns << _TOWN_POINTS
        table.points[seat] += artists << _ARTIST_POINTS | offices << _OFFICE_POINTS
        if log is not None:
            facts: dict[str, Arg] = {
                "seat": seat,
                "ducats": ducats,
                "papacy": papacy,
                "towns": towns,
                "artists": artists,
            }
            if config.cards.offices_have_points:
                facts["offices"] = offices
            log.add("points", facts)


def points_of(config: Config, owned: Bag) -> i64:
    points: i64 = 0
    while owned != 0:
        points += config.cards.points[lowest(owned)]
        owned &= owned - 1
    return points


def total_points(packed: i64) -> i64:
    return (
        (packed >> _DUCAT_POINTS & 4095)
        + (packed >> _PAPACY_POINTS & 4095)
        + (packed >> _TOWN_POINTS & 4095)
        + (packed >> _ARTIST_POINTS & 4095)
        + (packed >> _OFFICE_POINTS & 4095)
    )
