"""What goes on at a table in use: who is told what and when, proposals, chat, messages sent twice."""

import asyncio
import json
from pathlib import Path

import pytest

from curia.server.base.errors import Declined, StoreError
from curia.server.house.looking_back import Looker
from curia.server.store.rows import EntryRow
from curia.server.tables.bot_turns import bot_pace
from curia.server.tables.history import log_of
from curia.wire.kinds import ChatChannel
from curia.wire.play import BotPace
from curia.wire.terms import Clock, SeatPlan, Terms
from tests.server.kit_rooms import (
    Guest,
    answer,
    clock_of,
    eventually,
    open_house,
    player,
    sit,
    until_asked,
)

BANK = Clock(kind="bank", seconds=60, increment=5)


async def test_everybody_is_told_only_after_it_is_stored(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        real = house.store.append
        stored: list[int] = []

        def append(match: str, entries: list[EntryRow], snapshot: object = None) -> object:
            stored.append(sum(guest.visitor.outbox.waiting for guest in guests))
            return real(match, entries, snapshot)  # type: ignore[arg-type]

        house.store.append = append  # type: ignore[method-assign,assignment]
        await answer(guests)
        assert stored == [0]
        assert len(await house.store.entries(room.row.id)) == 2


async def test_a_table_that_cannot_be_stored_is_opened_anew_without_the_move(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        await answer(guests)
        real = house.store.append

        def fail(*_: object) -> object:
            raise StoreError("the disk is full")

        house.store.append = fail  # type: ignore[method-assign,assignment]
        guest = next(guest for guest in guests if guest.question)
        assert guest.question is not None
        reply = await guest.say("answer", question=guest.question["number"], move=guest.question["moves"][0])
        assert (reply["type"], reply["code"]) == ("refused", "store")
        assert guest.visitor.outbox.closed
        house.store.append = real  # type: ignore[method-assign]
        again = await house.room(room.row.id)
        assert again is not room
        assert again.table is not None
        assert again.table.next_seq == 2
        back = Guest(house, again, guest.visitor.player)
        await back.say("hello")
        assert back.question == guest.question


async def test_a_message_sent_twice_does_nothing_twice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3)
        guest = next(guest for guest in guests if guest.question)
        question = guest.question
        assert question is not None
        first = {"id": "a", "question": question["number"], "move": question["moves"][0]}
        assert (await guest.say("answer", **first))["type"] == "done"
        count = len(await house.store.entries(room.row.id))
        assert await guest.say("answer", **first) == {"type": "done", "id": "a"}
        assert len(await house.store.entries(room.row.id)) == count
        for _ in range(60):
            await answer(guests)
        count = len(await house.store.entries(room.row.id))
        # Long forgotten by the table, but not by the store.
        assert await guest.say("answer", **first) == {"type": "done", "id": "a"}
        assert len(await house.store.entries(room.row.id)) == count


async def test_bots_play_at_the_pace_of_who_likes_it_slowest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3)
        assert bot_pace(room) == 1.0
        for guest in guests:
            await room.handle(guest.visitor, BotPace("quick"))
        assert bot_pace(room) == 0.2
        await room.handle(guests[1].visitor, BotPace("slow"))
        assert bot_pace(room) == 2.5
        room.leave(guests[1].visitor)
        assert bot_pace(room) == 0.2


async def test_a_refusal_names_the_rule_and_only_its_sender_hears_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, guests = await sit(house, "habemus", 3)
        question = await until_asked(guests, "bid")
        reply = await guests[0].say("why", move="bid DDDDDD")
        assert reply["type"] == "refused"
        assert reply["rule"]
        assert f"§{reply['rule']}" in reply["text"]
        same = await guests[0].say("answer", question=question["number"], move="bid DDDDDD")
        assert (same["rule"], same["code"], same["text"]) == (reply["rule"], reply["code"], reply["text"])
        assert (await guests[0].say("why", move=question["moves"][0]))["type"] == "done"
        assert [await guest.hear() for guest in guests[1:]] == [[], []]


async def test_seats_and_spectators_chat_apart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        watchers = [Guest(house, room, await player(house, name)) for name in ("Wim", "Xenia")]
        for watcher in watchers:
            await watcher.say("hello")
        for guest in (*guests, *watchers):
            await guest.hear()
        assert (await guests[0].say("say", text="good\tluck "))["type"] == "done"
        assert (await watchers[0].say("say", text="who leads?"))["type"] == "done"
        heard = [[m["line"]["text"] for m in [*g.heard, *await g.hear()] if m["type"] == "chat"] for g in guests]
        assert heard == [["good luck"], ["good luck"]]
        heard = [[m["line"]["text"] for m in [*g.heard, *await g.hear()] if m["type"] == "chat"] for g in watchers]
        assert heard == [["who leads?"], ["who leads?"]]
        again = Guest(house, room, guests[1].visitor.player)
        assert [line["text"] for line in (await again.say("hello"))["chat"]] == ["good luck"]
        stranger = Guest(house, room, None)
        await stranger.say("hello")
        assert (await stranger.say("say", text="hi"))["code"] == "no-player"


async def test_chat_is_limited_and_a_line_sent_twice_is_said_once(tmp_path: Path) -> None:
    async with open_house(tmp_path, chat_burst=3) as house:
        room, guests = await sit(house, "caesar", 2)
        for _ in range(4):
            assert (await guests[0].say("say", id="same", text="hello"))["type"] == "done"
        assert len(await house.store.chat(room.row.id, ChatChannel.PLAYERS, 50)) == 1
        replies = [await guests[0].say("say", text=f"line {number}") for number in range(5)]
        assert [reply["type"] for reply in replies] == ["done", "done", "refused", "refused", "refused"]
        assert replies[-1]["code"] == "too-many"


async def test_spectators_watch_and_can_do_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "caesar", 2)
        watcher = Guest(house, room, None)
        welcome = await watcher.say("hello")
        assert (welcome["seat"], welcome["seats"], welcome["question"]) == (None, [], None)
        while not any(message["type"] == "update" for message in await watcher.hear()):
            await answer(guests)
        for type_, fields in (
            ("answer", {"question": 0, "move": "pass"}),
            ("take_back", {}),
            ("concede", {}),
            ("propose", {"what": "abort"}),
        ):
            assert (await watcher.say(type_, **fields))["code"] == "not-seated"
        assert (await watcher.say("look", seat=0))["code"] == "not-your-seat"


# One screen ------------------------------------------------------------------------------------------------------


async def test_a_screen_that_is_handed_around_shows_one_hand_at_a_time(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        host = await player(house, "Anna")
        plans = [SeatPlan(kind="me"), SeatPlan(kind="here", name="Bruno"), SeatPlan(kind="bot", level="random")]
        room = await house.create(host, Terms(game="habemus", seats=plans, hot_seat=True))
        guest = Guest(house, room, host)
        welcome = await guest.say("hello")
        assert (welcome["seat"], welcome["seats"], welcome["question"]) == (None, [0, 1], None)
        assert (await guest.say("answer", question=0, move="pass"))["code"] == "no-seat"
        for seat in (0, 1):
            shown = await guest.say("look", seat=seat)
            own = [place["orders"] is not None for place in shown["view"]["seats"]]
            assert own == [number == seat for number in range(3)]
        assert (await guest.say("look", seat=2))["code"] == "not-your-seat"
        nobody = await guest.say("look")
        assert all(place["orders"] is None for place in nobody["view"]["seats"])
        for _ in range(6):
            assert room.table is not None
            await eventually(lambda: bool({0, 1} & set(room.table.pending() if room.table else [])))
            seat = next(seat for seat in room.table.pending() if seat in (0, 1))
            await guest.say("look", seat=seat)
            assert guest.question is not None
            move = guest.question["moves"][0]
            assert (await guest.say("answer", question=guest.question["number"], move=move))["type"] == "done"


# Absence and clocks ----------------------------------------------------------------------------------------------


async def test_what_terms_cannot_be(tmp_path: Path) -> None:
    me, open_, here = SeatPlan(kind="me"), SeatPlan(), SeatPlan(kind="here", name="Bruno")
    wrong = [
        (Terms(game="chess", seats=[me, open_]), "there is no game 'chess'"),
        (Terms(game="habemus", seats=[me, open_]), "takes 3 to 4"),
        (Terms(game="caesar", seats=[me, open_], options={"felipe": "may"}), "has no such option"),
        (Terms(game="caesar", seats=[me, me]), "one seat at most can be yours"),
        (Terms(game="caesar", seats=[me, here]), "need a table for one screen"),
        (Terms(game="caesar", seats=[me, open_], hot_seat=True), "each is 'me', 'here' or 'bot'"),
        (Terms(game="caesar", seats=[me, SeatPlan(kind="bot", level="god")]), "there is no bot 'god'"),
        (Terms(game="caesar", seats=[me, open_], rated=True), "only for players with an account"),
    ]

    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna")
        for terms, problem in wrong:
            with pytest.raises(Declined, match="bad-terms|" + problem.replace("'", ".")) as declined:
                await house.create(anna, terms)
            assert problem in declined.value.text
        assert house.rooms == {}


async def test_sitting_down_and_standing_up(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna, bruno, clara = [await player(house, name) for name in ("Anna", "Bruno", "anna")]
        terms = Terms(game="habemus", seats=[SeatPlan(kind="me"), SeatPlan(), SeatPlan()], access="public")
        room = await house.create(anna, terms)
        assert house.listed() == [room]
        await house.join(bruno, room, 2)
        for who, seat, code in ((bruno, 1, "seated"), (clara, 2, "taken")):
            with pytest.raises(Declined) as declined:
                await house.join(who, room, seat)
            assert declined.value.code == code
        await house.leave(bruno, room)
        assert [row.name for row in room.seats] == ["Anna", None, None]
        await house.join(clara, room, None)
        assert [row.name for row in room.seats] == ["Anna", "anna 2", None]
        await house.join(bruno, room, None)
        assert room.row.status == "playing"
        assert house.listed() == []
        with pytest.raises(Declined) as declined:
            await house.join(await player(house, "Dora"), room, None)
        assert declined.value.code == "started"


async def test_a_table_that_everybody_left_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna")
        room = await house.create(anna, Terms(game="caesar", seats=[SeatPlan(kind="me"), SeatPlan()]))
        await house.leave(anna, room)
        assert room.row.status == "over"
        assert house.rooms == {}


async def test_a_rematch_is_one_table_for_everybody(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno) = await sit(house, "caesar", 2)
        players = [guest.visitor.player for guest in (anna, bruno)]
        assert players[0] is not None
        assert players[1] is not None
        with pytest.raises(Declined) as declined:
            await house.rematch(players[0], room)
        assert declined.value.code == "not-over"
        await anna.say("concede")
        new = await house.rematch(players[1], room)
        assert (await anna.hear())[-1]["table"]["rematch"] == new.row.id
        assert await house.rematch(players[0], room) is new
        assert new.row.status == "playing"
        assert [row.player for row in new.seats] == [players[0].id, players[1].id]
        assert new.row.round_of == room.row.id
        assert new.row.seed != room.row.seed


async def test_rated_games_change_ratings_of_accounts_and_bots(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        anna = await player(house, "Anna", login="anna")
        plans = [SeatPlan(kind="me"), SeatPlan(kind="bot", level="random")]
        room = await house.create(anna, Terms(game="caesar", seats=plans, rated=True))
        guest = Guest(house, room, anna)
        await guest.say("hello")
        for _ in range(10):
            while not guest.question:
                await asyncio.sleep(0.005)
                await guest.hear()
            await answer([guest])
        assert (await guest.say("concede"))["type"] == "done"
        rows = {row.who: row for row in await house.store.ratings([anna.id, "bot:random"], "caesar")}
        assert rows["bot:random"].mu > rows[anna.id].mu
        assert rows[anna.id].games == 1


async def test_a_restarted_house_has_all_its_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        now = clock_of(house).at
        room, guests = await sit(house, "habemus", 3, clock=BANK)
        for _ in range(10):
            await answer(guests)
        gathering = await house.create(
            await player(house, "Zoe"), Terms(game="caesar", seats=[SeatPlan(kind="me"), SeatPlan()])
        )
        assert room.table is not None
        left, position = list(room.table.clocks.left), room.table.game.to_dict(room.table.match.state)
        version = room.table.version(0)
    async with open_house(tmp_path) as house:
        assert set(house.rooms) == {room.row.id, gathering.row.id}
        again = house.rooms[room.row.id]
        assert again.table is not None
        assert again.table.game.to_dict(again.table.match.state) == position
        assert again.table.clocks.left == left
        assert clock_of(house).at == now
        back = Guest(house, again, guests[0].visitor.player)
        welcome = await back.say("hello", since=version)
        assert [event["name"] for event in welcome["missed"]] == ["table.restarted"]


async def test_a_running_game_of_older_rules_goes_on_or_is_ended(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        goes_on, guests = await sit(house, "caesar", 2)
        ends, others = await sit(house, "caesar", 2)
        for people in (guests, others):
            for _ in range(8):
                await answer(people)
        for room in (goes_on, ends):
            room.row.rules_version = 0
            await house.store.update_match(room.row)
        # What the new rules would not allow.
        assert ends.table is not None
        seat = ends.table.pending()[0]
        entry = EntryRow(ends.table.next_seq, 0, 1 - seat, "move", "pass")
        await house.store.append(ends.row.id, [entry])
        moves = goes_on.table.match.moves if goes_on.table else []
    async with open_house(tmp_path) as house:
        again = await house.room(goes_on.row.id)
        assert again.table is not None
        assert again.table.match.moves == moves
        # Also at the next start its chance must not be proved against the seed by the new rules.
        assert again.row.rules_version == 0
        row = await house.store.match(ends.row.id)
        assert row is not None
        assert (row.status, row.reason, row.rules_version) == ("over", "rules-changed", 0)
        # It can still be found, but not be looked at move by move.
        assert (await house.seated(ends.row.id))[0].reason == "rules-changed"
        with pytest.raises(Declined) as declined:
            await house.looking_back.make(Looker("anna"), (row, ends.seats), log_of, 0)
        assert declined.value.code == "older-rules"
        assert (await Guest(house, await house.room(ends.row.id), None).say("hello"))["view"] is None


async def test_presence_and_silence(tmp_path: Path) -> None:
    """Before hello nothing is heard; a watcher for whom nothing is new hears nothing."""

    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3)
        quiet = Guest(house, room, None)
        await answer(guests)
        assert await quiet.hear() == []
        question = await until_asked(guests, "bid")
        number, moves = question["number"], question["moves"]
        assert (await guests[0].say("answer", question=number, move=moves[0]))["type"] == "done"
        for guest in guests:
            await guest.hear()
        assert (await guests[0].say("answer", question=number, move=moves[1]))["type"] == "done"
        assert [await guest.hear() for guest in guests[1:]] == [[], []]


async def test_what_goes_out_is_json_without_the_seed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, guests = await sit(house, "habemus", 3)
        for _ in range(30):
            await answer(guests)
        text = json.dumps([guest.heard for guest in guests])
        assert room.row.seed.hex() not in text
        assert guests[0].heard[0]["commitment"] in text


async def test_nobody_keeps_a_game_paused_for_ever(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room, (anna, bruno) = await sit(house, "caesar", 2)
        await anna.say("propose", what="pause")
        await bruno.say("vote", proposal=1, agree=True)
        assert room.table is not None
        await anna.say("propose", what="resume")
        await bruno.say("vote", proposal=2, agree=False)
        clock = clock_of(house)
        clock.at += 86_399_000
        await room.presence._act(room)
        assert (await house.store.entries(room.row.id))[-1].kind != "resumed"
        clock.at += 1_000
        await room.presence._act(room)
        await bruno.hears("table.resumed")
        assert (await house.store.entries(room.row.id))[-1].kind == "resumed"
