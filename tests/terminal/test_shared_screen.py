"""Several people at one screen: nobody sees, before the count, what another one keeps secret."""

import re
from functools import cache
from itertools import pairwise

from tests.terminal.table import SEED, run, script

THREE = ("--players", "Anna:human,Berta:human,random", "--seed", SEED)
PASS = "Pass the screen to"


def segments(printed: str) -> list[tuple[str, str]]:
    """What stood on the screen between two wipes, with who was asked there; '' is what everybody may see."""
    parts = re.split(r"^─+$", printed, flags=re.MULTILINE)
    return [(next((name for name in ("Anna", "Berta") if f"{name}> " in part), ""), part) for part in parts]


def is_hand_over(printed: str) -> bool:
    return printed.endswith("press Enter when nobody else is looking. ")


@cache
def play(anna_discards: str) -> tuple[int, str]:
    """Everybody takes the first answer, but Anna chooses which order she discards."""

    def answer(printed: str) -> str:
        if is_hand_over(printed):
            return "\n"
        if printed.endswith("Anna> ") and "Which of your two orders" in printed.rsplit(PASS, 1)[1]:
            return anna_discards + "\n"
        return "1\n"

    return run(answer, *THREE)


def test_a_secret_choice_changes_nothing_that_others_see() -> None:
    code, one = play("1")
    assert code == 0
    _, other = play("2")
    assert one != other
    before_count = [printed.split("The doors open")[0] for printed in (one, other)]
    first, second = (segments(printed) for printed in before_count)
    assert len(first) == len(second)
    changed = {who for (who, saw), (_, saw_too) in zip(first, second, strict=True) if saw != saw_too}
    assert changed == {"Anna"}


def test_each_part_of_the_screen_is_one_persons_or_everybodys() -> None:
    _, printed = play("1")
    parts = segments(printed.split("The doors open")[0])
    assert {who for who, _ in parts} == {"", "Anna", "Berta"}
    for who, saw in parts:
        assert saw.count("Behind your screen") == (1 if who else 0)
        assert all(f"{other} (you)" not in saw for other in ("Anna", "Berta") if other != who)
        assert "in secret" not in saw or who


def test_a_sealed_bid_stays_sealed() -> None:
    """Anna's bid differs; all that Berta sees until she has answered is the same."""
    seen = []
    for bid in ("none", "dda"):
        _, printed = run(script("", bid, "", "quit", "n"), *THREE)
        seen.append(printed.split("Pass the screen to Berta.")[1])
    assert seen[0] == seen[1]


def test_an_empty_hand_is_asked_too_but_not_in_the_first_round() -> None:
    """Whoever were passed over would be known to hold no action card."""
    _, printed = play("1")
    rounds = printed.split("Round 2 –")
    assert "Play an action card this round" not in rounds[0]
    asked = [who for who, saw in segments(printed) if "Play an action card" in saw and "Hand: no action cards" in saw]
    assert asked
    assert "This is your only answer; press Enter." in printed


def test_a_terminal_is_wiped_with_its_scrollback_before_and_after() -> None:
    _, printed = run(script("", "dda", "", "d"), *THREE, is_terminal=True)
    wiped = "\x1b[2J\x1b[H\x1b[3J"
    after_bid = printed.split("Anna> ")[1]
    assert wiped in after_bid.split("Berta")[0]
    between = printed.split("nobody else is looking.")[1]
    assert wiped in between.split("Behind your screen")[0]


def test_nobody_is_handed_a_screen_that_they_already_have() -> None:
    _, printed = play("1")
    handed = re.findall(r"Pass the screen to (\w+)\.", printed)
    assert len(handed) > 20
    assert all(one != next_one for one, next_one in pairwise(handed))


def test_a_person_alone_is_never_handed_over() -> None:
    _, printed = run(script("dda", "1", "1"), "--players", "Anna:human,random,random")
    assert PASS not in printed
