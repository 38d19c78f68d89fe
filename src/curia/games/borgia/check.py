"""What is wrong with a position of Borgia: cards and ducats that do not add up, promises that cannot be kept."""

from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.games.borgia import cards, deals, housing, knowledge, limits, payment, phase
from curia.games.borgia.config import Config
from curia.games.borgia.hidden_hands import on_table
from curia.games.borgia.pledging import pledged_in_all, votes_of
from curia.games.borgia.state import BorgiaState


def check(config: Config, state: BorgiaState) -> str:
    table = state.table
    if table.phase != phase.OVER and table.asked == 0:
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
        if has(table.settled, seat) and state.hand[seat] & ~cards.HAND_CARDS != 0:
            return f"seat {seat} has a must-play card in the hand"
        if table.owned[seat] & ~cards.OPEN_CARDS != 0:
            return f"seat {seat} has a hand card open"
    if total != cards.FULL:
        return "the cards do not add up to the full set"
    if cards.size(state.deck) < table.market:
        return "the market is larger than what is left of the deck"
    return ""


def _check_places(config: Config, state: BorgiaState) -> str:
    table = state.table
    housed: i64 = 0
    for place in range(cards.PLACES):
        here = table.housed[place]
        if here == 0:
            continue
        owner = housing.owner_of_place(config, table, place)
        if (place >= cards.FIRST_HOME and place - cards.FIRST_HOME >= config.seats) or owner < 0:
            return f"place {place} houses cards though nobody owns it"
        for kind in (cards.OFFICES, cards.ARTISTS, cards.MINORS):
            if popcount(here & kind) > 1:
                return f"place {place} houses two cards of one kind"
        if here & housed != 0 or here & ~table.owned[owner] != 0:
            return f"place {place} houses a card that lies elsewhere"
        housed |= here
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
    if cardinals > limits.CARDINALS_IN_ALL:
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
            amount = deals.promise_amount(due)
            price = deals.promise_price(due)
            if deals.promise_payer(due) == seat and price == payment.DUCATS_IF_ELECTED:
                aside += amount
            if deals.promise_payer(due) == seat and price == payment.CARDINALS:
                cardinals += amount
            if deals.promise_payer(due) == seat and price == payment.OFFICE:
                given = deals.promise_voter(due)
                if not has(table.owned[seat], amount) and not has(table.owned[given], amount):
                    return f"seat {seat} has promised an office that it no longer has"
                if has(offices, amount):
                    return "an office is promised twice"
                offices |= bit(amount)
            if price != payment.DUCATS_IF_ELECTED and deals.promise_payer(due) != deals.promise_candidate(due):
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
    for watcher in range(knowledge.PUBLIC + 1):
        for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
            start = knowledge.FIRST_ROW[card]
            end = start + knowledge.copies_in_game(card)
            for row in range(start, end):
                seats = knowledge.holders(state.known, row, watcher)
                if seats == 0:
                    continue
                claimed: i64 = 0
                for other in range(start, end):
                    mask = knowledge.holders(state.known, other, watcher)
                    if mask != 0 and mask & ~seats == 0:
                        claimed += 1
                held: i64 = 0
                for seat in range(config.seats):
                    if has(seats, seat):
                        held += cards.count(state.hand[seat], card)
                if claimed > held:
                    return f"watcher {watcher} is sure of a card {config.cards.ids[card]} that is not there"
    return ""
