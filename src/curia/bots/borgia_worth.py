"""What cards, ducats, votes and places are worth in Borgia by rule of thumb, in hundredths of a victory point."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.types import Seat
from curia.games.borgia import cards, effects, housing, limits
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.election import total_points
from curia.games.borgia.state import BorgiaState

POINT: Final = 100
VOTE: Final = 22
"""Of a vote in one election: the papacy's 10 points over the votes that win it, and a little for their price."""
PAPACY: Final = 1000


def rounds_left(state: BorgiaState) -> i64:
    """How often points are still given."""
    return limits.ROUNDS + 1 - state.table.round


def ducat_worth(state: BorgiaState) -> i64:
    """A tenth of a point every time points are given, if it is kept."""
    return 10 * rounds_left(state)


def income_worth(state: BorgiaState, income: i64) -> i64:
    """Ducats that come at the end of this round and every later one."""
    left = rounds_left(state)
    return income * 10 * left * (left + 1) // 2


def votes_worth(state: BorgiaState, votes: i64) -> i64:
    """Offices wander: those of a new Pope at once, others when he reshuffles. Only the first election counts fully."""
    return votes * VOTE * (2 + rounds_left(state)) // 3


def open_worth(config: Config, state: BorgiaState, card: Card, housed: bool) -> i64:
    """Of an open card to its owner, the fee of an artist paid. Unprotected cards are easily lost."""
    left = rounds_left(state)
    printed = config.cards
    if card < cards.TOWNS_END:
        return (
            printed.points[card] * POINT * left + income_worth(state, printed.income[card]) + 12 * printed.power[card]
        )
    if card < cards.OFFICES_END:
        wandering = income_worth(state, printed.income[card]) + printed.points[card] * POINT * left
        worth = wandering * 2 // 3 + votes_worth(state, printed.votes[card])
    elif card < cards.FIRST_MINOR:
        worth = printed.points[card] * POINT * left
    else:
        return 50 * printed.power[card] if housed else 35 * printed.power[card]
    if housed:
        return worth
    return worth * 3 // 4


def hand_worth(config: Config, state: BorgiaState, seat: Seat, card: Card) -> i64:
    """Of a card in the hand of a seat."""
    left = rounds_left(state)
    if card < cards.CONDOTTIERI_END:
        return 95 * config.cards.power[card] - config.cards.pay[card] * ducat_worth(state) // 3 + 20 * left
    if card == cards.SPY:
        return 140 + 50 * left
    if card == cards.POISON or card == cards.ASSASSIN:
        return 40 + 30 * left
    if card == cards.DOCTOR:
        return 30 + 20 * left
    if card == cards.MARRIAGE:
        return 70
    if seat == state.table.pope:
        return 20
    if card == cards.SAVONAROLA:
        return 90
    return 90 if left < limits.ROUNDS else 60


def card_worth(config: Config, state: BorgiaState, seat: Seat, card: Card) -> i64:
    """Of a card that comes to a seat now, its fee to be paid."""
    if card >= cards.OPEN_END:
        return hand_worth(config, state, seat, card)
    worth = open_worth(config, state, card, True)
    fee = config.cards.fee[card]
    if fee != 0:
        worth = worth * 9 // 10 - fee * ducat_worth(state)
    return worth if worth > 0 else 0


def most_paid(worth: i64) -> i64:
    """What the bot pays at most for a card of some worth at an auction, whoever would get it else."""
    return worth * 3 // 4


def average_worth(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """Of a card of the market."""
    total: i64 = 0
    number: i64 = 0
    bag = state.deck
    while bag != 0:
        card = cards.first(bag)
        copies = cards.size(bag & cards.FIELD[card])
        total += copies * card_worth(config, state, seat, card)
        number += copies
        bag &= ~cards.FIELD[card]
    return total // number if number != 0 else 0


def loot_worth(config: Config, state: BorgiaState, loot: Bag) -> i64:
    """Of open cards together, as they lie."""
    housed = housing.all_housed(state.table)
    worth: i64 = 0
    while loot != 0:
        card = lowest(loot)
        worth += open_worth(config, state, card, has(housed, card))
        loot &= loot - 1
    return worth


def place_power(config: Config, state: BorgiaState, place: i64) -> i64:
    """What defends the cards of a place."""
    power = config.cards.home_power if place >= cards.FIRST_HOME else config.cards.power[place]
    housed = state.table.housed[place]
    while housed != 0:
        power += config.cards.power[lowest(housed)]
        housed &= housed - 1
    return power


def place_worth(config: Config, state: BorgiaState, place: i64) -> i64:
    """What would be lost with a place."""
    worth = loot_worth(config, state, state.table.housed[place])
    if place < cards.FIRST_HOME:
        worth += open_worth(config, state, place, True)
    return worth


def standing(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """Points so far, and those that the open cards and known ducats of a seat will bring."""
    table = state.table
    worth = total_points(table.points[seat]) * POINT + loot_worth(config, state, table.owned[seat])
    worth += state.ducats[seat] * ducat_worth(state) + 3 * table.cardinals[seat] * VOTE * rounds_left(state)
    return worth


def harm_worth(config: Config, state: BorgiaState, seat: Seat, other: Seat, loss: i64) -> i64:
    """What a loss of another is worth to a seat: a share of it, more if the other is ahead."""
    share = loss // config.seats
    if standing(config, state, other) > standing(config, state, seat):
        return share * 2
    return share


def leader(config: Config, state: BorgiaState, seats: i64) -> Seat:
    """Who is ahead among some seats."""
    best: i64 = -1
    most: i64 = -1
    for seat in range(config.seats):
        if has(seats, seat):
            worth = standing(config, state, seat)
            if worth > most:
                most = worth
                best = seat
    return best


def last(config: Config, state: BorgiaState, seats: i64) -> Seat:
    """Who is behind among some seats."""
    worst: i64 = -1
    least: i64 = 0
    for seat in range(config.seats):
        if has(seats, seat):
            worth = standing(config, state, seat)
            if worst < 0 or worth < least:
                least = worth
                worst = seat
    return worst


def condottieri_expected(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """The power that another seat may set against an attack, of what the drawn position gives it, halved."""
    power: i64 = 0
    ducats = state.ducats[seat]
    hand = state.hand[seat] & cards.HAND_CARDS
    while hand != 0:
        card = cards.first(hand)
        if card < cards.CONDOTTIERI_END and config.cards.pay[card] <= ducats:
            power += config.cards.power[card]
            ducats -= config.cards.pay[card]
        hand &= ~cards.FIELD[card]
    return power


def best_place(config: Config, state: BorgiaState, seat: Seat, card: Card, free: i64) -> i64:
    """A minor family goes where most is to be defended, other cards where the defence is best."""
    best: i64 = -1
    most: i64 = -1
    for place in range(cards.PLACES):
        if not has(free, place):
            continue
        if card >= cards.FIRST_MINOR:
            worth = place_worth(config, state, place)
        else:
            worth = place_power(config, state, place)
        if worth > most:
            most = worth
            best = place
    return best


def against(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """Whom a seat may play against."""
    return effects.reachable(config, state, seat) & ~bit(seat)
