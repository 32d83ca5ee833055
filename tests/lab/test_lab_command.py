"""`manage.py lab`: what it plays, stores, goes on with after it was killed, and refuses."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from django.core.management import call_command

from decks.site_decks import site_decks
from engine.games import DEFAULT
from lab.equilibrium import equilibrium
from lab.executors import Processes
from lab.matchups import CardUse, Order
from lab.runs import LIMIT, Run, StoppingRule
from lab.storing import BadRun, begun, play_on, store, stored
from tests.lab.fabricated import KONGS, LOST, MUSES, SPLIT, WON, game, plan, run_of
from tests.patience import eventually

ROOT = Path(__file__).resolve().parents[2]
QUICK = ("--bot", "random", "--workers", "1")


def run(capsys, *words):
    call_command("lab", *words)
    return capsys.readouterr().out


def data(capsys, *words):
    return json.loads(run(capsys, *words, "--json"))


# --- what is stored --------------------------------------------------------------------------------------------------


def test_what_is_stored_is_read_the_same(tmp_path):
    path = tmp_path / "run.json"
    order = Order((("Kong", 0), ("Lash", None), ("Lash", 3)), (("Lash", 4),))
    ordered = replace(game(0, 9, "deck", Kong=(0, None), Lash=(3, 4)), order=order)
    watched = run_of((ordered, game(None, 12, "both", Kong=(2, None))), of=plan(watched=True))
    for one in (run_of(WON, SPLIT, LOST, rule=StoppingRule(9, 0.05)), watched, run_of()):
        store(path, one)
        again = stored(path)
        assert (again.plan, again.rule) == (one.plan, one.rule)
        assert [course.played for course in again.courses] == [course.played for course in one.courses]
        assert [course.counts for course in again.courses] == [course.counts for course in one.courses]
    assert watched.courses[0].played[0][0].cards == {"Kong": CardUse(0, None), "Lash": CardUse(3, 4)}
    assert [one.order for one in watched.courses[0].played[0]] == [order, None]  # none was stored in earlier files


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"bot": "greedy"}, "its bot is random, and greedy is asked for"),
        ({"seed": 2}, "its seed is 1, and 2 is asked for"),
        ({"version": plan().version + 1}, "its version of the engine is"),
        ({"contenders": (MUSES, KONGS)}, "its decks are others"),
        ({"meetings": ((1, 0),)}, "its decks are others"),
        ({"watched": True}, "another part of manage.py lab"),
    ],
)
def test_a_file_of_another_run_is_not_written_over(tmp_path, changed, why):
    path = tmp_path / "run.json"
    store(path, run_of(WON))
    before = path.read_text()
    with pytest.raises(BadRun, match="holds another run") as refused:
        begun(replace(plan(), **changed), StoppingRule(9), path)
    assert why in str(refused.value)
    assert path.read_text() == before
    assert begun(plan(), StoppingRule(9), path).courses[0].pairs() == [WON]


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"decks": []}', '{"decks": 1, "meetings": [[0, 1]]}'])
def test_a_file_that_holds_no_run_is_named(tmp_path, content):
    path = tmp_path / "run.json"
    path.write_text(content)
    with pytest.raises(BadRun, match="holds no run of the laboratory"):
        stored(path)


def test_a_winner_that_is_no_side_is_no_run(tmp_path):
    path = tmp_path / "run.json"
    store(path, run_of(WON))
    path.write_text(path.read_text().replace('[0,"health"', '[7,"health"'))
    with pytest.raises(BadRun, match="7 is no side"):
        stored(path)


def test_an_interrupted_run_has_stored_what_it_played(tmp_path):
    path, of = tmp_path / "run.json", Run(plan(), StoppingRule(9, decided=False))

    def interrupt(now):
        if now.pairs == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_on(of, Processes(1), path, interrupt)
    assert stored(path).pairs == 4


# --- the command -----------------------------------------------------------------------------------------------------


def test_decks_meet_each_other_and_the_equilibrium_follows(capsys, tmp_path):
    path = str(tmp_path / "run.json")
    found = data(capsys, "field", "good", "evil", "wild", *QUICK, "--games-at-most", "20", "--write", path)
    assert [one["decks"] for one in found["matchups"]] == [["good", "evil"], ["good", "wild"], ["evil", "wild"]]
    assert found["matrix"]["rows"] == found["matrix"]["columns"] == ["good", "evil", "wild"]
    assert found["games"] == sum(one["chance"]["games"] for one in found["matchups"]) <= 60
    for one in found["matchups"]:
        assert one["starting"]["games"] == one["following"]["games"] == one["chance"]["games"] / 2
        assert sum(games for how in one["endings"].values() for games in how.values()) == one["chance"]["games"]
    mix = data(capsys, "equilibrium", path)
    parts = equilibrium(found["matrix"]["chances"])
    assert [one["part"] for one in mix["rows"]] == pytest.approx(list(parts.rows))
    assert mix["over"] is True
    assert "The mix of decks that nobody can exploit" in run(capsys, "equilibrium", path)


def test_decks_meet_those_that_they_are_set_against(capsys, tmp_path):
    file = tmp_path / "apes.txt"
    file.write_text("\n".join(f"{count} {name}" for name, count in site_decks(DEFAULT)["burn"].cards.items()))
    words = ("field", str(file), "good", "--against", "wild", "burn", *QUICK, "--games-at-most", "4")
    found = data(capsys, *words)
    assert found["matrix"]["rows"] == ["apes", "good"]
    assert found["matrix"]["columns"] == ["wild", "burn"]
    assert [one["stopped"] for one in found["matchups"]] == [LIMIT] * 4
    text = run(capsys, *words)
    assert "apes against wild:" in text
    assert "On the play" in text
    assert "Turns of both players" in text


def test_the_order_of_a_list_and_the_number_of_workers_change_nothing(capsys, tmp_path):
    cards = site_decks(DEFAULT)["burn"].cards
    results = []
    for folder, lines, workers in (("a", list(cards), "1"), ("b", list(cards)[::-1], "2")):
        file = tmp_path / folder / "mine.txt"
        file.parent.mkdir()
        file.write_text("\n".join(f"{cards[name]} {name}" for name in lines))
        words = ("--bot", "random", "--workers", workers, "--games-at-most", "12")
        results.append(data(capsys, "field", str(file), "--against", "good", *words))
    assert results[0] == results[1]


def test_a_run_goes_on_where_it_stopped(capsys, tmp_path):
    path = str(tmp_path / "run.json")
    words = ("field", "good", "evil", "wild", *QUICK, "--until", "narrow")
    data(capsys, *words, "--games-at-most", "4", "--write", path)
    played_before = stored(Path(path)).courses[0].played
    gone_on = data(capsys, *words, "--games-at-most", "10", "--write", path)
    assert gone_on == data(capsys, *words, "--games-at-most", "10")
    assert stored(Path(path)).courses[0].played.items() >= played_before.items()
    fewer = data(capsys, *words, "--games-at-most", "4", "--write", path)
    assert fewer == data(capsys, *words, "--games-at-most", "4")
    assert stored(Path(path)).courses[0].played.items() > played_before.items()  # nothing is lost by that


@pytest.mark.slow
def test_a_run_that_is_killed_goes_on_and_says_the_same(capsys, tmp_path):
    path = tmp_path / "run.json"
    words = ("field", "good", "evil", "--bot", "random", "--until", "narrow", "--within", "1", "--workers", "2")
    program = subprocess.Popen(
        [sys.executable, "manage.py", "lab", *words, "--games-at-most", "1000000", "--write", str(path)],
        cwd=ROOT, env={**os.environ, "COMPILED": "0", "DATA_DIR": str(tmp_path)}, stdout=subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    try:
        eventually(lambda: path.exists() and stored(path).pairs > 0)
    finally:
        os.killpg(program.pid, 9)
        program.wait()
    known = stored(path).pairs
    asked = str(2 * known + 20)
    gone_on = data(capsys, *words, "--games-at-most", asked, "--write", str(path))
    assert gone_on["games"] == 2 * known + 20
    assert gone_on == data(capsys, *words, "--games-at-most", asked)


def test_cards_have_their_rates_and_comparisons(capsys, tmp_path):
    words = ("cards", "wild", "--against", "good", "evil", *QUICK, "--games", "40")
    found = data(capsys, *words)
    assert (found["deck"], found["games"]) == ("wild", 80)
    assert [one["name"] for one in found["cards"]] == sorted(site_decks(DEFAULT)["wild"].cards)
    for one in found["cards"]:
        assert 0 <= one["rates"]["opening_hand"]["games"] <= one["rates"]["drawn"]["games"] <= 80
        assert one["comparisons"]["drawn"]["games"] <= one["rates"]["drawn"]["games"]
    opening = sum(one["rates"]["opening_hand"]["games"] for one in found["cards"])
    assert opening == 5 * 80  # five different cards in each game
    assert "in the opening hand" in run(capsys, *words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("field", "good"), "A deck alone meets nobody."),
        (("field", "good", "good"), "Two decks are named good."),
        (("field", "good", "nothing.txt"), "There is no deck file nothing.txt."),
        (("field", "good", "evil", "--bot", "deep"), "There is no bot deep."),
        (("field", "good", "evil", "--games-at-most", "3"), "3 is odd."),
        (("cards", "good", "--against", "evil", "--games", "3"), "3 is odd."),
        (("equilibrium", "nothing.json"), "There is no file nothing.json."),
        (("field", "good", "evil", *QUICK, "--write", "/nowhere/run.json"), "/nowhere/run.json cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(capsys, words, sentence):
    with pytest.raises(SystemExit) as leaving:
        call_command("lab", *words)
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert (out, sentence in err) == ("", True)


def test_files_that_cannot_be_played_are_said(capsys, tmp_path):
    empty, wrong, small = (tmp_path / name for name in ("empty.txt", "wrong.txt", "small.txt"))
    empty.write_text("# nothing\n")
    wrong.write_text("3 Kongg\n")
    small.write_text("3 Kong\n")
    for file, sentence in (
        (empty, "has no cards"),
        (wrong, "line 1"),
        (small, "has 3 cards. Bots play decks of 20 to 200"),
    ):
        with pytest.raises(SystemExit) as leaving:
            call_command("lab", "field", str(file), "--against", "good", *QUICK)
        assert leaving.value.code == 2
        assert sentence in capsys.readouterr().err


def test_an_equilibrium_needs_games_of_all_matchups(capsys, tmp_path):
    path = tmp_path / "run.json"
    store(path, run_of())
    with pytest.raises(SystemExit) as leaving:
        call_command("lab", "equilibrium", str(path))
    assert leaving.value.code == 2
    assert "No games of kongs against muses are stored yet." in capsys.readouterr().err
    store(path, run_of(WON))
    assert "The run is not over" in run(capsys, "equilibrium", str(path))


def test_a_run_that_is_over_needs_nobody_to_play(capsys, monkeypatch, tmp_path):
    words = ("field", "good", "evil", *QUICK, "--games-at-most", "4", "--write", str(tmp_path / "run.json"))
    found = data(capsys, *words)
    monkeypatch.setenv("DASK_SCHEDULER", "nonsense")
    assert data(capsys, *words) == found


def test_a_cluster_that_does_not_answer_is_said(capsys, monkeypatch):
    monkeypatch.setenv("DASK_SCHEDULER", "nonsense")
    with pytest.raises(SystemExit) as leaving:
        call_command("lab", "field", "good", "evil", "--bot", "random")
    assert leaving.value.code == 1
    assert "No Dask scheduler answers at nonsense" in capsys.readouterr().err
