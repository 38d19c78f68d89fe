"""`curia serve` around a house: opening, telling where it is, limits of the sockets, closing in good order."""

import contextlib
import errno
import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from curia.core.errors import OptionError
from curia.server.base.settings import Settings
from curia.server.ops import serve
from tests.kit.patience import PATIENCE
from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_tiny_house import SECRET

TINY = (sys.executable, str(Path(__file__).with_name("kit_tiny_house.py")))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One for all tests that leave it open."""
    with running_house(tmp_path_factory.mktemp("house") / "data", command=TINY) as running:
        yield running


def run_tiny(data: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    """Start it and wait until it ends by itself."""
    args = [*TINY, "--data", str(data), "--no-browser", *flags]
    return subprocess.run(args, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_it_tells_where_it_is(house: RunningHouse) -> None:
    assert f"The house is open at {house.url} " in house.log
    assert re.search(r"port = 0 +\(--port\)", house.log)
    told = house.data / "house.json"
    assert json.loads(told.read_text()) == {"url": house.url, "pid": house.pid}
    if os.name == "posix":
        assert stat.S_IMODE(told.stat().st_mode) == 0o600
    assert httpx.get(f"{house.url}/healthz").text == "alive\n"
    assert httpx.get(f"{house.url}/readyz").text == "open\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    with running_house(tmp_path / "data", command=TINY) as house:
        with connect(f"{house.ws_url}/ws") as client, httpx.stream("GET", f"{house.url}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "first"
            client.send("hello")
            assert client.recv() == "hello"
            house.stop(number)
            assert list(lines) == ["last"]
            with pytest.raises(ConnectionClosed) as closed:
                client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert f"house closed signal={number.name}" in house.log
        assert not (house.data / "house.json").exists()


def test_after_a_kill_it_opens_again_at_the_same_port(tmp_path: Path) -> None:
    with running_house(tmp_path / "data", command=TINY) as house:
        before = house.url
        house.kill()
        house.start()
        assert house.url == before


@pytest.mark.parametrize("fault", ["hang", "stuck"])
def test_it_closes_even_if_a_part_of_it_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    monkeypatch.setenv("TINY", fault)
    with running_house(tmp_path / "data", "--shutdown-limit", "1", command=TINY) as house:
        assert house.process is not None
        house.process.terminate()
        assert house.process.wait(PATIENCE) == (0 if fault == "hang" else 1)
        house.process = None
        assert "in time" in house.log


def test_a_second_interruption_waits_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINY", "hang")
    with running_house(tmp_path / "data", "--shutdown-limit", "600", command=TINY) as house:
        assert house.process is not None
        house.process.send_signal(signal.SIGINT)
        wait_for_line(house, "hanging")
        house.stop(signal.SIGINT)


def test_a_port_that_is_taken(house: RunningHouse, tmp_path: Path) -> None:
    done = run_tiny(tmp_path / "other", "--port", str(house.port))
    assert done.returncode != 0
    assert done.stderr == f"curia: port: {house.port} is taken; choose another one, or 0 for any that is free\n"
    again = run_tiny(house.data, "--port", str(house.port))
    assert f"is taken by this house, which runs already at {house.url};" in again.stderr


def test_a_second_house_on_the_same_database(house: RunningHouse) -> None:
    done = run_tiny(house.data, "--port", "0")
    assert done.returncode != 0
    assert done.stderr.startswith("curia: another house is running on ")
    assert len(done.stderr.splitlines()) == 1
    assert httpx.get(f"{house.url}/readyz").status_code == 200
    assert (house.data / "house.json").exists()


def test_an_unforeseen_fault_while_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TINY", "broken")
    done = run_tiny(tmp_path / "data", "--port", "0")
    assert done.returncode == 1
    assert "ValueError" in done.stderr
    assert SECRET not in done.stdout + done.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_while_it_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals) -> None:
    monkeypatch.setenv("TINY", "slow")
    args = [*TINY, "--data", str(tmp_path / "data"), "--no-browser", "--port", "0"]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        assert any(line == "opening\n" for line in process.stdout)
        process.send_signal(number)
        rest = process.stdout.read()
        assert process.wait(PATIENCE) == 130
    assert "Traceback" not in rest


def test_a_wrong_setting_is_told_in_one_line(tmp_path: Path) -> None:
    done = run_tiny(tmp_path / "data", "--port", "many")
    assert done.returncode != 0
    assert done.stderr == "curia: port: expected a whole number from 0 to 65535, found many (--port)\n"


def test_a_message_that_is_too_long_closes_its_socket(house: RunningHouse) -> None:
    with connect(f"{house.ws_url}/ws", compression="deflate") as client:
        assert client.protocol.extensions == []
        client.send("x" * serve.LARGEST_MESSAGE)
        assert len(client.recv()) == serve.LARGEST_MESSAGE
        client.send("x" * (serve.LARGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    # The application, which answers to what it was not told, is not blamed.
    wait_for_line(house, "route=/ws status=101")
    house.check_log()


def test_bytes_that_are_no_text_close_their_socket_and_are_no_fault_of_ours(house: RunningHouse) -> None:
    with connect(f"{house.ws_url}/ws") as client:
        client.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            client.recv()
    assert httpx.get(f"{house.url}/healthz").status_code == 200
    house.check_log()


def test_a_request_has_an_id_and_its_query_is_not_logged(house: RunningHouse) -> None:
    answer = httpx.get(f"{house.url}/tables/t7?code=hush")
    assert answer.text == "T7"
    line = wait_for_line(house, answer.headers["x-request-id"])
    assert "route=/tables/{table} status=200" in line
    assert "address" not in line
    assert "hush" not in house.log
    assert "/tables/t7" not in house.log
    refused = httpx.get(f"{house.url}/nothing/here")
    assert "route=(none) status=404" in wait_for_line(house, refused.headers["x-request-id"])
    assert "address=127.0.0.1" in wait_for_line(house, refused.headers["x-request-id"])


def test_what_an_exception_says_stays_in_the_house(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "data", [], TINY)
    house.start()
    answer = httpx.get(f"{house.url}/fail")
    house.stop()
    assert answer.status_code == 500
    assert SECRET not in answer.text
    assert "kit_tiny_house.py" in house.log
    assert "ValueError" in house.log
    assert SECRET not in house.log
    with pytest.raises(AssertionError, match="the log of the house tells of an exception"):
        house.check_log()


def wait_for_line(house: RunningHouse, part: str) -> str:
    """The last line with that in it; the house writes it after it has answered."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := [line for line in house.log.splitlines() if part in line]:
            return found[-1]
        time.sleep(0.01)
    raise AssertionError(f"no line with {part}:\n{house.log}")


def test_who_knocks_before_it_is_open_is_turned_away(tmp_path: Path) -> None:
    with serve.bind(Settings(port=0)) as listener, pytest.raises(ConnectionRefusedError):
        socket.create_connection(listener.getsockname())


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (errno.EADDRINUSE, "port: 80 is taken; choose another one, or 0 for any that is free"),
        (errno.EACCES, "port: 80 is reserved; choose one from 1024 on, or let a proxy listen there"),
        (errno.EADDRNOTAVAIL, "host: cannot listen on 127.0.0.1: "),
    ],
)
def test_an_address_that_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, problem: str
) -> None:
    def refuse(_: socket.socket, address: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(OptionError) as caught:
        serve.bind(Settings(port=80, data=str(tmp_path)))
    assert str(caught.value).startswith(problem)


def test_a_host_that_does_not_exist() -> None:
    with pytest.raises(OptionError, match=r"host: 'house\.invalid' is no address of this machine"):
        serve.bind(Settings(host="house.invalid"))


def test_all_addresses_of_the_machine() -> None:
    with serve.bind(Settings(host="0.0.0.0", port=0)) as listener:
        assert listener.getsockname()[0] == "0.0.0.0"
    with contextlib.suppress(OptionError), serve.bind(Settings(host="::", port=0)) as listener:
        # Where there is no IPv6 that is said; where there is, IPv4 comes with it.
        assert listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY) == 0


def test_where_others_in_the_network_find_it() -> None:
    everywhere = Settings(host="0.0.0.0", port=1234)
    found = serve.network_url(everywhere)
    # Without a network there is nothing to tell.
    assert found == "" or re.fullmatch(r"http://[0-9.]+:1234", found)
    assert serve.network_url(Settings()) == ""
    assert serve.network_url(Settings(host="0.0.0.0", public_url="https://play.club.example")) == ""


@pytest.mark.skipif(os.name != "posix", reason="there is no such limit")
def test_it_may_open_as_many_files_as_can_be_had(tmp_path: Path) -> None:
    import resource

    limited = ("sh", "-c", 'ulimit -n 2000 && ulimit -S -n 256 && exec "$@"', "sh", *TINY)
    for tables, is_told in ((1900, False), (1901, True)):
        with running_house(tmp_path / f"{tables}", "--max-tables", str(tables), command=limited) as house:
            if sys.platform == "linux":
                assert resource.prlimit(house.pid, resource.RLIMIT_NOFILE) == (2000, 2000)
            assert ("open files: at most 2000, " in house.log) is is_told


DESK = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("settings", "environ", "platform", "opens"),
    [
        (Settings(), DESK, "linux", True),
        (Settings(), {"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        (Settings(), {}, "linux", False),
        (Settings(), {}, "darwin", True),
        (Settings(), {}, "win32", True),
        (Settings(), {"SSH_CONNECTION": "1"}, "darwin", False),
        (Settings(), DESK | {"SSH_TTY": "/dev/pts/1"}, "linux", False),
        (Settings(), DESK | {"CI": "true"}, "linux", False),
        (Settings(browser=False), DESK, "linux", False),
        (Settings(public_url="https://play.club.example"), DESK, "linux", False),
    ],
)
def test_when_a_browser_is_opened(settings: Settings, environ: dict[str, str], platform: str, opens: bool) -> None:
    assert serve.may_open_browser(settings, environ, platform) is opens
