"""An earlier commit, compiled in an environment of its own, to measure today's work against.

The sources are unpacked into a temporary folder and built there with the versions that the commit itself locked. The
environment stays under `.venv-bench/against`, so that a commit is built once."""

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from bench.processes import ROOT, say

CACHE: Final = ROOT / ".venv-bench" / "against"
_BUILD: Final = 'from setuptools import build_meta; build_meta.build_wheel("dist")'
_COMPILERS: Final = ("cc", "gcc", "clang")


def commit_of(rev: str) -> str:
    """The full name of the commit that a person means by `v0.3`, `HEAD~5` or `2c219c6`."""
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{rev}^{{commit}}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: --against {rev}: there is no such commit here (a tag, a branch, HEAD~5 or a hash is meant)")
    return done.stdout.strip()


def title_of(commit: str) -> str:
    """The short hash and the subject."""
    command = ["git", "show", "--no-patch", "--format=%h (%s)", commit]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def python_of(commit: str) -> str:
    """The Python of an environment in which the commit is installed, compiled; built if it is not there."""
    environment = CACHE / commit
    python = environment / "bin" / "python"
    mark = environment / ".installed"
    if mark.exists() and mark.read_text() == sys.version:
        return str(python)
    say(f"building {title_of(commit)}; that takes about four minutes, once …")
    shutil.rmtree(environment, ignore_errors=True)
    environment.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="curia-against-") as folder:
        _build(commit, Path(folder), environment)
    mark.write_text(sys.version)
    return str(python)


def _build(commit: str, folder: Path, environment: Path) -> None:
    archive = _run(["git", "archive", commit], ROOT)
    with tarfile.open(fileobj=io.BytesIO(archive)) as sources:
        sources.extractall(folder, filter="data")
    locks = ["requirements/dev.lock"]
    if not os.environ.get("CC") and not any(map(shutil.which, _COMPILERS)):
        locks.append("requirements/zig.lock")
    for needed in ("setup.py", *locks):
        if not (folder / needed).exists():
            sys.exit(f"bench: {title_of(commit)} is too old to be built: it has no {needed}")
    uv, python = _uv(), str(environment / "bin" / "python")
    _run([uv, "venv", "--quiet", "--python", sys.executable, str(environment)], folder)
    _run([uv, "pip", "sync", "--quiet", "--python", python, "--require-hashes", *locks], folder)
    # Without the web client: a house serves its tables without it.
    _run([python, "-c", _BUILD], folder, CURIA_REQUIRE_COMPILED="1", CURIA_PURE="")
    wheel = next((folder / "dist").glob("*.whl"))
    _run([uv, "pip", "install", "--quiet", "--python", python, "--no-deps", str(wheel)], folder)


def _uv() -> str:
    beside = Path(sys.executable).with_name("uv")
    found = shutil.which(os.environ.get("CURIA_BENCH_UV", "uv")) or shutil.which(beside)
    if found is None:
        sys.exit("bench: an earlier commit is installed with uv, and there is none; `make bench` brings it along")
    return str(Path(found).absolute())


def _run(command: list[str], folder: Path, **environment: str) -> bytes:
    done = subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stdout.decode()}{done.stderr.decode()}")
    return done.stdout
