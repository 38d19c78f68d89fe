"""What people do at a table beside answering: acts for the duels of `kit_compare_houses`."""

from collections import Counter
from typing import Final, Literal

from curia.core.types import CHANCE, OBSERVER
from curia.server.base.errors import Declined
from curia.server.tables import decide
from curia.wire.play import Answer, Concede, Hello, Look, Ping, Propose, Return, Say, TakeBack, Vote, Why
from tests.server.kit_compare_houses import Act, Duel
from tests.server.kit_twin_games import DEAL, Step

_HALF_AN_HOUR: Final = 1_800_000
_GARBAGE: Final = ("x", "play", "bid -1", "{}", "offer 9", "take nobody", "§", "a" * 400)

# What the watcher does ------------------------------------------------------------------------------------------------


async def ask_why(duel: Duel, index: int) -> None:
    """Which rule forbids this?"""
    name, text = f"why-{duel.next()}", duel.chance.choice([*duel.texts, *_GARBAGE])
    await duel.say(Why(name, text))
    if duel.chance.random() < 0.3:
        await duel.post({"type": "why", "id": name, "move": text})


async def answer_wrongly(duel: Duel, index: int) -> None:
    """Something that is not allowed, or to a question that is not put."""
    name, text = f"wrong-{duel.next()}", duel.chance.choice([*duel.texts, *_GARBAGE])
    number = 0
    if duel.watcher != OBSERVER:
        table = duel.first.table
        number = table.chairs[duel.watcher].question + duel.chance.choice((0, 0, 1, 5))
        if text in [duel.game.move_text(move) for move in table.match.legal_moves(duel.watcher)]:
            return
    await duel.say(Answer(name, number, text))
    await duel.post({"type": "answer", "id": f"{name}-", "question": number, "move": text})


async def take_back(duel: Duel, index: int) -> None:
    """The last answer back, if it may be; then once more, and what others had said in private since."""
    seat = duel.watcher
    if seat == OBSERVER or duel.first.table.chairs[seat].bot_level:
        return
    before = [world.table.match.moves for world in duel.worlds]
    await duel.say(TakeBack(f"back-{duel.next()}"))
    duel.compare()
    if duel.first.table.match.moves == before[0]:
        return
    duel.done["taken back"] += 1
    last = next(move for who, move in reversed(before[0]) if who == seat)
    question = duel.first.table.chairs[seat].question
    await duel.say(Answer(f"again-{duel.next()}", question, duel.game.move_text(last)))
    for world, moves in zip(duel.worlds, before, strict=True):
        there = Counter(world.table.match.moves)
        for move in moves:
            if there[move] == 0:
                await world.play(Step(*move, ()), world.clock, f"private-{duel.next()}")
            there[move] -= 1


async def change_own_mind(duel: Duel, index: int) -> None:
    """Another answer to the last question, as far as it is sealed still; and the first one again."""
    table = duel.first.table
    last = next((move for seat, move in reversed(table.match.moves) if seat == duel.watcher), None)
    if last is None or table.is_asked(duel.watcher) or table.chairs[duel.watcher].question == 0:
        return
    question = table.chairs[duel.watcher].question - 1
    for text in (duel.chance.choice(duel.texts), duel.game.move_text(last)):
        await duel.say(Answer(f"own-{duel.next()}", question, text))


async def say_hello(duel: Duel, index: int) -> None:
    """After having missed something, or nothing."""
    since = duel.chance.choice((None, duel.chance.randrange(duel.first.table.version(duel.watcher) + 3)))
    await duel.say(Hello(since))
    if duel.chance.random() < 0.3:
        await duel.post({"type": "hello", "since": since})


async def look_away(duel: Duel, index: int) -> None:
    """The screen is in nobody's hands for a moment."""
    if duel.watcher != OBSERVER:
        await duel.say(Look(None))
        await duel.say(Look(duel.watcher))


async def reconnect(duel: Duel, index: int) -> None:
    if duel.watcher == OBSERVER:
        await duel.swap_spectators()
    else:
        await duel.leave(duel.watcher)
        await duel.come(duel.watcher)
        await duel.say(Hello(max(0, duel.first.table.version(duel.watcher) - 3)))


async def look_back(duel: Duel, index: int) -> None:
    await duel.get(duel.chance.choice(duel.past_paths()))


# What others do before everybody's eyes -------------------------------------------------------------------------------


async def chat(duel: Duel, index: int) -> None:
    seat = duel.chance.choice([*duel.first.visitors])
    line = Say(f"line-{duel.next()}", f"line {duel.next()}")
    is_spectator = duel.chance.random() < 0.3
    for world in duel.worlds:
        await world.say(world.spectators[1] if is_spectator else world.visitors[seat], line)


async def come_and_go(duel: Duel, index: int) -> None:
    if others := duel.others():
        seat = duel.chance.choice(others)
        await duel.leave(seat)
        await duel.come(seat)


async def propose(duel: Duel, index: int) -> None:
    """A pause that is agreed on and ends again, or an end that is declined."""
    seat = duel.chance.choice([*duel.first.visitors])
    table = duel.first.table
    if table.chairs[seat].bot_level or table.outcome:
        return
    if duel.chance.random() < 0.5 and table.voters(seat, None):
        await _put_to_vote(duel, seat, "abort", agree=False)
        return
    await _put_to_vote(duel, seat, "pause")
    duel.done["paused"] += table.paused
    await _put_to_vote(duel, seat, "resume")


async def undo(duel: Duel, index: int) -> None:
    """The last answer is undone, all agree; then it is given again."""
    steps = [path[index - 1][-1:] for path in duel.paths]
    if not all(steps) or duel.first.table.outcome:
        return
    seats = {step.seat for (step,) in steps}
    seat = seats.pop()
    if seats or seat == DEAL or duel.first.table.chairs[seat].bot_level:
        return
    for world, (step,) in zip(duel.worlds, steps, strict=True):
        end = [(seat, step.move), *((CHANCE, draw) for draw in step.chance)]
        if world.table.match.moves[-len(end) :] != end:
            return
    duel.done["undone"] += 1
    await _put_to_vote(duel, seat, "undo")
    name = f"redo-{duel.next()}"
    for world, (step,) in zip(duel.worlds, steps, strict=True):
        world.table.coming.extendleft(reversed(step.chance))
        await world.play(step, world.clock, name)


async def _put_to_vote(
    duel: Duel,
    seat: int,
    what: Literal["undo", "pause", "resume", "bot", "abort"],
    target: int | None = None,
    agree: bool = True,
) -> None:
    await duel.tell(seat, Propose(f"propose-{duel.next()}", what, target))
    proposal = duel.first.table.proposal
    if proposal is None:
        return
    for other in duel.first.table.voters(seat, target):
        await duel.tell(other, Vote(f"vote-{duel.next()}", proposal.number, agree))
        if not agree:
            return


async def run_out_of_time(duel: Duel, index: int) -> None:
    """A long silence: bots sit in for those whose clocks run."""
    duel.wait(_HALF_AN_HOUR)
    for world in duel.worlds:
        await world.let_time_act()


async def stay_away(duel: Duel, index: int) -> None:
    """Somebody leaves and is away for too long; by the terms or by a vote a bot sits in, until they are back."""
    others = duel.others()
    if not others or duel.first.table.outcome or duel.terms.hot_seat:
        return
    seat = duel.chance.choice(others)
    await duel.leave(seat)
    duel.wait(duel.terms.absence.hold * 1000)
    for world in duel.worlds:
        await world.let_time_act()
    voters = [other for other in duel.first.visitors if other != seat and not duel.first.table.chairs[other].bot_level]
    if duel.terms.absence.then == "vote" and voters:
        await _put_to_vote(duel, voters[0], "bot", seat)
    duel.done["sat in"] += duel.first.table.chairs[seat].substitute is not None
    await duel.come(seat)


async def take_seats_back(duel: Duel, index: int) -> None:
    for seat, chair in enumerate(duel.first.table.chairs):
        if chair.substitute and not chair.conceded:
            await duel.tell(seat, Return(f"return-{duel.next()}"))


async def concede(duel: Duel, index: int) -> None:
    staying = [chair for chair in duel.first.table.chairs if not chair.conceded]
    if len(staying) > 2 and len(duel.others()) > 1:
        await duel.tell(duel.chance.choice(duel.others()), Concede(f"concede-{duel.next()}"))


# What others do in private, in one house only -------------------------------------------------------------------------


async def act_in_private(duel: Duel, index: int) -> None:
    world = duel.chance.choice(duel.worlds)
    name, text = f"private-{duel.next()}", duel.chance.choice([*duel.texts, *_GARBAGE])
    if others := duel.others():
        seat = duel.chance.choice(others)
        visitor = world.visitors[seat]
        await world.say(visitor, Ping())
        await world.say(visitor, Why(name, text))
        await world.say(visitor, Answer(name, world.table.chairs[seat].question + 3, text))
        await world.say(visitor, Hello(duel.chance.randrange(9)))
        await world.get(seat, f"/api/tables/{duel.id}/log")
        try:
            decide.take_back(world.table, seat)
        except Declined:
            await world.say(visitor, TakeBack(name))
    # Lines of the other channel.
    channel = list(world.visitors.values()) if duel.watcher == OBSERVER else [world.spectators[1]]
    if not duel.terms.hot_seat:
        await world.say(duel.chance.choice(channel), Say(f"secret-{duel.next()}", f"secret {duel.next()}"))


ACTS: Final[dict[Act, float]] = {
    ask_why: 8,
    answer_wrongly: 4,
    take_back: 5,
    change_own_mind: 3,
    say_hello: 5,
    look_away: 1,
    reconnect: 2,
    look_back: 2,
    chat: 2,
    come_and_go: 1,
    propose: 1,
    undo: 2,
    run_out_of_time: 1,
    stay_away: 1,
    take_seats_back: 3,
    concede: 0.2,
    act_in_private: 12,
}
