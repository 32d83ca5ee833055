"""`manage.py ladder`: what it plays, stores and refuses."""

import json

import pytest
from django.core.management import call_command

from engine.bots.epic.players import LEVELS
from engine.epic.versions import VERSION
from lab import ladder
from lab.playing import ALIGNMENTS, KINDS, RANDOM

LOWER, UPPER = LEVELS[1:3]  # strengths are of those that met the middle one, or one that did
FEW = ("--bots", UPPER, LOWER, "--games", "2")


def run(capsys, *arguments):
    call_command("ladder", *arguments)
    return capsys.readouterr()


def refused(capsys, *arguments):
    """What is said by the command when it leaves with 2."""
    with pytest.raises(SystemExit) as leaving:
        call_command("ladder", *arguments)
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_two_bots_meet_with_each_kind_of_decks(capsys, file):
    report = json.loads(run(capsys, *FEW, "--json").out)
    assert [one["kind"] for one in report["meetings"]] == list(KINDS)
    for one in report["meetings"]:
        assert one["bots"] == [UPPER, LOWER]
        assert sum(one["wins"]) + one["draws"] == one["games"] == 2
        assert (one["seed"], one["version"]) == (1, VERSION)
        assert all(0 <= pace["usual"] <= pace["slow"] for pace in one["paces"])
    assert not file.exists()


def test_who_wins_does_not_depend_on_the_number_of_processes(capsys):
    asked = (*FEW[:3], "--games", "4", "--kinds", RANDOM, "--seed", "9", "--json")
    (alone,), (together,) = (json.loads(run(capsys, *asked, "--workers", many).out)["meetings"] for many in ("1", "2"))
    assert {key for key in alone if alone[key] != together[key]} <= {"date", "paces"}


def test_meetings_are_stored_and_others_stay(capsys, file):
    run(capsys, *FEW, "--kinds", RANDOM, ALIGNMENTS, "--write")
    before = {one.kind: one for one in ladder.stored(file)}
    assert set(before) == {RANDOM, ALIGNMENTS}
    shown = run(capsys, *FEW, "--kinds", RANDOM, "--seed", "7", "--write").out
    after = {one.kind: one for one in ladder.stored(file)}
    assert set(after) == {RANDOM, ALIGNMENTS}
    assert after[ALIGNMENTS] == before[ALIGNMENTS]
    assert (before[RANDOM].seed, after[RANDOM].seed) == (1, 7)
    assert shown.startswith(f"random30: {UPPER} won ")
    assert f"{UPPER}: strength " in shown


def test_another_file_can_be_named(capsys, file, tmp_path):
    run(capsys, *FEW, "--kinds", RANDOM, "--write", str(tmp_path / "other.json"))
    assert [one.kind for one in ladder.stored(tmp_path / "other.json")] == [RANDOM]
    assert not file.exists()


def test_what_makes_no_sense_is_refused_in_a_sentence(capsys):
    known = ", ".join(LEVELS)
    assert refused(capsys, "--bots", LOWER, "hal") == f"There is no bot hal on the ladder. Choose from {known}.\n"
    assert refused(capsys, "--bots", LOWER, LOWER) == "A bot alone meets nobody. Name two or more.\n"
    assert refused(capsys, "--games", "3") == "Games are played in pairs, and 3 is odd. Give an even number.\n"
    kinds = ", ".join(KINDS)
    assert refused(capsys, "--kinds", "chess") == (
        f"There is no kind of decks chess on the ladder. Choose from {kinds}.\n"
    )


def test_a_file_that_is_no_ladder_is_refused_before_any_game_and_stays(capsys, tmp_path):
    other = tmp_path / "notes.txt"
    other.write_text("mine")
    assert "notes.txt holds no meetings of bots" in refused(capsys, "--write", str(other))
    assert other.read_text() == "mine"
    nowhere = tmp_path / "none" / "ladder.json"
    assert refused(capsys, "--write", str(nowhere)) == f"{nowhere} cannot be written: No such file or directory.\n"
