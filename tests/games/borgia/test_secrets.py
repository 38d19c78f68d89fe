"""Section 14: what is public, what is secret, and to whom each event is told."""

from typing import Any, cast

import pytest

from curia.core.events import EventLog
from curia.core.match import pending_seats
from curia.core.types import CHANCE_MASK, OBSERVER
from curia.games.borgia import phase
from tests.kit.borgia import Player, Table, dealt, game, player, table
from tests.kit.rules import rule
from tests.kit.tables import walk

HIDDEN = -1
STARTS = ["moment 0", "market", "play", "seize", "pledges", "ballot", "cardinals", "new round"]


def shown(found: Table, seat: int) -> dict[str, Any]:
    """The picture of a view, as it leaves the engine."""
    return cast(dict[str, Any], found.game.view_json(found.game.view(found.state, seat)))


def elected(ballot: Table) -> Table:
    """All vote for seat 0, with candidates 0 and 1."""
    while ballot.question == "ballot":
        seat = ballot.asked[0]
        ballot.play(seat, ballot.legal(seat)[0 if ballot.legal(seat)[0].endswith("for 1") else -1])
    return ballot


# Public ------------------------------------------------------------


@rule("14.1", "14.5", "14.6", "14.7")
@pytest.mark.parametrize("viewer", [0, 2, OBSERVER])
def test_what_everybody_sees(viewer: int) -> None:
    people = [player("spy", "imola(datary varano) titian", skips=1), player("renzo spy", lies="auditor", cardinals=6)]
    found = table("market", *people, pile="perugino paolo", gone="poison doctor", market=7, round=2)
    view = shown(found, viewer)
    own, other = view["seats"][:2]
    assert own["owned"] == ["imola", "datary", "titian", "varano"]
    assert (own["places"], own["unhoused"]) == ({"imola": ["datary", "varano"], "valencia": []}, ["titian"])
    assert (view["market"], view["deck"]) == (7, 60 - 4 - 1 - 2 - 1 - 4 - 7)
    assert (view["pile"], view["gone"]) == (["perugino", "paolo"], ["poison", "doctor"])
    assert (own["cardinals"], other["cardinals"]) == (4, 6)
    assert (own["votes"], other["votes"]) == (15, 20)
    assert (own["skips"], other["skips"]) == (1, 0)


@rule("14.7", "12.6", "B1", "B13")
def test_points_are_open_by_their_parts() -> None:
    people = [player(lies="bologna titian treasurer este", ducats=37), player()]
    found = elected(table("ballot", *people, candidates=[0, 1]))
    assert found.pope == 0
    for viewer in (1, OBSERVER):
        points = shown(found, viewer)["seats"][0]["points"]
        assert points == {"ducats": 3, "papacy": 10, "towns": 4, "artists": 4}


@rule("14.4")
def test_payments_are_public() -> None:
    found = table("market", player("renzo"), player(lies="imola(titian)")).go("buy", "draw raphael", "bid 5")
    found.go("pass", "pass", "pass", "pay", "house raphael nowhere").until("seize", 0).go("seize imola")
    found.all_play("hire renzo", "hire nobody").go("pay")
    told = found.log.seen_by(OBSERVER)
    assert ("sold", {"seat": 0, "card": "raphael", "ducats": 5}) in told
    assert ("fee_paid", {"seat": 0, "card": "raphael", "ducats": 35}) in told
    assert ("hired", {"seat": 0, "cards": ["renzo"], "ducats": 10, "power": 4}) in told
    income = table("phase", player(lies="imola"), market=0).log.seen_by(OBSERVER)
    assert ("income", {"seat": 0, "ducats": 10}) in income


@rule("14.4", "13.8")
def test_the_income_of_the_families_is_public() -> None:
    assert table("ducats", round=2).seen_by(OBSERVER, "family_income") == [{"ducats": 35}]


@rule("14.8")
def test_whether_a_doctor_answered_is_public() -> None:
    people = [player("poison"), player("doctor", lies="titian")]
    saved = table("play", *people).go("play poison on titian", "doctor").log.seen_by(OBSERVER)
    assert saved[0] == ("played", {"seat": 0, "card": "poison", "target": "titian"})
    assert saved[-1] == ("saved", {"seat": 1, "target": "titian", "ducats": 10})
    dead = table("play", *people).go("play poison on titian", "no doctor").log.seen_by(OBSERVER)
    assert dead[-1] == ("killed", {"target": "titian"})


@rule("14.12")
def test_trades_and_pledges_are_public() -> None:
    trade = table("moment 0", player("renzo")).go("offer 1", "give renzo", "give 3 ducats", "ask 0 ducats")
    (offer,) = trade.seen_by(OBSERVER, "offered")
    assert (offer["seat"], offer["other"], offer["gives_hand"], offer["gives_ducats"]) == (0, 1, 1, 3)
    assert "renzo" not in str(trade.log.seen_by(2))
    pledge = table("pledges").go("buy from 1", "candidate 2", "votes 3", "price 4 ducats")
    facts = {"seat": 0, "voter": 1, "payer": 0, "candidate": 2, "votes": 3, "price": "ducats", "amount": 4}
    assert pledge.seen_by(OBSERVER, "pledge_offered") == [facts]


# Hidden ------------------------------------------------------------


def swapped(start: str) -> list[Table]:
    """Two positions that differ in hands, their sizes and ducats of seats 1 and 2 alone."""
    rich = player("renzo doctor spy", lies="titian", ducats=80), player("paolo", lies="datary imola", ducats=5)
    poor = player("paolo", lies="titian", ducats=5), player("renzo doctor spy", lies="datary imola", ducats=80)
    mine = player("spy poison assassin alviano accusation", lies="auditor")
    return [table(start, mine, *two, pope=3, round=2, got=[]) for two in (rich, poor)]


@rule("14.2", "14.13", "14.19", "B13")
@pytest.mark.parametrize("start", STARTS)
def test_hands_and_ducats_of_others_make_no_difference(start: str) -> None:
    one, other = swapped(start)
    for viewer in (0, 3, OBSERVER):
        assert one.sees(viewer) == other.sees(viewer)
        assert shown(one, viewer) == shown(other, viewer)
    assert one.legal(0) == other.legal(0)
    assert one.sees(1) != other.sees(1)


@rule("14.13")
def test_everyone_knows_the_own_hand_and_ducats() -> None:
    found = table("market", player("renzo spy", ducats=44))
    seat = shown(found, 0)["seats"][0]
    assert (seat["hand"], seat["hand_size"], seat["ducats"]) == (["renzo", "spy"], 2, 44)
    seat = shown(found, 1)["seats"][0]
    assert (seat["hand"], seat["hand_size"], seat["ducats"]) == (None, None, None)


@rule("14.2", "B13")
def test_a_good_memory_reckons_ducats_and_sizes_and_no_cards() -> None:
    found = table("market", player("renzo spy", ducats=44))
    view = found.sees(1, memory=True)
    assert (view["ducats"][0], view["sizes"][0], view["hand"][0]) == (44, 2, HIDDEN)


@rule("14.3", "B13")
def test_with_the_option_ducats_and_sizes_are_shown_and_no_cards() -> None:
    found = table("market", player("renzo spy", ducats=44), open_ducats="true")
    for viewer in (1, OBSERVER):
        view = found.sees(viewer)
        assert (view["ducats"][0], view["sizes"][0], view["hand"][0]) == (44, 2, HIDDEN)
    hidden = table("market", player("renzo spy", ducats=44)).sees(1)
    assert (hidden["ducats"][0], hidden["sizes"][0]) == (HIDDEN, HIDDEN)


@rule("14.15", "13.4")
def test_a_hand_card_drawn_is_known_to_one() -> None:
    tables = [table("new round").chance(f"draw {card}") for card in ("renzo", "doctor")]
    for watcher in (1, OBSERVER):
        assert tables[0].sees(watcher) == tables[1].sees(watcher)
        assert tables[0].seen_by(watcher, "drew") == [{"seat": 0}]
    assert tables[0].seen_by(0, "drew") == [{"seat": 0, "card": "renzo"}]


@rule("14.16", "2.16", "18.5")
def test_nobody_knows_deck_and_market() -> None:
    found = table("market", player("renzo"))
    for viewer in (0, OBSERVER):
        decks = {tuple(world.deck) for world in found.worlds(viewer, 20)}
        assert all(len(deck) == 59 for deck in decks)
        assert not hasattr(found.game.view(found.state, viewer), "deck")


@rule("14.17", "B34")
def test_votes_of_a_secret_ballot_are_known_to_the_voter_alone() -> None:
    tables = []
    for first, second in ((12, 12), (0, 0)):
        found = table("ballot", seats=3, candidates=[0, 1])
        found.play(0, f"vote {first} for 0").play(1, f"vote {second} for 1")
        tables.append(found)
    one, other = tables
    for watcher in (2, OBSERVER):
        assert one.sees(watcher) == other.sees(watcher), "nor while the ballot lasts"
    for found in tables:
        found.play(2, "vote 6 for 0")
    assert one.happened("counted") == [{"ballot": 1, "totals": [18, 18, 0]}]
    assert one.sees(2) == other.sees(2)
    assert one.log.seen_by(2) == other.log.seen_by(2)
    assert one.seen_by(OBSERVER, "voted") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert one.seen_by(0, "voted")[0] == {"seat": 0, "votes": [12, 0, 0]}


TEXTS = [
    "play spy on 0",
    "play spy on 5",
    "play poison on imola",
    "play poison on raphael",
    "play assassin on titian",
    "play assassin on savonarola",
    "play marriage with 1",
    "play savonarola",
    "play renzo",
    "spy",
    "bid 500",
    "seize michelangelo",
    "seize florence",
    "hire renzo",
    "doctor",
    "rehouse",
    "ask 3 ducats",
    "give renzo",
    "vote 200 for 1",
    "price 999 ducats",
    "accept",
]


@rule("14.19")
@pytest.mark.parametrize("start", STARTS)
def test_refusals_do_not_depend_on_what_one_may_not_know(start: str) -> None:
    one, other = swapped(start)
    for text in TEXTS:
        if 0 in one.asked and one.allows(text, 0):
            continue
        said = [found.game.explain(found.state, 0, found.game.parse_move(text)) for found in (one, other)]
        assert (said[0].rule, said[0].code, said[0].args) == (said[1].rule, said[1].code, said[1].args)


@rule("14.19", "7.10", "6.35", "4.11")
@pytest.mark.parametrize(
    ("start", "texts"),
    [
        ("play", ["play poison on titian"]),
        ("play", ["play spy on 1"]),
        ("seize", ["seize titian"]),
        ("seize", ["seize datary"]),
        ("market", ["buy", "draw michelangelo", "bid 50"]),
        ("moment 0", ["offer 1", "give 0 ducats", "ask doctor", "ask 60 ducats"]),
    ],
)
def test_who_is_asked_does_not_depend_on_hands_and_ducats(start: str, texts: list[str]) -> None:
    one, other = (found.go(*texts) for found in swapped(start))
    assert (one.question, one.asked) == (other.question, other.asked)
    assert one.sees(3) == other.sees(3)


def told(found: Table) -> list[object]:
    """All that seat 3 and an onlooker are told."""
    return [found.log.seen_by(seat) for seat in (3, OBSERVER)]


@rule("14.20")
def test_a_rejected_artist_and_a_pass_give_no_reason() -> None:
    def sold(buyer: Player) -> Table:
        found = table("market", buyer, player(ducats=buyer.ducats))
        return found.go("buy", "draw titian", "bid 1", "pass", "pass", "pass", "reject")

    rich, poor = sold(player(ducats=100)), sold(player(ducats=1))
    assert told(rich) == told(poor)
    assert rich.happened("rejected") == [{"seat": 0, "card": "titian"}]


@rule("14.20")
def test_a_refused_trade_gives_no_reason() -> None:
    texts = ["offer 1", "give 0 ducats", "ask renzo", "ask 0 ducats", "refuse"]
    tables = [table("moment 0", player(), other).go(*texts) for other in (player("renzo"), player())]
    assert told(tables[0]) == told(tables[1])


DISCREET = {
    "redraw",
    "market",
    "auction",
    "fee",
    "play",
    "doctor",
    "seize",
    "hire",
    "trade_answer",
    "pledge_answer",
    "pledge",
    "ballot",
}
LINKS = {"trade_give", "trade_ask", "pick", "pledge_candidate", "pledge_votes", "pledge_price"}


@rule("14.21", "3.15", "10.30", "B41")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_in_random_games_only_these_questions_may_have_one_answer(seats: int, seed: int) -> None:
    rules = game(seats)
    for state in walk(rules, seed):
        pending = rules.pending(state)
        if not pending or pending == CHANCE_MASK:
            continue
        for seat in pending_seats(pending):
            decision = rules.decision(state, seat)
            assert decision.discreet == (decision.kind in DISCREET)
            if decision.kind not in DISCREET | LINKS:
                assert len(rules.legal_moves(state, seat)) > 1, decision.kind


@rule("14.21", "11.2", "11.21", "8.17")
def test_offers_of_trades_and_pledges_reach_one_who_can_only_refuse() -> None:
    pledge = table("pledges", player(), player(ducats=3)).go("sell to 1", "candidate 0", "votes 2", "price 50 ducats")
    assert (pledge.seat, pledge.legal()) == (1, ["refuse"])
    trade = table("moment 0").go("offer 1", "give 0 ducats", "ask renzo", "ask 0 ducats")
    assert (trade.seat, trade.legal()) == (1, ["refuse", "counter"])


@rule("14.22", "B13")
def test_when_the_game_is_over_ducats_and_hands_are_shown() -> None:
    found = table("ballot", player("renzo", ducats=33), player("spy*2"), round=3, candidates=[0, 1])
    elected(found)
    assert found.question == "over"
    for viewer in (0, 2, OBSERVER):
        seats = shown(found, viewer)["seats"]
        assert [seat["hand"] for seat in seats] == [["renzo"], ["spy", "spy"], [], []]
        assert [seat["ducats"] for seat in seats] == [33, 100, 100, 100]
        assert [seat["hand_size"] for seat in seats] == [1, 2, 0, 0]


# Random games ------------------------------------------------------------


@rule("14.13", "14.14", "14.15", "14.17", "3.16")
def test_in_random_games_only_these_events_have_secrets() -> None:
    log = EventLog()
    for seats in (3, 4):
        for _ in walk(game(seats), 7, log):
            pass
    alone = {"dealt", "drew", "took_unseen", "answered", "voted"}
    two = {"stolen", "offered", "counter_offered", "traded"}
    secret = {event.name for event in log.events if event.secret}
    assert {"dealt", "voted", "drew", "answered"} <= secret <= alone | two
    for event in log.events:
        assert not event.private
        if event.name in alone:
            assert event.audience == 1 << cast(int, event.public["seat"])
        if event.name in two:
            assert event.audience == 1 << cast(int, event.public["seat"]) | 1 << cast(int, event.public["other"])


@rule("14.2", "14.13")
@pytest.mark.parametrize("seats", [3, 5])
def test_in_random_games_views_keep_hands_and_ducats_until_the_end(seats: int) -> None:
    rules = game(seats)
    for number, state in enumerate(walk(rules, 8)):
        over = phase.IDS[state.table.phase] == "over"
        if number % 7 and not over:
            continue
        for viewer in (0, 2, OBSERVER):
            view = rules.view(state, viewer)
            for seat in range(seats):
                known = over or seat == viewer
                hidden = [int(view.hand[seat]), int(view.sizes[seat]), int(view.ducats[seat])]
                assert (HIDDEN not in hidden) if known else hidden == [HIDDEN] * 3


@rule("14.1", "14.19", "14.2")
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"open_ducats": "true"}), (6, {"discards": "cards"})])
def test_in_random_games_worlds_look_as_the_truth(seats: int, options: dict[str, str]) -> None:
    rules = game(seats, **options)
    for number, state in enumerate(walk(rules, 9)):
        if number % 23:
            continue
        found = Table(rules, state)
        assert rules.check(state) == ""
        for viewer in (0, OBSERVER):
            found.worlds(viewer, 2)
            found.worlds(viewer, 2, memory=True)


@rule("14.13", "2.5")
def test_worlds_of_a_first_hand_may_hold_any_card() -> None:
    worlds = dealt("spy*4").worlds(0, 40)
    assert all(len(world.hand(seat)) == 4 for world in worlds for seat in range(4))
    assert any("imola" in world.hand(seat) for world in worlds for seat in (1, 2, 3))
    assert all(world.hand(0) == ["spy"] * 4 for world in worlds)
