"""Section 17: the worked examples E1 to E23, E35 to E37, E40 and E41, as they are told.

Those of trades and elections are in `test_examples_elections`."""

import pytest

from tests.kit.borgia import Table, dealt, player, table
from tests.kit.borgia_deals import elect
from tests.kit.rules import rule

ADA, BRUNO, CLARA, DARIO, ELENA = range(5)


@rule("E1", "13.22", "13.24")
def test_e1_cardinals_five_players() -> None:
    game = table("cardinals", seats=5, round=2)
    assert game.allows("cardinals 3 2 0 0 0")
    for split in ("4 1 0 0 0", "3 1 1 0 0", "4 0 0 0 1"):
        assert not game.allows(f"cardinals {split}")


@rule("E2", "13.24")
@pytest.mark.parametrize(("split", "most"), [("2 1 0", 2), ("2 1 1 0", 2), ("3 2 0 0 0", 3), ("3 2 1 0 0 0", 3)])
def test_e2_cardinals_other_numbers(split: str, most: int) -> None:
    seats = len(split.split())
    game = table("cardinals", *[player(cardinals=3)] * seats, seats=seats, round=2)
    assert game.allows(f"cardinals {split}")
    assert max(int(text.split()[0]) for text in game.can("cardinals ")) == most


@rule("E3", "7.15", "7.20")
@pytest.mark.parametrize(("hired", "attack", "success"), [("paolo oliverotto", 8, False), ("paolo renzo", 9, True)])
def test_e3_a_defended_town(hired: str, attack: int, success: bool) -> None:
    people = player("paolo oliverotto renzo"), player(lies="ancona(bentivoglio da_vinci)")
    game = table("seize", *people).go("seize ancona").play(0, f"hire {hired}").play(1, "hire nobody")
    (facts,) = game.happened("seized" if success else "seizure_failed")
    assert (facts["attack"], facts["defence"]) == (attack, 8)
    assert ("ancona" in game.lies(0)) == success


@rule("E4", "12.2", "12.3", "12.4", "12.5")
def test_e4_points() -> None:
    own = player(lies="bologna pinturicchio treasurer", ducats=37)
    game = elect(table("pledges", own, round=3), ADA)
    assert game.outcome().parts[ADA] == {"ducats": 3, "papacy": 10, "towns": 4, "artists": 2}
    assert game.outcome().points[ADA] == 19


@rule("E43", "12.7")
def test_e43_points_of_offices() -> None:
    own = player(lies="bologna pinturicchio treasurer", ducats=37)
    game = elect(table("pledges", own, round=3, points={"treasurer": 2}), ADA)
    assert game.outcome().parts[ADA] == {"ducats": 3, "papacy": 10, "towns": 4, "artists": 2, "offices": 2}
    assert game.outcome().points[ADA] == 21


@rule("E5", "10.7")
@pytest.mark.parametrize(
    ("cast", "votes", "elected"), [(75, 38, True), (75, 37, False), (48, 25, True), (48, 24, False)]
)
def test_e5_majority(cast: int, votes: int, elected: bool) -> None:
    cardinals = [4, 4, 4, 4] if cast == 48 else [13, 4, 4, 4]
    game = table("ballot", *[player(cardinals=number) for number in cardinals])
    left = votes
    for seat, number in enumerate(cardinals):
        for_ada = min(left, 3 * number)
        left -= for_ada
        while seat in game.asked and game.question == "ballot":
            candidate = game.legal(seat)[0].split()[-1]
            wanted = for_ada if candidate == "0" else 0 if candidate != "1" else 3 * number - for_ada
            game.play(seat, f"vote {wanted} for {candidate}")
    assert game.happened("counted")[0]["totals"] == [votes, cast - votes, 0, 0]
    assert (game.happened("elected") == [{"seat": ADA}]) == elected


@rule("E6", "2.4")
@pytest.mark.parametrize(("seats", "needed"), [(3, 57), (4, 60), (5, 60), (6, 60)])
def test_e6_how_many_cards(seats: int, needed: int) -> None:
    rules = table(seats=seats).game.config
    assert seats * rules.hand_size + 3 * rules.market_size + 2 * seats == needed


@rule("E6", "2.17", "B9")
def test_e6_a_third_market_of_six() -> None:
    game = dealt(seats=6, discards="cards").until("moment")
    assert (game.market, len(game.deck)) == (12, 60 - 18)
    taken = " ".join(table(seats=6).deck[: 18 + 12 + 6 + 12])
    third = table("new round", seats=6, round=2, gone=taken, discards="cards")
    while third.chance_is_asked:
        third.quiet()
    assert third.market == 6


@rule("E7", "2.7", "2.8", "2.9", "2.10")
def test_e7_redraw() -> None:
    game = dealt(
        "renzo spy imola este",
        "paolo datary titian varano",
        "faenza treasurer savonarola manfredi",
        "poison poison assassin spy",
        "spy spy marriage doctor",
        seats=5,
    )
    game.go("keep", "keep", "keep")
    assert (game.asked, game.legal()) == ([DARIO], ["keep", "redraw"])
    game.go("redraw", "draw cesena", "draw rimini", "draw ancona", "draw auditor")
    assert game.hand(DARIO) == ["ancona", "rimini", "cesena", "auditor"]
    assert {"poison", "assassin"} <= set(game.deck)
    assert (game.asked, game.legal()) == ([DARIO], ["keep", "redraw"])
    game.go("keep")
    assert (game.asked, game.legal()) == ([ELENA], ["keep"])


def first_cards() -> Table:
    others = "renzo spy poison accusation", "paolo spy poison accusation", "baglioni spy assassin savonarola"
    return dealt("imola manfredi raphael spy", *others).go("keep", "keep", "keep", "keep")


@rule("E8", "2.12", "2.13", "2.14", "5.13")
def test_e8_first_cards() -> None:
    game = first_cards()
    assert game.happened("showed")[0] == {"seat": ADA, "cards": ["imola", "raphael", "manfredi"]}
    game.go("lay imola", "lay manfredi", "house manfredi in imola")
    game.go("pay", "house raphael in imola")
    assert game.ducats[ADA] == 65
    assert game.housed("imola") == ["raphael", "manfredi"]
    early = first_cards().go("lay manfredi")
    assert early.can("house manfredi ") == ["in valencia", "nowhere"]


def titian_sold(bruno: int = 40) -> Table:
    """E9 until Bruno has bid 5 and Clara has passed."""
    people = player(), player(ducats=bruno)
    return table("market", *people).go("buy", "draw titian", "pass", "bid 5", "pass")


@rule("E9", "4.4", "4.5", "4.6", "4.12", "5.5", "5.6")
def test_e9_auction() -> None:
    game = titian_sold().go("pass", "bid 6", "bid 12", "pass")
    assert game.ducats[BRUNO] == 28
    assert (game.asked, game.legal()) == ([BRUNO], ["reject"])
    game.go("reject")
    assert (game.pile, game.ducats[BRUNO]) == (["titian"], 28)
    rich = titian_sold(42).go("pass", "bid 6", "bid 12", "pass")
    assert rich.legal() == ["reject", "pay"]
    assert rich.go("pay").ducats[BRUNO] == 0


@rule("E10", "4.7", "4.8", "4.10")
def test_e10_out_for_good() -> None:
    game = titian_sold().go("pass", "bid 6")
    assert game.asked == [BRUNO], "Clara may not come back"
    assert not game.allows("bid 5")
    assert game.allows("bid 40")
    assert not game.allows("bid 41")


@rule("E11", "5.17", "5.18", "5.21")
def test_e11_housing() -> None:
    game = table("moment 0", player(), player(lies="cesena(varano datary) florence(perugino) treasurer"), active=BRUNO)
    game.go("rehouse", "house datary in florence", "house treasurer in cesena", "house perugino in cesena")
    assert game.housed("cesena") == ["treasurer", "perugino", "varano"]
    assert game.housed("florence") == ["datary"]
    assert "rehouse" not in game.legal()


@rule("E12", "6.32", "6.33")
@pytest.mark.parametrize(("ducats", "answers"), [(9, ["no doctor"]), (10, ["no doctor", "doctor"])])
def test_e12_poison_and_doctor(ducats: int, answers: list[str]) -> None:
    people = player(), player("doctor", "botticelli", ducats=ducats), player("poison")
    game = table("play", *people, active=CLARA).go("play poison on botticelli")
    assert (game.asked, game.legal()) == ([BRUNO], answers)
    game.go(answers[-1])
    assert ("botticelli" in game.lies(BRUNO)) == (ducats == 10)
    assert game.ducats[BRUNO] == (0 if ducats == 10 else 9)


@rule("E13", "6.29", "6.30", "6.31")
def test_e13_the_pope_kills_an_office() -> None:
    people = player("assassin", "datary"), player(lies="camerlengo")
    game = table("play", *people, seats=3).go("play assassin on camerlengo")
    assert game.can("assign camerlengo to ") == ["2", "pile"]
    own = table("play", *people, seats=3).go("play assassin on datary")
    assert own.can("assign datary to ") == ["1", "2", "pile"]


@rule("E14", "6.15", "6.20", "6.37", "6.41")
def test_e14_marriage() -> None:
    people = player(), player(), player("spy poison"), player("renzo", "imola")
    game = table("play", *people, active=CLARA, spouses=(CLARA, DARIO))
    assert game.can("play spy on ") == ["0", "1"]
    game.go("play poison on marriage")
    assert game.asked == [DARIO]
    game.go("no doctor")
    assert game.can("play spy on ") == ["0", "1", "3"]
    game.go("play spy on 3", "draw renzo", "enough", "go on")
    assert game.can("seize ") == ["imola", "nothing"]


@rule("E15", "4.18", "6.46", "6.47", "7.13")
def test_e15_savonarola() -> None:
    people = player("spy assassin renzo"), player("paolo", "datary")
    game = table("market", *people, savonarola=True)
    assert game.legal() == ["buy"]
    game.go("buy", "draw doctor", "bid 1", "pass", "pass", "pass", "go on")
    assert game.can("play ") == ["assassin on savonarola"]
    game.go("play assassin on savonarola", "play spy on 1", "draw paolo", "enough", "go on", "seize datary")
    assert "renzo" in game.can("hire ", ADA)


@rule("E15", "7.13", "7.21")
def test_e15_savonarola_without_the_assassin() -> None:
    game = table("seize", player("spy renzo"), player(lies="datary"), savonarola=True).go("seize datary")
    assert game.legal(ADA) == ["hire nobody"]
    game.play(ADA, "hire nobody").play(BRUNO, "hire nobody")
    assert game.lies(ADA) == ["datary"]


@rule("E16", "6.48", "6.53")
@pytest.mark.parametrize(("bruno", "clara", "upheld"), [("no", "yes", True), ("yes", "no", True), ("no", "no", False)])
def test_e16_accusation(bruno: str, clara: str, upheld: bool) -> None:
    people = player(cardinals=6), player("accusation", cardinals=5), player(cardinals=5), player("accusation")
    game = table("play", *people, round=2, active=DARIO, got=(BRUNO, CLARA)).go("play accusation", "yes")
    assert game.asked == [BRUNO], "the Pope has no say"
    game.go(bruno, clara)
    assert game.skips == [int(upheld), 0, 0, 0]
    (facts,) = game.happened("accusation_upheld" if upheld else "accusation_failed")
    assert (facts["yes"], facts["no"]) == ((9, 5) if upheld else (4, 10))
    others = table("play", *people, round=2, active=BRUNO, got=(BRUNO, CLARA))
    assert others.can("play accusation") == []


@rule("E17", "6.54")
def test_e17_a_tied_accusation() -> None:
    people = player(), player("accusation", cardinals=5), player(cardinals=5)
    game = table("play", *people, seats=3, round=2, active=BRUNO, reshuffled=True).go("play accusation", "yes", "no")
    assert game.skips == [0, 0, 0]


@rule("E18", "3.10", "3.11", "3.12")
def test_e18_a_skipped_phase() -> None:
    people = player(), player(), player(), player(), player("accusation", "imola datary")
    game = table("play", *people, seats=5, round=2, active=ELENA, market=0, reshuffled=True).go("play accusation")
    while game.question == "accuse":
        game.go("yes")
    elect(game.until("pledge"), BRUNO).forget_events()
    game.until("pledge")
    told = [(event.public["seat"], event.name) for event in game.log.events if event.name.startswith("phase")]
    assert [seat for seat, _ in told] == [1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]
    assert [number for number, (_, name) in enumerate(told) if name == "phase_skipped"] == [4]
    assert len(game.happened("phase")) == 10


@rule("E19", "7.11", "7.16", "7.17", "7.18")
def test_e19_an_artist_by_himself() -> None:
    people = player("renzo paolo", ducats=50), player("oliverotto", "michelangelo")
    game = table("seize", *people).go("seize michelangelo")
    assert game.can("hire ", ADA) == ["nobody", "renzo"]
    game.play(ADA, "hire renzo").play(BRUNO, "hire oliverotto")
    assert game.ducats[ADA] == 0
    assert "michelangelo" in game.lies(ADA)
    assert table("seize", player(ducats=39), people[1]).can("seize ") == ["nothing"]


@rule("E20", "7.20", "7.21")
def test_e20_ties() -> None:
    people = player("oliverotto"), player("alessandro", "datary bentivoglio")
    office = table("seize", *people).go("seize datary").play(ADA, "hire oliverotto").play(BRUNO, "hire alessandro")
    assert "datary" in office.lies(ADA)
    family = table("seize", *people).go("seize bentivoglio").play(ADA, "hire oliverotto").play(BRUNO, "hire nobody")
    assert family.lies(ADA) == []


@rule("E21", "7.25", "7.27", "7.28")
def test_e21_a_poor_taker() -> None:
    people = player("paolo", ducats=30), player(lies="rimini(raphael governor)")
    game = table("seize", *people).go("seize rimini").play(ADA, "hire paolo").play(BRUNO, "hire nobody")
    assert (game.ducats[ADA], game.legal()) == (15, ["reject"])
    game.go("reject")
    assert game.pile == ["raphael", "paolo"]
    assert game.lies(ADA) == ["rimini", "governor"]
    assert game.housed("rimini") == ["governor"]


@rule("E22", "7.4", "7.26", "7.29")
def test_e22_a_home_town() -> None:
    people = player(), player(lies="florence(datary mantegna este)"), player("vitellozzo renzo", "imola", ducats=55)
    game = table("seize", *people, active=CLARA).go("seize florence").play(CLARA, "hire vitellozzo renzo")
    game.play(BRUNO, "hire nobody")
    assert game.happened("seized")[0].items() >= {"attack": 10, "defence": 7}.items()
    assert game.ducats[CLARA] == 25
    assert game.can("house datary ") == ["in imola", "in palestrina", "nowhere"]
    game.go("house datary in imola", "pay", "house mantegna in palestrina", "house este in imola")
    assert game.ducats[CLARA] == 5
    assert game.housed("imola") == ["datary", "este"]
    assert (game.lies(BRUNO), game.housed("florence")) == ([], [])
    after = table("seize", player("renzo"), player(), player(lies="imola(datary este)"))
    assert after.can("seize ") == ["imola", "nothing"]


@rule("E23", "7.14", "7.15")
@pytest.mark.parametrize(("lies", "attack"), [("valencia(da_vinci) spoleto", 7), ("da_vinci spoleto", 6)])
def test_e23_da_vinci(lies: str, attack: int) -> None:
    people = player("vitellozzo", lies), player(lies="urbino(varano)")
    game = table("seize", *people).go("seize urbino").play(ADA, "hire vitellozzo").play(BRUNO, "hire nobody")
    (facts,) = game.happened("seizure_failed")
    assert (facts["attack"], facts["defence"]) == (attack, 7)
    spoleto = table("seize", *people, active=BRUNO).go("seize spoleto")
    spoleto.play(BRUNO, "hire nobody").play(ADA, "hire nobody")
    assert spoleto.happened("seizure_failed")[0]["defence"] == 2


@rule("E35", "9.2")
def test_e35_income() -> None:
    game = table("phase", player(lies="imola treasurer", ducats=0), market=0)
    assert game.ducats[ADA] == 30


@rule("E36", "15.3", "15.4")
def test_e36_places() -> None:
    people = [player(ducats=510), player(ducats=610), player(ducats=580), player(ducats=400)]
    game = elect(table("pledges", *people, round=3), ADA)
    assert game.outcome().points == [61, 61, 58, 40]
    assert game.outcome().ranks == [1, 1, 3, 4]


@rule("E37", "4.17", "6.12", "6.13", "6.14")
def test_e37_spies() -> None:
    game = table("market", player("spy*2"), player(), player("spy")).go("spy", "draw renzo")
    assert game.seen_by(ADA, "took_unseen") == [{"seat": ADA, "card": "renzo"}]
    assert game.seen_by(BRUNO, "took_unseen") == [{"seat": ADA}]
    game.go("go on", "play spy on 2", "draw spy")
    assert game.knows(CLARA) == [("spy", [ADA])]
    assert game.knows(BRUNO) == []
    game.go("play spy on 3")
    assert game.happened("nothing_stolen") == [{"seat": ADA, "other": DARIO}]
    assert game.hand(ADA) == ["renzo"]


@rule("E40", "6.8", "6.9", "6.58")
@pytest.mark.parametrize("discards", ["rules", "cards"])
def test_e40_where_cards_go(discards: str) -> None:
    people = player("spy*2 poison renzo"), player(lies="datary auditor")
    game = table("play", *people, spouses=(CLARA, DARIO), market=0, pope=BRUNO, discards=discards)
    game.go("play spy on 2", "play spy on 2", "play poison on datary", "no doctor", "enough", "go on", "seize auditor")
    game.play(ADA, "hire renzo").play(BRUNO, "hire nobody")
    returned = [] if discards == "rules" else ["spy", "spy"]
    assert game.pile == ["datary", "renzo", *returned]
    elect(game.until("pledge"), ADA)
    back = ["renzo"] if discards == "rules" else ["renzo", "spy", "spy", "marriage"]
    assert all(card in game.deck for card in back)
    assert game.gone == (["spy", "spy", "poison", "marriage"] if discards == "rules" else ["poison"])


@rule("E41", "6.21", "6.26", "6.27", "7.3", "7.4")
def test_e41_targets_that_are_none() -> None:
    people = player("assassin poison"), player(lies="faenza(datary) mantegna")
    assert table("seize", *people).can("seize ") == ["faenza", "mantegna", "nothing"]
    game = table("play", *people)
    assert game.can("play assassin on ") == ["datary"]
    assert game.can("play poison on ") == ["datary", "mantegna"]
    assert table("play", *people, poison="unhoused_only").can("play poison on ") == ["mantegna"]
