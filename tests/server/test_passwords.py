"""Which passwords are not taken."""

import pytest

from curia.server.base.errors import Declined
from curia.server.players.passwords import check_password

COMMON = [
    *("password", "Password1", "P@ssw0rd", "passwort123", "Passwort!", "motdepasse", "kennwort1", "iloveyou"),
    *("12345678", "87654321", "1234567890", "11111111", "abcdefgh", "abc12345", "qwertyuiop", "qwertz123"),
    *("1q2w3e4r", "1qaz2wsx", "asdfasdf", "asdf1234", "abababab", "11223344", "19840523", "letmein123"),
    *("principessa", "juventus1", "Willkommen1", "cleopatra", "Habemus1", "football99", "password password"),
    *("azertyuiop", "sunshine1", "Ciaociao", "qwerty123456"),
]
GOOD = ["three ravens on a wall", "correct horse", "Rabe-Turm-9-Salz", "qx7!mv2#pL", "mein passwort ist lang"]


@pytest.mark.parametrize("password", COMMON)
def test_what_is_tried_first_is_not_taken(password: str) -> None:
    with pytest.raises(Declined) as declined:
        check_password(password, "livia", "Livia Drusilla")
    assert declined.value.code == "weak-password"


@pytest.mark.parametrize(
    "password", ["liviadrusilla", "Livia Drusilla", "LIVIA.D", "livia.d123", "!livia.d!", "d.aivil", "livia.dlivia.d"]
)
def test_neither_is_the_login_nor_the_name(password: str) -> None:
    with pytest.raises(Declined) as declined:
        check_password(password, "livia.d", "Livia Drusilla")
    assert declined.value.code == "own-password"


@pytest.mark.parametrize("password", GOOD)
def test_others_are(password: str) -> None:
    check_password(password, "livia", "Livia Drusilla")
    check_password(f"{password} livia", "livia", "Livia Drusilla")
