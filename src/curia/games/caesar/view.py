"""What a seat of Caesar & Cleopatra may know, and positions that fit it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.game import View
from curia.core.rng import Rng
from curia.core.types import Seat
from curia.games.caesar import cards, knowledge, moves, phase, zone
from curia.games.caesar.chance import missions_left
from curia.games.caesar.config import Config
from curia.games.caesar.questions import PLACEMENTS
from curia.games.caesar.state import CaesarState, cards_before, filled
from curia.games.caesar.worlds import Worlds

HIDDEN: Final = -1


@final
class CaesarView(View):
    """A position as one seat sees it. Lists go as those of the state; HIDDEN stands for what it may not know."""

    def __init__(
        self,
        seat: Seat,
        party: vec[i64],
        table: vec[i64],
        slots: vec[vec[i64]],
        seen: vec[vec[i64]],
    ) -> None:
        self.seat = seat
        self.party = party
        self.table = table
        self.slots = slots
        """UNSEEN stands for the cards of others."""
        self.seen = seen
        self.worlds: list[Worlds] = []
        """For both parties, influence and manipulation; made when worlds are drawn for the first time."""
        self.influence_in_hand = filled(2, 0)
        self.manipulation_in_hand = filled(2, 0)
        self.influence_left = filled(2, 0)
        """Sizes of the reserves."""
        self.manipulation_left = filled(2, 0)
        self.hidden = filled(2 * cards.GROUPS, 0)
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
        self.quiet: i64 = 0


def make_view(config: Config, state: CaesarState, seat: Seat) -> CaesarView:
    over = state.phase == phase.OVER
    view = CaesarView(
        seat,
        filled(zone.PARTY_LENGTH, HIDDEN),
        filled(zone.TABLE_LENGTH, HIDDEN),
        state.slots[:],
        state.seen[:],
    )
    for party in range(2):
        view.party[zone.DISCARD + party] = state.party[zone.DISCARD + party]
        if party == seat or over:
            view.party[zone.HAND + party] = state.party[zone.HAND + party]
            view.party[zone.ORDER + party] = state.party[zone.ORDER + party]
            view.party[zone.MISSION + party] = state.party[zone.MISSION + party]
            view.party[zone.ANSWER + party] = state.party[zone.ANSWER + party]
        else:
            view.slots[party] = _without_cards(state.slots[party])
            if state.party[zone.MISSION + party] == cards.NO_MISSION:
                view.party[zone.MISSION + party] = cards.NO_MISSION
        if seat > 1 and not over:
            view.seen[party] = _without_spies(state.seen[party])
        view.influence_in_hand[party] = cards.size(state.party[zone.HAND + party] & cards.INFLUENCE)
        view.manipulation_in_hand[party] = cards.size(state.party[zone.HAND + party] & cards.MANIPULATION)
        view.influence_left[party] = cards.size(state.party[zone.RESERVE + party])
        view.manipulation_left[party] = cards.size(state.party[zone.MANIPULATION_RESERVE + party])
        for group in range(cards.GROUPS):
            place = party * cards.GROUPS + group
            view.table[zone.UP + place] = state.table[zone.UP + place]
            view.table[zone.TAKEN + place] = state.table[zone.TAKEN + place]
            view.hidden[place] = cards.size(state.table[zone.DOWN + place])
            if party == seat or over:
                view.table[zone.DOWN + place] = state.table[zone.DOWN + place]
        if state.party[zone.ANSWER + party] != moves.NO_ANSWER or (
            state.phase == phase.ARRANGE and not has(state.asked, party)
        ):
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
    return view


def _without_cards(slots: vec[i64]) -> vec[i64]:
    hidden = slots[:]
    for i in range(len(hidden)):
        hidden[i] = knowledge.with_card(hidden[i], knowledge.UNSEEN)
    return hidden


def _without_spies(seen: vec[i64]) -> vec[i64]:
    """A spectator has seen what everybody has."""
    rest = vec[i64](capacity=len(seen))
    for i in range(len(seen)):
        if knowledge.entry_what(seen[i]) != knowledge.KNOWN or knowledge.entry_first(seen[i]) != knowledge.TO_SEATS:
            rest = append(rest, seen[i])
    return rest


def determinize(config: Config, view: CaesarView, rng: Rng) -> CaesarState:
    """A position that the seat cannot tell from the true one: what it does not know is drawn."""
    state = CaesarState(
        view.party[:],
        view.table[:],
        view.slots[:],
        view.seen[:],
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
    state.quiet = view.quiet
    if view.phase > phase.PLACE and len(view.worlds) == 0:
        view.worlds = _worlds(config, view)
    hidden: i64 = 0
    for party in range(2):
        if view.party[zone.HAND + party] == HIDDEN:
            if view.phase > phase.PLACE:
                _draw_cards(view, state, party, hidden, rng)
                hidden += 2
            else:
                _draw_placement(view, state, party, rng)
        _fill_reserves(config, state, party)
        if view.party[zone.ORDER + party] == HIDDEN:
            state.party[zone.ORDER + party] = _draw_order(config, view, state, party, rng)
    _draw_missions(config, view, state, rng)
    return state


def _worlds(config: Config, view: CaesarView) -> list[Worlds]:
    worlds: list[Worlds] = []
    for party in range(2):
        if view.party[zone.HAND + party] == HIDDEN:
            unseen = config.cards.party - view.party[zone.DISCARD + party]
            for group in range(cards.GROUPS):
                unseen -= view.table[zone.UP + party * cards.GROUPS + group]
            worlds.append(Worlds(view.seen[party], view.slots[party], unseen & cards.INFLUENCE, False))
            worlds.append(Worlds(view.seen[party], vec[i64](), unseen & cards.MANIPULATION, True))
    return worlds


def _draw_cards(view: CaesarView, state: CaesarState, party: Seat, number: i64, rng: Rng) -> None:
    """The hand and the cards face down."""
    influence = view.worlds[number]
    slots = influence.draw(rng)
    state.slots[party] = slots
    for group in range(cards.GROUPS):
        state.table[zone.DOWN + party * cards.GROUPS + group] = 0
    for i in range(len(slots)):
        place = party * cards.GROUPS + knowledge.slot_group(slots[i])
        state.table[zone.DOWN + place] += cards.one(knowledge.slot_card(slots[i]))
    manipulation = view.worlds[number + 1]
    manipulation.draw(rng)
    state.party[zone.HAND + party] = influence.hand + manipulation.hand


def _draw_placement(view: CaesarView, state: CaesarState, party: Seat, rng: Rng) -> None:
    """Before the first turn: both sets in hand, and a sealed answer if one was given."""
    state.party[zone.HAND + party] = 2 * cards.ONE_OF_EACH_VALUE
    for group in range(cards.GROUPS):
        state.table[zone.DOWN + party * cards.GROUPS + group] = 0
    if has(view.answered, party) and view.phase == phase.PLACE:
        state.party[zone.ANSWER + party] = PLACEMENTS[rng.below(len(PLACEMENTS))]


def _fill_reserves(config: Config, state: CaesarState, party: Seat) -> None:
    """The reserves hold whatever lies nowhere else."""
    rest = config.cards.party - state.party[zone.HAND + party] - state.party[zone.DISCARD + party]
    for group in range(cards.GROUPS):
        rest -= cards_before(state, party, group)
    state.party[zone.RESERVE + party] = rest & cards.INFLUENCE
    state.party[zone.MANIPULATION_RESERVE + party] = rest & cards.MANIPULATION


def _draw_order(config: Config, view: CaesarView, state: CaesarState, party: Seat, rng: Rng) -> i64:
    """An order of the manipulation reserve; none where it is shuffled or not arranged yet."""
    if not config.arranged or view.phase < phase.ARRANGE or (view.phase == phase.ARRANGE and has(view.asked, party)):
        return 0
    kinds = vec[i64](capacity=16)
    for kind in range(cards.ASSASSINATION, cards.KINDS):
        for _ in range(cards.count(state.party[zone.MANIPULATION_RESERVE + party], kind)):
            kinds = append(kinds, kind - cards.ASSASSINATION)
    number = len(kinds)
    order = number << zone.LENGTH_SHIFT
    for i in range(number):
        chosen = i + rng.below(number - i)
        order |= kinds[chosen] << (3 * i)
        kinds[chosen] = kinds[i]
    return order


def _draw_missions(config: Config, view: CaesarView, state: CaesarState, rng: Rng) -> None:
    for party in range(2):
        if view.party[zone.MISSION + party] == HIDDEN:
            state.party[zone.MISSION + party] = cards.NO_MISSION
    for party in range(2):
        if view.party[zone.MISSION + party] == HIDDEN:
            left = missions_left(config, state)
            state.party[zone.MISSION + party] = cards.pick(left, rng.below(cards.size(left)))
