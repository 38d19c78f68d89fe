"""Where used hand cards go (§6.8, §6.9)."""

from curia.core.types import Seat
from curia.games.borgia.cards import CONDOTTIERI, DEATHS, DOCTOR_ONE, ONE, Card
from curia.games.borgia.config import Config
from curia.games.borgia.knowledge import all_saw_loss, reckon_sizes
from curia.games.borgia.state import BorgiaState


def use_card(config: Config, state: BorgiaState, seat: Seat, card: Card) -> None:
    """A card from the hand is used in the open and leaves."""
    show_card(config, state, seat, card)
    one = ONE[card]
    if one & CONDOTTIERI != 0 or (config.used_cards_return and one & (DEATHS | DOCTOR_ONE) == 0):
        state.table.pile += one
    else:
        state.table.gone += one


def show_card(config: Config, state: BorgiaState, seat: Seat, card: Card) -> None:
    """A card leaves the hand in the open, to lie on the table or to go on."""
    state.hand[seat] -= ONE[card]
    all_saw_loss(state, config.seats, seat, card)
    reckon_sizes(config, state)
