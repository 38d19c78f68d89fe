"""How a round goes: each phase, what starts it and what follows. `rules.py` calls in with the answers."""

from mypy_extensions import i64

from curia.core.bits import bit, lowest
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Seat
from curia.games.habemus import effects
from curia.games.habemus.cards import (
    BEST_GEM_TWICE,
    BID_LAST,
    BLACK_SMOKE,
    BRIBE,
    CAMERLENGO,
    CAMERLENGO_ONE,
    CARDINALS,
    CASE_OF_DEATH,
    FELIPE,
    HAND_ACTIONS,
    NO_CARD,
    ONE,
    ORDER_IDS,
    RUBIES_3,
    SQUADRONE,
    SWAP,
    TEN_GOLD,
    THREE_RUBIES,
    WHITE_SMOKE,
    Card,
    Gems,
    best_gem,
    cards_in,
    first,
    gem_count,
    gem_text,
    one_of_each,
    order_one,
    orders_in,
)
from curia.games.habemus.config import Config
from curia.games.habemus.moves import PAYLOAD
from curia.games.habemus.state import (
    BIDDING,
    BIDDING_LAST,
    BRIBING,
    BURYING,
    DEAL_ORDERS,
    EXCLUDING,
    KEEP_ORDER,
    NO_ANSWER,
    NO_BID,
    OVER,
    PAYING,
    PLAY_ACTION,
    SWAPPING,
    TAKING,
    TURN_ACTION,
    TURN_CARDINAL,
    TURN_POLITICS,
    HabemusState,
)


def ask(state: HabemusState, phase: i64, seats: i64) -> None:
    state.phase = phase
    state.asked = seats


# Set-up ------------------------------------------------------------


def name_first_camerlengo(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    state.camerlengo = seat
    if log is not None:
        log.add("camerlengo_drawn", {"seat": seat})
    ask(state, DEAL_ORDERS, CHANCE_MASK)


def deal_order(config: Config, state: HabemusState, order: i64, log: EventLog | None) -> None:
    """Two orders to each seat, from seat 0."""
    seat = state.step // 2
    state.order_deck -= order_one(order)
    state.orders[seat] += order_one(order)
    if log is not None:
        log.add_secret("order_dealt", {"seat": seat}, {"order": ORDER_IDS[order]}, bit(seat))
    state.step += 1
    if state.step == 2 * config.seats:
        begin_round(config, state, log)


# Phase 1: the display ------------------------------------------------------------


def begin_round(config: Config, state: HabemusState, log: EventLog | None) -> None:
    state.round += 1
    state.step = 0
    state.taking = 0
    state.display = CAMERLENGO_ONE
    played = state.played
    bids = state.bids
    for seat in range(config.seats):
        played[seat] = NO_CARD
        bids[seat] = NO_BID
    if log is not None:
        log.add("round_begins", {"round": state.round, "seat": state.camerlengo})
    ask(state, TURN_CARDINAL, CHANCE_MASK)


def turn_up(config: Config, state: HabemusState, card: Card, log: EventLog | None) -> None:
    if card == BLACK_SMOKE:
        state.black_round = state.round
        if log is not None:
            log.add("black_smoke", {})
        return
    if card == WHITE_SMOKE:
        state.last_round = state.round
        turn_up_last_display(config, state, log)
        return
    state.deck -= ONE[card]
    state.display += ONE[card]
    if log is not None:
        log.add("turned_up", {"card": config.cards.ids[card]})
    if state.phase == TURN_CARDINAL:
        ask(state, TURN_POLITICS, CHANCE_MASK)
    elif state.phase == TURN_POLITICS:
        ask(state, TURN_ACTION, CHANCE_MASK)
    else:
        display_complete(config, state, log)


def turn_up_last_display(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """White Smoke: all that is left is turned up, or (`final_display = single`) one more card of each deck."""
    if log is not None:
        log.add("white_smoke", {})
    if config.single_final_display:
        if state.deck & CARDINALS == 0:
            display_complete(config, state, log)
        return
    if log is not None:
        log.add("all_turned_up", {"cards": [config.cards.ids[card] for card in cards_in(state.deck)]})
    state.display += state.deck
    state.deck = 0
    display_complete(config, state, log)


def display_complete(config: Config, state: HabemusState, log: EventLog | None) -> None:
    if state.black_round == state.round:
        effects.pay_for_black_smoke(config, state, log)
        ask(state, KEEP_ORDER, config.everyone)
    else:
        ask(state, PLAY_ACTION, config.everyone)


def discard_orders(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """All have chosen the order that they give up."""
    for seat in range(config.seats):
        order = take_answer(state, seat)
        state.orders[seat] -= order_one(order)
        state.discarded[seat] = order
    if log is not None:
        log.add("orders_discarded", {})
    ask(state, PLAY_ACTION, config.everyone)


def take_answer(state: HabemusState, seat: Seat) -> i64:
    """What a sealed answer names; it is spent."""
    payload = state.answers[seat] & PAYLOAD
    state.answers[seat] = NO_ANSWER
    return payload


# Phase 2: actions ------------------------------------------------------------


def reveal_actions(config: Config, state: HabemusState, log: EventLog | None) -> None:
    seat = state.camerlengo
    any_played = False
    for _place in range(config.seats):
        card = take_answer(state, seat)
        state.played[seat] = card
        if card != NO_CARD:
            state.hand[seat] -= ONE[card]
            state.gone += ONE[card]
            if log is not None:
                log.add("action_revealed", {"seat": seat, "card": config.cards.ids[card]})
            any_played = True
        seat = next_seat(config, seat)
    if log is not None and not any_played:
        log.add("no_actions", {})
    state.step = 0
    resolve_actions(config, state, log)


def next_seat(config: Config, seat: Seat) -> Seat:
    """The next one clockwise."""
    if seat + 1 == config.seats:
        return 0
    return seat + 1


def resolve_actions(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """Clockwise from the Camerlengo, until a card asks something or all are resolved."""
    while state.step < config.seats:
        seat = state.camerlengo + state.step
        if seat >= config.seats:
            seat -= config.seats
        state.step += 1
        card = state.played[seat]
        if card != NO_CARD:
            resolve_action(config, state, seat, card, log)
            if state.phase != PLAY_ACTION:
                return
    start_bidding(config, state, log)


def resolve_action(config: Config, state: HabemusState, seat: Seat, card: Card, log: EventLog | None) -> None:
    if card == TEN_GOLD:
        effects.gain(config, state, seat, config.cards.action_gold[0], card, log)
    elif card == BRIBE:
        if effects.bribable(config, state, seat) == 0:
            return_to_hand(config, state, seat, card, "bribe_no_target", log)
        elif state.gold[seat] < effects.bribe_cost(config):
            return_to_hand(config, state, seat, card, "bribe_too_poor", log)
        else:
            ask(state, BRIBING, bit(seat))
    elif card == SWAP:
        if effects.can_swap(config, state, seat):
            ask(state, SWAPPING, bit(seat))
        else:
            return_to_hand(config, state, seat, card, "swap_no_pair", log)
    else:
        effects.take_gold_from_each(config, state, seat, card, log)
        if card == THREE_RUBIES:
            state.bids[seat] = RUBIES_3


def return_to_hand(
    config: Config, state: HabemusState, seat: Seat, card: Card, event: str, log: EventLog | None
) -> None:
    state.gone -= ONE[card]
    state.hand[seat] += ONE[card]
    if log is not None:
        log.add(event, {"seat": seat, "card": config.cards.ids[card]})


def action_answered(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """Bribe or Swap has its answer: go on with the next card."""
    state.phase = PLAY_ACTION
    resolve_actions(config, state, log)


# Phase 3: bids ------------------------------------------------------------


def start_bidding(config: Config, state: HabemusState, log: EventLog | None) -> None:
    state.step = 0
    early: i64 = 0
    for seat in range(config.seats):
        if state.played[seat] != BID_LAST and state.played[seat] != THREE_RUBIES:
            early |= bit(seat)
    if early != 0:
        ask(state, BIDDING, early)
    else:
        ask_late_bidders(config, state, log)


def ask_late_bidders(config: Config, state: HabemusState, log: EventLog | None) -> None:
    late: i64 = 0
    for seat in range(config.seats):
        if state.played[seat] == BID_LAST:
            late |= bit(seat)
    if late != 0:
        ask(state, BIDDING_LAST, late)
    else:
        start_taking(config, state, log)


def reveal_bids(config: Config, state: HabemusState, log: EventLog | None) -> None:
    for seat in range(config.seats):
        if state.answers[seat] != NO_ANSWER:
            gems = take_answer(state, seat)
            state.gems[seat] -= gems
            state.bids[seat] = bid_value(gems, state.played[seat])
            if log is not None:
                value = gem_text(state.bids[seat])
                log.add("bid_revealed", {"seat": seat, "gems": gem_text(gems), "value": value})
    if state.phase == BIDDING:
        ask_late_bidders(config, state, log)
    else:
        start_taking(config, state, log)


def bid_value(gems: Gems, played: Card) -> Gems:
    """What a bid is worth: with Best Gem Twice its best gem counts once more."""
    if played == BEST_GEM_TWICE:
        return gems + best_gem(gems)
    return gems


def bid_rank(value: Gems) -> i64:
    """More gems beat fewer; then the better gem."""
    return gem_count(value) << 32 | value


def seat_at(taking: i64, place: i64) -> Seat:
    """Who takes when so many have taken."""
    return taking >> (4 * place) & 15


def start_taking(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """The best bid first; of equal ones who is nearer to the Camerlengo, clockwise."""
    bids = state.bids
    seat = state.camerlengo
    taking: i64 = 0
    placed: i64 = 0
    while placed < config.seats:
        rank = bid_rank(bids[seat])
        place = placed
        while place > 0 and bid_rank(bids[seat_at(taking, place - 1)]) < rank:
            place -= 1
        before = taking & (bit(4 * place) - 1)
        taking = (taking - before) << 4 | seat << (4 * place) | before
        placed += 1
        seat = next_seat(config, seat)
    state.taking = taking
    state.step = 0
    if log is not None:
        log.add("taking_order", {"seats": [int(seat_at(taking, place)) for place in range(config.seats)]})
    next_taking(config, state, log)


# Phase 4: taking ------------------------------------------------------------


def next_taking(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """Ask the next seat, or take for it the only card there is; with none left the round is over."""
    while state.step < config.seats and state.display != 0:
        seat = seat_at(state.taking, state.step)
        cards = one_of_each(state.display)
        if cards & (cards - 1) != 0:
            ask(state, TAKING, bit(seat))
            return
        state.phase = TAKING
        take(config, state, seat, first(cards), log)
        if state.phase != TAKING:
            return
        state.step += 1
    end_round(config, state, log)


def taken(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """The card is resolved fully: on to the next seat."""
    state.step += 1
    next_taking(config, state, log)


def take(config: Config, state: HabemusState, seat: Seat, card: Card, log: EventLog | None) -> None:
    """Take a card and resolve it; leaves the phase TAKING when the card asks something."""
    if log is not None:
        log.add("took", {"seat": seat, "card": config.cards.ids[card]})
    if card == CAMERLENGO:
        effects.become_camerlengo(config, state, seat, log)
    elif ONE[card] & HAND_ACTIONS != 0:
        state.display -= ONE[card]
        state.hand[seat] += ONE[card]
    elif card == SQUADRONE:
        if config.may_refuse_squadrone:
            # Also one who cannot pay, so that nobody learns which of the two a refusal was (HP26).
            ask(state, PAYING, bit(seat))
        elif state.gold[seat] < config.cards.squadrone_cost:
            effects.lose_squadrone(config, state, seat, "squadrone_too_poor", log)
        else:
            effects.pay_squadrone(config, state, seat, log)
    elif card == CASE_OF_DEATH:
        effects.open_case_of_death(config, state, seat, log)
        victims = effects.oldest_of_opponents(config, state, seat)
        if victims == 0:
            if log is not None:
                log.add("nobody_died", {"seat": seat})
        elif victims & (victims - 1) == 0:
            effects.bury(config, state, seat, lowest(victims), log)
        else:
            ask(state, BURYING, bit(seat))
    else:
        state.display -= ONE[card]
        state.tableau[seat] += ONE[card]
        if card == FELIPE:
            resolve_felipe(config, state, seat, log)


def resolve_felipe(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    effects.gain(config, state, seat, config.cards.felipe_gold, FELIPE, log)
    if effects.felipes(state.tableau[seat]) != 2:
        return
    targets = effects.excludable(config, state, seat)
    if targets == 0:
        if log is not None:
            log.add("nobody_excluded", {"seat": seat})
    elif config.may_exclude or targets & (targets - 1) != 0:
        ask(state, EXCLUDING, bit(seat))
    else:
        effects.exclude(config, state, seat, lowest(targets), log)


def end_round(config: Config, state: HabemusState, log: EventLog | None) -> None:
    left = state.display & ~CAMERLENGO_ONE
    state.gone += left
    state.display &= CAMERLENGO_ONE
    if log is not None and left != 0:
        log.add("left_over", {"cards": [config.cards.ids[card] for card in cards_in(left)]})
    if state.last_round == 0:
        begin_round(config, state, log)
        return
    ask(state, OVER, 0)
    if log is not None:
        log.add("game_over", {})
        for seat in range(config.seats):
            orders = [ORDER_IDS[order] for order in orders_in(state.orders[seat])]
            log.add("orders_shown", {"seat": seat, "kept": orders, "discarded": ORDER_IDS[state.discarded[seat]]})
        log.add("orders_unused", {"orders": [ORDER_IDS[order] for order in orders_in(state.order_deck)]})
