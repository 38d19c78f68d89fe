"""Messages as they look at a table of Habemus Papam, for the page that describes the interface."""

from typing import Final

import msgspec
from msgspec import Raw, Struct

from curia.wire.events import EventItem
from curia.wire.lessons import LessonAnswers
from curia.wire.lobby import (
    ChangeMe,
    ChangePassword,
    ChatLine,
    Farewell,
    Join,
    LogIn,
    Me,
    NewAccount,
    NewGuest,
    Problem,
    PushEndpoint,
    PushKeys,
    PushSubscription,
    Rating,
    Recovery,
    RecoveryLink,
    SeatInfo,
    TableInfo,
)
from curia.wire.play import (
    Ahead,
    Answer,
    Chat,
    ClockState,
    Concede,
    Done,
    Held,
    Hello,
    Look,
    Ping,
    Pong,
    Presence,
    Propose,
    Question,
    Refused,
    Return,
    Reveal,
    Say,
    SeatNow,
    TableMessage,
    TakeBack,
    Update,
    Vote,
    Why,
)
from curia.wire.terms import Clock, SeatPlan, Terms

_AT: Final = 1_767_225_600_000
_CODE: Final = "Yk3vGq8ZrTn1wJ5sXb7LhPa2CdE9mUfo.0"
_LIVIA: Final = "p4Fh2kT9sWq1LmZx"
_TERMS: Final = Terms(
    game="habemus", seats=[SeatPlan("me"), SeatPlan(), SeatPlan("bot")], clock=Clock("bank", 1_200, 20)
)
_TABLE: Final = TableInfo(
    id="Qm7RtY2bLx0d",
    terms=_TERMS,
    seats=[
        SeatInfo(name="Livia", bot=None, player=_LIVIA),
        SeatInfo(name="Marco", bot=None, player="x8Vn3dJ6rBc0YtGe", program=True),
        SeatInfo(name="heuristic", bot="heuristic", player=None),
    ],
    status="playing",
    host=_LIVIA,
    created=_AT,
    ended=None,
    round_of=None,
    rematch=None,
)
_NOW: Final = [
    SeatNow(name="Livia", bot=None, stand_in=None, present=True, conceded=False),
    SeatNow(name="Marco", bot=None, stand_in=None, present=True, conceded=False, program=True),
    SeatNow(name="heuristic", bot="heuristic", stand_in=None, present=True, conceded=False),
]
_BID: Final = Question(number=12, kind="bid", source="", sealed=True, moves=["bid none", "bid A", "bid AA", "bid S"])
_CLOCK: Final = ClockState(left=[1_180_000, 1_204_500, 1_200_000], running=[0, 1])
_LINE: Final = ChatLine(number=3, at=_AT, name="Marco", seat=1, text="Good luck!")

_ALL: Final[list[Struct]] = [
    # What requests and answers carry.
    _TERMS,
    _TABLE,
    Me(id=_LIVIA, name="Livia", login="livia", webhook=None, webhook_secret="9f2c…"),
    NewGuest(name="Livia"),
    ChangeMe(name="Livia", webhook="https://livia.example/my-turn"),
    NewAccount(login="livia", password="three ravens on a wall"),
    LogIn(login="livia", password="three ravens on a wall"),
    ChangePassword(old="three ravens on a wall", new="four ravens on a wall"),
    Farewell(password="three ravens on a wall"),
    Recovery(code=_CODE),
    RecoveryLink(code=_CODE, url=f"https://play.club.example/recover#{_CODE}", expires=_AT + 604_800_000),
    Join(seat=1),
    Rating(game="habemus", shown=1720.0, mu=27.3, sigma=4.1, games=18),
    PushSubscription("https://push.example/send/abc", PushKeys("BPubKeyOfTheBrowser", "secretOfTheBrowser")),
    PushEndpoint("https://push.example/send/abc"),
    LessonAnswers(moves=["bid DD", "take colonna"]),
    Problem(code="bad-message", text="name: expected `str` of length <= 24"),
    # What a client says at a table.
    Hello(since=41),
    Reveal(id="a16", seed="5a" * 32),
    Answer(id="a17", question=12, move="bid AA"),
    Why(id="a18", move="bid SSS"),
    TakeBack(id="a19"),
    Propose(id="a20", what="bot", seat=1),
    Vote(id="a21", proposal=2, agree=True),
    Concede(id="a22"),
    Return(id="a23"),
    Ahead(id="a24", question="bid", move="bid none"),
    Say(id="a24", text="Good luck!"),
    Look(seat=1),
    Ping(),
    # What the house says.
    TableMessage(
        table=_TABLE,
        seat=0,
        seats=[0],
        version=43,
        missed=[EventItem("turned_up", {"card": "bichi"}), EventItem("answered", {"seat": 1})],
        view=Raw(b"{}"),
        question=_BID,
        now=_NOW,
        spectators=2,
        clock=_CLOCK,
        paused=False,
        proposal=None,
        outcome=None,
        chat=[_LINE],
        commitment="279228e20d002ab6ae59bc0010c230e6e95e0a2f2ce2753d15445166ad3e4498",
    ),
    Update(version=44, events=[EventItem("answered", {"seat": 0, "answer": "bid AA"})], question=None, clock=_CLOCK),
    Done(id="a17"),
    Held(id="a18"),
    Refused(id="a18", code="not-a-move", text="not allowed by §4.1 (not-a-move)", rule="4.1"),
    Chat(line=_LINE),
    Presence(now=_NOW, spectators=2),
    Pong(),
]

EXAMPLES: Final[dict[str, str]] = {
    type(each).__name__: msgspec.json.format(msgspec.json.encode(each), indent=2).decode() for each in _ALL
}
"""By the name of the type, as JSON for readers."""
