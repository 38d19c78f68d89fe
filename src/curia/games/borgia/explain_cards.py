"""Why a card may not be played, and why something may not be seized (sections 6 and 7)."""

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import Arg, Seat
from curia.games.borgia import cards, housing, moves
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.effects import is_artist, is_barred
from curia.games.borgia.legal import pay_of
from curia.games.borgia.seizing import means_to_hire
from curia.games.borgia.state import BorgiaState


def _is_spouse(state: BorgiaState, seat: Seat, other: Seat) -> bool:
    spouses = state.table.spouses
    return seat != other and has(spouses, seat) and has(spouses, other)


# Playing ------------------------------------------------------------


def explain_play(config: Config, state: BorgiaState, seat: Seat, card: Card, target: i64) -> Refusal:
    table = state.table
    played: dict[str, Arg] = {"card": config.cards.ids[card]}
    if card < cards.CONDOTTIERI_END:
        return Refusal("6.5", "condottieri-only-in-seizure", played)
    if card == cards.DOCTOR:
        return Refusal("6.6", "doctor-only-as-answer", {})
    if cards.count(state.hand[seat], card) == 0:
        return Refusal("6.2", "not-in-hand", played)
    if is_barred(state, seat):
        return Refusal("6.46" if card == cards.ASSASSIN else "6.44", "savonarola-bars-cards", {})
    if card == cards.SPY:
        if target == seat:
            return Refusal("6.11", "spy-on-yourself", {})
        return Refusal("6.15", "spy-on-spouse", {"other": target})
    if card == cards.POISON:
        return _explain_poison(config, state, seat, target)
    if card == cards.ASSASSIN:
        return _explain_assassin(config, state, seat, target)
    if card == cards.MARRIAGE:
        return Refusal("6.39", "marry-yourself", {})
    if card == cards.SAVONAROLA:
        if seat == table.pope:
            return Refusal("6.45", "pope-plays-no-savonarola", {})
        return Refusal("6.40", "against-spouse", {"card": played["card"], "other": table.pope})
    return _explain_accusation(config, state, seat)


def _explain_accusation(config: Config, state: BorgiaState, seat: Seat) -> Refusal:
    table = state.table
    if seat == table.pope:
        return Refusal("6.52", "pope-accuses-nobody", {})
    if table.round == 1:
        return Refusal("6.51", "no-accusation-in-round-one", {})
    if _is_spouse(state, seat, table.pope):
        return Refusal("6.40", "against-spouse", {"card": config.cards.ids[cards.ACCUSATION], "other": table.pope})
    return Refusal("6.50", "no-ground", {"other": table.pope})


def _explain_poison(config: Config, state: BorgiaState, seat: Seat, target: i64) -> Refusal:
    table = state.table
    facts: dict[str, Arg] = {"target": config.cards.ids[target]}
    if target == cards.MARRIAGE:
        return Refusal("6.18", "no-marriage-lies", {})
    if (cards.ARTISTS | cards.OFFICES) & cards.ONE[target] == 0:
        return Refusal("6.19", "poison-no-target", facts)
    owner = housing.owner_of(config, table, target)
    if owner < 0:
        return Refusal("6.18", "before-nobody", facts)
    if _is_spouse(state, seat, owner):
        return Refusal("6.20", "kill-with-spouse", {"target": config.cards.ids[target], "other": owner})
    return Refusal("6.21", "poison-housed", facts)


def _explain_assassin(config: Config, state: BorgiaState, seat: Seat, target: i64) -> Refusal:
    facts: dict[str, Arg] = {"target": config.cards.ids[target]}
    if target == cards.MARRIAGE:
        return Refusal("6.25", "no-marriage-lies", {})
    if target == cards.SAVONAROLA:
        return Refusal("6.25", "no-savonarola-lies", {})
    if is_artist(target):
        return Refusal("6.27", "assassin-no-artist", facts)
    if cards.OFFICES & cards.ONE[target] == 0:
        return Refusal("6.25", "assassin-no-target", facts)
    owner = housing.owner_of(config, state.table, target)
    if owner < 0:
        return Refusal("6.26", "before-nobody", facts)
    return Refusal("6.26", "kill-with-spouse", {"target": config.cards.ids[target], "other": owner})


def explain_doctor(config: Config, state: BorgiaState, seat: Seat) -> Refusal:
    if state.hand[seat] & cards.DOCTOR_ONE == 0:
        return Refusal("6.34", "no-doctor-in-hand", {})
    return Refusal("6.33", "doctor-too-dear", {"ducats": config.cards.doctor_cost, "means": housing.means(state, seat)})


# Seizing ------------------------------------------------------------


def explain_seize(config: Config, state: BorgiaState, seat: Seat, target: i64) -> Refusal:
    table = state.table
    if target >= moves.HOME_TARGET:
        other = target - moves.HOME_TARGET
        home: dict[str, Arg] = {"target": config.cards.home_ids[other]}
        if other == seat:
            return Refusal("7.5", "seize-own", home)
        if _is_spouse(state, seat, other):
            return Refusal("7.6", "seize-from-spouse", {"other": other})
        return Refusal("7.4", "home-town-empty", home)
    facts: dict[str, Arg] = {"target": config.cards.ids[target]}
    if target >= cards.OPEN_END:
        return Refusal("7.5", "seize-hand-card", facts)
    owner = housing.owner_of(config, table, target)
    if owner < 0:
        return Refusal("7.1", "before-nobody", facts)
    if owner == seat:
        return Refusal("7.5", "seize-own", facts)
    if _is_spouse(state, seat, owner):
        return Refusal("7.6", "seize-from-spouse", {"other": owner})
    if target >= cards.TOWNS_END and housing.place_of(table, target) != cards.NOWHERE:
        return Refusal("7.3", "seize-housed", facts)
    fee = config.cards.fee[target]
    return Refusal(
        "7.16", "seize-too-dear", {"card": config.cards.ids[target], "ducats": fee, "means": housing.means(state, seat)}
    )


def explain_hire(config: Config, state: BorgiaState, seat: Seat, hired: i64) -> Refusal:
    table = state.table
    if seat == table.active and is_barred(state, seat):
        return Refusal("7.13", "savonarola-bars-condottieri", {})
    for i in range(8):
        card = cards.FIRST_CONDOTTIERE + i
        if has(hired, i) and not has(state.hand[seat], card):
            return Refusal("7.9", "not-in-hand", {"card": config.cards.ids[card]})
    pay = pay_of(config, hired)
    ducats = means_to_hire(config, state, seat)
    if pay <= housing.means(state, seat):
        fee = config.cards.fee[table.target]
        return Refusal("7.17", "pay-besides-fee", {"ducats": pay, "fee": fee, "means": ducats})
    return Refusal("7.11", "pay-too-high", {"ducats": pay, "means": ducats})
