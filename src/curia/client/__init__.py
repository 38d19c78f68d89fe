"""Play a seat at a house from Python. What comes and goes are the structs of `curia.wire`; no rules are in here.

A program needs the address of the house and the token of a seat, which its player makes:

    from curia.client import House, play

    house = House("http://127.0.0.1:1655")
    house.guest("Kircher")
    terms = Terms(game="habemus", seats=[SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot")])
    table = house.create_table(terms)
    outcome = play(house.url, house.token(table.id, 0), lambda view, question: question.moves[0])

`play` asks the function for every answer until the game is over. With `playing=HABEMUS` the view has a type that mypy
and editors know. `Seat` is for programs that want to see every
message, chat, or propose something. Lost connections are made again, and nothing is played twice.
"""

from curia.client.door import HouseError
from curia.client.house import House
from curia.client.seat import NotAllowed, Seat, play
from curia.client.views import BORGIA, CAESAR, HABEMUS, AnyView, BorgiaView, CaesarView, HabemusView

__all__ = [
    "BORGIA",
    "CAESAR",
    "HABEMUS",
    "AnyView",
    "BorgiaView",
    "CaesarView",
    "HabemusView",
    "House",
    "HouseError",
    "NotAllowed",
    "Seat",
    "play",
]
