"""How a round goes: each phase, what starts it and what follows. `questions.py` calls in with the answers."""

from mypy_extensions import i64

from curia.core.bits import bit, lowest
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Seat
from curia.games.habemus import cards, effects, moves, phase
from curia.games.habemus.cards import Card, Gems
from curia.games.habemus.config import Config
from curia.games.habemus.state import HabemusState


def ask(state: HabemusState, question: i64, seats: i64) -> None:
    state.phase = question
    state.asked = seats


# Set-up ------------------------------------------------------------


def name_first_camerlengo(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    state.camerlengo = seat
    if log is not None:
        log.add("camerlengo_drawn", {"seat": seat})
    ask(state, phase.DEAL_ORDERS, CHANCE_MASK)


def deal_order(config: Config, state: HabemusState, order: i64, log: EventLog | None) -> None:
    """Two orders to each seat, from seat 0."""
    seat = state.step // 2
    state.order_deck -= cards.order_one(order)
    state.orders[seat] += cards.order_one(order)
    if log is not None:
        log.add_secret("order_dealt", {"seat": seat}, {"order": cards.ORDER_IDS[order]}, bit(seat))
    state.step += 1
    if state.step == 2 * config.seats:
        begin_round(config, state, log)


# Phase 1: the display ------------------------------------------------------------


def begin_round(config: Config, state: HabemusState, log: EventLog | None) -> None:
    state.round += 1
    state.step = 0
    state.taking = 0
    state.display = cards.CAMERLENGO_ONE
    played = state.played
    bids = state.bids
    for seat in range(config.seats):
        played[seat] = cards.NO_CARD
        bids[seat] = moves.NO_BID
    if log is not None:
        log.add("round_begins", {"round": state.round, "seat": state.camerlengo})
    ask(state, phase.TURN_CARDINAL, CHANCE_MASK)


def turn_up(config: Config, state: HabemusState, card: Card, log: EventLog | None) -> None:
    if card == cards.BLACK_SMOKE:
        state.black_round = state.round
        if log is not None:
            log.add("black_smoke", {})
        return
    if card == cards.WHITE_SMOKE:
        state.last_round = state.round
        turn_up_last_display(config, state, log)
        return
    state.deck -= cards.ONE[card]
    state.display += cards.ONE[card]
    if log is not None:
        log.add("turned_up", {"card": config.cards.ids[card]})
    if state.phase == phase.TURN_CARDINAL:
        ask(state, phase.TURN_POLITICS, CHANCE_MASK)
    elif state.phase == phase.TURN_POLITICS:
        ask(state, phase.TURN_ACTION, CHANCE_MASK)
    else:
        display_complete(config, state, log)


def turn_up_last_display(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """White Smoke: all that is left is turned up, or (`final_display = single`) one more card of each deck."""
    if log is not None:
        log.add("white_smoke", {})
    if config.single_final_display:
        if state.deck & cards.CARDINALS == 0:
            display_complete(config, state, log)
        return
    if log is not None:
        log.add("all_turned_up", {"cards": [config.cards.ids[card] for card in cards.cards_in(state.deck)]})
    state.display += state.deck
    state.deck = 0
    display_complete(config, state, log)


def display_complete(config: Config, state: HabemusState, log: EventLog | None) -> None:
    if state.black_round == state.round:
        effects.pay_for_black_smoke(config, state, log)
        ask(state, phase.KEEP_ORDER, config.everyone)
    else:
        ask(state, phase.PLAY_ACTION, config.everyone)


def discard_orders(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """All have chosen the order that they give up."""
    for seat in range(config.seats):
        order = take_answer(state, seat)
        state.orders[seat] -= cards.order_one(order)
        state.discarded[seat] = order
    if log is not None:
        log.add("orders_discarded", {})
    ask(state, phase.PLAY_ACTION, config.everyone)


def take_answer(state: HabemusState, seat: Seat) -> i64:
    """What a sealed answer names; it is spent."""
    payload = state.answers[seat] & moves.PAYLOAD
    state.answers[seat] = moves.NO_ANSWER
    return payload


# Phase 2: actions ------------------------------------------------------------


def nobody_holds_actions(config: Config, state: HabemusState) -> bool:
    """Everybody can count them: what lies on the table, is gone or still in the deck is in no hand."""
    for seat in range(config.seats):
        if state.hand[seat] != 0:
            return False
    return True


def reveal_actions(config: Config, state: HabemusState, log: EventLog | None) -> None:
    seat = state.camerlengo
    any_played = False
    for _place in range(config.seats):
        card = take_answer(state, seat)
        state.played[seat] = card
        if card != cards.NO_CARD:
            state.hand[seat] -= cards.ONE[card]
            state.gone += cards.ONE[card]
            if log is not None:
                log.add("action_revealed", {"seat": seat, "card": config.cards.ids[card]})
            any_played = True
        seat = next_seat(config, seat)
    if log is not None and not any_played and not nobody_holds_actions(config, state):
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
        if card != cards.NO_CARD:
            resolve_action(config, state, seat, card, log)
            if state.phase != phase.PLAY_ACTION:
                return
    start_bidding(config, state, log)


def resolve_action(config: Config, state: HabemusState, seat: Seat, card: Card, log: EventLog | None) -> None:
    if card == cards.TEN_GOLD:
        effects.gain(config, state, seat, config.cards.action_gold[0], card, log)
    elif card == cards.BRIBE:
        if effects.bribable(config, state, seat) == 0:
            return_to_hand(config, state, seat, card, "bribe_no_target", log)
        elif state.gold[seat] < effects.bribe_cost(config):
            return_to_hand(config, state, seat, card, "bribe_too_poor", log)
        else:
            ask(state, phase.BRIBE, bit(seat))
    elif card == cards.SWAP:
        if effects.can_swap(config, state, seat):
            ask(state, phase.SWAP, bit(seat))
        else:
            return_to_hand(config, state, seat, card, "swap_no_pair", log)
    else:
        effects.take_gold_from_each(config, state, seat, card, log)
        if card == cards.THREE_RUBIES:
            state.bids[seat] = cards.RUBIES_3


def return_to_hand(
    config: Config, state: HabemusState, seat: Seat, card: Card, event: str, log: EventLog | None
) -> None:
    state.gone -= cards.ONE[card]
    state.hand[seat] += cards.ONE[card]
    if log is not None:
        log.add(event, {"seat": seat, "card": config.cards.ids[card]})


def action_answered(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """Bribe or Swap has its answer: go on with the next card."""
    state.phase = phase.PLAY_ACTION
    resolve_actions(config, state, log)


# Phase 3: bids ------------------------------------------------------------


def start_bidding(config: Config, state: HabemusState, log: EventLog | None) -> None:
    state.step = 0
    early: i64 = 0
    for seat in range(config.seats):
        if bids_at_once(state.played[seat]):
            early |= bit(seat)
    if early != 0:
        ask(state, phase.BID, early)
    else:
        ask_late_bidders(config, state, log)


def bids_at_once(played: Card) -> bool:
    """Whether a seat bids with the first ones."""
    return played != cards.BID_LAST and played != cards.THREE_RUBIES


def ask_late_bidders(config: Config, state: HabemusState, log: EventLog | None) -> None:
    late: i64 = 0
    for seat in range(config.seats):
        if state.played[seat] == cards.BID_LAST:
            late |= bit(seat)
    if late != 0:
        ask(state, phase.BID_LAST, late)
    else:
        start_taking(config, state, log)


def reveal_bids(config: Config, state: HabemusState, log: EventLog | None) -> None:
    for seat in range(config.seats):
        if state.answers[seat] != moves.NO_ANSWER:
            gems = take_answer(state, seat)
            state.gems[seat] -= gems
            state.bids[seat] = bid_value(gems, state.played[seat])
            if log is not None:
                value = cards.gem_text(state.bids[seat])
                log.add("bid_revealed", {"seat": seat, "gems": cards.gem_text(gems), "value": value})
    if state.phase == phase.BID:
        ask_late_bidders(config, state, log)
    else:
        start_taking(config, state, log)


def bid_value(gems: Gems, played: Card) -> Gems:
    """What a bid is worth: with Best Gem Twice its best gem counts once more."""
    if played == cards.BEST_GEM_TWICE:
        return gems + cards.best_gem(gems)
    return gems


def bid_rank(value: Gems) -> i64:
    """More gems beat fewer; then the better gem."""
    return cards.gem_count(value) << 32 | value


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
        different = cards.one_of_each(state.display)
        if different & (different - 1) != 0:
            ask(state, phase.TAKE, bit(seat))
            return
        state.phase = phase.TAKE
        take(config, state, seat, cards.first(different), log)
        if state.phase != phase.TAKE:
            return
        state.step += 1
    end_round(config, state, log)


def taken(config: Config, state: HabemusState, log: EventLog | None) -> None:
    """The card is resolved fully: on to the next seat."""
    state.step += 1
    next_taking(config, state, log)


def take(config: Config, state: HabemusState, seat: Seat, card: Card, log: EventLog | None) -> None:
    """Take a card and resolve it; leaves the phase TAKE when the card asks something."""
    if log is not None:
        log.add("took", {"seat": seat, "card": config.cards.ids[card]})
    if card == cards.CAMERLENGO:
        effects.become_camerlengo(config, state, seat, log)
    elif cards.ONE[card] & cards.HAND_ACTIONS != 0:
        state.display -= cards.ONE[card]
        state.hand[seat] += cards.ONE[card]
    elif card == cards.SQUADRONE:
        if config.may_refuse_squadrone:
            # Also one who cannot pay, so that nobody learns which of the two a refusal was (HP26).
            ask(state, phase.PAY, bit(seat))
        elif state.gold[seat] < config.cards.squadrone_cost:
            effects.lose_squadrone(config, state, seat, "squadrone_too_poor", log)
        else:
            effects.pay_squadrone(config, state, seat, log)
    elif card == cards.CASE_OF_DEATH:
        effects.open_case_of_death(config, state, seat, log)
        victims = effects.oldest_of_opponents(config, state, seat)
        if victims == 0:
            if log is not None:
                log.add("nobody_died", {"seat": seat})
        elif victims & (victims - 1) == 0:
            effects.bury(config, state, seat, lowest(victims), log)
        else:
            ask(state, phase.BURY, bit(seat))
    else:
        state.display -= cards.ONE[card]
        state.tableau[seat] += cards.ONE[card]
        if card == cards.FELIPE:
            resolve_felipe(config, state, seat, log)


def resolve_felipe(config: Config, state: HabemusState, seat: Seat, log: EventLog | None) -> None:
    effects.gain(config, state, seat, config.cards.felipe_gold, cards.FELIPE, log)
    if effects.felipes(state.tableau[seat]) != 2:
        return
    targets = effects.excludable(config, state, seat)
    if targets == 0:
        if log is not None:
            log.add("nobody_excluded", {"seat": seat})
    elif config.may_exclude or targets & (targets - 1) != 0:
        ask(state, phase.EXCLUDE, bit(seat))
    else:
        effects.exclude(config, state, seat, lowest(targets), log)


def end_round(config: Config, state: HabemusState, log: EventLog | None) -> None:
    left = state.display & ~cards.CAMERLENGO_ONE
    state.gone += left
    state.display &= cards.CAMERLENGO_ONE
    if log is not None and left != 0:
        log.add("left_over", {"cards": [config.cards.ids[card] for card in cards.cards_in(left)]})
    if state.last_round == 0:
        begin_round(config, state, log)
        return
    ask(state, phase.OVER, 0)
    if log is not None:
        log.add("game_over", {})
        for seat in range(config.seats):
            orders = [cards.ORDER_IDS[order] for order in cards.orders_in(state.orders[seat])]
            log.add("orders_shown", {"seat": seat, "kept": orders, "discarded": cards.ORDER_IDS[state.discarded[seat]]})
        log.add("orders_unused", {"orders": [cards.ORDER_IDS[order] for order in cards.orders_in(state.order_deck)]})
