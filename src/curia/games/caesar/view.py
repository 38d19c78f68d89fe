"""What a seat of Caesar & Cleopatra may know, and positions that fit it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.game import View
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.caesar.cards import (
    ASSASSINATION,
    GROUPS,
    INFLUENCE,
    INFLUENCE_END,
    KINDS,
    MANIPULATION,
    ONE_OF_EACH_VALUE,
    Bag,
    count,
    one,
    pick,
    size,
)
from curia.games.caesar.chance import missions_left
from curia.games.caesar.config import Config
from curia.games.caesar.knowledge import (
    EVERYBODY,
    NEVER,
    NO_POOL,
    is_known,
    item_any_turn,
    item_known_turn,
    item_values,
    known_value,
    pool_known,
    pool_turn,
    slot_group,
    slot_pool,
    slot_turn,
)
from curia.games.caesar.legal import PLACEMENTS
from curia.games.caesar.state import (
    ANSWER,
    ARRANGE,
    DISCARD,
    DOWN,
    HAND,
    LENGTH_SHIFT,
    MANIPULATION_RESERVE,
    MISSION,
    NO_ANSWER,
    NO_MISSION,
    ORDER,
    OVER,
    PARTY_LENGTH,
    PLACE,
    POOLS,
    RESERVE,
    SEEN_MANIPULATION,
    TABLE_LENGTH,
    TAKEN,
    UP,
    CaesarState,
    copy_lists,
    filled,
)

HIDDEN: Final = -1
DEAD_END: Final = -1
_TRIES: Final = 200
"""So often a position is drawn anew before the turns of the hidden cards are disregarded."""


@final
class CaesarView(View):
    """A position as one seat sees it. Lists go as those of the state; HIDDEN stands for what it may not know."""

    def __init__(
        self,
        seat: Seat,
        party: vec[i64],
        table: vec[i64],
        slots: vec[vec[i64]],
        slot_cards: vec[vec[i64]],
        items: vec[vec[i64]],
        pools: vec[i64],
    ) -> None:
        self.seat = seat
        self.party = party
        self.table = table
        self.slots = slots
        self.slot_cards = slot_cards
        """Of the own slots; empty for others."""
        self.items = items
        self.pools = pools
        self.influence_in_hand = filled(2, 0)
        self.manipulation_in_hand = filled(2, 0)
        self.influence_left = filled(2, 0)
        """Sizes of the reserves."""
        self.manipulation_left = filled(2, 0)
        self.hidden = filled(2 * GROUPS, 0)
        """How many cards lie face down."""
        self.answered: i64 = 0
        """Who has given a sealed answer."""
        self.phase: i64 = 0
        self.asked: i64 = 0
        self.cleopatra: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.manipulated: i64 = 0
        self.laid: i64 = 0
        self.passive: i64 = 0
        self.last: i64 = 0
        self.played: i64 = 0
        self.drawer: i64 = 0
        self.patricians: i64 = 0
        self.suffrage: i64 = 0
        self.suffrage_discard: i64 = 0
        self.spied: i64 = 0
        self.quiet: i64 = 0


def make_view(config: Config, state: CaesarState, seat: Seat) -> CaesarView:
    over = state.phase == OVER
    watching = seat > 1
    items = copy_lists(state.items)
    pools = state.pools[:]
    if watching:
        _forget_spies(state, items, pools)
    view = CaesarView(
        seat,
        filled(PARTY_LENGTH, HIDDEN),
        filled(TABLE_LENGTH, HIDDEN),
        copy_lists(state.slots),
        vec[vec[i64]]([vec[i64](), vec[i64]()]),
        items,
        pools,
    )
    for party in range(2):
        view.party[DISCARD + party] = state.party[DISCARD + party]
        if party == seat or over:
            view.party[HAND + party] = state.party[HAND + party]
            view.party[ORDER + party] = state.party[ORDER + party]
            view.party[MISSION + party] = state.party[MISSION + party]
            view.party[ANSWER + party] = state.party[ANSWER + party]
            view.slot_cards[party] = state.slot_cards[party][:]
        elif state.party[MISSION + party] == NO_MISSION:
            view.party[MISSION + party] = NO_MISSION
        if not watching or over:
            view.party[SEEN_MANIPULATION + party] = state.party[SEEN_MANIPULATION + party]
        view.influence_in_hand[party] = size(state.party[HAND + party] & INFLUENCE)
        view.manipulation_in_hand[party] = size(state.party[HAND + party] & MANIPULATION)
        view.influence_left[party] = size(state.party[RESERVE + party])
        view.manipulation_left[party] = size(state.party[MANIPULATION_RESERVE + party])
        for group in range(GROUPS):
            place = party * GROUPS + group
            view.table[UP + place] = state.table[UP + place]
            view.table[TAKEN + place] = state.table[TAKEN + place]
            view.hidden[place] = size(state.table[DOWN + place])
            if party == seat or over:
                view.table[DOWN + place] = state.table[DOWN + place]
        if state.party[ANSWER + party] != NO_ANSWER or (state.phase == ARRANGE and not has(state.asked, party)):
            view.answered |= bit(party)
    view.phase = state.phase
    view.asked = state.asked
    view.cleopatra = state.cleopatra
    view.active = state.active
    view.turn = state.turn
    view.manipulated = state.manipulated
    view.laid = state.laid
    view.passive = state.passive
    view.last = state.last
    view.played = state.played
    view.drawer = state.drawer
    view.patricians = state.patricians
    view.suffrage = state.suffrage
    view.suffrage_discard = state.suffrage_discard
    view.quiet = state.quiet
    if not watching:
        view.spied = state.spied
    return view


def _forget_spies(state: CaesarState, items: vec[vec[i64]], pools: vec[i64]) -> None:
    """A spectator knows what everybody knows: put that in the place of what the opponent knows."""
    for party in range(2):
        if has(state.spied, party):
            everybody = party + EVERYBODY
            items[party] = items[everybody]
            items[everybody] = vec[i64]()
            for number in range(POOLS):
                pools[party * POOLS + number] = pools[everybody * POOLS + number]
                pools[everybody * POOLS + number] = 0


def determinize(config: Config, view: CaesarView, rng: Rng) -> CaesarState:
    """A position that the seat cannot tell from the true one: what it does not know is drawn."""
    state = CaesarState(
        view.party[:],
        view.table[:],
        copy_lists(view.slots),
        copy_lists(view.slot_cards),
        copy_lists(view.items),
        view.pools[:],
    )
    state.phase = view.phase
    state.asked = view.asked
    state.cleopatra = view.cleopatra
    state.active = view.active
    state.turn = view.turn
    state.manipulated = view.manipulated
    state.laid = view.laid
    state.passive = view.passive
    state.last = view.last
    state.played = view.played
    state.drawer = view.drawer
    state.patricians = view.patricians
    state.suffrage = view.suffrage
    state.suffrage_discard = view.suffrage_discard
    state.spied = view.spied
    state.quiet = view.quiet
    for party in range(2):
        if view.party[SEEN_MANIPULATION + party] == HIDDEN:
            state.party[SEEN_MANIPULATION + party] = 0
        if view.party[HAND + party] == HIDDEN:
            _draw_influence(config, view, state, party, rng)
            _draw_manipulation(config, view, state, party, rng)
            if has(view.answered, party) and view.phase == PLACE:
                state.party[ANSWER + party] = PLACEMENTS[rng.below(len(PLACEMENTS))]
        _fill_reserves(config, state, party)
        if view.party[ORDER + party] == HIDDEN:
            state.party[ORDER + party] = _draw_order(config, view, state, party, rng)
    _draw_missions(config, view, state, rng)
    return state


def _fill_reserves(config: Config, state: CaesarState, party: Seat) -> None:
    """The reserves hold whatever lies nowhere else."""
    rest = config.cards.party - state.party[HAND + party] - state.party[DISCARD + party]
    for group in range(GROUPS):
        rest -= state.table[UP + party * GROUPS + group] + state.table[DOWN + party * GROUPS + group]
    state.party[RESERVE + party] = rest & INFLUENCE
    state.party[MANIPULATION_RESERVE + party] = rest & MANIPULATION


def _draw_influence(config: Config, view: CaesarView, state: CaesarState, party: Seat, rng: Rng) -> None:
    """The hidden cards of a party: known ones somewhere, the others from what has not been seen."""
    if view.phase <= PLACE:
        state.party[HAND + party] = 2 * ONE_OF_EACH_VALUE
        for group in range(GROUPS):
            state.table[DOWN + party * GROUPS + group] = 0
        return
    unseen = config.cards.party & INFLUENCE
    unseen -= state.party[DISCARD + party] & INFLUENCE
    for group in range(GROUPS):
        unseen -= state.table[UP + party * GROUPS + group]
        state.table[DOWN + party * GROUPS + group] = 0
    for number in range(1, POOLS):
        unseen -= pool_known(state.pools, party, number)
    items = state.items[party][:]
    for i in range(len(items)):
        if is_known(items[i]):
            unseen -= one(known_value(items[i]))
    hand: i64 = DEAD_END
    tries: i64 = 0
    while hand == DEAD_END:
        hand = _fill_slots(state, party, items[:], unseen, tries >= _TRIES, rng)
        tries += 1
    state.party[HAND + party] = hand


def _fill_slots(state: CaesarState, party: Seat, items: vec[i64], unseen: Bag, freely: bool, rng: Rng) -> Bag:
    """Put items into the slots, the earliest slot first: it has the least choice. Returns what is left for the hand.

    DEAD_END, with nothing changed, if an earlier slot took the last card of a value that a later one needs. `freely`
    lets every item into every slot."""
    slots = state.slots[party]
    left = vec[i64]([0, 0, 0, 0])
    pool_cards = vec[i64]([0, 0, 0, 0])
    for number in range(1, POOLS):
        pool_cards[number] = pool_known(state.pools, party, number)
        left[number] = -size(pool_cards[number])
    keys = vec[i64](capacity=len(slots) + 1)
    for i in range(len(slots)):
        number = slot_pool(slots[i])
        key = slot_turn(slots[i]) << 8 | i
        if number != NO_POOL:
            left[number] += 1
            if left[number] <= 0:
                continue
            key = pool_turn(state.pools, party, number) << 8 | i
        keys = append(keys, key)
        j = len(keys) - 1
        while j > 0 and keys[j - 1] > key:
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key
    cards = slots[:]
    unused = len(items)
    for i in range(len(keys)):
        place = keys[i] & 255
        turn = keys[i] >> 8
        if freely:
            turn = NEVER
        chosen = _choose_item(items, unused, turn, unseen, rng)
        if chosen < 0:
            return DEAD_END
        value = _choose_value(items[chosen], turn, unseen, rng)
        if not is_known(items[chosen]):
            unseen -= one(value)
        unused -= 1
        items[chosen] = items[unused]
        if slot_pool(slots[place]) == NO_POOL:
            cards[place] = value
        else:
            pool_cards[slot_pool(slots[place])] += one(value)
    for i in range(len(slots)):
        number = slot_pool(slots[i])
        if number != NO_POOL:
            cards[i] = pick(pool_cards[number], rng.below(size(pool_cards[number])))
            pool_cards[number] -= one(cards[i])
        state.table[DOWN + party * GROUPS + slot_group(slots[i])] += one(cards[i])
    state.slot_cards[party] = cards
    hand: i64 = 0
    for i in range(unused):
        value = _choose_value(items[i], NEVER, unseen, rng)
        if not is_known(items[i]):
            unseen -= one(value)
        hand += one(value)
    return hand


def _possible_values(entry: i64, unseen: Bag) -> Bag:
    """The unseen cards that an item may be before the turn since which it may be any."""
    possible: i64 = 0
    for value in range(INFLUENCE_END):
        if has(item_values(entry), value):
            possible += count(unseen, value) * one(value)
    return possible


def _fits(entry: i64, turn: i64, unseen: Bag) -> bool:
    if item_any_turn(entry) <= turn:
        return True
    if item_known_turn(entry) > turn:
        return False
    return is_known(entry) or _possible_values(entry, unseen) != 0


def _choose_item(items: vec[i64], unused: i64, turn: i64, unseen: Bag, rng: Rng) -> i64:
    """The place of a random item, among the unused ones in front, that fits the turn; -1 if none does."""
    fitting: i64 = 0
    for i in range(unused):
        if _fits(items[i], turn, unseen):
            fitting += 1
    if fitting == 0:
        return -1
    nth = rng.below(fitting)
    for i in range(unused):
        if _fits(items[i], turn, unseen):
            if nth == 0:
                return i
            nth -= 1
    return 0


def _choose_value(entry: i64, turn: i64, unseen: Bag, rng: Rng) -> i64:
    if is_known(entry):
        return known_value(entry)
    if item_any_turn(entry) > turn:
        unseen = _possible_values(entry, unseen)
    return pick(unseen, rng.below(size(unseen)))


def _draw_manipulation(config: Config, view: CaesarView, state: CaesarState, party: Seat, rng: Rng) -> None:
    """Manipulation cards in hand: those that a Spy saw, the others from what has not been seen."""
    seen = state.party[SEEN_MANIPULATION + party]
    unseen = (config.cards.party & MANIPULATION) - (state.party[DISCARD + party] & MANIPULATION) - seen
    state.party[HAND + party] += seen
    for _ in range(view.manipulation_in_hand[party] - size(seen)):
        kind = pick(unseen, rng.below(size(unseen)))
        unseen -= one(kind)
        state.party[HAND + party] += one(kind)


def _draw_order(config: Config, view: CaesarView, state: CaesarState, party: Seat, rng: Rng) -> i64:
    """An order of the manipulation reserve; none where it is shuffled or not arranged yet."""
    if not config.arranged or view.phase < ARRANGE or (view.phase == ARRANGE and has(view.asked, party)):
        return 0
    cards = vec[i64](capacity=16)
    for kind in range(ASSASSINATION, KINDS):
        for _ in range(count(state.party[MANIPULATION_RESERVE + party], kind)):
            cards = append(cards, kind - ASSASSINATION)
    number = len(cards)
    order = number << LENGTH_SHIFT
    for i in range(number):
        chosen = i + rng.below(number - i)
        order |= cards[chosen] << (3 * i)
        cards[chosen] = cards[i]
    return order


def _draw_missions(config: Config, view: CaesarView, state: CaesarState, rng: Rng) -> None:
    for party in range(2):
        if view.party[MISSION + party] == HIDDEN:
            state.party[MISSION + party] = NO_MISSION
    for party in range(2):
        if view.party[MISSION + party] == HIDDEN:
            left = missions_left(config, state)
            state.party[MISSION + party] = pick(left, rng.below(size(left)))


def known_hand(view: CaesarView, party: Seat) -> Bag:
    """The influence and manipulation cards that the viewing seat knows to be among the hidden cards of a party."""
    known: i64 = 0
    for i in range(len(view.items[party])):
        if is_known(view.items[party][i]):
            known += one(known_value(view.items[party][i]))
    if view.party[SEEN_MANIPULATION + party] != HIDDEN:
        known += view.party[SEEN_MANIPULATION + party]
    return known
