"""A bot for Habemus Papam that plays by rule of thumb: what a card is worth in votes against what its gems cost."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.bots.base import Bot, Choice, one_of_the_best
from curia.bots.habemus_worth import (
    card_worth,
    gem_worth,
    gold_worth,
    harm_share,
    loss_of,
    order_worth,
    rounds_left,
    standing,
    tableau_worth,
)
from curia.core.bits import lowest
from curia.core.rng import Rng
from curia.core.types import Moves, Seat
from curia.games.habemus import cards, effects, moves, phase
from curia.games.habemus.cards import Card, Gems
from curia.games.habemus.flow import bid_value
from curia.games.habemus.questions import QUESTIONS, persons_of
from curia.games.habemus.rules import Habemus
from curia.games.habemus.state import HabemusState
from curia.games.habemus.view import HabemusView

_SAMPLES: Final = 12
_UNPLAYED: Final = 40
_ALIKE: Final = 4
"""Bids that differ by no more hundredths of a vote are alike to the bot."""
_ALIKE_AT_FIRST: Final = 15
"""In the first round, where the seats are alike too and would all bid the same."""


@final
class HabemusHeuristic(Bot[HabemusView]):
    """Looks at one position that fits what it knows, and weighs each move in it."""

    def __init__(self, game: Habemus, rng: Rng) -> None:
        self._game = game
        self._config = game.config
        self._rng = rng

    def choose(self, view: HabemusView, legal: Moves, budget: i64) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], {})
        state = self._game.determinize(view, self._rng)
        worths = self._worths(state, view.seat, legal)
        margin: i64 = 0
        if state.phase == phase.BID or state.phase == phase.BID_LAST:
            margin = _ALIKE_AT_FIRST if state.round == 1 else _ALIKE
        best = one_of_the_best(worths, margin, self._rng)
        return Choice(legal[best], {int(legal[i]): float(worths[i]) / 100.0 for i in range(len(legal))})

    def _worths(self, state: HabemusState, seat: Seat, legal: Moves) -> vec[i64]:
        """Of each move, in hundredths of a vote."""
        now = state.phase
        if now == phase.BID or now == phase.BID_LAST:
            return self._bid_worths(state, seat, legal, state.played[seat])
        worths = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            payload = legal[i] & moves.PAYLOAD
            worth: i64 = 0
            if now == phase.TAKE:
                worth = card_worth(self._config, state, seat, payload)
            elif now == phase.PLAY_ACTION:
                worth = self._action_worth(state, seat, payload)
            elif now == phase.KEEP_ORDER:
                worth = -order_worth(self._config, state, seat, state.tableau[seat], payload)
            elif now == phase.BRIBE:
                worth = self._bribe_worth(state, seat, payload)
            elif now == phase.SWAP:
                worth = self._swap_worth(state, seat, payload)
            elif now == phase.PAY:
                worth = payload * self._squadrone_worth(state, seat)
            elif payload != moves.NO_TARGET:
                worth = loss_of(self._config, state, seat, payload >> 8)
            worths = append(worths, worth)
        return worths

    # Bids ------------------------------------------------------------

    def _bid_worths(self, state: HabemusState, seat: Seat, legal: Moves, played: Card) -> vec[i64]:
        """What the place in the order of taking is likely to bring, less the gems."""
        rivals = self._sample_rivals(state, seat)
        prizes = self._prizes(state, seat)
        worths = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            gems = legal[i] & moves.PAYLOAD
            worth = self._place_worth(state, seat, bid_value(gems, played), rivals, prizes)
            worths = append(worths, worth - gem_worth(state, seat, gems))
        return worths

    def _prizes(self, state: HabemusState, seat: Seat) -> vec[i64]:
        """What the cards of the display are worth to the seat, the best first."""
        prizes = vec[i64](capacity=12)
        rest = state.display
        while rest != 0:
            card = cards.CARD_AT[lowest(rest)]
            rest -= cards.ONE[card]
            prizes = append(prizes, card_worth(self._config, state, seat, card))
        for i in range(1, len(prizes)):
            j: i64 = i
            while j > 0 and prizes[j - 1] < prizes[j]:
                lower = prizes[j - 1]
                prizes[j - 1] = prizes[j]
                prizes[j] = lower
                j -= 1
        return prizes

    def _sample_rivals(self, state: HabemusState, seat: Seat) -> vec[i64]:
        """Bids that the others may make, seat by seat, so many times; open ones are known."""
        rivals = vec[i64](capacity=_SAMPLES * self._config.seats)
        for other in range(self._config.seats):
            for _ in range(_SAMPLES):
                if other == seat:
                    rivals = append(rivals, 0)
                elif state.bids[other] != moves.NO_BID:
                    rivals = append(rivals, state.bids[other])
                else:
                    rivals = append(rivals, self._likely_bid(state, other))
        return rivals

    def _likely_bid(self, state: HabemusState, other: Seat) -> Gems:
        """About as many gems as the rest of the game allows, give or take one."""
        gems = state.gems[other]
        most: i64 = 3
        if state.played[other] == cards.BEST_GEM_TWICE:
            most = 2
        number = 2 * cards.gem_count(gems) // (rounds_left(state) + 2)
        number += self._rng.below(3) - 1
        if number > most:
            number = most
        bid: i64 = 0
        while number > 0 and gems != 0:
            kind = self._rng.below(4)
            one = cards.ONE[8 * kind]
            if gems >> (8 * kind) & 255 != 0:
                bid += one
                gems -= one
                number -= 1
        return bid_value(bid, state.played[other])

    def _place_worth(self, state: HabemusState, seat: Seat, bid: Gems, rivals: vec[i64], prizes: vec[i64]) -> i64:
        """The mean prize with this bid. Whoever takes earlier takes about two times in three what the seat wants."""
        own = cards.gem_count(bid) << 32 | bid
        total: i64 = 0
        for sample in range(_SAMPLES):
            earlier: i64 = 0
            for other in range(self._config.seats):
                if other != seat:
                    theirs = rivals[other * _SAMPLES + sample]
                    theirs |= cards.gem_count(theirs) << 32
                    if theirs > own or (theirs == own and self._is_nearer(state, other, seat)):
                        earlier += 1
            total += self._prize_after(prizes, earlier)
        return total // _SAMPLES

    def _prize_after(self, prizes: vec[i64], earlier: i64) -> i64:
        thirds = 2 * earlier
        place = thirds // 3
        if place >= len(prizes):
            return 0
        here = prizes[place]
        after: i64 = 0
        if place + 1 < len(prizes):
            after = prizes[place + 1]
        part = thirds - 3 * place
        return (here * (3 - part) + after * part) // 3

    def _is_nearer(self, state: HabemusState, other: Seat, seat: Seat) -> bool:
        seats = self._config.seats
        return (other - state.camerlengo + seats) % seats < (seat - state.camerlengo + seats) % seats

    # Actions ------------------------------------------------------------

    def _action_worth(self, state: HabemusState, seat: Seat, card: Card) -> i64:
        """What the card brings in this round, against keeping it for a better one."""
        if card == cards.NO_CARD:
            return 0
        config = self._config
        gold = gold_worth(config, state.tableau[seat], config.cards.action_gold[card - cards.TEN_GOLD])
        if card == cards.TEN_GOLD:
            return gold
        keep: i64 = _UNPLAYED
        if rounds_left(state) < cards.size(state.hand[seat]) + 1:
            keep = 0
        if card == cards.BRIBE:
            if state.gold[seat] < effects.bribe_cost(config):
                return -1
            targets = persons_of(config, state, moves.BRIBE, effects.bribable(config, state, seat))
            return self._best(state, seat, targets, cards.BRIBE) - keep
        if card == cards.SWAP:
            return self._best(state, seat, QUESTIONS[phase.SWAP].legal(config, state, seat), cards.SWAP) - keep
        gain = self._bid_gain(state, seat, card)
        return gain + gold * (config.seats - 1) - keep - gold * (config.seats - 1) * 2 // 3

    def _best(self, state: HabemusState, seat: Seat, answers: Moves, card: Card) -> i64:
        best: i64 = -1
        for i in range(len(answers)):
            worth: i64
            if card == cards.BRIBE:
                worth = self._bribe_worth(state, seat, answers[i] & moves.PAYLOAD)
            else:
                worth = self._swap_worth(state, seat, answers[i] & moves.PAYLOAD)
            if worth > best:
                best = worth
        return best

    def _bid_gain(self, state: HabemusState, seat: Seat, card: Card) -> i64:
        """How much better the best bid is with the card than without."""
        rivals = self._sample_rivals(state, seat)
        prizes = self._prizes(state, seat)
        without = self._best_bid(state, seat, 3, cards.NO_CARD, rivals, prizes)
        if card == cards.THREE_RUBIES:
            return self._place_worth(state, seat, cards.RUBIES_3, rivals, prizes) - without
        if card == cards.BID_LAST:
            return 15 + without // 8
        return self._best_bid(state, seat, 2, card, rivals, prizes) - without

    def _best_bid(
        self, state: HabemusState, seat: Seat, most: i64, played: Card, rivals: vec[i64], prizes: vec[i64]
    ) -> i64:
        best: i64 = 0
        answers = self._config.bids(state.gems[seat], most)
        for i in range(len(answers)):
            gems = answers[i] & moves.PAYLOAD
            worth = self._place_worth(state, seat, bid_value(gems, played), rivals, prizes)
            worth -= gem_worth(state, seat, gems)
            if worth > best:
                best = worth
        return best

    def _bribe_worth(self, state: HabemusState, seat: Seat, payload: i64) -> i64:
        if payload == moves.NO_TARGET:
            return 0
        config = self._config
        person = payload >> 8
        cost = effects.bribe_cost(config)
        with_person = state.tableau[seat] + cards.ONE[person]
        gain = tableau_worth(config, state, seat, with_person, state.gold[seat] - cost)
        return gain - standing(config, state, seat) + loss_of(config, state, seat, person) - cost * 2

    def _swap_worth(self, state: HabemusState, seat: Seat, payload: i64) -> i64:
        if payload == moves.NO_TARGET:
            return 0
        one = payload >> 8
        other = payload & 255
        gain = self._exchange(state, seat, one, other)
        return gain + self._exchange(state, seat, other, one)

    def _exchange(self, state: HabemusState, seat: Seat, leaving: Card, coming: Card) -> i64:
        """What it is worth to `seat` that the owner of one cardinal gets the other for it."""
        config = self._config
        owner = effects.owner_of(config, state, leaving)
        tableau = state.tableau[owner] - cards.ONE[leaving] + cards.ONE[coming]
        change = tableau_worth(config, state, owner, tableau, state.gold[owner]) - standing(config, state, owner)
        if owner == seat:
            return change
        return -change * harm_share(config, state, seat, owner) // 100

    def _squadrone_worth(self, state: HabemusState, seat: Seat) -> i64:
        printed = self._config.cards
        return 100 * printed.squadrone_votes - gold_worth(self._config, state.tableau[seat], printed.squadrone_cost)
