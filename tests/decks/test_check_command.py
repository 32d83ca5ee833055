"""`manage.py check DECKFILE`: what it prints and how it leaves; and without a deck file it is Django's."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.core import checks
from django.core.management import CommandError, call_command

from decks import exchange
from engine.epic.catalogue import CARDS
from engine.epic.construction import preconstructed
from engine.games import DEFAULT

WILD = [card.name for card in CARDS if card.cost == 1 and card.alignment.name == "WILD"]


def checked(capsys, *command):
    """How the command leaves, and what it printed on both streams."""
    code = None
    try:
        call_command("check", *map(str, command))
    except SystemExit as leaving:
        code = leaving.code
    return code, *capsys.readouterr()


@pytest.fixture
def deck(tmp_path):
    """Writes a file of 20 cards three times each, and these lines."""

    def write(*lines, twenty=True, name="deck.txt"):
        path = tmp_path / name
        path.write_text("\n".join([*(f"3 {card}" for card in WILD[:20] if twenty), *lines]), encoding="utf-8")
        return path

    return write


def test_a_legal_deck(capsys, deck):
    assert checked(capsys, deck(), "--format", "constructed") == (0, "Legal in Constructed: 60 cards.\n", "")
    assert checked(capsys, deck()) == (0, "Legal in Constructed: 60 cards.\n", "")


def test_every_violation_is_printed(capsys, deck):
    path = deck("Deity: Helena, the Valiant", "2 Fumble", f"1 {WILD[0]}")
    code, out, err = checked(capsys, path, "--format", "constructed-2017")
    assert (code, err) == (1, "")
    assert out == (
        "Not legal in Constructed with the bans of 2017: 63 cards, 3 violations.\n"
        f"  {WILD[0]}: 4 copies; Constructed with the bans of 2017 allows 3 of each card: cut one.\n"
        '  The list "Bans of 2017" (from 2017-07-01) bans Fumble; the deck has 2 copies: cut 2.\n'
        "  Sage: 2 free cards need 4 one-cost Sage cards; the deck has 0: add 4, or cut 2 free ones.\n"
    )


def test_one_violation(capsys, deck):
    code, out, _ = checked(capsys, deck("1 Fumble"))
    assert code == 1
    assert out == (
        "Not legal in Constructed: 61 cards, 1 violation.\n"
        "  Sage: 1 free card needs 2 one-cost Sage cards; the deck has 0: add 2, or cut a free one.\n"
    )


def test_as_json(capsys, deck):
    path = deck("Deity: Helena, the Valiant", "1 Fumble")
    code, out, err = checked(capsys, path, "--format", "constructed", "--on", "2017-06-30", "--json")
    assert (code, err) == (1, "")
    assert json.loads(out) == {
        "deck": str(path),
        "format": "constructed",
        "name": "Constructed",
        "on": "2017-06-30",
        "cards": 61,
        "deity": "Helena, the Valiant",
        "legal": False,
        "violations": [
            {
                "rule": "ratio",
                "cards": ["Fumble"],
                "have": 0,
                "need": 2,
                "text": "Sage: 1 free card needs 2 one-cost Sage cards; the deck has 0: add 2, or cut a free one.",
            }
        ],
        "set_apart": [],
        "errors": [],
    }
    code, out, _ = checked(capsys, deck(), "--json")
    assert (code, json.loads(out)["legal"], json.loads(out)["violations"]) == (0, True, [])


def test_dated_lists_are_asked_for_that_day(capsys, deck):
    path = deck("1 Ceasefire", "2 Amnesia")
    options = ("--format", "constructed-2017")
    assert "Ceasefire" not in checked(capsys, path, *options, "--on", "2017-06-30")[1]
    assert "bans Ceasefire" in checked(capsys, path, *options, "--on", "2017-07-01")[1]
    assert "bans Ceasefire" in checked(capsys, path, *options)[1]


def test_a_line_that_cannot_be_read(capsys, deck):
    path = deck("3 Knog", "0 Kong")
    assert checked(capsys, path) == (
        2,
        "",
        (
            f'{path}, line 21: No card is called "Knog". Did you mean Kong?\n'
            f"{path}, line 22: A line needs at least 1 copy. Delete the line to leave the card out.\n"
        ),
    )
    code, out, err = checked(capsys, path, "--json")
    report = json.loads(out)
    assert (code, err, report["legal"], report["violations"], report["cards"]) == (2, "", None, [], None)
    assert report["errors"][0] == {
        "file": str(path),
        "line": 21,
        "text": "3 Knog",
        "message": 'No card is called "Knog". Did you mean Kong?',
        "suggestion": "Kong",
    }


def test_no_such_deck_file(capsys, tmp_path):
    nowhere = tmp_path / "nowhere.txt"
    assert checked(capsys, nowhere) == (2, "", f"There is no deck file {nowhere}.\n")
    code, out, _ = checked(capsys, nowhere, "--json")
    assert (code, json.loads(out)["errors"][0]["line"]) == (2, None)


def test_a_deck_file_that_is_no_list(capsys, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\xff\xd8")
    code, out, err = checked(capsys, path)
    assert (code, out) == (2, "")
    assert err == f"{path}: This file is not text. Save the list as text or CSV, then choose that file.\n"
    code, out, err = checked(capsys, tmp_path)
    assert (code, out) == (2, "")
    assert err.startswith(f"The deck file {tmp_path} cannot be read: ")
    assert checked(capsys, "x" * 5000)[0] == 2


@pytest.mark.parametrize(
    "content",
    [
        b"\r\n".join(f"3x {card}".encode() for card in WILD[:20]),
        "\n".join(f"3 {card}" for card in WILD[:20]).encode("utf-16"),
        exchange.as_text(dict.fromkeys(WILD[:20], 3), "", name="Wild", game=DEFAULT).encode(),
        exchange.as_csv(dict.fromkeys(WILD[:20], 3), "Helena, the Valiant", game=DEFAULT).encode(),
        exchange.as_csv(dict.fromkeys(WILD[:20], 3), "", game=DEFAULT).replace(",", ";").encode("utf-8-sig"),
        exchange.as_json(dict.fromkeys(WILD[:20], 3), "", name="Wild", format_spec="sealed", game=DEFAULT).encode(),
        json.dumps([{"name": card, "count": 3} for card in WILD[:20]]).encode(),
    ],
)
def test_a_deck_file_of_every_kind(capsys, tmp_path, content):
    path = tmp_path / "deck"
    path.write_bytes(content)
    assert checked(capsys, path) == (0, "Legal in Constructed: 60 cards.\n", "")


def test_a_wrong_line_of_csv_is_named(capsys, tmp_path):
    path = tmp_path / "deck.csv"
    path.write_text("count,name\n3,Kong\n3,Knog\n")
    assert checked(capsys, path) == (2, "", f'{path}, line 3: No card is called "Knog". Did you mean Kong?\n')


def test_a_wrong_entry_of_json_is_named(capsys, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text('{"cards": {"Kong": 3, "Knog": 3}}')
    assert checked(capsys, path) == (2, "", f'{path}, “3 Knog”: No card is called "Knog". Did you mean Kong?\n')


def test_json_that_breaks_off_names_the_line(capsys, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text('{"cards": {\n"Kong" 3}}')
    code, out, _ = checked(capsys, path, "--json")
    assert (code, json.loads(out)["errors"][0]["line"]) == (2, 2)


def test_a_link_is_not_followed(capsys, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("https://example.com/decks/abc/")
    code, out, err = checked(capsys, path)
    assert (code, out, err) == (
        2,
        "",
        f"The deck file {path} contains a link. Links are not followed: save the list itself.\n",
    )


def test_a_deck_of_a_pool(capsys, deck):
    mine = deck(*preconstructed("good"), twenty=False)
    pool = deck(*preconstructed("good")[1:], *preconstructed("evil"), twenty=False, name="pool.txt")
    missing = preconstructed("good")[0]
    assert checked(capsys, mine, "--format", "sealed") == (0, "Legal in Sealed: 30 cards.\n", "")
    assert checked(capsys, mine, "--format", "sealed", "--pool", pool)[:2] == (
        1,
        f"Not legal in Sealed: 30 cards, 1 violation.\n  {missing}: 1 copy in the deck, none in the pool: cut one.\n",
    )
    bad = deck("3 Knog", twenty=False, name="bad.txt")
    assert checked(capsys, mine, "--format", "sealed", "--pool", bad)[2].startswith(f"{bad}, line 1: ")


def test_a_house_format(capsys, deck, tmp_path):
    house = tmp_path / "friday.json"
    house.write_text('{"name": "Friday", "least": 40, "copies": 2}', encoding="utf-8")
    code, out, _ = checked(capsys, deck(), "--format", house)
    assert code == 1
    assert out.startswith(
        f"Not legal in Friday: 60 cards, 20 violations.\n  {sorted(WILD[:20])[0]}: 3 copies; Friday allows 2"
    )
    house.write_text('{"nam": "Friday", "least": 0}', encoding="utf-8")
    assert checked(capsys, deck(), "--format", house) == (
        2,
        "",
        (
            f'{house}: nam: There is no such field. Did you mean "name"?\n'
            f"{house}: name: This must be a text of 1 to 60 characters; it is missing.\n"
            f"{house}: least: This must be a whole number from 1 to 200; it is 0.\n"
        ),
    )
    house.write_bytes(b"\xff")
    assert checked(capsys, deck(), "--format", house)[2].startswith(f"The format file {house} cannot be read: ")


def test_no_such_format(capsys, deck):
    code, _, err = checked(capsys, deck(), "--format", "standard")
    assert code == 2
    assert err.startswith('No format is called "standard". There are constructed, ')
    assert err.endswith("own, sealed-large. There is no file with that name either.\n")


@pytest.mark.parametrize("args", [["--json"], ["--format", "constructed"], ["a.txt", "b.txt"]])
def test_one_deck_file_is_wanted(capsys, args):
    said = "Give one deck file, for example: manage.py check DECKFILE --format constructed\n"
    assert checked(capsys, *args) == (2, "", said)


def test_a_day_that_is_none(deck):
    with pytest.raises(CommandError, match=r"'July' is not a date; write it like 2017-07-01\."):
        call_command("check", str(deck()), "--on", "July")


# --- Django's --------------------------------------------------------------------------------------------------------

QUIET = "System check identified no issues (0 silenced).\n"


@pytest.mark.parametrize("args", [[], ["decks"], ["decks", "playtest"], ["--tag", "models"]])
def test_without_a_deck_file_it_is_the_system_check(capsys, args):
    assert checked(capsys, *args) == (None, QUIET, "")


def test_the_system_check_still_fails_when_it_should(capsys, monkeypatch):
    def broken(app_configs, **more):
        return [checks.Error("The site is broken.", id="x.E001")]

    monkeypatch.setattr(checks.registry.registry, "registered_checks", {broken})
    broken.tags = ()
    with pytest.raises(CommandError, match=r"The site is broken\."):
        call_command("check")


def test_from_the_command_line(deck):
    manage = Path(settings.BASE_DIR) / "manage.py"

    def run(*args):
        done = subprocess.run([sys.executable, manage, "check", *args], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    assert run(deck(), "--format", "constructed") == (0, "Legal in Constructed: 60 cards.\n", "")
    assert run(deck("1 Kong", "1 Knog"))[0] == 2
    assert run() == (0, QUIET, "")


def test_what_a_list_sets_apart_is_named(capsys, deck):
    path = deck(*preconstructed("good"), "Sideboard", "2 Kong", "Maybeboard:", "1 Lash", twenty=False)
    why = "because no format of the game has a sideboard"
    apart = [
        f"Line 32, Sideboard: 2 cards are not part of the deck, {why}.",
        "Line 34, Maybeboard: 1 card is not part of the deck.",
    ]
    code, out, _ = checked(capsys, path, "--format", "preconstructed")
    assert (code, out.splitlines()[1:]) == (0, apart)
    assert json.loads(checked(capsys, path, "--format", "preconstructed", "--json")[1])["set_apart"] == apart


def test_what_a_json_file_sets_apart_has_no_lines(capsys, tmp_path):
    path = tmp_path / "deck.json"
    path.write_text(json.dumps({"cards": dict.fromkeys(preconstructed("good"), 1), "maybeboard": {"Kong": 2}}))
    _, out, _ = checked(capsys, str(path), "--format", "preconstructed")
    assert out.splitlines()[1:] == ["MB: 2 cards are not part of the deck."]
