"""Trades, pledges and promises of a position: each is made up again link by link, so only sound ones are taken."""

from librt.vecs import append
from mypy_extensions import i64

from curia.core.bits import bit, has
from curia.core.errors import PositionError
from curia.core.reader import Reader
from curia.core.types import Move, Seat
from curia.games.borgia import agenda, cards, deals, limits, moves, payment, phase, trading
from curia.games.borgia.config import Config
from curia.games.borgia.deals import Pledge, Trade
from curia.games.borgia.legal import legal_moves
from curia.games.borgia.pledging import free_votes
from curia.games.borgia.setup_parts import bag_of, card_of, read_bag, read_seat, read_seat_or
from curia.games.borgia.state import BorgiaState, Table


def read_deals(config: Config, state: BorgiaState, top: Reader) -> None:
    """The trade or pledge of the moment, and the link that is asked of who makes it up."""
    table = state.table
    draft = state.draft
    links = {
        phase.MOMENT: (phase.TRADE_GIVE, phase.TRADE_ASK),
        phase.TRADE_ANSWER: (phase.TRADE_GIVE, phase.TRADE_ASK, phase.PICK),
    }
    pledge_links = (phase.PLEDGE_CANDIDATE, phase.PLEDGE_VOTES, phase.PLEDGE_PRICE)
    allowed = pledge_links if table.phase == phase.PLEDGE else links.get(int(table.phase), ())
    if draft != deals.NO_DRAFT and draft not in allowed:
        raise top.fail("draft", f"{phase.IDS[draft]} is not asked in phase {phase.IDS[table.phase]}")
    state.draft = deals.NO_DRAFT
    if table.phase in (phase.TRADE_ANSWER, phase.CONSENT):
        state.trade = _read_trade(config, state, _given(top, "trade", table.phase), draft)
    else:
        top.nothing("trade")
    if draft in (phase.TRADE_GIVE, phase.TRADE_ASK):
        state.making = _read_making(config, state, _given(top, "making", draft), draft)
    else:
        top.nothing("making")
    if table.phase == phase.PLEDGE_ANSWER or draft in pledge_links:
        asked = table.phase if draft == deals.NO_DRAFT else draft
        _read_pledge(config, state, _given(top, "pledge", asked), draft)
    else:
        top.nothing("pledge")
    state.draft = draft


def _given(top: Reader, name: str, asked: i64) -> Reader:
    if not top.given(name):
        raise top.fail(name, f"is missing in phase {phase.IDS[asked]}")
    return top.table(name)


# Trades ------------------------------------------------------------


def _read_sides(config: Config, table: Table, reader: Reader) -> Trade:
    """A trade is between the player in phase and another one; only a counter-offer comes from the other one."""
    offerer = read_seat(config, reader, "offerer")
    partner = read_seat(config, reader, "partner")
    counter = reader.flag("counter")
    if offerer == partner:
        raise reader.fail("partner", "nobody trades with himself")
    if (partner if counter else offerer) != table.active:
        raise reader.fail("offerer", f"seat {table.active} is in phase")
    return Trade(offerer, partner, counter)


def _read_given(config: Config, state: BorgiaState, trade: Trade, reader: Reader) -> None:
    bag = read_bag(config, reader, "gives", cards.OPEN_CARDS) | read_bag(
        config, reader, "gives_cards", cards.HAND_CARDS
    )
    for card in cards.cards_in(bag):
        if trading.givable(state, trade) & cards.FIELD[card] == 0:
            name = "gives" if card < cards.OPEN_END else "gives_cards"
            raise reader.fail(name, f"seat {trade.offerer} cannot give {config.cards.ids[card]}")
        trading.give_card(trade, card)


def _read_asked(config: Config, state: BorgiaState, trade: Trade, reader: Reader) -> None:
    for card in cards.cards_in(read_bag(config, reader, "asks", cards.OPEN_CARDS)):
        if trading.askable(state, trade) & bit(card) == 0:
            raise reader.fail("asks", f"seat {trade.partner} cannot be asked for {config.cards.ids[card]}")
        trading.ask_card(trade, card)
    named: list[str] = []
    kinds: list[int] = []
    for card_id in reader.texts("asks_cards"):
        if card_id == "any_condottiere":
            kinds.append(cards.ANY_CONDOTTIERE)
        elif card_id == "any_death":
            kinds.append(cards.ANY_DEATH)
        else:
            named.append(card_id)
    for card in cards.cards_in(bag_of(config, reader, "asks_cards", named, cards.HAND_CARDS)) + sorted(kinds):
        if not trading.may_ask_hand_card(state, trade, card):
            raise reader.fail("asks_cards", "asks for more cards of a kind than there are")
        trading.ask_card(trade, card)


def _read_making(config: Config, state: BorgiaState, reader: Reader, draft: i64) -> Trade:
    """A trade that is being made up: the links before the one that is asked."""
    table = state.table
    trade = _read_sides(config, table, reader)
    if trade.counter != (table.phase == phase.TRADE_ANSWER):
        raise reader.fail("counter", f"does not fit the phase {phase.IDS[table.phase]}")
    answered = state.trade
    if answered is not None and (answered.counter or answered.partner != trade.offerer):
        raise reader.fail("offerer", "only the partner of a first offer makes a counter-offer")
    _read_given(config, state, trade, reader)
    ducats = reader.number("gives_ducats", 0, state.ducats[trade.offerer])
    if draft == phase.TRADE_GIVE:
        if ducats != 0 or reader.texts("asks") or reader.texts("asks_cards"):
            raise reader.fail("gives_ducats", "nothing but cards is named yet in this link")
    else:
        trading.give_ducats(state, trade, ducats)
        _read_asked(config, state, trade, reader)
    reader.number("asks_ducats", 0, 0)
    if reader.texts("picked"):
        raise reader.fail("picked", "nothing is picked yet")
    reader.close()
    return trade


def _read_trade(config: Config, state: BorgiaState, reader: Reader, draft: i64) -> Trade:
    """A trade that lies on the table."""
    trade = _read_sides(config, state.table, reader)
    _read_given(config, state, trade, reader)
    trading.give_ducats(state, trade, reader.number("gives_ducats", 0, state.ducats[trade.offerer]))
    _read_asked(config, state, trade, reader)
    least = trading.least_ducats_asked(config, state, trade)
    trade.ask_ducats = reader.number("asks_ducats", least, config.most_ducats(state.table.round))
    trade.last = 0
    state.draft = deals.NO_DRAFT
    _read_picked(config, state, trade, reader, draft)
    if state.table.phase == phase.CONSENT:
        pope = state.table.pope
        if not trading.moves_office(state.table, trade) or pope == trade.offerer or pope == trade.partner:
            raise PositionError("phase", "this trade does not need the Pope's consent")
    reader.close()
    return trade


def _read_picked(config: Config, state: BorgiaState, trade: Trade, reader: Reader, draft: i64) -> None:
    """The cards picked so far: all of them when the Pope is asked, none before the trade is accepted."""
    picked = read_bag(config, reader, "picked", cards.HAND_CARDS)
    agreed = state.table.phase == phase.CONSENT
    if not agreed and draft != phase.PICK:
        if picked != 0:
            raise reader.fail("picked", "nothing is picked before the trade is accepted")
        return
    if not trading.can_accept(config, state, trade):
        raise reader.fail("partner", f"seat {trade.partner} cannot accept this trade")
    for card in cards.cards_in(picked):
        if trading.pickable(state, trade) & cards.FIELD[card] == 0:
            raise reader.fail("picked", f"{config.cards.ids[card]} cannot be picked")
        trade.picked += cards.ONE[card]
        trade.last = card
    choices = trading.pickable(state, trade)
    if agreed:
        trade.last = 0
        if choices != 0:
            raise reader.fail("picked", "there are cards to be picked yet")
    elif choices & (choices - 1) == 0:
        raise reader.fail("picked", "there is no choice of cards to pick")


# Pledges ------------------------------------------------------------


def _read_pledge(config: Config, state: BorgiaState, reader: Reader, draft: i64) -> None:
    table = state.table
    offerer = read_seat(config, reader, "offerer")
    voter = read_seat(config, reader, "voter")
    payer = read_seat(config, reader, "payer")
    if offerer != table.turn:
        raise reader.fail("offerer", f"it is the turn of seat {table.turn}")
    if voter == payer or (offerer != voter and offerer != payer):
        raise reader.fail("payer", "the offerer is one of two: the voter or the payer")
    pledge = Pledge(offerer, voter, payer)
    now = table.phase
    table.phase = phase.PLEDGE
    start = moves.SELL | payer if offerer == voter else moves.BUY_VOTES | voter
    _require(config, state, offerer, start, reader.fail("payer", "these two cannot make a pledge"))
    state.pledge = pledge
    candidate = read_seat_or(config, reader, "candidate", moves.NO_SEAT)
    if (candidate == moves.NO_SEAT) != (draft == phase.PLEDGE_CANDIDATE):
        raise reader.fail("candidate", "is named in the first link")
    if candidate != moves.NO_SEAT:
        state.draft = phase.PLEDGE_CANDIDATE
        _require(
            config, state, offerer, moves.CANDIDATE | candidate, reader.fail("candidate", "cannot be voted for here")
        )
        pledge.candidate = candidate
    votes: i64 = reader.number("votes", 0, 127)
    if draft == phase.PLEDGE_CANDIDATE or draft == phase.PLEDGE_VOTES:
        if votes != 0:
            raise reader.fail("votes", "are not named yet")
        if draft == phase.PLEDGE_VOTES and table.last_ballot:
            raise PositionError("draft", "in the last ballot all votes go together")
    else:
        state.draft = phase.PLEDGE_VOTES
        _require(
            config, state, offerer, moves.VOTES | votes, reader.fail("votes", "the voter has not so many to pledge")
        )
        if table.last_ballot and votes != free_votes(config, table, voter):
            raise reader.fail("votes", "in the last ballot all votes go together")
        pledge.votes = votes
    _read_pledge_price(config, state, pledge, reader, draft)
    table.phase = now
    reader.close()


def _read_pledge_price(config: Config, state: BorgiaState, pledge: Pledge, reader: Reader, draft: i64) -> None:
    if draft != deals.NO_DRAFT:
        reader.one_of("price", payment.IDS[: payment.DUCATS + 1])
        reader.number("amount", 0, 0)
        reader.nothing("card")
        return
    kind, amount = _read_price(config, state.table, reader)
    state.draft = phase.PLEDGE_PRICE
    _require(config, state, pledge.offerer, moves.price(kind, amount), reader.fail("price", "cannot be offered"))
    pledge.price = kind
    pledge.amount = amount


def _require(config: Config, state: BorgiaState, seat: Seat, move: Move, problem: Exception) -> None:
    if move not in legal_moves(config, state, seat):
        raise problem


def _read_price(config: Config, table: Table, reader: Reader) -> tuple[i64, i64]:
    """What is paid, and how much of it or which office."""
    kind: i64 = payment.IDS.index(reader.one_of("price", payment.IDS))
    if kind == payment.OFFICE:
        reader.nothing("amount")
        return kind, card_of(config, reader, "card", reader.text("card"), cards.OFFICES)
    reader.nothing("card")
    most = config.seats if kind == payment.CARDINALS else config.most_ducats(table.round)
    return kind, reader.number("amount", 1, most)


# Promises ------------------------------------------------------------


def read_promises(config: Config, state: BorgiaState, top: Reader) -> None:
    """What is due when a candidate is elected; ducats are set aside for it."""
    table = state.table
    offices: i64 = 0
    for reader in top.tables("promises"):
        kind, amount = _read_price(config, table, reader)
        pledge = Pledge(0, read_seat(config, reader, "voter"), read_seat(config, reader, "payer"))
        pledge.candidate = read_seat(config, reader, "candidate")
        pledge.price = kind
        pledge.amount = amount
        if pledge.voter == pledge.payer:
            raise reader.fail("payer", "nobody pays himself")
        if kind == payment.DUCATS:
            raise reader.fail("price", "ducats that are paid at once are not promised")
        if kind == payment.DUCATS_IF_ELECTED:
            table.aside[pledge.payer] += amount
        else:
            if pledge.candidate != pledge.payer:
                raise reader.fail("payer", "only the candidate promises offices and cardinals")
            if table.round == limits.ROUNDS and table.candidates != 0:
                raise reader.fail("price", "nothing is handed out after the last round")
            if kind == payment.OFFICE:
                if has(offices, amount) or not has(table.owned[_owner_due(table, pledge)], amount):
                    raise reader.fail("card", f"{config.cards.ids[amount]} cannot be handed over")
                offices |= bit(amount)
        table.promises = append(table.promises, deals.promise(pledge))
        if table.candidates == 0 and (kind == payment.DUCATS_IF_ELECTED or pledge.candidate != table.pope):
            raise reader.fail("candidate", "after the election only the Pope owes offices and cardinals")
        reader.close()
    for seat in range(config.seats):
        cardinals: i64 = 0
        for due in table.promises:
            if deals.promise_price(due) == payment.CARDINALS and deals.promise_payer(due) == seat:
                cardinals += deals.promise_amount(due)
        if cardinals > config.seats:
            raise top.fail("promises", f"seat {seat} can promise {config.seats} cardinals in all, not {cardinals}")
        if table.aside[seat] > state.ducats[seat]:
            raise top.fail("promises", f"seat {seat} has only {state.ducats[seat]} ducats for what it has promised")


def _owner_due(table: Table, pledge: Pledge) -> Seat:
    """Who has a promised office now: when the Pope hands out his own, the voter may have it already."""
    if (table.next == agenda.GIVE or table.next == agenda.CARDINALS) and not has(table.gathered, pledge.amount):
        return pledge.voter
    return pledge.payer
