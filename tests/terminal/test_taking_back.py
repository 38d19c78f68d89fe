"""'undo' and 'give up': what may be taken back is, and nothing is learnt by it."""

from pathlib import Path

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.record import read_record, verify
from curia.core.rng import Rng
from curia.core.types import CHANCE, OBSERVER
from curia.terminal.painter import make_painter
from curia.terminal.taking_back import NOTHING_YET, Lines
from curia.text import Texts
from tests.kit.games import FEWEST
from tests.terminal.table import run, script
from tests.terminal.test_borgia_play import READY, quiet
from tests.terminal.test_shared_screen import segments

BORGIA = ("--players", "Anna:human,random,random,random")
CAESAR = ("--players", "Anna:human,random")
HABEMUS = ("--players", "Anna:human,Berta:human,random")
OFFERS = "3 offers left in this phase."


def borgia(*typed: str, players: tuple[str, ...] = BORGIA) -> str:
    """What is said to the last thing typed after Anna has laid her first cards, down to the prompt that follows."""
    _, printed = run(script(*READY, *typed), *players, game="borgia", width=100)
    return last_reply(printed)


def last_reply(printed: str) -> str:
    return " ".join("Anna>".join(printed.split("Anna>")[-2:]).split())


def at_question(words: str, *lines: str) -> str:
    """What Anna reads after these lines, which she types as soon as a question has these words."""
    rest, idle = list(lines), quiet(*READY)
    is_there = [False]

    def answer(printed: str) -> str:
        is_there[0] = is_there[0] or words in printed.rsplit("Behind your screen", 1)[-1]
        if not is_there[0]:
            return idle(printed)
        return rest.pop(0) + "\n" if rest else ""

    return last_reply(run(answer, *BORGIA, game="borgia", width=100)[1])


# What was begun -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["give up", "cancel", "Give up"])
@pytest.mark.parametrize(
    "begun", [("offer vittoria",), ("offer vittoria", "cesena"), ("offer vittoria", "cesena, 3", "spy")]
)
def test_a_begun_trade_is_given_up(begun: tuple[str, ...], word: str) -> None:
    assert "'give up' drops it, 'undo' goes one step back." in borgia(*begun)
    said = borgia(*begun, word)
    assert "Dropped." in said
    assert "Trade, rearrange" in said
    assert OFFERS in said


@pytest.mark.parametrize(
    "begun", [("buy from vittoria",), ("sell to vittoria", "me"), ("buy from vittoria", "me", "1")]
)
def test_a_begun_pledge_is_given_up(begun: tuple[str, ...]) -> None:
    assert "'give up' drops it, 'undo' goes one step back." in at_question("Before the ballot", *begun)
    said = at_question("Before the ballot", *begun, "give up")
    assert "Dropped." in said
    assert "Before the ballot: buy or sell votes, or no more offers?" in said


def test_a_begun_housing_is_given_up() -> None:
    assert "Raphael 5" in borgia("rehouse", "give up")
    assert "Valencia 3 [Raphael 5]" in borgia("rehouse", "give up", "table")
    assert "rehouse" in borgia("rehouse", "give up")


def test_a_begun_counter_offer_is_given_up() -> None:
    rest = ["offer berta: 5 ducats for 1 ducat", "", "counter", "3 ducats", "give up"]
    is_there = [False]

    def answer(printed: str) -> str:
        """Both lay whatever they were dealt; at Anna's first moment the lines begin."""
        asked = printed.rsplit("Behind your screen", 1)[-1]
        is_there[0] = is_there[0] or "Trade, rearrange" in asked
        if is_there[0]:
            return rest.pop(0) + "\n" if rest else ""
        return "\n" if printed.endswith("looking. ") or "only answer" in asked else "1\n"

    _, printed = run(answer, "--players", "Anna:human,Berta:human,random,random", game="borgia", width=100)
    said = " ".join(printed.rsplit("Dropped.", 1)[1].split())
    assert said.startswith("Do you accept this trade? Anna offers you: 5 ducats – for 1 ducat.")


def test_there_must_be_something_to_give_up() -> None:
    assert "There is nothing to drop" in borgia("give up")
    # A card that has just come must get its place.
    _, printed = run(script("cesena", "raphael", "pay", "give up"), *BORGIA, game="borgia")
    assert "There is nothing to drop" in " ".join(printed.split())


# Whole deals in one line --------------------------------------------------------------------------------------------

OFFER = "You offer Vittoria: Cesena and 3 ducats for Bologna."


@pytest.mark.parametrize(
    "lines",
    [
        ("offer vittoria: cesena, 3 ducats for bologna",),
        ("offer vittoria", "oliverotto", "cesena, 3 ducats for bologna"),
        ("offer vittoria", "oliverotto", "give cesena, 3 ducats for bologna"),
        ("offer vittoria", "oliverotto, 9", "spy", "cesena, 3 ducats for bologna"),
        ("offer vittoria", "oliverotto, 9", "spy", "offer vittoria: cesena, 3 ducats for bologna"),
        ("offer virginio", "oliverotto", "offer vittoria: cesena, 3 ducats for bologna"),
        ("offer virginio", "oliverotto", "offer vittoria", "cesena, 3", "bologna, 0"),
    ],
)
def test_a_trade_in_one_line_holds_what_the_line_says(lines: tuple[str, ...]) -> None:
    assert OFFER in borgia(*lines)


def test_a_pledge_in_one_line_holds_what_the_line_says() -> None:
    line = "sell 2 votes to vittoria for me for 9 ducats"
    offered = "You offer Vittoria 2 votes for you in return for 9 ducats now."
    for begun in ((), ("buy from virginio",), ("buy from virginio", "virginio", "5")):
        assert offered in at_question("Before the ballot", *begun, line)
    said = at_question("Before the ballot", "sell votes to vittoria for me for 9 ducats")
    assert "Say how many votes, or 'all': 12 can be pledged." in said
    said = at_question("Before the ballot", "buy from virginio", "me", "sell to vittoria")
    assert "A pledge: Anna votes, Vittoria pays;" in said


def test_a_line_that_is_refused_leaves_what_was_begun() -> None:
    refused = borgia("offer vittoria", "oliverotto", "66 ducats for bologna")
    assert "You cannot give 66 ducats; you have 65. (§8.12)" in refused
    offered = borgia("offer vittoria", "oliverotto", "66 ducats for bologna", "1", "bologna, 0")
    assert "You offer Vittoria: Oliverotto da Fermo and 1 ducat for Bologna." in offered


def test_cards_of_a_trade_are_named_in_any_order() -> None:
    assert "so far: Cesena and Oliverotto da Fermo – for nothing." in borgia("offer vittoria", "oliverotto", "cesena")
    said = borgia("offer vittoria", "oliverotto", "0", "any death", "spy", "bologna", "0")
    assert "You offer Vittoria: Oliverotto da Fermo for Bologna, Spy and any death card." in said


def test_what_can_still_be_named_is_listed() -> None:
    assert "give CARD Cesena, Raphael, Oliverotto da Fermo give" in borgia("offer vittoria")
    assert "give CARD Cesena, Raphael give" in borgia("offer vittoria", "oliverotto")
    # A town takes along what it houses; what it houses can go without it, but not both.
    assert "give CARD Oliverotto da Fermo give" in borgia("rehouse raphael in cesena", "offer vittoria", "cesena")
    assert "give CARD Oliverotto da Fermo give" in borgia("rehouse raphael in cesena", "offer vittoria", "raphael")


# One step back ------------------------------------------------------------------------------------------------------


def test_one_step_of_a_trade_is_taken_back() -> None:
    said = borgia("offer vittoria", "cesena", "undo")
    assert "Your offer to Vittoria so far: nothing – for nothing." in said
    said = borgia("offer vittoria", "oliverotto", "cesena", "undo")
    assert "Your offer to Vittoria so far: Oliverotto da Fermo – for nothing." in said
    said = borgia("offer vittoria", "undo")
    assert "Taken back: Offer a trade to Vittoria." in said
    assert OFFERS in said


def test_a_line_is_taken_back_as_a_whole() -> None:
    _, printed = run(script("suggested", "undo"), *CAESAR, game="caesar")
    assert "In order so far: none" in last_reply(printed)


def test_what_was_answered_for_a_seat_goes_with_its_answer() -> None:
    """A last housing without a choice is not asked for, and would be answered at once again."""
    lines = ("cesena", "bentivoglio", "cesena", "undo")
    _, printed = run(script(*lines), *BORGIA, game="borgia", width=100)
    assert "Which town takes Bentivoglio?" in last_reply(printed)


def test_why_an_answer_stays() -> None:
    _, printed = run(script("undo"), *CAESAR, game="caesar")
    assert "There is no answer of yours to take back." in last_reply(printed)
    said = borgia("go on", "undo")
    assert "a card has been drawn since, or you have seen something hidden." in said
    said = borgia("offer vittoria: cesena, 3 ducats for bologna", "undo")
    assert "Too late to take it back: others have answered since." in said


def test_a_game_with_undos_is_recorded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    lines = (
        *READY,
        "offer vittoria",
        "cesena",
        "undo",
        "undo",
        "undo",
        "rehouse",
        "give up",
        "offer vittoria",
        "cancel",
    )
    code, printed = run(quiet(*lines), *BORGIA, "--save", str(file), game="borgia")
    assert code == 0
    assert printed.count("Dropped.") == 2
    record = read_record(file.read_text(encoding="utf-8"))
    assert verify(load_game("borgia", 4, record.options), record) > 20


# Several people at one screen -----------------------------------------------------------------------------------------


def test_who_leaves_the_screen_can_still_take_back() -> None:
    _, printed = run(script("", "dda", "undo", "", "none", "", "quit", "n"), *HABEMUS)
    assert "Anna, 'undo' takes back your last answer if nothing has come of it yet." in printed
    assert "Taken back: Bid DDA." in printed
    assert printed.count("Anna has taken back the last answer.") == 1
    assert told_after_handing_over(printed, "Taken back: Bid DDA.", "Anna")


def told_after_handing_over(printed: str, words: str, name: str) -> bool:
    """Whether words stand only on a screen that was wiped when this person said to be the only one looking."""
    parts = [" ".join(saw.split()) for _, saw in segments(printed)]
    places = [i for i, saw in enumerate(parts) if words in saw]
    return bool(places) and all(
        parts[i - 1].endswith(f"{name}, press Enter when nobody else is looking.") for i in places
    )


def test_only_who_sits_there_takes_back() -> None:
    _, printed = run(script("", "dda", "", "undo"), *HABEMUS)
    assert "There is no answer of yours to take back." in printed.split("Berta> ")[1]
    # Nobody has sat there yet.
    _, printed = run(script("undo", "dda"), *HABEMUS)
    assert printed.count("press Enter when nobody else is looking") == 2


def test_why_an_answer_stays_is_told_in_private() -> None:
    _, printed = run(script("", "dda", "", "none", "undo", "", "", ""), *HABEMUS)
    assert told_after_handing_over(printed, "Too late to take it back", "Berta")
    assert "Berta bids nothing." in printed.split("Too late")[1].split("Pass the screen to")[0]
    assert "has taken back" not in printed


def test_a_bid_that_was_taken_back_changes_nothing_that_others_see() -> None:
    seen = []
    for bid in ("dda", "rss"):
        _, printed = run(script("", bid, "undo", "", "none", "", "quit", "n"), *HABEMUS)
        parts = segments(printed)
        seen.append([saw for who, saw in parts if who != "Anna" and "Anna> " not in saw])
    assert seen[0] == seen[1]


# Whatever is played ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FEWEST)
@pytest.mark.parametrize("seed", range(2))
def test_taking_back_leads_to_the_same_question_and_tells_nothing(name: str, seed: int) -> None:
    """Answers of random games are taken back and given again; nothing is then different for anybody."""
    game: AnyGame = load_game(name, FEWEST[name])
    match: Match[State, View] = Match(game, bytes([seed] * 32))
    seen = dict.fromkeys([*range(game.seats), OBSERVER], 10**6)
    lines = Lines(match, seen)
    rng = Rng(seed)
    assert lines.taken_back(0) == NOTHING_YET
    taken = 0
    while (pending := pending_seats(match.pending())) and match.move_count < 400:
        seat = pending[int(rng.below(len(pending)))]
        before, start = match.state.key(), match.move_count
        kind = match.decision(seat).kind
        move = game.random_move(match.state, seat, rng)
        is_formality = game.is_formality(match.state, seat)
        match.play(seat, move)
        if is_formality:
            continue
        lines.answered(seat, start)
        if rng.below(8):
            continue
        after, moves = match.state.key(), match.moves
        back = lines.taken_back(seat)
        if isinstance(back, str):
            assert (match.moves, match.state.key()) == (moves, after)
            assert back in ("shown", "answered")
            continue
        taken += 1
        assert back == [move]
        assert match.state.key() == before
        assert match.decision(seat).kind == kind
        assert all(count <= len(match.log.events) for count in seen.values())
        match.play(seat, move)
        lines.answered(seat, start)
        assert match.state.key() == after
        assert CHANCE not in [one for one, _ in moves[start:]]
    assert taken > 3


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_begun_can_be_given_up(seed: int) -> None:
    """Trades, counter-offers, pledges, cards picked and housings: all lead back to the question before them."""
    game: AnyGame = load_game("borgia", 3)
    painter = make_painter(Texts(["en"], game, ["Anna", "Berta", "Carlo"]))
    match: Match[State, View] = Match(game, bytes([seed] * 32))
    lines = Lines(match, {})
    rng = Rng(seed)
    begun: dict[int, tuple[int, list[int]]] = {}
    given_up: dict[str, int] = {}
    while pending := pending_seats(match.pending()):
        seat = pending[0]
        kind = match.decision(seat).kind
        draft = painter.drafts.get(kind)
        start = None if draft is None else lines.beginning(seat, draft)
        assert (start is not None) == (draft is not None and (kind != "place" or is_rehousing(match, seat)))
        if start is not None and given_up.get(kind, 0) < 6 and rng.below(4) == 0:
            count, key = begun[seat]
            assert count == start
            back = lines.given_up(seat, start)
            assert not isinstance(back, str)
            assert match.state.key() == key
            given_up[kind] = given_up.get(kind, 0) + 1
            continue
        if draft is None:
            begun[seat] = (match.move_count, match.state.key())
        first = match.move_count
        match.play(seat, game.random_move(match.state, seat, rng))
        lines.answered(seat, first)
    assert {"trade_give", "trade_ask", "pledge_candidate", "pledge_votes", "pledge_price", "place"} <= given_up.keys()


def is_rehousing(match: Match[State, View], seat: int) -> bool:
    """Whether the housing moves at the end of the game follow a 'rehouse'."""
    for one, move in reversed(match.moves):
        verb = match.game.move_text(move).split()[0]
        if one != seat or verb != "house":
            return one == seat and verb == "rehouse"
    return False
