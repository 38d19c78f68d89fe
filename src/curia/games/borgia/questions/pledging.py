"""Making up a pledge, link by link, and answering it (section 11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has, popcount
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.rng import Rng
from curia.core.types import Arg, Move, Moves, Seat
from curia.games.borgia import cards, deals, housing, limits, moves, payment, phase, pledging
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge
from curia.games.borgia.question import AmountQuestion, Question, YesNo, add_each, add_range, each, is_yes
from curia.games.borgia.state import BorgiaState, lane, one_lane, one_more


def _made_up(state: BorgiaState) -> Pledge:
    pledge = state.pledge
    assert pledge is not None
    return pledge


def _facts(config: Config, pledge: Pledge) -> dict[str, Arg]:
    facts: dict[str, Arg] = {
        "voter": pledge.voter,
        "payer": pledge.payer,
        "candidate": pledge.candidate,
        "votes": pledge.votes,
        "price": payment.IDS[pledge.price],
    }
    if pledge.price == payment.OFFICE:
        facts["card"] = config.cards.ids[pledge.amount]
    else:
        facts["amount"] = pledge.amount
    return facts


class PledgeTurn(Question):
    """Sell votes, buy votes, or make no more offers?"""

    def __init__(self) -> None:
        super().__init__(phase.PLEDGE, "11.2", moves.DONE, moves.SELL, moves.BUY_VOTES, discreet=True)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        answers = vec[i64](capacity=12)
        answers = append(answers, moves.DONE)
        if pledging.can_sell(config, state, seat):
            answers = add_each(answers, moves.SELL, config.everyone & ~bit(seat))
        if pledging.can_buy(config, state, seat):
            for other in range(config.seats):
                if other != seat and pledging.can_sell(config, state, other):
                    answers = append(answers, moves.BUY_VOTES | other)
        return answers

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        kind = move & ~moves.PAYLOAD
        other = move & moves.PAYLOAD
        if kind == moves.DONE:
            state.table.done |= bit(seat)
            state.table.asked = 0
            if log is not None:
                log.add("done", {"seat": seat})
            return
        if kind == moves.SELL:
            state.pledge = Pledge(seat, seat, other)
        else:
            state.pledge = Pledge(seat, other, seat)
        state.draft = phase.PLEDGE_CANDIDATE

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        if has(state.table.done, seat):
            if lane(state.table.pledge_offers, seat, 4) == limits.OFFERS:
                return Refusal("11.4", "three-pledges", {})
            return Refusal("11.3", "done-already", {})
        return super().not_asked(config, state, seat)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        rule = "11.13" if state.table.last_ballot else "11.12"
        other = move & moves.PAYLOAD
        if other == seat:
            return Refusal("11.6", "pledge-with-yourself", {})
        if move & ~moves.PAYLOAD == moves.SELL:
            return Refusal(rule, "no-votes-to-pledge", {})
        if not pledging.can_buy(config, state, seat):
            return Refusal("11.20", "no-price-to-offer", {})
        return Refusal(rule, "other-has-no-votes-to-pledge", {"other": other})


class PledgeCandidate(Question):
    """For whom are the votes?"""

    def __init__(self) -> None:
        super().__init__(phase.PLEDGE_CANDIDATE, "11.7", moves.CANDIDATE)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        """Candidates for whom the payer has a price: without ducats only the payer, by an office or cardinals."""
        pledge = _made_up(state)
        if pledging.most_ducats_in_price(config, state, pledge) > 0:
            return each(moves.CANDIDATE, state.table.candidates)
        return vec[i64]([moves.CANDIDATE | pledge.payer])

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """In the last ballot all votes are pledged."""
        pledge = _made_up(state)
        pledge.candidate = move & moves.PAYLOAD
        if state.table.last_ballot:
            pledge.votes = pledging.free_votes(config, state.table, pledge.voter)
            state.draft = phase.PLEDGE_PRICE
        else:
            state.draft = phase.PLEDGE_VOTES

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        candidate = move & moves.PAYLOAD
        if not has(state.table.candidates, candidate):
            return Refusal("11.7", "not-a-candidate", {"other": candidate})
        return Refusal("11.14", "without-ducats-only-yourself", {})


class PledgeVotes(AmountQuestion):
    """How many votes?"""

    def __init__(self) -> None:
        super().__init__(phase.PLEDGE_VOTES, "11.11", moves.VOTES)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        free = pledging.free_votes(config, state.table, _made_up(state).voter)
        return add_range(vec[i64](capacity=64), moves.VOTES, 1, free)

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        return moves.VOTES | (1 + rng.below(pledging.free_votes(config, state.table, _made_up(state).voter)))

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        _made_up(state).votes = move & moves.PAYLOAD
        state.draft = phase.PLEDGE_PRICE

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        if move == moves.VOTES:
            return Refusal("11.11", "pledge-one-vote-at-least", {})
        voter = _made_up(state).voter
        free = pledging.free_votes(config, state.table, voter)
        return Refusal("11.12", "pledge-too-many-votes", {"number": free, "other": voter})


class PledgePrice(AmountQuestion):
    """For what? With the price the pledge is offered."""

    def __init__(self) -> None:
        super().__init__(phase.PLEDGE_PRICE, "11.9", moves.PRICE)

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        table = state.table
        pledge = _made_up(state)
        most = pledging.most_ducats_in_price(config, state, pledge)
        answers = add_range(vec[i64](capacity=2 * most + 16), moves.price(payment.DUCATS, 0), 1, most)
        answers = add_range(answers, moves.price(payment.DUCATS_IF_ELECTED, 0), 1, most)
        if pledge.payer == pledge.candidate:
            offices = pledging.unpromised_offices(table, pledge.payer)
            cardinals = pledging.unpromised_cardinals(config, table, pledge.payer)
            answers = add_each(answers, moves.price(payment.OFFICE, 0), offices)
            answers = add_range(answers, moves.price(payment.CARDINALS, 0), 1, cardinals)
        return answers

    def draw(self, config: Config, state: BorgiaState, seat: Seat, rng: Rng) -> Move:
        pledge = _made_up(state)
        most = pledging.most_ducats_in_price(config, state, pledge)
        offices: i64 = 0
        cardinals: i64 = 0
        if pledge.payer == pledge.candidate:
            offices = pledging.unpromised_offices(state.table, pledge.payer)
            cardinals = pledging.unpromised_cardinals(config, state.table, pledge.payer)
        number = popcount(offices)
        n = rng.below(2 * most + number + cardinals)
        if n < most:
            return moves.price(payment.DUCATS, n + 1)
        n -= most
        if n < most:
            return moves.price(payment.DUCATS_IF_ELECTED, n + 1)
        n -= most
        if n < number:
            return moves.price(payment.OFFICE, cards.nth(offices, n))
        return moves.price(payment.CARDINALS, n - number + 1)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        pledge = _made_up(state)
        pledge.price = (move & moves.PAYLOAD) >> 16
        pledge.amount = move & 0xFFFF
        state.draft = deals.NO_DRAFT
        table.pledge_offers += one_lane(1, pledge.offerer, 4)
        other = pledge.voter if pledge.offerer == pledge.payer else pledge.payer
        housing.ask(table, phase.PLEDGE_ANSWER, bit(other))
        if log is not None:
            log.add("pledge_offered", {"seat": pledge.offerer} | _facts(config, pledge))

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        pledge = _made_up(state)
        kind = (move & moves.PAYLOAD) >> 16
        amount = move & 0xFFFF
        if kind == payment.OFFICE or kind == payment.CARDINALS:
            if table.round == limits.ROUNDS:
                return Refusal("11.17", "no-distribution-follows", {})
            if pledge.payer != pledge.candidate:
                return Refusal("11.14", "only-the-candidate-promises", {"other": pledge.candidate})
        if kind == payment.OFFICE:
            if not has(table.owned[pledge.payer], amount):
                return Refusal("11.15", "not-the-candidates-office", {"card": config.cards.ids[amount]})
            return Refusal("11.15", "office-is-promised", {"card": config.cards.ids[amount]})
        if amount == 0:
            return Refusal("11.9", "price-one-at-least", {})
        if kind == payment.CARDINALS:
            left = pledging.unpromised_cardinals(config, table, pledge.payer)
            return Refusal("11.16", "promise-too-many-cardinals", {"number": left})
        if pledge.offerer == pledge.payer:
            own = housing.means(state, pledge.payer)
            return Refusal("11.20", "price-beyond-means", {"ducats": amount, "means": own})
        most = pledging.most_ducats_in_price(config, state, pledge)
        return Refusal("11.18", "ask-too-many-ducats", {"ducats": most})


class PledgeAnswer(YesNo):
    """Accept the pledge?"""

    def __init__(self) -> None:
        super().__init__(phase.PLEDGE_ANSWER, "11.8", moves.ANSWER, discreet=True)

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        return pledging.can_accept_pledge(state, _made_up(state))

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        pledge = _made_up(state)
        accepts = is_yes(move)
        if accepts:
            table.pledged[pledge.voter] += one_lane(pledge.votes, pledge.candidate, 8)
            if pledge.price == payment.DUCATS:
                state.ducats[pledge.payer] -= pledge.amount
                state.ducats[pledge.voter] += pledge.amount
            else:
                table.promises = append(table.promises, deals.promise(pledge))
                if pledge.price == payment.DUCATS_IF_ELECTED:
                    table.aside[pledge.payer] += pledge.amount
        else:
            table.pledges_refused = one_more(table.pledges_refused, pledge.offerer, seat)
        if log is not None:
            if accepts:
                log.add("pledge_accepted", {"seat": seat} | _facts(config, pledge))
            else:
                log.add("pledge_refused", {"seat": seat, "other": pledge.offerer})
        if lane(table.pledge_offers, pledge.offerer, 4) == limits.OFFERS:
            table.done |= bit(pledge.offerer)
        table.asked = 0
        table.phase = phase.PLEDGE
        table.turn = config.next_seat(pledge.offerer)
        state.pledge = None

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        if move == moves.ANSWER | 2:
            return Refusal("11.8", "no-counter-to-pledge", {})
        pledge = _made_up(state)
        facts: dict[str, Arg] = {"ducats": pledge.amount, "means": housing.means(state, pledge.payer)}
        return Refusal("11.21", "too-poor-to-accept", facts)
