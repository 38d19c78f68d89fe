"""The types of what each game sends, for TypeScript: made from its schema. `wire_types.py` writes them."""

import ast
import inspect
import types
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, Literal, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints

from curia.core.plugin import GamePlugin
from curia.core.schema import LISTS, TEXTS, Facts, Schema

PLAIN: Final = {str: "string", int: "number", bool: "boolean", type(None): "null"}
HEAD: Final = """\
/* What the house sends of {title}; null is what the reader may not know. Made from `{module}` by
   `web/tools/wire_types.py`; do not edit. */
import type {{ AnyView }} from '$lib/state/stage';
"""


class Field(NamedTuple):
    name: str
    hint: Any
    doc: str
    is_required: bool


class Dictionary(NamedTuple):
    """A typed dictionary as its source declares it."""

    name: str
    base: str
    """The one that it extends, or ''."""
    doc: str
    fields: list[Field]
    """Those that it has besides its base's."""


def dictionaries(module_name: str) -> list[Dictionary]:
    """All typed dictionaries of a module, in the order of the source, with the texts below their fields."""
    module = import_module(module_name)
    tree = ast.parse(inspect.getsource(module))
    return [_dictionary(module, node) for node in tree.body if isinstance(node, ast.ClassDef)]


def _dictionary(module: types.ModuleType, node: ast.ClassDef) -> Dictionary:
    base = ast.unparse(node.bases[0])
    hints = get_type_hints(getattr(module, node.name), include_extras=True)
    fields = [_field(name, hints[name], doc) for name, doc in _documented(node)]
    return Dictionary(node.name, "" if base == "TypedDict" else base, ast.get_docstring(node) or "", fields)


def _field(name: str, hint: Any, doc: str) -> Field:
    is_required = get_origin(hint) is not NotRequired
    return Field(name, hint if is_required else get_args(hint)[0], doc, is_required)


def _documented(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields of a class, each with the text that follows it."""
    for statement, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign):
            text = after.value if isinstance(after, ast.Expr) else None
            doc = text.value if isinstance(text, ast.Constant) else ""
            yield ast.unparse(statement.target), " ".join(str(doc).split())


def typescript(hint: Any) -> str:
    """A type as TypeScript writes it."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (types.UnionType, Union):
        return " | ".join(typescript(part) for part in arguments)
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(arguments[1])}>"
    return PLAIN.get(hint) or str(hint.__name__)


def interface(dictionary: Dictionary) -> str:
    lines = [f"/** {dictionary.doc} */"] if dictionary.doc else []
    extends = f" extends {dictionary.base}" if dictionary.base else ""
    lines.append(f"export interface {dictionary.name}{extends} {{")
    for field in dictionary.fields:
        lines += [f"\t/** {field.doc} */"] if field.doc else []
        lines.append(f"\t{field.name}{'' if field.is_required else '?'}: {typescript(field.hint)};")
    return "\n".join([*lines, "}"])


def arguments(declared: Schema, facts: Facts) -> str:
    """What an event tells. Who is not told its secret part does not get it."""
    told = []
    for name in (*facts.public, *facts.secret):
        kind = declared.kind(facts, name)
        plain = "string" if kind in TEXTS else "number"
        mark = "?" if name in facts.secret or name in facts.optional else ""
        told.append(f"{name}{mark}: {plain}{'[]' if kind in LISTS else ''}")
    return f"{{ {'; '.join(told)} }}" if told else "object"


def events(declared: Schema) -> str:
    rows = [f"\t{name}: {arguments(declared, facts)};" for name, facts in declared.events.items()]
    return "\n".join(["/** The events by their names, and what they tell. */", "export interface Events {", *rows, "}"])


def game_types(game: GamePlugin) -> str:
    """The whole file of a game."""
    name, declared, module = game.name, game.schema, game.schema.view.__module__
    view = f"""\
/** A view as a table shows it. An update leaves its sums out while they are as they were. */
export interface {name.capitalize()}View extends AnyView, {declared.view.__name__} {{
	game: '{name}';
	standing?: {declared.tally.__name__};
}}"""
    blocks = [interface(dictionary) for dictionary in dictionaries(module)]
    head = HEAD.format(title=game.meta.title, module=f"{game.package}.schema")
    return head + "\n" + "\n\n".join([*blocks, view, events(declared)]) + "\n"
