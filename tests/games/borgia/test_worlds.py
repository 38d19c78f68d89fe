"""Positions drawn from a view: cards that are known to be in one of several hands always find room."""

from curia.core.rng import Rng
from curia.games.borgia import cards, knowledge
from tests.kit.borgia import player, table

WATCHER = 1


def test_known_cards_find_room_where_every_hand_is_full_of_them() -> None:
    """All six hidden cards are known, each with the hands that may hold it, and only few ways fit the sizes."""
    hands = ["accusation*2", "bande_nere baglioni", "alviano oliverotto doctor", "vitellozzo"]
    found = table("moment 0", *[player(hand) for hand in hands])
    state = found.state
    rows = [("alviano", 0b1101), ("vitellozzo", 0b1001), ("oliverotto", 0b1101), ("doctor", 0b0100)]
    number = found.game.cards.number
    for card, seats in rows:
        state.known[knowledge.FIRST_ROW[number[card]]] |= seats << 8 * WATCHER
    for copy, seats in enumerate((0b1001, 0b0001)):
        state.known[knowledge.FIRST_ROW[number["accusation"]] + copy] |= seats << 8 * WATCHER
    assert found.game.check(state) == ""
    view = found.game.view(state, WATCHER, memory=True)
    rng = Rng(1)
    seen = set()
    for _ in range(400):
        drawn = found.game.determinize(view, rng)
        assert found.game.check(drawn) == ""
        seen.add(tuple(tuple(cards.cards_in(hand)) for hand in drawn.hand))
    assert len(seen) > 1


def test_known_cards_find_room_in_hands_of_unknown_size() -> None:
    """Four cards are each in one of two hands of six: the other hands must be drawn small enough."""
    hands = ["alviano spy accusation", "paolo", "", "alessandro", "bande_nere", "renzo"]
    found = table("moment 0", *[player(hand) for hand in hands], seats=6)
    watcher = 2
    number = found.game.cards.number
    for card in ("alviano", "spy", "accusation", "alessandro"):
        found.state.known[knowledge.FIRST_ROW[number[card]]] |= 0b1001 << 8 * watcher
    view = found.game.view(found.state, watcher)
    rng = Rng(2)
    for _ in range(400):
        assert found.game.check(found.game.determinize(view, rng)) == ""
