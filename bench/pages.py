"""`python -m bench.pages`: how long faces, the page of a deck and the start of the site take."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from bench.site import visitor

AIMS = {"small": 60, "medium": 60, "deck page": 15, "import": 1000}  # milliseconds
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
# What a server imports before it can answer; it prints the milliseconds of both clocks.
START = """
import time; wall, cpu = time.perf_counter(), time.process_time()
import django; django.setup()
from django.urls import get_resolver; get_resolver().url_patterns
print((time.perf_counter() - wall) * 1e3, (time.process_time() - cpu) * 1e3)
"""
LEGAL = (
    "Kong", "Cave Troll", "Strafing Dragon", "Burrowing Wurm", "Hurricane", "Lightning Storm", "Rampaging Wurm",
    "Pyromancer", "Triceratops", "Raging T-Rex", "Sea Hydra", "Mighty Blow", "Surprise Attack", "Jungle Queen",
    "Fire Shaman", "Lash", "Rage", "Flash Fire", "Brave Squire", "Inner Peace",
)  # fmt: skip
Clock = Callable[[], float]


def faces(step: int, clock: Clock) -> dict[str, dict[str, float]]:
    """Milliseconds to draw each `step`-th face in each size, and kilobytes of the files."""
    from decks.faces.files import SIZES, drawn, face_of
    from engine.epic.catalogue import CARDS, DEITIES
    from engine.games import DEFAULT

    names = [card.name for card in CARDS] + [deity.name for deity in DEITIES]
    known = [face_of(name, DEFAULT).face for name in names[::step]]
    figures = {}
    for size in SIZES:
        drawn(known[0], size)  # reads fonts and shapes
        taken, lengths = [], []
        for one in known:
            before = clock()
            lengths.append(len(drawn(one, size)))
            taken.append((clock() - before) * 1e3)
        figures[size] = spread(taken) | {"kilobytes": round(statistics.mean(lengths) / 1e3, 1)}
    return figures


def deck_page(times: int, clock: Clock) -> dict[str, float]:
    """Milliseconds of the page of a deck of 60 cards that breaks rules, as its owner opens it."""
    client = visitor()
    from django.core.management import call_command

    call_command("migrate", interactive=False, verbosity=0)
    lines = "\n".join(f"{5 if name == 'Kong' else 3} {name}" for name in LEGAL)
    made = client.post("/decks/new/", {"name": "Sixty-two", "format": "constructed", "lines": lines})
    taken = []
    for _ in range(times + 1):
        before = clock()
        assert client.get(made["Location"]).status_code == 200
        taken.append((clock() - before) * 1e3)
    return spread(taken[1:])  # the first reads templates


def start(times: int, clock: str) -> dict[str, float]:
    """Milliseconds in which a fresh process imports the site, when its bytecode is there."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        taken = []
        for _ in range(times + 1):
            command = [sys.executable, "-c", START]
            said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603
            taken.append(float(said.stdout.split()[list(CLOCKS).index(clock)]))
    return spread(taken[1:])


def spread(taken: list[float]) -> dict[str, float]:
    return {"median": round(statistics.median(taken), 1), "most": round(max(taken), 1)}


def measured(step: int, times: int, clock: str) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"DATA_DIR": folder, "DATABASE_URL": "", "REDIS_URL": ""}
        visitor()
        figures: dict[str, dict[str, float]] = faces(step, CLOCKS[clock])
        figures["deck page"] = deck_page(times, CLOCKS[clock])
        figures["import"] = start(times, clock)
        return figures


def printed(figures: dict[str, Any]) -> str:
    lines = [f"{'milliseconds':16}{'median':>10}{'most':>10}{'aim':>10}{'kB':>10}"]
    for name, found in figures.items():
        words = f"a {name} face" if "kilobytes" in found else name
        aim, size = AIMS.get(name, ""), found.get("kilobytes", "")
        lines.append(f"{words:16}{found['median']:>10}{found['most']:>10}{aim:>10}{size:>10}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.pages", description=__doc__)
    parser.add_argument("--times", type=int, default=15, help="that a page and the start count (default: %(default)s)")
    parser.add_argument("--step", type=int, default=1, metavar="N", help="draw each N-th card only")
    parser.add_argument("--cpu", action="store_true", help="count time of the processor: on a busy machine")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if asked.times < 1 or asked.step < 1:
        parser.error("times and step are more than 0")
    figures = measured(asked.step, asked.times, "cpu" if asked.cpu else "wall")
    sys.stdout.write(json.dumps(figures, indent=1) + "\n" if asked.json else printed(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
