"""Whole answers of Borgia in one line become just the links that the rules ask for."""

from collections.abc import Callable

import pytest

from curia.catalog import AnyGame, load_game
from curia.core.bits import has
from curia.core.game import State, View
from curia.core.match import Match, pending_seats
from curia.core.rng import Rng
from curia.terminal.borgia_data import candidates, places
from curia.terminal.borgia_quick import quick
from curia.terminal.data import Data, number, tables, texts
from curia.text import Texts

NAMES = ["Anna", "Berta", "Carlo", "Dora"]
GAME: AnyGame = load_game("borgia", 4)
TEXTS = Texts(["en"], GAME, NAMES)
WHOLE = ("ballot", "pledge", "cardinals", "moment", "hire", "trade_answer")
Line = Callable[[list[str], Rng], str]


def called(seat: str, own: int, rng: Rng) -> str:
    """A seat by number, name or family."""
    ways = [seat, NAMES[int(seat)].lower(), TEXTS.seat_cards[int(seat)], TEXTS.seat_cards[int(seat)][:4]]
    return (["me"] if int(seat) == own else ways)[rng.below(1 if int(seat) == own else len(ways))]


def links_at_random(match: Match[State, View], seat: int, rng: Rng) -> list[str]:
    """Answers of a seat as long as they are about one thing, tried on a copy of the position."""
    state = GAME.copy(match.state)
    kind = GAME.decision(state, seat).kind
    links: list[str] = []
    while has(GAME.pending(state), seat) and len(links) < 40:
        asked = GAME.decision(state, seat).kind
        if links and asked not in FOLLOWING.get(kind, ()):
            break
        legal = list(GAME.legal_moves(state, seat))
        move = legal[rng.below(len(legal))]
        links.append(GAME.move_text(move))
        GAME.step(state, seat, move, None)
    return links


FOLLOWING = {
    "ballot": ("ballot",),
    "pledge": ("pledge_candidate", "pledge_votes", "pledge_price"),
    "moment": ("trade_give", "trade_ask", "place"),
    "trade_answer": ("trade_give", "trade_ask", "pick"),
}


def as_line(links: list[str], own: int, view: Data, rng: Rng) -> str:
    """What somebody would type for these links; '' if they are no whole answer."""
    first = links[0].split()
    if first[0] == "vote":
        return ballot_line(links, own, view, rng)
    if first[0] in ("buy", "sell") and len(links) > 2:
        votes = links[2].split()[1] + " votes" if links[2].startswith("votes") else "all votes"
        candidate = called(links[1].split()[1], own, rng)
        return f"{first[0]} {votes} {first[1]} {called(first[2], own, rng)} for {candidate} for {links[-1][6:]}"
    if first[0] == "cardinals":
        return "cardinals " + ", ".join(f"{n} {called(str(seat), own, rng)}" for seat, n in enumerate(first[1:]))
    if first[0] in ("offer", "counter"):
        sides = [
            ", ".join(shuffled([link[len(verb) :] for link in links if link.startswith(verb)], rng))
            for verb in ("give ", "ask ")
        ]
        who = f" {called(first[1], own, rng)}" if first[0] == "offer" else ""
        return f"{first[0]}{who}: {sides[0]} for {sides[1]}"
    if first[0] == "rehouse":
        mine = tables(view, "seats")[own]
        named = [link.split()[1] for link in links[1:]]
        housed = [card for cards in places(mine).values() for card in cards]
        rest = [card for card in texts(mine, "owned") if card not in named and TEXTS.facts[card]["kind"] != "town"]
        lifted = [card for card in rest if card not in housed or TEXTS.facts[card]["kind"] != "minor_family"]
        items = [*[link[6:] for link in links[1:]], *[f"{card} nowhere" for card in lifted]]
        return "rehouse " + ", ".join(shuffled(items, rng))
    return links[0] if first[0] == "hire" else ""


def ballot_line(links: list[str], own: int, view: Data, rng: Rng) -> str:
    """All votes by name; the last candidate gets what is left."""
    shares = {int(link.split()[3]): int(link.split()[1]) for link in links}
    shares[candidates(view)[-1]] = number(tables(view, "seats")[own], "votes") - sum(shares.values())
    return "vote " + ", ".join(f"{votes} for {called(str(seat), own, rng)}" for seat, votes in shares.items())


def shuffled(items: list[str], rng: Rng) -> list[str]:
    rest = list(items)
    return [rest.pop(int(rng.below(len(rest)))) for _ in items]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_in_one_line_is_what_the_links_say(seed: int) -> None:
    rng = Rng(seed)
    match: Match[State, View] = Match(GAME, seed.to_bytes(32, "big"))
    tried: dict[str, int] = dict.fromkeys(
        ("vote", "buy", "sell", "cardinals", "offer", "counter", "rehouse", "hire"), 0
    )
    while pending := pending_seats(match.pending()):
        seat = pending[0]
        kind = match.decision(seat).kind
        if kind in WHOLE:
            view = GAME.shown(match.view(seat))
            links = links_at_random(match, seat, rng)
            line = as_line(links, seat, view, rng)
            if line and (kind != "ballot" or number(view, "filled") == 0):
                found = quick(TEXTS, kind, line, view)
                assert found is not None, line
                assert (found.said, list(found.moves)) == ("", links), line
                tried[links[0].split()[0]] += 1
        match.play(seat, GAME.random_move(match.state, seat, rng))
    assert all(tried[word] for word in ("vote", "buy", "cardinals", "offer", "hire")), tried


# What cannot be read --------------------------------------------------------------------------------------------------


def at(kind: str, seed: int = 1) -> tuple[Match[State, View], int]:
    """The first time that a question is put in a game at random."""
    rng = Rng(seed)
    match: Match[State, View] = Match(GAME, seed.to_bytes(32, "big"))
    while match.decision(pending_seats(match.pending())[0]).kind != kind:
        seat = pending_seats(match.pending())[0]
        match.play(seat, GAME.random_move(match.state, seat, rng))
    return match, pending_seats(match.pending())[0]


UNREAD = [
    ("moment", "offer nobody: imola for titian", "'nobody' is nobody at this table. Say one of Anna"),
    ("moment", "offer medici: imola", "Say what you give, 'for', and what you ask"),
    ("moment", "offer medici: the moon for titian", "There is no card 'the moon'"),
    ("moment", "offer medici: any spy for titian", "any condottiere"),
    ("moment", "offer 1: 10 ducats for vitelli", "could be Vitellozzo Vitelli, Paolo Vitelli, Alessandro Vitelli"),
    ("moment", "rehouse titian on the roof", "Say for each card 'in' and a town, or 'nowhere'"),
    ("moment", "rehouse michelangelo nowhere", "Michelangelo is not yours."),
    ("pledge", "buy 10 votes", "Say it like this: buy 10 votes from medici"),
    ("pledge", "buy 10 votes from medici for me for a song", "There is no card 'a song'"),
    ("pledge", "sell 1 vote to 1 for 1 for titian", "A price is ducats, ducats if elected, an office, or cardinals"),
    ("pledge", "sell 1 vote to 1 for 1 for 5 apples", "A price is ducats"),
    ("ballot", "vote 1 me 1 medici", "'rest NAME' gives away what is left. (§10.3)"),
    ("ballot", "vote rest me rest medici", "Only one player can get the rest."),
    ("ballot", "vote 3 me 4", "Who gets the 4?"),
    ("cardinals", "cardinals medici 9", "There are only 4 cardinals to share out. (§13.22)"),
    ("hire", "hire savonarola", "Savonarola is not a Condottiere."),
]


@pytest.mark.parametrize(("kind", "typed", "said"), UNREAD)
def test_what_was_expected_is_said(kind: str, typed: str, said: str) -> None:
    match, seat = at(kind)
    found = quick(TEXTS, kind, typed, GAME.shown(match.view(seat)))
    assert found is not None
    assert said in found.said
    assert not found.moves


def test_short_answers() -> None:
    for kind, typed, move in (
        ("auction", "12", "bid 12"),
        ("auction", "bid 12 ducats", "bid 12"),
        ("moment", "", "go on"),
        ("hire", "hire none", "hire nobody"),
        ("pledge_votes", "1 vote", "votes 1"),
        ("pledge_price", "3", "price 3 ducats"),
        ("pledge_price", "3 if carlo is elected", "price 3 ducats if elected"),
        ("pledge_price", "1 cardinal", "price 1 cardinals"),
    ):
        match, seat = at(kind)
        found = quick(TEXTS, kind, typed, GAME.shown(match.view(seat)))
        assert found is not None
        assert list(found.moves) == [move]
    match, seat = at("place")
    view = GAME.shown(match.view(seat))
    found = quick(TEXTS, "place", "home", view)
    mine = tables(view, "seats")[seat]
    assert found is not None
    assert list(found.moves) == [f"house {texts(mine, 'new')[0]} in {mine['home']}"]


@pytest.mark.parametrize(("kind", "typed"), [("moment", "offer medici"), ("pledge", "done"), ("auction", "pass")])
def test_a_link_alone_is_left_to_the_rules(kind: str, typed: str) -> None:
    match, seat = at(kind)
    assert quick(TEXTS, kind, typed, GAME.shown(match.view(seat))) is None
