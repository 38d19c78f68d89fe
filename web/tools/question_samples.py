"""Writes real questions of all games, each with what its seat sees, into a file that is not committed.

The web client's tests answer them by pointing. They are met in random games: every kind with every number of seats,
as far as there are such games."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from curia.catalog import OURS, load_game
from curia.core.bits import has
from curia.core.playout import settle
from curia.core.rng import Rng
from curia.wire.schema import game_schema

TARGET: Final = Path(__file__).parents[1] / "generated" / "questions.json"
GAMES: Final = 5
"""Played for each number of seats; a rare question is in few of them."""
KEPT: Final = {"habemus": 3, "caesar": 4, "borgia": 1}
"""How many of each kind; any of those met is as likely to be among them."""


def asked(game: Any, state: Any, seat: int) -> dict[str, Any]:
    decision = game.decision(state, seat)
    view = game.view(state, seat)
    return {
        "seats": game.seats,
        "seat": seat,
        "question": {
            "number": 1,
            "kind": decision.kind,
            "source": decision.source,
            "sealed": decision.sealed,
            "moves": [game.move_text(move) for move in game.legal_moves(state, seat)],
        },
        "view": {**game.view_json(view), "standing": game.tally(view)},
    }


def questions(name: str, seats: int) -> list[dict[str, Any]]:
    game: Any = load_game(name, seats)
    kept: dict[str, list[dict[str, Any]]] = {}
    met: Counter[str] = Counter()
    chance = Random(seats)
    for seed in range(1, GAMES + 1):
        rng = Rng(seed)
        state = game.initial()
        pending = settle(game, state, rng)
        while pending:
            seat = next(seat for seat in range(seats) if has(pending, seat))
            kind = game.decision(state, seat).kind
            if len(game.legal_moves(state, seat)) > 1:
                met[kind] += 1
                place = chance.randrange(met[kind])
                if place < KEPT[name]:
                    kept.setdefault(kind, [])[place : place + 1] = [asked(game, state, seat)]
            game.step(state, seat, game.random_move(state, seat, rng), None)
            pending = settle(game, state, rng)
    return [sample for samples in kept.values() for sample in samples]


def generated() -> str:
    games = {
        name: {
            "schema": to_builtins(game_schema(name)),
            "asked": [
                sample for seats in range(meta.min_seats, meta.max_seats + 1) for sample in questions(name, seats)
            ],
        }
        for name, meta in ((game.name, game.meta) for game in OURS)
    }
    return json.dumps(games, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(generated(), encoding="utf-8")
