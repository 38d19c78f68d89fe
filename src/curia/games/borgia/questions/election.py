"""Ballots, who goes out, and the last word (section 10)."""

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import election, moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.question import AmountQuestion, Question, add_range, already_answered, each
from curia.games.borgia.state import BorgiaState, Table


class Ballot(AmountQuestion):
    """Votes for the next candidate; in the last ballot all or none (§10.20). Sealed unless it is aloud."""

    def __init__(self) -> None:
        super().__init__(phase.BALLOT, "10.3", moves.VOTE, discreet=True)

    def sealed_seats(self, config: Config, table: Table) -> i64:
        return 0 if election.is_aloud(config, table) else config.everyone

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        table = state.table
        candidate = election.candidate_at(config, table, seat, state.answers[seat])
        most = election.votes_left(config, state, seat)
        if table.last_ballot:
            return vec[i64]([moves.vote(0, candidate), moves.vote(most, candidate)])
        least = election.least_votes(table, seat, candidate)
        return add_range(vec[i64](capacity=64), moves.vote(0, candidate), least, most)

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        if state.table.last_ballot:
            return super().draw(config, state, seat, rng)
        candidate = election.candidate_at(config, state.table, seat, state.answers[seat])
        least = election.least_votes(state.table, seat, candidate)
        return moves.vote(least + rng.below(election.votes_left(config, state, seat) - least + 1), candidate)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if election.add_votes(config, state, seat, (move & moves.PAYLOAD) >> 8, move & 255):
            election.cast_ballot(config, state, seat, log)

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        if has(state.table.done, seat) or not election.is_aloud(config, state.table):
            return already_answered()
        return self.others_question(state, "10.10")

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        candidate = (move & moves.PAYLOAD) >> 8
        votes = move & 255
        if not has(table.candidates, candidate):
            return Refusal("10.5", "not-a-candidate", {"other": candidate})
        asked = election.candidate_at(config, table, seat, state.answers[seat])
        if candidate != asked:
            return Refusal("10.30", "vote-in-order", {"other": asked})
        most = election.votes_left(config, state, seat)
        if votes > most:
            return Refusal("10.3", "more-votes-than-left", {"number": most})
        least = election.least_votes(table, seat, candidate)
        if votes < least:
            return Refusal("10.6", "less-than-pledged", {"other": candidate, "number": least})
        return Refusal("10.20", "no-split-in-last-ballot", {"number": most})


class NameOut(Question):
    """Which of those with the fewest votes goes out?"""

    def __init__(self) -> None:
        super().__init__(phase.NAME_OUT, "10.14", moves.OUT)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return each(moves.OUT, election.last_candidates(state.table))

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        election.go_out(config, state, move & moves.PAYLOAD, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        candidate = move & moves.PAYLOAD
        if not has(state.table.candidates, candidate):
            return Refusal("10.14", "not-a-candidate", {"other": candidate})
        return Refusal("10.14", "not-the-fewest-votes", {"other": candidate})


class LastWord(Question):
    """Who of the last two is Pope?"""

    def __init__(self) -> None:
        super().__init__(phase.LAST_WORD, "10.21", moves.ELECT)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return each(moves.ELECT, state.table.candidates)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        election.elect(config, state, move & moves.PAYLOAD, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        return Refusal("10.21", "not-one-of-the-two", {"other": move & moves.PAYLOAD})
