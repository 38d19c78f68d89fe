"""What is wrong with a position of Borgia, by the field of `position` that shows it."""

from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.errors import PositionError, require
from curia.core.types import Seat
from curia.games.borgia import agenda, cards, deals, housing, knowledge, limits, moves, payment, phase
from curia.games.borgia.config import Config
from curia.games.borgia.hidden_hands import on_table
from curia.games.borgia.pledging import pledged_in_all, votes_of
from curia.games.borgia.state import BorgiaState, Table, lane


def check(config: Config, state: BorgiaState) -> str:
    table = state.table
    try:
        going_on = table.phase != phase.OVER
        require(not going_on or table.asked != 0, "phase", "nobody is asked though the game goes on")
        _check_cards(config, state)
        _check_places(config, table)
        for seat in range(config.seats):
            _check_seat(config, state, seat)
        _check_wealth(config, state)
        _check_stage(config, table)
        _check_promises(config, table)
        if len(state.known) != 0:
            _check_known(config, state)
    except PositionError as error:
        return str(error)
    return ""


def require_playable(config: Config, state: BorgiaState) -> None:
    """What a position needs beyond adding up to be played to the end: cards, cardinals, candidates for its ballot."""
    table = state.table
    deck = cards.size(state.deck)
    ducats: i64 = 0
    cardinals: i64 = 0
    for seat in range(config.seats):
        ducats += state.ducats[seat]
        cardinals += table.cardinals[seat]
    require(ducats <= config.most_ducats(table.round), "seats", "there are more ducats than could be had by now")
    rounds = limits.ROUNDS - table.round
    drawing = table.next == agenda.DRAW and table.phase != phase.RESHUFFLE
    following = table.next
    handing_out = following == agenda.DRAW or following == agenda.OFFICES or following == agenda.HAND_OUT
    handing_out = handing_out or following == agenda.GIVE or following == agenda.CARDINALS
    left = limits.CARDINALS_IN_ALL - rounds * config.seats
    if handing_out:
        left -= config.seats
    require(cardinals <= left, "seats", f"there are more than the {left} cardinals that can be handed out by now")
    needed = rounds * config.seats
    if rounds > 0:
        needed += (rounds - 1) * config.market_size
    if drawing:
        needed += config.seats - table.dealt
        if rounds > 0:
            needed += config.market_size
        require(deck >= config.seats - table.dealt, "seats", "not enough cards are left to be drawn")
    enough = deck + cards.size(table.pile) - table.market >= needed
    require(enough or table.settled != config.everyone, "seats", "not enough cards are left for the rounds to come")
    in_phase = following == agenda.MOMENT or following == agenda.STEP or following == agenda.ACCUSE
    if in_phase and table.moment == 0 and table.phase != phase.AUCTION:
        require(table.market > 0, "market", "a phase begins with a card in the market")
    voting = following == agenda.PLEDGE or following == agenda.VOTE or following == agenda.ALOUD
    if voting and table.phase != phase.OVER:
        _require_election(config, table)


def _require_election(config: Config, table: Table) -> None:
    out = gone_out(config, table)
    candidates = popcount(table.candidates)
    require(table.ballot > 0 and out < config.seats, "ballot", "there is no such ballot")
    expected = config.seats - out
    if expected < 2:
        expected = 2
    require(candidates == expected, "candidates", f"expected {expected} in this ballot")
    first_out = table.first_out
    require((out == 0) == (first_out == moves.NO_SEAT), "first_out", "is the one who went out first")
    require(first_out == moves.NO_SEAT or not has(table.candidates, first_out), "first_out", "is still a candidate")
    for seat in range(config.seats):
        made = lane(table.pledge_offers, seat, 4)
        more = made < limits.OFFERS or has(table.done, seat) or table.phase != phase.PLEDGE
        require(more, "pledge_offers", "after the last offer a seat has done", seat)
    counted = table.phase == phase.NAME_OUT or table.phase == phase.LAST_WORD
    require(counted or table.ballot > 1 or table.totals == 0, "totals", "nobody has voted yet")
    last_word = table.phase == phase.LAST_WORD
    require(not last_word or out == config.seats - 1, "ballot", "the last word comes after the last ballot")
    goes_out = not config.open_election or table.ballot >= limits.OPEN_BALLOTS
    require(table.phase != phase.NAME_OUT or (candidates > 2 and goes_out), "ballot", "nobody goes out after it")


def gone_out(config: Config, table: Table) -> i64:
    """Ballots after which a candidate has gone out, or the last ballot was called (§10.19)."""
    ballots = table.ballot - 1
    if config.open_election:
        ballots = table.ballot - limits.OPEN_BALLOTS
    if ballots < 0:
        return 0
    return ballots


def _check_cards(config: Config, state: BorgiaState) -> None:
    table = state.table
    total = state.deck + on_table(config, table)
    for seat in range(config.seats):
        total += state.hand[seat]
    require(total == cards.FULL, "seats", "the cards do not add up to the full set")
    require(0 <= table.market <= cards.size(state.deck), "market", "is larger than what is left of the deck")


def _check_places(config: Config, table: Table) -> None:
    housed: i64 = 0
    for place in range(cards.PLACES):
        here = table.housed[place]
        if here == 0:
            continue
        owner = housing.owner_of_place(config, table, place)
        require(0 <= owner < config.seats, "seats", "cards are housed in a town that nobody owns")
        field = f"places.{housing.place_id(config, place)}"
        for kind in (cards.OFFICES, cards.ARTISTS, cards.MINORS):
            require(popcount(here & kind) <= 1, field, "houses two cards of one kind", owner)
        own = here & ~table.owned[owner] == 0
        require(own and here & housed == 0, field, "houses a card that lies elsewhere", owner)
        housed |= here


def _check_seat(config: Config, state: BorgiaState, seat: Seat) -> None:
    table = state.table
    hand = state.hand[seat]
    settled = has(table.settled, seat)
    require(not settled or hand & ~cards.HAND_CARDS == 0, "hand", "has a card that must be laid", seat)
    if table.next == agenda.DEAL or table.next == agenda.REDRAW:
        _check_dealt(config, state, seat)
    require(table.owned[seat] & ~cards.OPEN_CARDS == 0, "owned", "has a hand card", seat)
    new = table.new_cards[seat]
    require(new & ~table.owned[seat] == 0, "new", "names a card that this seat does not own", seat)
    require(new & housing.all_housed(table) == 0, "new", "names a card that has a place", seat)
    spent = 0 <= table.aside[seat] <= state.ducats[seat]
    require(spent, "ducats", "are fewer than what this seat has promised", seat)
    pledged = table.pledged[seat]
    enough = pledged_in_all(pledged) <= votes_of(config, table, seat)
    require(enough, "pledged", "more votes than this seat has", seat)
    for other in range(config.seats):
        if not has(table.candidates, other):
            require(lane(pledged, other, 8) == 0, "pledged", "votes for one who is no candidate", seat)


def _check_dealt(config: Config, state: BorgiaState, seat: Seat) -> None:
    """The first hands are dealt from the Pope clockwise."""
    table = state.table
    found = cards.size(state.hand[seat])
    place = (seat - table.pope + config.seats) % config.seats
    turn = (table.turn - table.pope + config.seats) % config.seats
    dealing = table.phase == phase.DEAL_HAND
    if table.phase == phase.DRAW_POPE or (dealing and table.next == agenda.DEAL and place > turn):
        require(found == 0, "hand", "nothing is dealt yet", seat)
    elif dealing and place == turn:
        require(found < config.hand_size, "hand", "is dealt already", seat)
    else:
        require(found == config.hand_size, "hand", "has not as many cards as are dealt", seat)


def _check_wealth(config: Config, state: BorgiaState) -> None:
    table = state.table
    ducats: i64 = 0
    cardinals: i64 = 0
    for seat in range(config.seats):
        ducats += state.ducats[seat]
        cardinals += table.cardinals[seat]
    require(ducats == -state.bank, "seats", "the ducats of the players and the bank do not add up")
    require(cardinals <= limits.CARDINALS_IN_ALL, "seats", "there are too many cardinals")


def _check_stage(config: Config, table: Table) -> None:
    """What is auctioned, handed out or voted on can be."""
    current = table.phase
    following = table.next
    require(current != phase.OVER or table.round == limits.ROUNDS, "round", "the game has three rounds")
    require(table.offers >= 0, "offers", "an offer has been made")
    married = popcount(table.spouses)
    require(married == 0 or married == 2, "spouses", "expected two seats or none")
    if following == agenda.REDRAW:
        require(config.hand_size >= 3, "next", "hands of two cards are not dealt anew")
    accusing = current == phase.ACCUSE
    require(accusing == (following == agenda.ACCUSE), "next", "does not fit the phase")
    _check_gathered(config, table)


def _check_gathered(config: Config, table: Table) -> None:
    current = table.phase
    offices = popcount(table.gathered)
    due: i64 = 0
    for seat in range(config.seats):
        due += lane(table.due, seat, 4)
    if current == phase.DEAL_OFFICE or current == phase.ASSIGN:
        require(config.reshuffle_chosen == (current == phase.ASSIGN), "phase", "is not one of a table with this option")
        require(0 < offices == due, "due", "expected as many as are gathered")
        require(lane(table.due, table.pope, 4) == 0, "due", "the Pope gets none back")
    else:
        require(due == 0, "due", "expected nothing but 0 in this phase")
        if current == phase.HAND_OUT:
            own = table.gathered & ~table.owned[table.pope] == 0
            require(own and offices > 0, "gathered", "expected offices of the Pope")
        elif current == phase.GIFT:
            require(offices == 1, "gathered", "expected the office that is given away")
            require(table.active == table.pope, "active", "only the Pope gives offices away in his phase")
        else:
            require(offices == 0, "gathered", "must be empty in this phase")


def _check_promises(config: Config, table: Table) -> None:
    """Every promise can still be kept: ducats set aside, offices, cardinals."""
    offices: i64 = 0
    for seat in range(config.seats):
        aside: i64 = 0
        cardinals: i64 = 0
        for i in range(len(table.promises)):
            due = table.promises[i]
            if deals.promise_payer(due) != seat:
                continue
            amount = deals.promise_amount(due)
            price = deals.promise_price(due)
            voter = deals.promise_voter(due)
            field = f"promises[{i}]."
            require(amount > 0, field + "amount", "is nothing")
            require(voter != seat, field + "payer", "nobody pays himself")
            require(price != payment.DUCATS, field + "price", "ducats that are paid at once are not promised")
            if price == payment.DUCATS_IF_ELECTED:
                aside += amount
                require(table.candidates != 0, field + "price", "ducats are paid when a Pope is elected")
                continue
            own = deals.promise_candidate(due) == seat and (table.candidates != 0 or seat == table.pope)
            require(own, field + "payer", "only a candidate promises offices and cardinals")
            if price == payment.CARDINALS:
                cardinals += amount
                require(cardinals <= config.seats, field + "amount", "more cardinals than are handed out")
            elif price == payment.OFFICE:
                there = has((table.owned[seat] | table.owned[voter]) & cards.OFFICES, amount)
                require(there and not has(offices, amount), field + "card", "cannot be handed over")
                offices |= bit(amount)
        require(aside == table.aside[seat], "promises", "do not add up to the ducats set aside")


def _check_known(config: Config, state: BorgiaState) -> None:
    """What a seat is sure of is true: no set of hands is said to hold more of a card than it does."""
    for watcher in range(knowledge.PUBLIC + 1):
        field = "known_to_all"
        if watcher != knowledge.PUBLIC:
            field = f"seats[{watcher}].known"
        for number in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
            somewhere: i64 = 0
            for row in range(
                knowledge.FIRST_ROW[number], knowledge.FIRST_ROW[number] + knowledge.copies_in_game(number)
            ):
                somewhere |= knowledge.holders(state.known, row, watcher)
            require(not has(somewhere, watcher), field, "tells of the own hand")
            hands = somewhere
            while hands != 0:
                true = _claimed(state, watcher, number, hands) <= _held(config, state, number, hands)
                require(true, field, f"the hands do not hold so many of {config.cards.ids[number]}")
                hands = (hands - 1) & somewhere


def _claimed(state: BorgiaState, watcher: i64, number: cards.Card, hands: i64) -> i64:
    """How many of a card the watcher is sure to be in some hands."""
    claimed: i64 = 0
    for row in range(knowledge.FIRST_ROW[number], knowledge.FIRST_ROW[number] + knowledge.copies_in_game(number)):
        seats = knowledge.holders(state.known, row, watcher)
        if seats != 0 and seats & ~hands == 0:
            claimed += 1
    return claimed


def _held(config: Config, state: BorgiaState, number: cards.Card, hands: i64) -> i64:
    held: i64 = 0
    for seat in range(config.seats):
        if has(hands, seat):
            held += cards.count(state.hand[seat], number)
    return held
