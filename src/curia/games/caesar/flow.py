"""How a game goes: set-up, turns, votes, refilling, the end. `rules.py` calls in with the answers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Arg, Seat
from curia.games.caesar import knowledge
from curia.games.caesar.cards import (
    ASSASSINATION,
    GROUP_IDS,
    GROUP_LIMIT,
    GROUPS,
    HAND_SIZE,
    INFLUENCE,
    INFLUENCE_END,
    KIND_IDS,
    KINDS,
    MANIPULATION,
    ONE_OF_EACH_VALUE,
    ORGY,
    RESHUFFLE,
    SUFFRAGE_IDS,
    Bag,
    Group,
    Kind,
    count,
    kinds_in,
    one,
    pick,
    size,
    total,
)
from curia.games.caesar.config import Config
from curia.games.caesar.legal import all_room, can_draw, own_cards, to_arrange
from curia.games.caesar.state import (
    ANSWER,
    ARRANGE,
    DISCARD,
    DOWN,
    DRAW_INFLUENCE,
    DRAW_MANIPULATION,
    DRAW_MISSION,
    DRAW_PARTIES,
    HAND,
    LAST_LAY,
    LAST_TURN,
    LAY,
    LAY_SECOND,
    LENGTH_SHIFT,
    MANIPULATE,
    MANIPULATION_RESERVE,
    MISSION,
    NO_ANSWER,
    NO_MISSION,
    NOTHING,
    ORDER,
    OVER,
    PLACE,
    REFILL,
    RESERVE,
    SUFFRAGE,
    TAKEN,
    TURN,
    UP,
    CaesarState,
    patricians_left,
)
from curia.games.caesar.votes import NOBODY, TIE, vote


def ask(state: CaesarState, phase: i64, seats: i64) -> None:
    state.phase = phase
    state.asked = seats


def ids(bag: Bag) -> list[str]:
    return [KIND_IDS[kind] for kind in kinds_in(bag)]


# Set-up ------------------------------------------------------------


def start(config: Config, state: CaesarState) -> None:
    """The first question: the parties, unless the table chose them."""
    if config.cleopatra < 0:
        ask(state, DRAW_PARTIES, CHANCE_MASK)
    else:
        state.cleopatra = config.cleopatra
        ask(state, DRAW_MISSION, CHANCE_MASK)


def name_cleopatra(state: CaesarState, seat: Seat, log: EventLog | None) -> None:
    state.cleopatra = seat
    if log is not None:
        log.add("parties_drawn", {"seat": seat})
    ask(state, DRAW_MISSION, CHANCE_MASK)


def draw_mission(config: Config, state: CaesarState, mission: i64, log: EventLog | None) -> None:
    """Cleopatra's mission first, then Caesar's."""
    seat = state.cleopatra
    if state.party[MISSION + seat] != NO_MISSION:
        seat = 1 - seat
    state.party[MISSION + seat] = mission
    if log is not None:
        log.add_secret("mission_drawn", {"seat": seat}, {"group": GROUP_IDS[mission]}, bit(seat))
    if seat == state.cleopatra:
        return
    if config.arranged:
        ask(state, ARRANGE, 3)
    else:
        ask(state, PLACE, 3)


def arrange_next(state: CaesarState, seat: Seat, kind: Kind, log: EventLog | None) -> None:
    """The card that comes next in the reserve. The last card follows by itself: everybody gives as many answers."""
    _append_to_order(state, seat, kind)
    if log is not None:
        log.add_private("arranging", {"seat": seat, "card": KIND_IDS[kind]}, bit(seat))
    left = to_arrange(state, seat)
    if size(left) > 1:
        return
    _append_to_order(state, seat, pick(left, 0))
    state.asked &= ~bit(seat)
    if log is not None:
        log.add("arranged", {"seat": seat})
    if state.asked == 0:
        ask(state, PLACE, 3)


def _append_to_order(state: CaesarState, seat: Seat, kind: Kind) -> None:
    order = state.party[ORDER + seat]
    length = order >> LENGTH_SHIFT
    order |= (kind - ASSASSINATION) << (3 * length)
    state.party[ORDER + seat] = order + bit(LENGTH_SHIFT)


def place(config: Config, state: CaesarState, seat: Seat, move: i64, log: EventLog | None) -> None:
    """The first five cards; when both have placed, the first turn begins."""
    state.party[ANSWER + seat] = move
    state.asked &= ~bit(seat)
    if log is not None:
        values = [int(move >> (3 * group) & 7) for group in range(GROUPS)]
        log.add_secret("placed", {"seat": seat}, {"values": values}, bit(seat))
    if state.asked != 0:
        return
    for party in range(2):
        placed = state.party[ANSWER + party]
        state.party[ANSWER + party] = NO_ANSWER
        state.party[HAND + party] -= ONE_OF_EACH_VALUE
        cards = vec[i64](capacity=GROUPS)
        for group in range(GROUPS):
            card = placed >> (3 * group) & 7
            cards = append(cards, card)
            state.table[DOWN + party * GROUPS + group] = one(card)
        knowledge.start_knowledge(state, party, cards)
    state.active = state.cleopatra
    begin_turn(config, state, log)


# A turn ------------------------------------------------------------


def is_out(state: CaesarState, seat: Seat) -> bool:
    """No influence in hand and reserve."""
    return state.party[HAND + seat] & INFLUENCE == 0 and state.party[RESERVE + seat] == 0


def begin_turn(config: Config, state: CaesarState, log: EventLog | None) -> None:
    state.turn += 1
    state.manipulated = 0
    state.laid = 0
    state.passive = 0
    seat = state.active
    if is_out(state, 1 - seat) and (config.first_out_ends or state.party[RESERVE + seat] == 0):
        state.last = 1
        if log is not None:
            log.add("last_turn", {"seat": seat})
        if state.party[HAND + seat] & MANIPULATION == 0 and not can_lay(state, seat):
            end_laying(config, state, log)
        else:
            ask(state, LAST_TURN, bit(seat))
        return
    if state.party[HAND + seat] == 0:
        if log is not None:
            log.add("turn_skipped", {"seat": seat})
        end_turn(config, state, log)
        return
    if log is not None:
        log.add("turn_begins", {"seat": seat, "turn": state.turn})
    ask(state, TURN, bit(seat))


def can_lay(state: CaesarState, seat: Seat) -> bool:
    return state.party[HAND + seat] & INFLUENCE != 0 and all_room(state, seat) > 0


def discard_hand(config: Config, state: CaesarState, seat: Seat, cards: Bag, log: EventLog | None) -> None:
    """A passive turn: discard, or nothing from a short hand, and refill."""
    state.passive = 1
    discard_from_hand(state, seat, cards)
    if log is not None:
        if cards != 0:
            log.add("discarded", {"seat": seat, "cards": ids(cards)})
        else:
            log.add("nothing_discarded", {"seat": seat})
    refill(config, state, log)


def discard_from_hand(state: CaesarState, seat: Seat, cards: Bag) -> None:
    state.party[HAND + seat] -= cards
    state.party[DISCARD + seat] += cards
    for kind in range(KINDS):
        for _copy in range(count(cards, kind)):
            knowledge.note_shown(state, seat, kind)


def lay_down(config: Config, state: CaesarState, seat: Seat, kind: Kind, group: Group, log: EventLog | None) -> None:
    state.party[HAND + seat] -= one(kind)
    state.table[DOWN + seat * GROUPS + group] += one(kind)
    knowledge.note_laid_down(state, seat, group, kind)
    note_change(state, group)
    if log is not None:
        log.add_secret("laid_down", {"seat": seat, "group": GROUP_IDS[group]}, {"card": KIND_IDS[kind]}, bit(seat))
    end_laying(config, state, log)


def lay_up(config: Config, state: CaesarState, seat: Seat, kind: Kind, group: Group, log: EventLog | None) -> None:
    """One of two cards face up, or one of all in the last turn."""
    state.party[HAND + seat] -= one(kind)
    state.table[UP + seat * GROUPS + group] += one(kind)
    knowledge.note_shown(state, seat, kind)
    note_change(state, group)
    if log is not None:
        log.add("laid_up", {"seat": seat, "card": KIND_IDS[kind], "group": GROUP_IDS[group]})
    if state.last != 0:
        if can_lay(state, seat):
            ask(state, LAST_LAY, bit(seat))
        else:
            end_laying(config, state, log)
    elif state.phase == LAY_SECOND:
        end_laying(config, state, log)
    else:
        ask(state, LAY_SECOND, bit(seat))


def end_laying(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """Laying is over, or there was no room for it: a manipulation may follow if none has come before."""
    state.laid = 1
    seat = state.active
    if state.last != 0:
        left = state.party[HAND + seat] & INFLUENCE
        if left != 0:
            discard_from_hand(state, seat, left)
            if log is not None:
                log.add("no_room", {"seat": seat, "cards": ids(left)})
    if state.manipulated == 0 and state.party[HAND + seat] & MANIPULATION != 0:
        ask(state, MANIPULATE, bit(seat))
    else:
        vote_at_eight(config, state, log)


def note_change(state: CaesarState, group: Group) -> None:
    state.quiet &= ~bit(group)


# Votes ------------------------------------------------------------


def vote_at_eight(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """Step 3, and what follows it."""
    for group in range(GROUPS):
        if own_cards(state, 0, group) + own_cards(state, 1, group) == GROUP_LIMIT:
            hold_vote(config, state, group, False, log)
    if state.phase == OVER:
        return
    if state.last != 0:
        finish(state, log)
        return
    refill(config, state, log)


def turn_up(state: CaesarState, seat: Seat, group: Group) -> None:
    """All hidden cards of a party before a group."""
    place_ = seat * GROUPS + group
    cards = state.table[DOWN + place_]
    if cards != 0:
        knowledge.note_turned_up(state, seat, group)
        state.table[DOWN + place_] = 0
        state.table[UP + place_] += cards
        note_change(state, group)


def remove_up(state: CaesarState, seat: Seat, group: Group, cards: Bag) -> None:
    """Open cards before a group are discarded."""
    if cards != 0:
        state.table[UP + seat * GROUPS + group] -= cards
        state.party[DISCARD + seat] += cards
        note_change(state, group)


def hold_vote(config: Config, state: CaesarState, group: Group, called: bool, log: EventLog | None) -> None:
    turn_up(state, 0, group)
    turn_up(state, 1, group)
    cards_0 = state.table[UP + group]
    cards_1 = state.table[UP + GROUPS + group]
    verdict = vote(cards_0, cards_1)
    if verdict.winner == NOBODY:
        if log is not None:
            log.add("vote_empty", {"group": GROUP_IDS[group]})
        return
    if verdict.winner == TIE and not called and state.quiet & bit(group) != 0:
        return
    if log is not None:
        facts: dict[str, Arg] = {
            "group": GROUP_IDS[group],
            "cards_0": ids(cards_0),
            "cards_1": ids(cards_1),
            "totals": [int(total(cards_0)), int(total(cards_1))],
        }
        log.add("vote", facts)
    if verdict.winner == TIE:
        state.quiet |= bit(group)
        if log is not None:
            log.add("vote_tied", {"group": GROUP_IDS[group]})
        return
    state.table[TAKEN + verdict.winner * GROUPS + group] += 1
    state.patricians -= bit(4 * group)
    remove_up(state, 0, group, verdict.discard_0)
    remove_up(state, 1, group, verdict.discard_1)
    if log is not None:
        if verdict.turned:
            log.add("vote_turned", {"seat": verdict.winner, "group": GROUP_IDS[group]})
        else:
            log.add("vote_won", {"seat": verdict.winner, "group": GROUP_IDS[group]})
        for seat in range(2):
            lost = verdict.discard_0
            if seat == 1:
                lost = verdict.discard_1
            if lost != 0:
                log.add("vote_discards", {"seat": seat, "group": GROUP_IDS[group], "cards": ids(lost)})
    if patricians_left(state, group) == 0:
        close_group(config, state, group, log)


def close_group(config: Config, state: CaesarState, group: Group, log: EventLog | None) -> None:
    """The last patrician of a group is taken: its influence is discarded and its suffrage card leaves the game."""
    for seat in range(2):
        remove_up(state, seat, group, state.table[UP + seat * GROUPS + group])
    note_change(state, group)
    if count(state.suffrage, group) != 0:
        state.suffrage -= one(group)
    else:
        state.suffrage_discard -= one(group)
    if log is not None:
        log.add("group_closed", {"group": GROUP_IDS[group]})
    closed: i64 = 0
    for other in range(GROUPS):
        if patricians_left(state, other) == 0:
            closed += 1
    if closed == GROUPS:
        finish(state, log)
    elif closed == 2 and config.drop_orgy_later:
        if count(state.suffrage_discard, ORGY) != 0:
            state.suffrage_discard -= one(ORGY)
        elif count(state.suffrage, ORGY) != 0:
            state.suffrage -= one(ORGY)
        if log is not None:
            log.add("orgy_leaves", {})


# Refilling and the suffrage card ------------------------------------------------------------


def refill(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """To five cards as far as the reserves reach, each from the reserve that the party chooses."""
    seat = state.active
    if size(state.party[HAND + seat]) >= HAND_SIZE or not can_draw(state, seat):
        if state.passive != 0:
            end_turn(config, state, log)
        else:
            ask(state, SUFFRAGE, CHANCE_MASK)
    elif state.party[RESERVE + seat] != 0 and state.party[MANIPULATION_RESERVE + seat] != 0:
        ask(state, REFILL, bit(seat))
        state.drawer = seat
    else:
        draw_from(config, state, seat, state.party[RESERVE + seat] == 0, log)


def draw_from(config: Config, state: CaesarState, seat: Seat, manipulation: bool, log: EventLog | None) -> None:
    """The top card of a reserve: chance decides which it is, or the order that its owner arranged."""
    state.drawer = seat
    if not manipulation:
        ask(state, DRAW_INFLUENCE, CHANCE_MASK)
    elif config.arranged:
        order = state.party[ORDER + seat]
        kind = ASSASSINATION + (order & 7)
        length = (order >> LENGTH_SHIFT) - 1
        sequence = order & (bit(LENGTH_SHIFT) - 1)
        state.party[ORDER + seat] = length << LENGTH_SHIFT | sequence >> 3
        drawn(config, state, kind, log)
    else:
        ask(state, DRAW_MANIPULATION, CHANCE_MASK)


def drawn(config: Config, state: CaesarState, kind: Kind, log: EventLog | None) -> None:
    seat = state.drawer
    state.party[HAND + seat] += one(kind)
    knowledge.note_draw(state, seat, kind)
    reserve = "influence"
    if kind < INFLUENCE_END:
        state.party[RESERVE + seat] -= one(kind)
    else:
        reserve = "manipulation"
        state.party[MANIPULATION_RESERVE + seat] -= one(kind)
    if log is not None:
        log.add_secret("drew", {"seat": seat, "reserve": reserve}, {"card": KIND_IDS[kind]}, bit(seat))
    if seat == state.active:
        refill(config, state, log)
    else:
        end_manipulation(config, state, log)


def call_suffrage(config: Config, state: CaesarState, card: i64, log: EventLog | None) -> None:
    state.suffrage -= one(card)
    state.suffrage_discard += one(card)
    if log is not None:
        log.add("suffrage_card", {"suffrage": SUFFRAGE_IDS[card]})
    if card == RESHUFFLE:
        state.suffrage += state.suffrage_discard
        state.suffrage_discard = 0
    elif card != ORGY:
        hold_vote(config, state, card, True, log)
    if state.phase != OVER:
        end_turn(config, state, log)


def end_turn(config: Config, state: CaesarState, log: EventLog | None) -> None:
    if is_out(state, 0) and is_out(state, 1):
        finish(state, log)
        return
    state.active = 1 - state.active
    begin_turn(config, state, log)


def finish(state: CaesarState, log: EventLog | None) -> None:
    ask(state, OVER, 0)
    state.played = NOTHING
    if log is not None:
        log.add("game_over", {})
        for seat in range(2):
            log.add("mission_shown", {"seat": seat, "group": GROUP_IDS[state.party[MISSION + seat]]})


def end_manipulation(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """The manipulation has taken effect or was vetoed: go on with the turn."""
    seat = state.active
    state.played = NOTHING
    if state.laid != 0:
        vote_at_eight(config, state, log)
    elif can_lay(state, seat):
        ask(state, LAST_LAY if state.last != 0 else LAY, bit(seat))
    else:
        if log is not None and state.last == 0:
            log.add("nothing_laid", {"seat": seat})
        end_laying(config, state, log)
