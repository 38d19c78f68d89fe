"""Section 9: the end, the votes in their parts, and the places."""

import pytest

from tests.kit.habemus import Player, Table, player, table
from tests.kit.rules import rule


def poor(tableau: str = "", gold: int = 0, gems: str = "", hand: str = "") -> Player:
    return player(tableau, gold=gold, gems=gems, hand=hand)


def parts(*players: Player, seats: int = 4) -> dict[str, int]:
    """The votes of seat 0 in their parts."""
    return table("over", *players, seats=seats).outcome().parts[0]


def last_round(*players: Player, seats: int = 4) -> Table:
    """The 19th round, with the Camerlengo card alone, before the bids."""
    return table("bid", *players, seats=seats, round=19, white=19, display="camerlengo")


@rule("9.1")
def test_the_game_ends_with_the_last_round() -> None:
    game = last_round()
    assert game.game.outcome(game.state) is None
    game.all_pass()
    assert game.outcome().reason == "white_smoke"
    assert game.asked() == []
    for seat in range(4):
        assert game.refusal(seat, "bid none") == ("9.1", "game-over")


@rule("9.1")
def test_an_ordinary_round_does_not_end_the_game() -> None:
    game = table("take", round=15).all_take()
    assert game.game.outcome(game.state) is None
    assert game.round == 16


@rule("9.2", "HP9", "HP21")
@pytest.mark.parametrize("viewer", [0, 2, 9])
def test_all_screens_fall_and_all_orders_become_public(viewer: int) -> None:
    game = last_round(player(hand="bribe", gold=3, gems="DA"), seats=3).all_pass()
    shown = game.view(viewer)
    assert [one["gold"] for one in shown["seats"]] == [4, 20, 20]
    assert shown["seats"][0]["gems"] == "DRSAA"
    assert shown["seats"][0]["hand"] == ["bribe"]
    assert [one["orders"] for one in shown["seats"]] == [["four_coats"], ["four_coats"], ["spain_urban"]]
    assert [one["discarded"] for one in shown["seats"]] == ["spain_innocent", "innocent_urban", "france"]
    assert shown["unused_orders"] == ["most_leaders", "felipe_mazarin"]


@rule("9.2", "HP21")
def test_the_orders_are_told_when_the_last_round_has_ended() -> None:
    game = last_round(seats=3)
    assert game.happened("orders_shown") == []
    game.all_pass()
    assert game.seen_by(9, "orders_shown")[0] == {"seat": 0, "kept": ["four_coats"], "discarded": "spain_innocent"}
    assert game.seen_by(9, "orders_unused") == [{"orders": ["most_leaders", "felipe_mazarin"]}]


@rule("9.3")
def test_action_cards_in_hand_are_worth_nothing() -> None:
    assert table("over", poor(hand="bribe*3 swap*3 ten_gold*2")).outcome().points[0] == 0


@rule("9.4")
@pytest.mark.parametrize("gems", ["D" * 15, "R" * 15, "S" * 15, "A" * 15, "DDDDRSSAAADRSAA"])
def test_each_gem_becomes_a_gold_whatever_its_kind(gems: str) -> None:
    assert parts(poor(gems=gems))["gold"] == 1
    assert parts(poor(gems=gems[1:]))["gold"] == 0


@rule("9.5", "7.14")
@pytest.mark.parametrize(("felipes", "gold"), [(0, 0), (1, 5), (2, 15), (3, 25)])
def test_felipes_gold_at_the_end(felipes: int, gold: int) -> None:
    tableau = f"felipe*{felipes} mazarin*5" if felipes else "mazarin*5"
    assert parts(poor(tableau))["gold"] == gold // 5
    assert parts(poor(tableau, gold=4))["gold"] == gold // 5
    assert parts(poor(tableau, gold=5))["gold"] == gold // 5 + 1


@rule("9.6")
def test_the_votes_are_the_sum_of_the_six_parts() -> None:
    game = table(
        "over",
        player("antonio_barberini bichi este louis*3 squadrone", orders="france", discarded="four_coats", gold=30),
        player("chigi lugo"),
        player(orders="spain_innocent", discarded="spain_urban"),
    )
    outcome = game.outcome()
    assert outcome.parts[0] == {"order": 3, "persons": 3, "louis": 4, "gold": 2, "old_boys": 1, "squadrone": 3}
    assert outcome.points == [sum(one.values()) for one in outcome.parts]
    assert outcome.points[0] == 16


@rule("9.7", "10.1")
def test_the_order_kept_counts_if_fulfilled_otherwise_nothing() -> None:
    tableau = "antonio_barberini bichi grimaldi"
    kept = player(tableau, orders="france", discarded="four_coats")
    other = player(orders="spain_innocent", discarded="spain_urban")
    assert parts(kept, player(), other)["order"] == 3
    lost = player(tableau, orders="four_coats", discarded="france")
    assert parts(lost, player(), other)["order"] == 0


@rule("9.8", "7.2", "7.4", "7.7")
@pytest.mark.parametrize(
    ("tableau", "votes"),
    [("", 0), ("chigi", 1), ("lugo hesse este", 3), ("mazarin louis felipe squadrone", 0), ("hesse borromeo", 2)],
)
def test_a_vote_for_each_cardinal_and_leader(tableau: str, votes: int) -> None:
    assert parts(poor(tableau))["persons"] == votes


@rule("9.9", "7.13")
@pytest.mark.parametrize(("number", "votes"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_votes_for_louis(number: int, votes: int) -> None:
    assert parts(poor(f"louis*{number}" if number else ""))["louis"] == votes


@rule("9.10", "9.11", "7.12")
@pytest.mark.parametrize(("number", "price"), [(0, 15), (1, 10), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_mazarin_makes_votes_cheaper_and_votes_are_rounded_down(number: int, price: int) -> None:
    tableau = f"mazarin*{number}" if number else ""
    assert parts(poor(tableau, gold=price - 1))["gold"] == 0
    assert parts(poor(tableau, gold=price))["gold"] == 1
    assert parts(poor(tableau, gold=4 * price - 1))["gold"] == 3
    assert parts(poor(tableau, gold=4 * price))["gold"] == 4


@rule("9.10", "9.4", "9.5")
def test_gold_gems_and_felipe_are_added_before_votes_are_bought() -> None:
    assert parts(poor("felipe", gold=6, gems="DRSA"))["gold"] == 1


@rule("9.12")
@pytest.mark.parametrize(
    "pair",
    [
        "grimaldi imperiali",
        "trivulzio omodei",
        "albizzi ginetti",
        "giovan_carlo_medici hesse",
        "rapaccioli borromeo",
        "bernardino_spada giambattista_spada",
    ],
)
def test_a_vote_for_each_complete_pair(pair: str) -> None:
    one, other = pair.split()
    assert parts(poor(pair))["old_boys"] == 1
    assert parts(poor(one))["old_boys"] == 0
    assert parts(poor(one), poor(other))["old_boys"] == 0, "both in one tableau"


@rule("9.12")
def test_all_six_pairs_and_no_others() -> None:
    everybody = (
        "bichi grimaldi trivulzio colonna giovan_carlo_medici cesi lugo chigi imperiali ottoboni omodei albizzi "
        "bernardino_spada ginetti rapaccioli carpegna hesse borromeo giambattista_spada este carlo_medici azzolino "
        "francesco_barberini"
    )
    assert parts(poor(everybody))["old_boys"] == 6


@rule("9.13")
@pytest.mark.parametrize(
    ("tableau", "votes"),
    [
        ("antonio_barberini", 0),
        ("antonio_barberini louis", 0),
        ("antonio_barberini louis*2", 1),
        ("antonio_barberini louis*5", 1),
        ("antonio_barberini mazarin*2", 0),
        ("francesco_barberini louis*2", 0),
        ("louis*5", 0),
    ],
)
def test_barberini_with_two_louis(tableau: str, votes: int) -> None:
    assert parts(poor(tableau))["old_boys"] == votes


@rule("9.14")
@pytest.mark.parametrize(
    ("tableau", "votes"),
    [
        ("sacchetti", 0),
        ("sacchetti mazarin", 0),
        ("sacchetti mazarin*2", 1),
        ("sacchetti mazarin*5", 1),
        ("sacchetti louis*2", 0),
        ("mazarin*5", 0),
        ("sacchetti antonio_barberini louis*2 mazarin*2", 2),
    ],
)
def test_sacchetti_with_two_mazarins(tableau: str, votes: int) -> None:
    assert parts(poor(tableau))["old_boys"] == votes


@rule("9.15", "7.23")
def test_squadrone_is_worth_three_votes() -> None:
    assert parts(poor("squadrone"))["squadrone"] == 3
    assert parts(poor(""))["squadrone"] == 0


def ranks(*tableaux: str, seats: int = 4) -> list[int]:
    game = table("over", *[poor(tableau) for tableau in tableaux], seats=seats)
    return game.outcome().ranks


@rule("9.16")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_most_votes_win(seats: int) -> None:
    game = table("over", poor("lugo"), poor("louis*3"), poor("este azzolino"), *[poor()] * (seats - 3), seats=seats)
    outcome = game.outcome()
    assert outcome.points == [1, 4, 2, 0][:seats]
    assert outcome.ranks == [3, 1, 2, 4][:seats]
    assert game.game.winners(game.state) == 0b10


@rule("9.17", "HP20")
@pytest.mark.parametrize(
    ("older", "younger"),
    [
        ("lugo este", "ginetti sacchetti"),  # 71 and 37 against 69 and 67: only the oldest card counts
        ("chigi", "hesse"),  # 55, Chigi counts
        ("giambattista_spada", "colonna"),  # 57, a late cardinal counts
        ("carlo_medici", "bichi"),  # 59, a leader counts
        ("azzolino", "louis"),  # 31, and none counts as 0
    ],
)
def test_tied_the_oldest_card_is_ahead(older: str, younger: str) -> None:
    assert ranks(younger, older, "", "") == [2, 1, 3, 3]


@rule("9.17", "HP20")
def test_the_second_oldest_card_is_not_compared() -> None:
    assert ranks("lugo ginetti", "cesi este", "", "") == [1, 1, 3, 3]


@rule("9.18", "9.19")
def test_still_tied_they_share_the_victory() -> None:
    game = table("over", poor("lugo"), poor("cesi"), poor("este"), poor())
    assert game.outcome().ranks == [1, 1, 3, 4]
    assert game.game.winners(game.state) == 0b11


@rule("9.18", "9.17")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_nothing_at_all_everybody_shares_the_victory(seats: int) -> None:
    game = table("over", *[poor()] * seats, seats=seats)
    assert game.outcome().ranks == [1] * seats
    assert game.game.winners(game.state) == 2**seats - 1


@rule("9.19", "HP20")
def test_places_below_the_first_are_ranked_in_the_same_way() -> None:
    assert ranks("lugo cesi", "grimaldi", "trivulzio", "ottoboni") == [1, 2, 2, 4]
    assert ranks("grimaldi", "ottoboni", "lugo cesi", "trivulzio") == [2, 4, 1, 2]
