"""Nothing appears or vanishes: a ledger kept from what a spectator is told agrees with the table after every move."""

from collections import Counter

import pytest

from curia.core.rng import Rng
from curia.core.types import CHANCE, CHANCE_MASK, OBSERVER, Arg
from tests.kit.habemus import ACTIONS, LEADERS, START_GEMS, Table, cards, new_table
from tests.kit.rules import rule

HAND = set(cards(ACTIONS)) - set(cards(LEADERS))
OPTIONS: list[dict[str, str]] = [
    {},
    {"final_display": "single", "squadrone": "may_pay", "felipe": "may"},
    {"chigi_vs_felipe": "exposed", "chigi_swap": "owner", "open_screens": "true"},
]


class Ledger:
    """Gold, gems, hands and tableaux of all seats, kept from public events alone: a perfect memory."""

    def __init__(self, seats: int) -> None:
        self.gold = [20] * seats
        self.gems = [Counter(START_GEMS) for _ in range(seats)]
        self.hand: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.tableau: list[Counter[str]] = [Counter() for _ in range(seats)]

    def write(self, name: str, facts: dict[str, Arg]) -> None:
        seat, other, gold = (facts.get(key, 0) for key in ("seat", "other", "gold"))
        card = str(facts.get("card", ""))
        assert isinstance(seat, int)
        assert isinstance(other, int)
        assert isinstance(gold, int)
        if name in ("gained", "black_smoke_gold"):
            self.gold[seat] += gold
        elif name == "became_camerlengo":
            self.gold[seat] += gold
            self.gems[seat] += Counter(str(facts["gems"]))
        elif name == "gold_taken":
            self.gold[seat] += gold
            self.gold[other] -= gold
        elif name == "squadrone_paid":
            self.gold[seat] -= gold
            self.tableau[seat]["squadrone"] += 1
        elif name == "bid_revealed":
            self.gems[seat] -= Counter(str(facts["gems"]))
        elif name == "action_revealed":
            self.hand[seat][card] -= 1
        elif name in ("bribe_no_target", "bribe_too_poor", "swap_no_pair") or (name == "took" and card in HAND):
            self.hand[seat][card] += 1
        elif name == "took" and card not in ("camerlengo", "squadrone", "case_of_death"):
            self.tableau[seat][card] += 1
        elif name in ("excluded", "died"):
            self.tableau[other][card] -= 1
        elif name == "bribed":
            self.gold[seat] -= gold
            self.gold[other] += gold
            self.tableau[other][card] -= 1
            self.tableau[seat][card] += 1
        elif name == "swapped":
            owner, other_owner = facts["owner"], facts["other_owner"]
            assert isinstance(owner, int)
            assert isinstance(other_owner, int)
            self.tableau[owner] += Counter([str(facts["other_card"])])
            self.tableau[owner] -= Counter([card])
            self.tableau[other_owner] += Counter([card])
            self.tableau[other_owner] -= Counter([str(facts["other_card"])])


def play_a_move(table: Table, rng: Rng) -> None:
    game = table.game
    if game.pending(table.state) == CHANCE_MASK:
        table.state = game.apply(table.state, CHANCE, game.sample_chance(table.state, rng), table.log)
        return
    asked = table.asked()
    seat = asked[rng.below(len(asked))]
    moves = list(game.legal_moves(table.state, seat))
    move = moves[rng.below(len(moves))]
    if table.phase == "play_action" and len(moves) > 1:
        move = moves[rng.below(len(moves) - 1)]  # play cards whenever there are any
    table.state = game.apply(table.state, seat, move, table.log)


@rule("1.10", "4.13", "4.15", "5.14", "8.10", "8.17", "HP9")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_spectator_is_told_accounts_for_everything(seats: int, options: dict[str, str], seed: int) -> None:
    table = new_table(seats, **options)
    ledger = Ledger(seats)
    rng = Rng(seed)
    read = 0
    while table.game.pending(table.state):
        play_a_move(table, rng)
        for name, facts in table.log.seen_by(OBSERVER, read):
            ledger.write(name, facts)
        read = len(table.log.events)
        assert table.game.check(table.state) == ""
        for seat, one in enumerate(table.view(OBSERVER, memory=True)["seats"]):
            assert one["gold"] == ledger.gold[seat] >= 0
            assert Counter(one["gems"]) == ledger.gems[seat]
            assert Counter(one["hand"]) == ledger.hand[seat]
            assert Counter(one["tableau"]) == ledger.tableau[seat]


@rule("3.16", "3.17", "6.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_each_round_each_player_takes_one_card_while_there_is_one(seats: int) -> None:
    for seed in range(4):
        table = new_table(seats)
        rng = Rng(seed)
        while table.game.pending(table.state):
            play_a_move(table, rng)
        rounds: list[list[Arg]] = []
        for event in table.log.events:
            if event.name == "round_begins":
                rounds.append([])
            elif event.name == "took":
                rounds[-1].append(event.public["seat"])
        assert 16 <= len(rounds) <= 19
        assert all(sorted(map(int, map(str, takers))) == list(range(seats)) for takers in rounds[:-1])
        assert len(rounds[-1]) == (1 if len(rounds) == 19 else seats)
