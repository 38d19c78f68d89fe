"""What the house says no with."""

from curia.core.errors import CuriaError


class Declined(CuriaError):
    """A request that is not carried out: a code for programs, a sentence for people, fit to be shown as it is."""

    def __init__(self, code: str, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status


class StoreError(CuriaError):
    """The database cannot be read or does not fit this version; says what to do."""
