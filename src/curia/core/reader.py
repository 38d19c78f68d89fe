"""Reads data that people write, field by field, with errors that name the field and what was expected.

Files may hold anything, a float or a date too, so values are objects until they have been looked at.
"""

from typing import Final

from curia.core.errors import FieldError

_MISSING: Final = "is missing"


class Reader:
    """A table of fields. Every field is taken once; `close` refuses those that nobody took."""

    def __init__(self, data: object, path: str, error: type[FieldError]) -> None:
        self._path = path
        self._error = error
        if not isinstance(data, dict):
            raise error(path or "data", f"expected a table of fields, found {_kind(data)}")
        self._fields: dict[str, object] = dict(data)

    def fail(self, name: str, problem: str) -> FieldError:
        """The error for a field, for the caller to raise."""
        return self._error(self.path(name), problem)

    def path(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def has(self, name: str) -> bool:
        return name in self._fields

    def given(self, name: str) -> bool:
        """Whether the field says something; null and a missing field say nothing."""
        if self._fields.get(name) is None:
            self._fields.pop(name, None)
            return False
        return True

    def nothing(self, name: str) -> None:
        """The field must be null or missing."""
        if self.given(name):
            raise self.fail(name, "must be null here")

    def _take(self, name: str) -> object:
        if name not in self._fields:
            raise self.fail(name, _MISSING)
        return self._fields.pop(name)

    def text(self, name: str) -> str:
        value = self._take(name)
        if not isinstance(value, str):
            raise self.fail(name, f"expected a text, found {_kind(value)}")
        return value

    def one_of(self, name: str, allowed: list[str]) -> str:
        value = self.text(name)
        if value not in allowed:
            raise self.fail(name, f"'{value}' is not one of {', '.join(allowed)}")
        return value

    def flag(self, name: str) -> bool:
        value = self._take(name)
        if not isinstance(value, bool):
            raise self.fail(name, f"expected true or false, found {_kind(value)}")
        return value

    def number(self, name: str, low: int, high: int) -> int:
        value = self._take(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(name, f"expected a whole number, found {_kind(value)}")
        if not low <= value <= high:
            raise self.fail(name, f"expected a number from {low} to {high}, found {value}")
        return value

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        values: list[int] = []
        for value in self._list(name):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.fail(name, f"expected whole numbers from {low} to {high}, found {value!r}")
            values.append(value)
        if len(values) != count:
            raise self.fail(name, f"expected {count} numbers, found {len(values)}")
        return values

    def texts(self, name: str) -> list[str]:
        values: list[str] = []
        for value in self._list(name):
            if not isinstance(value, str):
                raise self.fail(name, f"expected a list of texts, found {_kind(value)} in it")
            values.append(value)
        return values

    def lists(self, name: str, count: int) -> list[list[str]]:
        """So many lists of texts."""
        values: list[list[str]] = []
        for value in self._list(name):
            if not isinstance(value, list):
                raise self.fail(name, f"expected {count} lists, found {_kind(value)} among them")
            for entry in value:
                if not isinstance(entry, str):
                    raise self.fail(name, f"expected lists of texts, found {_kind(entry)} in one")
            values.append(value)
        if len(values) != count:
            raise self.fail(name, f"expected {count} lists, found {len(values)}")
        return values

    def seats(self, name: str, seats: int) -> list[int]:
        """Different seats in any number."""
        values: list[int] = []
        for value in self._list(name):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats or value in values:
                raise self.fail(name, f"expected different seats from 0 to {seats - 1}, found {_kind(value)}")
            values.append(value)
        return values

    def tables(self, name: str) -> list["Reader"]:
        path = self.path(name)
        return [Reader(item, f"{path}[{i}]", self._error) for i, item in enumerate(self._list(name))]

    def table(self, name: str) -> "Reader":
        return Reader(self._take(name), self.path(name), self._error)

    def _list(self, name: str) -> list[object]:
        value = self._take(name)
        if not isinstance(value, list):
            raise self.fail(name, f"expected a list, found {_kind(value)}")
        return value

    def close(self) -> None:
        for name in self._fields:
            raise self.fail(name, "is not a field that belongs here")


def _kind(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text '{value[:40]}'"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return f"{value}"
