"""New cards: the fee of an artist, and a place (section 5)."""

from librt.vecs import append

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import agenda, cards, housing, moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.question import Question, YesNo, each, is_yes
from curia.games.borgia.state import BorgiaState, Table


class Fee(YesNo):
    """Pay the artist, or reject him?"""

    def __init__(self) -> None:
        super().__init__(phase.FEE, "5.3", moves.FEE, discreet=True)

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return config.cards.ids[housing.new_card(table, seat)]

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        return housing.means(state, seat) >= config.cards.fee[housing.new_card(state.table, seat)]

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        card = housing.new_card(table, seat)
        fee = config.cards.fee[card]
        table.asked = 0
        table.owing &= ~bit(card)
        if is_yes(move):
            housing.pay_bank(state, seat, fee)
            if log is not None:
                log.add("fee_paid", {"seat": seat, "card": config.cards.ids[card], "ducats": fee})
            return
        housing.lose(table, seat, card)
        table.pile += bit(card)
        if log is not None:
            log.add("rejected", {"seat": seat, "card": config.cards.ids[card]})

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        """The fee of an artist in the loot of a town has a paragraph of its own."""
        table = state.table
        card = housing.new_card(table, seat)
        is_loot = table.next == agenda.MOMENT and table.moment == 3
        return Refusal(
            "7.28" if is_loot else "5.5",
            "fee-too-high",
            {"card": config.cards.ids[card], "ducats": config.cards.fee[card], "means": housing.means(state, seat)},
        )


class Place(Question):
    """In which town does the new card live?"""

    def __init__(self) -> None:
        super().__init__(phase.PLACE, "5.13", moves.HOUSE)

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return config.cards.ids[housing.new_card(table, seat)]

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        card = housing.new_card(state.table, seat)
        places = each(moves.house(card, 0), housing.free_places(state.table, seat, card))
        return append(places, moves.house(card, cards.NOWHERE))

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        card = housing.new_card(table, seat)
        place = move & 255
        table.asked = 0
        table.new_cards[seat] &= ~bit(card)
        if place != cards.NOWHERE:
            table.housed[place] |= bit(card)
        if log is not None:
            home = housing.place_id(config, place)
            log.add("housed", {"seat": seat, "card": config.cards.ids[card], "place": home})

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        card = (move & moves.PAYLOAD) >> 8
        place = move & 255
        named = config.cards.ids[card]
        asked = housing.new_card(table, seat)
        if card != asked:
            if has(table.owned[seat] & cards.MINORS & ~table.new_cards[seat], card):
                return Refusal("5.21", "minor-family-stays", {"card": named})
            rule = "5.15" if has(table.new_cards[seat], card) else "5.13"
            return Refusal(rule, "house-another-first", {"card": config.cards.ids[asked]})
        if housing.owner_of_place(config, table, place) != seat:
            return Refusal("5.11", "not-your-town", {"place": housing.place_id(config, place)})
        return Refusal("5.10", "place-taken", {"card": named, "place": housing.place_id(config, place)})
