"""Measuring the first minute: what is read from a house that opens, and what is told."""

from bench.start import Start, house_address, table


def test_the_address_is_what_the_house_prints() -> None:
    said = "Curia 0.1.0 (interpreted)\nThe house is open at http://127.0.0.1:38875 (Ctrl-C closes it)\n"
    assert house_address(said) == "http://127.0.0.1:38875"
    assert house_address("Curia 0.1.0 (interpreted)\n") is None


def test_a_row_for_each_kind_of_caches() -> None:
    assert table({"warm": Start(12.34, 45.67, 2.0)}).splitlines() == [
        "| caches | page open | rules compiled | second start |",
        "|---|---:|---:|---:|",
        "| warm | 12.3 s | 45.7 s | 2.0 s |",
    ]
