"""Which numbers are moves that people could write, whatever the position."""

from typing import Final

from mypy_extensions import i64

from curia.core.types import MAX_SEATS
from curia.games.borgia import cards, moves, payment

_MOST_DUCATS: Final = 99999
_ENDS: Final = {
    moves.KEEP: 2,
    moves.LAY: cards.OPEN_END,
    moves.FEE: 2,
    moves.GO_ON: 1,
    moves.REHOUSE: 1,
    moves.OFFER: MAX_SEATS,
    moves.GIVE: cards.CARD_COUNT,
    moves.GIVE_DUCATS: _MOST_DUCATS + 1,
    moves.ASK: cards.ANY_DEATH + 1,
    moves.ASK_DUCATS: _MOST_DUCATS + 1,
    moves.ANSWER: 3,
    moves.PICK: cards.CARD_COUNT,
    moves.CONSENT: 2,
    moves.MARKET: 2,
    moves.BID: _MOST_DUCATS + 1,
    moves.DOCTOR: 2,
    moves.SAY: 2,
    moves.HIRE: 256,
    moves.DONE: 1,
    moves.SELL: MAX_SEATS,
    moves.BUY_VOTES: MAX_SEATS,
    moves.CANDIDATE: MAX_SEATS,
    moves.VOTES: 256,
    moves.OUT: MAX_SEATS,
    moves.ELECT: MAX_SEATS,
    moves.RESHUFFLE: 2,
}
"""The payloads of these moves are below the number."""
_SEAT_MOVES: Final = (moves.OFFER, moves.SELL, moves.BUY_VOTES, moves.CANDIDATE, moves.OUT, moves.ELECT)


def is_written(kind: i64, payload: i64) -> bool:
    """Whether a move of a player with this kind and payload says anything."""
    if kind == moves.PLAY:
        return _is_play(payload)
    high = payload >> 8
    low = payload & 255
    if kind == moves.HOUSE:
        return cards.TOWNS_END <= high < cards.OPEN_END and (low < cards.PLACES or low == cards.NOWHERE)
    if kind == moves.GIVE_OFFICE:
        return cards.TOWNS_END <= high < cards.OFFICES_END and (low < MAX_SEATS or low == moves.PILE_SEAT)
    if kind == moves.SEIZE:
        if payload < moves.HOME_TARGET:
            return payload < cards.CARD_COUNT
        return payload < moves.HOME_TARGET + MAX_SEATS or payload == moves.NOTHING
    if kind == moves.VOTE:
        return high < MAX_SEATS
    if kind == moves.PRICE:
        return _is_price(payload >> 16, payload & 0xFFFF)
    if kind == moves.CARDINALS:
        return _is_split(payload >> 24, payload & 0xFFFFFF)
    return payload < _ENDS[int(kind)]


def _is_play(payload: i64) -> bool:
    card = payload >> 8
    target = payload & 255
    if payload == moves.ENOUGH:
        return True
    if not cards.OPEN_END <= card < cards.CARD_COUNT:
        return False
    if card == cards.POISON or card == cards.ASSASSIN:
        return target < cards.CARD_COUNT
    if card == cards.SPY or card == cards.MARRIAGE:
        return target < MAX_SEATS
    return target == 0


def _is_price(kind: i64, amount: i64) -> bool:
    if kind == payment.OFFICE:
        return cards.TOWNS_END <= amount < cards.OFFICES_END
    return kind <= payment.CARDINALS


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
    if kind == moves.VOTE:
        return payload >> 8
    if kind == moves.GIVE_OFFICE and low != moves.PILE_SEAT:
        return low
    if kind == moves.PLAY and (payload >> 8 == cards.SPY or payload >> 8 == cards.MARRIAGE):
        return low
    if kind == moves.HOUSE and cards.FIRST_HOME <= low < cards.PLACES:
        return low - cards.FIRST_HOME
    if kind == moves.SEIZE and payload >= moves.HOME_TARGET and payload != moves.NOTHING:
        return payload - moves.HOME_TARGET
    return -1
