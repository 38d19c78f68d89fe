"""What a viewer can add up: votes, points, incomes and powers, and what an auction, a fight or a vote has come to."""

from typing import Any, cast

from curia.core.events import EventLog
from curia.core.types import OBSERVER
from tests.kit.borgia import Table, game, player, table
from tests.kit.borgia_deals import all_done, buy, elect, vote
from tests.kit.rules import rule
from tests.kit.tables import walk


def standing(found: Table, viewer: int = OBSERVER, memory: bool = False) -> dict[str, Any]:
    return cast(dict[str, Any], found.game.tally(found.game.view(found.state, viewer, memory)))


def seat_of(found: Table, seat: int, viewer: int = OBSERVER) -> dict[str, Any]:
    return cast(dict[str, Any], standing(found, viewer)["seats"][seat])


# What lies before a family ------------------------------------------------------------


@rule("10.2", "10.7", "E5")
def test_votes_and_how_many_elect() -> None:
    """18 + 5 + 2, 21 and twice 12 are 70 votes: 36 elect."""
    people = player(lies="imola(vice_chancellor) treasurer titian este", cardinals=6), player(cardinals=7)
    found = table("moment 0", *people)
    assert seat_of(found, 0)["votes"] == {"cardinals": 18, "offices": 7, "total": 25, "free": 25}
    assert standing(found)["conclave"] == {"total": 70, "needed": 36, "sure": None, "left": None}


@rule("9.2", "9.3", "9.4", "E35", "13.8")
def test_incomes() -> None:
    """Imola 10 and Forlì 10; the Treasurer 20, housed or not; artists and minor families none."""
    found = table("moment 0", player(lies="imola(este) forli(titian) treasurer"))
    assert seat_of(found, 0)["income"] == {"towns": 20, "offices": 20, "total": 40}
    assert standing(found)["family_income"] == 35
    assert standing(table("moment 0", round=3))["family_income"] == 0


@rule("7.15", "E3", "E22", "B31")
def test_the_power_of_towns() -> None:
    """Ancona 4 with Bentivoglio 3 and da Vinci 1; an office adds nothing."""
    bruno = player(lies="ancona(bentivoglio da_vinci datary) imola florence(este mantegna)")
    towns = seat_of(table("moment 0", player(), bruno), 1)["towns"]
    assert towns == {
        "ancona": {"power": 8, "parts": {"ancona": 4, "da_vinci": 1, "bentivoglio": 3}},
        "imola": {"power": 3, "parts": {"imola": 3}},
        "florence": {"power": 7, "parts": {"florence": 3, "este": 4}},
    }


@rule("5.12", "7.2", "7.3", "7.4", "E41")
def test_targets_with_their_defence() -> None:
    bruno = player(lies="faenza(datary) mantegna auditor varano")
    found = seat_of(table("moment 0", player(), bruno), 1)
    assert found["targets"] == {"faenza": 4, "auditor": 0, "mantegna": 0, "varano": 2}
    assert found["unprotected"] == ["auditor", "mantegna"]
    assert found["unhoused"] == ["varano"]
    home = seat_of(table("moment 0", player(lies="valencia(varano)")), 0)
    assert home["targets"] == {"valencia": 5}
    assert (home["unprotected"], home["unhoused"]) == ([], [])


@rule("7.4", "7.25", "7.26", "7.27")
def test_the_artists_whose_fees_come_with_a_town() -> None:
    """Not those who lie without a place: their fee is that of the target itself."""
    ada = player(lies="valencia(mantegna) imola(este)")
    bruno = player(lies="faenza(datary michelangelo) titian")
    found = table("moment 0", ada, bruno)
    assert seat_of(found, 0)["artists"] == {"valencia": "mantegna"}
    assert seat_of(found, 1)["artists"] == {"faenza": "michelangelo"}
    assert seat_of(found, 2)["artists"] == {}


@rule("7.14", "E23")
def test_da_vinci_attacks_where_he_is_housed() -> None:
    assert seat_of(table("moment 0", player(lies="valencia(da_vinci)")), 0)["attack"] == 1
    assert seat_of(table("moment 0", player(lies="da_vinci")), 0)["attack"] == 0


# Points ------------------------------------------------------------


@rule("12.2", "12.4", "E4", "9.2")
def test_what_the_count_of_the_round_would_add() -> None:
    """37 ducats and an income of 15 + 20 are 72, 7 points; Bologna 4, Pinturicchio 2."""
    found = table("moment 0", player(lies="bologna pinturicchio treasurer", ducats=37))
    assert seat_of(found, 0, 0)["coming"] == {"ducats": 7, "towns": 4, "artists": 2, "total": 13}
    assert seat_of(found, 0, 1)["coming"] == {"ducats": None, "towns": 4, "artists": 2, "total": None}


@rule("9.1", "12.2", "E4")
def test_in_the_election_the_income_is_there_already() -> None:
    found = table("pledges", player(lies="bologna pinturicchio treasurer", ducats=37))
    assert seat_of(found, 0, 0)["coming"] == {"ducats": 3, "towns": 4, "artists": 2, "total": 9}


@rule("12.3", "12.6", "E4", "14.7")
def test_points_got_so_far_are_open_by_their_parts() -> None:
    found = table("pledges", player(lies="bologna pinturicchio treasurer", ducats=37))
    assert seat_of(found, 0)["points"] == 0
    elect(found, 0)
    for viewer in (0, 1, OBSERVER):
        row = seat_of(found, 0, viewer)
        assert row["parts"] == {"ducats": 3, "papacy": 10, "towns": 4, "artists": 2}
        assert row["points"] == row["open"] == 19


@rule("15.1")
def test_nothing_more_is_coming_when_the_game_is_over() -> None:
    found = elect(table("pledges", round=3), 2)
    assert [seat_of(found, seat)["coming"] for seat in range(4)] == [None] * 4


# Ducats ------------------------------------------------------------


@rule("1.9", "11.23", "14.2", "14.3", "E30")
def test_means() -> None:
    """Bruno has 50 ducats and pledges 30 of them."""
    found = table("pledges", player(), player(ducats=50), pope=1)
    buy(found, 2, 0, 4, "30 ducats if elected").go("accept")
    assert seat_of(found, 1, 1)["means"] == 20
    assert seat_of(found, 1, 0)["means"] is None
    assert standing(found, 0, memory=True)["seats"][1]["means"] == 20


# What is going on ------------------------------------------------------------


@rule("4.4", "4.7", "4.9")
def test_an_auction() -> None:
    found = table("market").go("buy", "draw raphael")
    assert standing(found)["auction"] == {"fee": 35, "least": 0}
    found.go("bid 24")
    assert standing(found)["auction"] == {"fee": 35, "least": 25}
    assert standing(table("market"))["auction"] is None
    assert standing(table("market").go("buy", "draw imola"))["auction"] == {"fee": 0, "least": 0}


@rule("7.9", "7.14", "7.15", "7.17", "7.21", "E19")
def test_a_seizure() -> None:
    """Ada has 50 ducats and attacks Michelangelo, whose fee of 40 is set aside; she chooses Renzo (4 for 10)."""
    ada = player("renzo paolo", lies="valencia(da_vinci)", ducats=50)
    found = table("seize", ada, player(lies="michelangelo")).go("seize michelangelo")
    fight = {"attacker": 0, "defender": 1, "target": "michelangelo", "attack": 1, "defence": 0, "equal_wins": True}
    assert all(standing(found, viewer)["seizure"] == fight for viewer in (0, 1, 2, OBSERVER))
    assert seat_of(found, 0, 0)["means"] == 10
    assert seat_of(found, 0, 0)["hired"] is None
    found.play(0, "hire renzo")
    assert seat_of(found, 0, 0)["hired"] == {"power": 4, "pay": 10}
    assert seat_of(found, 0, 1)["hired"] is None
    assert seat_of(found, 1, 0)["hired"] is None
    found.play(1, "hire nobody")
    assert standing(found)["seizure"] is None


@rule("7.4", "7.20", "E22")
def test_a_seizure_of_a_home_town() -> None:
    found = table("seize", player(), player(lies="florence(datary mantegna este)")).go("seize florence")
    fight = {"attacker": 0, "defender": 1, "target": "florence", "attack": 0, "defence": 7, "equal_wins": False}
    assert standing(found)["seizure"] == fight


@rule("6.53", "E16")
def test_an_accusation() -> None:
    """Dario (4 cardinals) and Clara (5) say yes, Bruno (5) no; the Pope has no say."""
    people = player(cardinals=6), player(cardinals=5), player(cardinals=5), player("accusation", cardinals=4)
    found = table("play", *people, round=2, active=3, got=[1, 2]).go("play accusation")
    assert standing(found)["accusation"] == {"yes": 0, "no": 0, "left": 14}
    found.go("yes")
    assert standing(found)["accusation"] == {"yes": 4, "no": 0, "left": 10}
    found.go("no")
    assert standing(found)["accusation"] == {"yes": 4, "no": 5, "left": 5}
    found.go("yes")
    assert standing(found)["accusation"] is None


@rule("10.6", "11.12", "11.19", "E31")
def test_pledged_votes_are_sure_to_everybody() -> None:
    """Clara has 15 votes and pledges 10 of them to Ada."""
    found = table("pledges", player(), player(), player(cardinals=5))
    buy(found, 2, 0, 10, "20 ducats").go("accept")
    for viewer in (0, 3, OBSERVER):
        assert standing(found, viewer)["conclave"] == {"total": 51, "needed": 26, "sure": [10, 0, 0, 0], "left": 41}
    assert seat_of(found, 2)["votes"]["free"] == 5


@rule("10.9", "10.30", "14.17")
def test_in_a_secret_ballot_one_knows_the_own_votes() -> None:
    found = table("ballot")
    found.play(1, "vote 7 for 1")
    assert standing(found, 1)["conclave"]["sure"] == [0, 7, 0, 0]
    assert standing(found, 1)["conclave"]["left"] == 41
    found.play(1, "vote 3 for 2", "vote 2 for 3")
    assert standing(found, 1)["conclave"]["sure"] == [0, 7, 3, 2]
    for viewer in (0, OBSERVER):
        assert standing(found, viewer)["conclave"]["sure"] == [0, 0, 0, 0]


@rule("10.10", "10.19")
def test_in_a_ballot_aloud_everybody_adds_up() -> None:
    found = all_done(table("pledges", candidates=(0, 1), ballot=4, last_ballot=True, first_out=3, pope=2))
    vote(found, 2, 12, 0, 0, 0)
    vote(found, 3, 0, 12, 0, 0)
    assert standing(found)["conclave"] == {"total": 48, "needed": 25, "sure": [12, 12, 0, 0], "left": 24}


@rule("10.14", "10.21")
def test_when_a_ballot_is_counted_no_vote_is_sure() -> None:
    found = table("ballot")
    for seat, split in enumerate([(12, 0, 0, 0), (0, 12, 0, 0), (0, 0, 12, 0), (0, 0, 0, 12)]):
        vote(found, seat, *split)
    assert found.question == "name_out"
    assert standing(found)["conclave"] == {"total": 48, "needed": 25, "sure": None, "left": None}


@rule("7.15", "9.2")
def test_incomes_and_defences_are_those_that_the_game_comes_to() -> None:
    """Of each income that is paid and of each fight in a random game."""
    rules, log = game(4), EventLog()
    told = paid = fights = 0
    before: dict[str, Any] = {}
    for state in walk(rules, 8, log):
        powers: list[int] = []
        for event in log.events[told:]:
            facts = cast(dict[str, Any], event.public)
            if event.name == "income":
                assert before["seats"][facts["seat"]]["income"]["total"] == facts["ducats"]
                paid += 1
            elif event.name == "hired":
                powers.append(facts["power"])
            elif event.name in ("seized", "seizure_failed"):
                targets = before["seats"][facts["other"]]["targets"]
                assert facts["defence"] == targets[facts["target"]] + powers[1]
                assert facts["attack"] == before["seizure"]["attack"] + powers[0]
                fights += 1
        told = len(log.events)
        before = standing(Table(rules, state))
    assert paid == 3 * 4
    assert fights
