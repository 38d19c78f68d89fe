"""Two games that look the same to one watcher and are not: what the tests of secrecy play at two tables.

One game is played at random. Beside it a few others are led along: whatever the watcher sees in the first, it must see
in them too, at the same moments; all the rest is drawn anew. Where one cannot follow (the other hand has no such card),
it is given up, and others take its place. Everything here is the engine's; no part of the server is asked."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from curia.catalog import AnyGame
from curia.core.bits import has
from curia.core.events import EventLog
from curia.core.game import State
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER
from curia.wire import to_json

DEAL: Final = -1
"""The seat of the first step, which is chance alone."""
_TWINS: Final = 8
"""So many games are led along."""
_TRIES: Final = 16
"""So many other answers are tried."""
_QUIET: Final = ("go on", "enough", "pass", "refuse", "done")
"""Answers that do nothing."""
_DRAWS: Final = 60
"""So many draws are looked at before it is given up."""
_MOST_UNSEEN: Final = 4
"""So many answers that the watcher does not notice may be given between two that it does."""


class Step(NamedTuple):
    """A seat's answer, and what chance did after it."""

    seat: int
    move: int
    chance: tuple[int, ...]


class Moment(NamedTuple):
    """What a watcher noticed of a step: the events, and all that it sees afterwards."""

    events: bytes
    sight: bytes


class Twin:
    """A game that was led along so far: its last position, and how it came about."""

    def __init__(self, state: State, steps: Sequence[Step], before: "Twin | None", differs: bool) -> None:
        self.age: int = before.age + 1 if before and before.age else int(differs)
        """So many steps ago it became another game."""
        self.state = state
        self.steps = steps
        """What happened beside the first game's last step: nothing, or unseen answers and then one like it."""
        self.before = before
        self.differs = differs
        """Whether the position is another than the first game's."""

    def path(self) -> list[Sequence[Step]]:
        """The steps beside each step of the first game."""
        found: list[Sequence[Step]] = []
        node = self
        while node.before is not None:
            found.append(node.steps)
            node = node.before
        return found[::-1]

    def difference(self, steps: int) -> int:
        """In how many of the last positions it differs."""
        node: Twin | None = self
        count = 0
        for _ in range(steps):
            if node is None:
                break
            count += node.differs
            node = node.before
        return count


class Eyes:
    """What one watcher, a seat or OBSERVER, can see of a game."""

    def __init__(self, game: AnyGame, watcher: int, memory: bool) -> None:
        self.game = game
        self.watcher = watcher
        self._memory = memory and watcher != OBSERVER

    def sight(self, state: State) -> bytes:
        game, watcher = self.game, self.watcher
        asked: list[str] = []
        if watcher != OBSERVER and has(game.pending(state), watcher):
            decision = game.decision(state, watcher)
            asked = [decision.kind, decision.source]
        return to_json([game.view_json(game.view(state, watcher, self._memory)), asked])

    def events(self, log: EventLog) -> bytes:
        """As JSON without the last bracket, so that what is seen first is the beginning of all that is seen."""
        return to_json(log.seen_by(self.watcher))[:-1]


def random_game(game: AnyGame, rng: Rng, calm: int = 0) -> Iterator[tuple[Step, State, EventLog]]:
    """A random game, step by step: what was done, the position afterwards, what happened.

    So many times in ten a seat that may do nothing does nothing: else few hands last for long."""
    state = game.initial()
    seat, move = DEAL, 0
    while True:
        log = EventLog()
        if seat != DEAL:
            state = game.apply(state, seat, move, log)
        chance: list[int] = []
        while game.pending(state) == CHANCE_MASK:
            chance.append(int(game.sample_chance(state, rng)))
            state = game.apply(state, CHANCE, chance[-1], log)
        yield Step(seat, move, tuple(chance)), state, log
        if not game.pending(state):
            return
        seats = pending_seats(game.pending(state))
        seat = seats[rng.below(len(seats))]
        quiet = [int(move) for move in game.legal_moves(state, seat) if game.move_text(move) in _QUIET]
        move = quiet[0] if quiet and rng.below(10) < calm else int(game.random_move(state, seat, rng))


class Herd:
    """The games that are led along beside one, for one watcher."""

    def __init__(self, eyes: Eyes, rng: Rng) -> None:
        self._eyes = eyes
        self._game = eyes.game
        self._rng = rng
        self._first = Twin(eyes.game.initial(), [], None, False)
        """The first game itself: others branch off from it at any time."""
        self._sight = eyes.sight(self._first.state)
        self.twins: list[Twin] = []
        self._draws = 0
        self._is_bold = False
        """A game that goes other ways all the time soon cannot follow any more; then it keeps to the first one's."""

    def follow(self, step: Step, state: State, log: EventLog) -> None:
        """Take the next step of the first game, and lead the others along."""
        eyes = self._eyes
        moment = Moment(eyes.events(log), eyes.sight(state))
        is_unseen = step.seat not in (DEAL, eyes.watcher) and moment == Moment(eyes.events(EventLog()), self._sight)
        key = state.key()
        first = self._first
        self._first = Twin(state, [step], first, False)
        found: list[Twin] = []
        herd = [*self.twins, *(first for _ in range(_TWINS - len(self.twins) + 1))]
        for twin in herd:
            self._is_bold = twin is first or self._rng.below(8) == 0
            led = self._pass(twin, step) if is_unseen else self._lead(twin, step, moment)
            if led is None:
                continue
            steps, after = led
            differs = after.key() != key
            if differs or twin is not first:
                found.append(Twin(after, steps, twin, differs))
        self._sight = moment.sight
        self.twins = self._kept(found)

    def _kept(self, found: list[Twin]) -> list[Twin]:
        """Those that have differed for longest, and some of the others."""
        found.sort(key=lambda twin: (not twin.differs, -twin.age))
        old, young = found[: _TWINS // 2], found[_TWINS // 2 :]
        while len(young) > _TWINS // 2:
            young.pop(self._rng.below(len(young)))
        return old + young

    # One step -----------------------------------------------------------------------------------------------------

    def _lead(self, twin: Twin, step: Step, moment: Moment) -> tuple[list[Step], State] | None:
        """Steps of a twin that look like the first game's, if need be after some that are not seen at all."""
        steps: list[Step] = []
        state = twin.state
        for _ in range(_MOST_UNSEEN):
            found = self._like(state, step, moment)
            if found is not None:
                return [*steps, found[0]], found[1]
            unseen = self._unseen(state) if step.seat != DEAL else None
            if unseen is None:
                return None
            steps.append(unseen[0])
            state = unseen[1]
        return None

    def _pass(self, twin: Twin, step: Step) -> tuple[list[Step], State]:
        """The first game took a step that the watcher does not notice: so may the twin, or not."""
        moment = Moment(self._eyes.events(EventLog()), self._sight)
        found = self._like(twin.state, step, moment) if self._rng.below(3) else None
        if found is None and self._rng.below(3) == 0:
            found = self._unseen(twin.state)
        return ([found[0]], found[1]) if found else ([], twin.state)

    def _unseen(self, state: State) -> tuple[Step, State] | None:
        """A step that the watcher does not notice."""
        game, eyes = self._game, self._eyes
        moment = Moment(eyes.events(EventLog()), self._sight)
        for seat in pending_seats(game.pending(state)):
            for _ in range(_TRIES if seat != eyes.watcher else 0):
                found = self._play(state, seat, int(game.random_move(state, seat, self._rng)), (), moment)
                if found is not None:
                    return found
        return None

    def _like(self, state: State, step: Step, moment: Moment) -> tuple[Step, State] | None:
        """A step of the same seat that looks the same; another one than in the first game if there is one."""
        game, rng, seat = self._game, self._rng, step.seat
        if seat == DEAL:
            self._draws = _DRAWS
            return self._draw(state, EventLog(), step, moment, [])
        if not has(game.pending(state), seat):
            return None
        legal = [int(move) for move in game.legal_moves(state, seat)]
        moves = [step.move] if step.move in legal else []
        if seat != self._eyes.watcher:
            others = [legal[rng.below(len(legal))] for _ in range(_TRIES)]
            moves = others + moves if self._is_bold else moves + others
        for move in dict.fromkeys(moves):
            found = self._play(state, seat, move, step.chance, moment)
            if found is not None:
                return found
        return None

    def _play(
        self, state: State, seat: int, move: int, chance: tuple[int, ...], moment: Moment
    ) -> tuple[Step, State] | None:
        log = EventLog()
        after = self._game.apply(state, seat, move, log)
        self._draws = _DRAWS
        return self._draw(after, log, Step(seat, move, chance), moment, [])

    def _draw(
        self, state: State, log: EventLog, step: Step, moment: Moment, drawn: list[int]
    ) -> tuple[Step, State] | None:
        """Let chance draw until a seat is asked, so that it looks as it must."""
        game, rng, eyes = self._game, self._rng, self._eyes
        self._draws -= 1
        if self._draws < 0 or not moment.events.startswith(eyes.events(log)):
            return None
        if game.pending(state) != CHANCE_MASK:
            same = eyes.events(log) == moment.events and eyes.sight(state) == moment.sight
            return (Step(step.seat, step.move, tuple(drawn)), state) if same else None
        possible = {int(move) for move, _ in game.chance(state)}
        draws = [int(game.sample_chance(state, rng))] if self._is_bold and rng.below(3) == 0 else []
        number = len(drawn)
        if number < len(step.chance) and step.chance[number] in possible:
            draws.append(step.chance[number])
        draws += [int(game.sample_chance(state, rng)) for _ in range(3)]
        for draw in dict.fromkeys(draws):
            more = EventLog()
            more.events = list(log.events)
            found = self._draw(game.apply(state, CHANCE, draw, more), more, step, moment, [*drawn, draw])
            if found is not None:
                return found
        return None
