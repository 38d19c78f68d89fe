"""Positions of Habemus Papam in few words: what a test does not name is filled up so that it fits the round."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import cast

from curia.core.types import Json

START_GEMS = "DDDDRSSAAA"
CARDINALS = (
    "antonio_barberini bichi grimaldi trivulzio colonna giovan_carlo_medici cesi lugo chigi imperiali ottoboni omodei "
    "albizzi sacchetti bernardino_spada ginetti rapaccioli carpegna"
)
LATE = "hesse borromeo giambattista_spada"
LEADERS = "este carlo_medici azzolino francesco_barberini"
POLITICS = f"mazarin*5 louis*5 felipe*3 squadrone case_of_death {LATE}"
ACTIONS = f"ten_gold*2 bid_last*2 best_gem_twice*2 three_rubies*2 bribe*3 swap*3 {LEADERS}"
ORDER_PAIRS = [
    ["four_coats", "spain_innocent"],
    ["four_coats", "innocent_urban"],
    ["spain_urban", "france"],
    ["most_leaders", "felipe_mazarin"],
]
SETTING_UP = ["draw_camerlengo", "deal_orders"]
TURNS = ["turn_cardinal", "turn_politics", "turn_action"]
ACTING = ["bribe", "swap"]
TAKING = ["take", "exclude", "pay", "bury", "over"]
PHASES = [*SETTING_UP, *TURNS, "keep_order", "play_action", *ACTING, "bid", "bid_last", *TAKING]


def cards(text: str) -> list[str]:
    """'louis*2 chigi' is louis, louis, chigi."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


@dataclass
class Player:
    """One seat of a position. Orders are given in the usual pairs unless the test says otherwise."""

    tableau: str = ""
    hand: str = ""
    gold: int = 20
    gems: str = START_GEMS
    orders: str | None = None
    discarded: str | None = None
    answer: str | None = None
    played: str | None = None
    bid: str | None = None


def player(
    tableau: str = "",
    hand: str = "",
    gold: int = 20,
    gems: str = START_GEMS,
    orders: str | None = None,
    discarded: str | None = None,
    answer: str | None = None,
    played: str | None = None,
    bid: str | None = None,
) -> Player:
    return Player(tableau, hand, gold, gems, orders, discarded, answer, played, bid)


def position(
    phase: str,
    *players: Player,
    seats: int = 4,
    round: int | None = None,
    camerlengo: int = 0,
    acting: int | None = None,
    taking: list[int] | None = None,
    display: str | None = None,
    gone: str = "",
    deck: str = "",
    black: int | None = None,
    white: int | None = None,
    single: bool = False,
) -> dict[str, Json]:
    """A whole position. Cards that nothing names fill up the display and `gone`, except those kept in the `deck`."""
    people = [replace(one) for one in players] + [player() for _ in range(seats - len(players))]
    assert len(people) == seats
    if round is None:
        round = {"draw_camerlengo": 0, "deal_orders": 0, "keep_order": 9, "over": 19}.get(phase, 12)
    if black is None:
        black = round if phase == "keep_order" else 9 if round > 9 else 0
    if white is None:
        white = round if phase == "over" else 0
    discarding = black > 0 and (round > black or PHASES.index(phase) > PHASES.index("keep_order"))
    if phase in [*ACTING, *TAKING[:-1]] and acting is None:
        acting = 0
    if phase in TAKING and taking is None:
        taking = [((acting or 0) + i) % seats for i in range(seats)]
    for seat, one in enumerate(people):
        _complete(one, seat, phase, round, discarding)

    turned = _turned(phase, round, white, single)
    named = Counter(cards(gone) + cards(display or ""))
    for one in people:
        named += Counter(cards(one.tableau) + cards(one.hand))
        if one.played is not None and one.played not in cards(one.hand):
            named[one.played] += 1
            gone += " " + one.played
    shown = cards(display or "")
    fill: list[str] = []
    for number, text in enumerate((CARDINALS, POLITICS, ACTIONS)):
        free = Counter(cards(text)) - named - Counter(cards(deck))
        rest = list(free.elements())
        missing = turned[number] - sum(named[card] for card in set(cards(text)))
        assert 0 <= missing <= len(rest), f"{turned[number]} cards are turned up by now: {missing} of {rest} to fill"
        lies_open = phase not in TURNS or PHASES.index(phase) > PHASES.index("turn_cardinal") + number
        if display is None and phase not in [*SETTING_UP, "over"] and lies_open and missing:
            shown.append(rest.pop(0))
            missing -= 1
        fill += rest[len(rest) - missing :]
    if display is None:
        shown.append("camerlengo")
    return {
        "game": "habemus",
        "phase": phase,
        "round": round,
        "camerlengo": camerlengo,
        "black_smoke": black,
        "white_smoke": white,
        "acting": acting,
        "taking": cast(list[Json], taking or []),
        "display": cast(list[Json], shown),
        "gone": cast(list[Json], cards(gone) + fill),
        "seats": [
            {
                "tableau": cast(list[Json], cards(one.tableau)),
                "hand": cast(list[Json], cards(one.hand)),
                "gems": one.gems,
                "gold": one.gold,
                "orders": cast(list[Json], (one.orders or "").split()),
                "discarded": one.discarded,
                "answer": one.answer,
                "played": one.played,
                "bid": one.bid,
            }
            for one in people
        ],
    }


def _complete(one: Player, seat: int, phase: str, round: int, discarding: bool) -> None:
    if one.orders is None:
        one.orders = " ".join(ORDER_PAIRS[seat][:1] if discarding else ORDER_PAIRS[seat]) if round else ""
    if discarding and one.discarded is None:
        one.discarded = ORDER_PAIRS[seat][1]
    if one.bid is None and one.played == "three_rubies" and phase in ("bid", "bid_last"):
        one.bid = "RRR"
    if one.bid is None and (phase in TAKING or (phase == "bid_last" and one.played != "bid_last")):
        one.bid = ""


def _turned(phase: str, round: int, white: int, single: bool) -> list[int]:
    """How many cards of each deck have been turned up."""
    if round == 0:
        return [0, 0, 0]
    if phase in TURNS:
        return [round - 1 + (PHASES.index(phase) > PHASES.index(turn)) for turn in TURNS]
    if white and not single:
        return [18, 18, 18]
    return [min(round, 18)] * 3
