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

QUESTIONS: Final = vec[Question](
    [
        *(opening.DrawPope(), opening.DealHand(), market.TurnUp(), market.TakeUnseen(), effects.Steal()),
        *(distribution.DrawCard(), distribution.DealOffice(), opening.Redraw(), opening.Lay(), housing.Fee()),
        *(housing.Place(), market.Moment(), trading.TradeAnswer(), trading.Consent(), market.Market()),
        *(market.Auction(), effects.Play(), effects.Doctor(), effects.Gift(), effects.Accuse(), seizing.Seize()),
        *(seizing.Hire(), pledging.PledgeTurn(), pledging.PledgeAnswer(), election.Ballot(), election.NameOut()),
        *(election.LastWord(), distribution.Reshuffle(), distribution.Assign(), distribution.HandOut()),
        *(distribution.Cardinals(), Question(phase.OVER, "15.1"), trading.TradeGive(), trading.TradeAsk()),
        *(trading.Pick(), pledging.PledgeCandidate(), pledging.PledgeVotes(), pledging.PledgePrice()),
    ]
)
"""By phase. (What is taken from a `vec` needs no check of its class, other than from a list.)"""


def question_of(state: BorgiaState) -> Question:
    """What is asked: a link of a private answer, or what the table shows."""
    if state.draft != deals.NO_DRAFT:
        return QUESTIONS[state.draft]
    return QUESTIONS[state.table.phase]
