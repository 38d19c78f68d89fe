"""How the house says no. Each kind of no is one thing:

- `core.game.Refused` is raised where the rules of a game forbid a move; its `Refusal` names the paragraph.
- `Declined` is raised for everything else that is not carried out, and is here; `TooMany` is one that says how long to
  wait.
- `wire.play.Refused` is the message in which either of them goes to a client at a table.
- `wire.lobby.Problem` is the body in which a `Declined` answers an HTTP request.
- `StoreError` is nobody's fault who asked: the disk, or what stands on it."""

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
