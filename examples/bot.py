"""A bot for every game of Curia: sits down at a table, or makes one against the house's bots, and plays anything legal.

python examples/bot.py http://127.0.0.1:1655            # a new table of Habemus Papam
python examples/bot.py http://127.0.0.1:1655 TABLE      # the first open seat of that table
"""

import random
import sys

from curia.client import AnyView, House, HouseError, play
from curia.wire.play import Question
from curia.wire.terms import SeatPlan, Terms

TERMS = Terms(game="habemus", seats=[SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot")])


def choose(view: AnyView, question: Question) -> str:
    """The heart of a bot: what its seat may know, what it is asked, and every answer that the rules allow."""
    return random.choice(question.moves)


def main(url: str, table_id: str | None = None) -> None:
    with House(url) as house:
        me = house.guest("Random example")
        table = house.join(table_id) if table_id else house.create_table(TERMS)
        seat = [info.player for info in table.seats].index(me.id)
        print(f"I play seat {seat} of table {table.id}", flush=True)
        outcome = play(url, house.token(table.id, seat), choose)
    place = f": place {outcome.ranks[seat]}, points {outcome.points}" if outcome.ranks else ", without a result"
    print(f"It is over ({outcome.reason}){place}")


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:3])
    except HouseError as error:
        sys.exit(f"It ended here: {error}")
