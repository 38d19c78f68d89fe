"""All questions of Borgia, and the one of the moment."""

from typing import Final

from librt.vecs import vec

from curia.games.borgia import deals, phase
from curia.games.borgia.question import Question
from curia.games.borgia.questions import (
    distribution,
    effects,
    election,
    housing,
    market,
    opening,
    pledging,
    seizing,
    trading,
)
from curia.games.borgia.state import BorgiaState

_IN_ORDER: Final[list[Question]] = [
    *(opening.DrawPope(), opening.DealHand(), market.TurnUp(), market.TakeUnseen(), effects.Steal()),
    *(distribution.DrawCard(), distribution.DealOffice(), opening.Redraw(), opening.Lay(), housing.Fee()),
    *(housing.Place(), market.Moment(), trading.TradeAnswer(), trading.Consent(), market.Market()),
    *(market.Auction(), effects.Play(), effects.Doctor(), effects.Gift(), effects.Accuse(), seizing.Seize()),
    *(seizing.Hire(), pledging.PledgeTurn(), pledging.PledgeAnswer(), election.Ballot(), election.NameOut()),
    *(election.LastWord(), distribution.Reshuffle(), distribution.Assign(), distribution.HandOut()),
    *(distribution.Cardinals(), Question(phase.OVER, "15.1"), trading.TradeGive(), trading.TradeAsk()),
    *(trading.Pick(), pledging.PledgeCandidate(), pledging.PledgeVotes(), pledging.PledgePrice()),
]
QUESTIONS: Final = vec[Question]([question for question in _IN_ORDER])
"""By phase. (What is taken from a `vec` is not checked for its class, other than from a list: ADR 5.)"""


def question_of(state: BorgiaState) -> Question:
    """What is asked: a link of a private answer, or what the table shows."""
    if state.draft != deals.NO_DRAFT:
        return QUESTIONS[state.draft]
    return QUESTIONS[state.table.phase]
