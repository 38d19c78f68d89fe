"""The HTTP part against its own description: whatever is asked, by whomever, gets an answer of the described form, and
never a fault of the house."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.kit.patience import PATIENCE
from tests.server.kit_house import QUICK, RunningHouse, running_house
from tests.server.kit_play import people

EXAMPLES = 6
"""For each operation, each kind of data and each kind of caller."""
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Target(NamedTuple):
    """A running house with a table that is played at, one that gathers and one that is over, and a seat's token."""

    house: RunningHouse
    tables: list[str]
    token: str


async def prepare(house: RunningHouse) -> Target:
    async with people(house.url, "Anna") as (anna,):
        playing = await anna.create("caesar", ("me", "heuristic"), spectators="public")
        gathering = await anna.create("habemus", ("me", "open", "open"), access="public")
        over = await anna.create("borgia", ("me", "random", "random"))
        await anna.post(f"/api/tables/{over}/leave")
        token = (await anna.post(f"/api/tables/{playing}/seats/0/token"))["token"]
        return Target(house, [playing, gathering, over], token)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with running_house(tmp_path_factory.mktemp("schemathesis") / "data", *QUICK, "--log-level", "warning") as house:
        yield asyncio.run(prepare(house))


def visitor(target: Target, who: str) -> requests.Session:
    """Somebody without a cookie, a new guest, or a program with the token of a seat."""
    session = requests.Session()
    session.headers["origin"] = target.house.url
    if who == "guest":
        assert session.post(f"{target.house.url}/api/guest", json={"name": "Mallory"}).status_code in (201, 429)
    elif who == "program":
        session.headers["authorization"] = f"Bearer {target.token}"
    return session


@pytest.mark.parametrize("who", ["stranger", "guest", "program"])
def test_every_request_gets_an_answer_of_the_described_form(target: Target, who: str) -> None:
    schema = schemathesis.openapi.from_url(f"{target.house.url}/api/openapi.json")
    statuses = Counter[int]()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        # A good token opens a stream that does not end.
        if who == "program" and (not operation.path.startswith("/api/bot/") or operation.path.endswith("/stream")):
            continue
        with visitor(target, who) as session:
            # What a stranger sends is hardly looked at.
            for mode in MODES[: 1 if who == "stranger" else 2]:
                statuses += ask(target, operation, mode, session)
    # There was something to check in all of it: what is given, what is malformed, and what is not allowed now.
    expected = {"stranger": (200, 401, 404), "guest": (200, 400, 404, 409), "program": (200, 400, 409)}[who]
    assert not [status for status in expected if not statuses[status]]


def ask(target: Target, operation: Any, mode: GenerationMode, session: requests.Session) -> Counter[int]:
    """Some requests to one operation; how they were answered."""
    statuses = Counter[int]()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),  # pyright: ignore[reportArgumentType]
    )
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from([None, *target.tables]))
    def one(case: Any, table: str | None) -> None:
        checks = CHECKS
        if table is not None and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
            # That may have been what was wrong with it.
            checks = [check for check in CHECKS if check is not negative_data_rejection]
        response = case.call(session=session, timeout=PATIENCE)
        case.validate_response(response, checks=checks)
        statuses[response.status_code] += 1

    try:
        one()
    except Unsatisfiable:
        # Nothing can be wrong about a request that has neither parameters nor a body.
        assert mode is GenerationMode.NEGATIVE
    return statuses
