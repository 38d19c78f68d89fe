"""A table is what its log says: folding, rebuilding, answers, proposals, giving up."""

import pytest
from msgspec.structs import replace

from curia.catalog import meta
from curia.core.game import Refused
from curia.core.types import OBSERVER
from curia.server.base.errors import Declined, StoreError
from curia.server.store.rows import EntryRow
from curia.server.tables import decide
from curia.server.tables.entries import Paused, Proposed, Restarted, Resumed, Undone, VotedDown, read_entry
from curia.server.tables.projection import question_for, view_json
from curia.server.tables.table import Table, game_of, ranks_after_concessions, rebuild
from curia.wire.terms import Clock
from tests.kit.games import FEWEST
from tests.server.kit_tables import BANK, Log

DAY = 86_400_000


def facts(table: Table) -> list[object]:
    """All that a table is, to compare two with."""
    return [
        table.match.state.key(),
        table.match.moves,
        [table.version(watcher) for watcher in (*range(table.seats), OBSERVER)],
        [(chair.question, chair.substitute, chair.conceded) for chair in table.chairs],
        table.clocks.left,
        table.clocks.running,
        table.paused,
        table.proposal,
        table.outcome,
        list(table.message_ids),
    ]


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_a_table_is_rebuilt_from_its_log_at_any_moment(game: str, seats: int) -> None:
    log = Log(game, seats, clock=BANK)
    for number in range(300):
        if log.table.outcome:
            break
        log.at += 700
        seat = log.step()
        if number % 17 == 3 and not log.table.outcome:
            log.put(decide.proposal(log.table, seat, "undo", None))
            for voter in log.table.voters(seat, None):
                log.put(decide.vote(log.table, voter, log.proposal(), True), client_id=f"v{number}-{voter}")
        if number % 37 == 0:
            assert facts(log.rebuilt()) == facts(log.table)
    assert facts(log.rebuilt()) == facts(log.table)


def test_a_rebuilt_table_draws_the_same_chance_afterwards() -> None:
    log = Log()
    for _ in range(40):
        log.step()
    other = log.rebuilt()
    for _ in range(40):
        seat = log.step()
        entry = log.entries[-1]
        again = read_entry(EntryRow(entry.seq, entry.at, seat, entry.kind, entry.body), other.game)
        other.evolve(again)
        assert again.chance == entry.chance
    assert facts(other) == facts(log.table)


def test_a_log_with_changed_chance_is_refused() -> None:
    log = Log()
    log.entries[0].chance = log.entries[0].chance.replace("camerlengo ", "camerlengo 1 #")[:13]
    with pytest.raises(StoreError, match=r"entry 0"):
        log.rebuilt()


def test_chance_that_the_seed_does_not_give_is_refused_but_migrated() -> None:
    log = Log()
    log.row.seed = bytes(32)
    with pytest.raises(StoreError, match="seed does not give"):
        log.rebuilt()
    assert rebuild(log.row, log.seats, log.entries, migrating=True).match.moves == log.table.match.moves


def test_a_log_with_a_gap_or_an_illegal_move_is_refused() -> None:
    log = Log()
    log.step()
    log.step()
    with pytest.raises(StoreError, match="came where"):
        rebuild(log.row, log.seats, [log.entries[0], log.entries[2]])
    log.entries[1].body = "bid DDDDDD"
    with pytest.raises(StoreError, match="does not follow the rules"):
        log.rebuilt()


def test_an_illegal_answer_changes_nothing() -> None:
    log = Log()
    asked = log.until("bid")
    before = facts(log.table)
    with pytest.raises(Refused):
        log.put([log.moved(asked[0], "bid DDDDDD")])
    assert facts(log.table) == before
    assert log.rebuilt().match.moves == log.table.match.moves


def test_answers_out_of_turn_or_to_old_questions_are_declined() -> None:
    log = Log("caesar", 2)
    while len(log.table.pending()) != 1 or log.table.match.decision(log.table.pending()[0]).sealed:
        log.step()
    seat = log.table.pending()[0]
    question = question_for(log.table, seat)
    assert question is not None
    for who, number, code in ((1 - seat, 500, "not-asked"), (seat, question.number + 1, "stale"), (seat, 0, "stale")):
        with pytest.raises(Declined) as declined:
            decide.answer(log.table, who, number, question.moves[0])
        assert declined.value.code == code


def test_a_text_that_is_no_move_is_declined_with_what_may_be_typed() -> None:
    log = Log()
    seat = log.table.pending()[0]
    with pytest.raises(Declined) as declined:
        decide.answer(log.table, seat, 0, "checkmate")
    assert declined.value.code == "notation"


# Sealed answers --------------------------------------------------------------------------------------------------


def sealed_round() -> tuple[Log, list[int]]:
    """Habemus Papam, all four bid at once."""
    log = Log()
    while not (len(log.table.pending()) == 4 and log.table.match.decision(0).kind == "bid"):
        log.step()
    return log, log.table.pending()


def test_a_sealed_answer_can_be_changed_until_all_have_answered() -> None:
    log, _ = sealed_round()
    question = question_for(log.table, 1)
    assert question is not None
    log.answer(1, question.moves[0])
    log.answer(2)
    others = {seat: (view_json(log.table, seat), log.table.version(seat)) for seat in (0, 2, 3, OBSERVER)}
    numbers = [log.table.chairs[seat].question for seat in (0, 2, 3)]
    for move in (question.moves[1], question.moves[2], question.moves[0]):
        happened = log.put(decide.answer(log.table, 1, question.number, move))
        assert [name for name in happened if name.startswith("table.")] == []
        assert log.table.match.moves[-1] == (1, log.table.game.parse_move(move))
    assert {seat: (view_json(log.table, seat), log.table.version(seat)) for seat in others} == others
    assert [log.table.chairs[seat].question for seat in (0, 2, 3)] == numbers
    log.answer(0)
    log.answer(3)
    with pytest.raises(Declined, match="over"):
        decide.answer(log.table, 1, question.number, question.moves[1])
    assert facts(log.rebuilt()) == facts(log.table)


def test_a_changed_answer_must_be_legal_and_the_old_one_stays_if_it_is_not() -> None:
    log, _ = sealed_round()
    question = question_for(log.table, 1)
    assert question is not None
    log.answer(1, question.moves[0])
    before = facts(log.table)
    with pytest.raises(Refused):
        decide.answer(log.table, 1, question.number, "bid DDDDDD")
    assert facts(log.table) == before


def test_a_sealed_answer_can_be_taken_back_and_everybody_sees_that() -> None:
    log, _ = sealed_round()
    log.answer(1)
    log.answer(2)
    assert log.put(decide.take_back(log.table, 1)) == ["table.took_back"]
    assert log.table.pending() == [0, 1, 3]
    log.answer(1)
    assert facts(log.rebuilt()) == facts(log.table)


def test_tables_with_the_same_rules_share_them() -> None:
    defaults = {option.name: option.values[0] for option in meta("habemus").options}
    assert game_of(Log(options=defaults).row) is game_of(Log().row)
    assert game_of(Log(options={"felipe": "may"}).row) is not game_of(Log().row)


def test_a_log_does_not_grow_without_end() -> None:
    log, _ = sealed_round()
    question = question_for(log.table, 1)
    assert question is not None
    log.answer(1)
    log.put(decide.proposal(log.table, 1, "pause", None))
    log.put([Paused(1)])
    for _ in range(299):
        log.put([Proposed(1, "abort"), VotedDown(1, 1)])
    with pytest.raises(Declined, match="too much"):
        decide.proposal(log.table, 1, "undo", None)
    # But it can go on.
    log.put(decide.proposal(log.table, 1, "resume", None))
    log.put([Resumed(1)])
    for table in (log.table, log.rebuilt()):
        with pytest.raises(Declined, match="too much"):
            decide.take_back(table, 1)
        with pytest.raises(Declined, match="too much"):
            decide.answer(table, 1, question.number, question.moves[1])
    # Others are not concerned, and answers are not.
    log.answer(2)
    log.put(decide.take_back(log.table, 2))
    log.answer(2)
    log.answer(0)


def test_time_that_an_answer_brought_goes_when_it_is_taken_back() -> None:
    for clock in (BANK, Clock(kind="days", days=2)):
        log = Log(clock=clock)
        while len(log.table.pending()) < 4:
            log.step()
        log.at += 7_000
        left = log.table.clocks.left_at(log.at)
        for _ in range(3):
            log.answer(1)
            assert log.table.clocks.left[1] > left[1]
            log.put(decide.take_back(log.table, 1))
            assert log.table.clocks.left_at(log.at) == left
        assert log.rebuilt().clocks.left == log.table.clocks.left


def test_nobody_earns_time_by_letting_a_bot_play() -> None:
    log = Log(clock=BANK, bots={3: "random"})
    log.put(decide.substitute(log.table, 1, "absent"))
    for _ in range(60):
        seat = log.table.pending()[0]
        question = question_for(log.table, seat)
        assert question is not None
        log.put([log.moved(seat, question.moves[0])])
    assert (log.table.clocks.left[1], log.table.clocks.left[3]) == (60_000, 60_000)
    assert log.table.clocks.left[0] > 60_000


# Proposals -------------------------------------------------------------------------------------------------------


def test_an_undo_needs_everybody_and_takes_all_later_answers_back() -> None:
    log, _ = sealed_round()
    for seat in range(4):
        log.answer(seat)
    with pytest.raises(Declined) as declined:
        decide.take_back(log.table, 2)
    assert declined.value.code == "revealed"
    moves = log.table.match.moves
    index = max(number for number, (seat, _) in enumerate(moves) if seat == 2)
    assert log.put(decide.proposal(log.table, 2, "undo", None)) == ["table.proposed"]
    log.step()
    for voter in (0, 1):
        assert log.put(decide.vote(log.table, voter, log.proposal(), True)) == ["table.agreed"]
    assert log.put(decide.vote(log.table, 3, log.proposal(), True)) == ["table.agreed", "table.undone"]
    assert log.table.match.moves == moves[:index]
    assert log.proposal() == 0
    assert facts(log.rebuilt()) == facts(log.table)


def test_an_undo_is_of_the_same_answer_though_sealed_ones_were_changed_meanwhile() -> None:
    for changed in (1, 2):
        log, _ = sealed_round()
        questions = {seat: question_for(log.table, seat) for seat in (1, 2)}
        for seat in (1, 2):
            log.answer(seat)
        log.put(decide.proposal(log.table, 2, "undo", None))
        question = questions[changed]
        assert question is not None
        log.put(decide.answer(log.table, changed, question.number, question.moves[0]))
        for voter in (0, 1, 3):
            log.put(decide.vote(log.table, voter, log.proposal(), True))
        assert 2 in log.table.pending()
        assert facts(log.rebuilt()) == facts(log.table)


def rated(log: Log) -> Log:
    log.row.terms = replace(log.row.terms, rated=True)
    return log


def test_a_rated_game_against_bots_cannot_be_undone_or_ended() -> None:
    log = rated(Log("caesar", 2, bots={1: "random"}))
    while log.step() != 0:
        pass
    for what in ("undo", "abort"):
        with pytest.raises(Declined) as declined:
            decide.proposal(log.table, 0, what, None)
        assert declined.value.code == "rated"
    assert log.put(decide.proposal(log.table, 0, "pause", None)) == ["table.proposed", "table.paused"]


def test_who_agreed_does_not_wait_for_who_is_gone() -> None:
    for is_away in (True, False):
        log, _ = sealed_round()
        log.put(decide.proposal(log.table, 0, "pause", None))
        log.put(decide.vote(log.table, 1, log.proposal(), True))
        assert log.put(decide.substitute(log.table, 2, "absent")) == ["table.bot_in"]
        gone = decide.substitute(log.table, 3, "absent") if is_away else decide.concession(log.table, 3)
        assert log.put(gone)[1:] == ["table.paused"]
        assert facts(log.rebuilt()) == facts(log.table)


def test_a_proposal_about_which_nobody_is_left_to_vote() -> None:
    log = Log("caesar", 2)
    log.step()
    log.put(decide.proposal(log.table, 0, "abort", None))
    assert log.put(decide.substitute(log.table, 1, "absent")) == ["table.bot_in", "table.ended"]
    log = rated(Log("caesar", 2))
    log.step()
    log.put(decide.proposal(log.table, 0, "abort", None))
    assert log.put(decide.substitute(log.table, 1, "absent")) == ["table.bot_in", "table.declined"]
    assert log.proposal() == 0
    log.put(decide.proposal(log.table, 0, "pause", None))
    assert log.table.paused


def test_giving_up_ends_the_game_whatever_is_proposed() -> None:
    log = Log("caesar", 2)
    log.put(decide.proposal(log.table, 0, "pause", None))
    assert log.put(decide.concession(log.table, 1)) == ["table.conceded", "table.ended"]


def test_chance_is_the_same_after_an_undo() -> None:
    """The cards lie as they lay: nobody gains a new draw by taking an answer back."""
    log = Log()
    log.step()
    while not log.entries[-1].chance:
        log.step()
    seat, chance, move = log.entries[-1].seat, log.entries[-1].chance, log.entries[-1].body
    log.put([Undone(seat, max(n for n, (s, _) in enumerate(log.table.match.moves) if s == seat))])
    log.answer(seat, move)
    assert log.entries[-1].chance == chance


def test_one_no_ends_a_proposal_and_its_maker_can_take_it_back() -> None:
    log, _ = sealed_round()
    for who in (3, 0):
        log.put(decide.proposal(log.table, 0, "pause", None))
        number = log.proposal()
        assert log.put(decide.vote(log.table, who, number, False)) == ["table.declined"]
        assert log.proposal() == 0
        with pytest.raises(Declined) as declined:
            decide.vote(log.table, 1, number, True)
        assert declined.value.code == "stale"
    assert not log.is_paused()


@pytest.mark.parametrize("clock", [BANK, Clock(kind="none")])
def test_a_pause_ends_a_day_after_somebody_wanted_to_go_on(clock: Clock) -> None:
    log = Log("caesar", 2, clock=clock)
    log.put(decide.proposal(log.table, 0, "pause", None))
    log.put(decide.vote(log.table, 1, log.proposal(), True))
    assert [log.table.resume_due] == [None], "a pause that nobody wants to end may last"
    log.at += 5 * DAY
    log.put(decide.proposal(log.table, 1, "resume", None))
    due = log.at + DAY
    log.at += 3_000
    log.put(decide.vote(log.table, 0, log.proposal(), False))
    log.put(decide.proposal(log.table, 0, "resume", None))
    assert log.table.resume_due == due, "neither a no nor another wish puts it off"
    assert log.rebuilt().resume_due == due
    log.put([Restarted(log.at - 7_000)])
    assert log.table.resume_due == due + 7_000, "while the house was away nobody waited"
    assert log.put([Resumed()]) == ["table.resumed"]
    assert [log.table.paused, log.table.resume_due, log.table.proposal] == [False, None, None]


def test_a_pause_holds_answers_and_clocks() -> None:
    log = Log("caesar", 2, clock=BANK)
    seat = log.table.pending()[0]
    log.put(decide.proposal(log.table, 0, "pause", None))
    log.put(decide.vote(log.table, 1, 1, True))
    assert log.is_paused()
    left = list(log.table.clocks.left)
    log.at += 10_000_000
    question = question_for(log.table, seat)
    assert question is not None
    with pytest.raises(Declined) as declined:
        decide.answer(log.table, seat, question.number, question.moves[0])
    assert declined.value.code == "paused"
    log.put(decide.proposal(log.table, 1, "resume", None))
    log.put(decide.vote(log.table, 0, 2, True))
    assert log.table.clocks.left == left
    log.answer(seat)
    assert facts(log.rebuilt()) == facts(log.table)


def test_bots_have_no_vote() -> None:
    log = Log("habemus", 4, bots={1: "heuristic", 2: "heuristic", 3: "random"})
    log.answer(0)
    assert log.put(decide.proposal(log.table, 0, "undo", None)) == ["table.proposed", "table.undone"]


def test_two_proposals_at_once_are_declined() -> None:
    log = Log()
    log.put(decide.proposal(log.table, 0, "pause", None))
    with pytest.raises(Declined) as declined:
        decide.proposal(log.table, 1, "abort", None)
    assert declined.value.code == "proposal-open"


def test_all_agree_to_end_without_a_result() -> None:
    log = Log("caesar", 2)
    log.put(decide.proposal(log.table, 1, "abort", None))
    assert log.put(decide.vote(log.table, 0, 1, True)) == ["table.agreed", "table.ended"]
    assert log.table.outcome is not None
    assert (log.table.outcome.reason, log.table.outcome.ranks) == ("agreed", [])
    assert log.table.pending() == []


# Absence and giving up -------------------------------------------------------------------------------------------


def test_a_bot_sits_in_and_the_player_takes_the_seat_back() -> None:
    log = Log(clock=BANK)
    seat = log.table.pending()[0]
    assert log.put(decide.substitute(log.table, seat, "absent")) == ["table.bot_in"]
    assert log.table.chairs[seat].bot_level == "heuristic"
    assert seat not in log.table.clocks.running
    question = question_for(log.table, seat)
    assert question is not None
    with pytest.raises(Declined) as declined:
        decide.answer(log.table, seat, question.number, question.moves[0])
    assert declined.value.code == "bot-sits-in"
    assert log.put(decide.coming_back(log.table, seat)) == ["table.back"]
    assert seat in log.table.clocks.running
    log.answer(seat)
    assert facts(log.rebuilt()) == facts(log.table)


def test_with_two_players_giving_up_ends_the_game() -> None:
    log = Log("caesar", 2)
    assert log.put(decide.concession(log.table, 1)) == ["table.conceded", "table.ended"]
    assert log.table.outcome is not None
    assert (log.table.outcome.reason, log.table.outcome.ranks) == ("conceded", [1, 2])


def test_with_more_players_a_bot_plays_on_and_who_gave_up_is_last() -> None:
    log = Log("habemus", 3)
    assert log.put(decide.concession(log.table, 0)) == ["table.conceded"]
    assert log.table.chairs[0].bot_level == "heuristic"
    with pytest.raises(Declined) as declined:
        decide.coming_back(log.table, 0)
    assert declined.value.code == "conceded"
    while log.table.outcome is None:
        pending = log.table.pending()
        seat = pending[0]
        question = question_for(log.table, seat)
        assert question is not None
        log.put([log.moved(seat, question.moves[-1])])
    assert log.table.outcome.ranks[0] == 3
    assert log.table.outcome.reason == "white_smoke"


def test_the_last_person_among_bots_ends_the_game_by_giving_up() -> None:
    log = Log("habemus", 3, bots={0: "random", 2: "random"})
    log.put(decide.concession(log.table, 1))
    assert log.table.outcome is not None
    assert log.table.outcome.ranks == [1, 3, 1]


def test_ranks_after_concessions() -> None:
    assert ranks_after_concessions([2, 1, 3, 4], [False, True, False, False]) == [1, 4, 2, 3]
    assert ranks_after_concessions([1, 1, 3], [False, False, True]) == [1, 1, 3]
    assert ranks_after_concessions([1, 2, 3, 4], [True, True, False, False]) == [3, 3, 1, 2]


# Clocks ----------------------------------------------------------------------------------------------------------


def test_a_chain_of_private_answers_does_not_show_in_the_bank() -> None:
    """Only the answer after which others are asked gains the increment."""
    log = Log("borgia", 3, clock=Clock(kind="bank", seconds=60, increment=5))
    for _ in range(200):
        before = list(log.table.clocks.left)
        seat = log.step()
        gained = [now - then for now, then in zip(log.table.clocks.left, before, strict=True)]
        assert gained == [0 if who != seat or log.table.is_asked(seat) else 5_000 for who in range(3)]


def test_a_closed_house_costs_nobody_time() -> None:
    log = Log("caesar", 2, clock=BANK)
    log.at += 4_000
    before = log.at
    log.at += 3_600_000
    log.put([Restarted(before)])
    seat = log.table.pending()[0]
    assert log.table.clocks.left[seat] == 56_000
    assert facts(log.rebuilt()) == facts(log.table)


# Versions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_a_watcher_is_told_what_it_missed(game: str, seats: int) -> None:
    log = Log(game, seats)
    watchers = (*range(seats), OBSERVER)
    seen: dict[int, list[str]] = {watcher: [] for watcher in watchers}
    for _ in range(60):
        versions = {watcher: log.table.version(watcher) for watcher in watchers}
        log.step()
        for watcher in watchers:
            missed = log.table.missed(watcher, versions[watcher])
            assert missed is not None
            seen[watcher] += [event.name for event in missed]
            assert len(missed) == log.table.version(watcher) - versions[watcher]
    assert log.table.missed(0, 0) is None
    assert log.table.missed(0, log.table.version(0) + 1) is None
    assert log.table.missed(0, log.table.version(0)) == []
    assert all(len(names) > 10 for names in seen.values())


# Formalities -----------------------------------------------------------------------------------------------------


def test_what_nobody_has_to_decide_is_answered_by_the_table() -> None:
    """In round 1 nobody can have an action card, so the first question is the bid."""
    log = Log("habemus", 4)
    assert {log.table.match.decision(seat).kind for seat in log.table.pending()} == {"bid"}
    assert [entry.kind for entry in log.entries] == ["start", *["move"] * 4]
    assert log.rebuilt().match.moves == log.table.match.moves
    # It is nobody's answer: there is nothing to take back yet.
    with pytest.raises(Declined) as declined:
        decide.take_back(log.table, 0)
    assert declined.value.code == "nothing-to-undo"
    log.answer(0, "bid none")
    log.put(decide.take_back(log.table, 0))
    assert log.table.is_asked(0)


def test_a_log_from_before_there_were_formalities_goes_on() -> None:
    """Then everybody was asked, and some had answered."""
    log = Log("habemus", 3)
    log.entries = log.entries[:2]
    table = log.rebuilt()
    assert len(table.pending()) == 2
    formality = decide.formality(table)
    assert formality is not None
    assert (formality.seat, formality.text) == (table.pending()[0], "play none")


def test_a_question_that_is_put_only_so_that_nobody_can_tell_says_so_to_its_seat() -> None:
    bids = question_for(Log("habemus", 3).table, 0)
    assert bids is not None
    assert not bids.settled
    log = Log("borgia", 3)
    (seat,) = log.until("redraw")
    question = question_for(log.table, seat)
    assert question is not None
    assert (question.settled, question.moves) == (len(question.moves) == 1, question.moves)
    assert question.settled
