"""The options of a table: defaults, and what is refused."""

import pytest

from curia.core.errors import OptionError
from curia.games.habemus.meta import META
from tests.kit.habemus import game
from tests.kit.rules import rule


@rule("HP1", "HP3", "HP4", "HP5", "HP9", "HP12")
def test_the_first_value_is_the_default() -> None:
    assert game().options == {
        "final_display": "all",
        "squadrone": "must_pay",
        "felipe": "must",
        "chigi_vs_felipe": "immune",
        "chigi_swap": "never",
        "open_screens": "false",
    }


@pytest.mark.parametrize(("name", "value"), [(one.name, value) for one in META.options for value in one.values])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_value_can_be_chosen(name: str, value: str, seats: int) -> None:
    assert game(seats, **{name: value}).options[name] == value


@pytest.mark.parametrize("name", [option.name for option in META.options])
@pytest.mark.parametrize("value", ["", "maybe", "True", "ALL"])
def test_another_value_is_refused_by_the_name_of_its_option(name: str, value: str) -> None:
    with pytest.raises(OptionError) as caught:
        game(4, **{name: value})
    assert caught.value.field == name
    assert "is not one of" in caught.value.problem


@pytest.mark.parametrize("name", ["", "felipes", "final-display", "seats_"])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        game(4, **{name: "true"})
    assert caught.value.field == name
    assert "final_display" in caught.value.problem, "it says which options there are"
