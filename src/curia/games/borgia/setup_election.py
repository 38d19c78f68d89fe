"""Elections in a position of Borgia: ballots, candidates, pledged votes, and votes that have been cast."""

from mypy_extensions import i64

from curia.core.bits import has, popcount
from curia.core.types import Seat
from curia.games.borgia import agenda, limits, moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.election import is_all_pledged, is_aloud, last_candidates, majority
from curia.games.borgia.pledging import pledged_in_all, votes_of
from curia.games.borgia.setup_checks import ELECTION, refuse_unless, seats_between, stage_of
from curia.games.borgia.state import BorgiaState, Table, lane


def is_last_ballot(config: Config, table: Table) -> bool:
    """The second ballot with two candidates (§10.19)."""
    return table.ballot != 0 and _gone_out(config, table) == config.seats - 1


def _gone_out(config: Config, table: Table) -> i64:
    """Ballots after which a candidate has gone out, or the last ballot was called."""
    before = table.ballot - 1
    if config.open_election:
        before = table.ballot - limits.OPEN_BALLOTS
    if before < 0:
        return 0
    return before


def check_election(config: Config, state: BorgiaState) -> None:
    table = state.table
    if stage_of(table) != ELECTION:
        return
    now = table.phase
    gone_out = _gone_out(config, table)
    refuse_unless(table.ballot > 0 and gone_out < config.seats, "ballot", "there is no such ballot")
    expected = config.seats - gone_out
    if table.last_ballot:
        expected = 2
    refuse_unless(popcount(table.candidates) == expected, "candidates", f"expected {expected} in this ballot")
    out = table.first_out
    if gone_out == 0:
        refuse_unless(out == moves.NO_SEAT, "first_out", "must be null until a candidate has gone out")
    else:
        refuse_unless(
            out != moves.NO_SEAT and not has(table.candidates, out), "first_out", "expected one who has gone out"
        )
    if now == phase.BALLOT or now == phase.NAME_OUT:
        aloud = is_aloud(config, table)
        refuse_unless((table.next == agenda.ALOUD) == aloud, "next", f"expected {'aloud' if aloud else 'vote'} here")
    _check_totals(config, table)
    _check_turns(config, table)
    _check_pledged(config, table)


def _check_totals(config: Config, table: Table) -> None:
    """All votes are counted in each ballot, and as long as nobody is elected none has more than half of them."""
    counted = table.phase == phase.NAME_OUT or table.phase == phase.LAST_WORD
    votes: i64 = 0
    if counted or table.ballot > 1:
        for seat in range(config.seats):
            votes += votes_of(config, table, seat)
    refuse_unless(pledged_in_all(table.totals) == votes, "totals", f"expected {votes} in all")
    refuse_unless(
        majority(config, table.totals) == moves.NO_SEAT, "totals", "has a seat with more than half of the votes"
    )
    if not counted:
        return
    for seat in range(config.seats):
        voted_for = lane(table.totals, seat, 8) != 0
        refuse_unless(has(table.candidates, seat) or not voted_for, "totals", f"seat {seat} is no candidate")
    if table.phase == phase.LAST_WORD:
        refuse_unless(table.last_ballot, "ballot", "the last word comes after the last ballot")
        return
    refuse_unless(popcount(table.candidates) > 2, "candidates", "of two candidates none goes out")
    early = config.open_election and table.ballot < limits.OPEN_BALLOTS
    refuse_unless(not early, "ballot", "nobody goes out after this ballot")
    refuse_unless(popcount(last_candidates(table)) > 1, "totals", "there is no tie for the last place")


def _check_turns(config: Config, table: Table) -> None:
    """Who has done with pledges, or has voted aloud."""
    now = table.phase
    if now == phase.PLEDGE or now == phase.PLEDGE_ANSWER:
        refuse_unless(not has(table.done, table.turn), "done", f"seat {table.turn} is at turn")
        for seat in range(config.seats):
            offers = lane(table.pledge_offers, seat, 4)
            path = f"seats[{seat}].pledge_offers"
            offered = now == phase.PLEDGE_ANSWER and seat == table.turn
            refuse_unless(offers > 0 or not offered, path, "an offer has been made")
            again = has(table.done, seat) or offered
            refuse_unless(offers < limits.OFFERS or again, path, "after the last offer a seat has done")
        return
    voted: i64 = 0
    if now == phase.BALLOT and is_aloud(config, table):
        voted = seats_between(config, table.pope, table.turn)
    else:
        refuse_unless(table.turn == table.pope, "turn", "expected the Pope")
    refuse_unless(table.done == voted, "done", "expected those who have voted aloud")


def _check_pledged(config: Config, table: Table) -> None:
    for seat in range(config.seats):
        path = f"seats[{seat}].pledged"
        pledged = table.pledged[seat]
        votes = votes_of(config, table, seat)
        in_all = pledged_in_all(pledged)
        if table.phase == phase.NAME_OUT or table.phase == phase.LAST_WORD:
            refuse_unless(pledged == 0, path, "pledges are over when the votes are counted")
        refuse_unless(in_all <= votes, path, f"this seat has {votes} votes, not {in_all}")
        for candidate in range(config.seats):
            number = lane(pledged, candidate, 8)
            refuse_unless(number == 0 or has(table.candidates, candidate), path, f"seat {candidate} is no candidate")
            together = not table.last_ballot or number == 0 or number == votes
            refuse_unless(together, path, "in the last ballot all votes go together")


# Ballots ------------------------------------------------------------


def check_ballots(config: Config, state: BorgiaState) -> None:
    """Votes cast and ballots that are being filled in."""
    table = state.table
    if table.phase != phase.BALLOT:
        return
    aloud = is_aloud(config, table)
    for seat in range(config.seats):
        path = f"seats[{seat}]"
        complete = state.answers[seat] == moves.NO_ANSWER
        if aloud:
            refuse_unless(complete == has(table.done, seat), f"{path}.filled", "must be null for who has voted")
        covered = popcount(table.candidates) if complete else state.answers[seat]
        left = covered < popcount(table.candidates) - 1
        refuse_unless(left or complete, f"{path}.filled", "the last candidate gets what is left")
        if aloud and not complete and seat != table.turn:
            refuse_unless(covered == 0, f"{path}.filled", "expected 0 for who has not voted yet")
        _check_votes(config, state, seat, covered, complete)
        if not complete and (not aloud or seat == table.turn):
            pledged = is_all_pledged(config, table, seat)
            refuse_unless(not pledged, f"{path}.filled", "this seat has pledged all votes and is not asked")


def _check_votes(config: Config, state: BorgiaState, seat: Seat, covered: i64, complete: bool) -> None:
    """Each candidate covered has at least what was pledged, and enough votes are left for the others."""
    table = state.table
    path = f"seats[{seat}].ballot"
    votes = votes_of(config, table, seat)
    used: i64 = 0
    number: i64 = 0
    candidate = seat
    for _ in range(config.seats):
        cast = lane(state.ballots[seat], candidate, 8)
        pledged = lane(table.pledged[seat], candidate, 8)
        if has(table.candidates, candidate) and number < covered:
            refuse_unless(cast >= pledged, path, f"{pledged} votes are pledged to seat {candidate}")
            together = not table.last_ballot or cast == 0 or cast == votes
            refuse_unless(together, path, "in the last ballot all votes go together")
            used += cast
        else:
            refuse_unless(cast == 0, path, f"seat {candidate} has no votes of this seat yet")
            used += pledged
        if has(table.candidates, candidate):
            number += 1
        candidate = config.next_seat(candidate)
    refuse_unless(used <= votes, path, f"this seat has {votes} votes")
    refuse_unless(used == votes or not complete, path, f"expected all {votes} votes in a complete ballot")
