"""Step 3: a seizure, and the Condottieri of both sides (section 7)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.types import Arg, Move, Moves, Seat
from curia.games.borgia import cards, effects, housing, market, moves, phase, seizing
from curia.games.borgia.config import Config
from curia.games.borgia.question import Question, add_each, already_answered, each
from curia.games.borgia.state import BorgiaState, Table


class Seize(Question):
    """What is seized, if anything?"""

    def __init__(self) -> None:
        super().__init__(phase.SEIZE, "7.1", moves.SEIZE, discreet=True)

    def calm(self) -> Move:
        return moves.SEIZE | moves.NOTHING

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        open_to = seizing.others(config, state, seat)
        loot: i64 = 0
        homes: i64 = 0
        for other in range(config.seats):
            if has(open_to, other):
                loot |= seizing.targets_of(config, state, other, housing.means(state, seat))
                if state.table.housed[cards.home_of(other)] != 0:
                    homes |= bit(other)
        answers = add_each(each(moves.SEIZE, loot), moves.SEIZE | moves.HOME_TARGET, homes)
        return append(answers, moves.SEIZE | moves.NOTHING)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        target = move & moves.PAYLOAD
        if target == moves.NOTHING:
            market.end_step(table)
            if log is not None:
                log.add("no_seizure", {"seat": seat})
            return
        table.target = target
        defender = seizing.defender_of(config, table)
        housing.ask(table, phase.HIRE, bit(seat) | bit(defender))
        if log is not None:
            log.add("attacked", {"seat": seat, "other": defender, "target": seizing.target_id(config, target)})

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        target = move & moves.PAYLOAD
        facts: dict[str, Arg] = {"target": seizing.target_id(config, target)}
        if target >= moves.HOME_TARGET:
            other = target - moves.HOME_TARGET
            if other == seat:
                return Refusal("7.5", "seize-own", facts)
            if effects.is_spouse(table, seat, other):
                return Refusal("7.6", "seize-from-spouse", {"other": other})
            return Refusal("7.4", "home-town-empty", facts)
        if target >= cards.OPEN_END:
            return Refusal("7.5", "seize-hand-card", facts)
        owner = housing.owner_of(config, table, target)
        if owner < 0:
            return Refusal("7.1", "before-nobody", facts)
        if owner == seat:
            return Refusal("7.5", "seize-own", facts)
        if effects.is_spouse(table, seat, owner):
            return Refusal("7.6", "seize-from-spouse", {"other": owner})
        if target >= cards.TOWNS_END and housing.place_of(table, target) != cards.NOWHERE:
            return Refusal("7.3", "seize-housed", facts)
        fee = config.cards.fee[target]
        dear: dict[str, Arg] = {"card": facts["target"], "ducats": fee, "means": housing.means(state, seat)}
        return Refusal("7.16", "seize-too-dear", dear)


class Hire(Question):
    """Which Condottieri? Sealed, both sides at once."""

    def __init__(self) -> None:
        super().__init__(phase.HIRE, "7.9", moves.HIRE, discreet=True)

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return seizing.target_id(config, table.target)

    def sealed_seats(self, config: Config, table: Table) -> i64:
        return bit(table.active) | bit(seizing.defender_of(config, table))

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        """Every set of Condottieri that can be paid (§7.11)."""
        hand = seizing.hirable(state, seat)
        ducats = seizing.means_to_hire(config, state, seat)
        answers = vec[i64](capacity=8)
        subset: i64 = 0
        while True:
            if seizing.pay_of(config, subset) <= ducats:
                answers = append(answers, moves.HIRE | subset)
            subset = (subset - hand) & hand
            if subset == 0:
                return answers

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """Kept until both sides have chosen."""
        state.answers[seat] = move & moves.PAYLOAD
        state.table.asked &= ~bit(seat)
        if log is not None:
            log.add_secret("answered", {"seat": seat}, {"answer": moves.move_text(config.cards, move)}, bit(seat))
        if state.table.asked == 0:
            seizing.fight(config, state, log)

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        if state.answers[seat] != moves.NO_ANSWER:
            return already_answered()
        return super().not_asked(config, state, seat)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        hired = move & moves.PAYLOAD
        if seat == table.active and effects.is_barred(state, seat):
            return Refusal("7.13", "savonarola-bars-condottieri", {})
        for i in range(8):
            card = cards.FIRST_CONDOTTIERE + i
            if has(hired, i) and not has(state.hand[seat], card):
                return Refusal("7.9", "not-in-hand", {"card": config.cards.ids[card]})
        pay = seizing.pay_of(config, hired)
        ducats = seizing.means_to_hire(config, state, seat)
        if pay <= housing.means(state, seat):
            fee = config.cards.fee[table.target]
            return Refusal("7.17", "pay-besides-fee", {"ducats": pay, "fee": fee, "means": ducats})
        return Refusal("7.11", "pay-too-high", {"ducats": pay, "means": ducats})
