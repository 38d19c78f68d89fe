"""What is wrong with a position of Borgia: cards and ducats that do not add up, promises that cannot be kept."""

from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.games.borgia.cards import (
    ARTISTS,
    CARD_COUNT,
    FIRST_CONDOTTIERE,
    FIRST_HOME,
    FULL,
    HAND_CARDS,
    MINORS,
    OFFICES,
    OPEN_CARDS,
    PLACES,
    count,
    size,
)
from curia.games.borgia.config import Config
from curia.games.borgia.deals import (
    CARDINALS_PRICE,
    DUCATS_IF_ELECTED,
    OFFICE,
    promise_amount,
    promise_candidate,
    promise_payer,
    promise_price,
    promise_voter,
)
from curia.games.borgia.hidden_hands import on_table
from curia.games.borgia.housing import owner_of_place
from curia.games.borgia.knowledge import FIRST_ROW, PUBLIC, copies_in_game, holders
from curia.games.borgia.pledging import pledged_in_all, votes_of
from curia.games.borgia.state import CARDINALS_IN_ALL, OVER, BorgiaState


def check(config: Config, state: BorgiaState) -> str:
    table = state.table
    if table.phase != OVER and table.asked == 0:
        return "nobody is asked though the game goes on"
    problem = _check_cards(config, state)
    if not problem:
        problem = _check_places(config, state)
    if not problem:
        problem = _check_wealth(config, state)
    if not problem:
        problem = _check_promises(config, state)
    if not problem and len(state.known) != 0:
        problem = _check_known(config, state)
    return problem


def _check_cards(config: Config, state: BorgiaState) -> str:
    table = state.table
    total = state.deck + on_table(config, table)
    for seat in range(config.seats):
        total += state.hand[seat]
        if has(table.settled, seat) and state.hand[seat] & ~HAND_CARDS != 0:
            return f"seat {seat} has a must-play card in the hand"
        if table.owned[seat] & ~OPEN_CARDS != 0:
            return f"seat {seat} has a hand card open"
    if total != FULL:
        return "the cards do not add up to the full set"
    if size(state.deck) < table.market:
        return "the market is larger than what is left of the deck"
    return ""


def _check_places(config: Config, state: BorgiaState) -> str:
    table = state.table
    housed: i64 = 0
    for place in range(PLACES):
        cards = table.housed[place]
        if cards == 0:
            continue
        owner = owner_of_place(config, table, place)
        if (place >= FIRST_HOME and place - FIRST_HOME >= config.seats) or owner < 0:
            return f"place {place} houses cards though nobody owns it"
        for kind in (OFFICES, ARTISTS, MINORS):
            if popcount(cards & kind) > 1:
                return f"place {place} houses two cards of one kind"
        if cards & housed != 0 or cards & ~table.owned[owner] != 0:
            return f"place {place} houses a card that lies elsewhere"
        housed |= cards
    for seat in range(config.seats):
        if table.new_cards[seat] & housed != 0:
            return f"seat {seat} has a new card that is housed already"
    return ""


def _check_wealth(config: Config, state: BorgiaState) -> str:
    table = state.table
    ducats = state.bank
    cardinals: i64 = 0
    for seat in range(config.seats):
        ducats += state.ducats[seat]
        cardinals += table.cardinals[seat]
        if state.ducats[seat] < table.aside[seat] or table.aside[seat] < 0:
            return f"seat {seat} has {state.ducats[seat]} ducats and {table.aside[seat]} set aside"
    if ducats != 0:
        return "the ducats of the players and the bank do not add up"
    if cardinals > CARDINALS_IN_ALL:
        return f"there are {cardinals} cardinals"
    return ""


def _check_promises(config: Config, state: BorgiaState) -> str:
    """Every promise can still be kept: votes, ducats set aside, offices, cardinals."""
    table = state.table
    offices: i64 = 0
    for seat in range(config.seats):
        aside: i64 = 0
        cardinals: i64 = 0
        for due in table.promises:
            amount = promise_amount(due)
            price = promise_price(due)
            if promise_payer(due) == seat and price == DUCATS_IF_ELECTED:
                aside += amount
            if promise_payer(due) == seat and price == CARDINALS_PRICE:
                cardinals += amount
            if promise_payer(due) == seat and price == OFFICE:
                given = promise_voter(due)
                if not has(table.owned[seat], amount) and not has(table.owned[given], amount):
                    return f"seat {seat} has promised an office that it no longer has"
                if has(offices, amount):
                    return "an office is promised twice"
                offices |= bit(amount)
            if price != DUCATS_IF_ELECTED and promise_payer(due) != promise_candidate(due):
                return "someone promised an office or cardinals for another candidate"
        if aside != table.aside[seat]:
            return f"seat {seat} has {table.aside[seat]} ducats set aside for promises of {aside}"
        if cardinals > config.seats:
            return f"seat {seat} has promised {cardinals} cardinals"
        if pledged_in_all(table.pledged[seat]) > votes_of(config, table, seat):
            return f"seat {seat} has pledged more votes than it has"
    return ""


def _check_known(config: Config, state: BorgiaState) -> str:
    """What a seat is sure of is true: no set of hands is said to hold more of a card than it does."""
    for watcher in range(PUBLIC + 1):
        for card in range(FIRST_CONDOTTIERE, CARD_COUNT):
            start = FIRST_ROW[card]
            end = start + copies_in_game(card)
            for row in range(start, end):
                seats = holders(state.known, row, watcher)
                if seats == 0:
                    continue
                claimed: i64 = 0
                for other in range(start, end):
                    mask = holders(state.known, other, watcher)
                    if mask != 0 and mask & ~seats == 0:
                        claimed += 1
                held: i64 = 0
                for seat in range(config.seats):
                    if has(seats, seat):
                        held += count(state.hand[seat], card)
                if claimed > held:
                    return f"watcher {watcher} is sure of a card {config.cards.ids[card]} that is not there"
    return ""
