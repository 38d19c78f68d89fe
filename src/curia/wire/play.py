"""The conversation at a table, over a websocket or, for bots, as a stream of lines and a POST."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from curia.wire.events import EventArg, EventItem
from curia.wire.kinds import Phrase, ProposalKind, Tempo
from curia.wire.lobby import ChatLine, TableInfo
from curia.wire.terms import SeatNumber

MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+(?!\\n)$")]
"""Chosen by the client, new for each message; a message sent again with the same id does nothing twice."""
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
SeedText = Annotated[str, Meta(pattern="^[0-9a-f]{64}(?!\\n)$")]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]

# What a client says -------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message. `since` is the last version that the client saw; the reply tells what it missed."""

    since: Count | None = None
    seat: SeatNumber | None = None
    """At a table for one screen: through whose eyes."""


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """An answer to the question with that number. While the others still think it can be changed by another one."""

    id: MessageId
    question: Count
    move: MoveText
    then: Annotated[list[MoveText], Meta(max_length=100)] = []
    """Answers to the questions that follow at once for the same seat: a trade with all that it names, or the rest of a
    phase. Either all of them are allowed, or nothing happens."""


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Which rule forbids a move? Nothing is played."""

    id: MessageId
    move: MoveText
    after: MoveText | None = None
    """The move would follow this answer at once."""


class TakeBack(Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Take the own last answer back, as long as it told nothing; later it takes a proposal."""

    id: MessageId


class Propose(Struct, tag="propose", tag_field="type", forbid_unknown_fields=True):
    """Something that everybody must agree to: to undo the own last answer, to pause, to go on, to let a bot sit in for
    an absent seat, to end the game without a result."""

    id: MessageId
    what: ProposalKind
    seat: SeatNumber | None = None
    """For a bot: in which seat."""


class Vote(Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """An answer to a proposal. One no ends it; its maker's no takes it back."""

    id: MessageId
    proposal: Count
    agree: bool


class Concede(Struct, tag="concede", tag_field="type", forbid_unknown_fields=True):
    """Give up: with two players the game is over; with more, a bot plays on for the others' sake."""

    id: MessageId


class Return(Struct, tag="return", tag_field="type", forbid_unknown_fields=True):
    """Take the own seat back from the bot that sat in."""

    id: MessageId


class Reveal(Struct, tag="reveal", tag_field="type", forbid_unknown_fields=True):
    """The seed whose hash was given when sitting down, in 64 hexadecimal digits: said when every seat is taken and the
    game has not begun, never before. Chance is drawn from all of them together with that of the house."""

    id: MessageId
    seed: SeedText


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """A line of chat; players and spectators have each their own channel, and before the game there is one for all."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    phrase: Phrase | None = None
    """The ready-made phrase that it is; the text is then what the sender reads."""


class Ahead(Struct, tag="ahead", tag_field="type", forbid_unknown_fields=True):
    """How to answer every question of a kind from now on, until something else is said or, where the game says
    so, what it was said for is over: an auction, a round. For questions that are put whether or not there is a choice.
    Anybody may say so, with the cards for another answer or without. The answer takes as long as any, and none is given
    while its player is away. Kept while the house is open."""

    id: MessageId
    question: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z_]+$")]
    """The kind."""
    move: MoveText | None = None
    """An answer, or what else the game knows ('up to 20' in an auction of Borgia); None takes it back."""


class Look(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """At a table for one screen: the device is now in the hands of this seat, or (none) in nobody's."""

    seat: SeatNumber | None = None


class BotPace(Struct, tag="bot_pace", tag_field="type", forbid_unknown_fields=True):
    """How quickly this player likes the bots to answer; of several players the slowest one's wish holds."""

    pace: Tempo


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Is somebody there?"""


ClientMessage: TypeAlias = (
    Hello | Reveal | Answer | Why | TakeBack | Propose | Vote | Concede | Return | Ahead | Say | Look | BotPace | Ping
)

Act: TypeAlias = Answer | TakeBack | Propose | Vote | Concede | Return
"""What changes the table."""

# What the house says ------------------------------------------------------------------------------------------------


class Question(Struct, omit_defaults=True):
    """What a seat is asked, and every answer that the rules allow."""

    number: int
    kind: str
    source: str
    """The card that asks, or ''."""
    sealed: bool
    """Several seats answer in secret, and may change their mind until all have."""
    moves: list[str]
    rest: list[str] = []
    """The answers that do nothing ('go on'), to this question and to those that follow at once for the same seat: given
    together they end what can be ended."""
    settled: bool = False
    """It has one answer, which the table gives for the seat in a moment: it is put so that nobody can tell. (At a table
    for one screen nobody is answered for.)"""
    then: "Question | None" = None
    """What is asked next if the first of them is given. Both can be answered together."""


class ClockState(Struct):
    """Milliseconds left to each seat when the message was written, and whose clocks run."""

    left: list[int]
    running: list[int]


class Proposal(Struct):
    """What somebody proposed, and who has agreed so far."""

    number: int
    what: ProposalKind
    by: int
    seat: int | None
    agreed: list[int]


class SeatNow(Struct):
    """A seat as everybody sees it; an open one has no name."""

    name: str | None
    bot: str | None
    """The level of the bot whose seat it is."""
    stand_in: str | None
    """The level of the bot that sits in."""
    present: bool
    conceded: bool
    program: bool = False
    """Whether its player lets a program answer, or has let one in this game."""


class OutcomeItem(Struct):
    """How it ended; after a resignation or an abort there are no points."""

    reason: str
    points: list[int]
    parts: list[dict[str, int]]
    ranks: list[int]


class TableMessage(Struct, tag="table", tag_field="type"):
    """All that the receiver may know of the table: the reply to `hello` and to `look`."""

    table: TableInfo
    seat: int | None
    """Through whose eyes; none for a spectator, and for a screen that is in nobody's hands."""
    seats: list[int]
    """All seats that the receiver may speak for."""
    version: int
    missed: list[EventItem] | None
    """What happened since the version that the client named; none if that is too long ago (the log has it)."""
    view: Raw
    """null before the game."""
    question: Question | None
    now: list[SeatNow]
    spectators: int
    clock: ClockState | None
    paused: bool
    proposal: Proposal | None
    outcome: OutcomeItem | None
    chat: list[ChatLine]
    commitment: str
    """The hash of the seed that all chance comes from, published before the first move."""
    ahead: dict[str, str] = {}
    """What the receiver's seat has said ahead: the move for each kind of question."""


class Update(Struct, tag="update", tag_field="type"):
    """Something happened. A field that is left out is as it was; so is the `standing` of a view that leaves it out."""

    version: int
    events: list[EventItem]
    view: Raw | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    clock: ClockState | UnsetType = UNSET
    now: list[SeatNow] | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    outcome: OutcomeItem | UnsetType | None = UNSET
    ahead: dict[str, str] | UnsetType = UNSET
    """What the receiver's seat has said ahead, when some of it is over."""


class Done(Struct, tag="done", tag_field="type"):
    """The message with that id was carried out, and is stored."""

    id: str


class Held(Struct, tag="held", tag_field="type"):
    """The answer with that id was taken, but the table is told a moment later, so that nobody can tell from the time
    whether there was a choice. When that is done and stored, `done` follows; until then it can be changed."""

    id: str


class Refused(Struct, tag="refused", tag_field="type"):
    """The message with that id was not carried out, and why."""

    id: str
    code: str
    text: str
    rule: str | None = None
    """The paragraph of the rules page, for a move that the rules forbid."""
    args: dict[str, EventArg] = {}


class Chat(Struct, tag="chat", tag_field="type"):
    """A line of the receiver's channel."""

    line: ChatLine


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is there; and how many watch."""

    now: list[SeatNow]
    spectators: int


class Pong(Struct, tag="pong", tag_field="type"):
    """Yes."""


ServerMessage: TypeAlias = TableMessage | Update | Done | Held | Refused | Chat | Presence | Pong
