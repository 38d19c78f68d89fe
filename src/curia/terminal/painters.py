"""The painter of each game."""

from collections.abc import Callable
from typing import cast

from curia.catalog import plugin, resolve
from curia.terminal.painter import Painter
from curia.text import Texts


def make_painter(texts: Texts) -> Painter:
    painter = cast(Callable[[Texts], Painter], resolve(plugin(texts.game.meta.name).painter))
    return painter(texts)
