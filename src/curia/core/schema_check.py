"""Whether what leaves the engine is what the game declared: the same fields, of the same types, and nothing besides."""

import types
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

from curia.core.bits import has
from curia.core.events import Event
from curia.core.game import Decision, Game, Refusal, S, V
from curia.core.schema import BY_SEAT, CARD, CARDS, LISTS, QUESTION, SEAT, SEATS, SUM, TEXTS, TOKENS, Facts, Schema
from curia.core.types import Arg


def fault(value: object, hint: object, path: str = "") -> str:
    """Where and how a value is not of its type, or ''. Types are those of JSON and typed dictionaries of them."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _dictionary_fault(value, hint, path)
    if origin is Literal:
        return "" if value in inner else f"{path}: {value!r} is none of {inner}"
    if origin in (types.UnionType, Union):
        faults = [fault(value, part, path) for part in inner]
        return "" if "" in faults else faults[0]
    if origin is list and isinstance(value, list):
        return _first(fault(item, inner[0], f"{path}[{i}]") for i, item in enumerate(value))
    if origin is dict and isinstance(value, dict):
        return _first(fault(item, inner[1], f"{path}[{key!r}]") for key, item in value.items())
    # A bool is an int for Python, but not for who reads JSON.
    return "" if hint is type(value) else f"{path}: {value!r} is not of type {hint}"


def _dictionary_fault(value: object, hint: object, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path}: {value!r} is no dictionary"
    fields = _fields(hint)
    missing, unknown = fields.required - value.keys(), value.keys() - fields.hints.keys()
    if missing or unknown:
        return f"{path}: missing {sorted(missing)}, not declared {sorted(unknown)}"
    return _first(fault(item, fields.hints[name], f"{path}.{name}") for name, item in value.items())


class _Fields(NamedTuple):
    required: frozenset[str]
    hints: dict[str, object]


@cache
def _fields(dictionary: object) -> _Fields:
    required: frozenset[str] = getattr(dictionary, "__required_keys__", frozenset())
    return _Fields(required, get_type_hints(dictionary))


def _first(faults: Iterable[str]) -> str:
    return next((found for found in faults if found), "")


class SchemaCheck:
    """Holds what one table sends against the declaration of its game. Every method tells what is wrong, or ''.

    `events` and `refusals` are the names that it has met."""

    def __init__(self, schema: Schema, seats: int, cards: Iterable[str]) -> None:
        self.schema = schema
        self.events: set[str] = set()
        self.refusals: set[str] = set()
        self._seats = range(seats)
        self._cards = {*cards, *schema.stand_ins, ""}

    def moment(self, game: Game[S, V], state: S, events: list[Event], seat: int, memory: bool) -> str:
        """For all that a move tells, and the position after it to a seat or OBSERVER; who tries what is no move at all
        is refused."""
        view = game.view(state, seat, memory)
        return (
            _first(self.event(event) for event in events)
            or self.view(game.view_json(view))
            or self.tally(game.tally(view))
            or (self.question(game.decision(state, seat)) if has(game.pending(state), seat) else "")
            or self.refusal(game.explain(state, seat, -1))
        )

    def view(self, data: Mapping[str, object]) -> str:
        found = fault(data, self.schema.view, "view")
        if not found and data["phase"] not in self.schema.phases:
            found = f"view.phase: {data['phase']!r} is not declared"
        return found

    def tally(self, data: Mapping[str, object]) -> str:
        return fault(data, self.schema.tally, "tally")

    def question(self, decision: Decision) -> str:
        if decision.kind not in self.schema.questions:
            return f"question {decision.kind} is not declared"
        if decision.kind in self.schema.sealed and not decision.sealed:
            return f"question {decision.kind} is declared as sealed"
        return "" if decision.source in self._cards else f"question {decision.kind}: no card {decision.source}"

    def event(self, event: Event) -> str:
        self.events.add(event.name)
        facts = self.schema.events.get(event.name)
        if facts is None:
            return f"event {event.name} is not declared"
        if facts.private != event.private:
            return f"event {event.name}: private or not"
        public, secret = ((), facts.public) if facts.private else (facts.public, facts.secret)
        return (
            self._names_fault(event.name, public, facts, event.public)
            or self._names_fault(event.name, secret, facts, event.secret)
            or self._facts_fault(event.name, facts, event.public | event.secret)
        )

    def told(self, name: str, args: Mapping[str, Arg]) -> str:
        """For an event as somebody sees it: with its secret part or without."""
        facts = self.schema.events.get(name)
        if facts is None:
            return f"event {name} is not declared"
        secret = facts.secret if any(fact in args for fact in facts.secret) else ()
        found = self._names_fault(name, (*facts.public, *secret), facts, args)
        return found or self._facts_fault(name, facts, args)

    def refusal(self, refusal: Refusal) -> str:
        self.refusals.add(refusal.code)
        facts = self.schema.refusals.get(refusal.code)
        if facts is None:
            return f"refusal {refusal.code} is not declared"
        found = self._names_fault(refusal.code, facts.public, facts, refusal.args)
        return found or self._facts_fault(refusal.code, facts, refusal.args)

    def _names_fault(self, of: str, declared: tuple[str, ...], facts: Facts, args: Mapping[str, Arg]) -> str:
        needed = {name for name in declared if name not in facts.optional}
        if needed <= args.keys() <= set(declared):
            return ""
        return f"{of} tells {', '.join(args)} instead of {', '.join(declared)}"

    def _facts_fault(self, of: str, facts: Facts, args: Mapping[str, Arg]) -> str:
        return _first(self._fact_fault(f"{of}.{name}", self.schema.kind(facts, name), args[name]) for name in args)

    def _fact_fault(self, path: str, kind: str, value: Arg) -> str:
        scalar: type = str if kind in TEXTS else int
        hint: object = types.GenericAlias(list, (scalar,)) if kind in LISTS else scalar
        return fault(value, hint, path) or self._range_fault(path, kind, value)

    def _range_fault(self, path: str, kind: str, value: Arg) -> str:
        items = value if isinstance(value, list) else [value]
        known = True
        if kind in (SEAT, SEATS):
            known = all(item in self._seats for item in items)
        elif kind in (CARD, CARDS, SUM):
            known = all(item in self._cards for item in items)
        elif kind == BY_SEAT:
            known = len(items) == len(self._seats)
        elif kind == TOKENS:
            known = set(str(value)) <= set(self.schema.tokens)
        elif kind == QUESTION:
            known = value in self.schema.questions
        return "" if known else f"{path}: {value!r} is no {kind}"
