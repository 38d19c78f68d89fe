"""Sentences about one table: its game, its cards and the people at it."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final
from unicodedata import normalize

from curia.catalog import AnyGame, schema
from curia.core.game import Decision, Refusal
from curia.core.schema import (
    BY_SEAT,
    CARD,
    CARDS,
    MOVE,
    NUMBER,
    PAIR,
    QUESTION,
    SEAT,
    SEATS,
    SUM,
    TERM,
    TOKENS,
    Part,
    Summary,
)
from curia.core.types import OBSERVER, Arg, Move
from curia.text.catalogue import Catalogue, Value
from curia.text.names import short_names

_PREPOSITIONS: Final = ("from", "with", "on", "to", "in", "for")
_PLACES: Final = ("what", "second", "third", "fourth", "fifth")
_FORMS: Final = ("the", "a", "acc", "dat", "of", "to")
_BREAKING: Final = re.compile(r"[ \n]+")
_FORMS_AT_THE_START: Final = ("the", "acc")


class Texts:
    """All texts of a table in the reader's languages. Messages follow `<what>-<id>`, for instance `event-took`."""

    def __init__(self, languages: list[str], game: AnyGame, names: list[str]) -> None:
        self.catalogue = Catalogue(languages, game.meta.name)
        self.game = game
        self.names = names
        self.facts = game.card_facts()
        self.schema = schema(game.meta.name)
        cards = [card for card, fact in self.facts.items() if fact["kind"] == self.schema.seat_cards]
        self.seat_cards = cards[: len(names)]
        """The cards that stand for the seats, in games that have such."""
        self._names: dict[str, str] = {}
        """Those of the cards that were asked for: looking up all of them takes a while."""
        self._forms: dict[tuple[str, str], dict[str, str]] = {}

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
        """The full name of a card."""
        if "name" not in self.facts.get(card, {}):
            return self.text(f"card-{card}")
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

    def named(self, argument: str, card: str) -> dict[str, Value]:
        """A card as the argument of a sentence, with the forms of its name: `$card`, `$card_the`, `$card_of` …"""
        own = f"card-{card}" if "name" not in self.facts.get(card, {}) else ""
        return self._in_forms(argument, self.card(card), own or (f"name-{card}" if self._is_known(card) else ""))

    def called(self, argument: str, seat: int, viewer: int = OBSERVER) -> dict[str, Value]:
        """A player as the argument of a sentence, with the forms of the name."""
        return self._in_forms(argument, self.name(seat, viewer), "you" if seat == viewer else "")

    def _in_forms(self, argument: str, name: str, message: str) -> dict[str, Value]:
        """`.the = the Camerlengo` beside the text of a message is the form `the` of the name, and `The` is the same at
        the start of a sentence, as `Acc` is of `acc`. A name without a form of its own has what `form-<form>` makes of
        it in the reader's language, or stands as it is."""
        key = (message, name)
        if key not in self._forms:
            forms = {form: self._form(form, name, message) for form in _FORMS}
            capital = {form.capitalize(): forms[form][:1].upper() + forms[form][1:] for form in _FORMS_AT_THE_START}
            self._forms[key] = forms | capital
        said: dict[str, Value] = {argument: name}
        return said | {f"{argument}_{form}": text for form, text in self._forms[key].items()}

    def _form(self, form: str, name: str, message: str) -> str:
        own = self.catalogue.attribute(message, form) if message else None
        rule = {"name": name, "name_initial": normalize("NFD", name)[:1].lower()}
        return own or self.catalogue.find(f"form-{form}", rule) or name

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
        persons = {card: self.card(card) for card in named if self.facts[card]["kind"] in self.schema.surnames}
        return short_names(persons) | {card: short for card, short in given.items() if short}

    def term(self, fact: str, value: str) -> str:
        """The name of what a card has printed on it, `<fact>-<id>`. Tables with their own card data may have some of
        their own."""
        return self.catalogue.find(f"{fact}-{value or 'none'}", {}) or value.replace("_", " ").capitalize()

    def card_line(self, card: str) -> str:
        """What a card does, in one line."""
        return self.text(f"line-{self._help_id(card)}", **self._card_arguments(card))

    def card_help(self, card: str) -> str:
        """All that there is to say about a card, with what is known of its origin."""
        arguments = self._card_arguments(card)
        parts = [self.text(f"help-{self._help_id(card)}", **arguments)]
        for fact, kind in self.schema.card_facts.items():
            if kind == PAIR and self.facts[card].get(fact):
                special = f"help-{fact}-{self.facts[card][fact]}"
                parts.append(self.text(special if self.catalogue.has(special) else "help-pair", **arguments))
        parts += [self._provenance(card), self._rulings(card)]
        return "\n".join(reflow(part) for part in parts if part)

    def _help_id(self, card: str) -> str:
        """Persons share a text for each kind, and so do cards without a text of their own."""
        fact = self.facts[card]
        return card if "name" not in fact and self.catalogue.has(f"help-{card}") else str(fact["kind"])

    def _card_arguments(self, card: str) -> dict[str, Value]:
        """What is printed on the card, and its name. Of a term there are also its `_id` and `has_`; `$partner` is the
        card with which it makes a pair."""
        arguments = self.named("card", card)
        for name, value in self.facts[card].items():
            arguments[name] = ", ".join(str(item) for item in value) if isinstance(value, list) else value
        for name, kind in self.schema.card_facts.items():
            value = str(arguments.get(name, ""))
            if kind == NUMBER:
                arguments.setdefault(name, 0)
            elif kind == CARD and value:
                arguments |= self.named(name, value)
            elif kind in (TERM, PAIR):
                arguments[name] = self.term(name, value)
                arguments |= {f"{name}_id": value or "none", f"has_{name}": "yes" if value else "no"}
            if kind == PAIR:
                pair = [other for other in self.facts if value and self.facts[other].get(name) == value]
                arguments["partner"] = self.listing([self.card(other) for other in pair if other != card])
        return arguments

    def _provenance(self, card: str) -> str:
        """Whether what is printed on the card is ours, or which parts of it are not."""
        if self.facts[card].get("provenance") != "reconstruction":
            return ""
        fixed = self.facts[card].get("fixed")
        if not fixed or not isinstance(fixed, list):
            return self.text("provenance-reconstruction")
        return self.text("provenance-reconstruction-but", fields=self.listing([self.text(f"field-{f}") for f in fixed]))

    def _rulings(self, card: str) -> str:
        """Where the help tells what we have decided, because the printed rules do not."""
        rulings = self.facts[card].get("rulings")
        if not isinstance(rulings, list):
            return ""
        return self.text("help-rulings", number=len(rulings), rulings=self.listing([str(one) for one in rulings]))

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
        source = self.named("source", decision.source) if decision.source else {"source": ""}
        return self.text(f"question-{decision.kind}", **source, source_id=decision.source or "none")

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
                arguments |= self._thing(rest[i - 1], word)
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
        for place, word in zip(_PLACES, written, strict=False):
            arguments |= self._thing(place, word)
        things = [str(self._thing("thing", word)["thing"]) for word in written]
        arguments["all"] = self.listing(self.counted(things))
        arguments["count"] = len(things)
        arguments["form"] = "-".join(form) or "plain"
        return self.text(f"move-{verb}", **arguments)

    def _thing(self, argument: str, word: str) -> dict[str, Value]:
        """What a written word names, and the word."""
        if word in self.facts:
            said = self.named(argument, word)
        elif word.isdecimal() and int(word) < len(self.names):
            said = self.called(argument, int(word))
        else:
            said = self._in_forms(argument, word, "")
        return said | {f"{argument}_id": word}

    # Arguments --------------------------------------------------------------------------------------------------

    def _arguments(self, arguments: Mapping[str, Arg], viewer: int) -> dict[str, Value]:
        """Names for numbers and ids, as the kinds of the arguments say, those of players and cards in all their forms.
        Beside `$seat` there is `$seat_you`, beside `$card` its `_id`, beside lists and tokens their `_count`;
        `$value_same` says whether two arguments tell the same. `$seat_0` is who has seat 0, and the numbers of a list
        `$totals` are `$totals_0` and so on."""
        said: dict[str, Value] = {}
        for name, other in self.schema.same.items():
            said[f"{name}_same"] = "yes" if arguments.get(name) == arguments.get(other) else "no"
        for name, value in arguments.items():
            kind = self.schema.kinds.get(name, "")
            if isinstance(value, list):
                said |= self._list_arguments(name, kind, value, viewer)
                continue
            if kind == SEAT and isinstance(value, int):
                said |= self.called(name, value, viewer) | {f"{name}_you": "yes" if value == viewer else "no"}
            elif kind == CARD and value:
                said |= self.named(name, str(value)) | {f"{name}_id": value}
            elif kind == CARD:
                said |= {name: "", f"{name}_id": "none"}
            else:
                said[name] = value if isinstance(value, int) else self._said(kind, value, viewer)
            if kind == TOKENS:
                said[f"{name}_count"] = len(str(value))
        for name, summary in self.schema.summaries.items():
            if any(part.argument in arguments for part in summary.parts):
                said[name] = self._summary(summary, arguments)
        return said

    def _list_arguments(self, name: str, kind: str, items: Sequence[int | str], viewer: int) -> dict[str, Value]:
        if kind == SUM:
            seat = int(name[-1])
            cards = "+".join([self.card(str(card)) for card in items]) or self.text("no-cards")
            return {name: cards, f"seat_{seat}": self.name(seat, viewer)}
        said: dict[str, Value] = {f"{name}_{i}": item for i, item in enumerate(items) if isinstance(item, int)}
        said[f"{name}_count"] = len(items)
        if kind == BY_SEAT:
            said[f"{name}_by_seat"] = self._by_seat([int(item) for item in items], viewer)
        said[name] = self.listing(self.counted([self._said(kind, item, viewer) for item in items]))
        return said

    def _by_seat(self, numbers: Sequence[int], viewer: int) -> str:
        """'Anna 3 and Carlo 1': who has none is left out."""
        return self.listing([f"{self.name(seat, viewer)} {number}" for seat, number in enumerate(numbers) if number])

    def _summary(self, summary: Summary, arguments: Mapping[str, Arg]) -> str:
        items = [item for part in summary.parts for item in self._summed(part, arguments)]
        return self.listing(items) if items else self.text(summary.nothing)

    def _summed(self, part: Part, arguments: Mapping[str, Arg]) -> list[str]:
        value = arguments.get(part.argument, 0)
        if isinstance(value, list):
            return self.counted([self.card(str(card)) for card in value])
        if part.unless in arguments or not isinstance(value, int) or value == 0:
            return []
        return [self.text(part.message, count=value)]

    def _said(self, kind: str, value: int | str, viewer: int) -> str:
        if kind == SEATS and isinstance(value, int):
            return self.name(value, viewer)
        if kind == CARDS:
            return self.card(str(value)) if value else ""
        if kind == TOKENS:
            return str(value) or self.text("no-tokens")
        if kind == MOVE:
            return self.notation(str(value))
        if kind == QUESTION:
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
    """Spaces that do not break stay: French has them before some marks."""
    return " ".join(word for word in _BREAKING.split(text) if word)
