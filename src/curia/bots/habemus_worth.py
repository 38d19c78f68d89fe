"""What things are worth in Habemus Papam, by rule of thumb, in hundredths of a vote."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has, popcount
from curia.core.types import Seat
from curia.games.habemus import cards, effects
from curia.games.habemus.cards import Bag, Card, Gems
from curia.games.habemus.config import Config
from curia.games.habemus.effects import felipes
from curia.games.habemus.scoring import coats, louis_cards, mazarins, old_boys_votes, squadrone_votes
from curia.games.habemus.state import HabemusState

VOTE: Final = 100
_ROUNDS: Final = 18


def rounds_left(state: HabemusState) -> i64:
    """About how many rounds follow this one."""
    if state.last_round != 0:
        return 0
    if state.round >= _ROUNDS:
        return 1
    return _ROUNDS - state.round


def missing_for_order(config: Config, state: HabemusState, seat: Seat, tableau: Bag, order: i64) -> i64:
    """How many coats, leaders or cards an order still lacks."""
    if order == cards.FOUR_COATS:
        missing: i64 = 0
        for faction in range(4):
            if coats(config, tableau, faction) == 0:
                missing += 1
        return missing
    if order == cards.SPAIN_INNOCENT:
        return _up_to(2, coats(config, tableau, 1)) + _up_to(2, coats(config, tableau, 2))
    if order == cards.INNOCENT_URBAN:
        return _up_to(2, coats(config, tableau, 2)) + _up_to(2, coats(config, tableau, 3))
    if order == cards.SPAIN_URBAN:
        return _up_to(2, coats(config, tableau, 1)) + _up_to(2, coats(config, tableau, 3))
    if order == cards.FRANCE:
        return _up_to(3, coats(config, tableau, 0))
    if order == cards.MOST_LEADERS:
        most: i64 = 0
        for other in range(config.seats):
            leaders = popcount(state.tableau[other] & cards.LEADERS)
            if other != seat and leaders > most:
                most = leaders
        return _up_to(most + 1, popcount(tableau & cards.LEADERS))
    if order == cards.FELIPE_MAZARIN:
        return _up_to(2, felipes(tableau)) + _up_to(2, mazarins(tableau))
    return 9


def _up_to(wanted: i64, found: i64) -> i64:
    if found >= wanted:
        return 0
    return wanted - found


def order_worth(config: Config, state: HabemusState, seat: Seat, tableau: Bag, order: i64) -> i64:
    """The votes of an order times the chance that it will be fulfilled."""
    missing = missing_for_order(config, state, seat, tableau, order)
    left = rounds_left(state)
    percent: i64 = 95
    if missing > 0:
        percent = 100 * left // (left + 4 * missing * missing)
    return config.cards.order_votes[order] * percent


def orders_worth(config: Config, state: HabemusState, seat: Seat, tableau: Bag) -> i64:
    """The better of the orders held counts in full, the other one by a quarter: one of them goes at Black Smoke."""
    best: i64 = 0
    total: i64 = 0
    for order in range(cards.ORDER_COUNT):
        if cards.order_number(state.orders[seat], order) != 0:
            worth = order_worth(config, state, seat, tableau, order)
            total += worth
            if worth > best:
                best = worth
    return best + (total - best) // 4


def gold_worth(config: Config, tableau: Bag, gold: i64) -> i64:
    """Gold in votes at the rate of the Mazarins."""
    return gold * VOTE // config.cards.gold_per_vote[mazarins(tableau)]


def tableau_worth(config: Config, state: HabemusState, seat: Seat, tableau: Bag, gold: i64) -> i64:
    """What a tableau and gold will bring a seat at the end."""
    left = rounds_left(state)
    gold += left + config.cards.felipe_end_gold[felipes(tableau)]
    if state.black_round == 0:
        gold += config.cards.black_smoke_gold * popcount(tableau & cards.CARDINALS)
    worth = VOTE * (
        popcount(tableau & cards.PERSONS)
        + config.cards.louis_votes[louis_cards(tableau)]
        + old_boys_votes(config, tableau)
        + squadrone_votes(config, tableau)
    )
    return (
        worth
        + gold_worth(config, tableau, gold)
        + orders_worth(config, state, seat, tableau)
        + _hopes(config, tableau, left)
    )


def _hopes(config: Config, tableau: Bag, left: i64) -> i64:
    """Half pairs and single Louis may still grow."""
    halves: i64 = 0
    pairs = config.cards.pairs
    i: i64 = 0
    while i < len(pairs):
        if popcount(tableau & pairs[i]) == 1:
            halves += 1
        i += 1
    return left * (halves + louis_cards(tableau))


def standing(config: Config, state: HabemusState, seat: Seat) -> i64:
    return tableau_worth(config, state, seat, state.tableau[seat], state.gold[seat])


def gem_worth(state: HabemusState, seat: Seat, gems: Gems) -> i64:
    """What gems are worth to keep: much while they are scarce, a coin each when they cannot all be bid any more."""
    left = rounds_left(state)
    if left == 0:
        return 10 * cards.gem_count(gems)
    kinds = 40 * (gems >> 24) + 32 * (gems >> 16 & 255) + 26 * (gems >> 8 & 255) + 20 * (gems & 255)
    own = cards.gem_count(state.gems[seat]) + 1
    scarcity = 120 * left // (own * 2)
    if scarcity > 130:
        scarcity = 130
    if scarcity < 35:
        scarcity = 35
    return kinds * scarcity // 100


def harm_share(config: Config, state: HabemusState, seat: Seat, other: Seat) -> i64:
    """How much a loss of `other` is a gain of `seat`, in percent: the leader's losses are everybody's gains."""
    own = standing(config, state, other)
    for rival in range(config.seats):
        if rival != seat and rival != other and standing(config, state, rival) > own:
            return 25
    return 55


def loss_of(config: Config, state: HabemusState, seat: Seat, person: Card) -> i64:
    """What it is worth to `seat` that a person leaves its owner's tableau."""
    owner = effects.owner_of(config, state, person)
    tableau = state.tableau[owner]
    before = tableau_worth(config, state, owner, tableau, state.gold[owner])
    after = tableau_worth(config, state, owner, tableau - cards.ONE[person], state.gold[owner])
    return (before - after) * harm_share(config, state, seat, owner) // 100


def best_loss(config: Config, state: HabemusState, seat: Seat, persons: Bag) -> i64:
    best: i64 = 0
    for person in range(25):
        if has(persons, person):
            loss = loss_of(config, state, seat, person)
            if loss > best:
                best = loss
    return best


def card_worth(config: Config, state: HabemusState, seat: Seat, card: Card) -> i64:
    """What it is worth to take a card of the display."""
    printed = config.cards
    tableau = state.tableau[seat]
    gold = state.gold[seat]
    now = tableau_worth(config, state, seat, tableau, gold)
    if card == cards.CAMERLENGO:
        coins = gold_worth(config, tableau, printed.camerlengo_gold)
        return gem_worth(state, seat, printed.camerlengo_gems) + coins + 5
    if cards.ONE[card] & cards.HAND_ACTIONS != 0:
        return _action_worth(config, state, seat, card)
    if card == cards.CASE_OF_DEATH:
        coins = gold_worth(config, tableau, printed.case_of_death_gold)
        return coins + best_loss(config, state, seat, effects.oldest_of_opponents(config, state, seat))
    if card == cards.SQUADRONE:
        if gold < printed.squadrone_cost:
            return 0
        gold -= printed.squadrone_cost
    extra: i64 = 0
    if card == cards.FELIPE:
        gold += printed.felipe_gold
        if felipes(tableau) == 1:
            extra = best_loss(config, state, seat, effects.excludable(config, state, seat))
    return tableau_worth(config, state, seat, tableau + cards.ONE[card], gold) - now + extra


def _action_worth(config: Config, state: HabemusState, seat: Seat, card: Card) -> i64:
    """An action card needs a later round to be played in."""
    if rounds_left(state) == 0:
        return 0
    gold = config.cards.action_gold[card - cards.TEN_GOLD]
    opponents = config.seats - 1
    tableau = state.tableau[seat]
    if card == cards.TEN_GOLD:
        return gold_worth(config, tableau, gold) * 9 // 10
    if card == cards.BRIBE:
        return 110
    if card == cards.SWAP:
        return 60
    tricks: i64 = 45
    if card == cards.BEST_GEM_TWICE:
        tricks = 30
    elif card == cards.BID_LAST:
        tricks = 35
    elif card == cards.THREE_RUBIES:
        tricks = 75
    return tricks + gold_worth(config, tableau, gold * opponents) * 9 // 10
