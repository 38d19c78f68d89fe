"""Positions as readable data: they come back as they went, and what cannot be is refused by the name of its field."""

import json
from collections.abc import Callable
from itertools import islice
from typing import Any, cast

import pytest

from curia.core.bits import has
from curia.core.types import OBSERVER
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState
from tests.kit.borgia import Table, dealt, game, new_table, player, table
from tests.kit.borgia_deals import all_done, buy, counter, naming, offer, vote
from tests.kit.rules import rule
from tests.kit.tables import walk

Data = dict[str, Any]
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"election": "open", "reshuffle": "chosen"}),
    (4, {}),
    (5, {"discards": "cards", "pope_keeps_offices": "true", "poison": "unhoused_only"}),
    (6, {"dead_artists": "pile", "open_ducats": "true", "discards": "cards"}),
]


def written(rules: Borgia, state: BorgiaState) -> Data:
    return cast(Data, json.loads(json.dumps(rules.to_dict(state))))


def comes_back(one: Table) -> bool:
    return one.game.from_dict(written(one.game, one.state)).key() == one.state.key()


# Round trips ------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_positions_of_a_random_game_come_back(seats: int, options: dict[str, str]) -> None:
    rules = game(seats, **options)
    for state in islice(walk(rules, seats), 0, None, 5):
        assert rules.from_dict(written(rules, state)).key() == state.key()


def with_trade() -> Table:
    people = [player("renzo paolo", "imola"), player("alviano baglioni poison spy", "rimini(datary)")]
    return table("moment 0", *people, pope=3)


def asked_for_two() -> Table:
    return offer(with_trade(), 1, "renzo 5", "rimini condottiere death")


def pledged() -> Table:
    return buy(table("pledges", player("", "datary")), 1, 0, 3, "20 ducats if elected").go("accept")


def attacked() -> Table:
    people = [player("renzo"), player("paolo", "imola(perugino)")]
    return table("seize", *people).go("seize imola")


def poisoned() -> Table:
    people = [player("poison"), player("doctor"), player()]
    return table("play", *people, spouses=[1, 2]).go("play poison on marriage")


def last_ballot() -> Table:
    one = table("pledges", candidates=[0, 2], ballot=4, last_ballot=True, first_out=1)
    one.state.table.totals = 24 + (24 << 16)
    return all_done(one)


RARE: dict[str, Callable[[], Table]] = {
    "draw_pope": new_table,
    "deal_hand": lambda: new_table().go("pope 2", "draw spy"),
    "redraw": lambda: dealt("spy*4"),
    "dealt anew": lambda: dealt("spy*4").go("redraw", "draw spy"),
    "lay": lambda: dealt("imola rimini titian datary").reach("lay"),
    "trade_give": lambda: with_trade().go("offer 1", "give renzo"),
    "trade_ask": lambda: naming(with_trade(), 1, "renzo 5").go("ask any condottiere"),
    "counter-offer": lambda: counter(with_trade().go("offer 1", "give 9 ducats", "ask 0 ducats"), "spy", "imola 5"),
    "trade_give of a counter-offer": lambda: asked_for_two().go("counter", "give alviano"),
    "pick": lambda: asked_for_two().go("accept"),
    "consent": lambda: asked_for_two().go("accept", "pick baglioni"),
    "pledge_candidate": lambda: pledged().go("sell to 2"),
    "pledge_votes": lambda: pledged().go("sell to 2", "candidate 1"),
    "pledge_price": lambda: pledged().go("sell to 2", "candidate 1", "votes 2"),
    "pledge_answer": lambda: pledged().go("sell to 2", "candidate 1", "votes 2", "price 7 ducats"),
    "an office promised": lambda: buy(table("pledges", player("", "datary")), 1, 0, 3, "datary").go("accept"),
    "ballot": lambda: vote(all_done(pledged()), 2, 3, 0, 9, 0),
    "last ballot": last_ballot,
    "hire": lambda: attacked().play(0, "hire renzo"),
    "doctor": lambda: poisoned().play(2, "no doctor"),
    "gift": lambda: table("play", player("assassin"), player("", "datary")).go("play assassin on datary"),
    "steal": lambda: table("play", player("spy"), player("spy")).go("play spy on 1"),
    "accuse": lambda: table("play", player("accusation"), round=2, pope=1, got=[]).go("play accusation", "yes"),
    "cards given to two": lambda: (
        table("hand out", player("", "datary auditor"), round=2, market=12)
        .go("assign datary to 1", "assign auditor to 2")
        .reach("place")
    ),
}


@pytest.mark.parametrize("name", RARE)
def test_questions_that_are_seldom_asked_come_back(name: str) -> None:
    assert comes_back(RARE[name]())


def test_a_position_that_has_forgotten_what_is_known_comes_back() -> None:
    one = table("play", player("spy"), player("spy")).go("play spy on 1", "draw spy")
    assert comes_back(one)
    one.game.forget(one.state)
    assert comes_back(one)


# Views ------------------------------------------------------------

TRADE = "offerer partner counter gives gives_hand gives_cards gives_ducats asks asks_hand asks_cards asks_ducats picked"
FIELDS = {
    "": "game seat phase asked round pope active turn moment rehoused offers market deck pile gone to_lay owing "
    "gathered due dealt redraws settled card target victim bid bidder bidding savonarola spouses yes no candidates "
    "ballot last_ballot first_out totals done reshuffled got promises trade making pledge known answer filled seats "
    "course about",
    "seats": "family home hand hand_size ducats aside cardinals votes owned places unhoused new skips pledged ballot "
    "answered points",
    "promises": "price candidate voter payer amount card",
    "known": "card seats",
    "trade": TRADE,
    "making": TRADE,
    "pledge": "offerer voter payer candidate votes price amount card",
}


def seen(one: Table, seat: int) -> Data:
    return cast(Data, json.loads(json.dumps(one.game.view_json(one.game.view(one.state, seat)))))


@rule("14.2", "14.13", "14.17", "14.22")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_view_has_its_fields_and_no_secrets_of_others(seats: int, options: dict[str, str]) -> None:
    rules = game(seats, **options)
    for state in islice(walk(rules, 7), 0, None, 9):
        asked = rules.pending(state)
        over = asked == 0
        for watcher in [*range(seats), OBSERVER]:
            view = seen(Table(rules, state), watcher)
            for name, fields in FIELDS.items():
                part = view[name] if name else view
                for row in part if isinstance(part, list) else [part]:
                    assert row is None or sorted(row) == sorted(fields.split())
            for number, row in enumerate(view["seats"]):
                other = number != watcher
                assert (row["hand"] is None) == (other and not over)
                reckoned = not other or over or "open_ducats" in options
                assert (row["ducats"] is None) == (row["hand_size"] is None) == (not reckoned)
                aloud = view["last_ballot"] or (options.get("election") == "open" and view["ballot"] > 1)
                assert row["ballot"] is None or not other or aloud
            assert view["making"] is None or has(asked, watcher)


@rule("14.14", "8.29")
def test_hand_cards_of_a_trade_are_shown_to_the_two_concerned() -> None:
    one = RARE["pick"]()
    assert seen(one, 1)["phase"] == "pick"
    assert seen(one, 0)["phase"] == "trade_answer"
    offerer, partner, other = (seen(one, watcher)["trade"] for watcher in (0, 1, 2))
    assert offerer["gives_cards"] == partner["gives_cards"] == ["renzo"]
    assert offerer["asks_cards"] == partner["asks_cards"] == ["any_condottiere", "any_death"]
    assert (other["gives_cards"], other["asks_cards"]) == (None, None)
    assert (other["gives_hand"], other["asks_hand"]) == (1, 2)
    assert (offerer["picked"], partner["picked"], other["picked"]) == (None, [], None)


def test_what_is_being_made_up_and_sealed_is_the_own_alone() -> None:
    trade = RARE["trade_ask"]()
    assert seen(trade, 0)["making"]["asks_cards"] == ["any_condottiere"]
    assert seen(trade, 1)["making"] is None
    pledge = RARE["pledge_votes"]()
    assert seen(pledge, 1)["pledge"]["candidate"] == 1
    assert seen(pledge, 0)["pledge"] is None
    hire = RARE["hire"]()
    assert [seen(hire, watcher)["answer"] for watcher in (0, 1, 2)] == ["hire renzo", None, None]
    assert [row["answered"] for row in seen(hire, 2)["seats"]] == [True, False, False, False]
