"""The views of each game, for programs that say which one they play. `docs/views.md` tells what is in them."""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

AnyView: TypeAlias = dict[str, Any]
"""What a seat may know in whichever game, as readable data."""


if TYPE_CHECKING:
    from curia.games.borgia import schema_types as borgia
    from curia.games.caesar import schema as caesar
    from curia.games.habemus import schema as habemus

    class HabemusView(habemus.ViewData):
        """A view with what adds up from it."""

        standing: habemus.Tally

    class CaesarView(caesar.ViewData):
        """A view with what adds up from it."""

        standing: caesar.Tally

    class BorgiaView(borgia.ViewData):
        """A view with what adds up from it."""

        standing: borgia.Tally
else:
    # The types are for checkers and editors: a program that plays loads no engine.
    HabemusView = CaesarView = BorgiaView = dict

V = TypeVar("V")


class Playing(Generic[V]):
    """Which game a program plays, and so of which type its views are."""

    def __init__(self, game: str) -> None:
        self.game = game


HABEMUS: Final = Playing[HabemusView]("habemus")
CAESAR: Final = Playing[CaesarView]("caesar")
BORGIA: Final = Playing[BorgiaView]("borgia")
