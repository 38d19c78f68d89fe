"""Making up a trade, link by link, and answering it (section 8)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Move, Moves, Seat
from curia.games.borgia import cards, housing, moves, phase, trading
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Trade
from curia.games.borgia.question import AmountQuestion, Question, YesNo, add_cards, add_range, is_yes
from curia.games.borgia.state import BorgiaState, Table


def _made_up(state: BorgiaState) -> Trade:
    making = state.making
    assert making is not None
    return making


def _offered(state: BorgiaState) -> Trade:
    trade = state.trade
    assert trade is not None
    return trade


class TradeGive(AmountQuestion):
    """The next card that is given, or how many ducats: then no more cards."""

    def __init__(self) -> None:
        super().__init__(phase.TRADE_GIVE, "8.10", moves.GIVE, moves.GIVE_DUCATS)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        trade = _made_up(state)
        most = state.ducats[trade.offerer]
        answers = add_cards(vec[i64](capacity=most + 16), moves.GIVE, trading.givable(state, trade))
        return add_range(answers, moves.GIVE_DUCATS, 0, most)

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        trade = _made_up(state)
        givable = trading.givable(state, trade)
        number = cards.different(givable)
        n = rng.below(number + state.ducats[trade.offerer] + 1)
        if n < number:
            return moves.GIVE | cards.nth(givable, n)
        return moves.GIVE_DUCATS | (n - number)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        trade = _made_up(state)
        card = move & moves.PAYLOAD
        if move & ~moves.PAYLOAD == moves.GIVE_DUCATS:
            trade.give_ducats = card
            trade.last = 0
            state.draft = phase.TRADE_ASK
            return
        if card < cards.OPEN_END:
            trade.give_open |= bit(card)
        else:
            trade.give_hand += cards.ONE[card]
        trade.last = card

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        trade = _made_up(state)
        card = move & moves.PAYLOAD
        if move & ~moves.PAYLOAD == moves.GIVE_DUCATS:
            return Refusal("8.12", "give-too-many-ducats", {"ducats": card, "means": state.ducats[seat]})
        facts: dict[str, Arg] = {"card": config.cards.ids[card]}
        if card < cards.OPEN_END:
            if not has(state.table.owned[seat], card):
                return Refusal("8.10", "not-yours", facts)
            return _explain_open_card(config, state.table, trade.give_open, seat, card)
        if cards.count(state.hand[seat], card) == 0:
            return Refusal("8.10", "not-in-hand", facts)
        if cards.count(state.hand[seat] - trade.give_hand, card) == 0:
            return Refusal("8.10", "named-already", facts)
        return Refusal("8.33", "name-in-order", facts)


class TradeAsk(AmountQuestion):
    """The next card that is asked for, or how many ducats: with them the trade is offered."""

    def __init__(self) -> None:
        super().__init__(phase.TRADE_ASK, "8.11", moves.ASK, moves.ASK_DUCATS)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        trade = _made_up(state)
        least = trading.least_ducats_asked(config, state, trade)
        most = config.most_ducats(state.table.round)
        answers = add_cards(vec[i64](capacity=most - least + 32), moves.ASK, trading.askable(state, trade))
        for card in range(cards.OPEN_END, cards.ANY_DEATH + 1):
            if trading.may_ask_hand_card(state, trade, card):
                answers = append(answers, moves.ASK | card)
        return add_range(answers, moves.ASK_DUCATS, least, most)

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        trade = _made_up(state)
        open_cards = trading.askable(state, trade)
        number = popcount(open_cards)
        hidden: i64 = 0
        for card in range(cards.OPEN_END, cards.ANY_DEATH + 1):
            if trading.may_ask_hand_card(state, trade, card):
                hidden += 1
        least = trading.least_ducats_asked(config, state, trade)
        n = rng.below(number + hidden + config.most_ducats(state.table.round) - least + 1)
        if n < number:
            return moves.ASK | cards.nth(open_cards, n)
        n -= number
        if n >= hidden:
            return moves.ASK_DUCATS | (n - hidden + least)
        for card in range(cards.OPEN_END, cards.ANY_DEATH + 1):
            if trading.may_ask_hand_card(state, trade, card):
                if n == 0:
                    return moves.ASK | card
                n -= 1
        return moves.ASK_DUCATS | least

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        trade = _made_up(state)
        card = move & moves.PAYLOAD
        if move & ~moves.PAYLOAD == moves.ASK_DUCATS:
            trading.offer(config, state, trade, card, log)
            return
        if card < cards.OPEN_END:
            trade.ask_open |= bit(card)
        elif card == cards.ANY_CONDOTTIERE:
            trade.any_condottieri += 1
        elif card == cards.ANY_DEATH:
            trade.any_deaths += 1
        else:
            trade.ask_hand += cards.ONE[card]
        trade.last = card

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        trade = _made_up(state)
        card = move & moves.PAYLOAD
        if move & ~moves.PAYLOAD == moves.ASK_DUCATS:
            return _explain_ducats_asked(config, state, trade, card)
        if card < cards.OPEN_END:
            if not has(state.table.owned[trade.partner], card):
                return Refusal("8.11", "not-theirs", {"card": config.cards.ids[card], "other": trade.partner})
            return _explain_open_card(config, state.table, trade.ask_open, trade.partner, card)
        if card == cards.ANY_CONDOTTIERE:
            if trade.last == cards.ANY_DEATH:
                return Refusal("8.33", "condottieri-before-deaths", {})
            return Refusal("8.15", "no-more-condottieri", {})
        if card == cards.ANY_DEATH:
            return Refusal("8.15", "no-more-deaths", {})
        facts: dict[str, Arg] = {"card": config.cards.ids[card]}
        if card < trade.last:
            return Refusal("8.33", "name-in-order", facts)
        return Refusal("8.15", "no-more-of-these", facts)


def _explain_open_card(config: Config, table: Table, named: Bag, owner: Seat, card: Card) -> Refusal:
    """An open card of its owner that cannot be named (any more)."""
    facts: dict[str, Arg] = {"card": config.cards.ids[card]}
    if has(named, card):
        return Refusal("8.10", "named-already", facts)
    place = housing.place_of(table, card)
    placed: dict[str, Arg] = {"card": config.cards.ids[card], "place": housing.place_id(config, place)}
    if has(housing.housed_with(table, named), card):
        return Refusal("8.7", "goes-with-its-town", placed)
    if not has(trading.tradable(table, owner), card):
        if place >= cards.FIRST_HOME:
            return Refusal("8.8", "minor-family-in-home-town", placed)
        return Refusal("8.8", "minor-family-is-housed", facts)
    return Refusal("8.33", "name-in-order", facts)


def _explain_ducats_asked(config: Config, state: BorgiaState, trade: Trade, ducats: i64) -> Refusal:
    most = config.most_ducats(state.table.round)
    if ducats > most:
        return Refusal("8.13", "ask-too-many-ducats", {"ducats": most})
    if trading.is_empty(trade):
        return Refusal("8.5", "nothing-traded", {})
    fees = trading.fees_after(config, state.table, trade.ask_open)
    left = state.ducats[trade.offerer] - trade.give_ducats
    return Refusal("8.25", "fees-beyond-means", {"ducats": fees, "means": left + ducats})


class TradeAnswer(Question):
    """Refuse, accept, or make a counter-offer?"""

    def __init__(self) -> None:
        super().__init__(phase.TRADE_ANSWER, "8.18", moves.ANSWER, discreet=True)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        trade = _offered(state)
        answers = add_range(vec[i64](capacity=3), moves.ANSWER, 0, 1 if trading.can_accept(config, state, trade) else 0)
        return answers if trade.counter else append(answers, moves.ANSWER | 2)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        trade = _offered(state)
        if move == moves.ANSWER:
            trading.refuse(state, trade)
            if log is not None:
                log.add("trade_refused", {"seat": seat, "other": trade.offerer})
            trading.trade_over(state)
        elif move == moves.ANSWER | 2:
            trading.start_trade(state, seat, trade.offerer, True)
        else:
            trading.next_pick(config, state, trade, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        trade = _offered(state)
        if move == moves.ANSWER | 2:
            return Refusal("8.20", "no-second-counter", {})
        own = state.ducats[seat]
        if own < trade.ask_ducats:
            return Refusal("8.13", "too-poor-to-accept", {"ducats": trade.ask_ducats, "means": own})
        if not trading.holds_what_is_asked(state.hand[seat], trade):
            return Refusal("8.17", "lacks-cards-asked", {})
        fees = trading.fees_after(config, state.table, trade.give_open)
        left = own - trade.ask_ducats + trade.give_ducats
        return Refusal("8.25", "fees-beyond-means", {"ducats": fees, "means": left})


class Pick(Question):
    """Which of the own cards stands for one that is asked for by its kind?"""

    def __init__(self) -> None:
        super().__init__(phase.PICK, "8.16", moves.PICK)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        return add_cards(vec[i64](capacity=12), moves.PICK, trading.pickable(state, _offered(state)))

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        trade = _offered(state)
        card = move & moves.PAYLOAD
        trade.picked += cards.ONE[card]
        trade.last = card
        trading.next_pick(config, state, trade, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        trade = _offered(state)
        card = move & moves.PAYLOAD
        hand = state.hand[seat]
        facts: dict[str, Arg] = {"card": config.cards.ids[card]}
        condottieri = cards.size(trade.picked & cards.CONDOTTIERI) < trade.any_condottieri
        if cards.ONE[card] & (cards.CONDOTTIERI if condottieri else cards.DEATHS) == 0:
            if condottieri:
                return Refusal("8.16", "pick-a-condottiere", facts)
            return Refusal("8.16", "pick-a-death", facts)
        if cards.count(hand, card) == 0:
            return Refusal("8.16", "not-in-hand", facts)
        if cards.count(hand - trade.ask_hand - trade.picked, card) == 0:
            return Refusal("8.17", "named-already", facts)
        if card < trade.last:
            return Refusal("8.33", "name-in-order", facts)
        return Refusal("8.33", "pick-leaves-too-few", facts)


class Consent(YesNo):
    """May an office change hands?"""

    def __init__(self) -> None:
        super().__init__(phase.CONSENT, "8.21", moves.CONSENT)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        if is_yes(move):
            if log is not None:
                log.add("consented", {"seat": seat})
            trading.carry_out(config, state, _offered(state), log)
            return
        trading.refuse(state, _offered(state))
        if log is not None:
            log.add("forbidden", {"seat": seat})
        trading.trade_over(state)
