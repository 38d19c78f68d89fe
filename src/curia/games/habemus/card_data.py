"""The card data of a table: what the printed cards say, read from a file's content and checked."""

import hashlib
import json
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import CardDataError
from curia.core.reader import Reader
from curia.core.types import Json
from curia.games.habemus.cards import (
    ACTION_IDS,
    ACTIONS,
    CAMERLENGO_ONE,
    CARDINALS_END,
    CASE_OF_DEATH,
    DECK_SIZE,
    FACTION_SIZES,
    FACTIONS,
    FELIPE,
    FIRST_LEADER,
    GEM_LETTERS,
    KIND_IDS,
    LATE_END,
    LOUIS,
    MAZARIN,
    ONE,
    ORDER_IDS,
    PERSONS,
    PERSONS_END,
    POLITICS,
    SQUADRONE,
    TEN_GOLD,
    Gems,
    order_one,
    size,
)

PROVENANCES: Final = ["source", "reconstruction"]


@final
class Cards:
    """The card data of a table: what the printed cards say."""

    def __init__(self, ids: list[str], names: list[str], digest: str) -> None:
        self.ids = ids
        """By card, the two smokes included."""
        self.names = names
        """Of the persons."""
        self.provenance: dict[str, str] = {}
        """By id, those of the orders too: 'source' or 'reconstruction'."""
        self.fixed: list[list[str]] = []
        """Of the persons: which fields of a reconstruction the printed rules fix all the same."""
        self.digest = digest
        self.number = {card_id: number for number, card_id in enumerate(ids)}
        self.age: vec[i64] = vec[i64]()
        self.faction: vec[i64] = vec[i64]()
        """Of the persons; -1 for the late cardinals."""
        self.symbol: list[str] = []
        self.faction_cardinals: vec[i64] = vec[i64]()
        """By faction, the bag of its cardinals."""
        self.faction_leader: vec[i64] = vec[i64]()
        """By faction, the bag of its leader."""
        self.pairs: vec[i64] = vec[i64]()
        """The bags of two cards with the same symbol."""
        self.by_age: vec[i64] = vec[i64]()
        """All persons, the oldest first."""
        self.chigi: i64 = 0
        """The bags of the three cardinals with a symbol of their own."""
        self.barberini: i64 = 0
        self.sacchetti: i64 = 0
        self.full: i64 = CAMERLENGO_ONE
        """All cards of the three decks and the Camerlengo card."""
        self.all_orders: i64 = 0
        self.order_votes: vec[i64] = vec[i64]()
        self.start_gold: i64 = 0
        self.start_gems: i64 = 0
        self.camerlengo_gold: i64 = 0
        self.camerlengo_gems: i64 = 0
        self.black_smoke_gold: i64 = 0
        self.gold_per_vote: vec[i64] = vec[i64]()
        self.louis_votes: vec[i64] = vec[i64]()
        self.felipe_gold: i64 = 0
        self.felipe_end_gold: vec[i64] = vec[i64]()
        self.squadrone_cost: i64 = 0
        self.squadrone_votes: i64 = 0
        self.case_of_death_gold: i64 = 0
        self.action_gold: vec[i64] = vec[i64]()
        """By action, from TEN_GOLD on."""


def parse_cards(data: dict[str, Json]) -> Cards:
    """Card data from a file's content; CardDataError names the field that does not fit the game."""
    digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
    top = Reader(data, "", CardDataError)
    top.number("format", 1, 1)
    top.one_of("game", ["habemus"])
    top.text("name")

    persons = _Persons()
    cardinals = top.tables("cardinals")
    if len(cardinals) != CARDINALS_END:
        raise top.fail("cardinals", f"expected {CARDINALS_END}, found {len(cardinals)}")
    for reader in cardinals:
        persons.read(reader, FACTIONS.index(reader.one_of("faction", FACTIONS)), reader.text("symbol"))
    for faction, wanted in enumerate(FACTION_SIZES):
        found = persons.factions.count(faction)
        if found != wanted:
            raise top.fail("cardinals", f"expected {wanted} of faction {FACTIONS[faction]}, found {found}")
    late = top.tables("late_cardinals")
    if len(late) != LATE_END - CARDINALS_END:
        raise top.fail("late_cardinals", f"expected {LATE_END - CARDINALS_END}, found {len(late)}")
    for reader in late:
        symbol = reader.text("symbol")
        if not symbol:
            raise reader.fail("symbol", "every late cardinal has one")
        persons.read(reader, -1, symbol)
    leaders = top.tables("leaders")
    if len(leaders) != len(FACTIONS):
        raise top.fail("leaders", f"expected one for each of {', '.join(FACTIONS)}, found {len(leaders)}")
    for faction, reader in enumerate(leaders):
        persons.read(reader, FACTIONS.index(reader.one_of("faction", [FACTIONS[faction]])), "")

    cards = Cards(persons.ids + KIND_IDS, persons.names, digest)
    if len(cards.number) != len(cards.ids):
        twice = [card_id for card_id in cards.ids if cards.ids.count(card_id) > 1]
        raise CardDataError("id", f"'{twice[0]}' stands for two cards")
    cards.provenance = dict(zip(persons.ids, persons.provenance, strict=True))
    cards.fixed = persons.fixed
    cards.age = vec[i64](persons.ages)
    cards.faction = vec[i64](persons.factions)
    cards.symbol = persons.symbols
    _read_symbols(cards, top)
    for faction in range(len(FACTIONS)):
        members: i64 = 0
        for card in range(CARDINALS_END):
            if persons.factions[card] == faction:
                members |= ONE[card]
        cards.faction_cardinals = append(cards.faction_cardinals, members)
        cards.faction_leader = append(cards.faction_leader, ONE[FIRST_LEADER + faction])
    ages = persons.ages
    cards.by_age = vec[i64](sorted(range(PERSONS_END), key=lambda card: -ages[card]))
    cards.full |= PERSONS
    _read_politics(cards, top.table("politics"))
    _read_actions(cards, top.table("actions"))
    _read_orders(cards, top.table("orders"))
    _read_start(cards, top)
    top.close()
    return cards


class _Persons:
    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.ages: list[int] = []
        self.factions: list[int] = []
        self.symbols: list[str] = []
        self.provenance: list[str] = []
        self.fixed: list[list[str]] = []

    def read(self, reader: Reader, faction: int, symbol: str) -> None:
        card_id = reader.text("id")
        if not card_id.replace("_", "").isalnum() or card_id != card_id.lower() or not card_id.isascii():
            raise reader.fail("id", f"'{card_id}' must be lower-case letters, digits and underscores")
        self.ids.append(card_id)
        self.names.append(reader.text("name"))
        self.ages.append(reader.number("age", 1, 120))
        self.factions.append(faction)
        self.symbols.append(symbol)
        self.provenance.append(reader.one_of("provenance", PROVENANCES))
        self.fixed.append(reader.texts("fixed") if reader.has("fixed") else [])
        reader.close()


def _read_symbols(cards: Cards, top: Reader) -> None:
    holders: dict[str, list[int]] = {}
    for card, symbol in enumerate(cards.symbol):
        if symbol:
            holders.setdefault(symbol, []).append(card)
    for special in ["dove", "two_louis", "two_mazarins"]:
        found = holders.pop(special, [])
        if len(found) != 1 or found[0] >= CARDINALS_END:
            raise top.fail("cardinals", f"exactly one of the 18 has the symbol {special}")
        if special == "dove":
            cards.chigi = ONE[found[0]]
        elif special == "two_louis":
            cards.barberini = ONE[found[0]]
        else:
            cards.sacchetti = ONE[found[0]]
    for symbol, found in holders.items():
        if len(found) != 2:
            raise top.fail("cardinals", f"the symbol {symbol} must be on exactly two cards, found {len(found)}")
        cards.pairs = append(cards.pairs, ONE[found[0]] + ONE[found[1]])


def _read_count(cards: Cards, reader: Reader, card: int, most: int) -> None:
    cards.full += reader.number("count", 0, most) * ONE[card]
    cards.provenance[cards.ids[card]] = reader.one_of("provenance", PROVENANCES)


def _read_politics(cards: Cards, politics: Reader) -> None:
    reader = politics.table("mazarin")
    _read_count(cards, reader, MAZARIN, 5)
    cards.gold_per_vote = vec[i64](reader.numbers("gold_per_vote", 6, 1, 1000))
    reader.close()
    reader = politics.table("louis")
    _read_count(cards, reader, LOUIS, 5)
    cards.louis_votes = vec[i64](reader.numbers("votes", 6, 0, 1000))
    reader.close()
    reader = politics.table("felipe")
    _read_count(cards, reader, FELIPE, 3)
    cards.felipe_gold = reader.number("gold_when_taken", 0, 1000)
    cards.felipe_end_gold = vec[i64](reader.numbers("gold_at_end", 4, 0, 1000))
    reader.close()
    reader = politics.table("squadrone")
    _read_count(cards, reader, SQUADRONE, 1)
    cards.squadrone_cost = reader.number("cost", 0, 1000)
    cards.squadrone_votes = reader.number("votes", 0, 1000)
    reader.close()
    reader = politics.table("case_of_death")
    _read_count(cards, reader, CASE_OF_DEATH, 1)
    cards.case_of_death_gold = reader.number("gold_when_taken", 0, 1000)
    reader.close()
    politics.close()
    total = size(cards.full & POLITICS)
    if total != DECK_SIZE:
        raise CardDataError("politics", f"expected {DECK_SIZE} cards, late cardinals included, found {total}")


def _read_actions(cards: Cards, actions: Reader) -> None:
    for i, action in enumerate(ACTION_IDS):
        reader = actions.table(action)
        _read_count(cards, reader, TEN_GOLD + i, 3)
        cards.action_gold = append(cards.action_gold, reader.number("gold", 0, 1000))
        reader.close()
    actions.close()
    total = size(cards.full & ACTIONS)
    if total != DECK_SIZE:
        raise CardDataError("actions", f"expected {DECK_SIZE} cards, leaders included, found {total}")


def _read_orders(cards: Cards, orders: Reader) -> None:
    total = 0
    for order, order_id in enumerate(ORDER_IDS):
        reader = orders.table(order_id)
        copies = reader.number("count", 0, 3)
        total += copies
        cards.all_orders += copies * order_one(order)
        cards.order_votes = append(cards.order_votes, reader.number("votes", 0, 1000))
        cards.provenance[order_id] = reader.one_of("provenance", PROVENANCES)
        reader.close()
    orders.close()
    if total < 8:
        raise CardDataError("orders", f"expected at least 8 cards, two for each of four players, found {total}")


def _read_start(cards: Cards, top: Reader) -> None:
    reader = top.table("start")
    cards.start_gold = reader.number("gold", 0, 1000)
    cards.start_gems = _read_gems(reader)
    reader.close()
    reader = top.table("camerlengo")
    cards.camerlengo_gold = reader.number("gold", 0, 1000)
    cards.camerlengo_gems = _read_gems(reader)
    reader.close()
    reader = top.table("cardinal")
    cards.black_smoke_gold = reader.number("black_smoke_gold", 0, 1000)
    reader.one_of("provenance", PROVENANCES)
    reader.close()


def _read_gems(reader: Reader) -> Gems:
    reader.one_of("provenance", PROVENANCES)
    gems = reader.table("gems")
    total: i64 = 0
    for letter in GEM_LETTERS:
        total += gems.number(letter, 0, 5) * bit(24 - 8 * GEM_LETTERS.index(letter))
    gems.close()
    return total
