"""Caesar & Cleopatra in the terminal. Colour only repeats what a word or letter says."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from curia.core.game import Outcome
from curia.core.types import Arg, Json
from curia.terminal import caesar_known, caesar_moves
from curia.terminal.caesar_forum import Forum, groups, party, party_text
from curia.terminal.caesar_quick import quick
from curia.terminal.count import count, parts_table
from curia.terminal.data import Data, fields, is_shown, lists, number, numbers, standing, tables, text, texts
from curia.terminal.painter import Painter, Quick
from curia.terminal.screen import indented
from curia.terminal.style import heading
from curia.text import Texts

_SHOWN: Final = 4
_BEFORE: Final = ("arrange", "place")


class CaesarPainter(Painter):
    """Nearly every list of answers depends on a hidden hand, so nobody is ever passed over."""

    headings: Sequence[str] = ("last_turn",)
    on_table: Sequence[str] = ("arranging", "arranged", "mission_drawn", "placed")

    def table(self, view: Data) -> RenderableType:
        parts: list[RenderableType] = [self._header(view), Forum(self.texts, view), *self._suffrage(view)]
        return Group(*parts, *self._hands(view), *caesar_known.lines(self.texts, view))

    def table_key(self, view: Data) -> list[Json]:
        seats: list[Json] = [[seat["up"], seat["hidden_count"], seat["taken"]] for seat in tables(view, "seats")]
        return [view["turn"], view["patricians"], view["suffrage"], *seats]

    def _header(self, view: Data) -> RenderableType:
        tr = self.texts
        if text(view, "phase") in _BEFORE:
            return heading(tr.text("table-before"))
        active = number(view, "active")
        said = [tr.text("table-turn", turn=number(view, "turn"))]
        yours = active == number(view, "seat")
        said.append(tr.text("table-turn-yours") if yours else tr.text("table-turn-of", name=tr.names[active]))
        if view["last"]:
            said.append(tr.text("table-last"))
        return heading(" · ".join(said))

    def _suffrage(self, view: Data) -> list[RenderableType]:
        tr = self.texts
        deck = ", ".join(tr.counted([tr.card(card) for card in texts(view, "suffrage")]))
        lines: list[RenderableType] = [indented(Text(tr.text("table-suffrage", cards=deck)))]
        discard = ", ".join(tr.counted([tr.card(card) for card in texts(view, "suffrage_discard")]))
        if discard:
            lines.append(indented(Text(tr.text("table-suffrage-discard", cards=discard), style="dim"), 4))
        return lines

    def _hands(self, view: Data) -> list[RenderableType]:
        tr = self.texts
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat, data in enumerate(tables(view, "seats")):
            sizes = tr.text(
                "table-hand-sizes",
                influence=number(data, "influence_in_hand"),
                manipulation=number(data, "manipulation_in_hand"),
                influence_left=number(data, "influence_left"),
                manipulation_left=number(data, "manipulation_left"),
            )
            grid.add_row(Text("  " + tr.names[seat]), party_text(tr, view, seat), Text(sizes))
        return [heading(tr.text("table-hands")), grid]

    # What only its owner sees -----------------------------------------------------------------------------------

    def own(self, view: Data) -> RenderableType:
        tr = self.texts
        seat = number(view, "seat")
        mine = tables(view, "seats")[seat]
        hand = self._cards(texts(mine, "hand"))
        lines = [tr.text("table-hand", cards=hand)]
        mission = fields(standing(view, seat), "mission")
        if mission:
            group = tr.card(text(mission, "group"))
            lines.append(tr.text("table-mission", group=group, taken=number(mission, "have")))
        order = [tr.card(card) for card in texts(mine, "order")]
        if text(view, "phase") == "arrange":
            left = caesar_moves.to_arrange(tr, texts(mine, "order"))
            lines.append(tr.text("table-arranged", cards=", ".join(order) or tr.text("table-no-cards")))
            lines.append(tr.text("table-to-arrange", cards=", ".join(tr.counted([tr.card(card) for card in left]))))
        elif tr.game.options["manipulation"] == "shuffled":
            lines.append(tr.text("table-shuffled"))
        else:
            lines.append(tr.text("table-next", cards=self._next(order)))
        return Group(heading(tr.text("table-own")), *[indented(Text(line)) for line in lines])

    def _next(self, order: Sequence[str]) -> str:
        """The next few; the command 'order' tells them all."""
        shown = ", ".join(order[:_SHOWN]) or self.texts.text("table-no-cards")
        if len(order) <= _SHOWN:
            return shown
        return self.texts.text("table-next-more", cards=shown, count=len(order) - _SHOWN)

    def _cards(self, cards: Sequence[str]) -> str:
        """'1 3 3 P · Spy, Veto'."""
        tr = self.texts
        influence = " ".join(tr.card(card) for card in cards if tr.facts[card]["kind"] == "influence")
        others = ", ".join(tr.counted([tr.card(card) for card in cards if tr.facts[card]["kind"] != "influence"]))
        return " · ".join(part for part in (influence, others) if part) or tr.text("table-no-cards")

    # Questions --------------------------------------------------------------------------------------------------

    def hints(self, kind: str, view: Data) -> list[str]:
        tr = self.texts
        mine = tables(view, "seats")[number(view, "seat")]
        if kind == "arrange":
            return caesar_moves.arrange_hints(tr)
        if kind == "veto" and is_shown(view, "played"):
            return [tr.text("hint-veto", what=tr.notation(text(view, "played")))]
        if kind == "refill" and texts(mine, "order"):
            return [tr.text("hint-refill", **tr.named("card", texts(mine, "order")[0]))]
        if kind == "turn":
            return caesar_moves.no_room_hint(tr, view, mine)
        if kind == "castle":
            return [caesar_moves.castle_hint(tr, view, mine)]
        return []

    def overview(self, kind: str, notations: Sequence[str], view: Data) -> RenderableType | None:
        return caesar_moves.overview(self.texts, kind, notations)

    def quick(self, kind: str, typed: str, view: Data, events: Sequence[tuple[str, Mapping[str, Arg]]]) -> Quick | None:
        return quick(self.texts, kind, typed, view, events)

    def extra(self, word: str, view: Data) -> RenderableType | None:
        tr = self.texts
        if word == "order":
            mine = tables(view, "seats")[number(view, "seat")]
            order = ", ".join(tr.card(card) for card in texts(mine, "order")) or tr.text("table-no-cards")
            return Group(heading(tr.text("table-order")), indented(Text(order)))
        if word not in ("discards", "gone"):
            return None
        lines: list[RenderableType] = []
        if word == "gone":
            left = ", ".join(tr.counted([tr.card(card) for card in texts(view, "gone")]))
            lines += [heading(tr.text("table-gone")), indented(Text(left or tr.text("table-no-cards")))]
        for seat, data in enumerate(tables(view, "seats")):
            lines.append(heading(tr.text("table-discards", name=tr.names[seat], party=party(tr, view, seat))))
            lines.append(indented(Text(self._cards(texts(data, "discard")))))
        return Group(*lines)

    def label(self, notation: str) -> str:
        return notation.removeprefix("place ")

    # Events -----------------------------------------------------------------------------------------------------

    def is_noise(self, name: str, arguments: Mapping[str, Arg]) -> bool:
        return name == "mission_drawn" and "group" not in arguments

    def result(self, view: Data, outcome: Outcome) -> RenderableType:
        """With the patricians that each has won."""
        tr = self.texts
        seats = tables(view, "seats")
        titles = [f"{name}\n{party(tr, view, seat)}" for seat, name in enumerate(tr.names)]
        won = [
            (f"{tr.card(card)} {tr.text('count-won')}", [numbers(data, "taken")[group] for data in seats])
            for group, card in enumerate(groups(tr))
        ]
        lines = [
            tr.text(
                "count-mission",
                name=tr.names[seat],
                mission=tr.card(text(data, "mission")),
                fulfilled="yes" if outcome.parts[seat]["mission"] > 0 else "no",
                hand=self._cards(texts(data, "hand")),
                hidden=_hidden(tr, data),
            )
            for seat, data in enumerate(seats)
        ]
        return count(tr, outcome, parts_table(tr, outcome, titles, won), lines, tied=outcome.ranks.count(1) > 1)


def _hidden(tr: Texts, data: Data) -> str:
    """'Praetors 5, Censors 1 2'."""
    down = dict(zip(groups(tr), lists(data, "down"), strict=True))
    said = [f"{tr.card(group)} {' '.join(tr.short(card) for card in cards)}" for group, cards in down.items() if cards]
    return ", ".join(said) or tr.text("table-no-cards")
