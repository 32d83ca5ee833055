"""`python -m bench.instructions [OTHER]`: how many instructions of the processor plain Python takes for random games
and for games of bots that look ahead. OTHER is the folder of another checkout, such as a worktree of an earlier commit.

Seconds differ by a tenth from run to run where a machine does other work as well; this count differs by a thousandth.
It is not the whole truth, as some instructions take longer than others. Needs valgrind, and Linux.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent.parent
WORKS: Final = {  # what is counted, as code that commits since 2026 understand; `times` is how often it is done
    "40 random games": """
from bench.measures import setups
from engine.epic import new_game
from engine.epic.simulation import play_out
from engine.kernel.random import Rng
for _ in range(times):
    for number, setup in enumerate(setups()):
        game = new_game(setup, number)
        game.journal = None
        play_out(game, Rng(number))
""",
    "2 greedy games": """
from engine.bots.epic.match import Match
match = Match(decks=(None, None), bots=("greedy", "greedy"), seed=5)
for _ in range(times):
    for number in range(2):
        match.play(number)
""",
}
ONCE, MORE = 1, 3  # times; what both take has nothing to do with the work
_COUNTED: Final = re.compile(r"I\s+refs:\s+([\d,]+)")


def counted(said: str) -> int:
    """The instructions that valgrind's cachegrind counted, from what it said. Raises ValueError."""
    found = _COUNTED.search(said)
    if found is None:
        raise ValueError(f"Valgrind counted nothing: {said.strip()[-300:]}")
    return int(found[1].replace(",", ""))


def instructions(tree: Path, work: str) -> int:
    """How many instructions this checkout takes for the work, its start left out."""
    counts = [_count(tree, f"times = {times}\n{WORKS[work]}") for times in (ONCE, MORE)]
    return (counts[1] - counts[0]) // (MORE - ONCE)


def _count(tree: Path, code: str) -> int:
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    known = {"COMPILED": "0", "PYTHONHASHSEED": "0", "PYTHONPATH": str(tree)}
    done = subprocess.run(  # noqa: S603 - our own code
        [*command, sys.executable, "-c", code],
        cwd=tree, env={**os.environ, **known}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return counted(done.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    parser.add_argument("other", nargs="?", type=Path, help="folder of another checkout to compare with")
    asked = parser.parse_args()
    if shutil.which("valgrind") is None:
        parser.error("valgrind counts the instructions, and is not here: apt install valgrind")
    if asked.other is not None and not (asked.other / "bench" / "measures.py").is_file():
        parser.error(f"{asked.other} is no checkout of this project")
    for work in WORKS:
        here = instructions(HERE, work)
        line = f"{work:18}{here / 1e6:10,.0f} million"
        if asked.other is not None:
            other = instructions(asked.other.resolve(), work)
            line += f"{other / 1e6:10,.0f} million there{here / other:8.3f} times"
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
