"""The rules of Comitia; the numbers are those of `rules/comitia.md`."""

from typing import Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import NotationError, PositionError
from curia.core.events import EventLog
from curia.core.game import Decision, Game, Outcome, Refusal
from curia.core.match import pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK, Arg, Json, Move, Moves, Seat, SeatMask
from examples.minimal_game.cards import MOTIONS, SUBJECTS, Cards
from examples.minimal_game.meta import META
from examples.minimal_game.schema import SeatData, SeatTally, Tally, ViewData
from examples.minimal_game.state import (
    CARRIED,
    DEAL,
    DECIDE,
    FALLEN,
    IN_DECK,
    NOBODY,
    OVER,
    PHASES,
    TURN,
    TURNED_UP,
    VOTE,
    ComitiaState,
    ComitiaView,
)

# Moves: a vote is its own number.
CARRY: Final = 32
SHELVE: Final = 33
TURN_MOVE: Final = 64
"""Chance turns up the motion TURN_MOVE + motion."""
DEAL_MOVE: Final = 128
"""Chance deals to the next seat the patron DEAL_MOVE + subject."""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as readable data."""

    game: Literal["comitia"]
    phase: str
    patrons: list[str | None]
    hands: list[list[int]]
    votes: list[int]
    motions: dict[str, str | int]
    winner: int | None


class Comitia(Game[ComitiaState, ComitiaView]):
    def __init__(self, seats: int, options: dict[str, str], cards: Cards) -> None:
        super().__init__(META, seats, options, move_bound=seats + MOTIONS * (seats + 2))
        self.cards = cards

    # Playing ------------------------------------------------------------

    def initial(self) -> ComitiaState:
        return ComitiaState(self.seats)

    def copy(self, state: ComitiaState) -> ComitiaState:
        return state.copy()

    def pending(self, state: ComitiaState) -> SeatMask:
        if state.phase == OVER:
            return 0
        if state.phase == VOTE:
            return sum(bit(seat) for seat, vote in enumerate(state.vote) if vote == 0)
        return CHANCE_MASK if state.phase in (DEAL, TURN) else bit(state.winner)

    def decision(self, state: ComitiaState, seat: Seat) -> Decision:
        source = self.cards.ids[_up(state)]
        return Decision(PHASES[state.phase], source, sealed=state.phase == VOTE, discreet=False)

    def legal_moves(self, state: ComitiaState, seat: Seat) -> Moves:
        return vec[i64](state.hand[seat] if state.phase == VOTE else [CARRY, SHELVE])

    def step(self, state: ComitiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        log = log or EventLog()
        if state.phase == DEAL:
            self._deal(state, move - DEAL_MOVE, log)
        elif state.phase == TURN:
            state.place[move - TURN_MOVE] = TURNED_UP
            state.phase = VOTE
            number = MOTIONS - state.place.count(IN_DECK)
            log.add("turned_up", {"round": number, "card": self.cards.ids[move - TURN_MOVE]})
        elif state.phase == VOTE:
            state.vote[seat] = move
            log.add("voted", {"seat": seat})
            if all(state.vote):
                self._count(state, log)
        else:
            self._decide(state, seat, move, log)

    def _deal(self, state: ComitiaState, subject: int, log: EventLog) -> None:
        """§2.1."""
        seat = state.patron.index(NOBODY)
        state.patron[seat] = subject
        log.add_secret("patron_dealt", {"seat": seat}, {"card": self.cards.subjects[subject]}, bit(seat))
        if NOBODY not in state.patron:
            state.phase = TURN

    def _count(self, state: ComitiaState, log: EventLog) -> None:
        """§3.3 and §3.4."""
        log.add("counted", {"numbers": list(state.vote)})
        alone = [vote for vote in state.vote if state.vote.count(vote) == 1]
        highest = max(state.vote)
        if highest not in alone and (self.options["ties"] == "fall" or not alone):
            log.add("fell", {"card": self.cards.ids[_up(state)]})
            self._end_round(state, FALLEN)
            return
        state.winner = state.vote.index(max(alone))
        state.phase = DECIDE

    def _decide(self, state: ComitiaState, seat: int, move: Move, log: EventLog) -> None:
        """§3.5."""
        card = self.cards.ids[_up(state)]
        if move == SHELVE:
            state.vote[seat] = 0
        log.add("carried" if move == CARRY else "shelved", {"seat": seat, "card": card})
        self._end_round(state, CARRIED + seat if move == CARRY else FALLEN)

    def _end_round(self, state: ComitiaState, place: int) -> None:
        """What was cast is gone."""
        state.place[_up(state)] = place
        for hand, vote in zip(state.hand, state.vote, strict=True):
            if vote:
                hand.remove(vote)
        state.vote = [0] * len(state.vote)
        state.winner = NOBODY
        state.phase = TURN if IN_DECK in state.place else OVER

    def chance(self, state: ComitiaState) -> list[tuple[Move, int]]:
        if state.phase == DEAL:
            return [(DEAL_MOVE + subject, 1) for subject in range(SUBJECTS) if subject not in state.patron]
        return [(TURN_MOVE + motion, 1) for motion, place in enumerate(state.place) if place == IN_DECK]

    def sample_chance(self, state: ComitiaState, rng: Rng) -> Move:
        moves = self.chance(state)
        return moves[rng.below(len(moves))][0]

    def outcome(self, state: ComitiaState) -> Outcome | None:
        if state.phase != OVER:
            return None
        parts = [self._parts(state.place, state.patron, seat) for seat in range(self.seats)]
        points = [sum(part.values()) for part in parts]
        return Outcome("agenda_done", points, parts, [1 + sum(other > own for other in points) for own in points])

    def winners(self, state: ComitiaState) -> SeatMask:
        outcome = self.outcome(state)
        return sum(bit(seat) for seat, rank in enumerate(outcome.ranks if outcome else []) if rank == 1)

    def _parts(self, places: list[int], patrons: list[int], seat: int) -> dict[str, int]:
        """§4.1."""
        carried = [motion for motion, place in enumerate(places) if place == CARRIED + seat]
        liked = [motion for motion in carried if self.cards.subject[motion] == patrons[seat]]
        return {"motions": self._sum(carried), "patron": self._sum(liked)}

    def _sum(self, motions: list[int]) -> int:
        return sum(self.cards.value[motion] for motion in motions)

    # Knowing ------------------------------------------------------------

    def view(self, state: ComitiaState, seat: Seat, memory: bool = False) -> ComitiaView:
        """Whatever was shown stays in sight, so memory adds nothing."""
        return ComitiaView(state, seat)

    def determinize(self, view: ComitiaView, rng: Rng) -> ComitiaState:
        state = ComitiaState(self.seats)
        state.phase, state.winner, state.place = view.phase, view.winner, view.place[:]
        free = [subject for subject in range(SUBJECTS) if subject not in view.patron]
        for seat in range(self.seats):
            state.patron[seat] = view.patron[seat]
            if view.has_patron[seat] and view.patron[seat] == NOBODY:
                state.patron[seat] = free.pop(rng.below(len(free)))
            state.hand[seat] = view.hand[seat][:]
            state.vote[seat] = view.vote[seat]
            if view.has_voted[seat] and view.vote[seat] == 0:
                state.vote[seat] = view.hand[seat][rng.below(len(view.hand[seat]))]
        return state

    def fits(self, view: ComitiaView, state: ComitiaState) -> bool:
        return ComitiaView(state, view.seat).facts() == view.facts()

    def explain(self, state: ComitiaState, seat: Seat, move: Move) -> Refusal:
        if seat not in pending_seats(self.pending(state)):
            return Refusal("3.1", "not-your-turn", {})
        if state.phase == DECIDE:
            return Refusal("3.5", "carry-or-shelve", {})
        if 1 <= move <= MOTIONS:
            return Refusal("3.2", "vote-is-cast", {"number": move})
        return Refusal("3.2", "cast-a-vote", {})

    # Reading and writing ------------------------------------------------------------

    def move_text(self, move: Move) -> str:
        if move in (CARRY, SHELVE):
            return "carry" if move == CARRY else "shelve"
        if 1 <= move <= MOTIONS:
            return f"vote {move}"
        if TURN_MOVE <= move < TURN_MOVE + MOTIONS:
            return f"turn {self.cards.ids[move - TURN_MOVE]}"
        return f"deal {self.cards.subjects[move - DEAL_MOVE]}"

    def parse_move(self, text: str) -> Move:
        verb, _, what = text.strip().lower().partition(" ")
        if verb in ("carry", "shelve") and not what:
            return CARRY if verb == "carry" else SHELVE
        if verb == "vote" and what.isdecimal() and 1 <= int(what[:3]) <= MOTIONS:
            return int(what[:3])
        if verb == "turn" and what in self.cards.ids:
            return TURN_MOVE + self.cards.ids.index(what)
        if verb == "deal" and what in self.cards.subjects:
            return DEAL_MOVE + self.cards.subjects.index(what)
        raise NotationError(f"'{text[:40]}' is no move; type for instance 'vote 7', 'carry' or 'shelve'")

    def to_dict(self, state: ComitiaState) -> dict[str, Json]:
        return {
            "game": META.name,
            "phase": PHASES[state.phase],
            "patrons": [self._subject(subject) for subject in state.patron],
            "hands": [list(hand) for hand in state.hand],
            "votes": list(state.vote),
            "motions": {id: self._place(place) for id, place in zip(self.cards.ids, state.place, strict=True)},
            "winner": None if state.winner == NOBODY else state.winner,
        }

    def _subject(self, subject: int) -> str | None:
        return None if subject == NOBODY else self.cards.subjects[subject]

    def _place(self, place: int) -> str | int:
        return place - CARRIED if place >= CARRIED else ("deck", "up", "fallen")[place]

    def from_dict(self, position: dict[str, Json]) -> ComitiaState:
        try:
            read = msgspec.convert(position, Position)
            state = ComitiaState(self.seats)
            state.phase = PHASES.index(read.phase)
            state.patron = [NOBODY if one is None else self.cards.subjects.index(one) for one in read.patrons]
            state.hand, state.vote = read.hands, read.votes
            for id, place in read.motions.items():
                where = CARRIED + place if isinstance(place, int) else ("deck", "up", "fallen").index(place)
                state.place[self.cards.ids.index(id)] = where
            state.winner = NOBODY if read.winner is None else read.winner
        except (msgspec.ValidationError, ValueError) as error:
            raise PositionError("position", str(error)) from None
        for field, rows in (("patrons", read.patrons), ("hands", read.hands), ("votes", read.votes)):
            if len(rows) != self.seats:
                raise PositionError(field, f"expected {self.seats}, one for each seat, found {len(rows)}")
        if problem := self.check(state):
            raise PositionError("position", problem)
        for field, value in self.to_dict(state).items():
            if position.get(field) != value:
                raise PositionError(field, f"expected {value} here, found {position.get(field)}")
        return state

    def view_json(self, view: ComitiaView) -> ViewData:
        asked = [seat for seat, voted in enumerate(view.has_voted) if view.phase == VOTE and not voted]
        return {
            "game": "comitia",
            "phase": PHASES[view.phase],
            "asked": [view.winner] if view.phase == DECIDE else asked,
            "seat": view.seat if view.seat < self.seats else None,
            "round": MOTIONS - view.place.count(IN_DECK),
            "motion": next(iter(self._at(view, TURNED_UP)), None),
            "deck": self._at(view, IN_DECK),
            "fallen": self._at(view, FALLEN),
            "seats": [self._seat_data(view, seat) for seat in range(self.seats)],
        }

    def _seat_data(self, view: ComitiaView, seat: int) -> SeatData:
        return {
            "patron": self._subject(view.patron[seat]),
            "carried": self._at(view, CARRIED + seat),
            "votes": view.hand[seat],
            "vote": view.vote[seat] or None,
            "voted": view.has_voted[seat],
        }

    def _at(self, view: ComitiaView, place: int) -> list[str]:
        return [id for id, at in zip(self.cards.ids, view.place, strict=True) if at == place]

    def tally(self, view: ComitiaView) -> Tally:
        rows: list[SeatTally] = []
        for seat in range(self.seats):
            known = self._parts(view.place, view.patron, seat)
            parts: dict[str, int | None] = {**known}
            points: int | None = sum(known.values())
            if view.has_patron[seat] and view.patron[seat] == NOBODY:
                points = parts["patron"] = None
            rows.append({"points": points, "parts": parts, "open": known["motions"]})
        return {"seats": rows}

    def tally_key(self, view: ComitiaView) -> int:
        carried = [place if place >= CARRIED else FALLEN for place in view.place]
        return hash((*carried, *view.patron, *view.has_patron)) & (1 << 61) - 1

    def check(self, state: ComitiaState) -> str:
        dealt = [subject for subject in state.patron if subject != NOBODY]
        if len(state.patron) != self.seats or len(set(dealt)) != len(dealt):
            return "two seats have the same patron, or a seat is missing"
        if (NOBODY in state.patron) != (state.phase == DEAL):
            return "patrons are dealt before the first motion"
        if any(hand != sorted({*hand}) or not {*hand} <= {*range(1, MOTIONS + 1)} for hand in state.hand):
            return "a hand holds votes twice, or others than there are"
        if any(vote not in (0, *hand) for vote, hand in zip(state.vote, state.hand, strict=True)):
            return "somebody has cast a vote that they do not have"
        if any(state.vote) and state.phase not in (VOTE, DECIDE):
            return "votes are cast on a motion"
        if max(state.place) >= CARRIED + self.seats:
            return "a motion was carried by somebody who is not here"
        if (TURNED_UP in state.place) != (state.phase in (VOTE, DECIDE)) or state.place.count(TURNED_UP) > 1:
            return "one motion is turned up while it is voted on"
        if (state.phase == DECIDE) != (state.winner in range(self.seats)):
            return "somebody decides after a vote, and only then"
        if (self.pending(state) == 0) != (state.phase == OVER):
            return "somebody is asked until the game is over"
        rounds = state.place.count(IN_DECK) + state.place.count(TURNED_UP)
        if (rounds == 0) != (state.phase == OVER):
            return "the game is over when all motions have been voted on"
        return "" if min(len(hand) for hand in state.hand) >= rounds else "a seat has too few votes"

    def card_facts(self) -> dict[str, dict[str, Arg]]:
        cards = self.cards
        facts: dict[str, dict[str, Arg]] = {subject: {"kind": "subject"} for subject in cards.subjects}
        for motion, id in enumerate(cards.ids):
            subject, value = cards.subjects[cards.subject[motion]], cards.value[motion]
            facts[id] = {"kind": "motion", "name": cards.names[motion], "subject": subject, "value": value}
        return facts

    def card_digest(self) -> str:
        return self.cards.digest


def _up(state: ComitiaState) -> int:
    """The motion that is voted on."""
    return state.place.index(TURNED_UP)
