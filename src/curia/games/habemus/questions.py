"""The questions of Habemus Papam: those to seats, and the list of all."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, lowest, nth, popcount
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Move, Moves, Seat
from curia.games.habemus import cards, chance, effects, flow, moves, phase
from curia.games.habemus.cards import Bag, Card
from curia.games.habemus.config import Config
from curia.games.habemus.question import Question
from curia.games.habemus.state import HabemusState

_OTHERS_ACTION: Final = ("4.11", "others-action")
_NO_ACTION: Final = vec[i64]([moves.PLAY | cards.NO_CARD])
"""What a seat without an action card can answer: most answers of the phase. Shared: it must not be changed."""

# Sealed answers ------------------------------------------------------------


class Sealed(Question):
    """Several answer in secret; with the last answer all are opened."""

    def __init__(self, number: i64, rule: str, answers: i64) -> None:
        super().__init__(number, rule, answers, sealed=True)

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        return True

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        state.answers[seat] = move
        state.asked &= ~bit(seat)
        if log is not None and not self.is_formality(config, state):
            log.add_secret("answered", {"seat": seat}, {"answer": moves.move_text(config.cards, move)}, bit(seat))
        if state.asked == 0:
            self.open_all(config, state, log)

    def open_all(self, config: Config, state: HabemusState, log: EventLog | None) -> None:
        """All have answered."""

    def not_asked(self, state: HabemusState, seat: Seat, kind: i64) -> Refusal:
        return Refusal("4.6", "already-answered", {})


@final
class KeepOrder(Sealed):
    def __init__(self) -> None:
        super().__init__(phase.KEEP_ORDER, "3.9", moves.DISCARD)

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        answers = vec[i64](capacity=2)
        for order in range(cards.ORDER_COUNT):
            if cards.order_number(state.orders[seat], order) != 0:
                answers = append(answers, moves.DISCARD | order)
        return answers

    def open_all(self, config: Config, state: HabemusState, log: EventLog | None) -> None:
        flow.discard_orders(config, state, log)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        if payload < cards.ORDER_COUNT:
            return Refusal(self.rule, "not-your-order", {"order": cards.ORDER_IDS[payload]})
        return super().explain(config, state, seat, payload)


@final
class PlayAction(Sealed):
    def __init__(self) -> None:
        super().__init__(phase.PLAY_ACTION, "3.1", moves.PLAY)

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        hand = state.hand[seat]
        if hand == 0:
            return _NO_ACTION
        return append(cards_of(moves.PLAY, hand), moves.PLAY | cards.NO_CARD)

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        different = cards.one_of_each(state.hand[seat])
        if different == 0:
            return moves.PLAY | cards.NO_CARD
        number = popcount(different)
        n = rng.below(number + 1)
        if n == number:
            return moves.PLAY | cards.NO_CARD
        return moves.PLAY | cards.CARD_AT[nth(different, n)]

    def is_formality(self, config: Config, state: HabemusState) -> bool:
        return flow.nobody_holds_actions(config, state)

    def open_all(self, config: Config, state: HabemusState, log: EventLog | None) -> None:
        flow.reveal_actions(config, state, log)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        if cards.TEN_GOLD <= payload <= cards.SWAP:
            return Refusal("4.2", "not-in-hand", card_of(config, payload))
        return Refusal("4.1", "not-an-action-card", {})


@final
class Bid(Sealed):
    """Of all but those who bid last, and then of these."""

    def __init__(self, number: i64, rule: str) -> None:
        super().__init__(number, rule, moves.BID)

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        if state.phase == phase.BID_LAST:
            return state.played[seat] == cards.BID_LAST
        return flow.bids_at_once(state.played[seat])

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        return config.bids(state.gems[seat], most_gems(state, seat))

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        bids = config.bids(state.gems[seat], most_gems(state, seat))
        return bids[rng.below(len(bids))]

    def open_all(self, config: Config, state: HabemusState, log: EventLog | None) -> None:
        flow.reveal_bids(config, state, log)

    def not_asked(self, state: HabemusState, seat: Seat, kind: i64) -> Refusal:
        if state.answers[seat] >= 0:
            return super().not_asked(state, seat, kind)
        if kind != moves.BID:
            return Refusal("3.1", "other-question", {"question": self.id})
        if state.played[seat] == cards.THREE_RUBIES:
            return Refusal("5.7", "three-rubies-bid", {})
        if state.played[seat] == cards.BID_LAST:
            return Refusal("5.5", "bid-last-waits", {})
        return Refusal("5.4", "bid-is-open", {})

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        gems = cards.gem_text(payload)
        if cards.gem_count(payload) > most_gems(state, seat):
            if state.played[seat] == cards.BEST_GEM_TWICE:
                return Refusal("5.8", "two-gems-at-most", {"gems": gems})
            return Refusal("5.2", "three-gems-at-most", {"gems": gems})
        if not cards.contains_gems(state.gems[seat], payload):
            return Refusal("5.3", "not-your-gems", {"gems": gems, "own": cards.gem_text(state.gems[seat])})
        return Refusal("5.1", "not-a-move", {})


def most_gems(state: HabemusState, seat: Seat) -> i64:
    """How many gems a bid may have."""
    if state.played[seat] == cards.BEST_GEM_TWICE:
        return 2
    return 3


# Cards ------------------------------------------------------------


def cards_of(kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in the bag."""
    answers = vec[i64](capacity=12)
    different = cards.one_of_each(bag)
    while different != 0:
        answers = append(answers, kind | cards.CARD_AT[lowest(different)])
        different &= different - 1
    return answers


def card_of(config: Config, card: Card) -> dict[str, Arg]:
    return {"card": config.cards.ids[card]}


@final
class Take(Question):
    def __init__(self) -> None:
        super().__init__(phase.TAKE, "6.2", moves.TAKE, others=("6.1", "others-turn-to-take"))

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        return cards_of(moves.TAKE, state.display)

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        different = cards.one_of_each(state.display)
        return moves.TAKE | cards.CARD_AT[nth(different, rng.below(popcount(different)))]

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        flow.take(config, state, seat, move & moves.PAYLOAD, log)
        if state.phase == phase.TAKE:
            flow.taken(config, state, log)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        if payload > cards.CAMERLENGO:
            return Refusal("6.4", "not-a-card-to-take", {})
        if payload == cards.CAMERLENGO:
            return Refusal("6.6", "camerlengo-taken", {})
        return Refusal("6.4", "not-in-display", card_of(config, payload))


@final
class Pay(Question):
    """For the Squadrone Volante. Who cannot is asked too."""

    def __init__(self) -> None:
        super().__init__(phase.PAY, "7.24", moves.PAY, source="squadrone", discreet=True)

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        return config.may_refuse_squadrone and cards.count(state.display, cards.SQUADRONE) != 0

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        if state.gold[seat] < config.cards.squadrone_cost:
            return vec[i64]([moves.PAY])
        return vec[i64]([moves.PAY, moves.PAY | 1])

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if move == moves.PAY | 1:
            effects.pay_squadrone(config, state, seat, log)
        else:
            effects.lose_squadrone(config, state, seat, "squadrone_declined", log)
        flow.taken(config, state, log)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        if payload == 1:
            return Refusal("7.34", "cannot-pay", {"gold": config.cards.squadrone_cost})
        return super().explain(config, state, seat, payload)


# Persons ------------------------------------------------------------


def persons_of(config: Config, state: HabemusState, kind: i64, persons: Bag) -> Moves:
    """A move of the kind for each of the persons, who lie in tableaux."""
    answers = vec[i64](capacity=12)
    while persons != 0:
        person = lowest(persons)
        answers = append(answers, kind | person << 8 | effects.owner_of(config, state, person))
        persons &= persons - 1
    return answers


def declines(source: str, seat: Seat, move: Move, log: EventLog | None) -> bool:
    """Whether the answer names nobody, which is told."""
    if move & moves.PAYLOAD != moves.NO_TARGET:
        return False
    if log is not None:
        log.add("declined", {"seat": seat, "card": source})
    return True


class OnePerson(Question):
    """Which of the persons in others' tableaux a card strikes."""

    def __init__(
        self,
        number: i64,
        rule: str,
        answers: i64,
        source: str,
        whose: str,
        own: str,
        others: tuple[str, str] = ("6.5", "others-card"),
    ) -> None:
        super().__init__(number, rule, answers, source, others=others)
        self.whose = whose
        """The rule that says in whose tableaux they lie."""
        self.own = own
        """What one is told who names a person of the own tableau."""

    def targets(self, config: Config, state: HabemusState, seat: Seat) -> Bag:
        return 0

    def may_decline(self, config: Config) -> bool:
        return True

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        answers = persons_of(config, state, self.answers, self.targets(config, state, seat))
        if self.may_decline(config):
            answers = append(answers, self.answers | moves.NO_TARGET)
        return answers

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        persons = self.targets(config, state, seat)
        number = popcount(persons)
        choices = number
        if self.may_decline(config):
            choices += 1
        n = rng.below(choices)
        if n == number:
            return self.answers | moves.NO_TARGET
        person = nth(persons, n)
        return self.answers | person << 8 | effects.owner_of(config, state, person)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        person = payload >> 8
        if person >= cards.PERSONS_END:
            return Refusal(self.whose, "not-a-person", {})
        owner = effects.owner_of(config, state, person)
        facts = card_of(config, person)
        if owner < 0:
            return Refusal(self.whose, "in-no-tableau", facts)
        if owner != payload & 255:
            facts["other"] = owner
            return Refusal(self.whose, "wrong-owner", facts)
        if owner == seat:
            return Refusal(self.whose, self.own, facts)
        return self.explain_person(config, state, person, owner)

    def explain_person(self, config: Config, state: HabemusState, person: Card, owner: Seat) -> Refusal:
        """Why somebody in another's tableau is safe."""
        return Refusal(self.rule, "not-a-move", {})


@final
class Bribe(OnePerson):
    def __init__(self) -> None:
        super().__init__(
            phase.BRIBE, "8.11", moves.BRIBE, "bribe", whose="8.11", own="bribe-own", others=_OTHERS_ACTION
        )

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        paid_for = state.played[seat] == cards.BRIBE and state.gold[seat] >= effects.bribe_cost(config)
        return paid_for and super().asks(config, state, seat)

    def targets(self, config: Config, state: HabemusState, seat: Seat) -> Bag:
        return effects.bribable(config, state, seat)

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if not declines(self.source, seat, move, log):
            effects.bribe(config, state, seat, (move & moves.PAYLOAD) >> 8, log)
        flow.action_answered(config, state, log)

    def explain_person(self, config: Config, state: HabemusState, person: Card, owner: Seat) -> Refusal:
        if cards.ONE[person] == config.cards.chigi:
            return Refusal("8.13", "bribe-chigi", card_of(config, person))
        return Refusal("8.12", "bribe-leader", card_of(config, person))


@final
class Exclude(OnePerson):
    def __init__(self) -> None:
        super().__init__(phase.EXCLUDE, "7.16", moves.EXCLUDE, "felipe", whose="7.18", own="exclude-own")

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        return effects.felipes(state.tableau[seat]) == 2 and super().asks(config, state, seat)

    def targets(self, config: Config, state: HabemusState, seat: Seat) -> Bag:
        return effects.excludable(config, state, seat)

    def may_decline(self, config: Config) -> bool:
        return config.may_exclude

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if not declines(self.source, seat, move, log):
            effects.exclude(config, state, seat, (move & moves.PAYLOAD) >> 8, log)
        flow.taken(config, state, log)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        if payload == moves.NO_TARGET:
            return Refusal("7.16", "must-exclude", {})
        return super().explain(config, state, seat, payload)

    def explain_person(self, config: Config, state: HabemusState, person: Card, owner: Seat) -> Refusal:
        facts = card_of(config, person)
        if person >= cards.FIRST_LEADER:
            return Refusal("7.17", "exclude-leader", facts)
        if effects.felipes(state.tableau[owner]) != 0:
            facts["other"] = owner
            return Refusal("7.19", "exclude-friend-of-felipe", facts)
        return Refusal("7.20", "exclude-chigi", facts)


@final
class Bury(OnePerson):
    def __init__(self) -> None:
        super().__init__(phase.BURY, "7.28", moves.BURY, "case_of_death", whose="7.27", own="bury-own")

    def targets(self, config: Config, state: HabemusState, seat: Seat) -> Bag:
        return effects.oldest_of_opponents(config, state, seat)

    def may_decline(self, config: Config) -> bool:
        return False

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        effects.bury(config, state, seat, (move & moves.PAYLOAD) >> 8, log)
        flow.taken(config, state, log)

    def explain_person(self, config: Config, state: HabemusState, person: Card, owner: Seat) -> Refusal:
        if cards.ONE[person] == config.cards.chigi:
            return Refusal("7.29", "bury-chigi", card_of(config, person))
        return Refusal("7.27", "bury-not-oldest", card_of(config, person))


@final
class Swap(Question):
    def __init__(self) -> None:
        super().__init__(phase.SWAP, "8.20", moves.SWAP, "swap", others=_OTHERS_ACTION)

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        return state.played[seat] == cards.SWAP and super().asks(config, state, seat)

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        answers = vec[i64](capacity=64)
        everyone: i64 = 0
        for owner in range(config.seats):
            everyone |= effects.swappable(config, state, seat, owner)
        ones = everyone
        while ones != 0:
            one = lowest(ones)
            ones &= ones - 1
            others = ones & ~state.tableau[effects.owner_of(config, state, one)]
            while others != 0:
                answers = append(answers, moves.SWAP | one << 8 | lowest(others))
                others &= others - 1
        return append(answers, moves.SWAP | moves.NO_TARGET)

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        return nth_swap(config, state, seat, rng.below(swap_count(config, state, seat) + 1))

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if not declines(self.source, seat, move, log):
            effects.swap(config, state, seat, (move & moves.PAYLOAD) >> 8, move & 255, log)
        flow.action_answered(config, state, log)

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        persons = [payload >> 8, payload & 255]
        for person in persons:
            if person >= cards.PERSONS_END:
                return Refusal("8.21", "not-a-person", {})
            if effects.owner_of(config, state, person) < 0:
                return Refusal("8.18", "in-no-tableau", card_of(config, person))
        for person in persons:
            if cards.ONE[person] == config.cards.chigi:
                if not config.owner_may_swap_chigi:
                    return Refusal("8.23", "swap-chigi", card_of(config, person))
                if effects.owner_of(config, state, person) != seat:
                    return Refusal("8.24", "swap-chigi-of-other", card_of(config, person))
            elif person >= cards.FIRST_LEADER:
                return Refusal("8.22", "swap-leader", card_of(config, person))
        if effects.owner_of(config, state, persons[0]) != effects.owner_of(config, state, persons[1]):
            return Refusal("8.20", "not-a-move", {})
        return Refusal("8.18", "swap-same-tableau", {})


def swap_count(config: Config, state: HabemusState, seat: Seat) -> i64:
    """How many pairs of cardinals a Swap may name."""
    pairs: i64 = 0
    before: i64 = 0
    for owner in range(config.seats):
        number = popcount(effects.swappable(config, state, seat, owner))
        pairs += before * number
        before += number
    return pairs


def nth_swap(config: Config, state: HabemusState, seat: Seat, n: i64) -> Move:
    """The pairs in the order of their tableaux, each once; and with n as large as their number, none."""
    before: i64 = 0
    for owner in range(config.seats):
        mine = effects.swappable(config, state, seat, owner)
        number = popcount(mine)
        others = popcount(before)
        if n < others * number:
            one = nth(before, n // number)
            other = nth(mine, n % number)
            return moves.SWAP | moves.pair_of(one, other)
        n -= others * number
        before |= mine
    return moves.SWAP | moves.NO_TARGET


_IN_ORDER: Final[list[Question]] = [
    chance.DrawCamerlengo(),
    chance.DealOrders(),
    chance.TurnCardinal(),
    chance.TurnUp(phase.TURN_POLITICS, cards.POLITICS),
    chance.TurnUp(phase.TURN_ACTION, cards.ACTIONS),
    KeepOrder(),
    PlayAction(),
    Bribe(),
    Swap(),
    Bid(phase.BID, "5.1"),
    Bid(phase.BID_LAST, "5.5"),
    Take(),
    Exclude(),
    Pay(),
    Bury(),
    Question(phase.OVER, "9.1"),
]
QUESTIONS: Final = vec[Question]([question for question in _IN_ORDER])
"""By phase. (What is taken from a `vec` is not checked for its class, other than from a list: ADR 5.)"""
