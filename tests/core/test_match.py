"""The checked door, and what each seat hears through it."""

import pytest

from curia.catalog import load_game
from curia.core.bits import lowest
from curia.core.game import Refused, State, View
from curia.core.match import Match, pending_seats
from curia.core.types import CHANCE, OBSERVER

SEED = b"a seed of exactly thirty-two byt"


def new_match(seats: int = 4) -> Match[State, View]:
    return Match(load_game("habemus", seats), SEED)


def play_out(match: Match[State, View]) -> Match[State, View]:
    """Everybody always plays the first legal move."""
    while match.pending():
        seat = lowest(match.pending())
        match.play(seat, match.legal_moves(seat)[0])
    return match


def test_chance_is_drawn_until_somebody_is_asked() -> None:
    match = new_match()
    assert pending_seats(match.pending()) == [0, 1, 2, 3]
    assert {seat for seat, _ in match.moves} == {CHANCE}
    assert match.decision(0).kind == "play_action"


def test_the_same_seed_gives_the_same_game_whatever_the_order_of_sealed_answers() -> None:
    one, other = new_match(), new_match()
    while one.pending():
        seats = pending_seats(one.pending())
        answers = {seat: one.legal_moves(seat)[-1] for seat in seats}
        for seat in seats:
            one.play(seat, answers[seat])
        for seat in reversed(seats):
            other.play(seat, answers[seat])
    assert one.state.key() == other.state.key()
    assert one.outcome() is not None


def test_another_seed_gives_another_game() -> None:
    assert play_out(new_match()).state.key() != play_out(Match(load_game("habemus", 4), bytes(32))).state.key()


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = new_match()
    before, events = match.state.key(), len(match.log.events)
    with pytest.raises(Refused) as refused:
        match.play(0, match.game.parse_move("play bribe"))
    assert refused.value.refusal.rule == "4.2"
    assert match.state.key() == before
    assert len(match.log.events) == events


@pytest.mark.parametrize("seat", [-1, 4, 7, CHANCE, OBSERVER, 60])
def test_nobody_else_can_play(seat: int) -> None:
    match = new_match()
    with pytest.raises(Refused):
        match.play(seat, match.game.parse_move("play none"))


def test_a_chance_move_must_be_possible() -> None:
    match: Match[State, View] = Match(load_game("habemus", 4))
    with pytest.raises(ValueError, match="chance cannot"):
        match.play_chance(match.game.parse_move("camerlengo 4"))
    match.play_chance(match.game.parse_move("camerlengo 3"))
    assert match.moves == [(CHANCE, match.game.parse_move("camerlengo 3"))]


def test_events_are_told_once_and_only_to_their_audience() -> None:
    match = new_match()
    dealt = [args for name, args in match.events(2) if name == "order_dealt"]
    assert ["order" in args for args in dealt] == [False, False, False, False, True, True, False, False]
    for seat in range(4):
        match.play(seat, match.game.parse_move("play none"))
    start = len(match.log.events)
    match.play(1, match.game.parse_move("bid none"))
    assert match.events(1, start) == [("answered", {"seat": 1, "answer": "bid none"})]
    assert match.events(0, start) == match.events(OBSERVER, start) == [("answered", {"seat": 1})]
