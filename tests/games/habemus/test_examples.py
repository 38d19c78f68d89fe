"""Section 12: the worked examples of the rules page, E1 to E21. Ada has seat 0, Bruno 1, Clara 2, Dario 3."""

import pytest

from tests.kit.habemus import Table, player, table
from tests.kit.rules import rule

NONE = "play none"
RICH = "DDDRRRSSSAAA"


def bidding(*bids: str, camerlengo: int = 0, ada: str | None = None) -> Table:
    people = [player(gems=RICH, played=ada), *[player(gems=RICH)] * (len(bids) - 1)]
    game = table("bid", *people, seats=len(bids), camerlengo=camerlengo)
    return game.all_play(*[f"bid {bid}" for bid in bids])


@rule("E1")
def test_e1_number_of_gems() -> None:
    assert bidding("SAA", "RR", "D", "none").taking == [0, 1, 2, 3]


@rule("E2")
def test_e2_kinds_of_gems() -> None:
    assert bidding("DDA", "DDR", "R", "S").taking == [1, 0, 2, 3]


@rule("E3")
def test_e3_equal_bids() -> None:
    assert bidding("S", "S", "AA", "S", camerlengo=3).taking == [2, 3, 0, 1]


@rule("E4")
def test_e4_best_gem_twice() -> None:
    game = bidding("DD", "DDD", "none", "none", ada="best_gem_twice")
    assert game.worth[0] == "DDD"
    assert game.gems[0] == "DRRRSSSAAA"
    assert game.taking[:2] == [0, 1], "equal to a real DDD, and Ada is Camerlengo"


@rule("E5", "E6")
@pytest.mark.parametrize(("gold", "mazarins", "votes"), [(62, 3, 8), (37, 2, 4)])
def test_e5_e6_buying_votes(gold: int, mazarins: int, votes: int) -> None:
    game = table("over", player(f"mazarin*{mazarins}", gold=gold, gems=""))
    assert game.outcome().parts[0]["gold"] == votes


@rule("E7")
@pytest.mark.parametrize(
    "others",
    [
        "sacchetti lugo cesi colonna ottoboni",  # Sacchetti's vote
        "grimaldi imperiali lugo cesi colonna",  # one pair
    ],
)
def test_e7_a_whole_count(others: str) -> None:
    clara = player(
        f"este antonio_barberini {others} louis*2 mazarin*2 felipe",
        gold=27,
        gems="DRSAA",
        orders="france",
        discarded="spain_urban",
    )
    outcome = table("over", player(), player(), clara).outcome()
    assert outcome.parts[2] == {"order": 3, "persons": 7, "louis": 2, "gold": 4, "old_boys": 2, "squadrone": 0}
    assert outcome.points[2] == 18


@rule("E8")
def test_e8_black_smoke() -> None:
    game = table("turn_cardinal", player(), player("lugo cesi chigi colonna", gold=0), round=9)
    assert game.chance("turn black_smoke").any_turns().gold[1] == 20


@rule("E9")
def test_e9_best_gem_twice_other_bids() -> None:
    assert bidding("S", "SA", "none", "none", ada="best_gem_twice", camerlengo=1).taking[:2] == [0, 1]
    assert bidding("DA", "DRR", "none", "none", ada="best_gem_twice", camerlengo=1).taking[:2] == [0, 1]
    game = bidding("none", "none", "none", "none", ada="best_gem_twice", camerlengo=1)
    assert game.worth[0] == ""
    assert game.taking == [1, 2, 3, 0]


@rule("E10")
@pytest.mark.parametrize(
    ("bid", "camerlengo", "first"), [("RRS", 1, 0), ("DAA", 0, 1), ("RRR", 0, 0), ("RRR", 1, 1), ("RRR", 2, 0)]
)
def test_e10_three_rubies(bid: str, camerlengo: int, first: int) -> None:
    game = table("bid", player(played="three_rubies"), player(gems=RICH), camerlengo=camerlengo)
    game.all_play(f"bid {bid}", "bid none", "bid none")
    assert game.taking[0] == first


@rule("E11")
def test_e11_two_players_take_gold() -> None:
    game = table(
        "play_action",
        player(hand="three_rubies"),
        player(hand="best_gem_twice"),
        player(),
        player(gold=4),
        camerlengo=1,
    )
    game.all_play("play three_rubies", "play best_gem_twice", NONE, NONE)
    taken = [(facts["seat"], facts["other"], facts["gold"]) for facts in game.happened("gold_taken")]
    assert taken == [(1, 2, 3), (1, 3, 3), (1, 0, 3), (0, 1, 2), (0, 2, 2), (0, 3, 1)]
    assert game.gold == [22, 27, 15, 0]


@rule("E12")
def test_e12_too_poor_for_a_bribe() -> None:
    game = table(
        "play_action",
        player(hand="bribe", gold=6),
        player("lugo"),
        player(),
        player(hand="best_gem_twice"),
        camerlengo=3,
    )
    game.all_play("play bribe", NONE, NONE, "play best_gem_twice")
    assert game.gold[0] == 3
    assert game.hand(0) == ["bribe"]
    assert game.happened("bribe_too_poor") == [{"seat": 0, "card": "bribe"}]
    assert game.phase == "bid"


@rule("E13")
@pytest.mark.parametrize("exposed", [False, True])
def test_e13_a_second_felipe_without_a_target(exposed: bool) -> None:
    game = table(
        "take",
        player("felipe"),
        player("lugo cesi felipe"),
        player("este chigi"),
        seats=3,
        display="felipe bichi swap camerlengo",
        chigi_vs_felipe="exposed" if exposed else "immune",
    )
    game.play(0, "take felipe")
    assert game.gold[0] == 25
    assert game.tableau(1) == ["cesi", "lugo", "felipe"]
    assert game.tableau(2) == (["este"] if exposed else ["chigi", "este"])


@rule("E14")
def test_e14_case_of_death() -> None:
    display = "case_of_death bichi swap camerlengo"
    game = table("take", player(), player("chigi"), player("colonna"), player("imperiali"), display=display)
    game.play(0, "take case_of_death")
    assert game.happened("died") == [{"seat": 0, "other": 2, "card": "colonna"}]
    game = table("take", player(), player("chigi"), player("cesi"), player("lugo"), display=display)
    game.play(0, "take case_of_death")
    assert game.legal(0) == ["bury cesi from 2", "bury lugo from 3"]


@rule("E15")
def test_e15_the_last_display() -> None:
    game = table("turn_cardinal", round=17).chance("turn white_smoke")
    assert len(game.display) == 7
    single = table("turn_cardinal", round=17, final_display="single").chance("turn white_smoke")
    assert len(single.any_turns().display) == 4


@rule("E16")
@pytest.mark.parametrize("camerlengo", [0, 2])
def test_e16_only_the_camerlengo_card(camerlengo: int) -> None:
    people = [player(gold=0, gems="") for _ in range(4)]
    people[camerlengo] = player("mazarin*5", gold=1, gems="")
    game = table("turn_cardinal", *people, round=19, camerlengo=camerlengo).chance("turn white_smoke").all_pass()
    assert game.phase == "over"
    assert game.camerlengo == camerlengo
    assert game.gems[camerlengo] == "RSA"
    assert [facts["seat"] for facts in game.happened("took")] == [camerlengo]
    assert game.outcome().parts[camerlengo]["gold"] == 1, "one gold and the four of the card, at 5 for a vote"


@rule("E17")
def test_e17_two_players_bid_last() -> None:
    game = table("play_action", player(hand="bid_last"), player(hand="bid_last"), player(hand="three_rubies"), seats=3)
    game.all_play("play bid_last", "play bid_last", "play three_rubies")
    assert game.question == "bid_last"
    assert game.asked() == [0, 1]
    assert game.view(0)["seats"][2]["bid"] == "RRR"
    game.play(0, "bid DDD")
    assert game.view(1)["seats"][0]["answer"] is None
    game.play(1, "bid SSA")
    assert game.taking == [0, 2, 1]


@rule("E18")
@pytest.mark.parametrize("chigi_swap", ["never", "owner"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e18_swapping_chigi(chigi_swap: str, seat: int) -> None:
    people = [player("chigi"), player("colonna"), player()]
    people[seat].hand = "swap"
    game = table("play_action", *people, seats=3, chigi_swap=chigi_swap)
    game.all_play(*["play swap" if other == seat else NONE for other in range(3)])
    if chigi_swap == "owner" and seat == 0:
        game.play(0, "swap colonna with chigi")
        assert (game.tableau(0), game.tableau(1)) == (["colonna"], ["chigi"])
    else:
        assert game.hand(seat) == ["swap"]
        assert game.phase == "bid"


@rule("E19")
@pytest.mark.parametrize(
    ("leaders", "fulfilled"),
    [
        (["este azzolino", "carlo_medici", "francesco_barberini"], True),
        (["este", "", ""], True),
        (["este azzolino", "carlo_medici francesco_barberini", ""], False),
        (["", "", ""], False),
    ],
)
def test_e19_most_leaders(leaders: list[str], fulfilled: bool) -> None:
    people = [player(tableau) for tableau in leaders] + [player(orders="four_coats", discarded="felipe_mazarin")]
    people[0].orders = "most_leaders"
    assert table("over", *people).outcome().parts[0]["order"] == (2 if fulfilled else 0)


@rule("E20")
def test_e20_leaders_coats() -> None:
    ada = player("azzolino francesco_barberini", orders="innocent_urban")
    bruno = player(discarded="four_coats")
    bruno.orders = "four_coats"
    game = table("over", ada, bruno)
    assert game.outcome().parts[0]["order"] == 2


@rule("E21")
def test_e21_places() -> None:
    ada = player("lugo louis*5 squadrone", gold=120, gems="")  # 1 + 8 + 3 + 8 by gold
    bruno = player("cesi", gold=285, gems="")  # 1 + 19
    clara = player("bernardino_spada", gold=240, gems="")  # 1 + 16, the oldest is 60
    dario = player(gold=255, gems="")  # 17
    outcome = table("over", ada, bruno, clara, dario).outcome()
    assert outcome.points == [20, 20, 17, 17]
    assert outcome.ranks == [1, 1, 3, 4]
