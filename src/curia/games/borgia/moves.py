"""Moves of Borgia: what they say, packed in one integer, and how people write them.

The upper half of a move tells its kind, the lower half what it names; so a move can be read without its position.
"""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import NotationError
from curia.core.types import Move, Seat
from curia.games.borgia import cards, payment
from curia.games.borgia.card_data import Cards
from curia.games.borgia.cards import Card

PAYLOAD: Final = 0xFFFFFFFF
KEEP: Final = 1 << 32
"""Keep the hand, or shuffle it back: payload 1."""
LAY: Final = 2 << 32
FEE: Final = 3 << 32
"""Reject the artist, or pay: payload 1."""
HOUSE: Final = 4 << 32
GO_ON: Final = 5 << 32
REHOUSE: Final = 6 << 32
OFFER: Final = 7 << 32
GIVE: Final = 8 << 32
GIVE_DUCATS: Final = 9 << 32
ASK: Final = 10 << 32
ASK_DUCATS: Final = 11 << 32
ANSWER: Final = 12 << 32
"""Refuse, accept: payload 1, or make a counter-offer: payload 2."""
PICK: Final = 13 << 32
CONSENT: Final = 14 << 32
"""Forbid, or consent: payload 1."""
MARKET: Final = 15 << 32
"""Buy, or spy: payload 1."""
BID: Final = 16 << 32
"""The amount; 0 is a pass, and at the opening a bid of 0 (B19)."""
PLAY: Final = 17 << 32
DOCTOR: Final = 18 << 32
"""Let it happen, or use the Doctor: payload 1."""
GIVE_OFFICE: Final = 19 << 32
SAY: Final = 20 << 32
"""No, or yes: payload 1."""
SEIZE: Final = 21 << 32
HIRE: Final = 22 << 32
DONE: Final = 23 << 32
SELL: Final = 24 << 32
BUY_VOTES: Final = 25 << 32
CANDIDATE: Final = 26 << 32
VOTES: Final = 27 << 32
PRICE: Final = 28 << 32
VOTE: Final = 29 << 32
OUT: Final = 30 << 32
ELECT: Final = 31 << 32
RESHUFFLE: Final = 32 << 32
"""Leave the offices, or reshuffle them: payload 1."""
CARDINALS: Final = 33 << 32
POPE: Final = 34 << 32
DRAW: Final = 35 << 32

NO_ANSWER: Final = -1
NO_SEAT: Final = 7
NO_TARGET: Final = 255
ENOUGH: Final = NO_TARGET << 8
"""The payload of who plays no more cards."""
NOTHING: Final = 255
"""The payload of who seizes nothing."""
HOME_TARGET: Final = 64
"""A home town as a target: this and its seat."""
PILE_SEAT: Final = 7
"""Where an office goes that nobody gets."""


def is_link(move: Move) -> bool:
    """Whether a move begins or goes on with a trade or a pledge that is made up in private, but does not offer it."""
    kind = move & ~PAYLOAD
    return OFFER <= kind <= ASK or SELL <= kind <= VOTES or move == ANSWER | 2


def house(card: Card, place: i64) -> Move:
    return HOUSE | card << 8 | place


def play(card: Card, target: i64) -> Move:
    """The target is a card for deaths, a seat for Spy and Marriage, 0 for the others."""
    return PLAY | card << 8 | target


def give_office(office: Card, seat: Seat) -> Move:
    return GIVE_OFFICE | office << 8 | seat


def price(kind: i64, amount: i64) -> Move:
    return PRICE | kind << 16 | amount


def vote(votes: i64, candidate: Seat) -> Move:
    return VOTE | candidate << 8 | votes


# Writing ------------------------------------------------------------

_WORDS: Final = {
    KEEP: "keep",
    KEEP | 1: "redraw",
    FEE: "reject",
    FEE | 1: "pay",
    GO_ON: "go on",
    REHOUSE: "rehouse",
    ANSWER: "refuse",
    ANSWER | 1: "accept",
    ANSWER | 2: "counter",
    CONSENT: "forbid",
    CONSENT | 1: "consent",
    MARKET: "buy",
    MARKET | 1: "spy",
    BID: "pass",
    PLAY | ENOUGH: "enough",
    DOCTOR: "no doctor",
    DOCTOR | 1: "doctor",
    SAY: "no",
    SAY | 1: "yes",
    SEIZE | NOTHING: "seize nothing",
    HIRE: "hire nobody",
    DONE: "done",
    RESHUFFLE: "leave",
    RESHUFFLE | 1: "reshuffle",
}


def move_text(printed: Cards, move: Move) -> str:
    word = _WORDS.get(int(move))
    if word is not None:
        return word
    kind = move & ~PAYLOAD
    payload = move & PAYLOAD
    if kind == LAY:
        return f"lay {printed.ids[payload]}"
    if kind == HOUSE:
        place = payload & 255
        where = "nowhere" if place == cards.NOWHERE else f"in {_place_id(printed, place)}"
        return f"house {printed.ids[payload >> 8]} {where}"
    if kind == OFFER:
        return f"offer {payload}"
    if kind == GIVE:
        return f"give {printed.ids[payload]}"
    if kind == GIVE_DUCATS:
        return f"give {payload} ducats"
    if kind == ASK:
        return f"ask {_asked_id(printed, payload)}"
    if kind == ASK_DUCATS:
        return f"ask {payload} ducats"
    if kind == PICK:
        return f"pick {printed.ids[payload]}"
    if kind == BID:
        return f"bid {payload}"
    if kind == PLAY:
        return _play_text(printed, payload >> 8, payload & 255)
    if kind == GIVE_OFFICE:
        to = "pile" if payload & 255 == PILE_SEAT else str(payload & 255)
        return f"assign {printed.ids[payload >> 8]} to {to}"
    if kind == SEIZE:
        return f"seize {printed.home_ids[payload - HOME_TARGET] if payload >= HOME_TARGET else printed.ids[payload]}"
    if kind == HIRE:
        hired = [printed.ids[cards.FIRST_CONDOTTIERE + i] for i in range(8) if payload >> i & 1]
        return f"hire {' '.join(hired)}"
    if kind == SELL:
        return f"sell to {payload}"
    if kind == BUY_VOTES:
        return f"buy from {payload}"
    if kind == CANDIDATE:
        return f"candidate {payload}"
    if kind == VOTES:
        return f"votes {payload}"
    if kind == PRICE:
        return _price_text(printed, payload >> 16, payload & 0xFFFF)
    if kind == VOTE:
        return f"vote {payload & 255} for {payload >> 8}"
    if kind == OUT:
        return f"out {payload}"
    if kind == ELECT:
        return f"elect {payload}"
    if kind == CARDINALS:
        seats = payload >> 24
        return "cardinals " + " ".join([str(int(payload >> 4 * seat & 15)) for seat in range(seats)])
    if kind == POPE:
        return f"pope {payload}"
    if kind == DRAW:
        return f"draw {printed.ids[payload]}"
    raise ValueError(f"{move} is not a move of Borgia")


def _place_id(printed: Cards, place: i64) -> str:
    return printed.ids[place] if place < cards.TOWNS_END else printed.home_ids[place - cards.FIRST_HOME]


def _asked_id(printed: Cards, card: i64) -> str:
    if card == cards.ANY_CONDOTTIERE:
        return "any condottiere"
    return "any death" if card == cards.ANY_DEATH else printed.ids[card]


def _play_text(printed: Cards, card: i64, target: i64) -> str:
    name = printed.ids[card]
    if card == cards.POISON or card == cards.ASSASSIN:
        return f"play {name} on {printed.ids[target]}"
    if card == cards.SPY:
        return f"play {name} on {target}"
    if card == cards.MARRIAGE:
        return f"play {name} with {target}"
    return f"play {name}"


def _price_text(printed: Cards, kind: i64, amount: i64) -> str:
    if kind == payment.DUCATS:
        return f"price {amount} ducats"
    if kind == payment.DUCATS_IF_ELECTED:
        return f"price {amount} ducats if elected"
    if kind == payment.OFFICE:
        return f"price {printed.ids[amount]}"
    return f"price {amount} cardinals"


# Reading ------------------------------------------------------------

USAGE: Final = {
    "lay": "lay CARD",
    "house": "house CARD in TOWN, or house CARD nowhere",
    "offer": "offer SEAT",
    "give": "give CARD, or give NUMBER ducats",
    "ask": "ask CARD, ask any condottiere, ask any death, or ask NUMBER ducats",
    "pick": "pick CARD",
    "bid": "bid NUMBER, or pass",
    "play": "play spy on SEAT, play poison on CARD, play assassin on CARD, play marriage with SEAT, play savonarola, "
    "play accusation, or enough",
    "assign": "assign OFFICE to SEAT, or assign OFFICE to pile",
    "seize": "seize CARD, seize HOME TOWN, or seize nothing",
    "hire": "hire CONDOTTIERE and more of them, or hire nobody",
    "sell": "sell to SEAT",
    "buy": "buy, or buy from SEAT for votes",
    "candidate": "candidate SEAT",
    "votes": "votes NUMBER",
    "price": "price NUMBER ducats, price NUMBER ducats if elected, price OFFICE, or price NUMBER cardinals",
    "vote": "vote NUMBER for SEAT",
    "out": "out SEAT",
    "elect": "elect SEAT",
    "cardinals": "cardinals with a number for each seat, for instance cardinals 1 0 2 1",
    "pope": "pope SEAT",
    "draw": "draw CARD",
    "go": "go on",
    "no": "no, or no doctor",
}
_BY_WORDS: Final = {text: move for move, text in _WORDS.items()} | {"bid 0": BID}
_ONE_WORD: Final = {text: text for text in _BY_WORDS}


def parse_move(printed: Cards, text: str) -> Move:
    words = text.lower().replace(",", " ").split()
    known = _BY_WORDS.get(" ".join(words))
    if known is not None:
        return known
    if not words:
        raise NotationError("an empty line is no move")
    verb = words[0]
    usage = USAGE.get(verb) or _ONE_WORD.get(verb)
    if usage is None:
        verbs = sorted(set(USAGE) | {text.split()[0] for text in _BY_WORDS})
        raise NotationError(f"'{verb}' is not a move; moves begin with {', '.join(verbs)}")
    move = _parse(printed, verb, words[1:])
    if move < 0:
        raise NotationError(f"'{text.strip()}' is not a move; expected {usage}")
    return move


def _parse(printed: Cards, verb: str, rest: list[str]) -> Move:
    """The move, or -1 if the words do not say one."""
    if verb == "house":
        return _parse_house(printed, rest)
    if verb == "give" or verb == "ask":
        return _parse_give_or_ask(printed, verb, rest)
    if verb == "play":
        return _parse_play(printed, rest)
    if verb == "assign":
        return _parse_assign(printed, rest)
    if verb == "hire":
        return _parse_hire(printed, rest)
    if verb == "price":
        return _parse_price(printed, rest)
    if verb == "vote":
        votes, candidate = (_number(rest[0], 255), _seat(rest[2])) if len(rest) == 3 and rest[1] == "for" else (-1, -1)
        return vote(votes, candidate) if votes >= 0 and candidate >= 0 else -1
    if verb == "cardinals":
        return _parse_cardinals(rest)
    if verb in ("sell", "buy"):
        if len(rest) != 2 or rest[0] != ("to" if verb == "sell" else "from"):
            return -1
        return _with(SELL if verb == "sell" else BUY_VOTES, _seat(rest[1]))
    if len(rest) != 1:
        return -1
    word = rest[0]
    if verb == "lay":
        return _with(LAY, _card(printed, word, 0, cards.OPEN_END))
    if verb == "offer":
        return _with(OFFER, _seat(word))
    if verb == "pick":
        return _with(PICK, _card(printed, word, cards.OPEN_END, cards.CARD_COUNT))
    if verb == "bid":
        return _with(BID, _number(word, 99999))
    if verb == "seize":
        if word in printed.home_ids:
            return SEIZE | (HOME_TARGET + printed.home_ids.index(word))
        return _with(SEIZE, _card(printed, word, 0, cards.CARD_COUNT))
    if verb == "candidate":
        return _with(CANDIDATE, _seat(word))
    if verb == "votes":
        return _with(VOTES, _number(word, 255))
    if verb == "out":
        return _with(OUT, _seat(word))
    if verb == "elect":
        return _with(ELECT, _seat(word))
    if verb == "pope":
        return _with(POPE, _seat(word))
    if verb == "draw":
        return _with(DRAW, _card(printed, word, 0, cards.CARD_COUNT))
    return -1


def _with(kind: i64, payload: i64) -> Move:
    return -1 if payload < 0 else kind | payload


def _number(word: str, most: int) -> i64:
    if not word.isascii() or not word.isdigit() or len(word) > 5 or int(word) > most:
        return -1
    return int(word)


def _seat(word: str) -> i64:
    return _number(word, 5)


def _card(printed: Cards, word: str, start: int, end: int) -> i64:
    card = printed.number.get(word, -1)
    return card if start <= card < end else -1


def _place(printed: Cards, word: str) -> i64:
    if word in printed.home_ids:
        return cards.FIRST_HOME + printed.home_ids.index(word)
    return _card(printed, word, 0, cards.TOWNS_END)


def _parse_house(printed: Cards, rest: list[str]) -> Move:
    if len(rest) < 2:
        return -1
    card = _card(printed, rest[0], cards.TOWNS_END, cards.OPEN_END)
    place: i64 = -1
    if rest[1:] == ["nowhere"]:
        place = cards.NOWHERE
    elif len(rest) == 3 and rest[1] == "in":
        place = _place(printed, rest[2])
    if card < 0 or place < 0:
        return -1
    return house(card, place)


def _parse_give_or_ask(printed: Cards, verb: str, rest: list[str]) -> Move:
    asking = verb == "ask"
    if len(rest) == 2 and rest[1] in ("ducats", "ducat"):
        return _with(ASK_DUCATS if asking else GIVE_DUCATS, _number(rest[0], 99999))
    if asking and rest == ["any", "condottiere"]:
        return ASK | cards.ANY_CONDOTTIERE
    if asking and rest == ["any", "death"]:
        return ASK | cards.ANY_DEATH
    if len(rest) != 1:
        return -1
    return _with(ASK if asking else GIVE, _card(printed, rest[0], 0, cards.CARD_COUNT))


def _parse_play(printed: Cards, rest: list[str]) -> Move:
    card = _card(printed, rest[0], cards.OPEN_END, cards.CARD_COUNT) if rest else -1
    if card < 0:
        return -1
    if len(rest) == 1:
        return (
            play(card, 0)
            if card in (cards.DOCTOR, cards.SAVONAROLA, cards.ACCUSATION) or card < cards.CONDOTTIERI_END
            else -1
        )
    if len(rest) != 3:
        return -1
    target: i64 = -1
    if card in (cards.POISON, cards.ASSASSIN) and rest[1] == "on":
        target = _card(printed, rest[2], 0, cards.CARD_COUNT)
    elif card == cards.SPY and rest[1] == "on":
        target = _seat(rest[2])
    elif card == cards.MARRIAGE and rest[1] == "with":
        target = _seat(rest[2])
    return play(card, target) if target >= 0 else -1


def _parse_assign(printed: Cards, rest: list[str]) -> Move:
    if len(rest) != 3 or rest[1] != "to":
        return -1
    office = _card(printed, rest[0], cards.FIRST_OFFICE, cards.OFFICES_END)
    seat = PILE_SEAT if rest[2] == "pile" else _seat(rest[2])
    return give_office(office, seat) if office >= 0 and seat >= 0 else -1


def _parse_hire(printed: Cards, rest: list[str]) -> Move:
    hired: i64 = 0
    for word in rest:
        card = _card(printed, word, cards.FIRST_CONDOTTIERE, cards.CONDOTTIERI_END)
        if card < 0 or hired >> (card - cards.FIRST_CONDOTTIERE) & 1:
            return -1
        hired += bit(card - cards.FIRST_CONDOTTIERE)
    return HIRE | hired if hired else -1


def _parse_price(printed: Cards, rest: list[str]) -> Move:
    if len(rest) == 1:
        office = _card(printed, rest[0], cards.FIRST_OFFICE, cards.OFFICES_END)
        return price(payment.OFFICE, office) if office >= 0 else -1
    amount = _number(rest[0], 65535) if rest else -1
    if amount < 0:
        return -1
    if rest[1:] in (["ducats"], ["ducat"]):
        return price(payment.DUCATS, amount)
    if rest[1:] in (["ducats", "if", "elected"], ["ducat", "if", "elected"]):
        return price(payment.DUCATS_IF_ELECTED, amount)
    if rest[1:] in (["cardinals"], ["cardinal"]):
        return price(payment.CARDINALS, amount)
    return -1


def _parse_cardinals(rest: list[str]) -> Move:
    if not 3 <= len(rest) <= 6:
        return -1
    payload: i64 = len(rest) << 24
    for seat in range(len(rest)):
        number = _number(rest[seat], 9)
        if number < 0:
            return -1
        payload |= number << 4 * seat
    return CARDINALS | payload
