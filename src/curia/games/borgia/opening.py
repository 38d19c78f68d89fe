"""Set-up: the first Pope, the hands, the redraw, and the must-play cards of the first hands (section 2)."""

from mypy_extensions import i64

from curia.core.bits import bit, lowest
from curia.core.events import EventLog
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, housing, limits, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState


def has_three_alike(hand: Bag) -> bool:
    """Whether the hand may be shuffled back (§2.7, §2.8)."""
    for kind in (cards.TOWNS, cards.OFFICES, cards.ARTISTS, cards.MINORS, cards.CONDOTTIERI, cards.SPIES, cards.DEATHS):
        if cards.size(hand & kind) >= 3:
            return True
    return False


def next_redraw(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Ask the seat at turn, unless it has redrawn ten times."""
    table = state.table
    if table.redraws < limits.REDRAWS:
        housing.ask(table, phase.REDRAW, bit(table.turn))
    else:
        keep_hand(config, state)


def keep_hand(config: Config, state: BorgiaState) -> None:
    table = state.table
    table.redraws = 0
    table.turn = config.next_seat(table.turn)
    if table.turn == table.pope:
        table.next = agenda.SHOW


def show_first_cards(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """All must-play cards of the seat at turn are seen together (B40)."""
    table = state.table
    seat = table.turn
    table.to_lay = state.hand[seat] & cards.OPEN_CARDS
    state.hand[seat] &= ~cards.OPEN_CARDS
    table.settled |= bit(seat)
    table.next = agenda.LAY
    if log is not None:
        log.add("showed", {"seat": seat, "cards": [config.cards.ids[card] for card in cards.cards_in(table.to_lay)]})


def next_to_lay(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    if table.to_lay == 0:
        table.turn = config.next_seat(table.turn)
        table.next = agenda.ROUND if table.turn == table.pope else agenda.SHOW
    elif table.to_lay & (table.to_lay - 1) == 0:
        lay_first_card(config, state, table.turn, lowest(table.to_lay), log)
    else:
        housing.ask(table, phase.LAY, bit(table.turn))


def lay_first_card(config: Config, state: BorgiaState, seat: Seat, card: i64, log: EventLog | None) -> None:
    table = state.table
    table.asked = 0
    table.to_lay &= ~bit(card)
    housing.lay_open(table, seat, card, True)
    if log is not None:
        log.add("laid", {"seat": seat, "card": config.cards.ids[card]})
