"""How often a person is put a question in a whole game of Borgia against three bots, if they know what the table has:
the rest of a phase in one go, an auction said ahead, offers refused for a while, a trade as a whole."""

from statistics import median
from typing import Final

from curia.bots.base import choice_of
from curia.catalog import level, make_bot
from curia.core.rng import Rng
from curia.core.types import NO_MOVE
from curia.server.tables import decide
from curia.server.tables.projection import question_for
from curia.wire.play import Question
from tests.server.kit_tables import Log

MOST: Final = 90
"""In a game of the middle. (148 before there was any of this.)"""
GAMES: Final = 9
PERSON: Final = 0
_AHEAD: Final = {"auction": "pass", "trade_answer": "refuse", "pledge": "done", "pledge_answer": "refuse"}
"""What is said ahead where that is the answer."""
_BEYOND: Final = 10
"""So much more than the next bid is worth it to whoever bids."""


class Evening:
    """A game in which seat 0 is a person who plays as well as a bot."""

    def __init__(self, seed: int) -> None:
        names: dict[int, str] = dict.fromkeys((1, 2, 3), "heuristic")
        self.log = Log("borgia", 4, seed, bots=names)
        self.game = self.log.table.game
        self.budget = level("borgia", "heuristic").budget
        self.bots = [make_bot("heuristic", self.game, Rng(10 * seed + seat + 1)) for seat in range(4)]
        self.asked: list[str] = []
        self._ahead: dict[str, tuple[str, int]] = {}

    def play(self) -> None:
        table = self.log.table
        while seats := table.pending():
            if seats[0] == PERSON:
                self._ask()
            else:
                self._put([self._wish(seats[0])], seats[0])

    def _wish(self, seat: int) -> int:
        table = self.log.table
        return int(choice_of(self.bots[seat], self.game, table.match.state, seat, self.budget).move)

    def _put(self, moves: list[int], seat: int = PERSON) -> None:
        first, *then = [self.game.move_text(move) for move in moves]
        table = self.log.table
        self.log.put(decide.answer(table, seat, table.chairs[seat].question, first, then))

    def _ask(self) -> None:
        table = self.log.table
        question = question_for(table, PERSON)
        assert question is not None
        move = self._said_ahead(question.kind)
        if move == NO_MOVE and question.settled:
            move = table.match.legal_moves(PERSON)[0]
        if move != NO_MOVE:
            self._put([move])
            return
        self.asked.append((question.then or question).kind)
        self._answer(question)

    def _answer(self, question: Question) -> None:
        """One click: the rest of the phase, the next step with the moment before, or all links of a deal."""
        table = self.log.table
        number, rest = len(question.rest), [self.game.parse_move(text) for text in question.rest]
        wishes: list[int] = []
        state = table.match.state
        while True:
            move = int(choice_of(self.bots[PERSON], self.game, state, PERSON, self.budget).move)
            wishes.append(move)
            goes_on = self.game.leads_on(state, PERSON, move)
            is_calm = move == self.game.calm(state, PERSON)
            state = self.game.apply(state, PERSON, move)
            if not goes_on or self.game.pending(state) != 1 << PERSON:
                break
            if is_calm and wishes != rest[: len(wishes)]:
                break
        if number and wishes[:number] == rest:
            wishes = wishes[:number]
        elif number and wishes[0] == rest[0]:
            wishes = wishes[: 2 if question.then else 1]
        if len(wishes) == 1:
            self._say_ahead(question.kind, self.game.move_text(wishes[0]))
        self._put(wishes)

    def _say_ahead(self, kind: str, text: str) -> None:
        if kind == "auction" and text.startswith("bid "):
            said = f"up to {int(text.removeprefix('bid ')) + _BEYOND}"
        elif _AHEAD.get(kind) == text:
            said = text
        else:
            return
        lasts = self.game.ahead_lasts(self.log.table.match.state, kind)
        self._ahead[kind] = self.game.read_ahead(kind, said), lasts

    def _said_ahead(self, kind: str) -> int:
        state = self.log.table.match.state
        said, lasts = self._ahead.get(kind, ("", 0))
        if not said or lasts != self.game.ahead_lasts(state, kind):
            return NO_MOVE
        return int(self.game.answer_ahead(state, PERSON, said))


def test_a_person_is_asked_little() -> None:
    counts = []
    for seed in range(GAMES):
        evening = Evening(seed)
        evening.play()
        assert evening.log.table.outcome is not None
        counts.append(len(evening.asked))
    assert median(counts) <= MOST, counts
