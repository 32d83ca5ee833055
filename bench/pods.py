"""`python -m bench.pods`: how the site carries many drafts at once, with real WebSockets at human speed.

Servers of their own are started in a folder of their own; the people are another process, this one. Two loads: in each
pod one person among bots, and in each pod a person in every seat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys

from bench.load import Outcome, draft, seat_everybody, stored
from bench.servers import NotInstalled, servers

AIM = 250  # milliseconds, of the 95th percentile with a person in every seat
Figures = dict[str, float]


def measured(asked: argparse.Namespace, people: int) -> Figures:
    """One load on servers of its own."""
    load = os.getloadavg()[0]
    with servers(postgres=asked.postgres, many=2 if asked.postgres else 1) as site:
        pods = seat_everybody(site.environment, asked.pods, asked.seats, people)
        empty = site.kilobytes
        outcome = asyncio.run(draft(pods, site.ports, think=asked.think, seconds=asked.seconds, seed=asked.seed))
        full, spent = site.kilobytes, site.seconds
        kept = stored(site.environment)
    return figures(outcome, kept) | {
        "people_in_each_pod": people,
        "pods": asked.pods,
        "kilobytes_per_pod": round((full - empty) / asked.pods),
        "processor_seconds": round(spent, 1),
        "load_before": round(load, 2),
    }


def figures(outcome: Outcome, kept: dict[str, list[list[int]]]) -> Figures:
    """What was measured, in numbers; `kept` is what the database has."""
    lost = sum(1 for slug, picks in outcome.picks.items() for pick in picks if list(pick) not in kept.get(slug, []))
    seconds, waits = outcome.ended - outcome.began, sorted(outcome.waits) or [0.0]
    return {
        "seconds": round(seconds, 1),
        "picks": outcome.count,
        "picks_per_second": round(outcome.count / seconds, 1),
        "frames_per_second": round(outcome.frames / seconds, 1),
        "median_milliseconds": round(statistics.median(waits), 1),
        "percentile_95_milliseconds": round(waits[min(len(waits) - 1, len(waits) * 95 // 100)], 1),
        "slowest_milliseconds": round(waits[-1], 1),
        "lost_picks": lost,
        "refused": len(outcome.refused),
    }


def printed(found: list[Figures], asked: argparse.Namespace) -> str:
    where = "PostgreSQL and Redis, two processes" if asked.postgres else "SQLite, one process"
    lines = [f"{asked.pods} pods of {asked.seats}, {asked.think:g} s to think, seed {asked.seed}; {where}"]
    words = list(found[0])
    width = max(map(len, words))
    lines += [f"  {word.replace('_', ' '):<{width}}" + "".join(f"{one[word]:>12,}" for one in found) for word in words]
    lines.append(f"The aim with a person in every seat: 95 of 100 picks within {AIM} ms, and no pick lost.")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.pods", description=__doc__)
    parser.add_argument("--pods", type=int, default=40, help="drafts at once (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=8, help="of each pod, 2 to 8 (default: %(default)s)")
    parser.add_argument("--people", type=int, nargs="+", help="in each pod (default: one, then all seats)")
    parser.add_argument("--think", type=float, default=8.0, help="seconds for a pick, median (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=90.0, help="of each load at most (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of what people think and take (default: %(default)s)")
    parser.add_argument("--postgres", action="store_true", help="two processes with PostgreSQL and Redis")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    people = asked.people or [1, asked.seats]
    if asked.pods < 1 or not 2 <= asked.seats <= 8 or asked.think < 0 or asked.seconds <= 0:
        parser.error("there is one pod at least, of 2 to 8 seats, and time")
    if not all(1 <= many <= asked.seats for many in people):
        parser.error("there are 1 to as many people in a pod as there are seats")
    try:
        found = [measured(asked, many) for many in people]
    except NotInstalled as missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    sys.stdout.write(json.dumps(found, indent=1) + "\n" if asked.json else printed(found, asked))
    return 0 if not any(one["lost_picks"] for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
