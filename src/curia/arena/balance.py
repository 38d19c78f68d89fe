"""Are the cards of Borgia worth what they cost? Bots play, and each card's owners and prices are counted."""

from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import cast

from curia.bots.base import choice_of
from curia.catalog import AnyGame, level, load_game, make_bot
from curia.core.bits import lowest
from curia.core.errors import OptionError
from curia.core.playout import settle
from curia.core.rng import Rng
from curia.games.borgia import cards, phase
from curia.games.borgia.rules import Borgia
from curia.games.borgia.state import BorgiaState

_BATCH = 200
"""Games of one job: few enough to share the work out, many enough to make starting one cheap."""


class Counts:
    """What was seen of each card, by its number."""

    def __init__(self) -> None:
        self.games = 0
        self.owned = [0] * cards.CARD_COUNT
        """How often somebody had the card: an open card at the end, a hand card whenever it came to a hand."""
        self.won = [0.0] * cards.CARD_COUNT
        """How often that player won; a shared win counts as its share."""
        self.bought = [0.0] * cards.CARD_COUNT
        """How often the buyer won: near the fair share if the price was right."""
        self.prices: list[list[int]] = [[] for _ in range(cards.CARD_COUNT)]
        """What was paid at auction."""

    def add(self, other: "Counts") -> None:
        self.games += other.games
        for card in range(cards.CARD_COUNT):
            self.owned[card] += other.owned[card]
            self.won[card] += other.won[card]
            self.bought[card] += other.bought[card]
            self.prices[card] += other.prices[card]


def balance(games: int, seats: int, bot: str, seed: int, jobs: int, card_file: Path | None) -> Iterator[str]:
    """The report, line by line."""
    if games < 1 or jobs < 1:
        raise OptionError("--games" if games < 1 else "--jobs", "expected 1 or more")
    game = load_game("borgia", seats, {}, card_file)
    make_bot(bot, game, Rng(1))
    work = [(seats, bot, seed + start, min(_BATCH, games - start), card_file) for start in range(0, games, _BATCH)]
    total = Counts()
    with get_context("spawn").Pool(jobs) as pool:
        for counts in pool.imap_unordered(_play_batch, work):
            total.add(counts)
    yield from report(cast(Borgia, game), total)


def _play_batch(job: tuple[int, str, int, int, Path | None]) -> Counts:
    seats, bot, seed, games, card_file = job
    game = load_game("borgia", seats, {}, card_file)
    counts = Counts()
    for number in range(seed, seed + games):
        play_counted(game, bot, number, counts)
    return counts


def play_counted(game: AnyGame, bot: str, seed: int, counts: Counts) -> None:
    """One game of bots of a kind."""
    rng = Rng(seed)
    bots = [make_bot(bot, game, rng.fork()) for _ in range(game.seats)]
    budget = level(game.meta.name, bot).budget
    state = game.initial()
    table = cast(BorgiaState, state).table
    hands = [0] * int(game.seats)
    held: list[tuple[int, int]] = []
    sold: list[tuple[int, int]] = []
    while pending := settle(game, state, rng):
        _note_hands(cast(BorgiaState, state), hands, held)
        seat = lowest(pending)
        auction = (table.card, table.bid, table.bidder) if table.phase == phase.AUCTION else None
        choice = choice_of(bots[seat], game, state, seat, budget)
        game.step(state, seat, choice.move, None)
        if auction and table.phase != phase.AUCTION:
            counts.prices[auction[0]].append(int(auction[1]))
            sold.append((int(auction[2]), int(auction[0])))
    outcome = game.outcome(state)
    assert outcome is not None
    counts.games += 1
    share = 1 / outcome.ranks.count(1)
    held += [(seat, card) for seat in range(int(game.seats)) for card in cards.cards_in(table.owned[seat])]
    for seat, card in held:
        counts.owned[card] += 1
        if outcome.ranks[seat] == 1:
            counts.won[card] += share
    for seat, card in sold:
        if outcome.ranks[seat] == 1:
            counts.bought[card] += share


def _note_hands(state: BorgiaState, hands: list[int], held: list[tuple[int, int]]) -> None:
    """Who has got which hand cards since the last look."""
    for seat, before in enumerate(hands):
        now = int(state.hand[seat])
        if now != before:
            for card in range(cards.OPEN_END, cards.CARD_COUNT):
                for _ in range(cards.count(now, card) - cards.count(before, card)):
                    held.append((seat, card))
            hands[seat] = now


def report(game: Borgia, counts: Counts) -> Iterator[str]:
    """A line for each card, kind by kind."""
    fair = 100 / game.seats
    yield f"{counts.games} games at {game.seats} seats; a fair share of wins is {fair:.1f} %."
    yield ""
    yield "| card | values | owner wins % | sold | buyer wins % | mean price | middle price | highest |"
    yield "|---|---|---|---|---|---|---|---|"
    for card in range(cards.CARD_COUNT):
        prices = sorted(counts.prices[card])
        wins = f"{100 * counts.won[card] / counts.owned[card]:.1f}" if counts.owned[card] else "–"
        paid = ["–"] * 4
        if prices:
            buyers = f"{100 * counts.bought[card] / len(prices):.1f}"
            paid = [buyers, f"{sum(prices) / len(prices):.1f}", str(prices[len(prices) // 2]), str(prices[-1])]
        yield f"| {' | '.join([game.cards.ids[card], _values(game, card), wins, str(len(prices)), *paid])} |"


def _values(game: Borgia, card: int) -> str:
    shown = [f"{name} {number}" for name, number in game.cards.values[card].items() if number]
    return ", ".join(shown)
