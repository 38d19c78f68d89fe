"""Step 3: taking what lies before another player (section 7)."""

from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.events import EventLog
from curia.core.types import Arg, Seat
from curia.games.borgia import cards, housing, moves, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.effects import is_barred, reachable
from curia.games.borgia.market import end_step
from curia.games.borgia.state import BorgiaState, Table
from curia.games.borgia.use import use_card


def targets_of(config: Config, state: BorgiaState, owner: Seat, ducats: i64) -> Bag:
    """Open cards of an owner that can be seized by one with so many ducats; home towns apart (§7.2, §7.16)."""
    table = state.table
    owned = table.owned[owner]
    loose = owned & cards.HOUSED_KINDS
    if loose != 0:
        loose &= ~housing.all_housed(table)
        artists = loose & cards.ARTISTS
        while artists != 0:
            artist = lowest(artists)
            if config.cards.fee[artist] > ducats:
                loose &= ~bit(artist)
            artists &= artists - 1
    return owned & cards.TOWNS | loose


def others(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """From whom the seat may seize: everyone but itself and its spouse."""
    return reachable(config, state, seat) & ~bit(seat)


def can_be_asked(config: Config, state: BorgiaState) -> bool:
    """Whether anyone has something that could be a target as far as everybody can see (§7.30)."""
    table = state.table
    open_to = others(config, state, table.active)
    for seat in range(config.seats):
        if has(open_to, seat) and (table.owned[seat] != 0 or table.housed[cards.home_of(seat)] != 0):
            return True
    return False


def next_seizure(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    if can_be_asked(config, state):
        housing.ask(state.table, phase.SEIZE, bit(state.table.active))
    else:
        end_step(state.table)


def defender_of(config: Config, table: Table) -> Seat:
    if table.target >= moves.HOME_TARGET:
        return table.target - moves.HOME_TARGET
    return housing.owner_of(config, table, table.target)


def target_id(config: Config, target: i64) -> str:
    if target >= moves.HOME_TARGET:
        return config.cards.home_ids[target - moves.HOME_TARGET]
    return config.cards.ids[target]


def means_to_hire(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """What the seat can pay Condottieri with: the fee of an artist attacked by himself is set aside (§7.17)."""
    table = state.table
    ducats = housing.means(state, seat)
    if seat == table.active and table.target < moves.HOME_TARGET:
        ducats -= housing.fees_of(config, bit(table.target))
    return ducats


def hirable(state: BorgiaState, seat: Seat) -> i64:
    """The Condottieri the seat may use: none if Savonarola bars the attacking Pope (§7.13)."""
    if seat == state.table.active and is_barred(state, seat):
        return 0
    return (state.hand[seat] & cards.CONDOTTIERI) >> cards.FIRST_CONDOTTIERE


def pay_of(config: Config, hired: i64) -> i64:
    pay: i64 = 0
    while hired != 0:
        pay += config.cards.pay[cards.FIRST_CONDOTTIERE + lowest(hired)]
        hired &= hired - 1
    return pay


def _hired_ids(config: Config, hired: i64) -> list[str]:
    return [config.cards.ids[cards.FIRST_CONDOTTIERE + i] for i in range(8) if hired >> i & 1]


def attack_without_condottieri(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """Da Vinci, if the attacker has him housed (§7.14)."""
    da_vinci = config.cards.da_vinci
    if has(state.table.owned[seat], da_vinci) and housing.place_of(state.table, da_vinci) != cards.NOWHERE:
        return config.cards.power[da_vinci]
    return 0


def defence_without_condottieri(config: Config, state: BorgiaState, target: i64) -> i64:
    """The power of what is attacked (§7.15)."""
    table = state.table
    if target < moves.HOME_TARGET and target >= cards.TOWNS_END:
        return config.cards.power[target] if target >= cards.FIRST_MINOR else 0
    power = config.cards.home_power
    place = cards.home_of(target - moves.HOME_TARGET)
    if target < moves.HOME_TARGET:
        power = config.cards.power[target]
        place = target
    housed = table.housed[place]
    while housed != 0:
        power += config.cards.power[lowest(housed)]
        housed &= housed - 1
    return power


def wins_ties(target: i64) -> bool:
    """Against an unprotected office or artist an equal attack is enough (B4)."""
    return target < moves.HOME_TARGET and (cards.OFFICES | cards.ARTISTS) >> target & 1 != 0


def _pay_hired(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> i64:
    """Reveal, pay and use the Condottieri of one side. Returns their power."""
    hired = state.answers[seat]
    state.answers[seat] = moves.NO_ANSWER
    power: i64 = 0
    pay: i64 = 0
    for i in range(8):
        if hired >> i & 1 != 0:
            card = cards.FIRST_CONDOTTIERE + i
            power += config.cards.power[card]
            pay += config.cards.pay[card]
            use_card(config, state, seat, card)
    housing.pay_bank(state, seat, pay)
    if log is not None:
        log.add("hired", {"seat": seat, "cards": _hired_ids(config, hired), "ducats": pay, "power": power})
    return power


def fight(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    attacker = table.active
    target = table.target
    defender = defender_of(config, table)
    attack = attack_without_condottieri(config, state, attacker)
    defence = defence_without_condottieri(config, state, target)
    attack += _pay_hired(config, state, attacker, log)
    defence += _pay_hired(config, state, defender, log)
    success = attack > defence or (attack == defence and wins_ties(target))
    if log is not None:
        facts: dict[str, Arg] = {
            "seat": attacker,
            "other": defender,
            "target": target_id(config, target),
            "attack": attack,
            "defence": defence,
        }
        if success:
            log.add("seized", facts)
        else:
            log.add("seizure_failed", facts)
    table.target = moves.NO_TARGET
    end_step(table)
    if success:
        _take(config, state, attacker, defender, target, log)


def _take(
    config: Config, state: BorgiaState, attacker: Seat, defender: Seat, target: i64, log: EventLog | None
) -> None:
    table = state.table
    if target >= moves.HOME_TARGET:
        loot = table.housed[cards.home_of(defender)]
        housing.lift(table, loot)
        while loot != 0:
            card = lowest(loot)
            table.owned[defender] &= ~bit(card)
            housing.lay_open(table, attacker, card, True)
            loot &= loot - 1
    elif target < cards.TOWNS_END:
        loot = bit(target) | table.housed[target]
        table.owned[defender] &= ~loot
        table.owned[attacker] |= loot
        table.owing |= loot & cards.ARTISTS
    else:
        housing.lose(table, defender, target)
        housing.lay_open(table, attacker, target, False)
        fee = housing.fees_of(config, bit(target))
        if fee != 0:
            housing.pay_bank(state, attacker, fee)
            if log is not None:
                log.add("fee_paid", {"seat": attacker, "card": config.cards.ids[target], "ducats": fee})
