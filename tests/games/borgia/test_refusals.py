"""Every illegal attempt is refused with the paragraph that forbids it; nothing, however strange, breaks the engine."""

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from curia.core.game import Refused
from curia.core.match import Match
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, Arg
from curia.games.borgia import cards, moves
from curia.games.borgia.schema import SCHEMA
from tests.kit.borgia import game
from tests.kit.borgia_refusals import POSITIONS, at
from tests.kit.declared import declared_refusal
from tests.kit.rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "borgia.md"
Attempt = tuple[str, int, str, str, str, dict[str, Arg]]
"""Where, who, the move as people write it, and the refusal: paragraph, code and facts."""

TABLE: list[Attempt] = [
    ("chance", 0, "keep", "18.1", "chance-first", {}),
    ("over", 0, "done", "15.1", "game-over", {}),
    ("redraw", 0, "redraw", "2.8", "no-three-alike", {}),
    ("redraw", 1, "keep", "2.7", "others-question", {"question": "redraw", "other": 0}),
    ("lay", 0, "lay bologna", "2.12", "not-to-lay", {"card": "bologna"}),
    ("fee", 0, "pay", "5.5", "fee-too-high", {"card": "titian", "ducats": 30, "means": 5}),
    ("fee of loot", 0, "pay", "7.28", "fee-too-high", {"card": "titian", "ducats": 30, "means": 10}),
    ("place", 0, "house treasurer in imola", "5.10", "place-taken", {"card": "treasurer", "place": "imola"}),
    ("place", 0, "house treasurer in florence", "5.11", "not-your-town", {"place": "florence"}),
    ("place", 0, "house treasurer in bologna", "5.11", "not-your-town", {"place": "bologna"}),
    ("place", 0, "house datary in valencia", "5.13", "house-another-first", {"card": "treasurer"}),
    ("place", 0, "house este in imola", "5.21", "minor-family-stays", {"card": "este"}),
    ("places", 0, "house treasurer in imola", "5.15", "house-another-first", {"card": "datary"}),
    ("moment", 0, "rehouse", "5.20", "nothing-to-house", {}),
    ("housed anew", 0, "rehouse", "5.19", "housed-anew-already", {}),
    ("three offers", 0, "offer 1", "8.3", "three-offers", {}),
    ("moment", 0, "offer 0", "8.1", "offer-to-yourself", {}),
    ("moment", 0, "offer 5", "1.1", "no-such-seat", {}),
    ("moment", 0, "seize savona", "1.1", "no-such-seat", {}),
    ("moment", 1, "offer 2", "8.2", "offers-of-another", {"other": 0}),
    ("moment", 1, "rehouse", "3.8", "not-your-phase", {"other": 0}),
    ("moment", 1, "bid 3", "3.7", "others-question", {"question": "moment", "other": 0}),
    ("moment", 0, "bid 3", "3.7", "other-question", {"question": "moment"}),
    ("moment", 0, "buy", "3.4", "step-to-come", {}),
    ("market", 0, "seize nothing", "3.4", "step-to-come", {}),
    ("play", 0, "buy", "3.5", "step-over", {}),
    ("market", 0, "offer 1", "3.7", "only-between-steps", {}),
    ("seize", 0, "rehouse", "3.7", "only-between-steps", {}),
    ("pledge", 0, "rehouse", "9.5", "between-the-phases", {}),
    ("cardinals", 0, "offer 1", "9.5", "between-the-phases", {}),
    ("market", 0, "spy", "4.15", "no-spy-in-hand", {}),
    ("market, Savonarola", 0, "spy", "4.18", "savonarola-bars-spy", {}),
    ("auction", 2, "bid 10", "4.7", "bid-too-low", {"ducats": 10}),
    ("auction", 2, "bid 21", "4.8", "bid-too-high", {"ducats": 21, "means": 20}),
    ("auction", 2, "rehouse", "5.24", "nothing-moves-now", {}),
    ("auction", 0, "bid 11", "4.11", "highest-bidder", {"ducats": 10}),
    ("auction", 1, "bid 11", "4.10", "passed-already", {}),
    ("auction", 3, "bid 11", "4.6", "others-question", {"question": "auction", "other": 2}),
]
CARDS: list[Attempt] = [
    ("play", 0, "play renzo", "6.5", "condottieri-only-in-seizure", {"card": "renzo"}),
    ("play", 0, "play spy on 0", "6.11", "spy-on-yourself", {}),
    ("play", 0, "play poison on marriage", "6.18", "no-marriage-lies", {}),
    ("play", 0, "play poison on titian", "6.18", "before-nobody", {"target": "titian"}),
    ("play", 0, "play poison on faenza", "6.19", "poison-no-target", {"target": "faenza"}),
    ("play", 0, "play poison on malatesta", "6.19", "poison-no-target", {"target": "malatesta"}),
    ("play", 0, "play poison on savonarola", "6.19", "poison-no-target", {"target": "savonarola"}),
    ("play", 0, "play assassin on marriage", "6.25", "no-marriage-lies", {}),
    ("play", 0, "play assassin on savonarola", "6.25", "no-savonarola-lies", {}),
    ("play", 0, "play assassin on faenza", "6.25", "assassin-no-target", {"target": "faenza"}),
    ("play", 0, "play assassin on auditor", "6.26", "before-nobody", {"target": "auditor"}),
    ("play", 0, "play assassin on mantegna", "6.27", "assassin-no-artist", {"target": "mantegna"}),
    ("play", 0, "play marriage with 0", "6.39", "marry-yourself", {}),
    ("play", 0, "play accusation", "6.51", "no-accusation-in-round-one", {}),
    ("play, round 2", 0, "play accusation", "6.50", "no-ground", {"other": 1}),
    ("play, round 2", 0, "play spy on 1", "6.2", "not-in-hand", {"card": "spy"}),
    ("play, round 2", 1, "play spy on 2", "3.8", "not-your-phase", {"other": 0}),
    ("play, spouses", 0, "play spy on 1", "6.15", "spy-on-spouse", {"other": 1}),
    ("play, spouses", 0, "play poison on mantegna", "6.20", "kill-with-spouse", {"target": "mantegna", "other": 1}),
    ("play, spouses", 0, "play assassin on datary", "6.26", "kill-with-spouse", {"target": "datary", "other": 1}),
    ("play, spouses", 0, "play savonarola", "6.40", "against-spouse", {"card": "savonarola", "other": 1}),
    ("play, spouses", 0, "play accusation", "6.40", "against-spouse", {"card": "accusation", "other": 1}),
    ("play, Pope", 0, "play savonarola", "6.45", "pope-plays-no-savonarola", {}),
    ("play, Pope", 0, "play accusation", "6.52", "pope-accuses-nobody", {}),
    ("play, Savonarola", 0, "play spy on 1", "6.44", "savonarola-bars-cards", {}),
    ("play, Savonarola", 0, "play assassin on datary", "6.46", "savonarola-bars-cards", {}),
    ("play, weak poison", 0, "play poison on datary", "6.21", "poison-housed", {"target": "datary"}),
    ("doctor", 1, "doctor", "6.34", "no-doctor-in-hand", {}),
    ("doctor", 2, "no doctor", "6.35", "others-question", {"question": "doctor", "other": 1}),
    ("doctor", 0, "no doctor", "6.36", "your-own-poison", {}),
    ("doctor, poor", 1, "doctor", "6.33", "doctor-too-dear", {"ducats": 10, "means": 5}),
    ("doctor, marriage", 1, "no doctor", "3.9", "already-answered", {}),
    ("gift", 0, "assign treasurer to 2", "6.29", "another-office-first", {"card": "datary"}),
    ("gift", 0, "assign datary to 0", "6.30", "gift-to-yourself", {"card": "datary"}),
    ("gift", 0, "assign datary to 1", "6.30", "gift-to-former-owner", {"card": "datary", "other": 1}),
    ("gift", 2, "assign datary to 2", "6.29", "others-question", {"question": "gift", "other": 0}),
    ("accuse", 0, "no", "3.9", "already-answered", {}),
    ("accuse", 1, "no", "6.53", "accused-has-no-vote", {}),
    ("accuse", 3, "no", "6.53", "others-question", {"question": "accuse", "other": 2}),
]
SEIZING: list[Attempt] = [
    ("seize", 0, "seize titian", "7.1", "before-nobody", {"target": "titian"}),
    ("seize", 0, "seize datary", "7.3", "seize-housed", {"target": "datary"}),
    ("seize", 0, "seize florence", "7.4", "home-town-empty", {"target": "florence"}),
    ("seize", 0, "seize bologna", "7.5", "seize-own", {"target": "bologna"}),
    ("seize", 0, "seize valencia", "7.5", "seize-own", {"target": "valencia"}),
    ("seize", 0, "seize imola", "7.6", "seize-from-spouse", {"other": 2}),
    ("seize", 0, "seize palestrina", "7.6", "seize-from-spouse", {"other": 2}),
    ("seize", 0, "seize mantegna", "7.16", "seize-too-dear", {"card": "mantegna", "ducats": 20, "means": 10}),
    ("hire", 0, "hire oliverotto", "7.9", "not-in-hand", {"card": "oliverotto"}),
    ("hire", 0, "hire renzo alviano", "7.11", "pay-too-high", {"ducats": 35, "means": 10}),
    ("hire", 0, "hire alviano", "7.17", "pay-besides-fee", {"ducats": 25, "fee": 20, "means": 10}),
    ("hire", 0, "rehouse", "5.24", "nothing-moves-now", {}),
    ("hire", 2, "hire nobody", "7.9", "others-question", {"question": "hire", "other": 0}),
    ("hired", 0, "hire renzo", "3.9", "already-answered", {}),
    ("hire, Savonarola", 0, "hire renzo", "7.13", "savonarola-bars-condottieri", {}),
]
TRADES: list[Attempt] = [
    ("give", 0, "give faenza", "8.10", "not-yours", {"card": "faenza"}),
    ("give", 0, "give renzo", "8.10", "not-in-hand", {"card": "renzo"}),
    ("give", 0, "give varano", "8.8", "minor-family-in-home-town", {"card": "varano", "place": "valencia"}),
    ("give", 0, "give 101 ducats", "8.12", "give-too-many-ducats", {"ducats": 101, "means": 100}),
    ("give", 0, "ask 5 ducats", "8.10", "other-question", {"question": "trade_give"}),
    ("give", 1, "accept", "3.7", "others-question", {"question": "moment", "other": 0}),
    ("give, Imola named", 0, "give imola", "8.10", "named-already", {"card": "imola"}),
    ("give, Imola named", 0, "give datary", "8.7", "goes-with-its-town", {"card": "datary", "place": "imola"}),
    ("give, Treasurer named", 0, "give datary", "8.33", "name-in-order", {"card": "datary"}),
    ("give, Poison named", 0, "give spy", "8.33", "name-in-order", {"card": "spy"}),
    ("give, Poison named", 0, "give poison", "8.10", "named-already", {"card": "poison"}),
    ("ask", 0, "ask 0 ducats", "8.5", "nothing-traded", {}),
    ("ask", 0, "ask bologna", "8.11", "not-theirs", {"card": "bologna", "other": 1}),
    ("give", 0, "give este", "8.8", "minor-family-is-housed", {"card": "este"}),
    ("ask", 0, "ask malatesta", "8.8", "minor-family-is-housed", {"card": "malatesta"}),
    (
        "ask of Palestrina",
        0,
        "ask bentivoglio",
        "8.8",
        "minor-family-in-home-town",
        {"card": "bentivoglio", "place": "palestrina"},
    ),
    ("ask, any Condottiere named", 0, "ask faenza", "8.33", "name-in-order", {"card": "faenza"}),
    ("ask, any Condottiere named", 0, "ask spy", "8.33", "name-in-order", {"card": "spy"}),
    ("ask", 0, "ask 661 ducats", "8.13", "ask-too-many-ducats", {"ducats": 660}),
    ("ask, all ducats given", 0, "ask 19 ducats", "8.25", "fees-beyond-means", {"ducats": 20, "means": 19}),
    ("ask, Faenza named", 0, "ask faenza", "8.10", "named-already", {"card": "faenza"}),
    ("ask, Faenza named", 0, "ask malatesta", "8.7", "goes-with-its-town", {"card": "malatesta", "place": "faenza"}),
    ("ask, Mantegna named", 0, "ask faenza", "8.33", "name-in-order", {"card": "faenza"}),
    ("ask, Doctor named", 0, "ask spy", "8.33", "name-in-order", {"card": "spy"}),
    ("ask, Doctor named", 0, "ask doctor", "8.15", "no-more-of-these", {"card": "doctor"}),
    ("ask, eight Condottieri", 0, "ask any condottiere", "8.15", "no-more-condottieri", {}),
    ("ask, four deaths", 0, "ask any death", "8.15", "no-more-deaths", {}),
    ("ask, four deaths", 0, "ask any condottiere", "8.33", "condottieri-before-deaths", {}),
    ("answer, ducats", 1, "accept", "8.13", "too-poor-to-accept", {"ducats": 60, "means": 20}),
    ("answer, ducats", 0, "accept", "8.18", "others-question", {"question": "trade_answer", "other": 1}),
    ("answer, cards", 1, "accept", "8.17", "lacks-cards-asked", {}),
    ("answer, fee", 1, "accept", "8.25", "fees-beyond-means", {"ducats": 30, "means": 25}),
    ("answer, counter", 0, "counter", "8.20", "no-second-counter", {}),
    ("pick", 1, "pick assassin", "8.16", "pick-a-condottiere", {"card": "assassin"}),
    ("pick", 1, "pick vitellozzo", "8.16", "not-in-hand", {"card": "vitellozzo"}),
    ("pick", 1, "pick alessandro", "8.33", "pick-leaves-too-few", {"card": "alessandro"}),
    ("pick, Renzo picked", 1, "pick renzo", "8.17", "named-already", {"card": "renzo"}),
    ("pick, Renzo picked", 1, "pick paolo", "8.33", "name-in-order", {"card": "paolo"}),
    ("pick a death", 1, "pick spy", "8.16", "pick-a-death", {"card": "spy"}),
    ("consent", 0, "consent", "8.21", "others-question", {"question": "consent", "other": 3}),
]
PLEDGES: list[Attempt] = [
    ("pledge", 0, "sell to 0", "11.6", "pledge-with-yourself", {}),
    ("pledge", 0, "buy from 0", "11.6", "pledge-with-yourself", {}),
    ("pledge", 1, "done", "11.2", "others-question", {"question": "pledge", "other": 0}),
    ("pledge, done", 0, "sell to 1", "11.3", "done-already", {}),
    ("pledge, three offers", 0, "sell to 1", "11.4", "three-pledges", {}),
    ("pledge, all votes sold", 1, "sell to 2", "11.12", "no-votes-to-pledge", {}),
    ("pledge, seat 2", 2, "buy from 1", "11.12", "other-has-no-votes-to-pledge", {"other": 1}),
    ("pledge, last ballot", 1, "sell to 2", "11.13", "no-votes-to-pledge", {}),
    ("pledge, poor", 0, "buy from 1", "11.20", "no-price-to-offer", {}),
    ("candidate", 0, "candidate 3", "11.7", "not-a-candidate", {"other": 3}),
    ("candidate, poor", 0, "candidate 1", "11.14", "without-ducats-only-yourself", {}),
    ("votes", 0, "votes 0", "11.11", "pledge-one-vote-at-least", {}),
    ("votes", 0, "votes 13", "11.12", "pledge-too-many-votes", {"number": 12, "other": 1}),
    ("price", 0, "price 0 ducats", "11.9", "price-one-at-least", {}),
    ("price", 0, "price 0 cardinals", "11.9", "price-one-at-least", {}),
    ("price", 0, "price 101 ducats", "11.20", "price-beyond-means", {"ducats": 101, "means": 100}),
    ("price", 0, "price 101 ducats if elected", "11.20", "price-beyond-means", {"ducats": 101, "means": 100}),
    ("price", 0, "price treasurer", "11.15", "not-the-candidates-office", {"card": "treasurer"}),
    ("price", 0, "price 5 cardinals", "11.16", "promise-too-many-cardinals", {"number": 4}),
    ("price, other candidate", 0, "price datary", "11.14", "only-the-candidate-promises", {"other": 2}),
    ("price, other candidate", 0, "price 1 cardinals", "11.14", "only-the-candidate-promises", {"other": 2}),
    ("price, Datary promised", 0, "price datary", "11.15", "office-is-promised", {"card": "datary"}),
    ("price, round 3", 0, "price datary", "11.17", "no-distribution-follows", {}),
    ("price, round 3", 0, "price 1 cardinals", "11.17", "no-distribution-follows", {}),
    ("price, asked", 0, "price 661 ducats", "11.18", "ask-too-many-ducats", {"ducats": 660}),
    ("pledge answer", 1, "accept", "11.21", "too-poor-to-accept", {"ducats": 50, "means": 10}),
    ("pledge answer", 1, "counter", "11.8", "no-counter-to-pledge", {}),
    ("pledge answer", 2, "accept", "11.8", "others-question", {"question": "pledge_answer", "other": 1}),
]
ELECTIONS: list[Attempt] = [
    ("ballot", 0, "vote 13 for 0", "10.3", "more-votes-than-left", {"number": 12}),
    ("ballot", 0, "vote 1 for 3", "10.5", "not-a-candidate", {"other": 3}),
    ("ballot", 0, "vote 3 for 1", "10.30", "vote-in-order", {"other": 0}),
    ("ballot", 0, "done", "10.3", "other-question", {"question": "ballot"}),
    ("ballot, pledged", 1, "vote 8 for 1", "10.3", "more-votes-than-left", {"number": 7}),
    ("ballot, pledged by 0", 0, "vote 4 for 0", "10.6", "less-than-pledged", {"other": 0, "number": 5}),
    ("ballot, voted", 0, "vote 1 for 0", "3.9", "already-answered", {}),
    ("last ballot", 0, "vote 5 for 0", "10.20", "no-split-in-last-ballot", {"number": 12}),
    ("last ballot", 1, "vote 12 for 1", "10.10", "others-question", {"question": "ballot", "other": 0}),
    ("last ballot, voted", 0, "vote 12 for 0", "3.9", "already-answered", {}),
    ("name out", 0, "out 1", "10.14", "not-the-fewest-votes", {"other": 1}),
    ("name out", 3, "out 0", "10.14", "others-question", {"question": "name_out", "other": 0}),
    ("name out, three", 0, "out 3", "10.14", "not-a-candidate", {"other": 3}),
    ("last word", 2, "elect 3", "10.21", "not-one-of-the-two", {"other": 3}),
    ("last word", 0, "elect 0", "10.21", "others-question", {"question": "last_word", "other": 2}),
]
DISTRIBUTION: list[Attempt] = [
    ("reshuffle", 1, "reshuffle", "13.11", "others-question", {"question": "reshuffle", "other": 0}),
    ("assign", 0, "assign treasurer to 1", "13.14", "another-office-first", {"card": "datary"}),
    ("assign", 0, "assign datary to 3", "13.14", "has-enough-offices", {"other": 3}),
    ("assign", 0, "assign datary to pile", "13.11", "office-to-nobody", {"card": "datary"}),
    ("assign", 0, "assign datary to 0", "13.15", "keeps-no-gathered-office", {"card": "datary"}),
    ("hand out", 0, "assign treasurer to 1", "13.21", "another-office-first", {"card": "datary"}),
    ("hand out", 0, "assign datary to pile", "13.17", "office-to-nobody", {"card": "datary"}),
    ("hand out", 0, "assign datary to 0", "13.18", "keeps-no-own-office", {"card": "datary"}),
    ("cardinals", 0, "cardinals 1 1 1", "13.22", "a-number-for-each-seat", {"number": 4}),
    ("cardinals", 0, "cardinals 2 1 1 1", "13.22", "too-many-cardinals", {"number": 4}),
    ("cardinals", 0, "cardinals 1 1 1 0", "13.23", "cardinals-left-over", {"number": 4}),
    ("cardinals", 0, "cardinals 3 1 0 0", "13.24", "keeps-too-many", {"number": 2}),
    ("cardinals promised", 0, "cardinals 1 1 1 1", "13.25", "fewer-than-promised", {"other": 1, "number": 2}),
]


def check(attempt: Attempt) -> None:
    name, seat, text, paragraph, code, facts = attempt
    tried = at(name)
    assert not tried.allows(text, seat), f"'{text}' is legal"
    refusal = declared_refusal(tried.game, tried.game.explain(tried.state, seat, tried.game.parse_move(text)))
    assert (refusal.rule, refusal.code, refusal.args) == (paragraph, code, facts)


def attempt_id(attempt: Attempt) -> str:
    return f"{attempt[0]}: {attempt[1]} {attempt[2]}"


@rule("1.1", "2.7", "2.8", "2.12", "3.4", "3.5", "3.7", "3.8", "4.6", "4.7", "4.8", "4.10", "4.11", "4.15", "4.18")
@rule("5.5", "5.10", "5.11", "5.13", "5.15", "5.19", "5.20", "5.21", "5.24", "7.28", "8.1", "8.2", "8.3", "9.5", "15.1")
@pytest.mark.parametrize("attempt", TABLE, ids=attempt_id)
def test_refusals_in_set_up_and_phases(attempt: Attempt) -> None:
    check(attempt)


@rule(
    "3.8", "3.9", "6.2", "6.5", "6.11", "6.15", "6.18", "6.19", "6.20", "6.21", "6.25", "6.26", "6.27", "6.29", "6.30"
)
@rule("6.33", "6.34", "6.35", "6.36", "6.39", "6.40", "6.44", "6.45", "6.46", "6.50", "6.51", "6.52", "6.53")
@pytest.mark.parametrize("attempt", CARDS, ids=attempt_id)
def test_refusals_of_cards(attempt: Attempt) -> None:
    check(attempt)


@rule("3.9", "5.24", "7.1", "7.3", "7.4", "7.5", "7.6", "7.9", "7.11", "7.13", "7.16", "7.17")
@pytest.mark.parametrize("attempt", SEIZING, ids=attempt_id)
def test_refusals_in_a_seizure(attempt: Attempt) -> None:
    check(attempt)


@rule(
    "8.33", "8.5", "8.7", "8.8", "8.10", "8.11", "8.12", "8.13", "8.15", "8.16", "8.17", "8.18", "8.20", "8.21", "8.25"
)
@pytest.mark.parametrize("attempt", TRADES, ids=attempt_id)
def test_refusals_in_trades(attempt: Attempt) -> None:
    check(attempt)


@rule("11.2", "11.3", "11.4", "11.6", "11.7", "11.8", "11.9", "11.11", "11.12", "11.13", "11.14", "11.15", "11.16")
@rule("11.17", "11.18", "11.20", "11.21")
@pytest.mark.parametrize("attempt", PLEDGES, ids=attempt_id)
def test_refusals_in_pledges(attempt: Attempt) -> None:
    check(attempt)


@rule("3.9", "10.3", "10.5", "10.6", "10.10", "10.14", "10.20", "10.21")
@pytest.mark.parametrize("attempt", ELECTIONS, ids=attempt_id)
def test_refusals_in_an_election(attempt: Attempt) -> None:
    check(attempt)


@rule("13.11", "13.14", "13.15", "13.17", "13.18", "13.21", "13.22", "13.23", "13.24", "13.25")
@pytest.mark.parametrize("attempt", DISTRIBUTION, ids=attempt_id)
def test_refusals_in_the_distribution(attempt: Attempt) -> None:
    check(attempt)


@rule("6.6", "7.5")
def test_moves_that_nobody_can_write_are_refused_too() -> None:
    doctor = game().explain(at("play").state, 0, moves.play(cards.DOCTOR, 0))
    assert (doctor.rule, doctor.code, doctor.args) == ("6.6", "doctor-only-as-answer", {})
    spy = game().explain(at("seize").state, 0, moves.SEIZE | cards.SPY)
    assert (spy.rule, spy.code, spy.args) == ("7.5", "seize-hand-card", {"target": "spy"})


@rule("18.1")
@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in ("chance", "over")])
@pytest.mark.parametrize("text", ["draw spy", "pope 1"])
def test_nobody_moves_for_chance(name: str, text: str) -> None:
    check((name, at(name).asked[0], text, "18.1", "chance-only", {}))


@rule("1.1")
@pytest.mark.parametrize("seat", [-1, -64, 4, 8, 9, 63, 64, 1000])
def test_who_does_not_sit_at_the_table_cannot_move(seat: int) -> None:
    refusal = game().explain(at("ballot").state, seat, game().parse_move("done"))
    assert (refusal.rule, refusal.code, refusal.args) == ("1.1", "not-at-the-table", {})


@rule("1.1", "3.9")
def test_the_checked_door_refuses_and_leaves_the_match_as_it_was() -> None:
    match = Match(game(), bytes(32))
    asked = int(match.state.table.pope)
    before = match.state.key()
    for seat, paragraph in ((-1, "1.1"), (4, "1.1"), (asked, "2.7"), ((asked + 1) % 4, "2.7")):
        with pytest.raises(Refused) as caught:
            match.play(seat, match.game.parse_move("done"))
        assert caught.value.refusal.rule == paragraph
    assert match.state.key() == before


def test_every_code_is_reached() -> None:
    reached = {attempt[4] for attempt in TABLE + CARDS + SEIZING + TRADES + PLEDGES + ELECTIONS + DISTRIBUTION}
    reached |= {"doctor-only-as-answer", "seize-hand-card", "chance-only", "not-at-the-table", "not-a-move"}
    assert set(SCHEMA.refusals) == reached


PARAGRAPHS = set(re.findall(r'<a id="(\d+\.\d+)"', PAGE.read_text(encoding="utf-8")))
I64 = st.integers(-(2**63), 2**63 - 1)
LIKE_MOVES = st.builds(
    lambda kind, payload: kind << 32 | payload,
    st.integers(0, 36),
    st.one_of(
        st.integers(0, 63),
        st.integers(0, 2**16),
        st.integers(0, 2**32 - 1),
        st.sampled_from([63 << 8 | 63, 4 << 24 | 0x1111, 9 << 24, 2**24, 2**31]),
    ),
)


@rule("3.9", "14.19")
@pytest.mark.parametrize("name", POSITIONS)
@settings(max_examples=40, database=None, derandomize=True, deadline=None)
@given(move=st.one_of(I64, LIKE_MOVES), seat=st.integers(0, 3))
@example(move=0, seat=0)
@example(move=-1, seat=0)
@example(move=2**63 - 1, seat=0)
@example(move=-(2**63), seat=0)
@example(move=1 << 32 | 2, seat=0)
def test_garbage_is_refused_with_a_paragraph_that_exists_and_tells_no_secret(name: str, move: int, seat: int) -> None:
    strange = at(name)
    rules = strange.game
    if seat in strange.asked and move in list(rules.legal_moves(strange.state, seat)):
        return
    refusal = rules.explain(strange.state, seat, move)
    assert refusal.rule in PARAGRAPHS
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code)
    if rules.pending(strange.state) != CHANCE_MASK and name != "over":
        twin = rules.explain(rules.determinize(rules.view(strange.state, seat), Rng(7)), seat, move)
        assert (twin.rule, twin.code, twin.args) == (refusal.rule, refusal.code, refusal.args)


@rule("3.9")
def test_a_number_that_says_nothing_is_no_move() -> None:
    refusal = game().explain(at("redraw").state, 0, 1 << 32 | 2)
    assert (refusal.rule, refusal.code, refusal.args) == ("3.9", "not-a-move", {})
