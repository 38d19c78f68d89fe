"""What the painter says of orders and gold agrees with the count, and its table stays readable."""

import io

import pytest
from rich.console import Console, RenderableType

from curia.catalog import load_game
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.terminal.data import Data, number, standing, tables, text
from curia.terminal.data import texts as texts_of
from curia.terminal.habemus import HabemusPainter, missing
from curia.text import Texts


def finished(seed: int, seats: int) -> tuple[Match[State, View], Texts]:
    game = load_game("habemus", seats)
    rng = Rng(seed)
    match = Match(game, seed.to_bytes(32, "big"))
    while pending := pending_seats(match.pending()):
        legal = match.legal_moves(pending[0])
        match.play(pending[0], legal[rng.below(len(legal))])
    return match, Texts(["en"], game, ["Anna", "Berta", "Carlo", "Dora"][:seats])


@pytest.mark.parametrize("seed", range(6))
def test_orders_and_gold_agree_with_the_count(seed: int) -> None:
    match, texts = finished(seed, 3 + seed % 2)
    outcome = match.outcome()
    assert outcome is not None
    view = texts.game.shown(match.view(OBSERVER))
    for seat, data in enumerate(tables(view, "seats")):
        sums = standing(view, seat)
        (kept,) = tables(sums, "orders")
        assert [text(kept, "order")] == texts_of(data, "orders")
        assert (missing(texts, kept) == []) == (outcome.parts[seat]["order"] > 0)
        assert number(sums, "gold_at_end") // number(sums, "price") == outcome.parts[seat]["gold"]
        assert text(data, "discarded")


def test_what_is_missing_is_said_in_words() -> None:
    _, texts = finished(0, 3)
    coats: Data = {"unit": "coats", "of": {"spain": [1, 2], "urban": [3, 2]}}
    leaders: Data = {"unit": "leaders", "of": {"leaders": [0, 2]}}
    cards: Data = {"unit": "cards", "of": {"felipe": [2, 2], "mazarin": [0, 2]}}
    assert missing(texts, coats) == [texts.text("table-missing-coats", count=1, faction=texts.term("faction", "spain"))]
    assert missing(texts, leaders) == [texts.text("table-missing-leaders", count=2)]
    assert missing(texts, cards) == [texts.text("table-missing-card", count=2, card=texts.card("mazarin"))]


def drawn(thing: RenderableType, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


@pytest.mark.parametrize("width", [50, 60, 80])
def test_no_person_is_broken_over_two_lines(width: int) -> None:
    match, texts = finished(3, 4)
    table = drawn(HabemusPainter(texts).table(texts.game.shown(match.view(0))), width)
    assert max(len(line) for line in table.splitlines()) <= width
    persons = [card for card in texts.facts if "age" in texts.facts[card]]
    for seat in tables(texts.game.shown(match.view(0)), "seats"):
        for card in texts_of(seat, "tableau"):
            if card in persons:
                assert f"{texts.short(card)} {texts.facts[card]['age']}" in table


def test_the_table_says_in_words_what_colours_say() -> None:
    match, texts = finished(3, 4)
    table = drawn(HabemusPainter(texts).table(texts.game.shown(match.view(0))), 80)
    assert "France:" in table or "Spain:" in table
    assert "\x1b" not in table
