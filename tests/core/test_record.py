"""Records: written, read, replayed, verified, and refused when something is wrong with them."""

from collections.abc import Callable

import pytest

from curia.catalog import METAS, load_game
from curia.core.errors import CuriaError, RecordError
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.record import Record, _check_sum, end_early, read_record, record_of, replay, verify, write_record
from curia.core.rng import SEED_BYTES, Rng, commitment, joint_seed
from curia.core.types import CHANCE_MASK
from tests.kit.tables import OUR_TABLES, Table, load, table_id

SEED = b"another seed of thirty-two bytes"
PLAYERS = ["Anna", "Berta", "Carlo", "Dora"]


def played(table: Table, moves: int = 10_000, seed: bytes = SEED) -> Match[State, View]:
    match = Match(load(table), seed)
    rng = Rng(67)
    while match.pending() and len(match.moves) < moves:
        seats = pending_seats(match.pending())
        seat = seats[rng.below(len(seats))]
        legal = match.legal_moves(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("table", OUR_TABLES, ids=table_id)
def test_a_record_replays_to_the_same_position_and_its_chance_follows_from_the_seed(table: Table) -> None:
    match = played(table)
    text = write_record(record_of(match, PLAYERS[: table[1]]))
    record = read_record(text)
    assert write_record(record) == text
    again = replay(load(table), record)
    assert again.state.key() == match.state.key()
    assert again.log.seen_by(0) == match.log.seen_by(0)
    assert verify(load(table), record) == match.chance_moves
    assert record.players == PLAYERS[: table[1]]


def test_an_unfinished_record_keeps_its_seed_secret() -> None:
    match = played(OUR_TABLES[0], 60)
    text = write_record(record_of(match, []))
    assert SEED.hex() not in text
    assert commitment(SEED) in text
    record = read_record(text)
    assert replay(load(OUR_TABLES[0]), record).state.key() == match.state.key()
    with pytest.raises(RecordError, match=r"^seed: is not published"):
        verify(load(OUR_TABLES[0]), record)


@pytest.mark.parametrize("ranks", [[], [1, 2, 2]])
def test_a_game_that_was_ended_early_publishes_its_seed(ranks: list[int]) -> None:
    match = played(("habemus", 3, {}), 60)
    written = record_of(match, PLAYERS[:3])
    end_early(written, "conceded", ranks, SEED)
    text = write_record(written)
    record = read_record(text)
    assert (record.end, record.points, record.ranks) == ("early conceded", [], ranks)
    assert write_record(record) == text
    assert verify(load(("habemus", 3, {})), record) == match.chance_moves
    with pytest.raises(RecordError, match=r"^commitment: "):
        read_and_verify(edit(text, f"seed: {SEED.hex()}", f"seed: {SEED.hex()[:-1]}0"))


def joint_record() -> Record:
    """Two of three players have added to chance."""
    seeds = {0: bytes(range(SEED_BYTES)), 2: bytes([7]) * SEED_BYTES}
    record = record_of(played(("habemus", 3, {}), seed=joint_seed(SEED, seeds)), PLAYERS[:3])
    record.seed, record.commitment, record.client_seeds = SEED, commitment(SEED), seeds
    return record


def test_chance_follows_from_the_seeds_of_the_players_too() -> None:
    record = joint_record()
    text = write_record(record)
    assert f"client seed 2: {record.client_seeds[2].hex()}\n" in text
    read = read_record(text)
    assert write_record(read) == text
    assert verify(load_game("habemus", 3), read) > 0


@pytest.mark.parametrize("left", [{}, {0: bytes(SEED_BYTES), 2: bytes([7]) * SEED_BYTES}, {2: bytes([7]) * SEED_BYTES}])
def test_a_players_seed_that_was_left_out_or_exchanged_is_found(left: dict[int, bytes]) -> None:
    record = joint_record()
    record.client_seeds = left
    with pytest.raises(RecordError, match=r"^move .*the seed gives"):
        verify(load_game("habemus", 3), record)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("client seed 3: " + "00" * 32, "client seed 3: expected each seat from 0 to 2"),
        ("client seed x: " + "00" * 32, "client seed x: expected each seat from 0 to 2"),
        ("client seed 0: " + "00" * 32, "client seed 0: expected each seat from 0 to 2 at most once"),
        ("client seed 1: 00", "client seed 1: expected 32 bytes"),
    ],
)
def test_a_players_seed_is_read_strictly(line: str, problem: str) -> None:
    body, _, _ = write_record(joint_record()).partition("check: ")
    body = body.replace("digest: ", line + "\ndigest: ")
    with pytest.raises(RecordError, match=f"^{problem}"):
        read_record(body + f"check: {_check_sum(body)}\n")


def test_a_whole_game_was_not_ended_early(text: str) -> None:
    record = read_record(text)
    end_early(record, "conceded", record.ranks, record.seed)
    record.points = []
    with pytest.raises(RecordError, match=r"^end: the moves lead to"):
        read_and_verify(write_record(record))


@pytest.fixture(scope="module")
def text() -> str:
    return write_record(record_of(played(("habemus", 4, {})), PLAYERS))


def resealed(lines: list[str]) -> str:
    """The lines with a new check sum: an edit by somebody who knows how."""
    body = "\n".join(lines[:-1]) + "\n"
    return body + f"check: {_check_sum(body)}\n"


def edit(text: str, old: str, new: str) -> str:
    assert old in text
    return resealed(text.replace(old, new, 1).splitlines())


def read_and_verify(text: str) -> None:
    record = read_record(text)
    verify(load_game(record.game, record.seats, record.options), record)


def test_the_fixture_is_sound(text: str) -> None:
    read_and_verify(text)


@pytest.mark.parametrize("kept", [0, 1, 3, 9, 20, 200, -1])
def test_a_record_cut_short_says_so(text: str, kept: int) -> None:
    with pytest.raises(RecordError):
        read_record("\n".join(text.splitlines()[:kept]))


def test_a_record_cut_within_the_moves_names_the_line(text: str) -> None:
    with pytest.raises(RecordError, match=r"^line 101: the record is cut short"):
        read_record("\n".join(text.splitlines()[:100]))


@pytest.mark.parametrize("line", [0, 2, 12, 30, 150])
def test_an_edited_record_is_noticed(text: str, line: int) -> None:
    lines = text.splitlines()
    lines[line] += " "
    with pytest.raises(RecordError):
        read_record("\n".join(lines) + "\n")


def first_bid(text: str) -> str:
    return next(line for line in text.splitlines() if " bid " in line)


RULES = f"rules: {METAS['habemus'].rules_version}"
EDITS: list[tuple[str, Callable[[str], str]]] = [
    ("rules: the record follows version 9", lambda text: edit(text, RULES, "rules: 9")),
    ("rules: expected a number", lambda text: edit(text, RULES, "rules: one")),
    ("points: expected 7 whole numbers", lambda text: edit(text, "seats: 4", "seats: 7")),
    ("felipe: 'perhaps' is not one of must, may", lambda text: edit(text, "felipe: must", "felipe: perhaps")),
    ("colour: .* has no such option", lambda text: edit(text, "option felipe: must", "option colour: red")),
    ("game: there is no game 'chess'", lambda text: edit(text, "game: habemus", "game: chess")),
    ("cards: the record was played with other card data", lambda text: edit(text, "cards: ", "cards: 00")),
    ("line 13: expected 'moves: …'", lambda text: edit(text, "player 0: ", "gamer 0: ")),
    ("move ", lambda text: edit(text, first_bid(text), first_bid(text)[0] + " bid DDDDD")),
    ("move ", lambda text: edit(text, first_bid(text), first_bid(text)[0] + " sing")),
    ("line .*expected a seat or 'chance'", lambda text: edit(text, first_bid(text), "x bid A")),
    ("move 1 .*chance cannot", lambda text: edit(text, "chance camerlengo 2", "chance turn chigi")),
    ("points: the moves lead to", lambda text: edit(text, "points: ", "points: 1")),
    ("points: expected 4 whole numbers", lambda text: edit(text, "points: ", "points: x ")),
    ("ranks: the moves lead to", lambda text: edit(text, "ranks: ", "ranks: 1")),
    ("end: the moves lead to 'white_smoke'", lambda text: edit(text, "end: white_smoke", "end: boredom")),
    ("digest: the moves lead to another position", lambda text: edit(text, "digest: ", "digest: 0")),
    ("seed: expected 32 bytes", lambda text: edit(text, "seed: ", "seed: zz")),
    ("commitment: is not the hash of the seed", lambda text: edit(text, "commitment: ", "commitment: 0")),
]


@pytest.mark.parametrize(("message", "change"), EDITS, ids=[message for message, _ in EDITS])
def test_a_resealed_edit_is_told_with_its_field(text: str, message: str, change: Callable[[str], str]) -> None:
    with pytest.raises(CuriaError, match="^" + message):
        read_and_verify(change(text))


def test_chance_that_does_not_follow_from_the_seed_is_found() -> None:
    """The host exchanges the first draw and plays on: every move is legal, the seed is the published one."""
    cheating: Match[State, View] = Match(load_game("habemus", 3))
    rng = Rng(71)
    while cheating.pending():
        if cheating.pending() == CHANCE_MASK:
            draw = cheating.chance_from(SEED)
            if cheating.chance_moves == 0:
                draw = next(move for move, _ in cheating.game.chance(cheating.state) if move != draw)
            cheating.play_chance(draw)
        else:
            seat = pending_seats(cheating.pending())[0]
            legal = cheating.legal_moves(seat)
            cheating.play(seat, legal[rng.below(len(legal))])
    record: Record = record_of(cheating, [])
    record.seed, record.commitment = SEED, commitment(SEED)
    replay(load_game("habemus", 3), record)
    with pytest.raises(RecordError, match=r"^move 1 .*the seed gives"):
        verify(load_game("habemus", 3), record)


def test_nothing_may_follow_the_end(text: str) -> None:
    with pytest.raises(RecordError, match="nothing may follow"):
        read_record(text + "1 bid DDD\n")
