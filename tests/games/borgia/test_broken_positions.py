"""Positions that cannot be are refused, by the name of the field that is wrong."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from curia.core.errors import PositionError
from curia.games.borgia.rules import Borgia
from tests.games.borgia.test_positions import (
    RARE,
    Data,
    asked_for_two,
    attacked,
    last_ballot,
    pledged,
    poisoned,
    with_trade,
    written,
)
from tests.kit.borgia import Table, game, player, table


def data() -> Data:
    """A sound position between steps: seat 0 is the Pope and in phase."""
    people = [
        player("spy renzo doctor", "imola(varano datary titian) treasurer"),
        player("poison assassin", "rimini florence(perugino)"),
        player("accusation"),
    ]
    one = table("moment 0", *people, pile="michelangelo")
    return written(one.game, one.state)


def of(start: Callable[[], Table]) -> Callable[[], Data]:
    def data() -> Data:
        one = start()
        return written(one.game, one.state)

    return data


def auction() -> Data:
    return of(lambda: table("market").go("buy", "draw spy", "bid 3", "pass"))()


Break = Callable[[Data], object]


def top(**fields: object) -> Break:
    return lambda data: data.update(fields)


def seat(number: int, **fields: object) -> Break:
    return lambda data: data["seats"][number].update(fields)


def inside(name: str, **fields: object) -> Break:
    return lambda data: data[name].update(fields)


def place(name: str, *cards: str) -> Break:
    return lambda data: data["seats"][0]["places"].update({name: list(cards)})


def promise(**fields: object) -> Break:
    return lambda data: data["promises"][0].update(fields)


def known(*seats: int, card: str = "poison") -> Data:
    return {"card": card, "copy": 0, "seats": list(seats)}


BROKEN: list[tuple[str, Break, str]] = [
    ("another game", top(game="caesar"), "game"),
    ("an unknown field", top(weather="fine"), "weather"),
    ("an unknown phase", top(phase="siesta"), "phase"),
    ("a link as a phase", top(phase="pick"), "phase"),
    ("a fourth round", top(round=4), "round"),
    ("a Pope who is not there", top(pope=4), "pope"),
    ("a player in phase in words", top(active="me"), "active"),
    ("no turn", lambda data: data.pop("turn"), "turn"),
    ("another thing comes next", top(next="pledge"), "ballot"),
    ("a fifth moment", top(moment=4), "moment"),
    ("a question of another step", top(phase="play", next="step"), "phase"),
    ("a flag as a number", top(rehoused=1), "rehoused"),
    ("a fourth offer", top(offers=4), "offers"),
    ("nothing to do between steps", top(offers=3, rehoused=True), "phase"),
    ("an empty market", top(market=0), "market"),
    ("a market that is too large", top(market=13), "market"),
    ("an unknown card in the pile", top(pile=["vatican"]), "pile"),
    ("a card twice", top(pile=["titian"]), "seats[0].owned"),
    ("a card twice in the pile", top(pile=["titian", "titian"]), "pile"),
    ("three poisons", top(gone=["poison"] * 2), "seats[1].hand"),
    ("cards to lay in a phase", top(to_lay=["ancona"]), "to_lay"),
    ("a fee is owed when nobody is asked for it", top(owing=["titian"]), "owing"),
    ("a town owes a fee", top(owing=["imola"]), "owing"),
    ("gathered offices in a phase", top(gathered=["auditor"]), "gathered"),
    ("offices due in a phase", top(due=[0, 1, 0, 0]), "due"),
    ("a card in play", top(card="poison"), "card"),
    ("a target", top(target="rimini"), "target"),
    ("a victim", top(victim=1), "victim"),
    ("a bid", top(bid=3), "bid"),
    ("one spouse", top(spouses=[1]), "spouses"),
    ("a marriage that is in the pile too", top(spouses=[1, 2], pile=["marriage"]), "spouses"),
    ("an accusation is counted", top(yes=4), "yes"),
    ("candidates in a phase", top(candidates=[0, 1]), "candidates"),
    ("a ballot in a phase", top(ballot=1), "ballot"),
    ("somebody has got something in the first round", top(got=[1]), "got"),
    ("somebody else is asked", top(asked=[1]), "asked"),
    ("a link of a pledge", top(draft="pledge_votes"), "draft"),
    ("a draft without its trade", top(draft="trade_give"), "making"),
    ("an answer to no trade", top(phase="trade_answer", offers=1), "trade"),
    ("a trade that nobody has offered", top(trade={}), "trade.offerer"),
    ("a promise in a phase", lambda data: data["promises"].append(PROMISE), "promises"),
    ("the first Pope is to be drawn", top(phase="draw_pope", next="deal"), "seats[0].hand"),
    ("three seats", lambda data: data["seats"].pop(), "seats"),
    ("a seat is no table", lambda data: data["seats"].__setitem__(1, "Medici"), "seats[1]"),
    ("a must-play card in hand", seat(0, hand=["ancona"]), "seats[0].hand"),
    ("an unknown card in hand", seat(0, hand=["joker"]), "seats[0].hand"),
    ("a hand card lies open", seat(1, owned=["rimini", "perugino", "spy"]), "seats[1].owned"),
    ("ducats below nought", seat(0, ducats=-1), "seats[0].ducats"),
    ("more ducats than there are", seat(0, ducats=9999), "seats[0].ducats"),
    ("no cardinals", seat(0, cardinals=0), "seats[0].cardinals"),
    ("too many cardinals", seat(0, cardinals=25), "seats"),
    ("a town of another", place("rimini"), "seats[0].places.rimini"),
    ("the home town of another", place("florence"), "seats[0].places.florence"),
    ("a town that nobody knows", place("vatican"), "seats[0].places.vatican"),
    ("two of one kind", place("imola", "datary", "treasurer"), "seats[0].places.imola"),
    ("a town in a town", place("valencia", "imola"), "seats[0].places.valencia"),
    ("a card of another is housed", place("valencia", "perugino"), "seats[0].places.valencia"),
    ("a card is housed twice", place("valencia", "datary"), "seats[0].places.valencia"),
    ("a new card in a phase", seat(0, new=["treasurer"]), "seats[0].new"),
    ("a new card of another", seat(2, new=["treasurer"]), "seats[2].new"),
    ("a phase to skip in the first round", seat(1, skips=1), "seats[1].skips"),
    ("pledged votes in a phase", seat(1, pledged=[1, 0, 0, 0]), "seats[1].pledged"),
    ("points of three parts", lambda data: data["seats"][0]["points"].pop("towns"), "seats[0].points.towns"),
    ("a sealed answer in a phase", seat(0, answer="hire renzo"), "seats[0].answer"),
    ("a ballot outside of elections", seat(0, ballot=[0, 0, 0, 0]), "seats[0].ballot"),
    ("a known card that is not there", seat(0, known=[known(2)]), "seats[0].known"),
    ("two sure of one card", seat(3, known=[known(0, 1), {**known(1, 2), "copy": 1}]), "seats[3].known"),
    ("a seat knows its own card", seat(1, known=[known(1)]), "seats[1].known"),
    ("a known card that lies open", seat(0, known=[known(1, card="rimini")]), "seats[0].known[0].card"),
    ("some have forgotten", lambda data: data["seats"][0].pop("known"), "seats[0].known"),
]
PROMISE: Data = {"price": "cardinals", "amount": 1, "card": None, "candidate": 1, "voter": 0, "payer": 1}


def refused(rules: Borgia, spoiled: Data) -> str:
    """The field by which a position is refused."""
    with pytest.raises(PositionError) as caught:
        rules.from_dict(spoiled)
    assert str(caught.value).startswith(f"{caught.value.field}: ")
    return caught.value.field


@pytest.mark.parametrize(("spoil", "field"), [one[1:] for one in BROKEN], ids=[one[0] for one in BROKEN])
def test_a_broken_position_is_refused_by_the_name_of_its_field(spoil: Break, field: str) -> None:
    spoiled = data()
    spoil(spoiled)
    assert refused(game(), spoiled) == field


BROKEN_STEPS: list[tuple[str, Callable[[], Data], Break, str]] = [
    ("a bid that cannot be paid", auction, top(bid=101), "bid"),
    ("no card in an auction", auction, top(card=None), "card"),
    ("the bidder has passed", auction, top(bidding=[2, 3]), "bidding"),
    ("all others have passed", auction, top(bidding=[0]), "bidding"),
    ("the bidder is asked", auction, top(asked=[0]), "asked"),
    ("an attack on oneself", of(attacked), top(target="valencia"), "target"),
    ("an attack on a housed artist", of(attacked), top(target="perugino"), "target"),
    ("nothing is attacked", of(attacked), top(target=None), "phase"),
    ("hired by nobody who fights", of(attacked), seat(2, answer="hire nobody"), "seats[2].answer"),
    ("a Condottiere of another", of(attacked), seat(1, answer="hire renzo"), "seats[1].answer"),
    ("an answer to another question", of(attacked), seat(1, answer="pass"), "seats[1].answer"),
    ("an answer that nobody can read", of(attacked), seat(1, answer="hire me"), "seats[1].answer"),
    ("a Doctor that the seat has not", of(poisoned), seat(2, answer="doctor"), "seats[2].answer"),
    ("a Poison that was not used", of(poisoned), top(gone=[]), "card"),
    ("poison for those who are not married", of(poisoned), top(spouses=[]), "target"),
    ("a card that is not given", of(asked_for_two), inside("trade", gives_cards=["spy"]), "trade.gives_cards"),
    ("a town of another is given", of(asked_for_two), inside("trade", gives=["rimini"]), "trade.gives"),
    ("a town of nobody is asked for", of(asked_for_two), inside("trade", asks=["ancona"]), "trade.asks"),
    ("nine Condottieri", of(asked_for_two), inside("trade", asks_cards=["any_condottiere"] * 9), "trade.asks_cards"),
    ("ducats that are not there", of(asked_for_two), inside("trade", gives_ducats=101), "trade.gives_ducats"),
    ("a trade with oneself", of(asked_for_two), inside("trade", partner=0), "trade.partner"),
    ("a trade of others", of(asked_for_two), inside("trade", offerer=2), "trade.offerer"),
    ("picked before it is accepted", of(asked_for_two), inside("trade", picked=["alviano"]), "trade.picked"),
    ("a pick without a choice", of(with_trade), top(draft="pick"), "draft"),
    ("a promise that cannot be kept", of(pledged), promise(amount=101), "seats[0].ducats"),
    ("a promise to oneself", of(pledged), promise(voter=0), "promises[0].payer"),
    ("a promise that is paid at once", of(pledged), promise(price="ducats"), "promises[0].price"),
    ("an office of nobody", of(pledged), promise(price="office", amount=None, card="auditor"), "promises[0].card"),
    ("too many cardinals promised", of(pledged), promise(price="cardinals", amount=5), "promises[0].amount"),
    ("cardinals of another", of(pledged), promise(price="cardinals", amount=1, payer=2), "promises[0].payer"),
    ("more votes pledged than there are", of(pledged), seat(1, pledged=[13, 0, 0, 0]), "seats[1].pledged"),
    ("a candidate is missing", of(pledged), top(candidates=[0, 1, 2]), "candidates"),
    ("who has done is at turn", of(pledged), top(done=[1]), "asked"),
    ("a fourth pledge", of(pledged), seat(1, pledge_offers=3), "seats[1].pledge_offers"),
    ("votes before the first ballot", of(pledged), top(totals=[3, 0, 0, 0]), "totals"),
    ("a pledge is made up in a ballot aloud", of(RARE["pledge_votes"]), top(next="aloud"), "next"),
    ("troops are hired in a ballot aloud", of(last_ballot), top(phase="hire"), "next"),
    ("a pledge is broken", of(RARE["ballot"]), seat(1, filled=None, ballot=[0, 12, 0, 0]), "seats[1].ballot"),
    ("votes are lost", of(RARE["ballot"]), seat(2, ballot=[3, 0, 0, 0]), "seats[2].ballot"),
    ("votes for a later candidate", of(RARE["ballot"]), seat(3, ballot=[1, 0, 0, 0]), "seats[3].ballot"),
    ("a hand that is too large", of(RARE["redraw"]), seat(0, hand=["spy"] * 5), "seats[0].hand"),
    ("a must-play card after laying", of(RARE["lay"]), seat(0, hand=["ancona"]), "seats[0].hand"),
    ("one card to lay", of(RARE["lay"]), top(to_lay=["imola"]), "phase"),
    ("an accuser without ground", of(RARE["accuse"]), top(got=[0]), "active"),
    ("a robbed seat without cards", of(RARE["steal"]), top(victim=2), "phase"),
]


@pytest.mark.parametrize(
    ("start", "spoil", "field"), [one[1:] for one in BROKEN_STEPS], ids=[b[0] for b in BROKEN_STEPS]
)
def test_a_broken_question_is_refused_by_the_name_of_its_field(
    start: Callable[[], Data], spoil: Break, field: str
) -> None:
    spoiled = start()
    game().from_dict(deepcopy(spoiled))
    spoil(spoiled)
    assert refused(game(), spoiled) == field
