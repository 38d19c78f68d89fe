"""The secrets of a house: made on its first start, kept beside the database, readable by nobody else."""

import base64
import hashlib
import hmac
import logging
import os
import secrets
import stat
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import Struct

from curia.server.base.errors import StoreError

FILE_NAME: Final = "keys.json"
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_SECRET_BYTES: Final = 32

_log = logging.getLogger(__name__)


class _Stored(Struct, forbid_unknown_fields=True):
    """The file, as it is written."""

    secret: str
    """Base64; every key that is not named here is derived from it."""
    admin_token: str
    vapid: str
    """A private key on the curve P-256, PEM."""


class Keys:
    """What signs cookies, webhooks and web pushes, and what the administrator shows. Never printed."""

    def __init__(self, secret: bytes, admin_token: str, vapid: ec.EllipticCurvePrivateKey) -> None:
        self._secret = secret
        self.admin_token = admin_token
        self.vapid = vapid
        """Signs web pushes (VAPID, RFC 8292)."""

    def __repr__(self) -> str:
        return "Keys()"

    def derived(self, purpose: str) -> bytes:
        """A key of 32 bytes for one purpose (`cookie`, `webhook:<player>`); those of two purposes tell nothing of each
        other."""
        return hmac.digest(self._secret, purpose.encode(), hashlib.sha256)

    def is_admin(self, token: str) -> bool:
        """Whether it is the administrator's token; takes the same time whatever is wrong with it."""
        return hmac.compare_digest(token.encode(), self.admin_token.encode())

    @property
    def vapid_public(self) -> str:
        """What a browser wants as `applicationServerKey`: the uncompressed point in base64url."""
        point = self.vapid.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def load_keys(folder: Path) -> Keys:
    """The keys of the house in that folder; folder and keys are made if they are not there yet.

    Keys that others could read are made private again, and the log says so. Raises StoreError for what cannot be
    read or made."""
    path = folder / FILE_NAME
    try:
        private_folder(folder)
        if not path.exists():
            _create(path)
        return _read(path)
    except OSError as error:
        raise StoreError(f"cannot read or make the keys {path}: {error.strerror}") from None


def private_folder(folder: Path) -> None:
    """Make the folder, for its owner only. One that is there already is left as its owner wanted it, but where others
    may write they could put keys of their own: the log says so."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix" and folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        _log.warning("others can write into the data folder; close it with: chmod 700 %s", folder)


def _create(path: Path) -> None:
    """Whole or not at all, and if two houses start at once the first one's keys stay."""
    stored = _Stored(
        secret=base64.b64encode(secrets.token_bytes(_SECRET_BYTES)).decode(),
        admin_token=secrets.token_urlsafe(_SECRET_BYTES),
        vapid=ec.generate_private_key(ec.SECP256R1())
        .private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        .decode(),
    )
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with open(descriptor, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(stored)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        _put(draft, path)
    finally:
        draft.unlink(missing_ok=True)
    if os.name == "posix":
        parent = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(parent)
        finally:
            os.close(parent)


def _put(draft: Path, path: Path) -> None:
    """Give the draft its name, unless somebody else was first."""
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:
        # A file system without hard links.
        if not path.exists():
            draft.rename(path)


def _read(path: Path) -> Keys:
    with path.open("rb") as file:
        mode = os.fstat(file.fileno()).st_mode
        if os.name == "posix" and mode & _OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~_OTHERS)
            _log.warning("others could read the keys; they are private again, but if somebody may have read them, "
                         "stop the house and remove %s: new ones log every device out", path)  # fmt: skip
        data = file.read()
    # No cause in these errors: it could show a part of the file.
    broken = StoreError(f"the keys {path} are damaged; put a backup in their place, or remove them and start afresh: "
                        "that logs every device out")  # fmt: skip
    try:
        stored = msgspec.json.decode(data, type=_Stored)
        secret = base64.b64decode(stored.secret, validate=True)
        vapid = load_pem_private_key(stored.vapid.encode(), None)
    except (msgspec.DecodeError, ValueError, TypeError, UnsupportedAlgorithm):
        raise broken from None
    if (
        len(secret) < _SECRET_BYTES
        or len(stored.admin_token) < _SECRET_BYTES
        or not isinstance(vapid, ec.EllipticCurvePrivateKey)
        or not isinstance(vapid.curve, ec.SECP256R1)
    ):
        raise broken
    return Keys(secret, stored.admin_token, vapid)
