"""Positions of Habemus Papam from readable data, checked field by field."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.errors import NotationError, PositionError
from curia.core.reader import Reader
from curia.core.types import CHANCE_MASK, Json, Seat
from curia.games.habemus import cards, effects, moves, phase
from curia.games.habemus.cards import Bag
from curia.games.habemus.config import Config
from curia.games.habemus.legal import legal_moves
from curia.games.habemus.state import HabemusState, new_state

LAST_ROUND: Final = 19
DECKS: Final = (("cardinals", cards.CARDINALS), ("politics cards", cards.POLITICS), ("action cards", cards.ACTIONS))


def from_dict(config: Config, data: dict[str, Json]) -> HabemusState:
    top = Reader(data, "", PositionError)
    top.one_of("game", ["habemus"])
    state = new_state(config.seats, config.cards)
    state.phase = phase.IDS.index(top.one_of("phase", phase.IDS))
    state.round = top.number("round", 0, LAST_ROUND)
    state.camerlengo = top.number("camerlengo", 0, config.seats - 1)
    state.black_round = top.number("black_smoke", 0, LAST_ROUND)
    state.last_round = top.number("white_smoke", 0, LAST_ROUND)
    acting = _read_acting(config, state, top)
    state.taking = _read_taking(config, state, top)
    allowed = config.cards.full
    state.display = _read_bag(config, top, "display", allowed, "")
    state.gone = _read_bag(config, top, "gone", allowed - cards.CAMERLENGO_ONE, "")
    seats = top.tables("seats")
    if len(seats) != config.seats:
        raise top.fail("seats", f"expected {config.seats}, found {len(seats)}")
    for seat in range(config.seats):
        _read_seat(config, state, seat, seats[seat])
    top.close()
    _take_from_decks(config, state)
    _check_round(config, state)
    _check_orders(config, state)
    _read_asked(config, state, acting)
    _check_display(config, state)
    _check_bids(config, state)
    _check_question(config, state)
    return state


def _read_bag(config: Config, reader: Reader, name: str, allowed: Bag, expected: str) -> Bag:
    bag: i64 = 0
    for card_id in reader.texts(name):
        card = config.cards.number.get(card_id, -1)
        if not 0 <= card <= cards.CAMERLENGO:
            raise reader.fail(name, f"'{card_id}' is not a card")
        if allowed & cards.FIELD[card] == 0:
            raise reader.fail(name, f"{card_id} cannot be there{expected}")
        if cards.count(bag, card) == cards.count(config.cards.full, card):
            raise reader.fail(name, f"the game has no more {card_id}")
        bag += cards.ONE[card]
    return bag


def _read_acting(config: Config, state: HabemusState, top: Reader) -> Seat:
    if state.phase in (phase.BRIBE, phase.SWAP, phase.TAKE, phase.EXCLUDE, phase.PAY, phase.BURY):
        return top.number("acting", 0, config.seats - 1)
    top.nothing("acting")
    return -1


def _read_taking(config: Config, state: HabemusState, top: Reader) -> i64:
    count_expected = 0
    if state.phase in (phase.TAKE, phase.EXCLUDE, phase.PAY, phase.BURY, phase.OVER):
        count_expected = config.seats
    order = top.numbers("taking", count_expected, 0, config.seats - 1)
    if len(set(order)) != len(order):
        raise top.fail("taking", "names a seat twice")
    taking: i64 = 0
    for i in range(len(order)):
        seat: i64 = order[i]
        taking |= seat << (4 * i)
    return taking


def _read_seat(config: Config, state: HabemusState, seat: Seat, reader: Reader) -> None:
    printed = config.cards
    in_tableau = cards.PERSONS + (printed.full & cards.POLITICS & ~cards.PERSONS) - cards.ONE[cards.CASE_OF_DEATH]
    state.tableau[seat] = _read_bag(config, reader, "tableau", in_tableau, ": it never lies in a tableau")
    state.hand[seat] = _read_bag(config, reader, "hand", cards.HAND_ACTIONS, ": it is no action card for the hand")
    state.gems[seat] = _read_gems(reader, "gems")
    state.gold[seat] = reader.number("gold", 0, 10000)
    for order_id in reader.texts("orders"):
        if order_id not in cards.ORDER_IDS:
            raise reader.fail("orders", f"'{order_id}' is not one of {', '.join(cards.ORDER_IDS)}")
        state.orders[seat] += cards.order_one(cards.ORDER_IDS.index(order_id))
    if reader.given("discarded"):
        state.discarded[seat] = cards.ORDER_IDS.index(reader.one_of("discarded", cards.ORDER_IDS))
    if reader.given("played"):
        played = reader.text("played")
        card = printed.number.get(played, -1)
        if not cards.TEN_GOLD <= card <= cards.SWAP:
            raise reader.fail("played", f"'{played}' is no action card")
        state.played[seat] = card
    if reader.given("bid"):
        state.bids[seat] = _read_gems(reader, "bid")
    if reader.given("answer"):
        if state.phase not in (phase.KEEP_ORDER, phase.PLAY_ACTION, phase.BID, phase.BID_LAST):
            raise reader.fail("answer", f"nobody gives a sealed answer in phase {phase.IDS[state.phase]}")
        text = reader.text("answer")
        try:
            state.answers[seat] = moves.parse_move(printed, text)
        except NotationError as error:
            raise reader.fail("answer", str(error)) from None
        if state.answers[seat] not in legal_moves(config, state, seat):
            raise reader.fail("answer", f"'{text}' is not possible with what this seat has")
    reader.close()


def _read_gems(reader: Reader, name: str) -> i64:
    gems = cards.parse_gems(reader.text(name))
    if gems < 0:
        raise reader.fail(name, "expected letters of D, R, S, A, for instance DDRSA")
    return gems


def _take_from_decks(config: Config, state: HabemusState) -> None:
    """The decks hold whatever lies nowhere else."""
    places = [("display", state.display & ~cards.CAMERLENGO_ONE), ("gone", state.gone)]
    for seat in range(config.seats):
        places.append((f"seats[{seat}].tableau", state.tableau[seat]))
        places.append((f"seats[{seat}].hand", state.hand[seat]))
    for place, bag in places:
        for card in cards.cards_in(bag):
            if cards.count(state.deck, card) == 0:
                raise PositionError(place, f"{config.cards.ids[card]} lies in another place already")
            state.deck -= cards.ONE[card]
    orders = [0] * cards.ORDER_COUNT
    for seat in range(config.seats):
        held = cards.orders_in(state.orders[seat])
        if state.discarded[seat] != cards.NO_ORDER:
            held.append(int(state.discarded[seat]))
        for order in held:
            orders[order] += 1
            if orders[order] > cards.order_number(config.cards.all_orders, order):
                raise PositionError(f"seats[{seat}].orders", f"the game has no more {cards.ORDER_IDS[order]}")
            state.order_deck -= cards.order_one(order)


def _check_round(config: Config, state: HabemusState) -> None:
    """The round, the smokes and how much of the decks is left must fit each other."""
    now = state.phase
    if now <= phase.DEAL_ORDERS:
        if state.round != 0:
            raise PositionError("round", f"expected 0 in phase {phase.IDS[now]}")
        turned = [0, 0, 0]
    else:
        if state.round == 0:
            raise PositionError("round", f"expected 1 or more in phase {phase.IDS[now]}")
        before = int(state.round) - 1
        turned = [before, before, before]
        for i, turn in enumerate((phase.TURN_CARDINAL, phase.TURN_POLITICS, phase.TURN_ACTION)):
            if now > turn:
                turned[i] = before + 1
    _check_smokes(state, config.single_final_display)
    if state.last_round != 0 and now > phase.TURN_ACTION:
        if not config.single_final_display:
            turned = [cards.DECK_SIZE, cards.DECK_SIZE, cards.DECK_SIZE]
        turned = [min(number, cards.DECK_SIZE) for number in turned]
    for i, (deck, bag) in enumerate(DECKS):
        found = cards.DECK_SIZE - cards.size(state.deck & bag)
        if found != turned[i]:
            raise PositionError("gone", f"{turned[i]} {deck} have been turned up by now; {found} are named")


def _check_smokes(state: HabemusState, single: bool) -> None:
    """Black Smoke comes up in round 9, 10 or 11, White Smoke in round 16, 17, 18 or 19."""
    begun = state.round
    if state.phase == phase.TURN_CARDINAL:
        begun -= 1
    if state.black_round != 0 and (not 9 <= state.black_round <= 11 or state.black_round > state.round):
        raise PositionError("black_smoke", "it comes up in round 9, 10 or 11, or is 0 before that")
    if state.black_round == 0 and begun >= 11:
        raise PositionError("black_smoke", f"it has come up by round {state.round}")
    if state.last_round != 0 and (state.last_round != state.round or state.round < 16):
        raise PositionError("white_smoke", "it comes up in the last round, 16 to 19, or is 0 before that")
    if state.last_round == 0 and (begun >= LAST_ROUND or state.phase == phase.OVER):
        raise PositionError("white_smoke", "it has come up by now")
    if state.last_round != 0 and state.phase <= phase.TURN_ACTION and (not single or state.round == LAST_ROUND):
        raise PositionError("white_smoke", f"nothing is drawn after it, so the phase is not {phase.IDS[state.phase]}")
    if state.phase == phase.KEEP_ORDER and state.black_round != state.round:
        raise PositionError("black_smoke", "orders are discarded in its round only")


def _check_orders(config: Config, state: HabemusState) -> None:
    """Two orders each, one of them discarded after Black Smoke; fewer only during the deal."""
    discarded = state.black_round != 0 and (state.round > state.black_round or state.phase > phase.KEEP_ORDER)
    for seat in range(config.seats):
        field = f"seats[{seat}].discarded"
        if discarded and state.discarded[seat] == cards.NO_ORDER:
            raise PositionError(field, "is missing: Black Smoke has been")
        if not discarded and state.discarded[seat] != cards.NO_ORDER:
            raise PositionError(field, "must be null before the orders of Black Smoke are discarded")
        held = len(cards.orders_in(state.orders[seat]))
        wanted = 1 if discarded else 2
        if state.phase == phase.DRAW_CAMERLENGO:
            wanted = 0
        if state.phase == phase.DEAL_ORDERS:
            earlier = seat == 0 or len(cards.orders_in(state.orders[seat - 1])) == 2
            if held > 0 and not earlier:
                raise PositionError(f"seats[{seat}].orders", f"seat {seat - 1} is dealt its two orders first")
            state.step += held
        elif held != wanted:
            raise PositionError(f"seats[{seat}].orders", f"expected {wanted}, found {held}")
    if state.phase == phase.DEAL_ORDERS and state.step == 2 * config.seats:
        raise PositionError("phase", "all orders are dealt, so it is not deal_orders any more")


def _check_display(config: Config, state: HabemusState) -> None:
    """One card of each deck (or all that was left, in the last round) and the Camerlengo card, less what was taken."""
    now = state.phase
    each = 1
    if state.last_round != 0 and now > phase.TURN_ACTION:
        below = LAST_ROUND - int(state.round)
        each = min(below, 1) if config.single_final_display else below
    found = int(cards.size(state.display))
    if now == phase.OVER:
        if state.display & ~cards.CAMERLENGO_ONE != 0:
            raise PositionError("display", "the cards left over have left the game")
        return
    if now >= phase.TAKE:
        most = 3 * each + 1 - int(state.step)
        if found > most:
            raise PositionError("display", f"expected at most {most} cards, found {found}")
        return
    if cards.count(state.display, cards.CAMERLENGO) == 0:
        raise PositionError("display", "the Camerlengo card lies there until it is taken")
    turns = (phase.TURN_CARDINAL, phase.TURN_POLITICS, phase.TURN_ACTION)
    for turn, (deck, bag) in zip(turns, DECKS, strict=True):
        expected = each if now > turn else 0
        if cards.size(state.display & bag) != expected:
            raise PositionError("display", f"expected {expected} {deck}, found {cards.size(state.display & bag)}")


def _check_bids(config: Config, state: HabemusState) -> None:
    """An open bid has at most three gems, and Three Rubies is three rubies."""
    for seat in range(config.seats):
        bid = state.bids[seat]
        if bid == moves.NO_BID:
            continue
        if cards.gem_count(bid) > 3:
            raise PositionError(f"seats[{seat}].bid", "a bid is worth at most three gems")
        if state.played[seat] == cards.THREE_RUBIES and bid != cards.RUBIES_3:
            raise PositionError(f"seats[{seat}].bid", "Three Rubies is a bid of RRR")


def _read_asked(config: Config, state: HabemusState, acting: Seat) -> None:
    now = state.phase
    if now <= phase.TURN_ACTION:
        state.asked = CHANCE_MASK
    elif now == phase.OVER:
        state.asked = 0
    elif acting >= 0:
        state.asked = bit(acting)
        if now in (phase.BRIBE, phase.SWAP):
            state.step = (acting - state.camerlengo + config.seats) % config.seats + 1
        else:
            while state.taking >> (4 * state.step) & 15 != acting:
                state.step += 1
    else:
        state.asked = 0
        for seat in range(config.seats):
            if _is_in_sealed_question(state, seat) and state.answers[seat] == moves.NO_ANSWER:
                state.asked |= bit(seat)
        if state.asked == 0:
            raise PositionError("seats", "all have answered, so the answers would be open already")
    if now == phase.OVER:
        state.step = config.seats


def _is_in_sealed_question(state: HabemusState, seat: Seat) -> bool:
    if state.phase == phase.BID:
        return state.played[seat] != cards.BID_LAST and state.played[seat] != cards.THREE_RUBIES
    if state.phase == phase.BID_LAST:
        return state.played[seat] == cards.BID_LAST
    return True


def _check_question(config: Config, state: HabemusState) -> None:
    """Whoever is asked must have been asked for a reason."""
    now = state.phase
    for seat in range(config.seats):
        path = f"seats[{seat}]"
        if state.answers[seat] != moves.NO_ANSWER and not _is_in_sealed_question(state, seat):
            raise PositionError(f"{path}.answer", "this seat is not asked now")
        if state.played[seat] != cards.NO_CARD and now <= phase.PLAY_ACTION:
            raise PositionError(f"{path}.played", f"nothing is played yet in phase {phase.IDS[now]}")
        bid_open = now >= phase.TAKE
        if now in (phase.BRIBE, phase.SWAP, phase.BID, phase.BID_LAST):
            bid_open = state.bids[seat] != moves.NO_BID and state.played[seat] == cards.THREE_RUBIES
            if now == phase.BID:
                bid_open = state.played[seat] == cards.THREE_RUBIES
            elif now == phase.BID_LAST:
                bid_open = state.played[seat] != cards.BID_LAST
        if bid_open != (state.bids[seat] != moves.NO_BID):
            problem = "is missing" if bid_open else f"is not open yet in phase {phase.IDS[now]}"
            raise PositionError(f"{path}.bid", problem)
        if not has(state.asked, seat) or now <= phase.TURN_ACTION:
            continue
        problem = ""
        if now == phase.BRIBE:
            poor = state.gold[seat] < effects.bribe_cost(config)
            if state.played[seat] != cards.BRIBE or poor or effects.bribable(config, state, seat) == 0:
                problem = "has not played a Bribe that can work"
        elif now == phase.SWAP:
            if state.played[seat] != cards.SWAP or not effects.can_swap(config, state, seat):
                problem = "has not played a Swap that can work"
        elif now == phase.EXCLUDE:
            targets = effects.excludable(config, state, seat)
            if effects.felipes(state.tableau[seat]) != 2 or targets == 0:
                problem = "has no second Felipe that excludes anybody"
        elif now == phase.PAY:
            if not config.may_refuse_squadrone or cards.count(state.display, cards.SQUADRONE) == 0:
                problem = "is not asked to pay for the Squadrone Volante"
        elif now == phase.BURY:
            if cards.size(effects.oldest_of_opponents(config, state, seat)) < 2:
                problem = "has no equally old opponents to choose from"
        elif now == phase.TAKE and len(legal_moves(config, state, seat)) < 2:
            problem = "has no choice of cards"
        if problem:
            raise PositionError("acting", f"seat {seat} {problem}")
