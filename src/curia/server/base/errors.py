"""How the house says no. Each kind of no is one thing:

- `core.game.Refused` is raised where the rules of a game forbid a move; its `Refusal` names the paragraph.
- `Declined` is raised for everything else that is not carried out, and is here; its `Code` is one of those declared
  here. `TooMany` is one that says how long to wait.
- `wire.play.Refused` is the message in which either of them goes to a client at a table.
- `wire.lobby.Problem` is the body in which a `Declined` answers an HTTP request.
- `StoreError` is nobody's fault who asked: the disk, or what stands on it."""

from enum import StrEnum
from typing import Self

from curia.core.errors import CuriaError


class Code(StrEnum):
    """Why the house declines: the code for programs, the HTTP status, and the usual sentence for people."""

    status: int
    text: str

    def __new__(cls, code: str, status: int, text: str) -> Self:
        member = str.__new__(cls, code)
        member._value_ = code
        member.status, member.text = status, text
        return member

    # What is said at a table.
    BOT_SITS_IN = "bot-sits-in", 409, "A bot is playing for you; take your seat back first."
    CONCEDED = "conceded", 409, "You gave up in this game."
    EMPTY = "empty", 400, "There is nothing to say in this line."
    NO_VOTE = "no-vote", 409, "You have no say in this."
    NOT_ASKED = "not-asked", 409, "It is not your turn to answer."
    NOTATION = "notation", 400, "This is no move."
    NOTHING_TO_DO = "nothing-to-do", 409, "That is already so."
    NOTHING_TO_UNDO = "nothing-to-undo", 409, "You have not answered yet."
    PAUSED = "paused", 409, "The game is paused; somebody has to suggest going on."
    PROPOSAL_OPEN = "proposal-open", 409, "There is already another suggestion to decide on."
    RATED = "rated", 409, "In a rated game another player has to agree, and there is none."
    REPLACED = "replaced", 409, "You have changed your answer since."
    REVEALED = (
        "revealed",
        409,
        "Something was shown or answered since then; propose to undo it, and the others may agree.",
    )
    SEAT_HELD = "seat-held", 409, "At this table a seat is held until its player is back."
    STALE = "stale", 409, "That question is over."
    NOT_AT_ONCE = "not-at-once", 409, "That cannot be answered in advance: what follows is not known yet."
    TOO_MANY_AHEAD = "too-many-ahead", 409, "You have answered too much in advance."
    TOO_OFTEN = "too-often", 409, "You have taken back and suggested too much in this game."
    WRONG_SEAT = "wrong-seat", 400, "Name the seat of another person, where no bot sits in yet."
    WRONG_SEED = "wrong-seed", 409, "This is not the seed whose hash was given when sitting down."

    # Tables and their seats.
    ACCOUNTS_ONLY = "accounts-only", 403, "This table is for players with an account."
    BAD_TERMS = "bad-terms", 400, "A table cannot be set up like this."
    BARRED = "barred", 403, "The host does not want you at this table."
    BROKEN = "broken", 503, "This table cannot be opened now; whoever runs the server can find out why."
    CROWDED = "crowded", 503, "Too many people are watching this table."
    HOUSE_FULL = "house-full", 503, "The server is full; try again later."
    NO_SEAT = "no-seat", 404, "Nobody else sits there."
    NO_SPECTATORS = "no-spectators", 403, "This table is not open to spectators."
    NO_SUCH_GAME = "no-such-game", 404, "There is no such game here."
    NO_TABLE = "no-table", 404, "There is no such table."
    NOT_HOST = "not-host", 403, "Only whoever created the table can do that."
    NOT_OVER = "not-over", 409, "The game is not over."
    NOT_SEATED = "not-seated", 403, "You watch this table; only its seats can do that."
    NOT_STARTED = "not-started", 409, "The game has not begun."
    NOT_YOUR_SEAT = "not-your-seat", 403, "You do not speak for that seat."
    OLDER_RULES = "older-rules", 409, "This game was played by older rules, which this server no longer knows."
    OVER = "over", 409, "The game is over."
    SEATED = "seated", 409, "You already have a seat at this table."
    STARTED = "started", 409, "The game has begun."
    STARTING = "starting", 409, "The game begins this moment; wait for it."
    TAKEN = "taken", 409, "That seat is taken."
    TERMS_CHANGED = "terms-changed", 409, "The settings have changed again."
    TOO_MANY_SEATS = "too-many-seats", 409, "You sit at too many tables of others; leave one first."
    TOO_MANY_TABLES = "too-many-tables", 409, "You have too many unfinished tables; finish one first."

    # Players.
    BAD_ADDRESS = (
        "bad-address",
        400,
        "Expected an address such as https://example.org/hook, without a name or password.",
    )
    BAD_NAME = "bad-name", 400, "name: expected characters that can be seen"
    BANNED = "banned", 403, "You are banned from this server."
    HAS_ACCOUNT = "has-account", 409, "You already have an account."
    HAS_PLAYER = "has-player", 409, "This device is somebody's already: log out first."
    LOGIN_TAKEN = "login-taken", 409, "That login is taken: choose another one."
    MIXED_NAME = "mixed-name", 400, "name: expected the letters of one alphabet"
    NO_ACCOUNT = "no-account", 409, "You have no account, and so no password."
    NO_PLAYER = "no-player", 401, "Say who you are first: POST /api/guest or /api/login."
    NO_PROFILE = "no-profile", 404, "There is no such player, or they do not show their games."
    NO_RECOVERY = "no-recovery", 404, "This link was used already, is too old, or never was one."
    NOT_HTTPS = "not-https", 400, "Expected a push service with https."
    OLD_PASSWORD = "old-password", 403, "old: expected the password until now"
    OWN_PASSWORD = "own-password", 400, "password: expected something else than your login or your name"
    PRIVATE_ADDRESS = "private-address", 400, "Expected an address in the internet, not one of a private network."
    TOO_MANY_PUSHES = "too-many-pushes", 409, "Too many browsers are told: remove one first."
    WEAK_PASSWORD = "weak-password", 400, "password: this one is among the first that are tried; choose another one"
    WRONG_LOGIN = "wrong-login", 401, "No account has this login and password."
    WRONG_PASSWORD = "wrong-password", 403, "That is not your password."

    # Any request.
    CLOSED = "closed", 503, "The server is closed for a moment; come back soon."
    FAILED = "failed", 500, "Something went wrong in the server; it was logged."
    STORE = "store", 503, "The server could not save this. Try again."
    TOO_MANY = "too-many", 429, "That was too often: wait a moment."
    TOO_MANY_CONNECTIONS = "too-many-connections", 429, "Too many connections to this server; close some first."
    WRONG_ORIGIN = "wrong-origin", 403, "Another site's page may not speak to the server."

    # What only programs meet, and who runs the house.
    BAD_MESSAGE = "bad-message", 400, "expected a message in JSON"
    GONE = "gone", 400, "The connection ended before the body did."
    NO_LESSON = "no-lesson", 404, "There is no first game of that."
    NO_PAGE = "no-page", 404, "There is nothing at this address."
    NO_SUCH_STEP = "no-such-step", 404, "This lesson has no such step."
    NO_TOKEN = "no-token", 401, "authorization: expected 'Bearer' and the token of a seat"
    NOT_ALLOWED = "not-allowed", 403, "This needs the admin token."
    NOT_BANNED = "not-banned", 409, "They were not shut out."
    NOT_FOUND = "not-found", 404, "There is nothing at this address."
    NOT_JSON = "not-json", 415, "content-type: expected application/json"
    NOT_THAT_WAY = "not-that-way", 409, "That is not played in this step, so nothing can follow it."
    STEP_OVER = "step-over", 409, "All is done in this step: go on to the next one."
    TOO_LARGE = "too-large", 413, "body: expected less"
    TOO_SLOW = "too-slow", 408, "body: expected all of it in time"
    WRONG_METHOD = "wrong-method", 405, "This address does not take that method."
    WRONG_TOKEN = "wrong-token", 401, "This is not the token of a seat, or not any more."


class Declined(CuriaError):
    """A request that is not carried out. The sentence is fit to be shown as it is; it and the status are the code's
    own where nothing else is said."""

    def __init__(self, code: Code, text: str = "", status: int = 0) -> None:
        super().__init__(text or code.text)
        self.code = code
        self.text = text or code.text
        self.status = status or code.status


class StoreError(CuriaError):
    """The database cannot be read or does not fit this version; says what to do."""
