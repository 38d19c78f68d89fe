"""What a question of Caesar & Cleopatra is: everything about a phase side by side."""

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, Move, Moves, Seat, SeatMask
from curia.games.caesar import cards, moves, phase
from curia.games.caesar.config import Config
from curia.games.caesar.state import CaesarState


class Question:
    """A phase: what is asked, the answers, what follows from one, and why a move is none of them.

    As it stands it is a phase in which nobody is asked."""

    def __init__(
        self, number: i64, answers: list[int], sealed: bool = False, discreet: bool = False, of_card: bool = False
    ) -> None:
        self.id: str = phase.IDS[number]
        self.answers = answers
        """The kinds of move that speak to it; moves of other kinds answer another question."""
        self.sealed = sealed
        self.discreet = discreet
        self.of_card = of_card
        """The manipulation in play asks."""

    def source(self, state: CaesarState) -> str:
        """The card that asks."""
        return cards.KIND_IDS[moves.manipulation_of(state.played)] if self.of_card else ""

    def asked(self, state: CaesarState) -> SeatMask:
        """Whom the position asks."""
        return bit(state.active) if self.answers else 0

    def legal(self, config: Config, state: CaesarState, seat: Seat) -> Moves:
        """The answers, sorted."""
        return vec[i64]()

    def draw(self, config: Config, state: CaesarState, seat: Seat, rng: Rng) -> Move:
        """One of the answers, each as likely as the others; of chance, by the weights."""
        answers = self.legal(config, state, seat)
        if len(answers) == 1:
            return answers[0]
        return answers[rng.below(len(answers))]

    def weights(self, config: Config, state: CaesarState) -> list[tuple[Move, int]]:
        """What chance can answer."""
        return []

    def answer(self, config: Config, state: CaesarState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """What follows from an answer."""

    def refuse(self, config: Config, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        """Why a move is not allowed. Only what the seat may know is looked at: its own cards, and what lies open."""
        if not 0 <= seat < 2:
            return Refusal("1.1", "not-at-the-table", {})
        if state.phase == phase.OVER:
            return Refusal("12.1", "game-over", {})
        if state.asked == CHANCE_MASK:
            return Refusal("16.1", "chance-first", {})
        kind = move & ~moves.PAYLOAD
        if kind < moves.NEXT or kind > moves.CALL:
            return Refusal("3.3", "not-a-move", {})
        if kind >= moves.NAME_CLEOPATRA:
            return Refusal("16.1", "chance-only", {})
        if not has(state.asked, seat):
            if self.sealed:
                return Refusal("2.15", "already-answered", {})
            return Refusal("3.2", "others-turn", {"other": 1 - seat})
        if kind == moves.ANSWER_VETO and move > moves.VETO:
            return Refusal("3.3", "not-a-move", {})
        if kind == moves.ANSWER_VETO and state.phase != phase.VETO:
            if move == moves.ALLOW:
                return Refusal("10.1", "nothing-to-let-pass", {})
            return Refusal("10.5", "veto-only-as-answer", {})
        if int(kind) not in self.answers:
            return Refusal("3.3", "other-question", {"question": self.id})
        return self.explain(state, seat, move)

    def explain(self, state: CaesarState, seat: Seat, move: Move) -> Refusal:
        """Why a move of the right kind is no answer."""
        return Refusal("3.3", "not-a-move", {})
