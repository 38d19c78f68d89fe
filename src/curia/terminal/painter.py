"""What a game must draw for the terminal. One module for each game; the loop knows only this."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from rich.console import RenderableType

from curia.catalog import plugin, resolve
from curia.core.game import Outcome
from curia.core.types import Arg, Json
from curia.terminal.count import count, parts_table
from curia.terminal.data import Data
from curia.text import Texts


class Quick:
    """What a short word stands for: several answers one after the other, or none and something to say."""

    def __init__(
        self, said: str, moves: Sequence[str] = (), is_whole: bool = False, is_from_beginning: bool = False
    ) -> None:
        self.said = said
        self.moves = moves
        """As they are written."""
        self.is_whole = is_whole
        """Whether they make one answer to several questions: all of them are played or none."""
        self.is_from_beginning = is_from_beginning
        """Whether they begin the draft anew that the question is part of: what was named before is dropped."""


class Draft:
    """An answer that is made up of several, in private until the last one."""

    def __init__(self, begins: Sequence[str], links: Sequence[str], hint: str) -> None:
        self.begins = begins
        """The verbs of moves that begin it."""
        self.links = links
        """Those of the moves that follow."""
        self.hint = hint
        """The message that tells how to give it up."""


class Painter(ABC):
    """Draws a game from `Game.shown` and nothing else, so that it can show only what the seat may know."""

    headings: Sequence[str] = ()
    """Events that begin a new part of the game, beside the one that begins a round."""
    on_table: Sequence[str] = ()
    """Events that tell what the table or the own screen, drawn anew, shows."""
    short_answers: Sequence[str] = ()
    """Questions whose answers are so short that they always stand in columns."""
    amounts: Sequence[str] = ()
    """Questions where a number is an amount: then the answers are never listed with numbers of their own."""
    asked_for: Mapping[str, str] = {}
    """For yes-or-no questions the verb of the answer that they ask for: it is listed first."""
    drafts: Mapping[str, Draft] = {}
    """For questions whose answer is made up of several: what they are part of."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.headings = [*self.headings, plugin(texts.game.meta.name).round_event]

    @abstractmethod
    def table(self, view: Data) -> RenderableType:
        """What lies open, as the viewing seat sees it."""

    @abstractmethod
    def table_key(self, view: Data) -> list[Json]:
        """What must have changed before the table is worth drawing again."""

    @abstractmethod
    def own(self, view: Data) -> RenderableType:
        """What only the viewing seat sees."""

    def hints(self, kind: str, view: Data) -> list[str]:
        """Lines under a question that help to answer it."""
        return []

    def words(self, notation: str, view: Data) -> str:
        """A move in words, with what it costs."""
        return self.texts.notation(notation)

    def overview(self, kind: str, notations: Sequence[str], view: Data) -> RenderableType | None:
        """How to write the answers, for questions with so many that a list would be a wall."""
        return None

    def quick(self, kind: str, typed: str, view: Data, events: Sequence[tuple[str, Mapping[str, Arg]]]) -> Quick | None:
        """What a word that is no move means here; `events` are what the seat has learnt so far."""
        return None

    def extra(self, word: str, view: Data) -> RenderableType | None:
        """What a command of this game alone shows."""
        return None

    def label(self, notation: str) -> str:
        """A move in a few letters, for lists in columns."""
        return notation

    def is_noise(self, name: str, arguments: Mapping[str, Arg]) -> bool:
        """Whether an event says nothing that another one does not say better."""
        return False

    def has_openly_one_answer(self, kind: str, seat: int, open_view: Data) -> bool:
        """Whether everybody knows that the seat has only one answer. `open_view` is a spectator's."""
        return False

    def result(self, view: Data, outcome: Outcome) -> RenderableType:
        """The count."""
        return count(self.texts, outcome, parts_table(self.texts, outcome))


def make_painter(texts: Texts) -> Painter:
    """That of the game."""
    painter = cast(Callable[[Texts], Painter], resolve(plugin(texts.game.meta.name).painter))
    return painter(texts)
