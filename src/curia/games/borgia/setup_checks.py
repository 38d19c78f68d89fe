"""What must fit together in a position of Borgia: the phase and what comes next, cards, steps, and who is asked."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has, lowest, popcount
from curia.core.errors import PositionError
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, housing, limits, moves, phase
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table, lane

FIRST_HANDS: Final = 0
IN_PHASE: Final = 1
ELECTION: Final = 2
DISTRIBUTION: Final = 3
AFTER_THE_END: Final = 4

_ANSWERED_NEXT: Final = {
    phase.DRAW_POPE: [agenda.DEAL],
    phase.DEAL_HAND: [agenda.DEAL, agenda.REDRAW],
    phase.REDRAW: [agenda.REDRAW],
    phase.LAY: [agenda.LAY],
    phase.FEE: [agenda.LAY, agenda.MOMENT, agenda.DRAW],
    phase.PLACE: [agenda.LAY, agenda.MOMENT, agenda.STEP, agenda.DRAW, agenda.OFFICES, agenda.GIVE, agenda.CARDINALS],
    phase.MOMENT: [agenda.MOMENT],
    phase.TRADE_ANSWER: [agenda.MOMENT],
    phase.CONSENT: [agenda.MOMENT],
    phase.ACCUSE: [agenda.ACCUSE],
    phase.PLEDGE: [agenda.PLEDGE],
    phase.PLEDGE_ANSWER: [agenda.PLEDGE],
    phase.BALLOT: [agenda.VOTE, agenda.ALOUD],
    phase.NAME_OUT: [agenda.VOTE, agenda.ALOUD],
    phase.LAST_WORD: [agenda.ALOUD],
    phase.OVER: [agenda.VOTE, agenda.ALOUD],
    phase.DRAW_CARD: [agenda.DRAW],
    phase.RESHUFFLE: [agenda.DRAW],
    phase.DEAL_OFFICE: [agenda.OFFICES],
    phase.ASSIGN: [agenda.OFFICES],
    phase.HAND_OUT: [agenda.GIVE],
    phase.CARDINALS: [agenda.CARDINALS],
}
"""What may come after the question of a phase; after those not named the step goes on."""


def refuse_unless(sound: bool, field: str, problem: str) -> None:
    if not sound:
        raise PositionError(field, problem)


# Stages ------------------------------------------------------------


def check_next(table: Table) -> None:
    found = _ANSWERED_NEXT.get(int(table.phase), [agenda.STEP])
    if table.next not in found:
        expected = ", ".join([agenda.IDS[following] for following in found])
        raise PositionError("next", f"expected {expected} in phase {phase.IDS[table.phase]}")


def stage_of(table: Table) -> i64:
    if table.phase == phase.OVER:
        return AFTER_THE_END
    if table.next in (agenda.DEAL, agenda.REDRAW, agenda.LAY):
        return FIRST_HANDS
    if table.next in (agenda.MOMENT, agenda.STEP, agenda.ACCUSE):
        return IN_PHASE
    if table.next in (agenda.DRAW, agenda.OFFICES, agenda.GIVE, agenda.CARDINALS):
        return DISTRIBUTION
    return ELECTION


def settled_seats(config: Config, table: Table) -> i64:
    """Who has laid the cards of the first hand, from the Pope to the seat at turn."""
    if stage_of(table) != FIRST_HANDS:
        return config.everyone
    if table.next != agenda.LAY:
        return 0
    return seats_between(config, table.pope, table.turn) | bit(table.turn)


def seats_between(config: Config, start: Seat, end: Seat) -> i64:
    """The seats from one clockwise to before another."""
    seats: i64 = 0
    while start != end:
        seats |= bit(start)
        start = config.next_seat(start)
    return seats


def check_stage(config: Config, state: BorgiaState) -> None:
    """What belongs to another time of the game must not be there."""
    table = state.table
    stage = stage_of(table)
    distribution = stage == DISTRIBUTION
    if stage == FIRST_HANDS:
        refuse_unless(table.round == 1, "round", "expected 1 while the first hands are dealt and laid")
        _check_first_hands(config, state)
    elif distribution:
        refuse_unless(table.round > 1, "round", "expected 2 or 3 where the Pope distributes")
    elif stage == AFTER_THE_END:
        refuse_unless(table.round == limits.ROUNDS, "round", f"expected {limits.ROUNDS} at the end")
    if distribution or stage == FIRST_HANDS:
        refuse_unless(table.active == table.pope, "active", "expected the Pope before the phases")
        refuse_unless(table.spouses == 0, "spouses", "nobody is married before the phases")
        refuse_unless(not table.savonarola, "savonarola", "does not lie there before the phases")
    if table.round == 1 or (distribution and table.next == agenda.DRAW):
        refuse_unless(table.got == 0, "got", "the Pope has handed out nothing yet")
        refuse_unless(not table.reshuffled, "reshuffled", "the Pope has reshuffled nothing yet")
    for seat in range(config.seats):
        skips = lane(table.skips, seat, 4)
        refuse_unless(table.round > 1 or skips == 0, f"seats[{seat}].skips", "expected 0 in the first round")
    if stage != ELECTION:
        where = f"must be empty in phase {phase.IDS[table.phase]}"
        refuse_unless(table.candidates == 0, "candidates", where)
        refuse_unless(table.ballot == 0, "ballot", f"expected 0 in phase {phase.IDS[table.phase]}")
        refuse_unless(table.first_out == moves.NO_SEAT, "first_out", "must be null outside an election")
        refuse_unless(table.totals == 0, "totals", f"expected nothing but 0 in phase {phase.IDS[table.phase]}")
        refuse_unless(table.done == 0, "done", where)
        refuse_unless(distribution or len(table.promises) == 0, "promises", where)
        for seat in range(config.seats):
            refuse_unless(table.pledged[seat] == 0, f"seats[{seat}].pledged", "votes are pledged in elections only")
    _check_deck(config, state, stage)
    _check_wealth(config, state, stage)
    _check_waiting(config, table)


def _check_first_hands(config: Config, state: BorgiaState) -> None:
    table = state.table
    dealing = table.phase == phase.DEAL_HAND
    redealt = table.phase == phase.REDRAW or (dealing and table.next == agenda.REDRAW)
    refuse_unless(redealt or table.redraws == 0, "redraws", f"expected 0 in phase {phase.IDS[table.phase]}")
    if dealing and redealt:
        refuse_unless(table.redraws > 0, "redraws", "expected 1 or more while a hand is dealt anew")
    refuse_unless(not redealt or config.hand_size >= 3, "next", "hands of two cards are not dealt anew")
    refuse_unless(table.gone == 0, "gone", "must be empty before the phases")
    refuse_unless(table.moment == 0, "moment", "expected 0 before the phases")
    refuse_unless(table.offers == 0, "offers", "expected 0 before the phases")
    refuse_unless(not table.rehoused, "rehoused", "expected false before the phases")
    if table.phase == phase.DRAW_POPE:
        refuse_unless(table.pope == 0, "pope", "expected 0 until the first Pope is drawn")
        refuse_unless(table.turn == 0, "turn", "expected 0 until the first Pope is drawn")
    for row in state.known:
        refuse_unless(row == 0, "known_to_all", "nobody knows a card of another before the phases")
    laying = table.next == agenda.LAY
    refuse_unless(laying or table.pile == 0, "pile", "must be empty while the first hands are dealt")
    dealt = seats_between(config, table.pope, table.turn) if dealing and not redealt else config.everyone
    for seat in range(config.seats):
        path = f"seats[{seat}]"
        found = cards.size(state.hand[seat])
        refuse_unless(table.points[seat] == 0, f"{path}.points", "nobody has points before the phases")
        refuse_unless(lane(table.pledge_offers, seat, 4) == 0, f"{path}.pledge_offers", "expected 0 in the first round")
        if has(table.settled, seat):
            refuse_unless(found <= config.hand_size, f"{path}.hand", f"expected at most {config.hand_size} cards")
            continue
        refuse_unless(table.owned[seat] == 0, f"{path}.owned", "this seat has not laid its first hand yet")
        if not laying:
            refuse_unless(
                state.ducats[seat] == limits.START_DUCATS,
                f"{path}.ducats",
                f"expected {limits.START_DUCATS} at the start",
            )
        if dealing and seat == table.turn:
            table.dealt = found
            refuse_unless(found < config.hand_size, f"{path}.hand", f"expected fewer than {config.hand_size} cards")
        else:
            expected: i64 = 0
            if has(dealt, seat) and table.phase != phase.DRAW_POPE:
                expected = config.hand_size
            refuse_unless(found == expected, f"{path}.hand", f"expected {expected} cards, found {found}")
    if laying:
        left = 60 - config.seats * config.hand_size
        refuse_unless(cards.size(state.deck) == left, "seats", f"{left} cards are left when the first hands are dealt")


def _check_deck(config: Config, state: BorgiaState, stage: i64) -> None:
    """The market is laid out in time, and the deck suffices for what everyone draws in the rounds to come."""
    table = state.table
    deck = cards.size(state.deck)
    field = f"expected {{}} in phase {phase.IDS[table.phase]}"
    refuse_unless(table.market <= deck, "market", f"only {deck} cards are left")
    drawing = stage == DISTRIBUTION and table.next == agenda.DRAW and table.phase != phase.RESHUFFLE
    if stage == IN_PHASE:
        needs_card = table.moment == 0 and table.phase != phase.AUCTION
        refuse_unless(table.market > 0 or not needs_card, "market", "a phase begins with a card in the market")
    elif stage == DISTRIBUTION and not drawing:
        full = config.market_size if config.market_size < deck else deck
        refuse_unless(table.market == full, "market", field.format(full))
    else:
        refuse_unless(table.market == 0, "market", field.format(0))
    if drawing:
        table.dealt = (table.turn - table.pope + config.seats) % config.seats
        if table.dealt == 0 and table.phase != phase.DRAW_CARD:
            table.dealt = config.seats
    rounds = limits.ROUNDS - table.round
    needed = rounds * config.seats
    if rounds > 0:
        needed += (rounds - 1) * config.market_size
    if drawing:
        now = config.seats - table.dealt
        needed += now
        if rounds > 0:
            needed += config.market_size
        refuse_unless(deck >= now, "seats", f"only {deck} cards are left for {now} players who are to draw one")
    if stage != FIRST_HANDS and deck + cards.size(table.pile) - table.market < needed:
        raise PositionError("seats", "not enough cards are left for the rounds to come")


def _check_wealth(config: Config, state: BorgiaState, stage: i64) -> None:
    table = state.table
    ducats: i64 = 0
    cardinals: i64 = 0
    for seat in range(config.seats):
        ducats += state.ducats[seat]
        cardinals += table.cardinals[seat]
    most = config.most_ducats(table.round)
    refuse_unless(ducats <= most, "seats", f"all players together can have {most} ducats now, not {ducats}")
    to_come = limits.ROUNDS - table.round
    if stage == DISTRIBUTION:
        to_come += 1
    left = limits.CARDINALS_IN_ALL - config.seats * to_come
    refuse_unless(cardinals <= left, "seats", f"at most {left} cardinals can be handed out by now, not {cardinals}")


def _check_waiting(config: Config, table: Table) -> None:
    """Cards that wait: to be laid, paid, placed or handed out."""
    now = table.phase
    where = f"must be empty in phase {phase.IDS[now]}"
    refuse_unless(table.to_lay == 0 or table.next == agenda.LAY, "to_lay", where)
    settling = now == phase.FEE or now == phase.PLACE
    refuse_unless(settling or table.owing == 0, "owing", where)
    owned: i64 = 0
    housed = housing.all_housed(table)
    for seat in range(config.seats):
        owned |= table.owned[seat]
        new = table.new_cards[seat]
        path = f"seats[{seat}].new"
        refuse_unless(new & housed == 0, path, "names a card that has a place")
        if now in (phase.DEAL_OFFICE, phase.ASSIGN, phase.HAND_OUT):
            refuse_unless(new & ~cards.OFFICES == 0, path, "only offices are handed out now")
        elif not settling:
            refuse_unless(new == 0, path, where)
    refuse_unless(table.owing & ~owned == 0, "owing", "names an artist that nobody owns")
    _check_gathered(config, table, where)


def _check_gathered(config: Config, table: Table, where: str) -> None:
    now = table.phase
    offices = popcount(table.gathered)
    if now == phase.GIFT:
        refuse_unless(offices == 1, "gathered", "expected the office that is given away")
    elif now in (phase.DEAL_OFFICE, phase.ASSIGN, phase.HAND_OUT):
        refuse_unless(offices > 0, "gathered", "expected the offices that are to be handed out")
    else:
        refuse_unless(offices == 0, "gathered", where)
    due: i64 = 0
    for seat in range(config.seats):
        due += lane(table.due, seat, 4)
    if now == phase.DEAL_OFFICE or now == phase.ASSIGN:
        refuse_unless(due == offices, "due", f"expected {offices} in all, as many as are gathered")
        refuse_unless(lane(table.due, table.pope, 4) == 0, "due", "the Pope gets none back")
        refuse_unless(table.reshuffled, "reshuffled", "expected true while offices are dealt back")
        refuse_unless(table.got == 0, "got", "the Pope has handed out nothing yet")
        chosen = "deal_office" if now == phase.ASSIGN else "assign"
        refuse_unless(config.reshuffle_chosen == (now == phase.ASSIGN), "phase", f"with this option it is {chosen}")
    else:
        refuse_unless(due == 0, "due", f"expected nothing but 0 in phase {phase.IDS[now]}")
    if now == phase.HAND_OUT:
        own = table.owned[table.pope] & cards.OFFICES
        if config.pope_keeps_offices:
            own &= ~(bit(lowest(table.gathered)) - 1)
        refuse_unless(table.gathered == own, "gathered", "expected the offices that the Pope has still to hand out")
    elif now == phase.RESHUFFLE:
        refuse_unless(table.turn == table.pope, "turn", "expected the Pope when all have drawn")
        others: i64 = 0
        for seat in range(config.seats):
            if seat != table.pope:
                others |= table.owned[seat]
        refuse_unless(others & cards.OFFICES != 0, "phase", "no other player has an office to be reshuffled")
