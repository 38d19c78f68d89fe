"""Step 2: what the cards from the hand do (section 6)."""

from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.events import EventLog
from curia.core.types import CHANCE_MASK, Arg, Seat
from curia.games.borgia import agenda, cards, housing, moves, phase
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState, Table, one_lane
from curia.games.borgia.use import show_card, use_card


def play_card(config: Config, state: BorgiaState, seat: Seat, card: Card, target: i64, log: EventLog | None) -> None:
    table = state.table
    table.asked = 0
    table.next = agenda.STEP
    if log is not None:
        log.add("played", _play_facts(config, seat, card, target))
    if card == cards.SPY:
        use_card(config, state, seat, card)
        _spy_on_hand(config, state, seat, target, log)
    elif card == cards.POISON or card == cards.ASSASSIN:
        use_card(config, state, seat, card)
        table.card = card
        table.target = target
        _strike(config, state, seat, log)
    elif card == cards.MARRIAGE:
        show_card(config, state, seat, card)
        table.spouses = bit(seat) | bit(target)
    elif card == cards.SAVONAROLA:
        show_card(config, state, seat, card)
        table.savonarola = True
    else:
        use_card(config, state, seat, card)
        table.yes = 0
        table.no = 0
        table.turn = seat
        table.card = card
        table.next = agenda.ACCUSE


def _play_facts(config: Config, seat: Seat, card: Card, target: i64) -> dict[str, Arg]:
    facts: dict[str, Arg] = {"seat": seat, "card": config.cards.ids[card]}
    if card == cards.SPY or card == cards.MARRIAGE:
        facts["other"] = target
    elif card == cards.POISON or card == cards.ASSASSIN:
        facts["target"] = config.cards.ids[target]
    return facts


# Spy ------------------------------------------------------------


def _spy_on_hand(config: Config, state: BorgiaState, seat: Seat, other: Seat, log: EventLog | None) -> None:
    if state.hand[other] == 0:
        if log is not None:
            log.add("nothing_stolen", {"seat": seat, "other": other})
        return
    state.table.target = other
    housing.ask(state.table, phase.STEAL, CHANCE_MASK)


# Deaths ------------------------------------------------------------


def _strike(config: Config, state: BorgiaState, seat: Seat, log: EventLog | None) -> None:
    """Ask those who may have the Doctor; with nobody to ask the death takes its course (§6.35 to §6.37)."""
    table = state.table
    asked: i64 = 0
    if table.card == cards.POISON:
        if table.target == cards.MARRIAGE:
            asked = table.spouses & ~bit(seat)
        else:
            asked = bit(housing.owner_of(config, table, table.target)) & ~bit(seat)
    if asked != 0:
        housing.ask(table, phase.DOCTOR, asked)
    else:
        kill(config, state, log)


def strike_over(state: BorgiaState) -> None:
    state.table.card = cards.NO_CARD
    state.table.target = moves.NO_TARGET


def kill(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    target = table.target
    strike_over(state)
    if target == cards.MARRIAGE:
        table.spouses = 0
        table.gone += cards.MARRIAGE_ONE
    elif target == cards.SAVONAROLA:
        table.savonarola = False
        table.gone += cards.SAVONAROLA_ONE
    else:
        owner = housing.owner_of(config, table, target)
        housing.lose(table, owner, target)
        if target >= cards.OFFICES_END:
            if config.dead_artists_return:
                table.pile += bit(target)
            else:
                table.gone += bit(target)
        elif table.active == table.pope:
            table.gathered = bit(target)
            table.turn = owner
            housing.ask(table, phase.GIFT, bit(table.pope))
        else:
            table.pile += bit(target)
    if log is not None:
        log.add("killed", {"target": config.cards.ids[target]})


# Accusation ------------------------------------------------------------


def next_accusation_vote(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    if table.turn == table.pope:
        table.turn = config.next_seat(table.turn)
    if table.turn == table.active and table.yes + table.no != 0:
        _count_accusation(config, state, log)
        return
    housing.ask(table, phase.ACCUSE, bit(table.turn))


def _count_accusation(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    table = state.table
    upheld = table.yes > table.no
    if upheld:
        table.skips += one_lane(1, table.pope, 4)
    if log is not None:
        facts: dict[str, Arg] = {"other": table.pope, "yes": table.yes, "no": table.no}
        if upheld:
            log.add("accusation_upheld", facts)
        else:
            log.add("accusation_failed", facts)
    table.yes = 0
    table.no = 0
    table.card = cards.NO_CARD
    table.next = agenda.STEP


# Targets ------------------------------------------------------------


def reachable(config: Config, state: BorgiaState, seat: Seat) -> i64:
    """Whose cards the seat may play against: all but its spouse, itself too."""
    if has(state.table.spouses, seat):
        return config.everyone & ~state.table.spouses | bit(seat)
    return config.everyone


def is_spouse(table: Table, seat: Seat, other: Seat) -> bool:
    return seat != other and has(table.spouses, seat) and has(table.spouses, other)


def is_barred(state: BorgiaState, seat: Seat) -> bool:
    """Savonarola bars the Pope's hand in his own phase (§6.44)."""
    return state.table.savonarola and state.table.pope == seat


def may_accuse(config: Config, state: BorgiaState, seat: Seat) -> bool:
    """Whether there is a ground (§6.48 to §6.52)."""
    table = state.table
    if table.round == 1 or seat == table.pope or not has(reachable(config, state, seat), table.pope):
        return False
    return table.reshuffled or not has(table.got, seat)
