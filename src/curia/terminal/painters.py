"""The painter of each game."""

from typing import Final

from curia.terminal.borgia import BorgiaPainter
from curia.terminal.caesar import CaesarPainter
from curia.terminal.habemus import HabemusPainter
from curia.terminal.painter import Painter
from curia.text import Texts

_PAINTERS: Final[dict[str, type[Painter]]] = {
    "habemus": HabemusPainter,
    "caesar": CaesarPainter,
    "borgia": BorgiaPainter,
}


def make_painter(texts: Texts) -> Painter:
    return _PAINTERS[texts.game.meta.name](texts)
