"""Whatever is declared in the schema occurs: in the golden games, in the attempts of the tests, or here."""

from curia.core.game import Refusal
from curia.games.habemus import moves
from curia.games.habemus.schema import SCHEMA
from tests.games.habemus.test_refusals import ATTEMPTS, at
from tests.kit.declared import declared_refusal, golden_events
from tests.kit.habemus import Table, player, table

DISPLAY = "bichi swap camerlengo"


def rare_events() -> list[Table]:
    """Games with events that no golden game has."""
    poor = table("play_action", player(hand="bribe", gold=4), player("lugo"))
    squadrone = table("take", display=f"squadrone {DISPLAY}", squadrone="may_pay")
    return [
        poor.all_play("play bribe", *["play none"] * 3),
        squadrone.play(0, "take squadrone").play(0, "decline"),
        table("take", player("felipe"), player("chigi"), display=f"felipe {DISPLAY}").play(0, "take felipe"),
        table("take", player(), player("chigi"), display=f"case_of_death {DISPLAY}").play(0, "take case_of_death"),
    ]


def test_every_declared_event_happens() -> None:
    here = {event.name for game in rare_events() for event in game.log.events}
    assert golden_events("habemus") | here == set(SCHEMA.events)


def rare_refusals() -> list[Refusal]:
    """Refusals of what nobody can write, and of what needs a position of its own."""
    answered = table("bid").play(2, "bid none")
    chigi = table("swap", player("colonna", played="swap"), player("lugo chigi"), chigi_swap="owner")
    wrong_pair = at("swap").game.parse_move("swap colonna with lugo") | 0xFF
    tries = [
        (answered, 2, answered.game.parse_move("bid none")),
        (chigi, 0, chigi.game.parse_move("swap colonna with chigi")),
        (at("swap"), 0, wrong_pair),
        (at("bid"), 0, at("bid").game.parse_move("turn bichi")),
        (at("bid"), 9, at("bid").game.parse_move("bid none")),
        (at("bid"), 0, -1),
        (at("play_action"), 0, moves.PLAY),
        (at("take"), 0, moves.TAKE | 0xFF),
        (table("take", display="felipe bichi swap"), 0, at("take").game.parse_move("take camerlengo")),
    ]
    return [declared_refusal(game.game, game.game.explain(game.state, seat, move)) for game, seat, move in tries]


def test_every_declared_refusal_is_said() -> None:
    assert {attempt[4] for attempt in ATTEMPTS} | {refusal.code for refusal in rare_refusals()} == set(SCHEMA.refusals)
