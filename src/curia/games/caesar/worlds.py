"""Worlds: how the hidden cards of a party can lie, drawn from what has been seen of them (knowledge.py).

Every way counts in which it can have come about, each as much as the others: which card of a bag it was whenever one
left it, and in which order the cards of the reserve lay. So the owner is thought to have been blind to values. The
cards of known value are few and are followed from bag to bag; all others are alike until they are seen, so they need
only be counted. What can have become of the known cards is a graph: a node for each way in which they may be spread
over the bags after an entry, an edge for each card that the entry may have meant. Each node is weighed with the number
of ways to go on from there, so a walk that chooses its edges by these weights ends in every world with exactly the
right chance, and never in a dead end. At its end the cards that are not known are dealt from those never seen.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import mixed
from curia.core.rng import Rng
from curia.games.caesar import cards, knowledge
from curia.games.caesar.cards import Bag

NOWHERE: Final = -1
ANY: Final = -1
NO_SLOT: Final = -1
UNKNOWN: Final = -1
"""A card that is none of the known ones."""
_WORD: Final = 4294967296.0


def _factorials() -> vec[float]:
    products = vec[float]([1.0])
    for n in range(1, 60):
        products = append(products, products[n - 1] * float(n))
    return products


_FACTORIAL: Final = _factorials()


@final
class Worlds:
    """The worlds of one party and one kind of cards, influence or manipulation, that fit what has been seen.

    A node has a row of numbers: the known cards that lie in slots of their own, then those in each bag."""

    def __init__(self, seen: vec[i64], slots: vec[i64], unseen: Bag, manipulation: bool) -> None:
        self.slots = slots
        self.unseen = unseen
        """All cards that do not lie in the open."""
        self.lowest: i64 = cards.INFLUENCE_END if manipulation else 0
        self.end: i64 = cards.KINDS if manipulation else cards.INFLUENCE_END
        self.mask: i64 = cards.MANIPULATION if manipulation else cards.INFLUENCE
        self.width: i64 = 2 if manipulation else knowledge.bags(seen) + 1
        self.sizes: vec[i64] = vec[i64]([0 for _ in range(self.width)])
        """Of the bags, as far as the entries are read."""
        # Nodes
        self.rows: vec[i64] = vec[i64]([0 for _ in range(self.width)])
        self.scale: vec[float] = vec[float]([1.0])
        """Ways that all edges of a node have in common; when weighed, all ways to go on."""
        self.first: vec[i64] = vec[i64]([0])
        """Its edges: the first, and the one behind the last."""
        self.last: vec[i64] = vec[i64]([0])
        self.slot: vec[i64] = vec[i64]([NO_SLOT])
        """Which slot the edges fill."""
        self.row: vec[i64] = self.rows[:]
        """The one that is looked for."""
        # Edges
        self.to: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()
        self.share: vec[float] = vec[float]()
        self.layer: i64 = 0
        """The first node of the last layer."""
        self.hand: Bag = 0
        self.possible: bool = False
        self._read(seen, manipulation)
        self.start: i64 = self._weigh()

    # Reading the entries: one layer of nodes after another ------------------------------------------------------------

    def _read(self, seen: vec[i64], manipulation: bool) -> None:
        laid: i64 = NO_SLOT
        for i in range(len(seen)):
            what = knowledge.entry_what(seen[i])
            first = knowledge.entry_first(seen[i])
            second = knowledge.entry_second(seen[i])
            if what == knowledge.KNOWN:
                self._see_hand(second & self.mask)
            elif what == knowledge.DREW:
                if (first == 1) == manipulation:
                    self.sizes[knowledge.FROM_HAND] += 1
            elif what == knowledge.SHOWN:
                if (first >= cards.INFLUENCE_END) == manipulation:
                    self._take(second, first, NOWHERE, NO_SLOT)
            elif manipulation:
                continue
            elif what == knowledge.LAID:
                laid = self._next_slot(laid)
                self._take(knowledge.FROM_HAND, ANY, 0, laid)
            elif what == knowledge.MOVED:
                self._take(first, ANY, second + 1, NO_SLOT)
                self.sizes[second] += 1
            else:
                self.sizes[second] += 1
                for node in range(self.layer, len(self.scale)):
                    self.rows[node * self.width + second + 1] += cards.one(first)

    def _next_slot(self, place: i64) -> i64:
        place += 1
        while knowledge.slot_bag(self.slots[place]) != knowledge.FROM_HAND:
            place += 1
        return place

    def _take(self, bag: i64, kind: i64, to: i64, slot: i64) -> None:
        """A card leaves a bag: of a kind, or ANY. If it is a known one it goes to a place of the row, or NOWHERE."""
        wanted = self.mask
        if kind != ANY:
            wanted = cards.one(kind) * 15
        number = self.sizes[bag]
        self.sizes[bag] = number - 1
        column = bag + 1
        start = self.layer
        end = len(self.scale)
        some: i64 = 0
        for node in range(start, end):
            some |= self.rows[node * self.width + column] & wanted
        if some == 0:
            for node in range(start, end):
                self.scale[node] *= float(number - cards.size(self.rows[node * self.width + column]))
            return
        table = self._new_layer(end - start)
        for node in range(start, end):
            known = self.rows[node * self.width + column]
            self.slot[node] = slot
            self.first[node] = len(self.to)
            for card in range(self.lowest, self.end):
                copies = cards.count(known & wanted, card)
                if copies != 0:
                    target = self._node(table, node, column, known - cards.one(card), to, cards.one(card))
                    self._edge(target, card, float(copies))
            others = number - cards.size(known)
            if others > 0:
                self._edge(self._node(table, node, column, known, NOWHERE, 0), UNKNOWN, float(others))
            self.last[node] = len(self.to)

    def _see_hand(self, hand: Bag) -> None:
        """The hand was just these cards: those not known before are any of the others, in any order."""
        column = knowledge.FROM_HAND + 1
        number = self.sizes[knowledge.FROM_HAND]
        self.sizes[knowledge.FROM_HAND] = cards.size(hand)
        start = self.layer
        end = len(self.scale)
        if number == 0 and end == 1:
            self.rows[column] = hand
            return
        table = self._new_layer(end - start)
        for node in range(start, end):
            known = self.rows[node * self.width + column]
            self.first[node] = len(self.to)
            ways = 0.0
            if cards.size(hand) == number:
                ways = _FACTORIAL[number - cards.size(known)]
            for card in range(self.lowest, self.end):
                new = cards.count(hand, card) - cards.count(known, card)
                if new < 0:
                    ways = 0.0
                else:
                    ways /= _FACTORIAL[new]
            if ways > 0.0:
                self._edge(self._node(table, node, column, hand, NOWHERE, 0), UNKNOWN, ways)
            self.last[node] = len(self.to)

    def _new_layer(self, nodes: i64) -> vec[i64]:
        """Begin a layer behind one of so many nodes. Returns a table to find its nodes in."""
        self.layer = len(self.scale)
        length: i64 = 16
        while length < 2 * nodes * (self.end - self.lowest + 1):
            length *= 2
        table = vec[i64](capacity=length)
        for _ in range(length):
            table = append(table, NOWHERE)
        return table

    def _node(self, table: vec[i64], node: i64, column: i64, known: Bag, to: i64, more: Bag) -> i64:
        """The node of the new layer with the row of another one, but `known` in a column, and `more` in another."""
        width = self.width
        row = self.row
        key: i64 = 0
        for i in range(width):
            number = self.rows[node * width + i]
            if i == column:
                number = known
            if i == to:
                number += more
            row[i] = number
            key = mixed(key, number)
        place = key & (len(table) - 1)
        while table[place] != NOWHERE:
            if self._has_row(table[place]):
                return table[place]
            place = (place + 1) & (len(table) - 1)
        new = len(self.scale)
        table[place] = new
        for i in range(width):
            self.rows = append(self.rows, row[i])
        self.scale = append(self.scale, 1.0)
        self.first = append(self.first, 0)
        self.last = append(self.last, 0)
        self.slot = append(self.slot, NO_SLOT)
        return new

    def _has_row(self, node: i64) -> bool:
        for i in range(self.width):
            if self.rows[node * self.width + i] != self.row[i]:
                return False
        return True

    def _edge(self, to: i64, card: i64, ways: float) -> None:
        self.to = append(self.to, to)
        self.card = append(self.card, card)
        self.share = append(self.share, ways)

    # Weighing the nodes: how many ways there are to go on ------------------------------------------------------------

    def _weigh(self) -> i64:
        """Weigh all nodes and edges, the last ones first, and leave out edges that lead nowhere. Returns the node that
        the walk starts from. A node that leaves no choice and fills no slot is passed over."""
        nodes = len(self.scale)
        go_on = self.first[:]
        weights = self.scale[:]
        for back in range(nodes):
            node = nodes - 1 - back
            go_on[node] = node
            total = 0.0
            if node >= self.layer:
                total = self._deals(node)
            else:
                kept = self.first[node]
                for edge in range(self.first[node], self.last[node]):
                    share = self.share[edge] * weights[self.to[edge]]
                    if share > 0.0:
                        self.to[kept] = go_on[self.to[edge]]
                        self.card[kept] = self.card[edge]
                        self.share[kept] = share
                        kept += 1
                        total += share
                self.last[node] = kept
                if kept - self.first[node] == 1 and self.slot[node] == NO_SLOT:
                    go_on[node] = self.to[kept - 1]
            weights[node] = total * self.scale[node]
            self.scale[node] = total
        self.possible = weights[0] > 0.0
        return go_on[0]

    def _deals(self, node: i64) -> float:
        """In how many orders the cards never seen, those of the reserve included, can lie."""
        unseen = self.unseen
        for i in range(self.width):
            known = self.rows[node * self.width + i]
            for card in range(self.lowest, self.end):
                if cards.count(known, card) > cards.count(unseen, card):
                    return 0.0
            unseen -= known
        ways = _FACTORIAL[cards.size(unseen)]
        for card in range(self.lowest, self.end):
            ways /= _FACTORIAL[cards.count(unseen, card)]
        return ways

    # Drawing ------------------------------------------------------------

    def draw(self, rng: Rng) -> vec[i64]:
        """The slots of a world, with their cards; `hand` is the hand that goes with them."""
        slots = self.slots[:]
        node = self.start
        while node < self.layer:
            edge = self.first[node]
            last = self.last[node] - 1
            if edge < last:
                rest = float(rng.next32()) * self.scale[node] / _WORD
                while edge < last and rest >= self.share[edge]:
                    rest -= self.share[edge]
                    edge += 1
            if self.card[edge] != UNKNOWN and self.slot[node] != NO_SLOT:
                slots[self.slot[node]] = knowledge.with_card(slots[self.slot[node]], self.card[edge])
            node = self.to[edge]
        self._deal(node, slots, rng)
        return slots

    def _deal(self, node: i64, slots: vec[i64], rng: Rng) -> None:
        """Deal the cards that are not known, and lay those of each bag in any order."""
        row = node * self.width
        unseen = self.unseen
        for i in range(self.width):
            unseen -= self.rows[row + i]
        left = cards.size(unseen)
        for i in range(len(slots)):
            if (
                knowledge.slot_bag(slots[i]) == knowledge.FROM_HAND
                and knowledge.slot_card(slots[i]) == knowledge.UNSEEN
            ):
                card = cards.pick(unseen, rng.below(left))
                unseen -= cards.one(card)
                left -= 1
                slots[i] = knowledge.with_card(slots[i], card)
        for bag in range(self.width - 1):
            content = self.rows[row + bag + 1]
            for _ in range(self.sizes[bag] - cards.size(content)):
                card = cards.pick(unseen, rng.below(left))
                unseen -= cards.one(card)
                left -= 1
                content += cards.one(card)
            if bag == knowledge.FROM_HAND:
                self.hand = content
                continue
            inside = self.sizes[bag]
            for i in range(len(slots)):
                if knowledge.slot_bag(slots[i]) == bag:
                    card = cards.pick(content, rng.below(inside))
                    content -= cards.one(card)
                    inside -= 1
                    slots[i] = knowledge.with_card(slots[i], card)
