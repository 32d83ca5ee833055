"""`manage.py draft --game`: drafts of another game than the usual one with its bots, and their verification."""

import json
import re
from collections import Counter

import pytest
from django.core.management import CommandError, call_command

from engine.epic_tcg.catalogue import CARDS, CORE, SET_OF, TIME_WARS
from engine.epic_tcg.limited import BY_KEY, PROCEDURES
from tests.drafts.test_draft_command import drafted, ran

OF = ("--game", "epic-tcg")
EVERYTHING = "\n".join(card.name for card in CARDS)


def verified(capsys, tmp_path, logged):
    path = tmp_path / "draft.json"
    path.write_text(json.dumps(logged), encoding="utf-8")
    return ran(capsys, "verify", path)


def cube_file(tmp_path, text):
    path = tmp_path / "cube.txt"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES])
def test_every_format_is_drafted_by_bots_and_verified(capsys, tmp_path, key):
    own = [] if BY_KEY[key].has_products else ["--cards", cube_file(tmp_path, EVERYTHING)]
    logged = drafted(capsys, key, *OF, "--seats", 2, "--seed", 5, *own)
    assert (logged["game"], logged["format"], logged["seats"], logged["seed"]) == ("epic-tcg", key, 2, 5)
    assert logged["players"] == ["bot", "bot"]
    least = {"sealed": 30, "packwar": 15, "draft": 30, "cube": 30}[key]
    for deck, pool in zip(logged["decks"], logged["pools"], strict=True):
        assert len(deck) == least
        assert not Counter(deck) - Counter(pool)
    assert Counter(name for pool in logged["pools"] for name in pool) == Counter(
        name for pack in logged["dealt"] for name in pack
    )
    assert logged == drafted(capsys, key, *OF, "--seats", 2, "--seed", 5, *own)
    assert verified(capsys, tmp_path, logged)[0] == 0


def test_sealed_pack_with_two_packs_each(capsys):
    logged = drafted(capsys, "sealed", *OF, "--seats", 2, "--seed", 5)
    assert [len(pool) for pool in logged["pools"]] == [30, 30]
    assert logged["picks"] == []


def test_a_draft_of_two_products_with_its_steps(capsys):
    logged = drafted(capsys, "draft", *OF, "--seats", 3, "--packs", 2, "--products", TIME_WARS, CORE, "--log")
    assert [{SET_OF[name] for name in pack} for pack in logged["dealt"]] == [{TIME_WARS}] * 3 + [{CORE}] * 3
    assert len(logged["steps"]) == 3 * 2 * 15


def test_a_format_that_one_game_has_needs_no_game(capsys):
    assert drafted(capsys, "packwar", "--seed", 5) == drafted(capsys, "packwar", *OF, "--seed", 5)
    assert "game" not in drafted(capsys, "dark", "--game", "epic", "--seed", 5)


def test_a_format_that_two_games_have_is_of_the_usual_one(capsys):
    assert drafted(capsys, "sealed", "--seed", 5) == drafted(capsys, "sealed", "--game", "epic", "--seed", 5)


def test_a_changed_pack_is_found(capsys, tmp_path):
    logged = drafted(capsys, "packwar", "--seed", 5)
    was, logged["dealt"][0][0] = logged["dealt"][0][0], "Doom"
    assert verified(capsys, tmp_path, logged) == (1, "", f"dealt[0]: card 1 is {was}, not Doom.\n")


def test_a_draft_of_no_game_that_there_is(capsys, tmp_path):
    logged = drafted(capsys, "packwar", "--seed", 5)
    for game in ("chess", ["epic"]):
        code, out, err = verified(capsys, tmp_path, logged | {"game": game})
        assert (code, out) == (2, "")
        assert err.startswith("No game has the key ")
    del logged["game"]  # then it is one of the usual game, which has no such setup
    assert verified(capsys, tmp_path, logged)[0] == 2


def test_words_for_people(capsys):
    code, out, _ = ran(capsys, "packwar", "--seats", 2, "--seed", 5)
    assert code == 0
    assert out.startswith("Pack War of the Epic TCG for 2, seed 5, hash ")
    assert re.search(r"\n\nSeat 2, bot: 15 cards, a deck of 15\n\n[A-Z][a-z]+ \(\d+\)\n1 ", out)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["sealed", *OF, "--players", "measured"], "There is no bot measured. Bots are bot, random."),
        (["duel", "draft", *OF, "--players", "bot", "measured"], "There is no bot measured. Bots are bot, random."),
        (["duel", "open", *OF], 'There is no Limited format "open".'),
        (["cube", *OF], "Cube Draft needs a cube or a list of cards"),
        (["cube", *OF, "--cards", "/nowhere"], "There is no deck file /nowhere."),
        (["cube", *OF, "--products", "Core Set"], "products cannot be chosen in Cube Draft."),
        (["sealed", *OF, "--packs", 7], "In Sealed Pack each player has 1 to 6 packs, not 7."),
        (["draft", *OF, "--cards", "/nowhere"], "cards cannot be chosen in Draft."),
        (["draft", *OF, "--seats", 9], "Draft is for 2 to 8 players, not for 9."),
        (["sealed", *OF, "--products", "Tyrants"], 'No boosters are called "Tyrants".'),
        (["sealed", "--products", "Core Set"], 'No product is called "Core Set".'),
    ],
)  # fmt: skip
def test_what_cannot_be_drafted_is_said_in_a_sentence(capsys, args, said):
    code, out, err = ran(capsys, *args)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize("args", [["open", *OF], ["draft", "--game", "epic"], ["draft", *OF, "--players", "measured"]])
def test_a_format_of_another_game_and_a_bot_of_one_are_no_choices(args):
    with pytest.raises(CommandError, match="invalid choice"):
        call_command("draft", *args)


def test_a_duel_counts_the_games_of_two_pickers(capsys):
    report = drafted(capsys, "duel", "draft", *OF, "--games", 4, "--seed", 3, "--workers", 1, "--packs", 2)
    assert (report["game"], report["games"], report["players"]) == ("epic-tcg", 4, ["bot", "random"])
    assert sum(report["wins"]) + report["draws"] == 4


def test_a_log_says_what_a_bot_thought_of_each_card(capsys):
    logged = drafted(capsys, "draft", *OF, "--seats", 2, "--packs", 2, "--log")
    assert len(logged["scores"]) == len(logged["picks"])
    for (_, option), scores in zip(logged["picks"], logged["scores"], strict=True):
        assert option == max(scores, key=lambda one: (one["total"], -one["option"]))["option"]


def test_a_cube_is_drafted_with_so_many_packs_each(capsys, tmp_path):
    path = cube_file(tmp_path, f"# Mine\n{EVERYTHING}")
    code, out, _ = ran(capsys, "cube", *OF, "--cards", path, "--seats", 3, "--packs", 2)
    assert code == 0
    assert out.startswith("Cube Draft of the Epic TCG for 3, seed 1, hash ")
    assert out.count("bot: 30 cards, a deck of 30") == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("30 Hulk\nWolf", 'line 2: No card is called "Wolf".'),
        ("30 Hulk\nSideboard\n2 Muse", "line 3: “2 Muse” is set apart, and not dealt. Remove the line or its heading."),
        ("60 Hulk", "Cube Draft for 4 players with 3 packs each needs 180 cards; the list has 60."),
        ("# nothing", 'has no cards. Write one line for each card, such as "3 Forest Giant".'),
    ],
)
def test_what_is_no_cube_is_said_in_a_sentence(capsys, tmp_path, text, said):
    code, out, err = ran(capsys, "cube", *OF, "--cards", cube_file(tmp_path, text))
    assert (code, out) == (2, "")
    assert said in err
