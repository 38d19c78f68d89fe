"""Positions of Borgia from readable data, checked field by field."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.errors import NotationError, PositionError
from curia.core.reader import Reader
from curia.core.types import Json, Seat
from curia.games.borgia import agenda, cards, housing, knowledge, limits, moves, phase
from curia.games.borgia.check import check
from curia.games.borgia.config import Config
from curia.games.borgia.legal import legal_moves
from curia.games.borgia.position import sealed_seats
from curia.games.borgia.setup_checks import check_next, check_stage, settled_seats
from curia.games.borgia.setup_deals import read_deals, read_promises
from curia.games.borgia.setup_election import check_ballots, check_election, is_last_ballot
from curia.games.borgia.setup_parts import card_of, packed, read_bag, read_seat, read_seat_or, read_seats
from curia.games.borgia.setup_steps import check_question, check_step
from curia.games.borgia.state import BorgiaState, Table, filled, new_state, one_lane

_MOST_POINTS: Final = 900
"""Of one part, before the last round: far more than a game brings, and far less than there is room for."""
_MOST_SKIPS: Final = 4
_MOST_BALLOTS: Final = 12
_MOST_VOTES: Final = 127


def from_dict(config: Config, data: dict[str, Json]) -> BorgiaState:
    top = Reader(data, "", PositionError)
    top.one_of("game", ["borgia"])
    state = new_state(config.seats, config.start_cardinals)
    table = state.table
    table.phase = phase.IDS.index(top.one_of("phase", phase.IDS[: phase.OVER + 1]))
    if top.given("draft"):
        state.draft = phase.IDS.index(top.one_of("draft", phase.IDS[phase.OVER + 1 :]))
    _read_order(config, table, top)
    _read_cards(config, table, top)
    _read_step(config, table, top)
    _read_election(config, table, top)
    state.bank = 0
    seats = top.tables("seats")
    if len(seats) != config.seats:
        raise top.fail("seats", f"expected {config.seats}, found {len(seats)}")
    for seat in range(config.seats):
        _read_seat(config, state, seat, seats[seat])
    read_promises(config, state, top)
    _take_from_deck(config, state)
    _read_known(config, state, top, seats)
    check_stage(config, state)
    check_election(config, state)
    check_step(config, state)
    read_deals(config, state, top)
    for seat in range(config.seats):
        _read_answer(config, state, seat, seats[seat])
        seats[seat].close()
    check_ballots(config, state)
    check_question(config, state)
    _check_asked(config, table, top)
    top.close()
    problem = check(config, state)
    if problem:
        raise PositionError("seats", problem)
    return state


# The table ------------------------------------------------------------


def _read_order(config: Config, table: Table, top: Reader) -> None:
    """Where the game stands."""
    table.round = top.number("round", 1, limits.ROUNDS)
    table.pope = read_seat(config, top, "pope")
    table.active = read_seat(config, top, "active")
    table.turn = read_seat(config, top, "turn")
    table.next = agenda.IDS.index(top.one_of("next", agenda.IDS))
    table.moment = top.number("moment", 0, 3)
    table.rehoused = top.flag("rehoused")
    table.offers = top.number("offers", 0, limits.OFFERS)
    table.redraws = top.number("redraws", 0, limits.REDRAWS)
    table.reshuffled = top.flag("reshuffled")
    table.got = read_seats(config, top, "got")
    check_next(table)
    table.settled = settled_seats(config, table)


def _read_cards(config: Config, table: Table, top: Reader) -> None:
    """Cards that lie before nobody."""
    table.market = top.number("market", 0, config.market_size)
    table.pile = read_bag(config, top, "pile", cards.FULL)
    table.gone = read_bag(config, top, "gone", cards.FULL)
    table.to_lay = read_bag(config, top, "to_lay", cards.OPEN_CARDS)
    table.owing = read_bag(config, top, "owing", cards.ARTISTS)
    table.gathered = read_bag(config, top, "gathered", cards.OFFICES)
    table.due = packed(top.numbers("due", config.seats, 0, 9), 4)
    table.savonarola = top.flag("savonarola")
    table.spouses = read_seats(config, top, "spouses")
    if table.spouses != 0 and popcount(table.spouses) != 2:
        raise top.fail("spouses", "expected two seats or none")


def _read_step(config: Config, table: Table, top: Reader) -> None:
    """What is auctioned, struck, attacked or accused."""
    if top.given("card"):
        table.card = card_of(config, top, "card", top.text("card"), cards.FULL)
    if top.given("target"):
        table.target = _read_target(config, top)
        if table.phase not in (phase.DOCTOR, phase.HIRE):
            raise top.fail("target", f"nothing is struck or attacked in phase {phase.IDS[table.phase]}")
    elif table.phase in (phase.DOCTOR, phase.HIRE):
        raise top.fail("target", f"is missing in phase {phase.IDS[table.phase]}")
    if table.phase == phase.STEAL:
        table.target = read_seat(config, top, "victim")
    else:
        top.nothing("victim")
    table.bid = top.number("bid", 0, config.most_ducats(table.round))
    table.bidder = read_seat_or(config, top, "bidder", table.bidder)
    table.bidding = read_seats(config, top, "bidding")
    table.yes = top.number("yes", 0, limits.CARDINALS_IN_ALL)
    table.no = top.number("no", 0, limits.CARDINALS_IN_ALL)


def _read_target(config: Config, top: Reader) -> i64:
    target = top.text("target")
    homes = config.cards.home_ids[: config.seats]
    if target in homes:
        return moves.HOME_TARGET + homes.index(target)
    return card_of(config, top, "target", target, cards.FULL)


def _read_election(config: Config, table: Table, top: Reader) -> None:
    table.candidates = read_seats(config, top, "candidates")
    table.ballot = top.number("ballot", 0, _MOST_BALLOTS)
    table.last_ballot = is_last_ballot(config, table)
    table.first_out = read_seat_or(config, top, "first_out", table.first_out)
    table.totals = packed(top.numbers("totals", config.seats, 0, _MOST_VOTES), 8)
    table.done = read_seats(config, top, "done")


# Seats ------------------------------------------------------------


def _read_seat(config: Config, state: BorgiaState, seat: Seat, reader: Reader) -> None:
    """All but the answer and what the seat knows."""
    table = state.table
    hand = cards.HAND_CARDS if has(table.settled, seat) else cards.FULL
    state.hand[seat] = read_bag(config, reader, "hand", hand)
    state.ducats[seat] = reader.number("ducats", 0, config.most_ducats(table.round))
    state.bank -= state.ducats[seat]
    table.cardinals[seat] = reader.number("cardinals", 1, limits.CARDINALS_IN_ALL)
    table.owned[seat] = read_bag(config, reader, "owned", cards.OPEN_CARDS)
    _read_places(config, table, seat, reader.table("places"))
    table.new_cards[seat] = read_bag(config, reader, "new", cards.HOUSED_KINDS)
    if table.new_cards[seat] & ~table.owned[seat] != 0:
        raise reader.fail("new", "names a card that this seat does not own")
    table.skips += one_lane(reader.number("skips", 0, _MOST_SKIPS), seat, 4)
    table.pledged[seat] = packed(reader.numbers("pledged", config.seats, 0, _MOST_VOTES), 8)
    table.pledge_offers += one_lane(reader.number("pledge_offers", 0, limits.OFFERS), seat, 4)
    points = reader.table("points")
    for i in range(len(config.part_ids)):
        table.points[seat] += one_lane(points.number(config.part_ids[i], 0, _MOST_POINTS), i, 12)
    points.close()
    if table.phase == phase.BALLOT:
        state.ballots[seat] = packed(reader.numbers("ballot", config.seats, 0, _MOST_VOTES), 8)
        if reader.given("filled"):
            state.answers[seat] = reader.number("filled", 0, config.seats - 1)
    else:
        reader.nothing("ballot")
        reader.nothing("filled")


def _read_places(config: Config, table: Table, seat: Seat, reader: Reader) -> None:
    """The towns of a seat with what they house; a town that is not named houses nothing."""
    for place in range(cards.PLACES):
        name = housing.place_id(config, place)
        if not reader.has(name):
            continue
        if not (has(table.owned[seat], place) if place < cards.TOWNS_END else place == cards.home_of(seat)):
            raise reader.fail(name, "this seat does not have that town")
        housed = read_bag(config, reader, name, cards.HOUSED_KINDS)
        if housed & ~table.owned[seat] != 0:
            raise reader.fail(name, "houses a card that this seat does not own")
        for card in cards.cards_in(housed):
            if popcount(housed & cards.kind_mask(card)) > 1:
                raise reader.fail(name, "houses two cards of one kind")
        table.housed[place] = housed
    reader.close()
    housed_so_far: i64 = 0
    for place in range(cards.PLACES):
        here = table.housed[place]
        if here & housed_so_far != 0:
            raise reader.fail(housing.place_id(config, place), "houses a card that has another place")
        housed_so_far |= here


def _take_from_deck(config: Config, state: BorgiaState) -> None:
    """The deck and the market are whatever lies nowhere else."""
    table = state.table
    places = [("pile", table.pile), ("gone", table.gone), ("to_lay", table.to_lay)]
    if table.phase in (phase.GIFT, phase.DEAL_OFFICE, phase.ASSIGN):
        places.append(("gathered", table.gathered))
    if table.phase == phase.AUCTION and table.card != cards.NO_CARD:
        places.append(("card", cards.ONE[table.card]))
    if table.spouses != 0:
        places.append(("spouses", cards.MARRIAGE_ONE))
    if table.savonarola:
        places.append(("savonarola", cards.SAVONAROLA_ONE))
    for seat in range(config.seats):
        places.append((f"seats[{seat}].owned", table.owned[seat]))
        places.append((f"seats[{seat}].hand", state.hand[seat]))
    for place, bag in places:
        for card in cards.cards_in(bag):
            if cards.count(state.deck, card) == 0:
                raise PositionError(place, f"{config.cards.ids[card]} lies in another place already")
            state.deck -= cards.ONE[card]


# Knowledge ------------------------------------------------------------


def _read_known(config: Config, state: BorgiaState, top: Reader, seats: list[Reader]) -> None:
    """What each watcher is sure of; null everywhere for a position that has forgotten it."""
    forgotten = not top.given("known_to_all")
    if forgotten:
        state.known = vec[i64]()
        for reader in seats:
            reader.nothing("known")
        return
    state.known = filled(cards.HAND_CARD_COUNT, 0)
    for seat in range(config.seats):
        _read_rows(config, state, seats[seat], "known", seat)
    _read_rows(config, state, top, "known_to_all", knowledge.PUBLIC)


def _read_rows(config: Config, state: BorgiaState, reader: Reader, name: str, watcher: i64) -> None:
    for entry in reader.tables(name):
        card = card_of(config, entry, "card", entry.text("card"), cards.HAND_CARDS)
        copy: i64 = 0
        if knowledge.copies_in_game(card) > 1:
            copy = entry.number("copy", 0, knowledge.copies_in_game(card) - 1)
        holding = read_seats(config, entry, "seats")
        if holding == 0 or has(holding, watcher):
            raise entry.fail("seats", "expected other seats, one of which is sure to hold the card")
        row = knowledge.FIRST_ROW[card] + copy
        if knowledge.holders(state.known, row, watcher) != 0:
            raise entry.fail("card", f"{config.cards.ids[card]} is named already")
        state.known[row] |= holding << 8 * watcher
        entry.close()
    for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
        if not _is_true(config, state, watcher, card):
            raise reader.fail(name, f"the hands do not hold so many of {config.cards.ids[card]}")


def _is_true(config: Config, state: BorgiaState, watcher: i64, card: i64) -> bool:
    """Whether every set of hands holds as many of a card as the rows say that it does."""
    rows: list[int] = []
    for copy in range(knowledge.copies_in_game(card)):
        seats = knowledge.holders(state.known, knowledge.FIRST_ROW[card] + copy, watcher)
        if seats != 0:
            rows.append(int(seats))
    if not rows:
        return True
    for hands in range(1, bit(config.seats)):
        held: i64 = 0
        for seat in range(config.seats):
            if has(hands, seat):
                held += cards.count(state.hand[seat], card)
        if len([row for row in rows if row & ~hands == 0]) > held:
            return False
    return True


# Answers ------------------------------------------------------------


def _read_answer(config: Config, state: BorgiaState, seat: Seat, reader: Reader) -> None:
    """A sealed answer: one that the seat could give."""
    if not reader.given("answer"):
        return
    table = state.table
    if table.phase == phase.BALLOT or not has(sealed_seats(config, table), seat):
        raise reader.fail("answer", f"this seat gives no sealed answer in phase {phase.IDS[table.phase]}")
    text = reader.text("answer")
    try:
        move = moves.parse_move(config.cards, text)
    except NotationError as error:
        raise reader.fail("answer", str(error)) from None
    if move not in legal_moves(config, state, seat):
        raise reader.fail("answer", f"'{text}' is not possible with what this seat has")
    state.answers[seat] = move & moves.PAYLOAD


def _check_asked(config: Config, table: Table, top: Reader) -> None:
    """Who is asked follows from the rest; if it is said it must be so."""
    if top.given("asked") and read_seats(config, top, "asked") != table.asked & config.everyone:
        found = [seat for seat in range(int(config.seats)) if has(table.asked & config.everyone, seat)]
        raise PositionError("asked", f"expected {found} in phase {phase.IDS[table.phase]}")
