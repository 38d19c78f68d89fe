"""Every illegal attempt is refused with the paragraph that forbids it; nothing, however strange, breaks the engine."""

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from curia.core.game import Refused
from curia.core.match import Match
from tests.kit.habemus import Table, game, player, started, table
from tests.kit.rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "habemus-papam.md"
DISPLAY = "felipe bichi swap camerlengo"

POSITIONS = {
    "chance": lambda: started(),
    "keep_order": lambda: table("keep_order"),
    "play_action": lambda: table("play_action", player(hand="bribe"), player("lugo")),
    "bribe": lambda: table("bribe", player("colonna", played="bribe"), player("lugo chigi este")),
    "swap": lambda: table("swap", player("colonna cesi", played="swap"), player("lugo chigi este")),
    "swap by Chigi's owner": lambda: table(
        "swap", player("chigi cesi", played="swap"), player("lugo este"), chigi_swap="owner"
    ),
    "bid": lambda: table("bid", player(gems="DRA"), player(played="three_rubies"), player(played="bid_last")),
    "bid_last": lambda: table("bid_last", player(played="bid_last"), player(played="bid_last"), player(bid="S")),
    "best gem twice": lambda: table("bid", player(played="best_gem_twice")),
    "take": lambda: table("take", display=DISPLAY),
    "exclude": lambda: table(
        "exclude", player("felipe*2 colonna"), player("lugo cesi chigi este"), player("felipe ginetti")
    ),
    "pay": lambda: table("pay", display="squadrone bichi swap camerlengo", squadrone="may_pay"),
    "pay without gold": lambda: table(
        "pay", player(gold=19), display="squadrone bichi swap camerlengo", squadrone="may_pay"
    ),
    "bury": lambda: table("bury", player("albizzi"), player("lugo chigi"), player("cesi ginetti")),
    "over": lambda: table("over"),
}


@cache
def at(name: str) -> Table:
    return POSITIONS[name]()


ATTEMPTS = [
    ("chance", 0, "play none", "13.1", "chance-first"),
    ("keep_order", 0, "discard france", "3.9", "not-your-order"),
    ("keep_order", 0, "bid none", "3.9", "other-question"),
    ("play_action", 0, "play swap", "4.2", "not-in-hand"),
    ("play_action", 1, "play bribe", "4.2", "not-in-hand"),
    ("play_action", 0, "take camerlengo", "3.1", "other-question"),
    ("play_action", 0, "bid DDD", "3.1", "other-question"),
    ("play_action", 0, "bribe lugo from 1", "3.1", "other-question"),
    ("bribe", 1, "bribe none", "4.11", "others-action"),
    ("bribe", 0, "bribe este from 1", "8.12", "bribe-leader"),
    ("bribe", 0, "bribe chigi from 1", "8.13", "bribe-chigi"),
    ("bribe", 0, "bribe colonna from 0", "8.11", "bribe-own"),
    ("bribe", 0, "bribe albizzi from 1", "8.11", "in-no-tableau"),
    ("bribe", 0, "bribe lugo from 3", "8.11", "wrong-owner"),
    ("bribe", 0, "bribe lugo from 9", "8.11", "wrong-owner"),
    ("bribe", 0, "swap none", "8.11", "other-question"),
    ("swap", 2, "swap none", "4.11", "others-action"),
    ("swap", 0, "swap colonna with este", "8.22", "swap-leader"),
    ("swap", 0, "swap colonna with chigi", "8.23", "swap-chigi"),
    ("swap", 0, "swap colonna with cesi", "8.18", "swap-same-tableau"),
    ("swap", 0, "swap colonna with colonna", "8.18", "swap-same-tableau"),
    ("swap", 0, "swap colonna with albizzi", "8.18", "in-no-tableau"),
    ("swap", 0, "swap albizzi with ginetti", "8.18", "in-no-tableau"),
    ("swap", 0, "swap chigi with albizzi", "8.18", "in-no-tableau"),
    ("swap", 0, "play none", "8.20", "other-question"),
    ("swap by Chigi's owner", 0, "swap cesi with chigi", "8.18", "swap-same-tableau"),
    ("swap by Chigi's owner", 0, "swap chigi with este", "8.22", "swap-leader"),
    ("bid", 0, "bid DRAD", "5.2", "three-gems-at-most"),
    ("bid", 0, "bid DD", "5.3", "not-your-gems"),
    ("bid", 1, "bid D", "5.7", "three-rubies-bid"),
    ("bid", 2, "bid none", "5.5", "bid-last-waits"),
    ("bid", 0, "play none", "5.1", "other-question"),
    ("bid", 1, "bid none", "5.7", "three-rubies-bid"),
    ("bid", 1, "take camerlengo", "3.1", "other-question"),
    ("bid", 2, "play none", "3.1", "other-question"),
    ("bid_last", 2, "bid D", "5.4", "bid-is-open"),
    ("bid_last", 2, "take camerlengo", "3.1", "other-question"),
    ("bid_last", 0, "bid DDDD", "5.2", "three-gems-at-most"),
    ("bid_last", 0, "pay", "5.5", "other-question"),
    ("best gem twice", 0, "bid DDD", "5.8", "two-gems-at-most"),
    ("best gem twice", 0, "bid RR", "5.3", "not-your-gems"),
    ("take", 0, "take lugo", "6.4", "not-in-display"),
    ("take", 1, "take bichi", "6.1", "others-turn-to-take"),
    ("take", 0, "bid none", "6.2", "other-question"),
    ("exclude", 0, "exclude none", "7.16", "must-exclude"),
    ("exclude", 0, "exclude este from 1", "7.17", "exclude-leader"),
    ("exclude", 0, "exclude colonna from 0", "7.18", "exclude-own"),
    ("exclude", 0, "exclude albizzi from 1", "7.18", "in-no-tableau"),
    ("exclude", 0, "exclude lugo from 2", "7.18", "wrong-owner"),
    ("exclude", 0, "exclude ginetti from 2", "7.19", "exclude-friend-of-felipe"),
    ("exclude", 0, "exclude chigi from 1", "7.20", "exclude-chigi"),
    ("exclude", 0, "bury lugo from 1", "7.16", "other-question"),
    ("exclude", 1, "exclude lugo from 1", "6.5", "others-card"),
    ("pay", 0, "take camerlengo", "7.24", "other-question"),
    ("pay", 1, "pay", "6.5", "others-card"),
    ("pay without gold", 0, "pay", "7.34", "cannot-pay"),
    ("pay without gold", 0, "take camerlengo", "7.24", "other-question"),
    ("bury", 0, "bury albizzi from 0", "7.27", "bury-own"),
    ("bury", 0, "bury chigi from 1", "7.29", "bury-chigi"),
    ("bury", 0, "bury ginetti from 2", "7.27", "bury-not-oldest"),
    ("bury", 0, "bury colonna from 2", "7.27", "in-no-tableau"),
    ("bury", 0, "bury lugo from 2", "7.27", "wrong-owner"),
    ("bury", 0, "pay", "7.28", "other-question"),
    ("bury", 2, "bury lugo from 1", "6.5", "others-card"),
    ("over", 0, "bid none", "9.1", "game-over"),
]


@rule(
    "3.1", "4.6", "6.1", "6.5", "7.16", "7.17", "7.18", "7.19", "7.20", "7.27", "7.29", "8.11", "8.12", "8.13", "8.18"
)
@pytest.mark.parametrize(("name", "seat", "text", "paragraph", "code"), ATTEMPTS)
def test_an_illegal_attempt_is_refused_with_its_paragraph(
    name: str, seat: int, text: str, paragraph: str, code: str
) -> None:
    assert at(name).refusal(seat, text) == (paragraph, code)


@rule("4.6")
@pytest.mark.parametrize("phase", ["keep_order", "play_action", "bid"])
def test_nobody_answers_twice(phase: str) -> None:
    sealed = table(phase)
    answer = sealed.legal(2)[0]
    sealed.play(2, answer)
    assert sealed.refusal(2, answer) == ("4.6", "already-answered")


@rule("8.20", "8.21")
def test_a_swap_that_is_wrongly_put_together_is_not_said_to_lie_in_one_tableau() -> None:
    swap = at("swap")
    pair = swap.game.parse_move("swap colonna with lugo")
    upside_down = pair & ~0xFFFF | (pair & 0xFF) << 8 | pair >> 8 & 0xFF
    nobody = pair | 0xFF
    found = [swap.game.explain(swap.state, 0, move) for move in (upside_down, nobody)]
    assert [(one.rule, one.code) for one in found] == [("8.20", "not-a-move"), ("8.21", "not-a-person")]


@rule("13.1")
@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in ("chance", "over")])
@pytest.mark.parametrize("text", ["turn bichi", "camerlengo 0", "deal france"])
def test_nobody_moves_for_chance(name: str, text: str) -> None:
    assert at(name).refusal(at(name).asked()[0], text) == ("13.1", "chance-only")


@rule("1.1")
@pytest.mark.parametrize("seat", [-1, -64, 4, 8, 9, 63, 64, 1000])
def test_who_does_not_sit_at_the_table_cannot_move(seat: int) -> None:
    refusal = game().explain(at("bid").state, seat, game().parse_move("bid none"))
    assert (refusal.rule, refusal.code) == ("1.1", "not-at-the-table")


@rule("1.1", "4.6")
def test_the_checked_door_refuses_and_leaves_the_match_as_it_was() -> None:
    match = Match(game(), bytes(32))
    before = match.state.key()
    for seat in (-1, 4, 0):
        with pytest.raises(Refused) as caught:
            match.play(seat, match.game.parse_move("bid DDD"))
        assert caught.value.refusal.rule == ("3.1" if seat == 0 else "1.1")
    assert match.state.key() == before


PARAGRAPHS = set(re.findall(r'<a id="(\d+\.\d+)"', PAGE.read_text(encoding="utf-8")))
I64 = st.integers(-(2**63), 2**63 - 1)
LIKE_MOVES = st.builds(
    lambda kind, payload: kind << 32 | payload,
    st.integers(0, 14),
    st.one_of(st.integers(0, 2**16), st.integers(0, 2**32 - 1), st.sampled_from([63 << 8 | 63, 2**24, 2**31])),
)


@rule("13.1")
@pytest.mark.parametrize("name", POSITIONS)
@settings(max_examples=40, database=None, derandomize=True, deadline=None)
@given(move=st.one_of(I64, LIKE_MOVES), seat=st.integers(0, 3))
@example(move=0, seat=0)
@example(move=-1, seat=0)
@example(move=2**63 - 1, seat=0)
@example(move=-(2**63), seat=0)
def test_garbage_is_refused_with_a_paragraph_that_exists(name: str, move: int, seat: int) -> None:
    strange = at(name)
    if seat in strange.asked() and move in list(strange.game.legal_moves(strange.state, seat)):
        return
    refusal = strange.game.explain(strange.state, seat, move)
    assert refusal.rule in PARAGRAPHS
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code)
