"""Section 19: the bounds of every game, computed anew, and what they rest on, in random games."""

import re
from collections.abc import Callable
from functools import cache
from typing import cast

import pytest

from curia.core.events import EventLog
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK
from curia.games.borgia import cards, limits
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState
from tests.kit.borgia import game, player, table
from tests.kit.borgia_deals import all_done, ballot, buy, naming
from tests.kit.rules import ROOT, rule

SEATS = [3, 4, 5, 6]
OPTIONS: list[dict[str, str]] = [{}, {"discards": "cards", "election": "open", "reshuffle": "chosen"}]


def markets(seats: int) -> int:
    """The cards of all markets together (§19.1)."""
    return limits.ROUNDS * int(game(seats).config.market_size)


def ducats(seats: int, round_: int, before_income: bool = False) -> int:
    """What all players together own in a round at most (§19.4)."""
    return 100 * seats + 35 * seats * (round_ - 1) + 260 * (round_ - before_income)


def bids(seats: int, round_: int) -> int:
    """The bids of one auction at most (§19.5)."""
    return ducats(seats, round_, before_income=True) // 2 + 2


def ballots(seats: int) -> int:
    """Those of one election at most (§19.8)."""
    return limits.OPEN_BALLOTS + (seats - 2) + 1


@cache
def bounds(seats: int) -> dict[str, int]:
    """The rows of the table of §19.10, from what §19.5 to §19.11 say."""
    hand = 3 if seats == 6 else int(game(seats).config.hand_size)
    market = markets(seats) // limits.ROUNDS
    places = len(cards.cards_in(cards.OFFICES | cards.ARTISTS | cards.MINORS))
    offices = len(cards.cards_in(cards.OFFICES))
    phase = 2 * 4 + limits.OFFERS * (4 + places) + 3 + 1 + 7
    played = cards.HAND_CARD_COUNT - 8 - 1
    rows = {
        "set-up": limits.REDRAWS * seats + 3 * hand * seats,
        "phases (§19.6)": markets(seats) * phase,
        "cards of step 2": limits.ROUNDS * 6 * played,
        "auctions": sum(market * (bids(seats, round_) + seats - 1) for round_ in (1, 2, 3)),
        "elections": limits.ROUNDS * (ballots(seats) * (2 * limits.OFFERS * seats + seats + 1) + 1),
        "new rounds": (limits.ROUNDS - 1) * (2 * seats + 1 + 4 * offices + 1),
    }
    rows["answers together"] = sum(rows.values())
    dealt = hand * seats * (1 + limits.REDRAWS)
    rows["chance"] = 1 + dealt + markets(seats) + limits.ROUNDS * 6 + (limits.ROUNDS - 1) * (offices + seats)
    return rows


def page_table() -> dict[str, list[int]]:
    text = (ROOT / "docs" / "rules" / "borgia.md").read_text(encoding="utf-8")
    part = text[text.index('<a id="19.10"></a>') : text.index('<a id="19.11"></a>')]
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", part, re.MULTILINE)
    return {name: [int(number) for number in numbers] for name, *numbers in rows}


@rule("19.1", "19.5", "19.6", "19.7", "19.8", "19.9", "19.10", "19.11")
def test_the_table_of_bounds_adds_up() -> None:
    shown = page_table()
    assert shown.pop("players") == SEATS
    assert shown == {name: [bounds(seats)[name] for seats in SEATS] for name in bounds(3)}


@rule("19.12")
def test_with_all_links_no_game_is_longer_than_the_move_bound() -> None:
    trade = (
        1
        + len(cards.cards_in(cards.TOWNS | cards.OFFICES | cards.ARTISTS | cards.MINORS))
        + 2 * cards.HAND_CARD_COUNT
        + 2
    )
    assert trade <= 92 < 100
    for seats in SEATS:
        phases = markets(seats) * (2 * limits.OFFERS * 92 + 4 * 25)
        elections = limits.ROUNDS * ballots(seats) * (limits.OFFERS * seats * 3 + seats * (seats - 2))
        total = bounds(seats)["answers together"] + bounds(seats)["chance"] + phases + elections
        assert total <= 52000 == game(seats).move_bound


@rule("19.3", "19.4")
def test_incomes_are_those_of_the_cards() -> None:
    config = game(4).config
    incomes = [int(config.cards.income[card]) for card in range(12 + 9)]
    assert (sum(incomes[:12]), sum(incomes[12:])) == (145, 115)
    for seats in SEATS:
        for round_ in (1, 2, 3):
            assert game(seats).config.most_ducats(round_) == ducats(seats, round_)


# Whole games ------------------------------------------------------------

Style = Callable[[Borgia, BorgiaState, int, Rng], int]


def anything(rules: Borgia, state: BorgiaState, seat: int, rng: Rng) -> int:
    moves = list(rules.legal_moves(state, seat))
    return moves[rng.below(len(moves))]


def likely(rules: Borgia, state: BorgiaState, seat: int, rng: Rng) -> int:
    """What the rules draw for a random player."""
    return int(rules.random_move(state, seat, rng))


def busy(rules: Borgia, state: BorgiaState, seat: int, rng: Rng) -> int:
    """Does whatever keeps the others busy: small raises, all offers, all cards."""
    moves = list(rules.legal_moves(state, seat))
    kind = rules.decision(state, seat).kind
    if kind == "auction":
        return moves[1] if len(moves) > 1 and rng.below(20) else moves[0]
    if kind in ("moment", "pledge", "trade_answer"):
        return moves[-1 - rng.below(min(2, len(moves)))]
    if kind in ("redraw", "reshuffle", "accuse", "fee"):
        return moves[-1]
    if kind == "play":
        return moves[0]
    return moves[rng.below(len(moves))]


STYLES: dict[str, Style] = {"anything": anything, "likely": likely, "busy": busy}


class Course:
    """A whole game: how often what happened."""

    def __init__(self, rules: Borgia, style: Style, seed: int) -> None:
        self.log = EventLog()
        self.moves = 0
        self.chance = 0
        rng = Rng(seed)
        state = rules.initial()
        while pending := rules.pending(state):
            self.moves += 1
            if pending == CHANCE_MASK:
                self.chance += 1
                rules.step(state, CHANCE, rules.sample_chance(state, rng), self.log)
            else:
                seats = pending_seats(pending)
                seat = seats[rng.below(len(seats))]
                assert len(rules.legal_moves(state, seat)), "there is always an answer (§19.13)"
                rules.step(state, seat, style(rules, state, seat, rng), self.log)
            round_ = int(state.table.round)
            assert sum(int(own) for own in state.ducats) <= ducats(rules.seats, round_)
        self.state = state

    def count(self, *names: str) -> int:
        return sum(1 for event in self.log.events if event.name in names)

    def between(self, start: str, *names: str) -> list[int]:
        """How often something happened after each event of one name until the next."""
        found: list[int] = []
        for event in self.log.events:
            if event.name == start:
                found.append(0)
            elif event.name in names and found:
                found[-1] += 1
        return found


@rule("19.1", "19.2", "19.4", "19.5", "19.7", "19.8", "19.10", "19.11", "19.13", "19.14")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("options", OPTIONS, ids=["defaults", "others"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_game_ends_and_keeps_the_bounds(seats: int, options: dict[str, str], style: str) -> None:
    rules = game(seats, **options)
    course = Course(rules, STYLES[style], seats)
    assert rules.outcome(course.state) is not None
    assert course.count("election") == limits.ROUNDS
    assert course.count("phase") <= markets(seats)
    assert course.count("phase_skipped") <= 4
    assert course.count("played") <= limits.ROUNDS * 14
    assert course.chance <= bounds(seats)["chance"]
    assert course.moves <= rules.move_bound
    assert max(course.between("turned_up", "bid"), default=0) <= bids(seats, limits.ROUNDS)
    assert max(course.between("turned_up", "passed"), default=0) <= seats - 1
    assert max(course.between("election", "ballot")) <= ballots(seats)
    assert max(course.between("phase", "offered")) <= limits.OFFERS
    offers = [int(number) for number in course.between("ballot", "pledge_offered")]
    assert max(offers) <= limits.OFFERS * seats


@rule("19.1", "3.10")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_phase_takes_one_card_and_nothing_is_added_to_a_market(seed: int) -> None:
    course = Course(game(4), likely, seed)
    for number in (1, 2, 3):
        (laid,) = [
            e.public["cards"] for e in course.log.events if e.name == "market_laid" and e.public["round"] == number
        ]
        assert laid == 12
    left = [cast(int, event.public["market"]) for event in course.log.events if event.name == "phase"]
    assert left == [12 - number for number in range(12)] * 3


@rule("19.2", "3.13")
def test_skipped_phases_delay_the_market_but_do_not_keep_it_from_being_emptied() -> None:
    play = table("phase", *[player(skips=2)] * 4, market=1)
    assert len(play.happened("phase_skipped")) == 8
    assert play.question == "moment"


@rule("19.5")
def test_every_bid_is_higher_than_the_one_before() -> None:
    play = table("market").go("buy", "draw spy", "bid 1", "bid 2", "bid 3", "bid 4")
    assert play.can("bid ")[0] == "5"


@rule("19.12")
def test_each_link_names_what_was_not_named_before_or_ends_the_answer() -> None:
    play = naming(table("moment 0", player(), player(lies="imola titian")), 1, "5")
    named = []
    while play.can("ask ") and not play.can("ask ")[0].endswith("ducats"):
        named.append(play.can("ask ")[0])
        play.go(f"ask {named[-1]}")
    assert len(named) == 2 + cards.HAND_CARD_COUNT
    assert max(named.count(card) for card in named) == 6, "as many Spies as there are"


@rule("19.13")
def test_pledged_votes_can_always_be_cast() -> None:
    play = buy(table("pledges"), 1, 2, 7, "1 ducats").go("accept")
    play.go("sell to 3", "candidate 0", "votes 5", "price 3 ducats", "accept")
    all_done(play)
    assert play.asked == [0, 2, 3]
    assert play.seen_by(1, "voted") == [{"seat": 1, "votes": [5, 0, 7, 0]}]


@rule("19.14")
def test_each_ballot_of_elimination_elects_one_or_removes_one() -> None:
    play = table("pledges", seats=6)
    for left in range(6, 2, -1):
        share = [12 // left] * left + [0] * (6 - left)
        share[0] += 12 - sum(share)
        ballot(play, *[" ".join(str(votes) for votes in share)] * 6)
        if play.question == "name_out":
            play.go(f"out {left - 1}")
        assert len(play.happened("out")) == 7 - left
