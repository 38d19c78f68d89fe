"""Reading the readable data of a view: each accessor gives one kind of value or its empty form."""

from typing import TypeAlias

from curia.core.types import Json

Data: TypeAlias = dict[str, Json]


def number(data: Data, key: str) -> int:
    value = data.get(key)
    return value if isinstance(value, int) else 0


def text(data: Data, key: str) -> str:
    value = data.get(key)
    return value if isinstance(value, str) else ""


def texts(data: Data, key: str) -> list[str]:
    value = data.get(key)
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def tables(data: Data, key: str) -> list[Data]:
    value = data.get(key)
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def fields(data: Data, key: str) -> Data:
    """Values by their names."""
    value = data.get(key)
    return value if isinstance(value, dict) else {}


def standing(view: Data, seat: int) -> Data:
    """The sums of a seat, as far as the viewer knows them."""
    return tables(fields(view, "standing"), "seats")[seat]


def is_shown(data: Data, key: str) -> bool:
    """Whether the viewer may know this."""
    return data.get(key) is not None


def numbers(data: Data, key: str) -> list[int]:
    value = data.get(key)
    return [item for item in value if isinstance(item, int)] if isinstance(value, list) else []


def lists(data: Data, key: str) -> list[list[str]]:
    """A list of lists; one that the viewer may not know is empty."""
    value = data.get(key)
    rows = value if isinstance(value, list) else []
    return [[item for item in row if isinstance(item, str)] if isinstance(row, list) else [] for row in rows]
