"""Random moves where the list of all is long: drawn by their number, without making the list."""

from mypy_extensions import i64

from curia.core.bits import popcount
from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.borgia import cards, election, moves, payment, phase, pledging, trading
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.legal import legal_moves, question
from curia.games.borgia.state import BorgiaState


def random_move(config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
    asked = question(state)
    if asked == phase.AUCTION:
        return _bid(state, seat, rng)
    if asked == phase.BALLOT and not state.table.last_ballot:
        candidate = election.candidate_at(config, state.table, seat, state.answers[seat])
        least = election.least_votes(state.table, seat, candidate)
        return moves.vote(least + rng.below(election.votes_left(config, state, seat) - least + 1), candidate)
    making = state.making
    if making is not None:
        if asked == phase.TRADE_GIVE:
            return _give(state, making, rng)
        if asked == phase.TRADE_ASK:
            return _ask(config, state, making, rng)
    pledge = state.pledge
    if pledge is not None:
        if asked == phase.PLEDGE_VOTES:
            return moves.VOTES | (1 + rng.below(pledging.free_votes(config, state.table, pledge.voter)))
        if asked == phase.PLEDGE_PRICE:
            return _price(config, state, pledge, rng)
    answers = legal_moves(config, state, seat)
    number = len(answers)
    if number == 1:
        return answers[0]
    return answers[rng.below(number)]


def _bid(state: BorgiaState, seat: Seat, rng: Rng) -> Move:
    raises = state.ducats[seat] - state.table.bid
    if raises <= 0:
        return moves.BID
    n = rng.below(raises + 1)
    if n == 0:
        return moves.BID
    return moves.BID | (state.table.bid + n)


def _different(bag: Bag) -> i64:
    """How many different cards are in a bag."""
    number: i64 = 0
    while bag != 0:
        bag &= ~cards.FIELD[cards.first(bag)]
        number += 1
    return number


def _nth(bag: Bag, n: i64) -> i64:
    while n > 0:
        bag &= ~cards.FIELD[cards.first(bag)]
        n -= 1
    return cards.first(bag)


def _give(state: BorgiaState, trade: Trade, rng: Rng) -> Move:
    givable = trading.givable(state, trade)
    number = _different(givable)
    n = rng.below(number + state.ducats[trade.offerer] + 1)
    if n < number:
        return moves.GIVE | _nth(givable, n)
    return moves.GIVE_DUCATS | (n - number)


def _ask(config: Config, state: BorgiaState, trade: Trade, rng: Rng) -> Move:
    open_cards = trading.askable(state, trade)
    number = popcount(open_cards)
    hidden: i64 = 0
    for card in range(cards.OPEN_END, cards.ANY_DEATH + 1):
        if trading.may_ask_hand_card(state, trade, card):
            hidden += 1
    least = trading.least_ducats_asked(config, state, trade)
    n = rng.below(number + hidden + config.most_ducats(state.table.round) - least + 1)
    if n < number:
        return moves.ASK | _nth(open_cards, n)
    n -= number
    if n >= hidden:
        return moves.ASK_DUCATS | (n - hidden + least)
    for card in range(cards.OPEN_END, cards.ANY_DEATH + 1):
        if trading.may_ask_hand_card(state, trade, card):
            if n == 0:
                return moves.ASK | card
            n -= 1
    return moves.ASK_DUCATS | least


def _price(config: Config, state: BorgiaState, pledge: Pledge, rng: Rng) -> Move:
    most = pledging.most_ducats_in_price(config, state, pledge)
    offices: i64 = 0
    cardinals: i64 = 0
    if pledge.payer == pledge.candidate:
        offices = pledging.unpromised_offices(state.table, pledge.payer)
        cardinals = pledging.unpromised_cardinals(config, state.table, pledge.payer)
    number = popcount(offices)
    n = rng.below(2 * most + number + cardinals)
    if n < most:
        return moves.price(payment.DUCATS, n + 1)
    n -= most
    if n < most:
        return moves.price(payment.DUCATS_IF_ELECTED, n + 1)
    n -= most
    if n < number:
        return moves.price(payment.OFFICE, _nth(offices, n))
    return moves.price(payment.CARDINALS, n - number + 1)
