"""Habemus Papam in the terminal. Colour only repeats what a word or letter says."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from curia.core.game import Outcome
from curia.core.types import Arg, Json
from curia.terminal.count import count, parts_table
from curia.terminal.data import Data, fields, is_shown, number, numbers, standing, tables, text, texts
from curia.terminal.painter import Painter
from curia.terminal.screen import indented
from curia.terminal.style import Flow, gems_text, heading, two_columns
from curia.text import Texts

_FACTION_STYLES: Final = {"france": "blue", "spain": "yellow", "innocent": "green", "urban": "magenta"}
_KINDS: Final = ("louis", "mazarin", "felipe", "squadrone")
_BIDS: Final = ("bid", "bid_last")
_PRICED: Final = {"pay": "squadrone", "bribe": "bribe"}
"""Questions about a payment, and the card that costs it."""
_TARGETS: Final = ("bribe", "swap", "exclude", "bury")
"""Questions about the tableaux, which must be in sight then."""


class HabemusPainter(Painter):
    on_table: Sequence[str] = ("turned_up", "all_turned_up", "order_dealt")
    short_answers: Sequence[str] = _BIDS
    asked_for: Mapping[str, str] = {"pay": "pay"}

    def table(self, view: Data) -> RenderableType:
        return Group(self._header(view), *self._tableaux(view), *self._display(view))

    def table_key(self, view: Data) -> list[Json]:
        tableaux: list[Json] = [seat["tableau"] for seat in tables(view, "seats")]
        targets = view["phase"] if view["phase"] in _TARGETS else None
        return [view["round"], view["camerlengo"], view["display"], targets, *tableaux]

    def own(self, view: Data) -> RenderableType:
        seat = number(view, "seat")
        mine = tables(view, "seats")[seat]
        tr = self.texts
        line = Text(tr.text("table-gems") + " ").append_text(gems_text(text(mine, "gems") or "–"))
        line.append(" · " + tr.text("table-gold", gold=number(mine, "gold")))
        line.append(" · " + tr.text("table-hand", cards=self._hand(mine)))
        lines: list[RenderableType] = [heading(tr.text("table-own")), indented(line)]
        for order in tables(standing(view, seat), "orders"):
            progress = tr.text("table-order-done")
            if not order["done"]:
                progress = tr.text("table-order-missing", missing=tr.listing(missing(tr, order)))
            name = tr.card(text(order, "order"))
            words = tr.text("table-order", order=name, votes=number(order, "votes"), progress=progress)
            lines.append(indented(Text(words)))
        return Group(*lines)

    def _hand(self, seat: Data) -> str:
        cards = [self.texts.card(card) for card in texts(seat, "hand")]
        return ", ".join(self.texts.counted(cards)) or self.texts.text("table-no-hand")

    # The table --------------------------------------------------------------------------------------------------

    def _header(self, view: Data) -> RenderableType:
        tr = self.texts
        name = tr.names[number(view, "camerlengo")]
        first = [
            tr.text("table-round", round=number(view, "round")),
            tr.text("table-camerlengo", name=name),
        ]
        smoke = tr.text("table-smoke-last")
        if not number(view, "black_smoke"):
            smoke = tr.text("table-smoke-before", when=self._when(view, "black_smoke"))
        elif not number(view, "white_smoke"):
            smoke = tr.text("table-smoke-after", when=self._when(view, "white_smoke"))
        decks = tr.text(
            "table-decks",
            cardinals=number(fields(view, "standing"), "cardinal_deck"),
            politics=number(view, "politics_left"),
            actions=number(view, "actions_left"),
        )
        rest = f"{decks} · {smoke}"
        return Group(heading(" · ".join(first)), indented(Text(rest, style="dim")))

    def _when(self, view: Data, smoke: str) -> str:
        """When a smoke that has not risen still can."""
        first, last = numbers(fields(fields(view, "standing"), "smokes"), smoke)
        when = "later" if first < last else "next" if first > number(view, "round") else "now"
        return self.texts.text("smoke-when", when=when, first=first, last=last)

    def _display(self, view: Data) -> list[RenderableType]:
        tr = self.texts
        grid = two_columns()
        for card, copies in Counter(texts(view, "display")).items():
            style = _FACTION_STYLES.get(str(tr.facts[card].get("faction", "")), "")
            name = tr.counted([tr.card(card)] * copies)[0]
            grid.add_row(Text("  " + name, style=f"bold {style}".strip()), Text(tr.card_line(card)))
        if not texts(view, "display"):
            grid.add_row(Text("  " + tr.text("table-nothing-left")), Text(""))
        return [heading(tr.text("table-display")), grid]

    def _tableaux(self, view: Data) -> list[RenderableType]:
        tr = self.texts
        grid = two_columns(ratio=1)
        viewer = number(view, "seat")
        for seat, data in enumerate(tables(view, "seats")):
            name = f"  {seat} {tr.names[seat]}"
            if seat == viewer:
                name += " " + tr.text("table-you")
            grid.add_row(Text(name, style="bold" if seat == viewer else ""), self._tableau(data, seat == viewer))
        return [heading(tr.text("table-tableaux")), grid]

    def _tableau(self, seat: Data, is_own: bool) -> RenderableType:
        tr = self.texts
        cards = texts(seat, "tableau")
        groups = [self._faction(faction, cards) for faction in (*_FACTION_STYLES, "")]
        counts = Counter(cards)
        groups.append([Text(tr.counted([tr.card(kind)] * counts[kind])[0]) for kind in _KINDS if counts[kind]])
        if not cards:
            groups.append([Text(tr.text("table-empty"), style="dim")])
        if is_shown(seat, "gems") and not is_own:
            gems = text(seat, "gems") or tr.text("no-tokens")
            hand = self._hand(seat)
            shown = tr.text("table-screen-open", gems=gems, gold=number(seat, "gold"), hand=hand)
            groups.append([Text(f"[{shown}]")])
        groups.append(self._this_round(seat))
        return Flow(groups)

    def _faction(self, faction: str, cards: Sequence[str]) -> list[Text]:
        tr = self.texts
        members = [card for card in cards if "age" in tr.facts[card] and tr.facts[card]["faction"] == faction]
        if not members:
            return []
        title = tr.term("faction", faction) if faction else tr.text("table-late")
        first = Text.assemble((f"{title}: ", _FACTION_STYLES.get(faction, "")), self._person(members[0]))
        return [first, *[Text(self._person(card)) for card in members[1:]]]

    def _person(self, card: str) -> str:
        """'Grimaldi 57 (Genoa)'; a leader says so."""
        tr = self.texts
        fact = tr.facts[card]
        note = tr.text("table-leader") if fact["kind"] == "leader" else ""
        if fact["symbol"]:
            note = tr.term("symbol", str(fact["symbol"]))
        said = f"{tr.short(card)} {fact['age']}"
        return f"{said} ({note})" if note else said

    def _this_round(self, seat: Data) -> list[Text]:
        tr = self.texts
        said: list[str] = []
        if is_shown(seat, "played"):
            said.append(tr.text("table-played", **tr.named("card", text(seat, "played"))))
        if is_shown(seat, "bid"):
            said.append(tr.text("table-bid", bid=text(seat, "bid") or tr.text("no-tokens")))
        return [Text(tr.text("table-this-round", what=", ".join(said)), style="italic")] if said else []

    # Questions --------------------------------------------------------------------------------------------------

    def hints(self, kind: str, view: Data) -> list[str]:
        if kind in _BIDS:
            return [self.texts.text("hint-bid")]
        if kind in _PRICED:
            gold = number(tables(view, "seats")[number(view, "seat")], "gold")
            return [self.texts.text("hint-price", price=self._price(_PRICED[kind]), gold=gold)]
        return [self.texts.text("hint-swap")] if kind == "swap" else []

    def words(self, notation: str, view: Data) -> str:
        """With the gold that it costs, or will if the card is used."""
        said = self.texts.notation(notation)
        verb, *rest = notation.split()
        cards = [_PRICED[verb]] if verb in _PRICED and rest != ["none"] else rest
        prices = [self._price(card) for card in cards if card in _PRICED.values() and verb != "discard"]
        return self.texts.text("answer-price", answer=said, price=prices[0]) if prices else said

    def _price(self, card: str) -> int:
        """What it costs to keep a Squadrone or to use a Bribe."""
        fact = self.texts.facts[card]
        return int(str(fact.get("cost", fact.get("gold", 0))))

    def extra(self, word: str, view: Data) -> RenderableType | None:
        return _gone(self.texts, view) if word == "gone" else None

    def label(self, notation: str) -> str:
        verb, *rest = notation.split()
        if verb == "swap" and len(rest) > 1:
            return f"{self.texts.short(rest[0])} – {self.texts.short(rest[2])}"
        if verb in ("bribe", "exclude", "bury") and len(rest) > 1:
            return self.texts.short(rest[0])
        return rest[0] if rest else verb

    def is_noise(self, name: str, arguments: Mapping[str, Arg]) -> bool:
        if name == "answered":
            return not str(arguments.get("answer", "")).startswith("discard")
        if name == "order_dealt":
            return "order" not in arguments
        return name == "took" and arguments["card"] == "camerlengo"

    def has_openly_one_answer(self, kind: str, seat: int, open_view: Data) -> bool:
        """Hands and gems are hidden, unless screens are open."""
        seen = tables(open_view, "seats")[seat]
        if kind == "play_action":
            return is_shown(seen, "hand") and not texts(seen, "hand")
        if kind in _BIDS:
            return is_shown(seen, "gems") and not text(seen, "gems")
        return False

    def result(self, view: Data, outcome: Outcome) -> RenderableType:
        tr = self.texts
        table = parts_table(tr, outcome)
        table.add_section()
        sums = [standing(view, seat) for seat in range(len(tr.names))]
        table.add_row(tr.text("count-gold"), *[_gold(data) for data in sums], style="dim")
        for title, key in (("count-price", "price"), ("count-age", "oldest")):
            table.add_row(tr.text(title), *[str(number(data, key)) for data in sums], style="dim")
        lines = [
            _screen(tr, tr.names[seat], data, outcome.parts[seat]["order"] > 0)
            for seat, data in enumerate(tables(view, "seats"))
        ]
        if texts(view, "unused_orders"):
            unused = tr.listing([tr.card(order) for order in texts(view, "unused_orders")])
            lines.append(tr.text("count-unused", orders=unused))
        return count(tr, outcome, table, lines, tied=len(set(outcome.points)) < len(outcome.points))


def missing(tr: Texts, order: Data) -> list[str]:
    """What the viewer lacks for an order of the own standing."""
    lacking: list[str] = []
    unit = text(order, "unit")
    for name in fields(order, "of"):
        has, needs = numbers(fields(order, "of"), name)
        if has >= needs:
            continue
        if unit == "coats":
            lacking.append(tr.text("table-missing-coats", count=needs - has, faction=tr.term("faction", name)))
        elif unit == "leaders":
            lacking.append(tr.text("table-missing-leaders", count=needs - has))
        else:
            lacking.append(tr.text("table-missing-card", count=needs - has, card=tr.card(name)))
    return lacking


def _gold(sums: Data) -> str:
    """'43 + 5': what is there with the gems, and what Felipe adds."""
    felipe = number(sums, "felipe_gold")
    gold = str(number(sums, "gold_at_end") - felipe)
    return f"{gold} + {felipe}" if felipe else gold


def _gone(tr: Texts, view: Data) -> RenderableType:
    """What left in the open (§1.12), by deck, and the viewer's own discarded order."""
    said: list[str] = []
    cards = texts(view, "gone")
    persons = [card for card in cards if "age" in tr.facts[card]]
    actions = [card for card in cards if tr.facts[card]["kind"] == "action"]
    rest = [card for card in cards if card not in persons and card not in actions]
    for deck, members in (("persons", persons), ("politics", rest), ("actions", actions)):
        if members:
            names = ", ".join(tr.counted([tr.card(card) for card in members]))
            said.append(tr.text(f"table-gone-{deck}", cards=names))
    seat = number(view, "seat")
    order = text(tables(view, "seats")[seat], "discarded") if seat < len(tr.names) else ""
    if order:
        said.append(tr.text("table-gone-order", order=tr.card(order)))
    lines = said or [tr.text("table-gone-nothing")]
    return Group(heading(tr.text("table-gone")), *[indented(Text(line)) for line in lines])


def _screen(tr: Texts, name: str, data: Data, fulfilled: bool) -> str:
    return tr.text(
        "count-screen",
        name=name,
        kept=tr.listing([tr.card(order) for order in texts(data, "orders")]),
        fulfilled="yes" if fulfilled else "no",
        discarded=tr.card(text(data, "discarded")),
        gems=text(data, "gems") or tr.text("no-tokens"),
        gold=number(data, "gold"),
        hand=tr.listing(tr.counted([tr.card(card) for card in texts(data, "hand")])),
    )
