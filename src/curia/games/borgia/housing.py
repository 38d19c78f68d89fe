"""What lies before the families: owners, places, payments, and new cards until they are paid and placed."""

from mypy_extensions import i64

from curia.core.bits import bit, lowest
from curia.core.events import EventLog
from curia.core.types import Seat
from curia.games.borgia import cards, phase
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table


def ask(table: Table, question: i64, seats: i64) -> None:
    table.phase = question
    table.asked = seats


def pay_bank(state: BorgiaState, seat: Seat, ducats: i64) -> None:
    state.ducats[seat] -= ducats
    state.bank += ducats


def draw_from_bank(state: BorgiaState, seat: Seat, ducats: i64) -> None:
    state.ducats[seat] += ducats
    state.bank -= ducats


def means(state: BorgiaState, seat: Seat) -> i64:
    """What the seat can spend (§1.9)."""
    return state.ducats[seat] - state.table.aside[seat]


def owner_of(config: Config, table: Table, card: Card) -> Seat:
    """Before whom an open card lies, or -1."""
    for seat in range(config.seats):
        if table.owned[seat] >> card & 1 != 0:
            return seat
    return -1


def owner_of_place(config: Config, table: Table, place: i64) -> Seat:
    if place >= cards.FIRST_HOME:
        return place - cards.FIRST_HOME
    return owner_of(config, table, place)


def all_housed(table: Table) -> Bag:
    """Every card that has a place."""
    housed: i64 = 0
    for place in range(cards.PLACES):
        housed |= table.housed[place]
    return housed


def housed_with(table: Table, bag: Bag) -> Bag:
    """All that the towns among the cards house."""
    towns = bag & cards.TOWNS
    housed: i64 = 0
    while towns != 0:
        housed |= table.housed[lowest(towns)]
        towns &= towns - 1
    return housed


def place_of(table: Table, card: Card) -> i64:
    for place in range(cards.PLACES):
        if table.housed[place] >> card & 1 != 0:
            return place
    return cards.NOWHERE


def free_places(table: Table, seat: Seat, card: Card) -> i64:
    """The places under the seat's towns that are free for a card of this kind, as a set."""
    kind = cards.kind_mask(card)
    free: i64 = 0
    towns = table.owned[seat] & cards.TOWNS
    while towns != 0:
        town = lowest(towns)
        if table.housed[town] & kind == 0:
            free |= bit(town)
        towns &= towns - 1
    if table.housed[cards.home_of(seat)] & kind == 0:
        free |= bit(cards.home_of(seat))
    return free


def movable(table: Table, seat: Seat) -> Bag:
    """What a new housing moves: offices, artists and unhoused minor families (§5.17)."""
    found = table.owned[seat] & cards.HOUSED_KINDS
    if found & cards.MINORS != 0:
        found &= ~(all_housed(table) & cards.MINORS)
    return found


def unhoused(table: Table, seat: Seat) -> Bag:
    """Offices, artists and minor families of the seat without a place."""
    return table.owned[seat] & cards.HOUSED_KINDS & ~all_housed(table)


def fees_of(config: Config, bag: Bag) -> i64:
    """The fees of the artists among the cards."""
    artists = bag & cards.ARTISTS
    total: i64 = 0
    while artists != 0:
        total += config.cards.fee[lowest(artists)]
        artists &= artists - 1
    return total


def lift(table: Table, bag: Bag) -> None:
    """Take cards out of their places (§5.25)."""
    for place in range(cards.PLACES):
        table.housed[place] &= ~bag


def lay_open(table: Table, seat: Seat, card: Card, fee_due: bool) -> None:
    """A must-play card comes to a seat: it waits for its fee and its place."""
    table.owned[seat] |= bit(card)
    if card >= cards.TOWNS_END:
        table.new_cards[seat] |= bit(card)
    if fee_due and cards.ARTISTS >> card & 1 != 0:
        table.owing |= bit(card)


def takes_hidden(config: Config, state: BorgiaState, seat: Seat, card: Card, log: EventLog | None) -> bool:
    """A card of the deck comes to a seat. A must-play card is laid, seen by all; of another one it says that it went to
    the hand, hidden (B22)."""
    state.deck -= cards.ONE[card]
    if not is_open(card):
        state.hand[seat] += cards.ONE[card]
        return True
    lay_open(state.table, seat, card, True)
    if log is not None:
        log.add("laid", {"seat": seat, "card": config.cards.ids[card]})
    return False


def lose(table: Table, seat: Seat, card: Card) -> None:
    """An open card leaves its owner and its place."""
    table.owned[seat] &= ~bit(card)
    table.new_cards[seat] &= ~bit(card)
    table.owing &= ~bit(card)
    lift(table, bit(card))


def new_card(table: Table, seat: Seat) -> Card:
    """The card whose fee or place the seat is asked for."""
    return lowest(table.new_cards[seat] | table.owing & table.owned[seat])


def settle_new_cards(config: Config, state: BorgiaState, log: EventLog | None) -> bool:
    """Ask for the next fee or place, from the player in phase clockwise; False if there is nothing to ask."""
    table = state.table
    seat = table.active
    for _ in range(config.seats):
        while table.new_cards[seat] | table.owing & table.owned[seat] != 0:
            card = new_card(table, seat)
            if table.owing >> card & 1 != 0:
                ask(table, phase.FEE, bit(seat))
                return True
            if free_places(table, seat, card) != 0:
                ask(table, phase.PLACE, bit(seat))
                return True
            table.new_cards[seat] &= ~bit(card)
            if log is not None:
                log.add("no_place", {"seat": seat, "card": config.cards.ids[card]})
        seat = config.next_seat(seat)
    return False


def place_id(config: Config, place: i64) -> str:
    """The id of a town or home town; '' for no place."""
    if place == cards.NOWHERE:
        return ""
    if place < cards.TOWNS_END:
        return config.cards.ids[place]
    return config.cards.home_ids[place - cards.FIRST_HOME]


def start_new_housing(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    """Lift all that may move; the places are asked one after another (§5.17)."""
    table = state.table
    lifted = movable(table, seat)
    lift(table, lifted)
    table.new_cards[seat] = lifted
    table.rehoused = True
    table.asked = 0
    if log is not None:
        log.add("rehousing", {"seat": seat})


def is_open(card: Card) -> bool:
    return card < cards.OPEN_END
