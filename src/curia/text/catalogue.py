"""The messages of some languages: each is looked up in the first language that has it."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from curia.catalog import GAMES
from curia.text.languages import locales_folder

Value: TypeAlias = str | int

_COMMON: Final = "common"


class Catalogue:
    """The common messages and those of one game. `problems` lists what could not be said; tests want it empty."""

    def __init__(self, languages: list[str], game: str) -> None:
        self.languages = languages
        self.game = game
        self.problems: list[str] = []
        self._bundles = [_bundle(language, game) for language in languages]

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def find(self, message: str, arguments: Mapping[str, Value]) -> str | None:
        """The text, or None if no language has the message or an argument that it needs is not there."""
        for bundle in self._bundles:
            text, problems = _format(bundle, message, arguments)
            if not problems:
                return text
        return None

    def attribute(self, message: str, name: str) -> str | None:
        """What stands beside the text of a message (`.short = Governor`) in the first language that has the message."""
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(message)), None)
        pattern = bundle.get_message(message).attributes.get(name) if bundle else None
        return str(bundle.format_pattern(pattern, {})[0]) if bundle and pattern else None

    def text(self, message: str, arguments: Mapping[str, Value]) -> str:
        """The text; if there is none, the message's name, which people can at least report."""
        found = self.find(message, arguments)
        if found is not None:
            return found
        for bundle in self._bundles:
            text, problems = _format(bundle, message, arguments)
            self.problems += [f"{message}: {problem}" for problem in problems]
            if text:
                return text
        return message


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """Shared by all who read that language: nothing is added to it later, and a house refuses moves many times a
    second."""
    # Marks for mixed directions of writing would show as boxes in some terminals.
    bundle = FluentBundle([language], use_isolating=False)
    for source in (_source(language, _COMMON), _source(language, game)):
        if source is not None:
            bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _source(language: str, name: str) -> str | None:
    """The messages of a game, from the folder of one that is not part of Curia too, or the common ones."""
    folders = [locales_folder(), *([files(GAMES[name].package) / "locales"] if name in GAMES else [])]
    found = [file for folder in folders if (file := folder / language / f"{name}.ftl").is_file()]
    return found[0].read_text(encoding="utf-8") if found else None


def game_source(game: str, languages: Sequence[str]) -> str:
    """A game's messages as they are written, in the first of the languages that has them."""
    return next(source for language in languages if (source := _source(language, game)) is not None)


def _format(bundle: FluentBundle, message: str, arguments: Mapping[str, Value]) -> tuple[str, list[str]]:
    if not bundle.has_message(message):
        return "", ["no such message"]
    pattern = bundle.get_message(message).value
    if pattern is None:
        return "", ["the message has no text"]
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    return str(text), [str(error) for error in errors]
