"""What the bot of Caesar & Cleopatra does where no place is free, and with a short hand."""

import pytest

from curia.bots.caesar import CaesarHeuristic
from curia.core.rng import Rng
from curia.core.types import CHANCE
from tests.kit.caesar import PATRICIANS, Table, party, table

CLOSED = " ".join(f"{group} " * number for group, number in PATRICIANS.items() if group != "praetors")
SEEDS = range(3)


def chosen(play: Table, seed: int = 1) -> str:
    """What the bot answers for the seat that is asked."""
    bot = CaesarHeuristic(play.game, Rng(seed))
    view = play.game.view(play.state, play.seat, memory=True)
    return play.game.move_text(bot.choose(view, play.game.legal_moves(play.state, play.seat), 0).move)


def play_turn(play: Table) -> Table:
    """The bot plays its turn to the end; nobody vetoes."""
    seat, turn = play.seat, play.state.turn
    rng = Rng(2)
    while play.phase != "over" and play.state.turn == turn:
        if play.chance_is_asked:
            play.play(CHANCE, play.game.move_text(play.game.sample_chance(play.state, rng)))
        else:
            play.go(chosen(play) if play.seat == seat else play.legal()[0])
    return play


@pytest.mark.parametrize("seed", SEEDS)
def test_a_tie_is_broken_where_the_card_and_the_room_win_a_vote(seed: int) -> None:
    """Without the philosopher it is eight to eight, and the 4 that goes into its place wins."""
    people = [
        party("3 3 4 assassination veto", up="praetors 2 2 2 2", taken=CLOSED + "praetors " * 3),
        party("4 4 5 5 5", up="praetors p 2 2 4"),
    ]
    game = table(*people, quiet=["praetors"])
    assert chosen(game, seed) == "assassinate philosopher praetors"
    assert play_turn(game).happened("vote_won") == [{"seat": 0, "group": "praetors"}]


def test_a_castling_is_played_for_the_votes_after_it() -> None:
    """High cards come from where they are not needed to a tie of eight, which then is none."""
    taken = " ".join(f"{group} " * PATRICIANS[group] for group in ("quaestors", "aediles", "censors"))
    people = [
        party("1 2 3 castling veto", up="senators 1 1 2 4, praetors 3 4 4 5 5", taken=taken),
        party("4 4 5 5 5", up="senators 1 1 1 5, praetors 1"),
    ]
    game = play_turn(table(*people, quiet=["senators"]))
    assert game.happened("nothing_laid") == [{"seat": 0}]
    assert {"seat": 0, "group": "senators"} in game.happened("vote_won")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_castling_that_can_change_nothing_is_kept(seed: int) -> None:
    """All own cards there are equal, so the ties stay what they are."""
    taken = " ".join(f"{group} " * PATRICIANS[group] for group in ("quaestors", "aediles", "censors"))
    people = [
        party("1 1 4 castling veto", up="senators 2*4, praetors 2*3", taken=taken),
        party("4 4 5 5 5", up="senators 1 1 1 5, praetors 1 1 1 1 2"),
    ]
    assert chosen(table(*people, quiet=["senators", "praetors"]), seed) == "discard 1"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_is_kept_where_it_would_only_help_the_other_party(seed: int) -> None:
    """With a philosopher on one side the lower total wins: whatever is struck there lets the other party win."""
    people = [
        party("1 2 3 4 assassination", up="praetors p 1 4 5", taken=CLOSED),
        party("4 4 5 5 5", up="praetors 1 2 3 4"),
    ]
    assert chosen(table(*people, quiet=["praetors"]), seed).startswith("discard")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("hand", ["veto spy", "wrath", "veto assassination castling courtesan"])
def test_a_short_hand_is_filled_without_throwing_a_card_away(hand: str, seed: int) -> None:
    """Without influence in hand the turn is passive, and new cards come all the same."""
    assert chosen(table(party(hand, up="senators 1"), party(up="senators 2")), seed) == "discard none"


@pytest.mark.parametrize("seed", SEEDS)
def test_two_cards_are_laid_open_where_one_alone_would_still_be_behind(seed: int) -> None:
    """The first of the two used to be valued by itself, so that it was hardly ever laid."""
    people = [party("4 4 1 1 veto", taken=CLOSED), party("4 4 5 5 5", up="praetors 2 2 2")]
    game = table(*people)
    assert chosen(game, seed) == "show 4 praetors"
    game.go("show 4 praetors")
    assert chosen(game, seed) == "show 4 praetors"
