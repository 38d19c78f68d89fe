"""What is wrong with a position of Caesar & Cleopatra, by the field of `position` that shows it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.errors import PositionError, require
from curia.core.types import Seat
from curia.games.caesar import cards, knowledge, moves, phase, zone
from curia.games.caesar.config import Config
from curia.games.caesar.effects import manipulations
from curia.games.caesar.flow import can_draw, to_arrange
from curia.games.caesar.laying import own_cards
from curia.games.caesar.questions import QUESTIONS
from curia.games.caesar.state import CaesarState, copy_state, filled, patricians_left
from curia.games.caesar.worlds import Worlds

DRAWING: Final = (phase.REFILL, phase.DRAW_INFLUENCE, phase.DRAW_MANIPULATION)


def check(config: Config, state: CaesarState) -> str:
    try:
        require(state.phase == phase.OVER or state.asked != 0, "asked", "nobody is asked though the game goes on")
        _check_groups(config, state)
        _check_suffrage(config, state)
        _check_phase(config, state)
        for seat in range(2):
            _check_party(config, state, seat)
            _check_hand(config, state, seat)
            if state.phase > phase.PLACE:
                _check_knowledge(state, seat)
    except PositionError as error:
        return str(error)
    return ""


def _check_groups(config: Config, state: CaesarState) -> None:
    left: i64 = 0
    for group in range(cards.GROUPS):
        taken = state.table[zone.TAKEN + group] + state.table[zone.TAKEN + cards.GROUPS + group]
        patricians = patricians_left(state, group)
        left += patricians
        added_up = patricians + taken == config.cards.patricians[group]
        require(added_up, "patricians", "do not add up with those taken")
        lying = own_cards(state, 0, group) + own_cards(state, 1, group)
        require(lying <= cards.GROUP_LIMIT, "seats", "more than eight cards lie before a group")
        open_to_it = lying == 0 or patricians > 0 or state.phase == phase.OVER
        require(open_to_it, "seats", "influence lies before a group without patricians")
    require(left > 0 or state.phase == phase.OVER, "patricians", "all are taken, so the game is over")


def _check_suffrage(config: Config, state: CaesarState) -> None:
    """Each group with patricians has its card, a closed one has none; the reshuffling Orgy never leaves the deck."""
    both = state.suffrage + state.suffrage_discard
    for group in range(cards.GROUPS):
        there = patricians_left(state, group) > 0
        require(
            (cards.count(both, group) == 1) == there and cards.count(both, group) < 2,
            "suffrage",
            "each group has cards.one card",
        )
    require(
        cards.count(both, cards.ORGY) <= cards.count(config.cards.suffrage, cards.ORGY),
        "suffrage",
        "has too many orgies",
    )
    require(cards.count(state.suffrage, cards.RESHUFFLE) == 1, "suffrage", "the reshuffling Orgy never leaves the deck")
    require(cards.count(both, cards.RESHUFFLE) == 1, "suffrage_discard", "the reshuffling Orgy never leaves the deck")


def _check_phase(config: Config, state: CaesarState) -> None:
    """The question can be put."""
    current = state.phase
    wrong = phase.DRAW_MANIPULATION if config.arranged else phase.ARRANGE
    require(current != wrong, "phase", "is not cards.one of a table with this option")
    last = current == phase.LAST_TURN or current == phase.LAST_LAY
    require(not last or state.last != 0, "last", "expected true in the last turn")
    drawing = current in DRAWING
    drawer = state.drawer
    if drawing:
        require(cards.size(state.party[zone.HAND + drawer]) < cards.HAND_SIZE, "drawer", "has five cards already")
    if current == phase.REFILL:
        both = state.party[zone.RESERVE + drawer] != 0 and state.party[zone.MANIPULATION_RESERVE + drawer] != 0
        require(both, "drawer", "has no choice of reserves to draw from")
    spied = current == phase.STRIKE or (drawing and drawer != state.active)
    in_play = spied or current == phase.VETO or current == phase.CASTLE
    kind: i64 = -1
    if state.played != moves.NOTHING:
        kind = moves.manipulation_of(state.played)
    require((kind >= 0) == in_play and in_play == (state.played != moves.NOTHING), "played", "does not fit the phase")
    if spied:
        require(kind == cards.SPY, "played", "expected spy in this phase")
    elif in_play:
        require(kind == cards.CASTLING or current != phase.CASTLE, "played", "expected castling in this phase")
        before = copy_state(state)
        before.manipulated = 0
        before.party[zone.HAND + state.active] += cards.one(kind)
        possible = state.played in manipulations(before, state.active, vec[i64]())
        require(possible, "played", "has no such target")


def _check_party(config: Config, state: CaesarState, seat: Seat) -> None:
    """Every card in exactly cards.one place, in the order that was arranged, and no limit passed."""
    found = state.party[zone.HAND + seat] + state.party[zone.DISCARD + seat]
    found += state.party[zone.RESERVE + seat] + state.party[zone.MANIPULATION_RESERVE + seat]
    for group in range(cards.GROUPS):
        place = seat * cards.GROUPS + group
        own = state.table[zone.UP + place] + state.table[zone.DOWN + place]
        found += own
        require(cards.size(own) <= cards.OWN_LIMIT, "up", "more than five cards lie before a group", seat)
        require(own & cards.MANIPULATION == 0, "up", "a manipulation card lies before a group", seat)
    require(found == config.cards.party, "hand", "the cards do not add up to the full set", seat)
    ordered = state.party[zone.ORDER + seat] >> zone.LENGTH_SHIFT
    left = cards.size(state.party[zone.MANIPULATION_RESERVE + seat]) - ordered
    if config.arranged and state.phase > phase.ARRANGE:
        require(left == 0, "order", "must name every card of the manipulation reserve", seat)
    elif state.phase == phase.ARRANGE:
        require(left != 1, "order", "the last card follows by itself", seat)
    else:
        require(ordered == 0, "order", "must be empty: the reserve is not arranged", seat)
    require(ordered == 0 or to_arrange(state, seat) >= 0, "order", "names cards that are not in the reserve", seat)
    given = state.party[zone.MISSION + seat] != cards.NO_MISSION
    if state.phase == phase.DRAW_MISSION and seat == state.cleopatra:
        given = False
    require(given == (state.phase > phase.DRAW_MISSION), "mission", "is drawn before the cards are placed", seat)
    answer = state.party[zone.ANSWER + seat]
    placed = state.phase == phase.PLACE and answer in QUESTIONS[state.phase].legal(config, state, seat)
    require(answer == moves.NO_ANSWER or placed, "answer", "is not possible now", seat)


def _check_hand(config: Config, state: CaesarState, seat: Seat) -> None:
    """A hand has five cards at most, and is refilled when it is empty."""
    current = state.phase
    if current <= phase.PLACE or current == phase.OVER:
        return
    hand = state.party[zone.HAND + seat]
    require(cards.size(hand) <= cards.HAND_SIZE, "hand", "has more than five cards", seat)
    filled_up = seat != state.active or current == phase.TURN or current == phase.SUFFRAGE
    if hand == 0 and filled_up and not (current in DRAWING and seat == state.drawer):
        require(not can_draw(state, seat), "hand", "an empty hand is refilled while the reserves have cards", seat)


def _check_knowledge(state: CaesarState, seat: Seat) -> None:
    """What has been seen must fit the cards: as many in each bag, and a way in which it can have come about."""
    hand = state.party[zone.HAND + seat]
    slots = state.slots[seat]
    seen = state.seen[seat]
    in_slots = filled(cards.GROUPS, 0)
    in_bags = filled(knowledge.BAGS, 0)
    for i in range(len(slots)):
        in_slots[knowledge.slot_group(slots[i])] += cards.one(knowledge.slot_card(slots[i]))
        in_bags[knowledge.slot_bag(slots[i])] += 1
    for group in range(cards.GROUPS):
        there = in_slots[group] == state.table[zone.DOWN + seat * cards.GROUPS + group]
        require(there, "hidden", "does not hold the cards that lie face down", seat)
    found = knowledge.sizes(seen)
    require(len(found) != 0, "seen", "more cards left a bag than it had", seat)
    for bag in range(knowledge.BAGS):
        require(found[bag] == in_bags[bag], "seen", "not as many cards came to each bag as lie hidden", seat)
    fits_hand = found[knowledge.BAGS] == cards.size(hand & cards.INFLUENCE) and found[knowledge.BAGS + 1] == cards.size(
        hand & cards.MANIPULATION
    )
    require(fits_hand, "seen", "not as many cards came and went as are in the hand", seat)
    truth = knowledge.revealed(seen, slots, hand)
    none = vec[i64]()
    influence = Worlds(truth, none, state.party[zone.RESERVE + seat] + (hand & cards.INFLUENCE), False)
    require(influence.possible, "seen", "the influence cannot have come to lie there like that", seat)
    manipulation = Worlds(
        truth, none, state.party[zone.MANIPULATION_RESERVE + seat] + (hand & cards.MANIPULATION), True
    )
    require(manipulation.possible, "seen", "the manipulation cards cannot have come to hand like that", seat)
