"""The start of rounds 2 and 3: cards, offices and cardinals (section 13)."""

from mypy_extensions import i64

from curia.core.bits import bit, popcount
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import agenda, cards, distribution, housing, moves, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.question import CardDraw, Question, YesNo, each, is_yes
from curia.games.borgia.state import BorgiaState, Table, lane, one_lane


class DrawCard(CardDraw):
    def __init__(self) -> None:
        super().__init__(phase.DRAW_CARD)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        card = move & moves.PAYLOAD
        taker = table.turn
        table.asked = 0
        table.dealt += 1
        table.turn = config.next_seat(taker)
        if housing.takes_hidden(config, state, taker, card, log) and log is not None:
            log.add_secret("drew", {"seat": taker}, {"card": config.cards.ids[card]}, bit(taker))


class Reshuffle(YesNo):
    """Gather the others' offices?"""

    def __init__(self) -> None:
        super().__init__(phase.RESHUFFLE, "13.11", moves.RESHUFFLE)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        table.asked = 0
        table.next = agenda.HAND_OUT
        if not is_yes(move):
            if log is not None:
                log.add("left_offices", {"seat": table.pope})
            return
        table.reshuffled = True
        table.due = 0
        table.gathered = 0
        for other in range(config.seats):
            offices = table.owned[other] & cards.OFFICES
            if other != table.pope and offices != 0:
                table.due += one_lane(popcount(offices), other, 4)
                table.gathered |= offices
                table.owned[other] &= ~offices
                housing.lift(table, offices)
        table.turn = config.next_seat(table.pope)
        table.next = agenda.OFFICES
        if log is not None:
            log.add("reshuffled", {"seat": table.pope})


class DealOffice(CardDraw):
    def __init__(self) -> None:
        super().__init__(phase.DEAL_OFFICE)

    def bag(self, state: BorgiaState) -> Bag:
        return state.table.gathered

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        distribution.give_back(config, state, move & moves.PAYLOAD, state.table.turn, log)


class OfficeQuestion(Question):
    """Who gets the next office?"""

    def __init__(self, asked: i64, rule: str, order_rule: str) -> None:
        super().__init__(asked, rule, moves.GIVE_OFFICE)
        self.order_rule: str = order_rule
        """The paragraph that says which office is next."""

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return config.cards.ids[distribution.next_office(table)]

    def takers(self, config: Config, table: Table) -> i64:
        """Who can get it."""
        return config.everyone

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return each(moves.give_office(distribution.next_office(state.table), 0), self.takers(config, state.table))

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        asked = distribution.next_office(state.table)
        if (move & moves.PAYLOAD) >> 8 != asked:
            return Refusal(self.order_rule, "another-office-first", {"card": config.cards.ids[asked]})
        return self.explain_taker(state.table, move & 255, config.cards.ids[asked])

    def explain_taker(self, table: Table, taker: Seat, office: str) -> Refusal:
        """Why the office does not go there."""
        return Refusal(self.rule, "not-a-move", {})


class Assign(OfficeQuestion):
    """Who gets back which of the gathered offices?"""

    def __init__(self) -> None:
        super().__init__(phase.ASSIGN, "13.14", "13.14")

    def takers(self, config: Config, table: Table) -> i64:
        return distribution.seats_due(config, table)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        distribution.give_back(config, state, (move & moves.PAYLOAD) >> 8, move & 255, log)

    def explain_taker(self, table: Table, taker: Seat, office: str) -> Refusal:
        if taker == moves.PILE_SEAT:
            return Refusal("13.11", "office-to-nobody", {"card": office})
        if taker == table.pope:
            return Refusal("13.15", "keeps-no-gathered-office", {"card": office})
        return Refusal("13.14", "has-enough-offices", {"other": taker})


class HandOut(OfficeQuestion):
    """Who gets which of the Pope's own offices?"""

    def __init__(self) -> None:
        super().__init__(phase.HAND_OUT, "13.17", "13.21")

    def takers(self, config: Config, table: Table) -> i64:
        if config.pope_keeps_offices:
            return config.everyone
        return config.everyone & ~bit(table.pope)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        distribution.hand_out(config, state, (move & moves.PAYLOAD) >> 8, move & 255, log)

    def explain_taker(self, table: Table, taker: Seat, office: str) -> Refusal:
        if taker == moves.PILE_SEAT:
            return Refusal("13.17", "office-to-nobody", {"card": office})
        return Refusal("13.18", "keeps-no-own-office", {"card": office})


class Cardinals(Question):
    """How many cardinals for whom?"""

    def __init__(self) -> None:
        super().__init__(phase.CARDINALS, "13.22", moves.CARDINALS)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return distribution.cardinal_splits(config, state.table)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        distribution.hand_out_cardinals(config, state, move & moves.PAYLOAD, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        split = move & moves.PAYLOAD
        if split >> 24 != config.seats:
            return Refusal("13.22", "a-number-for-each-seat", {"number": config.seats})
        total: i64 = 0
        most_given: i64 = 0
        for other in range(config.seats):
            number = lane(split, other, 4)
            total += number
            if other != table.pope and number > most_given:
                most_given = number
        if total < config.seats:
            return Refusal("13.23", "cardinals-left-over", {"number": config.seats})
        if total > config.seats:
            return Refusal("13.22", "too-many-cardinals", {"number": config.seats})
        for other in range(config.seats):
            promised = distribution.promised_cardinals(table, other)
            if lane(split, other, 4) < promised:
                return Refusal("13.25", "fewer-than-promised", {"other": other, "number": promised})
        return Refusal("13.24", "keeps-too-many", {"number": most_given + 1})
