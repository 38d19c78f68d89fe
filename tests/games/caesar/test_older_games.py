"""Games that were begun before C8 and C12 were changed go on: what was allowed then still is (ADR 13)."""

import pytest

from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from tests.kit.caesar import game
from tests.kit.rules import rule


def as_before(answers: list[str]) -> list[str]:
    """Of the answers to a turn those that the older rules had: a card to discard, and no manipulation without room."""
    discards = [text for text in answers if text.startswith("discard ") and text != "discard none"]
    if not discards:
        return answers
    others = [text for text in answers if not text.startswith("discard")]
    return others + discards if any(text.startswith("lay") for text in others) else discards


@rule("C8", "C12")
@pytest.mark.parametrize("options", [{}, {"manipulation": "shuffled", "end": "first_out"}])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_the_older_rules_can_be_played_to_its_end(options: dict[str, str], seed: int) -> None:
    match = Match(game(**options), seed.to_bytes(32, "big"))
    rng = Rng(seed)
    while asked := pending_seats(match.pending()):
        seat = asked[rng.below(len(asked))]
        answers = as_before([match.game.move_text(move) for move in match.legal_moves(seat)])
        assert answers, "the older rules had an answer, too"
        match.play(seat, match.game.parse_move(answers[rng.below(len(answers))]))
    assert match.outcome() is not None
    assert not {"nothing_laid", "nothing_discarded"} & {event.name for event in match.log.events}
