"""`curia play`: a game at this terminal, among people, against bots, or both."""

import argparse
import hashlib
import os
import secrets
import sys
from pathlib import Path

from curia.catalog import LEVELS, METAS, AnyGame, level, load_game, make_bot, meta
from curia.core.errors import OptionError
from curia.core.game import State, View
from curia.core.match import Match
from curia.core.record import record_of, write_record
from curia.core.rng import SEED_BYTES, Rng, commitment
from curia.core.types import OBSERVER
from curia.terminal.painter import make_painter
from curia.terminal.players import Player, ask_game, ask_players, ask_seats, default_players, parse_players
from curia.terminal.screen import InputEnded, Screen, standard_screen
from curia.terminal.session import BotSeat, Quit, Session
from curia.terminal.style import heading
from curia.text import Texts, choose_languages
from curia.text.catalogue import Catalogue

_DEFAULT_GAME = next(iter(METAS))
_USAGE_ERROR = 2
_INPUT_ENDED = 1
_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    bots = ", ".join(LEVELS)
    parser.add_argument("game", nargs="?", help=f"one of: {', '.join(METAS)} (default: asked for, or {_DEFAULT_GAME})")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument("--players", help=f"who plays, by seat, with commas: you, NAME:human, {bots}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule option")
    parser.add_argument("--cards", type=Path, help="card data of your own")
    parser.add_argument("--seed", help="the seed of the shuffle in 64 hexadecimal digits (default: drawn)")
    parser.add_argument("--save", type=Path, help="write the record of the game to this file")
    parser.add_argument("--lang", help="language, for instance en (default: from the environment)")
    parser.add_argument("--fast", action="store_true", help="no short pauses between lines")


def run(args: argparse.Namespace, screen: Screen | None = None) -> int:
    """Play a game; returns the exit code. Tests give their own screen."""
    is_standard = screen is None
    screen = screen or standard_screen(is_paced=not args.fast)
    languages = choose_languages(args.lang, os.environ)
    may_ask = is_standard and sys.stdin.isatty()
    try:
        name = args.game or _DEFAULT_GAME
        if args.game is None and may_ask:
            name = ask_game(screen, list(METAS.values()), Catalogue(languages, name))
        table = _prepare(args, str(name), screen, Catalogue(languages, str(name)), may_ask)
    except InputEnded:
        return _INPUT_ENDED
    except KeyboardInterrupt:
        return _INTERRUPTED
    return table.run()


class _Table:
    """A game that is about to begin, and what must be done around it."""

    def __init__(self, game: AnyGame, players: list[Player], seed: bytes, screen: Screen, texts: Texts) -> None:
        self.match: Match[State, View] = Match(game, seed)
        self.game = game
        self.players = players
        self.screen = screen
        self.texts = texts
        self.painter = make_painter(texts)
        self.save: Path | None = None

    def run(self) -> int:
        self._welcome()
        bots = {
            seat: BotSeat(
                make_bot(player.kind, self.game, Rng(_bot_seed(self.match.seed, seat))),
                level(self.game.meta.name, player.kind),
            )
            for seat, player in enumerate(self.players)
            if not player.is_human
        }
        session = Session(self.match, self.players, bots, self.texts, self.painter, self.screen)
        try:
            session.play()
        except Quit:
            return self._leave("ui-left", 0, may_ask=True)
        except InputEnded:
            return self._leave("ui-input-ended", _INPUT_ENDED, may_ask=False)
        except KeyboardInterrupt:
            self.screen.say("")
            return self._leave("ui-interrupted", _INTERRUPTED, may_ask=False)
        return self._finish()

    def _welcome(self) -> None:
        say, text = self.screen.say, self.texts.text
        self.screen.show(heading(text("ui-title", title=self.game.meta.title)))
        say(self.texts.prose("intro"))
        for seat, player in enumerate(self.players):
            kind = text("ui-human" if player.is_human else f"ui-bot-{player.kind}")
            say("  " + text("ui-at-table", seat=seat, name=player.name, kind=kind))
        say(self._options())
        say(text("ui-commitment"), style="dim")
        say("  " + commitment(self.match.seed), style="dim")
        say(text("ui-how", example=text("example-move")))

    def _options(self) -> str:
        changed = [option for option in self.game.meta.options if self.game.options[option.name] != option.default]
        if not changed:
            return self.texts.text("ui-no-options")
        text = self.texts.text
        said = [
            f"{text(f'option-{option.name}')}: {text(f'option-{option.name}-{self.game.options[option.name]}')}"
            for option in changed
        ]
        return text("ui-options", options="; ".join(said))

    def _finish(self) -> int:
        outcome = self.match.outcome()
        if outcome is None:
            raise AssertionError("nobody is asked, but the game is not over")
        view = self.game.shown(self.match.view(OBSERVER))
        self.screen.show("", heading(self.texts.text("ui-the-end")), self.painter.result(view, outcome))
        self.screen.say(self.texts.text("ui-seed", seed=self.match.seed.hex()), style="dim")
        if self.save is None:
            self.screen.say(self.texts.text("ui-verify-unsaved"), style="dim")
            return 0
        if not self._write(self.save):
            return _USAGE_ERROR
        self.screen.say(self.texts.text("ui-verify", command=f"curia verify {self.save}"), style="dim")
        return 0

    def _leave(self, message: str, code: int, may_ask: bool) -> int:
        if self.save is None and may_ask:
            try:
                typed = self.screen.ask(self.texts.text("ui-quit-save"))
                self.save = Path(typed).expanduser() if typed else None
            except (InputEnded, KeyboardInterrupt):
                pass
        if self.save is not None:
            self._write(self.save)
        self.screen.say(self.texts.text(message))
        return code

    def _write(self, path: Path) -> bool:
        record = record_of(self.match, [player.name for player in self.players])
        try:
            path.write_text(write_record(record), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.say(self.texts.text("ui-cannot-save", file=str(path), reason=reason))
            return False
        self.screen.say(self.texts.text("ui-saved", file=str(path)))
        return True


def _prepare(args: argparse.Namespace, name: str, screen: Screen, words: Catalogue, may_ask: bool) -> _Table:
    """Everything that can be wrong with the command line is found here."""
    game_meta = meta(name)
    options = _options(args.option, [option.name for option in game_meta.options], words)
    seed = _seed(args.seed, words)
    seats: int | None = args.seats
    if args.players is not None:
        players = parse_players(str(args.players).split(","), words)
        seats = len(players) if seats is None else seats
    elif may_ask:
        seats = ask_seats(screen, game_meta, words) if seats is None else seats
        game_meta.check_seats(seats)
        players = ask_players(screen, seats, words)
    else:
        seats = game_meta.max_seats if seats is None else seats
        game_meta.check_seats(seats)
        players = default_players(seats, words)
    game = load_game(game_meta.name, seats, options, args.cards)
    if len(players) != seats:
        problem = words.text("ui-player-count", {"seats": seats, "count": len(players)})
        raise OptionError("players", problem.removeprefix("--players: "))
    texts = Texts(words.languages, game, [player.name for player in players])
    table = _Table(game, players, seed, screen, texts)
    table.save = args.save
    return table


def _options(given: list[str], known: list[str], words: Catalogue) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            problem = words.text("ui-bad-option", {"text": text, "options": ", ".join(known)})
            raise OptionError("option", problem.removeprefix("--option: "))
        options[name.strip()] = value.strip()
    return options


def _seed(text: str | None, words: Catalogue) -> bytes:
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise OptionError("seed", words.text("ui-bad-seed", {}).removeprefix("--seed: "))
    return seed


def _bot_seed(seed: bytes, seat: int) -> int:
    """Bots follow from the seed too, so that a game can be repeated; from a hash, so that they cannot know it."""
    return int.from_bytes(hashlib.sha256(b"curia bot\n" + seed + bytes([seat])).digest()[:7], "big")
