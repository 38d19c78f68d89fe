"""A position of Borgia: the table, which everybody sees, and what is hidden.

Short facts of every seat are packed in one integer, so many bits for each seat: `lane` reads one of them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.game import State
from curia.core.types import CHANCE_MASK, Seat
from curia.games.borgia.cards import FULL, NO_CARD, PLACES, Bag, Card
from curia.games.borgia.deals import NO_SEAT, Pledge, Trade, copy_pledge, copy_trade

# Phases: what is asked now. The first are chance; the last are links of private answers, never phases of the table.
DRAW_POPE: Final = 0
DEAL_HAND: Final = 1
TURN_UP: Final = 2
TAKE_UNSEEN: Final = 3
STEAL: Final = 4
DRAW_CARD: Final = 5
DEAL_OFFICE: Final = 6
REDRAW: Final = 7
LAY: Final = 8
FEE: Final = 9
PLACE: Final = 10
MOMENT: Final = 11
TRADE_ANSWER: Final = 12
CONSENT: Final = 13
MARKET: Final = 14
AUCTION: Final = 15
PLAY: Final = 16
DOCTOR_ANSWER: Final = 17
GIFT: Final = 18
ACCUSE: Final = 19
SEIZE: Final = 20
HIRE: Final = 21
PLEDGE: Final = 22
PLEDGE_ANSWER: Final = 23
BALLOT: Final = 24
NAME_OUT: Final = 25
LAST_WORD: Final = 26
RESHUFFLE: Final = 27
ASSIGN: Final = 28
HAND_OUT: Final = 29
CARDINALS: Final = 30
OVER: Final = 31
TRADE_GIVE: Final = 32
TRADE_ASK: Final = 33
PICK: Final = 34
PLEDGE_CANDIDATE: Final = 35
PLEDGE_VOTES: Final = 36
PLEDGE_PRICE: Final = 37

PHASE_IDS: Final = [
    "draw_pope",
    "deal_hand",
    "turn_up",
    "take_unseen",
    "steal",
    "draw_card",
    "deal_office",
    "redraw",
    "lay",
    "fee",
    "place",
    "moment",
    "trade_answer",
    "consent",
    "market",
    "auction",
    "play",
    "doctor",
    "gift",
    "accuse",
    "seize",
    "hire",
    "pledge",
    "pledge_answer",
    "ballot",
    "name_out",
    "last_word",
    "reshuffle",
    "assign",
    "hand_out",
    "cardinals",
    "over",
    "trade_give",
    "trade_ask",
    "pick",
    "pledge_candidate",
    "pledge_votes",
    "pledge_price",
]
NO_DRAFT: Final = 0

# What comes next when nobody is asked and all new cards are paid and placed.
NEXT_DEAL: Final = 0
NEXT_REDRAW: Final = 1
NEXT_SHOW: Final = 2
NEXT_LAY: Final = 3
NEXT_ROUND: Final = 4
NEXT_PHASE: Final = 5
NEXT_MOMENT: Final = 6
NEXT_STEP: Final = 7
NEXT_ACCUSE: Final = 8
NEXT_DRAW: Final = 9
NEXT_NEW_ROUND: Final = 10
NEXT_OFFICES: Final = 11
NEXT_HAND_OUT: Final = 12
NEXT_CARDINALS: Final = 13
NEXT_PLEDGE: Final = 14
NEXT_VOTE: Final = 15
NEXT_ALOUD: Final = 16
NEXT_GIVE: Final = 17
NEXT_IDS: Final = [
    "deal",
    "redraw",
    "show",
    "lay",
    "round",
    "phase",
    "moment",
    "step",
    "accuse",
    "draw",
    "new_round",
    "offices",
    "hand_out",
    "cardinals",
    "pledge",
    "vote",
    "aloud",
    "give",
]

NO_TARGET: Final = 255
NO_ANSWER: Final = -1
START_DUCATS: Final = 100
CARDINALS_IN_ALL: Final = 30
ROUNDS: Final = 3
HAND_CARD_COUNT: Final[i64] = 23
OFFERS: Final = 3
"""Trades in a phase, and pledges of a player before a ballot."""
REDRAWS: Final = 10
OPEN_BALLOTS: Final = 6

# Points are kept by their parts, twelve bits each.
DUCAT_POINTS: Final = 0
PAPACY_POINTS: Final = 12
TOWN_POINTS: Final = 24
ARTIST_POINTS: Final = 36
OFFICE_POINTS: Final = 48
PART_IDS: Final = ["ducats", "papacy", "towns", "artists", "offices"]
"""The last only where offices have points; `Config.part_ids` has those of a table."""


def lane(packed: i64, seat: Seat, width: i64) -> i64:
    """What a packed number says of one seat."""
    return packed >> seat * width & _ONES[width]


def one_lane(value: i64, seat: Seat, width: i64) -> i64:
    """A packed number that says something of one seat and nothing of the others."""
    return value << seat * width


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
        self.promises = promises
        """What is due when a candidate is elected, packed by `promise`."""
        self.phase: i64 = DRAW_POPE
        self.asked: i64 = CHANCE_MASK
        self.round: i64 = 1
        self.pope: Seat = 0
        self.active: Seat = 0
        """The player in phase."""
        self.turn: Seat = 0
        """Whose turn it is where the players act one after another."""
        self.next: i64 = NEXT_DEAL
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
        self.card: Card = NO_CARD
        """The card that is auctioned or has been played."""
        self.target: i64 = NO_TARGET
        """The card or home town that is struck or attacked, or the seat."""
        self.bid: i64 = 0
        self.bidder: Seat = NO_SEAT
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
        self.first_out: Seat = NO_SEAT
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
        """Sealed answers that wait for the others, or how many candidates a ballot has covered; NO_ANSWER if none."""
        self.ballots: Final = ballots
        """Votes cast so far in this ballot, eight bits for each candidate."""
        self.known = known
        """What each seat knows of the hands of others; see `knowledge`. Empty in a state that has forgotten it."""
        self.deck: Bag = FULL
        """The deck and the market together: nobody knows which card lies where."""
        self.bank: i64 = 0
        """What the bank has taken in, less what it has paid out."""
        self.draft: i64 = NO_DRAFT
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
        filled(PLACES, 0),
        filled(seats, cardinals),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        vec[i64](),
    )
    state = BorgiaState(
        table,
        filled(seats, 0),
        filled(seats, START_DUCATS),
        filled(seats, NO_ANSWER),
        filled(seats, 0),
        filled(HAND_CARD_COUNT, 0),
    )
    state.bank = -START_DUCATS * seats
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
        copy.making = copy_trade(state.making)
    if state.trade is not None:
        copy.trade = copy_trade(state.trade)
    if state.pledge is not None:
        copy.pledge = copy_pledge(state.pledge)
    return copy


def filled(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(count)])
