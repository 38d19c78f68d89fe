"""What an answer has told its seat, and a match that goes back."""

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import CHANCE, OBSERVER
from curia.core.undo import ANSWERED, NOTHING, SHOWN, last_answer, told_nothing, what_it_told
from tests.kit.games import FEWEST

SEED = b"a seed of exactly thirty-two byt"


def after(game: str, *answers: str) -> Match[State, View]:
    """The match after answers of '0: bid DDA' and the like."""
    match: Match[State, View] = Match(load_game(game, 2 if game == "caesar" else 3), SEED)
    for answer in answers:
        seat, _, notation = answer.partition(": ")
        match.play(int(seat), match.game.parse_move(notation))
    return match


NOBODY_ACTS = ("0: play none", "1: play none", "2: play none")


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("0: bid DDA",), NOTHING),
        (("0: bid DDA", "1: bid SS"), NOTHING),
        (("0: bid DDA", "1: bid SS", "2: bid none"), ANSWERED),
        (("1: bid SS", "2: bid none", "0: bid DDA"), SHOWN),
    ],
)
def test_a_sealed_answer_tells_nothing_until_all_are_opened(answers: tuple[str, ...], told: str) -> None:
    match = after("habemus", *NOBODY_ACTS, *answers)
    index = last_answer(match.game, match.moves, 0)
    assert index is not None
    assert what_it_told(match.game, match.moves, index) == told
    assert told_nothing(match.game, match.moves, index) == (told == NOTHING)


@pytest.mark.parametrize(("name", "seats"), FEWEST.items())
def test_who_opens_a_sealed_question_cannot_take_that_back_alone(name: str, seats: int) -> None:
    """Whatever worlds say: a defender who hires Condottieri shows them to an attacker who answered last with nobody."""
    game: AnyGame = load_game(name, seats)
    games = 6
    kinds: dict[str, int] = {}
    for number in range(games):
        match: Match[State, View] = Match(game, SEED)
        rng = Rng(number + 1)
        while pending := pending_seats(match.pending()):
            seat = pending[rng.below(len(pending))]
            asked, before = match.decision(seat), len(match.events(OBSERVER))
            match.play(seat, game.random_move(match.state, seat, rng))
            told = [name for name, _ in match.events(OBSERVER)[before:]]
            if asked.sealed and len(pending) == 1 and told not in ([], ["arranged"]):
                kinds[asked.kind] = kinds.get(asked.kind, 0) + 1
                index = last_answer(match.game, match.moves, seat)
                assert index is not None
                assert what_it_told(game, match.moves, index) == SHOWN, asked.kind
    assert sum(kinds.values()) >= games, kinds
    assert name != "borgia" or {"hire", "doctor", "ballot"} <= set(kinds), kinds


@pytest.mark.parametrize("name", FEWEST)
def test_a_match_goes_back_and_then_on_as_before(name: str) -> None:
    game: AnyGame = load_game(name, FEWEST[name])
    match: Match[State, View] = Match(game, SEED)
    rng = Rng(7)
    while pending := pending_seats(match.pending()):
        match.play(pending[0], game.random_move(match.state, pending[0], rng))
    moves, key = match.moves, match.state.key()
    events = [match.events(seat) for seat in range(game.seats)]
    count = next(i for i in range(len(moves) // 2, len(moves)) if moves[i][0] != CHANCE)
    match.go_back(count)
    assert match.moves == moves[:count]
    assert pending_seats(match.pending())
    assert match.outcome() is None
    for seat in range(game.seats):
        assert match.events(seat) == events[seat][: len(match.events(seat))]
    for seat, move in moves[count:]:
        if seat != CHANCE:
            match.play(seat, move)
    assert match.moves == moves
    assert match.state.key() == key
    assert [match.events(seat) for seat in range(game.seats)] == events
