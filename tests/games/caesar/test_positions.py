"""Positions as readable data: they come back as they went, and what cannot be is refused by the name of its field."""

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

from curia.core.errors import PositionError
from tests.kit.caesar import game, party, position
from tests.kit.rules import rule
from tests.kit.tables import walk

OPTIONS: list[dict[str, str]] = [{}, {"manipulation": "shuffled", "orgies": "drop_one", "end": "first_out"}]


@rule("16.1", "1.12")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_of_a_random_game_comes_back(options: dict[str, str], seed: int) -> None:
    rules = game(**options)
    for state in walk(rules, seed):
        written = cast(dict[str, Any], json.loads(json.dumps(rules.to_dict(state))))
        assert rules.from_dict(written).key() == state.key()
        assert rules.check(state) == ""


def data() -> dict[str, Any]:
    """A sound position."""
    people = [party("1 2 spy", up="senators 5", down="censors 1"), party("3 veto", down="senators 4")]
    return cast(dict[str, Any], json.loads(json.dumps(position(*people))))


def test_the_sound_position_is_taken() -> None:
    rules = game()
    assert rules.check(rules.from_dict(data())) == ""


Break = Callable[[dict[str, Any]], object]


def top(**fields: object) -> Break:
    return lambda data: data.update(fields)


def seat(number: int, **fields: object) -> Break:
    return lambda data: data["seats"][number].update(fields)


def entry(field: str, index: int, **fields: object) -> Break:
    return lambda data: data["seats"][0][field][index].update(fields)


def see(data: dict[str, Any]) -> list[str]:
    """What has been seen of seat 0, as if nothing more were known than what lies there."""
    written = game().to_dict(game().from_dict(data))["seats"]
    data["seats"][0]["seen"] = cast(Any, written)[0]["seen"]
    return cast(list[str], data["seats"][0]["seen"])


def another_hand(data: dict[str, Any]) -> str:
    """As many cards as seat 0 holds, and one of them another."""
    hand = list(data["seats"][0]["hand"])
    place = next(i for i, card in enumerate(hand) if card in "12345")
    hand[place] = str(int(hand[place]) % 5 + 1)
    return " ".join(hand)


def another_manipulation(data: dict[str, Any]) -> str:
    hand = list(data["seats"][0]["hand"])
    place = next(i for i, card in enumerate(hand) if card not in "12345")
    hand[place] = "spy" if hand[place] != "spy" else "wrath"
    return " ".join(hand)


BROKEN: list[tuple[str, Break, str]] = [
    ("another game", top(game="habemus"), "game"),
    ("no game", lambda data: data.pop("game"), "game"),
    ("an unknown field", top(weather="fine"), "weather"),
    ("an unknown phase", top(phase="siesta"), "phase"),
    ("a third seat is Cleopatra", top(cleopatra=2), "cleopatra"),
    ("a third seat is active", top(active=2), "active"),
    ("a turn in words", top(turn="ten"), "turn"),
    ("a turn below nought", top(turn=-1), "turn"),
    ("a flag in words", top(last="no"), "last"),
    ("a flag as a number", top(manipulated=1), "manipulated"),
    ("no drawer", lambda data: data.pop("drawer"), "drawer"),
    ("a manipulation in play in a turn", top(played="spy"), "played"),
    ("no manipulation in play for a veto", top(phase="veto", asked=[1]), "played"),
    ("something else in play", top(phase="veto", asked=[1], played="done"), "played"),
    ("nonsense in play", top(phase="veto", asked=[1], played="abracadabra"), "played"),
    ("four groups", top(patricians=[5, 5, 5, 3]), "patricians"),
    ("patricians below nought", top(patricians=[5, 5, 5, 3, -1]), "patricians"),
    ("a patrician too few", top(patricians=[5, 5, 5, 3, 2]), "patricians"),
    ("an unknown suffrage card", lambda data: data["suffrage"].append("tribunes"), "suffrage"),
    ("a suffrage card twice", lambda data: data["suffrage"].append("senators"), "suffrage"),
    ("a suffrage card is missing", lambda data: data["suffrage"].remove("senators"), "suffrage"),
    ("three orgies", lambda data: data["suffrage"].append("orgy"), "suffrage"),
    ("no reshuffling orgy", lambda data: data["suffrage"].remove("reshuffle"), "suffrage"),
    ("the card of a group in both places", top(suffrage_discard=["censors"]), "suffrage_discard"),
    ("the suffrage discard is no list", top(suffrage_discard="orgy"), "suffrage_discard"),
    ("an unknown group is quiet", top(quiet=["tribunes"]), "quiet"),
    ("one seat", lambda data: data["seats"].pop(), "seats"),
    ("a seat is no table", lambda data: data["seats"].__setitem__(1, "Caesar"), "seats[1]"),
    ("nobody is asked", top(asked=[]), "asked"),
    ("the other is asked", top(asked=[1]), "asked"),
    ("both are asked", top(asked=[0, 1]), "asked"),
    ("somebody is asked for a suffrage card", top(phase="suffrage"), "asked"),
    ("somebody is asked after the end", top(phase="over"), "asked"),
    ("an unknown card in hand", seat(0, hand=["6"]), "seats[0].hand"),
    ("three philosophers", seat(0, hand=["philosopher"] * 3), "seats[0].hand"),
    ("no hand", lambda data: data["seats"][1].pop("hand"), "seats[1].hand"),
    ("a mission of the censors", seat(0, mission="censors"), "seats[0].mission"),
    ("no mission", seat(0, mission=None), "seats[0].mission"),
    ("four numbers taken", seat(0, taken=[0, 0, 0, 0]), "seats[0].taken"),
    ("four groups face up", seat(0, up=[[], [], [], []]), "seats[0].up"),
    ("a manipulation before a group", seat(0, up=[["spy"], [], [], [], []]), "seats[0].up[0]"),
    ("an unknown card face down", seat(0, down=[["6"], [], [], [], []]), "seats[0].down[0]"),
    ("an order with influence", seat(0, order=["5"]), "seats[0].order"),
    ("an order that is too short", lambda data: data["seats"][0]["order"].pop(), "seats[0].order"),
    ("an order with too many vetoes", lambda data: data["seats"][0]["order"].append("veto"), "seats[0].order"),
    ("an answer in a turn", seat(0, answer="place 1 2 3 4 5"), "seats[0].answer"),
    ("an unknown group of a hidden card", entry("hidden", 0, group="tribunes"), "seats[0].hidden[0].group"),
    ("a ninth bag", entry("hidden", 0, bag=8), "seats[0].hidden[0].bag"),
    ("an unknown hidden card", entry("hidden", 0, card="spy"), "seats[0].hidden[0].card"),
    ("an unknown field of a hidden card", entry("hidden", 0, colour="red"), "seats[0].hidden[0].colour"),
    ("a hidden card more than lies there", entry("hidden", 0, card="2"), "seats[0].hidden"),
    ("a hidden card of a bag that got none", entry("hidden", 0, bag=2), "seats[0].seen"),
    ("nonsense was seen", seat(0, seen=["abracadabra"]), "seats[0].seen[0]"),
    ("an empty line was seen", seat(0, seen=[""]), "seats[0].seen[0]"),
    ("a card that is none was shown", seat(0, seen=["shown 6 0"]), "seats[0].seen[0]"),
    ("a bag that is none", seat(0, seen=["shown 5 8"]), "seats[0].seen[0]"),
    ("a bag in words", seat(0, seen=["moved hand 2"]), "seats[0].seen[0]"),
    ("a manipulation in a bag", seat(0, seen=["added spy 2"]), "seats[0].seen[0]"),
    ("a card was added to a hand", seat(0, seen=["moved 1 0"]), "seats[0].seen[0]"),
    ("a reserve that is none", seat(0, seen=["drew patricians"]), "seats[0].seen[0]"),
    ("a hand of six", seat(0, seen=["opening 1 2 3 4 5 5"]), "seats[0].seen[0]"),
    ("a card left an empty hand", seat(0, seen=["shown 5 0"]), "seats[0].seen"),
    ("too few cards came to hand", lambda data: see(data).remove("drew influence"), "seats[0].seen"),
    ("too many manipulations came to hand", lambda data: see(data).append("drew manipulation"), "seats[0].seen"),
    ("a Spy saw too many cards", lambda data: see(data).append("spied 1 2 3 4 5"), "seats[0].seen"),
    ("a Spy saw another hand", lambda data: see(data).append("spied " + another_hand(data)), "seats[0].seen"),
    (
        "a Spy saw another manipulation",
        lambda data: see(data).append("spied " + another_manipulation(data)),
        "seats[0].seen",
    ),
    ("an unknown field of a seat", seat(0, colour="red"), "seats[0].colour"),
]


@pytest.mark.parametrize(("spoil", "field"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_a_broken_position_is_refused_by_the_name_of_its_field(spoil: Break, field: str) -> None:
    spoiled = data()
    spoil(spoiled)
    with pytest.raises(PositionError) as caught:
        game().from_dict(spoiled)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


@rule("4.11", "4.12", "1.10")
@pytest.mark.parametrize(
    ("own", "other"),
    [
        (party("1", up="senators 1*6"), party("1")),
        (party("1", up="senators 1*4"), party("1", up="senators 2*5")),
        (party("1 1 2 3 4 5"), party("1")),
    ],
    ids=["six of the own", "nine of both", "six in hand"],
)
def test_the_limits_hold_for_positions(own: object, other: object) -> None:
    with pytest.raises(PositionError):
        game().from_dict(position(own, other))  # type: ignore[arg-type]


@rule("2.10", "2.9")
def test_a_shuffled_reserve_has_no_order() -> None:
    with pytest.raises(PositionError) as caught:
        game(manipulation="shuffled").from_dict(data())
    assert caught.value.field == "seats[0].order"


@rule("17.5")
@pytest.mark.parametrize("hands", [("1", ""), ("", "")])
def test_an_empty_hand_with_cards_in_the_reserves_cannot_be(hands: tuple[str, str]) -> None:
    with pytest.raises(PositionError):
        game().from_dict(position(party(hands[0]), party(hands[1]), phase="suffrage"))
