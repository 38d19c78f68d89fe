"""Trades and pledges: what they say, and what a pledge leaves due."""

from typing import Final, final

from mypy_extensions import i64

from curia.core.types import Seat
from curia.games.borgia import moves, payment
from curia.games.borgia.cards import Bag, Card

NO_DRAFT: Final = 0
"""No link of a trade or a pledge is asked."""


@final
class Trade:
    """A trade that is being made up or lies on the table: what the offerer gives and what is asked of the partner."""

    def __init__(self, offerer: Seat, partner: Seat, counter: bool) -> None:
        self.offerer = offerer
        self.partner = partner
        self.counter = counter
        self.give_open: Bag = 0
        self.give_hand: Bag = 0
        self.give_ducats: i64 = 0
        self.ask_open: Bag = 0
        self.ask_hand: Bag = 0
        self.any_condottieri: i64 = 0
        """How many Condottieri are asked for that are not named."""
        self.any_deaths: i64 = 0
        self.ask_ducats: i64 = 0
        self.picked: Bag = 0
        """The cards that the partner has picked for those asked for by kind."""
        self.last: Card = 0
        """The card named last: cards are named in the order of the card list."""

    def key(self) -> list[int]:
        return [
            int(number)
            for number in (
                self.offerer,
                self.partner,
                i64(self.counter),
                self.give_open,
                self.give_hand,
                self.give_ducats,
                self.ask_open,
                self.ask_hand,
                self.any_condottieri,
                self.any_deaths,
                self.ask_ducats,
                self.picked,
                self.last,
            )
        ]


@final
class Pledge:
    """A pledge that is being made up or lies on the table."""

    def __init__(self, offerer: Seat, voter: Seat, payer: Seat) -> None:
        self.offerer = offerer
        self.voter = voter
        self.payer = payer
        self.candidate: Seat = moves.NO_SEAT
        self.votes: i64 = 0
        self.price: i64 = payment.DUCATS
        self.amount: i64 = 0
        """How many ducats or cardinals, or which office."""

    def key(self) -> list[int]:
        return [
            int(number)
            for number in (
                self.offerer,
                self.voter,
                self.payer,
                self.candidate,
                self.votes,
                self.price,
                self.amount,
            )
        ]


def copy_trade(trade: Trade) -> Trade:
    copy = Trade(trade.offerer, trade.partner, trade.counter)
    copy.give_open = trade.give_open
    copy.give_hand = trade.give_hand
    copy.give_ducats = trade.give_ducats
    copy.ask_open = trade.ask_open
    copy.ask_hand = trade.ask_hand
    copy.any_condottieri = trade.any_condottieri
    copy.any_deaths = trade.any_deaths
    copy.ask_ducats = trade.ask_ducats
    copy.picked = trade.picked
    copy.last = trade.last
    return copy


def copy_pledge(pledge: Pledge) -> Pledge:
    copy = Pledge(pledge.offerer, pledge.voter, pledge.payer)
    copy.candidate = pledge.candidate
    copy.votes = pledge.votes
    copy.price = pledge.price
    copy.amount = pledge.amount
    return copy


# Promises ------------------------------------------------------------


def promise(pledge: Pledge) -> i64:
    """What an accepted pledge leaves due, in one number."""
    return pledge.price << 28 | pledge.candidate << 24 | pledge.voter << 20 | pledge.payer << 16 | pledge.amount


def promise_price(due: i64) -> i64:
    return due >> 28


def promise_candidate(due: i64) -> Seat:
    return due >> 24 & 15


def promise_voter(due: i64) -> Seat:
    return due >> 20 & 15


def promise_payer(due: i64) -> Seat:
    return due >> 16 & 15


def promise_amount(due: i64) -> i64:
    return due & 0xFFFF
