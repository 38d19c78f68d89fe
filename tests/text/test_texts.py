"""Sentences about a table: who reads them, and in which language."""

from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.core.game import Refusal
from curia.text import Texts, available_languages, choose_languages
from curia.text import catalogue as catalogue_module
from curia.text import languages as languages_module
from curia.text.names import short_names
from curia.text.rules_page import headings, paragraph, rules_text, section


@pytest.fixture
def texts() -> Texts:
    return Texts(["en"], load_game("habemus", 4), ["Anna", "Berta", "Carlo", "Dora"])


def test_the_reader_is_you(texts: Texts) -> None:
    assert texts.event("took", {"seat": 0, "card": "chigi"}, 0) == "You take Fabio Chigi."
    assert texts.event("took", {"seat": 0, "card": "chigi"}, 1) == "Anna takes Fabio Chigi."


def test_the_reader_is_you_as_a_victim_too(texts: Texts) -> None:
    bribe: dict[str, int | str | list[int] | list[str]] = {"seat": 2, "other": 1, "gold": 5, "card": "colonna"}
    assert texts.event("bribed", bribe, 1) == "Carlo bribes Girolamo Colonna away from you for 5 gold."
    assert texts.event("bribed", bribe, 2) == "You bribe Girolamo Colonna away from Berta for 5 gold."


def test_a_bid_says_what_it_counts_as_only_if_that_differs(texts: Texts) -> None:
    assert texts.event("bid_revealed", {"seat": 1, "gems": "DA", "value": "DA"}, 0) == "Berta bids DA."
    twice = texts.event("bid_revealed", {"seat": 1, "gems": "DA", "value": "DDA"}, 0)
    assert twice == "Berta bids DA, which counts as DDA."
    assert texts.event("bid_revealed", {"seat": 1, "gems": "", "value": ""}, 1) == "You bid nothing."


def test_a_secret_is_told_only_with_its_arguments(texts: Texts) -> None:
    assert texts.event("order_dealt", {"seat": 1}, 0) == "Berta is dealt an order."
    assert texts.event("order_dealt", {"seat": 1, "order": "france"}, 1) == "You are dealt the order France."


def test_lists_count_equal_cards(texts: Texts) -> None:
    said = texts.event("left_over", {"cards": ["swap", "swap", "louis"]}, 0)
    assert said == "Nobody wants Swap ×2 and Louis XIV: out of the game."


def test_moves_in_words(texts: Texts) -> None:
    assert texts.notation("bribe colonna from 2") == "Bribe Girolamo Colonna, who is with Carlo"
    assert texts.notation("swap bichi with colonna") == "Swap Alessandro Bichi and Girolamo Colonna"
    assert texts.notation("play none") == "Play no action card"
    assert texts.notation("bid DDA") == "Bid DDA"


def test_a_refusal_cites_its_paragraph(texts: Texts) -> None:
    said = texts.refusal(Refusal("7.19", "exclude-friend-of-felipe", {"card": "bichi", "other": 3}))
    assert said == "Dora has a Felipe IV too, who protects Alessandro Bichi. (§7.19)"


def test_help_tells_what_is_reconstructed(texts: Texts) -> None:
    assert "fix the name and symbol; the rest is our reconstruction" in texts.card_help("chigi")
    assert "With Lorenzo Imperiali" in texts.card_help("grimaldi")
    assert "three coats of France" in texts.order_help("france")


def test_short_names_keep_persons_apart() -> None:
    names = {"a": "Antonio Barberini", "f": "Francesco Barberini", "h": "Friedrich of Hesse"}
    assert short_names(names) == {"a": "A. Barberini", "f": "F. Barberini", "h": "Hesse"}


# Languages --------------------------------------------------------------------------------------------------------


@pytest.fixture
def with_french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "common.ftl").write_text("you = you\nlist-empty = none\n", encoding="utf-8")
    (tmp_path / "en" / "habemus.ftl").write_text("card-louis = Louis XIV\ncard-bribe = Bribe\n", encoding="utf-8")
    (tmp_path / "fr" / "common.ftl").write_text("you = vous\n", encoding="utf-8")
    (tmp_path / "fr" / "habemus.ftl").write_text("card-bribe = Corruption\n", encoding="utf-8")
    monkeypatch.setattr(languages_module, "locales_folder", lambda: tmp_path)
    monkeypatch.setattr(catalogue_module, "locales_folder", lambda: tmp_path)


@pytest.mark.usefixtures("with_french")
def test_a_folder_is_a_language_and_english_fills_its_gaps() -> None:
    assert available_languages() == ["en", "fr"]
    texts = Texts(choose_languages("fr_CH", {}), load_game("habemus", 3), ["A", "B", "C"])
    assert texts.card("bribe") == "Corruption"
    assert texts.card("louis") == "Louis XIV"
    assert texts.catalogue.problems == []


@pytest.mark.usefixtures("with_french")
def test_the_environment_chooses_unless_told_otherwise() -> None:
    assert choose_languages(None, {"LANG": "fr_FR.UTF-8"}) == ["fr", "en"]
    assert choose_languages(None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}) == ["en"]
    assert choose_languages("en", {"LANG": "fr_FR.UTF-8"}) == ["en"]
    assert choose_languages("xx", {}) == ["en"]
    assert choose_languages(None, {}) == ["en"]


# The rules page ---------------------------------------------------------------------------------------------------


def test_paragraphs_of_the_rules_are_plain_text() -> None:
    page = rules_text("habemus-papam")
    assert paragraph(page, "§5.2") == "5.2 Every player bids no gem, one, two or three, never more."
    gold = paragraph(page, "9.10") or ""
    assert "| 15 | 10 | 8 | 7 | 6 | 5 |" in gold
    assert "9.11" not in gold
    assert (paragraph(page, "hp7") or "").startswith("HP7 Swap without a legal pair")
    assert (paragraph(page, "E3") or "").startswith("E3 Equal bids.")
    assert paragraph(page, "99.1") is None


def test_sections_of_the_rules() -> None:
    page = rules_text("habemus-papam")
    assert "5 Phase 3: bids" in headings(page)
    assert (section(page, "6") or "").startswith("6 Phase 4: taking")
    assert section(page, "77") is None
