"""What has been seen of a party's cards (§11), as a list of entries in the order of play.

A card out of sight is in a *bag*: the hand, the first five cards, or the cards that a Castling has mixed, each Castling
with a bag of its own. Everybody sees how many cards go from where to where, and the faces of some; nobody but the
owner sees which card of a bag it was. So these entries, and nothing else, say what can be known:

- `drew`: a card came to hand from a reserve
- `laid`: a card of the hand was laid face down, and it lies there still
- `shown`: a card of a bag came to light
- `moved`: a Castling took a hidden card out of a bag into its own
- `added`: a card that lay open came into a bag
- `known`: the hand was just these cards, as everybody knows of the opening hand, and who sends a Spy of another one

A card laid face down that is turned up later makes its `laid` a `shown` of that moment, and one that is castled a
`moved`: it left the hand when it was laid, whatever came to light since. No entry tells more than the seats have seen,
and only the `known` of a Spy is a secret from spectators.

Hidden cards lie in *slots*: a number each with its card, its group, its bag and the turn in which it was laid.
Worlds that fit the entries are drawn in worlds.py.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from curia.core.types import Seat
from curia.games.caesar import cards, zone
from curia.games.caesar.cards import Bag, Group, Kind
from curia.games.caesar.state import CaesarState

# Bags: each Castling that takes effect has the next number.
FROM_HAND: Final = 0
FIRST_FIVE: Final = 1
BAGS: Final = 8

# Entries: what happened, above it two small numbers or a hand.
DREW: Final = 0
"""From the influence reserve (0) or the manipulation reserve (1)."""
LAID: Final = 1
SHOWN: Final = 2
"""The card, the bag."""
MOVED: Final = 3
"""From one bag to another."""
ADDED: Final = 4
"""The card, the bag."""
KNOWN: Final = 5
"""The hand, known to both seats (0) or to everybody (1)."""
TO_SEATS: Final = 0
TO_ALL: Final = 1

_WORDS: Final = ["drew", "laid", "shown", "moved", "added"]
_KNOWN_WORDS: Final = ["spied", "opening"]
_RESERVES: Final = ["influence", "manipulation"]

UNSEEN: Final = 15
"""The card of a slot for who may not know it."""


def entry(what: i64, first: i64, second: i64) -> i64:
    return second << 7 | first << 3 | what


def entry_what(number: i64) -> i64:
    return number & 7


def entry_first(number: i64) -> i64:
    return number >> 3 & 15


def entry_second(number: i64) -> i64:
    return number >> 7


def slot(card: Kind, group: Group, bag: i64, turn: i64) -> i64:
    return turn << 10 | bag << 7 | group << 4 | card


def slot_card(number: i64) -> Kind:
    return number & 15


def slot_group(number: i64) -> Group:
    return number >> 4 & 7


def slot_bag(number: i64) -> i64:
    return number >> 7 & 7


def slot_turn(number: i64) -> i64:
    return number >> 10


def with_card(number: i64, card: Kind) -> i64:
    return number & ~15 | card


def _with_room(numbers: vec[i64], more: i64) -> vec[i64]:
    """A copy that can be changed and take so many more."""
    return extend(vec[i64](capacity=len(numbers) + more), numbers)


def _note(state: CaesarState, seat: Seat, number: i64) -> None:
    if state.tracking:
        state.seen[seat] = append(_with_room(state.seen[seat], 1), number)


def start_knowledge(state: CaesarState, seat: Seat, placed: vec[i64]) -> None:
    """The first five cards are 1 to 5 in some order, and so is the opening hand."""
    seen = vec[i64](capacity=8)
    seen = append(seen, entry(KNOWN, TO_ALL, cards.ONE_OF_EACH_VALUE))
    slots = vec[i64](capacity=cards.GROUPS)
    for group in range(cards.GROUPS):
        slots = append(slots, slot(placed[group], group, FIRST_FIVE, 0))
        seen = append(seen, entry(ADDED, group + 1, FIRST_FIVE))
    state.seen[seat] = seen
    state.slots[seat] = slots


def note_draw(state: CaesarState, seat: Seat, kind: Kind) -> None:
    """A card comes to hand, unseen."""
    manipulation: i64 = 0
    if kind >= cards.INFLUENCE_END:
        manipulation = 1
    _note(state, seat, entry(DREW, manipulation, 0))


def note_shown(state: CaesarState, seat: Seat, kind: Kind) -> None:
    """A card of the hand lies open now."""
    _note(state, seat, entry(SHOWN, kind, FROM_HAND))


def note_spied(state: CaesarState, seat: Seat, hand: Bag) -> None:
    _note(state, seat, entry(KNOWN, TO_SEATS, hand))


def note_laid_down(state: CaesarState, seat: Seat, group: Group, card: Kind) -> None:
    if state.tracking:
        _note(state, seat, entry(LAID, 0, 0))
        slots = _with_room(state.slots[seat], 1)
        state.slots[seat] = append(slots, slot(card, group, FROM_HAND, state.turn))


def note_turned_up(state: CaesarState, seat: Seat, group: Group) -> None:
    """All hidden cards of a party before a group are open now. Everybody sees which of them was laid when."""
    if not state.tracking:
        return
    slots = state.slots[seat]
    seen = _with_room(state.seen[seat], len(slots))
    rest = vec[i64](capacity=len(slots))
    place: i64 = 0
    for i in range(len(slots)):
        bag = slot_bag(slots[i])
        if bag == FROM_HAND:
            place = _next_laid(seen, place) + 1
        if slot_group(slots[i]) != group:
            rest = append(rest, slots[i])
        elif bag == FROM_HAND:
            seen[place - 1] = entry(SHOWN, slot_card(slots[i]), FROM_HAND)
        else:
            seen = append(seen, entry(SHOWN, slot_card(slots[i]), bag))
    state.seen[seat] = seen
    state.slots[seat] = rest


def bags(seen: vec[i64]) -> i64:
    """How many bags there have been; the next Castling has this number."""
    number: i64 = FIRST_FIVE + 1
    for i in range(len(seen)):
        what = entry_what(seen[i])
        if (what == MOVED or what == ADDED) and entry_second(seen[i]) >= number:
            number = entry_second(seen[i]) + 1
    return number


def _next_laid(seen: vec[i64], place: i64) -> i64:
    """The entry of the next card laid face down: they are in the order of the slots."""
    while entry_what(seen[place]) != LAID:
        place += 1
    return place


def note_castling(state: CaesarState, seat: Seat, first: Group, second: Group, up: Bag) -> None:
    """The cards of two groups, of which `up` lay open, have been mixed and lie face down."""
    if not state.tracking:
        return
    slots = state.slots[seat]
    seen = _with_room(state.seen[seat], len(slots) + 10)
    rest = vec[i64](capacity=len(slots) + 10)
    mixed = bags(seen)
    place: i64 = 0
    for i in range(len(slots)):
        bag = slot_bag(slots[i])
        if bag == FROM_HAND:
            place = _next_laid(seen, place) + 1
        if slot_group(slots[i]) != first and slot_group(slots[i]) != second:
            rest = append(rest, slots[i])
        elif bag == FROM_HAND:
            seen[place - 1] = entry(MOVED, FROM_HAND, mixed)
        else:
            seen = append(seen, entry(MOVED, bag, mixed))
    for card in range(cards.INFLUENCE_END):
        for _ in range(cards.count(up, card)):
            seen = append(seen, entry(ADDED, card, mixed))
    for group in (first, second):
        for card in range(cards.INFLUENCE_END):
            for _ in range(cards.count(state.table[zone.DOWN + seat * cards.GROUPS + group], card)):
                rest = append(rest, slot(card, group, mixed, 0))
    state.seen[seat] = seen
    state.slots[seat] = rest


# Reading the entries ------------------------------------------------------------


def sizes(seen: vec[i64]) -> vec[i64]:
    """How many cards are in each bag; at FROM_HAND, how many of the hand lie face down. Behind them, how many are in
    hand, influence and manipulation. Empty if this cannot be: a bag gives more than it has, a Spy sees more or less."""
    number = vec[i64]([0 for _ in range(BAGS + 2)])
    hand: i64 = BAGS
    for i in range(len(seen)):
        what = entry_what(seen[i])
        first = entry_first(seen[i])
        second = entry_second(seen[i])
        if what == KNOWN:
            influence = cards.size(second & cards.INFLUENCE)
            manipulation = cards.size(second & cards.MANIPULATION)
            if first == TO_ALL:
                number[hand] += influence
                number[hand + 1] += manipulation
            elif number[hand] != influence or number[hand + 1] != manipulation:
                return vec[i64]()
        elif what == DREW:
            number[hand + first] += 1
        elif what == ADDED:
            number[second] += 1
        else:
            source = hand
            if what == MOVED:
                number[second] += 1
                if first != FROM_HAND:
                    source = first
            elif what == LAID:
                number[FROM_HAND] += 1
            elif second != FROM_HAND:
                source = second
            elif first >= cards.INFLUENCE_END:
                source = hand + 1
            number[source] -= 1
            if number[source] < 0:
                return vec[i64]()
    return number


def revealed(seen: vec[i64], slots: vec[i64], hand: Bag) -> vec[i64]:
    """The entries as they would be if all cards came to light now."""
    seen = _with_room(seen, len(slots) + 1)
    place: i64 = 0
    for i in range(len(slots)):
        bag = slot_bag(slots[i])
        if bag == FROM_HAND:
            place = _next_laid(seen, place)
            seen[place] = entry(SHOWN, slot_card(slots[i]), FROM_HAND)
        else:
            seen = append(seen, entry(SHOWN, slot_card(slots[i]), bag))
    return append(seen, entry(KNOWN, TO_SEATS, hand))


def entry_text(number: i64) -> str:
    """An entry in words: 'opening 1 2 3 4 5', 'drew influence', 'laid', 'shown 3 1' (of bag 1), 'moved 0 2'."""
    what = int(entry_what(number))
    first = int(entry_first(number))
    second = entry_second(number)
    if what == KNOWN:
        return " ".join([_KNOWN_WORDS[first], *[cards.KIND_IDS[kind] for kind in cards.kinds_in(second)]])
    if what == DREW:
        return f"{_WORDS[what]} {_RESERVES[first]}"
    if what == LAID:
        return _WORDS[what]
    if what == MOVED:
        return f"{_WORDS[what]} {first} {second}"
    return f"{_WORDS[what]} {cards.KIND_IDS[first]} {second}"


def parse_entry(text: str) -> i64:
    """The entry that a text says; ValueError says what is wrong with it."""
    words = text.split()
    if words and words[0] in _KNOWN_WORDS:
        if len(words) > cards.HAND_SIZE + 1:
            raise ValueError("a hand has at most five cards")
        hand: i64 = 0
        for word in words[1:]:
            hand += cards.one(_kind(word))
        return entry(KNOWN, _KNOWN_WORDS.index(words[0]), hand)
    what = _WORDS.index(words[0]) if words and words[0] in _WORDS else -1
    if what == LAID and len(words) == 1:
        return entry(LAID, 0, 0)
    if what == DREW and len(words) == 2 and words[1] in _RESERVES:
        return entry(DREW, _RESERVES.index(words[1]), 0)
    if what in (SHOWN, MOVED, ADDED) and len(words) == 3:
        first = _bag(words[1]) if what == MOVED else _kind(words[1])
        second = _bag(words[2])
        if what != SHOWN and second == FROM_HAND:
            raise ValueError("cards are not added to a hand")
        if what != MOVED and second != FROM_HAND and first >= cards.INFLUENCE_END:
            raise ValueError("only influence cards lie before the groups")
        return entry(what, first, second)
    raise ValueError(f"'{text}' says nothing that can have been seen")


def _kind(word: str) -> int:
    if word not in cards.KIND_IDS:
        raise ValueError(f"'{word}' is no card")
    return cards.KIND_IDS.index(word)


def _bag(word: str) -> int:
    if not (len(word) == 1 and "0" <= word < str(BAGS)):
        raise ValueError(f"'{word}' is no bag from 0 to {BAGS - 1}")
    return int(word)
