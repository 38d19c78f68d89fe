"""How strong players and bots are at each game, by the results of their rated games (openskill, Plackett-Luce)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from curia.server.base.limits import address_key, is_within
from curia.server.store.rows import RatingRow

BOT: Final = "bot:"
"""A bot is rated as this and its level, wherever it plays."""
_MODEL: Final = PlackettLuce()
_LOOPBACK: Final = address_key("::1")
_START: Final = 1000.0
_POINTS: Final = 200 / _MODEL.beta
"""A difference of one beta in skill is won three times of four; in chess that is called 200 points."""


MOST_A_DAY: Final = 3
"""Rated games of the same people within a day."""


def share_an_address(addresses: Iterable[set[str]]) -> bool:
    """Whether two players came from one address. This machine's own is nobody's: it is a proxy, or a trial."""
    seen: Counter[str] = Counter()
    for known in addresses:
        seen.update({address for address in known if not is_within(address, "127.0.0.0/8") and address != _LOOPBACK})
    return any(count > 1 for count in seen.values())


def shown(row: RatingRow) -> float:
    """The rating that people see: the skill that somebody almost surely has, mu - 3 sigma.

    Everybody starts at 1000 and rises as more is known of them; differences between those who played a lot read as in
    chess."""
    return round(_START + _POINTS * (row.mu - 3 * row.sigma), 1)


def rate(game: str, ranks: list[int], whos: list[str], rows: Mapping[str, RatingRow]) -> list[RatingRow]:
    """The ratings after a game: `ranks` are the places seat by seat (1 is best, shared ones repeat), `rows` what is
    known so far. Who has no row yet starts with the model's guess.

    A bot in several seats is rated once: by the mean of what each seat would have made of it. Against itself it wins
    as much as it loses, and one game never counts as several."""
    if len(set(whos)) < 2:
        return []
    before = {who: rows.get(who) or RatingRow(who, game, _MODEL.mu, _MODEL.sigma, 0) for who in whos}
    teams = [[_MODEL.rating(before[who].mu, before[who].sigma)] for who in whos]
    after = [team[0] for team in _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]
    return [
        RatingRow(
            who,
            game,
            fmean(rating.mu for rating, other in zip(after, whos, strict=True) if other == who),
            fmean(rating.sigma for rating, other in zip(after, whos, strict=True) if other == who),
            before[who].games + 1,
        )
        for who in before
    ]
