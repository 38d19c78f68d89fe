"""Writes sentences as `curia.text` says them into a file that is not committed.

The web client has the same in TypeScript; its test says all of them again, in every language."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import to_builtins

from curia.catalog import load_game, meta
from curia.core.game import Decision, Refusal
from curia.core.types import OBSERVER, Arg
from curia.text import Texts, available_languages
from curia.text.catalogue import Catalogue
from curia.wire.schema import game_schema

Call: TypeAlias = list[Any]
"""A method and its arguments, as the client calls it; the viewer None is a spectator."""

TARGET: Final = Path(__file__).parents[1] / "generated" / "samples.json"
NAMES: Final = ["Anna", "Berta", "Carlo", "Dora"]
GEMS: Final = re.compile(r"\b[DRSA]+\b")

TRADE: Final[dict[str, Arg]] = {"gives": ["imola"], "asks": ["titian", "datary"], "gives_ducats": 1, "asks_ducats": 0}
HIDDEN: Final[dict[str, Arg]] = {"gives_hand": 2, "asks_hand": 0}
KNOWN: Final[dict[str, Arg]] = {"gives_cards": ["spy", "spy"], "asks_cards": []}
PLEDGE: Final[dict[str, Arg]] = {"voter": 1, "payer": 2, "candidate": 2, "votes": 1, "price": "ducats", "amount": 20}
POINTS: Final[dict[str, Arg]] = {"seat": 0, "ducats": 3, "papacy": 10, "towns": 4, "artists": 2}

SAMPLES: Final[dict[str, list[Call]]] = {
    "habemus": [
        ["name", 1, 1],
        ["name", 1, None],
        ["listing", []],
        ["listing", ["a"]],
        ["listing", ["a", "b"]],
        ["listing", ["a", "b", "c"]],
        ["counted", ["a", "b", "a"]],
        ["card", "hesse"],
        ["card", "louis"],
        ["card", "spain_urban"],
        ["short", "hesse"],
        ["short", "carlo_medici"],
        ["short", "antonio_barberini"],
        ["term", "faction", ""],
        ["term", "symbol", "two_louis"],
        ["term", "symbol", "of_our_own"],
        ["cardLine", "grimaldi"],
        ["cardHelp", "imperiali"],
        ["cardHelp", "bichi"],
        ["cardHelp", "chigi"],
        ["cardHelp", "felipe"],
        ["cardHelp", "france"],
        ["event", "took", {"seat": 0, "card": "hesse"}, 0],
        ["event", "took", {"seat": 0, "card": "hesse"}, 1],
        ["event", "order_dealt", {"seat": 1}, 0],
        ["event", "order_dealt", {"seat": 1, "order": "france"}, 1],
        ["event", "bribed", {"seat": 2, "other": 1, "gold": 5, "card": "colonna"}, 1],
        ["event", "bribed", {"seat": 2, "other": 1, "gold": 5, "card": "colonna"}, 2],
        ["event", "bribed", {"seat": 2, "other": 1, "gold": 5, "card": "colonna"}, None],
        ["event", "gold_taken", {"seat": 0, "other": 3, "gold": 1, "card": "bid_last"}, 3],
        ["event", "gold_taken", {"seat": 0, "other": 3, "gold": 0, "card": "bid_last"}, 0],
        ["event", "action_revealed", {"seat": 1, "card": "three_rubies"}, None],
        ["event", "left_over", {"cards": ["swap", "swap", "louis"]}, None],
        ["event", "taking_order", {"seats": [3, 0, 2, 1]}, 0],
        ["event", "answered", {"seat": 0, "answer": "play none"}, 0],
        ["event", "orders_unused", {"orders": []}, None],
        ["question", "bribe", "bribe"],
        ["question", "bid", ""],
        ["notation", "bribe colonna from 2"],
        ["notation", "swap hesse with colonna"],
        ["notation", "exclude none"],
        ["refusal", "exclude-friend-of-felipe", {"card": "bichi", "other": 3}],
        ["refusal", "other-question", {"question": "take"}],
        ["refusal", "cannot-pay", {"gold": 20}],
    ],
    "caesar": [
        ["card", "4"],
        ["short", "philosopher"],
        ["cardHelp", "senators"],
        ["cardLine", "3"],
        ["event", "laid_down", {"seat": 0, "group": "aediles"}, 1],
        ["event", "laid_down", {"seat": 0, "group": "aediles", "card": "philosopher"}, 0],
        ["event", "laid_up", {"seat": 1, "group": "senators", "card": "4"}, None],
        ["event", "placed", {"seat": 0, "values": [3, 1, 5, 2, 4]}, 0],
        [
            "event",
            "vote",
            {"group": "praetors", "totals": [8, 0], "cards_0": ["5", "3", "philosopher"], "cards_1": []},
            0,
        ],
        ["event", "suffrage_card", {"suffrage": "orgy"}, None],
        ["event", "suffrage_card", {"suffrage": "aediles"}, None],
        ["event", "assassinated", {"seat": 1, "group": "aediles", "card": "philosopher"}, 1],
        ["event", "spied", {"seat": 0, "other": 1, "cards": ["1", "1", "veto"]}, 0],
        ["question", "veto", "wrath"],
        ["notation", "lay philosopher aediles"],
        ["notation", "show 1 senators"],
        ["notation", "assassinate 5 aediles"],
        ["notation", "courtesan aediles"],
        ["notation", "wrath censors"],
        ["notation", "castle aediles censors"],
        ["notation", "place 3 1 5 2 4"],
        ["notation", "relay 1 1 philosopher"],
        ["notation", "relay none"],
        ["notation", "draw influence"],
        ["notation", "cleopatra 0"],
        ["notation", "cleopatra 1"],
        ["refusal", "assassinate-hidden", {"card": "philosopher", "group": "aediles"}],
    ],
    "borgia": [
        ["card", "medici"],
        ["card", "florence"],
        ["card", "vice_chancellor"],
        ["card", "bande_nere"],
        ["card", "any_death"],
        ["short", "della_rovere"],
        ["short", "castellan"],
        ["short", "da_vinci"],
        ["short", "paolo"],
        ["short", "alviano"],
        ["cardLine", "spoleto"],
        ["cardLine", "da_vinci"],
        ["cardLine", "datary"],
        ["cardLine", "milan"],
        ["cardHelp", "medici"],
        ["cardHelp", "da_vinci"],
        ["cardHelp", "poison"],
        ["event", "sold", {"seat": 0, "card": "titian", "ducats": 1}, 0],
        ["event", "sold", {"seat": 0, "card": "castellan", "ducats": 12}, 1],
        ["event", "played", {"seat": 0, "card": "spy", "other": 1}, 1],
        ["event", "played", {"seat": 0, "card": "poison", "target": "marriage"}, 2],
        ["event", "killed", {"target": "raphael"}, None],
        ["event", "said_yes", {"seat": 1, "cardinals": 1}, 1],
        ["event", "said_no", {"seat": 1, "cardinals": 3}, 0],
        ["event", "hired", {"seat": 0, "cards": [], "power": 0, "ducats": 0}, None],
        ["event", "hired", {"seat": 0, "cards": ["bande_nere", "paolo"], "power": 13, "ducats": 45}, 0],
        ["event", "housed", {"seat": 1, "card": "governor", "place": "ancona"}, 0],
        ["event", "housed", {"seat": 1, "card": "governor", "place": ""}, 1],
        ["event", "offered", {"seat": 0, "other": 1, **TRADE, **HIDDEN}, 1],
        ["event", "offered", {"seat": 0, "other": 1, **TRADE, **HIDDEN, **KNOWN}, 0],
        ["event", "traded", KNOWN, 0],
        ["event", "pledge_offered", {"seat": 2, "other": 1, **PLEDGE}, 1],
        ["event", "pledge_offered", {"seat": 2, "other": 1, **PLEDGE, "price": "cardinals", "amount": 1}, 2],
        ["event", "voted", {"seat": 0, "votes": [0, 10, 0, 1]}, 0],
        ["event", "counted", {"ballot": 2, "totals": [0, 10, 0, 1]}, 1],
        ["event", "ballot", {"ballot": 1, "candidates": [0, 1, 3]}, 0],
        ["event", "points", POINTS, 0],
        ["event", "points", {**POINTS, "offices": 2}, 1],
        ["sentence", "now-making", {"other": 1, **TRADE}, 0],
        ["question", "doctor", "marriage"],
        ["question", "doctor", "titian"],
        ["question", "gift", "auditor"],
        ["notation", "bid 1"],
        ["notation", "bid 12"],
        ["notation", "house datary in ancona"],
        ["notation", "house datary nowhere"],
        ["notation", "play assassin on marriage"],
        ["notation", "play poison on titian"],
        ["notation", "give 1 ducats"],
        ["notation", "ask any condottiere"],
        ["notation", "hire bande_nere renzo"],
        ["notation", "price 1 ducats if elected"],
        ["notation", "price 2 cardinals"],
        ["notation", "price datary"],
        ["notation", "vote 1 for 3"],
        ["notation", "assign datary to pile"],
        ["notation", "assign datary to 2"],
        ["notation", "cardinals 2 0 1 1"],
        ["notation", "no doctor"],
        ["notation", "no"],
        ["refusal", "keeps-too-many", {"number": 1}],
        ["refusal", "minor-family-in-home-town", {"card": "este", "place": "florence"}],
        ["refusal", "more-votes-than-left", {"number": 0}],
        ["refusal", "seize-too-dear", {"card": "michelangelo", "ducats": 40, "means": 1}],
    ],
}

TOKEN_SAMPLES: Final[list[Call]] = [
    ["cardLine", "camerlengo"],
    ["tokens", ""],
    ["tokens", "D"],
    ["tokens", "RSA"],
    ["event", "bid_revealed", {"seat": 1, "gems": "DDA", "value": "DDA"}, 0],
    ["event", "bid_revealed", {"seat": 1, "gems": "DA", "value": "DDA"}, 1],
    ["event", "bid_revealed", {"seat": 1, "gems": "", "value": ""}, None],
    ["notation", "bid AAS"],
    ["refusal", "not-your-gems", {"gems": "RRR", "own": "DAA"}],
]
"""Of Habemus Papam: the terminal says letters, the client has words for them."""


def viewer(seat: int | None) -> int:
    return OBSERVER if seat is None else seat


def refusal(texts: Texts, code: str, arguments: dict[str, Arg]) -> str:
    """Without the paragraph, which the client shows beside it."""
    return texts.refusal(Refusal("1.1", code, arguments)).removesuffix(" (§1.1)")


SAYERS: Final[dict[str, Callable[..., str | list[str]]]] = {
    "name": lambda texts, seat, to: texts.name(seat, viewer(to)),
    "listing": Texts.listing,
    "counted": Texts.counted,
    "card": Texts.card,
    "short": Texts.short,
    "term": Texts.term,
    "cardLine": Texts.card_line,
    "cardHelp": lambda texts, card: texts.card_help(card).split("\n"),
    "event": lambda texts, name, arguments, to: texts.event(name, arguments, viewer(to)),
    "sentence": lambda texts, message, arguments, to: texts.sentence(message, arguments, viewer(to)),
    "question": lambda texts, kind, source: texts.question(Decision(kind, source, False, False)),
    "notation": Texts.notation,
    "refusal": refusal,
    "tokens": lambda texts, letters: letters or texts.text("no-tokens"),
}


def said(texts: Texts, call: Call) -> str | list[str]:
    method, *arguments = call
    words = SAYERS[method](texts, *arguments)
    if texts.catalogue.problems:
        raise ValueError(f"{call}: {texts.catalogue.problems}")
    return words


def said_in_words(texts: Texts, call: Call) -> str:
    """With 'diamond and amber ×2' for 'DAA'."""
    words = Catalogue(texts.catalogue.languages, "web-habemus")

    def spelt(letters: re.Match[str]) -> str:
        return texts.listing(texts.counted([words.text(f"token-{letter}", {}) for letter in letters.group()]))

    return GEMS.sub(spelt, str(said(texts, call)))


def generated() -> str:
    languages = available_languages()
    games: dict[str, Any] = {}
    for name in SAMPLES:
        seats = min(len(NAMES), meta(name).max_seats)
        game = load_game(name, seats)
        texts = {language: Texts([language], game, NAMES[:seats]) for language in languages}
        plain = [(call, said) for call in SAMPLES[name]]
        with_gems = [(call, said_in_words) for call in (TOKEN_SAMPLES if name == "habemus" else [])]
        samples = [
            {"call": call, "said": {language: say(texts[language], call) for language in languages}}
            for call, say in [*plain, *with_gems]
        ]
        games[name] = {"names": NAMES[:seats], "schema": to_builtins(game_schema(name)), "samples": samples}
    return json.dumps(games, ensure_ascii=False, indent="\t") + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(generated(), encoding="utf-8")
