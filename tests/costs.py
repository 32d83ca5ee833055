"""What each file of tests costs, in seconds, as a run of all tests counted it last: `costs.json` beside this.

`make test` begins with what takes longest, so that no process is left with much at the end; `make quick` chooses by it.
`make test ARGS=--costs` counts anew, stores it and prints the table of docs/testing.md.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

STORED = Path(__file__).with_name("costs.json")
NEW = 1.0  # seconds, of a file that was not there when it was counted
MOST_PROCESSES = 8  # of which each has a database, and some have a server and a browser
DEAR = 10.0  # seconds from which on a file is named


def known() -> dict[str, float]:
    """The seconds of each file, by its path in the repository."""
    return json.loads(STORED.read_text(encoding="utf-8"))


def processes() -> int:
    """In how many processes tests run well on this machine."""
    return min(len(os.sched_getaffinity(0)), MOST_PROCESSES)


def part(file: str) -> str:
    """What a file is counted with: its folder below `tests`, and one more in the engine, where most tests are."""
    folders = file.split("/")[1:-1]
    return "/".join(folders[: 3 if folders[:1] == ["engine"] else 1]) or "tests"


class Counted:
    """The seconds of a run, with what its set-ups took: they count for the test that needed them first."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.tests: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] += report.duration
        self.tests[file] += report.when == "call"

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
        terminalreporter.section("what the tests cost")
        for line in self.table():
            terminalreporter.write_line(line)
        if exitstatus == 0:
            told = {file: round(seconds, 1) for file, seconds in sorted(self.seconds.items())}
            STORED.write_text(json.dumps(told, indent=0) + "\n", encoding="utf-8")

    def table(self) -> list[str]:
        """A row for each part, the dearest first, with the files in it that are dear themselves."""
        parts: Counter[str] = Counter()
        for file, seconds in self.seconds.items():
            parts[part(file)] += seconds
        lines = ["| part | tests | seconds | dear files |", "|---|--:|--:|---|"]
        for name, seconds in parts.most_common():
            files = [(file, cost) for file, cost in self.seconds.most_common() if part(file) == name]
            dear = ", ".join(f"{file.rpartition('/')[2]} {cost:.0f}" for file, cost in files if cost >= DEAR)
            lines.append(f"| {name} | {sum(self.tests[file] for file, _ in files)} | {seconds:.0f} | {dear} |")
        return lines
