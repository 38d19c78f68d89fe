"""The card data of a table: what the printed cards say, read from a file's content and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import CardDataError
from curia.core.reader import PROVENANCES, Facts, Many, Maybe, Row, Shape, new_id, read_cards
from curia.core.types import Json
from curia.games.habemus import cards as card

_GOLD: Final = (0, 1000)
_GEMS: Final = dict.fromkeys(card.GEM_LETTERS, (0, 5))


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
        self.full: i64 = card.CAMERLENGO_ONE
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
    facts = read_cards(data, "habemus", _tables())
    ids: list[str] = []
    names: list[str] = []
    ages: list[int] = []
    provenances: list[int] = []
    fixed: list[list[str]] = []
    for table in ("cardinals", "late_cardinals", "leaders"):
        ids += facts.texts_in(table, ".id")
        names += facts.texts_in(table, ".name")
        ages += facts.numbers_in(table, ".age")
        provenances += facts.numbers_in(table, ".provenance")
        fixed += [facts.texts_in(f"{table}[{i}].fixed") for i in range(facts.numbers[table])]
    cards = Cards(ids + card.KIND_IDS, names, facts.texts["digest"])
    cards.provenance = {card_id: PROVENANCES[which] for card_id, which in zip(ids, provenances, strict=True)}
    cards.fixed = fixed
    cards.age = vec[i64](ages)
    cards.by_age = vec[i64](sorted(range(card.PERSONS_END), key=lambda person: -ages[person]))
    _read_factions(cards, facts)
    _read_symbols(cards, facts)
    cards.full |= card.PERSONS
    _read_counts(cards, facts, "politics", card.POLITICS_IDS, card.POLITICS)
    _read_counts(cards, facts, "actions", card.ACTION_IDS, card.ACTIONS)
    _read_orders(cards, facts)
    number = facts.numbers
    cards.gold_per_vote = vec[i64](facts.numbers_in("politics.mazarin.gold_per_vote"))
    cards.louis_votes = vec[i64](facts.numbers_in("politics.louis.votes"))
    cards.felipe_gold = number["politics.felipe.gold_when_taken"]
    cards.felipe_end_gold = vec[i64](facts.numbers_in("politics.felipe.gold_at_end"))
    cards.squadrone_cost = number["politics.squadrone.cost"]
    cards.squadrone_votes = number["politics.squadrone.votes"]
    cards.case_of_death_gold = number["politics.case_of_death.gold_when_taken"]
    cards.action_gold = vec[i64]([number[f"actions.{action}.gold"] for action in card.ACTION_IDS])
    cards.start_gold = number["start.gold"]
    cards.start_gems = _gems(facts, "start")
    cards.camerlengo_gold = number["camerlengo.gold"]
    cards.camerlengo_gems = _gems(facts, "camerlengo")
    cards.black_smoke_gold = number["cardinal.black_smoke_gold"]
    return cards


def _tables() -> dict[str, Shape]:
    person: dict[str, Shape] = {
        "id": new_id(set(card.KIND_IDS)),
        "name": str,
        "age": (1, 120),
        "provenance": PROVENANCES,
        "fixed": Maybe(Many(str)),
    }
    politics: dict[str, Shape] = {
        "mazarin": _copies(5, {"gold_per_vote": Row([(1, 1000)] * 6)}),
        "louis": _copies(5, {"votes": Row([_GOLD] * 6)}),
        "felipe": _copies(3, {"gold_when_taken": _GOLD, "gold_at_end": Row([_GOLD] * 4)}),
        "squadrone": _copies(1, {"cost": _GOLD, "votes": _GOLD}),
        "case_of_death": _copies(1, {"gold_when_taken": _GOLD}),
    }
    wealth: dict[str, Shape] = {"gold": _GOLD, "gems": _GEMS, "provenance": PROVENANCES}
    return {
        "cardinals": Row([{"faction": card.FACTIONS, "symbol": str, **person}] * card.CARDINALS_END),
        "late_cardinals": Row([{"symbol": str, **person}] * (card.LATE_END - card.CARDINALS_END)),
        "leaders": Row([{"faction": card.FACTIONS, **person}] * len(card.FACTIONS)),
        "politics": politics,
        "actions": {action: _copies(3, {"gold": _GOLD}) for action in card.ACTION_IDS},
        "orders": {order: _copies(3, {"votes": _GOLD}) for order in card.ORDER_IDS},
        "start": wealth,
        "camerlengo": wealth,
        "cardinal": {"black_smoke_gold": _GOLD, "provenance": PROVENANCES},
    }


def _copies(most: int, values: dict[str, Shape]) -> Shape:
    """A card of which there are several alike."""
    return {"count": (0, most), "provenance": PROVENANCES, **values}


def _read_factions(cards: Cards, facts: Facts) -> None:
    factions = facts.numbers_in("cardinals", ".faction")
    leaders = facts.numbers_in("leaders", ".faction")
    for faction, name in enumerate(card.FACTIONS):
        wanted = card.FACTION_SIZES[faction]
        found = factions.count(faction)
        if found != wanted:
            raise CardDataError("cardinals", f"expected {wanted} of faction {name}, found {found}")
        if leaders[faction] != faction:
            raise CardDataError(f"leaders[{faction}].faction", f"expected {name}")
    cards.faction = vec[i64](factions + [-1] * facts.numbers["late_cardinals"] + leaders)
    members = [sum([card.ONE[i] for i in range(18) if factions[i] == faction]) for faction in leaders]
    cards.faction_cardinals = vec[i64](members)
    cards.faction_leader = vec[i64]([card.ONE[card.FIRST_LEADER + faction] for faction in leaders])


def _read_symbols(cards: Cards, facts: Facts) -> None:
    late = facts.texts_in("late_cardinals", ".symbol")
    if "" in late:
        raise CardDataError(f"late_cardinals[{late.index('')}].symbol", "every late cardinal has one")
    cards.symbol = facts.texts_in("cardinals", ".symbol") + late + [""] * len(card.FACTIONS)
    bags: dict[str, i64] = {}
    for person, symbol in enumerate(cards.symbol):
        bags[symbol] = bags.get(symbol, 0) | card.ONE[person]
    bags.pop("", 0)
    for special in ("dove", "two_louis", "two_mazarins"):
        if cards.symbol[: card.CARDINALS_END].count(special) != 1 or special in late:
            raise CardDataError("cardinals", f"exactly one of the 18 has the symbol {special}")
    cards.chigi = bags.pop("dove")
    cards.barberini = bags.pop("two_louis")
    cards.sacchetti = bags.pop("two_mazarins")
    for symbol in bags:
        found = cards.symbol.count(symbol)
        if found != 2:
            raise CardDataError("cardinals", f"the symbol {symbol} must be on exactly two cards, found {found}")
    cards.pairs = vec[i64](list(bags.values()))


def _read_counts(cards: Cards, facts: Facts, table: str, ids: list[str], deck: i64) -> None:
    for card_id in ids:
        cards.full += facts.numbers[f"{table}.{card_id}.count"] * card.ONE[cards.number[card_id]]
        cards.provenance[card_id] = PROVENANCES[facts.numbers[f"{table}.{card_id}.provenance"]]
    total = card.size(cards.full & deck)
    if total != card.DECK_SIZE:
        raise CardDataError(
            table, f"expected {card.DECK_SIZE} cards, late cardinals or leaders included, found {total}"
        )


def _read_orders(cards: Cards, facts: Facts) -> None:
    total = 0
    for order, order_id in enumerate(card.ORDER_IDS):
        copies = facts.numbers[f"orders.{order_id}.count"]
        total += copies
        cards.all_orders += copies * card.order_one(order)
        cards.provenance[order_id] = PROVENANCES[facts.numbers[f"orders.{order_id}.provenance"]]
    cards.order_votes = vec[i64]([facts.numbers[f"orders.{order_id}.votes"] for order_id in card.ORDER_IDS])
    if total < 8:
        raise CardDataError("orders", f"expected at least 8 cards, two for each of four players, found {total}")


def _gems(facts: Facts, table: str) -> card.Gems:
    total: i64 = 0
    for i, letter in enumerate(card.GEM_LETTERS):
        total += facts.numbers[f"{table}.gems.{letter}"] * bit(24 - 8 * i)
    return total
