"""What can be wrong with what people give us. Every message names the field and what was expected."""


class CuriaError(Exception):
    """The base of all: its text is fit to be shown as it is."""


class FieldError(CuriaError):
    """A value in data that somebody wrote: an option, a position, a card file, a record."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class OptionError(FieldError):
    """An unknown option, a value that it does not have, or a number of seats that the game does not take."""


class CardDataError(FieldError):
    """A card file that does not fit the game."""


class PositionError(FieldError):
    """A position that cannot be set up."""


class RecordError(FieldError):
    """A record that is cut short, edited, or of another version."""


class NotationError(CuriaError):
    """A move text that nobody can read; it says what may be typed."""


def require(sound: bool, field: str, problem: str, seat: int = -1) -> None:
    """Raise PositionError unless that is so. A field of a seat is named without its place in `seats`."""
    if not sound:
        raise PositionError(f"seats[{seat}].{field}" if seat >= 0 else field, problem)
