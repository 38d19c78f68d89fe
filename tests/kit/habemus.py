"""A table of Habemus Papam in few words: set up any position, play moves as people write them, look at the result."""

import tomllib
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, cast

from curia.core.bits import has
from curia.core.events import EventLog
from curia.core.game import Outcome
from curia.core.match import pending_seats
from curia.core.types import CHANCE, CHANCE_MASK, Arg, Json
from curia.games.habemus.card_data import parse_cards
from curia.games.habemus.rules import Habemus
from curia.games.habemus.state import HabemusState
from tests.kit.declared import declared_events, declared_refusal
from tests.kit.habemus_positions import (
    ACTIONS,
    CARDINALS,
    LATE,
    LEADERS,
    ORDER_PAIRS,
    PHASES,
    POLITICS,
    START_GEMS,
    TAKING,
    Player,
    cards,
    player,
    position,
)

__all__ = [
    "ACTIONS",
    "CARDINALS",
    "LATE",
    "LEADERS",
    "ORDER_PAIRS",
    "PHASES",
    "POLITICS",
    "START_GEMS",
    "Facts",
    "Player",
    "Shown",
    "Table",
    "card_file",
    "cards",
    "game",
    "new_table",
    "play_round",
    "player",
    "position",
    "started",
    "table",
]

Facts = dict[str, Arg]
Shown = dict[str, Any]


def card_file() -> dict[str, Json]:
    """The card data of the box, fresh each time, so that a test may break it."""
    text = (files("curia.games.habemus") / "cards.toml").read_text(encoding="utf-8")
    return cast(dict[str, Json], tomllib.loads(text))


@cache
def _game(seats: int, options: tuple[tuple[str, str], ...]) -> Habemus:
    return Habemus(seats, dict(options), parse_cards(card_file()))


def game(seats: int = 4, **options: str) -> Habemus:
    """The rules with the card data of the box."""
    return _game(seats, tuple(sorted(options.items())))


class Table:
    """A game under way. Every move must be legal, and after each the cards must add up."""

    def __init__(self, game: Habemus, state: HabemusState) -> None:
        self.game = game
        self.state = state
        self.log = EventLog()

    # Playing

    def play(self, seat: int, text: str) -> "Table":
        legal = self.legal(seat)
        assert text in legal, f"seat {seat} cannot '{text}', only {legal}"
        self._apply(seat, self.game.parse_move(text))
        return self

    def all_play(self, *texts: str) -> "Table":
        """The asked seats answer in the order of seats, with the texts in turn."""
        asked = self.asked()
        assert len(asked) == len(texts), f"{asked} are asked"
        for seat, text in zip(asked, texts, strict=True):
            self.play(seat, text)
        return self

    def all_pass(self) -> "Table":
        """Nobody plays an action card, nobody bids."""
        while self.phase in ("play_action", "bid", "bid_last"):
            for seat in self.asked():
                self.play(seat, "play none" if self.phase == "play_action" else "bid none")
        return self

    def bids(self, *texts: str) -> "Table":
        """Nobody plays an action card, then seat 0 bids the first text, and so on."""
        while self.phase == "play_action":
            self.all_pass_actions()
        return self.all_play(*[f"bid {text}" for text in texts])

    def all_pass_actions(self) -> "Table":
        return self.all_play(*["play none" for _ in self.asked()])

    def chance(self, *texts: str) -> "Table":
        for text in texts:
            possible = self.odds()
            assert text in possible, f"chance cannot '{text}', only {possible}"
            self._apply(CHANCE, self.game.parse_move(text))
        return self

    def any_turns(self) -> "Table":
        """Turn up cards until somebody is asked, never a smoke that need not come."""
        while self.game.pending(self.state) == CHANCE_MASK:
            possible = list(self.odds())
            self.chance(next((text for text in possible if "smoke" not in text), possible[0]))
        return self

    def all_take(self) -> "Table":
        """Everyone takes the first card there is."""
        while self.phase in TAKING[:-1]:
            seat = self.asked()[0]
            self.play(seat, self.legal(seat)[0])
        return self

    def _apply(self, seat: int, move: int) -> None:
        before, told = self.game.to_dict(self.state), len(self.log.events)
        after = self.game.apply(self.state, seat, move, self.log)
        assert self.game.to_dict(self.state) == before
        assert self.game.check(after) == ""
        declared_events(self.game, self.log.events[told:])
        self.state = after

    # Asking the rules

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        pending = self.game.pending(self.state)
        return [] if pending == CHANCE_MASK else pending_seats(pending)

    def legal(self, seat: int) -> list[str]:
        """The answers of a seat, as people write them; none if it is not asked."""
        if seat >= self.game.seats or not has(self.game.pending(self.state), seat):
            return []
        return [self.game.move_text(move) for move in self.game.legal_moves(self.state, seat)]

    def refusal(self, seat: int, text: str) -> tuple[str, str]:
        """The paragraph and the reason why a move is not allowed; the move must not be."""
        assert text not in self.legal(seat)
        refusal = declared_refusal(self.game, self.game.explain(self.state, seat, self.game.parse_move(text)))
        return refusal.rule, refusal.code

    def odds(self) -> dict[str, Fraction]:
        """What chance may do now, with how likely it is."""
        assert self.game.pending(self.state) == CHANCE_MASK
        weights = self.game.chance(self.state)
        total = sum(weight for _, weight in weights)
        return {self.game.move_text(move): Fraction(weight, total) for move, weight in weights}

    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome

    # Looking

    def facts(self) -> Shown:
        return cast(Shown, self.game.to_dict(self.state))

    def view(self, seat: int, memory: bool = False) -> Shown:
        return cast(Shown, self.game.view_json(self.game.view(self.state, seat, memory)))

    def happened(self, name: str) -> list[Facts]:
        """The public part of the events with a name, in order."""
        return [event.public for event in self.log.events if event.name == name]

    def seen_by(self, seat: int, name: str) -> list[Facts]:
        return [facts for event, facts in self.log.seen_by(seat) if event == name]

    @property
    def phase(self) -> str:
        return str(self.facts()["phase"])

    @property
    def question(self) -> str:
        """What the asked seats are asked."""
        kinds = {self.game.decision(self.state, seat).kind for seat in self.asked()}
        assert len(kinds) == 1
        return kinds.pop()

    @property
    def round(self) -> int:
        return cast(int, self.facts()["round"])

    @property
    def camerlengo(self) -> int:
        return cast(int, self.facts()["camerlengo"])

    @property
    def gold(self) -> list[int]:
        return [cast(int, one["gold"]) for one in self.facts()["seats"]]

    @property
    def gems(self) -> list[str]:
        return [str(one["gems"]) for one in self.facts()["seats"]]

    @property
    def worth(self) -> list[str | None]:
        """What the open bids are worth."""
        return [cast("str | None", one["bid"]) for one in self.facts()["seats"]]

    @property
    def taking(self) -> list[int]:
        return cast(list[int], self.facts()["taking"])

    @property
    def display(self) -> list[str]:
        return cast(list[str], self.facts()["display"])

    @property
    def gone(self) -> list[str]:
        return cast(list[str], self.facts()["gone"])

    def tableau(self, seat: int) -> list[str]:
        return cast(list[str], self.facts()["seats"][seat]["tableau"])

    def hand(self, seat: int) -> list[str]:
        return cast(list[str], self.facts()["seats"][seat]["hand"])

    def orders(self, seat: int) -> list[str]:
        return cast(list[str], self.facts()["seats"][seat]["orders"])


def new_table(seats: int = 4, **options: str) -> Table:
    """A game before its first chance move."""
    rules = game(seats, **options)
    return Table(rules, rules.initial())


def started(seats: int = 4, camerlengo: int = 0, **options: str) -> Table:
    """A game with its orders dealt, before the first card is turned up."""
    table = new_table(seats, **options).chance(f"camerlengo {camerlengo}")
    for pair in ORDER_PAIRS[:seats]:
        table.chance(*[f"deal {order}" for order in pair])
    return table


def table(
    phase: str,
    *players: Player,
    seats: int = 4,
    round: int | None = None,
    camerlengo: int = 0,
    acting: int | None = None,
    taking: list[int] | None = None,
    display: str | None = None,
    gone: str = "",
    deck: str = "",
    black: int | None = None,
    white: int | None = None,
    options: dict[str, str] | None = None,
    **option: str,
) -> Table:
    """A game in the position that the words describe; see `position`."""
    chosen = (options or {}) | option
    rules = game(seats, **chosen)
    data = position(
        phase,
        *players,
        seats=seats,
        round=round,
        camerlengo=camerlengo,
        acting=acting,
        taking=taking,
        display=display,
        gone=gone,
        deck=deck,
        black=black,
        white=white,
        single=chosen.get("final_display") == "single",
    )
    state = rules.from_dict(data)
    assert rules.check(state) == ""
    return Table(rules, state)


def play_round(table: Table) -> Table:
    """A whole round in which nobody does anything special."""
    table.any_turns()
    if table.phase == "keep_order":
        for seat in table.asked():
            table.play(seat, table.legal(seat)[0])
    return table.all_pass().all_take()
