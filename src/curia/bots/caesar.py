"""A bot for Caesar & Cleopatra that plays by rule of thumb.

It looks one move ahead in a few positions that fit what it knows, and counts: patricians won, who leads before each
group and what the next patrician there is worth, and the cards still in hand. All in hundredths of a point.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.bots.base import Bot, Choice, one_of_the_best
from curia.core.rng import Rng
from curia.core.types import Move, Moves, Seat
from curia.games.caesar import cards, moves, phase, zone
from curia.games.caesar.cards import Bag, Group
from curia.games.caesar.config import Config
from curia.games.caesar.laying import all_room
from curia.games.caesar.rules import Caesar
from curia.games.caesar.scoring import points
from curia.games.caesar.state import CaesarState, cards_before, patricians_left
from curia.games.caesar.view import CaesarView

_POINT: Final = 100
_POSITIONS: Final = 6
_ALIKE: Final = 1
"""Moves that differ by no more hundredths of a point are alike to the bot."""
_LEAD: Final = 9
"""Percent of a better chance for each point of influence ahead."""
_FAVOURITE_ORDER: Final = [
    cards.COURTESAN,
    cards.ASSASSINATION,
    cards.SPY,
    cards.VETO,
    cards.ASSASSINATION,
    cards.CASTLING,
    cards.WRATH,
    cards.ASSASSINATION,
    cards.VETO,
    cards.SPY,
]
_HAND_WORTH: Final = [26, 7, 10, 14, 19, 25, 28, 24, 12, 10, 26, 30]
"""By kind, the philosopher first."""


@final
class CaesarHeuristic(Bot[CaesarView]):
    """Weighs each move by what it makes of some positions that fit the view."""

    def __init__(self, game: Caesar, rng: Rng) -> None:
        self._game = game
        self._config = game.config
        self._rng = rng

    def choose(self, view: CaesarView, legal: Moves, budget: i64) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], {})
        if view.phase == phase.ARRANGE:
            return Choice(self._arrange(view, legal), {})
        if view.phase == phase.PLACE:
            return Choice(self._place(view, legal), {})
        if view.phase == phase.REFILL:
            return Choice(legal[self._reserve(view)], {})
        worths = self._worths(view, legal)
        best = one_of_the_best(worths, _ALIKE, self._rng)
        return Choice(legal[best], {int(legal[i]): float(worths[i]) / 100.0 for i in range(len(legal))})

    def _worths(self, view: CaesarView, legal: Moves) -> vec[i64]:
        """Of each move: the mean over some positions that fit the view."""
        positions: list[CaesarState] = []
        for _ in range(_POSITIONS):
            state = self._game.determinize(view, self._rng)
            self._game.forget(state)
            positions.append(state)
        first_of_two = view.phase == phase.TURN or view.phase == phase.LAY
        worths = vec[i64](capacity=len(legal))
        for i in range(len(legal)):
            if first_of_two and legal[i] & ~moves.PAYLOAD == moves.LAY_UP:
                worths = append(worths, self._pair_worth(positions, view.seat, legal[i]))
            else:
                worths = append(worths, self._mean_worth(positions, view.seat, legal[i]))
        return worths

    def _mean_worth(self, positions: list[CaesarState], seat: Seat, move: Move) -> i64:
        total: i64 = 0
        for state in positions:
            stuck = state.phase == phase.TURN and all_room(state, seat) == 0
            after = self._game.copy(state)
            self._game.step(after, seat, move, None)
            total += self._worth_after(after, seat, stuck)
        return total // _POSITIONS

    def _pair_worth(self, positions: list[CaesarState], seat: Seat, move: Move) -> i64:
        """Of the first of two cards laid face up: what it is worth with the best second one."""
        begun: list[CaesarState] = []
        for state in positions:
            after = self._game.copy(state)
            self._game.step(after, seat, move, None)
            begun.append(after)
        seconds = self._game.legal_moves(begun[0], seat)
        best = self._mean_worth(begun, seat, seconds[0])
        for i in range(1, len(seconds)):
            worth = self._mean_worth(begun, seat, seconds[i])
            if worth > best:
                best = worth
        return best

    def _worth_after(self, state: CaesarState, seat: Seat, stuck: bool) -> i64:
        """What a position is worth once nobody vetoes; a choice that follows is worth a little more.

        Who had no free place plays a card for what follows it: a laying in the room that it makes, or the votes after
        a Castling. So that is looked at too."""
        if state.phase == phase.VETO:
            self._game.step(state, 1 - seat, moves.ALLOW, None)
        if stuck and (state.phase == phase.LAY or state.phase == phase.CASTLE):
            return self._best_worth(state, seat)
        extra: i64 = 0
        if state.phase == phase.STRIKE:
            extra = 22
        elif state.phase == phase.CASTLE:
            extra = 12
        return position_worth(self._config, state, seat) + extra

    def _best_worth(self, state: CaesarState, seat: Seat) -> i64:
        """Of the answers to the next question: what the best is worth."""
        legal = self._game.legal_moves(state, seat)
        best: i64 = 0
        for i in range(len(legal)):
            after = self._game.copy(state)
            self._game.step(after, seat, legal[i], None)
            worth = position_worth(self._config, after, seat)
            if i == 0 or worth > best:
                best = worth
        return best

    # Set-up and refilling ------------------------------------------------------------

    def _arrange(self, view: CaesarView, legal: Moves) -> i64:
        """The favourite order as far as it goes, then whatever is left."""
        placed = view.party[zone.ORDER + view.seat] >> 40
        if placed < len(_FAVOURITE_ORDER):
            for i in range(len(legal)):
                if legal[i] & moves.PAYLOAD == _FAVOURITE_ORDER[placed]:
                    return legal[i]
        return legal[self._rng.below(len(legal))]

    def _place(self, view: CaesarView, legal: Moves) -> i64:
        """A high card before the group of the mission, the rest as it comes."""
        mission = view.party[zone.MISSION + view.seat]
        while True:
            move = legal[self._rng.below(len(legal))]
            if move >> (3 * mission) & 7 >= 3:
                return move

    def _reserve(self, view: CaesarView) -> i64:
        """Influence, unless there is plenty of it and hardly a manipulation."""
        hand = view.party[zone.HAND + view.seat]
        if cards.size(hand & cards.INFLUENCE) >= 3 and cards.size(hand & cards.MANIPULATION) <= 1:
            return 1
        return 0


def position_worth(config: Config, state: CaesarState, seat: Seat) -> i64:
    other = 1 - seat
    worth = _POINT * (points(config, state, seat) - points(config, state, other))
    if state.phase == phase.OVER:
        return 10 * worth
    for group in range(cards.GROUPS):
        if patricians_left(state, group) != 0:
            chance = lead_chance(state, seat, group)
            own_stake = stake(config, state, seat, group)
            their_stake = stake(config, state, other, group)
            worth += (own_stake * chance - their_stake * (100 - chance)) // 100
    return worth + hand_worth(state.party[zone.HAND + seat]) - hand_worth(state.party[zone.HAND + other])


def lead_chance(state: CaesarState, seat: Seat, group: Group) -> i64:
    """About how likely the seat is to win the next vote of a group, in percent."""
    mine = cards_before(state, seat, group)
    theirs = cards_before(state, 1 - seat, group)
    if mine == 0 and theirs == 0:
        return 50
    if theirs == 0:
        return 82
    if mine == 0:
        return 18
    ahead = cards.total(mine) - cards.total(theirs)
    if cards.count(mine, cards.PHILOSOPHER) != cards.count(theirs, cards.PHILOSOPHER):
        ahead = -ahead
    chance = 50 + _LEAD * ahead
    if chance > 92:
        return 92
    if chance < 8:
        return 8
    return chance


def stake(config: Config, state: CaesarState, seat: Seat, group: Group) -> i64:
    """What the next patrician of a group is worth to a seat: itself, and the way to majority, group and mission."""
    whole = config.cards.patricians[group]
    own = state.table[zone.TAKEN + seat * cards.GROUPS + group]
    left = patricians_left(state, group)
    worth: i64 = _POINT
    for_majority = whole // 2 + 1 - own
    if 0 < for_majority <= left:
        worth += _POINT // for_majority
    if own + left == whole:
        worth += _POINT // (2 * left)
    for_mission = config.cards.mission_needs - own
    if state.party[zone.MISSION + seat] == group and 0 < for_mission <= left:
        worth += 2 * _POINT // for_mission
    return worth


def hand_worth(hand: Bag) -> i64:
    worth: i64 = 0
    for kind in range(cards.KINDS):
        worth += cards.count(hand, kind) * _HAND_WORTH[kind]
    return worth
