"""Trades between the player in phase and another one (section 8).

A trade is made up in private, link by link: the cards given in the order of the card list, the ducats given, the cards
asked for in the same order, the ducats asked for. With the last link it is offered.
"""

from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.events import EventLog
from curia.core.types import Arg, Seat
from curia.games.borgia import agenda, cards, deals, housing, knowledge, phase
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Trade
from curia.games.borgia.state import BorgiaState, Table, one_more

# Making it up ------------------------------------------------------------


def start_trade(state: BorgiaState, offerer: Seat, partner: Seat, counter: bool) -> None:
    state.making = Trade(offerer, partner, counter)
    state.draft = phase.TRADE_GIVE


def tradable(table: Table, seat: Seat) -> Bag:
    """Open cards that may be named in a trade: all but housed minor families (§8.6, §8.8)."""
    owned = table.owned[seat]
    if owned & cards.MINORS != 0:
        owned &= ~(housing.all_housed(table) & cards.MINORS)
    return owned


def givable(state: BorgiaState, trade: Trade) -> Bag:
    """What the offerer may still name to give, each card once in the bag."""
    table = state.table
    bag = tradable(table, trade.offerer) & ~trade.give_open & ~housing.housed_with(table, trade.give_open)
    hand = state.hand[trade.offerer]
    left = hand - trade.give_hand
    return (bag | left) & ~(cards.ONE[trade.last] - 1)


def askable(state: BorgiaState, trade: Trade) -> Bag:
    """Open cards of the partner that may still be named."""
    table = state.table
    bag = tradable(table, trade.partner) & ~trade.ask_open & ~housing.housed_with(table, trade.ask_open)
    if trade.last >= cards.OPEN_END:
        return 0
    return bag & ~(bit(trade.last) - 1)


def may_ask_hand_card(state: BorgiaState, trade: Trade, card: Card) -> bool:
    """Whether one more hand card, named or by kind, may be asked for: not more than there are in the game (§8.15)."""
    if card < trade.last:
        return False
    if card < cards.ANY_CONDOTTIERE:
        return cards.count(trade.ask_hand, card) < knowledge.copies_in_game(card)
    if card == cards.ANY_CONDOTTIERE:
        return cards.size(trade.ask_hand & cards.CONDOTTIERI) + trade.any_condottieri < 8
    return cards.size(trade.ask_hand & cards.DEATHS) + trade.any_deaths < 4


def fees_after(config: Config, table: Table, bag: Bag) -> i64:
    """The fees of the artists among the cards and in the towns among them."""
    return housing.fees_of(config, bag | housing.housed_with(table, bag))


def least_ducats_asked(config: Config, state: BorgiaState, trade: Trade) -> i64:
    """What must be asked for so that the fees can be paid and both sides are not empty (§8.5, §8.25)."""
    needed = fees_after(config, state.table, trade.ask_open) - (state.ducats[trade.offerer] - trade.give_ducats)
    if needed < 0:
        needed = 0
    if needed == 0 and is_empty(trade):
        return 1
    return needed


def is_empty(trade: Trade) -> bool:
    """Whether nothing is named yet on either side."""
    return (
        trade.give_open | trade.give_hand | trade.give_ducats | trade.ask_open | trade.ask_hand == 0
        and trade.any_condottieri + trade.any_deaths == 0
    )


def offer(config: Config, state: BorgiaState, trade: Trade, ducats: i64, log: EventLog | None) -> None:
    """The trade is complete: the partner learns all of it, the others what is public (§8.14, §8.29)."""
    table = state.table
    trade.ask_ducats = ducats
    trade.last = 0
    state.trade = trade
    state.making = None
    state.draft = deals.NO_DRAFT
    if not trade.counter:
        table.offers += 1
    knowledge.shown_to(state, trade.partner, trade.offerer, trade.give_hand)
    knowledge.reckon_sizes(config, state)
    housing.ask(table, phase.TRADE_ANSWER, bit(trade.partner))
    if log is not None:
        audience = bit(trade.offerer) | bit(trade.partner)
        if trade.counter:
            log.add_secret("counter_offered", _public_facts(config, trade), _secret_facts(config, trade), audience)
        else:
            log.add_secret("offered", _public_facts(config, trade), _secret_facts(config, trade), audience)


def asked_count(trade: Trade) -> i64:
    """How many hand cards are asked for."""
    return cards.size(trade.ask_hand) + trade.any_condottieri + trade.any_deaths


def _public_facts(config: Config, trade: Trade) -> dict[str, Arg]:
    return {
        "seat": trade.offerer,
        "other": trade.partner,
        "gives": [config.cards.ids[card] for card in cards.cards_in(trade.give_open)],
        "gives_hand": cards.size(trade.give_hand),
        "gives_ducats": trade.give_ducats,
        "asks": [config.cards.ids[card] for card in cards.cards_in(trade.ask_open)],
        "asks_hand": asked_count(trade),
        "asks_ducats": trade.ask_ducats,
    }


def _secret_facts(config: Config, trade: Trade) -> dict[str, Arg]:
    asked = [config.cards.ids[card] for card in cards.cards_in(trade.ask_hand)]
    asked += ["any_condottiere"] * int(trade.any_condottieri) + ["any_death"] * int(trade.any_deaths)
    return {"gives_cards": [config.cards.ids[card] for card in cards.cards_in(trade.give_hand)], "asks_cards": asked}


# Answering ------------------------------------------------------------


def holds_what_is_asked(hand: Bag, trade: Trade) -> bool:
    """Whether a hand has all cards asked for, each counted once (§8.17)."""
    if not cards.contains(hand, trade.ask_hand):
        return False
    rest = hand - trade.ask_hand
    return (
        cards.size(rest & cards.CONDOTTIERI) >= trade.any_condottieri
        and cards.size(rest & cards.DEATHS) >= trade.any_deaths
    )


def can_accept(config: Config, state: BorgiaState, trade: Trade) -> bool:
    """Ducats, hand cards and fees of the partner (§8.17, §8.25, §8.26)."""
    ducats = state.ducats[trade.partner] - trade.ask_ducats
    if ducats < 0:
        return False
    if ducats + trade.give_ducats < fees_after(config, state.table, trade.give_open):
        return False
    return holds_what_is_asked(state.hand[trade.partner], trade)


def pickable(state: BorgiaState, trade: Trade) -> Bag:
    """Cards of the partner that can be the next one picked: Condottieri first, then deaths, in order."""
    left = state.hand[trade.partner] - trade.ask_hand - trade.picked
    picked = cards.size(trade.picked & cards.CONDOTTIERI)
    if picked < trade.any_condottieri:
        kind = cards.CONDOTTIERI
        still = trade.any_condottieri - picked
    else:
        kind = cards.DEATHS
        still = trade.any_deaths - cards.size(trade.picked & cards.DEATHS)
    if still == 0:
        return 0
    bag = left & kind
    if trade.last >= cards.OPEN_END and kind & cards.ONE[trade.last] != 0:
        bag &= ~(cards.ONE[trade.last] - 1)
    # Leave enough cards behind the one picked for those still to come.
    choices: i64 = 0
    while cards.size(bag) >= still:
        card = cards.first(bag)
        choices |= cards.ONE[card]
        bag &= ~cards.FIELD[card]
    return choices


def next_choice(state: BorgiaState, trade: Trade) -> Bag:
    """Pick for the partner where there is no choice. Returns what can be picked then: nothing when all is picked."""
    choices = pickable(state, trade)
    while choices != 0 and choices & (choices - 1) == 0:
        trade.picked += choices
        trade.last = cards.first(choices)
        choices = pickable(state, trade)
    return choices


def next_pick(config: Config, state: BorgiaState, trade: Trade, log: EventLog | None) -> None:
    """Ask for the next card of those asked for by kind where there is a choice; then the trade is agreed."""
    if next_choice(state, trade) != 0:
        state.draft = phase.PICK
        return
    trade.last = 0
    state.draft = deals.NO_DRAFT
    _agree(config, state, trade, log)


def moves_office(table: Table, trade: Trade) -> bool:
    """Whether an office changes hands, by itself or inside a town (§8.21)."""
    traded = trade.give_open | trade.ask_open
    return (traded | housing.housed_with(table, traded)) & cards.OFFICES != 0


def _agree(config: Config, state: BorgiaState, trade: Trade, log: EventLog | None) -> None:
    table = state.table
    if log is not None:
        log.add("trade_accepted", {"seat": trade.partner, "other": trade.offerer})
    if moves_office(table, trade) and trade.offerer != table.pope and trade.partner != table.pope:
        housing.ask(table, phase.CONSENT, bit(table.pope))
    else:
        carry_out(config, state, trade, log)


# Carrying it out ------------------------------------------------------------


def carry_out(config: Config, state: BorgiaState, trade: Trade, log: EventLog | None) -> None:
    """Everything changes hands at once, then fees are paid; places follow (B55)."""
    one = trade.offerer
    other = trade.partner
    state.ducats[one] += trade.ask_ducats - trade.give_ducats
    state.ducats[other] += trade.give_ducats - trade.ask_ducats
    asked_hand = trade.ask_hand + trade.picked
    state.hand[one] += asked_hand - trade.give_hand
    state.hand[other] += trade.give_hand - asked_hand
    knowledge.passed_on(state, config.seats, one, other, trade.give_hand)
    knowledge.passed_on(state, config.seats, other, one, asked_hand)
    knowledge.reckon_sizes(config, state)
    if log is not None:
        given: list[str] = [config.cards.ids[card] for card in cards.cards_in(trade.give_hand)]
        got: list[str] = [config.cards.ids[card] for card in cards.cards_in(asked_hand)]
        seats: dict[str, Arg] = {"seat": one, "other": other}
        log.add_secret("traded", seats, {"gives_cards": given, "asks_cards": got}, bit(one) | bit(other))
    fees_one = fees_after(config, state.table, trade.ask_open)
    fees_other = fees_after(config, state.table, trade.give_open)
    _hand_over(state.table, one, other, trade.give_open)
    _hand_over(state.table, other, one, trade.ask_open)
    _pay_fees(state, one, fees_one, log)
    _pay_fees(state, other, fees_other, log)
    trade_over(state)


def _hand_over(table: Table, giver: Seat, taker: Seat, bag: Bag) -> None:
    """Open cards change their owner: towns with all they house, others leave their places."""
    whole = bag | housing.housed_with(table, bag)
    table.owned[giver] &= ~whole
    table.owned[taker] |= whole
    single = bag & cards.HOUSED_KINDS
    if single != 0:
        housing.lift(table, single)
        table.new_cards[taker] |= single


def _pay_fees(state: BorgiaState, seat: Seat, fees: i64, log: EventLog | None) -> None:
    if fees != 0:
        housing.pay_bank(state, seat, fees)
        if log is not None:
            log.add("fees_paid", {"seat": seat, "ducats": fees})


def refuse(state: BorgiaState, trade: Trade) -> None:
    """It comes to nothing, by the partner or the Pope, and with a counter-offer so does the offer that it answered.
    All see that and may remember it."""
    table = state.table
    table.trades_refused = one_more(table.trades_refused, trade.offerer, trade.partner)
    if trade.counter:
        table.trades_refused = one_more(table.trades_refused, trade.partner, trade.offerer)


def trade_over(state: BorgiaState) -> None:
    state.trade = None
    state.draft = deals.NO_DRAFT
    state.table.asked = 0
    state.table.phase = phase.MOMENT
    state.table.next = agenda.MOMENT
