"""What is told of a vote."""

from curia.core.events import EventLog
from curia.games.caesar import votes
from tests.kit.caesar import game
from tests.kit.caesar_positions import party, position
from tests.kit.rules import rule


@rule("8.2")
def test_a_vote_that_philosophers_turn_round_says_so() -> None:
    engine = game()
    mine, theirs = party("1 2 3 4 5", up="censors 3 philosopher"), party("1 2 3 4 5", up="censors 4 5")
    state = engine.from_dict(position(mine, theirs, phase="suffrage"))
    log = EventLog()
    engine.apply(state, 8, engine.parse_move("suffrage censors"), log)
    told = dict(log.seen_by(9))
    assert told["vote_turned"] == {"seat": 0, "group": "censors"}
    assert "vote_won" not in told


@rule("8.7")
def test_a_party_alone_wins_without_a_turn() -> None:
    assert not votes.vote(0x1, 0).turned
    assert votes.vote(0x1, 0).winner == 0
