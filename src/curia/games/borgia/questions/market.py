"""Between the steps of a phase, and the market with its auctions (sections 3 and 4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, Move, Moves, Seat
from curia.games.borgia import agenda, cards, effects, housing, limits, market, moves, phase, trading
from curia.games.borgia.config import Config
from curia.games.borgia.question import AmountQuestion, CardDraw, Question, YesNo, add_each, add_range, is_yes
from curia.games.borgia.state import BorgiaState, Table
from curia.games.borgia.use import use_card


class Moment(Question):
    """Go on, house anew, or offer a trade?"""

    def __init__(self) -> None:
        super().__init__(phase.MOMENT, "3.7", moves.GO_ON, moves.REHOUSE, moves.OFFER)

    def calm(self) -> Move:
        return moves.GO_ON

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        answers = vec[i64](capacity=8)
        answers = append(answers, moves.GO_ON)
        if market.can_rehouse(state.table):
            answers = append(answers, moves.REHOUSE)
        if state.table.offers < limits.OFFERS:
            answers = add_each(answers, moves.OFFER, config.everyone & ~bit(seat))
        return answers

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if move == moves.GO_ON:
            state.table.asked = 0
            state.table.next = agenda.STEP
        elif move == moves.REHOUSE:
            housing.start_new_housing(config, state, seat, log)
        else:
            trading.start_trade(state, seat, move & moves.PAYLOAD, False)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        if move == moves.REHOUSE:
            if housing.movable(table, table.active) == 0:
                return Refusal("5.20", "nothing-to-house", {})
            return Refusal("5.19", "housed-anew-already", {})
        if table.offers == limits.OFFERS:
            return Refusal("8.3", "three-offers", {})
        return Refusal("8.1", "offer-to-yourself", {})


class Market(YesNo):
    """Spy on the market, or have the next card auctioned?"""

    def __init__(self) -> None:
        super().__init__(phase.MARKET, "4.1", moves.MARKET, discreet=True)

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        """With a Spy, unless Savonarola bars the Pope (§4.15, §4.18)."""
        return state.hand[seat] & cards.SPIES != 0 and not effects.is_barred(state, seat)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if is_yes(move):
            use_card(config, state, seat, cards.SPY)
            housing.ask(state.table, phase.TAKE_UNSEEN, CHANCE_MASK)
            if log is not None:
                log.add("spied_on_market", {"seat": seat})
        else:
            housing.ask(state.table, phase.TURN_UP, CHANCE_MASK)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        if effects.is_barred(state, seat):
            return Refusal("4.18", "savonarola-bars-spy", {})
        return Refusal("4.15", "no-spy-in-hand", {})


class TurnUp(CardDraw):
    def __init__(self) -> None:
        super().__init__(phase.TURN_UP)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        card = move & moves.PAYLOAD
        state.deck -= cards.ONE[card]
        table.market -= 1
        table.card = card
        table.bid = 0
        table.bidder = moves.NO_SEAT
        table.bidding = config.everyone
        housing.ask(table, phase.AUCTION, bit(table.active))
        if log is not None:
            log.add("turned_up", {"seat": table.active, "card": config.cards.ids[card]})


class TakeUnseen(CardDraw):
    def __init__(self) -> None:
        super().__init__(phase.TAKE_UNSEEN)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        card = move & moves.PAYLOAD
        taker = state.table.active
        state.table.market -= 1
        market.end_step(state.table)
        if housing.takes_hidden(config, state, taker, card, log) and log is not None:
            log.add_secret("took_unseen", {"seat": taker}, {"card": config.cards.ids[card]}, bit(taker))


class Auction(AmountQuestion):
    """Pass, or bid more than the highest bid so far; the opening bid of 0 is written like a pass (B19)."""

    def __init__(self) -> None:
        super().__init__(phase.AUCTION, "4.6", moves.BID, discreet=True)

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return config.cards.ids[table.card]

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        answers = vec[i64](capacity=128)
        answers = append(answers, moves.BID)
        return add_range(answers, moves.BID, state.table.bid + 1, state.ducats[seat])

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        raises = state.ducats[seat] - state.table.bid
        if raises <= 0:
            return moves.BID
        n = rng.below(raises + 1)
        if n == 0:
            return moves.BID
        return moves.BID | (state.table.bid + n)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """The first answer is a bid, also of 0; later 0 is a pass."""
        table = state.table
        amount = move & moves.PAYLOAD
        if amount > 0 or table.bidder == moves.NO_SEAT:
            table.bid = amount
            table.bidder = seat
            if log is not None:
                log.add("bid", {"seat": seat, "ducats": amount})
        else:
            table.bidding &= ~bit(seat)
            if log is not None:
                log.add("passed", {"seat": seat})
            if table.bidding & (table.bidding - 1) == 0:
                market.sell(config, state, log)
                return
        following = config.next_seat(seat)
        while not has(table.bidding, following):
            following = config.next_seat(following)
        table.asked = bit(following)

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        if state.table.bidder == seat:
            return Refusal("4.11", "highest-bidder", {"ducats": state.table.bid})
        if not has(state.table.bidding, seat):
            return Refusal("4.10", "passed-already", {})
        return super().not_asked(config, state, seat)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        amount = move & moves.PAYLOAD
        if amount <= state.table.bid:
            return Refusal("4.7", "bid-too-low", {"ducats": state.table.bid})
        return Refusal("4.8", "bid-too-high", {"ducats": amount, "means": state.ducats[seat]})
