"""A bot for Borgia that plays by rule of thumb: what cards, ducats and votes are worth against what they cost."""

from typing import Final, final

from mypy_extensions import i64

from curia.bots import borgia_trades, borgia_votes
from curia.bots.base import Bot, Choice
from curia.bots.borgia_war import hire, seize
from curia.bots.borgia_worth import (
    average_worth,
    best_place,
    card_worth,
    ducat_worth,
    hand_worth,
    harm_worth,
    loot_worth,
    most_paid,
    open_worth,
)
from curia.core.bits import bit, has
from curia.core.rng import Rng
from curia.core.types import Move, Moves, Seat
from curia.games.borgia import cards, housing, moves, phase
from curia.games.borgia.questions.by_phase import question_of
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState
from curia.games.borgia.view import BorgiaView

_STRIKE: Final = 40
"""A card is played against others if the harm is worth so much to oneself."""


@final
class BorgiaHeuristic(Bot[BorgiaView]):
    """Looks at one position that fits what it knows, and weighs its answers in it."""

    def __init__(self, game: Borgia, rng: Rng) -> None:
        self._game = game
        self._config = game.config
        self._rng = rng

    def choose(self, view: BorgiaView, legal: Moves, budget: i64) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], {})
        state = self._game.determinize(view, self._rng)
        return Choice(self._answer(state, view.seat, legal), {})

    def _answer(self, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
        config = self._config
        asked = question_of(state).phase
        if asked == phase.AUCTION:
            return self._bid(state, seat)
        if asked == phase.MOMENT:
            return self._moment(state, seat, legal)
        if asked == phase.PLACE:
            return self._place(state, seat)
        if asked == phase.PLAY:
            return self._play(state, seat, legal)
        if asked == phase.SEIZE:
            return seize(config, state, seat, legal)
        if asked == phase.HIRE:
            return hire(config, state, seat, legal)
        if asked == phase.BALLOT:
            return borgia_votes.ballot_link(config, state, seat)
        if asked == phase.PLEDGE:
            return borgia_votes.pledge_turn(config, state, seat)
        if asked == phase.MARKET:
            return self._market(state, seat)
        if asked == phase.FEE:
            return self._fee(state, seat)
        if asked == phase.DOCTOR:
            return self._doctor(state, seat)
        if asked == phase.REDRAW:
            return self._redraw(state, seat)
        if asked == phase.CARDINALS:
            return borgia_votes.cardinals_split(config, state, seat, legal)
        if asked in (phase.ASSIGN, phase.HAND_OUT):
            return borgia_votes.office_link(config, state, seat, legal)
        if asked == phase.GIFT:
            return legal[len(legal) - 1]
        if asked == phase.NAME_OUT:
            return borgia_votes.name_out(config, state, seat, legal)
        if asked == phase.LAST_WORD:
            chosen = borgia_votes.favourite(config, state, seat, state.table.candidates)
            return legal[0] & ~moves.PAYLOAD | chosen
        if asked == phase.ACCUSE:
            return moves.SAY | 1
        if asked == phase.CONSENT:
            return moves.CONSENT | 1
        if asked == phase.RESHUFFLE:
            return moves.RESHUFFLE
        return self._deal(state, seat, asked, legal)

    def _deal(self, state: BorgiaState, seat: Seat, asked: i64, legal: Moves) -> Move:
        """Trades and pledges, link by link."""
        config = self._config
        making = state.making
        trade = state.trade
        if making is not None:
            if trade is not None:
                plan = borgia_trades.counter_offer(config, state, seat, trade)
            else:
                plan = borgia_trades.best_trade(config, state, seat)
            if plan is not None and plan.partner != making.partner:
                plan = None
            if asked == phase.TRADE_GIVE:
                return borgia_trades.give_link(config, state, making, plan)
            if asked == phase.TRADE_ASK:
                return borgia_trades.ask_link(config, state, making, plan)
        if trade is not None:
            if asked == phase.TRADE_ANSWER:
                return borgia_trades.answer(config, state, seat, trade)
            if asked == phase.PICK:
                return borgia_trades.pick_link(config, state, seat, trade)
        pledge = state.pledge
        if pledge is not None:
            if asked == phase.PLEDGE_ANSWER:
                return borgia_votes.pledge_answer(config, state, seat, pledge)
            if asked == phase.PLEDGE_CANDIDATE:
                return borgia_votes.candidate_link(legal, seat)
            if asked == phase.PLEDGE_VOTES:
                return borgia_votes.votes_link(config, state, seat, pledge)
            if asked == phase.PLEDGE_PRICE:
                return borgia_votes.price_link(config, state, seat, legal)
        return legal[0]

    # Set-up, moments and places ------------------------------------------------------------

    def _redraw(self, state: BorgiaState, seat: Seat) -> Move:
        """A hand worth less than the average one is shuffled back."""
        worth: i64 = 0
        for card in cards.cards_in(state.hand[seat]):
            worth += card_worth(self._config, state, seat, card)
        average = average_worth(self._config, state, seat)
        return moves.KEEP | 1 if worth < average * cards.size(state.hand[seat]) * 9 // 10 else moves.KEEP

    def _moment(self, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
        """House what lies about where there is room; offer one trade in a phase."""
        table = state.table
        if legal[1] == moves.REHOUSE:
            loose = cards.cards_in(housing.unhoused(table, seat))
            for card in loose:
                if housing.free_places(table, seat, card) != 0:
                    return moves.REHOUSE
        if table.moment == 0 and table.offers == 0:
            plan = borgia_trades.best_trade(self._config, state, seat)
            if plan is not None:
                return moves.OFFER | plan.partner
        return moves.GO_ON

    def _place(self, state: BorgiaState, seat: Seat) -> Move:
        card = housing.new_card(state.table, seat)
        place = best_place(self._config, state, seat, card, housing.free_places(state.table, seat, card))
        return moves.house(card, cards.NOWHERE if place < 0 else place)

    def _fee(self, state: BorgiaState, seat: Seat) -> Move:
        card = housing.new_card(state.table, seat)
        housed = has(housing.all_housed(state.table), card) or housing.free_places(state.table, seat, card) != 0
        worth = open_worth(self._config, state, card, housed)
        return moves.FEE | 1 if worth > self._config.cards.fee[card] * ducat_worth(state) else moves.FEE

    # The market ------------------------------------------------------------

    def _market(self, state: BorgiaState, seat: Seat) -> Move:
        """A Spy takes a card for nothing; he stays for a hand if the market is poor."""
        if average_worth(self._config, state, seat) > hand_worth(self._config, state, seat, cards.SPY):
            return moves.MARKET | 1
        return moves.MARKET

    def _bid(self, state: BorgiaState, seat: Seat) -> Move:
        """Up to what the card is worth, in steps that shorten the auction."""
        config = self._config
        table = state.table
        worth = card_worth(config, state, seat, table.card)
        most = most_paid(worth)
        if table.bidder != moves.NO_SEAT:
            worth += harm_worth(config, state, seat, table.bidder, worth) // 2
        worth = worth * (50 + self._rng.below(9)) // 100
        limit = min(worth, most) // ducat_worth(state)
        spare = state.ducats[seat] - config.cards.fee[table.card]
        if limit > spare:
            limit = spare
        if limit <= table.bid:
            return moves.BID
        step = (limit - table.bid) // 2
        if step < 1:
            step = 1
        return moves.BID | (table.bid + step)

    # Cards ------------------------------------------------------------

    def _doctor(self, state: BorgiaState, seat: Seat) -> Move:
        config = self._config
        target = state.table.target
        worth: i64 = 60 if target == cards.MARRIAGE else loot_worth(config, state, bit(target))
        cost = config.cards.doctor_cost * ducat_worth(state)
        return moves.DOCTOR | 1 if worth > cost + 40 else moves.DOCTOR

    def _play(self, state: BorgiaState, seat: Seat, legal: Moves) -> Move:
        """The card that does most. They are looked at from any of them on, so that no seat is struck for its number."""
        best = legal[len(legal) - 1]
        most: i64 = _STRIKE
        start = self._rng.below(len(legal))
        for n in range(len(legal)):
            i = (start + n) % len(legal)
            payload = legal[i] & moves.PAYLOAD
            if payload == moves.ENOUGH:
                continue
            worth = self._play_worth(state, seat, payload >> 8, payload & 255)
            if worth > most:
                most = worth
                best = legal[i]
        return best

    def _play_worth(self, state: BorgiaState, seat: Seat, card: i64, target: i64) -> i64:
        config = self._config
        table = state.table
        if card == cards.SPY:
            if cards.size(state.hand[target]) == 0 or (table.round < 3 and table.market > 0):
                return 0
            return 60 + 10 * cards.size(state.hand[target])
        if card == cards.POISON or card == cards.ASSASSIN:
            if target == cards.MARRIAGE or target == cards.SAVONAROLA:
                return 45 if target == cards.SAVONAROLA and table.pope == seat else 0
            owner = housing.owner_of(config, table, target)
            if owner == seat:
                return 0
            loss = loot_worth(config, state, bit(target))
            worth = harm_worth(config, state, seat, owner, loss)
            return worth if loss >= 300 or table.round == 3 else 0
        if card == cards.MARRIAGE:
            return 45 + cards.size(state.hand[target])
        if card == cards.SAVONAROLA:
            return 50 if table.market > config.seats else 0
        if card == cards.ACCUSATION:
            return 60
        return 0
