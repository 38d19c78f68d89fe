"""Compiled and interpreted engines play the same games, and the right one of them is under test."""

import ast
import hashlib
import os
from importlib import import_module
from pathlib import Path
from typing import is_typeddict

import curia
from curia import _build
from tests.kit.tables import ALL_TABLES, OUR_DEFAULT_TABLES, load, table_id, walk

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "digests.txt"


def played_digests() -> str:
    """A line for each table: a fingerprint of every position of some random games, full states."""
    lines = []
    for table in ALL_TABLES:
        game = load(table)
        sums = hashlib.sha256()
        for seed in range(3):
            for state in walk(game, seed):
                sums.update(state.digest().encode())
        lines.append(f"{table_id(table)} {sums.hexdigest()}")
    return "\n".join(lines) + "\n"


def test_all_builds_play_the_same_games() -> None:
    """The file pins every position; after a change of the rules it is written anew with CURIA_WRITE_GOLDEN=1."""
    if os.environ.get("CURIA_WRITE_GOLDEN"):
        GOLDEN.write_text(played_digests(), encoding="utf-8")
    assert played_digests() == GOLDEN.read_text(encoding="utf-8")


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("CURIA_EXPECT", "interpreted")
    assert expected in ("interpreted", "compiled")
    assert set(_build.modules().values()) == {expected == "compiled"}


def test_the_installed_package_is_not_stale() -> None:
    """The sources installed beside the compiled modules are the ones in this tree."""
    installed = Path(curia.__file__).parent
    source = ROOT / "src" / "curia"
    files = [path.relative_to(source) for path in source.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    assert len(files) > 30
    stale = [str(path) for path in files if path.name != "README.md" and not same(installed / path, source / path)]
    assert stale == []


def same(installed: Path, source: Path) -> bool:
    return installed.exists() and installed.read_bytes() == source.read_bytes()


def test_no_compiled_module_lies_in_the_source_tree() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_what_is_compiled_takes_no_class_from_what_is_not() -> None:
    """An attribute of a class of plain Python is looked up by name: a fact of a card at every move once cost a sixth
    of all speed. (A typed dictionary is none: compiled code makes a plain one of it.)"""
    compiled = {path.relative_to(_build.ROOT) for path in _build.sources()}
    pure = [path for layer in ("core", "games", "bots") for path in (_build.ROOT / layer).rglob("*.py")]
    plain = {
        ".".join(("curia", *path.relative_to(_build.ROOT).with_suffix("").parts)): ast.parse(path.read_text("utf-8"))
        for path in pure
        if path.relative_to(_build.ROOT) not in compiled
    }
    assert "curia.games.habemus.setup" in plain
    named = {name: [node.name for node in tree.body if isinstance(node, ast.ClassDef)] for name, tree in plain.items()}
    classes = {
        module: {name for name in names if not is_typeddict(getattr(import_module(module), name))}
        for module, names in named.items()
    }
    assert "SchemaCheck" in classes["curia.core.schema_check"]
    taken = [
        f"{path}: {node.module}.{alias.name}"
        for path in compiled
        for node in ast.walk(ast.parse((_build.ROOT / path).read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in classes
        for alias in node.names
        if alias.name in classes[node.module]
    ]
    assert taken == []


def test_positions_are_plain_to_the_compiler() -> None:
    """Below an ABC, or any other class that is not compiled, each attribute is asked for before it is read."""
    for table in OUR_DEFAULT_TABLES:
        kinds = type(load(table).initial()).__mro__
        assert [kind for kind in kinds if kind is not object and not kind.__module__.startswith("curia.")] == []
