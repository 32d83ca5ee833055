"""`manage.py draft`: whole drafts, verified, and refusals in sentences."""

import json
from collections import Counter

import pytest
from django.core.management import CommandError, call_command

from engine.epic.catalogue import CARDS
from engine.epic.construction import by_key, violations
from engine.epic.limited import PROCEDURES

NAMES = [card.name for card in CARDS]


def ran(capsys, *args):
    """The exit code of a command, and what it printed and complained."""
    code = 0
    try:
        call_command("draft", *map(str, args))
    except SystemExit as left:
        code = left.code
    return code, *capsys.readouterr()


@pytest.fixture
def stored(tmp_path):
    def write(logged, name="draft.json"):
        path = tmp_path / name
        path.write_text(logged if isinstance(logged, str) else json.dumps(logged), encoding="utf-8")
        return path

    return write


def drafted(capsys, *args):
    code, out, err = ran(capsys, *args, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize("procedure", [one for one in PROCEDURES if one.key != "own"], ids=lambda one: one.key)
def test_every_format_is_drafted_built_and_verified(capsys, stored, procedure):
    key, seats = procedure.key, procedure.seats[0]
    logged = drafted(capsys, key, "--seats", seats, "--seed", 7)
    assert (logged["format"], logged["seats"], logged["seed"], len(logged["hash"])) == (key, seats, 7, 64)
    for pool, deck in zip(logged["pools"], logged["decks"], strict=True):
        assert violations(Counter(deck), by_key(key), pool=Counter(pool)) == []
    assert len(logged["pools"]) == seats
    assert logged == drafted(capsys, key, "--seats", seats, "--seed", 7)
    path = stored(logged)
    assert ran(capsys, "verify", path) == (
        0,
        f"{path} follows from its seed and its setup: hash, packs, picks and pools.\n",
        "",
    )


def test_eight_seats_and_a_seed_of_128_bits(capsys, stored):
    logged = drafted(capsys, "cube", "--seats", 8, "--seed", 2**127 + 1)
    assert logged["seed"] == str(2**127 + 1)
    assert [len(pool) for pool in logged["pools"]] == [36] * 8
    assert [len(deck) for deck in logged["decks"]] == [30] * 8
    assert ran(capsys, "verify", stored(logged))[0] == 0


def test_an_own_cube(capsys, tmp_path):
    cube = tmp_path / "cube.txt"
    cube.write_text("\n".join(f"2 {name}" for name in NAMES), encoding="utf-8")
    args = (
        "own",
        "--seats",
        4,
        "--cards",
        cube,
        "--packs",
        4,
        "--pack-size",
        9,
        "--directions",
        *["left", "right"] * 2,
    )
    logged = drafted(capsys, *args)
    assert [len(pool) for pool in logged["pools"]] == [36] * 4
    assert logged["setup"]["directions"] == ["left", "right", "left", "right"]


def test_lines_of_an_own_cube_that_cannot_be_read(capsys, tmp_path):
    cube = tmp_path / "cube.txt"
    cube.write_text("1 Kong\n1 Knog\n0 Kong\n", encoding="utf-8")
    code, out, err = ran(capsys, "own", "--cards", cube)
    assert (code, out) == (2, "")
    assert f"{cube}, line 2: " in err
    assert "Did you mean Kong?" in err
    assert "line 3: " in err


def test_the_log_has_packs_and_scores(capsys):
    logged = drafted(capsys, "dark", "--players", "bot", "random", "--log")
    assert logged["players"] == ["bot", "random"]
    assert len(logged["steps"]) == len(logged["scores"]) == len(logged["picks"]) == 60
    for (seat, option), scores in zip(logged["picks"], logged["scores"], strict=True):
        assert bool(scores) == (seat == 0)
        if scores:
            assert max(scores, key=lambda one: one["total"])["total"] == next(
                one["total"] for one in scores if one["option"] == option
            )


def test_words_for_people(capsys):
    code, out, _ = ran(capsys, "open", "--seed", 3)
    assert code == 0
    assert out.startswith("Open Draft for 2, seed 3, hash ")
    assert "\nSeat 2, bot: 30 cards, a deck of 30\n" in out


# --- verify ----------------------------------------------------------------------------------------------------------


def test_a_changed_pack_is_found(capsys, stored):
    logged = drafted(capsys, "pack", "--seats", 2, "--seed", 4)
    was = logged["dealt"][3][2]
    logged["dealt"][3][2] = "Fumble" if was != "Fumble" else "Kong"
    code, out, err = ran(capsys, "verify", stored(logged))
    assert (code, out) == (1, "")
    assert err == f"dealt[3]: card 3 is {was}, not {logged['dealt'][3][2]}.\n"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda logged: logged | {"hash": "0" * 64}, "hash: seed and setup have the hash "),
        (lambda logged: logged | {"seed": 5}, "hash: "),
        (lambda logged: logged | {"dealt": logged["dealt"][1:]}, "dealt: there must be 20 lists of cards."),
        (lambda logged: logged | {"pools": [logged["pools"][0][1:], logged["pools"][1]]}, "pools[0]: it has 30 cards."),
        (lambda logged: logged | {"pools": logged["pools"][::-1]}, "pools[0]: card 1 is "),
        (lambda logged: logged | {"picks": logged["picks"][1:]}, "picks: Pick "),
        (lambda logged: logged | {"picks": [[0, None]]}, "picks: Pick 1, of seat 0, was not possible: "),
        (lambda logged: logged | {"decks": [["Kong"] * 30]}, "decks[0]: Kong: 30 copies in the deck, "),
        (lambda logged: logged | {"decks": [["Knog"]]}, 'decks[0]: No card is called "Knog".'),
        (lambda logged: logged | {"decks": [7]}, "decks[0]: "),
        (lambda logged: logged | {"decks": 7}, "decks: there must be 2 lists of cards."),
    ],
)
def test_whatever_does_not_follow_is_named(capsys, stored, change, said):
    logged = drafted(capsys, "dark", "--seed", 4)
    code, out, err = ran(capsys, "verify", stored(change(logged)))
    assert (code, out) == (1, "")
    assert said in err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "is not JSON"),
        ("[]", "A draft is an object with setup and seed."),
        ("{}", "A setup is an object with fields such as format and seats."),
        ('{"setup": {"rules": 0}}', "This draft was set up under rules 0 of drafting"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_what_is_no_draft_is_refused(capsys, stored, text, said):
    code, out, err = ran(capsys, "verify", stored(text))
    assert (code, out) == (2, "")
    assert said in err


def test_no_such_file(capsys, tmp_path):
    nowhere = tmp_path / "nowhere.json"
    assert ran(capsys, "verify", nowhere) == (2, "", f"There is no file {nowhere}.\n")
    assert ran(capsys, "verify", tmp_path)[0] == 2


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["dark", "--seats", "3"], "Dark Draft is for exactly 2 players, not for 3."),
        (
            ["pack", "--seats", "8", "--sets", "1"],
            "Pack Draft for 8 players needs 240 cards; 1 set of Base Set are 120.",
        ),
        (["pack", "--pack-size", "12"], "pack_size cannot be chosen in Pack Draft: it is 10."),
        (["own"], "Own Cube needs a list of cards"),
        (["own", "--cards", "/nowhere/at/all"], "There is no deck file /nowhere/at/all."),
    ],
)
def test_what_cannot_be_drafted_is_said_in_a_sentence(capsys, args, said):
    code, out, err = ran(capsys, *args)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "invalid choice: 'chess'"),
        ([], "required"),
        (["dark", "--seed", "-1"], "-1 is out of bounds"),
        (["dark", "--seed", "x"], "'x' is not a whole number"),
        (["dark", "--players", "human"], "invalid choice: 'human'"),
    ],
)
def test_words_that_are_no_command(args, said):
    with pytest.raises(CommandError, match=said):
        call_command("draft", *args)


# --- measures --------------------------------------------------------------------------------------------------------


def test_a_duel_counts_the_games_of_two_pickers(capsys):
    report = drafted(capsys, "duel", "dark", "--games", 4, "--seed", 3, "--workers", 1)
    assert (report["games"], report["players"], report["format"]) == (4, ["bot", "random"], "dark")
    assert sum(report["wins"]) + report["draws"] == 4
    code, out, _ = ran(capsys, "duel", "dark", "--games", 4, "--seed", 3, "--workers", 1)
    assert code == 0
    assert f"decks of bot won {report['wins'][0]}, decks of random won {report['wins'][1]}" in out


def test_rates_are_written_as_the_module_that_bots_read(capsys, tmp_path):
    path = tmp_path / "points.py"
    code, out, _ = ran(capsys, "rate", "--games", 4, "--seed", 3, "--workers", 1, "--write", path)
    assert code == 0
    assert len(out.splitlines()) == len(CARDS)
    found = {}
    exec(compile(path.read_text(encoding="utf-8"), "points.py", "exec"), found)  # noqa: S102 - it is our own source
    assert set(found["BY_CARD"]) == set(NAMES)
    assert "value" in found["BY_FEATURE"]
