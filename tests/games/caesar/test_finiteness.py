"""Section 17: the bounds of every game, and what they rest on, in random games."""

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from curia.core.events import EventLog
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK
from curia.games.caesar.rules import Caesar
from curia.games.caesar.state import CaesarState
from tests.kit.caesar import Table, game, party, started, table
from tests.kit.rules import rule

Style = Callable[[list[str], Rng], str]


def anything(moves: list[str], rng: Rng) -> str:
    return moves[rng.below(len(moves))]


def one_card_a_turn(moves: list[str], rng: Rng) -> str:
    """Discards the manipulation cards and then the influence, one card a turn."""
    single = [text for text in moves if text.startswith("discard") and len(text.split()) == 2]
    return single[-1] if single else moves[-1]


def face_down(moves: list[str], rng: Rng) -> str:
    """Lays one card a turn whenever it can."""
    down = [text for text in moves if text.startswith(("lay", "draw influence"))]
    return down[rng.below(len(down))] if down else anything(moves, rng)


def busy(moves: list[str], rng: Rng) -> str:
    """Plays manipulation cards whenever it can."""
    plays = ("castle", "spy", "wrath", "assassinate", "courtesan", "draw manipulation", "veto")
    wanted = [text for text in moves if text.startswith(plays)]
    return anything(wanted or moves, rng)


def stubborn(moves: list[str], rng: Rng) -> str:
    """Lets no turn use more than it must: vetoes, draws without a discard, plays what makes no room."""
    for start in ("discard none", "veto", "lay", "castle", "relay", "spy", "courtesan", "draw manipulation"):
        wanted = [text for text in moves if text.startswith(start)]
        if wanted:
            return anything(wanted, rng)
    return one_card_a_turn(moves, rng)


STYLES: dict[str, Style] = {
    "anything": anything,
    "one card": one_card_a_turn,
    "face down": face_down,
    "busy": busy,
    "stubborn": stubborn,
}
OPTIONS: list[dict[str, str]] = [{}, {"manipulation": "shuffled", "end": "first_out"}]


class Course:
    """A whole game: how often what happened."""

    def __init__(self, rules: Caesar, style: Style, seed: int, start: CaesarState | None = None) -> None:
        self.rules = rules
        self.log = EventLog()
        self.answers = 0
        self.chance = 0
        self.stocks: list[tuple[int, list[int]]] = []
        """When each turn was over: whose it was, and the stocks."""
        state = start or rules.initial()
        rng = Rng(seed)
        while rules.pending(state):
            assert self.answers + self.chance <= rules.move_bound, "every game ends (§17.12)"
            active, turn = state.active, state.turn
            if rules.pending(state) == CHANCE_MASK:
                self.chance += 1
                state = rules.apply(state, CHANCE, rules.sample_chance(state, rng), self.log)
            else:
                seats = pending_seats(rules.pending(state))
                seat = seats[rng.below(len(seats))]
                moves = [rules.move_text(move) for move in rules.legal_moves(state, seat)]
                assert moves, "there is always an answer (§17.7)"
                self.answers += 1
                state = rules.apply(state, seat, rules.parse_move(style(moves, rng)), self.log)
            if state.turn != turn and rules.pending(state):
                self.note_stock(int(active), state)
        self.state = state

    def note_stock(self, active: int, state: CaesarState) -> None:
        rows = cast(list[dict[str, Any]], self.rules.view_json(self.rules.view(state, 0))["seats"])
        fields = ("influence_in_hand", "manipulation_in_hand", "influence_left", "manipulation_left")
        for row in rows:
            hand, reserves = row[fields[0]] + row[fields[1]], row[fields[2]] + row[fields[3]]
            assert hand or not reserves, "whoever has an empty hand has empty reserves (§17.5)"
            assert hand <= 5
        self.stocks.append((active, [sum(row[field] for field in fields) for row in rows]))

    def count(self, *names: str) -> "Counter[int]":
        return Counter(cast(int, event.public["seat"]) for event in self.log.events if event.name in names)


@rule("17.1", "17.2", "17.3", "17.4", "17.5", "17.6", "17.7", "17.8", "17.9", "17.10", "17.11", "17.12", "C8", "1.12")
@rule("17.13", "C12")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_game_keeps_the_bounds(style: str, options: dict[str, str], seed: int) -> None:
    rules = game(**options)
    course = Course(rules, STYLES[style], seed)
    assert rules.outcome(course.state) is not None
    turns = course.count("turn_begins", "last_turn")
    assert all(number <= 45 for number in turns.values())
    without_laying = course.count("nothing_laid")
    assert all(number <= 11 for number in without_laying.values())
    extra = without_laying.total()
    assert sum(1 for event in course.log.events if event.name == "suffrage_card") <= 63 + extra <= 85
    laying = [event for event in course.log.events if event.name in ("laid_down", "laid_up")]
    assert all(number <= 32 for number in Counter(str(event.public["seat"]) for event in laying).values())
    arranged = "manipulation" not in options
    assert course.chance <= (120 if arranged else 146) + extra
    assert course.answers <= (403 if arranged else 377) - extra
    assert course.answers + course.chance <= 523 <= rules.move_bound
    assert course.count("last_turn").total() <= 1


@rule("17.1", "17.2", "17.13", "6.2", "4.1")
@pytest.mark.parametrize("style", STYLES)
def test_every_own_turn_uses_the_stock_and_it_never_grows(style: str) -> None:
    """From the end of an own turn to the end of the next: what a Veto in between takes away pays for a turn that only
    draws."""
    course = Course(game(), STYLES[style], 7)
    assert course.stocks[0][1] == [45, 45]
    for seat in (0, 1):
        everywhere = [stocks[seat] for _, stocks in course.stocks]
        assert everywhere == sorted(everywhere, reverse=True)
        own = [stocks[seat] for active, stocks in course.stocks[1:] if active == seat]
        assert all(after < before for before, after in zip([45, *own], own, strict=False))


TIED = "senators 1*4, praetors 2*4, quaestors 3*4, aediles 4*4, censors 5*4"


@rule("17.4", "17.8", "17.9", "17.12", "17.13", "3.17", "6.13")
@pytest.mark.parametrize("seed", range(6))
def test_a_forum_without_room_keeps_the_bounds(seed: int) -> None:
    """Both kinds of turn that use little come up here, and each is paid for: by a Veto, or by its manipulation card."""
    start = table(party("1 2 castling spy veto", up=TIED), party("1 2 castling spy veto", up=TIED))
    course = Course(start.game, stubborn, seed, start.state)
    drawn_up, vetoes, without_laying = (course.count(name) for name in ("nothing_discarded", "vetoed", "nothing_laid"))
    assert drawn_up.total() > 0
    assert without_laying.total() > 0
    stock = 50 - 20
    for seat in (0, 1):
        assert drawn_up[seat] <= vetoes[seat] <= 2
        assert without_laying[seat] <= 11
        assert course.count("turn_begins", "last_turn")[seat] <= stock
        own = [stocks[seat] for active, stocks in course.stocks if active == seat]
        assert all(after < before for before, after in zip([stock, *own], own, strict=False))
    suffrage = sum(1 for event in course.log.events if event.name == "suffrage_card")
    assert suffrage <= course.count("laid_down", "laid_up").total() + without_laying.total()


@rule("17.4")
def test_the_bound_of_45_turns_is_reached() -> None:
    play = started(manipulation="shuffled")
    rng = Rng(1)
    while play.phase != "over":
        if play.chance_is_asked:
            play.state = play.game.apply(play.state, CHANCE, play.game.sample_chance(play.state, rng), play.log)
        elif play.phase == "refill":
            play.go("draw influence")
        elif play.phase == "turn":
            play.go(cautious(play))
        else:
            play.go(play.legal()[0])
    turns = Counter(event.public["seat"] for event in play.log.events if event.name in ("turn_begins", "last_turn"))
    assert turns == {0: 45, 1: 45}
    assert play.happened("last_turn") == [{"seat": 1}]


def cautious(play: Table) -> str:
    """Discard one card, and an influence card only if another one is left; manipulation cards first."""
    single = [text for text in play.can("discard") if len(text.split()) == 2]
    return single[-1]
