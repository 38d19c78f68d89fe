"""Step 2: cards from the hand, the Doctor, the Pope's gift and the accusation (section 6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.game import Refusal
from curia.core.types import Arg, Move, Moves, Seat
from curia.games.borgia import cards, effects, housing, knowledge, market, moves, phase
from curia.games.borgia.cards import Bag
from curia.games.borgia.config import Config
from curia.games.borgia.question import CardDraw, Question, YesNo, add_each, already_answered, is_yes
from curia.games.borgia.questions.distribution import OfficeQuestion
from curia.games.borgia.state import BorgiaState, Table
from curia.games.borgia.use import use_card


class Play(Question):
    """Which card, and against whom or what?"""

    def __init__(self) -> None:
        super().__init__(phase.PLAY, "6.1", moves.PLAY, discreet=True)

    def calm(self) -> Move:
        return moves.PLAY | moves.ENOUGH

    def legal(self, config: Config, state: BorgiaState, seat: Seat) -> Moves:
        table = state.table
        hand = state.hand[seat]
        answers = vec[i64](capacity=16)
        if effects.is_barred(state, seat):
            if hand & cards.ASSASSINS != 0:
                answers = append(answers, moves.play(cards.ASSASSIN, cards.SAVONAROLA))
            return append(answers, moves.PLAY | moves.ENOUGH)
        reachable = effects.reachable(config, state, seat)
        if hand & cards.SPIES != 0:
            answers = add_each(answers, moves.play(cards.SPY, 0), reachable & ~bit(seat))
        if hand & cards.POISONS != 0:
            answers = add_each(answers, moves.play(cards.POISON, 0), _poisonable(config, table, reachable))
            if table.spouses != 0:
                answers = append(answers, moves.play(cards.POISON, cards.MARRIAGE))
        if hand & cards.ASSASSINS != 0:
            offices = _owned_by(config, table, reachable) & cards.OFFICES
            answers = add_each(answers, moves.play(cards.ASSASSIN, 0), offices)
            if table.spouses != 0:
                answers = append(answers, moves.play(cards.ASSASSIN, cards.MARRIAGE))
            if table.savonarola:
                answers = append(answers, moves.play(cards.ASSASSIN, cards.SAVONAROLA))
        if hand & cards.MARRIAGE_ONE != 0:
            answers = add_each(answers, moves.play(cards.MARRIAGE, 0), config.everyone & ~bit(seat))
        if hand & cards.SAVONAROLA_ONE != 0 and seat != table.pope and has(reachable, table.pope):
            answers = append(answers, moves.play(cards.SAVONAROLA, 0))
        if hand & cards.ACCUSATIONS != 0 and effects.may_accuse(config, state, seat):
            answers = append(answers, moves.play(cards.ACCUSATION, 0))
        return append(answers, moves.PLAY | moves.ENOUGH)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        payload = move & moves.PAYLOAD
        if payload == moves.ENOUGH:
            market.end_step(state.table)
        else:
            effects.play_card(config, state, seat, payload >> 8, payload & 255, log)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        table = state.table
        card = (move & moves.PAYLOAD) >> 8
        target = move & 255
        played: dict[str, Arg] = {"card": config.cards.ids[card]}
        if card < cards.CONDOTTIERI_END:
            return Refusal("6.5", "condottieri-only-in-seizure", played)
        if card == cards.DOCTOR:
            return Refusal("6.6", "doctor-only-as-answer", {})
        if cards.count(state.hand[seat], card) == 0:
            return Refusal("6.2", "not-in-hand", played)
        if effects.is_barred(state, seat):
            return Refusal("6.46" if card == cards.ASSASSIN else "6.44", "savonarola-bars-cards", {})
        if card == cards.SPY:
            if target == seat:
                return Refusal("6.11", "spy-on-yourself", {})
            return Refusal("6.15", "spy-on-spouse", {"other": target})
        if card == cards.POISON:
            return _explain_poison(config, table, seat, target)
        if card == cards.ASSASSIN:
            return _explain_assassin(config, table, target)
        if card == cards.MARRIAGE:
            return Refusal("6.39", "marry-yourself", {})
        if card == cards.SAVONAROLA:
            if seat == table.pope:
                return Refusal("6.45", "pope-plays-no-savonarola", {})
            return Refusal("6.40", "against-spouse", {"card": played["card"], "other": table.pope})
        return _explain_accusation(config, table, seat)


def _owned_by(config: Config, table: Table, seats: i64) -> Bag:
    """All open cards of some seats."""
    owned: i64 = 0
    for seat in range(config.seats):
        if has(seats, seat):
            owned |= table.owned[seat]
    return owned


def _poisonable(config: Config, table: Table, reachable: i64) -> Bag:
    found = _owned_by(config, table, reachable) & (cards.ARTISTS | cards.OFFICES)
    if config.poison_unhoused_only:
        found &= ~housing.all_housed(table)
    return found


def _explain_accusation(config: Config, table: Table, seat: Seat) -> Refusal:
    if seat == table.pope:
        return Refusal("6.52", "pope-accuses-nobody", {})
    if table.round == 1:
        return Refusal("6.51", "no-accusation-in-round-one", {})
    if effects.is_spouse(table, seat, table.pope):
        return Refusal("6.40", "against-spouse", {"card": config.cards.ids[cards.ACCUSATION], "other": table.pope})
    return Refusal("6.50", "no-ground", {"other": table.pope})


def _explain_poison(config: Config, table: Table, seat: Seat, target: i64) -> Refusal:
    facts: dict[str, Arg] = {"target": config.cards.ids[target]}
    if target == cards.MARRIAGE:
        return Refusal("6.18", "no-marriage-lies", {})
    if (cards.ARTISTS | cards.OFFICES) & cards.ONE[target] == 0:
        return Refusal("6.19", "poison-no-target", facts)
    owner = housing.owner_of(config, table, target)
    if owner < 0:
        return Refusal("6.18", "before-nobody", facts)
    if effects.is_spouse(table, seat, owner):
        return Refusal("6.20", "kill-with-spouse", {"target": config.cards.ids[target], "other": owner})
    return Refusal("6.21", "poison-housed", facts)


def _explain_assassin(config: Config, table: Table, target: i64) -> Refusal:
    facts: dict[str, Arg] = {"target": config.cards.ids[target]}
    if target == cards.MARRIAGE:
        return Refusal("6.25", "no-marriage-lies", {})
    if target == cards.SAVONAROLA:
        return Refusal("6.25", "no-savonarola-lies", {})
    if cards.ARTISTS & cards.ONE[target] != 0:
        return Refusal("6.27", "assassin-no-artist", facts)
    if cards.OFFICES & cards.ONE[target] == 0:
        return Refusal("6.25", "assassin-no-target", facts)
    owner = housing.owner_of(config, table, target)
    if owner < 0:
        return Refusal("6.26", "before-nobody", facts)
    return Refusal("6.26", "kill-with-spouse", {"target": config.cards.ids[target], "other": owner})


class Steal(CardDraw):
    """The Spy takes a card of a hand, unseen."""

    def __init__(self) -> None:
        super().__init__(phase.STEAL)

    def bag(self, state: BorgiaState) -> Bag:
        return state.hand[state.table.target]

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        card = move & moves.PAYLOAD
        thief = table.active
        victim = table.target
        state.hand[victim] -= cards.ONE[card]
        state.hand[thief] += cards.ONE[card]
        knowledge.passed_on(state, config.seats, victim, thief, cards.ONE[card])
        knowledge.reckon_sizes(config, state)
        table.target = moves.NO_TARGET
        table.asked = 0
        if log is not None:
            facts: dict[str, Arg] = {"seat": thief, "other": victim}
            log.add_secret("stolen", facts, {"card": config.cards.ids[card]}, bit(thief) | bit(victim))


class Doctor(YesNo):
    """Save whom the poison struck? Sealed, since two spouses are asked (§6.37)."""

    def __init__(self) -> None:
        super().__init__(phase.DOCTOR, "6.35", moves.DOCTOR, discreet=True)

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return config.cards.ids[table.target]

    def sealed_seats(self, config: Config, table: Table) -> i64:
        if table.target == cards.MARRIAGE:
            return table.spouses & ~bit(table.active)
        return bit(housing.owner_of(config, table, table.target))

    def may(self, config: Config, state: BorgiaState, seat: Seat) -> bool:
        return state.hand[seat] & cards.DOCTOR_ONE != 0 and housing.means(state, seat) >= config.cards.doctor_cost

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """Kept until all have answered."""
        table = state.table
        state.answers[seat] = move & moves.PAYLOAD
        table.asked &= ~bit(seat)
        if log is not None:
            log.add_secret("answered", {"seat": seat}, {"answer": moves.move_text(config.cards, move)}, bit(seat))
        if table.asked != 0:
            return
        saviour: i64 = -1
        for other in range(config.seats):
            if state.answers[other] == 1:
                saviour = other
            state.answers[other] = moves.NO_ANSWER
        if saviour < 0:
            effects.kill(config, state, log)
            return
        cost = config.cards.doctor_cost
        use_card(config, state, saviour, cards.DOCTOR)
        housing.pay_bank(state, saviour, cost)
        if log is not None:
            log.add("saved", {"seat": saviour, "target": config.cards.ids[table.target], "ducats": cost})
        effects.strike_over(state)

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        if state.answers[seat] != moves.NO_ANSWER:
            return already_answered()
        if seat == state.table.active:
            return Refusal("6.36", "your-own-poison", {})
        return super().not_asked(config, state, seat)

    def explain(self, config: Config, state: BorgiaState, seat: Seat, move: Move) -> Refusal:
        if state.hand[seat] & cards.DOCTOR_ONE == 0:
            return Refusal("6.34", "no-doctor-in-hand", {})
        facts: dict[str, Arg] = {"ducats": config.cards.doctor_cost, "means": housing.means(state, seat)}
        return Refusal("6.33", "doctor-too-dear", facts)


class Gift(OfficeQuestion):
    """Who gets the office whose holder the Pope has killed?"""

    def __init__(self) -> None:
        super().__init__(phase.GIFT, "6.29", "6.29")

    def takers(self, config: Config, table: Table) -> i64:
        """Any player but the Pope and the former owner, or the pile (§6.30)."""
        return config.everyone & ~bit(table.pope) & ~bit(table.turn) | bit(moves.PILE_SEAT)

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        """The Pope gives an office-holder's office away, or lets it go to the pile (§6.29)."""
        table = state.table
        office = (move & moves.PAYLOAD) >> 8
        taker = move & 255
        table.asked = 0
        table.gathered = 0
        if taker == moves.PILE_SEAT:
            table.pile += bit(office)
            if log is not None:
                log.add("no_gift", {"seat": table.pope, "card": config.cards.ids[office]})
            return
        housing.lay_open(table, taker, office, False)
        if log is not None:
            log.add("gift", {"seat": table.pope, "card": config.cards.ids[office], "other": taker})

    def explain_taker(self, table: Table, taker: Seat, office: str) -> Refusal:
        if taker == table.pope:
            return Refusal("6.30", "gift-to-yourself", {"card": office})
        return Refusal("6.30", "gift-to-former-owner", {"card": office, "other": taker})


class Accuse(YesNo):
    """Is the Pope to be punished?"""

    def __init__(self) -> None:
        super().__init__(phase.ACCUSE, "6.53", moves.SAY)

    def source(self, config: Config, table: Table, seat: Seat) -> str:
        return "accusation"

    def answer(self, config: Config, state: BorgiaState, seat: Seat, move: Move, log: EventLog | None) -> None:
        table = state.table
        cardinals = table.cardinals[seat]
        if is_yes(move):
            table.yes += cardinals
        else:
            table.no += cardinals
        table.asked = 0
        table.turn = config.next_seat(seat)
        if log is not None:
            if is_yes(move):
                log.add("said_yes", {"seat": seat, "cardinals": cardinals})
            else:
                log.add("said_no", {"seat": seat, "cardinals": cardinals})

    def not_asked(self, config: Config, state: BorgiaState, seat: Seat) -> Refusal:
        table = state.table
        if seat == table.pope:
            return Refusal("6.53", "accused-has-no-vote", {})
        voter = table.active
        while voter != table.turn:
            if voter == seat:
                return already_answered()
            voter = config.next_seat(voter)
        return super().not_asked(config, state, seat)
