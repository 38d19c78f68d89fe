"""The page that says what games send, `docs/views.md`: made from their schemas. `wire_types.py` writes it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from game_types import Dictionary, Field, dictionaries, typescript

from curia.catalog import OURS, load_game
from curia.core.plugin import GamePlugin
from curia.core.record import read_record
from curia.core.schema import KINDS, Facts, Schema
from curia.core.types import CHANCE
from curia.text.catalogue import Catalogue, Value
from curia.wire.schema import TABLE_EVENTS, TABLE_KINDS

GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden"
FORMS: Final = 5
"""So many ways to answer a question are shown."""

HEAD: Final = """\
# What games send

Made from the declarations in `curia/games/<game>/schema.py` by `make types`; do not edit. [Writing a bot](bots.md)
tells how to get it.

A **view** is what a seat may know of the position; `null` is what it may not know. What adds up from it is in
`standing`. All numbers are whole; seats count from 0, and a spectator's `seat` is 9. **Events** tell what happened:
everybody gets the arguments, those in *italics* only whom they concern, and those with a question mark only sometimes.
A **refusal** says by which rule a move is forbidden. Sentences are those of the English catalogue. A game's cards, by
their ids, are at `GET /api/games/<game>/cards`.

Arguments are of these kinds:

| kind | what it is |
|---|---|
"""


def views_page() -> str:
    used = {kind for game in OURS for kind in game.schema.kinds.values()}
    kinds = [f"| {kind} | {said} |" for kind, said in KINDS.items() if kind in used]
    parts = ["\n".join([HEAD.rstrip("\n"), *kinds])]
    parts += [part for game in OURS for part in _game(game)]
    parts += ["## The table itself", *_table_events()]
    return "\n\n".join(parts) + "\n"


def _game(game: GamePlugin) -> Iterator[str]:
    name, declared = game.name, game.schema
    catalogue = Catalogue(["en"], name)
    yield f"## {game.meta.title}"
    yield f"[Rules](rules/{game.meta.rules_page}.md). The game is called `{name}`."
    known = {dictionary.name: dictionary for dictionary in dictionaries(declared.view.__module__)}
    yield "### View"
    yield from _dictionary(declared.view.__name__, known)
    yield "`phase` is one of " + ", ".join(f"`{phase}`" for phase in declared.phases) + "."
    yield "### Sums"
    yield from _dictionary(declared.tally.__name__, known)
    yield "### Questions"
    forms = _forms(name)
    rows = [[f"`{kind}`", _question(catalogue, kind), _codes(forms.get(kind, []))] for kind in declared.questions]
    yield _table(["kind", "asks", "answers, for instance"], rows)
    yield "### Events"
    yield _facts(declared, declared.events, catalogue, "event")
    yield "### Refusals"
    yield _facts(declared, declared.refusals, catalogue, "refusal")


# Views ------------------------------------------------------------


def _dictionary(name: str, known: dict[str, Dictionary]) -> Iterator[str]:
    """A dictionary, then those that its fields name."""
    for each in _reachable(name, known):
        fields = list(_all_fields(each, known))
        rows = [[f"`{field.name}`{'' if field.is_required else '?'}", _type(field.hint), field.doc] for field in fields]
        yield f"**{each.name}**" + (f": {each.doc}" if each.doc else "")
        yield _table(["field", "type", ""], rows)


def _reachable(name: str, known: dict[str, Dictionary]) -> list[Dictionary]:
    found: list[Dictionary] = []
    todo = [name]
    while todo:
        dictionary = known[todo.pop(0)]
        if dictionary not in found:
            found.append(dictionary)
            named = [_names(field.hint) for field in _all_fields(dictionary, known)]
            todo += [one for names in named for one in names if one in known]
    return found


def _all_fields(dictionary: Dictionary, known: dict[str, Dictionary]) -> Iterator[Field]:
    if dictionary.base:
        yield from _all_fields(known[dictionary.base], known)
    yield from dictionary.fields


def _names(hint: Any) -> list[str]:
    parts = getattr(hint, "__args__", ())
    return [name for part in parts for name in _names(part)] or [str(getattr(hint, "__name__", ""))]


def _type(hint: Any) -> str:
    """As TypeScript writes it, in a cell of a table."""
    return "`" + typescript(hint).replace("|", "\\|") + "`"


# Questions, events and refusals ------------------------------------------------------------


def _forms(name: str) -> dict[str, list[str]]:
    """By question: answers that were legal in the golden games, one of each form."""
    found: dict[str, dict[tuple[object, ...], str]] = {}
    for path in sorted(GOLDEN.glob(f"{name}-*.record")):
        record = read_record(path.read_text(encoding="utf-8"))
        game = load_game(record.game, record.seats, record.options)
        state = game.initial()
        for seat, text in record.moves:
            kind = "" if seat == CHANCE else game.decision(state, seat).kind
            if kind and kind not in found:
                moves = [game.move_text(move) for move in game.legal_moves(state, seat)]
                found[kind] = {_form(move): move for move in moves}
            state = game.apply(state, seat, game.parse_move(text))
    return {kind: sorted(forms.values())[:FORMS] for kind, forms in found.items()}


def _form(move: str) -> tuple[object, ...]:
    verb, *rest = move.split()
    return verb, len(rest), rest == ["none"]


def _question(catalogue: Catalogue, kind: str) -> str:
    said = catalogue.text(f"question-{kind}", {"source": "the card", "source_id": "other"})
    return " ".join(said.split())


def _facts(declared: Schema, facts: dict[str, Facts], catalogue: Catalogue, what: str) -> str:
    rows = []
    for name, told in facts.items():
        said = _sentence(declared, told, catalogue, f"{what}-{name}")
        rows.append([f"`{name}`", ", ".join(_arguments(declared, told)), said])
    return _table(["name", "tells", ""], rows)


def _arguments(declared: Schema, told: Facts) -> Iterator[str]:
    for name in (*told.public, *told.secret):
        mark = "*" if name in told.secret or told.private else ""
        yield f"{mark}`{name}`{'?' if name in told.optional else ''} {declared.kind(told, name)}{mark}"


def _sentence(declared: Schema, told: Facts, catalogue: Catalogue, message: str) -> str:
    """The message with the names of the arguments where they are said."""
    names = (*told.public, *told.secret, *declared.summaries, "seat_0", "seat_1")
    said: dict[str, Value] = {}
    for name in names:
        said |= {f"{name}_{ending}": f"[{name}]" for ending in ("by_seat", *map(str, range(6)))}
        said |= {
            name: f"[{name}]",
            f"{name}_you": "no",
            f"{name}_id": "other",
            f"{name}_count": 2,
            f"{name}_same": "no",
        }
    found = catalogue.find(f"{message}-known", said) or catalogue.text(message, said)
    return " ".join(found.split()).replace("|", "\\|")


def _table_events() -> Iterator[str]:
    yield "Names with a dot are about the table, whatever is played there."
    rows = []
    for name, told in TABLE_EVENTS.items():
        kinds = [f"`{fact}`{'?' if fact in told.optional else ''} {TABLE_KINDS[fact]}" for fact in told.public]
        rows.append([f"`{name}`", ", ".join(kinds)])
    yield _table(["name", "tells"], rows)


def _codes(texts: list[str]) -> str:
    return ", ".join(f"`{text}`" for text in texts)


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
