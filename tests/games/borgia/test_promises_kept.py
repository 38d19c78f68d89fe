"""Whatever is agreed on is carried out: told from the events of whole random games, without a look at the engine."""

from collections import Counter
from typing import Any

import pytest

from curia.core.events import EventLog
from tests.kit.borgia import game
from tests.kit.rules import rule
from tests.kit.tables import walk


def told(seats: int, seed: int, **options: str) -> list[tuple[str, dict[str, Any]]]:
    """All events of a random game, with their secrets."""
    log = EventLog()
    for _ in walk(game(seats, **options), seed, log):
        pass
    return [(event.name, event.public | event.secret) for event in log.events]


class Promises:
    """What is due, told by the pledges that were accepted."""

    def __init__(self) -> None:
        self.votes: Counter[tuple[int, int]] = Counter()
        self.ducats: list[tuple[int, int, int, int]] = []
        self.offices: dict[str, tuple[int, int]] = {}
        self.cardinals: Counter[tuple[int, int]] = Counter()

    def add(self, pledge: dict[str, Any]) -> None:
        voter, candidate = pledge["voter"], pledge["candidate"]
        self.votes[voter, candidate] += pledge["votes"]
        if pledge["price"] == "ducats_if_elected":
            self.ducats.append((candidate, pledge["payer"], voter, pledge["amount"]))
        elif pledge["price"] == "office":
            assert pledge["card"] not in self.offices
            self.offices[pledge["card"]] = (candidate, voter)
        elif pledge["price"] == "cardinals":
            self.cardinals[candidate, voter] += pledge["amount"]


@rule("11.19", "11.26", "11.27", "13.20", "13.25", "10.6")
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(3, 1, {}), (4, 2, {}), (5, 3, {}), (6, 4, {}), (4, 5, {"election": "open"}), (5, 6, {"election": "open"})],
)
def test_votes_ducats_offices_and_cardinals_are_given_as_pledged(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    due, pope, kept = Promises(), -1, Counter[str]()
    paid: list[tuple[int, int, int, int]] = []
    for name, facts in told(seats, seed, **options):
        if name == "election":
            due, paid = Promises(), []
        elif name == "pledge_accepted":
            due.add(facts)
        elif name in ("voted", "voted_aloud"):
            for candidate in range(seats):
                pledged = due.votes[facts["seat"], candidate]
                assert facts["votes"][candidate] >= pledged
                kept["votes"] += pledged > 0
        elif name == "counted":
            due.votes.clear()
        elif name == "elected":
            pope = facts["seat"]
        elif name == "pledge_paid":
            paid.append((pope, facts["seat"], facts["other"], facts["ducats"]))
        elif name == "points" and facts["seat"] == 0:
            owed = [one for one in due.ducats if one[0] == pope]
            assert sorted(paid) == sorted(owed)
            kept["ducats"] += len(owed)
        elif name == "office_given" and facts["card"] in due.offices and due.offices[facts["card"]][0] == pope:
            assert facts["seat"] == due.offices.pop(facts["card"])[1]
            kept["offices"] += 1
        elif name == "office_kept":
            assert facts["card"] not in due.offices or due.offices[facts["card"]][0] != pope
        elif name == "cardinals":
            assert not [card for card, (candidate, _) in due.offices.items() if candidate == pope]
            for voter in range(seats):
                assert facts["numbers"][voter] >= due.cardinals[pope, voter]
                kept["cardinals"] += due.cardinals[pope, voter] > 0
    assert kept["votes"] > 0, "the game must have had pledges"
