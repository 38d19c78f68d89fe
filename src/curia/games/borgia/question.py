"""What a question of Borgia is, the kinds that several are of, and lists of answers that they make."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import lowest
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import NO_MOVE, Move, Moves, Seat
from curia.games.borgia import cards, moves, phase
from curia.games.borgia.candidates import thinned
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table


class Question:
    """What is asked in one phase. Only `answer` looks at what the seat cannot see."""

    def __init__(self, asked: i64, rule: str, *answers: int, discreet: bool = False) -> None:
        self.phase: i64 = asked
        self.id: Final = phase.IDS[asked]
        self.rule: Final = rule
        """The paragraph that has it asked."""
        self.answers: Final = answers
        """The kinds of move that speak to it; moves of other kinds answer another question."""
        self.kind: i64 = answers[0] if answers else 0
        self.discreet: Final = discreet
        """Asked whether or not there is a choice (§14.21), as are the links of a ballot (§10.30)."""

    def calm(self) -> Move:
        """The answer that does nothing, if there is one."""
        return NO_MOVE

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        """The card that the question is about, or ''."""
        return ""

    def sealed_seats(self, config: Config, table: Table) -> i64:
        """Who gives a sealed answer, whether or not it is given; nobody if the question is not sealed."""
        return 0

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        """All answers, sorted."""
        return vec[i64]()

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        """One of the answers, each as likely as the others; where the list is long, without making it."""
        answers = self.legal(config, state, seat)
        number = len(answers)
        if number == 1:
            return answers[0]
        return answers[rng.below(number)]

    def candidates(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        """A few sensible ones of the answers, for search."""
        return self.legal(config, state, seat)

    def weights(self, config: Config, state: BorgiaState) -> list[tuple[Move, int]]:
        """Where chance is asked: each answer with its weight, sorted."""
        return [(move, 1) for move in self.legal(config, state, 0)]

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """What follows from an answer."""

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        """Why a seat has no answer to give now. What another one makes up in private is not looked at."""
        return self.others_question(state, self.rule)

    def others_question(self, state: BorgiaState, rule: str) -> Refusal:
        return Refusal(rule, "others-question", {"question": self.id, "other": lowest(state.table.asked)})

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        """Why a move of the right kind is not allowed."""
        return Refusal(self.rule, "not-a-move", {})


def already_answered() -> Refusal:
    return Refusal("3.9", "already-answered", {})


class YesNo(Question):
    """No, or yes: payload 1."""

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        """Whether the seat can say yes."""
        return True

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        if self.may(config, state, seat):
            return vec[i64]([self.kind, self.kind | 1])
        return vec[i64]([self.kind])

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        if self.may(config, state, seat):
            return self.kind | rng.below(2)
        return self.kind


def is_yes(move: Move) -> bool:
    return move & moves.PAYLOAD == 1


class AmountQuestion(Question):
    """Asks for an amount, every whole number of a row: search looks at some of them."""

    def candidates(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return thinned(self.legal(config, state, seat))


class CardDraw(Question):
    """Chance draws a card, from the deck if nothing else is said (section 18)."""

    def __init__(self, asked: i64) -> None:
        super().__init__(asked, "18.1", moves.DRAW)

    def bag(self, state: BorgiaState) -> Bag:
        return state.deck

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        bag = self.bag(state)
        return moves.DRAW | cards.pick(bag, rng.below(cards.size(bag)))

    def weights(self, config: Config, state: BorgiaState) -> list[tuple[Move, int]]:
        bag = self.bag(state)
        weights: list[tuple[Move, int]] = []
        while bag != 0:
            card = cards.first(bag)
            weights.append((moves.DRAW | card, cards.count(bag, card)))
            bag &= ~cards.FIELD[card]
        return weights


# Lists of answers ------------------------------------------------------------


def each(kind: i64, numbers: i64) -> Moves:
    """A move of the kind for each member of a set."""
    return add_each(vec[i64](capacity=12), kind, numbers)


def add_each(answers: Moves, kind: i64, numbers: i64) -> Moves:
    while numbers != 0:
        answers = append(answers, kind | lowest(numbers))
        numbers &= numbers - 1
    return answers


def add_range(answers: Moves, kind: i64, least: i64, most: i64) -> Moves:
    """A move of the kind for each amount."""
    while least <= most:
        answers = append(answers, kind | least)
        least += 1
    return answers


def add_cards(answers: Moves, kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in a bag."""
    while bag != 0:
        card = cards.first(bag)
        answers = append(answers, kind | card)
        bag &= ~cards.FIELD[card]
    return answers
