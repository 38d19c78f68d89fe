"""The help of a card says which of it is a ruling of ours: those of the paragraphs that it sends to."""

import re

import pytest

from curia.catalog import OURS, load_game
from curia.core.plugin import GamePlugin
from curia.text import Texts, available_languages
from curia.text.rules_page import paragraph, rules_text

_CITED = re.compile(r"§(\d+)\.(\d+)(?: \w+ §\d+\.(\d+))?")
_RULING = re.compile(r"\b[A-Z]+\d+\b")
SAYS_SO = {
    "en": "Our ruling",
    "fr": "décision",
    "de": "Unsere Entscheidung",
    "it": "decisioni? nostr|[Nn]ostr[ae] decision",
}


def texts_of(game: GamePlugin, language: str) -> Texts:
    seats = game.meta.min_seats
    return Texts([language], load_game(game.name, seats), ["Anna", "Berta", "Carlo", "Dora", "Emma", "Flora"][:seats])


def cited(page: str, help_: str) -> set[str]:
    """The rulings that the paragraphs name which a text names."""
    found: set[str] = set()
    for chapter, first, last in _CITED.findall(help_):
        for number in range(int(first), int(last or first) + 1):
            found |= set(_RULING.findall(paragraph(page, f"{chapter}.{number}") or ""))
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_help_of_a_card_names_the_rulings_that_concern_it(game: GamePlugin) -> None:
    texts = texts_of(game, "en")
    page = rules_text(game.meta.rules_page)
    expected = {card: cited(page, texts.card_help(card)) for card in texts.facts}
    named = {card: set(_RULING.findall(texts.card_help(card))) for card in texts.facts}
    assert named == expected
    assert any(expected.values())


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_is_ours_is_never_said_to_be_printed(game: GamePlugin, language: str) -> None:
    texts = texts_of(game, language)
    for card, fact in texts.facts.items():
        assert bool(re.search(SAYS_SO[language], texts.card_help(card))) == ("rulings" in fact), card
