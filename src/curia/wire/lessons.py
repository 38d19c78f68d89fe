"""First games: what a lesson shows, and what its learner answers."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from curia.wire.events import EventItem
from curia.wire.play import OutcomeItem, Question, Refused

MOST_ANSWERS = 20
"""More than any step of a lesson asks for."""


class LessonMoment(Struct):
    """Something that happened in a lesson, and the learner's view afterwards."""

    events: list[EventItem]
    view: Raw


class LessonReply(Struct):
    """What came of the learner's answers: the moments since the last of them, and what is asked now."""

    moments: list[LessonMoment]
    """In their order; of the step itself the position that it begins with."""
    question: Question | None
    task: int | None
    """The number of the task that is on; none when all are done."""
    outcome: OutcomeItem | None = None
    refused: Refused | None = None
    """Why the rules forbid the last answer, which was not played then."""
    aside: bool = False
    """The last answer is allowed, but not what the task is about: it was not played."""


class LessonStep(Struct):
    """One idea: a position, and what there is to do in it."""

    id: str
    """Its words are the messages `lesson-GAME-ID-title`, `-text` and so on."""
    rules: list[str]
    """The paragraphs that say it exactly."""
    point: list[str]
    """What to look at, as the web client names things: `thing NAME`, `zone NAME`, `ask` and so on."""
    tasks: list[list[str]]
    """For each task what to look at, as in `point`. A step may have none: then it only tells."""
    start: LessonReply


class Lesson(Struct):
    """A first game, step by step."""

    game: str
    seat: int
    """The learner's."""
    names: list[str]
    """Of those at the table; the learner's own is empty."""
    steps: list[LessonStep]


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """All that the learner has answered in a step so far, in order. Nothing is kept in the house."""

    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_ANSWERS)]
