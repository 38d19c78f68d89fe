"""The client against a house that fails: nothing is lost, nothing is said twice, and every no is told."""

import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from typing import Final

import pytest

from curia.client import CAESAR, HABEMUS, AnyView, CaesarView, House, HouseError, NotAllowed, Seat, play
from curia.wire.play import Chat, Question, Update
from curia.wire.terms import SeatPlan, Terms
from tests.client.kit_fake_house import FakeHouse, Message, Reply, Stream, fake_house

TOKEN = "t.0.secret"


def table(version: int = 3, number: int | None = None, **fields: object) -> Message:
    """A table message, with a question if it has a number."""
    seats = [{"name": name, "bot": None, "player": None} for name in ("Anna", "Berta")]
    plans = [{"kind": "open"}, {"kind": "open"}]
    now = {"bot": None, "stand_in": None, "present": True, "conceded": False}
    told = {
        "type": "table",
        "table": {
            "id": "t",
            "terms": {"game": "caesar", "seats": plans},
            "seats": seats,
            "status": "playing",
            "host": "p",
            "created": 1,
            "ended": None,
            "round_of": None,
            "rematch": None,
        },
        "seat": 0,
        "seats": [0],
        "version": version,
        "missed": None,
        "view": {"hand": [1, 2], "standing": SUMS},
        "question": None if number is None else question(number),
        "now": [{"name": "Anna", **now}, {"name": "Berta", **now}],
        "spectators": 0,
        "clock": None,
        "paused": False,
        "proposal": None,
        "outcome": None,
        "chat": [],
        "commitment": "abc",
    }
    return told | fields


def question(number: int) -> Message:
    return {"number": number, "kind": "lay", "source": "", "sealed": False, "moves": ["lay 1", "lay 2"]}


def update(version: int, **fields: object) -> Message:
    return {"type": "update", "version": version, "events": [], **fields}


def refused(code: str) -> Message:
    return {"type": "refused", "id": "x", "code": code, "text": f"No: {code}.", "rule": "4.2"}


OUTCOME = {"reason": "conceded", "points": [], "parts": [], "ranks": [1, 2]}
DONE = (200, {"type": "done", "id": "x"})
SUMS = {"seats": [{"points": 3}]}
EVENT = {"name": "laid", "args": {"seat": 1, "cards": [3, 4], "names": ["a", "b"]}}


def seat_at(house: FakeHouse, patience: float = 300.0) -> Seat[AnyView]:
    return Seat(house.url, TOKEN, patience, house.sleep)


def test_a_seat_knows_what_the_last_messages_said() -> None:
    line = {"number": 1, "at": 5, "name": "Berta", "seat": 1, "text": "two\u2028lines\x85"}
    stream: list[Message | None] = [
        table(3, number=1),
        None,
        {"type": "chat", "line": line},
        update(4, events=[EVENT], view={"hand": [2]}, question=None, paused=True),
        update(5, events=[EVENT]),
        {"type": "presence", "now": table()["now"][:1], "spectators": 2},
    ]
    with fake_house([stream]) as house, seat_at(house) as seat:
        heard = iter(seat)
        next(heard)
        assert (seat.version, seat.view, seat.paused) == (3, {"hand": [1, 2], "standing": SUMS}, False)
        first_question = seat.question
        assert first_question is not None
        assert first_question.moves == ["lay 1", "lay 2"]
        chat, first, second, _ = islice(heard, 4)
        assert isinstance(chat, Chat)
        assert chat.line.text == line["text"]
        assert isinstance(first, Update)
        assert isinstance(second, Update)
        assert first.events[0].args == EVENT["args"]
        assert (seat.version, seat.view, seat.paused) == (5, {"hand": [2], "standing": SUMS}, True)
        assert seat.question is None
        assert [event.name for event in seat.take_events()] == ["laid", "laid"]
        assert seat.take_events() == []
        assert len(seat.now) == 1
    assert house.authorization == {f"Bearer {TOKEN}"}


def test_a_lost_connection_is_made_again_from_the_last_version() -> None:
    streams: list[Stream] = [
        [table(3), update(7), b'{"type":"upd'],
        (503, {"code": "closed", "text": "Soon."}),
        [{"type": "refused", "id": "", "code": "closed", "text": "Soon."}],
        [],
        [table(9, missed=[EVENT])],
    ]
    with fake_house(streams) as house, seat_at(house) as seat:
        assert [type(message).__name__ for message in islice(seat, 3)] == ["TableMessage", "Update", "TableMessage"]
        assert seat.version == 9
        assert [event.name for event in seat.take_events()] == ["laid"]
    assert house.asked == ["/api/bot/stream"] + ["/api/bot/stream?since=7"] * 4
    assert house.waits == [0.2, 0.4, 0.8]


def test_a_token_that_is_not_good_any_more_ends_the_messages() -> None:
    problem = {"code": "wrong-token", "text": "This is not the token of a seat."}
    with fake_house([[table()], (401, problem)]) as house, seat_at(house) as seat:
        messages = iter(seat)
        next(messages)
        with pytest.raises(HouseError, match="This is not the token") as caught:
            next(messages)
    assert caught.value.code == "wrong-token"


def test_a_house_that_never_answered_is_given_up_soon() -> None:
    house = FakeHouse([], [])
    with seat_at_nowhere(house, patience=300.0) as seat, pytest.raises(HouseError, match="cannot be reached for"):
        seat.say("Hello?")
    assert 5 < sum(house.waits) <= 10


def test_a_house_that_answered_once_is_waited_for() -> None:
    closed = (503, {"code": "closed", "text": "Soon."})
    with fake_house([[table(3)], *[closed] * 8, [table(3)]]) as house, seat_at(house) as seat:
        assert len(list(islice(seat, 2))) == 2
    assert sum(house.waits) > 30


def test_patience_has_an_end() -> None:
    house = FakeHouse([], [])
    with seat_at_nowhere(house) as seat, pytest.raises(HouseError, match="cannot be reached for") as caught:
        next(iter(seat))
    assert caught.value.code == "unreachable"
    assert sum(house.waits) <= 30
    assert house.waits[:3] == [0.2, 0.4, 0.8]
    with seat_at_nowhere(house) as seat, pytest.raises(HouseError, match="cannot be reached for"):
        seat.say("Hello?")


def seat_at_nowhere(house: FakeHouse, patience: float = 30.0) -> Seat[AnyView]:
    return Seat("http://127.0.0.1:9", TOKEN, patience, house.sleep)


def test_a_message_is_sent_again_with_the_same_id() -> None:
    busy = (503, {"code": "store", "text": "Try again."})
    slow = (429, {"code": "too-many", "text": "Slow."})
    with fake_house([[]], [None, busy, slow, DONE]) as house, seat_at(house) as seat:
        seat.answer(5, "lay 1")
    assert len(house.posted) == 4
    assert len({post["id"] for post in house.posted}) == 1
    assert house.posted[0] == {"type": "answer", "id": house.posted[0]["id"], "question": 5, "move": "lay 1"}
    assert len(house.waits) == 3


HOUSEHOLD: Final[dict[str, Callable[[House], object]]] = {
    "guest": lambda house: house.guest("Kircher"),
    "table": lambda house: house.create_table(Terms(game="caesar", seats=[SeatPlan("me"), SeatPlan("bot")])),
    "join": lambda house: house.join("t1"),
}
CLOSED: Final = (503, {"code": "closed", "text": "Soon."})
FAREWELL: Final = (409, {"code": "enough", "text": "Enough."})


@pytest.mark.parametrize("lost", [None, (502, {}), (504, {}), (503, {}), (503, {"code": "store", "text": "Not now."})])
@pytest.mark.parametrize("what", HOUSEHOLD)
def test_what_would_be_done_twice_is_not_sent_twice(what: str, lost: Reply | None) -> None:
    with fake_house([], [lost, FAREWELL]) as house, House(house.url) as client:
        client._door._sleep = house.sleep
        with pytest.raises(HouseError) as caught:
            HOUSEHOLD[what](client)
        assert caught.value.code == "unsure"
        assert "may have done this or not" in caught.value.text
        assert len(house.posted) == 1


@pytest.mark.parametrize("what", HOUSEHOLD)
def test_what_was_not_done_is_tried_again(what: str) -> None:
    """The house said so itself, or could not be reached at all."""
    with fake_house([], [CLOSED, (429, {"code": "too-many", "text": "Wait."}), FAREWELL]) as house:
        with House(house.url) as client:
            client._door._sleep = house.sleep
            with pytest.raises(HouseError, match="Enough"):
                HOUSEHOLD[what](client)
        assert len(house.posted) == 3
    with House(house.url) as client:
        client._door._sleep = house.sleep
        with pytest.raises(HouseError) as caught:
            HOUSEHOLD[what](client)
        assert caught.value.code == "unreachable"


def test_a_refusal_carries_the_rule() -> None:
    house = fake_house([[]], [(409, refused("not-your-turn"))])
    with house as here, seat_at(here) as seat, pytest.raises(NotAllowed, match=r"No: not-your-turn\.") as caught:
        seat.answer(5, "lay 1")
    assert caught.value.refused.rule == "4.2"
    assert not caught.value.is_passing


def test_an_answer_that_is_no_message_is_an_error() -> None:
    house = fake_house([[]], [(400, {"code": "bad-message", "text": "move: expected more."})])
    with house as here, seat_at(here) as seat, pytest.raises(HouseError, match="move: expected more"):
        seat.answer(5, "")
    house = fake_house([(500, {"what": "ever"})])
    with house as here, seat_at(here) as seat, pytest.raises(HouseError, match="/api/bot/stream answered 500"):
        next(iter(seat))


def test_play_answers_each_question_once_until_it_is_over() -> None:
    streams = [
        [table(1), update(2, question=question(0)), update(3), update(4, question=None)],
        [table(5, number=1), update(6, question=question(2)), update(7, question=None, outcome=OUTCOME)],
    ]
    asked: list[tuple[object, int]] = []
    with fake_house(streams, [DONE, DONE, DONE]) as house, seat_at(house) as seat:

        def choose(view: object, what: object) -> str:
            assert seat.question is not None
            asked.append((view, seat.question.number))
            return "lay 2"

        outcome = seat.play(choose)
    assert outcome.ranks == [1, 2]
    assert asked == [({"hand": [1, 2], "standing": SUMS}, number) for number in range(3)]
    assert [post["question"] for post in house.posted] == [0, 1, 2]


def test_a_program_that_says_what_it_plays_gets_views_of_that_type() -> None:
    def choose(view: CaesarView, what: Question) -> str:
        hand: list[str] | None = view["seats"][0]["hand"]
        points: int | None = view["standing"]["seats"][0]["points"]
        assert (hand, points) == (["1", "2"], 3)
        return what.moves[0]

    view = {"seats": [{"hand": ["1", "2"]}], "standing": {"seats": [{"points": 3}]}}
    stream = [table(1, number=0, view=view), update(2, question=None, outcome=OUTCOME)]
    with fake_house([stream], [DONE]) as house:
        assert play(house.url, TOKEN, choose, playing=CAESAR).ranks == [1, 2]
    assert house.posted[0]["move"] == "lay 1"


def test_a_table_of_another_game_is_left() -> None:
    with fake_house([[table()]]) as house, Seat(house.url, TOKEN, playing=HABEMUS) as seat:
        with pytest.raises(HouseError, match="plays caesar, this program habemus"):
            next(iter(seat))
        assert seat.table is None


def test_play_waits_while_the_game_is_paused_and_goes_on_after_it() -> None:
    """Also when the pause came while the bot thought: the question stays, and is put again."""
    stream = [
        table(1, number=4, paused=True),
        update(2, paused=False),
        update(3, paused=True),
        update(4, paused=False),
        update(5, outcome=OUTCOME),
    ]
    asked_while_paused: list[bool] = []
    with fake_house([stream], [(409, refused("paused")), DONE]) as house, seat_at(house) as seat:

        def choose(view: object, what: object) -> str:
            asked_while_paused.append(seat.paused)
            return "lay 1"

        seat.play(choose)
    assert asked_while_paused == [False, False]
    assert [post["question"] for post in house.posted] == [4, 4]


def test_play_takes_the_seat_back_from_a_bot() -> None:
    now = table()["now"]
    with_bot = [now[0] | {"stand_in": "heuristic"}, now[1]]
    stream = [table(1, now=with_bot), update(2, now=now, question=question(3)), update(3, outcome=OUTCOME)]
    with fake_house([stream], [DONE, DONE]) as house, seat_at(house) as seat:
        seat.play(lambda view, question: question.moves[0])
    assert [post["type"] for post in house.posted] == ["return", "answer"]


def test_play_raises_for_a_move_against_the_rules() -> None:
    house = fake_house([[table(1, number=4)]], [(409, refused("too-many"))])
    with house as here, seat_at(here) as seat, pytest.raises(NotAllowed, match="No: too-many"):
        seat.play(lambda view, question: "lay 9")


@pytest.mark.parametrize("url", ["", "127.0.0.1:1655", "ftp://house", "http://"])
def test_an_address_that_is_none_is_told(url: str) -> None:
    with pytest.raises(HouseError, match="expected http://"):
        House(url)


def test_the_client_needs_neither_engines_nor_server() -> None:
    code = "import sys, curia.client; print([n for n in sys.modules if n.startswith('curia.')])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for layer in ("core", "games", "bots", "catalog", "server"):
        assert f"curia.{layer}" not in loaded
