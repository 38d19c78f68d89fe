"""Set-up: the first Pope, the hands, the redraw, and the must-play cards of the first hands (section 2)."""

from mypy_extensions import i64

from curia.core.bits import bit, lowest
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Seat
from curia.games.borgia import agenda, cards, housing, limits, phase
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState


def name_first_pope(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    table = state.table
    table.pope = seat
    table.active = seat
    table.turn = seat
    housing.ask(table, phase.DEAL_HAND, CHANCE_MASK)
    if log is not None:
        log.add("first_pope", {"seat": seat})


def deal(config: Config, state: BorgiaState, card: Card, log: EventLog | None) -> None:
    """One card to the hand of the seat at turn."""
    table = state.table
    seat = table.turn
    state.deck -= cards.ONE[card]
    state.hand[seat] += cards.ONE[card]
    table.dealt += 1
    if log is not None:
        log.add_secret("dealt", {"seat": seat}, {"card": config.cards.ids[card]}, bit(seat))
    if table.dealt < config.hand_size:
        return
    table.dealt = 0
    table.asked = 0
    if table.next != agenda.DEAL:
        return
    table.turn = config.next_seat(seat)
    if table.turn != table.pope:
        table.asked = CHANCE_MASK
    elif config.hand_size >= 3:
        table.next = agenda.REDRAW
    else:
        table.next = agenda.SHOW


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
        _keep(config, state)


def answer_redraw(config: Config, state: BorgiaState, seat: Seat, redraws: bool, log: EventLog | None) -> None:
    table = state.table
    if not redraws:
        if log is not None:
            log.add("kept_hand", {"seat": seat})
        table.asked = 0
        _keep(config, state)
        return
    state.deck += state.hand[seat]
    state.hand[seat] = 0
    table.redraws += 1
    housing.ask(table, phase.DEAL_HAND, CHANCE_MASK)
    if log is not None:
        log.add("redrew", {"seat": seat})


def _keep(config: Config, state: BorgiaState) -> None:
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
