"""`python -m bench`: print how much the engine does in a second, as medians of several runs."""

from __future__ import annotations

import argparse
import json
import sys

import compiled


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="of each measure; the median counts (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run (default: %(default)s)")
    parser.add_argument("--cpu", action="store_true", help="count seconds of the processor: on a busy machine")
    parser.add_argument("--compiled", action="store_true", help="measure the compiled engine only; prints JSON")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if asked.runs < 1 or asked.seconds <= 0:
        parser.error("runs and seconds are more than 0")
    if asked.compiled and not compiled.use():
        parser.error("there is no compiled engine here: make compile")
    # Imported late: what imports the engine comes after the choice of one.
    from bench.measures import engine_figures, measured
    from bench.table import printed

    clock = "cpu" if asked.cpu else "wall"
    figures = (engine_figures if asked.compiled else measured)(asked.runs, asked.seconds, clock)
    sys.stdout.write(json.dumps(figures, indent=1) + "\n" if asked.json or asked.compiled else printed(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
