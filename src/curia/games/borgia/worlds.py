"""Positions that fit what a seat knows: what it does not know is drawn.

`determinize` draws and `fits` says whether a position could be drawn so, both by the same limits. What others know of
hands is no part of it: in a drawn position everybody knows what the seat knows.
"""

from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.rng import Rng
from curia.core.types import OBSERVER, Seat
from curia.games.borgia import cards, deals, election, housing, knowledge, limits, moves, payment, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Trade
from curia.games.borgia.drafts import draft_fits, draw_draft
from curia.games.borgia.hidden_hands import draw_hands, hands_fit
from curia.games.borgia.pledging import votes_of
from curia.games.borgia.questions.by_phase import QUESTIONS
from curia.games.borgia.state import BorgiaState, Table, copy_table, filled, lane, one_lane
from curia.games.borgia.trading import asked_count, fees_after, holds_what_is_asked
from curia.games.borgia.view import HIDDEN, BorgiaView


def determinize(config: Config, view: BorgiaView, rng: Rng) -> BorgiaState:
    """A position that the seat cannot tell from the true one."""
    state = BorgiaState(
        copy_table(view.table),
        filled(config.seats, 0),
        view.ducats[:],
        filled(config.seats, moves.NO_ANSWER),
        filled(config.seats, 0),
        knowledge.known_to_all_as(view.known, config.seats, view.seat),
    )
    if view.trade is not None:
        state.trade = deals.copy_trade(view.trade)
    if view.making is not None:
        state.making = deals.copy_trade(view.making)
    if view.pledge is not None:
        state.pledge = deals.copy_pledge(view.pledge)
    state.draft = view.draft
    draw_hands(config, view, state, rng)
    _draw_trade(view, state, rng)
    _draw_ducats(config, view, state, rng)
    _draw_answers(config, view, state, rng)
    draw_draft(config, view, state, rng)
    return state


def fits(config: Config, view: BorgiaView, state: BorgiaState) -> bool:
    """Whether `determinize` can draw the position, but for what others know in it."""
    return (
        state.table.key() == view.table.key()
        and _knowledge_fits(view, state)
        and hands_fit(config, view, state)
        and _ducats_fit(config, view, state)
        and _trade_fits(view, state)
        and _answers_fit(config, view, state)
        and draft_fits(config, view, state)
    )


def _knowledge_fits(view: BorgiaView, state: BorgiaState) -> bool:
    watcher: i64 = knowledge.PUBLIC if view.seat == OBSERVER else view.seat
    for row in range(cards.HAND_CARD_COUNT):
        if len(state.known) != 0 and knowledge.holders(state.known, row, watcher) != view.known[row]:
            return False
    return True


# Trades ------------------------------------------------------------


def _some_of(bag: Bag, number: i64, rng: Rng) -> Bag:
    """So many random cards of a bag, or all of it."""
    drawn: i64 = 0
    left = cards.size(bag)
    while number > 0 and left > 0:
        card = cards.pick(bag, rng.below(left))
        bag -= cards.ONE[card]
        drawn += cards.ONE[card]
        left -= 1
        number -= 1
    return drawn


def _is_outside(view: BorgiaView, trade: Trade) -> bool:
    """Whether the seat does not know the hand cards of a trade."""
    return view.seat != trade.offerer and view.seat != trade.partner


def _draw_trade(view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Hand cards of a trade that the seat does not know."""
    trade = state.trade
    if trade is None:
        return
    agreed = view.table.phase == phase.CONSENT
    if _is_outside(view, trade):
        trade.give_hand = _some_of(state.hand[trade.offerer], view.gives_hand, rng)
        asked_of = state.hand[trade.partner] if agreed else cards.FULL & cards.HAND_CARDS
        trade.ask_hand = _some_of(asked_of, view.asks_hand, rng)
        by_kind = _some_of_these(trade.ask_hand & (cards.CONDOTTIERI | cards.DEATHS), rng)
        trade.ask_hand -= by_kind
        trade.any_condottieri = cards.size(by_kind & cards.CONDOTTIERI)
        trade.any_deaths = cards.size(by_kind & cards.DEATHS)
        if agreed:
            trade.picked = by_kind
    elif view.seat == trade.offerer and agreed:
        rest = state.hand[trade.partner] - trade.ask_hand
        trade.picked = _some_of(rest & cards.CONDOTTIERI, trade.any_condottieri, rng)
        trade.picked += _some_of(rest & cards.DEATHS, trade.any_deaths, rng)


def _some_of_these(bag: Bag, rng: Rng) -> Bag:
    """Any number of random cards of a bag: of so many asked for, those not named."""
    if bag == 0:
        return 0
    return _some_of(bag, rng.below(cards.size(bag) + 1), rng)


def _trade_fits(view: BorgiaView, state: BorgiaState) -> bool:
    """What is public is the same, both hold what they give, and what was picked is what was asked for."""
    trade = state.trade
    shown = view.trade
    if trade is None or shown is None:
        return trade is None and shown is None
    if (
        trade.offerer != shown.offerer
        or trade.partner != shown.partner
        or trade.counter != shown.counter
        or trade.give_open != shown.give_open
        or trade.give_ducats != shown.give_ducats
        or trade.ask_open != shown.ask_open
        or trade.ask_ducats != shown.ask_ducats
        or cards.size(trade.give_hand) != view.gives_hand
        or asked_count(trade) != view.asks_hand
        or not cards.contains(state.hand[trade.offerer], trade.give_hand)
    ):
        return False
    if not _is_outside(view, trade) and (
        trade.give_hand != shown.give_hand
        or trade.ask_hand != shown.ask_hand
        or trade.any_condottieri != shown.any_condottieri
        or trade.any_deaths != shown.any_deaths
    ):
        return False
    if view.seat == trade.partner and (trade.picked != shown.picked or trade.last != shown.last):
        return False
    if view.table.phase != phase.CONSENT:
        return _can_be_asked_for(trade)
    hand = state.hand[trade.partner]
    return (
        holds_what_is_asked(hand, trade)
        and cards.contains(hand - trade.ask_hand, trade.picked)
        and trade.picked & ~(cards.CONDOTTIERI | cards.DEATHS) == 0
        and cards.size(trade.picked & cards.CONDOTTIERI) == trade.any_condottieri
        and cards.size(trade.picked & cards.DEATHS) == trade.any_deaths
        and trade.last == 0
    )


def _can_be_asked_for(trade: Trade) -> bool:
    """Not more of a card or a kind than there are in the game (§8.15)."""
    return (
        cards.contains(cards.FULL & cards.HAND_CARDS, trade.ask_hand)
        and cards.size(trade.ask_hand & cards.CONDOTTIERI) + trade.any_condottieri
        <= cards.size(cards.FULL & cards.CONDOTTIERI)
        and cards.size(trade.ask_hand & cards.DEATHS) + trade.any_deaths <= cards.size(cards.FULL & cards.DEATHS)
    )


# Ducats ------------------------------------------------------------


def _draw_ducats(config: Config, view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Hidden ducats: mostly what one starts with or less, beside what the seat was seen to need.

    Great wealth is rare, but no sum impossible."""
    state.bank = 0
    for seat in range(config.seats):
        if view.ducats[seat] == HIDDEN:
            most: i64 = limits.START_DUCATS
            while rng.below(8) == 0:
                most *= 2
            state.ducats[seat] = _least_ducats(config, view, seat) + rng.below(most + 1)
        state.bank -= state.ducats[seat]


def _least_ducats(config: Config, view: BorgiaView, seat: Seat) -> i64:
    """What a seat must have to have done what it was seen to do."""
    table = view.table
    least = table.aside[seat]
    if table.phase == phase.AUCTION and table.bidder == seat and table.bidder != moves.NO_SEAT:
        least += table.bid
    if table.phase == phase.HIRE and seat == table.active and table.target < moves.HOME_TARGET:
        least += housing.fees_of(config, bit(table.target))
    trade = view.trade
    if trade is not None:
        if seat == trade.offerer:
            least += _least_in_trade(config, table, trade.give_ducats, trade.ask_ducats, trade.ask_open)
        elif seat == trade.partner and table.phase == phase.CONSENT:
            least += _least_in_trade(config, table, trade.ask_ducats, trade.give_ducats, trade.give_open)
    pledge = view.pledge
    if pledge is not None and table.phase == phase.PLEDGE_ANSWER and pledge.offerer == pledge.payer == seat:
        if pledge.price == payment.DUCATS or pledge.price == payment.DUCATS_IF_ELECTED:
            least += pledge.amount
    return least


def _least_in_trade(config: Config, table: Table, gives: i64, gets: i64, bag: Bag) -> i64:
    """What one gives must be there before; the fees of what one gets can be paid with what one gets (§8.12, §8.25)."""
    fees = fees_after(config, table, bag)
    if fees > gets:
        return gives + fees - gets
    return gives


def _ducats_fit(config: Config, view: BorgiaView, state: BorgiaState) -> bool:
    sum = state.bank
    for seat in range(config.seats):
        sum += state.ducats[seat]
        if view.ducats[seat] == HIDDEN:
            if state.ducats[seat] < _least_ducats(config, view, seat):
                return False
        elif state.ducats[seat] != view.ducats[seat]:
            return False
    return sum == 0


# Sealed answers and ballots ------------------------------------------------------------


def _draw_answers(config: Config, view: BorgiaView, state: BorgiaState, rng: Rng) -> None:
    """Sealed answers of others, and ballots."""
    table = state.table
    asked = QUESTIONS[table.phase]
    sealed = asked.sealed_seats(config, table)
    if table.phase == phase.BALLOT:
        for seat in range(config.seats):
            _draw_ballot(config, view, state, seat, rng)
    elif sealed != 0:
        for seat in range(config.seats):
            if seat == view.seat:
                state.answers[seat] = view.answer
            elif has(sealed & ~table.asked, seat):
                answers = asked.legal(config, state, seat)
                state.answers[seat] = answers[rng.below(len(answers))] & moves.PAYLOAD


def _answers_fit(config: Config, view: BorgiaView, state: BorgiaState) -> bool:
    table = state.table
    asked = QUESTIONS[table.phase]
    answered = asked.sealed_seats(config, table) & ~table.asked
    for seat in range(config.seats):
        if table.phase == phase.BALLOT:
            if not _ballot_fits(config, view, state, seat):
                return False
        elif seat == view.seat:
            if state.answers[seat] != view.answer:
                return False
        elif has(answered, seat):
            if asked.kind | state.answers[seat] not in asked.legal(config, state, seat):
                return False
        elif state.answers[seat] != moves.NO_ANSWER:
            return False
        if table.phase != phase.BALLOT and state.ballots[seat] != 0:
            return False
    return True


def _draw_ballot(config: Config, view: BorgiaView, state: BorgiaState, seat: Seat, rng: Rng) -> None:
    """A whole ballot of one who has voted in secret, and of one who is asked what may be filled in already."""
    table = state.table
    if view.ballots[seat] != HIDDEN:
        state.ballots[seat] = view.ballots[seat]
        state.answers[seat] = view.answer if seat == view.seat else moves.NO_ANSWER
        return
    state.answers[seat] = 0
    voting = has(table.asked, seat)
    if not voting and election.is_aloud(config, table):
        return
    while not voting or (state.answers[seat] < popcount(table.candidates) - 2 and rng.below(2) == 0):
        candidate = election.candidate_at(config, table, seat, state.answers[seat])
        least = election.least_votes(table, seat, candidate)
        votes = least + rng.below(election.votes_left(config, state, seat) - least + 1)
        if election.add_votes(config, state, seat, candidate, votes):
            state.answers[seat] = moves.NO_ANSWER
            return


def _ballot_fits(config: Config, view: BorgiaView, state: BorgiaState, seat: Seat) -> bool:
    table = state.table
    if view.ballots[seat] != HIDDEN:
        answer = view.answer if seat == view.seat else moves.NO_ANSWER
        return state.ballots[seat] == view.ballots[seat] and state.answers[seat] == answer
    number = popcount(table.candidates)
    covered = number
    if has(table.asked, seat):
        covered = state.answers[seat]
        if covered < 0 or covered > number - 2:
            return False
    elif election.is_aloud(config, table):
        return state.answers[seat] == 0 and state.ballots[seat] == 0
    elif state.answers[seat] != moves.NO_ANSWER:
        return False
    # Pledged votes go where they were pledged, the rest anywhere; with the last candidate all are cast.
    left = votes_of(config, table, seat)
    cast: i64 = 0
    for i in range(number):
        candidate = election.candidate_at(config, table, seat, i)
        votes = election.least_votes(table, seat, candidate)
        if i < covered:
            given = lane(state.ballots[seat], candidate, 8)
            cast += one_lane(given, candidate, 8)
            if given < votes:
                return False
            votes = given
        left -= votes
    return cast == state.ballots[seat] and (left == 0 if covered == number else left >= 0)
