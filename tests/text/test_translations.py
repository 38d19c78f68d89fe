"""Every language says all that English says, about the same things; and its rules pages have the same paragraphs."""

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from curia.catalog import METAS, load_game
from curia.text.catalogue import Catalogue
from curia.text.languages import SOURCE_LANGUAGE, available_languages, locales_folder

RULES = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATIONS = [language for language in available_languages() if language != SOURCE_LANGUAGE]
CATALOGUES = sorted(file.name for file in (locales_folder() / SOURCE_LANGUAGE).iterdir() if file.name.endswith(".ftl"))
PAGES = sorted(page.name for page in RULES.glob("*.md"))
FRENCH: list[Traversable] = [*(locales_folder() / "fr" / name for name in CATALOGUES), *(RULES / "fr").glob("*.md")]
FORMS = "the|The|a|acc|Acc|dat|of|to"
_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_REFERENCE = re.compile(r"\{ (-?[a-z][\w-]*) \}")
_VARIABLE = re.compile(r"\$(\w+)")
_FIGURE = re.compile(r"\d+")


def messages(file: Traversable) -> dict[str, set[str]]:
    """The variables of each message, with those of the messages in it. One that cannot be read is an error."""
    found: dict[str, set[str]] = {}
    inside: dict[str, list[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
            written = FluentSerializer().serialize_entry(entry)
            found[entry.id.name] = set(_VARIABLE.findall(written))
            inside[entry.id.name] = _REFERENCE.findall(written)
    return {name: found[name].union(*(found.get(other, set()) for other in inside[name])) for name in found}


def test_there_are_four_languages() -> None:
    assert available_languages() == ["de", "en", "fr", "it"]


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_catalogue_is_complete(language: str, catalogue: str) -> None:
    source = messages(locales_folder() / SOURCE_LANGUAGE / catalogue)
    translated = messages(locales_folder() / language / catalogue)
    assert list(translated) == list(source), "the same messages in the same order"
    differing = [name for name, variables in translated.items() if about(variables) != about(source[name])]
    assert differing == [], "a translation speaks of all that the message is about, and of nothing else"


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("game", METAS)
def test_names_translate_those_of_the_card_data(language: str, game: str) -> None:
    """Each message `name-<id>` is about a card, and says what its name is in the data."""
    facts = load_game(game, METAS[game].max_seats).card_facts()
    catalogue = Catalogue([language], game)
    named = [name for name in messages(locales_folder() / language / f"{game}.ftl") if name.startswith("name-")]
    translated = {name: catalogue.attribute(name, "data") or catalogue.text(name, {}) for name in named}
    assert translated == {name: facts[name.removeprefix("name-")]["name"] for name in named}
    if language == SOURCE_LANGUAGE:
        assert [name for name in named if catalogue.attribute(name, "data")] == [], "the data are in English"


@pytest.mark.parametrize("language", available_languages())
def test_no_wording_hangs_on_an_inserted_name(language: str) -> None:
    """A name may change, or be a table's own; messages choose by ids, which are written small."""
    for file in (locales_folder() / language).iterdir():
        chosen_by = re.findall(r"^\s+\*?\[(.+?)\]", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in chosen_by if not key.islower() and not key.isdecimal()] == [], file.name


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.name)
def test_french_marks_keep_to_their_word(file: Traversable) -> None:
    """A line that began with a colon, or ended with an opening quote, would look odd: the spaces there do not break."""
    breaking = re.findall(r"\S*(?: [:;?!»](?!\S)|« )\S*", file.read_text(encoding="utf-8"))
    assert breaking == []


def about(variables: set[str]) -> set[str]:
    """Beside each argument there may be others that only help to word it: `$seat_you`, `$cards_count`, `$card_id`, and
    forms of a name."""
    return {re.sub(rf"_(you|count|id|same|initial|{FORMS})$", "", name) for name in variables}


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("game", METAS)
def test_a_name_has_every_form_that_sentences_use(language: str, game: str) -> None:
    """A name with forms in English has them in every language; those that no sentence needs may be left out."""
    sentences = "".join(
        (locales_folder() / language / file).read_text(encoding="utf-8")
        for file in CATALOGUES
        if file in ("common.ftl", f"{game}.ftl", f"web-{game}.ftl")
    )
    used = {form.lower() for form in re.findall(rf"\$\w+_({FORMS})\b", sentences)}
    in_english = forms(locales_folder() / SOURCE_LANGUAGE / f"{game}.ftl")
    here = forms(locales_folder() / language / f"{game}.ftl")
    there = set(in_english) | set(here)
    assert {name: used - here.get(name, set()) for name in there if used - here.get(name, set())} == {}


def forms(file: Traversable) -> dict[str, set[str]]:
    """The forms that a catalogue gives for each name that has some."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(("card-", "name-")):
            found[entry.id.name] = {one.id.name for one in entry.attributes} - {"data", "short"}
    return {name: given for name, given in found.items() if given}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("page", PAGES)
def test_a_rules_page_has_every_paragraph(language: str, page: str) -> None:
    source = (RULES / page).read_text(encoding="utf-8")
    translated = (RULES / language / page).read_text(encoding="utf-8")
    assert _ANCHOR.findall(translated) == _ANCHOR.findall(source), "the same anchors in the same order"
    assert parts(translated).keys() == parts(source).keys()
    different = {
        anchor: (figures(text), figures(parts(translated)[anchor]))
        for anchor, text in parts(source).items()
        if figures(text) != figures(parts(translated)[anchor])
    }
    assert different == {}, "each paragraph has the same figures"


def parts(page: str) -> dict[str, str]:
    """The text after each anchor."""
    found = list(_ANCHOR.finditer(page))
    ends = [match.start() for match in found[1:]] + [len(page)]
    return {match.group(1): page[match.end() : end] for match, end in zip(found, ends, strict=True)}


def figures(text: str) -> list[str]:
    return sorted(_FIGURE.findall(text))
