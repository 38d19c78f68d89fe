"""Who sits at the table: read from the command line, or asked for."""

from collections.abc import Sequence
from typing import Final

from curia.catalog import level_names
from curia.core.errors import OptionError
from curia.core.game import Meta
from curia.terminal.screen import Screen
from curia.text.catalogue import Catalogue

HUMAN: Final = "human"
_LONGEST: Final = 14


class Player:
    """A person, or a bot of that kind."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


def default_players(seats: int, texts: Catalogue) -> list[Player]:
    """One person among bots."""
    return parse_players(["you"] + level_names(texts.game)[:1] * (seats - 1), texts)


def parse_players(words: Sequence[str], texts: Catalogue) -> list[Player]:
    """'you', 'Anna:human', 'heuristic', 'Kircher:random'; OptionError for anything else."""
    players: list[Player] = []
    bots = level_names(texts.game)
    for word in words:
        name, colon, kind = word.strip().rpartition(":")
        if not colon and kind in ("you", HUMAN):
            kind = HUMAN
            name = texts.text("ui-default-human", {})
            if any(player.name == name for player in players):
                name = f"{name} {len(players) + 1}"
        if kind not in (HUMAN, *bots) or (colon and not name.strip()):
            problem = texts.text("ui-bad-player", {"text": word, "bots": ", ".join(bots), "bot": bots[0]})
            raise OptionError("players", problem.removeprefix("--players: "))
        players.append(Player(tidy_name(name) or _bot_name(players, texts), kind))
    _check_names(players, texts)
    return players


def tidy_name(name: str) -> str:
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:_LONGEST]


def _bot_name(players: Sequence[Player], texts: Catalogue) -> str:
    """Somebody of the time, and of the family where a seat is one; if all of them sit at the table, a number."""
    taken = [player.name for player in players]
    free = [name for name in texts.text("bot-names", {"seat": len(players)}).split() if name not in taken]
    return free[0] if free else f"{len(players)}"


def _check_names(players: Sequence[Player], texts: Catalogue) -> None:
    seen: set[str] = set()
    for player in players:
        if player.name.lower() in seen:
            problem = texts.text("ui-same-name", {"name": player.name})
            raise OptionError("players", problem.removeprefix("--players: "))
        seen.add(player.name.lower())


def ask_game(screen: Screen, metas: Sequence[Meta], texts: Catalogue) -> str:
    """The name of one of the games; Enter is the first."""
    choices = [texts.text("ui-game-choice", {"number": i, "title": m.title}) for i, m in enumerate(metas, start=1)]
    names = [meta.name for meta in metas]
    while True:
        typed = screen.ask(texts.text("ui-game", {"games": ", ".join(choices), "default": 1})).lower()
        found = [n for i, n in enumerate(names, start=1) if typed == str(i) or (typed and n.startswith(typed))]
        if found or not typed:
            return (found or names)[0]
        screen.say(texts.text("ui-game-wrong", {}))


def ask_seats(screen: Screen, meta: Meta, texts: Catalogue) -> int:
    limits: dict[str, str | int] = {"low": meta.min_seats, "high": meta.max_seats, "default": meta.max_seats}
    while meta.min_seats < meta.max_seats:
        typed = screen.ask(texts.text("ui-seats", limits))
        if not typed:
            return meta.max_seats
        if typed.isdecimal() and len(typed) < 3 and meta.min_seats <= int(typed) <= meta.max_seats:
            return int(typed)
        screen.say(texts.text("ui-seats-wrong", limits))
    return meta.max_seats


def ask_players(screen: Screen, seats: int, texts: Catalogue) -> list[Player]:
    """Enter for one person and bots; a name for a person, a bot's kind for a bot."""
    words: list[str] = []
    bots = level_names(texts.game)
    for seat in range(seats):
        default = "you" if seat == 0 else bots[0]
        prompt = texts.text("ui-seat", {"seat": seat, "bots": "/".join(bots), "default": default})
        while True:
            word = _spec(screen.ask(prompt) or default, bots)
            try:
                parse_players([*words, word], texts)
                break
            except OptionError as error:
                screen.say(error.problem)
        words.append(word)
    return parse_players(words, texts)


def _spec(typed: str, bots: Sequence[str]) -> str:
    """A plain word that is no bot is a person's name; its first letter ('h', 'r') stands for a bot."""
    word = typed.replace(":", " ").strip() if typed.count(":") > 1 else typed
    for bot in bots:
        if word.lower() in (bot, bot[0]):
            return bot
    return word if ":" in word or word.lower() in ("you", HUMAN) else f"{word}:{HUMAN}"
