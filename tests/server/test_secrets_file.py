"""The secrets of a house."""

import base64
import json
import logging
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from curia.server.base.errors import StoreError
from curia.server.base.secrets_file import FILE_NAME, load_keys

posix = pytest.mark.skipif(os.name != "posix", reason="file permissions of POSIX")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def secrets_of(folder: Path) -> dict[str, str]:
    stored: dict[str, str] = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
    return stored


def test_keys_are_made_once(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "house"
    first, second = load_keys(folder), load_keys(folder)
    assert first.admin_token == second.admin_token
    assert first.derived("cookie") == second.derived("cookie")
    assert first.vapid_public == second.vapid_public
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]
    assert load_keys(tmp_path / "b").admin_token != first.admin_token


@posix
def test_nobody_else_can_read_them_at_any_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "house"
    before = os.umask(0)
    try:
        load_keys(folder)
    finally:
        os.umask(before)
    assert mode(folder) == 0o700
    assert mode(folder / FILE_NAME) == 0o600
    # They were never open, so nothing had to be repaired.
    assert caplog.text == ""


@posix
@pytest.mark.parametrize("loose", [0o644, 0o640, 0o602, 0o666])
def test_keys_that_others_can_read_become_private_again(
    tmp_path: Path, loose: int, caplog: pytest.LogCaptureFixture
) -> None:
    first = load_keys(tmp_path)
    (tmp_path / FILE_NAME).chmod(loose)
    with caplog.at_level(logging.WARNING):
        assert load_keys(tmp_path).admin_token == first.admin_token
    assert mode(tmp_path / FILE_NAME) == 0o600
    assert "others could read the keys" in caplog.text
    assert not any(secret in caplog.text for secret in secrets_of(tmp_path).values())


@posix
def test_a_folder_that_others_can_write_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o777)
    with caplog.at_level(logging.WARNING):
        load_keys(tmp_path)
    assert "chmod 700" in caplog.text


def test_houses_that_start_at_once_have_the_same_keys(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        tokens = {keys.admin_token for keys in pool.map(load_keys, [tmp_path] * 16)}
    assert len(tokens) == 1
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_no_key_is_printed(tmp_path: Path) -> None:
    keys = load_keys(tmp_path)
    assert repr(keys) == str(keys) == "Keys()"


def other_curve() -> str:
    key = ec.generate_private_key(ec.SECP384R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "c2hvcnQ="},
        {"secret": "not base64 !"},
        {"admin_token": "short"},
        {"vapid": "no key"},
        {"vapid": other_curve()},
        {"more": "x"},
        {"secret": 5},
    ],
)
def test_damaged_keys_are_told_without_their_content(tmp_path: Path, change: dict[str, Any]) -> None:
    load_keys(tmp_path)
    damaged = {**secrets_of(tmp_path), **change}
    (tmp_path / FILE_NAME).write_text(json.dumps(damaged), encoding="utf-8")
    with pytest.raises(StoreError, match="damaged") as caught:
        load_keys(tmp_path)
    assert FILE_NAME in str(caught.value)
    assert not any(str(value) in str(caught.value) for value in damaged.values() if len(str(value)) > 4)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe"])
def test_a_file_that_holds_no_keys(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        load_keys(tmp_path)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot read or make the keys"):
        load_keys(tmp_path / "file" / "house")


def test_derived_keys_differ_by_purpose(tmp_path: Path) -> None:
    keys = load_keys(tmp_path)
    found = {keys.derived(purpose) for purpose in ("cookie", "webhook:a", "webhook:b")}
    assert len(found) == 3
    assert {len(key) for key in found} == {32}


def test_the_admin_token(tmp_path: Path) -> None:
    keys = load_keys(tmp_path)
    assert keys.is_admin(keys.admin_token)
    assert not keys.is_admin(keys.admin_token[:-1])
    assert not keys.is_admin("")
    assert not keys.is_admin("é")


def test_the_public_key_for_browsers(tmp_path: Path) -> None:
    text = load_keys(tmp_path).vapid_public
    point = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert len(point) == 65
    assert point[0] == 4
