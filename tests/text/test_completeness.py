"""Every id that the engine can say has an English message, and the messages say it without a gap."""

from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from curia.catalog import METAS, AnyGame, load_game, schema
from curia.core.game import Decision, Refusal, State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import OBSERVER, Arg
from curia.games.borgia import cards as borgia_cards
from curia.games.borgia.config import PART_IDS
from curia.games.caesar import cards as caesar_cards
from curia.games.caesar import scoring as caesar_scoring
from curia.games.habemus import cards as habemus_cards
from curia.games.habemus import scoring as habemus_scoring
from curia.server.base.errors import Code
from curia.text import Texts
from curia.text.languages import available_languages, locales_folder
from curia.wire.schema import TABLE_EVENTS
from tests.kit.borgia import game_with_points

NAMES = ["Anna", "Berta", "Carlo", "Dora", "Enzo", "Fina"]
GAMES = list(METAS)
_WORDED = 50
"""So many answers to a question are put into words; longer lists differ in numbers only."""
ONLY_PROGRAMS_MEET = {
    *(Code.BAD_MESSAGE, Code.GONE, Code.NOT_JSON, Code.TOO_LARGE, Code.TOO_SLOW),
    *(Code.NO_PAGE, Code.NOT_FOUND, Code.WRONG_METHOD, Code.NO_TOKEN, Code.WRONG_TOKEN),
    *(Code.NO_LESSON, Code.NO_SUCH_STEP, Code.NOT_THAT_WAY, Code.STEP_OVER),
    *(Code.NOT_ALLOWED, Code.NOT_BANNED),
}
"""Requests that no page makes, and what those are told who run the house."""
SOURCE_CARDS = {"habemus": "bribe", "caesar": "castling", "borgia": "titian"}


def new_texts(game: str, seats: int = 0, **options: str) -> Texts:
    seats = seats or METAS[game].max_seats
    return Texts(["en"], load_game(game, seats, options), NAMES[:seats])


def required_ids(game: str) -> list[str]:
    declared = schema(game)
    ids = [f"event-{name}" for name in declared.events] + [f"refusal-{code}" for code in declared.refusals]
    ids += [f"phase-{phase}" for phase in declared.phases]
    ids += [f"question-{kind}" for kind in declared.questions]
    ids += {"habemus": habemus_ids, "caesar": caesar_ids, "borgia": borgia_ids}[game]()
    for option in METAS[game].options:
        ids += [f"option-{option.name}"] + [f"option-{option.name}-{value}" for value in option.values]
    return sorted(ids)


def habemus_ids() -> list[str]:
    kinds, orders = habemus_cards.KIND_IDS, habemus_cards.ORDER_IDS
    ids = [f"card-{card}" for card in [*kinds, *orders]]
    persons = ("cardinal", "late_cardinal", "leader")
    ids += [f"{what}-{card}" for what in ("line", "help") for card in [*kinds, *orders, *persons]]
    ids += [f"faction-{faction}" for faction in [*habemus_cards.FACTIONS, "none"]]
    return ids + [f"part-{part}" for part in habemus_scoring.PARTS] + ["reason-white_smoke"]


def caesar_ids() -> list[str]:
    manipulations = caesar_cards.KIND_IDS[caesar_cards.ASSASSINATION :]
    ids = [f"card-{card}" for card in [*caesar_cards.KIND_IDS, *caesar_cards.SUFFRAGE_IDS]]
    texts = [*manipulations, "philosopher", "influence", "patrician", "orgy", "reshuffle"]
    ids += [f"{what}-{card}" for what in ("line", "help") for card in texts]
    ids += [f"topic-{topic}" for topic in ("mission", "suffrage", "vote", "hidden", "arrange")]
    ids += ["party-caesar", "party-cleopatra", "reason-patricians_gone", "reason-influence_gone"]
    return ids + [f"part-{part}" for part in caesar_scoring.PARTS]


def borgia_ids() -> list[str]:
    kinds = borgia_cards.KIND_IDS
    ids = [f"card-{card}" for card in [*kinds, "any_condottiere", "any_death"]]
    texts = [*kinds, "town", "office", "artist", "minor_family", "condottiere", "family", "home_town"]
    ids += [f"{what}-{card}" for what in ("line", "help") for card in texts]
    return ids + [f"part-{part}" for part in PART_IDS] + ["reason-three_rounds"]


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_a_message(game: str) -> None:
    catalogue = new_texts(game).catalogue
    assert [message for message in required_ids(game) if not catalogue.has(message)] == []


@pytest.mark.parametrize("name", ["common", *GAMES])
def test_no_event_or_refusal_message_is_left_over(name: str) -> None:
    known = {message for game in GAMES if name in ("common", game) for message in required_ids(game)}
    found = message_ids(name)
    left = [m for m in found if m.startswith(("event-", "refusal-")) and m.removesuffix("-known") not in known]
    assert left == []


def message_ids(name: str, language: str = "en") -> list[str]:
    source = (locales_folder() / language / f"{name}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    return [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("name", ["common", *GAMES])
def test_catalogues_have_no_junk_and_no_id_twice(name: str) -> None:
    ids = message_ids(name)
    assert [message for message in ids if ids.count(message) > 1] == []


def shared_ids() -> list[str]:
    """The last part of the common messages."""
    resource = FluentParser().parse((locales_folder() / "en" / "common.ftl").read_text(encoding="utf-8"))
    heading = max(i for i, entry in enumerate(resource.body) if isinstance(entry, ftl.GroupComment))
    return [entry.id.name for entry in resource.body[heading:] if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("name", GAMES)
def test_games_say_in_words_of_their_own_only_what_every_game_may_say(name: str) -> None:
    again = set(message_ids("common")) & set(message_ids(name))
    assert again <= set(shared_ids())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_texts(game: str) -> None:
    texts = new_texts(game)
    for card in texts.facts:
        said = [texts.card(card), texts.short(card), texts.card_line(card), texts.card_help(card)]
        assert all(said), card
        assert "§" in texts.card_help(card)
    assert texts.catalogue.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_text(game: str) -> None:
    texts = new_texts(game)
    for kind in schema(game).questions:
        assert texts.question(Decision(kind, SOURCE_CARDS[game], False, False))
    assert texts.catalogue.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_always_said_has_its_text(game: str) -> None:
    """Messages without arguments, topics of help among them."""
    texts = new_texts(game)
    plain = [message for message in message_ids(game) if message.startswith(("topic-", "how-", "intro", "example-"))]
    for message in [*plain, "bot-names", "count-total"]:
        assert texts.catalogue.has(message)
    for topic in [message for message in plain if message.startswith("topic-")]:
        assert "§" in texts.prose(topic)
    assert texts.catalogue.problems == []


def test_every_event_of_a_table_itself_has_words() -> None:
    said = {message for message in message_ids("web") if message.startswith("event-")}
    assert said == {f"event-{name.replace('.', '-')}" for name in TABLE_EVENTS}


def test_every_no_of_the_house_has_words() -> None:
    """What people may be told outside the rules. The page sends neither empty lines nor games that do not exist, and no
    seed but its own."""
    words = {*message_ids("web"), *message_ids("web-lobby")}
    wordless = {code for code in Code if not words & {f"declined-{code}", f"error-{code}"}}
    assert wordless == {Code.EMPTY, Code.NO_SUCH_GAME, Code.WRONG_SEED, *ONLY_PROGRAMS_MEET}
    said = {message.partition("-")[2] for message in words if message.startswith(("declined-", "error-"))}
    assert said - set(Code) == {"offline", "closed-early"}, "the page says these of its own accord"


def play_at_random(texts: Texts, seed: int) -> Match[State, View]:
    """A game to its end; the legal answers on the way are put into words, and wrong ones are refused."""
    rng = Rng(seed)
    match = Match(texts.game, seed.to_bytes(32, "big"))
    while pending := pending_seats(match.pending()):
        seat = pending[rng.below(len(pending))]
        legal = match.legal_moves(seat)
        for move in legal if len(legal) <= _WORDED else legal[:: len(legal) // _WORDED]:
            assert texts.move(move)
        for other in range(len(texts.names)):
            wrong = legal[0] ^ (1 << rng.below(56))
            if wrong not in legal:
                assert "§" in texts.refusal(texts.game.explain(match.state, other, wrong))
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("habemus", 3, {}),
        ("habemus", 4, {}),
        (
            "habemus",
            4,
            {"final_display": "single", "felipe": "may", "squadrone": "may_pay", "chigi_vs_felipe": "exposed"},
        ),
        ("caesar", 2, {}),
        ("caesar", 2, {"manipulation": "shuffled", "orgies": "drop_one_after_second_group", "end": "first_out"}),
        ("borgia", 3, {}),
        ("borgia", 6, {"reshuffle": "chosen", "pope_keeps_offices": "true", "election": "open", "discards": "cards"}),
    ],
)
def test_random_games_are_told_without_a_gap(name: str, seats: int, options: dict[str, str]) -> None:
    texts = new_texts(name, seats, **options)
    for seed in range(1 if name == "borgia" else 4):
        match = play_at_random(texts, seed)
        for seat in [*range(seats), OBSERVER]:
            for event_name, arguments in match.events(seat):
                sentence = texts.event(event_name, arguments, seat)
                assert sentence
                assert "{" not in sentence
        for event in match.log.events:
            texts.event(event.name, event.public | event.secret, OBSERVER)
    assert texts.catalogue.problems == []


@pytest.mark.parametrize("language", available_languages())
def test_points_of_offices_are_told_where_cards_have_them(language: str) -> None:
    rules = cast(AnyGame, game_with_points(3, {"treasurer": 2, "datary": 1}))
    texts = Texts([language], rules, ["Anna", "Berta", "Carlo"])
    plain = Texts([language], load_game("borgia", 3), ["Anna", "Berta", "Carlo"])
    for card in ("treasurer", "datary"):
        assert texts.card_line(card) != plain.card_line(card)
        assert texts.card_help(card) != plain.card_help(card)
    assert texts.card_line("auditor") == plain.card_line("auditor")
    facts: dict[str, Arg] = {"seat": 0, "ducats": 1, "papacy": 0, "towns": 3, "artists": 4}
    assert texts.event("points", facts, 0) == plain.event("points", facts, 0)
    told = texts.event("points", facts | {"offices": 77}, 1)
    assert "77" in told
    assert told != plain.event("points", facts, 1)
    assert texts.catalogue.problems == plain.catalogue.problems == []


def test_what_cannot_be_said_is_listed_and_named() -> None:
    texts = new_texts("habemus")
    assert texts.event("no_such_thing", {}, 0) == "event-no_such_thing"
    assert texts.catalogue.problems
    assert texts.refusal(Refusal("5.2", "three-gems-at-most", {"gems": "DDDD"})).endswith("(§5.2)")
