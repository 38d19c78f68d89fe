"""A table of Caesar & Cleopatra in few words: set up a position, play moves as people write them, look at it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, cast

from curia.core.rng import Rng
from curia.core.types import CHANCE, Json
from curia.games.caesar.card_data import parse_cards
from curia.games.caesar.rules import Caesar
from curia.games.caesar.state import CaesarState
from tests.kit.caesar_positions import GROUPS, OUT, PATRICIANS, Party, cards, party, position
from tests.kit.declared import declared_refusal
from tests.kit.playing import Facts, Playing

__all__ = [
    "GROUPS",
    "ORDER",
    "OUT",
    "PATRICIANS",
    "Facts",
    "Party",
    "Table",
    "card_file",
    "cards",
    "few_cards",
    "game",
    "new_table",
    "party",
    "play_tellingly",
    "position",
    "started",
    "table",
    "with_cards",
]

ORDER = cards("veto spy assassination castling courtesan wrath veto spy assassination*3 castling courtesan")
"""An order of the thirteen manipulation cards."""


def card_file() -> dict[str, Json]:
    """The card data of the box, fresh each time, so that a test may break it."""
    text = (files("curia.games.caesar") / "cards.toml").read_text(encoding="utf-8")
    return cast(dict[str, Json], tomllib.loads(text))


@cache
def _game(options: tuple[tuple[str, str], ...]) -> Caesar:
    return Caesar(2, dict(options), parse_cards(card_file()))


def game(**options: str) -> Caesar:
    """The rules with the card data of the box."""
    return _game(tuple(sorted(options.items())))


class Table(Playing[Caesar, CaesarState]):
    """A game under way. Every move must be legal, and after each the cards must add up."""

    # Playing

    def play(self, seat: int, text: str) -> "Table":
        """A seat, or CHANCE, answers."""
        self.answer(seat, text)
        return self

    def go(self, *texts: str) -> "Table":
        """The moves in turn, each by chance or by the only seat that is asked."""
        for text in texts:
            self.play(CHANCE if self.chance_is_asked else self.seat, text)
        return self

    def finish_turn(self, suffrage: str = "reshuffle") -> "Table":
        """No manipulation, no veto; influence cards to refill, as they come; the suffrage card named."""
        while self.phase in ("manipulate", "veto", "refill", "draw_influence", "draw_manipulation"):
            answers = {"manipulate": "done", "veto": "allow", "refill": "draw influence"}
            self.go(answers[self.phase] if self.phase in answers else list(self.odds())[-1])
        return self.go(f"suffrage {suffrage}") if self.phase == "suffrage" else self

    # Asking the rules

    def can(self, start: str) -> list[str]:
        """The answers that begin so."""
        return [text for text in self.legal() if text.startswith(start)]

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The paragraph that forbids a move; the move must not be legal."""
        who = self.seat if seat is None else seat
        move = self.game.parse_move(text)
        assert move not in self._moves(who), f"'{text}' is legal"
        return declared_refusal(self.game, self.game.explain(self.state, who, move)).rule

    # Looking

    def facts(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.game.to_dict(self.state))

    def party(self, seat: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.facts()["seats"][seat])

    def view(self, seat: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.game.view_json(self.game.view(self.state, seat)))

    def worlds(self, seat: int, number: int = 200) -> list[dict[str, Any]]:
        """Positions that fit what a seat sees; each must look to it as the true one."""
        rng = Rng(46)
        view = self.game.view(self.state, seat)
        shown = self.game.view_json(view)
        found = [self.game.determinize(view, rng) for _ in range(number)]
        assert [self.game.check(state) for state in found] == [""] * number
        assert all(self.game.view_json(self.game.view(state, seat)) == shown for state in found[:5])
        return [cast(dict[str, Any], self.game.to_dict(state)) for state in found]

    @property
    def phase(self) -> str:
        return str(self.facts()["phase"])

    def hand(self, seat: int) -> list[str]:
        return cast(list[str], self.party(seat)["hand"])

    def discard(self, seat: int) -> list[str]:
        return cast(list[str], self.party(seat)["discard"])

    def up(self, seat: int, group: str) -> list[str]:
        return cast(list[str], self.party(seat)["up"][GROUPS.index(group)])

    def down(self, seat: int, group: str) -> list[str]:
        return cast(list[str], self.party(seat)["down"][GROUPS.index(group)])

    def taken(self, seat: int) -> list[int]:
        return cast(list[int], self.party(seat)["taken"])

    def left(self, seat: int) -> tuple[int, int]:
        """The sizes of the influence and the manipulation reserve."""
        shown = self.view(seat)["seats"][seat]
        return int(shown["influence_left"]), int(shown["manipulation_left"])


def new_table(**options: str) -> Table:
    """A game before its first chance move."""
    rules = game(**options)
    return Table(rules, rules.initial())


def started(first: str = "place 1 2 3 4 5", second: str = "place 1 2 3 4 5", **options: str) -> Table:
    """A game with Cleopatra in seat 0 at her first turn; both have arranged `ORDER`."""
    table = new_table(cleopatra="0", **options).go("mission senators", "mission praetors")
    if table.phase == "arrange":
        for seat in (0, 1):
            for card in ORDER[:-1]:
                table.play(seat, f"next {card}")
    return table.play(0, first).play(1, second)


def table(*parties: Party, options: dict[str, str] | None = None, **facts: Any) -> Table:
    """A game in the position that the words describe; see `position`."""
    chosen = options or {}
    rules = game(**chosen)
    state = rules.from_dict(position(*parties, arranged=chosen.get("manipulation") != "shuffled", **facts))
    return Table(rules, state)


def with_cards(influence: dict[str, int], manipulation: dict[str, int]) -> Table:
    """A game before its first chance move, with other numbers of cards and shuffled manipulation."""
    data = cast(dict[str, Any], card_file())
    data["influence"].update(influence)
    data["manipulation"].update(manipulation)
    rules = Caesar(2, {"cleopatra": "0", "manipulation": "shuffled"}, parse_cards(data))
    return Table(rules, rules.initial())


def few_cards(each: int) -> Table:
    """A game with so few cards that its worlds can be counted."""
    few = {"assassination": 1, "spy": 2, "castling": 3, "courtesan": 2, "wrath": 1, "veto": 1}
    return with_cards({"each_value": each, "philosopher": 1}, few)


def play_tellingly(game: Table, rng: Rng) -> None:
    """A random move, mostly one that hides or shows something."""
    if game.chance_is_asked:
        game.state = game.game.apply(game.state, CHANCE, game.game.sample_chance(game.state, rng), game.log)
        return
    seat = game.asked[0]
    moves = game.legal(seat)
    telling = ("castle", "spy", "lay", "relay", "strike", "courtesan", "draw")
    wanted = [text for text in moves if text.split()[0] in telling]
    if not wanted or rng.below(3) == 0:
        wanted = moves
    game.state = game.game.apply(game.state, seat, game.game.parse_move(wanted[rng.below(len(wanted))]), game.log)
