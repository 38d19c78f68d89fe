"""Whatever is declared in the schema occurs: in the golden games, in the attempts of the tests, or here."""

from curia.games.caesar import moves
from curia.games.caesar.schema import SCHEMA
from tests.games.caesar.test_refusals import ATTEMPTS, at
from tests.kit.caesar import OUT, Table, party, table
from tests.kit.declared import declared_refusal, golden_events

FULL = "senators 1 1 1 1 1, praetors 2 2 2 2 2, quaestors 3 3 3 3 3, aediles 4 4 4 4 4"
"""Five cards before each group but the Censors."""


def rare_events() -> list[Table]:
    """Games with events that no golden game has."""
    closing = table(
        party("5 5", up="censors 1 1 1", taken="censors censors " + "aediles " * 3),
        party(up="censors 2 2 2"),
        options={"orgies": "drop_one_after_second_group"},
    )
    return [
        closing.go("show 5 censors", "show 5 censors"),
        table(party("1 2 3"), OUT).go("lay 1 senators").finish_turn(),
    ]


def test_every_declared_event_happens() -> None:
    here = {event.name for game in rare_events() for event in game.log.events}
    assert golden_events("caesar") | here == set(SCHEMA.events)


def castling(own: str, other: str) -> Table:
    return table(party("1 castling", up=own), party("1", up=other)).go("castle senators censors")


def attempts() -> list[tuple[Table, int, int]]:
    """Positions with who tries what."""
    rare = [
        (table(party("veto spy")), 0, "lay 1 senators"),
        (table(party("1"), party("2")), 0, "show 1 senators"),
        (table(party("1 2", taken="senators " * 5)), 0, "lay 1 senators"),
        (table(party("1 2", up="senators 1 1 1"), party(up="senators 2 2 2 2 2")), 0, "lay 1 senators"),
        (table(party("1 2 3", up=f"{FULL}, censors 5 5 5 5")), 0, "show 1 censors"),
        (table(party("1 spy"), party("1 wrath")).go("spy"), 1, "veto"),
        (castling("senators 1 2 3, censors 4 5 5", ""), 0, "relay none"),
        (castling("senators p 1, censors 3 5", "senators 1 1 1 1 2, censors 3"), 0, "relay p 1 3 5"),
        (table(party("1 assassination", up="senators 3"), party("1")), 0, "assassinate 3 senators"),
        (table(party("1 spy"), OUT), 0, "spy"),
        (at("lay_second"), 0, "done"),
        (at("over"), 0, "done"),
        (at("turn"), 2, "done"),
        (at("turn"), 0, "allow"),
        (at("turn"), 0, "veto"),
    ]
    tries = [(at(name), seat, text) for name, seat, text, _ in ATTEMPTS] + rare
    answers = [(game, seat, game.game.parse_move(text)) for game, seat, text in tries]
    return [*answers, (at("refill"), 0, moves.DRAW | 7), (at("turn"), 0, -1)]


def test_every_declared_refusal_is_said() -> None:
    said = [declared_refusal(game.game, game.game.explain(game.state, seat, move)) for game, seat, move in attempts()]
    assert {refusal.code for refusal in said} == set(SCHEMA.refusals)
