"""First games: every step can be played as it tells, and whatever else a learner sends is refused in words."""

import json
import random
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from curia.catalog import METAS
from curia.server.base.errors import Declined
from curia.server.http import lessons_api
from curia.server.tables import lessons
from curia.server.tables.lessons import Plan, Scene, Step
from curia.text.languages import available_languages, locales_folder
from curia.wire.lessons import MOST_ANSWERS, LessonReply
from tests.server.kit_players import ORIGIN, client_of, small_house

GAMES = sorted(METAS)
RULES = Path(__file__).parents[2] / "docs" / "rules"
STEPS = [(game, step.id) for game in GAMES for step in lessons.plan(game).step]


def step_of(game: str, step_id: str) -> tuple[Plan, Step]:
    plan = lessons.plan(game)
    return plan, next(step for step in plan.step if step.id == step_id)


def wanted(step: Step, reply: LessonReply) -> list[str]:
    """The answers that the task wants."""
    assert reply.task is not None
    assert reply.question is not None
    patterns = step.task[reply.task].want
    return [move for move in reply.question.moves if any(fnmatchcase(move, pattern) for pattern in patterns)]


def view_of(reply: LessonReply) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(bytes(reply.moments[-1].view))
    return view


# The lessons ------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_has_six_to_nine_steps(game: str) -> None:
    ids = [step.id for step in lessons.plan(game).step]
    assert 6 <= len(ids) <= 9
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_a_step_begins_with_a_sound_position(game: str, step_id: str) -> None:
    plan, step = step_of(game, step_id)
    scene = Scene(game, plan, step)
    state = scene.game.from_dict(lessons.full_position(plan.base, step.position))
    assert scene.game.check(state) == ""
    reply = scene.reply()
    assert len(reply.moments) == 1
    assert reply.moments[0].events == []
    assert (reply.task is None) == (not step.task)
    assert (reply.question is None) == (not step.task)
    assert "standing" in view_of(reply)


@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_a_step_is_played_through_whatever_the_learner_chooses_of_what_is_wanted(game: str, step_id: str) -> None:
    _, step = step_of(game, step_id)
    rng = random.Random(step_id)
    for attempt in range(6):
        reply = lessons.reply(game, step_id, [])
        moves: list[str] = []
        while reply.task is not None:
            assert reply.task == len(moves)
            choices = wanted(step, reply)
            assert choices, f"nothing that is asked for after {moves}"
            moves.append(choices[0] if attempt == 0 else rng.choice(choices))
            reply = lessons.reply(game, step_id, moves)
            assert reply.refused is None
            assert not reply.aside
            assert reply.moments, "something is seen to happen"
        assert len(moves) == len(step.task)
        assert reply.question is None


@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_the_others_follow_the_script(game: str, step_id: str) -> None:
    plan, step = step_of(game, step_id)
    scene = Scene(game, plan, step)
    while scene.reply().task is not None:
        scene.answer(wanted(step, scene.reply())[0])
    assert scene.improvised == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_ends_with_a_count(game: str) -> None:
    step = lessons.plan(game).step[-1]
    reply = lessons.reply(game, step.id, [])
    moves: list[str] = []
    while reply.task is not None:
        moves.append(wanted(step, reply)[0])
        reply = lessons.reply(game, step.id, moves)
    assert reply.outcome is not None
    assert reply.outcome.points == [sum(parts.values()) for parts in reply.outcome.parts]


@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_a_learner_sees_no_more_than_the_seat_may(game: str, step_id: str) -> None:
    plan, _ = step_of(game, step_id)
    reply = lessons.reply(game, step_id, [])
    if reply.outcome is None:
        for seat, row in enumerate(view_of(reply)["seats"]):
            assert (row["hand"] is None) == (seat != plan.seat)


@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_a_step_cites_paragraphs_that_there_are(game: str, step_id: str) -> None:
    page = (RULES / f"{METAS[game].rules_page}.md").read_text(encoding="utf-8")
    anchors = set(re.findall(r'<a id="([^"]+)"></a>', page))
    _, step = step_of(game, step_id)
    assert step.rules
    assert set(step.rules) <= anchors


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_a_step_has_its_words(language: str, game: str, step_id: str) -> None:
    text = (locales_folder() / language / "web-learn.ftl").read_text(encoding="utf-8")
    found = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    _, step = step_of(game, step_id)
    name = f"lesson-{game}-{step_id}"
    needed = {f"{name}-title", f"{name}-text"}
    needed |= {f"{name}-task-{number + 1}" for number in range(len(step.task))}
    needed |= {f"{name}-done"} if step.task else set()
    assert needed <= found


# Over HTTP ------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with client_of(small_house(tmp_path), *lessons_api.handlers) as client:
        yield client


def answer(client: TestClient[Litestar], game: str, step: str, *moves: str) -> Any:
    return client.post(f"/api/lessons/{game}/{step}", json={"moves": list(moves)}, headers=ORIGIN)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_read_without_a_name(client: TestClient[Litestar], game: str) -> None:
    response = client.get(f"/api/lessons/{game}")
    assert response.status_code == 200
    told = response.json()
    assert told["game"] == game
    assert [step["id"] for step in told["steps"]] == [step.id for step in lessons.plan(game).step]
    assert told["names"][told["seat"]] == ""


def test_an_answer_brings_what_follows(client: TestClient[Litestar]) -> None:
    told = answer(client, "habemus", "bid", "bid DD").json()
    names = [event["name"] for moment in told["moments"] for event in moment["events"]]
    assert names[:2] == ["answered", "bid_revealed"]
    assert told["question"]["kind"] == "take"
    assert told["task"] == 1
    assert answer(client, "habemus", "bid", "bid DD", "take colonna").json()["task"] is None


def test_the_same_answers_bring_the_same(client: TestClient[Litestar]) -> None:
    first = answer(client, "caesar", "manipulation", "assassinate 5 praetors", "lay 2 senators").json()
    assert answer(client, "caesar", "manipulation", "assassinate 5 praetors", "lay 2 senators").json() == first


def test_an_answer_that_the_rules_forbid_is_not_played(client: TestClient[Litestar]) -> None:
    told = answer(client, "habemus", "bid", "bid RR").json()
    assert told["refused"]["rule"] == "5.3"
    assert told["moments"] == []
    assert told["question"]["kind"] == "bid"
    assert told["task"] == 0


def test_an_answer_beside_the_task_is_not_played(client: TestClient[Litestar]) -> None:
    told = answer(client, "habemus", "bid", "bid A").json()
    assert told["aside"]
    assert told["refused"] is None
    assert told["moments"] == []
    assert told["task"] == 0


@pytest.mark.parametrize(
    ("path", "moves", "status", "code"),
    [
        ("chess/aim", [], 404, "no-such-game"),
        ("habemus/nowhere", [], 404, "no-such-step"),
        ("habemus/bid", ["sing a song"], 400, "notation"),
        ("habemus/bid", [""], 400, "notation"),
        ("habemus/bid", ["bid A", "take colonna"], 409, "not-that-way"),
        ("habemus/bid", ["bid RR", "take colonna"], 409, "not-that-way"),
        ("habemus/bid", ["bid DD", "take colonna", "play none"], 409, "step-over"),
        ("habemus/aim", ["bid A"], 409, "step-over"),
        ("habemus/bid", ["bid DD"] * (MOST_ANSWERS + 1), 400, "bad-message"),
        ("habemus/bid", ["b" * 201], 400, "bad-message"),
    ],
)
def test_what_cannot_be_is_refused_in_words(
    client: TestClient[Litestar], path: str, moves: list[str], status: int, code: str
) -> None:
    response = client.post(f"/api/lessons/{path}", json={"moves": moves}, headers=ORIGIN)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert response.json()["text"]


@pytest.mark.parametrize("body", [{}, {"moves": "bid A"}, {"moves": [1]}, {"moves": [], "seat": 1}, [], None])
def test_a_body_of_another_form_is_refused(client: TestClient[Litestar], body: Any) -> None:
    response = client.post("/api/lessons/habemus/bid", json=body, headers=ORIGIN)
    assert (response.status_code, response.json()["code"]) == (400, "bad-message")


def test_there_is_no_lesson_of_another_game(client: TestClient[Litestar]) -> None:
    assert client.get("/api/lessons/chess").json()["code"] == "no-such-game"


def test_answers_are_limited(tmp_path: Path) -> None:
    with client_of(small_house(tmp_path, request_rate=0.1, request_burst=3), *lessons_api.handlers) as client:
        codes = [answer(client, "habemus", "bid").status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


@pytest.mark.parametrize(("game", "step_id"), STEPS)
def test_no_move_is_a_fault_of_the_house(game: str, step_id: str) -> None:
    """Whatever another step of the game asks may be sent in this one."""
    strange = [move for other_game, other in STEPS if other_game == game for move in _asked(game, other)]
    rng = random.Random(step_id)
    for move in rng.sample(strange, min(40, len(strange))):
        reply = reply_or_no(game, step_id, move)
        assert reply in ("step-over", "not-asked", "notation") or isinstance(reply, LessonReply)


def reply_or_no(game: str, step_id: str, move: str) -> LessonReply | str:
    try:
        return lessons.reply(game, step_id, [move])
    except Declined as declined:
        return declined.code


def _asked(game: str, step_id: str) -> list[str]:
    question = lessons.reply(game, step_id, []).question
    return question.moves if question else []
