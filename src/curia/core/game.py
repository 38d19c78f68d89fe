"""The contract that every game keeps. The laws of it are tests: `tests/contract`."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from curia.core.errors import OptionError
from curia.core.events import EventLog
from curia.core.rng import Rng
from curia.core.types import NO_MOVE, Arg, Json, Move, Moves, Seat, SeatMask


class Option:
    """A choice that a table makes before the game, with the ruling that gives rise to it."""

    def __init__(self, name: str, values: list[str], ruling: str, first_game: str = "") -> None:
        self.name = name
        self.values = values
        self.ruling = ruling
        self.first_game = first_game or values[0]
        """What is best for who has never played the game."""

    @property
    def default(self) -> str:
        return self.values[0]


class Meta:
    """What can be known of a game without its engine."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_page: str,
        rules_version: int,
        min_seats: int,
        max_seats: int,
        options: list[Option],
    ) -> None:
        self.name = name
        self.rules_page = rules_page
        """The page under docs/rules that refusals cite."""
        self.title = title
        self.rules_version = rules_version
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise OptionError("seats", f"{self.title} takes {self.min_seats} to {self.max_seats}, not {seats}")

    def complete_options(self, given: dict[str, str]) -> dict[str, str]:
        """Every option with the value given or its default; refuses what the game does not have."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise OptionError(name, f"{self.title} has no such option; it has {', '.join(known)}")
            if value not in known[name].values:
                raise OptionError(name, f"'{value}' is not one of {', '.join(known[name].values)}")
        return {option.name: given.get(option.name, option.default) for option in self.options}


class Decision:
    """A question to a seat. Texts, screens and bots key on `kind`; `source` is the card that asks, or ''.

    A sealed question is answered by several seats in secret; a table may let a seat change its mind until all have
    answered. A discreet question is put whether or not the seat has a choice, so that being asked tells the others
    nothing; where a seat has one legal move, a table plays it for the seat after as long as a choice takes (ADR 8)."""

    def __init__(self, kind: str, source: str, sealed: bool, discreet: bool) -> None:
        self.kind = kind
        self.source = source
        self.sealed = sealed
        self.discreet = discreet


class Refusal:
    """Why a move is not allowed: the paragraph of `docs/rules/<game>.md`, and the id and facts of the sentence."""

    def __init__(self, rule: str, code: str, args: dict[str, Arg]) -> None:
        self.rule = rule
        self.code = code
        self.args = args


class Refused(Exception):
    """Raised by the checked door, `Match.play`."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"not allowed by §{refusal.rule} ({refusal.code})")
        self.refusal = refusal


class Outcome:
    """How a game ended: why, each seat's points in their parts, and the places (1 is best; shared ones repeat)."""

    def __init__(self, reason: str, points: list[int], parts: list[dict[str, int]], ranks: list[int]) -> None:
        self.reason = reason
        self.points = points
        self.parts = parts
        self.ranks = ranks


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `key` holds every fact of it, so equal keys mean equal states.

    Not an ABC: below a class of plain Python, compiled code asks of every attribute whether it is there (ADR 5)."""

    @abstractmethod
    def key(self) -> list[int]: ...

    def digest(self) -> str:
        """A quick fingerprint to compare builds of one version with; what is kept uses `Game.digest`."""
        return hashlib.sha256(",".join([str(number) for number in self.key()]).encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know of a position, built fact by fact."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """The rules of a game for a number of seats and a set of options. Games outside Curia are plain Python (ADR 20)."""

    def __init__(self, meta: Meta, seats: i64, options: dict[str, str], move_bound: int) -> None:
        meta.check_seats(seats)
        self.meta = meta
        self.seats: i64 = seats
        self.options = meta.complete_options(options)
        self.move_bound = move_bound
        """No game has more moves, those of chance included."""

    # Playing ------------------------------------------------------------

    @abstractmethod
    def initial(self) -> S:
        """The position before the first move."""

    @abstractmethod
    def copy(self, state: S) -> S: ...

    def forget(self, state: S) -> None:
        """Let go of what only views need, for playouts: the state can be played on and counted, not shown."""

    @abstractmethod
    def pending(self, state: S) -> SeatMask:
        """Who may answer now: one seat, several at once for sealed questions, CHANCE alone, or nobody at the end."""

    @abstractmethod
    def decision(self, state: S, seat: Seat) -> Decision:
        """The question to a pending seat."""

    @abstractmethod
    def legal_moves(self, state: S, seat: Seat) -> Moves:
        """All answers of a pending seat, sorted. Depends on nothing that the seat cannot see."""

    def random_move(self, state: S, seat: Seat, rng: Rng) -> Move:
        """One of the legal moves, each as likely as the others. A game with long lists can draw without making them."""
        moves = self.legal_moves(state, seat)
        count = len(moves)
        if count == 1:
            return moves[0]
        return moves[rng.below(count)]

    def candidates(self, state: S, seat: Seat) -> Moves:
        """A few sensible ones of the legal moves, sorted, for search; all of them where they are few."""
        return self.legal_moves(state, seat)

    def calm(self, state: S, seat: Seat) -> Move:
        """The answer of a pending seat that does nothing ('go on', 'seize nothing'), if its question has one and what
        comes then depends on nothing that the seat cannot see; else NO_MOVE. See `calm`."""
        return NO_MOVE

    def leads_on(self, state: S, seat: Seat, move: Move) -> bool:
        """Whether the seat knows before it gives a legal answer what it is asked next, if it is asked, and what it may
        answer there: after a calm answer, and after a link of one that it makes up in private."""
        return move == self.calm(state, seat)

    def is_formality(self, state: S, seat: Seat) -> bool:
        """Whether everybody can see that a pending seat has only one answer. A table gives it at once, and nobody is
        asked; the events do not tell of it."""
        return False

    @abstractmethod
    def step(self, state: S, seat: Seat, move: Move, log: EventLog | None) -> None:
        """Change `state` by a legal move of a pending seat. Nothing is checked."""

    def apply(self, state: S, seat: Seat, move: Move, log: EventLog | None = None) -> S:
        """The position after a legal move of a pending seat; `state` stays as it is. Nothing is checked."""
        after = self.copy(state)
        self.step(after, seat, move, log)
        return after

    @abstractmethod
    def chance(self, state: S) -> list[tuple[Move, int]]:
        """When CHANCE is pending: each possible move with its weight, exact, sorted by move."""

    @abstractmethod
    def sample_chance(self, state: S, rng: Rng) -> Move:
        """A chance move drawn with the weights of `chance`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def winners(self, state: S) -> SeatMask:
        """The seats in first place of a finished game: the quick part of `outcome`."""

    # Knowing ------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat, memory: bool = False) -> V:
        """What the seat is shown. With `memory`, also what a perfect memory of all it was shown so far still knows."""

    @abstractmethod
    def determinize(self, view: V, /, rng: Rng) -> S:
        """A position that looks to the viewing seat exactly as its view."""

    @abstractmethod
    def fits(self, view: V, /, state: S) -> bool:
        """Whether this is one of the positions that `determinize` can draw from the view, as the true one always is.

        What others know in it does not count."""

    @abstractmethod
    def explain(self, state: S, seat: Seat, move: Move) -> Refusal:
        """Which rule forbids a move that is not legal. Tells nothing that the seat cannot see."""

    # Answers said ahead ------------------------------------------------------------

    def read_ahead(self, kind: str, text: str) -> str:
        """How every question of a kind is to be answered, in words that `answer_ahead` knows; NotationError if the text
        does not say it."""
        return self.move_text(self.parse_move(text))

    def answer_ahead(self, state: S, seat: Seat, said: str) -> Move:
        """The legal answer of a pending seat that follows from what it said ahead; NO_MOVE if none does."""
        move = self.parse_move(said)
        return move if move in list(self.legal_moves(state, seat)) else NO_MOVE

    def ahead_lasts(self, state: S, kind: str) -> int:
        """What is said ahead for questions of a kind lasts as long as this number is the same; everybody can see it."""
        return 0

    # Reading and writing ------------------------------------------------------------

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """A move as people write it."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move that a text says, legal or not; NotationError if it says none."""

    @abstractmethod
    def to_dict(self, state: S) -> dict[str, Json]:
        """The position as readable data."""

    @abstractmethod
    def from_dict(self, position: dict[str, Json], /) -> S:
        """The position that readable data describes; PositionError names the field that is wrong.

        Data are taken if they read, add up (`check`), are written back the same, and everyone asked has an answer."""

    def digest(self, state: S) -> str:
        """A fingerprint of the position as readable data: the same however a version of Curia lays states out."""
        text = json.dumps(self.to_dict(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @abstractmethod
    def view_json(self, view: V, /) -> Mapping[str, object]:
        """A view as readable data, as the game's schema declares it: what leaves the engine for a seat."""

    @abstractmethod
    def tally(self, view: V, /) -> Mapping[str, object]:
        """What the viewer can add up from its view, for those who show a table and know no rules. Ids and numbers only.

        `seats` goes by seat. Each tells at least `points` and `parts` as in an outcome if the game ended now, with None
        for what the viewer cannot know, and `open`, the sum of the parts that everybody can count. A seat knows all
        that is said of itself; what is said of others follows from what the view shows of them."""

    @abstractmethod
    def tally_key(self, view: V, /) -> int:
        """While this number, never below 0, is the same, so is the tally: quicker than to add up and compare."""

    def shown(self, view: V) -> dict[str, Json]:
        """All that who shows a table is told: a view as readable data, with its sums as `standing`."""
        return cast(dict[str, Json], {**self.view_json(view), "standing": self.tally(view)})

    @abstractmethod
    def check(self, state: S) -> str:
        """What is wrong with a position (a card in two places, gold below nought) as 'field: problem', or ''.

        The field is one that `position` writes. For fuzzing and tests, and for `setup`."""

    @abstractmethod
    def card_facts(self) -> dict[str, dict[str, Arg]]:
        """What is printed on each card, by its id, for help and pictures: always a `kind`, proper names as `name`."""

    @abstractmethod
    def card_digest(self) -> str:
        """A fingerprint of the card data in use: a record names it."""
