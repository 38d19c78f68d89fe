"""What a seat of Borgia may know: the table, its own hand and ducats, and what it has learnt of other hands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import View
from curia.core.types import OBSERVER, Seat
from curia.games.borgia import cards, deals, knowledge, moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.election import is_aloud
from curia.games.borgia.placing import Placing
from curia.games.borgia.state import BorgiaState, Table, copy_table, filled
from curia.games.borgia.trading import asked_count

HIDDEN: Final = -1


@final
class BorgiaView(View):
    """A position as one seat sees it. The lists go by seat; HIDDEN stands for what it may not know."""

    def __init__(
        self,
        seat: Seat,
        table: Table,
        hand: vec[i64],
        sizes: vec[i64],
        ducats: vec[i64],
        ballots: vec[i64],
        known: vec[i64],
    ) -> None:
        self.seat = seat
        self.table = table
        self.hand = hand
        self.sizes = sizes
        """How many cards each hand holds."""
        self.ducats = ducats
        self.ballots = ballots
        """The own votes of this ballot, and those said aloud."""
        self.known = known
        """By hand card: the seats one of which is sure to hold it; see `knowledge`."""
        self.answer: i64 = moves.NO_ANSWER
        self.deck_size: i64 = 0
        """Without the market."""
        self.draft: i64 = deals.NO_DRAFT
        self.making: Trade | None = None
        self.trade: Trade | None = None
        """On the table. Hand cards only for the two concerned."""
        self.gives_hand: i64 = 0
        """How many hand cards the trade on the table gives and asks for."""
        self.asks_hand: i64 = 0
        self.pledge: Pledge | None = None
        self.placing: Placing | None = None
        """How the hidden cards can lie, from the first position on that is drawn."""


def make_view(config: Config, state: BorgiaState, seat: Seat, memory: bool) -> BorgiaView:
    table = state.table
    over = table.phase == phase.OVER
    reckoned = over or memory or config.open_ducats
    view = BorgiaView(
        seat,
        copy_table(table),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(config.seats, HIDDEN),
        filled(cards.HAND_CARD_COUNT, 0),
    )
    for other in range(config.seats):
        own = other == seat
        if own or over:
            view.hand[other] = state.hand[other]
        if own or reckoned:
            view.sizes[other] = cards.size(state.hand[other])
            view.ducats[other] = state.ducats[other]
    watcher: i64 = knowledge.PUBLIC if seat == OBSERVER else seat
    if len(state.known) != 0:
        for row in range(cards.HAND_CARD_COUNT):
            view.known[row] = knowledge.holders(state.known, row, watcher)
    view.deck_size = cards.size(state.deck) - table.market
    if seat != OBSERVER:
        view.answer = state.answers[seat]
    if table.phase == phase.BALLOT:
        _show_ballots(config, state, view)
    _show_deals(state, view)
    return view


def _show_ballots(config: Config, state: BorgiaState, view: BorgiaView) -> None:
    """The own votes, and those said aloud; a ballot that is being filled in is private."""
    aloud = is_aloud(config, state.table)
    for other in range(config.seats):
        if other == view.seat or (aloud and has(state.table.done, other)):
            view.ballots[other] = state.ballots[other]


def _show_deals(state: BorgiaState, view: BorgiaView) -> None:
    """Trades and pledges on the table, and the one that the seat is making up."""
    mine = view.seat != OBSERVER and has(state.table.asked, view.seat)
    if mine:
        view.draft = state.draft
        if state.making is not None:
            view.making = deals.copy_trade(state.making)
    trade = state.trade
    if trade is not None:
        shown = deals.copy_trade(trade)
        view.gives_hand = cards.size(trade.give_hand)
        view.asks_hand = asked_count(trade)
        if view.seat != trade.partner:
            shown.picked = 0
            shown.last = 0
        if view.seat != trade.offerer and view.seat != trade.partner:
            shown.give_hand = 0
            shown.ask_hand = 0
            shown.any_condottieri = 0
            shown.any_deaths = 0
        view.trade = shown
    pledge = state.pledge
    if pledge is not None and (mine or state.draft == deals.NO_DRAFT):
        view.pledge = deals.copy_pledge(pledge)
