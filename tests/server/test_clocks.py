"""The clocks of a table."""

from curia.server.tables.clocks import Clocks
from curia.wire.terms import Clock

DAY = 86_400_000


def bank(seconds: int = 60, increment: int = 5) -> Clocks:
    clocks = Clocks(Clock(kind="bank", seconds=seconds, increment=increment), 3)
    clocks.advance(1_000)
    return clocks


def test_only_running_clocks_are_charged() -> None:
    clocks = bank()
    clocks.run((0, 2))
    clocks.advance(11_000)
    assert clocks.left == [50_000, 60_000, 50_000]


def test_looking_at_a_clock_does_not_charge_it() -> None:
    clocks = bank()
    clocks.run((1,))
    assert clocks.left_at(31_000) == [60_000, 30_000, 60_000]
    assert clocks.left == [60_000, 60_000, 60_000]


def test_an_answer_gains_the_increment() -> None:
    clocks = bank()
    clocks.answered(2)
    assert clocks.left == [60_000, 60_000, 65_000]


def test_the_next_flag_is_the_shortest_bank_that_runs() -> None:
    clocks = bank()
    clocks.left = [9_000, 20_000, 1_000]
    assert clocks.next_flag() is None
    clocks.run((0, 1))
    assert clocks.next_flag() == (10_000, 0)
    assert clocks.flag_of(1) == 21_000
    assert clocks.flag_of(2) is None


def test_a_bank_never_falls_below_nothing() -> None:
    clocks = bank(seconds=10)
    clocks.run((0,))
    clocks.advance(99_000_000)
    assert clocks.left[0] == 0


def test_a_clock_of_the_machine_that_goes_back_gives_nothing_back() -> None:
    clocks = bank()
    clocks.run((0,))
    clocks.advance(21_000)
    clocks.advance(5_000)
    clocks.advance(31_000)
    assert clocks.left[0] == 30_000


def test_days_begin_anew_with_each_answer() -> None:
    clocks = Clocks(Clock(kind="days", days=2), 2)
    clocks.advance(0)
    clocks.run((0,))
    clocks.advance(DAY)
    assert clocks.left == [DAY, 2 * DAY]
    clocks.answered(0)
    assert clocks.left == [2 * DAY, 2 * DAY]


def test_time_that_is_skipped_is_charged_to_nobody() -> None:
    clocks = bank()
    clocks.run((0,))
    clocks.skip(500_000)
    clocks.advance(501_000)
    assert clocks.left[0] == 59_000


def test_who_comes_back_after_running_out_gets_something_to_go_on_with() -> None:
    clocks = bank(increment=0)
    clocks.left = [0, 30_000, 60_000]
    clocks.refill(0)
    clocks.refill(1)
    assert clocks.left == [10_000, 30_000, 60_000]


def test_a_table_without_clocks_runs_none() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run((0, 1))
    assert clocks.running == ()
    assert not clocks.is_used
