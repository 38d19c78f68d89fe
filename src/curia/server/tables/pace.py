"""How long people take over discreet questions, so that who has no choice is answered for as slowly (ADR 8).

What is kept of a player is milliseconds by the kind of question, and nothing of any game."""

import math
import random
from array import array
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from curia.server.store.rows import PaceRow

_KEPT: Final = 64
"""Times of one player at one kind of question."""
ENOUGH: Final = 8
"""With fewer of them a player's times tell too little, and those of the house serve instead."""
MOST_RINGS: Final = 4096
"""Of all players and kinds; those that were used last stay."""
_SHORTEST: Final = 0.2
_LONGEST: Final = 600.0
"""Seconds. Who has a choice and stays connected for longer without answering is not imitated."""
_MEDIAN: Final = 5.0
_MEDIAN_BACK: Final = 9.0
"""Who has just come has to look at the table first."""
_SPREAD: Final = 0.9
"""Of the logarithm: every sixth answer takes two and a half times the median, one in a hundred eight times."""
_BACK: Final = " back"


def kind_of(game: str, question: str, is_back: bool = False) -> str:
    """What times are kept by; whoever has come since the question was put takes another time over it."""
    return f"{game} {question}{_BACK if is_back else ''}"


class Pace:
    """The times that players took lately, and times drawn from them. One for the whole house."""

    def __init__(self, chance: random.Random, floor: tuple[int, int]) -> None:
        self._chance = chance
        self._floor = floor
        self._rings: OrderedDict[tuple[str, str], array[int]] = OrderedDict()
        """By who and kind, in the order of their last use."""
        self._kinds: dict[str, dict[str, array[int]]] = {}
        """The same by kind and who."""
        self._unsaved: set[tuple[str, str]] = set()

    @property
    def is_kept(self) -> bool:
        """Whether answers are held; a host may choose quicker games, whose times tell."""
        return self._floor[1] > 0

    # What is drawn ----------------------------------------------------------------------------------------------

    def floor(self) -> float:
        """Seconds from a question before which no answer to it is published."""
        return self._chance.uniform(*self._floor) / 1000

    def draw(self, who: str, kind: str) -> float:
        """Seconds that this player might have taken over a choice of that kind."""
        seconds = self.draw_own(who, kind)
        if seconds is not None:
            return seconds
        times = self._of_house(kind)
        if len(times) >= ENOUGH:
            return self._like(times)
        median = _MEDIAN_BACK if kind.endswith(_BACK) else _MEDIAN
        return _bounded(median * math.exp(self._chance.gauss(0, _SPREAD)))

    def draw_own(self, who: str, kind: str) -> float | None:
        """The same, but None if too little is known of this one."""
        ring = self._rings.get((who, kind))
        return self._like(ring) if ring is not None and len(ring) >= ENOUGH else None

    def draw_within(self, who: str, kind: str, left: float | None) -> float:
        """The same for somebody with so many seconds on the clock: who has little time hurries."""
        seconds = self.draw(who, kind)
        if left is None or seconds < 0.9 * left:
            return seconds
        again = self.draw(who, kind)
        return again if again < 0.9 * left else self.part_of(left)

    def part_of(self, left: float) -> float:
        """Some time before a clock runs out, but not always as long before."""
        return left * self._chance.uniform(0.2, 0.9)

    def _of_house(self, kind: str) -> list[int]:
        """Some times of that kind, everybody's as likely: who plays most does not set the pace of all."""
        rings = list(self._kinds.get(kind, {}).values())
        count = min(_KEPT, sum(map(len, rings)))
        return [self._chance.choice(ring) for ring in self._chance.choices(rings, k=count)] if rings else []

    def _like(self, times: "list[int] | array[int]") -> float:
        """Seconds from the same distribution, but never the very same: one that came before would be known again.

        A smooth bootstrap of the logarithms, shrunk so that it spreads no further than they do."""
        logs = [math.log(time) for time in times]
        mean = sum(logs) / len(logs)
        spread = max(0.05, math.sqrt(sum((log - mean) ** 2 for log in logs) / len(logs)))
        width = 1.06 * spread * len(logs) ** -0.2
        shrink = 1 / math.sqrt(1 + (width / spread) ** 2)
        drawn = self._chance.choice(logs) - mean + width * self._chance.gauss(0, 1)
        return _bounded(math.exp(mean + shrink * drawn) / 1000)

    # What is learnt ---------------------------------------------------------------------------------------------

    def learn(self, who: str, kind: str, seconds: float) -> None:
        """Somebody took so long over a real choice."""
        ring = self._rings.get((who, kind))
        if ring is None:
            ring = self._keep(who, kind, [])
        ring.append(round(_bounded(seconds) * 1000))
        del ring[:-_KEPT]
        self._rings.move_to_end((who, kind))
        self._unsaved.add((who, kind))

    def learn_longer(self, who: str, kind: str, seconds: float) -> None:
        """Somebody left before they had answered, after so long. Who stays would have been longer about it: without
        these the times would be too short."""
        ring = self._rings.get((who, kind), array("i"))
        longer = [time / 1000 for time in ring if time > seconds * 1000]
        self.learn(who, kind, self._chance.choice(longer) if longer else 1.5 * seconds)

    def _keep(self, who: str, kind: str, times: Iterable[int]) -> "array[int]":
        ring = self._rings[who, kind] = array("i", times)
        self._kinds.setdefault(kind, {})[who] = ring
        if len(self._rings) > MOST_RINGS:
            self._drop(*next(iter(self._rings)))
        return ring

    def _drop(self, who: str, kind: str) -> None:
        del self._rings[who, kind]
        del self._kinds[kind][who]
        self._unsaved.discard((who, kind))

    def forget(self, who: str) -> None:
        """A player is forgotten. (The store forgets by itself.)"""
        for key in [key for key in self._rings if key[0] == who]:
            self._drop(*key)

    # What is stored ---------------------------------------------------------------------------------------------

    def load(self, rows: list[PaceRow]) -> None:
        """What was stored, the one that was used last at the end."""
        for row in rows:
            times = [time for time in row.times if time > 0]
            if times:
                self._keep(row.who, row.kind, times[-_KEPT:])

    def take_unsaved(self, now: int) -> list[PaceRow]:
        """What is to be stored now; it is then thought to be."""
        rows = [PaceRow(who, kind, list(self._rings[who, kind]), now) for who, kind in self._unsaved]
        self._unsaved.clear()
        return rows


def _bounded(seconds: float) -> float:
    return min(_LONGEST, max(_SHORTEST, seconds))
