"""A table of Borgia in few words: set up a position, play moves as people write them, look at the result."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, cast

from curia.core.bits import has
from curia.core.events import EventLog
from curia.core.rng import Rng
from curia.core.types import CHANCE, Json
from curia.games.borgia import flow, housing, knowledge
from curia.games.borgia.card_data import parse_cards
from curia.games.borgia.cards import NOWHERE
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState, lane
from tests.kit.borgia_positions import STARTS, Player, cards, names, place_number, player, position
from tests.kit.declared import declared_refusal
from tests.kit.playing import Facts, Playing

__all__ = [
    "STARTS",
    "Facts",
    "Player",
    "Table",
    "card_file",
    "card_file_with_points",
    "cards",
    "dealt",
    "game",
    "game_with_points",
    "new_table",
    "player",
    "table",
]

QUIET = {
    "redraw": "keep",
    "moment": "go on",
    "market": "buy",
    "auction": "pass",
    "fee": "reject",
    "play": "enough",
    "doctor": "no doctor",
    "seize": "seize nothing",
    "hire": "hire nobody",
    "trade_answer": "refuse",
    "consent": "forbid",
    "pledge": "done",
    "pledge_answer": "refuse",
    "accuse": "no",
    "reshuffle": "leave",
}
"""The answers of one who wants nothing; elsewhere the last of the list."""


def card_file() -> dict[str, Json]:
    """The card data of the box, fresh each time, so that a test may break it."""
    text = (files("curia.games.borgia") / "cards.toml").read_text(encoding="utf-8")
    return cast(dict[str, Json], tomllib.loads(text))


def card_file_with_points(**points: int) -> dict[str, Json]:
    """The card data of the box, but for points of some cards."""
    data = cast(dict[str, Any], card_file())
    for row in [*data["towns"], *data["offices"], *data["artists"]]:
        if row["id"] in points:
            row["points"] = points[row["id"]]
    return cast(dict[str, Json], data)


@cache
def _game(seats: int, options: tuple[tuple[str, str], ...], points: tuple[tuple[str, int], ...]) -> Borgia:
    return Borgia(seats, dict(options), parse_cards(card_file_with_points(**dict(points))))


def game(seats: int = 4, **options: str) -> Borgia:
    """The rules with the card data of the box."""
    return game_with_points(seats, {}, options)


def game_with_points(seats: int, points: Mapping[str, int], options: Mapping[str, str] | None = None) -> Borgia:
    """The rules with other points on some cards."""
    return _game(seats, tuple(sorted((options or {}).items())), tuple(sorted(points.items())))


class Table(Playing[Borgia, BorgiaState]):
    """A game under way. Every move must be legal, and after each the cards must add up."""

    # Playing

    def play(self, seat: int, *texts: str) -> "Table":
        """A seat, or CHANCE, answers; with several texts, one after another."""
        for text in texts:
            self.answer(seat, text)
        return self

    def chance(self, *texts: str) -> "Table":
        """Chance moves: 'pope 2', 'draw titian'."""
        return self.play(CHANCE, *texts)

    def go(self, *texts: str) -> "Table":
        """The moves in turn, each by chance or by the only seat that is asked."""
        for text in texts:
            self.play(CHANCE if self.chance_is_asked else self.seat, text)
        return self

    def all_play(self, *texts: str) -> "Table":
        """The seats that are asked now answer in the order of seats, with the texts in turn."""
        asked = self.asked
        assert len(asked) == len(texts), f"{asked} are asked"
        for seat, text in zip(asked, texts, strict=True):
            self.play(seat, text)
        return self

    def quiet(self) -> "Table":
        """One answer of chance, or of the first seat that is asked, who wants nothing (see `QUIET`)."""
        if self.chance_is_asked:
            return self.chance(list(self.odds())[-1])
        seat = self.asked[0]
        question = self.question
        if question == "ballot":
            votes = self.legal(seat)
            return self.play(seat, votes[-1] if votes[0].endswith(f"for {seat}") else votes[0])
        return self.play(seat, QUIET.get(question) or self.legal(seat)[-1])

    def until(self, question: str, seat: int | None = None) -> "Table":
        """Quiet answers until a question is put, to a certain seat if one is named; chance has questions too.

        Answers at least once, so that `until` twice finds the question a second time."""
        for _ in range(1000):
            self.quiet()
            if self.question == question and (seat is None or self.asked == [seat]):
                return self
        raise AssertionError(f"'{question}' does not come")

    def reach(self, question: str, seat: int | None = None) -> "Table":
        """As `until`, but nothing is answered if the question is put already."""
        if self.question == question and (seat is None or self.asked == [seat]):
            return self
        return self.until(question, seat)

    # Asking the rules

    @property
    def question(self) -> str:
        """What is asked, by its id: 'moment', 'auction', 'turn_up', 'over'..."""
        return self.game.decision(self.state, self.asked[0] if self.asked else 0).kind

    def can(self, start: str, seat: int | None = None) -> list[str]:
        """The answers that begin so, without that beginning: can('play spy on ') is ['1', '3']."""
        return [text.removeprefix(start) for text in self.legal(seat) if text.startswith(start)]

    def allows(self, text: str, seat: int | None = None) -> bool:
        """Whether a move that people can write is legal for a seat, or for the one that is asked."""
        return self.game.parse_move(text) in self._moves(self.seat if seat is None else seat)

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The paragraph that forbids a move; the move must not be legal."""
        who = self.seat if seat is None else seat
        assert not self.allows(text, who), f"'{text}' is legal"
        return declared_refusal(self.game, self.game.explain(self.state, who, self.game.parse_move(text))).rule

    # What happened

    def events(self) -> list[str]:
        """The names of all events, in order."""
        return [event.name for event in self.log.events]

    def forget_events(self) -> "Table":
        """Tell only what happens from now on."""
        self.log = EventLog()
        return self

    # The position

    @property
    def round(self) -> int:
        return int(self.state.table.round)

    @property
    def pope(self) -> int:
        return int(self.state.table.pope)

    @property
    def active(self) -> int:
        """The player in phase."""
        return int(self.state.table.active)

    @property
    def moment(self) -> int:
        """How many of the steps of this phase are over."""
        return int(self.state.table.moment)

    @property
    def market(self) -> int:
        return int(self.state.table.market)

    @property
    def ducats(self) -> list[int]:
        return [int(ducats) for ducats in self.state.ducats]

    @property
    def aside(self) -> list[int]:
        """Ducats set aside for pledges."""
        return [int(ducats) for ducats in self.state.table.aside]

    @property
    def cardinals(self) -> list[int]:
        return [int(number) for number in self.state.table.cardinals]

    @property
    def skips(self) -> list[int]:
        """Phases to be skipped."""
        return [int(lane(self.state.table.skips, seat, 4)) for seat in range(self.game.seats)]

    def lanes(self, packed: int) -> list[int]:
        """A number for each other seat, of a packed number with eight bits for each."""
        return [int(lane(packed, seat, 8)) for seat in range(self.game.seats)]

    @property
    def pile(self) -> list[str]:
        return names(self.game, self.state.table.pile)

    @property
    def gone(self) -> list[str]:
        return names(self.game, self.state.table.gone)

    @property
    def deck(self) -> list[str]:
        """Deck and market together."""
        return names(self.game, self.state.deck)

    def hand(self, seat: int) -> list[str]:
        return names(self.game, self.state.hand[seat])

    def lies(self, seat: int) -> list[str]:
        """The open cards before a seat, housed or not."""
        return names(self.game, self.state.table.owned[seat])

    def housed(self, place: str) -> list[str]:
        """What a town or home town houses."""
        return names(self.game, self.state.table.housed[place_number(self.game, place)])

    def place(self, card: str) -> str:
        """Where a card is housed; '' if it is not."""
        place = housing.place_of(self.state.table, self.game.cards.number[card])
        return "" if place == NOWHERE else housing.place_id(self.game.config, place)

    # What is known

    def sees(self, seat: int, memory: bool = False) -> dict[str, Any]:
        """All that a view of the position holds, as plain numbers, to compare and to look up."""
        view = self.game.view(self.state, seat, memory)
        return {
            "table": view.table.key(),
            "hand": [int(hand) for hand in view.hand],
            "sizes": [int(number) for number in view.sizes],
            "ducats": [int(number) for number in view.ducats],
            "ballots": [int(votes) for votes in view.ballots],
            "known": [int(seats) for seats in view.known],
            "answer": int(view.answer),
            "deck_size": int(view.deck_size),
            "draft": int(view.draft),
            "making": None if view.making is None else view.making.key(),
            "trade": None if view.trade is None else view.trade.key(),
            "gives_hand": int(view.gives_hand),
            "asks_hand": int(view.asks_hand),
            "pledge": None if view.pledge is None else view.pledge.key(),
        }

    def knows(self, seat: int) -> list[tuple[str, list[int]]]:
        """The hand cards that a seat or OBSERVER is sure of, each with the seats one of which has it."""
        known = self.sees(seat)["known"]
        rows = [(self.game.cards.ids[knowledge.CARD_OF_ROW[row]], seats) for row, seats in enumerate(known) if seats]
        return sorted((card, [seat for seat in range(self.game.seats) if has(seats, seat)]) for card, seats in rows)

    def worlds(self, seat: int, number: int = 100, memory: bool = False) -> list["Table"]:
        """Positions that fit what a seat sees; each must look to it as the true one."""
        rng = Rng(46)
        view = self.game.view(self.state, seat, memory)
        found = [Table(self.game, self.game.determinize(view, rng)) for _ in range(number)]
        assert [self.game.check(one.state) for one in found] == [""] * number
        assert all(one.sees(seat, memory) == self.sees(seat, memory) for one in found)
        return found


def new_table(seats: int = 4, **options: str) -> Table:
    """A game before its first chance move."""
    rules = game(seats, **options)
    return Table(rules, rules.initial())


def dealt(*hands: str, seats: int = 4, pope: int = 0, **options: str) -> Table:
    """A game in which the named hands are dealt, by seat; hands not named get what is left, from the list's end."""
    table = new_table(seats, **options).chance(f"pope {pope}")
    wanted = [cards(hand) for hand in hands]
    for number in range(seats):
        seat = (pope + number) % seats
        if seat < len(wanted):
            table.chance(*[f"draw {card}" for card in wanted[seat]])
            continue
        for _ in range(table.game.config.hand_size):
            named = {card for hand in wanted for card in hand}
            table.chance(next(text for text in reversed(table.odds()) if text.removeprefix("draw ") not in named))
    return table


def table(
    start: str = "moment 0",
    *players: Player,
    seats: int = 4,
    pope: int = 0,
    active: int = 0,
    round: int = 1,
    market: int | None = None,
    pile: str = "",
    gone: str = "",
    spouses: Iterable[int] = (),
    savonarola: bool = False,
    reshuffled: bool = False,
    got: Iterable[int] | None = None,
    offers: int = 0,
    candidates: Iterable[int] | None = None,
    ballot: int = 1,
    last_ballot: bool = False,
    first_out: int = -1,
    points: Mapping[str, int] | None = None,
    **options: str,
) -> Table:
    """A game in the position that the words describe, at the first question after `start` (see `STARTS`).

    Players go by seat, see `player`; those not named have 100 ducats, 4 cardinals and nothing else. `got`: who got an
    office or a cardinal from the Pope this round, all others by default. `candidates` to `first_out` are of elections.
    `points`: on some cards other points than those of the box.
    What happens on the way to the first question is in the events."""
    rules = game_with_points(seats, points or {}, options)
    state = position(
        rules,
        start,
        *players,
        pope=pope,
        active=active,
        round=round,
        market=market,
        pile=pile,
        gone=gone,
        spouses=spouses,
        savonarola=savonarola,
        reshuffled=reshuffled,
        got=got,
        offers=offers,
        candidates=candidates,
        ballot=ballot,
        last_ballot=last_ballot,
        first_out=first_out,
    )
    found = Table(rules, state)
    flow.proceed(rules.config, state, found.log)
    assert rules.check(state) == ""
    return found
