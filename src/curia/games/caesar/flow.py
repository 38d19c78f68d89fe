"""How a game goes: set-up, turns, votes, refilling, the end. `questions.py` calls in with the answers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Arg, Seat
from curia.games.caesar import cards, knowledge, moves, phase, votes, zone
from curia.games.caesar.cards import Bag, Group, Kind
from curia.games.caesar.config import Config
from curia.games.caesar.laying import all_room, lying
from curia.games.caesar.state import CaesarState, patricians_left


def ask(state: CaesarState, question: i64, seats: i64) -> None:
    state.phase = question
    state.asked = seats


def ids(bag: Bag) -> list[str]:
    return [cards.KIND_IDS[kind] for kind in cards.kinds_in(bag)]


# Set-up ------------------------------------------------------------


def start(config: Config, state: CaesarState) -> None:
    """The first question: the parties, unless the table chose them."""
    if config.cleopatra < 0:
        ask(state, phase.DRAW_PARTIES, CHANCE_MASK)
    else:
        state.cleopatra = config.cleopatra
        ask(state, phase.DRAW_MISSION, CHANCE_MASK)


def name_cleopatra(state: CaesarState, seat: Seat, log: EventLog | None) -> None:
    state.cleopatra = seat
    if log is not None:
        log.add("parties_drawn", {"seat": seat})
    ask(state, phase.DRAW_MISSION, CHANCE_MASK)


def draw_mission(config: Config, state: CaesarState, mission: i64, log: EventLog | None) -> None:
    """Cleopatra's mission first, then Caesar's."""
    seat = state.cleopatra
    if state.party[zone.MISSION + seat] != cards.NO_MISSION:
        seat = 1 - seat
    state.party[zone.MISSION + seat] = mission
    if log is not None:
        log.add_secret("mission_drawn", {"seat": seat}, {"group": cards.GROUP_IDS[mission]}, bit(seat))
    if seat == state.cleopatra:
        return
    if config.arranged:
        ask(state, phase.ARRANGE, 3)
    else:
        ask(state, phase.PLACE, 3)


def arrange_next(state: CaesarState, seat: Seat, kind: Kind, log: EventLog | None) -> None:
    """The card that comes next in the reserve. The last card follows by itself: everybody gives as many answers."""
    _append_to_order(state, seat, kind)
    if log is not None:
        log.add_private("arranging", {"seat": seat, "card": cards.KIND_IDS[kind]}, bit(seat))
    left = to_arrange(state, seat)
    if cards.size(left) > 1:
        return
    _append_to_order(state, seat, cards.pick(left, 0))
    state.asked &= ~bit(seat)
    if log is not None:
        log.add("arranged", {"seat": seat})
    if state.asked == 0:
        ask(state, phase.PLACE, 3)


def to_arrange(state: CaesarState, seat: Seat) -> Bag:
    """The manipulation cards that have no place yet in the order."""
    left = state.party[zone.MANIPULATION_RESERVE + seat]
    order = state.party[zone.ORDER + seat]
    for i in range(order >> zone.LENGTH_SHIFT):
        left -= cards.one(cards.ASSASSINATION + (order >> (3 * i) & 7))
    return left


def _append_to_order(state: CaesarState, seat: Seat, kind: Kind) -> None:
    order = state.party[zone.ORDER + seat]
    length = order >> zone.LENGTH_SHIFT
    order |= (kind - cards.ASSASSINATION) << (3 * length)
    state.party[zone.ORDER + seat] = order + bit(zone.LENGTH_SHIFT)


def place(config: Config, state: CaesarState, seat: Seat, move: i64, log: EventLog | None) -> None:
    """The first five cards; when both have placed, the first turn begins."""
    state.party[zone.ANSWER + seat] = move
    state.asked &= ~bit(seat)
    if log is not None:
        values = [int(move >> (3 * group) & 7) for group in range(cards.GROUPS)]
        log.add_secret("placed", {"seat": seat}, {"values": values}, bit(seat))
    if state.asked != 0:
        return
    for party in range(2):
        placed = state.party[zone.ANSWER + party]
        state.party[zone.ANSWER + party] = moves.NO_ANSWER
        state.party[zone.HAND + party] -= cards.ONE_OF_EACH_VALUE
        laid = vec[i64](capacity=cards.GROUPS)
        for group in range(cards.GROUPS):
            card = placed >> (3 * group) & 7
            laid = append(laid, card)
            state.table[zone.DOWN + party * cards.GROUPS + group] = cards.one(card)
        knowledge.start_knowledge(state, party, laid)
    state.active = state.cleopatra
    begin_turn(config, state, log)


# A turn ------------------------------------------------------------


def is_out(state: CaesarState, seat: Seat) -> bool:
    """No influence in hand and reserve."""
    return state.party[zone.HAND + seat] & cards.INFLUENCE == 0 and state.party[zone.RESERVE + seat] == 0


def begin_turn(config: Config, state: CaesarState, log: EventLog | None) -> None:
    state.turn += 1
    state.manipulated = 0
    state.laid = 0
    state.passive = 0
    seat = state.active
    if is_out(state, 1 - seat) and (config.first_out_ends or state.party[zone.RESERVE + seat] == 0):
        state.last = 1
        if log is not None:
            log.add("last_turn", {"seat": seat})
        if state.party[zone.HAND + seat] & cards.MANIPULATION == 0 and not can_lay(state, seat):
            end_laying(config, state, log)
        else:
            ask(state, phase.LAST_TURN, bit(seat))
        return
    if state.party[zone.HAND + seat] == 0:
        if log is not None:
            log.add("turn_skipped", {"seat": seat})
        end_turn(config, state, log)
        return
    if log is not None:
        log.add("turn_begins", {"seat": seat, "turn": state.turn})
    ask(state, phase.TURN, bit(seat))


def can_lay(state: CaesarState, seat: Seat) -> bool:
    return state.party[zone.HAND + seat] & cards.INFLUENCE != 0 and all_room(state, seat) > 0


def discard_hand(config: Config, state: CaesarState, seat: Seat, bag: Bag, log: EventLog | None) -> None:
    """A passive turn: discard, or nothing from a short hand, and refill."""
    state.passive = 1
    discard_from_hand(state, seat, bag)
    if log is not None:
        if bag != 0:
            log.add("discarded", {"seat": seat, "cards": ids(bag)})
        else:
            log.add("nothing_discarded", {"seat": seat})
    refill(config, state, log)


def discard_from_hand(state: CaesarState, seat: Seat, bag: Bag) -> None:
    state.party[zone.HAND + seat] -= bag
    state.party[zone.DISCARD + seat] += bag
    for kind in range(cards.KINDS):
        for _copy in range(cards.count(bag, kind)):
            knowledge.note_shown(state, seat, kind)


def lay_down(config: Config, state: CaesarState, seat: Seat, kind: Kind, group: Group, log: EventLog | None) -> None:
    state.party[zone.HAND + seat] -= cards.one(kind)
    state.table[zone.DOWN + seat * cards.GROUPS + group] += cards.one(kind)
    knowledge.note_laid_down(state, seat, group, kind)
    note_change(state, group)
    if log is not None:
        log.add_secret(
            "laid_down", {"seat": seat, "group": cards.GROUP_IDS[group]}, {"card": cards.KIND_IDS[kind]}, bit(seat)
        )
    end_laying(config, state, log)


def lay_up(config: Config, state: CaesarState, seat: Seat, kind: Kind, group: Group, log: EventLog | None) -> None:
    """One of two cards face up, or one of all in the last turn."""
    state.party[zone.HAND + seat] -= cards.one(kind)
    state.table[zone.UP + seat * cards.GROUPS + group] += cards.one(kind)
    knowledge.note_shown(state, seat, kind)
    note_change(state, group)
    if log is not None:
        log.add("laid_up", {"seat": seat, "card": cards.KIND_IDS[kind], "group": cards.GROUP_IDS[group]})
    if state.last != 0:
        if can_lay(state, seat):
            ask(state, phase.LAST_LAY, bit(seat))
        else:
            end_laying(config, state, log)
    elif state.phase == phase.LAY_SECOND:
        end_laying(config, state, log)
    else:
        ask(state, phase.LAY_SECOND, bit(seat))


def end_laying(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """Laying is over, or there was no room for it: a manipulation may follow if none has come before."""
    state.laid = 1
    seat = state.active
    if state.last != 0:
        left = state.party[zone.HAND + seat] & cards.INFLUENCE
        if left != 0:
            discard_from_hand(state, seat, left)
            if log is not None:
                log.add("no_room", {"seat": seat, "cards": ids(left)})
    if state.manipulated == 0 and state.party[zone.HAND + seat] & cards.MANIPULATION != 0:
        ask(state, phase.MANIPULATE, bit(seat))
    else:
        vote_at_eight(config, state, log)


def note_change(state: CaesarState, group: Group) -> None:
    state.quiet &= ~bit(group)


# Votes ------------------------------------------------------------


def vote_at_eight(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """Step 3, and what follows it."""
    for group in range(cards.GROUPS):
        if lying(state, group) == cards.GROUP_LIMIT:
            hold_vote(config, state, group, False, log)
    if state.phase == phase.OVER:
        return
    if state.last != 0:
        finish(state, log)
        return
    refill(config, state, log)


def turn_up(state: CaesarState, seat: Seat, group: Group) -> None:
    """All hidden cards of a party before a group."""
    place_ = seat * cards.GROUPS + group
    hidden = state.table[zone.DOWN + place_]
    if hidden != 0:
        knowledge.note_turned_up(state, seat, group)
        state.table[zone.DOWN + place_] = 0
        state.table[zone.UP + place_] += hidden
        note_change(state, group)


def remove_up(state: CaesarState, seat: Seat, group: Group, bag: Bag) -> None:
    """Open cards before a group are discarded."""
    if bag != 0:
        state.table[zone.UP + seat * cards.GROUPS + group] -= bag
        state.party[zone.DISCARD + seat] += bag
        note_change(state, group)


def hold_vote(config: Config, state: CaesarState, group: Group, called: bool, log: EventLog | None) -> None:
    turn_up(state, 0, group)
    turn_up(state, 1, group)
    cards_0 = state.table[zone.UP + group]
    cards_1 = state.table[zone.UP + cards.GROUPS + group]
    verdict = votes.vote(cards_0, cards_1)
    if verdict.winner == votes.NOBODY:
        if log is not None:
            log.add("vote_empty", {"group": cards.GROUP_IDS[group]})
        return
    if verdict.winner == votes.TIE and not called and state.quiet & bit(group) != 0:
        return
    if log is not None:
        facts: dict[str, Arg] = {
            "group": cards.GROUP_IDS[group],
            "cards_0": ids(cards_0),
            "cards_1": ids(cards_1),
            "totals": [int(cards.total(cards_0)), int(cards.total(cards_1))],
        }
        log.add("vote", facts)
    if verdict.winner == votes.TIE:
        state.quiet |= bit(group)
        if log is not None:
            log.add("vote_tied", {"group": cards.GROUP_IDS[group]})
        return
    state.table[zone.TAKEN + verdict.winner * cards.GROUPS + group] += 1
    state.patricians -= bit(4 * group)
    remove_up(state, 0, group, verdict.discard_0)
    remove_up(state, 1, group, verdict.discard_1)
    if log is not None:
        if verdict.turned:
            log.add("vote_turned", {"seat": verdict.winner, "group": cards.GROUP_IDS[group]})
        else:
            log.add("vote_won", {"seat": verdict.winner, "group": cards.GROUP_IDS[group]})
        for seat in range(2):
            lost = verdict.discard_0
            if seat == 1:
                lost = verdict.discard_1
            if lost != 0:
                log.add("vote_discards", {"seat": seat, "group": cards.GROUP_IDS[group], "cards": ids(lost)})
    if patricians_left(state, group) == 0:
        close_group(config, state, group, log)


def close_group(config: Config, state: CaesarState, group: Group, log: EventLog | None) -> None:
    """The last patrician of a group is taken: its influence is discarded and its suffrage card leaves the game."""
    for seat in range(2):
        remove_up(state, seat, group, state.table[zone.UP + seat * cards.GROUPS + group])
    note_change(state, group)
    if cards.count(state.suffrage, group) != 0:
        state.suffrage -= cards.one(group)
    else:
        state.suffrage_discard -= cards.one(group)
    if log is not None:
        log.add("group_closed", {"group": cards.GROUP_IDS[group]})
    closed: i64 = 0
    for other in range(cards.GROUPS):
        if patricians_left(state, other) == 0:
            closed += 1
    if closed == cards.GROUPS:
        finish(state, log)
    elif closed == 2 and config.drop_orgy_later:
        if cards.count(state.suffrage_discard, cards.ORGY) != 0:
            state.suffrage_discard -= cards.one(cards.ORGY)
        elif cards.count(state.suffrage, cards.ORGY) != 0:
            state.suffrage -= cards.one(cards.ORGY)
        if log is not None:
            log.add("orgy_leaves", {})


# Refilling and the suffrage card ------------------------------------------------------------


def refill(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """To five cards as far as the reserves reach, each from the reserve that the party chooses."""
    seat = state.active
    if cards.size(state.party[zone.HAND + seat]) >= cards.HAND_SIZE or not can_draw(state, seat):
        if state.passive != 0:
            end_turn(config, state, log)
        else:
            ask(state, phase.SUFFRAGE, CHANCE_MASK)
    elif state.party[zone.RESERVE + seat] != 0 and state.party[zone.MANIPULATION_RESERVE + seat] != 0:
        ask(state, phase.REFILL, bit(seat))
        state.drawer = seat
    else:
        draw_from(config, state, seat, state.party[zone.RESERVE + seat] == 0, log)


def can_draw(state: CaesarState, seat: Seat) -> bool:
    return state.party[zone.RESERVE + seat] + state.party[zone.MANIPULATION_RESERVE + seat] != 0


def draw_from(config: Config, state: CaesarState, seat: Seat, manipulation: bool, log: EventLog | None) -> None:
    """The top card of a reserve: chance decides which it is, or the order that its owner arranged."""
    state.drawer = seat
    if not manipulation:
        ask(state, phase.DRAW_INFLUENCE, CHANCE_MASK)
    elif config.arranged:
        order = state.party[zone.ORDER + seat]
        kind = cards.ASSASSINATION + (order & 7)
        length = (order >> zone.LENGTH_SHIFT) - 1
        sequence = order & (bit(zone.LENGTH_SHIFT) - 1)
        state.party[zone.ORDER + seat] = length << zone.LENGTH_SHIFT | sequence >> 3
        drawn(config, state, kind, log)
    else:
        ask(state, phase.DRAW_MANIPULATION, CHANCE_MASK)


def drawn(config: Config, state: CaesarState, kind: Kind, log: EventLog | None) -> None:
    seat = state.drawer
    state.party[zone.HAND + seat] += cards.one(kind)
    knowledge.note_draw(state, seat, kind)
    reserve = "influence"
    if kind < cards.INFLUENCE_END:
        state.party[zone.RESERVE + seat] -= cards.one(kind)
    else:
        reserve = "manipulation"
        state.party[zone.MANIPULATION_RESERVE + seat] -= cards.one(kind)
    if log is not None:
        log.add_secret("drew", {"seat": seat, "reserve": reserve}, {"card": cards.KIND_IDS[kind]}, bit(seat))
    if seat == state.active:
        refill(config, state, log)
    else:
        end_manipulation(config, state, log)


def call_suffrage(config: Config, state: CaesarState, card: i64, log: EventLog | None) -> None:
    state.suffrage -= cards.one(card)
    state.suffrage_discard += cards.one(card)
    if log is not None:
        log.add("suffrage_card", {"suffrage": cards.SUFFRAGE_IDS[card]})
    if card == cards.RESHUFFLE:
        state.suffrage += state.suffrage_discard
        state.suffrage_discard = 0
    elif card != cards.ORGY:
        hold_vote(config, state, card, True, log)
    if state.phase != phase.OVER:
        end_turn(config, state, log)


def end_turn(config: Config, state: CaesarState, log: EventLog | None) -> None:
    if is_out(state, 0) and is_out(state, 1):
        finish(state, log)
        return
    state.active = 1 - state.active
    begin_turn(config, state, log)


def finish(state: CaesarState, log: EventLog | None) -> None:
    ask(state, phase.OVER, 0)
    state.played = moves.NOTHING
    if log is not None:
        log.add("game_over", {})
        for seat in range(2):
            log.add("mission_shown", {"seat": seat, "group": cards.GROUP_IDS[state.party[zone.MISSION + seat]]})


def end_manipulation(config: Config, state: CaesarState, log: EventLog | None) -> None:
    """The manipulation has taken effect or was vetoed: go on with the turn."""
    seat = state.active
    state.played = moves.NOTHING
    if state.laid != 0:
        vote_at_eight(config, state, log)
    elif can_lay(state, seat):
        ask(state, phase.LAST_LAY if state.last != 0 else phase.LAY, bit(seat))
    else:
        if log is not None and state.last == 0:
            log.add("nothing_laid", {"seat": seat})
        end_laying(config, state, log)
