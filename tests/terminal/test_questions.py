"""What stands beside a question: prices, the answer that is asked for first, and what else can be asked."""

import io
from collections import Counter

import pytest
from rich.console import Console, RenderableType

from curia.catalog import AnyGame, load_game
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.core.types import OBSERVER, Json
from curia.terminal.data import tables, text
from curia.terminal.data import texts as texts_of
from curia.terminal.painter import make_painter
from curia.terminal.players import Player
from curia.terminal.screen import InputEnded
from curia.terminal.session import Session
from curia.text import Texts
from tests.kit import caesar_positions
from tests.kit.habemus_positions import player, position
from tests.terminal.table import new_screen, run, script
from tests.terminal.test_borgia_play import READY
from tests.terminal.test_borgia_play import reply as borgia_reply
from tests.terminal.test_caesar_play import reply as caesar_reply

NAMES = ["Anna", "Berta", "Carlo", "Dora"]


def session_of(game: AnyGame, data: dict[str, Json], *typed: str) -> tuple[Session, io.StringIO, Match[State, View]]:
    """A game that goes on from a position, with seat 0 as the only person."""
    match: Match[State, View] = Match(game)
    match.state = game.from_dict(data)
    players = [Player(name, "human" if seat == 0 else "random") for seat, name in enumerate(NAMES[: game.seats])]
    texts = Texts(["en"], game, NAMES[: game.seats])
    screen, printed = new_screen(script(*typed))
    return Session(match, players, {}, texts, make_painter(texts), screen), printed, match


def asked(game: AnyGame, data: dict[str, Json], *typed: str) -> str:
    """What seat 0 is shown in a position, and reads after typing something that is no answer."""
    session, printed, _ = session_of(game, data, *typed)
    with pytest.raises(InputEnded):
        session.play()
    return " ".join(printed.getvalue().split())


def answered(game: AnyGame, data: dict[str, Json], typed: str) -> str:
    """The move of seat 0 that something typed stands for."""
    session, _, match = session_of(game, data, typed)
    assert session.read_answer(0)
    return game.move_text(match.moves[0][1])


# Prices ---------------------------------------------------------------------------------------------------------------


def test_a_squadrone_says_its_price_and_paying_comes_first() -> None:
    game: AnyGame = load_game("habemus", 3, {"squadrone": "may_pay"})
    data = position("pay", player(gold=31), player(), player(), seats=3, display="squadrone camerlengo")
    said = asked(game, data)
    assert "Do you pay for the Squadrone Volante? It costs 20 gold; you have 31. 1 Pay (20 gold) pay 2 Do not" in said
    assert [answered(game, data, number) for number in ("1", "2")] == ["pay", "decline"]


def test_a_bribe_says_its_price() -> None:
    game: AnyGame = load_game("habemus", 3)
    said = asked(game, position("bribe", player(gold=9, played="bribe"), player("cesi"), player(), seats=3))
    assert "It costs 5 gold; you have 9." in said
    assert "Bribe Pierdonato Cesi, now with Berta (5 gold)" in said
    assert "Bribe nobody; the card is spent bribe none" in said
    said = asked(game, position("play_action", player(hand="bribe swap"), player(), player(), seats=3))
    assert "Play Bribe (5 gold) play bribe" in said
    assert "Play Swap play swap" in said


def test_a_fee_says_its_price_and_paying_comes_first() -> None:
    players = ("--players", "Anna:human,random,random,random")
    _, printed = run(script("cesena", "raphael", "1", "log all"), *players, game="borgia")
    said = " ".join(printed.split())
    assert "His fee is 35 ducats; you have 100 to spend." in said
    assert "1 Pay the fee (35 ducats) pay 2 Turn the artist away reject" in said
    assert "You pay Raphael's fee of 35 ducats." in said


def test_other_questions_of_borgia_say_prices() -> None:
    game: AnyGame = load_game("borgia", 4)
    painter = make_painter(Texts(["en"], game, NAMES))
    facts = painter.texts.facts
    wanted = {"hire", "doctor", "auction", "trade_answer", "pledge_answer", "consent"}
    rng = Rng(3)
    for seed in range(40):
        match: Match[State, View] = Match(game, bytes([seed] * 32))
        while wanted and (pending := pending_seats(match.pending())):
            kind = match.decision(pending[0]).kind
            if kind in wanted:
                view = game.shown(match.view(pending[0]))
                notations = [game.move_text(move) for move in match.legal_moves(pending[0])[:4]]
                hints = painter.hints(kind, view)
                words = [painter.words(notation, view) for notation in notations]
                if kind == "hire" and len(notations) > 2:
                    fact = facts[notations[1].split()[1]]
                    assert words[1].endswith(f"(power {fact['power']}, pay {fact['pay']})")
                    assert hints[0].startswith("You pay those you hire, win or lose; you have")
                    wanted.remove(kind)
                elif kind == "doctor" and len(notations) > 1:
                    assert "Call the Doctor (10 ducats)" in words
                    wanted.remove(kind)
                elif kind == "auction" and "fee" in facts[text(view, "card")]:
                    fee = facts[text(view, "card")]["fee"]
                    assert hints == [f"On top of the bid you pay a fee of {fee} ducats, unless you then turn him away."]
                    wanted.remove(kind)
                elif kind in ("trade_answer", "consent", "pledge_answer"):
                    assert "offer" in hints[0]
                    wanted.remove(kind)
            match.play(pending[0], game.random_move(match.state, pending[0], rng))
    assert not wanted


# Cards that left the game ---------------------------------------------------------------------------------------------


def drawn(thing: RenderableType | None) -> str:
    console = Console(file=io.StringIO(), width=2000, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(thing or "")
    return capture.get()


def at_random(name: str, seats: int, moves: int, seed: int) -> Match[State, View]:
    match: Match[State, View] = Match(load_game(name, seats), bytes([seed] * 32))
    rng = Rng(seed)
    while (pending := pending_seats(match.pending())) and match.move_count < moves:
        match.play(pending[0], match.game.random_move(match.state, pending[0], rng))
    return match


@pytest.mark.parametrize("moves", [0, 60, 200, 10**6])
def test_gone_in_habemus_papam(moves: int) -> None:
    match = at_random("habemus", 3, moves, 1)
    texts = Texts(["en"], match.game, NAMES[:3])
    painter = make_painter(texts)
    for seat in (0, 1, OBSERVER):
        view = match.game.shown(match.view(seat))
        said = drawn(painter.extra("gone", view))
        for card in set(texts_of(view, "gone")):
            assert texts.card(card) in said
        listed = [line for line in said.splitlines() if ": " in line]
        assert len(listed) == len({deck(texts, card) for card in texts_of(view, "gone")}) + ("you gave up" in said)
        if seat != OBSERVER:
            order = text(tables(view, "seats")[seat], "discarded")
            assert ("order you gave up" in said) == bool(order)
            assert texts.card(order) in said if order else True
        if not texts_of(view, "gone"):
            assert "Nothing so far." in said


def deck(texts: Texts, card: str) -> str:
    return "persons" if "age" in texts.facts[card] else str(texts.facts[card]["kind"] == "action")


@pytest.mark.parametrize(
    ("option", "orgies", "cleopatra", "caesar", "gone"),
    [
        ("3", 2, "", "", "none"),
        ("3", 2, "censors censors", "censors", "Censors"),
        ("3", 2, "censors censors senators", "aediles*2 aediles censors", "Aediles, Censors"),
        ("drop_one", 1, "", "", "Orgy"),
        ("drop_one_after_second_group", 2, "censors*3", "", "Censors"),
        ("drop_one_after_second_group", 1, "censors*3", "aediles*3", "Aediles, Censors, Orgy"),
    ],
)
def test_gone_in_caesar_and_cleopatra(option: str, orgies: int, cleopatra: str, caesar: str, gone: str) -> None:
    game: AnyGame = load_game("caesar", 2, {"orgies": option})
    parties = [
        caesar_positions.party(taken=" ".join(caesar_positions.cards(cleopatra)), discard="5 veto"),
        caesar_positions.party(taken=" ".join(caesar_positions.cards(caesar))),
    ]
    data = caesar_positions.position(*parties, orgies=orgies, suffrage_discard="praetors orgy")
    said = asked(game, data, "gone")
    told = (
        f"Suffrage cards out of the game {gone} Discards of Anna (Cleopatra) 5 · Veto Discards of Berta (Caesar) none"
    )
    assert told in said


def test_gone_in_borgia() -> None:
    match = at_random("borgia", 4, 600, 2)
    texts = Texts(["en"], match.game, NAMES)
    view = match.game.shown(match.view(0))
    assert texts_of(view, "gone")
    said = drawn(make_painter(texts).extra("gone", view)).splitlines()
    assert said[0] == "Out of the game"
    counted = Counter(texts.card(card) for card in texts_of(view, "gone"))
    assert Counter(said[1].strip().split(", ")) == Counter(
        f"{name} ×{count}" if count > 1 else name for name, count in counted.items()
    )
    assert len(said) == 2


# Help -----------------------------------------------------------------------------------------------------------------


def test_help_on_placing() -> None:
    said = caesar_reply("help place")
    assert "'place 3 1 5 2 4' gives the Senators a 3, the Praetors a 1" in said
    assert "§2.11 to §2.14" in said
    said = borgia_reply(*READY, "help place")
    assert "'house titian in imola'" in said
    assert "§5.9 to §5.15" in said


@pytest.mark.parametrize("word", ["", "undo", "gone", "give up"])
def test_help_tells_of_the_commands(word: str) -> None:
    said = borgia_reply(*READY, f"help {word}".strip())
    assert "gone the cards that have left the game" in said
    assert "undo take back your last answer" in said
    assert "give up drop a trade, a pledge or a rearrangement you have begun" in said
