"""What a watcher of Caesar & Cleopatra can reckon, the plain way: every possible world with its exact chance.

The worlds of one party are carried along from event to event. Nothing is known of bags and entries here: a world is a
hand and what lies face down, and each event makes worlds of it, or none. The owner's choices are blind to values.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import comb
from typing import Any

from curia.core.events import Event
from curia.core.types import OBSERVER
from curia.games.caesar import cards, knowledge, zone
from curia.games.caesar.state import CaesarState
from tests.kit.caesar import Table

World = tuple[tuple[str, ...], tuple[str, ...]]
"""The hand, sorted, and the card in each slot."""
INFLUENCE = cards.KIND_IDS[: cards.INFLUENCE_END]


def parts(pool: "Counter[str]", number: int) -> Iterator[tuple["Counter[str]", int]]:
    """All ways to take so many cards, with how many physical ways each is."""
    kinds = sorted(pool)
    for counts in product(*[range(pool[kind] + 1) for kind in kinds]):
        if sum(counts) == number:
            ways = 1
            for kind, n in zip(kinds, counts, strict=True):
                ways *= comb(pool[kind], n)
            yield Counter(dict(zip(kinds, counts, strict=True))), ways


def watch(game: Table, seat: int, viewer: int, manipulation: bool = False, first: bool = True) -> "Watcher":
    """What a viewer can reckon of a party by what has happened at a table; if `first` is left out, of the other cards,
    where none of the first five has come to light or was moved."""
    counts: Counter[str] = Counter({cards.KIND_IDS[kind]: 0 for kind in range(len(cards.KIND_IDS))})
    counts.update(cards.KIND_IDS[kind] for kind in cards.kinds_in(game.game.cards.party))
    watcher = Watcher(seat, counts, viewer != OBSERVER, manipulation, first)
    return watcher.go_on(game)


class Watcher:
    """The worlds of a party's influence cards (or of its manipulation cards) for one who watches it."""

    def __init__(self, seat: int, counts: "Counter[str]", sees_spies: bool, manipulation: bool, first: bool) -> None:
        self.seat = seat
        self.first = first
        self.sees_spies = sees_spies
        self.manipulation = manipulation
        self.cards = Counter({card: n for card, n in counts.items() if self._is_mine(card)})
        self.out: Counter[str] = Counter()
        """Cards that lie in the open."""
        self.slots: list[tuple[str, str]] = []
        """Group, and how it came there: first, laid, castled."""
        self.truth: list[str] = []
        self.up: dict[str, Counter[str]] = {}
        self.worlds: dict[World, int] = {((), ()): 1}
        self.watched = 0
        """So many events."""

    def _is_mine(self, card: str) -> bool:
        return (card in INFLUENCE) != self.manipulation

    def chances(self) -> dict[tuple[Any, ...], float]:
        """How likely each world is, as `seen` writes worlds."""
        found: Counter[tuple[Any, ...]] = Counter()
        for (hand, slots), ways in self.worlds.items():
            found[self._key(hand, slots)] += ways
        total = sum(found.values())
        return {key: ways / total for key, ways in found.items()}

    def _key(self, hand: tuple[str, ...], slots: tuple[str, ...]) -> tuple[Any, ...]:
        rows = [(how, group, card) for (group, how), card in zip(self.slots, slots, strict=True)]
        return self._row(hand, rows)

    def _row(self, hand: tuple[str, ...], rows: list[tuple[str, str, str]]) -> tuple[Any, ...]:
        laid = [row for row in rows if row[0] == "laid" or (row[0] == "first" and self.first)]
        mixed = sorted(row for row in rows if row[0] == "castled")
        return (hand, tuple(laid), tuple(mixed))

    def seen(self, state: CaesarState) -> tuple[Any, ...]:
        """A position of the engine as a key of `chances`."""
        held = [cards.KIND_IDS[kind] for kind in cards.kinds_in(state.party[zone.HAND + self.seat])]
        hand = tuple(sorted(card for card in held if self._is_mine(card)))
        if self.manipulation:
            return (hand, (), ())
        rows = []
        for slot in state.slots[self.seat]:
            how = (
                "laid"
                if knowledge.slot_bag(slot) == knowledge.FROM_HAND
                else "first"
                if knowledge.slot_bag(slot) == knowledge.FIRST_FIVE
                else "castled"
            )
            rows.append((how, cards.GROUP_IDS[knowledge.slot_group(slot)], cards.KIND_IDS[knowledge.slot_card(slot)]))
        return self._row(hand, rows)

    # What happens

    def _start(self, placed: list[str]) -> None:
        """The first five cards, and the opening hand."""
        hand = ("1", "2", "3", "4", "5")
        if self.first:
            self.slots = [(group, "first") for group in cards.GROUP_IDS]
            self.truth = placed
            self.worlds = {(hand, slots): 1 for slots in permutations(hand)}
        else:
            self.cards -= Counter(hand)
            self.worlds = {(hand, ()): 1}

    def go_on(self, game: Table) -> "Watcher":
        """Watch what has happened since."""
        for event in game.log.events[self.watched :]:
            self._watch(event)
        self.watched = len(game.log.events)
        return self

    def _watch(self, event: Event) -> None:
        facts: dict[str, Any] = event.public | event.secret
        name = event.name
        group = facts.get("group", "")
        if name == "drew" and facts["seat"] == self.seat:
            if (facts["reserve"] == "manipulation") == self.manipulation:
                self._draw()
        elif name in ("discarded", "no_room") and facts["seat"] == self.seat:
            self._show(facts["cards"])
        elif name == "struck" and facts["other"] == self.seat:
            self._show([facts["card"]])
        elif name == "spied" and facts["other"] == self.seat and self.sees_spies:
            hand = tuple(sorted(card for card in facts["cards"] if self._is_mine(card)))
            self.worlds = {world: ways for world, ways in self.worlds.items() if world[0] == hand}
        elif name.endswith("_played") and facts["seat"] == self.seat:
            self._show([name.removesuffix("_played")])
        elif name == "vetoed" and facts["seat"] == self.seat:
            self._show(["veto"])
        elif self.manipulation:
            return
        elif name == "placed" and facts["seat"] == self.seat:
            self._start([str(value) for value in facts["values"]])
        elif name == "laid_down" and facts["seat"] == self.seat:
            self._lay(group, facts["card"])
        elif name == "laid_up" and facts["seat"] == self.seat:
            self._show([facts["card"]])
            self.up.setdefault(group, Counter())[facts["card"]] += 1
        elif name == "vote" or (name in ("unveiled", "wrath_discards") and facts["seat"] == self.seat):
            self._turn_up(group)
            if name == "wrath_discards":
                self.up[group] = Counter()
        elif (name in ("vote_discards", "assassinated")) and facts["seat"] == self.seat:
            self.up[group] -= Counter(facts.get("cards") or [facts["card"]])
        elif name == "group_closed":
            self.up[group] = Counter()
        elif name == "relaid" and facts["seat"] == self.seat:
            self._castle(facts)

    def _draw(self) -> None:
        worlds: Counter[World] = Counter()
        for (hand, slots), ways in self.worlds.items():
            reserve = self.cards - self.out - Counter(hand) - Counter(slots)
            for card, n in reserve.items():
                worlds[tuple(sorted((*hand, card))), slots] += ways * n
        self.worlds = dict(worlds)

    def _leave(self, card: str | None) -> Iterator[tuple[str, World, int]]:
        """A card leaves the hand, blindly: one of a kind, or any."""
        for (hand, slots), ways in self.worlds.items():
            for kind, n in Counter(hand).items():
                if card in (None, kind):
                    rest = list(hand)
                    rest.remove(kind)
                    yield kind, (tuple(rest), slots), ways * n

    def _show(self, shown: list[str]) -> None:
        for card in filter(self._is_mine, shown):
            worlds: Counter[World] = Counter()
            for _, world, ways in self._leave(card):
                worlds[world] += ways
            self.worlds = dict(worlds)
            self.out[card] += 1

    def _lay(self, group: str, card: str) -> None:
        worlds: Counter[World] = Counter()
        for kind, (hand, slots), ways in self._leave(None):
            worlds[hand, (*slots, kind)] += ways
        self.worlds = dict(worlds)
        self.slots.append((group, "laid"))
        self.truth.append(card)

    def _turn_up(self, group: str) -> None:
        stay = [i for i, (where, _) in enumerate(self.slots) if where != group]
        gone = [i for i, (where, _) in enumerate(self.slots) if where == group]
        worlds: Counter[World] = Counter()
        for (hand, slots), ways in self.worlds.items():
            if all(slots[i] == self.truth[i] for i in gone):
                worlds[hand, tuple(slots[i] for i in stay)] += ways
        self.worlds = dict(worlds)
        shown = Counter(self.truth[i] for i in gone)
        self.out += shown
        self.up[group] = self.up.get(group, Counter()) + shown
        self.slots = [self.slots[i] for i in stay]
        self.truth = [self.truth[i] for i in stay]

    def _castle(self, facts: dict[str, Any]) -> None:
        """All cards of two groups are laid again, blindly; which of those of a group lies where nobody can tell."""
        groups = [facts["group"], facts["other_group"]]
        stay = [i for i, (where, _) in enumerate(self.slots) if where not in groups]
        gone = [i for i, (where, _) in enumerate(self.slots) if where in groups]
        up = self.up.pop(groups[0], Counter()) + self.up.pop(groups[1], Counter())
        worlds: Counter[World] = Counter()
        for (hand, slots), ways in self.worlds.items():
            castled = up + Counter(slots[i] for i in gone)
            rest = tuple(slots[i] for i in stay)
            for here, more in parts(castled, facts["count"]):
                there = castled - here
                worlds[hand, (*rest, *sorted(here.elements()), *sorted(there.elements()))] += ways * more
        self.worlds = dict(worlds)
        self.out -= up
        numbers = [facts["count"], facts["other_count"]]
        self.slots = [self.slots[i] for i in stay]
        self.slots += [(group, "castled") for group, n in zip(groups, numbers, strict=True) for _ in range(n)]
        self.truth = [self.truth[i] for i in stay] + sorted(facts["cards"]) + sorted(facts["other_cards"])
