"""What the cards do, in the order of the rules page. The paraphrase stands above the code."""

from mypy_extensions import i64

from curia.core.bits import has, popcount
from curia.core.events import EventLog
from curia.core.types import Arg, Seat
from curia.games.habemus import cards
from curia.games.habemus.cards import Bag, Card
from curia.games.habemus.config import Config
from curia.games.habemus.state import HabemusState


def felipes(tableau: Bag) -> i64:
    return tableau >> cards.FELIPE_SHIFT & 3


def owner_of(config: Config, state: HabemusState, card: Card) -> Seat:
    """The seat whose tableau holds a person, or -1."""
    for seat in range(config.seats):
        if has(state.tableau[seat], card):
            return seat
    return -1


def move_to_gone(state: HabemusState, owner: Seat, person: Card) -> None:
    state.tableau[owner] -= cards.ONE[person]
    state.gone += cards.ONE[person]


# Black Smoke: 5 gold for each cardinal with a gold bag in the own tableau: the 18, not the late ones, not the leaders.
# The cardinal that was just turned up lies in the display and pays nobody.
def pay_for_black_smoke(config: Config, state: HabemusState, log: EventLog | None) -> None:
    for seat in range(config.seats):
        gold = config.cards.black_smoke_gold * popcount(state.tableau[seat] & cards.CARDINALS)
        state.gold[seat] += gold
        if log is not None:
            log.add("black_smoke_gold", {"seat": seat, "gold": gold})


# Felipe IV: 5 gold. The second one in a tableau excludes a cardinal (no leader) of an opponent without Felipe; Chigi is
# safe unless the table plays him exposed.
def excludable(config: Config, state: HabemusState, seat: Seat) -> Bag:
    targets: i64 = 0
    for other in range(config.seats):
        if other != seat and felipes(state.tableau[other]) == 0:
            targets |= state.tableau[other] & cards.CARDINALS_AND_LATE
    if not config.chigi_exposed_to_felipe:
        targets &= ~config.cards.chigi
    return targets


def exclude(config: Config, state: HabemusState, seat: Seat, person: Card, log: EventLog | None) -> None:
    owner = owner_of(config, state, person)
    move_to_gone(state, owner, person)
    if log is not None:
        log.add("excluded", {"seat": seat, "other": owner, "card": config.cards.ids[person]})


# Squadrone Volante: 20 gold to the bank for 3 votes; who cannot pay removes it from the game. Where paying is a choice,
# refusing is told alike of who could not and who would not.
def pay_squadrone(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    state.gold[seat] -= config.cards.squadrone_cost
    state.display -= cards.ONE[cards.SQUADRONE]
    state.tableau[seat] += cards.ONE[cards.SQUADRONE]
    if log is not None:
        log.add("squadrone_paid", {"seat": seat, "gold": config.cards.squadrone_cost})


def lose_squadrone(config: Config, state: HabemusState, seat: Seat, event: str, log: EventLog | None) -> None:
    state.display -= cards.ONE[cards.SQUADRONE]
    state.gone += cards.ONE[cards.SQUADRONE]
    if log is not None:
        log.add(event, {"seat": seat, "gold": config.cards.squadrone_cost})


# Case of Death: 5 gold, and the oldest cardinal or leader of all opponents leaves; Chigi is passed over; among equally
# old ones the taker names one.
def oldest_of_opponents(config: Config, state: HabemusState, seat: Seat) -> Bag:
    others: i64 = 0
    for other in range(config.seats):
        if other != seat:
            others |= state.tableau[other]
    return oldest(config, others & cards.PERSONS & ~config.cards.chigi)


def oldest(config: Config, persons: Bag) -> Bag:
    """Those of the persons than whom none is older."""
    found: i64 = 0
    age: i64 = 0
    i: i64 = 0
    while i < cards.PERSONS_END:
        person = config.cards.by_age[i]
        if has(persons, person):
            if found != 0 and config.cards.age[person] != age:
                return found
            found |= cards.ONE[person]
            age = config.cards.age[person]
        i += 1
    return found


def bury(config: Config, state: HabemusState, seat: Seat, person: Card, log: EventLog | None) -> None:
    owner = owner_of(config, state, person)
    move_to_gone(state, owner, person)
    if log is not None:
        log.add("died", {"seat": seat, "other": owner, "card": config.cards.ids[person]})


def open_case_of_death(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    state.display -= cards.ONE[cards.CASE_OF_DEATH]
    state.gone += cards.ONE[cards.CASE_OF_DEATH]
    gain(config, state, seat, config.cards.case_of_death_gold, cards.CASE_OF_DEATH, log)


# Camerlengo: one ruby, one sapphire, one amber, one gold, and the figure. The card stays for the next round.
def become_camerlengo(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    state.display -= cards.ONE[cards.CAMERLENGO]
    state.camerlengo = seat
    state.gems[seat] += config.cards.camerlengo_gems
    state.gold[seat] += config.cards.camerlengo_gold
    if log is not None:
        gems = cards.gem_text(config.cards.camerlengo_gems)
        log.add("became_camerlengo", {"seat": seat, "gems": gems, "gold": config.cards.camerlengo_gold})


def gain(config: Config, state: HabemusState, seat: Seat, gold: i64, card: Card, log: EventLog | None) -> None:
    """Gold from the bank."""
    state.gold[seat] += gold
    if log is not None:
        log.add("gained", {"seat": seat, "gold": gold, "card": config.cards.ids[card]})


# Bid Last, Best Gem Twice, Three Rubies: gold from each opponent; who has less gives all there is.
def take_gold_from_each(config: Config, state: HabemusState, seat: Seat, card: Card, log: EventLog | None) -> None:
    asked = config.cards.action_gold[card - cards.TEN_GOLD]
    other = seat
    for _place in range(config.seats - 1):
        other += 1
        if other == config.seats:
            other = 0
        gold = asked
        if state.gold[other] < gold:
            gold = state.gold[other]
        state.gold[other] -= gold
        state.gold[seat] += gold
        if log is not None:
            facts: dict[str, Arg] = {"seat": seat, "other": other, "gold": gold, "card": config.cards.ids[card]}
            log.add("gold_taken", facts)


# Bribe: 5 gold to an opponent for one of their cardinals, late ones too; no leader, not Chigi.
def bribable(config: Config, state: HabemusState, seat: Seat) -> Bag:
    targets: i64 = 0
    for other in range(config.seats):
        if other != seat:
            targets |= state.tableau[other]
    return targets & cards.CARDINALS_AND_LATE & ~config.cards.chigi


def bribe_cost(config: Config) -> i64:
    return config.cards.action_gold[4]


def bribe(config: Config, state: HabemusState, seat: Seat, person: Card, log: EventLog | None) -> None:
    owner = owner_of(config, state, person)
    cost = bribe_cost(config)
    state.gold[seat] -= cost
    state.gold[owner] += cost
    state.tableau[owner] -= cards.ONE[person]
    state.tableau[seat] += cards.ONE[person]
    if log is not None:
        facts: dict[str, Arg] = {"seat": seat, "other": owner, "gold": cost, "card": config.cards.ids[person]}
        log.add("bribed", facts)


# Swap: two cardinals of two tableaux change places; no leader, and Chigi only where the table lets his owner swap him.
def swappable(config: Config, state: HabemusState, seat: Seat, owner: Seat) -> Bag:
    """The cardinals of `owner` that a Swap played by `seat` may name."""
    if config.owner_may_swap_chigi and owner == seat:
        return state.tableau[owner] & cards.CARDINALS_AND_LATE
    return state.tableau[owner] & cards.CARDINALS_AND_LATE & ~config.cards.chigi


def can_swap(config: Config, state: HabemusState, seat: Seat) -> bool:
    tableaux: i64 = 0
    for owner in range(config.seats):
        if swappable(config, state, seat, owner) != 0:
            tableaux += 1
    return tableaux >= 2


def swap(config: Config, state: HabemusState, seat: Seat, one: Card, other: Card, log: EventLog | None) -> None:
    owner_of_one = owner_of(config, state, one)
    owner_of_other = owner_of(config, state, other)
    state.tableau[owner_of_one] += cards.ONE[other] - cards.ONE[one]
    state.tableau[owner_of_other] += cards.ONE[one] - cards.ONE[other]
    if log is not None:
        facts: dict[str, Arg] = {
            "seat": seat,
            "card": config.cards.ids[one],
            "owner": owner_of_one,
            "other_card": config.cards.ids[other],
            "other_owner": owner_of_other,
        }
        log.add("swapped", facts)
