"""What comes next when a question is answered: the order of set-up, phases, elections and rounds in one place."""

from curia.core.events import EventLog
from curia.games.borgia import (
    agenda,
    distribution,
    effects,
    election,
    housing,
    market,
    opening,
    phase,
    pledging,
    seizing,
)
from curia.games.borgia.config import Config
from curia.games.borgia.state import BorgiaState


def proceed(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """Go on until somebody is asked or the game is over. New cards are paid and placed first, when all are dealt."""
    table = state.table
    while table.asked == 0 and table.phase != phase.OVER:
        if table.gathered == 0 and housing.settle_new_cards(config, state, log):
            return
        following = table.next
        if following == agenda.MOMENT:
            market.next_moment(config, state, log)
        elif following == agenda.STEP:
            _next_step(config, state, log)
        elif following == agenda.PHASE:
            if table.market == 0:
                election.end_round(config, state, log)
            else:
                market.begin_phase(config, state, log)
        elif following == agenda.PLEDGE:
            pledging.next_pledge_turn(config, state, log)
        elif following == agenda.ALOUD:
            election.next_aloud(config, state, log)
        elif following == agenda.ACCUSE:
            effects.next_accusation_vote(config, state, log)
        elif following == agenda.REDRAW:
            opening.next_redraw(config, state, log)
        elif following == agenda.SHOW:
            opening.show_first_cards(config, state, log)
        elif following == agenda.LAY:
            opening.next_to_lay(config, state, log)
        elif following == agenda.ROUND:
            market.begin_first_round(config, state, log)
        elif following == agenda.NEW_ROUND:
            distribution.begin_next_round(config, state, log)
        elif following == agenda.DRAW:
            distribution.next_draw(config, state, log)
        elif following == agenda.OFFICES:
            distribution.next_office_back(config, state, log)
        elif following == agenda.HAND_OUT:
            distribution.start_handing_out(config, state, log)
        elif following == agenda.GIVE:
            distribution.next_own_office(config, state, log)
        elif following == agenda.CARDINALS:
            distribution.next_cardinals(config, state, log)
        else:
            election.start_ballot(config, state, log)


def _next_step(config: Config, state: BorgiaState, log: EventLog | None) -> None:
    """The step after the moment: the market, cards, a seizure, or the end of the phase (§3.4)."""
    table = state.table
    if table.moment == 0:
        market.ask_market(table)
    elif table.moment == 1:
        market.ask_play(table)
    elif table.moment == 2:
        seizing.next_seizure(config, state, log)
    else:
        market.end_phase(config, state, log)
