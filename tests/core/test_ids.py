import pytest

from curia.core.ids import ids_of
from curia.games.borgia import agenda, payment
from curia.games.borgia import phase as borgia_phase
from curia.games.caesar import phase as caesar_phase
from curia.games.habemus import phase as habemus_phase


def test_names_come_in_the_order_of_their_numbers() -> None:
    assert ids_of({"__name__": "x", "FIRST": 0, "SECOND_ONE": 1, "function": ids_of}) == ["first", "second_one"]


@pytest.mark.parametrize("constants", [{"A": 1}, {"A": 1, "B": 0}, {"A": 0, "B": 2}, {"A": 0, "B": 0}])
def test_a_gap_a_wrong_order_and_a_number_twice_are_refused(constants: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="expected 0, 1, 2"):
        ids_of(constants)


@pytest.mark.parametrize("module", [habemus_phase, caesar_phase, borgia_phase, agenda, payment])
def test_every_constant_has_the_name_that_its_number_finds(module: object) -> None:
    names = {name: value for name, value in vars(module).items() if name.isupper() and name != "IDS"}
    ids = vars(module)["IDS"]
    assert [ids[number] for number in names.values()] == [name.lower() for name in names]
    assert len(ids) == len(names)
