"""The command line: `curia serve`, `curia play`, and tools for records, positions and engines."""

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

from curia import __version__, _build
from curia.catalog import METAS, AnyGame, load_game, meta, schema
from curia.core.errors import CuriaError, OptionError, PositionError, RecordError
from curia.core.fuzz import FuzzError, fuzz_games
from curia.core.perft import choices, perft
from curia.core.record import Record, read_record, replay, verify
from curia.core.schema_check import SchemaCheck
from curia.core.types import CHANCE, Json


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what is wrong with its input is told in one line."""
    args = _parser().parse_args(argv)
    try:
        return cast(Callable[[argparse.Namespace], int], args.run)(args)
    except (CuriaError, FuzzError) as error:
        print(f"curia: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        print("\ncuria: stopped", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="curia", description="Card games of votes and intrigue in Rome.")
    build = "compiled" if _build.compiled() else "interpreted"
    parser.add_argument("--version", action="version", version=f"curia {__version__} ({build})")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=_Command)
    commands.add_parser("serve", module="curia.server.ops.serve", help="open the house: tables in the browser")
    commands.add_parser("play", module="curia.terminal.play", help="play in the terminal, with people and bots")
    commands.add_parser("bot", module="curia.stdio_bot", help="let a program of your own play")
    commands.add_parser("admin", module="curia.server.ops.admin", help="look after the tables and players of a house")

    command = commands.add_parser("replay", help="tell a recorded game in sentences")
    _add_record(command)
    command.add_argument("--seat", type=int, help="through the eyes of one seat; else everything is open")
    command.add_argument("--lang", help="language of the texts")
    command.set_defaults(run=_replay)

    command = commands.add_parser("verify", help="check a record: its moves, and its chance against the seed")
    _add_record(command)
    command.add_argument("--without-seed", action="store_true", help="the moves only, for a record without a seed")
    command.set_defaults(run=_verify)

    command = commands.add_parser("perft", help="count the lines of play to a depth")
    _add_game(command)
    command.add_argument("--depth", type=int, default=3, help="moves deep, chance included (default 3)")
    command.add_argument("--position", type=Path, metavar="FILE", help="start from a position (JSON)")
    command.add_argument("--divide", action="store_true", help="count for each first move")
    command.set_defaults(run=_perft)

    command = commands.add_parser("fuzz", help="play random games and check every position")
    _add_game(command, default_seats=None)
    command.add_argument("--games", type=int, default=10_000, help="how many (default 10000)")
    command.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    command.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    command.set_defaults(run=_fuzz)

    command = commands.add_parser("arena", help="let bots play many games and count what comes of it")
    reports = command.add_subparsers(title="reports", required=True, metavar="REPORT")
    command = reports.add_parser("balance", help="Borgia: how often each card's owner wins, and what is paid for it")
    command.add_argument("--games", type=int, default=20_000, help="how many (default 20000)")
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--bot", default="heuristic", help="who plays (default heuristic)")
    command.add_argument("--seed", type=int, default=1, help="the first seed (default 1)")
    command.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    command.add_argument("--cards", type=Path, metavar="FILE", help="card data to play with")
    command.set_defaults(run=_balance)

    command = commands.add_parser("options", help="list the games and the options of their tables")
    command.set_defaults(run=_options)
    return parser


class _Command(argparse.ArgumentParser):
    """A command; one that stands in a module of its own loads it only when it is used."""

    def __init__(self, *args: Any, module: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._module = module

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        if self._module:
            module = importlib.import_module(self._module)
            self._module = ""
            module.add_arguments(self)
            self.set_defaults(run=module.run)
        return super().parse_known_args(*args, **kwargs)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="the card data that the game was played with")


def _add_game(parser: argparse.ArgumentParser, default_seats: int | None = 4) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(METAS))
    parser.add_argument("--seats", type=int, default=default_seats)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="card data to play with")


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE words as a table's options."""
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError("--option", f"expected NAME=VALUE, found '{word}'")
        options[name] = value
    return options


def read_text(path: Path, what: str) -> str:
    """A file's text; what cannot be read is told without a traceback."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(what, f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise RecordError(what, f"{path} is not a text file") from None


def _load_record(args: argparse.Namespace) -> tuple[AnyGame, Record]:
    record = read_record(read_text(args.record, "record"))
    return load_game(record.game, record.seats, record.options, args.cards), record


def _replay(args: argparse.Namespace) -> int:
    from curia.terminal import replay as terminal_replay

    game, record = _load_record(args)
    return terminal_replay.run(game, record, args.seat, args.lang)


def _verify(args: argparse.Namespace) -> int:
    game, record = _load_record(args)
    if args.without_seed:
        replay(game, record)
        print(f"{len(record.moves)} moves follow the rules. Chance was not verified.")
    else:
        chance = verify(game, record)
        seeds = "the seed" if not record.client_seeds else f"the seed and {len(record.client_seeds)} of the players"
        print(f"{len(record.moves)} moves follow the rules, and all {chance} chance moves follow from {seeds}.")
    return 0


def _perft(args: argparse.Namespace) -> int:
    game = load_game(args.game, args.seats, parse_options(args.option), args.cards)
    state = game.initial()
    if args.position:
        state = game.from_dict(read_position(args.position))
    if not 0 <= args.depth <= 12:
        raise OptionError("--depth", f"expected 0 to 12, found {args.depth}")
    if args.divide and args.depth > 0:
        for seat, move in choices(game, state):
            who = "chance" if seat == CHANCE else str(seat)
            count = perft(game, game.apply(state, seat, move), args.depth - 1)
            print(f"{who} {game.move_text(move)}: {count}")
    print(f"{perft(game, state, args.depth)} lines of {args.depth} moves")
    return 0


def read_position(path: Path) -> dict[str, Json]:
    """A position from a JSON file."""
    try:
        data = json.loads(read_text(path, "position"))
    except (ValueError, RecursionError) as error:
        raise PositionError("position", f"{path} is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise PositionError("position", f"{path} must hold a table of fields")
    return cast(dict[str, Json], data)


def _fuzz(args: argparse.Namespace) -> int:
    tables = _tables(args)
    share, rest = divmod(args.games, len(tables))
    jobs = [(*table, args.cards, args.seed + i, share + (i < rest)) for i, table in enumerate(tables)]
    print(f"{args.games} random games over {len(tables)} tables, {'compiled' if _build.compiled() else 'interpreted'}")
    with get_context("spawn").Pool(max(1, args.jobs)) as pool:
        for number, (table, fingerprint) in enumerate(zip(tables, pool.imap(_fuzz_table, jobs), strict=True), start=1):
            print(f"{number}/{len(tables)} {table[1]} seats {_changed(*table)}: {fingerprint[:16]}", flush=True)
    print(f"{args.games} games: no crash, no dead end, no endless game, every position sound.")
    return 0


def _tables(args: argparse.Namespace) -> list[tuple[str, int, dict[str, str]]]:
    """Every number of seats and every set of options that the command leaves open."""
    described = meta(args.game)
    fixed = parse_options(args.option)
    described.complete_options(fixed)
    seats = [args.seats] if args.seats else list(range(described.min_seats, described.max_seats + 1))
    sets = [fixed]
    for option in described.options:
        if option.name not in fixed:
            sets = [chosen | {option.name: value} for chosen in sets for value in option.values]
    return [(args.game, number, chosen) for number in seats for chosen in sets]


def _changed(game: str, seats: int, options: dict[str, str]) -> str:
    changed = [f"{o.name}={options[o.name]}" for o in meta(game).options if options[o.name] != o.default]
    return " ".join(changed) or "(defaults)"


def _fuzz_table(job: tuple[str, int, dict[str, str], Path | None, int, int]) -> str:
    name, seats, options, cards, seed, games = job
    game = load_game(name, seats, options, cards)
    sent = SchemaCheck(schema(name), seats, game.card_facts()).moment
    return fuzz_games(game, seed * 1_000_003, games, sent)


def _balance(args: argparse.Namespace) -> int:
    from curia.arena.balance import balance

    for line in balance(args.games, args.seats, args.bot, args.seed, args.jobs, args.cards):
        print(line)
    return 0


def _options(args: argparse.Namespace) -> int:
    for described in METAS.values():
        print(f"{described.name}: {described.title}, {described.min_seats} to {described.max_seats} seats")
        for option in described.options:
            print(f"  {option.name} = {' | '.join(option.values)}   ({option.ruling})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
