"""The types of the wire and of the games for TypeScript, and the page about views: `python web/tools/wire_types.py`
writes them, `--check` only compares."""

import argparse
import sys
import types
import typing
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from game_types import game_types
from msgspec import Raw, Struct, UnsetType
from views_page import views_page

from curia.catalog import OURS
from curia.wire import events, lessons, lobby, people, play, schema, terms

ROOT: Final = Path(__file__).parents[2]
LIB: Final = ROOT / "web" / "src" / "lib"
MODULES: Final = (terms, events, schema, lobby, people, play, lessons)
UNIONS: Final = {"ClientMessage": play.ClientMessage, "ServerMessage": play.ServerMessage}
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Raw: "unknown"}
HEAD: Final = """\
/* What goes over the wire. Made from `curia.wire` by `web/tools/wire_types.py`; do not edit. */

export type EventArg = number | string | (number | string)[];
"""


def structs() -> list[type[Struct]]:
    """In the order of the sources."""
    found = []
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                found.append(value)
    return found


def is_only_sent(struct: type[Struct], received: set[type]) -> bool:
    """Whether it goes to the house only: then what has a default may be left out."""
    return struct.__struct_config__.forbid_unknown_fields and struct not in received


def received_structs(all_structs: list[type[Struct]]) -> set[type]:
    """All structs that are part of what the house says."""
    found: set[type] = set()
    todo = [struct for struct in all_structs if not struct.__struct_config__.forbid_unknown_fields]
    while todo:
        struct = todo.pop()
        if struct not in found:
            found.add(struct)
            for hint in typing.get_type_hints(struct).values():
                todo += [part for part in parts(hint) if isinstance(part, type) and issubclass(part, Struct)]
    return found


def parts(hint: Any) -> list[Any]:
    arguments = typing.get_args(hint)
    return [hint] if not arguments else [part for argument in arguments for part in parts(argument)]


def typescript(hint: Any) -> str:
    """A type as TypeScript writes it."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint == events.EventArg or hint == int | str | list[int | str]:
        return "EventArg"
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(typescript(part) for part in arguments if part is not UnsetType)
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(arguments[0])}, {typescript(arguments[1])}>"
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    raise TypeError(f"{hint} has no counterpart in TypeScript")


def interface(struct: type[Struct], received: set[type]) -> str:
    config = struct.__struct_config__
    # What a struct inherits from msgspec says nothing about it.
    doc = " ".join((struct.__dict__.get("__doc__") or "").split())
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {struct.__name__} {{")
    if config.tag:
        lines.append(f"\t{config.tag_field}: '{config.tag}';")
    hints = typing.get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        may_miss = UnsetType in typing.get_args(hint)
        has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        may_miss |= has_default and (config.omit_defaults or is_only_sent(struct, received))
        mark = "?" if may_miss else ""
        # A union with Raw says no more than Raw.
        said = "unknown" if Raw in typing.get_args(hint) else typescript(hint)
        lines.append(f"\t{field.encode_name}{mark}: {said};")
    return "\n".join([*lines, "}"])


def generated() -> str:
    all_structs = structs()
    received = received_structs(all_structs)
    blocks = [interface(struct, received) for struct in all_structs]
    for name, union in UNIONS.items():
        blocks.append(f"export type {name} = {' | '.join(part.__name__ for part in typing.get_args(union))};")
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def targets() -> dict[Path, str]:
    """All files that are made, with what is to be in them."""
    games = {LIB / "games" / game.name / "schema.ts": game_types(game) for game in OURS}
    return {LIB / "wire" / "wire.ts": generated(), **games, ROOT / "docs" / "views.md": views_page()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    check = parser.parse_args().check
    for target, text in targets().items():
        if not check:
            target.write_text(text, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            print(f"{target.relative_to(ROOT)} is not current: 'make types' writes it anew", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
