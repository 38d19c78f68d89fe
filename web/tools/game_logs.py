"""Writes logs of whole games that bots play, as seat 0 sees them, into a file that is not committed: the web client's
test tells them and counts the lines."""

import json
from pathlib import Path
from typing import Any, Final

from curia.bots.base import choice_of
from curia.catalog import OURS, load_game, make_bot
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng

TARGET: Final = Path(__file__).parents[1] / "generated" / "logs.json"
SEEDS: Final = (1, 2, 3)
SEATS: Final = 4


def log(name: str, seats: int, seed: int) -> list[dict[str, Any]]:
    game = load_game(name, seats)
    match = Match(game, seed.to_bytes(32, "big"))
    bots = [make_bot("heuristic", game, Rng(seed * SEATS + seat)) for seat in range(seats)]
    while asked := pending_seats(match.pending()):
        seat = asked[0]
        match.play(seat, choice_of(bots[seat], game, match.state, seat, 0).move)
    return [{"name": name, "args": args} for name, args in match.events(0)]


if __name__ == "__main__":
    games = {game.name: [log(game.name, min(SEATS, game.meta.max_seats), seed) for seed in SEEDS] for game in OURS}
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(games), encoding="utf-8")
