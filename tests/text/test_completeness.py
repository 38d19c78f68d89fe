"""Every id that the engine can say has an English message, and the messages say it without a gap."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import curia.games.habemus as habemus
from curia.catalog import METAS, load_game
from curia.core.game import Decision, Refusal, State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import OBSERVER
from curia.games.habemus.cards import FACTIONS, KIND_IDS, ORDER_IDS
from curia.games.habemus.explain import _ANSWERS
from curia.games.habemus.scoring import PARTS
from curia.games.habemus.state import PHASE_IDS
from curia.text import Texts
from curia.text.languages import locales_folder

NAMES = ["Anna", "Berta", "Carlo", "Dora"]
SOURCES = [path.read_text(encoding="utf-8") for path in Path(habemus.__path__[0]).glob("*.py")]


def new_texts(seats: int = 4, **options: str) -> Texts:
    return Texts(["en"], load_game("habemus", seats, options), NAMES[:seats])


def calls() -> list[ast.Call]:
    return [node for source in SOURCES for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def event_names() -> set[str]:
    """What is logged directly, and what helpers are told to log: a text beside the argument `log`."""
    names: set[str] = set()
    for call in calls():
        texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        passes_log = any(isinstance(arg, ast.Name) and arg.id == "log" for arg in call.args)
        if passes_log or (isinstance(call.func, ast.Attribute) and call.func.attr in ("add", "add_secret")):
            names |= set(texts[:1])
    return names


def refusal_codes() -> set[str]:
    return {
        call.args[1].value
        for call in calls()
        if isinstance(call.func, ast.Name)
        and call.func.id == "Refusal"
        and isinstance(call.args[1], ast.Constant)
        and isinstance(call.args[1].value, str)
    }


def required_ids() -> list[str]:
    ids = [f"event-{name}" for name in event_names()] + [f"refusal-{code}" for code in refusal_codes()]
    ids += [f"phase-{phase}" for phase in PHASE_IDS]
    ids += [f"question-{PHASE_IDS[phase]}" for phase in _ANSWERS]
    ids += [f"card-{kind}" for kind in KIND_IDS] + [f"order-{order}" for order in ORDER_IDS]
    ids += [f"{what}-{card}" for what in ("line", "help") for card in [*KIND_IDS, *ORDER_IDS]]
    ids += [f"{what}-{kind}" for what in ("line", "help") for kind in ("cardinal", "late_cardinal", "leader")]
    ids += [f"faction-{faction}" for faction in [*FACTIONS, "none"]]
    ids += [f"part-{part}" for part in PARTS] + ["reason-white_smoke"]
    for option in METAS["habemus"].options:
        ids += [f"option-{option.name}"] + [f"option-{option.name}-{value}" for value in option.values]
    return sorted(ids)


def test_the_scan_finds_the_engines_words() -> None:
    assert {"took", "bribe_no_target", "squadrone_declined", "answered"} <= event_names()
    assert {"three-gems-at-most", "exclude-friend-of-felipe"} <= refusal_codes()
    assert len(event_names()) > 30
    assert len(refusal_codes()) > 35


def test_every_id_has_a_message() -> None:
    catalogue = new_texts().catalogue
    assert [message for message in required_ids() if not catalogue.has(message)] == []


def test_no_event_or_refusal_message_is_left_over() -> None:
    known = set(required_ids())
    found = [message for name in ("common", "habemus") for message in message_ids(name)]
    left = [m for m in found if m.startswith(("event-", "refusal-")) and m.removesuffix("-known") not in known]
    assert left == []


def message_ids(name: str, language: str = "en") -> list[str]:
    source = (locales_folder() / language / f"{name}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    return [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("name", ["common", "habemus"])
def test_catalogues_have_no_junk_and_no_id_twice(name: str) -> None:
    ids = message_ids(name)
    assert [message for message in ids if ids.count(message) > 1] == []


def test_every_card_has_its_texts() -> None:
    texts = new_texts()
    for card in texts.facts:
        said = [texts.card(card), texts.short(card), texts.card_line(card), texts.card_help(card)]
        assert all(said), card
        assert "§" in texts.card_help(card)
    assert texts.catalogue.problems == []


def test_every_question_has_its_text() -> None:
    texts = new_texts()
    for phase in _ANSWERS:
        assert texts.question(Decision(PHASE_IDS[phase], "bribe", False, False))
    assert texts.catalogue.problems == []


def play_at_random(texts: Texts, seed: int) -> Match[State, View]:
    """A game to its end; every legal answer on the way is put into words, and wrong ones are refused."""
    rng = Rng(seed)
    match = Match(texts.game, seed.to_bytes(32, "big"))
    while pending := pending_seats(match.pending()):
        seat = pending[rng.below(len(pending))]
        legal = match.legal_moves(seat)
        for move in legal:
            assert texts.move(move)
        for other in range(len(texts.names)):
            wrong = legal[0] ^ (1 << rng.below(36))
            if wrong not in legal:
                assert "§" in texts.refusal(texts.game.explain(match.state, other, wrong))
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {}),
        (4, {"final_display": "single", "felipe": "may", "squadrone": "may_pay", "chigi_vs_felipe": "exposed"}),
    ],
)
def test_random_games_are_told_without_a_gap(seats: int, options: dict[str, str]) -> None:
    texts = new_texts(seats, **options)
    for seed in range(4):
        match = play_at_random(texts, seed)
        for seat in [*range(seats), OBSERVER]:
            for name, arguments in match.events(seat):
                sentence = texts.event(name, arguments, seat)
                assert sentence
                assert "{" not in sentence
        for event in match.log.events:
            texts.event(event.name, event.public | event.secret, OBSERVER)
    assert texts.catalogue.problems == []


def test_what_cannot_be_said_is_listed_and_named() -> None:
    texts = new_texts()
    assert texts.event("no_such_thing", {}, 0) == "event-no_such_thing"
    assert texts.catalogue.problems
    assert texts.refusal(Refusal("5.2", "three-gems-at-most", {"gems": "DDDD"})).endswith("(§5.2)")
