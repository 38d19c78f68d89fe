"""Positions of Borgia from readable data: what `position` writes, in any order of cards.

What the position says is laid out first; then the rules put the question again, and answers that have been given (links
of a trade or a pledge, votes, sealed answers) are given again, so only what the rules allow comes about.
"""

from functools import partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core import reader
from curia.core.bits import bit, has, lowest, popcount
from curia.core.errors import PositionError, require
from curia.core.game import Game
from curia.core.reader import UNSAID, Facts, Form, Many, Maybe, Row, Shape
from curia.core.types import CHANCE, CHANCE_MASK, Json, Move
from curia.games.borgia import agenda, cards, deals, housing, knowledge, limits, moves, payment, phase
from curia.games.borgia.check import gone_out, require_playable
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge
from curia.games.borgia.effects import may_accuse
from curia.games.borgia.election import candidate_at
from curia.games.borgia.flow import proceed
from curia.games.borgia.hidden_hands import on_table
from curia.games.borgia.state import BorgiaState, filled, lane, one_lane
from curia.games.borgia.view import BorgiaView

_MOST_POINTS: Final = 900
"""Of one part, before the last round: far more than a game brings, and far less than there is room for."""
_MOST_REFUSED: Final = 99
"""Trades of a round or pledges of an election, by one seat: more than there can be."""
_ANY: Final = 60
"""Where a bag counts the Condottieri that are asked for and not named, four bits, and above them the deaths."""
_ASKED: Final = cards.HAND_CARDS | 15 << _ANY

_FLAGS: Final = ("rehoused", "reshuffled", "savonarola")
_DEAL: Final = "phase next pope turn redraws hand"
_LAY: Final = "phase next pope turn pile to_lay hand ducats owned"
_LATER: Final = (
    "phase next round pope turn market moment rehoused offers pile gone hand ducats cardinals owned pledge_offers"
    " trades_refused pledges_refused"
)
_PHASES: Final = f"{_LATER} active savonarola spouses"
_ELECTION: Final = f"{_LATER} active savonarola spouses candidates ballot first_out totals done promises pledged"
_DISTRIBUTION: Final = f"{_LATER} gathered due promises"
_FACTS: Final = {
    **dict.fromkeys((agenda.DEAL, agenda.REDRAW), _DEAL),
    agenda.LAY: _LAY,
    **dict.fromkeys((agenda.MOMENT, agenda.STEP, agenda.ACCUSE), _PHASES),
    **dict.fromkeys((agenda.PLEDGE, agenda.VOTE, agenda.ALOUD), _ELECTION),
    **dict.fromkeys((agenda.DRAW, agenda.OFFICES, agenda.GIVE, agenda.CARDINALS), _DISTRIBUTION),
}
"""What can be otherwise than at the start of the game, by what comes next."""
_MORE_FACTS: Final = {
    phase.FEE: "new owing",
    phase.PLACE: "new owing",
    phase.ACCUSE: "yes no",
    phase.GIFT: "gathered",
    **dict.fromkeys((phase.DEAL_OFFICE, phase.ASSIGN, phase.HAND_OUT), "new"),
}
_USED: Final = {phase.STEAL: cards.SPY, phase.DOCTOR: cards.POISON, phase.TAKE_UNSEEN: cards.SPY}
"""The card that has been played before the question."""
_ROOTS: Final = {phase.AUCTION: phase.MARKET, phase.PLEDGE_ANSWER: phase.PLEDGE}
"""Where an earlier question has a phase that can be checked."""
_DIRECT: Final = {
    phase.DRAW_POPE,
    phase.DEAL_HAND,
    phase.GIFT,
    phase.NAME_OUT,
    phase.LAST_WORD,
    phase.RESHUFFLE,
    phase.OVER,
}
"""Questions that are put by what happened before and do not follow from the position."""


def from_dict(game: Game[BorgiaState, BorgiaView], config: Config, data: dict[str, Json]) -> BorgiaState:
    shape, left = _shape(config)
    said = reader.read(data, shape, PositionError)
    state = _Setup(game, config, said, left).state
    return reader.accept(game, state, said, _shape(config)[0])


def _shape(config: Config) -> tuple[Shape, dict[str, int]]:
    """The shape of a position, and how many of each card are left when it has been read."""
    ids = config.cards.ids
    counts = {name: int(cards.count(cards.FULL, number)) for number, name in enumerate(ids)}
    left = dict(counts)

    def bag(kinds: int, left: dict[str, int] | None = None) -> Form:
        ones = {name: int(cards.ONE[number]) for number, name in enumerate(ids) if cards.FIELD[number] & kinds}
        if left is not None:
            return reader.bag(ones, left)
        if kinds == _ASKED:
            ones |= {"any_condottiere": 1 << _ANY, "any_death": 16 << _ANY}
        return lambda value, path: reader.bag(ones, {**counts, "any_condottiere": 8, "any_death": 4})(value, path)

    seats = int(config.seats)
    seat = (0, seats - 1)
    some_seats = reader.seats_of(seats)
    ducats = (0, int(config.most_ducats(limits.ROUNDS)))
    votes = reader.packed(seats, 127, 8)
    refused = reader.packed(seats, _MOST_REFUSED, 8)
    places = cards.FIRST_HOME + seats
    nobody = Maybe(seat, moves.NO_SEAT)
    deal: dict[str, Shape] = {"voter": seat, "payer": seat, "price": payment.IDS}
    deal |= {"amount": Maybe(ducats, -1), "card": Maybe(ids[: cards.OFFICES_END], -1)}
    known = Maybe(Many({"card": ids, "copy": Maybe((0, 5)), "seats": some_seats}), -1)
    targets = ids + [""] * (moves.HOME_TARGET - len(ids)) + config.cards.home_ids[:seats]
    trade: dict[str, Shape] = {"offerer": seat, "partner": seat, "counter": bool, "asks_cards": bag(_ASKED)}
    trade |= dict.fromkeys(("gives", "asks"), bag(cards.OPEN_CARDS))
    trade |= dict.fromkeys(("gives_cards", "picked"), bag(cards.HAND_CARDS))
    trade |= dict.fromkeys(("gives_ducats", "asks_ducats"), ducats)
    at_seat: Shape = {
        "owned": bag(cards.OPEN_CARDS, left),
        "hand": bag(cards.FULL, left),
        "ducats": ducats,
        "cardinals": (1, limits.CARDINALS_IN_ALL),
        "places": {housing.place_id(config, place): Maybe(bag(cards.HOUSED_KINDS), UNSAID) for place in range(places)},
        "new": bag(cards.HOUSED_KINDS),
        "skips": (0, 4),
        "pledged": votes,
        "pledge_offers": (0, limits.OFFERS),
        "trades_refused": Maybe(refused),
        "pledges_refused": Maybe(refused),
        "points": dict.fromkeys(config.part_ids, (0, _MOST_POINTS)),
        "answer": Maybe(reader.text(partial(moves.parse_move, config.cards)), UNSAID),
        "ballot": Maybe(votes, -1),
        "filled": Maybe(seat, -1),
        "known": known,
    }
    return {
        "game": ["borgia"],
        "phase": phase.IDS[: phase.OVER + 1],
        "draft": Maybe(phase.IDS[phase.OVER + 1 :], -1),
        "next": agenda.IDS,
        "asked": Maybe(some_seats, UNSAID),
        "round": (1, limits.ROUNDS),
        **dict.fromkeys(("pope", "active", "turn"), seat),
        "moment": (0, 3),
        "offers": (0, limits.OFFERS),
        "redraws": (0, limits.REDRAWS),
        "market": (0, int(config.market_size)),
        **dict.fromkeys(_FLAGS, bool),
        **dict.fromkeys(("got", "spouses", "bidding", "candidates", "done"), some_seats),
        **dict.fromkeys(("pile", "gone"), bag(cards.FULL, left)),
        "to_lay": bag(cards.OPEN_CARDS, left),
        "owing": bag(cards.ARTISTS),
        "gathered": bag(cards.OFFICES),
        "due": reader.packed(seats, 9, 4),
        "card": Maybe(ids, cards.NO_CARD),
        "target": Maybe(targets, moves.NO_TARGET),
        **dict.fromkeys(("victim", "bidder", "first_out"), nobody),
        "bid": ducats,
        **dict.fromkeys(("yes", "no"), (0, limits.CARDINALS_IN_ALL)),
        "ballot": (0, 12),
        "totals": votes,
        "promises": Many({"candidate": seat, **deal}),
        **dict.fromkeys(("trade", "making"), Maybe(trade)),
        "pledge": Maybe({"offerer": seat, "candidate": nobody, "votes": (0, 127), **deal}),
        "known_to_all": known,
        "seats": Row([at_seat] * seats),
    }, left


class _Setup:
    """Makes a state of what was read."""

    def __init__(self, game: Game[BorgiaState, BorgiaView], config: Config, said: Facts, left: dict[str, int]) -> None:
        self.game = game
        self.config = config
        self.facts = said.numbers
        self.seats = range(int(config.seats))
        self.state = game.initial()
        self.phase = self.facts["phase"]
        self.draft = self.facts["draft"] + phase.OVER + 1 if self.facts["draft"] >= 0 else deals.NO_DRAFT
        self._lay_out()
        self._take_cards(left)
        self._ask()
        self.state.known = self._known()

    # What lies on the table ------------------------------------------------------------

    def _lay_out(self) -> None:
        state = self.state
        table = state.table
        facts = self.facts
        require(facts["next"] in _FACTS, "next", "nobody is asked before that")
        names = (_PHASES if self.phase == phase.OVER else _FACTS[facts["next"]]).split()
        names += _MORE_FACTS.get(self.phase, "").split()
        if facts["round"] > 1:
            names += ["reshuffled", "got", "skips"]
        table.active = facts["pope"]
        for name in names:
            if name == "promises":
                table.promises = vec[i64]([self._promise(f"promises[{i}]") for i in range(facts[name])])
            elif name in facts:
                setattr(table, name, bool(facts[name]) if name in _FLAGS else facts[name])
        table.phase = _ROOTS.get(self.phase, self.phase)
        columns = {"hand": state.hand, "ducats": state.ducats, "cardinals": table.cardinals, "owned": table.owned}
        columns |= {"new": table.new_cards, "pledged": table.pledged}
        columns |= {"trades_refused": table.trades_refused, "pledges_refused": table.pledges_refused}
        for seat in self.seats:
            path = f"seats[{seat}]"
            for name, column in columns.items():
                if name in names:
                    column[seat] = facts[f"{path}.{name}"]
            for name in ("skips", "pledge_offers"):
                if name in names:
                    setattr(table, name, getattr(table, name) + one_lane(facts[f"{path}.{name}"], seat, 4))
            if "owned" in names:
                self._house(path)
            if "round" in names:
                for i, part in enumerate(self.config.part_ids):
                    table.points[seat] += one_lane(facts[f"{path}.points.{part}"], i, 12)
        state.bank = -sum(state.ducats)

    def _house(self, path: str) -> None:
        for place in range(cards.FIRST_HOME + len(self.seats)):
            housed = self.facts[f"{path}.places.{housing.place_id(self.config, place)}"]
            if housed != UNSAID:
                self.state.table.housed[place] = housed

    def _promise(self, path: str) -> i64:
        """What is due when a candidate is elected; ducats are set aside for it."""
        facts = self.facts
        pledge = Pledge(0, facts[f"{path}.voter"], facts[f"{path}.payer"])
        pledge.candidate = facts[f"{path}.candidate"]
        pledge.price, pledge.amount = self._price(path)
        if pledge.price == payment.DUCATS_IF_ELECTED:
            self.state.table.aside[pledge.payer] += pledge.amount
        return deals.promise(pledge)

    def _price(self, path: str) -> tuple[int, int]:
        kind = self.facts[f"{path}.price"]
        field = f"{path}.card" if kind == payment.OFFICE else f"{path}.amount"
        require(self.facts[field] >= 0, field, "is missing")
        return kind, self.facts[field]

    def _take_cards(self, left: dict[str, int]) -> None:
        """The deck and the market are whatever lies nowhere else."""
        table = self.state.table
        ids = self.config.cards.ids
        more = [("spouses", cards.MARRIAGE)] if table.spouses != 0 else []
        more += [("savonarola", cards.SAVONAROLA)] if table.savonarola else []
        if self.phase in (phase.GIFT, phase.DEAL_OFFICE, phase.ASSIGN):
            more += [("gathered", office) for office in cards.cards_in(table.gathered)]
        for field, number in more:
            require(left[ids[number]] > 0, field, f"{ids[number]} lies elsewhere already")
            left[ids[number]] -= 1
        self.state.deck = cards.FULL - on_table(self.config, table) - sum(self.state.hand)

    def _known(self) -> vec[i64]:
        """What each watcher is sure of; nothing is kept in a position that has forgotten it."""
        facts = self.facts
        if facts["known_to_all"] < 0:
            return vec[i64]()
        known = filled(cards.HAND_CARD_COUNT, 0)
        paths = {f"seats[{seat}].known": seat for seat in self.seats} | {"known_to_all": knowledge.PUBLIC}
        for path, watcher in paths.items():
            for i in range(max(0, facts[path])):
                number = facts[f"{path}[{i}].card"]
                copy = facts[f"{path}[{i}].copy"]
                possible = number >= cards.OPEN_END and copy < knowledge.copies_in_game(number)
                require(possible, f"{path}[{i}].card", "expected a hand card, and one of its copies")
                known[knowledge.FIRST_ROW[number] + copy] |= facts[f"{path}[{i}].seats"] << 8 * watcher
        return known

    # What is asked ------------------------------------------------------------

    def _ask(self) -> None:
        """Put the question again, and give the answers again that have been given."""
        table = self.state.table
        self._reckon()
        used = _USED.get(self.phase, cards.NO_CARD)
        if used != cards.NO_CARD:
            self._take_back(used)
        if self.phase == phase.AUCTION:
            table.market += 1
        elif self.phase in (phase.TRADE_ANSWER, phase.CONSENT):
            table.offers -= 1
        elif self.phase == phase.PLEDGE_ANSWER:
            table.pledge_offers -= one_lane(1, self.facts["pledge.offerer"] if self.facts["pledge"] else 0, 4)
        elif self.phase == phase.BALLOT:
            table.next = agenda.VOTE
        elif self.phase == phase.ACCUSE:
            table.card = cards.ACCUSATION
            require(may_accuse(self.config, self.state, table.active), "active", "has no ground for an accusation")
        self.state.known = vec[i64]()
        table.asked = CHANCE_MASK
        require_playable(self.config, self.state)
        reader.require_sound(self.game, self.state)
        if self.phase in _DIRECT:
            seats = {phase.LAST_WORD: bit(table.first_out), phase.OVER: 0}
            table.asked = CHANCE_MASK if self.phase <= phase.DEAL_HAND else seats.get(self.phase, bit(table.pope))
            return
        require(table.next != agenda.ALOUD, "next", "votes are told aloud only in a ballot")
        table.asked = 0
        proceed(self.config, self.state, None)
        self._answer()

    def _reckon(self) -> None:
        """What follows from the rest: how far the deal or the draw has come, who has laid his first cards."""
        table = self.state.table
        following = table.next
        since = [(table.pope + i) % len(self.seats) for i in self.seats]
        come = since.index(int(table.turn))
        table.settled = self.config.everyone
        if following in (agenda.DEAL, agenda.REDRAW):
            table.settled = 0
        elif following == agenda.LAY:
            table.settled = sum(bit(seat) for seat in since[: come + 1])
        elif following == agenda.DRAW and self.phase != phase.RESHUFFLE:
            table.dealt = come if come or self.phase == phase.DRAW_CARD else self.config.seats
        if self.phase == phase.DEAL_HAND:
            table.dealt = cards.size(self.state.hand[table.turn])
        table.last_ballot = gone_out(self.config, table) == self.config.seats - 1

    def _take_back(self, used: int) -> None:
        """A card that has been played was in the hand before."""
        table = self.state.table
        for name in ("pile", "gone"):
            if cards.count(getattr(table, name), used):
                setattr(table, name, getattr(table, name) - cards.ONE[used])
                self.state.hand[table.active] += cards.ONE[used]
                return
        raise PositionError(
            "card", f"the {self.config.cards.ids[used]} that was played lies neither in the pile nor is gone"
        )

    def _answer(self) -> None:
        facts = self.facts
        table = self.state.table
        first = {
            phase.AUCTION: ("market", moves.MARKET),
            phase.TURN_UP: ("market", moves.MARKET),
            phase.TAKE_UNSEEN: ("market", moves.MARKET | 1),
            phase.STEAL: ("victim", moves.play(cards.SPY, facts["victim"])),
            phase.DOCTOR: ("target", moves.play(cards.POISON, facts["target"])),
            phase.HIRE: ("target", moves.SEIZE | facts["target"]),
        }
        if self.phase in first:
            self._play(*first[self.phase])
        if self.phase == phase.AUCTION:
            self._bid()
        elif self.phase in (phase.TRADE_ANSWER, phase.CONSENT):
            self._trade("trade", deals.NO_DRAFT)
            if self.phase == phase.CONSENT or self.draft == phase.PICK:
                self._pick()
        elif self.phase == phase.PLEDGE_ANSWER or (self.phase == phase.PLEDGE and self.draft):
            self._pledge()
        elif self.phase == phase.BALLOT:
            self._vote()
        if self.draft in (phase.TRADE_GIVE, phase.TRADE_ASK):
            self._trade("making", self.draft)
        for seat in self.seats:
            path = f"seats[{seat}].answer"
            if facts[path] != UNSAID:
                require(has(table.asked, seat), path, "this seat gives no sealed answer now")
                self._play(path, facts[path], seat)

    def _play(self, field: str, answer: Move, seat: int = -1) -> None:
        """An answer of the seat that is asked; the field tells of it."""
        game = self.game
        pending = game.pending(self.state)
        legal: list[Move] = []
        if pending == CHANCE_MASK:
            seat = CHANCE
            legal = [one for one, _ in game.chance(self.state)]
        elif pending != 0:
            seat = lowest(pending) if seat < 0 else seat
            legal = list(game.legal_moves(self.state, seat))
        require(answer in legal, field, f"is not possible where {phase.IDS[self.state.table.phase]} is asked")
        game.step(self.state, seat, answer, None)

    def _bid(self) -> None:
        """The highest bid so far: those before it do not matter."""
        table = self.state.table
        bidder = self.facts["bidder"]
        self._play("card", moves.DRAW | self.facts["card"])
        if bidder != moves.NO_SEAT:
            table.bidding = self.facts["bidding"]
            possible = has(table.bidding, bidder) and popcount(table.bidding) > 1
            require(possible, "bidding", "expected who has made the bid, and others who have not passed")
            self._play("bid", moves.BID | self.facts["bid"], bidder)

    def _trade(self, path: str, link: int) -> None:
        """Make a trade up again, all of it or up to the link that is asked."""
        facts = self.facts
        require(facts[path] != 0, path, f"is missing in phase {phase.IDS[link or self.phase]}")
        if self.state.trade is not None:
            self._play("draft", moves.ANSWER | 2)
        elif facts[f"{path}.counter"]:
            # What was offered first is forgotten: any offer will do.
            offer = (moves.OFFER | facts[f"{path}.offerer"], moves.GIVE_DUCATS, moves.ASK_DUCATS | 1, moves.ANSWER | 2)
            for answer in offer:
                self._play(f"{path}.offerer", answer)
        else:
            self._play(f"{path}.partner", moves.OFFER | facts[f"{path}.partner"])
        self._name(f"{path}.gives", moves.GIVE)
        self._name(f"{path}.gives_cards", moves.GIVE)
        if link != phase.TRADE_GIVE:
            self._play(f"{path}.gives_ducats", moves.GIVE_DUCATS | facts[f"{path}.gives_ducats"])
            self._name(f"{path}.asks", moves.ASK)
            self._name(f"{path}.asks_cards", moves.ASK)
        if link == deals.NO_DRAFT:
            self._play(f"{path}.asks_ducats", moves.ASK_DUCATS | facts[f"{path}.asks_ducats"])

    def _name(self, path: str, kind: Move) -> None:
        named = self.facts[path]
        numbers = cards.cards_in(named & (1 << _ANY) - 1)
        numbers += [cards.ANY_CONDOTTIERE] * (named >> _ANY & 15) + [int(cards.ANY_DEATH)] * (named >> _ANY >> 4)
        for number in numbers:
            self._play(path, kind | number)

    def _pick(self) -> None:
        self._play("trade.partner", moves.ANSWER | 1)
        trade = self.state.trade
        picked = self.facts["trade.picked"]
        while trade is not None and self.state.draft == phase.PICK and trade.picked != picked:
            missing = picked - trade.picked if cards.contains(picked, trade.picked) else trade.picked
            self._play("trade.picked", moves.PICK | cards.first(missing))

    def _pledge(self) -> None:
        facts = self.facts
        require(facts["pledge"] != 0, "pledge", f"is missing in phase {phase.IDS[self.draft or self.phase]}")
        payer = facts["pledge.payer"]
        voter = facts["pledge.voter"]
        self._play("pledge.payer", moves.SELL | payer if facts["pledge.offerer"] == voter else moves.BUY_VOTES | voter)
        if self.draft != phase.PLEDGE_CANDIDATE:
            self._play("pledge.candidate", moves.CANDIDATE | facts["pledge.candidate"])
            if self.state.draft == phase.PLEDGE_VOTES and self.draft != phase.PLEDGE_VOTES:
                self._play("pledge.votes", moves.VOTES | facts["pledge.votes"])
            if self.draft == deals.NO_DRAFT:
                self._play("pledge.price", moves.price(*self._price("pledge")))

    def _vote(self) -> None:
        """Votes that have been cast, candidate by candidate; one who has voted is not asked."""
        table = self.state.table
        for seat in [(table.pope + i) % len(self.seats) for i in self.seats]:
            path = f"seats[{seat}]"
            filled = self.facts[f"{path}.filled"]
            if filled < 0:
                filled = int(popcount(table.candidates)) - 1
            while table.phase == phase.BALLOT and has(table.asked, seat) and self.state.answers[seat] < filled:
                candidate = candidate_at(self.config, table, seat, self.state.answers[seat])
                votes = lane(max(0, self.facts[f"{path}.ballot"]), candidate, 8)
                self._play(f"{path}.ballot", moves.vote(votes, candidate), seat)
            if table.asked == 0:
                proceed(self.config, self.state, None)
