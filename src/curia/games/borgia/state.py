"""A position of Borgia: the table, which everybody sees, and what is hidden.

Short facts of every seat are packed in one integer, so many bits for each seat: `lane` reads one of them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.game import State
from curia.core.types import CHANCE_MASK, Seat
from curia.games.borgia import agenda, cards, deals, limits, moves, phase
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.deals import Pledge, Trade


def lane(packed: i64, seat: Seat, width: i64) -> i64:
    """What a packed number says of one seat."""
    return packed >> seat * width & _ONES[width]


def one_lane(value: i64, seat: Seat, width: i64) -> i64:
    """A packed number that says something of one seat and nothing of the others."""
    return value << seat * width


def one_more(column: vec[i64], seat: Seat, other: Seat) -> vec[i64]:
    """A column of counts, eight bits for each other seat, with one more of them."""
    changed = column[:]
    changed[seat] += one_lane(1, other, 8)
    return changed


_ONES: Final = vec[i64]([(1 << width) - 1 for width in range(13)])


@final
class Table:
    """What everybody sees. Lists go by seat, `housed` by place."""

    def __init__(
        self,
        owned: vec[i64],
        housed: vec[i64],
        cardinals: vec[i64],
        points: vec[i64],
        aside: vec[i64],
        new_cards: vec[i64],
        pledged: vec[i64],
        promises: vec[i64],
        trades_refused: vec[i64],
        pledges_refused: vec[i64],
    ) -> None:
        self.owned: Final = owned
        """The open cards before each family, housed or not."""
        self.housed: Final = housed
        """The cards in the places of each town, then of each home town."""
        self.cardinals: Final = cardinals
        self.points: Final = points
        self.aside: Final = aside
        """Ducats set aside for pledges."""
        self.new_cards: Final = new_cards
        """Cards that wait for a place."""
        self.pledged: Final = pledged
        """Votes pledged in this ballot, eight bits for each candidate."""
        self.trades_refused = trades_refused
        """Trades of the seat in the phases of this round that came to nothing, eight bits for each partner. Copies
        share both columns: who changes one makes it anew (`one_more`)."""
        self.pledges_refused = pledges_refused
        """Pledges of the seat that were refused in this election, eight bits for each seat that refused."""
        self.promises = promises
        """What is due when a candidate is elected, packed by `promise`."""
        self.phase: i64 = phase.DRAW_POPE
        self.asked: i64 = CHANCE_MASK
        self.round: i64 = 1
        self.pope: Seat = 0
        self.active: Seat = 0
        """The player in phase."""
        self.turn: Seat = 0
        """Whose turn it is where the players act one after another."""
        self.next: i64 = agenda.DEAL
        self.moment: i64 = 0
        self.rehoused: bool = False
        self.offers: i64 = 0
        """Trades offered in this phase."""
        self.dealt: i64 = 0
        """Cards dealt to the seat at turn."""
        self.redraws: i64 = 0
        """By the seat at turn."""
        self.settled: i64 = 0
        """Seats that have laid the cards of their first hand."""
        self.to_lay: Bag = 0
        """Cards of the first hand that the seat at turn has shown and not laid yet."""
        self.owing: Bag = 0
        """Artists whose fee is to be decided."""
        self.market: i64 = 0
        self.pile: Bag = 0
        self.gone: Bag = 0
        self.card: Card = cards.NO_CARD
        """The card that is auctioned or has been played."""
        self.target: i64 = moves.NO_TARGET
        """The card or home town that is struck or attacked, or the seat."""
        self.bid: i64 = 0
        self.bidder: Seat = moves.NO_SEAT
        self.bidding: i64 = 0
        """Who has not passed."""
        self.savonarola: bool = False
        self.spouses: i64 = 0
        self.yes: i64 = 0
        self.no: i64 = 0
        self.skips: i64 = 0
        """Phases to be skipped, four bits for each seat."""
        self.candidates: i64 = 0
        self.ballot: i64 = 0
        self.last_ballot: bool = False
        self.first_out: Seat = moves.NO_SEAT
        self.totals: i64 = 0
        """The result of the latest ballot of this election, eight bits for each candidate."""
        self.done: i64 = 0
        """Who makes no more offers before this ballot."""
        self.pledge_offers: i64 = 0
        """Offers made before this ballot, four bits for each seat."""
        self.reshuffled: bool = False
        self.got: i64 = 0
        """Who got an office or a cardinal from the Pope in the distribution of this round."""
        self.gathered: Bag = 0
        """Offices that the Pope has still to deal or hand out."""
        self.due: i64 = 0
        """How many of the gathered offices each seat gets back, four bits for each seat."""

    def key(self) -> list[int]:
        key = [
            self.phase,
            self.asked,
            self.round,
            self.pope,
            self.active,
            self.turn,
            self.next,
            self.moment,
            i64(self.rehoused),
            self.offers,
            self.dealt,
            self.redraws,
            self.settled,
            self.to_lay,
            self.owing,
            self.market,
            self.pile,
            self.gone,
            self.card,
            self.target,
            self.bid,
            self.bidder,
            self.bidding,
            i64(self.savonarola),
            self.spouses,
            self.yes,
            self.no,
            self.skips,
            self.candidates,
            self.ballot,
            i64(self.last_ballot),
            self.first_out,
            self.totals,
            self.done,
            self.pledge_offers,
            i64(self.reshuffled),
            self.got,
            self.gathered,
            self.due,
        ]
        for column in (
            self.owned,
            self.housed,
            self.cardinals,
            self.points,
            self.aside,
            self.new_cards,
            self.pledged,
            self.promises,
            self.trades_refused,
            self.pledges_refused,
        ):
            key.append(len(column))
            key.extend(column)
        return [int(number) for number in key]


@final
class BorgiaState(State):
    """The table and all that is hidden. Lists go by seat."""

    def __init__(
        self,
        table: Table,
        hand: vec[i64],
        ducats: vec[i64],
        answers: vec[i64],
        ballots: vec[i64],
        known: vec[i64],
    ) -> None:
        self.table: Final = table
        self.hand: Final = hand
        self.ducats: Final = ducats
        self.answers: Final = answers
        """Sealed answers that wait for the others, or how many candidates a ballot has covered; none is
        `moves.NO_ANSWER`."""
        self.ballots: Final = ballots
        """Votes cast so far in this ballot, eight bits for each candidate."""
        self.known = known
        """What each seat knows of the hands of others; see `knowledge`. Empty in a state that has forgotten it."""
        self.deck: Bag = cards.FULL
        """The deck and the market together: nobody knows which card lies where."""
        self.bank: i64 = 0
        """What the bank has taken in, less what it has paid out."""
        self.draft: i64 = deals.NO_DRAFT
        """The link that is asked of the one who makes up a trade or a pledge in private."""
        self.making: Trade | None = None
        """The trade that is being made up."""
        self.trade: Trade | None = None
        """The trade that lies on the table."""
        self.pledge: Pledge | None = None

    def key(self) -> list[int]:
        key = self.table.key()
        key += [int(self.deck), int(self.bank), int(self.draft)]
        for column in (self.hand, self.ducats, self.answers, self.ballots, self.known):
            key.append(len(column))
            key.extend([int(number) for number in column])
        key += [0] if self.making is None else self.making.key()
        key += [0] if self.trade is None else self.trade.key()
        key += [0] if self.pledge is None else self.pledge.key()
        return key


def new_state(seats: i64, cardinals: i64) -> BorgiaState:
    """Before the first Pope is drawn."""
    table = Table(
        filled(seats, 0),
        filled(cards.PLACES, 0),
        filled(seats, cardinals),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        vec[i64](),
        filled(seats, 0),
        filled(seats, 0),
    )
    state = BorgiaState(
        table,
        filled(seats, 0),
        filled(seats, limits.START_DUCATS),
        filled(seats, moves.NO_ANSWER),
        filled(seats, 0),
        filled(cards.HAND_CARD_COUNT, 0),
    )
    state.bank = -limits.START_DUCATS * seats
    return state


def copy_table(table: Table) -> Table:
    copy = Table(
        table.owned[:],
        table.housed[:],
        table.cardinals[:],
        table.points[:],
        table.aside[:],
        table.new_cards[:],
        table.pledged[:],
        table.promises[:],
        table.trades_refused,
        table.pledges_refused,
    )
    copy.phase = table.phase
    copy.asked = table.asked
    copy.round = table.round
    copy.pope = table.pope
    copy.active = table.active
    copy.turn = table.turn
    copy.next = table.next
    copy.moment = table.moment
    copy.rehoused = table.rehoused
    copy.offers = table.offers
    copy.dealt = table.dealt
    copy.redraws = table.redraws
    copy.settled = table.settled
    copy.to_lay = table.to_lay
    copy.owing = table.owing
    copy.market = table.market
    copy.pile = table.pile
    copy.gone = table.gone
    copy.card = table.card
    copy.target = table.target
    copy.bid = table.bid
    copy.bidder = table.bidder
    copy.bidding = table.bidding
    copy.savonarola = table.savonarola
    copy.spouses = table.spouses
    copy.yes = table.yes
    copy.no = table.no
    copy.skips = table.skips
    copy.candidates = table.candidates
    copy.ballot = table.ballot
    copy.last_ballot = table.last_ballot
    copy.first_out = table.first_out
    copy.totals = table.totals
    copy.done = table.done
    copy.pledge_offers = table.pledge_offers
    copy.reshuffled = table.reshuffled
    copy.got = table.got
    copy.gathered = table.gathered
    copy.due = table.due
    return copy


def copy_state(state: BorgiaState) -> BorgiaState:
    copy = BorgiaState(
        copy_table(state.table),
        state.hand[:],
        state.ducats[:],
        state.answers[:],
        state.ballots[:],
        state.known[:],
    )
    copy.deck = state.deck
    copy.bank = state.bank
    copy.draft = state.draft
    if state.making is not None:
        copy.making = deals.copy_trade(state.making)
    if state.trade is not None:
        copy.trade = deals.copy_trade(state.trade)
    if state.pledge is not None:
        copy.pledge = deals.copy_pledge(state.pledge)
    return copy


def filled(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(count)])
