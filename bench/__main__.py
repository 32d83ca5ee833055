"""`python -m bench`: print how much the engine does in a second, as medians of several runs."""

from __future__ import annotations

import argparse
import json
import sys

from bench.measures import Figures, measured
from bench.table import printed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="of each measure; the median counts (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run (default: %(default)s)")
    parser.add_argument("--cpu", action="store_true", help="count seconds of the processor: on a busy machine")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if asked.runs < 1 or asked.seconds <= 0:
        parser.error("runs and seconds are more than 0")
    figures: Figures = measured(asked.runs, asked.seconds, "cpu" if asked.cpu else "wall")
    sys.stdout.write(json.dumps(figures, indent=1) + "\n" if asked.json else printed(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
