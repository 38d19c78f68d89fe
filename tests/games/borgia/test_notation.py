"""Moves as people write them: every kind is written and read, and what is wrong is answered with what is expected."""

import pytest

from curia.core.errors import NotationError
from curia.core.types import Move
from curia.games.borgia import cards, moves, payment
from tests.kit.borgia import dealt, game, table
from tests.kit.rules import rule

NUMBER = game().cards.number


def split(*numbers: int) -> Move:
    payload = len(numbers) << 24
    for seat, number in enumerate(numbers):
        payload |= number << 4 * seat
    return moves.CARDINALS | payload


WRITTEN: dict[str, Move] = {
    "keep": moves.KEEP,
    "redraw": moves.KEEP | 1,
    "lay imola": moves.LAY | NUMBER["imola"],
    "lay manfredi": moves.LAY | NUMBER["manfredi"],
    "reject": moves.FEE,
    "pay": moves.FEE | 1,
    "house datary in imola": moves.house(NUMBER["datary"], NUMBER["imola"]),
    "house titian in florence": moves.house(NUMBER["titian"], cards.home_of(1)),
    "house este nowhere": moves.house(NUMBER["este"], cards.NOWHERE),
    "go on": moves.GO_ON,
    "rehouse": moves.REHOUSE,
    "offer 3": moves.OFFER | 3,
    "give bologna": moves.GIVE | NUMBER["bologna"],
    "give accusation": moves.GIVE | NUMBER["accusation"],
    "give 0 ducats": moves.GIVE_DUCATS,
    "give 25 ducats": moves.GIVE_DUCATS | 25,
    "ask raphael": moves.ASK | NUMBER["raphael"],
    "ask spy": moves.ASK | NUMBER["spy"],
    "ask any condottiere": moves.ASK | cards.ANY_CONDOTTIERE,
    "ask any death": moves.ASK | cards.ANY_DEATH,
    "ask 0 ducats": moves.ASK_DUCATS,
    "ask 665 ducats": moves.ASK_DUCATS | 665,
    "refuse": moves.ANSWER,
    "accept": moves.ANSWER | 1,
    "counter": moves.ANSWER | 2,
    "pick renzo": moves.PICK | NUMBER["renzo"],
    "forbid": moves.CONSENT,
    "consent": moves.CONSENT | 1,
    "buy": moves.MARKET,
    "spy": moves.MARKET | 1,
    "pass": moves.BID,
    "bid 1": moves.BID | 1,
    "bid 120": moves.BID | 120,
    "play spy on 2": moves.play(NUMBER["spy"], 2),
    "play poison on titian": moves.play(NUMBER["poison"], NUMBER["titian"]),
    "play poison on marriage": moves.play(NUMBER["poison"], NUMBER["marriage"]),
    "play assassin on savonarola": moves.play(NUMBER["assassin"], NUMBER["savonarola"]),
    "play marriage with 1": moves.play(NUMBER["marriage"], 1),
    "play savonarola": moves.play(NUMBER["savonarola"], 0),
    "play accusation": moves.play(NUMBER["accusation"], 0),
    "play renzo": moves.play(NUMBER["renzo"], 0),
    "enough": moves.PLAY | moves.ENOUGH,
    "no doctor": moves.DOCTOR,
    "doctor": moves.DOCTOR | 1,
    "assign treasurer to 3": moves.give_office(NUMBER["treasurer"], 3),
    "assign treasurer to pile": moves.give_office(NUMBER["treasurer"], moves.PILE_SEAT),
    "no": moves.SAY,
    "yes": moves.SAY | 1,
    "seize imola": moves.SEIZE | NUMBER["imola"],
    "seize da_vinci": moves.SEIZE | NUMBER["da_vinci"],
    "seize palestrina": moves.SEIZE | moves.HOME_TARGET + 2,
    "seize nothing": moves.SEIZE | moves.NOTHING,
    "hire nobody": moves.HIRE,
    "hire bande_nere": moves.HIRE | 1,
    "hire alviano renzo alessandro": moves.HIRE | 0b10100010,
    "done": moves.DONE,
    "sell to 0": moves.SELL,
    "buy from 2": moves.BUY_VOTES | 2,
    "candidate 1": moves.CANDIDATE | 1,
    "votes 12": moves.VOTES | 12,
    "price 30 ducats": moves.price(payment.DUCATS, 30),
    "price 30 ducats if elected": moves.price(payment.DUCATS_IF_ELECTED, 30),
    "price camerlengo": moves.price(payment.OFFICE, NUMBER["camerlengo"]),
    "price 2 cardinals": moves.price(payment.CARDINALS, 2),
    "vote 0 for 0": moves.vote(0, 0),
    "vote 12 for 3": moves.vote(12, 3),
    "out 2": moves.OUT | 2,
    "elect 1": moves.ELECT | 1,
    "leave": moves.RESHUFFLE,
    "reshuffle": moves.RESHUFFLE | 1,
    "cardinals 1 0 2": split(1, 0, 2),
    "cardinals 1 0 2 1": split(1, 0, 2, 1),
    "cardinals 0 0 1 2 0 3": split(0, 0, 1, 2, 0, 3),
    "pope 3": moves.POPE | 3,
    "draw spy": moves.DRAW | NUMBER["spy"],
    "draw bologna": moves.DRAW | NUMBER["bologna"],
}


def test_the_list_has_every_kind_of_move() -> None:
    kinds = {move & ~moves.PAYLOAD for move in WRITTEN.values()}
    assert kinds == {kind << 32 for kind in range(1, (moves.DRAW >> 32) + 1)}
    assert len(set(WRITTEN.values())) == len(WRITTEN)


@rule("1.4")
@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_written_and_read(text: str) -> None:
    rules = game()
    move = WRITTEN[text]
    assert rules.move_text(move) == text
    for written in (text, text.upper(), text.title(), f"  {text}  ", text.replace(" ", "   "), text.replace(" ", ", ")):
        assert rules.parse_move(written) == move


OTHER_WORDS = {
    "bid 0": "pass",
    "bid 007": "bid 7",
    "give 1 ducat": "give 1 ducats",
    "ask 1 ducat": "ask 1 ducats",
    "hire alessandro bande_nere": "hire bande_nere alessandro",
    "hire renzo, alviano": "hire alviano renzo",
    "cardinals 1, 1, 1, 1": "cardinals 1 1 1 1",
}


@pytest.mark.parametrize(("text", "same"), OTHER_WORDS.items())
def test_a_move_can_be_written_in_more_than_one_way(text: str, same: str) -> None:
    assert game().parse_move(text) == game().parse_move(same)
    assert game().move_text(game().parse_move(text)) == same


@rule("4.4", "4.5", "B19")
@pytest.mark.parametrize("opening", ["pass", "bid 0"])
def test_a_pass_at_the_opening_is_a_bid_of_nothing(opening: str) -> None:
    auction = table("market").go("buy", "draw imola")
    assert auction.legal(0)[:2] == ["pass", "bid 1"]
    auction.go(opening)
    assert auction.happened("bid") == [{"seat": 0, "ducats": 0}]
    assert auction.happened("passed") == []
    auction.go("bid 5", "pass", "pass")
    assert auction.asked == [0]
    assert auction.allows("bid 6")


@rule("4.10")
@pytest.mark.parametrize("answer", ["pass", "bid 0"])
def test_later_a_bid_of_nothing_is_a_pass(answer: str) -> None:
    auction = table("market").go("buy", "draw imola", "bid 0", answer)
    assert auction.happened("passed") == [{"seat": 1}]


WRONG = {
    "lay": "lay CARD",
    "lay spy": "lay CARD",
    "lay imola datary": "lay CARD",
    "house imola in valencia": "house CARD in TOWN, or house CARD nowhere",
    "house datary": "house CARD in TOWN",
    "house datary imola": "house CARD in TOWN",
    "house datary in titian": "house CARD in TOWN",
    "house datary nowhere else": "house CARD in TOWN",
    "house": "house CARD in TOWN",
    "go": "go on",
    "go away": "go on",
    "offer": "offer SEAT",
    "offer 6": "offer SEAT",
    "offer ada": "offer SEAT",
    "offer -1": "offer SEAT",
    "give": "give CARD, or give NUMBER ducats",
    "give 5": "give NUMBER ducats",
    "give florence": "give CARD",
    "give any condottiere": "give CARD",
    "give -5 ducats": "give NUMBER ducats",
    "give 100000 ducats": "give NUMBER ducats",
    "ask any spy": "ask any condottiere, ask any death",
    "ask nobody": "ask CARD",
    "pick imola": "pick CARD",
    "bid": "bid NUMBER, or pass",
    "bid ten": "bid NUMBER",
    "bid 1.5": "bid NUMBER",
    "bid ²": "bid NUMBER",
    "bid 999999": "bid NUMBER",
    "pass 3": "pass",
    "play": "play spy on SEAT",
    "play imola": "play spy on SEAT",
    "play spy": "play spy on SEAT",
    "play spy on titian": "play spy on SEAT",
    "play spy with 1": "play spy on SEAT",
    "play poison on 1": "play poison on CARD",
    "play poison": "play poison on CARD",
    "play marriage on 1": "play marriage with SEAT",
    "play savonarola on 1": "play accusation, or enough",
    "no way": "no, or no doctor",
    "assign imola to 1": "assign OFFICE to SEAT, or assign OFFICE to pile",
    "assign datary": "assign OFFICE to SEAT",
    "assign datary to bank": "assign OFFICE to pile",
    "seize": "seize CARD, seize HOME TOWN, or seize nothing",
    "seize imola now": "seize CARD",
    "hire": "hire CONDOTTIERE and more of them, or hire nobody",
    "hire spy": "hire CONDOTTIERE",
    "hire renzo renzo": "hire CONDOTTIERE",
    "sell": "sell to SEAT",
    "sell from 1": "sell to SEAT",
    "buy 1": "buy, or buy from SEAT",
    "buy to 1": "buy from SEAT",
    "candidate": "candidate SEAT",
    "votes many": "votes NUMBER",
    "votes 256": "votes NUMBER",
    "price": "price NUMBER ducats, price NUMBER ducats if elected, price OFFICE, or price NUMBER cardinals",
    "price 5": "price NUMBER ducats",
    "price imola": "price OFFICE",
    "price 5 ducats if": "price NUMBER ducats if elected",
    "price 5 votes": "price NUMBER cardinals",
    "vote 5": "vote NUMBER for SEAT",
    "vote 5 to 1": "vote NUMBER for SEAT",
    "vote for 1": "vote NUMBER for SEAT",
    "out": "out SEAT",
    "elect me": "elect SEAT",
    "cardinals": "cardinals with a number for each seat",
    "cardinals 1 1": "cardinals with a number for each seat",
    "cardinals 1 1 1 1 1 1 1": "cardinals with a number for each seat",
    "cardinals 10 1 1 1": "cardinals with a number for each seat",
    "pope": "pope SEAT",
    "draw joker": "draw CARD",
    "keep cards": "keep",
    "counter that": "counter",
    "reshuffle all": "reshuffle",
}


@pytest.mark.parametrize(("text", "expected"), WRONG.items())
def test_wrong_words_are_answered_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        game().parse_move(text)
    message = str(caught.value)
    assert message.startswith(f"'{text}' is not a move; expected ")
    assert expected in message.partition("expected ")[2]


@pytest.mark.parametrize("text", ["", "   ", " , "])
def test_an_empty_line_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="an empty line is no move"):
        game().parse_move(text)


@pytest.mark.parametrize("text", ["fly", "5", "titian", "lays imola", "-"])
def test_an_unknown_verb_is_answered_with_all_verbs(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        game().parse_move(text)
    verbs = {written.split()[0] for written in WRITTEN}
    assert str(caught.value) == f"'{text.split()[0]}' is not a move; moves begin with {', '.join(sorted(verbs))}"


@pytest.mark.parametrize("move", [-1, 0, 1 << 60, 36 << 32])
def test_a_number_that_is_no_move_cannot_be_written(move: Move) -> None:
    with pytest.raises(ValueError, match="is not a move of Borgia"):
        game().move_text(move)


def test_the_moves_of_a_hand_are_written_as_they_are_read() -> None:
    lay = dealt("imola datary titian spy").go("keep", "keep", "keep", "keep")
    assert lay.legal(0) == ["lay imola", "lay datary", "lay titian"]
