"""`trial.py FOLDER GAMES`: random games, and one of bots that look ahead, with the engine in a folder. It says what
happened in them, a line each; `build.py` and the tests compare what two engines say.
"""

from __future__ import annotations

import hashlib
import sys

BETWEEN = 9  # choices from one look at a game to the next

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    from engine.bots.epic.match import Match
    from engine.epic import new_game, view
    from engine.epic.positions import footprint
    from engine.epic.proofs import decks_for, setup_of
    from engine.epic.simulation import walk
    from engine.kernel.random import Rng

    for number in range(int(sys.argv[2])):
        rng = Rng(number)
        game = new_game(setup_of(decks_for(number, rng, []), number), number)
        digest = hashlib.sha256()
        while not game.reason:
            digest.update(repr((footprint(game), view(game, 0), view(game, 1))).encode())
            walk(game, rng, BETWEEN)
        digest.update(repr(game.journal).encode())
        sys.stdout.write(f"{number} {game.choices} {digest.hexdigest()}\n")
    sys.stdout.write(f"{Match(decks=(None, None), bots=('greedy', 'greedy'), seed=5).play(0)}\n")
