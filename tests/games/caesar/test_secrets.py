"""Section 11: what is public, what is secret, and to whom each event is told."""

import json

import pytest

from curia.core.events import EventLog
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from tests.kit.caesar import Party, Table, game, party, started, table
from tests.kit.rules import rule
from tests.kit.tables import walk

WATCHERS = [0, 1, OBSERVER]


@rule("11.1", "11.2", "11.3", "11.4", "11.5", "C18")
@pytest.mark.parametrize("viewer", WATCHERS)
def test_what_is_public(viewer: int) -> None:
    people = [
        party("1 2 veto", up="senators 5", down="senators 1 1", taken="aediles", discard="wrath 3"),
        party("4 spy", up="censors p", reserve="1 2 3", manipulation="veto"),
    ]
    view = table(*people, suffrage_discard="orgy praetors").view(viewer)
    own, other = view["seats"]
    assert (own["influence_in_hand"], own["manipulation_in_hand"]) == (2, 1)
    assert (other["influence_in_hand"], other["manipulation_in_hand"]) == (1, 1)
    assert (own["influence_left"], own["manipulation_left"]) == (37 - 6, 11)
    assert (other["influence_left"], other["manipulation_left"]) == (3, 1)
    assert own["up"][0] == ["5"]
    assert own["hidden_count"] == [2, 0, 0, 0, 0]
    assert own["discard"] == ["3", "wrath"]
    assert own["taken"] == [0, 0, 0, 1, 0]
    assert other["up"][4] == ["philosopher"]
    assert view["patricians"] == [5, 5, 5, 2, 3]
    assert sorted(view["suffrage"]) == ["aediles", "censors", "orgy", "quaestors", "reshuffle", "senators"]
    assert sorted(view["suffrage_discard"]) == ["orgy", "praetors"]


def both(own: Party, other: Party) -> list[Table]:
    """Two positions that differ only in what seat 0 keeps secret."""
    opponent = party("2 3 assassination courtesan spy", down="aediles 4", up="senators 1")
    return [table(one, opponent, active=1) for one in (own, other)]


SECRETS = {
    "11.10 the hand": both(party("1 2 veto"), party("p 5 wrath")),
    "11.10 cards face down": both(
        party("1 2", down="senators 3, censors 4"), party("1 2", down="senators p, censors 3")
    ),
    "11.11 the mission": both(party("1 2", mission="senators"), party("1 2", mission="quaestors")),
    "11.12 the order": both(party("1 2", manipulation="veto spy wrath"), party("1 2", manipulation="wrath spy veto")),
}


@rule("11.10", "11.11", "11.12", "11.19", "C21")
@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_makes_no_difference_to_the_others(secret: str) -> None:
    one, other = SECRETS[secret]
    for viewer in (1, OBSERVER):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0), "the owner knows it"
    assert one.legal(1) == other.legal(1)


TEXTS = [
    *[f"assassinate {card} {group}" for card in ("p", "1", "3", "4") for group in ("senators", "censors", "praetors")],
    *[f"{verb} senators" for verb in ("courtesan", "wrath", "lay 2", "show 2")],
    "spy",
    "veto",
    "castle senators aediles",
    "strike 1",
]


@rule("11.19", "9.13")
@pytest.mark.parametrize("secret", SECRETS)
def test_refusals_never_depend_on_what_the_seat_may_not_know(secret: str) -> None:
    one, other = SECRETS[secret]
    for text in TEXTS:
        move = one.game.parse_move(text)
        if text in one.legal(1):
            continue
        said = [game.explain(position.state, 1, move) for game, position in ((t.game, t) for t in (one, other))]
        assert (said[0].rule, said[0].code, said[0].args) == (said[1].rule, said[1].code, said[1].args)


@rule("11.12")
def test_the_owner_knows_an_arranged_order_and_nobody_a_shuffled_one() -> None:
    arranged = started()
    assert arranged.view(0)["seats"][0]["order"] == arranged.party(0)["order"]
    assert arranged.view(1)["seats"][0]["order"] is None
    shuffled = started(manipulation="shuffled").view(0)["seats"][0]
    assert shuffled["order"] == []
    assert shuffled["manipulation_left"] == 13


@rule("11.13")
def test_nobody_knows_the_order_of_an_influence_reserve() -> None:
    for viewer in WATCHERS:
        assert "reserve" not in json.dumps(table().view(viewer))


@rule("11.7", "11.13")
def test_the_order_of_the_suffrage_deck_is_known_to_nobody() -> None:
    view = table(suffrage_discard="orgy").view(0)
    assert view["suffrage"] == [*view["suffrage"][:5], "orgy", "reshuffle"]


@rule("11.3", "11.10")
@pytest.mark.parametrize(
    ("name", "moves", "public", "secret"),
    [
        (
            "laid_down",
            ["lay 2 senators"],
            {"seat": 0, "group": "senators"},
            {"card": "2"},
        ),
        (
            "drew",
            ["discard 2", "draw influence", "drawn p"],
            {"seat": 0, "reserve": "influence"},
            {"card": "philosopher"},
        ),
    ],
)
def test_secret_events_tell_the_owner_more(name: str, moves: list[str], public: object, secret: dict[str, str]) -> None:
    game = table(party("1 2 3 4 5")).go(*moves)
    assert game.seen_by(1, name) == game.seen_by(OBSERVER, name) == [public]
    assert isinstance(public, dict)
    assert game.seen_by(0, name) == [public | secret]


@rule("11.10", "11.11", "11.12", "11.19", "2.7")
@pytest.mark.parametrize("manipulation", ["arranged", "shuffled"])
def test_in_random_games_only_these_events_have_secrets(manipulation: str) -> None:
    log = EventLog()
    rules = game(manipulation=manipulation)
    for seed in range(3):
        for _ in walk(rules, seed, log):
            pass
    secret = {event.name for event in log.events if event.secret}
    arranging = {"arranging"} if manipulation == "arranged" else set()
    assert secret == {"mission_drawn", "placed", "laid_down", "drew", "spied", "relaid"} | arranging
    assert {event.name for event in log.events if event.private} == arranging
    for event in log.events:
        if event.name in ("laid_down", "drew", "relaid", "mission_drawn", "placed"):
            assert event.audience == 1 << int(str(event.public["seat"]))


@rule("11.11", "11.10", "11.12", "C18", "C21")
@pytest.mark.parametrize("seed", [3, 4])
def test_in_random_games_views_keep_the_secrets_until_the_end(seed: int) -> None:
    rules = game()
    for state in walk(rules, seed):
        if rules.outcome(state) is not None or rules.to_dict(state)["phase"] in ("draw_parties", "draw_mission"):
            continue
        for viewer in WATCHERS:
            rows = rules.view_json(rules.view(state, viewer))["seats"]
            assert isinstance(rows, list)
            for seat, row in enumerate(rows):
                assert isinstance(row, dict)
                shown = seat == viewer
                for field in ("hand", "mission", "order"):
                    assert (row[field] is not None) == shown
                assert row["down"] != [None] * 5 if shown else row["down"] == [None] * 5
                assert isinstance(row["hidden"], list)
                if not shown:
                    assert all(one["card"] is None for one in row["hidden"])


@rule("11.19", "C18", "C31")
@pytest.mark.parametrize("seed", range(3))
def test_in_random_games_worlds_look_as_the_truth(seed: int) -> None:
    rules = game(manipulation=["arranged", "shuffled"][seed % 2])
    rng = Rng(seed)
    for number, state in enumerate(walk(rules, 10 + seed)):
        if number % 5:
            continue
        for viewer in WATCHERS:
            view = rules.view(state, viewer)
            shown = rules.view_json(view)
            for _ in range(2):
                world = rules.determinize(view, rng)
                assert rules.check(world) == ""
                assert rules.view_json(rules.view(world, viewer)) == shown
