"""`curia bot`: a program in any language plays a seat. It reads JSON lines (`curia.wire.botapi`) and writes moves.

At a house the seat is the one whose token is given; locally the program plays matches against built-in bots."""

import argparse
import contextlib
import hashlib
import os
import queue
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Raw

from curia.bots.base import choice_of
from curia.catalog import LEVELS, METAS, AnyGame, level, load_game, make_bot, meta
from curia.client import AnyView, HouseError, NotAllowed, Seat
from curia.core.errors import CuriaError, NotationError, OptionError
from curia.core.game import Refused as RuleRefused
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.text import Texts
from curia.wire import to_json
from curia.wire.botapi import Ask, LocalLine, Over, Start
from curia.wire.events import EventItem
from curia.wire.play import OutcomeItem, Question, Refused, TableMessage

TRIES: Final = 3
"""So often a program may answer one question; then the first legal move is played."""
_LONGEST_LINE: Final = 10_000
LONGEST_MOVE: Final = 400
_END_LIMIT: Final = 2.0
_DEFAULT_GAME: Final = next(iter(METAS))


class ProgramError(CuriaError):
    """The program ended, was too slow, or could not be started."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("command", nargs="+", metavar="COMMAND", help="the program and its arguments, after --")
    parser.add_argument("--limit", type=float, default=10.0, help="seconds for an answer (default 10)")
    house = parser.add_argument_group("a seat at a house")
    house.add_argument("--url", help="the address of the house")
    house.add_argument("--token", help="the token of the seat (default: from the environment, CURIA_TOKEN)")
    local = parser.add_argument_group("matches on this computer")
    local.add_argument("--game", default=_DEFAULT_GAME, help=f"one of: {', '.join(METAS)} (default {_DEFAULT_GAME})")
    local.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    local.add_argument(
        "--option", action="append", default=[], type=_option, metavar="NAME=VALUE", help="a rule option"
    )
    against = f"the others: one of {', '.join(LEVELS)} (default {LEVELS[0]})"
    local.add_argument("--against", default=LEVELS[0], help=against)
    local.add_argument("--games", type=int, default=1, help="how many; the program changes seats (default 1)")
    local.add_argument("--seed", type=int, default=1, help="of the first game's shuffle (default 1)")


def _option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, found '{word}'")
    return name, value


def run(args: argparse.Namespace) -> int:
    """Play; returns the exit code. What is wrong with the command or the program is raised as a CuriaError."""
    if args.limit <= 0:
        raise OptionError("--limit", f"expected more than 0 seconds, found {args.limit:g}")
    if args.url is not None:
        return _play_at_house(args.url, args.token or os.environ.get("CURIA_TOKEN", ""), args.command, args.limit)
    return _play_here(args)


# The program ----------------------------------------------------------------------------------------------------------


class Program:
    """A running program that answers questions, one line each."""

    def __init__(self, command: Sequence[str], limit: float) -> None:
        self._limit = limit
        self._lines: queue.Queue[bytes] = queue.Queue()
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProgramError(f"{shlex.join(command)}: cannot be started: {error.strerror}") from None
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.refused = 0
        """Answers that were not accepted."""
        self.missed = 0
        """Questions to which no answer was accepted."""

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(_LONGEST_LINE):
            self._lines.put(line)
        self._lines.put(b"")

    def tell(self, line: LocalLine) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(to_json(line) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _answer(self) -> str:
        try:
            line = self._lines.get(timeout=self._limit)
        except queue.Empty:
            raise ProgramError(f"the program did not answer within {self._limit:g} s") from None
        if not line:
            raise self._ended()
        return line.decode(errors="replace").strip()

    def _ended(self) -> ProgramError:
        try:
            return ProgramError(f"the program ended with code {self._process.wait(_END_LIMIT)} before the game did")
        except subprocess.TimeoutExpired:
            return ProgramError("the program closed its input or output before the game was over")

    def ask(self, ask: Ask, play: Callable[[str], Refused | None]) -> None:
        """Let the program answer until `play` accepts it; after some tries the first legal move is played."""
        self.tell(ask)
        for number in range(1, TRIES + 1):
            text = self._answer()
            refusal = _unreadable(text) or play(text)
            if refusal is None:
                return
            self.refused += 1
            print(f"refused: {text[:80]!r}: {refusal.text}", file=sys.stderr)
            if number < TRIES:
                self.tell(refusal)
        self.missed += 1
        play(ask.question.moves[0])

    def close(self) -> None:
        """Close its input, which should end it; otherwise end it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_END_LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(_END_LIMIT)
        if not self._reader.is_alive():  # else a child of the program has the pipe
            self._process.stdout.close()


def _unreadable(text: str) -> Refused | None:
    if 0 < len(text) <= LONGEST_MOVE:
        return None
    return Refused("", "notation", f"expected one move of at most {LONGEST_MOVE} letters on a line")


# At a house -----------------------------------------------------------------------------------------------------------


def _play_at_house(url: str, token: str, command: Sequence[str], limit: float) -> int:
    if not token:
        raise OptionError("--token", "expected the token of a seat, here or as CURIA_TOKEN")
    try:
        with Seat(url, token) as seat, contextlib.closing(Program(command, limit)) as program:
            _answer_all(seat, program)
            assert seat.outcome is not None
            assert seat.table is not None
            program.tell(Over(seat.outcome))
            _print_result(seat.outcome, seat.table.seat)
            _print_faults(program)
    except HouseError as error:
        raise ProgramError(str(error)) from None
    return 0


def _answer_all(seat: Seat[AnyView], program: Program) -> None:
    is_started = False
    for question in seat.questions():
        assert seat.table is not None
        if not is_started:
            program.tell(_start(seat.table))
            is_started = True

        def play(move: str, number: int = question.number) -> Refused | None:
            try:
                seat.answer(number, move)
            except NotAllowed as refusal:
                return None if refusal.is_passing else refusal.refused
            return None

        program.ask(Ask(question, Raw(to_json(seat.view)), seat.take_events()), play)


def _start(message: TableMessage) -> Start:
    table = message.table
    assert message.seat is not None
    return Start(table.terms.game, table.terms.options, [seat.name or "" for seat in table.seats], message.seat)


# On this computer -----------------------------------------------------------------------------------------------------


def _play_here(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise OptionError("--games", f"expected 1 or more, found {args.games}")
    game = load_game(args.game, args.seats or meta(args.game).max_seats, dict(args.option))
    make_bot(args.against, game, Rng(1))
    places: list[int] = []
    with contextlib.closing(Program(args.command, args.limit)) as program:
        for number in range(args.games):
            seat = number % int(game.seats)
            outcome = play_match(game, program, seat, args.against, args.seed + number)
            print(f"game {number + 1}: ", end="")
            _print_result(outcome, seat)
            places.append(outcome.ranks[seat])
        _print_faults(program)
    print(f"{len(places)} games: {places.count(1)} won, mean place {sum(places) / len(places):.2f} of {game.seats}")
    return 0


def play_match(game: AnyGame, program: Program, seat: int, against: str, number: int) -> OutcomeItem:
    """One match of the program against bots of a kind; shuffle and bots follow from the number."""
    seed = hashlib.sha256(f"curia bot match {number}".encode()).digest()
    match: Match[State, View] = Match(game, seed)
    bots = [make_bot(against, game, Rng(number * game.seats + other)) for other in range(game.seats)]
    budget = level(game.meta.name, against).budget
    names = ["program" if other == seat else against for other in range(game.seats)]
    texts = Texts(["en"], game, names)
    program.tell(Start(game.meta.name, game.options, names, seat))
    questions = seen = 0
    while pending := pending_seats(match.pending()):
        asked = pending[0]
        legal = game.legal_moves(match.state, asked)
        view = match.view(asked, memory=True)
        if asked != seat:
            match.play(asked, choice_of(bots[asked], game, match.state, asked, budget).move)
            continue
        decision = match.decision(seat)
        moves = [game.move_text(move) for move in legal]
        question = Question(questions, decision.kind, decision.source, decision.sealed, moves)
        events = [EventItem(name, facts) for name, facts in match.events(seat, seen)]
        questions, seen = questions + 1, len(match.log.events)
        ask = Ask(question, Raw(to_json(game.shown(view))), events)
        program.ask(ask, lambda text: _try(match, seat, text, texts))
    ended = match.outcome()
    assert ended is not None
    outcome = OutcomeItem(ended.reason, ended.points, ended.parts, ended.ranks)
    program.tell(Over(outcome))
    return outcome


def _try(match: Match[State, View], seat: int, text: str, texts: Texts) -> Refused | None:
    """Play what the text says, or tell why not."""
    try:
        match.play(seat, match.game.parse_move(text))
    except NotationError as error:
        return Refused("", "notation", str(error))
    except RuleRefused as error:
        refusal = error.refusal
        return Refused("", refusal.code, texts.refusal(refusal), refusal.rule, refusal.args)
    return None


def _print_result(outcome: OutcomeItem, seat: int | None) -> None:
    place = f", place {outcome.ranks[seat]} of {len(outcome.ranks)}" if seat is not None and outcome.ranks else ""
    points = f", points {' '.join(map(str, outcome.points))}" if outcome.points else ""
    print(f"seat {seat}{place}{points} ({outcome.reason})", flush=True)


def _print_faults(program: Program) -> None:
    if program.refused:
        print(f"{program.refused} answers were refused; {program.missed} questions got the first legal move instead")
