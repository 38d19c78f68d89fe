"""Section 15: the worked examples E19 to E40 and E43 to E45, as they are told.

The others are in test_votes and test_count.
"""

from collections import Counter

import pytest

from tests.kit.caesar import GROUPS, OUT, PATRICIANS, Table, cards, party, table
from tests.kit.rules import rule

TIED = ("5 1 1 1", "4 2 1 1")


@rule("E19", "4.6", "4.7", "4.12", "4.13")
@pytest.mark.parametrize("active", [0, 1])
def test_e19_laying(active: int) -> None:
    people = [party(up="senators 1 1", down="senators 2 2"), party(up="senators 3 3 3")]
    game = table(*people, active=active)
    game.go("show 1 senators")
    assert not game.can("show 2 senators"), "one free place each, not two"
    assert game.go("show 2 praetors").happened("vote") != []


@rule("E20", "4.11", "4.13")
def test_e20_five_of_your_own() -> None:
    people = [party(up="quaestors 1"), party(up="quaestors 2*5")]
    caesar = table(*people, active=1)
    assert not any("quaestors" in text for text in caesar.legal())
    cleopatra = table(*people).go("show 1 quaestors", "show 2 quaestors")
    assert cleopatra.happened("vote") != [], "eight cards lie there now"


def no_room(hand: str, other: str = "2 3 3 4 4") -> Table:
    """Caesar's turn: the forum of E21."""
    people = [
        party(other, up=f"senators {TIED[0]}, praetors {TIED[0]}", taken="aediles " * 3),
        party(hand, up=f"senators {TIED[1]}, praetors {TIED[1]}, quaestors 5*5", taken="censors " * 3),
    ]
    return table(*people, active=1, quiet=["senators", "praetors"])


@rule("E21", "3.7", "3.16")
def test_e21_no_room() -> None:
    game = no_room("1 2 2 3 wrath")
    assert {text.split()[0] for text in game.legal()} == {"wrath", "discard"}
    assert game.refusal("lay 1 quaestors") == "3.7"
    game.go("wrath senators")
    assert {text.split()[-1] for text in game.legal()} == {"senators"}
    assert game.view(1)["seats"][1]["up"][0] == []
    game.go("show 1 senators", "show 2 senators")
    assert game.phase == "refill"


@rule("E43", "3.17", "7.20")
def test_e43_room_refused() -> None:
    game = no_room("1 2 2 3 wrath", "2 3 3 4 veto").go("wrath senators", "veto")
    assert (game.happened("laid_down"), game.happened("laid_up"), game.happened("vote")) == ([], [], [])
    game.go("draw influence", "drawn 3")
    assert len(game.happened("drew")) == 1
    assert game.phase == "suffrage"
    assert game.go("suffrage orgy").seat == 0


@rule("E44", "3.17")
def test_e44_a_tie_broken_without_room() -> None:
    game = no_room("1 2 2 3 castling").go("castle senators praetors", "relay 2 2 4 4")
    assert game.happened("vote_won") == [{"seat": 1, "group": "senators"}, {"seat": 0, "group": "praetors"}]
    assert [facts["totals"] for facts in game.happened("vote")] == [[8, 12], [8, 4]]
    assert game.phase == "refill"
    assert len(game.hand(1)) == 4, "nothing was laid"


@rule("E22", "7.3", "7.21")
def test_e22_two_groups_of_eight() -> None:
    taken = [group for group in PATRICIANS for _ in range(PATRICIANS[group] - (group in ("praetors", "aediles")))]
    people = [
        party(up="praetors 1*4, aediles 2*4", taken=" ".join(taken)),
        party("5 5", up="praetors 2*3, aediles 3*3"),
    ]
    game = table(*people, active=1).go("show 5 aediles", "show 5 praetors")
    assert [facts["group"] for facts in game.happened("vote")] == ["praetors", "aediles"]
    assert game.phase == "over"
    assert game.happened("drew") == game.happened("suffrage_card") == []


@rule("E23", "7.2", "9.10")
def test_e23_eight_avoided() -> None:
    game = table(party("1 assassination", up="senators 1 1 1"), party("1", up="senators 2*4"))
    game.go("lay 1 senators", "assassinate 2 senators")
    assert game.phase == "refill"
    assert game.happened("vote") == []


@rule("E24", "4.16", "7.19", "7.20")
def test_e24_a_tied_eight() -> None:
    people = [party(up=f"senators {TIED[0]}"), party("1 2 3 4 assassination", up=f"senators {TIED[1]}")]
    game = table(*people)
    told = []
    for suffrage in ("orgy", "reshuffle", "senators"):
        game.go(game.can("lay")[0]).finish_turn(suffrage)
        told.append(len(game.happened("vote_tied")))
    assert told == [1, 1, 2], "the tie, then nothing, then the tie that the suffrage card calls"
    assert game.seat == 1
    game.go(game.can("lay")[0], "assassinate 5 senators").finish_turn()
    assert len(game.happened("vote")) == 2
    assert game.can("lay 5 senators")


@rule("E25", "5.14", "7.18")
def test_e25_closing_a_group() -> None:
    people = [party(up="censors 5 4 1", taken="censors censors"), party(down="censors 2 3")]
    game = table(*people, phase="suffrage").go("suffrage censors")
    assert game.discard(0) == ["1", "4", "5"]
    assert game.discard(1) == ["2", "3"]
    assert game.taken(0)[4] == 3
    assert "censors" not in game.facts()["suffrage"] + game.facts()["suffrage_discard"]


@rule("E26", "5.16", "5.17")
@pytest.mark.parametrize("lies", ["discard", "deck"])
def test_e26_dropping_an_orgy(lies: str) -> None:
    own = party(up="aediles 1, censors 1", taken="aediles aediles censors censors")
    options = {"orgies": "drop_one_after_second_group"}
    discard = "orgy" if lies == "discard" else ""
    game = table(own, phase="suffrage", suffrage_discard=discard, options=options).go("suffrage aediles")
    assert (game.facts()["suffrage"] + game.facts()["suffrage_discard"]).count("orgy") == 2
    game.go("lay 1 senators").finish_turn("censors")
    assert game.facts()["suffrage_discard"] == []
    assert game.facts()["suffrage"].count("orgy") == 1


@rule("E27", "5.12", "5.14")
def test_e27_reshuffling() -> None:
    game = table(phase="suffrage", suffrage_discard="senators orgy aediles").go("suffrage reshuffle")
    assert len(game.facts()["suffrage"]) == 8
    closed = table(party(taken="aediles " * 3), phase="suffrage", suffrage_discard="senators orgy")
    assert len(closed.go("suffrage reshuffle").facts()["suffrage"]) == 7


@rule("E28", "5.1", "5.2")
def test_e28_refilling() -> None:
    game = table(party("1 2 3 4 courtesan", manipulation="veto spy"), party("1", down="senators 1"))
    game.go("show 1 senators", "show 2 senators", "courtesan senators")
    assert len(game.hand(0)) == 2
    game.go("draw manipulation")
    assert "veto" in game.hand(0)
    game.go("draw influence", "drawn 5", "draw influence", "drawn 5")
    assert (len(game.hand(0)), game.phase) == (5, "suffrage")


@rule("E29", "6.5", "10.2", "10.3", "10.11")
def test_e29_a_veto_and_the_hand() -> None:
    game = table(party("1 2 3 spy wrath"), party("1 2 3 4 veto", down="senators 1")).go("lay 1 senators", "spy", "veto")
    assert game.phase == "refill", "she may play no other card"
    assert (game.discard(0), game.discard(1)) == (["spy"], ["veto"])
    game.finish_turn()
    assert len(game.hand(1)) == 4
    drew = len(game.happened("drew"))
    game.go("discard 1").finish_turn()
    assert len(game.happened("drew")) - drew == 2


@rule("E45", "6.2", "6.11", "6.13")
def test_e45_drawing_only() -> None:
    game = table(party("1 2 3 spy wrath"), party("1 2 3 4 veto", down="senators 1")).go("lay 1 senators", "spy", "veto")
    drew = len(game.finish_turn().happened("drew"))
    game.go("discard none").finish_turn()
    assert len(game.happened("drew")) - drew == 1
    assert len(game.hand(1)) == 5
    assert table(party("1 2 3 4 5")).refusal("discard none") == "6.2"
    assert table(party("1 2 3 4", reserve="", manipulation="")).refusal("discard none") == "6.11"


@rule("E30", "9.19", "9.26", "12.5", "12.8")
@pytest.mark.parametrize(("reserve", "phase"), [("", "last_turn"), ("5*20", "turn")])
def test_e30_a_spy_on_one_card(reserve: str, phase: str) -> None:
    reserve = "" if not reserve else "5*7 4*6"
    people = [party("1 2 4 spy", reserve=reserve, manipulation=""), party("2", reserve="", manipulation="")]
    game = table(*people).go("lay 1 senators", "spy", "strike 2").finish_turn()
    assert game.hand(1) == []
    assert (game.seat, game.phase) == (0, phase)


@rule("E31", "9.18", "9.21", "9.23", "9.25", "9.26", "9.27")
def test_e31_a_spy_on_a_full_hand() -> None:
    game = table(party("1 2 spy"), party("1 2 3 4 veto", manipulation="wrath spy")).go("spy", "allow", "strike veto")
    assert game.seat == 1
    game.go("draw manipulation")
    assert game.hand(1) == ["1", "2", "3", "4", "wrath"]
    worlds = game.worlds(0)
    assert all(Counter(cards("1 2 3 4")) <= Counter(world["seats"][1]["hand"]) for world in worlds)
    assert len({tuple(world["seats"][1]["hand"]) for world in worlds}) > 1
    poor = table(party("1 2 spy"), party("1 2 3 4 veto", reserve="", manipulation=""))
    assert len(poor.go("spy", "allow", "strike veto").hand(1)) == 4


def castled() -> Table:
    people = [
        party("1 2 castling", up="senators 5", down="senators 1, censors 3 p"),
        party("1 courtesan", up="senators 1*5, censors 3"),
    ]
    return table(*people).go("castle senators censors", "allow")


@rule("E32", "9.34", "9.35")
def test_e32_castling() -> None:
    game = castled()
    into_senators = {len(text.split()) - 1 for text in game.legal() if text != "relay none"} | {0}
    assert into_senators == {0, 1, 2, 3}
    assert "relay none" in game.legal()
    assert game.refusal("relay p 1 3 5") == "9.34"


@rule("E33", "11.14", "11.15", "11.16")
def test_e33_what_castling_leaves_known() -> None:
    game = castled().go("relay 3 5")
    assert [pool["known"] for pool in game.view(1)["seats"][0]["pools"]] == [["5"]]
    game.go("lay 1 aediles").finish_turn().go("courtesan senators")
    assert game.view(1)["seats"][0]["pools"] == []


@rule("E34", "11.17")
def test_e34_a_second_castling() -> None:
    own = party("1 2 3 castling castling", down="senators 1, praetors 3 4, aediles 4")
    game = table(own, party("1")).go("castle senators praetors", "relay 1", "lay 1 censors").finish_turn()
    game.go("lay 1 censors").finish_turn().go("castle praetors aediles", "relay 3 4")
    pools = {row["group"]: row["pool"] for row in game.view(1)["seats"][0]["hidden"]}
    assert pools["senators"] == pools["praetors"] == pools["aediles"] != pools["censors"]


@rule("E35", "9.6", "9.13", "9.15", "9.40")
def test_e35_no_target() -> None:
    hidden = ", ".join(f"{group} {i + 1}" for i, group in enumerate(GROUPS))
    game = table(party("1 assassination courtesan", down=hidden), party(down=hidden))
    assert game.can("courtesan") == [f"courtesan {group}" for group in GROUPS]
    assert game.can("assassinate") == []
    assert game.refusal("assassinate 1 senators") in ("9.13", "9.15")


NARROW = "senators 1*5, praetors 2*5, quaestors 3*5, aediles 4*4, censors 5*4"


@rule("E36", "12.10", "12.11", "12.12", "12.13", "12.14", "12.15", "12.16", "12.17", "12.18")
def test_e36_the_last_turn() -> None:
    first = table(party("4 3 p wrath castling", up=NARROW, reserve=""), OUT, phase="last_turn")
    first.go("wrath quaestors", "show 4 quaestors", "show 3 quaestors", "show p aediles")
    assert first.phase == "over"
    after = table(party("4 3 p castling", up=NARROW, reserve=""), OUT, phase="last_turn")
    after.go("show 4 aediles", "show p censors")
    assert after.happened("no_room") == [{"seat": 0, "cards": ["3"]}]
    after.go("castle aediles censors")
    assert after.go(after.legal()[0]).phase == "over"


@rule("E37", "12.6", "12.7")
def test_e37_both_out() -> None:
    people = [party("2 spy", reserve="", manipulation="wrath"), party("3 veto", reserve="", up="senators 1")]
    game = table(*people).go("lay 2 senators", "spy", "allow", "strike 3")
    assert game.phase == "suffrage"
    game.go("suffrage senators")
    assert game.taken(0)[0] == 1
    assert game.phase == "over"


@rule("E38", "12.8", "12.9")
@pytest.mark.parametrize(("end", "phase"), [("both", "turn"), ("first_out", "last_turn")])
def test_e38_one_out(end: str, phase: str) -> None:
    people = [party("1 2 3 4 5", reserve="4*6"), party("5 veto", reserve="", manipulation="")]
    game = table(*people, active=1, options={"end": end}).go("lay 5 senators", "done", "suffrage orgy")
    assert (game.seat, game.phase) == (0, phase)
    if end == "both":
        game.go("lay 1 senators").finish_turn()
        assert game.legal() == ["discard veto"]


@rule("E39", "12.9")
def test_e39_put_out_by_a_spy() -> None:
    people = [party("1 2 spy"), party("5 veto wrath courtesan", reserve="", manipulation="")]
    game = table(*people, options={"end": "first_out"}).go("lay 1 senators", "spy", "allow", "strike 5").finish_turn()
    assert game.seat == 1
    assert all(text.startswith("discard") for text in game.legal())
    game.go("discard veto")
    assert (game.seat, game.phase) == (0, "last_turn")


@rule("E40", "12.9", "12.19")
def test_e40_an_empty_last_turn() -> None:
    people = [
        party("castling spy courtesan wrath veto", up=f"senators {TIED[0]}, censors 5"),
        party("2", up=f"senators {TIED[1]}", reserve="", manipulation=""),
    ]
    game = table(*people, active=1, options={"end": "first_out"}).go("lay 2 praetors").finish_turn()
    assert (game.seat, game.phase) == (0, "last_turn")
    assert game.can("show") == game.can("discard") == []
    game.go("castle senators censors", "relay 1 1 5 5")
    assert game.happened("vote_won") == [{"seat": 0, "group": "senators"}]
    assert game.phase == "over"
