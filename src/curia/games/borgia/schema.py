"""What Borgia sends: views, tallies, events, refusals and questions."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from curia.core.schema import (
    BY_SEAT,
    CARD,
    CARDS,
    MOVE,
    NUMBER,
    QUESTION,
    SEAT,
    SEATS,
    WORD,
    Part,
    Schema,
    Summary,
    tells,
)
from curia.games.borgia import phase
from curia.games.borgia.questions.by_phase import QUESTIONS

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


class Tally(TypedDict):
    """What the viewer can add up."""

    seats: list[SeatTally]
    conclave: ConclaveTally
    auction: AuctionTally | None
    seizure: SeizureTally | None
    accusation: AccusationTally | None
    voting_order: list[int]
    """The candidates as the viewer names votes for them; none for who only watches."""
    market_size: int
    """Cards in a market that is full."""
    family_income: int
    """Ducats that each family gets at the beginning of the next round."""


_TRADE: Final = tells(
    *("seat", "other", "gives", "gives_hand", "gives_ducats", "asks", "asks_hand", "asks_ducats"),
    secret=("gives_cards", "asks_cards"),
)
_PLEDGE: Final = tells(
    *("seat", "voter", "payer", "candidate", "votes", "price", "card", "amount"),
    optional=("card", "amount"),
    kinds={"votes": NUMBER},
)


def _side(name: str) -> Summary:
    """What one side of a trade gives: 'Imola, 2 hand cards and 20 ducats'."""
    cards = f"{name}_cards"
    parts = [Part(name), Part(cards), Part(f"{name}_hand", "deal-hand-cards", cards)]
    return Summary([*parts, Part(f"{name}_ducats", "deal-ducats")], "deal-nothing")


SCHEMA: Final = Schema(
    view=ViewData,
    tally=Tally,
    phases=phase.IDS,
    questions=tuple(question.id for question in QUESTIONS[phase.REDRAW :] if question.phase != phase.OVER),
    kinds={
        "seat": SEAT,
        "other": SEAT,
        "voter": SEAT,
        "payer": SEAT,
        "candidate": SEAT,
        "candidates": SEATS,
        "card": CARD,
        "cards": CARDS,
        "target": CARD,
        "place": CARD,
        "gives": CARDS,
        "gives_cards": CARDS,
        "gives_hand": NUMBER,
        "gives_ducats": NUMBER,
        "asks": CARDS,
        "asks_cards": CARDS,
        "asks_hand": NUMBER,
        "asks_ducats": NUMBER,
        "ducats": NUMBER,
        "means": NUMBER,
        "fee": NUMBER,
        "amount": NUMBER,
        "number": NUMBER,
        "round": NUMBER,
        "market": NUMBER,
        "ballot": NUMBER,
        "power": NUMBER,
        "attack": NUMBER,
        "defence": NUMBER,
        "cardinals": NUMBER,
        "yes": NUMBER,
        "no": NUMBER,
        "papacy": NUMBER,
        "towns": NUMBER,
        "artists": NUMBER,
        "offices": NUMBER,
        "votes": BY_SEAT,
        "totals": BY_SEAT,
        "numbers": BY_SEAT,
        "price": WORD,
        "answer": MOVE,
        "question": QUESTION,
    },
    events={
        "first_pope": tells("seat"),
        "dealt": tells("seat", secret=("card",)),
        "kept_hand": tells("seat"),
        "redrew": tells("seat"),
        "showed": tells("seat", "cards"),
        "laid": tells("seat", "card"),
        "market_laid": tells("round", "cards", kinds={"cards": NUMBER}),
        "phase_skipped": tells("seat"),
        "phase": tells("seat", "market"),
        "spied_on_market": tells("seat"),
        "took_unseen": tells("seat", secret=("card",)),
        "turned_up": tells("seat", "card"),
        "bid": tells("seat", "ducats"),
        "passed": tells("seat"),
        "sold": tells("seat", "card", "ducats"),
        "no_place": tells("seat", "card"),
        "fee_paid": tells("seat", "card", "ducats"),
        "rejected": tells("seat", "card"),
        "housed": tells("seat", "card", "place"),
        "rehousing": tells("seat"),
        "played": tells("seat", "card", "other", "target", optional=("other", "target")),
        "nothing_stolen": tells("seat", "other"),
        "stolen": tells("seat", "other", secret=("card",)),
        "answered": tells("seat", secret=("answer",)),
        "saved": tells("seat", "target", "ducats"),
        "killed": tells("target"),
        "no_gift": tells("seat", "card"),
        "gift": tells("seat", "card", "other"),
        "said_yes": tells("seat", "cardinals"),
        "said_no": tells("seat", "cardinals"),
        "accusation_upheld": tells("other", "yes", "no"),
        "accusation_failed": tells("other", "yes", "no"),
        "no_seizure": tells("seat"),
        "attacked": tells("seat", "other", "target"),
        "hired": tells("seat", "cards", "ducats", "power"),
        "seized": tells("seat", "other", "target", "attack", "defence"),
        "seizure_failed": tells("seat", "other", "target", "attack", "defence"),
        "counter_offered": _TRADE,
        "offered": _TRADE,
        "trade_refused": tells("seat", "other"),
        "trade_accepted": tells("seat", "other"),
        "consented": tells("seat"),
        "forbidden": tells("seat"),
        "traded": tells("seat", "other", secret=("gives_cards", "asks_cards")),
        "fees_paid": tells("seat", "ducats"),
        "done": tells("seat"),
        "pledge_offered": _PLEDGE,
        "pledge_accepted": _PLEDGE,
        "pledge_refused": tells("seat", "other"),
        "pledge_paid": tells("seat", "other", "ducats"),
        "income": tells("seat", "ducats"),
        "election": tells("round"),
        "ballot": tells("ballot", "candidates"),
        "voted_aloud": tells("seat", "votes"),
        "voted": tells("seat", secret=("votes",)),
        "counted": tells("ballot", "totals"),
        "out": tells("seat"),
        "elected": tells("seat"),
        "game_over": tells(),
        "points": tells("seat", "ducats", "papacy", "towns", "artists", "offices", optional=("offices",)),
        "round": tells("round"),
        "marriage_ended": tells(),
        "savonarola_ended": tells(),
        "family_income": tells("ducats"),
        "drew": tells("seat", secret=("card",)),
        "left_offices": tells("seat"),
        "reshuffled": tells("seat"),
        "office_dealt": tells("seat", "card"),
        "office_kept": tells("seat", "card"),
        "office_given": tells("seat", "card"),
        "cardinals": tells("seat", "numbers"),
    },
    refusals={
        "not-at-the-table": tells(),
        "game-over": tells(),
        "chance-first": tells(),
        "not-a-move": tells(),
        "chance-only": tells(),
        "no-such-seat": tells(),
        "offers-of-another": tells("other"),
        "not-your-phase": tells("other"),
        "highest-bidder": tells("ducats"),
        "passed-already": tells(),
        "already-answered": tells(),
        "your-own-poison": tells(),
        "accused-has-no-vote": tells(),
        "three-pledges": tells(),
        "done-already": tells(),
        "others-question": tells("question", "other"),
        "nothing-moves-now": tells(),
        "between-the-phases": tells(),
        "only-between-steps": tells(),
        "step-over": tells(),
        "step-to-come": tells(),
        "other-question": tells("question"),
        "condottieri-only-in-seizure": tells("card"),
        "doctor-only-as-answer": tells(),
        "not-in-hand": tells("card"),
        "savonarola-bars-cards": tells(),
        "spy-on-yourself": tells(),
        "spy-on-spouse": tells("other"),
        "marry-yourself": tells(),
        "pope-plays-no-savonarola": tells(),
        "against-spouse": tells("card", "other"),
        "pope-accuses-nobody": tells(),
        "no-accusation-in-round-one": tells(),
        "no-ground": tells("other"),
        "no-marriage-lies": tells(),
        "poison-no-target": tells("target"),
        "before-nobody": tells("target"),
        "kill-with-spouse": tells("target", "other"),
        "poison-housed": tells("target"),
        "no-savonarola-lies": tells(),
        "assassin-no-artist": tells("target"),
        "assassin-no-target": tells("target"),
        "no-doctor-in-hand": tells(),
        "doctor-too-dear": tells("ducats", "means"),
        "seize-own": tells("target"),
        "seize-from-spouse": tells("other"),
        "home-town-empty": tells("target"),
        "seize-hand-card": tells("target"),
        "seize-housed": tells("target"),
        "seize-too-dear": tells("card", "ducats", "means"),
        "savonarola-bars-condottieri": tells(),
        "pay-besides-fee": tells("ducats", "fee", "means"),
        "pay-too-high": tells("ducats", "means"),
        "give-too-many-ducats": tells("ducats", "means"),
        "not-yours": tells("card"),
        "named-already": tells("card"),
        "name-in-order": tells("card"),
        "goes-with-its-town": tells("card", "place"),
        "minor-family-in-home-town": tells("card", "place"),
        "minor-family-is-housed": tells("card"),
        "not-theirs": tells("card", "other"),
        "condottieri-before-deaths": tells(),
        "no-more-condottieri": tells(),
        "no-more-deaths": tells(),
        "no-more-of-these": tells("card"),
        "ask-too-many-ducats": tells("ducats"),
        "nothing-traded": tells(),
        "fees-beyond-means": tells("ducats", "means"),
        "no-second-counter": tells(),
        "too-poor-to-accept": tells("ducats", "means"),
        "lacks-cards-asked": tells(),
        "pick-a-condottiere": tells("card"),
        "pick-a-death": tells("card"),
        "pick-leaves-too-few": tells("card"),
        "pledge-with-yourself": tells(),
        "no-votes-to-pledge": tells(),
        "no-price-to-offer": tells(),
        "other-has-no-votes-to-pledge": tells("other"),
        "not-a-candidate": tells("other"),
        "without-ducats-only-yourself": tells(),
        "pledge-one-vote-at-least": tells(),
        "pledge-too-many-votes": tells("number", "other"),
        "no-distribution-follows": tells(),
        "only-the-candidate-promises": tells("other"),
        "not-the-candidates-office": tells("card"),
        "office-is-promised": tells("card"),
        "price-one-at-least": tells(),
        "promise-too-many-cardinals": tells("number"),
        "price-beyond-means": tells("ducats", "means"),
        "no-counter-to-pledge": tells(),
        "vote-in-order": tells("other"),
        "more-votes-than-left": tells("number"),
        "less-than-pledged": tells("other", "number"),
        "no-split-in-last-ballot": tells("number"),
        "not-the-fewest-votes": tells("other"),
        "not-one-of-the-two": tells("other"),
        "another-office-first": tells("card"),
        "gift-to-yourself": tells("card"),
        "gift-to-former-owner": tells("card", "other"),
        "office-to-nobody": tells("card"),
        "keeps-no-gathered-office": tells("card"),
        "has-enough-offices": tells("other"),
        "keeps-no-own-office": tells("card"),
        "a-number-for-each-seat": tells("number"),
        "cardinals-left-over": tells("number"),
        "too-many-cardinals": tells("number"),
        "fewer-than-promised": tells("other", "number"),
        "keeps-too-many": tells("number"),
        "no-three-alike": tells(),
        "not-to-lay": tells("card"),
        "fee-too-high": tells("card", "ducats", "means"),
        "minor-family-stays": tells("card"),
        "house-another-first": tells("card"),
        "not-your-town": tells("place"),
        "place-taken": tells("card", "place"),
        "nothing-to-house": tells(),
        "housed-anew-already": tells(),
        "three-offers": tells(),
        "offer-to-yourself": tells(),
        "savonarola-bars-spy": tells(),
        "no-spy-in-hand": tells(),
        "bid-too-low": tells("ducats"),
        "bid-too-high": tells("ducats", "means"),
    },
    card_facts={"home": CARD, "family": CARD, "power": NUMBER, "points": NUMBER},
    summaries={"given": _side("gives"), "asked": _side("asks")},
    surnames=("artist", "condottiere"),
    seat_cards="family",
    stand_ins=("any_condottiere", "any_death"),
)
