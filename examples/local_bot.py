"""A local program for `curia bot`: JSON comes in, moves go out. It needs nothing of Curia, so any language will do.

curia bot --game borgia --games 5 -- python examples/local_bot.py
"""

import json
import random
import sys

moves: list[str] = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        print(f"I play {message['game']} in seat {message['seat']}", file=sys.stderr)
    elif message["type"] == "ask":
        moves = message["question"]["moves"]
        print(random.choice(moves), flush=True)
    elif message["type"] == "refused":  # why is in message["text"]
        print(moves[0], flush=True)
