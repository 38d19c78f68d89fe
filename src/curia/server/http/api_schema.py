"""The description of the interface: Litestar's OpenAPI, with the types exactly as the house checks them.

Each type of `curia.wire` is described by msgspec, which also decodes it, and its fields by what its source says about
them; each has an example. The messages of a table's websocket, which OpenAPI cannot list, are among the types."""

import ast
import importlib
import inspect
import pkgutil
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from curia import wire
from curia.server.http.api_examples import REF, Schema, example

_PROBLEM: Final[Schema] = {
    "description": "Refused; the status is 400 or above.",
    "content": {"application/json": {"schema": {"$ref": f"{REF}Problem"}}},
}


def described(schema: Schema) -> Schema:
    """Litestar's description with our types, and every refusal as the Problem that it is."""
    paths = {
        path: {method: _operation(value) for method, value in item.items()} for path, item in schema["paths"].items()
    }
    return {**schema, "paths": paths, "components": {"schemas": {**schema["components"]["schemas"], **wire_types()}}}


def _operation(operation: Schema) -> Schema:
    responses = {status: value for status, value in operation.get("responses", {}).items() if status < "400"}
    if "204" in responses:
        responses["204"] = {"description": responses["204"]["description"]}
    return {**operation, "responses": {**responses, "default": _PROBLEM}}


@cache
def wire_types() -> dict[str, Schema]:
    """Every type of the wire by its name, with its fields described."""
    found: dict[str, type[Struct]] = {}
    notes: dict[str, dict[str, str]] = {}
    for info in pkgutil.iter_modules(wire.__path__):
        module = importlib.import_module(f"{wire.__name__}.{info.name}")
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                found[value.__name__] = value
        notes |= field_notes(inspect.getsource(module))
    _, types = msgspec.json.schema_components(found.values(), ref_template=REF + "{name}")
    for name, schema in types.items():
        schema["examples"] = [example(types, {"$ref": REF + name})]
        for field, note in notes.get(name, {}).items():
            if field in schema["properties"]:
                # What stands beside a $ref counts since OpenAPI 3.1.
                schema["properties"][field] = {**schema["properties"][field], "description": note}
    return types


def field_notes(source: str) -> dict[str, dict[str, str]]:
    """What a module says about the fields of its classes, in the strings that stand below them."""
    notes: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for field, note in zip(node.body, node.body[1:], strict=False):
                match field, note:
                    case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                        notes.setdefault(node.name, {})[name] = inspect.cleandoc(text)
                    case _:
                        pass
    return notes
