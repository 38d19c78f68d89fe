"""A process that thinks for bots. Jobs come by its standard input, thoughts go out by its standard output.

The position is rebuilt here from the moves, but a bot gets nothing of it beyond its seat's view and legal moves. Every
message is a length of four bytes and so many bytes of msgpack; the first one out is empty and says that the process
is ready. It ends when its input does, hence with the house.
"""

import os
import signal
import struct
import sys
import traceback
from functools import lru_cache
from typing import BinaryIO, Final

import msgspec

from curia.bots.base import choice_of
from curia.catalog import AnyGame, level, load_game, make_bot
from curia.core.bits import has
from curia.core.errors import OptionError
from curia.core.game import State
from curia.core.plugin import LIMIT
from curia.core.rng import Rng

HEADER: Final = struct.Struct(">I")
_GAMES: Final = 64
_NICENESS: Final = 5


class BotJob(msgspec.Struct, frozen=True, array_like=True):
    """What shall I play in this seat, after these moves (those of CHANCE among them)?"""

    game: str
    seats: int
    options: dict[str, str]
    moves: list[tuple[int, int]]
    seat: int
    level: str
    seed: int
    """For the bot's own chance; a hash of the match's seed, never that seed. At most 63 bits."""

    def __repr__(self) -> str:
        """Moves and seed are secrets, and this may stand in a log."""
        return f"BotJob({self.game} for {self.seats}, {self.level} in seat {self.seat} after {len(self.moves)} moves)"


class Thought(msgspec.Struct, array_like=True):
    """A worker's reply: a legal move, or what went wrong and where, without any fact of the game."""

    move: int = 0
    fault: str = ""


def framed(message: bytes) -> bytes:
    return HEADER.pack(len(message)) + message


def position(game: AnyGame, job: BotJob) -> State:
    """The position after the moves; ValueError if the seat is not asked there."""
    state = game.initial()
    for seat, move in job.moves:
        game.step(state, seat, move, None)
    if not has(game.pending(state), job.seat):
        raise ValueError(f"seat {job.seat} is not asked after {len(job.moves)} moves")
    return state


def limit_of(job: BotJob) -> float:
    """Seconds that the bot may think."""
    try:
        return level(job.game, job.level).limit
    except OptionError:
        return LIMIT  # of a level that is gone; it says so at once


def random_move(job: BotJob) -> int:
    """Any legal move: what is played when no worker could think."""
    game = load_game(job.game, job.seats, job.options)
    return int(game.random_move(position(game, job), job.seat, Rng(job.seed)))


def think(job: BotJob) -> Thought:
    """A bot's answer. Its errors become words: a traceback could carry cards."""
    try:
        game = _game(job.game, job.seats, tuple(sorted(job.options.items())))
        state = position(game, job)
        bot = make_bot(job.level, game, Rng(job.seed))
        move = choice_of(bot, game, state, job.seat, level(job.game, job.level).budget).move
        legal = list(game.legal_moves(state, job.seat))
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Thought(fault=f"{type(error).__name__} in {os.path.basename(place.filename)}, line {place.lineno}")
    return Thought(move=int(move)) if move in legal else Thought(fault="the move is not a legal one")


@lru_cache(maxsize=_GAMES)
def _game(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> AnyGame:
    return load_game(name, seats, dict(options))


def serve(inward: BinaryIO, outward: BinaryIO) -> None:
    """Answer jobs until the input ends."""
    decode = msgspec.msgpack.Decoder(BotJob).decode
    encode = msgspec.msgpack.Encoder().encode
    outward.write(framed(b""))
    outward.flush()
    while len(header := inward.read(HEADER.size)) == HEADER.size:
        job = decode(inward.read(*HEADER.unpack(header)))
        _limit_time(2 * limit_of(job))
        thought = think(job)
        _limit_time(0)
        outward.write(framed(encode(thought)))
        outward.flush()


def _limit_time(seconds: float) -> None:
    """The pool ends a process that hangs; should the house itself be gone by then, the alarm does."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> int:
    # Ctrl-C and a service manager's stop may be sent to all processes; the house decides when a worker ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_NICENESS)  # people at other tables wait for the house, not for a bot
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, msgspec.DecodeError):
        # The house is gone, perhaps in the middle of a job. Nobody reads what might still be in the buffer.
        os._exit(1)
    return 0


if __name__ == "__main__":
    sys.exit(main())
