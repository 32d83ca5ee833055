"""Run by `build.py`: plays a few random games with the engine in a folder and says what happened in them."""

from __future__ import annotations

import hashlib
import sys

GAMES = 12

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    from engine.epic import new_game, view
    from engine.epic.fuzz import setup_for
    from engine.epic.playout import play_out
    from engine.kernel.random import Rng

    for number in range(GAMES):
        game = new_game(setup_for(number, Rng(number), []), number)
        choices = play_out(game, Rng(number))
        told = hashlib.sha256(repr((game.journal, view(game, 0), view(game, 1))).encode()).hexdigest()
        sys.stdout.write(f"{number} {choices} {told}\n")
