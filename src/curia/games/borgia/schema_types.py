"""The types of what Borgia sends: its views and its tallies."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

PriceId: TypeAlias = Literal["ducats", "ducats_if_elected", "office", "cardinals"]


class OpenSeat(TypedDict):
    """What lies before a family."""

    cardinals: int
    owned: list[str]
    """All open cards, towns among them."""
    places: dict[str, list[str]]
    """By town and home town: the cards housed there."""
    new: list[str]
    """Cards that wait for a place."""
    skips: int
    """Phases still to be skipped."""
    pledged: list[int]
    """By candidate: votes pledged in this ballot."""
    points: dict[str, int]
    """By what they were counted for."""


class SeatData(OpenSeat):
    """What the viewer may know of a family; null is what it may not."""

    family: str
    home: str
    unhoused: list[str]
    hand: list[str] | None
    hand_size: int | None
    ducats: int | None
    aside: int
    """Ducats set aside for pledges."""
    votes: int
    ballot: list[int] | None
    """By candidate: the votes cast, as far as the viewer knows."""
    answered: bool
    """A sealed answer waits for those of the others."""


class TradeTerms(TypedDict):
    """What is traded. The hand cards are known to the two concerned, those picked to the one who picks."""

    offerer: int
    partner: int
    counter: bool
    """It is a counter-offer."""
    gives: list[str]
    """Open cards."""
    gives_cards: list[str] | None
    """Hand cards."""
    gives_ducats: int
    asks: list[str]
    asks_cards: list[str] | None
    """Hand cards; `any_condottiere` and `any_death` leave the choice to the partner."""
    asks_ducats: int
    picked: list[str] | None
    """What the partner has picked for those."""


class TradeData(TradeTerms):
    """A trade that is offered or made up."""

    gives_hand: int
    """How many hand cards."""
    asks_hand: int


class PriceData(TypedDict):
    """What votes cost."""

    price: PriceId
    amount: int | None
    """Ducats or cardinals; null for an office."""
    card: str | None
    """The office."""


class PledgeData(PriceData):
    """A pledge that is offered or made up: votes for a price."""

    offerer: int
    voter: int
    payer: int
    candidate: int | None
    """null while none is named."""
    votes: int


class PromiseData(PriceData):
    """What is owed to a voter if the candidate becomes Pope."""

    candidate: int
    voter: int
    payer: int


class KnownCard(TypedDict):
    """A hand card that is certainly in the hand of one of the seats."""

    card: str
    seats: list[int]


PartId: TypeAlias = Literal["setup", "phase", "election", "distribution", "over"]


class CourseData(TypedDict):
    """How far the round has come."""

    part: PartId
    steps: list[str]
    """Of the part, in order."""
    step: int
    """Which of them it is, from 0."""


class TableData(TypedDict):
    """What everybody sees, apart from what lies before the families; null is what is not there now."""

    game: Literal["borgia"]
    phase: str
    asked: list[int]
    round: int
    pope: int
    active: int
    """Whose phase it is."""
    turn: int
    """Whose turn it is where all act one after another."""
    moment: int
    """How many steps of the phase are over."""
    rehoused: bool
    """Cards were housed anew in this phase."""
    offers: int
    """Trades offered in this phase."""
    redraws: int
    """By the seat at turn, at the beginning."""
    market: int
    """Cards in the market, face down."""
    pile: list[str]
    """The discard pile."""
    gone: list[str]
    to_lay: list[str]
    """Cards of the first hand that the seat at turn has shown and not laid yet."""
    owing: list[str]
    """Artists whose fee is to be decided."""
    gathered: list[str]
    """Offices that the Pope hands out."""
    due: list[int]
    """By seat: offices still to get back."""
    card: str | None
    """The card that is auctioned or has been played."""
    target: str | None
    """The card or home town that is struck or attacked."""
    victim: int | None
    """The seat that is stolen from."""
    bid: int
    bidder: int | None
    bidding: list[int]
    """The seats that have not passed."""
    savonarola: bool
    """He lies on the table."""
    spouses: list[int]
    yes: int
    """Cardinals for the accusation so far."""
    no: int
    candidates: list[int]
    ballot: int
    """Its number, 0 outside elections."""
    first_out: int | None
    """The candidate who was out first."""
    totals: list[int]
    """By candidate: the votes of the last ballot."""
    done: list[int]
    """Who makes no more offers, or has voted aloud."""
    reshuffled: bool
    got: list[int]
    """Who got an office or a cardinal from the Pope in this round."""
    promises: list[PromiseData]


class ViewData(TableData):
    """A position as one family sees it; null is what it may not know, or what is not there now."""

    course: CourseData
    about: str | None
    """The card that is auctioned, played, struck, attacked, paid for, housed or handed out."""
    seat: int
    deck: int
    dealt: int
    """Cards dealt to the seat at turn, at the beginning."""
    last_ballot: bool
    settled: list[int]
    """Who has laid the cards of the first hand."""
    trade: TradeData | None
    making: TradeData | None
    """The trade that the viewer makes up."""
    pledge: PledgeData | None
    known: list[KnownCard]
    answer: str | None
    """The own sealed answer, as a move."""
    filled: int
    """On the own ballot: for how many candidates votes are named."""
    seats: list[SeatData]


class ComingPoints(TypedDict):
    """What the count of this round would add now, but for the papacy."""

    ducats: int | None
    towns: int
    artists: int
    offices: NotRequired[int]
    """Only where the table's cards give them points."""
    total: int | None


class VoteTally(TypedDict):
    cardinals: int
    offices: int
    total: int
    free: int
    """Not pledged."""


class IncomeTally(TypedDict):
    towns: int
    offices: int
    total: int


class TownTally(TypedDict):
    power: int
    parts: dict[str, int]
    """By card: what adds to it."""


class HiredTally(TypedDict):
    power: int
    pay: int


class SeatTally(TypedDict):
    points: int
    open: int
    """The sum of the parts that everybody can count."""
    parts: dict[str, int]
    coming: ComingPoints | None
    """null when the game is over."""
    votes: VoteTally
    income: IncomeTally
    means: int | None
    """Ducats that can be spent."""
    towns: dict[str, TownTally]
    """The towns and the home town."""
    unprotected: list[str]
    """Offices and artists without a place."""
    unhoused: list[str]
    """Minor families without a place."""
    targets: dict[str, int]
    """What could be seized, with its defence."""
    artists: dict[str, str]
    """By town that could be seized: the artist in it, whose fee is asked of whoever takes it."""
    attack: int
    """Without Condottieri."""
    hired: HiredTally | None
    """The Condottieri of the own sealed answer."""


class ConclaveTally(TypedDict):
    total: int
    needed: int
    """Votes that elect."""
    sure: list[int] | None
    """By candidate: votes that the viewer knows of; null outside of ballots."""
    left: int | None


class AuctionTally(TypedDict):
    fee: int
    least: int
    """The lowest bid."""


class SeizureTally(TypedDict):
    """Both sides while Condottieri are chosen, without them."""

    attacker: int
    defender: int
    target: str
    attack: int
    defence: int
    equal_wins: bool
    """Equal power is enough to seize it."""


class AccusationTally(TypedDict):
    """Cardinals."""

    yes: int
    no: int
    left: int


class DealingTally(TypedDict):
    """What the viewer, who may offer a trade or a pledge now, could name in it. By seat."""

    tradable: list[list[str]]
    """Open cards."""
    may_hold: list[dict[str, int]]
    """Hand cards that can be in the hand, as far as the viewer knows, and how many; none for the own one."""
    most_ducats: int
    """That can be asked for."""
    offices: list[list[str]]
    """That the seat, as a candidate, can promise."""
    cardinals: list[int]


class Tally(TypedDict):
    """What the viewer can add up."""

    seats: list[SeatTally]
    conclave: ConclaveTally
    auction: AuctionTally | None
    seizure: SeizureTally | None
    accusation: AccusationTally | None
    dealing: DealingTally | None
    """null while the viewer cannot offer anything."""
    voting_order: list[int]
    """The candidates as the viewer names votes for them; none for who only watches."""
    market_size: int
    """Cards in a market that is full."""
    family_income: int
    """Ducats that each family gets at the beginning of the next round."""
