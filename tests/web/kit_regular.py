"""Somebody who knows the table of Borgia and what its panels are for: they stay in an auction up to a price, end a
phase in which they want nothing more, and refuse offers once for all. Still they know no rules."""

import re
from typing import Final

from tests.web.kit_player import Offer, Player

_FIRST: Final = (r"^Refuse all", r"^No offers in this whole", r", stay in up to \d+$")
"""Whatever of these is offered is pressed at once."""
_SELDOM: Final = (r"^Trade…$", r"^Rearrange$", r"^Stay in up to…$", r"^Why can't I")
"""They have no deals of their own, and leave their cards where they are."""
_RAISE: Final = r"^Raise by (5|10):"


class Regular(Player):
    def choose(self, offers: list[Offer]) -> Offer:
        for pattern in _FIRST:
            if found := matching(offers, pattern):
                return found[0]
        # Half of the cards are worth something to them; then they say how much.
        raises = matching(offers, _RAISE)
        passes = matching(offers, r"^Pass$")
        if raises and self.chance.random() < 0.5:
            return self.chance.choice(raises)
        if passes:
            return passes[0]
        ends = matching(offers, r"end my phase$|^End my phase$")
        if ends and self.chance.random() < 0.7:
            return ends[0]
        sensible = [offer for offer in offers if not any(re.search(one, offer["name"]) for one in _SELDOM)]
        return super().choose(sensible or offers)


def matching(offers: list[Offer], pattern: str) -> list[Offer]:
    return [offer for offer in offers if re.search(pattern, offer["name"])]
