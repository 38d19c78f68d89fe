"""The questions of Caesar & Cleopatra: those to seats, and the list of all."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Move, Moves, Seat, SeatMask
from curia.games.caesar import cards, chance, effects, flow, laying, moves, phase, zone
from curia.games.caesar.cards import Bag
from curia.games.caesar.config import Config
from curia.games.caesar.question import Question
from curia.games.caesar.state import CaesarState, cards_before, patricians_left

# Set-up ------------------------------------------------------------


@final
class Arrange(Question):
    """The next card of the own manipulation reserve."""

    def __init__(self) -> None:
        super().__init__(phase.ARRANGE, [moves.NEXT], sealed=True)

    def asked(self, state: CaesarState) -> SeatMask:
        seats: i64 = 0
        for seat in range(2):
            if flow.to_arrange(state, seat) != 0:
                seats |= bit(seat)
        return seats

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return kinds_of(moves.NEXT, flow.to_arrange(state, seat))

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        left = flow.to_arrange(state, seat)
        number = cards.different(left)
        if number == 1:
            return moves.NEXT | cards.nth_kind(left, 0)
        return moves.NEXT | cards.nth_kind(left, rng.below(number))

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.arrange_next(state, seat, move & moves.PAYLOAD, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        return Refusal("2.9", "not-to-arrange", {})


def kinds_of(kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in the bag."""
    answers = vec[i64](capacity=cards.KINDS)
    for card in range(cards.KINDS):
        if cards.count(bag, card) != 0:
            answers = append(answers, kind | card)
    return answers


@final
class Place(Question):
    """The first five cards."""

    def __init__(self) -> None:
        super().__init__(phase.PLACE, [moves.PLACE], sealed=True)

    def asked(self, state: CaesarState) -> SeatMask:
        seats: i64 = 0
        for seat in range(2):
            if state.party[zone.ANSWER + seat] == moves.NO_ANSWER:
                seats |= bit(seat)
        return seats

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return PLACEMENTS

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.place(config, state, seat, move, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        return Refusal("2.12", "each-value-once", {})


def _placements() -> Moves:
    """The 120 ways to lay the values 1 to 5 before the groups."""
    answers = vec[i64](capacity=120)
    for censors in range(1, 6):
        for aediles in range(1, 6):
            for quaestors in range(1, 6):
                for praetors in range(1, 6):
                    senators = 15 - censors - aediles - quaestors - praetors
                    payload: i64 = senators | praetors << 3 | quaestors << 6 | aediles << 9 | censors << 12
                    if 1 <= senators <= 5 and is_placement(payload):
                        answers = append(answers, moves.PLACE | payload)
    return answers


def is_placement(payload: i64) -> bool:
    """Whether each of the values 1 to 5 is named once."""
    bag: i64 = 0
    for group in range(cards.GROUPS):
        bag += cards.one(payload >> (3 * group) & 7)
    return bag == cards.ONE_OF_EACH_VALUE and payload >> 15 == 0


PLACEMENTS: Final = _placements()


# A turn ------------------------------------------------------------

_LAYING: Final = [moves.LAY_DOWN, moves.LAY_UP]
_MANIPULATIONS: Final = [moves.ASSASSINATE, moves.SPY, moves.CASTLE, moves.COURTESAN, moves.WRATH]


class InTurn(Question):
    """What the active party does. Whatever else can be done in some turn is explained here."""

    def __init__(self, number: i64, discreet: bool = False) -> None:
        super().__init__(number, [*_LAYING, *_MANIPULATIONS, moves.DONE, moves.DISCARD], discreet=discreet)

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        kind = move & ~moves.PAYLOAD
        payload = move & moves.PAYLOAD
        if kind == moves.LAY_DOWN:
            flow.lay_down(config, state, seat, payload >> 3, payload & 7, log)
        elif kind == moves.LAY_UP:
            flow.lay_up(config, state, seat, payload >> 3, payload & 7, log)
        elif kind == moves.DISCARD:
            flow.discard_hand(config, state, seat, payload, log)
        elif kind != moves.DONE:
            effects.play(config, state, seat, move, log)
        elif state.laid == 0:
            flow.end_laying(config, state, log)
        else:
            flow.vote_at_eight(config, state, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        kind = move & ~moves.PAYLOAD
        payload = move & moves.PAYLOAD
        if kind == moves.DISCARD:
            return self.explain_discard(state, seat, payload)
        if kind == moves.DONE:
            if payload == 0:
                return self.explain_done(state, seat)
        elif kind != moves.LAY_DOWN and kind != moves.LAY_UP:
            return self.explain_manipulation(state, seat, move)
        elif payload >> 3 < cards.KINDS and payload & 7 < cards.GROUPS:
            return self.explain_lay(state, seat, move)
        return super().explain(state, seat, move)

    def explain_discard(self, state: CaesarState, seat: Seat, bag: Bag) -> Refusal:
        if state.last != 0:
            return Refusal("6.10", "last-turn-is-active", {})
        return Refusal("3.4", "turn-is-active", {})

    def explain_done(self, state: CaesarState, seat: Seat) -> Refusal:
        if state.last != 0:
            return Refusal("12.15", "must-lay-all", {})
        if state.party[zone.HAND + seat] & cards.INFLUENCE == 0:
            return Refusal("3.6", "no-influence-in-hand", {})
        if laying.all_room(state, seat) == 0:
            return Refusal("3.7", "no-room-anywhere", {})
        return Refusal("4.1", "must-lay", {})

    def explain_lay(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        hand = state.party[zone.HAND + seat]
        card = (move & moves.PAYLOAD) >> 3
        group = move & 7
        if card >= cards.INFLUENCE_END:
            return Refusal("4.9", "not-influence", {"card": cards.KIND_IDS[card]})
        if state.last == 0 and hand & cards.INFLUENCE == 0:
            return Refusal("3.6", "no-influence-in-hand", {})
        if cards.count(hand, card) == 0:
            return Refusal("4.8", "not-in-hand", {"card": cards.KIND_IDS[card]})
        if state.last == 0 and laying.all_room(state, seat) == 0:
            return Refusal("3.7", "no-room-anywhere", {})
        facts: dict[str, Arg] = {"group": cards.GROUP_IDS[group]}
        if patricians_left(state, group) == 0:
            return Refusal("4.10", "group-closed", facts)
        if laying.own_cards(state, seat, group) >= cards.OWN_LIMIT:
            return Refusal("4.11", "five-of-your-own", facts)
        if laying.lying(state, group) >= cards.GROUP_LIMIT:
            return Refusal("4.12", "eight-there", facts)
        if move & ~moves.PAYLOAD == moves.LAY_DOWN:
            if state.last != 0:
                return Refusal("12.12", "last-turn-face-up", {})
            return Refusal("4.4", "second-face-up-too", {})
        if cards.size(hand & cards.INFLUENCE) < 2:
            return Refusal("4.5", "one-card-face-down", {})
        if not laying.can_lay_two(state, seat, laying.rooms(state, seat)):
            return Refusal("4.6", "two-need-two-places", {})
        return Refusal("3.3", "not-a-move", {})

    def explain_manipulation(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        kind = moves.manipulation_of(move)
        payload = move & moves.PAYLOAD
        if state.manipulated != 0:
            return Refusal("9.2", "one-manipulation", {})
        if cards.count(state.party[zone.HAND + seat], kind) == 0:
            return Refusal("9.3", "manipulation-not-in-hand", {"card": cards.KIND_IDS[kind]})
        if state.phase == phase.TURN and state.party[zone.HAND + seat] & cards.INFLUENCE == 0:
            return Refusal("3.6", "no-influence-in-hand", {})
        group = payload & 7
        if kind == cards.SPY:
            if payload == 0:
                return Refusal("9.17", "spy-empty-hand", {})
        elif group < cards.GROUPS:
            facts: dict[str, Arg] = {"group": cards.GROUP_IDS[group]}
            if kind == cards.ASSASSINATION:
                return explain_assassination(state, seat, payload >> 3, group, facts)
            if kind == cards.CASTLING:
                if payload >> 3 < cards.GROUPS:
                    return explain_castling(state, seat, payload >> 3, group, facts)
            elif payload < cards.GROUPS:
                if kind == cards.COURTESAN:
                    return Refusal("9.40", "courtesan-nothing-hidden", facts)
                return Refusal("9.44", "wrath-nothing-there", facts)
        return Refusal("3.3", "not-a-move", {})


def explain_assassination(state: CaesarState, seat: Seat, card: i64, group: i64, facts: dict[str, Arg]) -> Refusal:
    if card >= cards.INFLUENCE_END:
        return Refusal("9.11", "assassinate-influence-only", {})
    facts["card"] = cards.KIND_IDS[card]
    if state.table[zone.DOWN + (1 - seat) * cards.GROUPS + group] != 0:
        return Refusal("9.13", "assassinate-hidden", facts)
    if cards.count(state.table[zone.UP + seat * cards.GROUPS + group], card) != 0:
        return Refusal("9.14", "assassinate-own", facts)
    return Refusal("9.12", "assassinate-not-there", facts)


def explain_castling(state: CaesarState, seat: Seat, first: i64, group: i64, facts: dict[str, Arg]) -> Refusal:
    if first >= group:
        return Refusal("9.29", "castle-two-groups", {})
    if cards_before(state, seat, first) == 0:
        facts["group"] = cards.GROUP_IDS[first]
    return Refusal("9.29", "castle-own-cards", facts)


class Laying(InTurn):
    """A question with many answers, which are counted to draw one without a list of them."""

    def nth(self, state: CaesarState, seat: Seat, n: i64, rng: Rng) -> Move:
        """The legal move with n before it; with n = -1 a random one."""
        return 0


@final
class Turn(Laying):
    """All that a turn can begin with: laying, a manipulation, or a passive turn."""

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        answers = laying.lay_moves(state, seat, vec[i64](capacity=32))
        hand = state.party[zone.HAND + seat]
        if hand & cards.INFLUENCE != 0:
            answers = effects.manipulations(state, seat, answers)
        parts = cards.parts_of(hand)
        for i in range(fewest_discards(state, seat), len(parts)):
            answers = append(answers, moves.DISCARD | parts[i])
        return answers

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return self.nth(state, seat, -1, rng)

    def nth(self, state: CaesarState, seat: Seat, n: i64, rng: Rng) -> Move:
        hand = state.party[zone.HAND + seat]
        free = laying.rooms(state, seat)
        lays = cards.different(hand & cards.INFLUENCE) * cards.different(free)
        shows: i64 = 0
        if lays != 0 and laying.can_lay_two(state, seat, free):
            shows = lays
        played: i64 = 0
        if hand & cards.INFLUENCE != 0:
            played = effects.manipulation_count(state, seat)
        fewest = fewest_discards(state, seat)
        if n < 0:
            n = rng.below(lays + shows + played + cards.part_count(hand) - fewest)
        if n < lays:
            return moves.LAY_DOWN | laying.nth_lay(hand, free, n)
        n -= lays
        if n < shows:
            return moves.LAY_UP | laying.nth_lay(hand, free, n)
        n -= shows
        if n < played:
            return effects.manipulations(state, seat, vec[i64](capacity=16))[n]
        return moves.DISCARD | cards.nth_part(hand, n - played + fewest)

    def explain_discard(self, state: CaesarState, seat: Seat, bag: Bag) -> Refusal:
        if bag != 0:
            return Refusal("6.3", "discard-own-cards", {})
        if flow.can_draw(state, seat):
            return Refusal("6.2", "discard-at-least-one", {})
        return Refusal("6.11", "nothing-to-draw", {})


def fewest_discards(state: CaesarState, seat: Seat) -> i64:
    """How many cards a passive turn discards at least: none if the hand is short and can be filled, else one."""
    if cards.size(state.party[zone.HAND + seat]) < cards.HAND_SIZE and flow.can_draw(state, seat):
        return 0
    return 1


@final
class Lay(Laying):
    """After a manipulation: one card face down, or the first of two face up."""

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return laying.lay_moves(state, seat, vec[i64](capacity=32))

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return self.nth(state, seat, -1, rng)

    def nth(self, state: CaesarState, seat: Seat, n: i64, rng: Rng) -> Move:
        hand = state.party[zone.HAND + seat]
        free = laying.rooms(state, seat)
        lays = cards.different(hand & cards.INFLUENCE) * cards.different(free)
        shows: i64 = 0
        if laying.can_lay_two(state, seat, free):
            shows = lays
        if n < 0:
            n = rng.below(lays + shows)
        if n < lays:
            return moves.LAY_DOWN | laying.nth_lay(hand, free, n)
        return moves.LAY_UP | laying.nth_lay(hand, free, n - lays)


@final
class LayUp(Laying):
    """The second of two cards face up, or all the others in the last turn."""

    def __init__(self, number: i64, between: str) -> None:
        super().__init__(number)
        self.between = between
        """The rule that no manipulation comes in between."""

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return laying.lays(state, seat, laying.rooms(state, seat), moves.LAY_UP, vec[i64](capacity=32))

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return self.nth(state, seat, -1, rng)

    def nth(self, state: CaesarState, seat: Seat, n: i64, rng: Rng) -> Move:
        hand = state.party[zone.HAND + seat]
        free = laying.rooms(state, seat)
        if n < 0:
            n = rng.below(cards.different(hand & cards.INFLUENCE) * cards.different(free))
        return moves.LAY_UP | laying.nth_lay(hand, free, n)

    def explain_done(self, state: CaesarState, seat: Seat) -> Refusal:
        if state.last == 0:
            return Refusal("4.4", "second-face-up-too", {})
        return super().explain_done(state, seat)

    def explain_manipulation(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        if state.manipulated == 0:
            return Refusal(self.between, "not-in-between", {})
        return super().explain_manipulation(state, seat, move)


@final
class LastTurn(InTurn):
    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        answers = laying.lays(state, seat, laying.rooms(state, seat), moves.LAY_UP, vec[i64](capacity=32))
        nothing_to_lay = len(answers) == 0
        answers = effects.manipulations(state, seat, answers)
        if nothing_to_lay:
            answers = append(answers, moves.DONE)
        return answers


@final
class Manipulate(InTurn):
    """After laying."""

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return append(effects.manipulations(state, seat, vec[i64](capacity=32)), moves.DONE)

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        n = rng.below(effects.manipulation_count(state, seat) + 1)
        if n == 0:
            return moves.DONE
        return effects.manipulations(state, seat, vec[i64](capacity=16))[n - 1]

    def explain_lay(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        if state.last != 0:
            return Refusal("12.17", "laying-is-over", {})
        return Refusal("4.1", "laid-already", {})


# Manipulations and drawing ------------------------------------------------------------


@final
class Veto(Question):
    def __init__(self) -> None:
        super().__init__(phase.VETO, [moves.ANSWER_VETO], discreet=True, of_card=True)

    def asked(self, state: CaesarState) -> SeatMask:
        return bit(1 - state.active)

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        if cards.count(state.party[zone.HAND + seat], cards.VETO) != 0:
            return vec[i64]([moves.ALLOW, moves.VETO])
        return vec[i64]([moves.ALLOW])

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        if cards.count(state.party[zone.HAND + seat], cards.VETO) != 0:
            return moves.ALLOW | rng.below(2)
        return moves.ALLOW

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        effects.answer_veto(config, state, seat, move == moves.VETO, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        return Refusal("10.7", "no-veto-in-hand", {})


@final
class Strike(Question):
    """Which card of the hand that a Spy has seen is discarded."""

    def __init__(self) -> None:
        super().__init__(phase.STRIKE, [moves.STRIKE], of_card=True)

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return kinds_of(moves.STRIKE, state.party[zone.HAND + 1 - seat])

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        effects.strike(config, state, seat, move & moves.PAYLOAD, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        return Refusal("9.18", "not-in-their-hand", {})


@final
class Castle(Question):
    """Which of the cards taken up go to the first of the two groups."""

    def __init__(self) -> None:
        super().__init__(phase.CASTLE, [moves.RELAY], of_card=True)

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        first, second = effects.castled_groups(state)
        castled = effects.castled_cards(state, seat)
        number = cards.size(castled)
        limit_first = effects.castle_limit(state, seat, first)
        limit_second = effects.castle_limit(state, seat, second)
        parts = cards.parts_of(castled)
        answers = vec[i64](capacity=len(parts))
        for i in range(len(parts)):
            into_first = cards.size(parts[i])
            if into_first <= limit_first and number - into_first <= limit_second:
                answers = append(answers, moves.RELAY | parts[i])
        return answers

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        effects.relay(config, state, seat, move & moves.PAYLOAD, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        bag = move & moves.PAYLOAD
        first, second = effects.castled_groups(state)
        castled = effects.castled_cards(state, seat)
        if bag >> 48 != 0 or not moves.is_bag_of_hand(bag, castled):
            return Refusal("9.31", "relay-these-cards", {})
        into_first = cards.size(bag)
        into_second = cards.size(castled) - into_first
        if into_first > cards.OWN_LIMIT or into_second > cards.OWN_LIMIT:
            return Refusal("9.33", "relay-five-at-most", {})
        group = second
        if into_first > effects.castle_limit(state, seat, first):
            group = first
        return Refusal("9.34", "relay-eight-at-most", {"group": cards.GROUP_IDS[group]})


@final
class Refill(Question):
    """From which reserve."""

    def __init__(self) -> None:
        super().__init__(phase.REFILL, [moves.DRAW])

    def asked(self, state: CaesarState) -> SeatMask:
        return bit(state.drawer)

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        return vec[i64]([moves.DRAW, moves.DRAW + 1])

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        return moves.DRAW | rng.below(2)

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.draw_from(config, state, seat, move & moves.PAYLOAD == moves.FROM_MANIPULATION, log)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        return Refusal("5.4", "no-such-reserve", {})


_IN_ORDER: Final[list[Question]] = [
    chance.DrawParties(),
    chance.DrawMission(),
    Arrange(),
    Place(),
    Turn(phase.TURN),
    Lay(phase.LAY),
    LayUp(phase.LAY_SECOND, between="3.11"),
    Manipulate(phase.MANIPULATE, discreet=True),
    Veto(),
    Strike(),
    Castle(),
    Refill(),
    chance.DrawCard(phase.DRAW_INFLUENCE, zone.RESERVE),
    chance.DrawCard(phase.DRAW_MANIPULATION, zone.MANIPULATION_RESERVE),
    chance.Suffrage(),
    LastTurn(phase.LAST_TURN),
    LayUp(phase.LAST_LAY, between="12.16"),
    Question(phase.OVER, []),
]
QUESTIONS: Final = vec[Question]([question for question in _IN_ORDER])
"""By phase. (What is taken from a `vec` is not checked for its class, other than from a list: ADR 5.)"""
