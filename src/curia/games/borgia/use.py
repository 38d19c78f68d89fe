"""Where used hand cards go (§6.8, §6.9)."""

from curia.core.types import Seat
from curia.games.borgia import cards, knowledge
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState


def use_card(config: Config, state: BorgiaState, seat: Seat, card: Card) -> None:
    """A card from the hand is used in the open and leaves."""
    show_card(config, state, seat, card)
    one = cards.ONE[card]
    if one & cards.CONDOTTIERI != 0 or (config.used_cards_return and one & (cards.DEATHS | cards.DOCTOR_ONE) == 0):
        state.table.pile += one
    else:
        state.table.gone += one


def show_card(config: Config, state: BorgiaState, seat: Seat, card: Card) -> None:
    """A card leaves the hand in the open, to lie on the table or to go on."""
    state.hand[seat] -= cards.ONE[card]
    knowledge.all_saw_loss(state, config.seats, seat, card)
    knowledge.reckon_sizes(config, state)
