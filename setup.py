"""Builds the wheel; mypyc compiles the pure layers and the tables of the house into one shared library.

Environment:
    CURIA_PURE=1              do not compile
    CURIA_REQUIRE_COMPILED=1  fail where compiling is impossible, instead of falling back to plain Python
"""

import contextlib
import hashlib
import os
import re
import runpy
import shlex
import shutil
import sys
import sysconfig
import textwrap
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

BUILD = Path("build")
C = BUILD / "c"
UNFINISHED = BUILD / "unfinished"
"""There while a build runs: what an interrupted one has left behind cannot be trusted."""
INLINED = ("curia.core.bits", "curia.core.rng")
"""Small functions that every game calls all the time. Each C file knows their text, so that it need not call them."""
# Other commands only ask for metadata. An editable install stays interpreted: it would put machine
# code beside the sources, where it hides every later edit of them.
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "install"}

FALLBACK = """
*****************************************************************************
  Curia could not be compiled on this machine:
    {reason}
  It is installed as plain Python instead: everything works, but engines and
  bots are many times slower. To compile, install a C compiler and Python's
  header files, and build again.
  (CURIA_REQUIRE_COMPILED=1 makes this an error, CURIA_PURE=1 silences it.)
*****************************************************************************
"""


class CannotCompile(Exception):
    """The machine, not the source, is the reason."""


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


class BuildPy(build_py):
    """Adds what stands outside src/: the rules pages, which the game cites, and the web client if it was built."""

    def run(self) -> None:
        super().run()
        for source, target in (("docs/rules", "rules"), ("web/dist", "web")):
            for file in sorted(Path(source).rglob("*")):
                if file.is_file():
                    copy = Path(self.build_lib, "curia", target, file.relative_to(source))
                    self.mkpath(str(copy.parent))
                    self.copy_file(str(file), str(copy))


class BuildExt(build_ext):
    def build_extensions(self) -> None:
        """The C files of the library side by side; setuptools itself takes them one after the other."""
        compile_files = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_files([source], **options), sources)
                return [file for files in objects for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        if self.inplace:
            raise SystemExit("error: machine code beside the sources would hide edits; build a wheel")
        try:
            super().run()
        except Exception as error:
            reason = textwrap.shorten(str(error), 60, placeholder=" ...")
            raise CannotCompile(f"the compiler failed, see above ({reason})") from error


def choose_compiler() -> None:
    """Use any C compiler there is: the one that built this Python, another one, or Zig's."""
    if os.name == "nt" or os.environ.get("CC"):
        return
    configured = shlex.split(sysconfig.get_config_var("CC"))
    if shutil.which(configured[0]):
        return
    found = next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if found is not None:
        compiler = [found]
    elif find_spec("ziglang") is not None:
        compiler = [sys.executable, "-m", "ziglang", "cc"]
    else:
        raise CannotCompile(f"no C compiler found ({configured[0]}, cc, gcc, clang)")
    # Hints to one linker (-Wl,...) may be errors to another.
    flags = [flag for flag in shlex.split(sysconfig.get_config_var("LDSHARED"))[1:] if "-Wl," not in flag]
    os.environ["CC"] = shlex.join(compiler)
    os.environ["LDSHARED"] = shlex.join([*compiler, *flags])


def forget_other_builds() -> None:
    """Start anew when what shapes machine code, beside the sources, is not as it was."""
    names = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
    facts = [sys.version, sys.prefix, *(os.environ.get(name, "") for name in names)]
    facts += [Path(name).read_text(encoding="utf-8") for name in ("setup.py", "pyproject.toml")]
    key = hashlib.sha256("\0".join(facts).encode()).hexdigest()
    stamp = BUILD / "key"
    if UNFINISHED.exists() or not stamp.exists() or stamp.read_text() != key:
        shutil.rmtree(BUILD, ignore_errors=True)
        BUILD.mkdir()
        stamp.write_text(key)


def remove_stale_products(extensions: list[Extension]) -> None:
    """Empty the folder that becomes the wheel, but for the modules that setuptools may find up to date.

    It goes by the times of the C files, and mypyc rewrites only those whose text changes.
    """
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    keep = {Path(*extension.name.split(".")).as_posix() + suffix for extension in extensions}
    for folder in BUILD.glob("lib*"):
        for path in folder.rglob("*"):
            if path.is_file() and path.relative_to(folder).as_posix() not in keep:
                path.unlink()


def refuse_short_shifts(sources: list[Path]) -> None:
    """mypyc writes `1 << n` with an i64 `n` as a shift of a 32-bit C number: wrong from n = 31 on.

    The same for `i64(1) << n`, and for a Final or a local variable that is always 1. A parameter on
    the left side is right, and so is `one: i64 = 1; one <<= n`.
    """
    function, faults = "", []
    for path in sources:
        for line in path.read_text(encoding="utf-8").splitlines():
            if "CPyDef_" in line and line.endswith(") {"):
                function = line.split("CPyDef_")[1].split("(")[0].replace("___", ".")
            if re.search(r"= -?\d+ << cpy_r_", line):
                faults.append(f"    {function}: {line.split('= ')[1].replace('cpy_r_', '')}")
    if faults:
        raise SystemExit(
            "error: mypyc would shift constants in 32 bits; instead of `1 << n` or `ONE << n`,\n"
            "call a function that gets the left side as a parameter. This is in:\n" + "\n".join(faults)
        )


def gather(sources: list[Path]) -> list[Path]:
    """C files for the compiler that include those of mypyc: one for each game with its bots, one for the house, one for
    the rest.

    One for each module would be compiled in the same time, but what calls across modules would be slower by up to a
    third. One for all of them takes the compiler almost three times as long, on one core.
    """
    games = [path.parent.name for path in Path("src/curia/games").glob("*/__init__.py")]
    parts: dict[str, list[Path]] = {}
    for source in sources:
        part = next((name for name in ("server", *games) if f"___{name}" in source.name), "core")
        parts.setdefault(part, []).append(source)
    write(C / "inlined.h", inlined_functions())
    gathered = []
    # The longest first, so that no core idles at the end.
    for part, files in sorted(parts.items(), key=lambda item: -sum(file.stat().st_size for file in item[1])):
        header = [] if part == "core" else [C / "inlined.h"]
        gathered.append(C / f"{part}.c")
        write(gathered[-1], "".join(f'#include "{file.relative_to(C).as_posix()}"\n' for file in [*header, *files]))
    return gathered


def inlined_functions() -> str:
    """The text of the functions of `INLINED`, for a compiler that inlines them; what it does not inline is called, in
    the file that compiles them."""
    # Compilers warn of static functions that are called here, but not in what counts as the system's: in functions that
    # are for inlining only they are meant.
    found = ["#pragma GCC system_header", '#include "__native_curia.h"', '#include "__native_internal_curia.h"']
    for module in INLINED:
        text = (C / f"__native_{module.replace('.', '___')}.c").read_text(encoding="utf-8")
        functions = re.findall(r"^\w[^\n;]* \*?CPyDef_[^\n;]*\) \{\n.*?^\}$", text, re.MULTILINE | re.DOTALL)
        functions = [function for function in functions if "__top_level__" not in function.split("\n", 1)[0]]
        if not functions:
            raise SystemExit(f"error: mypyc writes functions in another way than setup.py knows ({module})")
        found += [f"extern inline __attribute__((gnu_inline)) {function}" for function in functions]
    return "\n\n".join(found) + "\n"


def write(path: Path, text: str) -> None:
    """Only what changes: setuptools goes by the time of a file."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def compiled_modules() -> list[Extension]:
    """The extension modules; their C code is written here, and compiled later."""
    sources = [path.as_posix() for path in runpy.run_path("src/curia/_build.py")["sources"]()]
    choose_compiler()
    forget_other_builds()
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CannotCompile(f"mypy is not installed ({error})") from error
    # Errors in the sources end the build, here: they are not the machine's fault. They are
    # written to the standard output, which front ends hide.
    with contextlib.redirect_stdout(sys.stderr):
        extensions = mypycify(
            sources,
            opt_level="3",
            debug_level="0",
            separate=False,
            multi_file=os.name != "nt",
            group_name="curia",
            target_dir=str(C),
        )
    library = next(extension for extension in extensions if extension.name == "curia__mypyc")
    written = [Path(source) for source in library.sources]
    refuse_short_shifts(written)
    if os.name != "nt":
        library.sources = [path.as_posix() for path in gather(written)]
        library.depends = [*library.depends, *(path.as_posix() for path in (*written, *C.glob("*.h")))]
        # Within the library, calls need no detour that would let others replace what is called.
        flags = ["-fno-semantic-interposition", "-fvisibility=hidden"]
        if not is_set("CURIA_REQUIRE_COMPILED"):
            # A warning of some newer compiler is no reason to go without machine code.
            flags.append("-Wno-error")
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extensions


def run(extensions: list[Extension]) -> None:
    remove_stale_products(extensions)
    BUILD.mkdir(exist_ok=True)
    setup(
        ext_modules=extensions,
        cmdclass={"build_ext": BuildExt, "build_py": BuildPy},
        options={
            "build_ext": {"parallel": os.cpu_count()},
            # Not in src/, where interpreted runs would take it for an installed distribution.
            "egg_info": {"egg_base": str(BUILD)},
        },
    )


def main() -> None:
    if is_set("CURIA_PURE") or COMPILING_COMMANDS.isdisjoint(sys.argv):
        run([])
        return
    try:
        extensions = compiled_modules()
        UNFINISHED.touch()
        run(extensions)
        UNFINISHED.unlink()
    except CannotCompile as error:
        if is_set("CURIA_REQUIRE_COMPILED"):
            raise SystemExit(f"error: Curia could not be compiled: {error}") from error
        print(FALLBACK.format(reason=error), file=sys.stderr)
        run([])


main()
