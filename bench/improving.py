"""`python -m bench.improving`: how much of its lost win chance `manage.py lab improve` wins back for each of some decks
of which ten cards were replaced by weak ones. `bench/weakened.py` says how that is measured.

With a folder it may be stopped at any time and goes on; it prints a deck when it is done.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path

import compiled


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.improving", description=__doc__)
    parser.add_argument("--game", default="epic", help="whose decks (default: %(default)s)")
    parser.add_argument("--games", type=int, default=60_000,
                        help="for each improvement: about an hour on two cores (default: %(default)s)")  # fmt: skip
    parser.add_argument("--rounds", type=int, default=500, help="to measure each deck (default: "
                        "%(default)s)")  # fmt: skip
    parser.add_argument("--decks", nargs="+", default=None, metavar="DECK", help="default: all")
    parser.add_argument("--bot", default="greedy", help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=None, help="for each improvement; then the next deck")
    parser.add_argument("--folder", type=Path, default=None, help="to store games in, and to go on from")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each deck")
    asked = parser.parse_args()
    compiled.use()
    sys.stderr.write(compiled.advice(asked.games))
    # Imported late: what imports the engine comes after the choice of one.
    from bench.weakened import in_words, recovery, subjects
    from engine.games import of
    from lab.executors import executor
    from lab.improving import LEAST_GAMES

    if asked.bot not in [level.key for level in of(asked.game).bots.LEVELS]:
        parser.error(f"there is no bot {asked.bot}")
    if asked.folder:
        asked.folder.mkdir(parents=True, exist_ok=True)
    everybody = subjects(asked.game, asked.seed)
    least = LEAST_GAMES * (len(everybody) - 1)
    if asked.games < least or asked.rounds < 2 or asked.seed < 0:
        parser.error(f"at least {least} games and 2 rounds are needed, and a seed from 0")
    names = [subject.deck.name for subject in everybody]
    if unknown := set(asked.decks or ()) - set(names):
        parser.error(f"there is no deck {min(unknown)}; there are {', '.join(names)}")
    for subject in everybody:
        if asked.decks and subject.deck.name not in asked.decks:
            continue
        others = [other.deck for other in everybody if other is not subject]
        until = None if asked.minutes is None else time.monotonic() + 60 * asked.minutes
        found = recovery(
            subject, others, executor(asked.workers, 1), bot=asked.bot, seed=asked.seed, most=asked.games,
            rounds=asked.rounds, folder=asked.folder, until=until,
        )  # fmt: skip
        if found is None:
            said = f"{subject.deck.name}: not finished in {asked.minutes:g} minutes."
            sys.stdout.write(json.dumps({"deck": subject.deck.name, "over": None}) if asked.json else said)
        else:
            sys.stdout.write(json.dumps(asdict(found)) if asked.json else in_words(found))
        sys.stdout.write("\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
