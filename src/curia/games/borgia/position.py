"""Positions and views of Borgia as readable data."""

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import has, lowest
from curia.core.types import Json, Seat
from curia.games.borgia import agenda, cards, deals, housing, knowledge, moves, payment, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.course import course
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.pledging import votes_of
from curia.games.borgia.questions.by_phase import QUESTIONS
from curia.games.borgia.schema_types import (
    KnownCard,
    OpenSeat,
    PledgeData,
    PriceId,
    PromiseData,
    SeatData,
    TableData,
    TradeData,
    TradeTerms,
    ViewData,
)
from curia.games.borgia.seizing import target_id
from curia.games.borgia.state import BorgiaState, Table, lane
from curia.games.borgia.trading import asked_count
from curia.games.borgia.view import HIDDEN, BorgiaView

# Positions ------------------------------------------------------------


def to_dict(config: Config, state: BorgiaState) -> dict[str, Json]:
    """All facts. The deck is everything that is named nowhere, and the bank owes what the players have."""
    table = state.table
    data = _plain(_table(config, table))
    data["draft"] = None if state.draft == deals.NO_DRAFT else phase.IDS[state.draft]
    data["next"] = agenda.IDS[table.next]
    data["making"] = None if state.making is None else _plain(_trade(config, state.making))
    data["trade"] = None if state.trade is None else _plain(_trade(config, state.trade))
    data["pledge"] = None if state.pledge is None else _plain(_pledge(config, state.pledge))
    data["known_to_all"] = _known_to(config, state.known, knowledge.PUBLIC)
    seats: list[Json] = []
    for seat in range(config.seats):
        row = _plain(_seat(config, table, seat))
        row["hand"] = _ids(config, state.hand[seat])
        row["ducats"] = int(state.ducats[seat])
        row["pledge_offers"] = int(lane(table.pledge_offers, seat, 4))
        # Only where there are any: so the records of games that ended before these were kept still say the same.
        if table.trades_refused[seat] != 0:
            row["trades_refused"] = _lanes(config, table.trades_refused[seat], 8)
        if table.pledges_refused[seat] != 0:
            row["pledges_refused"] = _lanes(config, table.pledges_refused[seat], 8)
        row["answer"] = _answer(config, table, state.answers[seat])
        voting = table.phase == phase.BALLOT
        row["ballot"] = _lanes(config, state.ballots[seat], 8) if voting else None
        row["filled"] = int(state.answers[seat]) if voting and state.answers[seat] != moves.NO_ANSWER else None
        row["known"] = _known_to(config, state.known, seat)
        seats.append(row)
    data["seats"] = seats
    return data


def _known_to(config: Config, known: vec[i64], watcher: i64) -> Json:
    """What a watcher is sure of; null in a position that has forgotten it. Alike cards are told apart by `copy`."""
    if len(known) == 0:
        return None
    written: list[Json] = []
    for row in range(cards.HAND_CARD_COUNT):
        seats = knowledge.holders(known, row, watcher)
        if seats != 0:
            entry = _plain(_known(config, row, seats))
            if knowledge.copies_in_game(knowledge.CARD_OF_ROW[row]) > 1:
                entry["copy"] = int(row - knowledge.FIRST_ROW[knowledge.CARD_OF_ROW[row]])
            written.append(entry)
    return written


def _plain(data: Mapping[str, object]) -> dict[str, Json]:
    """A position tells these too, and more."""
    return cast(dict[str, Json], data)


# Views ------------------------------------------------------------


def view_json(config: Config, view: BorgiaView) -> ViewData:
    """What a seat is shown; null is what it may not know, or what is not there now."""
    table = view.table
    sealed = QUESTIONS[table.phase].sealed_seats(config, table)
    seats: list[SeatData] = []
    for seat in range(config.seats):
        seats.append(_seat_seen(config, view, seat, has(sealed, seat) and not has(table.asked, seat)))
    return {
        **_table(config, table),
        "course": course(table),
        "about": _about(config, table),
        "seat": int(view.seat),
        "phase": phase.IDS[table.phase if view.draft == deals.NO_DRAFT else view.draft],
        "deck": int(view.deck_size),
        "dealt": int(table.dealt),
        "settled": _seats(config, table.settled),
        "last_ballot": table.last_ballot,
        "trade": None if view.trade is None else _trade_seen(config, view, view.trade),
        "making": None if view.making is None else _trade_made(config, view.making),
        "pledge": None if view.pledge is None else _pledge(config, view.pledge),
        "known": [_known(config, row, view.known[row]) for row in range(cards.HAND_CARD_COUNT) if view.known[row] != 0],
        "answer": _answer(config, table, view.answer),
        "filled": int(view.answer) if table.phase == phase.BALLOT and view.answer != moves.NO_ANSWER else 0,
        "seats": seats,
    }


def _about(config: Config, table: Table) -> str | None:
    if table.card != cards.NO_CARD:
        return config.cards.ids[table.card]
    asked = QUESTIONS[table.phase]
    return asked.source(config, table, lowest(table.asked)) or None if asked.answers else None


def _seat_seen(config: Config, view: BorgiaView, seat: Seat, answered: bool) -> SeatData:
    table = view.table
    return {
        **_seat(config, table, seat),
        "family": config.cards.family_ids[seat],
        "home": config.cards.home_ids[seat],
        "hand": None if view.hand[seat] == HIDDEN else _ids(config, view.hand[seat]),
        "hand_size": _unless_hidden(view.sizes[seat]),
        "ducats": _unless_hidden(view.ducats[seat]),
        "aside": int(table.aside[seat]),
        "votes": int(votes_of(config, table, seat)),
        "unhoused": _ids(config, housing.unhoused(table, seat)),
        "ballot": None if view.ballots[seat] == HIDDEN else _lanes(config, view.ballots[seat], 8),
        "answered": answered,
    }


def _unless_hidden(number: i64) -> int | None:
    return None if number == HIDDEN else int(number)


def _trade_seen(config: Config, view: BorgiaView, trade: Trade) -> TradeData:
    """The hand cards only for the two concerned, and those picked only for the one who picks."""
    seen: TradeData = {
        **_trade(config, trade),
        "gives_hand": int(view.gives_hand),
        "asks_hand": int(view.asks_hand),
    }
    if view.seat != trade.partner:
        seen["picked"] = None
        if view.seat != trade.offerer:
            seen["gives_cards"] = None
            seen["asks_cards"] = None
    return seen


def _trade_made(config: Config, trade: Trade) -> TradeData:
    """The one that the viewer makes up."""
    return {
        **_trade(config, trade),
        "gives_hand": int(cards.size(trade.give_hand)),
        "asks_hand": int(asked_count(trade)),
    }


# Both ------------------------------------------------------------


def _table(config: Config, table: Table) -> TableData:
    """What everybody sees, apart from what lies before the seats."""
    struck = table.target != moves.NO_TARGET and table.phase != phase.STEAL
    return {
        "game": "borgia",
        "phase": phase.IDS[table.phase],
        "asked": _seats(config, table.asked),
        "round": int(table.round),
        "pope": int(table.pope),
        "active": int(table.active),
        "turn": int(table.turn),
        "moment": int(table.moment),
        "rehoused": table.rehoused,
        "offers": int(table.offers),
        "redraws": int(table.redraws),
        "market": int(table.market),
        "pile": _ids(config, table.pile),
        "gone": _ids(config, table.gone),
        "to_lay": _ids(config, table.to_lay),
        "owing": _ids(config, table.owing),
        "gathered": _ids(config, table.gathered),
        "due": _lanes(config, table.due, 4),
        "card": None if table.card == cards.NO_CARD else config.cards.ids[table.card],
        "target": target_id(config, table.target) if struck else None,
        "victim": int(table.target) if table.phase == phase.STEAL else None,
        "bid": int(table.bid),
        "bidder": _seat_or_none(table.bidder),
        "bidding": _seats(config, table.bidding),
        "savonarola": table.savonarola,
        "spouses": _seats(config, table.spouses),
        "yes": int(table.yes),
        "no": int(table.no),
        "candidates": _seats(config, table.candidates),
        "ballot": int(table.ballot),
        "first_out": _seat_or_none(table.first_out),
        "totals": _lanes(config, table.totals, 8),
        "done": _seats(config, table.done),
        "reshuffled": table.reshuffled,
        "got": _seats(config, table.got),
        "promises": [_promise(config, due) for due in table.promises],
    }


def _seat(config: Config, table: Table, seat: Seat) -> OpenSeat:
    """What lies before a seat."""
    places: dict[str, list[str]] = {}
    for place in range(cards.TOWNS_END):
        if has(table.owned[seat], place):
            places[housing.place_id(config, place)] = _ids(config, table.housed[place])
    home = cards.home_of(seat)
    places[housing.place_id(config, home)] = _ids(config, table.housed[home])
    points: dict[str, int] = {}
    for i in range(len(config.part_ids)):
        points[config.part_ids[i]] = int(lane(table.points[seat], i, 12))
    return {
        "cardinals": int(table.cardinals[seat]),
        "owned": _ids(config, table.owned[seat]),
        "places": places,
        "new": _ids(config, table.new_cards[seat]),
        "skips": int(lane(table.skips, seat, 4)),
        "pledged": _lanes(config, table.pledged[seat], 8),
        "points": points,
    }


def _ids(config: Config, bag: Bag) -> list[str]:
    return [config.cards.ids[card] for card in cards.cards_in(bag)]


def _seats(config: Config, seats: i64) -> list[int]:
    return [seat for seat in range(int(config.seats)) if has(seats, seat)]


def _seat_or_none(seat: Seat) -> int | None:
    return None if seat == moves.NO_SEAT else int(seat)


def _lanes(config: Config, packed: i64, width: i64) -> list[int]:
    return [int(lane(packed, seat, width)) for seat in range(config.seats)]


def _known(config: Config, row: i64, seats: i64) -> KnownCard:
    return {"card": config.cards.ids[knowledge.CARD_OF_ROW[row]], "seats": _seats(config, seats)}


def _answer(config: Config, table: Table, answer: i64) -> str | None:
    """A sealed answer; a ballot tells elsewhere how far it is filled in."""
    if answer == moves.NO_ANSWER or table.phase == phase.BALLOT:
        return None
    return moves.move_text(config.cards, QUESTIONS[table.phase].kind | answer)


def _trade(config: Config, trade: Trade) -> TradeTerms:
    asked = _ids(config, trade.ask_hand)
    for _ in range(trade.any_condottieri):
        asked.append("any_condottiere")
    for _ in range(trade.any_deaths):
        asked.append("any_death")
    return {
        "offerer": int(trade.offerer),
        "partner": int(trade.partner),
        "counter": trade.counter,
        "gives": _ids(config, trade.give_open),
        "gives_cards": _ids(config, trade.give_hand),
        "gives_ducats": int(trade.give_ducats),
        "asks": _ids(config, trade.ask_open),
        "asks_cards": asked,
        "asks_ducats": int(trade.ask_ducats),
        "picked": _ids(config, trade.picked),
    }


def _price(price: i64) -> PriceId:
    return cast(PriceId, payment.IDS[price])


def _amount(price: i64, amount: i64) -> int | None:
    return None if price == payment.OFFICE else int(amount)


def _office(config: Config, price: i64, amount: i64) -> str | None:
    return config.cards.ids[amount] if price == payment.OFFICE else None


def _pledge(config: Config, pledge: Pledge) -> PledgeData:
    return {
        "price": _price(pledge.price),
        "amount": _amount(pledge.price, pledge.amount),
        "card": _office(config, pledge.price, pledge.amount),
        "offerer": int(pledge.offerer),
        "voter": int(pledge.voter),
        "payer": int(pledge.payer),
        "candidate": _seat_or_none(pledge.candidate),
        "votes": int(pledge.votes),
    }


def _promise(config: Config, due: i64) -> PromiseData:
    price = deals.promise_price(due)
    return {
        "price": _price(price),
        "amount": _amount(price, deals.promise_amount(due)),
        "card": _office(config, price, deals.promise_amount(due)),
        "candidate": int(deals.promise_candidate(due)),
        "voter": int(deals.promise_voter(due)),
        "payer": int(deals.promise_payer(due)),
    }
