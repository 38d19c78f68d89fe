"""The options of a table: defaults, and what is refused."""

import pytest

from curia.core.errors import OptionError
from curia.games.caesar.card_data import parse_cards
from curia.games.caesar.meta import META
from curia.games.caesar.rules import Caesar
from tests.kit.caesar import card_file, game
from tests.kit.rules import rule


@rule("C9", "C10", "C15", "C22")
def test_the_options_are_those_of_the_page_with_the_default_first() -> None:
    assert {option.name: (option.ruling, option.values) for option in META.options} == {
        "cleopatra": ("C22", ["drawn", "0", "1"]),
        "manipulation": ("C9", ["arranged", "shuffled"]),
        "orgies": ("C10", ["3", "drop_one", "drop_one_after_second_group"]),
        "end": ("C15", ["both", "first_out"]),
    }
    assert game().options == {"cleopatra": "drawn", "manipulation": "arranged", "orgies": "3", "end": "both"}


@pytest.mark.parametrize(("name", "value"), [(one.name, value) for one in META.options for value in one.values])
def test_every_value_can_be_chosen(name: str, value: str) -> None:
    assert game(**{name: value}).options[name] == value


@pytest.mark.parametrize("name", [option.name for option in META.options])
@pytest.mark.parametrize("value", ["", "maybe", "True", "2"])
def test_another_value_is_refused_by_the_name_of_its_option(name: str, value: str) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: value})
    assert caught.value.field == name
    assert "is not one of" in caught.value.problem


@pytest.mark.parametrize("name", ["", "orgy", "Cleopatra", "seats_"])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        game(**{name: "3"})
    assert caught.value.field == name
    assert "orgies" in caught.value.problem, "it says which options there are"


@rule("1.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_two_play(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        Caesar(seats, {}, parse_cards(card_file()))
    assert caught.value.field == "seats"
