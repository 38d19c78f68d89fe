"""Which entries of the log follow from what somebody at a table wants. Nothing has happened yet: `Table.evolve` takes
them, and then it has. Declined or Refused is raised for what does not go."""

from collections.abc import Sequence
from typing import Final

from curia.core.calm import check_in_one_go
from curia.core.game import Refused
from curia.core.undo import is_still_sealed, last_answer, place_of_answer, position_after, told_nothing, without
from curia.server.base.errors import Code, Declined
from curia.server.tables.entries import (
    Agreed,
    Conceded,
    Ended,
    Entry,
    Moved,
    Paused,
    Proposed,
    Resumed,
    Returned,
    Substituted,
    TookBack,
    Undone,
    VotedDown,
    move_of,
)
from curia.server.tables.table import Table
from curia.wire.kinds import ProposalKind
from curia.wire.play import Proposal

_MOST_UNDOS: Final = 300
"""Of one seat in one game: answers that it takes back or changes, and proposals that it makes. Nobody needs so many,
and a log without end would take ever longer to rebuild."""


def answer(table: Table, seat: int, question: int, text: str, then: Sequence[str] = ()) -> list[Entry]:
    """The rules themselves are asked when the table evolves, except for a changed answer and several at once."""
    _check_open(table)
    _check_own(table, seat)
    number = table.chairs[seat].question
    move = table.read_move(text)
    if table.is_asked(seat) and question == number:
        moves = [move, *[table.read_move(other) for other in then]]
        if then and not check_in_one_go(table.game, table.match.state, seat, moves):
            raise Declined(Code.NOT_AT_ONCE)
        return [move_of(table.game, seat, one) for one in moves]
    if question == table.chairs[seat].answered and not table.is_asked(seat):
        return _change(table, seat, move)
    if not table.is_asked(seat):
        raise Declined(Code.NOT_ASKED)
    raise Declined(Code.STALE, f"That question is over; you are now asked number {number}.")


def formality(table: Table) -> Moved | None:
    """The next answer that nobody need be asked for."""
    if not table.paused:
        for seat in table.pending():
            if table.game.is_formality(table.match.state, seat):
                return move_of(table.game, seat, table.match.legal_moves(seat)[0])
    return None


def _change(table: Table, seat: int, move: int) -> list[Entry]:
    _check_undos(table, seat)
    index = last_answer(table.game, table.match.moves, seat)
    if index is None or not _is_sealed_still(table, index):
        raise Declined(Code.STALE)
    state = position_after(table.game, without(table.game, table.match.moves, index))
    if move not in list(table.game.legal_moves(state, seat)):
        refusal = table.game.explain(state, seat, move)
        if refusal.code == "other-question":
            raise Declined(Code.STALE)
        raise Refused(refusal)
    return [TookBack(seat, index, True), move_of(table.game, seat, move)]


def _is_sealed_still(table: Table, index: int) -> bool:
    """Whether an answer is sealed, and others are still to come before it is opened."""
    moves = table.match.moves
    seat, move = moves[index]
    state = position_after(table.game, moves[:index])
    if not table.game.decision(state, seat).sealed:
        return False
    is_still_open = is_still_sealed(table.game, state, table.game.apply(state, seat, move), seat)
    return is_still_open and told_nothing(table.game, moves, index)


def take_back(table: Table, seat: int) -> list[Entry]:
    _check_open(table)
    _check_own(table, seat)
    _check_undos(table, seat)
    moves = table.match.moves
    index = last_answer(table.game, moves, seat)
    if index is None:
        raise Declined(Code.NOTHING_TO_UNDO)
    if not told_nothing(table.game, moves, index):
        raise Declined(Code.REVEALED)
    return [TookBack(seat, index, False)]


def proposal(table: Table, seat: int, what: ProposalKind, target: int | None) -> list[Entry]:
    _check_running(table)
    # A game that was paused must be able to go on.
    _check_undos(table, seat, _MOST_UNDOS if what not in ("resume", "abort") else 2 * _MOST_UNDOS)
    if table.proposal:
        raise Declined(Code.PROPOSAL_OPEN)
    detail: int | None = None
    if what == "undo":
        detail = last_answer(table.game, table.match.moves, seat)
        if detail is None:
            raise Declined(Code.NOTHING_TO_UNDO)
    elif what == "bot":
        if target is None or target not in table.people() or table.chairs[target].substitute or target == seat:
            raise Declined(Code.WRONG_SEAT)
        detail = target
    elif (what == "pause") == table.paused and what != "abort":
        raise Declined(Code.NOTHING_TO_DO, f"The game is {'paused' if table.paused else 'running'} already.")
    entries: list[Entry] = [Proposed(seat, what, detail)]
    if not table.voters(seat, target):
        if _takes_consent(table, what):
            raise Declined(Code.RATED)
        entries.append(_effect(table, seat, what, detail))
    return entries


def vote(table: Table, seat: int, number: int, agree: bool) -> list[Entry]:
    _check_running(table)
    proposal = table.proposal
    if proposal is None or proposal.number != number:
        raise Declined(Code.STALE, "That proposal is over.")
    voters = table.voters(proposal.by, proposal.seat)
    if seat not in voters and (agree or seat != proposal.by):
        raise Declined(Code.NO_VOTE)
    if seat in proposal.agreed and agree:
        raise Declined(Code.NOTHING_TO_DO, "You have agreed already.")
    if not agree:
        return [VotedDown(seat, number)]
    entries: list[Entry] = [Agreed(seat, number)]
    if set(voters) <= {*proposal.agreed, seat}:
        entries.append(_agreed_effect(table, proposal))
    return entries


def concession(table: Table, seat: int, why: str = "resigned") -> list[Entry]:
    _check_running(table)
    if table.chairs[seat].conceded:
        raise Declined(Code.NOTHING_TO_DO, "You have given up already.")
    entries: list[Entry] = [Conceded(seat, why)]
    if not table.is_over_without(seat):
        entries += _without_vote(table, seat)
    return entries


def substitute(table: Table, seat: int, why: str) -> list[Entry]:
    """A bot takes the place of a player who is away."""
    return [Substituted(seat, table.row.terms.absence.level, why), *_without_vote(table, seat)]


def coming_back(table: Table, seat: int) -> list[Entry]:
    _check_running(table)
    chair = table.chairs[seat]
    if chair.conceded:
        raise Declined(Code.CONCEDED)
    if not chair.substitute:
        raise Declined(Code.NOTHING_TO_DO, "Nobody sits in for you.")
    return [Returned(seat)]


def _takes_consent(table: Table, what: str) -> bool:
    """Whether somebody must have said yes: else nobody would ever lose a rated game to bots."""
    return table.row.terms.rated and what in ("undo", "abort")


def _without_vote(table: Table, seat: int) -> list[Entry]:
    """What comes of the open proposal when a seat has no vote any more, and nobody else's is missing."""
    proposal = table.proposal
    if proposal is None or seat in (proposal.by, proposal.seat):
        return []
    voters = table.voters(proposal.by, proposal.seat)
    if seat not in voters or set(voters) - {*proposal.agreed, seat}:
        return []
    if not set(voters) - {seat} and _takes_consent(table, proposal.what):
        return [VotedDown(proposal.by, proposal.number)]
    return [_agreed_effect(table, proposal)]


def _agreed_effect(table: Table, proposal: Proposal) -> Entry:
    """A sealed answer that was changed meanwhile has changed its place, and that of others."""
    detail = proposal.seat
    if proposal.what == "undo":
        detail = place_of_answer(table.match.moves, proposal.by, table.answers_then)
    return _effect(table, proposal.by, proposal.what, detail)


def _effect(table: Table, by: int, what: str, detail: int | None) -> Entry:
    """What a proposal does when nobody's consent is missing."""
    if what == "undo":
        assert detail is not None
        return Undone(by, detail)
    if what == "bot":
        assert detail is not None
        return Substituted(detail, table.row.terms.absence.level, "vote")
    if what == "abort":
        return Ended("agreed")
    return Paused(by) if what == "pause" else Resumed(by)


def _check_running(table: Table) -> None:
    if table.outcome:
        raise Declined(Code.OVER)


def _check_own(table: Table, seat: int) -> None:
    if table.chairs[seat].substitute:
        raise Declined(Code.BOT_SITS_IN)


def _check_undos(table: Table, seat: int, most: int = _MOST_UNDOS) -> None:
    if table.chairs[seat].undos >= most:
        raise Declined(Code.TOO_OFTEN)


def _check_open(table: Table) -> None:
    _check_running(table)
    if table.paused:
        raise Declined(Code.PAUSED)
