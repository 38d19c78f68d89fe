"""All answers to the question of the moment, in order. Looks at nothing that the asked seat cannot see."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.types import Moves, Seat
from curia.games.borgia import distribution, effects, election, market, opening, pledging, seizing, trading
from curia.games.borgia.cards import (
    ACCUSATION,
    ACCUSATIONS,
    ANY_DEATH,
    ARTISTS,
    ASSASSIN,
    ASSASSINS,
    CONDOTTIERI,
    DOCTOR_ONE,
    FIELD,
    FIRST_CONDOTTIERE,
    MARRIAGE,
    MARRIAGE_ONE,
    NOWHERE,
    OFFICES,
    OPEN_END,
    POISON,
    POISONS,
    SAVONAROLA,
    SAVONAROLA_ONE,
    SPIES,
    SPY,
    Bag,
    first,
    home_of,
)
from curia.games.borgia.config import Config
from curia.games.borgia.deals import CARDINALS_PRICE, DUCATS_IF_ELECTED, DUCATS_NOW, OFFICE, Pledge, Trade
from curia.games.borgia.housing import all_housed, free_places, means, new_card
from curia.games.borgia.moves import (
    ANSWER,
    ASK,
    ASK_DUCATS,
    BID,
    BUY_VOTES,
    CANDIDATE,
    CONSENT_MOVE,
    DOCTOR_MOVE,
    DONE,
    ELECT,
    ENOUGH,
    FEE_MOVE,
    GIVE,
    GIVE_DUCATS,
    GO_ON,
    HIRE_MOVE,
    HOME_TARGET,
    KEEP,
    LAY_MOVE,
    MARKET_MOVE,
    NOTHING,
    OFFER,
    OUT,
    PICK_MOVE,
    PILE_SEAT,
    PLAY_MOVE,
    REHOUSE,
    RESHUFFLE_MOVE,
    SAY,
    SEIZE_MOVE,
    SELL,
    VOTES,
    give_office,
    house,
    play,
    price,
    vote,
)
from curia.games.borgia.state import (
    ACCUSE,
    ASSIGN,
    AUCTION,
    BALLOT,
    CARDINALS,
    CONSENT,
    DOCTOR_ANSWER,
    FEE,
    GIFT,
    HAND_OUT,
    HIRE,
    LAST_WORD,
    LAY,
    MARKET,
    MOMENT,
    NAME_OUT,
    NO_DRAFT,
    OFFERS,
    PICK,
    PLACE,
    PLAY,
    PLEDGE,
    PLEDGE_ANSWER,
    PLEDGE_CANDIDATE,
    PLEDGE_VOTES,
    REDRAW,
    RESHUFFLE,
    SEIZE,
    TRADE_ANSWER,
    TRADE_ASK,
    TRADE_GIVE,
    BorgiaState,
)


def question(state: BorgiaState) -> i64:
    """What is asked: a link of a private answer, or what the table shows."""
    if state.draft != NO_DRAFT:
        return state.draft
    return state.table.phase


def legal_moves(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    asked = question(state)
    table = state.table
    if asked == MOMENT:
        return _moment(config, state, seat)
    if asked == AUCTION:
        return _bids(state, seat)
    if asked == PLACE:
        return _places(state, seat)
    if asked == PLAY:
        return _plays(config, state, seat)
    if asked == BALLOT:
        return _ballot(config, state, seat)
    if asked == HIRE:
        return _hires(config, state, seat)
    if asked == SEIZE:
        return _seizures(config, state, seat)
    if asked == FEE:
        return _one_or_two(FEE_MOVE, means(state, seat) >= config.cards.fee[new_card(table, seat)])
    if asked == MARKET:
        return _one_or_two(MARKET_MOVE, may_spy_on_market(state, seat))
    if asked == PLEDGE:
        return _pledge_turn(config, state, seat)
    if asked == DOCTOR_ANSWER:
        return _one_or_two(DOCTOR_MOVE, has_doctor(config, state, seat))
    if asked == REDRAW:
        return _one_or_two(KEEP, opening.has_three_alike(state.hand[seat]))
    if asked == CONSENT:
        return _one_or_two(CONSENT_MOVE, True)
    if asked == ACCUSE:
        return _one_or_two(SAY, True)
    if asked == RESHUFFLE:
        return _one_or_two(RESHUFFLE_MOVE, True)
    if asked == LAY:
        return _each(LAY_MOVE, table.to_lay)
    if asked == GIFT:
        return _gift(config, state)
    if asked == ASSIGN:
        return _to_seats(lowest(table.gathered), distribution.seats_due(config, table))
    if asked == HAND_OUT:
        takers = config.everyone
        if not config.pope_keeps_offices:
            takers &= ~bit(table.pope)
        return _to_seats(lowest(table.gathered), takers)
    if asked == NAME_OUT:
        return _each(OUT, election.last_candidates(table))
    if asked == LAST_WORD:
        return _each(ELECT, table.candidates)
    if asked == CARDINALS:
        return distribution.cardinal_splits(config, table)
    making = state.making
    if making is not None:
        if asked == TRADE_GIVE:
            return _gives(state, making)
        if asked == TRADE_ASK:
            return _asks(config, state, making)
    trade = state.trade
    if trade is not None:
        if asked == TRADE_ANSWER:
            return _trade_answer(config, state, trade)
        if asked == PICK:
            return cards_of(PICK_MOVE, trading.pickable(state, trade))
    pledge = state.pledge
    assert pledge is not None
    if asked == PLEDGE_ANSWER:
        return _one_or_two(ANSWER, pledging.can_accept_pledge(state, pledge))
    if asked == PLEDGE_CANDIDATE:
        return _each(CANDIDATE, candidates_with_price(config, state, pledge))
    if asked == PLEDGE_VOTES:
        return _range(VOTES, 1, pledging.free_votes(config, table, pledge.voter))
    return _prices(config, state, pledge)


# Small lists ------------------------------------------------------------


def _one_or_two(kind: i64, second: bool) -> Moves:
    if second:
        return vec[i64]([kind, kind | 1])
    return vec[i64]([kind])


def _each(kind: i64, numbers: i64) -> Moves:
    """A move of the kind for each member of a set."""
    moves = vec[i64](capacity=12)
    while numbers != 0:
        moves = append(moves, kind | lowest(numbers))
        numbers &= numbers - 1
    return moves


def cards_of(kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in a bag."""
    moves = vec[i64](capacity=12)
    while bag != 0:
        card = first(bag)
        moves = append(moves, kind | card)
        bag &= ~FIELD[card]
    return moves


def _range(kind: i64, least: i64, most: i64) -> Moves:
    moves = vec[i64](capacity=64)
    while least <= most:
        moves = append(moves, kind | least)
        least += 1
    return moves


def _to_seats(office: i64, seats: i64) -> Moves:
    return _each(give_office(office, 0), seats)


def _gift(config: Config, state: BorgiaState) -> Moves:
    """Any player but the Pope and the former owner, or the pile (§6.30)."""
    table = state.table
    takers = config.everyone & ~bit(table.pope) & ~bit(table.turn)
    return _to_seats(lowest(table.gathered), takers | bit(PILE_SEAT))


# Phases ------------------------------------------------------------


def _moment(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    table = state.table
    moves = vec[i64](capacity=8)
    moves = append(moves, GO_ON)
    if market.can_rehouse(table):
        moves = append(moves, REHOUSE)
    if table.offers < OFFERS:
        for other in range(config.seats):
            if other != seat:
                moves = append(moves, OFFER | other)
    return moves


def may_spy_on_market(state: BorgiaState, seat: Seat) -> bool:
    """With a Spy, unless Savonarola bars the Pope (§4.15, §4.18)."""
    return state.hand[seat] & SPIES != 0 and not effects.is_barred(state, seat)


def has_doctor(config: Config, state: BorgiaState, seat: Seat) -> bool:
    return state.hand[seat] & DOCTOR_ONE != 0 and means(state, seat) >= config.cards.doctor_cost


def _bids(state: BorgiaState, seat: Seat) -> Moves:
    """Pass, or more than the highest bid so far; the opening bid of 0 is written like a pass (B19)."""
    table = state.table
    moves = vec[i64](capacity=128)
    moves = append(moves, BID)
    amount = table.bid + 1
    most = state.ducats[seat]
    while amount <= most:
        moves = append(moves, BID | amount)
        amount += 1
    return moves


def _places(state: BorgiaState, seat: Seat) -> Moves:
    card = new_card(state.table, seat)
    return append(_each(house(card, 0), free_places(state.table, seat, card)), house(card, NOWHERE))


def _plays(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    table = state.table
    hand = state.hand[seat]
    moves = vec[i64](capacity=16)
    if effects.is_barred(state, seat):
        if hand & ASSASSINS != 0:
            moves = append(moves, play(ASSASSIN, SAVONAROLA))
        return append(moves, PLAY_MOVE | ENOUGH)
    reachable = effects.reachable(config, state, seat)
    if hand & SPIES != 0:
        moves = _targets(moves, play(SPY, 0), reachable & ~bit(seat))
    if hand & POISONS != 0:
        moves = _targets(moves, play(POISON, 0), poisonable(config, state, reachable))
        if table.spouses != 0:
            moves = append(moves, play(POISON, MARRIAGE))
    if hand & ASSASSINS != 0:
        moves = _targets(moves, play(ASSASSIN, 0), owned_by(config, state, reachable) & OFFICES)
        if table.spouses != 0:
            moves = append(moves, play(ASSASSIN, MARRIAGE))
        if table.savonarola:
            moves = append(moves, play(ASSASSIN, SAVONAROLA))
    if hand & MARRIAGE_ONE != 0:
        moves = _targets(moves, play(MARRIAGE, 0), config.everyone & ~bit(seat))
    if hand & SAVONAROLA_ONE != 0 and seat != table.pope and has(reachable, table.pope):
        moves = append(moves, play(SAVONAROLA, 0))
    if hand & ACCUSATIONS != 0 and effects.may_accuse(config, state, seat):
        moves = append(moves, play(ACCUSATION, 0))
    return append(moves, PLAY_MOVE | ENOUGH)


def _targets(moves: Moves, kind: i64, numbers: i64) -> Moves:
    while numbers != 0:
        moves = append(moves, kind | lowest(numbers))
        numbers &= numbers - 1
    return moves


def owned_by(config: Config, state: BorgiaState, seats: i64) -> Bag:
    """All open cards of some seats."""
    cards: i64 = 0
    for seat in range(config.seats):
        if has(seats, seat):
            cards |= state.table.owned[seat]
    return cards


def poisonable(config: Config, state: BorgiaState, reachable: i64) -> Bag:
    cards = owned_by(config, state, reachable) & (ARTISTS | OFFICES)
    if config.poison_unhoused_only:
        cards &= ~all_housed(state.table)
    return cards


def _seizures(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    table = state.table
    open_to = seizing.others(config, state, seat)
    cards: i64 = 0
    homes: i64 = 0
    for other in range(config.seats):
        if has(open_to, other):
            cards |= seizing.targets_of(config, state, other, means(state, seat))
            if table.housed[home_of(other)] != 0:
                homes |= bit(other)
    moves = _targets(_each(SEIZE_MOVE, cards), SEIZE_MOVE | HOME_TARGET, homes)
    return append(moves, SEIZE_MOVE | NOTHING)


def hirable(state: BorgiaState, seat: Seat) -> i64:
    """The Condottieri the seat may use: none if Savonarola bars the attacking Pope (§7.13)."""
    if seat == state.table.active and effects.is_barred(state, seat):
        return 0
    return (state.hand[seat] & CONDOTTIERI) >> FIRST_CONDOTTIERE


def _hires(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    """Every set of Condottieri that can be paid (§7.11)."""
    hand = hirable(state, seat)
    ducats = seizing.means_to_hire(config, state, seat)
    moves = vec[i64](capacity=8)
    subset: i64 = 0
    while True:
        if pay_of(config, subset) <= ducats:
            moves = append(moves, HIRE_MOVE | subset)
        subset = (subset - hand) & hand
        if subset == 0:
            return moves


def pay_of(config: Config, hired: i64) -> i64:
    pay: i64 = 0
    while hired != 0:
        pay += config.cards.pay[FIRST_CONDOTTIERE + lowest(hired)]
        hired &= hired - 1
    return pay


# Trades ------------------------------------------------------------


def _gives(state: BorgiaState, trade: Trade) -> Moves:
    moves = cards_of(GIVE, trading.givable(state, trade))
    ducats: i64 = 0
    most = state.ducats[trade.offerer]
    while ducats <= most:
        moves = append(moves, GIVE_DUCATS | ducats)
        ducats += 1
    return moves


def _asks(config: Config, state: BorgiaState, trade: Trade) -> Moves:
    moves = cards_of(ASK, trading.askable(state, trade))
    for card in range(OPEN_END, ANY_DEATH + 1):
        if trading.may_ask_hand_card(state, trade, card):
            moves = append(moves, ASK | card)
    ducats = trading.least_ducats_asked(config, state, trade)
    most = config.most_ducats(state.table.round)
    while ducats <= most:
        moves = append(moves, ASK_DUCATS | ducats)
        ducats += 1
    return moves


def _trade_answer(config: Config, state: BorgiaState, trade: Trade) -> Moves:
    moves = _one_or_two(ANSWER, trading.can_accept(config, state, trade))
    if not trade.counter:
        moves = append(moves, ANSWER | 2)
    return moves


# Elections ------------------------------------------------------------


def _pledge_turn(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    moves = vec[i64](capacity=12)
    moves = append(moves, DONE)
    if pledging.can_sell(config, state, seat):
        for other in range(config.seats):
            if other != seat:
                moves = append(moves, SELL | other)
    if pledging.can_buy(config, state, seat):
        for other in range(config.seats):
            if other != seat and pledging.can_sell(config, state, other):
                moves = append(moves, BUY_VOTES | other)
    return moves


def candidates_with_price(config: Config, state: BorgiaState, pledge: Pledge) -> i64:
    """Candidates for whom the payer has a price: without ducats only the payer, by an office or cardinals."""
    table = state.table
    if pledging.most_ducats_in_price(config, state, pledge) > 0:
        return table.candidates
    return bit(pledge.payer)


def _prices(config: Config, state: BorgiaState, pledge: Pledge) -> Moves:
    most = pledging.most_ducats_in_price(config, state, pledge)
    moves = vec[i64](capacity=128)
    for kind in (DUCATS_NOW, DUCATS_IF_ELECTED):
        amount: i64 = 1
        while amount <= most:
            moves = append(moves, price(kind, amount))
            amount += 1
    if pledge.payer == pledge.candidate:
        moves = _targets(moves, price(OFFICE, 0), pledging.unpromised_offices(state.table, pledge.payer))
        for amount in range(1, pledging.unpromised_cardinals(config, state.table, pledge.payer) + 1):
            moves = append(moves, price(CARDINALS_PRICE, amount))
    return moves


def _ballot(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    """Votes for the next candidate; in the last ballot all or none (§10.20)."""
    table = state.table
    candidate = election.candidate_at(config, table, seat, state.answers[seat])
    most = election.votes_left(config, state, seat)
    if table.last_ballot:
        return vec[i64]([vote(0, candidate), vote(most, candidate)])
    return _range(vote(0, candidate), election.least_votes(table, seat, candidate), most)
