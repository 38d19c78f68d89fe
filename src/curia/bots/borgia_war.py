"""Seizures of the Borgia bot: which target, and which Condottieri on either side."""

from typing import Final

from mypy_extensions import i64

from curia.bots.borgia_worth import condottieri_expected, ducat_worth, hand_worth, harm_worth, loot_worth
from curia.core.bits import bit, has
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import cards, effects, housing, moves, seizing
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState

_ATTACK: Final = 30
"""An attack must promise so much, in hundredths of a point."""


def loot_of(state: BorgiaState, target: i64) -> Bag:
    """All that a seizure takes."""
    if target >= moves.HOME_TARGET:
        return state.table.housed[cards.home_of(target - moves.HOME_TARGET)]
    if target < cards.TOWNS_END:
        return bit(target) | state.table.housed[target]
    return bit(target)


def stake(config: Config, state: BorgiaState, target: i64) -> i64:
    """What the taker gains: the loot less the fees that are paid anew."""
    loot = loot_of(state, target)
    return loot_worth(config, state, loot) - housing.fees_of(config, loot) * ducat_worth(state)


def _power_of(config: Config, hired: i64) -> i64:
    power: i64 = 0
    for i in range(8):
        if has(hired, i):
            power += config.cards.power[cards.FIRST_CONDOTTIERE + i]
    return power


def _cost_of(config: Config, state: BorgiaState, seat: Seat, hired: i64) -> i64:
    """Pay, and half of what the cards would be worth later: they come back to the deck."""
    cost = seizing.pay_of(config, hired) * ducat_worth(state)
    for i in range(8):
        if has(hired, i):
            cost += hand_worth(config, state, seat, cards.FIRST_CONDOTTIERE + i) // 3
    return cost


def _best_attack(config: Config, state: BorgiaState, seat: Seat, target: i64, ducats: i64, hand: i64) -> i64:
    """The set that promises most against what the defender may have; -1 if none promises anything."""
    defender = (
        target - moves.HOME_TARGET if target >= moves.HOME_TARGET else housing.owner_of(config, state.table, target)
    )
    base = seizing.defence_without_condottieri(config, state, target)
    help_ = condottieri_expected(config, state, defender)
    own = seizing.attack_without_condottieri(config, state, seat)
    gain = stake(config, state, target)
    gain += harm_worth(config, state, seat, defender, loot_worth(config, state, loot_of(state, target)))
    best: i64 = -1
    most: i64 = 0
    subset: i64 = 0
    while True:
        if seizing.pay_of(config, subset) <= ducats:
            worth = _promise(own + _power_of(config, subset), base, help_, seizing.wins_ties(target), gain)
            worth -= _cost_of(config, state, seat, subset)
            if worth > most:
                most = worth
                best = subset
        subset = (subset - hand) & hand
        if subset == 0:
            break
    return -1 if best < 0 else most << 8 | best


def _promise(attack: i64, base: i64, help_: i64, ties: bool, gain: i64) -> i64:
    """The gain by the chance of it: sure against all that the defender may have, half against what is open."""
    if ties:
        attack += 1
    if attack > base + help_:
        return gain * 9 // 10
    if attack > base + help_ // 2:
        return gain * 6 // 10
    if attack > base:
        return gain * 4 // 10
    return 0


def seize(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    """The target that promises most."""
    best = moves.SEIZE | moves.NOTHING
    most: i64 = _ATTACK
    hand: i64 = 0 if effects.is_barred(state, seat) else seizing.hirable(state, seat)
    for i in range(len(legal)):
        target = legal[i] & moves.PAYLOAD
        if target == moves.NOTHING:
            continue
        ducats = housing.means(state, seat)
        if target < moves.HOME_TARGET and target >= cards.TOWNS_END:
            ducats -= housing.fees_of(config, bit(target))
        found = _best_attack(config, state, seat, target, ducats, hand)
        if found >= 0 and found >> 8 > most:
            most = found >> 8
            best = legal[i]
    return best


def hire(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    table = state.table
    if seat == table.active:
        ducats = seizing.means_to_hire(config, state, seat)
        found = _best_attack(config, state, seat, table.target, ducats, seizing.hirable(state, seat))
        return moves.HIRE if found < 0 else moves.HIRE | found & 255
    return _defend(config, state, seat, legal)


def _defend(config: Config, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
    """Against what the attacker may have: the cheapest set that holds, if the stake is worth it."""
    target = state.table.target
    base = seizing.defence_without_condottieri(config, state, target)
    attack = condottieri_expected(config, state, state.table.active)
    attack += seizing.attack_without_condottieri(config, state, state.table.active)
    if attack < base + 1:
        attack = base + 1
    lost = loot_worth(config, state, loot_of(state, target))
    needed = attack + 1 if seizing.wins_ties(target) else attack
    best = legal[0]
    most: i64 = 0
    for i in range(len(legal)):
        hired = legal[i] & moves.PAYLOAD
        power = base + _power_of(config, hired)
        chance: i64 = 0
        if power >= needed:
            chance = 8
        elif hired != 0:
            chance = 3
        worth = lost * chance // 10 - _cost_of(config, state, seat, hired)
        if worth > most:
            most = worth
            best = legal[i]
    return best
