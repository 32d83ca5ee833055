"""How the cost of tests is counted, and in how many processes they run."""

import json
from types import SimpleNamespace

import pytest

from tests import conftest, costs


def report(name, seconds, when="call"):
    return SimpleNamespace(nodeid=name, duration=seconds, when=when)


@pytest.fixture
def counted():
    counted = costs.Counted()
    for reported in (
        report("tests/decks/test_a.py::test_one", 3.0, "setup"),
        report("tests/decks/test_a.py::test_one[x::y]", 9.0),
        report("tests/decks/sheets/test_b.py::test_two", 1.0),
        report("tests/engine/epic/cards/base/test_kong.py::test_three", 0.5),
        report("tests/engine/epic/test_laws.py::test_four", 20.0),
        report("tests/test_costs.py::test_five", 0.04),
    ):
        counted.pytest_runtest_logreport(reported)
    return counted


ROWS = [
    *costs.HEAD,
    "| engine/epic | 1 | 20 | test_laws.py 20 |",
    "| decks | 2 | 13 | test_a.py 12 |",
    "| engine/epic/cards | 1 | 0 |  |",
    "| tests | 1 | 0 |  |",
    "| all | 5 | 34 | |",
]


@pytest.mark.parametrize("status", [0, 1])
def test_parts_are_added_up_and_only_a_green_run_is_stored(counted, status, tmp_path, monkeypatch):
    stored, page, said = tmp_path / "costs.json", tmp_path / "page.md", []
    before = "\n".join(["# Tests", "", *costs.HEAD, "| old | 1 | 2 | |", "", "More."])
    page.write_text(before)
    monkeypatch.setattr(costs, "STORED", stored)
    monkeypatch.setattr(costs, "PAGE", page)
    counted.pytest_terminal_summary(SimpleNamespace(section=said.append, write_line=said.append), status)
    assert said == ["what the tests cost", *ROWS]
    if status:
        assert (stored.exists(), page.read_text()) == (False, before)
    else:
        assert json.loads(stored.read_text())["tests/decks/test_a.py"] == 12.0
        assert page.read_text() == "\n".join(["# Tests", "", *ROWS, "", "More."])


def test_the_page_shows_what_is_stored():
    page = costs.PAGE.read_text(encoding="utf-8")
    assert costs.with_table(page, costs.table(costs.known())) == page


def test_one_file_is_not_shared_out(monkeypatch):
    monkeypatch.setattr(costs, "processes", lambda: 3)

    def processes(*names):
        return conftest.pytest_xdist_auto_num_workers(SimpleNamespace(args=names))

    assert processes("tests") == processes("tests/decks", "tests/test_costs.py") == 3
    assert processes("tests/test_costs.py") == processes("tests/test_costs.py::test_one_file[a]") == 0
