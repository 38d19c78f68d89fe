"""First games, played through the engine without keeping anything: a lesson is data, and a step of it is played anew
from its position whenever its learner answers.

The data stand in the file that the game's plugin names. A step has a position as the engine's `setup` reads it (what
it does not say is taken from the lesson's `base`, and for each seat from `base.seat`), the tasks of the learner with
the answers that do them, and what the others answer and chance brings. Its words are in the catalogue
`web-learn.ftl`."""

import hashlib
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from curia.catalog import plugin, resource
from curia.core.errors import NotationError
from curia.core.events import EventLog
from curia.core.game import Refusal, State
from curia.core.match import pending_seats
from curia.core.rng import Rng, SealedRng
from curia.core.types import CHANCE, CHANCE_MASK, Json
from curia.server.base.errors import Code, Declined
from curia.server.tables.seating import check_game
from curia.server.tables.table import shared_game
from curia.wire import to_json
from curia.wire.events import EventItem
from curia.wire.lessons import Lesson, LessonMoment, LessonReply, LessonStep
from curia.wire.play import OutcomeItem, Question, Refused

_MOST_MOVES: Final = 80
"""Of the others and of chance between two answers: far more than any step has."""


class Task(Struct, forbid_unknown_fields=True):
    """Something that the learner is asked to do."""

    want: list[str]
    """The answers that do it; a star stands for anything."""
    point: list[str] = []


class Step(Struct, forbid_unknown_fields=True):
    """One idea of a lesson."""

    id: str
    position: dict[str, Any]
    rules: list[str] = []
    point: list[str] = []
    task: list[Task] = []
    answers: dict[str, list[str]] = {}
    """What the others answer, by seat and in order. Of several moves between bars the first possible one is played;
    whoever has none left answers by chance."""
    chance: list[str] = []
    """What is drawn, in order; afterwards chance is chance, though the same for every learner."""
    after: int = _MOST_MOVES
    """So many moves follow when all tasks are done, if the learner has no choice to make before."""


class Plan(Struct, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seat: int
    names: list[str]
    step: list[Step]
    options: dict[str, str] = {}
    base: dict[str, Any] = {}


@cache
def plan(game: str) -> Plan:
    """Raises Declined if there is no such lesson."""
    check_game(game)
    if not (file := plugin(game).lesson):
        raise Declined(Code.NO_LESSON, f"There is no first game of '{game}'.")
    text = resource(game, file).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Plan)


@cache
def lesson(game: str) -> Lesson:
    """All steps with the positions that they begin with. Raises Declined."""
    found = plan(game)
    return Lesson(game, found.seat, found.names, [_described(game, found, step) for step in found.step])


def _described(game: str, plan: Plan, step: Step) -> LessonStep:
    tasks = [task.point for task in step.task]
    return LessonStep(step.id, step.rules, step.point, tasks, Scene(game, plan, step).reply())


def reply(game: str, step_id: str, answers: list[str]) -> LessonReply:
    """What comes of a learner's answers in a step. Raises Declined."""
    found = plan(game)
    step = next((step for step in found.step if step.id == step_id), None)
    if step is None:
        raise Declined(Code.NO_SUCH_STEP, f"This lesson has no step '{step_id}'.")
    scene = Scene(game, found, step)
    for answer in answers[:-1]:
        scene.answer(answer)
        if scene.refused or scene.aside:
            raise Declined(Code.NOT_THAT_WAY, f"'{answer}' is not played in this step, so nothing can follow it.")
    if answers:
        scene.moments.clear()
        scene.answer(answers[-1])
    return scene.reply()


def full_position(base: dict[str, Any], position: dict[str, Any]) -> dict[str, Any]:
    """A position with all that the lesson says of every one."""
    seat = base.get("seat", {})
    seats = [{**seat, **one} for one in position.get("seats", [])]
    common = {name: value for name, value in base.items() if name != "seat"}
    return {**common, **position, "seats": seats}


class Scene:
    """A step that is being played."""

    def __init__(self, game: str, plan: Plan, step: Step) -> None:
        self.game = shared_game(game, len(plan.names), plan.options)
        self.refused: Refusal | None = None
        self.aside = False
        self.improvised = 0
        """So many answers of the others were not in the script."""
        self.moments: list[LessonMoment] = []
        self._step = step
        self._seat = plan.seat
        self._done = 0
        self._state: State = self.game.from_dict(full_position(plan.base, step.position))
        self._view = b""
        self._answers: dict[int, Iterator[str]] = {int(seat): iter(said) for seat, said in step.answers.items()}
        self._chance = iter(step.chance)
        self._seed = hashlib.sha256(f"curia lesson {game} {step.id}".encode()).digest()
        self._rng = Rng(int.from_bytes(self._seed[:7], "big"))
        self._draws = 0
        self._look([])

    def reply(self) -> LessonReply:
        is_over = self._done == len(self._step.task)
        refused = None if self.refused is None else _refused(self.refused)
        return LessonReply(
            moments=self.moments,
            question=None if is_over else self._question(),
            task=None if is_over else self._done,
            outcome=self._outcome(),
            refused=refused,
            aside=self.aside,
        )

    def _question(self) -> Question | None:
        if self._seat not in pending_seats(self.game.pending(self._state)):
            return None
        decision = self.game.decision(self._state, self._seat)
        moves = [self.game.move_text(move) for move in self.game.legal_moves(self._state, self._seat)]
        return Question(self._done, decision.kind, decision.source, decision.sealed, moves)

    def _outcome(self) -> OutcomeItem | None:
        outcome = self.game.outcome(self._state)
        if outcome is None:
            return None
        return OutcomeItem(outcome.reason, outcome.points, outcome.parts, outcome.ranks)

    # Playing ----------------------------------------------------------------------------------------------------

    def answer(self, text: str) -> None:
        """Play an answer of the learner, if the rules allow it and the task wants it, and what follows."""
        if self._done == len(self._step.task):
            raise Declined(Code.STEP_OVER)
        if self._seat not in pending_seats(self.game.pending(self._state)):
            raise Declined(Code.NOT_ASKED, "Nothing is asked here now.")
        try:
            move = self.game.parse_move(text)
        except NotationError as error:
            raise Declined(Code.NOTATION, str(error)) from None
        if move not in list(self.game.legal_moves(self._state, self._seat)):
            self.refused = self.game.explain(self._state, self._seat, move)
            return
        written = self.game.move_text(move)
        if not any(fnmatchcase(written, pattern) for pattern in self._step.task[self._done].want):
            self.aside = True
            return
        self._done += 1
        self._play(self._seat, move)
        left = self._step.after if self._done == len(self._step.task) else _MOST_MOVES
        while left and self._others_move():
            left -= 1

    def _others_move(self) -> bool:
        """One move of chance or of another seat; none if the learner is to answer, or nobody."""
        pending = self.game.pending(self._state)
        if pending == CHANCE_MASK:
            self._play(CHANCE, self._drawn())
            return True
        asked = pending_seats(pending)
        if self._seat in asked:
            return self._answer_for_learner()
        if not asked:
            return False
        self._play(asked[0], self._answered(asked[0]))
        return True

    def _answer_for_learner(self) -> bool:
        """Where there is only one answer it is given by itself, as at a real table."""
        legal = self.game.legal_moves(self._state, self._seat)
        if len(legal) > 1:
            return False
        self._play(self._seat, legal[0])
        return True

    def _drawn(self) -> int:
        self._draws += 1
        text = next(self._chance, None)
        if text is not None:
            return int(self.game.parse_move(text))
        return int(self.game.sample_chance(self._state, SealedRng(self._seed, self._draws)))

    def _answered(self, seat: int) -> int:
        legal = {self.game.move_text(move): int(move) for move in self.game.legal_moves(self._state, seat)}
        for text in next(self._answers.get(seat, iter(())), "").split(" | "):
            if text in legal:
                return legal[text]
        self.improvised += 1
        return int(self.game.random_move(self._state, seat, self._rng))

    def _play(self, seat: int, move: int) -> None:
        log = EventLog()
        self._state = self.game.apply(self._state, seat, move, log)
        self._look([EventItem(name, args) for name, args in log.seen_by(self._seat)])

    def _look(self, events: list[EventItem]) -> None:
        """Keep the moment, if the learner could notice it."""
        shown: dict[str, Json] = self.game.shown(self.game.view(self._state, self._seat))
        view = to_json(shown)
        if events or view != self._view:
            self.moments.append(LessonMoment(events, Raw(view)))
        self._view = view


def _refused(refusal: Refusal) -> Refused:
    text = f"not allowed by §{refusal.rule} ({refusal.code})"
    return Refused(id="", code=refusal.code, text=text, rule=refusal.rule, args=refusal.args)
