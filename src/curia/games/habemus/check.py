"""What is wrong with a position of Habemus Papam, by the field of `position` that shows it."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.errors import PositionError, require
from curia.core.types import Seat
from curia.games.habemus import cards, chance, moves, phase
from curia.games.habemus.config import Config
from curia.games.habemus.questions import QUESTIONS
from curia.games.habemus.state import HabemusState

_DECKS: Final = (cards.CARDINALS, cards.POLITICS, cards.ACTIONS)


def check(config: Config, state: HabemusState) -> str:
    try:
        _check_cards(config, state)
        _check_round(config, state)
        _check_decks(config, state)
        for seat in range(config.seats):
            _check_orders(state, seat)
            _check_bid(config, state, seat)
        _check_question(config, state)
    except PositionError as error:
        return str(error)
    return ""


def _check_cards(config: Config, state: HabemusState) -> None:
    """Every card in exactly one place, and nothing below nought."""
    total = state.deck + state.gone + (state.display & ~cards.CAMERLENGO_ONE)
    orders = state.order_deck
    for seat in range(config.seats):
        total += state.tableau[seat] + state.hand[seat]
        orders += state.orders[seat]
        if state.discarded[seat] != cards.NO_ORDER:
            orders += cards.order_one(state.discarded[seat])
        require(state.gold[seat] >= 0, "gold", "is below nought", seat)
        require(state.gems[seat] >= 0 and state.gems[seat] & 0x80808080 == 0, "gems", "are below nought", seat)
        require(state.hand[seat] & ~cards.HAND_ACTIONS == 0, "hand", "has a card that is no action card", seat)
        require(state.tableau[seat] & cards.HAND_ACTIONS == 0, "tableau", "has an action card", seat)
    require(total == config.cards.full - cards.CAMERLENGO_ONE, "gone", "the cards do not add up to the full set")
    require(orders == config.cards.all_orders, "seats", "the orders do not add up to the full set")


def _check_round(config: Config, state: HabemusState) -> None:
    """Black Smoke comes up in round 9, 10 or 11, White Smoke in round 16 to 19, and nothing is drawn after it."""
    begun = state.round
    if state.phase == phase.TURN_CARDINAL:
        begun -= 1
    black = state.black_round
    white = state.last_round
    setting_up = state.phase <= phase.DEAL_ORDERS
    require((state.round == 0) == setting_up, "round", "is 0 while the game is set up, and never after")
    in_time = begun < chance.BLACK_SMOKE_LAST
    if black != 0:
        in_time = chance.BLACK_SMOKE_FIRST <= black <= chance.BLACK_SMOKE_LAST and black <= state.round
    require(in_time, "black_smoke", "comes up in round 9, 10 or 11, and is 0 before")
    discarding = state.phase == phase.KEEP_ORDER
    require(not discarding or black == state.round, "black_smoke", "orders are discarded in its round")
    in_time = begun < chance.WHITE_SMOKE_LAST and state.phase != phase.OVER
    if white != 0:
        in_time = white == state.round and white >= chance.WHITE_SMOKE_FIRST
    require(in_time, "white_smoke", "comes up in the last round, 16 to 19, and is 0 before")
    if white != 0 and state.phase <= phase.TURN_ACTION:
        require(
            config.single_final_display and white < chance.WHITE_SMOKE_LAST, "white_smoke", "nothing is drawn after it"
        )


def _check_decks(config: Config, state: HabemusState) -> None:
    """A card of each deck is turned up in every round, and in the last one all that are left, or one more."""
    final = state.last_round != 0 and state.phase > phase.TURN_ACTION
    shown: i64 = 1
    if final:
        shown = 19 - state.round
        if config.single_final_display and shown > 1:
            shown = 1
    for i in range(3):
        deck: i64 = _DECKS[i]
        drawn = state.phase > phase.TURN_CARDINAL + i
        left = cards.DECK_SIZE - state.round
        if state.round > 0 and not drawn:
            left += 1
        if final and (left < 0 or not config.single_final_display):
            left = 0
        require(cards.size(state.deck & deck) == left, "gone", f"expected {left} cards in each deck in this round")
        found = cards.size(state.display & deck)
        if state.phase < phase.TAKE:
            require(found == shown if drawn else found == 0, "display", "expected what is turned up in this phase")
        require(found == 0 or state.phase != phase.OVER, "display", "the cards left over have left the game")
    there = cards.count(state.display, cards.CAMERLENGO) != 0
    require(there or state.phase >= phase.TAKE, "display", "the Camerlengo card lies there until it is taken")
    most = 3 * shown + 1 - state.step
    require(
        state.phase < phase.TAKE or cards.size(state.display) <= most or state.phase == phase.OVER,
        "display",
        f"expected at most {most} cards",
    )


def _check_orders(state: HabemusState, seat: Seat) -> None:
    """Two orders each, dealt from seat 0 on; one of them is discarded after Black Smoke."""
    dealt: i64 = 2
    if state.phase <= phase.DEAL_ORDERS:
        dealt = state.step - 2 * seat
        if dealt < 0:
            dealt = 0
        elif dealt > 2:
            dealt = 2
    black = state.black_round
    if black != 0 and (state.round > black or state.phase > phase.KEEP_ORDER):
        dealt = 1
    require(
        (state.discarded[seat] != cards.NO_ORDER) == (dealt == 1 and black != 0),
        "discarded",
        "an order is discarded after Black Smoke",
        seat,
    )
    require(len(cards.orders_in(state.orders[seat])) == dealt, "orders", f"expected {dealt} now", seat)


def _check_bid(config: Config, state: HabemusState, seat: Seat) -> None:
    played = state.played[seat]
    possible = played >= cards.TEN_GOLD and state.phase > phase.PLAY_ACTION
    require(played == cards.NO_CARD or possible, "played", "only action cards, when all have chosen", seat)
    bid = state.bids[seat]
    is_open = state.phase >= phase.TAKE
    if played == cards.THREE_RUBIES and not is_open:
        is_open = state.phase >= phase.BID or _place(config, state, seat) < state.step
        require(bid == cards.RUBIES_3 or bid == moves.NO_BID, "bid", "Three Rubies is a bid of RRR", seat)
    elif state.phase == phase.BID_LAST:
        is_open = played != cards.BID_LAST
    require((bid != moves.NO_BID) == is_open, "bid", "is open when it has been revealed", seat)
    require(bid == moves.NO_BID or cards.gem_count(bid) <= 3, "bid", "is worth at most three gems", seat)
    answer = state.answers[seat]
    if answer != moves.NO_ANSWER:
        now = QUESTIONS[state.phase]
        possible = now.sealed and now.asks(config, state, seat) and answer in now.legal(config, state, seat)
        require(possible, "answer", "is not possible now with what this seat has", seat)


def _check_question(config: Config, state: HabemusState) -> None:
    """Whoever is asked is asked for a reason."""
    require(state.phase == phase.OVER or state.asked != 0, "seats", "nobody is asked though the game goes on")
    require(state.phase != phase.DEAL_ORDERS or state.step < 2 * config.seats, "phase", "all orders are dealt")
    ordered = state.taking != 0
    require(ordered == (state.phase >= phase.TAKE), "taking", "is empty until the bids are open")
    now = QUESTIONS[state.phase]
    unused = state.gone
    for seat in range(config.seats):
        played = state.played[seat]
        if state.phase < phase.BID and played != cards.NO_CARD and _place(config, state, seat) >= state.step - 1:
            require(cards.count(unused, played) > 0, "gone", "expected the action cards that are not resolved yet")
            unused -= cards.ONE[played]
        if now.acting and has(state.asked, seat):
            require(now.asks(config, state, seat), "acting", f"seat {seat} has nothing to be asked in this phase")


def _place(config: Config, state: HabemusState, seat: Seat) -> i64:
    """How many resolve their action cards before the seat."""
    return (seat - state.camerlengo + config.seats) % config.seats
