"""Borgia: one person among bots, and several people at one screen."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from curia.catalog import load_game
from curia.core.record import read_record, verify
from curia.terminal import replay as replay_command
from tests.terminal.table import new_screen, run, script
from tests.terminal.test_shared_screen import segments

SOLO = ("--players", "Anna:human,random,random,random")
READY = ("cesena", "raphael", "pay", "home", "cesena")
"""Anna, the first Pope, lays what she was dealt; the next question is her first moment."""
ANSWERS = {
    "starting hand?": "keep",
    "Trade, rearrange": "",
    "buy a market card": "buy",
    "Your bid for": "pass",
    "Pay for": "reject",
    "Step 2": "enough",
    "Step 3": "seize nothing",
    "which Condottieri": "hire nobody",
    "do you call the Doctor": "no doctor",
    "accept this": "refuse",
    "Before the ballot": "done",
    "How do you vote": "me",
    "share out the cardinals": "1 me rest medici",
    "do you allow": "forbid",
    "Is the Pope guilty": "no",
}


def quiet(*lines: str) -> Callable[[str], str]:
    """Types these lines, then wants nothing: see ANSWERS; elsewhere the first answer of a list."""
    rest = list(lines)
    last = [""]

    def answer(printed: str) -> str:
        if rest:
            return rest.pop(0) + "\n"
        asked = printed.rsplit("Behind your screen", 1)[-1]
        if asked == last[0]:
            return "moves\n"
        last[0] = asked
        found = [typed for words, typed in ANSWERS.items() if words in asked]
        if not found or "could mean" in asked or "only answer" in asked:
            return "\n" if "only answer" in asked else "1\n"
        if found == ["me"] and not re.search(r"Candidates:[^.]*Anna", asked):
            return str(re.findall(r"Candidates: (\w+)", asked)[0]) + "\n"
        return found[0] + "\n"

    return answer


def reply(*typed: str) -> str:
    """What is said to the last thing typed, down to the prompt that follows it."""
    _, printed = run(script(*typed), *SOLO, game="borgia", width=100)
    return " ".join("Anna>".join(printed.split("Anna>")[-2:]).split())


def test_a_game_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    code, printed = run(quiet("help", "log", "piles", "hand"), *SOLO, "--save", str(file), game="borgia")
    assert code == 0
    for words in ("The count", "papacy", "artists", "Anna, Borgia", "Three Popes have been elected."):
        assert words in printed
    assert "wins!" in printed or "share the victory" in printed
    assert max(len(line) for line in printed.splitlines()) <= 80
    record = read_record(file.read_text(encoding="utf-8"))
    assert verify(load_game("borgia", 4, record.options), record) > 20
    for seat, words in ((None, "Anna is drawn as the first Pope."), (1, "You are dealt")):
        screen, told = new_screen(script())
        assert replay_command.run(load_game("borgia", 4, record.options), record, seat, "en", screen) == 0
        assert words in told.getvalue()


def test_what_is_asked_is_shown() -> None:
    said = reply(*READY)
    for words in (
        "Round 1 of 3 · your phase",
        "Market 12 · deck 32 · Pope: Anna (Borgia)",
        "0 Borgia Anna (you, Pope) 4 12 10",
        "Valencia 3 [Raphael 5]; Cesena 3/10/2 [Bentivoglio 3]",
        "65 ducats · 12 votes",
        "Hand: Oliverotto da Fermo 3/5",
        "Before step 1 (buy or spy); 3 offers left in this phase.",
        "offer NAME",
    ):
        assert words in said


SAID = {
    "offer virginio: cesena for 5 vitelli": "could be Vitellozzo Vitelli",
    "offer medici: spoleto for datary": "Spoleto is not yours to give. (§8.10)",
    "offer medici: 66 ducats for nothing": "You cannot give 66 ducats; you have 65. (§8.12)",
    "offer medici: nothing for nothing": "Nothing for nothing: that is no trade. (§8.5)",
    "offer me: cesena for 5 ducats": "You cannot trade with yourself. (§8.1)",
    "offer medici: bentivoglio for 5 ducats": "goes only with its town. (§8.8)",
    "rehouse raphael in florence": "There is no card 'florence'",
    "rehouse bentivoglio in valencia": "never moves again. (§5.21)",
    "bid 12": "Now the question is: trading and rearranging. (§3.7)",
    "seize bologna": "That step is still to come. Go on first. (§3.4)",
    "help": "buy 10 votes from medici for me for 20 ducats if elected",
    "card titian": "§5.3 to §5.8",
    "help datary": "the Pope's consent",
    "help da vinci": "The printed rules fix the name and power; the rest is our reconstruction.",
    "help medici": "lives in Florence",
    "help florence": "the home town of the Medici",
    "help spy": "Names and numbers here are our reconstruction",
    "help seize": "§7.1",
    "piles": "Out of the game none",
    "hand": "Condottiere: power 3 in a seizure, pay 5",
    "rules B19": "The player in phase passes at once",
}


@cache
def replies() -> dict[str, str]:
    """What is said to each of these at the first moment, which none of them answers."""
    _, printed = run(script(*READY, *SAID), *SOLO, game="borgia", width=100)
    return dict(zip(SAID, printed.split("Anna> \n")[len(READY) + 1 :], strict=False))


@pytest.mark.parametrize("typed", SAID)
def test_what_is_typed_instead_of_an_answer(typed: str) -> None:
    assert SAID[typed] in " ".join(replies()[typed].split())


def test_a_whole_trade_is_offered_in_one_line() -> None:
    said = reply(*READY, "offer orsini: 5 ducats and oliverotto for any death, camerlengo, 1 ducat")
    assert "You offer Virginio: Oliverotto da Fermo and 5 ducats for Camerlengo, any death card and 1 ducat." in said
    assert "2 offers left" in said


def test_new_places_in_one_line() -> None:
    said = reply(*READY, "rehouse raphael in cesena")
    assert "Cesena 3/10/2 [Raphael 5, Bentivoglio 3]" in said


def test_a_trade_link_by_link() -> None:
    said = reply(*READY, "offer vittoria", "cesena")
    assert "Your offer to Vittoria so far: Cesena – for nothing." in said
    assert "You offer Vittoria: Cesena for Bologna." in reply(*READY, "offer vittoria", "cesena", "0", "bologna", "0")


def test_amounts_are_never_listed() -> None:
    """A number there is an amount, not the number of an answer."""
    assert "ask NUMBER ducats" in reply(*READY, "offer vittoria", "cesena", "0", "moves")
    assert "from 1 to 65 ducats" in reply(*READY, "", "moves")
    assert "You bid 4" in reply(*READY, "", "moves", "4", "log")


# Several people -------------------------------------------------------------------------------------------------------

TWO = ("--players", "Anna:human,Berta:human,random")


@cache
def shared() -> str:
    """Two people who want nothing, until round 2."""

    def answer(printed: str) -> str:
        if printed.endswith("looking. "):
            return "\n"
        if "Round 2" in printed:
            return ""
        asked = printed.rsplit("Behind your screen", 1)[-1]
        found = [typed for words, typed in ANSWERS.items() if words in asked]
        return (found[0] if found and "only answer" not in asked else "" if "only answer" in asked else "1") + "\n"

    return run(answer, *TWO, game="borgia")[1]


def test_each_part_of_the_screen_is_one_persons_or_everybodys() -> None:
    parts = segments(shared())
    assert {who for who, _ in parts} == {"", "Anna", "Berta"}
    for who, saw in parts:
        assert saw.count("Behind your screen") == (1 if who else 0)
        assert all(f"{other} (you" not in saw for other in ("Anna", "Berta") if other != who)


def test_nobody_is_passed_over_who_has_only_one_answer() -> None:
    """§14.21: a question that is not put would tell what a hand or a purse lacks."""
    printed = shared()
    assert "Only one answer is possible" not in printed
    assert "This is your only answer; press Enter." in printed
