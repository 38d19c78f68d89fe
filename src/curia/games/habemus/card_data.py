"""The card data of a table: what the printed cards say, read from a file's content and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from curia.core.bits import bit
from curia.core.errors import CardDataError
from curia.core.reader import PROVENANCES, Facts, Many, Maybe, Row, Shape, new_id, read_cards
from curia.core.types import Json
from curia.games.habemus import cards

_GOLD: Final = (0, 1000)
_GEMS: Final = dict.fromkeys(cards.GEM_LETTERS, (0, 5))


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
    printed = Cards(ids + cards.KIND_IDS, names, facts.texts["digest"])
    printed.provenance = {card_id: PROVENANCES[which] for card_id, which in zip(ids, provenances, strict=True)}
    printed.fixed = fixed
    printed.age = vec[i64](ages)
    printed.by_age = vec[i64](sorted(range(cards.PERSONS_END), key=lambda person: -ages[person]))
    _read_factions(printed, facts)
    _read_symbols(printed, facts)
    printed.full |= cards.PERSONS
    _read_counts(printed, facts, "politics", cards.POLITICS_IDS, cards.POLITICS)
    _read_counts(printed, facts, "actions", cards.ACTION_IDS, cards.ACTIONS)
    _read_orders(printed, facts)
    number = facts.numbers
    printed.gold_per_vote = vec[i64](facts.numbers_in("politics.mazarin.gold_per_vote"))
    printed.louis_votes = vec[i64](facts.numbers_in("politics.louis.votes"))
    printed.felipe_gold = number["politics.felipe.gold_when_taken"]
    printed.felipe_end_gold = vec[i64](facts.numbers_in("politics.felipe.gold_at_end"))
    printed.squadrone_cost = number["politics.squadrone.cost"]
    printed.squadrone_votes = number["politics.squadrone.votes"]
    printed.case_of_death_gold = number["politics.case_of_death.gold_when_taken"]
    printed.action_gold = vec[i64]([number[f"actions.{action}.gold"] for action in cards.ACTION_IDS])
    printed.start_gold = number["start.gold"]
    printed.start_gems = _gems(facts, "start")
    printed.camerlengo_gold = number["camerlengo.gold"]
    printed.camerlengo_gems = _gems(facts, "camerlengo")
    printed.black_smoke_gold = number["cardinal.black_smoke_gold"]
    return printed


def _tables() -> dict[str, Shape]:
    person: dict[str, Shape] = {
        "id": new_id(set(cards.KIND_IDS)),
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
        "cardinals": Row([{"faction": cards.FACTIONS, "symbol": str, **person}] * cards.CARDINALS_END),
        "late_cardinals": Row([{"symbol": str, **person}] * (cards.LATE_END - cards.CARDINALS_END)),
        "leaders": Row([{"faction": cards.FACTIONS, **person}] * len(cards.FACTIONS)),
        "politics": politics,
        "actions": {action: _copies(3, {"gold": _GOLD}) for action in cards.ACTION_IDS},
        "orders": {order: _copies(3, {"votes": _GOLD}) for order in cards.ORDER_IDS},
        "start": wealth,
        "camerlengo": wealth,
        "cardinal": {"black_smoke_gold": _GOLD, "provenance": PROVENANCES},
    }


def _copies(most: int, values: dict[str, Shape]) -> Shape:
    """A card of which there are several alike."""
    return {"count": (0, most), "provenance": PROVENANCES, **values}


def _read_factions(printed: Cards, facts: Facts) -> None:
    factions = facts.numbers_in("cardinals", ".faction")
    leaders = facts.numbers_in("leaders", ".faction")
    for faction, name in enumerate(cards.FACTIONS):
        wanted = cards.FACTION_SIZES[faction]
        found = factions.count(faction)
        if found != wanted:
            raise CardDataError("cardinals", f"expected {wanted} of faction {name}, found {found}")
        if leaders[faction] != faction:
            raise CardDataError(f"leaders[{faction}].faction", f"expected {name}")
    printed.faction = vec[i64](factions + [-1] * facts.numbers["late_cardinals"] + leaders)
    members = [sum([cards.ONE[i] for i in range(18) if factions[i] == faction]) for faction in leaders]
    printed.faction_cardinals = vec[i64](members)
    printed.faction_leader = vec[i64]([cards.ONE[cards.FIRST_LEADER + faction] for faction in leaders])


def _read_symbols(printed: Cards, facts: Facts) -> None:
    late = facts.texts_in("late_cardinals", ".symbol")
    if "" in late:
        raise CardDataError(f"late_cardinals[{late.index('')}].symbol", "every late cardinal has one")
    printed.symbol = facts.texts_in("cardinals", ".symbol") + late + [""] * len(cards.FACTIONS)
    bags: dict[str, i64] = {}
    for person, symbol in enumerate(printed.symbol):
        bags[symbol] = bags.get(symbol, 0) | cards.ONE[person]
    bags.pop("", 0)
    for special in ("dove", "two_louis", "two_mazarins"):
        if printed.symbol[: cards.CARDINALS_END].count(special) != 1 or special in late:
            raise CardDataError("cardinals", f"exactly one of the 18 has the symbol {special}")
    printed.chigi = bags.pop("dove")
    printed.barberini = bags.pop("two_louis")
    printed.sacchetti = bags.pop("two_mazarins")
    for symbol in bags:
        found = printed.symbol.count(symbol)
        if found != 2:
            raise CardDataError("cardinals", f"the symbol {symbol} must be on exactly two cards, found {found}")
    printed.pairs = vec[i64](list(bags.values()))


def _read_counts(printed: Cards, facts: Facts, table: str, ids: list[str], deck: i64) -> None:
    for card_id in ids:
        printed.full += facts.numbers[f"{table}.{card_id}.count"] * cards.ONE[printed.number[card_id]]
        printed.provenance[card_id] = PROVENANCES[facts.numbers[f"{table}.{card_id}.provenance"]]
    total = cards.size(printed.full & deck)
    if total != cards.DECK_SIZE:
        raise CardDataError(
            table, f"expected {cards.DECK_SIZE} cards, late cardinals or leaders included, found {total}"
        )


def _read_orders(printed: Cards, facts: Facts) -> None:
    total = 0
    for order, order_id in enumerate(cards.ORDER_IDS):
        copies = facts.numbers[f"orders.{order_id}.count"]
        total += copies
        printed.all_orders += copies * cards.order_one(order)
        printed.provenance[order_id] = PROVENANCES[facts.numbers[f"orders.{order_id}.provenance"]]
    printed.order_votes = vec[i64]([facts.numbers[f"orders.{order_id}.votes"] for order_id in cards.ORDER_IDS])
    if total < 8:
        raise CardDataError("orders", f"expected at least 8 cards, two for each of four players, found {total}")


def _gems(facts: Facts, table: str) -> cards.Gems:
    total: i64 = 0
    for i, letter in enumerate(cards.GEM_LETTERS):
        total += facts.numbers[f"{table}.gems.{letter}"] * bit(24 - 8 * i)
    return total
