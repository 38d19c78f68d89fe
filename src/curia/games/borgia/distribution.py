"""The start of rounds 2 and 3: new cards and ducats, and what the Pope distributes (section 13)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, lowest
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Moves, Seat
from curia.games.borgia import agenda, cards, deals, housing, moves, payment, phase
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.market import lay_out_market
from curia.games.borgia.state import BorgiaState, Table, lane, one_lane


def begin_next_round(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Marriage and Savonarola end, the pile goes into the deck, and everyone draws a card (§13.2 to §13.5)."""
    table = state.table
    _end_marriage_and_savonarola(config, state, log)
    state.deck += table.pile
    table.pile = 0
    table.round += 1
    table.active = table.pope
    table.turn = table.pope
    table.reshuffled = False
    table.got = 0
    table.dealt = 0
    table.next = agenda.DRAW
    if log is not None:
        log.add("round", {"round": table.round})


def _end_marriage_and_savonarola(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    ended: i64 = 0
    if table.spouses != 0:
        ended += cards.MARRIAGE_ONE
        if log is not None:
            log.add("marriage_ended", {})
    if table.savonarola:
        ended += cards.SAVONAROLA_ONE
        if log is not None:
            log.add("savonarola_ended", {})
    table.spouses = 0
    table.savonarola = False
    if config.used_cards_return:
        table.pile += ended
    else:
        table.gone += ended


def next_draw(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """One card for the seat at turn; when all have drawn, the ducats of the families and the market (§13.8, §13.9)."""
    table = state.table
    if table.dealt < config.seats:
        housing.ask(table, phase.DRAW_CARD, CHANCE_MASK)
        return
    table.dealt = 0
    for seat in range(config.seats):
        housing.draw_from_bank(state, seat, config.cards.family_income)
    if log is not None:
        log.add("family_income", {"ducats": config.cards.family_income})
    lay_out_market(config, state, log)
    _ask_reshuffle(config, state)


# The others' offices ------------------------------------------------------------


def _ask_reshuffle(config: Config, state: BorgiaState) -> None:
    """Not asked if no other player has an office (B33)."""
    table = state.table
    for seat in range(config.seats):
        if seat != table.pope and table.owned[seat] & cards.OFFICES != 0:
            housing.ask(table, phase.RESHUFFLE, bit(table.pope))
            return
    table.next = agenda.HAND_OUT


def next_office_back(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Deal the next gathered office, by chance or as the Pope says (§13.13, §13.14)."""
    table = state.table
    if table.gathered == 0:
        table.next = agenda.HAND_OUT
    elif config.reshuffle_chosen:
        takers = seats_due(config, table)
        if takers & (takers - 1) == 0:
            give_back(config, state, lowest(table.gathered), lowest(takers), log)
        else:
            housing.ask(table, phase.ASSIGN, bit(table.pope))
    else:
        while lane(table.due, table.turn, 4) == 0:
            table.turn = config.next_seat(table.turn)
        housing.ask(table, phase.DEAL_OFFICE, CHANCE_MASK)


def seats_due(config: Config, table: Table) -> i64:
    """Who is still to get back an office."""
    takers: i64 = 0
    for seat in range(config.seats):
        if lane(table.due, seat, 4) != 0:
            takers |= bit(seat)
    return takers


def give_back(config: Config, state: BorgiaState, office: Card, seat: Seat, log: EventLog | None) -> None:
    table = state.table
    table.asked = 0
    table.gathered &= ~bit(office)
    table.due -= one_lane(1, seat, 4)
    housing.lay_open(table, seat, office, False)
    if log is not None:
        log.add("office_dealt", {"seat": seat, "card": config.cards.ids[office]})


def next_office(table: Table) -> Card:
    """The office that is dealt back, handed out or given away now: in the order of the card list (B65)."""
    return lowest(table.gathered)


# The Pope's own offices ------------------------------------------------------------


def start_handing_out(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    table.gathered = table.owned[table.pope] & cards.OFFICES
    table.next = agenda.GIVE


def next_own_office(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Promised offices go where they were promised; for the others the Pope is asked (§13.20, §13.21)."""
    table = state.table
    while table.gathered != 0:
        office = lowest(table.gathered)
        voter = promised_to(table, office)
        if voter == moves.NO_SEAT:
            housing.ask(table, phase.HAND_OUT, bit(table.pope))
            return
        hand_out(config, state, office, voter, log)
    table.next = agenda.CARDINALS


def promised_to(table: Table, office: Card) -> Seat:
    for due in table.promises:
        if deals.promise_price(due) == payment.OFFICE and deals.promise_amount(due) == office:
            return deals.promise_voter(due)
    return moves.NO_SEAT


def hand_out(config: Config, state: BorgiaState, office: Card, seat: Seat, log: EventLog | None) -> None:
    table = state.table
    table.asked = 0
    table.gathered &= ~bit(office)
    if seat == table.pope:
        if log is not None:
            log.add("office_kept", {"seat": seat, "card": config.cards.ids[office]})
        return
    table.owned[table.pope] &= ~bit(office)
    housing.lift(table, bit(office))
    housing.lay_open(table, seat, office, False)
    table.got |= bit(seat)
    if log is not None:
        log.add("office_given", {"seat": seat, "card": config.cards.ids[office]})


# Cardinals ------------------------------------------------------------


def next_cardinals(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Ask the Pope, unless promises leave him no choice (§3.15)."""
    table = state.table
    splits = cardinal_splits(config, table)
    if len(splits) == 1:
        hand_out_cardinals(config, state, splits[0], log)
    else:
        housing.ask(table, phase.CARDINALS, bit(table.pope))


def promised_cardinals(table: Table, seat: Seat) -> i64:
    """Cardinals that the new Pope owes a voter; several pledges add up (§13.25)."""
    total: i64 = 0
    for due in table.promises:
        if deals.promise_price(due) == payment.CARDINALS and deals.promise_voter(due) == seat:
            total += deals.promise_amount(due)
    return total


def cardinal_splits(config: Config, table: Table) -> Moves:
    """All ways to hand out the cardinals (§13.22 to §13.25), in order."""
    least: i64 = 0
    for seat in range(config.seats):
        least += one_lane(promised_cardinals(table, seat), seat, 4)
    answers = vec[i64](capacity=64)
    start = moves.CARDINALS | config.seats << 24
    return _splits(config, table, answers, start, config.seats - 1, config.seats, least, 0)


def _splits(
    config: Config, table: Table, answers: Moves, split: i64, seat: i64, left: i64, least: i64, most_given: i64
) -> Moves:
    """Go through the seats from the last down, so that the moves come in order."""
    if seat < 0:
        kept = lane(split, table.pope, 4)
        if left == 0 and kept <= most_given + 1:
            answers = append(answers, split)
        return answers
    number = lane(least, seat, 4)
    while number <= left:
        given = most_given
        if seat != table.pope and number > given:
            given = number
        answers = _splits(
            config, table, answers, split | one_lane(number, seat, 4), seat - 1, left - number, least, given
        )
        number += 1
    return answers


def hand_out_cardinals(config: Config, state: BorgiaState, split: i64, log: EventLog | None) -> None:
    table = state.table
    for seat in range(config.seats):
        number = lane(split, seat, 4)
        table.cardinals[seat] += number
        if number != 0 and seat != table.pope:
            table.got |= bit(seat)
    if log is not None:
        log.add("cardinals", {"seat": table.pope, "numbers": [int(lane(split, s, 4)) for s in range(config.seats)]})
    table.promises = vec[i64]()
    table.asked = 0
    table.turn = table.pope
    table.next = agenda.PHASE
