"""Trades of the Borgia bot: what to offer, what to answer, and how to say it link by link."""

from typing import Final

from mypy_extensions import i64

from curia.bots.borgia_worth import ducat_worth, hand_worth, most_paid, open_worth
from curia.core.bits import bit, has, lowest
from curia.core.types import Move, Seat
from curia.games.borgia import cards, housing, moves, trading
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Trade
from curia.games.borgia.state import BorgiaState, lane

_SURPLUS: Final = 60
"""A deal must bring the two so much together, in hundredths of a point, to be worth the talk."""
_GAIN: Final = 30
"""And each side at least so much."""
_AGAINST_THE_POPE: Final = 200
"""What it costs the Pope that somebody else holds a card against him."""


def _to_seat(config: Config, state: BorgiaState, seat: Seat, card: Card) -> i64:
    """The worth of a hand card to a seat: Condottieri who cannot be paid are worth little."""
    worth = hand_worth(config, state, seat, card)
    if card < cards.CONDOTTIERI_END and config.cards.pay[card] > state.ducats[seat]:
        return worth // 3
    return worth


def _harm(config: Config, state: BorgiaState, seat: Seat, card: Card) -> i64:
    """What the seat must fear of a hand card that it gives away: some strike the Pope only, others anybody."""
    if card == cards.SAVONAROLA or card == cards.ACCUSATION:
        return _AGAINST_THE_POPE if seat == state.table.pope else 0
    if card == cards.DOCTOR:
        return 0
    return hand_worth(config, state, seat, card) // config.seats


def _worth_to_part(config: Config, state: BorgiaState, seat: Seat, card: Card) -> i64:
    """What a hand card must bring to be given away: never less than may just have been paid for it."""
    worth = _to_seat(config, state, seat, card) + _harm(config, state, seat, card)
    return max(worth, most_paid(hand_worth(config, state, seat, card)))


def _open_to_seat(config: Config, state: BorgiaState, seat: Seat, card: Card) -> i64:
    """The worth of an open card that would come to a seat."""
    housed = (
        card >= cards.OPEN_END or not has(cards.HOUSED_KINDS, card) or housing.free_places(state.table, seat, card) != 0
    )
    return open_worth(config, state, card, housed)


# Offers ------------------------------------------------------------


def best_trade(config: Config, state: BorgiaState, seat: Seat) -> Trade | None:
    """The offer with the largest surplus over all partners, or none that is worth it. Who has refused an offer in this
    round is not asked again."""
    best: Trade | None = None
    most: i64 = _SURPLUS
    for i in range(1, config.seats):
        partner = (seat + i) % config.seats
        if lane(state.table.trades_refused[seat], partner, 8) != 0:
            continue
        hand = state.hand[seat]
        while hand != 0:
            card = cards.first(hand)
            theirs = _to_seat(config, state, partner, card)
            mine = _to_seat(config, state, seat, card) + _harm(config, state, seat, card)
            both = max(mine + theirs, 2 * _worth_to_part(config, state, seat, card))
            if theirs - mine > most and theirs - both // 2 > _GAIN and _can_pay(state, partner, both):
                most = theirs - mine
                best = _sale(state, seat, partner, 0, cards.ONE[card], both)
            hand &= ~cards.FIELD[card]
        loose = housing.unhoused(state.table, seat) & (cards.OFFICES | cards.MINORS)
        while loose != 0:
            card = lowest(loose)
            mine = open_worth(config, state, card, False)
            theirs = _open_to_seat(config, state, partner, card)
            if theirs - mine > most and _can_pay(state, partner, mine + theirs):
                most = theirs - mine
                best = _sale(state, seat, partner, bit(card), 0, mine + theirs)
            loose &= loose - 1
        loose = housing.unhoused(state.table, partner) & (cards.OFFICES | cards.MINORS)
        while loose != 0:
            card = lowest(loose)
            theirs = open_worth(config, state, card, False)
            mine = _open_to_seat(config, state, seat, card)
            if mine - theirs > most and _can_pay(state, seat, mine + theirs):
                most = mine - theirs
                best = Trade(seat, partner, False)
                best.ask_open = bit(card)
                best.give_ducats = _price(state, mine + theirs)
            loose &= loose - 1
    return best


def _price(state: BorgiaState, both: i64) -> i64:
    """Half way between what a thing is worth to the two."""
    return both // 2 // ducat_worth(state)


def _can_pay(state: BorgiaState, seat: Seat, both: i64) -> bool:
    price = _price(state, both)
    return 0 < price <= state.ducats[seat]


def _sale(state: BorgiaState, seat: Seat, partner: Seat, open_card: Bag, hand_card: Bag, both: i64) -> Trade:
    trade = Trade(seat, partner, False)
    trade.give_open = open_card
    trade.give_hand = hand_card
    trade.ask_ducats = _price(state, both)
    return trade


# Judging ------------------------------------------------------------


def _hand_cards_worth(config: Config, state: BorgiaState, seat: Seat, bag: Bag, comes: bool) -> i64:
    worth: i64 = 0
    while bag != 0:
        card = cards.first(bag)
        one = _to_seat(config, state, seat, card) if comes else _worth_to_part(config, state, seat, card)
        worth += cards.count(bag, card) * one
        bag &= ~cards.FIELD[card]
    return worth


def _open_cards_worth(config: Config, state: BorgiaState, seat: Seat, bag: Bag, comes: bool) -> i64:
    """Cards with all that the towns among them house, as they lie or as they would come."""
    housed = housing.all_housed(state.table)
    whole = bag | housing.housed_with(state.table, bag)
    worth: i64 = 0
    while whole != 0:
        card = lowest(whole)
        if comes and has(bag, card):
            worth += _open_to_seat(config, state, seat, card)
        else:
            worth += open_worth(config, state, card, has(housed, card))
        whole &= whole - 1
    return worth


def gain(config: Config, state: BorgiaState, trade: Trade, seat: Seat) -> i64:
    """What a trade brings to one of the two, as far as can be reckoned."""
    offers = seat == trade.offerer
    given_open = trade.give_open if offers else trade.ask_open
    got_open = trade.ask_open if offers else trade.give_open
    given_hand = trade.give_hand if offers else trade.ask_hand
    got_hand = trade.ask_hand if offers else trade.give_hand
    ducats = trade.ask_ducats - trade.give_ducats
    if not offers:
        ducats = -ducats
    kinds = 150 * trade.any_condottieri + 120 * trade.any_deaths
    if not offers:
        kinds = -kinds
    worth = _open_cards_worth(config, state, seat, got_open, True)
    worth -= _open_cards_worth(config, state, seat, given_open, False)
    worth += _hand_cards_worth(config, state, seat, got_hand, True)
    worth -= _hand_cards_worth(config, state, seat, given_hand, False)
    ducats -= trading.fees_after(config, state.table, got_open)
    return worth + kinds + ducats * ducat_worth(state)


def answer(config: Config, state: BorgiaState, seat: Seat, trade: Trade) -> Move:
    """Accept what brings enough and not far less than the other gets; else a counter-offer if one is likely to do."""
    mine = gain(config, state, trade, seat)
    theirs = gain(config, state, trade, trade.offerer)
    if trading.can_accept(config, state, trade) and mine >= _GAIN and 2 * mine >= theirs:
        return moves.ANSWER | 1
    if not trade.counter and counter_offer(config, state, seat, trade) is not None:
        return moves.ANSWER | 2
    return moves.ANSWER


def counter_offer(config: Config, state: BorgiaState, seat: Seat, trade: Trade) -> Trade | None:
    """The same cards for better ducats, where both would gain and no offer to that player has been refused."""
    if lane(state.table.trades_refused[seat], trade.offerer, 8) != 0:
        return None
    if trade.any_condottieri + trade.any_deaths != 0 or not trading.holds_what_is_asked(state.hand[seat], trade):
        return None
    mine = gain(config, state, trade, seat)
    theirs = gain(config, state, trade, trade.offerer)
    if mine + theirs < _SURPLUS:
        return None
    counter = Trade(seat, trade.offerer, True)
    counter.give_open = trade.ask_open
    counter.give_hand = trade.ask_hand
    counter.ask_open = trade.give_open
    counter.ask_hand = trade.give_hand
    # Ducats to this seat: those of the offer, changed so that both gain as much.
    ducats = trade.give_ducats - trade.ask_ducats + (theirs - mine) // 2 // ducat_worth(state)
    if ducats >= 0:
        counter.ask_ducats = ducats
    else:
        counter.give_ducats = -ducats
    own = state.ducats[seat] - counter.give_ducats + counter.ask_ducats
    if counter.ask_ducats > state.ducats[trade.offerer] or counter.give_ducats > state.ducats[seat]:
        return None
    if own < trading.fees_after(config, state.table, counter.ask_open):
        return None
    return None if trading.is_empty(counter) and ducats == 0 else counter


# Links ------------------------------------------------------------


def give_link(config: Config, state: BorgiaState, making: Trade, plan: Trade | None) -> Move:
    if plan is None:
        return moves.GIVE_DUCATS
    missing = plan.give_open & ~making.give_open | _missing(plan.give_hand, making.give_hand)
    missing &= trading.givable(state, making)
    if missing != 0:
        return moves.GIVE | cards.first(missing)
    return moves.GIVE_DUCATS | min(plan.give_ducats, state.ducats[making.offerer])


def ask_link(config: Config, state: BorgiaState, making: Trade, plan: Trade | None) -> Move:
    least = trading.least_ducats_asked(config, state, making)
    if plan is None:
        return moves.ASK_DUCATS | least
    missing = plan.ask_open & ~making.ask_open & trading.askable(state, making)
    if missing == 0:
        missing = _missing(plan.ask_hand, making.ask_hand)
        if missing != 0 and not trading.may_ask_hand_card(state, making, cards.first(missing)):
            missing = 0
    if missing != 0:
        return moves.ASK | cards.first(missing)
    return moves.ASK_DUCATS | max(least, plan.ask_ducats)


def _missing(wanted: Bag, named: Bag) -> Bag:
    """A bag with one of each card that is wanted more often than it is named."""
    missing: i64 = 0
    while wanted != 0:
        card = cards.first(wanted)
        if cards.count(wanted, card) > cards.count(named, card):
            missing |= cards.ONE[card]
        wanted &= ~cards.FIELD[card]
    return missing


def pick_link(config: Config, state: BorgiaState, seat: Seat, trade: Trade) -> Move:
    """Give away the card that is worth least."""
    choices = trading.pickable(state, trade)
    best = cards.first(choices)
    least: i64 = 1 << 40
    while choices != 0:
        card = cards.first(choices)
        worth = hand_worth(config, state, seat, card)
        if worth < least:
            least = worth
            best = card
        choices &= ~cards.FIELD[card]
    return moves.PICK | best
