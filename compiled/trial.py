"""`trial.py FOLDER GAMES`: random games of every game, and one of bots that look ahead, with the engine in a folder. It
says what happened in them, a line each; `build.py` and the tests compare what two engines say.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from typing import Any

BETWEEN = 9  # choices from one look at a game to the next

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    from engine import epic, epic_tcg
    from engine.epic.proofs import decks_for, setup_of
    from engine.epic.simulation import walk as walk_epic
    from engine.epic_tcg.proofs.fuzz import setup_for
    from engine.epic_tcg.simulation import walk as walk_epic_tcg
    from engine.games import of
    from engine.kernel.random import Rng

    def line_of(key: str, game: Any, rng: Rng, walk: Callable[[Any, Rng, int], object]) -> str:
        """How many choices a game takes, and a digest of what it looks like on its way."""
        play, digest = of(key).play, hashlib.sha256()
        while not game.reason:
            digest.update(repr((play.footprint(game), play.view(game, 0), play.view(game, 1))).encode())
            walk(game, rng, BETWEEN)
        digest.update(repr(game.journal).encode())
        return f"{key} {game.choices} {digest.hexdigest()}\n"

    for number in range(int(sys.argv[2])):
        rng = Rng(number)
        game = epic.new_game(setup_of(decks_for(number, rng, []), number), number)
        sys.stdout.write(line_of("epic", game, rng, walk_epic))
        second = epic_tcg.new_game(setup_for(number, rng, []), number)
        sys.stdout.write(line_of("epic-tcg", second, rng, walk_epic_tcg))
    for key, decks in (("epic", ("random30", "random30")), ("epic-tcg", ("sealed", "sealed"))):
        sys.stdout.write(f"{of(key).bots.match(decks, ('greedy', 'greedy'), 5).play(0)}\n")
