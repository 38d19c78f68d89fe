"""The count: votes in their parts, and the places."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, popcount
from curia.core.game import Outcome
from curia.core.types import Seat, SeatMask
from curia.games.habemus import cards
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.effects import felipes, oldest
from curia.games.habemus.state import HabemusState

PARTS: Final = ["order", "persons", "louis", "gold", "old_boys", "squadrone"]

ORDER_COATS: Final = [[1, 1, 1, 1], [0, 2, 2, 0], [0, 0, 2, 2], [0, 2, 0, 2], [3, 0, 0, 0]]
"""By order, from FOUR_COATS to FRANCE, how many coats of each faction it takes (§10.4 to §10.8)."""
ORDER_CARDS: Final = 2
"""FELIPE_MAZARIN takes so many of both (§10.10)."""


def mazarins(tableau: Bag) -> i64:
    return tableau >> cards.MAZARIN_SHIFT & 7


def louis_cards(tableau: Bag) -> i64:
    return tableau >> cards.LOUIS_SHIFT & 7


def coats(config: Config, tableau: Bag, faction: i64) -> i64:
    """A cardinal is one coat of its faction, a leader two."""
    cardinals = popcount(tableau & config.cards.faction_cardinals[faction])
    if tableau & config.cards.faction_leader[faction] != 0:
        return cardinals + 2
    return cardinals


def leaders(tableau: Bag) -> i64:
    return popcount(tableau & cards.LEADERS)


def leaders_needed(config: Config, state: HabemusState, seat: Seat) -> i64:
    """One more than any other player has (§10.9)."""
    most: i64 = 0
    for other in range(config.seats):
        number = leaders(state.tableau[other])
        if other != seat and number > most:
            most = number
    return most + 1


def fulfils(config: Config, state: HabemusState, seat: Seat, order: i64) -> bool:
    tableau = state.tableau[seat]
    if order == cards.MOST_LEADERS:
        return leaders(tableau) >= leaders_needed(config, state, seat)
    if order == cards.FELIPE_MAZARIN:
        return felipes(tableau) >= ORDER_CARDS and mazarins(tableau) >= ORDER_CARDS
    needed = ORDER_COATS[order]
    for faction in range(4):
        if coats(config, tableau, faction) < needed[faction]:
            return False
    return True


def order_votes(config: Config, state: HabemusState, seat: Seat) -> i64:
    """Part 1: the order kept, if fulfilled."""
    votes: i64 = 0
    for order in range(cards.ORDER_COUNT):
        if cards.order_number(state.orders[seat], order) != 0 and fulfils(config, state, seat, order):
            votes += config.cards.order_votes[order]
    return votes


def final_gold(config: Config, state: HabemusState, seat: Seat) -> i64:
    """Every gem becomes a gold, and Felipe pays."""
    felipe_gold = config.cards.felipe_end_gold[felipes(state.tableau[seat])]
    return state.gold[seat] + cards.gem_count(state.gems[seat]) + felipe_gold


def gold_votes(config: Config, state: HabemusState, seat: Seat) -> i64:
    """Part 4: gold at the rate of the own Mazarins, rounded down."""
    return final_gold(config, state, seat) // config.cards.gold_per_vote[mazarins(state.tableau[seat])]


def old_boys(config: Config, tableau: Bag) -> Bag:
    """A card for each vote of part 5: of a complete pair, Barberini with two Louis, Sacchetti with two Mazarins."""
    found: i64 = 0
    pairs = config.cards.pairs
    i: i64 = 0
    while i < len(pairs):
        if tableau & pairs[i] == pairs[i]:
            found |= pairs[i] & -pairs[i]
        i += 1
    if louis_cards(tableau) >= 2:
        found |= tableau & config.cards.barberini
    if mazarins(tableau) >= 2:
        found |= tableau & config.cards.sacchetti
    return found


def old_boys_votes(config: Config, tableau: Bag) -> i64:
    """Part 5."""
    return popcount(old_boys(config, tableau))


def squadrone_votes(config: Config, tableau: Bag) -> i64:
    """Part 6."""
    return (tableau >> cards.SQUADRONE_SHIFT & 1) * config.cards.squadrone_votes


def votes(config: Config, state: HabemusState, seat: Seat) -> i64:
    tableau = state.tableau[seat]
    return (
        order_votes(config, state, seat)
        + popcount(tableau & cards.PERSONS)
        + config.cards.louis_votes[louis_cards(tableau)]
        + gold_votes(config, state, seat)
        + old_boys_votes(config, tableau)
        + squadrone_votes(config, tableau)
    )


def oldest_age(config: Config, tableau: Bag) -> i64:
    """The age of the oldest cardinal or leader, Chigi and late ones too; 0 without any."""
    persons = oldest(config, tableau & cards.PERSONS)
    if persons == 0:
        return 0
    return config.cards.age[popcount((persons & -persons) - 1)]


def standings(config: Config, state: HabemusState) -> vec[i64]:
    """By seat, a number that is higher for a better place and equal for a shared one."""
    standing = vec[i64]([0, 0, 0, 0])
    for seat in range(config.seats):
        standing[seat] = votes(config, state, seat) * 1000 + oldest_age(config, state.tableau[seat])
    return standing


def winners(config: Config, state: HabemusState) -> SeatMask:
    standing = standings(config, state)
    best: i64 = 0
    first: i64 = 0
    for seat in range(config.seats):
        if standing[seat] > best:
            best = standing[seat]
            first = 0
        if standing[seat] == best:
            first |= bit(seat)
    return first


def outcome(config: Config, state: HabemusState) -> Outcome:
    standing = standings(config, state)
    points: list[int] = []
    parts: list[dict[str, int]] = []
    ranks: list[int] = []
    for seat in range(config.seats):
        tableau = state.tableau[seat]
        points.append(int(votes(config, state, seat)))
        parts.append(
            {
                "order": int(order_votes(config, state, seat)),
                "persons": int(popcount(tableau & cards.PERSONS)),
                "louis": int(config.cards.louis_votes[louis_cards(tableau)]),
                "gold": int(gold_votes(config, state, seat)),
                "old_boys": int(old_boys_votes(config, tableau)),
                "squadrone": int(squadrone_votes(config, tableau)),
            }
        )
        better = [other for other in range(config.seats) if standing[other] > standing[seat]]
        ranks.append(1 + len(better))
    return Outcome("white_smoke", points, parts, ranks)
