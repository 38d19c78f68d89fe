"""The peer: OpenSpiel's hearts, four players, random moves. Runs in its own environment and prints JSON."""

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found, unused-ignore]


def from_python(seconds: float) -> dict[str, float]:
    """Random games move by move from Python, each chance move drawn by its weights, as OpenSpiel's examples do."""
    game = pyspiel.load_game("hearts")
    draw = random.Random(1)
    decisions = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions = state.legal_actions()  # uniform in hearts: cheaper than building the weighted list
                state.apply_action(actions[int(draw.random() * len(actions))])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw.random() * len(actions))])
                decisions += 1
            moves += 1
    return {"decisions": decisions / spent, "moves": moves / spent}


def inside(seconds: float) -> float:
    """Random games played by OpenSpiel's own loop in C++ (evaluate_bots with uniform random bots)."""
    game = pyspiel.load_game("hearts")
    players = game.num_players()
    decisions = 0
    seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(players)]
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += len(state.history()) - 52  # the deal
        seed += players
    return decisions / spent


if __name__ == "__main__":
    limit = float(sys.argv[1])
    print(json.dumps({"python": from_python(limit), "inside": inside(limit)}))
