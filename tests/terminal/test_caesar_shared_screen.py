"""Two people at one screen play Caesar & Cleopatra: nobody sees what the other one keeps secret."""

import re
from functools import cache

from tests.terminal.table import run
from tests.terminal.test_shared_screen import segments

TWO = ("--players", "Anna:human,Berta:human")
COMMON = "spy spy castling castling courtesan wrath assassination assassination assassination"
VETO_FIRST = f"veto courtesan veto assassination {COMMON}"
SPY_FIRST = f"assassination courtesan veto veto {COMMON}"
BERTAS = f"courtesan courtesan veto veto assassination {COMMON}".replace(" courtesan wrath", " wrath")
LAST_TURN = "Turn 14 "


@cache
def play(annas_order: str, annas_cards: str = "31524") -> str:
    """Both lay their lowest card face down and draw a manipulation card first. Berta sends a Courtesan."""
    drawn: set[str] = set()

    def answer(printed: str) -> str:
        asked = printed.rsplit("\n", 1)[1]
        seen = printed.rsplit("─" * 80, 1)[-1]
        name = asked.removesuffix("> ")
        if LAST_TURN in printed:
            return ""
        if asked.endswith("looking. "):
            return "\n"
        if "In what order" in seen:
            return (annas_order if name == "Anna" else BERTAS) + "\n"
        if "Your first five" in seen:
            return (annas_cards if name == "Anna" else "54321") + "\n"
        if "Which reserve do you draw" in seen:
            first = name not in drawn
            drawn.add(name)
            return "m\n" if first else "i\n"
        if "Veto the" in seen:
            return "allow\n"
        if "Do you play a manipulation card?" in seen:
            return "courtesan senators\n" if "courtesan senators" in seen else "done\n"
        return "1\n" if f"{asked}moves" in seen or " 1 lay" in seen else "moves\n"

    return run(answer, *TWO, game="caesar")[1]


def changed(one: str, other: str) -> set[str]:
    first, second = segments(one), segments(other)
    assert len(first) == len(second) > 20
    return {who for (who, saw), (_, saw_too) in zip(first, second, strict=True) if saw != saw_too}


def test_a_secret_order_changes_nothing_that_others_see() -> None:
    """Anna holds a Veto in one game and an Assassination in the other, and is asked for a Veto in both."""
    one, other = play(VETO_FIRST), play(SPY_FIRST)
    assert changed(one, other) == {"Anna"}
    assert LAST_TURN in one


def test_the_first_placements_stay_sealed() -> None:
    """Until the first vote or Courtesan turns cards up, all that Berta sees is the same."""
    games = [play(VETO_FIRST, cards) for cards in ("31524", "13524")]
    shown = [re.split("turned up: [1-5]|The (Senators|Praetors) vote:", printed)[0] for printed in games]
    first, second = (segments(printed)[:-1] for printed in shown)
    assert len(first) == len(second) > 5
    assert {who for (who, saw), (_, too) in zip(first, second, strict=True) if saw != too} == {"Anna"}


def test_a_hand_without_a_veto_is_asked_too() -> None:
    printed = play(SPY_FIRST)
    asked = [saw for who, saw in segments(printed) if who == "Anna" and "Veto the Courtesan?" in saw]
    assert asked
    assert "Send a Courtesan to the Senators." in asked[0]
    assert "This is your only answer; press Enter." in asked[0]
    assert "Veto!" in next(saw for who, saw in segments(play(VETO_FIRST)) if "Veto the" in saw)


def test_each_part_of_the_screen_is_one_persons_or_everybodys() -> None:
    printed = play(VETO_FIRST)
    parts = segments(printed)
    assert {who for who, _ in parts} == {"", "Anna", "Berta"}
    for who, saw in parts:
        assert saw.count("Your cards") <= (1 if who else 0)
        assert "Mission:" not in saw or who
        assert all(f"{other} (you)" not in saw for other in ("Anna", "Berta") if other != who)
