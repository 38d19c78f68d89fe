"""Several questions of one seat answered in one go: all of them or none, in one transaction, and nothing is learnt that
would not be learnt one by one."""

from pathlib import Path
from typing import Any

from curia.server.house.house import House
from curia.server.tables.room import Room
from tests.server.kit_rooms import Guest, answer, open_house, sit


async def until(guests: list[Guest], kind: str, then: str = "") -> Guest:
    """Play on until somebody is asked such a question, and perhaps would be asked such another one next."""
    while True:
        for guest in guests:
            await guest.hear()
        for guest in guests:
            question = guest.question
            if question and question["kind"] == kind and (not then or question.get("then", {}).get("kind") == then):
                return guest
        await answer(guests)


async def borgia(house: House) -> tuple[Room, list[Guest], Guest]:
    """Three families, and the one that is asked between the steps."""
    room, guests = await sit(house, "borgia", 3)
    return room, guests, await until(guests, "moment")


async def give(guest: Guest, *moves: str) -> dict[str, Any]:
    assert guest.question is not None
    first, *then = moves
    return await guest.say("answer", question=guest.question["number"], move=first, then=then)


async def test_a_step_is_answered_together_with_the_moment_before(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, _, guest = await borgia(house)
        assert guest.question is not None
        question = guest.question
        assert question["rest"] == ["go on"]
        assert question["then"]["kind"] == "market"
        entries = len(await house.store.entries(room.row.id))
        assert (await give(guest, "go on", "buy"))["type"] == "done"
        stored = await house.store.entries(room.row.id)
        assert [(row.kind, row.body) for row in stored[entries:]] == [("move", "go on"), ("move", "buy")]
        assert room.table is not None
        assert room.table.match.decision(guest.visitor.seat or 0).kind == "auction"


async def test_the_rest_of_a_phase_is_one_answer(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests, _ = await borgia(house)
        guest = await until(guests, "moment", "play")
        assert guest.question is not None
        assert room.table is not None
        rest = guest.question["rest"]
        assert rest[0] == "go on"
        assert rest[1] == "enough"
        assert (await give(guest, *rest))["type"] == "done"
        assert room.table.pending() != [guest.visitor.seat]


async def test_one_that_is_not_allowed_stops_all(tmp_path: Path) -> None:
    """With the rule that forbids it, and the table is as it was."""
    async with open_house(tmp_path) as house:
        room, _, guest = await borgia(house)
        assert guest.question is not None
        number, other = guest.question["number"], (int(guest.visitor.seat or 0) + 1) % 3
        entries = len(await house.store.entries(room.row.id))
        reply = await give(guest, f"offer {other}", "give 0 ducats", "ask 0 ducats")
        assert (reply["type"], reply["code"], reply["rule"]) == ("refused", "nothing-traded", "8.5")
        reply = await give(guest, "go on", "seize nothing")
        assert (reply["type"], reply["code"]) == ("refused", "step-to-come")
        assert len(await house.store.entries(room.row.id)) == entries
        assert room.table is not None
        assert room.table.chairs[guest.visitor.seat or 0].question == number
        assert (await give(guest, f"offer {other}", "give 1 ducats", "ask 0 ducats"))["type"] == "done"
        assert room.table.pending() == [other]


async def test_what_an_answer_brings_cannot_be_tried_out(tmp_path: Path) -> None:
    """A second answer after one that leads to chance, or to others, is refused whatever it is."""
    async with open_house(tmp_path) as house:
        room, _, guest = await borgia(house)
        entries = len(await house.store.entries(room.row.id))
        for following in ("pass", "bid 3", "enough"):
            reply = await give(guest, "go on", "buy", following)
            assert (reply["type"], reply["code"]) == ("refused", "not-at-once")
        assert len(await house.store.entries(room.row.id)) == entries


async def test_why_not_is_answered_for_the_step_that_follows(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, guests, guest = await borgia(house)
        assert (await guest.say("why", move="pass", after="go on"))["code"] == "other-question"
        assert (await guest.say("why", move="buy", after="go on"))["type"] == "done"
        assert (await guest.say("why", move="buy"))["code"] == "step-to-come"
        bystander = next(one for one in guests if one is not guest)
        assert (await bystander.say("why", move="buy", after="go on"))["type"] == "refused"


async def test_what_is_said_for_an_auction_ends_with_it_and_is_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, guests, guest = await borgia(house)
        await give(guest, "go on", "buy")
        other = next(one for one in guests if one is not guest)
        assert (await other.say("ahead", question="auction", move="bid 4"))["code"] == "notation"
        assert (await other.say("ahead", question="auction", move="up to 4"))["type"] == "done"
        other.heard.clear()
        await until(guests, "play")
        await other.hear()
        assert [one["ahead"] for one in other.heard if "ahead" in one] == [{}]
        assert not [one for one in guest.heard if "ahead" in one and one["type"] == "update"]
