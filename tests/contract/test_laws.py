"""The laws of the engine contract, for every game, number of seats and several sets of options."""

import json
import re
from functools import cache

import pytest

from curia.catalog import AnyGame, meta
from curia.core.events import EventLog
from curia.core.fuzz import fuzz_games
from curia.core.match import pending_seats
from curia.core.playout import playouts, random_playout, view_playouts
from curia.core.rng import Rng
from curia.core.types import CHANCE_MASK
from curia.text.rules_page import rules_text
from tests.kit.declared import check_of
from tests.kit.tables import (
    DEFAULT_TABLES,
    TABLES,
    Table,
    choose,
    games_of,
    load,
    sampled_positions,
    seen_bytes,
    stride,
    table_id,
    walk,
    watchers,
)

every_table = pytest.mark.parametrize("table", TABLES, ids=table_id)
default_tables = pytest.mark.parametrize("table", DEFAULT_TABLES, ids=table_id)


@every_table
def test_random_play_ends_within_the_bound_and_keeps_every_position_sound(table: Table) -> None:
    game = load(table)
    fuzz_games(game, 7, games_of(game, 40), check_of(game).moment)


@every_table
def test_legal_moves_are_sorted_and_unique_and_everyone_asked_has_one(table: Table) -> None:
    game = load(table)
    for state in walk(game, 3):
        if game.pending(state) == CHANCE_MASK:
            moves = [move for move, weight in game.chance(state) if weight > 0]
            assert len(moves) == len(game.chance(state))
            assert moves == sorted(set(moves))
            continue
        for seat in pending_seats(game.pending(state)):
            legal = list(game.legal_moves(state, seat))
            assert legal
            assert legal == sorted(set(legal))


@every_table
def test_apply_leaves_its_input_alone_and_logging_changes_nothing(table: Table) -> None:
    game = load(table)
    rng = Rng(5)
    for state in walk(game, 5):
        if not game.pending(state):
            continue
        key = state.key()
        seat, move = choose(game, state, rng)
        quiet = game.apply(state, seat, move)
        told = game.apply(state, seat, move, EventLog())
        assert state.key() == key
        assert quiet.key() == told.key()


@every_table
def test_an_outcome_comes_with_the_end_and_agrees_with_the_winners(table: Table) -> None:
    game = load(table)
    *earlier, last = walk(game, 11)
    assert all(game.outcome(state) is None for state in earlier)
    outcome = game.outcome(last)
    assert outcome is not None
    assert [seat for seat, rank in enumerate(outcome.ranks) if rank == 1] == pending_seats(game.winners(last))
    assert outcome.points == [sum(parts.values()) for parts in outcome.parts]
    assert len(outcome.points) == len(outcome.ranks) == game.seats


@every_table
def test_a_position_survives_being_written_and_read(table: Table) -> None:
    game = load(table)
    for state in list(walk(game, 13))[:: stride(game)]:
        written = json.dumps(game.to_dict(state))
        assert game.from_dict(json.loads(written)).key() == state.key()


@every_table
def test_every_move_can_be_written_and_read(table: Table) -> None:
    game = load(table)
    for state in list(walk(game, 17))[:: stride(game)]:
        if game.pending(state) == CHANCE_MASK:
            moves = [move for move, _ in game.chance(state)]
        else:
            moves = [move for seat in pending_seats(game.pending(state)) for move in game.legal_moves(state, seat)]
        texts = [game.move_text(move) for move in moves]
        assert [game.parse_move(text) for text in texts] == moves
        assert [game.parse_move(text.upper()) for text in texts] == moves


@every_table
@pytest.mark.parametrize("memory", [False, True])
def test_a_determinized_view_looks_the_same_and_hides_the_rest(table: Table, memory: bool) -> None:
    """The leak law: positions that differ only in what a seat cannot see give it equal bytes."""
    game = load(table)
    rng = Rng(19)
    different = 0
    for state in sampled_positions(game, games=2, every=7 * stride(game)):
        for seat in watchers(game):
            view = game.view(state, seat, memory)
            other = game.determinize(view, rng)
            assert game.check(other) == ""
            assert seen_bytes(game, other, seat, memory) == seen_bytes(game, state, seat, memory)
            assert seen_bytes(game, other, seat) == seen_bytes(game, state, seat)
            different += other.key() != state.key()
    assert different > 20, "determinize must draw what the seat does not know"


@every_table
def test_sealed_answers_of_others_tell_a_seat_nothing(table: Table) -> None:
    """Whatever another seat answers in secret, a seat sees the same bytes: events, view and legal moves."""
    game = load(table)
    rng = Rng(23)
    compared = 0
    for state in sampled_positions(game, games=3, every=3):
        seats = pending_seats(game.pending(state))
        if game.pending(state) == CHANCE_MASK or len(seats) < 2:
            continue
        answering = seats[rng.below(len(seats))]
        for seat in watchers(game):
            if seat == answering:
                continue
            seen = set()
            for move in game.legal_moves(state, answering):
                log = EventLog()
                after = game.apply(state, answering, move, log)
                seen.add((seen_bytes(game, after, seat), json.dumps(log.seen_by(seat))))
                compared += 1
            assert len(seen) == 1
    assert compared > 50


@every_table
def test_the_order_of_sealed_answers_does_not_matter(table: Table) -> None:
    game = load(table)
    rng = Rng(29)
    for state in sampled_positions(game, games=2, every=5):
        seats = pending_seats(game.pending(state))
        if game.pending(state) == CHANCE_MASK or len(seats) < 2:
            continue
        answers = {}
        for seat in seats:
            moves = list(game.legal_moves(state, seat))
            answers[seat] = moves[rng.below(len(moves))]
        forwards = backwards = state
        for seat in seats:
            forwards = game.apply(forwards, seat, answers[seat])
        for seat in reversed(seats):
            backwards = game.apply(backwards, seat, answers[seat])
        assert forwards.key() == backwards.key()


@every_table
def test_every_illegal_move_is_explained_by_a_paragraph_and_the_reason_is_no_secret(table: Table) -> None:
    game = load(table)
    rng = Rng(31)
    moves = collect_moves(game)[:: stride(game)]
    moves += [rng.below(1 << 31) << 13 ^ rng.below(1 << 31) for _ in range(20)] + [-1, 0, 1 << 50]
    paragraphs = rule_paragraphs(game.meta.name)
    for state in sampled_positions(game, games=1, every=11 * stride(game)):
        for seat in range(game.seats):
            asked = seat in pending_seats(game.pending(state))
            legal = set(game.legal_moves(state, seat)) if asked else set()
            twin = game.determinize(game.view(state, seat), rng)
            for move in moves:
                if move in legal:
                    continue
                refusal = game.explain(state, seat, move)
                assert refusal.rule in paragraphs
                same = game.explain(twin, seat, move)
                assert (same.rule, same.code, same.args) == (refusal.rule, refusal.code, refusal.args)


def collect_moves(game: AnyGame) -> list[int]:
    """Moves of all kinds: some are legal somewhere, none everywhere."""
    found: set[int] = set()
    for state in walk(game, 37):
        if game.pending(state) == CHANCE_MASK:
            found.update([move for move, _ in game.chance(state)][:2])
        else:
            for seat in pending_seats(game.pending(state)):
                found.update(list(game.legal_moves(state, seat))[::3])
    return sorted(found)[::2]


@cache
def rule_paragraphs(name: str) -> set[str]:
    text = rules_text(meta(name).rules_page)
    return set(re.findall(r'<a id="([^"]+)">', text))


@every_table
def test_chance_is_drawn_with_the_stated_weights(table: Table) -> None:
    """Chi-square with a fixed seed over a few chance moves of a game."""
    game = load(table)
    rng = Rng(41)
    draws = 600
    for number, state in enumerate(walk(game, 43)):
        if game.pending(state) != CHANCE_MASK or number % 9:
            continue
        weights = dict(game.chance(state))
        counts = dict.fromkeys(weights, 0)
        for _ in range(draws):
            counts[game.sample_chance(state, rng)] += 1
        total = sum(weights.values())
        expected = {move: draws * weight / total for move, weight in weights.items()}
        distance = sum((counts[move] - expected[move]) ** 2 / expected[move] for move in weights)
        assert distance < len(weights) + 6 * (2 * len(weights)) ** 0.5


@default_tables
def test_playouts_end_the_game_and_repeat_with_their_seed(table: Table) -> None:
    game = load(table)
    start = game.initial()
    key = start.key()
    end = random_playout(game, start, Rng(47))
    assert game.outcome(end) is not None
    assert start.key() == key
    one, other = playouts(game, start, 30, Rng(53)), playouts(game, start, 30, Rng(53))
    assert (one.games, one.decisions, list(one.wins)) == (other.games, other.decisions, list(other.wins))
    assert sum(one.win_share(seat) for seat in range(game.seats)) == pytest.approx(1)
    middle = list(walk(game, 59))[60]
    tally = view_playouts(game, game.view(middle, 0, True), 20, Rng(61))
    assert sum(tally.win_share(seat) for seat in range(game.seats)) == pytest.approx(1)
