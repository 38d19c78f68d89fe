"""Passwords that are guessed first: those are not taken. A short list of words and a few rules catch most of them."""

import re
import unicodedata
from typing import Final

from curia.server.base.errors import Code, Declined

_FEWEST_SIGNS: Final = 5
"""Different ones, at the least."""
_FEWEST_FIGURES: Final = 12
"""Of a password that has nothing else: shorter ones are dates and numbers of telephones."""
_ROWS: Final = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "1qaz2wsx3edc4rfv5tgb",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "1a2z3e4r5t6y7u8i9o0p",
)
"""As they lie on keyboards, and in the alphabet."""
_STEP: Final = 3
"""So many neighbours are one step along a row, at the least."""
_MOST_STEPS: Final = 4
_LOOK_ALIKES: Final = str.maketrans("013457@$!€", "oieastasie")
_WORDS: Final = """
    access admin administrator alexander alessandro amore amoremio andrea angel anthony arsenal ashley
    barcelona baseball basketball batman benvenuto bienvenue bonjour borgia bubbles buongiorno buster butterfly
    caesar carolina changeme charlie chelsea chocolate chouchou ciao cleopatra computer cookie corvette curia
    daniel default diamond doudou dragon
    family ferrari ficken flower football forever francesca francesco freedom friends fussball
    geheim geheimnis giovanni giuseppe google guest
    habemus habemuspapam hallo hannover hello hunter
    iloveyou internet
    jasmine jennifer jessica jordan joshua juventus
    kennwort killer
    letmein liverpool login lorenzo loulou love loveme lovely
    maggie marina marseille master matrix matteo maverick mercedes michael michelle monkey motdepasse mustang
    nicolas nicole ninja nothing
    pass passe passwd password passwort pepper phoenix pokemon porsche princess princesse principessa
    qwert qwerty qwertz azerty
    ranger ronaldo
    samantha samsung schalke schatz schatzi schmetterling secret segreto shadow silver snoopy soccer soleil sommer
    sonnenschein spiderman starwars steelers stefania stefano summer sunshine superman superstar
    test tigger tinkerbell trustno
    valentina vanessa victoria
    welcome whatever willkommen winter
    yankees yellow
"""
_COMMON: Final = frozenset(_WORDS.split())
"""Words at the top of published lists of leaked passwords, in the languages of the house, and of its games."""


def check_password(password: str, login: str, name: str = "") -> None:
    """Raises Declined for a password that whoever wants in tries first."""
    plain = _folded(password)
    words = {_folded(login), _folded(name)} - {""}
    is_number = plain.isdigit() and len(plain) < _FEWEST_FIGURES
    if _core(plain) in _COMMON or _is_row(plain) or is_number or len(set(plain)) < _FEWEST_SIGNS:
        raise Declined(Code.WEAK_PASSWORD)
    if {plain, plain[::-1], _core(plain), _letters(plain)} & (words | {_core(word) for word in words}):
        raise Declined(Code.OWN_PASSWORD)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()


def _letters(text: str) -> str:
    return "".join(c for c in text if c.isalpha())


def _core(text: str) -> str:
    """Without the figures and marks that are hung on before and behind, and with letters for those that stand for
    them; a word that is said twice is said once."""
    core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text)
    word = _letters(core.translate(_LOOK_ALIKES)) or _letters(text.translate(_LOOK_ALIKES))
    half = word[: len(word) // 2]
    return half if len(half) > _STEP and half * 2 == word else word


def _is_row(text: str) -> bool:
    """Whether it is made of a few steps along the keyboard or the alphabet, forth or back."""
    steps, place = 0, 0
    while place < len(text):
        length = max(_along(text[place:], row) for row in (*_ROWS, *(row[::-1] for row in _ROWS)))
        if length < _STEP:
            return False
        steps, place = steps + 1, place + length
    return steps <= _MOST_STEPS


def _along(text: str, row: str) -> int:
    """How much of the beginning of the text lies along the row."""
    length = 0
    while length < len(text) and text[: length + 1] in row:
        length += 1
    return length
