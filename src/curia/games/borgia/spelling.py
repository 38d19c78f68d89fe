"""Which numbers are moves that people could write, whatever the position."""

from typing import Final

from mypy_extensions import i64

from curia.core.types import MAX_SEATS
from curia.games.borgia.cards import (
    ANY_DEATH,
    ASSASSIN,
    CARD_COUNT,
    FIRST_HOME,
    MARRIAGE,
    NOWHERE,
    OFFICES_END,
    OPEN_END,
    PLACES,
    POISON,
    SPY,
    TOWNS_END,
)
from curia.games.borgia.deals import CARDINALS_PRICE, OFFICE
from curia.games.borgia.moves import (
    ANSWER,
    ASK,
    ASK_DUCATS,
    BID,
    BUY_VOTES,
    CANDIDATE,
    CARDINALS_MOVE,
    CONSENT_MOVE,
    DOCTOR_MOVE,
    DONE,
    ELECT,
    ENOUGH,
    FEE_MOVE,
    GIVE,
    GIVE_DUCATS,
    GIVE_OFFICE,
    GO_ON,
    HIRE_MOVE,
    HOME_TARGET,
    HOUSE,
    KEEP,
    LAY_MOVE,
    MARKET_MOVE,
    NOTHING,
    OFFER,
    OUT,
    PICK_MOVE,
    PILE_SEAT,
    PLAY_MOVE,
    PRICE,
    REHOUSE,
    RESHUFFLE_MOVE,
    SAY,
    SEIZE_MOVE,
    SELL,
    VOTE,
    VOTES,
)

_MOST_DUCATS: Final = 99999
_ENDS: Final = {
    KEEP: 2,
    LAY_MOVE: OPEN_END,
    FEE_MOVE: 2,
    GO_ON: 1,
    REHOUSE: 1,
    OFFER: MAX_SEATS,
    GIVE: CARD_COUNT,
    GIVE_DUCATS: _MOST_DUCATS + 1,
    ASK: ANY_DEATH + 1,
    ASK_DUCATS: _MOST_DUCATS + 1,
    ANSWER: 3,
    PICK_MOVE: CARD_COUNT,
    CONSENT_MOVE: 2,
    MARKET_MOVE: 2,
    BID: _MOST_DUCATS + 1,
    DOCTOR_MOVE: 2,
    SAY: 2,
    HIRE_MOVE: 256,
    DONE: 1,
    SELL: MAX_SEATS,
    BUY_VOTES: MAX_SEATS,
    CANDIDATE: MAX_SEATS,
    VOTES: 256,
    OUT: MAX_SEATS,
    ELECT: MAX_SEATS,
    RESHUFFLE_MOVE: 2,
}
"""The payloads of these moves are below the number."""
_SEAT_MOVES: Final = (OFFER, SELL, BUY_VOTES, CANDIDATE, OUT, ELECT)


def is_written(kind: i64, payload: i64) -> bool:
    """Whether a move of a player with this kind and payload says anything."""
    if kind == PLAY_MOVE:
        return _is_play(payload)
    high = payload >> 8
    low = payload & 255
    if kind == HOUSE:
        return TOWNS_END <= high < OPEN_END and (low < PLACES or low == NOWHERE)
    if kind == GIVE_OFFICE:
        return TOWNS_END <= high < OFFICES_END and (low < MAX_SEATS or low == PILE_SEAT)
    if kind == SEIZE_MOVE:
        if payload < HOME_TARGET:
            return payload < CARD_COUNT
        return payload < HOME_TARGET + MAX_SEATS or payload == NOTHING
    if kind == VOTE:
        return high < MAX_SEATS
    if kind == PRICE:
        return _is_price(payload >> 16, payload & 0xFFFF)
    if kind == CARDINALS_MOVE:
        return _is_split(payload >> 24, payload & 0xFFFFFF)
    return payload < _ENDS[int(kind)]


def _is_play(payload: i64) -> bool:
    card = payload >> 8
    target = payload & 255
    if payload == ENOUGH:
        return True
    if not OPEN_END <= card < CARD_COUNT:
        return False
    if card == POISON or card == ASSASSIN:
        return target < CARD_COUNT
    if card == SPY or card == MARRIAGE:
        return target < MAX_SEATS
    return target == 0


def _is_price(kind: i64, amount: i64) -> bool:
    if kind == OFFICE:
        return TOWNS_END <= amount < OFFICES_END
    return kind <= CARDINALS_PRICE


def _is_split(seats: i64, numbers: i64) -> bool:
    """A number from 0 to 9 for each of three to six seats."""
    if not 3 <= seats <= MAX_SEATS or numbers >> 4 * seats != 0:
        return False
    while numbers != 0:
        if numbers & 15 > 9:
            return False
        numbers >>= 4
    return True


def seat_named(kind: i64, payload: i64) -> i64:
    """The seat that a move names, -1 if none."""
    low = payload & 255
    if kind in _SEAT_MOVES:
        return payload
    if kind == VOTE:
        return payload >> 8
    if kind == GIVE_OFFICE and low != PILE_SEAT:
        return low
    if kind == PLAY_MOVE and (payload >> 8 == SPY or payload >> 8 == MARRIAGE):
        return low
    if kind == HOUSE and FIRST_HOME <= low < PLACES:
        return low - FIRST_HOME
    if kind == SEIZE_MOVE and payload >= HOME_TARGET and payload != NOTHING:
        return payload - HOME_TARGET
    return -1
