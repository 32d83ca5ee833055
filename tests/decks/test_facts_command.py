"""`manage.py facts`: what it prints and how it leaves."""

import json

import pytest
from django.core.management import call_command

from tests.engine.epic.written import written
from tests.engine.epic_tcg.written import written as epic_tcg_facts


def compared(capsys, path):
    """How the command leaves, and what it printed on both streams."""
    code = 0
    try:
        call_command("facts", str(path))
    except SystemExit as leaving:
        code = leaving.code
    return code, *capsys.readouterr()


def test_a_file_that_agrees_leaves_nothing_to_say(capsys, tmp_path):
    path = tmp_path / "facts.json"
    path.write_text(json.dumps(written()), encoding="utf-8")
    assert compared(capsys, path) == (0, "", "")


def test_every_difference_is_printed_with_its_card(capsys, tmp_path):
    path = tmp_path / "facts.json"
    file = written()
    file["cards"][0]["cost"] = 1
    file["cards"][1]["type"] = "champion"
    path.write_text(json.dumps(file), encoding="utf-8")
    assert compared(capsys, path) == (
        1,
        (
            "Amnesia: cost 0 in the catalogue, 1 in the file\n"
            "Ancient Chant: type event in the catalogue, champion in the file\n"
            "2 differences.\n"
        ),
        "",
    )


def test_one_difference(capsys, tmp_path):
    path = tmp_path / "facts.json"
    file = written()
    del file["tokens"][3]
    path.write_text(json.dumps(file), encoding="utf-8")
    assert compared(capsys, path) == (1, "Wolf token: only the catalogue has it\n1 difference.\n", "")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (
            b"Kong costs 1.",
            "The file {} cannot be compared. It is not JSON: Expecting value: line 1 column 1 (char 0).\n",
        ),
        (b"\xff\xfe", "The file {} cannot be read: "),
        (b"7", "The file {} cannot be compared. It is not a list of facts: "),
    ],
)
def test_what_is_no_file_of_facts(capsys, tmp_path, content, sentence):
    path = tmp_path / "facts.json"
    path.write_bytes(content)
    code, out, err = compared(capsys, path)
    assert (code, out) == (2, "")
    assert err.startswith(sentence.format(path))


def test_a_file_that_is_not_there(capsys, tmp_path):
    assert compared(capsys, tmp_path / "none") == (2, "", f"There is no file {tmp_path / 'none'}.\n")


def test_a_folder(capsys, tmp_path):
    code, out, err = compared(capsys, tmp_path)
    assert (code, out) == (2, "")
    assert err.startswith(f"The file {tmp_path} cannot be read: ")


def test_the_facts_of_another_game(capsys, tmp_path):
    path = tmp_path / "facts.json"
    file = epic_tcg_facts()
    file["cards"][0]["speed"] = "build"
    path.write_text(json.dumps(file), encoding="utf-8")
    with pytest.raises(SystemExit) as leaving:
        call_command("facts", str(path), "--game", "epic-tcg")
    assert leaving.value.code == 1
    assert capsys.readouterr().out == "Aftershock: speed fast in the catalogue, build in the file\n1 difference.\n"
