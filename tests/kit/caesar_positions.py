"""Positions of Caesar & Cleopatra in few words: what a test does not name lies in the reserves."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

GROUPS = ["senators", "praetors", "quaestors", "aediles", "censors"]
PATRICIANS = {"senators": 5, "praetors": 5, "quaestors": 5, "aediles": 3, "censors": 3}
INFLUENCE = "p*2 1*7 2*7 3*7 4*7 5*7"
MANIPULATION = "assassination*4 spy*2 castling*2 courtesan*2 wrath veto*2"
CHANCE_PHASES = ["draw_parties", "draw_mission", "draw_influence", "draw_manipulation", "suffrage"]

Data = dict[str, Any]


def cards(text: str) -> list[str]:
    """'5*2 p veto' is 5, 5, philosopher, veto."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += ["philosopher" if name == "p" else name] * int(times or 1)
    return found


def by_group(text: str) -> list[list[str]]:
    """'senators 5 1, censors p' is what lies before each of the five groups."""
    rows: dict[str, list[str]] = {group: [] for group in GROUPS}
    for part in filter(None, (part.strip() for part in text.split(","))):
        group, _, there = part.partition(" ")
        rows[group] += cards(there)
    return list(rows.values())


@dataclass(frozen=True)
class Party:
    """One side of a position. A reserve that is named is all that is left of it; the rest has been discarded."""

    hand: str = "1 2 3 4 5"
    up: str = ""
    down: str = ""
    taken: str = ""
    mission: str | None = "senators"
    reserve: str | None = None
    manipulation: str | None = None
    discard: str = ""


def party(
    hand: str = "1 2 3 4 5",
    up: str = "",
    down: str = "",
    taken: str = "",
    mission: str | None = "senators",
    reserve: str | None = None,
    manipulation: str | None = None,
    discard: str = "",
) -> Party:
    return Party(hand, up, down, taken, mission, reserve, manipulation, discard)


OUT = party(hand="", reserve="", manipulation="")
"""A party without cards."""


def seat_data(one: Party, arranged: bool) -> Data:
    up, down = by_group(one.up), by_group(one.down)
    named = Counter(cards(one.hand)) + Counter(cards(one.discard))
    for row in up + down:
        named += Counter(row)
    discard = cards(one.discard)
    left = {text: Counter(cards(text)) - named for text in (INFLUENCE, MANIPULATION)}
    order = list(left[MANIPULATION].elements())
    if one.reserve is not None:
        discard += (left[INFLUENCE] - Counter(cards(one.reserve))).elements()
    if one.manipulation is not None:
        order = cards(one.manipulation)
        discard += (left[MANIPULATION] - Counter(order)).elements()
    hidden = [(group, card) for group, row in zip(GROUPS, down, strict=True) for card in row]
    return {
        "hand": cards(one.hand),
        "discard": discard,
        "order": order if arranged else [],
        "mission": one.mission,
        "answer": None,
        "taken": [one.taken.split().count(group) for group in GROUPS],
        "up": up,
        "down": down,
        "hidden": [{"group": group, "bag": 0, "turn": 0, "card": card} for group, card in hidden],
    }


def position(
    *parties: Party,
    phase: str = "turn",
    active: int = 0,
    suffrage_discard: str = "",
    orgies: int = 2,
    played: str | None = None,
    arranged: bool = True,
    turn: int = 10,
    **facts: Any,
) -> Data:
    """A whole position. Seat 0 is Cleopatra, and the suffrage cards that are not in the discard are in the deck."""
    people = [*parties, *[party() for _ in range(2 - len(parties))]]
    seats = [seat_data(one, arranged) for one in people]
    left = [PATRICIANS[group] - seats[0]["taken"][i] - seats[1]["taken"][i] for i, group in enumerate(GROUPS)]
    suffrage = [group for group, number in zip(GROUPS, left, strict=True) if number] + ["orgy"] * orgies + ["reshuffle"]
    for card in cards(suffrage_discard):
        suffrage.remove(card)
    asked = [active]
    if phase in [*CHANCE_PHASES, "over"]:
        asked = []
    elif phase == "veto":
        asked = [1 - active]
    data: Data = {
        "game": "caesar",
        "phase": phase,
        "asked": asked,
        "cleopatra": 0,
        "active": active,
        "turn": turn,
        "manipulated": phase in ("lay", "veto", "strike", "castle"),
        "laid": phase == "manipulate",
        "passive": False,
        "last": phase in ("last_turn", "last_lay"),
        "played": played,
        "drawer": active,
        "patricians": left,
        "suffrage": suffrage,
        "suffrage_discard": cards(suffrage_discard),
        "quiet": [],
        "seats": seats,
    }
    return data | facts
