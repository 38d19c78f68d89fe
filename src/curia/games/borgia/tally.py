"""What a viewer of Borgia can add up: votes, points, incomes, powers, and how far an auction or election has come."""

from typing import Final

from mypy_extensions import i64

from curia.core.bits import bit, has, lowest, mixed, popcount
from curia.core.types import OBSERVER, Seat
from curia.games.borgia import cards, housing, knowledge, limits, moves, phase, pledging, seizing, trading
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.election import candidate_at, income_of, points_of, total_points
from curia.games.borgia.pledging import free_votes, votes_of
from curia.games.borgia.schema_types import (
    AccusationTally,
    AuctionTally,
    ComingPoints,
    ConclaveTally,
    DealingTally,
    HiredTally,
    IncomeTally,
    SeatTally,
    SeizureTally,
    Tally,
    TownTally,
    VoteTally,
)
from curia.games.borgia.state import BorgiaState, Table, filled, lane
from curia.games.borgia.view import HIDDEN, BorgiaView

_ANY_MEANS: Final = 1 << 30


def tally(config: Config, view: BorgiaView) -> Tally:
    table = view.table
    state = _with_holes(config, view)
    seats: list[SeatTally] = []
    for seat in range(config.seats):
        seats.append(_seat(config, view, state, seat))
    return {
        "seats": seats,
        "conclave": _conclave(config, view),
        "auction": _auction(config, table),
        "seizure": _seizure(config, state),
        "accusation": _accusation(config, table),
        "dealing": _dealing(config, view),
        "voting_order": _voting_order(config, view),
        "market_size": int(config.market_size),
        "family_income": int(config.cards.family_income) if table.round < limits.ROUNDS else 0,
    }


def tally_key(view: BorgiaView) -> int:
    """Of all that `tally` reads of a view."""
    table = view.table
    key = mixed(table.phase, view.answer)
    for number in (table.round, table.active, table.pope, table.card, table.target, table.bid, table.bidder):
        key = mixed(key, number)
    for number in (table.yes, table.no, table.ballot, i64(table.last_ballot), table.candidates):
        key = mixed(key, number)
    key = mixed(key, i64(_can_deal(view)))
    if _can_deal(view):
        key = mixed(key, view.hand[view.seat])
        for number in (table.gone, table.pile, table.spouses, i64(table.savonarola)):
            key = mixed(key, number)
        for column in (view.known, table.promises):
            for number in column:
                key = mixed(key, number)
    for column in (
        table.owned,
        table.housed,
        table.cardinals,
        table.points,
        table.aside,
        table.pledged,
        view.ducats,
        view.ballots,
    ):
        for number in column:
            key = mixed(key, number)
    return int(key)


def _with_holes(config: Config, view: BorgiaView) -> BorgiaState:
    """The view in the form that the rules read. HIDDEN stands for what the viewer does not know."""
    answers = filled(config.seats, moves.NO_ANSWER)
    return BorgiaState(view.table, view.hand, view.ducats, answers, view.ballots, view.known)


# Seats ------------------------------------------------------------


def _seat(config: Config, view: BorgiaView, state: BorgiaState, seat: Seat) -> SeatTally:
    table = view.table
    owned = table.owned[seat]
    points = int(total_points(table.points[seat]))
    parts: dict[str, int] = {}
    for i in range(len(config.part_ids)):
        parts[config.part_ids[i]] = int(lane(table.points[seat], i, 12))
    loose = housing.unhoused(table, seat)
    return {
        "points": points,
        "open": points,
        "parts": parts,
        "coming": _coming(config, state, seat),
        "votes": _votes(config, table, seat),
        "income": _income(config, owned),
        "means": _means(config, state, seat),
        "towns": _towns(config, state, seat),
        "unprotected": _ids(config, loose & ~cards.MINORS),
        "unhoused": _ids(config, loose & cards.MINORS),
        "targets": _targets(config, state, seat),
        "artists": _artists(config, state, seat),
        "attack": int(seizing.attack_without_condottieri(config, state, seat)),
        "hired": _hired(config, view, seat),
    }


def _ids(config: Config, bag: Bag) -> list[str]:
    return [config.cards.ids[card] for card in cards.cards_in(bag)]


def _coming(config: Config, state: BorgiaState, seat: Seat) -> ComingPoints | None:
    """What the count of this round would add now, but for the papacy (§12.2, §12.4, §12.7)."""
    table = state.table
    if table.phase == phase.OVER:
        return None
    owned = table.owned[seat]
    towns = int(points_of(config, owned & cards.TOWNS))
    artists = int(points_of(config, owned & cards.ARTISTS))
    offices = int(points_of(config, owned & cards.OFFICES))
    coming: ComingPoints = {"ducats": None, "towns": towns, "artists": artists, "total": None}
    if config.cards.offices_have_points:
        coming["offices"] = offices
    if state.ducats[seat] != HIDDEN:
        fortune = state.ducats[seat]
        if table.ballot == 0:
            fortune += income_of(config, owned)
        ducats = int(fortune // 10)
        coming["ducats"] = ducats
        coming["total"] = ducats + towns + artists + offices
    return coming


def _votes(config: Config, table: Table, seat: Seat) -> VoteTally:
    total = int(votes_of(config, table, seat))
    cardinals = 3 * int(table.cardinals[seat])
    free = int(free_votes(config, table, seat))
    return {"cardinals": cardinals, "offices": total - cardinals, "total": total, "free": free}


def _income(config: Config, owned: Bag) -> IncomeTally:
    towns = int(income_of(config, owned & cards.TOWNS))
    offices = int(income_of(config, owned & cards.OFFICES))
    return {"towns": towns, "offices": offices, "total": towns + offices}


def _means(config: Config, state: BorgiaState, seat: Seat) -> int | None:
    if state.ducats[seat] == HIDDEN:
        return None
    if state.table.phase == phase.HIRE:
        return int(seizing.means_to_hire(config, state, seat))
    return int(housing.means(state, seat))


def _towns(config: Config, state: BorgiaState, seat: Seat) -> dict[str, TownTally]:
    """The power of each town and of the home town, and of what adds to it."""
    found: dict[str, TownTally] = {}
    for town in cards.cards_in(state.table.owned[seat] & cards.TOWNS):
        found[config.cards.ids[town]] = _town(config, state, town, town, config.cards.power[town])
    home = cards.home_of(seat)
    found[housing.place_id(config, home)] = _town(
        config, state, home, moves.HOME_TARGET + seat, config.cards.home_power
    )
    return found


def _town(config: Config, state: BorgiaState, place: i64, target: i64, own_power: i64) -> TownTally:
    parts: dict[str, int] = {housing.place_id(config, place): int(own_power)}
    for card in cards.cards_in(state.table.housed[place]):
        if config.cards.power[card] != 0:
            parts[config.cards.ids[card]] = int(config.cards.power[card])
    return {"power": int(seizing.defence_without_condottieri(config, state, target)), "parts": parts}


def _targets(config: Config, state: BorgiaState, seat: Seat) -> dict[str, int]:
    """What could be seized from the seat, with its defence (§7.2, §7.4)."""
    found: dict[str, int] = {}
    for card in cards.cards_in(seizing.targets_of(config, state, seat, _ANY_MEANS)):
        found[config.cards.ids[card]] = int(seizing.defence_without_condottieri(config, state, card))
    if state.table.housed[cards.home_of(seat)] != 0:
        home = moves.HOME_TARGET + seat
        found[seizing.target_id(config, home)] = int(seizing.defence_without_condottieri(config, state, home))
    return found


def _artists(config: Config, state: BorgiaState, seat: Seat) -> dict[str, str]:
    """The artists in what could be seized: whoever takes it is asked for their fees (§7.27)."""
    found: dict[str, str] = {}
    for town in cards.cards_in(state.table.owned[seat] & cards.TOWNS):
        _add_artist(config, found, config.cards.ids[town], state.table.housed[town])
    home = seizing.target_id(config, moves.HOME_TARGET + seat)
    _add_artist(config, found, home, state.table.housed[cards.home_of(seat)])
    return found


def _add_artist(config: Config, found: dict[str, str], target: str, housed: Bag) -> None:
    artists = housed & cards.ARTISTS
    if artists != 0:
        found[target] = config.cards.ids[lowest(artists)]


def _hired(config: Config, view: BorgiaView, seat: Seat) -> HiredTally | None:
    """The Condottieri of the own sealed answer."""
    if view.table.phase != phase.HIRE or seat != view.seat or view.answer == moves.NO_ANSWER:
        return None
    power: i64 = 0
    pay: i64 = 0
    for i in range(8):
        if has(view.answer, i):
            power += config.cards.power[cards.FIRST_CONDOTTIERE + i]
            pay += config.cards.pay[cards.FIRST_CONDOTTIERE + i]
    return {"power": int(power), "pay": int(pay)}


# What is going on ------------------------------------------------------------


def _conclave(config: Config, view: BorgiaView) -> ConclaveTally:
    """All votes and how many elect (§10.7); before a ballot is counted also what each candidate is sure of."""
    table = view.table
    total: i64 = 0
    for seat in range(config.seats):
        total += votes_of(config, table, seat)
    data: ConclaveTally = {"total": int(total), "needed": int(total // 2 + 1), "sure": None, "left": None}
    if table.ballot != 0 and table.phase != phase.NAME_OUT and table.phase != phase.LAST_WORD:
        sure: list[int] = []
        for candidate in range(config.seats):
            votes = _sure_votes(config, view, candidate)
            total -= votes
            sure.append(int(votes))
        data["sure"] = sure
        data["left"] = int(total)
    return data


def _voting_order(config: Config, view: BorgiaView) -> list[int]:
    if view.seat == OBSERVER:
        return []
    table = view.table
    return [int(candidate_at(config, table, view.seat, number)) for number in range(popcount(table.candidates))]


def _sure_votes(config: Config, view: BorgiaView, candidate: Seat) -> i64:
    """Votes for a candidate that the viewer knows of: cast if it knows them, otherwise pledged."""
    sure: i64 = 0
    for voter in range(config.seats):
        votes = lane(view.table.pledged[voter], candidate, 8)
        if view.ballots[voter] != HIDDEN:
            votes = max(votes, lane(view.ballots[voter], candidate, 8))
        sure += votes
    return sure


def _auction(config: Config, table: Table) -> AuctionTally | None:
    if table.phase != phase.AUCTION:
        return None
    least: i64 = 0
    if table.bidder != moves.NO_SEAT:
        least = table.bid + 1
    return {"fee": int(config.cards.fee[table.card]), "least": int(least)}


def _seizure(config: Config, state: BorgiaState) -> SeizureTally | None:
    """The two sides while Condottieri are chosen, without them."""
    table = state.table
    if table.phase != phase.HIRE:
        return None
    return {
        "attacker": int(table.active),
        "defender": int(seizing.defender_of(config, table)),
        "target": seizing.target_id(config, table.target),
        "attack": int(seizing.attack_without_condottieri(config, state, table.active)),
        "defence": int(seizing.defence_without_condottieri(config, state, table.target)),
        "equal_wins": seizing.wins_ties(table.target),
    }


def _can_deal(view: BorgiaView) -> bool:
    """Whether the viewer may offer a trade or a pledge now, or answer one with another."""
    table = view.table
    if view.seat == OBSERVER or not has(table.asked, view.seat):
        return False
    return table.phase == phase.MOMENT or table.phase == phase.TRADE_ANSWER or table.phase == phase.PLEDGE


def _dealing(config: Config, view: BorgiaView) -> DealingTally | None:
    if not _can_deal(view):
        return None
    table = view.table
    tradable: list[list[str]] = []
    may_hold: list[dict[str, int]] = []
    offices: list[list[str]] = []
    cardinals: list[int] = []
    for seat in range(config.seats):
        tradable.append(_ids(config, trading.tradable(table, seat)))
        may_hold.append({} if seat == view.seat else _may_hold(config, view, seat))
        offices.append(_ids(config, pledging.unpromised_offices(table, seat)))
        cardinals.append(int(pledging.unpromised_cardinals(config, table, seat)))
    return {
        "tradable": tradable,
        "may_hold": may_hold,
        "most_ducats": int(config.most_ducats(table.round)),
        "offices": offices,
        "cardinals": cardinals,
    }


def _may_hold(config: Config, view: BorgiaView, seat: Seat) -> dict[str, int]:
    """Of each hand card as many as are not known to be elsewhere: in the own hand, the pile, gone, or with others."""
    table = view.table
    found: dict[str, int] = {}
    elsewhere = bit(seat) ^ (bit(config.seats) - 1)
    for card in range(cards.FIRST_CONDOTTIERE, cards.CARD_COUNT):
        left = knowledge.copies_in_game(card) - cards.count(view.hand[view.seat], card)
        left -= cards.count(table.pile, card) + cards.count(table.gone, card)
        for row in range(knowledge.FIRST_ROW[card], knowledge.FIRST_ROW[card] + knowledge.copies_in_game(card)):
            if view.known[row] != 0 and view.known[row] & ~elsewhere == 0:
                left -= 1
        if (card == cards.SAVONAROLA and table.savonarola) or (card == cards.MARRIAGE and table.spouses != 0):
            left -= 1
        if left > 0:
            found[config.cards.ids[card]] = int(left)
    return found


def _accusation(config: Config, table: Table) -> AccusationTally | None:
    """The cardinals that have said yes and no, and those that are still to speak (§6.53)."""
    if table.phase != phase.ACCUSE:
        return None
    left = -table.yes - table.no
    for seat in range(config.seats):
        if seat != table.pope:
            left += table.cardinals[seat]
    return {"yes": int(table.yes), "no": int(table.no), "left": int(left)}
