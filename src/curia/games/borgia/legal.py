"""All answers to the question of the moment, in order. Looks at nothing that the asked seat cannot see."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, lowest
from curia.core.types import Moves, Seat
from curia.games.borgia import (
    cards,
    deals,
    distribution,
    effects,
    election,
    housing,
    limits,
    market,
    moves,
    opening,
    payment,
    phase,
    pledging,
    seizing,
    trading,
)
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.state import BorgiaState


def question(state: BorgiaState) -> i64:
    """What is asked: a link of a private answer, or what the table shows."""
    if state.draft != deals.NO_DRAFT:
        return state.draft
    return state.table.phase


def legal_moves(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    asked = question(state)
    table = state.table
    if asked == phase.MOMENT:
        return _moment(config, state, seat)
    if asked == phase.AUCTION:
        return _bids(state, seat)
    if asked == phase.PLACE:
        return _places(state, seat)
    if asked == phase.PLAY:
        return _plays(config, state, seat)
    if asked == phase.BALLOT:
        return _ballot(config, state, seat)
    if asked == phase.HIRE:
        return _hires(config, state, seat)
    if asked == phase.SEIZE:
        return _seizures(config, state, seat)
    if asked == phase.FEE:
        return _one_or_two(moves.FEE, housing.means(state, seat) >= config.cards.fee[housing.new_card(table, seat)])
    if asked == phase.MARKET:
        return _one_or_two(moves.MARKET, may_spy_on_market(state, seat))
    if asked == phase.PLEDGE:
        return _pledge_turn(config, state, seat)
    if asked == phase.DOCTOR:
        return _one_or_two(moves.DOCTOR, has_doctor(config, state, seat))
    if asked == phase.REDRAW:
        return _one_or_two(moves.KEEP, opening.has_three_alike(state.hand[seat]))
    if asked == phase.CONSENT:
        return _one_or_two(moves.CONSENT, True)
    if asked == phase.ACCUSE:
        return _one_or_two(moves.SAY, True)
    if asked == phase.RESHUFFLE:
        return _one_or_two(moves.RESHUFFLE, True)
    if asked == phase.LAY:
        return _each(moves.LAY, table.to_lay)
    if asked == phase.GIFT:
        return _gift(config, state)
    if asked == phase.ASSIGN:
        return _to_seats(lowest(table.gathered), distribution.seats_due(config, table))
    if asked == phase.HAND_OUT:
        takers = config.everyone
        if not config.pope_keeps_offices:
            takers &= ~bit(table.pope)
        return _to_seats(lowest(table.gathered), takers)
    if asked == phase.NAME_OUT:
        return _each(moves.OUT, election.last_candidates(table))
    if asked == phase.LAST_WORD:
        return _each(moves.ELECT, table.candidates)
    if asked == phase.CARDINALS:
        return distribution.cardinal_splits(config, table)
    making = state.making
    if making is not None:
        if asked == phase.TRADE_GIVE:
            return _gives(state, making)
        if asked == phase.TRADE_ASK:
            return _asks(config, state, making)
    trade = state.trade
    if trade is not None:
        if asked == phase.TRADE_ANSWER:
            return _trade_answer(config, state, trade)
        if asked == phase.PICK:
            return cards_of(moves.PICK, trading.pickable(state, trade))
    pledge = state.pledge
    assert pledge is not None
    if asked == phase.PLEDGE_ANSWER:
        return _one_or_two(moves.ANSWER, pledging.can_accept_pledge(state, pledge))
    if asked == phase.PLEDGE_CANDIDATE:
        return _each(moves.CANDIDATE, candidates_with_price(config, state, pledge))
    if asked == phase.PLEDGE_VOTES:
        return _range(moves.VOTES, 1, pledging.free_votes(config, table, pledge.voter))
    return _prices(config, state, pledge)


# Small lists ------------------------------------------------------------


def _one_or_two(kind: i64, second: bool) -> Moves:
    if second:
        return vec[i64]([kind, kind | 1])
    return vec[i64]([kind])


def _each(kind: i64, numbers: i64) -> Moves:
    """A move of the kind for each member of a set."""
    answers = vec[i64](capacity=12)
    while numbers != 0:
        answers = append(answers, kind | lowest(numbers))
        numbers &= numbers - 1
    return answers


def cards_of(kind: i64, bag: Bag) -> Moves:
    """A move of the kind for each different card in a bag."""
    answers = vec[i64](capacity=12)
    while bag != 0:
        card = cards.first(bag)
        answers = append(answers, kind | card)
        bag &= ~cards.FIELD[card]
    return answers


def _range(kind: i64, least: i64, most: i64) -> Moves:
    answers = vec[i64](capacity=64)
    while least <= most:
        answers = append(answers, kind | least)
        least += 1
    return answers


def _to_seats(office: i64, seats: i64) -> Moves:
    return _each(moves.give_office(office, 0), seats)


def _gift(config: Config, state: BorgiaState) -> Moves:
    """Any player but the Pope and the former owner, or the pile (§6.30)."""
    table = state.table
    takers = config.everyone & ~bit(table.pope) & ~bit(table.turn)
    return _to_seats(lowest(table.gathered), takers | bit(moves.PILE_SEAT))


# Phases ------------------------------------------------------------


def _moment(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    table = state.table
    answers = vec[i64](capacity=8)
    answers = append(answers, moves.GO_ON)
    if market.can_rehouse(table):
        answers = append(answers, moves.REHOUSE)
    if table.offers < limits.OFFERS:
        for other in range(config.seats):
            if other != seat:
                answers = append(answers, moves.OFFER | other)
    return answers


def may_spy_on_market(state: BorgiaState, seat: Seat) -> bool:
    """With a Spy, unless Savonarola bars the Pope (§4.15, §4.18)."""
    return state.hand[seat] & cards.SPIES != 0 and not effects.is_barred(state, seat)


def has_doctor(config: Config, state: BorgiaState, seat: Seat) -> bool:
    return state.hand[seat] & cards.DOCTOR_ONE != 0 and housing.means(state, seat) >= config.cards.doctor_cost


def _bids(state: BorgiaState, seat: Seat) -> Moves:
    """Pass, or more than the highest bid so far; the opening bid of 0 is written like a pass (B19)."""
    table = state.table
    answers = vec[i64](capacity=128)
    answers = append(answers, moves.BID)
    amount = table.bid + 1
    most = state.ducats[seat]
    while amount <= most:
        answers = append(answers, moves.BID | amount)
        amount += 1
    return answers


def _places(state: BorgiaState, seat: Seat) -> Moves:
    card = housing.new_card(state.table, seat)
    return append(
        _each(moves.house(card, 0), housing.free_places(state.table, seat, card)), moves.house(card, cards.NOWHERE)
    )


def _plays(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    table = state.table
    hand = state.hand[seat]
    answers = vec[i64](capacity=16)
    if effects.is_barred(state, seat):
        if hand & cards.ASSASSINS != 0:
            answers = append(answers, moves.play(cards.ASSASSIN, cards.SAVONAROLA))
        return append(answers, moves.PLAY | moves.ENOUGH)
    reachable = effects.reachable(config, state, seat)
    if hand & cards.SPIES != 0:
        answers = _targets(answers, moves.play(cards.SPY, 0), reachable & ~bit(seat))
    if hand & cards.POISONS != 0:
        answers = _targets(answers, moves.play(cards.POISON, 0), poisonable(config, state, reachable))
        if table.spouses != 0:
            answers = append(answers, moves.play(cards.POISON, cards.MARRIAGE))
    if hand & cards.ASSASSINS != 0:
        answers = _targets(answers, moves.play(cards.ASSASSIN, 0), owned_by(config, state, reachable) & cards.OFFICES)
        if table.spouses != 0:
            answers = append(answers, moves.play(cards.ASSASSIN, cards.MARRIAGE))
        if table.savonarola:
            answers = append(answers, moves.play(cards.ASSASSIN, cards.SAVONAROLA))
    if hand & cards.MARRIAGE_ONE != 0:
        answers = _targets(answers, moves.play(cards.MARRIAGE, 0), config.everyone & ~bit(seat))
    if hand & cards.SAVONAROLA_ONE != 0 and seat != table.pope and has(reachable, table.pope):
        answers = append(answers, moves.play(cards.SAVONAROLA, 0))
    if hand & cards.ACCUSATIONS != 0 and effects.may_accuse(config, state, seat):
        answers = append(answers, moves.play(cards.ACCUSATION, 0))
    return append(answers, moves.PLAY | moves.ENOUGH)


def _targets(answers: Moves, kind: i64, numbers: i64) -> Moves:
    while numbers != 0:
        answers = append(answers, kind | lowest(numbers))
        numbers &= numbers - 1
    return answers


def owned_by(config: Config, state: BorgiaState, seats: i64) -> Bag:
    """All open cards of some seats."""
    owned: i64 = 0
    for seat in range(config.seats):
        if has(seats, seat):
            owned |= state.table.owned[seat]
    return owned


def poisonable(config: Config, state: BorgiaState, reachable: i64) -> Bag:
    found = owned_by(config, state, reachable) & (cards.ARTISTS | cards.OFFICES)
    if config.poison_unhoused_only:
        found &= ~housing.all_housed(state.table)
    return found


def _seizures(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    table = state.table
    open_to = seizing.others(config, state, seat)
    loot: i64 = 0
    homes: i64 = 0
    for other in range(config.seats):
        if has(open_to, other):
            loot |= seizing.targets_of(config, state, other, housing.means(state, seat))
            if table.housed[cards.home_of(other)] != 0:
                homes |= bit(other)
    answers = _targets(_each(moves.SEIZE, loot), moves.SEIZE | moves.HOME_TARGET, homes)
    return append(answers, moves.SEIZE | moves.NOTHING)


def hirable(state: BorgiaState, seat: Seat) -> i64:
    """The Condottieri the seat may use: none if Savonarola bars the attacking Pope (§7.13)."""
    if seat == state.table.active and effects.is_barred(state, seat):
        return 0
    return (state.hand[seat] & cards.CONDOTTIERI) >> cards.FIRST_CONDOTTIERE


def _hires(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    """Every set of Condottieri that can be paid (§7.11)."""
    hand = hirable(state, seat)
    ducats = seizing.means_to_hire(config, state, seat)
    answers = vec[i64](capacity=8)
    subset: i64 = 0
    while True:
        if pay_of(config, subset) <= ducats:
            answers = append(answers, moves.HIRE | subset)
        subset = (subset - hand) & hand
        if subset == 0:
            return answers


def pay_of(config: Config, hired: i64) -> i64:
    pay: i64 = 0
    while hired != 0:
        pay += config.cards.pay[cards.FIRST_CONDOTTIERE + lowest(hired)]
        hired &= hired - 1
    return pay


# Trades ------------------------------------------------------------


def _gives(state: BorgiaState, trade: Trade) -> Moves:
    answers = cards_of(moves.GIVE, trading.givable(state, trade))
    ducats: i64 = 0
    most = state.ducats[trade.offerer]
    while ducats <= most:
        answers = append(answers, moves.GIVE_DUCATS | ducats)
        ducats += 1
    return answers


def _asks(config: Config, state: BorgiaState, trade: Trade) -> Moves:
    answers = cards_of(moves.ASK, trading.askable(state, trade))
    for card in range(cards.OPEN_END, cards.ANY_DEATH + 1):
        if trading.may_ask_hand_card(state, trade, card):
            answers = append(answers, moves.ASK | card)
    ducats = trading.least_ducats_asked(config, state, trade)
    most = config.most_ducats(state.table.round)
    while ducats <= most:
        answers = append(answers, moves.ASK_DUCATS | ducats)
        ducats += 1
    return answers


def _trade_answer(config: Config, state: BorgiaState, trade: Trade) -> Moves:
    answers = _one_or_two(moves.ANSWER, trading.can_accept(config, state, trade))
    if not trade.counter:
        answers = append(answers, moves.ANSWER | 2)
    return answers


# Elections ------------------------------------------------------------


def _pledge_turn(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    answers = vec[i64](capacity=12)
    answers = append(answers, moves.DONE)
    if pledging.can_sell(config, state, seat):
        for other in range(config.seats):
            if other != seat:
                answers = append(answers, moves.SELL | other)
    if pledging.can_buy(config, state, seat):
        for other in range(config.seats):
            if other != seat and pledging.can_sell(config, state, other):
                answers = append(answers, moves.BUY_VOTES | other)
    return answers


def candidates_with_price(config: Config, state: BorgiaState, pledge: Pledge) -> i64:
    """Candidates for whom the payer has a price: without ducats only the payer, by an office or cardinals."""
    table = state.table
    if pledging.most_ducats_in_price(config, state, pledge) > 0:
        return table.candidates
    return bit(pledge.payer)


def _prices(config: Config, state: BorgiaState, pledge: Pledge) -> Moves:
    most = pledging.most_ducats_in_price(config, state, pledge)
    answers = vec[i64](capacity=128)
    for kind in (payment.DUCATS, payment.DUCATS_IF_ELECTED):
        amount: i64 = 1
        while amount <= most:
            answers = append(answers, moves.price(kind, amount))
            amount += 1
    if pledge.payer == pledge.candidate:
        answers = _targets(
            answers, moves.price(payment.OFFICE, 0), pledging.unpromised_offices(state.table, pledge.payer)
        )
        for amount in range(1, pledging.unpromised_cardinals(config, state.table, pledge.payer) + 1):
            answers = append(answers, moves.price(payment.CARDINALS, amount))
    return answers


def _ballot(config: Config, state: BorgiaState, seat: Seat) -> Moves:
    """Votes for the next candidate; in the last ballot all or none (§10.20)."""
    table = state.table
    candidate = election.candidate_at(config, table, seat, state.answers[seat])
    most = election.votes_left(config, state, seat)
    if table.last_ballot:
        return vec[i64]([moves.vote(0, candidate), moves.vote(most, candidate)])
    return _range(moves.vote(0, candidate), election.least_votes(table, seat, candidate), most)
