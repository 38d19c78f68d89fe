"""An example of each type of the wire, made from its schema: what a field holds at a table of Habemus Papam."""

from typing import Any, Final, TypeAlias

import msgspec

Schema: TypeAlias = dict[str, Any]
REF: Final = "#/components/schemas/"

_FIELDS: Final[dict[str, Any]] = msgspec.json.decode("""{
    "agree": true, "at": 1767225600000, "banned": null, "by": 1, "code": "stale", "created": 1767225600000,
    "commitment": "279228e20d002ab6ae59bc0010c230e6e95e0a2f2ce2753d15445166ad3e4498",
    "endpoint": "https://push.example/send/abc", "expires": 1767830400000, "game": "habemus", "games": 18,
    "host": "p4Fh2kT9sWq1LmZx", "id": "a17", "left": [1180000, 1204500, 1200000], "login": "livia",
    "move": "bid AA", "moves": ["bid none", "bid A", "bid AA", "bid S"], "mu": 27.3, "name": "Livia",
    "names": ["Livia", "Marco", "heuristic"], "new": "four ravens on a wall", "outcome": null,
    "password": "three ravens on a wall", "player": "p4Fh2kT9sWq1LmZx", "present": true, "proposal": null,
    "ruling": "HP7", "running": [0, 1], "seat": 1, "shown": 1720, "sigma": 4.1, "since": 41,
    "seed": "5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "source": "", "spectators": 2,
    "table": "tQm7RtY2bLx0d", "text": "Good luck!", "token": "curia.tQm7RtY2bLx0d.1.Yk3vGq8ZrTn1wJ5s…",
    "version": 43, "view": {}, "webhook": "https://livia.example/my-turn",

    "ChangeMe.shown": true, "Me.shown": true, "OwnData.shown": true, "Profile.shown": true,
    "Profile.games": [], "Profile.id": "p4Fh2kT9sWq1LmZx", "Profile.since": 1767225600000, "PlayedGame.rank": 1,
    "PlayedGame.points": 41, "PlayedGame.parts": {"persons": 14}, "PlayedGame.rating": 1204.5, "PlayedGame.seats": 3,
    "Tally.wins": 7, "Tally.average": 31.5, "Tally.best": 48, "Leader.place": 1, "Leader.rating": 1204.5,
    "Ahead.question": "bid", "Answer.question": 12, "ChangePassword.old": "three ravens on a wall",
    "EventItem.args": {"seat": 1}, "EventItem.name": "answered", "GameItem.bots": ["heuristic", "random"],
    "GameItem.max_seats": 4, "GameItem.min_seats": 3, "GameItem.name": "habemus", "GameItem.title": "Habemus Papam",
    "LessonAnswers.moves": ["bid DD", "take colonna"], "Me.id": "p4Fh2kT9sWq1LmZx", "OptionItem.name": "felipe",
    "OutcomeItem.points": [41, 38, 29], "OutcomeItem.ranks": [1, 2, 3], "OwnData.id": "p4Fh2kT9sWq1LmZx",
    "Problem.text": "That question is over.", "Proposal.number": 2, "Propose.what": "bot",
    "Question.kind": "bid", "Question.number": 12, "Question.sealed": true,
    "Recovery.code": "Yk3vGq8ZrTn1wJ5sXb7LhPa2CdE9mUfo.0",
    "RecoveryLink.code": "Yk3vGq8ZrTn1wJ5sXb7LhPa2CdE9mUfo.0",
    "RecoveryLink.url": "https://play.club.example/recover#Yk3vGq8ZrTn1wJ5sXb7LhPa2CdE9mUfo.0",
    "Refused.code": "not-a-move", "Refused.rule": "4.1", "Refused.text": "not allowed by §4.1 (not-a-move)",
    "SeatInfo.commitment": null, "TableInfo.id": "tQm7RtY2bLx0d", "TableInfo.status": "playing",
    "TableInfo.seats": [
        {"name": "Marco", "bot": null, "player": "x8Vn3dJ6rBc0YtGe", "program": true},
        {"name": "Livia", "bot": null, "player": "p4Fh2kT9sWq1LmZx"},
        {"name": "heuristic", "bot": "heuristic", "player": null}
    ],
    "TableMessage.seats": [1], "Terms.clock": {"kind": "bank", "seconds": 1200, "increment": 20},
    "Terms.seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "heuristic"}],
    "Terms.spectators": "link", "Vote.proposal": 2
}""")
"""By the field's name, or by its type's and its own where the name alone does not tell."""


def example(types: dict[str, Schema], schema: Schema) -> Any:
    """Something that the schema allows; `types` are those that it refers to."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        if "enum" in types[name]:
            return example(types, types[name])
        fields = types[name].get("properties", {})
        return {field: _field(types, f"{name}.{field}", field, item) for field, item in fields.items()}
    if "default" in schema:
        return schema["default"]
    if "enum" in schema:
        return schema["enum"][0]
    if choices := schema.get("anyOf"):
        return example(types, choices[0]) if choices[0].keys() & {"$ref", "items"} else None
    match schema.get("type"):
        case "array":
            return [example(types, schema["items"])]
        case "integer" | "number":
            return 0
        case "boolean":
            return False
        case "object":
            return {}
        case _:
            return "…"


def _field(types: dict[str, Schema], full: str, name: str, schema: Schema) -> Any:
    """What is kept under the name alone is for plain values: a type of its own has its own example."""
    if full in _FIELDS:
        return _FIELDS[full]
    return _FIELDS[name] if name in _FIELDS and "$ref" not in schema else example(types, schema)
