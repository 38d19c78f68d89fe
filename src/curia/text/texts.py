"""Sentences about one table: its game, its cards and the people at it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from curia.catalog import AnyGame, plugin
from curia.core.game import Decision, Refusal
from curia.core.types import OBSERVER, Arg, Move
from curia.text.catalogue import Catalogue, Value
from curia.text.names import short_names

# What the names of arguments in events and refusals mean, in every game.
_SEATS: Final = (
    *("seat", "other", "owner", "other_owner", "seats"),
    *("voter", "payer", "candidate", "candidates"),
)
_CARDS: Final = (
    *("card", "other_card", "cards", "other_cards", "order", "orders", "kept", "discarded"),
    *("group", "other_group", "suffrage"),
    *("target", "place", "gives", "asks", "gives_cards", "asks_cards"),
)
_BY_SEAT: Final = ("totals", "votes", "numbers")
"""Lists with a number for each seat."""
_SUMS: Final = ("cards_0", "cards_1")
_GEMS: Final = ("gems", "value", "own")
_PREPOSITIONS: Final = ("from", "with", "on", "to", "in", "for")
_PLACES: Final = ("what", "second", "third", "fourth", "fifth")


class Texts:
    """All texts of a table in the reader's languages. Messages follow `<what>-<id>`, for instance `event-took`."""

    def __init__(self, languages: list[str], game: AnyGame, names: list[str]) -> None:
        self.catalogue = Catalogue(languages, game.meta.name)
        self.game = game
        self.names = names
        self.facts = game.card_facts()
        self.families = [card for card, fact in self.facts.items() if fact["kind"] == "family"][: len(names)]
        """By seat, in games where everybody leads one."""
        self._names: dict[str, str] = {}
        """Those of the cards that were asked for: looking up all of them takes a while."""

    def text(self, message: str, **arguments: Value) -> str:
        return self.catalogue.text(message, arguments)

    def prose(self, message: str) -> str:
        """A text of several lines as one paragraph, for the reader's width to break."""
        return reflow(self.text(message))

    # People and cards -------------------------------------------------------------------------------------------

    def name(self, seat: int, viewer: int = OBSERVER) -> str:
        """A player's name inside a sentence: 'you' for who reads it."""
        return self.text("you") if seat == viewer else self.names[seat]

    def card(self, card: str) -> str:
        """The full name of a card or an order."""
        fact = self.facts.get(card, {})
        if "name" not in fact:
            return self.text(f"order-{card}" if fact.get("kind") == "order" else f"card-{card}")
        if card not in self._names:
            self._names[card] = self._named(card)
        return self._names[card]

    def short(self, card: str) -> str:
        """A name for narrow places: the surname, with initials where two persons share it, the title of an office
        ('Governor'), or a letter."""
        return self._short.get(card) or self.catalogue.find(f"short-{card}", {}) or self.card(card)

    def _named(self, card: str) -> str:
        """The name in the card data, or how the reader's language says it: `name-<id>`, where there is one.

        The message says in `.data` which name it translates (in English, which the data speak, it is that name): a
        table with its own card data keeps the names that it gave."""
        return self.text(f"name-{card}") if self._is_known(card) else str(self.facts[card]["name"])

    def _is_known(self, card: str) -> bool:
        """Whether `name-<id>` is about the name in the card data."""
        message = f"name-{card}"
        known = self.catalogue.attribute(message, "data") or self.catalogue.find(message, {})
        return known == self.facts[card]["name"]

    @cached_property
    def _short(self) -> dict[str, str]:
        """Those that the messages have in `.short`, and those of persons."""
        named = [card for card, fact in self.facts.items() if "name" in fact]
        given = {card: self.catalogue.attribute(f"name-{card}", "short") for card in named if self._is_known(card)}
        kinds = plugin(self.game.meta.name).persons
        persons = {card: self.card(card) for card in named if self.facts[card]["kind"] in kinds}
        return short_names(persons) | {card: short for card, short in given.items() if short}

    def faction(self, faction: str) -> str:
        return self.text(f"faction-{faction}") if faction else self.text("faction-none")

    def symbol(self, symbol: str) -> str:
        """A symbol's name. Tables with their own card data may have symbols of their own."""
        return self.catalogue.find(f"symbol-{symbol}", {}) or symbol.replace("_", " ").capitalize()

    def card_line(self, card: str) -> str:
        """What a card does, in one line."""
        return self.text(f"line-{self._help_id(card)}", **self._card_arguments(card))

    def card_help(self, card: str) -> str:
        """All that there is to say about a card, with what is known of its origin."""
        arguments = self._card_arguments(card)
        parts = [self.text(f"help-{self._help_id(card)}", **arguments)]
        if arguments["has_symbol"] == "yes":
            special = f"help-symbol-{arguments['symbol_id']}"
            parts.append(self.text(special if self.catalogue.has(special) else "help-pair", **arguments))
        parts.append(self._provenance(card))
        return "\n".join(reflow(part) for part in parts if part)

    def order_help(self, order: str) -> str:
        """What an order asks for."""
        return self.card_help(order)

    def _help_id(self, card: str) -> str:
        """Persons share a text for each kind, and so do cards without a text of their own."""
        fact = self.facts[card]
        return card if "name" not in fact and self.catalogue.has(f"help-{card}") else str(fact["kind"])

    def _card_arguments(self, card: str) -> dict[str, Value]:
        fact = self.facts[card]
        arguments: dict[str, Value] = {"card": self.card(card), "power": 0, "points": 0}
        for name, value in fact.items():
            if isinstance(value, list):
                arguments[name] = ", ".join(str(item) for item in value)
            elif name in ("home", "family"):
                arguments[name] = self.card(str(value))
            else:
                arguments[name] = value
        symbol = str(fact.get("symbol", ""))
        arguments["symbol_id"] = symbol or "none"
        arguments["has_symbol"] = "yes" if symbol else "no"
        if "faction" in fact:
            arguments["faction"] = self.faction(str(fact["faction"]))
        pair = [self.card(other) for other in self.facts if symbol and self.facts[other].get("symbol") == symbol]
        arguments["partner"] = self.listing([name for name in pair if name != arguments["card"]])
        arguments["symbol"] = self.symbol(symbol) if symbol else self.text("list-empty")
        return arguments

    def _provenance(self, card: str) -> str:
        """Whether the printed rules fix what the card says, or which parts of it."""
        if "provenance" not in self.facts[card]:
            return ""
        origin = str(self.facts[card]["provenance"])
        fixed = self.facts[card].get("fixed")
        if not fixed or not isinstance(fixed, list):
            return self.text(f"provenance-{origin}")
        return self.text(f"provenance-{origin}-but", fields=self.listing([self.text(f"field-{f}") for f in fixed]))

    # What happens and what is asked -----------------------------------------------------------------------------

    def event(self, name: str, arguments: Mapping[str, Arg], viewer: int = OBSERVER) -> str:
        """What happened, for the viewer. `event-<name>-known` is the wording where more is told: to who sees the secret
        part too, or of cards that have more to tell."""
        said = self._arguments(arguments, viewer)
        known = self.catalogue.find(f"event-{name}-known", said)
        return known if known is not None else self.text(f"event-{name}", **said)

    def sentence(self, message: str, arguments: Mapping[str, Arg], viewer: int = OBSERVER) -> str:
        """A message about something that has the same arguments as an event."""
        return self.text(message, **self._arguments(arguments, viewer))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the paragraph of the rules."""
        sentence = self.text(f"refusal-{refusal.code}", **self._arguments(refusal.args, OBSERVER))
        return f"{sentence} (§{refusal.rule})"

    def question(self, decision: Decision) -> str:
        source = self.card(decision.source) if decision.source else ""
        return self.text(f"question-{decision.kind}", source=source, source_id=decision.source or "none")

    def move(self, move: Move) -> str:
        return self.notation(self.game.move_text(move))

    def notation(self, text: str) -> str:
        """A written move in words: 'bribe colonna from 2' becomes 'Bribe Girolamo Colonna, who is with Berta'.

        A preposition names what follows it for the message (`$from`); the other things are `$what`, `$second` and so
        on, `$all` is the list of them, and `$count` how many they are. Beside each thing there is the word that was
        written, for instance `$what_id`. `$number` is the first number, `$form` the words that name nothing
        ('ducats-if-elected'), and `$by_seat` what a number for each seat means."""
        verb, *rest = text.split()
        if rest == ["none"]:
            return self.text(f"move-{verb}-none")
        arguments: dict[str, Value] = {}
        written: list[str] = []
        form: list[str] = []
        for i, word in enumerate(rest):
            if i > 0 and rest[i - 1] in _PREPOSITIONS:
                arguments |= {rest[i - 1]: self._thing(word), f"{rest[i - 1]}_id": word}
            elif word in _PREPOSITIONS:
                form.append(word)
            else:
                written.append(word)
                if word not in self.facts and not word.isdecimal():
                    form.append(word)
        numbers = [int(word) for word in rest if word.isdecimal()]
        if numbers:
            arguments["number"] = numbers[0]
        if len(numbers) == len(self.names):
            arguments["by_seat"] = self._by_seat(numbers, OBSERVER)
        things = [self._thing(word) for word in written]
        arguments |= dict(zip(_PLACES, things, strict=False))
        arguments |= {f"{place}_id": word for place, word in zip(_PLACES, written, strict=False)}
        arguments["all"] = self.listing(self.counted(things))
        arguments["count"] = len(things)
        arguments["form"] = "-".join(form) or "plain"
        return self.text(f"move-{verb}", **arguments)

    def _thing(self, word: str) -> str:
        if word in self.facts:
            return self.card(word)
        if word.isdecimal() and int(word) < len(self.names):
            return self.names[int(word)]
        return word

    # Arguments --------------------------------------------------------------------------------------------------

    def _arguments(self, arguments: Mapping[str, Arg], viewer: int) -> dict[str, Value]:
        """Names for numbers and ids. Beside `$seat` there is `$seat_you`, beside `$card` its `_id`, beside lists and
        gems their `_count`; and `$value_same` says whether a bid is worth just its gems. `$seat_0` is who has seat 0,
        and the numbers of a list `$totals` are `$totals_0` and so on."""
        said: dict[str, Value] = {"value_same": "yes" if arguments.get("value") == arguments.get("gems") else "no"}
        for name, value in arguments.items():
            if name in _SUMS and isinstance(value, list):
                said[name] = "+".join([self.short(str(card)) for card in value]) or self.text("no-cards")
                seat = int(name[-1])
                said[f"seat_{seat}"] = self.name(seat, viewer)
                continue
            if isinstance(value, list):
                said |= {f"{name}_{i}": item for i, item in enumerate(value) if isinstance(item, int)}
                said[f"{name}_count"] = len(value)
                if name in _BY_SEAT and len(value) == len(self.names):
                    said[f"{name}_by_seat"] = self._by_seat([int(item) for item in value], viewer)
                said[name] = self.listing(self.counted([self._said(name, item, viewer) for item in value]))
                continue
            if name in _SEATS:
                said[f"{name}_you"] = "yes" if value == viewer else "no"
            if name in _CARDS:
                said[f"{name}_id"] = value or "none"
            if name in _GEMS:
                said[f"{name}_count"] = len(str(value))
            plain = isinstance(value, int) and name not in _SEATS
            said[name] = value if plain else self._said(name, value, viewer)
        if "gives_ducats" in arguments:
            said["given"] = self._side(arguments, "gives")
            said["asked"] = self._side(arguments, "asks")
        return said

    def _by_seat(self, numbers: Sequence[int], viewer: int) -> str:
        """'Anna 3 and Carlo 1': who has none is left out."""
        return self.listing([f"{self.name(seat, viewer)} {number}" for seat, number in enumerate(numbers) if number])

    def _side(self, arguments: Mapping[str, Arg], side: str) -> str:
        """What one side of a trade gives: 'Imola, 2 hand cards and 20 ducats'."""
        items: list[str] = []
        for name in (side, f"{side}_cards"):
            cards = arguments.get(name)
            items += self.counted([self.card(str(card)) for card in cards] if isinstance(cards, list) else [])
        hidden, ducats = arguments.get(f"{side}_hand", 0), arguments.get(f"{side}_ducats", 0)
        if f"{side}_cards" not in arguments and isinstance(hidden, int) and hidden > 0:
            items.append(self.text("deal-hand-cards", count=hidden))
        if isinstance(ducats, int) and ducats > 0:
            items.append(self.text("deal-ducats", count=ducats))
        return self.listing(items) if items else self.text("deal-nothing")

    def _said(self, name: str, value: int | str, viewer: int) -> str:
        if name in _SEATS and isinstance(value, int):
            return self.name(value, viewer)
        if name in _CARDS:
            return self.card(str(value)) if value else ""
        if name in _GEMS:
            return str(value) or self.text("no-gems")
        if name == "answer":
            return self.notation(str(value))
        if name == "question":
            return self.text(f"phase-{value}")
        return str(value)

    def counted(self, items: Sequence[str]) -> list[str]:
        """Each item once, with how often it was there."""
        numbers = Counter(items)
        return [self.text("list-times", item=item, count=n) if n > 1 else item for item, n in numbers.items()]

    def listing(self, items: Sequence[str]) -> str:
        """'a, b and c'."""
        if not items:
            return self.text("list-empty")
        said = items[0]
        for item in items[1:-1]:
            said = self.text("list-more", first=said, next=item)
        return said if len(items) == 1 else self.text("list-last", first=said, next=items[-1])


def reflow(text: str) -> str:
    return " ".join(text.split())
