"""`python -m soak`: kill servers while tables and drafts of every format go on; exit 1 when anything was wrong."""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from bench.servers import NotInstalled, data_of
from soak.counts import Counts
from soak.running import Plan, Run
from soak.seating import FORMATS, become

BEREFT = "in spawn_main"  # a worker that was about to begin when its server died
SPEED = {"BOT_PACE": "0.06", "PASS_PAUSE": "0.2"}  # bots are as much faster than usual as people are


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends a run is told how far it came
    parser = argparse.ArgumentParser(prog="python -m soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=10, help="servers to kill (default: %(default)s)")
    parser.add_argument("--frames", type=int, default=0, help="go on until so many were compared")
    parser.add_argument(
        "--life", type=int, default=700, help="frames until a server dies, about (default: %(default)s)"
    )
    parser.add_argument("--think", type=float, default=0.6, help="seconds for a choice, median (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=6, help="at the same time (default: %(default)s)")
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=list(FORMATS), help="of drafts; all otherwise")
    parser.add_argument("--longest", type=float, default=3600.0, help="seconds at most (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of what people choose and when servers die")
    parser.add_argument("--postgres", action="store_true", help="two servers with PostgreSQL and Redis")
    parser.add_argument("--counts", type=Path, help="a file in which the counts so far are kept")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    asked = parser.parse_args()
    if asked.kills < 1 or asked.life < 1 or asked.think < 0 or asked.tables < 0:
        parser.error("one server is killed at least, it lives for some time, and there are tables or none")
    plan = Plan(
        asked.kills, asked.frames, asked.life, asked.think, asked.tables, tuple(asked.formats),
        2 if asked.postgres else 1, asked.longest, asked.seed,
    )  # fmt: skip
    try:
        counts = run(plan, postgres=asked.postgres, kept=asked.counts)
    except NotInstalled as missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    output = json.dumps(asdict(counts), indent=1) if asked.json else "\n".join(counts.lines())
    sys.stdout.write(output + "\n")
    return 0 if counts.is_clean else 1


def run(plan: Plan, *, postgres: bool, kept: Path | None) -> Counts:
    """One run on data of its own."""
    counts, began = Counts(), time.monotonic()

    def show(so_far: Counts) -> None:
        so_far.seconds = time.monotonic() - began
        if kept is not None:
            kept.write_text(json.dumps(asdict(so_far), indent=1) + "\n", encoding="utf-8")

    with data_of(postgres=postgres) as data, tempfile.TemporaryDirectory() as folder:
        become(data)
        log = Path(folder) / "errors"
        with suppress(KeyboardInterrupt):
            asyncio.run(Run(plan, data | SPEED, log, counts).go(show))
        show(counts)
        for trace in log.read_text(encoding="utf-8").split("Traceback")[1:]:
            if BEREFT not in trace:
                counts.note("faults", f"the server logged: {trace.strip()[-600:]}")
    return counts


if __name__ == "__main__":
    sys.exit(main())
