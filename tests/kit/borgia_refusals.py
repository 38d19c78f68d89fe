"""Positions of Borgia in which a test tries what is not allowed; each is reached by playing from a simple start."""

from collections.abc import Callable
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from curia.games.borgia import deals, payment, phase
from curia.games.borgia.deals import Pledge
from tests.kit.borgia import Table, dealt, new_table, player, table
from tests.kit.borgia_deals import ballot

HAND = player("spy poison assassin doctor renzo marriage savonarola accusation", "treasurer")
OFFICE_AND_ARTIST = player(lies="faenza(datary malatesta) mantegna")
TRADER = player("spy*2 poison", "imola(datary este) valencia(varano titian) treasurer")
PARTNER = player("renzo paolo oliverotto alessandro assassin", "faenza(malatesta) mantegna", 20)


def over() -> Table:
    ended = new_table()
    ended.state.table.phase = phase.OVER
    ended.state.table.asked = 0
    return ended


def three_pledges() -> Table:
    """Seat 0 has made its three offers, seat 1 two; the others are done."""
    made = table("pledges")
    for seat in (0, 1, 0, 1, 0):
        other = 1 - seat
        made.play(seat, f"sell to {other}", f"candidate {seat}", "votes 1", "price 1 ducats").play(other, "refuse")
        while made.seat > 1:
            made.go("done")
    return made


def cardinals_promised() -> Table:
    """Seat 1 is to get two of the four cardinals."""
    promised = table("cardinals", round=2)
    pledge = Pledge(0, 1, 0)
    pledge.candidate, pledge.votes, pledge.price, pledge.amount = 0, 1, payment.CARDINALS, 2
    promised.state.table.promises = vec[i64]([deals.promise(pledge)])
    return promised


def trade(*links: str) -> Table:
    """Seat 0 makes up a trade with seat 1."""
    return table("moment 0", TRADER, PARTNER, pope=3).go("offer 1", *links)


def pledge(*links: str, ducats: int = 100, round: int = 1) -> Table:
    """Seat 0, who has the Datary, makes up a pledge; seat 3 is out."""
    start = table("pledges", player(lies="datary", ducats=ducats), player(ducats=10), round=round, candidates=(0, 1, 2))
    return start.go(*links)


def last_ballot(start: str) -> Table:
    return table(start, ballot=3, last_ballot=True, candidates=(0, 1), first_out=2)


POSITIONS: dict[str, Callable[[], Table]] = {
    # Set-up and phases
    "chance": new_table,
    "over": over,
    "redraw": lambda: dealt("spy*2 renzo poison"),
    "lay": lambda: dealt("imola datary titian spy").go("keep", "keep", "keep", "keep"),
    "fee": lambda: table("market", player(ducats=20)).go("buy", "draw titian", "bid 15", "pass", "pass", "pass"),
    "fee of loot": lambda: (
        table("seize", player("bande_nere", ducats=40), player(lies="imola(titian)"))
        .go("seize imola")
        .all_play("hire bande_nere", "hire nobody")
    ),
    "place": lambda: table("market", player(lies="imola(datary) valencia(este)")).go(
        "buy", "draw treasurer", "bid 0", "pass", "pass", "pass"
    ),
    "places": lambda: table("moment 0", player(lies="imola datary treasurer")).go("rehouse"),
    "moment": lambda: table("moment 0", player(lies="imola")),
    "housed anew": lambda: table("moment 0", player(lies="imola(datary)")).go("rehouse", "house datary nowhere"),
    "three offers": lambda: table("moment 0", player(lies="datary"), offers=3),
    "market": lambda: table("market", player("poison")),
    "market, Savonarola": lambda: table("market", player("spy"), savonarola=True),
    "auction": lambda: table("market", player(), player(), player(ducats=20)).go("buy", "draw imola", "bid 10", "pass"),
    # Cards
    "play": lambda: table("play", HAND, OFFICE_AND_ARTIST, pope=3),
    "play, round 2": lambda: table("play", player("accusation"), pope=1, round=2),
    "play, spouses": lambda: table(
        "play",
        player("spy poison assassin savonarola accusation"),
        OFFICE_AND_ARTIST,
        pope=1,
        round=2,
        spouses=(0, 1),
    ),
    "play, Pope": lambda: table("play", player("savonarola accusation"), round=2),
    "play, Savonarola": lambda: table("play", player("spy assassin"), OFFICE_AND_ARTIST, savonarola=True),
    "play, weak poison": lambda: table("play", player("poison"), OFFICE_AND_ARTIST, poison="unhoused_only"),
    "doctor": lambda: table("play", player("poison"), OFFICE_AND_ARTIST).go("play poison on mantegna"),
    "doctor, poor": lambda: table("play", player("poison"), player("doctor", "titian", 5)).go("play poison on titian"),
    "doctor, marriage": lambda: (
        table("play", player("poison"), spouses=(1, 2)).go("play poison on marriage").play(1, "no doctor")
    ),
    "gift": lambda: table("play", player("assassin"), OFFICE_AND_ARTIST).go("play assassin on datary"),
    "accuse": lambda: table("play", player("accusation"), pope=1, round=2, got=()).go("play accusation", "yes"),
    # Seizing
    "seize": lambda: table(
        "seize",
        player(lies="bologna valencia(auditor)", ducats=10),
        OFFICE_AND_ARTIST,
        player(lies="imola palestrina(treasurer)"),
        spouses=(0, 2),
    ),
    "hire": lambda: table("seize", player("renzo alviano", ducats=30), OFFICE_AND_ARTIST).go("seize mantegna"),
    "hired": lambda: table("seize", player("renzo"), OFFICE_AND_ARTIST).go("seize faenza").play(0, "hire nobody"),
    "hire, Savonarola": lambda: table("seize", player("renzo"), OFFICE_AND_ARTIST, savonarola=True).go("seize faenza"),
    # Trades
    "give": trade,
    "give, Imola named": lambda: trade("give imola"),
    "give, Treasurer named": lambda: trade("give treasurer"),
    "give, Poison named": lambda: trade("give poison"),
    "ask": lambda: trade("give 0 ducats"),
    "ask, all ducats given": lambda: trade("give 100 ducats", "ask mantegna"),
    "ask, Faenza named": lambda: trade("give 0 ducats", "ask faenza"),
    "ask, Mantegna named": lambda: trade("give 0 ducats", "ask mantegna"),
    "ask, Doctor named": lambda: trade("give 0 ducats", "ask doctor"),
    "ask, any Condottiere named": lambda: trade("give 0 ducats", "ask any condottiere"),
    "ask of Palestrina": lambda: table("moment 0", player(), player(), player(lies="palestrina(bentivoglio)")).go(
        "offer 2", "give 1 ducats"
    ),
    "ask, eight Condottieri": lambda: trade("give 0 ducats", *["ask any condottiere"] * 8),
    "ask, four deaths": lambda: trade("give 0 ducats", *["ask any death"] * 4),
    "answer, ducats": lambda: trade("give 0 ducats", "ask 60 ducats"),
    "answer, cards": lambda: trade("give 0 ducats", "ask spy", "ask 0 ducats"),
    "answer, fee": lambda: trade("give titian", "give 5 ducats", "ask 0 ducats"),
    "answer, counter": lambda: trade("give 1 ducats", "ask 0 ducats", "counter", "give 1 ducats", "ask 0 ducats"),
    "pick": lambda: trade("give 0 ducats", *["ask any condottiere"] * 2, "ask any death", "ask 0 ducats", "accept"),
    "pick, Renzo picked": lambda: trade(
        "give 0 ducats", *["ask any condottiere"] * 2, "ask 0 ducats", "accept", "pick renzo"
    ),
    "pick a death": lambda: table("moment 0", player(), player("poison assassin spy")).go(
        "offer 1", "give 0 ducats", "ask any death", "ask 0 ducats", "accept"
    ),
    "consent": lambda: trade("give treasurer", "give 0 ducats", "ask 0 ducats", "accept"),
    # Pledges
    "pledge": pledge,
    "pledge, done": lambda: pledge("done"),
    "pledge, three offers": three_pledges,
    "pledge, all votes sold": lambda: pledge("buy from 1", "candidate 0", "votes 12", "price 1 ducats", "accept"),
    "pledge, seat 2": lambda: pledge("buy from 1", "candidate 0", "votes 12", "price 1 ducats", "accept", "done"),
    "pledge, last ballot": lambda: last_ballot("pledges").go("buy from 1", "candidate 0", "price 1 ducats", "accept"),
    "pledge, poor": lambda: pledge(ducats=0, round=3),
    "candidate": lambda: pledge("buy from 1"),
    "candidate, poor": lambda: pledge("buy from 1", ducats=0),
    "votes": lambda: pledge("buy from 1", "candidate 0"),
    "price": lambda: pledge("buy from 1", "candidate 0", "votes 1"),
    "price, other candidate": lambda: pledge("buy from 1", "candidate 2", "votes 1"),
    "price, Datary promised": lambda: pledge(
        *("buy from 1", "candidate 0", "votes 1", "price datary", "accept", "done", "done", "done"),
        *("buy from 1", "candidate 0", "votes 1"),
    ),
    "price, round 3": lambda: pledge("buy from 1", "candidate 0", "votes 1", round=3),
    "price, asked": lambda: pledge("sell to 1", "candidate 0", "votes 1"),
    "pledge answer": lambda: pledge("sell to 1", "candidate 0", "votes 1", "price 50 ducats"),
    # Election
    "ballot": lambda: table("ballot", candidates=(0, 1, 2)),
    "ballot, pledged": lambda: pledge(
        *("buy from 1", "candidate 0", "votes 5", "price 1 ducats", "accept"),
        *("done", "done", "done", "done"),
    ),
    "ballot, pledged by 0": lambda: pledge(
        *("sell to 1", "candidate 0", "votes 5", "price 1 ducats", "accept"),
        *("done", "done", "done", "done"),
    ),
    "ballot, voted": lambda: table("ballot").play(0, "vote 12 for 0", "vote 0 for 1", "vote 0 for 2"),
    "last ballot": lambda: last_ballot("ballot"),
    "last ballot, voted": lambda: last_ballot("ballot").go("vote 12 for 0"),
    "name out": lambda: ballot(table("ballot"), "0 12 0 0", "0 12 0 0", "0 0 12 0", "6 0 0 6"),
    "name out, three": lambda: ballot(
        table("ballot", candidates=(0, 1, 2), ballot=2, first_out=3), "12 0 0 0", "0 12 0 0", "0 0 12 0", "4 4 4 0"
    ),
    "last word": lambda: ballot(last_ballot("ballot"), "12 0 0 0", "0 12 0 0", "12 0 0 0", "0 12 0 0"),
    # Distribution
    "reshuffle": lambda: table("ducats", player(), player(lies="datary"), round=2),
    "assign": lambda: table(
        "ducats", player(), player(lies="datary"), player(lies="treasurer auditor"), round=2, reshuffle="chosen"
    ).go("reshuffle"),
    "hand out": lambda: table("hand out", player(lies="datary treasurer"), round=2),
    "cardinals": lambda: table("cardinals", round=2),
    "cardinals promised": cardinals_promised,
}


@cache
def at(name: str) -> Table:
    """A position by its name. Nobody may play in it: tests share it."""
    return POSITIONS[name]()
