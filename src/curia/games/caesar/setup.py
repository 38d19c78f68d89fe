"""Positions of Caesar & Cleopatra from readable data: what `position` writes, in any order of cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core import reader
from curia.core.bits import bit
from curia.core.errors import PositionError
from curia.core.game import Game
from curia.core.reader import UNSAID, Many, Maybe, Row, Shape
from curia.core.types import Json, Seat
from curia.games.caesar import cards, knowledge, moves, phase, zone
from curia.games.caesar.config import Config
from curia.games.caesar.questions import QUESTIONS
from curia.games.caesar.state import CaesarState
from curia.games.caesar.view import CaesarView

_TURNS: Final = (0, 200)
_TABLE: Final = (
    *("active", "turn", "manipulated", "laid", "passive", "last", "drawer", "played"),
    *("patricians", "suffrage", "suffrage_discard", "quiet"),
)
"""What says something only after the cards have been placed."""
_PARTY: Final = {"hand": zone.HAND, "discard": zone.DISCARD}
_ALWAYS: Final = {"order": zone.ORDER, "mission": zone.MISSION, "answer": zone.ANSWER}
_BY_GROUP: Final = {"up": zone.UP, "down": zone.DOWN, "taken": zone.TAKEN}


def from_dict(game: Game[CaesarState, CaesarView], config: Config, data: dict[str, Json]) -> CaesarState:
    said = reader.read(data, _shape(config), PositionError)
    facts = said.numbers
    state = game.initial()
    placed = facts["phase"] > phase.PLACE
    for name in ("phase", "cleopatra", *(_TABLE if placed else ())):
        setattr(state, name, facts[name])
    for seat in range(2):
        path = f"seats[{seat}]"
        for name, start in {**_ALWAYS, **(_PARTY if placed else {})}.items():
            state.party[start + seat] = facts[f"{path}.{name}"]
        if placed:
            for name, start in _BY_GROUP.items():
                for group in range(cards.GROUPS):
                    state.table[start + seat * cards.GROUPS + group] = facts[f"{path}.{name}[{group}]"]
            _fill_reserves(config, state, seat)
            slots = zip(
                *[said.numbers_in(f"{path}.hidden", f".{name}") for name in ("card", "group", "bag", "turn")],
                strict=True,
            )
            state.slots[seat] = vec[i64]([knowledge.slot(*numbers) for numbers in slots])
            state.seen[seat] = _seen(state, seat, said, f"{path}.seen")
    state.asked = QUESTIONS[state.phase].asked(state)
    return reader.accept(game, state, said, _shape(config))


def _shape(config: Config) -> Shape:
    groups = {group: int(bit(i)) for i, group in enumerate(cards.GROUP_IDS)}
    suffrage = {name: int(cards.one(i)) for i, name in enumerate(cards.SUFFRAGE_IDS)}
    left = {name: int(cards.count(config.cards.suffrage, i)) for i, name in enumerate(cards.SUFFRAGE_IDS)}
    return {
        "game": ["caesar"],
        "phase": phase.IDS,
        "asked": reader.seats_of(2),
        "cleopatra": (0, 1),
        "active": (0, 1),
        "turn": _TURNS,
        "manipulated": bool,
        "laid": bool,
        "passive": bool,
        "last": bool,
        "drawer": (0, 1),
        "played": Maybe(reader.text(moves.parse_move), moves.NOTHING),
        "patricians": reader.packed(int(cards.GROUPS), 7, 4),
        "suffrage": reader.bag(suffrage, left),
        "suffrage_discard": reader.bag(suffrage, left),
        "quiet": reader.bag(groups, dict.fromkeys(groups, 1)),
        "seats": Row([_seat_shape(config), _seat_shape(config)]),
    }


def _seat_shape(config: Config) -> Shape:
    ones = {name: int(cards.one(kind)) for kind, name in enumerate(cards.KIND_IDS)}
    left = {name: int(cards.count(config.cards.party, kind)) for kind, name in enumerate(cards.KIND_IDS)}
    bag = reader.bag(ones, left)
    influence_ids = cards.KIND_IDS[: cards.INFLUENCE_END]
    influence = reader.bag({name: ones[name] for name in influence_ids}, left)
    ordered = reader.bag({name: ones[name] for name in cards.KIND_IDS[cards.ASSASSINATION :]}, left)

    def order(value: object, path: str) -> int:
        ordered(value, path)
        numbers = [cards.KIND_IDS.index(str(name)) - cards.ASSASSINATION for name in reader.list_in(value, path)]
        return len(numbers) << zone.LENGTH_SHIFT | sum(number << 3 * i for i, number in enumerate(numbers))

    return {
        "hand": bag,
        "discard": bag,
        "mission": Maybe(cards.GROUP_IDS[: cards.MISSIONS], cards.NO_MISSION),
        "answer": Maybe(reader.text(moves.parse_move), moves.NO_ANSWER),
        "taken": Row([(0, 7)] * int(cards.GROUPS)),
        "up": Row([influence] * int(cards.GROUPS)),
        "down": Row([influence] * int(cards.GROUPS)),
        "order": order,
        "hidden": Many(
            {"group": cards.GROUP_IDS, "bag": (0, knowledge.BAGS - 1), "turn": _TURNS, "card": influence_ids}
        ),
        "seen": Maybe(Many(reader.text(knowledge.parse_entry)), UNSAID),
    }


def _fill_reserves(config: Config, state: CaesarState, seat: Seat) -> None:
    """The reserves hold whatever lies nowhere else."""
    rest = config.cards.party - state.party[zone.HAND + seat] - state.party[zone.DISCARD + seat]
    for group in range(cards.GROUPS):
        place = seat * cards.GROUPS + group
        rest -= state.table[zone.UP + place] + state.table[zone.DOWN + place]
    state.party[zone.RESERVE + seat] = rest & cards.INFLUENCE
    state.party[zone.MANIPULATION_RESERVE + seat] = rest & cards.MANIPULATION


def _seen(state: CaesarState, seat: Seat, said: reader.Facts, path: str) -> vec[i64]:
    """What has been seen; without it, nothing but where the hidden cards lie is known."""
    if said.numbers[path] != UNSAID:
        return vec[i64](said.numbers_in(path))
    hand = state.party[zone.HAND + seat]
    laid = len([number for number in state.slots[seat] if knowledge.slot_bag(number) == knowledge.FROM_HAND])
    seen = [knowledge.entry(knowledge.DREW, 0, 0)] * int(cards.size(hand & cards.INFLUENCE) + laid) + [
        knowledge.entry(knowledge.LAID, 0, 0)
    ] * laid
    return vec[i64](seen + [knowledge.entry(knowledge.DREW, 1, 0)] * int(cards.size(hand & cards.MANIPULATION)))
