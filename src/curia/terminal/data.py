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


def is_shown(data: Data, key: str) -> bool:
    """Whether the viewer may know this."""
    return data.get(key) is not None
