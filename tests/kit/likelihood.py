"""Are worlds drawn as likely as they are? Drawn ones beside those that a test has reckoned, each with its chance."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import TypeVar

from curia._build import compiled
from curia.core.game import Game, State, View
from curia.core.rng import Rng

World = TypeVar("World", bound=Hashable)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Chances = dict[World, Fraction]

DRAWS = 30_000 if compiled() else 4_000
SELDOM = 5
"""Worlds that are expected less often than this are counted together."""


def add_up(weighted: Iterable[tuple[World, Fraction]]) -> Chances[World]:
    """Ways that lead to the same world count together; the weights may have any sum."""
    chances: Chances[World] = {}
    for world, weight in weighted:
        if weight:
            chances[world] = chances.get(world, Fraction(0)) + weight
    total = sum(chances.values(), Fraction(0))
    return {world: weight / total for world, weight in chances.items()}


def assert_as_likely(
    game: Game[S, V],
    state: S,
    seat: int,
    memory: bool,
    chances: Chances[World],
    seen: Callable[[S], World],
    seed: int = 1655,
) -> None:
    """The worlds that are drawn from a seat's view are those reckoned, each as often as it is likely.

    `seen` tells what of a position the reckoning is about. The draws are the same ones every time. How far they are
    from what was reckoned is told by chi-square, which true chances exceed here once in thirty thousand."""
    assert seen(state) in chances, "the truth is possible"
    view = game.view(state, seat, memory)
    rng = Rng(seed)
    drawn = Counter(seen(game.determinize(view, rng)) for _ in range(DRAWS))
    assert not set(drawn) - set(chances), f"impossible: {next(iter(set(drawn) - set(chances)))}"
    apart = 0.0
    cells = 0
    seldom = Fraction(0)
    seldom_drawn = 0
    for world, chance in chances.items():
        if chance * DRAWS < SELDOM:
            seldom += chance
            seldom_drawn += drawn[world]
        else:
            cells += 1
            apart += _deviation(drawn[world], chance)
    if seldom * DRAWS >= SELDOM:
        cells += 1
        apart += _deviation(seldom_drawn, seldom)
    assert cells >= 2 or len(chances) == 1, "too many worlds to tell them apart"
    assert apart <= _bound(cells - 1), f"drawn otherwise than reckoned: {apart:.0f} of {_bound(cells - 1):.0f}"


def _deviation(drawn: int, chance: Fraction) -> float:
    expected = float(chance * DRAWS)
    return float((drawn - expected) ** 2 / expected)


def _bound(freedom: int) -> float:
    """Chi-square of so many degrees of freedom is below but for once in thirty thousand (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4 * spread**0.5) ** 3)
