"""What each file of tests costs, in seconds, as a run of all tests counted it last: `costs.json` beside this.

`make test` begins with what takes longest, so that no process is left with much at the end; `make quick` chooses by it.
`make test ARGS=--costs` counts anew, and stores it here and as a table in docs/testing.md.
"""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from pathlib import Path

import pytest

STORED = Path(__file__).with_name("costs.json")
PAGE = Path(__file__).resolve().parents[1] / "docs" / "testing.md"
HEAD = ["| part | files | seconds | dear files, with their seconds |", "|---|--:|--:|---|"]
NEW, NEW_IN_BROWSER = 1.0, 20.0  # seconds, of a file that was not there when it was counted
BROWSER = "tests/browser"
MOST_PROCESSES = 8  # of which each has a database, and some have a server and a browser
DEAR = 10.0  # seconds from which on a file is named


def known() -> dict[str, float]:
    """The seconds of each file, by its path in the repository."""
    return json.loads(STORED.read_text(encoding="utf-8"))


def cost(file: str, seconds: dict[str, float]) -> float:
    """Of this file; one that is new is guessed."""
    return seconds.get(file, NEW_IN_BROWSER if file.startswith(BROWSER) else NEW)


def cores() -> int:
    """How many tests this machine can run at once."""
    return min(len(os.sched_getaffinity(0)), MOST_PROCESSES - 1)


def processes() -> int:
    """In how many processes they run well: while one waits for a server or a browser, another goes on."""
    return cores() + 1


def part(file: str) -> str:
    """What a file is counted with: its folder below `tests`, and one more in the engine, where most tests are."""
    folders = file.split("/")[1:-1]
    return "/".join(folders[: 3 if folders[:1] == ["engine"] else 1]) or "tests"


def table(seconds: dict[str, float]) -> list[str]:
    """A row for each part, the dearest first, with the files in it that are dear themselves."""
    parts: dict[str, list[str]] = defaultdict(list)
    for file in sorted(seconds, key=lambda file: (-seconds[file], file)):
        parts[part(file)].append(file)
    sums = {name: sum(seconds[file] for file in files) for name, files in parts.items()}
    rows = []
    for name in sorted(parts, key=lambda name: (-sums[name], name)):
        dear = [f"{Path(file).name} {seconds[file]:.0f}" for file in parts[name] if seconds[file] >= DEAR]
        rows.append(f"| {name} | {len(parts[name])} | {sums[name]:.0f} | {', '.join(dear)} |")
    return [*HEAD, *rows, f"| all | {len(seconds)} | {sum(sums.values()):.0f} | |"]


def with_table(page: str, rows: list[str]) -> str:
    """The page with these rows in the place of its table."""
    before, _, rest = page.partition(HEAD[0])
    _, gap, after = rest.partition("\n\n")
    return before + "\n".join(rows) + gap + after


class Counted:
    """The seconds of a run, with what its set-ups took: they count for the test that needed them first."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid.partition("::")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
        seconds = {file: round(seconds, 1) for file, seconds in sorted(self.seconds.items())}
        rows = table(seconds)
        terminalreporter.section("what the tests cost")
        for row in rows:
            terminalreporter.write_line(row)
        if exitstatus == 0:
            STORED.write_text(json.dumps(seconds, indent=0) + "\n", encoding="utf-8")
            PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), rows), encoding="utf-8")
