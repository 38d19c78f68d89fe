"""Why a trade or a pledge, a link of one, or an answer to one is not allowed (sections 8 and 11)."""

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import Arg, Seat
from curia.games.borgia import cards, housing, limits, moves, payment
from curia.games.borgia.cards import Bag, Card
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.pledging import can_buy, free_votes, most_ducats_in_price, unpromised_cardinals
from curia.games.borgia.state import BorgiaState, Table
from curia.games.borgia.trading import fees_after, holds_what_is_asked, is_empty, tradable

# Making up a trade ------------------------------------------------------------


def explain_give(config: Config, state: BorgiaState, trade: Trade, kind: i64, payload: i64) -> Refusal:
    seat = trade.offerer
    if kind == moves.GIVE_DUCATS:
        return Refusal("8.12", "give-too-many-ducats", {"ducats": payload, "means": state.ducats[seat]})
    facts: dict[str, Arg] = {"card": config.cards.ids[payload]}
    if payload < cards.OPEN_END:
        if not has(state.table.owned[seat], payload):
            return Refusal("8.10", "not-yours", facts)
        return _explain_open_card(config, state.table, trade.give_open, seat, payload)
    if cards.count(state.hand[seat], payload) == 0:
        return Refusal("8.10", "not-in-hand", facts)
    if cards.count(state.hand[seat] - trade.give_hand, payload) == 0:
        return Refusal("8.10", "named-already", facts)
    return Refusal("8.33", "name-in-order", facts)


def _explain_open_card(config: Config, table: Table, named: Bag, owner: Seat, card: Card) -> Refusal:
    """An open card of its owner that cannot be named (any more)."""
    facts: dict[str, Arg] = {"card": config.cards.ids[card]}
    if has(named, card):
        return Refusal("8.10", "named-already", facts)
    if has(housing.housed_with(table, named), card):
        town = housing.place_id(config, housing.place_of(table, card))
        return Refusal("8.7", "goes-with-its-town", {"card": config.cards.ids[card], "place": town})
    if not has(tradable(table, owner), card):
        place = housing.place_of(table, card)
        if place >= cards.FIRST_HOME:
            return Refusal(
                "8.8",
                "minor-family-in-home-town",
                {"card": config.cards.ids[card], "place": housing.place_id(config, place)},
            )
        return Refusal("8.8", "minor-family-is-housed", facts)
    return Refusal("8.33", "name-in-order", facts)


def explain_ask(config: Config, state: BorgiaState, trade: Trade, kind: i64, payload: i64) -> Refusal:
    if kind == moves.ASK_DUCATS:
        return _explain_ducats_asked(config, state, trade, payload)
    if payload < cards.OPEN_END:
        if not has(state.table.owned[trade.partner], payload):
            return Refusal("8.11", "not-theirs", {"card": config.cards.ids[payload], "other": trade.partner})
        return _explain_open_card(config, state.table, trade.ask_open, trade.partner, payload)
    if payload == cards.ANY_CONDOTTIERE:
        if trade.last == cards.ANY_DEATH:
            return Refusal("8.33", "condottieri-before-deaths", {})
        return Refusal("8.15", "no-more-condottieri", {})
    if payload == cards.ANY_DEATH:
        return Refusal("8.15", "no-more-deaths", {})
    facts: dict[str, Arg] = {"card": config.cards.ids[payload]}
    if payload < trade.last:
        return Refusal("8.33", "name-in-order", facts)
    return Refusal("8.15", "no-more-of-these", facts)


def _explain_ducats_asked(config: Config, state: BorgiaState, trade: Trade, ducats: i64) -> Refusal:
    most = config.most_ducats(state.table.round)
    if ducats > most:
        return Refusal("8.13", "ask-too-many-ducats", {"ducats": most})
    if is_empty(trade):
        return Refusal("8.5", "nothing-traded", {})
    fees = fees_after(config, state.table, trade.ask_open)
    left = state.ducats[trade.offerer] - trade.give_ducats
    return Refusal("8.25", "fees-beyond-means", {"ducats": fees, "means": left + ducats})


# Answering a trade ------------------------------------------------------------


def explain_trade_answer(config: Config, state: BorgiaState, trade: Trade, answer: i64) -> Refusal:
    if answer == 2:
        return Refusal("8.20", "no-second-counter", {})
    own = state.ducats[trade.partner]
    if own < trade.ask_ducats:
        return Refusal("8.13", "too-poor-to-accept", {"ducats": trade.ask_ducats, "means": own})
    if not holds_what_is_asked(state.hand[trade.partner], trade):
        return Refusal("8.17", "lacks-cards-asked", {})
    fees = fees_after(config, state.table, trade.give_open)
    return Refusal("8.25", "fees-beyond-means", {"ducats": fees, "means": own - trade.ask_ducats + trade.give_ducats})


def explain_pick(config: Config, state: BorgiaState, trade: Trade, card: Card) -> Refusal:
    hand = state.hand[trade.partner]
    facts: dict[str, Arg] = {"card": config.cards.ids[card]}
    condottieri = cards.size(trade.picked & cards.CONDOTTIERI) < trade.any_condottieri
    if cards.ONE[card] & (cards.CONDOTTIERI if condottieri else cards.DEATHS) == 0:
        if condottieri:
            return Refusal("8.16", "pick-a-condottiere", facts)
        return Refusal("8.16", "pick-a-death", facts)
    if cards.count(hand, card) == 0:
        return Refusal("8.16", "not-in-hand", facts)
    if cards.count(hand - trade.ask_hand - trade.picked, card) == 0:
        return Refusal("8.17", "named-already", facts)
    if card < trade.last:
        return Refusal("8.33", "name-in-order", facts)
    return Refusal("8.33", "pick-leaves-too-few", facts)


# Making up a pledge ------------------------------------------------------------


def explain_pledge_turn(config: Config, state: BorgiaState, seat: Seat, kind: i64, other: Seat) -> Refusal:
    table = state.table
    rule = "11.13" if table.last_ballot else "11.12"
    if other == seat:
        return Refusal("11.6", "pledge-with-yourself", {})
    if kind == moves.SELL:
        return Refusal(rule, "no-votes-to-pledge", {})
    if not can_buy(config, state, seat):
        return Refusal("11.20", "no-price-to-offer", {})
    return Refusal(rule, "other-has-no-votes-to-pledge", {"other": other})


def explain_candidate(state: BorgiaState, candidate: Seat) -> Refusal:
    if not has(state.table.candidates, candidate):
        return Refusal("11.7", "not-a-candidate", {"other": candidate})
    return Refusal("11.14", "without-ducats-only-yourself", {})


def explain_votes(config: Config, state: BorgiaState, pledge: Pledge, votes: i64) -> Refusal:
    if votes == 0:
        return Refusal("11.11", "pledge-one-vote-at-least", {})
    free = free_votes(config, state.table, pledge.voter)
    return Refusal("11.12", "pledge-too-many-votes", {"number": free, "other": pledge.voter})


def explain_price(config: Config, state: BorgiaState, pledge: Pledge, kind: i64, amount: i64) -> Refusal:
    table = state.table
    if kind == payment.OFFICE or kind == payment.CARDINALS:
        if table.round == limits.ROUNDS:
            return Refusal("11.17", "no-distribution-follows", {})
        if pledge.payer != pledge.candidate:
            return Refusal("11.14", "only-the-candidate-promises", {"other": pledge.candidate})
    if kind == payment.OFFICE:
        if not has(table.owned[pledge.payer], amount):
            return Refusal("11.15", "not-the-candidates-office", {"card": config.cards.ids[amount]})
        return Refusal("11.15", "office-is-promised", {"card": config.cards.ids[amount]})
    if amount == 0:
        return Refusal("11.9", "price-one-at-least", {})
    if kind == payment.CARDINALS:
        left = unpromised_cardinals(config, table, pledge.payer)
        return Refusal("11.16", "promise-too-many-cardinals", {"number": left})
    if pledge.offerer == pledge.payer:
        return Refusal("11.20", "price-beyond-means", {"ducats": amount, "means": housing.means(state, pledge.payer)})
    return Refusal("11.18", "ask-too-many-ducats", {"ducats": most_ducats_in_price(config, state, pledge)})


# Answering a pledge ------------------------------------------------------------


def explain_pledge_answer(state: BorgiaState, pledge: Pledge, answer: i64) -> Refusal:
    if answer == 2:
        return Refusal("11.8", "no-counter-to-pledge", {})
    facts: dict[str, Arg] = {"ducats": pledge.amount, "means": housing.means(state, pledge.payer)}
    return Refusal("11.21", "too-poor-to-accept", facts)
