"""Card files that are spoilt in one place."""

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import pytest

from curia.core.errors import CardDataError

Break: TypeAlias = Callable[[dict[str, Any]], object]


def check_refused(parse: Callable[[Any], object], card_file: object, field: str, spoil: Break) -> None:
    """Spoilt, the file is refused by the name of its field."""
    data = cast(dict[str, Any], card_file)
    spoil(data)
    with pytest.raises(CardDataError) as caught:
        parse(data)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")
