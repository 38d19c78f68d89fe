"""Reading what people type, and refusing it, in positions that are set up for it."""

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.match import Match
from curia.terminal.answers import matching
from curia.terminal.borgia_words import find_seat, read_side
from curia.terminal.painter import make_painter
from curia.terminal.players import Player
from curia.terminal.session import Session
from curia.text import Texts
from tests.kit.habemus_positions import player, position
from tests.terminal.table import new_screen, script

HUMANS = [Player("Anna", "human"), Player("Berta", "random"), Player("Carlo", "random")]
ANNA = player("este lugo", gold=20)
BERTA = player("antonio_barberini chigi bernardino_spada cesi")
CARLO = player("giambattista_spada francesco_barberini")


def said(kind: str, typed: str) -> str:
    """What Anna, whose Bribe or Swap is being resolved, reads after typing something."""
    ANNA.played = kind
    game: AnyGame = load_game("habemus", 3)
    match = Match(game)
    match.state = game.from_dict(position(kind, ANNA, BERTA, CARLO, seats=3, acting=0))
    texts = Texts(["en"], game, [one.name for one in HUMANS])
    screen, printed = new_screen(script(typed))
    session = Session(match, HUMANS, {}, texts, make_painter(texts), screen)
    session.read_answer(0)
    lines = [texts.event(name, arguments, 0) for name, arguments in match.events(0)]
    return " ".join([*printed.getvalue().split(), *lines])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bribe cesi from 1", "You bribe Pierdonato Cesi away from Berta for 5 gold."),
        ("bribe cesi", "You bribe Pierdonato Cesi away from Berta"),
        ("cesi", "You bribe Pierdonato Cesi away from Berta"),
        ("PIERDONATO", "You bribe Pierdonato Cesi away from Berta"),
        ("bribe cesi from berta", "You bribe Pierdonato Cesi away from Berta"),
        ("spada from carlo", "You bribe Giambattista Spada away from Carlo"),
        ("barb", "You bribe Antonio Barberini away from Berta"),
        ("none", "You do not use Bribe."),
        ("spada", "'spada' could mean 'bribe bernardino_spada from 1', 'bribe giambattista_spada from 2'."),
        ("chigi", "Fabio Chigi cannot be bribed. (§8.13)"),
        ("bribe chigi from 1", "Fabio Chigi cannot be bribed. (§8.13)"),
        ("bribe chigi from 2", "Fabio Chigi is with Berta. (§8.11)"),
        ("bribe francesco_b", "Francesco Barberini is a leader, and leaders cannot be bribed. (§8.12)"),
        ("bribe lugo", "Juan de Lugo is already yours. (§8.11)"),
        ("bribe bichi", "Nobody has Alessandro Bichi. (§8.11)"),
        ("bribe", "'bribe' could mean"),
        ("bribe the pope", "means nothing here"),
    ],
)
def test_bribes(typed: str, answer: str) -> None:
    assert answer in said("bribe", typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("swap lugo with cesi", "You swap: Pierdonato Cesi goes to you, Juan de Lugo to Berta."),
        ("swap cesi with lugo", "You swap: Pierdonato Cesi goes to you, Juan de Lugo to Berta."),
        ("lugo cesi", "You swap: Pierdonato Cesi goes to you, Juan de Lugo to Berta."),
        ("swap chigi with lugo", "Fabio Chigi cannot be swapped. (§8.23)"),
        ("swap cesi with antonio_barberini", "The two must belong to two different players. (§8.18)"),
        ("swap lugo with francesco_barberini", "leaders cannot be swapped. (§8.22)"),
    ],
)
def test_swaps(typed: str, answer: str) -> None:
    assert answer in said("swap", typed)


# Other languages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("fr", "Pénitencier", "grand_penitentiary"),
        ("fr", "penitencier", "grand_penitentiary"),
        ("fr", "saint ange", "castellan"),
        ("fr", "michel-ange", "michelangelo"),
        ("fr", "leonard", "da_vinci"),
        ("fr", "medicis", "medici"),
        ("de", "grosspönitentiar", "grand_penitentiary"),
        ("de", "flor", "florence"),
        ("it", "forli", "forli"),
        ("it", "tiziano", "titian"),
        ("it", "titian", "titian"),
    ],
)
def test_cards_are_known_by_their_names_in_the_readers_language(language: str, typed: str, card: str) -> None:
    texts = Texts([language, "en"], load_game("borgia", 4), ["Zoé", "Berta", "Carlo", "Dora"])
    assert matching(texts, typed, texts.facts) == [card]


def test_players_are_known_without_accents() -> None:
    texts = Texts(["fr", "en"], load_game("borgia", 4), ["Zoé", "Berta", "Carlo", "Dora"])
    assert [find_seat(texts, name, 3) for name in ("zoé", "zoe", "médicis", "medicis", "medici")] == [0, 0, 1, 1, 1]


def test_a_trade_names_cards_in_the_readers_language() -> None:
    texts = Texts(["it", "en"], load_game("borgia", 4), ["Anna", "Berta", "Carlo", "Dora"])
    assert read_side(texts, "tiziano, vicecancelliere and 20 ducats", []) == (["vice_chancellor", "titian"], 20)


def test_a_move_is_read_with_the_readers_names() -> None:
    game: AnyGame = load_game("habemus", 3)
    match = Match(game)
    seats = [player("este lugo", gold=20, played="swap"), player("cesi"), player("hesse")]
    match.state = game.from_dict(position("swap", *seats, seats=3, acting=0))
    texts = Texts(["de", "en"], game, [one.name for one in HUMANS])
    screen, _ = new_screen(script("lugo hessen"))
    Session(match, HUMANS, {}, texts, make_painter(texts), screen).read_answer(0)
    swapped = next(arguments for name, arguments in match.events(0) if name == "swapped")
    assert {str(swapped["card"]), str(swapped["other_card"])} == {"lugo", "hesse"}
