"""Random moves where the list of all is long: drawn by their number, without making the list."""

from mypy_extensions import i64

from curia.core.bits import popcount
from curia.core.rng import Rng
from curia.core.types import Move, Seat
from curia.games.borgia import election, pledging, trading
from curia.games.borgia.cards import ANY_DEATH, FIELD, OPEN_END, Bag, first
from curia.games.borgia.config import Config
from curia.games.borgia.deals import CARDINALS_PRICE, DUCATS_IF_ELECTED, DUCATS_NOW, OFFICE, Pledge, Trade
from curia.games.borgia.legal import legal_moves, question
from curia.games.borgia.moves import ASK, ASK_DUCATS, BID, GIVE, GIVE_DUCATS, VOTES, price, vote
from curia.games.borgia.state import AUCTION, BALLOT, PLEDGE_PRICE, PLEDGE_VOTES, TRADE_ASK, TRADE_GIVE, BorgiaState


def random_move(config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
    asked = question(state)
    if asked == AUCTION:
        return _bid(state, seat, rng)
    if asked == BALLOT and not state.table.last_ballot:
        candidate = election.candidate_at(config, state.table, seat, state.answers[seat])
        least = election.least_votes(state.table, seat, candidate)
        return vote(least + rng.below(election.votes_left(config, state, seat) - least + 1), candidate)
    making = state.making
    if making is not None:
        if asked == TRADE_GIVE:
            return _give(state, making, rng)
        if asked == TRADE_ASK:
            return _ask(config, state, making, rng)
    pledge = state.pledge
    if pledge is not None:
        if asked == PLEDGE_VOTES:
            return VOTES | (1 + rng.below(pledging.free_votes(config, state.table, pledge.voter)))
        if asked == PLEDGE_PRICE:
            return _price(config, state, pledge, rng)
    moves = legal_moves(config, state, seat)
    number = len(moves)
    if number == 1:
        return moves[0]
    return moves[rng.below(number)]


def _bid(state: BorgiaState, seat: Seat, rng: Rng) -> Move:
    raises = state.ducats[seat] - state.table.bid
    if raises <= 0:
        return BID
    n = rng.below(raises + 1)
    if n == 0:
        return BID
    return BID | (state.table.bid + n)


def _different(bag: Bag) -> i64:
    """How many different cards are in a bag."""
    number: i64 = 0
    while bag != 0:
        bag &= ~FIELD[first(bag)]
        number += 1
    return number


def _nth(bag: Bag, n: i64) -> i64:
    while n > 0:
        bag &= ~FIELD[first(bag)]
        n -= 1
    return first(bag)


def _give(state: BorgiaState, trade: Trade, rng: Rng) -> Move:
    cards = trading.givable(state, trade)
    number = _different(cards)
    n = rng.below(number + state.ducats[trade.offerer] + 1)
    if n < number:
        return GIVE | _nth(cards, n)
    return GIVE_DUCATS | (n - number)


def _ask(config: Config, state: BorgiaState, trade: Trade, rng: Rng) -> Move:
    open_cards = trading.askable(state, trade)
    number = popcount(open_cards)
    hidden: i64 = 0
    for card in range(OPEN_END, ANY_DEATH + 1):
        if trading.may_ask_hand_card(state, trade, card):
            hidden += 1
    least = trading.least_ducats_asked(config, state, trade)
    n = rng.below(number + hidden + config.most_ducats(state.table.round) - least + 1)
    if n < number:
        return ASK | _nth(open_cards, n)
    n -= number
    if n >= hidden:
        return ASK_DUCATS | (n - hidden + least)
    for card in range(OPEN_END, ANY_DEATH + 1):
        if trading.may_ask_hand_card(state, trade, card):
            if n == 0:
                return ASK | card
            n -= 1
    return ASK_DUCATS | least


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
        return price(DUCATS_NOW, n + 1)
    n -= most
    if n < most:
        return price(DUCATS_IF_ELECTED, n + 1)
    n -= most
    if n < number:
        return price(OFFICE, _nth(offices, n))
    return price(CARDINALS_PRICE, n - number + 1)
