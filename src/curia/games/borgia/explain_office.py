"""Why an answer is not allowed: ballots, and what the Pope gives away (sections 10 and 13)."""

from mypy_extensions import i64

from curia.core.bits import has
from curia.core.game import Refusal
from curia.core.types import Seat
from curia.games.borgia import moves
from curia.games.borgia.cards import Card
from curia.games.borgia.config import Config
from curia.games.borgia.distribution import next_office, promised_cardinals
from curia.games.borgia.election import candidate_at, least_votes, votes_left
from curia.games.borgia.state import BorgiaState, lane

# Ballots ------------------------------------------------------------


def explain_vote(config: Config, state: BorgiaState, seat: Seat, candidate: Seat, votes: i64) -> Refusal:
    table = state.table
    if not has(table.candidates, candidate):
        return Refusal("10.5", "not-a-candidate", {"other": candidate})
    asked = candidate_at(config, table, seat, state.answers[seat])
    if candidate != asked:
        return Refusal("10.30", "vote-in-order", {"other": asked})
    most = votes_left(config, state, seat)
    if votes > most:
        return Refusal("10.3", "more-votes-than-left", {"number": most})
    least = least_votes(table, seat, candidate)
    if votes < least:
        return Refusal("10.6", "less-than-pledged", {"other": candidate, "number": least})
    return Refusal("10.20", "no-split-in-last-ballot", {"number": most})


def explain_out(state: BorgiaState, candidate: Seat) -> Refusal:
    if not has(state.table.candidates, candidate):
        return Refusal("10.14", "not-a-candidate", {"other": candidate})
    return Refusal("10.14", "not-the-fewest-votes", {"other": candidate})


def explain_elect(candidate: Seat) -> Refusal:
    return Refusal("10.21", "not-one-of-the-two", {"other": candidate})


# Offices ------------------------------------------------------------


def explain_gift(config: Config, state: BorgiaState, office: Card, seat: Seat) -> Refusal:
    asked = next_office(state.table)
    if office != asked:
        return Refusal("6.29", "another-office-first", {"card": config.cards.ids[asked]})
    if seat == state.table.pope:
        return Refusal("6.30", "gift-to-yourself", {"card": config.cards.ids[asked]})
    return Refusal("6.30", "gift-to-former-owner", {"card": config.cards.ids[asked], "other": seat})


def explain_assign(config: Config, state: BorgiaState, office: Card, seat: Seat) -> Refusal:
    asked = next_office(state.table)
    if office != asked:
        return Refusal("13.14", "another-office-first", {"card": config.cards.ids[asked]})
    if seat == moves.PILE_SEAT:
        return Refusal("13.11", "office-to-nobody", {"card": config.cards.ids[asked]})
    if seat == state.table.pope:
        return Refusal("13.15", "keeps-no-gathered-office", {"card": config.cards.ids[asked]})
    return Refusal("13.14", "has-enough-offices", {"other": seat})


def explain_hand_out(config: Config, state: BorgiaState, office: Card, seat: Seat) -> Refusal:
    asked = next_office(state.table)
    if office != asked:
        return Refusal("13.21", "another-office-first", {"card": config.cards.ids[asked]})
    if seat == moves.PILE_SEAT:
        return Refusal("13.17", "office-to-nobody", {"card": config.cards.ids[asked]})
    return Refusal("13.18", "keeps-no-own-office", {"card": config.cards.ids[asked]})


# Cardinals ------------------------------------------------------------


def explain_cardinals(config: Config, state: BorgiaState, split: i64) -> Refusal:
    table = state.table
    if split >> 24 != config.seats:
        return Refusal("13.22", "a-number-for-each-seat", {"number": config.seats})
    total: i64 = 0
    most_given: i64 = 0
    for seat in range(config.seats):
        number = lane(split, seat, 4)
        total += number
        if seat != table.pope and number > most_given:
            most_given = number
    if total < config.seats:
        return Refusal("13.23", "cardinals-left-over", {"number": config.seats})
    if total > config.seats:
        return Refusal("13.22", "too-many-cardinals", {"number": config.seats})
    for seat in range(config.seats):
        promised = promised_cardinals(table, seat)
        if lane(split, seat, 4) < promised:
            return Refusal("13.25", "fewer-than-promised", {"other": seat, "number": promised})
    return Refusal("13.24", "keeps-too-many", {"number": most_given + 1})
