"""Names of people: what can be seen of them, and which look the same."""

import unicodedata
from typing import Final

from curia.server.base.errors import Code, Declined

LONGEST_NAME: Final = 24
_SPACES: Final = ("Zs", "Zl", "Zp", "Cc")
_UNSEEN: Final = frozenset(
    # Letters by their category, but nobody can see them.
    "\u115f\u1160\u2800\u3164\uffa0"
    # Marks that change nothing to see: joiners, inherent vowels, selectors of variants.
    "\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f"
) | {chr(code) for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for code in range(first, last + 1)}
_MARKS: Final = ("Mn", "Me")
_MOST_MARKS: Final = 2
"""On one letter: more of them grow over the lines around."""
_ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Those with letters that look like another one's."""
_TWINS: Final = str.maketrans(
    "аеорсухіјѕһԁԛԝвкмнтαεικνορτυχβ0134568|!",
    "aeopcyxijshdqwbkmhtaeiknoptuxboieasbbii",
)
"""Small letters and figures beside the Latin ones that look like them."""


def tidy_name(name: str) -> str:
    """A name as it is shown: printable, with single spaces, of 1 to 24 characters, in the letters of one alphabet."""
    name = unicodedata.normalize("NFC", name)
    plain = (" " if unicodedata.category(c) in _SPACES else c for c in name)
    seen = "".join(c for c in plain if c.isprintable() and c not in _UNSEEN)
    tidy = _with_few_marks(" ".join(seen.split()))
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Declined(Code.BAD_NAME, f"name: expected 1 to {LONGEST_NAME} characters that can be seen")
    used = {unicodedata.name(c, "").partition(" ")[0] for c in tidy if c.isalpha()}
    if len(used.intersection(_ALPHABETS)) > 1:
        raise Declined(Code.MIXED_NAME)
    return tidy


def _with_few_marks(name: str) -> str:
    """Marks stand on a letter, and not too many on one."""
    kept: list[str] = []
    marks = _MOST_MARKS
    for c in name:
        marks = marks + 1 if unicodedata.category(c) in _MARKS else 0
        if c == " ":
            marks = _MOST_MARKS
        if marks <= _MOST_MARKS:
            kept.append(c)
    return "".join(kept).strip()


def sight(name: str) -> str:
    """What a name looks like from afar: the same for all that could be taken for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(_TWINS)
    bare = unicodedata.normalize("NFD", folded.replace("l", "i").replace("rn", "m").replace("vv", "w"))
    # A name of pictures only is what it is.
    return "".join(c for c in bare if unicodedata.category(c) not in _MARKS and c.isalnum()) or folded
