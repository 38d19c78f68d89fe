"""Sentences about a table: who reads them, and in which language."""

from importlib.resources import files
from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.core.game import Refusal
from curia.core.types import Arg
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
    assert said == "Nobody took Swap ×2 and Louis XIV: out of the game."


def test_moves_in_words(texts: Texts) -> None:
    assert texts.notation("bribe colonna from 2") == "Bribe Girolamo Colonna, now with Carlo"
    assert texts.notation("swap bichi with colonna") == "Swap Alessandro Bichi and Girolamo Colonna"
    assert texts.notation("play none") == "Play no action card"
    assert texts.notation("bid DDA") == "Bid DDA"


def test_a_refusal_cites_its_paragraph(texts: Texts) -> None:
    said = texts.refusal(Refusal("7.19", "exclude-friend-of-felipe", {"card": "bichi", "other": 3}))
    assert said == "Dora has a Felipe IV too, who protects Alessandro Bichi. (§7.19)"


def test_help_tells_what_is_reconstructed(texts: Texts) -> None:
    assert "fix the name and symbol; the rest is our reconstruction" in texts.card_help("chigi")
    assert "With Lorenzo Imperiali" in texts.card_help("grimaldi")
    assert "three coats of France" in texts.card_help("france")


def test_short_names_keep_persons_apart() -> None:
    names = {"a": "Antonio Barberini", "f": "Francesco Barberini", "h": "Friedrich of Hesse"}
    assert short_names(names) == {"a": "A. Barberini", "f": "F. Barberini", "h": "Hesse"}


# Names ------------------------------------------------------------------------------------------------------------

PEOPLE = ["Anna", "Berta", "Carlo", "Dora"]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Florence", "Medici", "Titian", "Governor of Rome", "Imola", "Spy"]),
        ("fr", ["Florence", "Médicis", "Titien", "Gouverneur de Rome", "Imola", "Espion"]),
        ("de", ["Florenz", "Medici", "Tizian", "Gouverneur von Rom", "Imola", "Spion"]),
        ("it", ["Firenze", "Medici", "Tiziano", "Governatore di Roma", "Imola", "Spia"]),
    ],
)
def test_cards_are_called_as_the_reader_calls_them(language: str, names: list[str]) -> None:
    texts = Texts([language, "en"], load_game("borgia", 4), PEOPLE)
    assert [texts.card(card) for card in ("florence", "medici", "titian", "governor", "imola", "spy")] == names
    assert names[0] in texts.card_help("medici")
    assert names[2] in texts.event("turned_up", {"seat": 0, "card": "titian"}, 1)
    assert names[3] in texts.notation("house governor in imola")


def test_short_names_are_in_the_readers_language_too() -> None:
    french = Texts(["fr", "en"], load_game("borgia", 4), PEOPLE)
    cards = ["castellan", "da_vinci", "paolo", "della_rovere", "vice_chancellor"]
    assert [french.short(card) for card in cards] == [
        "Châtelain",
        "Léonard",
        "P. Vitelli",
        "della Rovere",
        "Vice-chancelier",
    ]
    conclave = Texts(["fr", "en"], load_game("habemus", 4), PEOPLE)
    persons = ["hesse", "carlo_medici", "giovan_carlo_medici", "este"]
    assert [conclave.short(card) for card in persons] == ["Hesse", "C. Médicis", "J. Médicis", "d'Este"]


def test_spaces_that_do_not_break_stay_in_help() -> None:
    said = Texts(["fr", "en"], load_game("habemus", 4), PEOPLE).card_help("felipe")
    assert "tout de suite\u202f; à la fin" in said


def test_a_table_with_its_own_card_data_keeps_its_names(tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    data = (files("curia.games.borgia") / "cards.toml").read_text(encoding="utf-8")
    for old, new in (("Titian", "Vecellio"), ("Governor of Rome", "Legate of Romagna")):
        assert f'name = "{old}"' in data
        data = data.replace(f'name = "{old}"', f'name = "{new}"')
    own.write_text(data, encoding="utf-8")
    for language in available_languages():
        texts = Texts([language, "en"], load_game("borgia", 4, cards=own), PEOPLE)
        assert [texts.card("titian"), texts.short("titian")] == ["Vecellio", "Vecellio"]
        assert [texts.card("governor"), texts.short("governor")] == ["Legate of Romagna", "Legate of Romagna"]
        assert texts.card("raphael") == {"en": "Raphael", "fr": "Raphaël", "de": "Raffael", "it": "Raffaello"}[language]


def test_words_of_a_move_follow_its_ids_not_its_names() -> None:
    german = Texts(["de", "en"], load_game("borgia", 4), PEOPLE)
    assert german.notation("play poison on marriage") == "Gift gegen die Ehe einsetzen"
    assert german.notation("assign datary to pile") == "Den Datar auf die Ablage legen"
    italian = Texts(["it", "en"], load_game("borgia", 4), ["pile", "Berta", "Carlo", "Dora"])
    assert italian.notation("house datary in ancona") == "Colloca il Datario ad Ancona"
    assert italian.notation("assign datary to 0") == "Dai Datario a pile"


def test_a_name_has_forms() -> None:
    german = Texts(["de", "en"], load_game("borgia", 4), PEOPLE)
    office = german.named("card", "datary")
    assert [office[f"card_{form}"] for form in ("the", "The", "acc", "Acc", "dat")] == [
        "der Datar",
        "Der Datar",
        "den Datar",
        "Den Datar",
        "dem Datar",
    ]
    french = Texts(["fr", "en"], load_game("borgia", 4), ["Élise", "Berta", "Carlo", "Dora"])
    assert [french.named("card", card)["card_of"] for card in ("datary", "imola", "titian")] == [
        "du Dataire",
        "d'Imola",
        "de Titien",
    ]
    assert [french.called("seat", seat)["seat_of"] for seat in (0, 1)] == ["d'Élise", "de Berta"]
    assert french.called("seat", 1, 1)["seat_to"] == "à toi"


def test_a_name_that_a_table_gave_has_no_forms(tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    data = (files("curia.games.borgia") / "cards.toml").read_text(encoding="utf-8")
    own.write_text(data.replace('name = "Datary"', 'name = "Legate"'), encoding="utf-8")
    texts = Texts(["de", "en"], load_game("borgia", 4, cards=own), PEOPLE)
    assert {texts.named("card", "datary")[f"card_{form}"] for form in ("the", "The", "acc", "dat")} == {"Legate"}


def test_cleopatra_has_a_seat() -> None:
    """A seat is a number, as some cards are: it is neither a card nor a player's name here."""
    texts = Texts(["en"], load_game("caesar", 2), ["Anna", "Berta"])
    assert [texts.notation(f"cleopatra {seat}") for seat in (0, 1)] == ["Cleopatra has seat 0", "Cleopatra has seat 1"]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Bid 1 ducat", "1 vote for Dora", "1 cardinal if elected", "Berta says yes with 1 cardinal."]),
        ("fr", ["Enchérir à 1 ducat", "1 voix pour Dora", "1 cardinal en cas", "Berta dit oui avec 1 cardinal."]),
        (
            "de",
            ["1 Dukat bieten", "1 Stimme für Dora", "1 Kardinal, falls gewählt", "Berta stimmt mit Ja: 1 Kardinal."],
        ),
        ("it", ["Offri 1 ducato", "1 voto per Dora", "1 cardinale in caso", "Berta dice sì con 1 cardinale."]),
    ],
)
def test_one_is_singular(language: str, sentences: list[str]) -> None:
    texts = Texts([language, "en"], load_game("borgia", 4), PEOPLE)
    said = [texts.notation(move) for move in ("bid 1", "vote 1 for 3", "price 1 cardinals")]
    said.append(texts.event("said_yes", {"seat": 1, "cardinals": 1}, 0))
    assert all(part in whole for part, whole in zip(sentences, said, strict=True))


def test_a_pledge_says_who_wants_what_of_whom() -> None:
    medici: dict[str, Arg] = {"seat": 1, "voter": 0, "payer": 1, "candidate": 1, "votes": 23}
    colonna: dict[str, Arg] = {"seat": 2, "voter": 2, "payer": 0, "candidate": 3, "votes": 1}
    elected: dict[str, Arg] = {"price": "ducats_if_elected", "amount": 35}
    now: dict[str, Arg] = {"price": "ducats", "amount": 1}
    for language, asked, offered in (
        ("en", "Medici asks you for 23 votes and offers 35 ducats", "Colonna offers you 1 vote for Orsini in return"),
        ("de", "Medici möchte von dir 23 Stimmen und bietet dafür 35", "Colonna bietet dir 1 Stimme für Orsini"),
        ("fr", "Medici te demande 23 voix et offre 35 ducats", "Colonna te propose 1 voix pour Orsini"),
        ("it", "Medici ti chiede 23 voti e offre 35 ducati", "Colonna ti offre 1 voto per Orsini"),
    ):
        texts = Texts([language, "en"], load_game("borgia", 4), ["Borgia", "Medici", "Colonna", "Orsini"])
        assert texts.event("pledge_offered", medici | elected, 0).startswith(asked)
        assert texts.sentence("now-pledge", colonna | now, 0).startswith(offered)


def test_a_town_may_bring_one_point() -> None:
    borgia = Texts(["en"], load_game("borgia", 4), PEOPLE)
    assert borgia.card_line("spoleto") == "town: power 2, income 10, 1 point"
    assert "and 1 point." in borgia.card_help("spoleto")
    assert borgia.card_line("cesena").endswith("2 points")


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
    # Not what other tests have read.
    monkeypatch.setattr(catalogue_module, "_bundle", catalogue_module._bundle.__wrapped__)


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


def test_the_rules_are_in_the_first_language_that_has_them() -> None:
    english = rules_text("habemus-papam")
    french = rules_text("habemus-papam", ["fr", "en"])
    assert (paragraph(french, "5.2") or "").startswith("5.2 Chaque joueur")
    assert [title.split()[0] for title in headings(french)] == [title.split()[0] for title in headings(english)]
    assert rules_text("habemus-papam", ["en", "fr"]) == english
    assert rules_text("habemus-papam", ["xx"]) == english
    assert rules_text("habemus-papam", ["xx", "fr"]) == french


def test_a_ruling_has_no_word_of_ours() -> None:
    german = rules_text("caesar-cleopatra", ["de", "en"])
    assert paragraph(german, "C9") == "C9 Wer ordnet die Manipulationsreserve?\nJede Partei ordnet ihre eigene"
    assert " or " not in (paragraph(german, "C22") or "")


def test_sections_of_the_rules() -> None:
    page = rules_text("habemus-papam")
    assert "5 Phase 3: bids" in headings(page)
    assert (section(page, "6") or "").startswith("6 Phase 4: taking")
    assert section(page, "77") is None
