"""`manage.py ratings`: what draft bots go by is what was counted, and nothing else."""

import json
from dataclasses import replace
from pathlib import Path
from runpy import run_path

import pytest
from django.core.management import call_command

from decks import rates
from decks.rates import CardRate, FormatRates, Rate
from engine.bots.epic.rating import RATING
from engine.epic.versions import VERSION
from lab.management.commands import ratings

CUBE = FormatRates("cube", 8, "greedy", 7, VERSION, "2026-11-28T05:00:00+00:00", 20_000)
RISES, FALLS = sorted(RATING, key=RATING.get)[:2]


@pytest.fixture
def file(tmp_path):
    """Rates of a format with enough games, and of one with too few."""
    cards = {
        RISES: CardRate(early=Rate(1000, 700), late=Rate(2000, 1000)),
        FALLS: CardRate(early=Rate(1000, 300), late=Rate(2000, 1000)),
    }
    path = tmp_path / "rates.json"
    rates.store(path, {"cube": replace(CUBE, cards=cards), "dark": replace(CUBE, format="dark", games=19_999)})
    return path


def run(capsys, *arguments):
    call_command("ratings", *map(str, arguments))
    return capsys.readouterr().out


def module_in(path):
    """What the module in a file says, and its names."""
    names = run_path(str(path))
    return names["__doc__"], names["BY_FORMAT"]


def test_what_the_bots_go_by_is_what_the_command_makes_of_what_was_counted():
    """Where this fails: `python manage.py ratings --write`."""
    assert ratings.FILE.read_text() == ratings.module(ratings.made(rates.FILE))


def test_the_module_holds_the_ratings_and_says_where_they_come_from(capsys, tmp_path, file):
    path = tmp_path / "ratings.py"
    run(capsys, "--rates", file, "--write", path)
    said, by_format = module_in(path)
    found = json.loads(run(capsys, "--rates", file, "--json"))
    assert by_format == {"cube": {name: one["points"] for name, one in found["cube"]["cards"].items()}}
    assert by_format["cube"][RISES] > RATING[RISES] + 5
    assert by_format["cube"][FALLS] < RATING[FALLS] - 5
    assert (
        f"cube: 20,000 games of 8 seats, played by greedy, seed 7, version {VERSION} of the rules, 2026-11-28" in said
    )
    assert max(map(len, path.read_text().split("\n"))) <= 120
    before = path.read_text()
    run(capsys, "--rates", file, "--write", path)
    assert path.read_text() == before


def test_all_cards_of_a_format_are_in_lines_between_which_no_name_is_broken(capsys, tmp_path):
    cards = {
        name: CardRate(early=Rate(1000, 450 + at), late=Rate(2000, 1000)) for at, name in enumerate(sorted(RATING))
    }
    rates.store(tmp_path / "rates.json", {"cube": replace(CUBE, cards=cards)})
    run(capsys, "--rates", tmp_path / "rates.json", "--write", tmp_path / "ratings.py")
    assert set(module_in(tmp_path / "ratings.py")[1]["cube"]) == set(RATING)
    assert max(map(len, (tmp_path / "ratings.py").read_text().split("\n"))) <= 120


def test_formats_with_fewer_games_are_left_out(capsys, tmp_path, file):
    said = run(capsys, "--rates", file)
    assert said.startswith("cube: 20,000 games, 2 cards.\n")
    assert f"Cards that rise most: {RISES} (" in said
    assert "dark" not in said
    assert "No format has 30,000 games: draft bots go by RATING" in run(
        capsys, "--rates", file, "--least-games", 30_000
    )
    assert set(json.loads(run(capsys, "--rates", file, "--least-games", 19_999, "--json"))) == {"cube", "dark"}
    run(capsys, "--rates", tmp_path / "none.json", "--write", tmp_path / "ratings.py")
    assert module_in(tmp_path / "ratings.py")[1] == {}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(("--rates", "broken"), "holds no rates of cards"), (("--write", "missing/ratings.py"), "cannot be written")],
)
def test_files_that_cannot_be_read_or_written_are_named(capsys, tmp_path, monkeypatch, words, sentence):
    monkeypatch.chdir(tmp_path)
    Path("broken").write_text("[1]")
    with pytest.raises(SystemExit) as leaving:
        call_command("ratings", *words)
    assert leaving.value.code == 2
    assert sentence in capsys.readouterr().err
