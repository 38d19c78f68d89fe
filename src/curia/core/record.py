"""A played game as text: readable, diffable, replayable without its seed.

curia-record 1
game: habemus
rules: 1
seats: 4
option final_display: all
cards: 0123456789abcdef
commitment: <SHA-256 of the seed, published before the first move>
player 0: Anna
moves: 280
chance camerlengo 2
2 bid DDA
...
end: white_smoke
points: 18 12 9 11
ranks: 1 2 4 3
seed: <published when the game is over>
client seed 0: <what the player of that seat added to chance, if anything>
digest: <fingerprint of the last position>
check: <SHA-256 of all lines above>

A game that a table ended before the rules did has `end: early conceded`, no points, and ranks if it had a result.
"""

import hashlib
from typing import Final

from curia.core.errors import NotationError, RecordError
from curia.core.game import Game, Refused, S, V
from curia.core.match import NO_SEED, Match
from curia.core.rng import SEED_BYTES, commitment, joint_seed
from curia.core.types import CHANCE

_MAGIC: Final = "curia-record 1"
_CHANCE_WORD: Final = "chance"
UNFINISHED: Final = "unfinished"
_EARLY: Final = "early "
"""Before the reason for which a table ended a game that could have gone on."""
_MAX_MOVES: Final = 100_000


class Record:
    """What a record file says. `moves` holds (seat, text), with CHANCE for the dice."""

    def __init__(self, game: str, rules_version: int, seats: int) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.options: dict[str, str] = {}
        self.cards = ""
        self.commitment = ""
        self.players: list[str] = []
        self.moves: list[tuple[int, str]] = []
        self.end = UNFINISHED
        self.points: list[int] = []
        self.ranks: list[int] = []
        self.seed = NO_SEED
        self.client_seeds: dict[int, bytes] = {}
        """By seat: chance is drawn from all of them together."""
        self.digest = ""


def record_of(match: Match[S, V], players: list[str]) -> Record:
    """The record of a match as it stands; the seed is in it only when the game is over."""
    game = match.game
    record = Record(game.meta.name, game.meta.rules_version, int(game.seats))
    record.options = dict(game.options)
    record.cards = game.card_digest()
    if match.seed != NO_SEED:
        record.commitment = commitment(match.seed)
    record.players = list(players)
    record.moves = [(seat, game.move_text(move)) for seat, move in match.moves]
    outcome = match.outcome()
    if outcome is not None:
        record.end = outcome.reason
        record.points = outcome.points
        record.ranks = outcome.ranks
        record.seed = match.seed
    record.digest = game.digest(match.state)
    return record


def end_early(record: Record, reason: str, ranks: list[int], seed: bytes) -> None:
    """Note that the table ended the game: it is over, so its seed is published."""
    record.end = _EARLY + reason
    record.ranks = ranks
    record.seed = seed


def write_record(record: Record) -> str:
    lines = [_MAGIC, f"game: {record.game}", f"rules: {record.rules_version}", f"seats: {record.seats}"]
    lines += [f"option {name}: {value}" for name, value in record.options.items()]
    lines.append(f"cards: {record.cards}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    lines += [f"player {seat}: {_one_line(name)}" for seat, name in enumerate(record.players)]
    lines.append(f"moves: {len(record.moves)}")
    for seat, text in record.moves:
        lines.append(f"{_CHANCE_WORD if seat == CHANCE else seat} {text}")
    lines.append(f"end: {record.end}")
    if record.points:
        lines.append("points: " + " ".join([str(number) for number in record.points]))
    if record.ranks:
        lines.append("ranks: " + " ".join([str(number) for number in record.ranks]))
    if record.seed != NO_SEED:
        lines.append(f"seed: {record.seed.hex()}")
        lines += [f"client seed {seat}: {seed.hex()}" for seat, seed in sorted(record.client_seeds.items())]
    lines.append(f"digest: {record.digest}")
    body = "\n".join(lines) + "\n"
    return body + f"check: {_check_sum(body)}\n"


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _check_sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


class _Lines:
    """The lines of a record, taken one after the other."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._next = 0

    def peek(self) -> str:
        if self._next >= len(self._lines):
            raise RecordError(f"line {self._next + 1}", "the record is cut short")
        return self._lines[self._next]

    def take(self) -> str:
        line = self.peek()
        self._next += 1
        return line

    def at_end(self) -> bool:
        return self._next >= len(self._lines)

    def number(self) -> int:
        """The number of the line taken last."""
        return self._next

    def field(self, name: str) -> str:
        line = self.take()
        start = name + ":"
        if not line.startswith(start):
            raise RecordError(f"line {self._next}", f"expected '{start} …', found '{line[:40]}'")
        return line[len(start) :].strip()

    def whole_number(self, name: str, low: int, high: int) -> int:
        value = self.field(name)
        if not (value.isascii() and value.isdecimal() and len(value) < 10 and low <= int(value) <= high):
            raise RecordError(name, f"expected a number from {low} to {high}, found '{value[:20]}'")
        return int(value)

    def numbers(self, name: str, count: int) -> list[int]:
        words = self.field(name).split()
        if len(words) != count or not all([word.lstrip("-").isdecimal() and len(word) < 8 for word in words]):
            raise RecordError(name, f"expected {count} whole numbers")
        return [int(word) for word in words]

    def named(self, prefix: str) -> list[tuple[str, str]]:
        """All following lines of the form 'prefix NAME: VALUE'."""
        found: list[tuple[str, str]] = []
        while self.peek().startswith(prefix + " "):
            name, colon, value = self.take()[len(prefix) + 1 :].partition(":")
            if not colon:
                raise RecordError(f"line {self._next}", f"expected '{prefix} NAME: VALUE'")
            found.append((name.strip(), value.strip()))
        return found


def read_record(text: str) -> Record:
    """Read a record's text; RecordError names the line or field that is wrong. The moves are not played yet."""
    lines = _Lines(text)
    if lines.at_end() or lines.take() != _MAGIC:
        raise RecordError("line 1", f"expected '{_MAGIC}': this is not a record, or one of another format")
    record = Record(lines.field("game"), lines.whole_number("rules", 0, 10**6), lines.whole_number("seats", 1, 9))
    record.options = dict(lines.named("option"))
    record.cards = lines.field("cards")
    if lines.peek().startswith("commitment:"):
        record.commitment = lines.field("commitment")
    record.players = [value for _, value in lines.named("player")]
    for _ in range(lines.whole_number("moves", 0, _MAX_MOVES)):
        seat, _, move = lines.take().partition(" ")
        if seat != _CHANCE_WORD and not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
            raise RecordError(f"line {lines.number()}", f"expected a seat or '{_CHANCE_WORD}', found '{seat[:20]}'")
        record.moves.append((CHANCE if seat == _CHANCE_WORD else int(seat), move))
    record.end = lines.field("end")
    if record.end != UNFINISHED:
        is_early = record.end.startswith(_EARLY)
        if not is_early:
            record.points = lines.numbers("points", record.seats)
        if not is_early or lines.peek().startswith("ranks:"):
            record.ranks = lines.numbers("ranks", record.seats)
        if lines.peek().startswith("seed:"):
            record.seed = _seed("seed", lines.field("seed"))
            record.client_seeds = _client_seeds(lines, record.seats)
    record.digest = lines.field("digest")
    found = lines.field("check")
    if not lines.at_end():
        raise RecordError(f"line {lines.number() + 1}", "nothing may follow the line 'check'")
    body = "\n".join(text.splitlines()[:-1]) + "\n"
    if found != _check_sum(body):
        raise RecordError("check", "the record was edited: its lines do not give this sum")
    return record


def _client_seeds(lines: _Lines, seats: int) -> dict[int, bytes]:
    found: dict[int, bytes] = {}
    for seat, text in lines.named("client seed"):
        if seat not in [str(number) for number in range(seats)] or int(seat) in found:
            raise RecordError(f"client seed {seat[:20]}", f"expected each seat from 0 to {seats - 1} at most once")
        found[int(seat)] = _seed(f"client seed {seat}", text)
    return found


def _seed(field: str, text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RecordError(field, f"expected {SEED_BYTES} bytes in hexadecimal digits")
    return seed


def replay(game: Game[S, V], record: Record) -> Match[S, V]:
    """Play a record's moves by the rules. RecordError names the first thing that does not fit."""
    if record.rules_version != game.meta.rules_version:
        problem = f"the record follows version {record.rules_version}; this engine plays {game.meta.rules_version}"
        raise RecordError("rules", problem)
    if record.cards != game.card_digest():
        raise RecordError("cards", "the record was played with other card data")
    match = Match(game)
    for number, (seat, text) in enumerate(record.moves, start=1):
        try:
            move = game.parse_move(text)
            if seat == CHANCE:
                match.play_chance(move)
            else:
                match.play(seat, move)
        except (NotationError, Refused, ValueError) as error:
            raise RecordError(f"move {number} ('{text[:40]}')", str(error)) from None
    outcome = match.outcome()
    end = UNFINISHED if outcome is None else outcome.reason
    if outcome is None and record.end.startswith(_EARLY):
        end = record.end
    if record.end != end:
        raise RecordError("end", f"the moves lead to '{end}', the record says '{record.end}'")
    if outcome is not None and record.points != outcome.points:
        raise RecordError("points", f"the moves lead to {outcome.points}, the record says {record.points}")
    if outcome is not None and record.ranks != outcome.ranks:
        raise RecordError("ranks", f"the moves lead to {outcome.ranks}, the record says {record.ranks}")
    if record.digest != game.digest(match.state):
        raise RecordError("digest", "the moves lead to another position")
    return match


def verify(game: Game[S, V], record: Record) -> int:
    """Re-derive every chance move from the published seeds. Returns how many there are."""
    replay(game, record)
    if record.seed == NO_SEED:
        raise RecordError("seed", "is not published: the game is not over, or chance was not drawn from a seed")
    if record.commitment != commitment(record.seed):
        raise RecordError("commitment", "is not the hash of the seed: the seed was exchanged")
    seed = joint_seed(record.seed, record.client_seeds)
    match = Match(game)
    for number, (seat, text) in enumerate(record.moves, start=1):
        if seat != CHANCE:
            match.play(seat, game.parse_move(text))
            continue
        drawn = match.chance_from(seed)
        if drawn != game.parse_move(text):
            raise RecordError(f"move {number} ('{text}')", f"the seed gives '{game.move_text(drawn)}'")
        match.play_chance(drawn)
    return match.chance_moves
