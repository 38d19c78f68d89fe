"""Section 8: hand cards in trades, and what the others see of a trade."""

import pytest

from curia.core.types import OBSERVER
from tests.kit.borgia import Table, player, table
from tests.kit.borgia_deals import counter, naming, offer
from tests.kit.rules import rule


def links(texts: list[str]) -> list[str]:
    """Of the answers to a link those that name cards."""
    return [text for text in texts if not text.endswith("ducats")]


# Hand cards asked for ------------------------------------------------------------


@rule("8.15", "B25", "B53")
def test_every_hand_card_may_be_asked_for_by_name_or_kind_whoever_has_it() -> None:
    game = naming(table("moment 0", player("doctor")), 1)
    condottieri = "bande_nere alviano vitellozzo paolo baglioni renzo oliverotto alessandro"
    others = "spy poison assassin doctor marriage savonarola accusation"
    expected = [*condottieri.split(), *others.split(), "any condottiere", "any death"]
    assert links(game.can("ask ")) == expected


@rule("8.15")
@pytest.mark.parametrize(
    ("card", "copies"),
    [("spy", 6), ("poison", 2), ("doctor", 1), ("renzo", 1), ("any condottiere", 8), ("any death", 4)],
)
def test_no_more_are_asked_for_than_there_are_in_the_game(card: str, copies: int) -> None:
    game = naming(table("moment 0"), 1).go(*[f"ask {card}"] * copies)
    assert not game.allows(f"ask {card}")


@rule("8.15")
def test_named_cards_and_cards_of_their_kind_count_together() -> None:
    deaths = naming(table("moment 0"), 1).go("ask poison", "ask poison", "ask any death", "ask any death")
    assert not deaths.allows("ask any death")
    condottieri = naming(table("moment 0"), 1).go("ask renzo", *["ask any condottiere"] * 7)
    assert not condottieri.allows("ask any condottiere")
    assert condottieri.allows("ask any death")


@rule("8.15", "19.12")
def test_cards_are_asked_for_in_the_order_of_the_card_list() -> None:
    game = naming(table("moment 0", player(), player("", "imola titian")), 1).go("ask titian", "ask spy")
    assert links(game.can("ask "))[:2] == ["spy", "poison"]
    assert links(game.go("ask any condottiere").can("ask ")) == ["any condottiere", "any death"]


@rule("8.17")
@pytest.mark.parametrize(
    ("hand", "ask", "accepts"),
    [
        ("renzo", "renzo condottiere", False),
        ("renzo paolo", "renzo condottiere", True),
        ("poison assassin", "poison death", True),
        ("poison assassin", "poison death death", False),
        ("poison", "assassin", False),
        ("spy", "spy spy", False),
        ("spy*2", "spy spy", True),
        ("", "condottiere", False),
        ("spy", "death", False),
    ],
)
def test_who_lacks_a_hand_card_asked_for_cannot_accept(hand: str, ask: str, accepts: bool) -> None:
    game = offer(table("moment 0", player(), player(hand)), 1, "5", ask)
    assert game.legal() == (["refuse", "accept", "counter"] if accepts else ["refuse", "counter"])


@rule("8.16", "B25", "B53")
def test_who_is_asked_for_a_kind_picks_the_cards_when_accepting() -> None:
    game = table("moment 0", player(), player("bande_nere renzo oliverotto poison assassin"))
    offer(game, 1, "5", "condottiere condottiere death").go("accept")
    assert game.seat == 1
    assert game.legal() == ["pick bande_nere", "pick renzo"], "two must still be picked"
    game.go("pick renzo")
    assert game.legal() == ["pick poison", "pick assassin"], "only Oliverotto was left as the second"
    game.go("pick assassin")
    assert game.hand(0) == ["renzo", "oliverotto", "assassin"]
    assert game.hand(1) == ["bande_nere", "poison"]


@rule("8.16", "8.17")
def test_a_card_asked_for_by_name_is_not_picked_again() -> None:
    game = table("moment 0", player(), player("bande_nere renzo oliverotto"))
    offer(game, 1, "5", "renzo condottiere").go("accept")
    assert game.legal() == ["pick bande_nere", "pick oliverotto"]
    game.go("pick bande_nere")
    assert game.hand(0) == ["bande_nere", "renzo"]


@rule("8.16")
def test_where_only_one_card_fits_nothing_is_picked() -> None:
    game = offer(table("moment 0", player(), player("renzo spy")), 1, "5", "condottiere").go("accept")
    assert game.question == "moment"
    assert game.hand(0) == ["renzo"]


# Who learns what ------------------------------------------------------------


@rule("8.14", "B53")
@pytest.mark.parametrize("answer", ["", "refuse"])
def test_the_other_player_learns_the_hand_cards_offered_at_once_and_for_good(answer: str) -> None:
    game = offer(table("moment 0", player("spy*2 renzo doctor")), 1, "spy spy renzo", "5")
    if answer:
        game.go(answer)
    assert game.knows(1) == [("renzo", [0]), ("spy", [0]), ("spy", [0])]
    assert game.seen_by(1, "offered")[0]["gives_cards"] == ["renzo", "spy", "spy"]
    for other in (2, 3, OBSERVER):
        assert game.knows(other) == []
        assert "gives_cards" not in game.seen_by(other, "offered")[0]


@rule("8.14", "B53", "8.19")
def test_a_counter_offer_shows_its_hand_cards_to_the_player_in_phase() -> None:
    game = counter(offer(table("moment 0", player(), player("renzo spy")), 1, "5"), "renzo", "30").go("refuse")
    assert game.knows(0) == [("renzo", [1])]
    assert game.knows(2) == []


@rule("8.14")
def test_a_trade_that_is_still_made_up_is_private() -> None:
    started = table("moment 0", player("spy renzo"))
    seen = [started.sees(seat) for seat in (1, 2, OBSERVER)]
    started.go("offer 1", "give spy", "give 5 ducats", "ask doctor")
    assert [started.sees(seat) for seat in (1, 2, OBSERVER)] == seen
    assert started.events() == []


@rule("8.15")
def test_asking_for_a_card_tells_nothing_of_the_hand_asked() -> None:
    answers = [naming(table("moment 0", player(), player(hand)), 1).legal() for hand in ("", "spy renzo doctor")]
    assert answers[0] == answers[1]


@rule("8.16", "B25", "B53")
def test_picked_cards_are_seen_by_the_offerer_only_when_the_trade_is_carried_out() -> None:
    def agreed(picked: str) -> Table:
        people = player(), player("renzo paolo", "datary"), player()
        return offer(table("moment 0", *people, pope=2), 1, "5", "datary condottiere").go("accept", f"pick {picked}")

    renzo, paolo = agreed("renzo"), agreed("paolo")
    assert renzo.question == paolo.question == "consent"
    for seat in (0, 2, 3, OBSERVER):
        assert renzo.sees(seat) == paolo.sees(seat)
        assert renzo.log.seen_by(seat) == paolo.log.seen_by(seat)
    assert agreed("renzo").go("forbid").knows(0) == []
    assert renzo.go("consent").seen_by(0, "traded") == [
        {"seat": 0, "other": 1, "gives_cards": [], "asks_cards": ["renzo"]}
    ]
    assert renzo.seen_by(3, "traded") == [{"seat": 0, "other": 1}]


@rule("8.17", "14.20")
def test_a_refusal_gives_no_reason() -> None:
    refusing = player("spy", ducats=100), player("doctor", ducats=10)
    games = [offer(table("moment 0", player(), one), 1, "5", "spy 20") for one in refusing]
    for game in games:
        game.go("refuse")
    for seat in (0, 2, 3, OBSERVER):
        assert games[0].sees(seat) == games[1].sees(seat)
        assert games[0].log.seen_by(seat) == games[1].log.seen_by(seat)
    assert games[0].happened("trade_refused") == [{"seat": 1, "other": 0}]


@rule("8.22", "B25")
def test_the_pope_sees_only_what_the_public_sees_when_asked_for_consent() -> None:
    def agreed(hand: str, give: str) -> Table:
        game = table("moment 0", player(), player(hand, "datary"), active=1)
        return offer(game, 2, f"datary {give}", "10").go("accept")

    spy, renzo = agreed("spy renzo", "spy"), agreed("spy renzo", "renzo")
    assert spy.asked == [0]
    assert spy.sees(0) == renzo.sees(0)
    assert spy.log.seen_by(0) == renzo.log.seen_by(0)
    assert spy.legal() == renzo.legal()


@rule("8.29", "B25", "14.12")
def test_everybody_sees_ducats_open_cards_and_the_number_of_hand_cards() -> None:
    people = player("spy*2", "imola"), player("renzo", "faenza datary")
    game = offer(table("moment 0", *people), 1, "imola spy spy 7", "faenza renzo death condottiere 9")
    public = {
        "seat": 0,
        "other": 1,
        "gives": ["imola"],
        "gives_hand": 2,
        "gives_ducats": 7,
        "asks": ["faenza"],
        "asks_hand": 3,
        "asks_ducats": 9,
    }
    for seat in (2, 3, OBSERVER):
        assert game.seen_by(seat, "offered") == [public]
        assert (game.sees(seat)["gives_hand"], game.sees(seat)["asks_hand"]) == (2, 3)
    asked = ["renzo", "any_condottiere", "any_death"]
    for seat in (0, 1):
        assert game.seen_by(seat, "offered") == [public | {"gives_cards": ["spy", "spy"], "asks_cards": asked}]


@rule("8.29", "B25")
def test_which_hand_cards_are_offered_or_asked_for_is_hidden_from_the_others() -> None:
    hand = player("spy renzo")
    games = [offer(table("moment 0", hand), 1, give, ask) for give, ask in (("spy", "doctor"), ("renzo", "death"))]
    for seat in (2, 3, OBSERVER):
        assert games[0].sees(seat) == games[1].sees(seat)
        assert games[0].log.seen_by(seat) == games[1].log.seen_by(seat)


@rule("8.29")
@pytest.mark.parametrize(("answer", "event"), [("accept", "trade_accepted"), ("refuse", "trade_refused")])
def test_everybody_sees_every_answer(answer: str, event: str) -> None:
    game = offer(table("moment 0", player(), player("", "datary"), pope=3), 1, "5", "datary").go(answer)
    assert game.seen_by(OBSERVER, event) == [{"seat": 1, "other": 0}]
    if answer == "accept":
        game.go("forbid")
        assert game.seen_by(OBSERVER, "forbidden") == [{"seat": 3}]


@rule("8.29", "14.14", "B66")
def test_the_two_know_the_hand_cards_exchanged_and_the_others_do_not() -> None:
    game = offer(table("moment 0", player("spy"), player("renzo")), 1, "spy", "renzo").go("accept")
    assert game.knows(0) == [("spy", [1])]
    assert game.knows(1) == [("renzo", [0])]
    assert game.knows(2) == game.knows(OBSERVER) == []


@rule("8.29", "14.18", "B66")
def test_a_card_known_to_all_may_have_gone_over_in_a_trade() -> None:
    game = table("market").go("buy", "draw renzo", "bid 3", "pass", "pass", "pass", *["go on"])
    assert game.knows(2) == [("renzo", [0])]
    game.go("enough")
    assert game.question == "moment"
    offer(game, 1, "renzo").go("accept")
    assert game.knows(2) == [("renzo", [0, 1])]
    assert game.knows(0) == [("renzo", [1])]
    assert game.knows(1) == []
