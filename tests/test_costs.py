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
    for told in (
        report("tests/decks/test_a.py::test_one", 3.0, "setup"),
        report("tests/decks/test_a.py::test_one[x::y]", 9.0),
        report("tests/decks/sheets/test_b.py::test_two", 1.0),
        report("tests/engine/epic/cards/base/test_kong.py::test_three", 0.5),
        report("tests/engine/epic/test_laws.py::test_four", 20.0),
        report("tests/test_costs.py::test_five", 0.04),
    ):
        counted.pytest_runtest_logreport(told)
    return counted


def test_parts_are_added_up_the_dearest_first_with_dear_files(counted):
    assert counted.table() == [
        "| part | tests | seconds | dear files |",
        "|---|--:|--:|---|",
        "| engine/epic | 1 | 20 | test_laws.py 20 |",
        "| decks | 2 | 13 | test_a.py 12 |",
        "| engine/epic/cards | 1 | 0 |  |",
        "| tests | 1 | 0 |  |",
    ]


@pytest.mark.parametrize("status", [0, 1])
def test_only_a_green_run_is_stored(counted, status, tmp_path, monkeypatch):
    stored = tmp_path / "costs.json"
    monkeypatch.setattr(costs, "STORED", stored)
    said = []
    counted.pytest_terminal_summary(SimpleNamespace(section=said.append, write_line=said.append), status)
    assert said == ["what the tests cost", *counted.table()]
    assert stored.exists() == (status == 0)
    if stored.exists():
        assert json.loads(stored.read_text())["tests/decks/test_a.py"] == 12.0


def test_one_file_is_not_shared_out(monkeypatch):
    monkeypatch.setattr(costs, "processes", lambda: 3)

    def processes(*names):
        return conftest.pytest_xdist_auto_num_workers(SimpleNamespace(args=names))

    assert processes("tests") == processes("tests/decks", "tests/test_costs.py") == 3
    assert processes("tests/test_costs.py") == processes("tests/test_costs.py::test_one_file[a]") == 0
