"""`manage.py lab pick`: what it reads, plays and refuses."""

import json

import pytest
from django.core.management import call_command

from engine.epic.versions import VERSION
from engine.games import of
from lab.pick_prices import wording
from lab.pick_prices.measuring import Price
from lab.pick_prices.worlds import asked_at, recorded


@pytest.fixture
def file(tmp_path, capsys):
    """A Pack Draft of two, as `manage.py draft` prints it."""
    path = tmp_path / "draft.json"
    call_command("draft", "pack", "--seats", "2", "--seed", "7", "--json")
    path.write_text(capsys.readouterr().out)
    return path


def run(capsys, *words):
    call_command("lab", "pick", *map(str, words))
    return capsys.readouterr().out


def data(capsys, *words):
    return json.loads(run(capsys, *words, "--json"))


def test_without_an_option_the_options_are_listed(capsys, file):
    asked = asked_at(recorded(of("epic"), json.loads(file.read_text())), 0)
    found = data(capsys, file, "--pick", 0)
    assert found["options"] == [one.name for one in asked.options]
    assert (found["taken"], found["seat"], found["bot"]) == (asked.taken.name, asked.seat + 1, asked.bots.name)
    said = run(capsys, file, "--pick", 0)
    assert f"Pick 0, of seat 1, round 1, pick 1: {asked.taken.name} was taken." in said
    assert f"{asked.taken.name} (taken, a bot’s choice)" in said


def test_another_card_has_its_price_and_the_same_seed_the_same_number(capsys, file):
    asked = asked_at(recorded(of("epic"), json.loads(file.read_text())), 0)
    other = next(one.name for one in asked.options if one != asked.taken)
    words = (file, "--pick", 0, "--instead", other.upper(), "--games-at-most", 4, "--workers", 1)
    found = data(capsys, *words)
    price = found["price"]
    assert (found["instead"], price["games"], found["stopped"], found["version"]) == (other, 4, "limit", VERSION)
    assert price["change"] == price["other"] - price["taken"]
    assert price["interval"][0] <= price["change"] <= price["interval"][1]
    assert [len(deck) for decks in found["decks"].values() for deck in decks] == [30] * 4
    said = run(capsys, *words)
    assert wording.change("pick", other, Price(**price | {"interval": tuple(price["interval"])})) in said
    assert f"Only in the deck after {other}: " in said


def test_a_draft_of_another_game_is_played_by_its_own_rules(capsys, tmp_path):
    path, tcg = tmp_path / "draft.json", of("epic-tcg")
    call_command("draft", "draft", "--game", tcg.KEY, "--seats", "2", "--seed", "7", "--json")
    path.write_text(capsys.readouterr().out)
    asked = data(capsys, path, "--pick", 0)
    other = next(name for name in asked["options"] if name != asked["taken"])
    found = data(capsys, path, "--pick", 0, "--instead", other, "--games-at-most", 4, "--workers", 1)
    assert (found["game"], found["version"], found["player"]) == (tcg.KEY, tcg.play.VERSION, "greedy")
    assert (found["instead"], found["price"]["games"]) == (other, 4)


def test_the_same_card_changes_nothing(capsys, file):
    taken = data(capsys, file, "--pick", 9)["taken"]
    found = data(capsys, file, "--pick", 9, "--instead", taken, "--seed", 5)
    assert (found["price"]["change"], found["price"]["interval"]) == (0, [0, 0])
    assert (found["only_taken"], found["only_other"], found["stopped"]) == ([], [], None)
    assert "no change at all" in run(capsys, file, "--pick", 9, "--instead", taken)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--pick", 54), "This draft has no pick 54."),
        (("--pick", 0, "--instead", "Kongg"), "Kongg could not be chosen there."),
        (("--pick", 0, "--instead", "11"), "11 could not be chosen there."),
    ],
)
def test_what_cannot_be_done_is_said(capsys, file, words, sentence):
    assert sentence in refusal(capsys, file, *words)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "is not JSON"),
        ("[]", "is no draft that can be gone through again"),
        ('{"setup": {"format": "pack"}, "seed": 1, "picks": []}', "is no draft that can be gone through again"),
        ('{"game": "chess"}', 'No game has the key "chess"'),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_a_file_that_holds_no_draft_is_named(capsys, tmp_path, content, sentence):
    path = tmp_path / "draft.json"
    path.write_text(content)
    assert sentence in refusal(capsys, path, "--pick", 0)
    assert "There is no file" in refusal(capsys, tmp_path / "nothing.json", "--pick", 0)


def test_dealt_cards_have_no_price(capsys, tmp_path):
    path = tmp_path / "draft.json"
    call_command("draft", "sealed", "--json")
    path.write_text(capsys.readouterr().out)
    assert "all cards are dealt" in refusal(capsys, path, "--pick", 0)


def refusal(capsys, *words):
    with pytest.raises(SystemExit) as leaving:
        call_command("lab", "pick", *map(str, words))
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err
