"""First games over HTTP. Nobody need say who they are to learn a game."""

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody, PathParameter

from curia.server.http.identity import AnyRequest, address_of, house_of
from curia.server.tables import lessons
from curia.wire.lessons import Lesson, LessonAnswers, LessonReply

Name: TypeAlias = Annotated[str, PathParameter(max_length=32)]
_AN_HOUR = CacheControlHeader(max_age=3600, public=True)


class Lessons(Controller):
    """A first game for each game, step by step. The house keeps nothing of it."""

    path = "/api/lessons"
    tags: Sequence[str] | None = ["Lessons"]

    @get("/{game:str}", summary="A first game: its steps, each with its position", cache_control=_AN_HOUR)
    async def lesson(self, game: Name) -> Lesson:
        return lessons.lesson(game)

    @post("/{game:str}/{step:str}", status_code=200, summary="What comes of the learner's answers in a step")
    async def reply(self, request: AnyRequest, game: Name, step: Name, data: JSONBody[LessonAnswers]) -> LessonReply:
        """All answers in the step so far are sent each time. The last one may be forbidden by the rules, or not be what
        the task is about: then it was not played, and the reply says so."""
        house_of(request).limits.take("lesson", address_of(request))
        return lessons.reply(game, step, data.moves)


handlers: Final[list[type[Controller]]] = [Lessons]
