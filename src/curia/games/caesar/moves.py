"""Moves of Caesar & Cleopatra: what they say, packed in one integer, and how people write them."""

from typing import Final

from mypy_extensions import i64

from curia.core.errors import NotationError
from curia.core.types import Move
from curia.games.caesar import cards
from curia.games.caesar.cards import Bag

KIND_SHIFT: Final = 52
PAYLOAD: Final = (1 << 52) - 1
NEXT: Final = 1 << 52
PLACE: Final = 2 << 52
LAY_DOWN: Final = 3 << 52
LAY_UP: Final = 4 << 52
ASSASSINATE: Final = 5 << 52
SPY: Final = 6 << 52
CASTLE: Final = 7 << 52
COURTESAN: Final = 8 << 52
WRATH: Final = 9 << 52
DONE: Final = 10 << 52
ANSWER_VETO: Final = 11 << 52
ALLOW: Final = 11 << 52
VETO: Final = (11 << 52) + 1
STRIKE: Final = 12 << 52
RELAY: Final = 13 << 52
DISCARD: Final = 14 << 52
DRAW: Final = 15 << 52
NAME_CLEOPATRA: Final = 16 << 52
MISSION: Final = 17 << 52
DRAWN: Final = 18 << 52
CALL: Final = 19 << 52

NO_ANSWER: Final = -1
NOTHING: Final = 0
"""No manipulation is in play."""

FROM_INFLUENCE: Final = 0
FROM_MANIPULATION: Final = 1
RESERVE_IDS: Final = ["influence", "manipulation"]


def card_before(kind: i64, group: i64) -> i64:
    """The payload that names a card and a group."""
    return kind << 3 | group


def two_groups(first: i64, second: i64) -> i64:
    """The payload that names two groups, the lower one first."""
    if first < second:
        return first << 3 | second
    return second << 3 | first


def move_text(move: Move) -> str:
    kind = move & ~PAYLOAD
    payload = move & PAYLOAD
    if kind == NEXT:
        return f"next {cards.KIND_IDS[payload]}"
    if kind == PLACE:
        return "place " + " ".join([str(payload >> (3 * group) & 7) for group in range(cards.GROUPS)])
    if kind == LAY_DOWN:
        return f"lay {cards.KIND_IDS[payload >> 3]} {cards.GROUP_IDS[payload & 7]}"
    if kind == LAY_UP:
        return f"show {cards.KIND_IDS[payload >> 3]} {cards.GROUP_IDS[payload & 7]}"
    if kind == ASSASSINATE:
        return f"assassinate {cards.KIND_IDS[payload >> 3]} {cards.GROUP_IDS[payload & 7]}"
    if kind == SPY:
        return "spy"
    if kind == CASTLE:
        return f"castle {cards.GROUP_IDS[payload >> 3]} {cards.GROUP_IDS[payload & 7]}"
    if kind == COURTESAN:
        return f"courtesan {cards.GROUP_IDS[payload]}"
    if kind == WRATH:
        return f"wrath {cards.GROUP_IDS[payload]}"
    if kind == DONE:
        return "done"
    if kind == ANSWER_VETO:
        return "veto" if payload == 1 else "allow"
    if kind == STRIKE:
        return f"strike {cards.KIND_IDS[payload]}"
    if kind == RELAY:
        return f"relay {bag_text(payload)}"
    if kind == DISCARD:
        return f"discard {bag_text(payload)}"
    if kind == DRAW:
        return f"draw {RESERVE_IDS[payload]}"
    if kind == NAME_CLEOPATRA:
        return f"cleopatra {payload}"
    if kind == MISSION:
        return f"mission {cards.GROUP_IDS[payload]}"
    if kind == DRAWN:
        return f"drawn {cards.KIND_IDS[payload]}"
    if kind == CALL:
        return f"suffrage {cards.SUFFRAGE_IDS[payload]}"
    raise ValueError(f"{move} is not a move of Caesar & Cleopatra")


def bag_text(bag: Bag) -> str:
    return " ".join([cards.KIND_IDS[kind] for kind in cards.kinds_in(bag)]) or "none"


USAGE: Final = {
    "next": "next CARD, the card that comes next in your manipulation reserve",
    "place": "place with the five values from the Senators to the Censors, for instance place 3 1 5 2 4",
    "lay": "lay CARD GROUP, for instance lay 4 senators: one card face down",
    "show": "show CARD GROUP, for instance show 4 senators: two cards face up, one after the other",
    "assassinate": "assassinate CARD GROUP",
    "spy": "spy",
    "castle": "castle GROUP GROUP",
    "courtesan": "courtesan GROUP",
    "wrath": "wrath GROUP",
    "done": "done, to play no manipulation",
    "veto": "veto",
    "allow": "allow",
    "strike": "strike CARD, the card that the opponent discards",
    "relay": "relay CARDS, those for the first of the two groups, or relay none",
    "discard": "discard CARDS, for instance discard 1 1 veto",
    "draw": "draw influence, or draw manipulation",
    "cleopatra": "cleopatra SEAT",
    "mission": "mission GROUP",
    "drawn": "drawn CARD",
    "suffrage": "suffrage CARD",
}
PLAYED_BY: Final = ["assassinate", "spy", "castle", "courtesan", "wrath", "veto"]
"""The verb that plays each manipulation card, in the order of the cards."""
_ALONE: Final = {"spy": SPY, "done": DONE, "veto": VETO, "allow": ALLOW}
_WITH_GROUP: Final = {"courtesan": COURTESAN, "wrath": WRATH}
_WITH_CARD: Final = {"next": NEXT, "strike": STRIKE, "drawn": DRAWN}
_WITH_CARD_AND_GROUP: Final = {"lay": LAY_DOWN, "show": LAY_UP, "assassinate": ASSASSINATE}


def parse_move(text: str) -> Move:
    """The move that a text says, whether or not it is allowed now."""
    words = text.lower().split()
    if not words or words[0] not in USAGE:
        shown = text.strip()[:40]
        raise NotationError(f"'{shown}' is not a move; a move begins with one of: {', '.join(USAGE)}")
    verb = words[0]
    rest = words[1:]
    if verb == "place":
        return PLACE | _placement(rest)
    if verb == "relay":
        return RELAY | _bag(rest, verb)
    if verb == "discard":
        return DISCARD | _bag(rest, verb)
    expected = 1
    if verb in _ALONE:
        expected = 0
    elif verb in _WITH_CARD_AND_GROUP or verb == "castle":
        expected = 2
    if len(rest) != expected:
        raise _misread(verb)
    if verb in _ALONE:
        return _ALONE[verb]
    if verb in _WITH_CARD_AND_GROUP:
        return _WITH_CARD_AND_GROUP[verb] | card_before(_card(rest[0]), _group(rest[1]))
    if verb in _WITH_CARD:
        return _WITH_CARD[verb] | _card(rest[0])
    if verb in _WITH_GROUP:
        return _WITH_GROUP[verb] | _group(rest[0])
    if verb == "castle":
        return CASTLE | two_groups(_group(rest[0]), _group(rest[1]))
    if verb == "draw":
        if rest[0] not in RESERVE_IDS:
            raise _misread(verb)
        return DRAW | RESERVE_IDS.index(rest[0])
    if verb == "mission":
        group = _group(rest[0])
        if group >= cards.MISSIONS:
            raise NotationError(f"there is no mission of the {rest[0]}")
        return MISSION | group
    if verb == "suffrage":
        if rest[0] not in cards.SUFFRAGE_IDS:
            raise NotationError(f"'{rest[0]}' is no suffrage card; expected one of {', '.join(cards.SUFFRAGE_IDS)}")
        return CALL | cards.SUFFRAGE_IDS.index(rest[0])
    if rest[0] not in ("0", "1"):
        raise _misread(verb)
    return NAME_CLEOPATRA | int(rest[0])


def _misread(verb: str) -> NotationError:
    return NotationError(f"write: {USAGE[verb]}")


def _card(name: str) -> i64:
    if name in ("0", "p", "phil"):
        return cards.PHILOSOPHER
    if name not in cards.KIND_IDS:
        raise NotationError(f"'{name}' is not a card; expected one of {', '.join(cards.KIND_IDS)}")
    return cards.KIND_IDS.index(name)


def _group(name: str) -> i64:
    found = [group for group in cards.GROUP_IDS if group.startswith(name)]
    if len(found) != 1:
        raise NotationError(f"'{name}' is not a group; expected one of {', '.join(cards.GROUP_IDS)}")
    return cards.GROUP_IDS.index(found[0])


def _placement(words: list[str]) -> i64:
    if len(words) != cards.GROUPS or not all([word in cards.KIND_IDS[1 : cards.INFLUENCE_END] for word in words]):
        raise _misread("place")
    payload: i64 = 0
    for group in range(cards.GROUPS):
        value: i64 = int(words[group])
        payload |= value << (3 * group)
    return payload


def _bag(words: list[str], verb: str) -> Bag:
    if words == ["none"]:
        return 0
    if not 0 < len(words) <= 13:
        raise _misread(verb)
    bag: i64 = 0
    for word in words:
        bag += cards.one(_card(word))
    return bag


def manipulation_of(move: Move) -> i64:
    """The manipulation card that a move plays, or -1."""
    kind = move & ~PAYLOAD
    if ASSASSINATE <= kind <= WRATH:
        return cards.ASSASSINATION + (kind - ASSASSINATE >> KIND_SHIFT)
    return -1


def is_bag_of_hand(bag: Bag, hand: Bag) -> bool:
    for kind in range(cards.KINDS):
        if cards.count(bag, kind) > cards.count(hand, kind):
            return False
    return True
