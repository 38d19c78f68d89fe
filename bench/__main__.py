"""`make bench`: our engine, compiled and interpreted, beside OpenSpiel, in rounds that take turns.

`make bench ARGS="--against REV"` measures it beside itself at an earlier commit instead (see `bench/against.py`),
`make bench ARGS=server` the server (see `bench/server_load.py`; it takes `--against REV` too), `make bench ARGS=web`
the web client (see `bench/web_client.py`), `make bench ARGS=start` the first minute of `make play` (see
`bench/start.py`)."""

import argparse
import json
import os
import platform
import subprocess
import sys
from statistics import median
from typing import cast

from bench import against, server_load, start
from bench.engine import GAMES
from bench.processes import ROOT

GOALS = """Goals: playouts >= 5 M decisions/s and >= 10 times OpenSpiel from Python; driven from Python >= 1.5 M;
copy + determinize <= 2 microseconds. Borgia: playouts >= 2 M, copy + determinize <= 4 microseconds.
Machines differ and are noisy: the ratios of one run count."""


def run(python: str, module: str, seconds: float, **environment: str) -> dict[str, object]:
    """One measurement in a process of its own."""
    command = [python, "-m", module, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stderr}")
    return cast(dict[str, object], json.loads(done.stdout))


def number(result: dict[str, object], *path: str) -> float:
    value: object = result
    for name in path:
        value = cast(dict[str, object], value)[name]
    return cast(float, value)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement (default 3)")
    parser.add_argument("--rounds", type=int, default=3, help="median of so many (default 3)")
    parser.add_argument("--against", metavar="REV", help="the engine at an earlier commit, instead of OpenSpiel")
    parser.add_argument("--at-least", type=float, metavar="RATIO", help="fail where now is not so many times as quick")
    args = parser.parse_args()
    if args.against:
        against.compare(args)
        return
    if args.at_least is not None:
        parser.error("--at-least goes with --against")
    peer = os.environ.get("CURIA_BENCH_PYTHON")
    if not peer:
        sys.exit("bench: CURIA_BENCH_PYTHON must name a Python with open_spiel; `make bench` sets it")

    ours, plain, spiel = [], [], []
    for turn in range(args.rounds):
        print(f"round {turn + 1} of {args.rounds} …", file=sys.stderr, flush=True)
        ours.append(run(sys.executable, "bench.engine", args.seconds))
        plain.append(run(sys.executable, "bench.engine", args.seconds, PYTHONPATH=str(ROOT / "src")))
        spiel.append(run(peer, "bench.openspiel_hearts", args.seconds))
    for name in GAMES:
        if not number(ours[0], name, "compiled") or number(plain[0], name, "compiled"):
            sys.exit("bench: the compiled engine is not installed; run `make setup` on a machine with a C compiler")

    def middle(results: list[dict[str, object]], *path: str) -> float:
        return median(number(result, *path) for result in results)

    base = middle(spiel, "python", "decisions")
    rows = []
    for name, seats in GAMES.items():
        rows += [
            (f"Curia {name}, {seats} seats: playouts in the compiled engine", middle(ours, name, "playouts")),
            (f"Curia {name}: compiled engine driven from Python", middle(ours, name, "driven")),
            (f"Curia {name}: playouts, interpreted", middle(plain, name, "playouts")),
        ]
    rows += [
        ("OpenSpiel hearts, 4 seats: driven from Python", base),
        ("OpenSpiel hearts: its own loop in C++", middle(spiel, "inside")),
    ]
    print(f"\n{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores; one core used")
    print(f"median of {args.rounds} rounds of {args.seconds:g} s; random games, decisions of seats only\n")
    print("| | decisions/s | against OpenSpiel from Python |\n|---|---:|---:|")
    for label, value in rows:
        print(f"| {label} | {value / 1e6:.2f} M | {value / base:.1f} × |")
    print("\n| copy of a state + determinized state from a view | µs |\n|---|---:|")
    for name in GAMES:
        print(f"| {name}: a seat with a perfect memory (bots) | {middle(ours, name, 'determinize_memory_us'):.2f} |")
        print(f"| {name}: a seat that sees what is shown | {middle(ours, name, 'determinize_view_us'):.2f} |")
    chance = ", ".join(f"{name} {middle(ours, name, 'moves_per_decision'):.2f}" for name in GAMES)
    hearts = middle(spiel, "python", "moves") / base
    print(f"\nMoves a decision, chance included: {chance}, hearts {hearts:.2f}.")
    print(f"\n{GOALS}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["server"]:
        server_load.main(sys.argv[2:])
    elif sys.argv[1:2] == ["start"]:
        start.main(sys.argv[2:])
    elif sys.argv[1:2] == ["web"]:
        # Only here: it needs the browser tests' kit.
        from bench import web_client

        web_client.main(sys.argv[2:])
    else:
        main()
