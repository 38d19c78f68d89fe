"""What a question of Habemus Papam is: everything about a phase side by side."""

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, Move, Moves, Seat
from curia.games.habemus import moves, phase
from curia.games.habemus.config import Config
from curia.games.habemus.state import HabemusState


class Question:
    """A phase: what is asked, the answers, what follows from one, and why a move is none of them.

    As it stands it is a phase in which no seat is asked."""

    def __init__(
        self,
        number: i64,
        rule: str,
        answers: i64 = 0,
        source: str = "",
        sealed: bool = False,
        discreet: bool = False,
        others: tuple[str, str] = ("6.5", "others-card"),
    ) -> None:
        self.id: str = phase.IDS[number]
        self.rule = rule
        self.answers: i64 = answers
        """The kind of its moves; 0 where no seat is asked."""
        self.source = source
        """The card that asks."""
        self.sealed = sealed
        self.discreet = discreet or sealed
        self.acting: bool = answers != 0 and not sealed
        """One seat is asked, and the phase does not tell which."""
        self.others = others
        """Rule and code of what a seat is told that is not asked."""

    def asks(self, config: Config, state: HabemusState, seat: Seat) -> bool:
        """Whether the position gives a reason to ask the seat."""
        return len(self.legal(config, state, seat)) > 1

    def legal(self, config: Config, state: HabemusState, seat: Seat) -> Moves:
        """The answers, sorted."""
        return vec[i64]()

    def draw(self, config: Config, state: HabemusState, seat: Seat, rng: Rng) -> Move:
        """One of the answers, each as likely as the others; of chance, by the weights."""
        answers = self.legal(config, state, seat)
        return answers[rng.below(len(answers))]

    def weights(self, config: Config, state: HabemusState) -> list[tuple[Move, int]]:
        """What chance can answer."""
        return []

    def is_formality(self, config: Config, state: HabemusState) -> bool:
        """Whether everybody can see that nobody who is asked has a choice."""
        return False

    def answer(self, config: Config, state: HabemusState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """What follows from an answer."""

    def refuse(self, config: Config, state: HabemusState, seat: Seat, move: Move) -> Refusal:
        """Why a move is not allowed. Only what the seat may know is looked at: its own screen, and what lies open."""
        if not 0 <= seat < config.seats:
            return Refusal("1.1", "not-at-the-table", {})
        if state.phase == phase.OVER:
            return Refusal(self.rule, "game-over", {})
        if state.asked == CHANCE_MASK:
            return Refusal(self.rule, "chance-first", {})
        kind = move & ~moves.PAYLOAD
        if kind < moves.PLAY or kind > moves.TURN:
            return Refusal(self.rule, "not-a-move", {})
        if kind > moves.PAY:
            return Refusal("13.1", "chance-only", {})
        if not has(state.asked, seat):
            return self.not_asked(state, seat, kind)
        if kind != self.answers:
            return Refusal(self.rule, "other-question", {"question": self.id})
        return self.explain(config, state, seat, move & moves.PAYLOAD)

    def not_asked(self, state: HabemusState, seat: Seat, kind: i64) -> Refusal:
        """Why it is not this seat's to answer."""
        rule, code = self.others
        return Refusal(rule, code, {"other": int(lowest(state.asked))})

    def explain(self, config: Config, state: HabemusState, seat: Seat, payload: i64) -> Refusal:
        """Why a move of the right kind is no answer."""
        return Refusal(self.rule, "not-a-move", {})
