"""What a game must draw for the terminal. One module for each game; the loop knows only this."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from rich.console import RenderableType

from curia.core.game import Outcome
from curia.core.types import Arg, Json
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

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @abstractmethod
    def table(self, view: Data) -> RenderableType:
        """What lies open, as the viewing seat sees it."""

    @abstractmethod
    def table_key(self, view: Data) -> list[Json]:
        """What must have changed before the table is worth drawing again."""

    @abstractmethod
    def own(self, view: Data) -> RenderableType:
        """What only the viewing seat sees."""

    @abstractmethod
    def hints(self, kind: str, view: Data) -> list[str]:
        """Lines under a question that help to answer it."""

    @abstractmethod
    def has_short_answers(self, kind: str) -> bool:
        """Whether the answers are so short that they always stand in columns."""

    def first_answer(self, kind: str) -> str:
        """The verb of the answer that a yes-or-no question asks for: it is listed first. '' for other questions."""
        return ""

    def words(self, notation: str, view: Data) -> str:
        """A move in words, with what it costs."""
        return self.texts.notation(notation)

    def draft(self, kind: str) -> Draft | None:
        """What the question is a part of, if the answer to it is made up of several."""
        return None

    def overview(self, kind: str, notations: Sequence[str], view: Data) -> RenderableType | None:
        """How to write the answers, for questions with so many that a list would be a wall."""
        return None

    def has_amounts(self, kind: str) -> bool:
        """Whether a number is an amount here: then the answers are never listed with numbers of their own."""
        return False

    def quick(self, kind: str, typed: str, view: Data, events: Sequence[tuple[str, Mapping[str, Arg]]]) -> Quick | None:
        """What a word that is no move means here; `events` are what the seat has learnt so far."""
        return None

    def extra(self, word: str, view: Data) -> RenderableType | None:
        """What a command of this game alone shows."""
        return None

    @abstractmethod
    def label(self, notation: str) -> str:
        """A move in a few letters, for lists in columns."""

    @abstractmethod
    def is_noise(self, name: str, arguments: Mapping[str, Arg]) -> bool:
        """Whether an event says nothing that another one does not say better."""

    @abstractmethod
    def is_on_table(self, name: str) -> bool:
        """Whether the table or the own screen, drawn anew, shows what the event tells."""

    @abstractmethod
    def is_heading(self, name: str) -> bool:
        """Whether an event begins a new part of the game."""

    @abstractmethod
    def has_openly_one_answer(self, kind: str, seat: int, open_view: Data) -> bool:
        """Whether everybody knows that the seat has only one answer. `open_view` is a spectator's."""

    @abstractmethod
    def result(self, view: Data, outcome: Outcome) -> RenderableType:
        """The count."""
