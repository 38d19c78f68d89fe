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
from curia.games.habemus import cards
from curia.games.habemus.cards import Gems

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
        self.full: i64 = cards.CAMERLENGO_ONE
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
    if len(cardinals) != cards.CARDINALS_END:
        raise top.fail("cardinals", f"expected {cards.CARDINALS_END}, found {len(cardinals)}")
    for reader in cardinals:
        persons.read(reader, cards.FACTIONS.index(reader.one_of("faction", cards.FACTIONS)), reader.text("symbol"))
    for faction, wanted in enumerate(cards.FACTION_SIZES):
        found = persons.factions.count(faction)
        if found != wanted:
            raise top.fail("cardinals", f"expected {wanted} of faction {cards.FACTIONS[faction]}, found {found}")
    late = top.tables("late_cardinals")
    if len(late) != cards.LATE_END - cards.CARDINALS_END:
        raise top.fail("late_cardinals", f"expected {cards.LATE_END - cards.CARDINALS_END}, found {len(late)}")
    for reader in late:
        symbol = reader.text("symbol")
        if not symbol:
            raise reader.fail("symbol", "every late cardinal has one")
        persons.read(reader, -1, symbol)
    leaders = top.tables("leaders")
    if len(leaders) != len(cards.FACTIONS):
        raise top.fail("leaders", f"expected one for each of {', '.join(cards.FACTIONS)}, found {len(leaders)}")
    for faction, reader in enumerate(leaders):
        persons.read(reader, cards.FACTIONS.index(reader.one_of("faction", [cards.FACTIONS[faction]])), "")

    printed = Cards(persons.ids + cards.KIND_IDS, persons.names, digest)
    if len(printed.number) != len(printed.ids):
        twice = [card_id for card_id in printed.ids if printed.ids.count(card_id) > 1]
        raise CardDataError("id", f"'{twice[0]}' stands for two cards")
    printed.provenance = dict(zip(persons.ids, persons.provenance, strict=True))
    printed.fixed = persons.fixed
    printed.age = vec[i64](persons.ages)
    printed.faction = vec[i64](persons.factions)
    printed.symbol = persons.symbols
    _read_symbols(printed, top)
    for faction in range(len(cards.FACTIONS)):
        members: i64 = 0
        for card in range(cards.CARDINALS_END):
            if persons.factions[card] == faction:
                members |= cards.ONE[card]
        printed.faction_cardinals = append(printed.faction_cardinals, members)
        printed.faction_leader = append(printed.faction_leader, cards.ONE[cards.FIRST_LEADER + faction])
    ages = persons.ages
    printed.by_age = vec[i64](sorted(range(cards.PERSONS_END), key=lambda card: -ages[card]))
    printed.full |= cards.PERSONS
    _read_politics(printed, top.table("politics"))
    _read_actions(printed, top.table("actions"))
    _read_orders(printed, top.table("orders"))
    _read_start(printed, top)
    top.close()
    return printed


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


def _read_symbols(printed: Cards, top: Reader) -> None:
    holders: dict[str, list[int]] = {}
    for card, symbol in enumerate(printed.symbol):
        if symbol:
            holders.setdefault(symbol, []).append(card)
    for special in ["dove", "two_louis", "two_mazarins"]:
        found = holders.pop(special, [])
        if len(found) != 1 or found[0] >= cards.CARDINALS_END:
            raise top.fail("cardinals", f"exactly one of the 18 has the symbol {special}")
        if special == "dove":
            printed.chigi = cards.ONE[found[0]]
        elif special == "two_louis":
            printed.barberini = cards.ONE[found[0]]
        else:
            printed.sacchetti = cards.ONE[found[0]]
    for symbol, found in holders.items():
        if len(found) != 2:
            raise top.fail("cardinals", f"the symbol {symbol} must be on exactly two cards, found {len(found)}")
        printed.pairs = append(printed.pairs, cards.ONE[found[0]] + cards.ONE[found[1]])


def _read_count(printed: Cards, reader: Reader, card: int, most: int) -> None:
    printed.full += reader.number("count", 0, most) * cards.ONE[card]
    printed.provenance[printed.ids[card]] = reader.one_of("provenance", PROVENANCES)


def _read_politics(printed: Cards, politics: Reader) -> None:
    reader = politics.table("mazarin")
    _read_count(printed, reader, cards.MAZARIN, 5)
    printed.gold_per_vote = vec[i64](reader.numbers("gold_per_vote", 6, 1, 1000))
    reader.close()
    reader = politics.table("louis")
    _read_count(printed, reader, cards.LOUIS, 5)
    printed.louis_votes = vec[i64](reader.numbers("votes", 6, 0, 1000))
    reader.close()
    reader = politics.table("felipe")
    _read_count(printed, reader, cards.FELIPE, 3)
    printed.felipe_gold = reader.number("gold_when_taken", 0, 1000)
    printed.felipe_end_gold = vec[i64](reader.numbers("gold_at_end", 4, 0, 1000))
    reader.close()
    reader = politics.table("squadrone")
    _read_count(printed, reader, cards.SQUADRONE, 1)
    printed.squadrone_cost = reader.number("cost", 0, 1000)
    printed.squadrone_votes = reader.number("votes", 0, 1000)
    reader.close()
    reader = politics.table("case_of_death")
    _read_count(printed, reader, cards.CASE_OF_DEATH, 1)
    printed.case_of_death_gold = reader.number("gold_when_taken", 0, 1000)
    reader.close()
    politics.close()
    total = cards.size(printed.full & cards.POLITICS)
    if total != cards.DECK_SIZE:
        raise CardDataError("politics", f"expected {cards.DECK_SIZE} cards, late cardinals included, found {total}")


def _read_actions(printed: Cards, actions: Reader) -> None:
    for i, action in enumerate(cards.ACTION_IDS):
        reader = actions.table(action)
        _read_count(printed, reader, cards.TEN_GOLD + i, 3)
        printed.action_gold = append(printed.action_gold, reader.number("gold", 0, 1000))
        reader.close()
    actions.close()
    total = cards.size(printed.full & cards.ACTIONS)
    if total != cards.DECK_SIZE:
        raise CardDataError("actions", f"expected {cards.DECK_SIZE} cards, leaders included, found {total}")


def _read_orders(printed: Cards, orders: Reader) -> None:
    total = 0
    for order, order_id in enumerate(cards.ORDER_IDS):
        reader = orders.table(order_id)
        copies = reader.number("count", 0, 3)
        total += copies
        printed.all_orders += copies * cards.order_one(order)
        printed.order_votes = append(printed.order_votes, reader.number("votes", 0, 1000))
        printed.provenance[order_id] = reader.one_of("provenance", PROVENANCES)
        reader.close()
    orders.close()
    if total < 8:
        raise CardDataError("orders", f"expected at least 8 cards, two for each of four players, found {total}")


def _read_start(printed: Cards, top: Reader) -> None:
    reader = top.table("start")
    printed.start_gold = reader.number("gold", 0, 1000)
    printed.start_gems = _read_gems(reader)
    reader.close()
    reader = top.table("camerlengo")
    printed.camerlengo_gold = reader.number("gold", 0, 1000)
    printed.camerlengo_gems = _read_gems(reader)
    reader.close()
    reader = top.table("cardinal")
    printed.black_smoke_gold = reader.number("black_smoke_gold", 0, 1000)
    reader.one_of("provenance", PROVENANCES)
    reader.close()


def _read_gems(reader: Reader) -> Gems:
    reader.one_of("provenance", PROVENANCES)
    gems = reader.table("gems")
    total: i64 = 0
    for letter in cards.GEM_LETTERS:
        total += gems.number(letter, 0, 5) * bit(24 - 8 * cards.GEM_LETTERS.index(letter))
    gems.close()
    return total
