"""`python -m bench` measures what it says, in seconds of the clock or of the processor."""

import json
import subprocess
import sys

import pytest

from bench.faces import COLD, face_figures
from bench.measures import CLOCKS, constructed_decks, each, medians, middles, setups, together
from bench.site import SEARCHES, search_milliseconds, visitor
from bench.table import AIMS, WORDS, printed
from decks.faces import files
from decks.faces.drawing import draw
from engine.epic.positions.laws import status
from tests.patience import PATIENCE

FIGURES = {
    "python": "3.11.2", "machine": "x86_64", "cores": 2, "compiled": None, "runs": 3, "seconds": 1.0, "clock": "cpu",
    "one_process": dict.fromkeys(WORDS, 21_500.0), "two_processes": dict.fromkeys(WORDS, 43_000.0),
}  # fmt: skip


def run(*options):
    return subprocess.run(
        [sys.executable, "-m", "bench", *options], capture_output=True, text=True, timeout=3 * PATIENCE, check=False
    )


def test_all_figures_are_measured_for_one_process_and_for_two():
    done = run("--runs", "1", "--seconds", "0.05", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert set(figures["one_process"]) == set(figures["two_processes"]) == set(WORDS)
    assert all(value > 0 for value in (*figures["one_process"].values(), *figures["two_processes"].values()))
    assert figures["clock"] == "wall"


def test_the_table_compares_with_aims_and_yardsticks():
    text = printed(FIGURES)
    assert "medians of 3 runs of 1 s of the processor" in text
    assert "decisions a second                     21,500       43,000       30,000\n" in text
    assert "There is no compiled engine here to compare with: make compile" in text
    assert "0.50 times the 43,000 decisions a second of python-chess, random chess" in text
    assert set(AIMS) < set(WORDS)


def test_the_compiled_engine_stands_beside_the_source():
    text = printed(FIGURES | {"compiled": {"decisions_per_second": 86_000.0, "clone_microseconds": 5_375.0}})
    assert (
        "decisions a second                     21,500       43,000       30,000       86,000          4.0      250,000"
        in text
    )
    assert (
        "microseconds a clone                   21,500       43,000           10        5,375          4.0          2.5"
        in text
    )
    assert "make compile" not in text


def test_every_run_measures_the_same_legal_positions():
    positions = middles()
    assert len(positions) > 40
    assert all(status(game) == [] and game.journal is None for game in positions)
    assert setups() == setups()


def test_every_run_judges_the_same_decks_of_60_cards():
    decks = constructed_decks()
    assert decks == constructed_decks()
    assert {(len(deck), sum(deck.values())) for deck in decks} == {(60, 60)}


def test_a_measure_counts_every_act():
    seen = []
    microseconds = each([1, 2, 3], seen.append, 0.001, CLOCKS["wall"])
    assert seen[:6] == [1, 2, 3, 1, 2, 3]
    assert 0 < microseconds < 1000


def test_the_searches_that_are_measured_are_answered():
    assert {visitor().get("/cards/", search).status_code for search in SEARCHES} == {200}
    assert 0 < search_milliseconds(0.001, CLOCKS["wall"]) < 1000


def test_faces_are_measured_when_they_are_drawn_and_when_they_were(monkeypatch):
    drawn = []
    monkeypatch.setattr(files, "draw", lambda face, scale: drawn.append((face.name, scale)) or draw(face, scale))
    figures = face_figures(0.001, CLOCKS["wall"])
    assert len(drawn) == len(set(drawn))  # none is drawn twice, so that what was drawn is measured
    assert {name for name, _ in drawn} == set(COLD)
    assert all(value > 0 for value in figures.values())
    assert 1_000 < figures["print_sheet_kilobytes"] < 10_000


def test_medians_and_sums():
    runs = [
        {"nodes": 1.0, "clone_microseconds": 9.0},
        {"nodes": 5.0, "clone_microseconds": 2.0},
        {"nodes": 2.0, "clone_microseconds": 3.0},
    ]
    assert medians(runs) == {"nodes": 2.0, "clone_microseconds": 3.0}
    assert together(runs[:2]) == {"nodes": 6.0, "clone_microseconds": 9.0}


@pytest.mark.parametrize("options", [["--runs", "0"], ["--seconds", "0"], ["--seconds", "soon"]])
def test_options_that_measure_nothing_are_refused(options):
    done = run(*options)
    assert done.returncode == 2
    assert "usage:" in done.stderr
