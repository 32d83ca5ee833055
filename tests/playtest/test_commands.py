"""The commands for card authors and for those who measure bots: `card`, `cards`, `duel`."""

import json
import os
import re
import subprocess
import sys

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from engine.bots.epic.match import Match
from engine.epic.catalogue import CARDS, DEITIES, facts


def said(capsys, *command):
    """What a command prints, and on its error stream."""
    call_command(*command)
    return capsys.readouterr()


def refused(capsys, *command):
    """What a command that exits with 2 says."""
    with pytest.raises(SystemExit) as leaving:
        call_command(*command)
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_card_prints_definition_text_and_program(capsys):
    assert said(capsys, "card", "kong").out.startswith(
        "Definition\n"
        '    Card("Kong", WILD, cost=1, gem=RED, kind=CHAMPION, classes="giant ape", offense=13, defense=14,\n'
        "         abilities=(Tribute(Damage(13, Target(CHAMPION))),))\n"
        "\n"
        "Text\n"
        "    Tribute → Deal 13 damage to target champion.\n"
        "\n"
        "Programs\n"
    )


def test_card_prints_ops_by_name_and_what_sets_them_off(capsys):
    lines = [line.strip() for line in said(capsys, "card", "Soul Hunter").out.splitlines()]
    assert "In the discard pile" in lines
    assert [line.split(": ", 1)[1] for line in lines if "trigger" in line] == [
        "trigger: M_BROKEN",
        "trigger in the discard pile: M_START_OF_TURN",
    ]
    assert "1 DAMAGE amount 0 5" in lines
    assert "2 ENTER_PLAY quiet 0, own 0" in lines


def test_card_names_its_tests(capsys, settings, tmp_path):
    cards = tmp_path / "tests/engine/epic/cards/base"
    cards.mkdir(parents=True)
    (cards / "test_wolfs_call.py").write_text("def test_four_wolves():\n    pass\n\ndef other():\n    pass\n")
    settings.BASE_DIR = tmp_path
    shown = said(capsys, "card", "Wolf's Call").out
    assert shown.endswith("Tests\n    tests/engine/epic/cards/base/test_wolfs_call.py::test_four_wolves\n")


def test_card_of_no_such_name_suggests(capsys):
    assert refused(capsys, "card", "Knog") == 'No card is called "Knog". Did you mean Kong?\n'


def test_cards_as_json(capsys):
    assert json.loads(said(capsys, "cards", "--json").out) == [facts(card) for card in (*CARDS, *DEITIES)]


def test_cards_as_a_table(capsys):
    lines = said(capsys, "cards").out.splitlines()
    assert lines[0].split() == ["name", "cost", "alignments", "kind", "numbers", "classes", "gem", "printings"]
    assert lines[-1] == f"{len(CARDS) + len(DEITIES)} cards"
    assert next(line.split() for line in lines if line.startswith("Kong")) == [
        "Kong", "1", "wild", "champion", "13/14", "giant", "ape", "red", "Base", "Set",
    ]  # fmt: skip


def test_cards_of_another_game(capsys):
    lines = said(capsys, "cards", "--game", "epic-tcg").out.splitlines()
    assert lines[-1] == "504 cards"
    assert next(line.split() for line in lines if line.startswith("Archangel")) == [
        "Archangel", "action", "paced", "good", "magical", "champion", "8/8", "Core", "Set", "9", "common",
    ]  # fmt: skip


def test_cards_of_no_game(capsys):
    with pytest.raises(CommandError, match="invalid choice: 'chess'"):
        call_command("cards", "--game", "chess")


def duel(capsys, *arguments):
    shown = said(capsys, "duel", *arguments, "--json")
    assert shown.err == ""
    return json.loads(shown.out)


def test_duel_reports_all_games(capsys):
    report = duel(capsys, "good", "wild", "--games", "6", "--seed", "3", "--bots", "random", "random")
    assert report["games"] == 6
    assert sum(report["wins"]) + report["draws"] == 6
    assert report["capped"] == 0
    assert 0 <= report["interval"][0] < report["interval"][1] <= 1
    assert report["decisions"] > 6
    assert report["seconds"] > 0
    assert report["bots"] == ["random", "random"]
    assert report["decks"] == ["good", "wild"]


def test_duel_does_not_depend_on_the_number_of_processes(capsys):
    asked = ("random30", "random30", "--games", "10", "--seed", "5", "--bots", "random", "random")
    alone = duel(capsys, *asked, "--workers", "1")
    together = duel(capsys, *asked, "--workers", "2")
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_duel_deals_random_decks_from_the_products_that_are_named(capsys):
    asked = ("random30", "random30", "--games", "2", "--bots", "random", "random")
    tyrants, base = duel(capsys, *asked, "--products", "Tyrants", "Promos"), duel(capsys, *asked)
    assert (tyrants["products"], base["products"]) == (["Tyrants", "Promos"], ["Base Set"])
    assert tyrants["decisions"] != base["decisions"]


def test_duel_refuses_products_with_too_few_cards(capsys):
    sentence = refused(capsys, "duel", "random30", "random30", "--products", "Promos", "Promos")
    assert sentence == "13 cards make random decks for nobody.\n"
    sentence = refused(capsys, "duel", "random30", "random30", "--products", "Tyrants")
    assert sentence == "48 cards make random decks for 1 player.\n"


def test_duel_of_more_than_two_counts_the_wins_of_each(capsys):
    asked = ("good", "wild", "sage", "--format", "free-for-all", "--games", "6", "--seed", "3")
    report = duel(capsys, *asked, "--bots", "random", "random", "random")
    assert (len(report["wins"]), sum(report["wins"]) + report["draws"]) == (3, 6)
    assert report["decks"] == ["good", "wild", "sage"]
    assert report["format"] == "free-for-all"
    assert duel(capsys, *asked)["bots"] == ["greedy", "random", "random"]
    shown = said(capsys, "duel", *asked).out
    assert shown.startswith("greedy (good) won ")
    assert "random (wild) won " in shown
    assert "random (sage) won " in shown


def test_duel_of_teams_counts_the_wins_of_each_team(capsys):
    """Teammates alternate among the decks: the first and the third play together."""
    asked = ("good", "evil", "sage", "wild", "--format", "hydra", "--games", "2", "--seed", "3")
    report = duel(capsys, *asked, "--bots", "greedy", "random", "greedy", "random")
    assert (report["wins"], report["draws"], report["teams"]) == ([2, 0, 2, 0], 0, 2)
    shown = said(capsys, "duel", *asked, "--bots", "random", "random", "random", "random").out
    assert shown.startswith("random (good) and random (sage) won ")
    assert "random (evil) and random (wild) won " in shown
    assert "\nrandom and random win between " in shown


def test_duel_refuses_teams_that_cannot_be(capsys):
    sentence = refused(capsys, "duel", "good", "evil", "sage", "wild", "--format", "hydra", "--teams", "4")
    assert sentence.startswith("4 players cannot play as 4 teams.")
    sentence = refused(capsys, "duel", "good", "evil", "sage", "--format", "free-for-all", "--teams", "3")
    assert sentence == "Teams, and hands that teammates share, are for the format hydra only.\n"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("good", "wild", "sage"), "A duel has two decks, and this one has 3. With more players name a format.\n"),
        (("good",), "A duel has two decks, and this one has 1. With more players name a format.\n"),
        (("good", "wild", "--format", "free-for-all"), "This format is for 3 to 8 players, and here are 2 decks.\n"),
        (
            ("good", "wild", "sage", "--format", "free-for-all", "--bots", "greedy", "random"),
            "There are 3 decks. Name one bot for each of them, not 2 in all.\n",
        ),
        (
            ("good", "wild", "--deities", "none"),
            "There are 2 decks. Name one deity for each of them, not 1 in all.\n",
        ),
        (
            ("random30",) * 5 + ("--format", "free-for-all"),
            "120 cards make random decks for 1 to 4 players.\n",
        ),
    ],
)  # fmt: skip
def test_duel_refuses_what_cannot_be_played(capsys, asked, sentence):
    assert refused(capsys, "duel", *asked) == sentence


def test_every_bot_starts_once_in_a_round_and_the_seats_are_drawn():
    match = Match(decks=(None,) * 4, bots=("random",) * 4, seed=1, deities=(None,) * 4, format="free-for-all")
    begun = [match.begin(number) for number in range(8)]
    for games in (begun[:4], begun[4:]):
        decks = {setup.decks for setup, _, _ in games}
        assert len(decks) == 1  # a round has the same decks in the same seats
        assert sorted(setup.first for setup, _, _ in games) == [0, 1, 2, 3]
    assert begun[0][0].decks != begun[4][0].decks


def test_duel_reads_deck_files(capsys, tmp_path):
    deck = tmp_path / "apes.txt"
    deck.write_text("30 Kong\n")
    assert duel(capsys, str(deck), "sage", "--games", "2", "--bots", "random", "random")["decks"] == [str(deck), "sage"]


def test_duel_names_the_line_of_a_wrong_deck(capsys, tmp_path):
    deck = tmp_path / "apes.txt"
    deck.write_text("3 Kong\n3 Knog\n")
    assert refused(capsys, "duel", str(deck), "good") == (
        f'{deck}, line 2: No card is called "Knog". Did you mean Kong?\n'
    )


def test_duel_refuses_a_file_that_is_not_there(capsys, tmp_path):
    nowhere = tmp_path / "none.txt"
    assert refused(capsys, "duel", str(nowhere), "good") == (
        f"There is no deck file {nowhere}. Ready-made are good, evil, sage, wild and random30.\n"
    )


def test_duel_refuses_an_empty_deck(capsys, tmp_path):
    deck = tmp_path / "empty.txt"
    deck.write_text("# nothing yet\n")
    assert "has no cards" in refused(capsys, "duel", str(deck), "good")


def test_duel_says_the_result_in_words(capsys):
    shown = said(capsys, "duel", "good", "good", "--games", "2", "--bots", "random", "random").out
    assert shown.startswith("random (good) won ")
    assert "2 games.\n" in shown
    assert "95% interval" in shown


def test_duel_plays_by_the_rules_of_2015(capsys):
    asked = ("good", "wild", "--games", "4", "--bots", "random", "random")
    new, old = duel(capsys, *asked), duel(capsys, *asked, "--rules", "2015")
    assert (new["rules"], old["rules"]) == ("2017", "2015")
    assert new["decisions"] != old["decisions"]
    assert "4 games. By the rules of 2015.\n" in said(capsys, "duel", *asked, "--rules", "2015").out


def test_duel_plays_with_the_deities_of_deck_files(capsys, tmp_path):
    """2.4.1. A file may name one; the command line overrules it."""
    deck = tmp_path / "apes.txt"
    deck.write_text("Deity: Zaltessa, the Huntress\n30 Kong\n")
    asked = (str(deck), "sage", "--games", "2", "--bots", "random", "random")
    assert duel(capsys, *asked)["deities"] == ["Zaltessa, the Huntress", None]
    assert duel(capsys, *asked, "--deities", "none", "helena the valiant")["deities"] == [None, "Helena, the Valiant"]
    assert " with Zaltessa, the Huntress) won " in said(capsys, "duel", *asked).out


def test_duel_asks_for_deities_by_their_names():
    with pytest.raises(CommandError, match=r'No deity is called "Helena"\. Did you mean Helena, the Valiant\?'):
        call_command("duel", "good", "wild", "--deities", "Helena", "none")


# --- duels of the second game ----------------------------------------------------------------------------------------


def test_duel_of_the_epic_tcg_opens_sealed_pools(capsys):
    asked = ("--game", "epic-tcg", "sealed", "sealed", "--games", "4", "--bots", "random", "random")
    core, later = duel(capsys, *asked), duel(capsys, *asked, "--products", "Core Set", "Time Wars", "--packs", "3")
    assert (core["products"], core["packs"]) == (["Core Set"], 2)
    assert (later["products"], later["packs"]) == (["Core Set", "Time Wars"], 3)
    assert core["decisions"] != later["decisions"]
    assert core["games"] == sum(core["wins"]) + core["draws"] == 4
    assert duel(capsys, *asked) | {"seconds": 0} == core | {"seconds": 0}


def test_duel_of_the_epic_tcg_plays_ready_decks_and_deck_files(capsys, tmp_path):
    deck = tmp_path / "hulks.txt"
    deck.write_text("30 Hulk\n")
    shown = said(capsys, "duel", "--game", "epic-tcg", "wild", str(deck), "evil", "--games", "3").out
    assert shown.startswith("greedy (wild) won ")
    assert f"random ({deck}) won " in shown
    assert "random (evil) won " in shown


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("sealed",), "This game is for 2 to 8 players, and here are 1 decks.\n"),
        (
            ("sealed", "sealed", "--bots", "expert", "random"),
            "There is no bot expert. Bots are greedy, hard, random.\n",
        ),
        (("sealed", "sealed", "--rules", "2015"), "Rules cannot be chosen in the Epic TCG.\n"),
        (
            ("sealed", "sealed", "--products", "Uprising"),
            'The Epic TCG has no products "Uprising". There are Core Set, Time Wars.\n',
        ),
        (
            ("sealed", "sealed", "--products", "Core Set", "Core Set", "Time Wars"),
            "A pool has 2 packs, and 3 products are named. Name one for each at most.\n",
        ),
        (
            ("sealed", "nowhere.txt"),
            "There is no deck file nowhere.txt. Ready-made are good, evil, wild and sealed.\n",
        ),
    ],
)
def test_duel_of_the_epic_tcg_refuses_what_cannot_be_played(capsys, asked, sentence):
    assert refused(capsys, "duel", "--game", "epic-tcg", *asked) == sentence


def test_duel_of_the_first_game_refuses_what_is_of_the_second(capsys):
    assert refused(capsys, "duel", "good", "wild", "--packs", "3") == "Packs cannot be chosen in the Epic Card Game.\n"


# --- cards -----------------------------------------------------------------------------------------------------------


def test_card_prints_deities_too(capsys):
    shown = said(capsys, "card", "furios father of nature").out
    assert 'Deity("Furios, Father of Nature", GOOD | WILD, rank="elder god",' in shown
    assert "trigger: M_START_OF_TURN" in shown


def test_card_of_another_game(capsys):
    shown = said(capsys, "card", "hellfire", "--game", "epic-tcg").out
    assert shown.startswith(
        'Definition\n    Card("Hellfire", EVIL, MAGICAL, EVENT, FREE, FAST,\n         effect=(ChooseNumber(),\n'
    )
    lines = [line.strip() for line in shown.splitlines()]
    assert "COUNT amount Amount(of=1)" in [line.partition(" ")[2] for line in lines]  # X
    assert lines[-1].startswith("tests/engine/epic_tcg/cards/time_wars/test_hellfire.py::test_")


def test_card_of_another_game_says_what_sets_it_off(capsys):
    lines = [line.strip() for line in said(capsys, "card", "Hulk", "--game", "epic-tcg").out.splitlines()]
    assert [line.split(": ", 1)[1] for line in lines if re.match("[0-9]+: ", line)] == [
        "play",
        "use1, fast",
        "use2, fast",
    ]
    lines = [line.strip() for line in said(capsys, "card", "Bladed Vampire", "--game", "epic-tcg").out.splitlines()]
    assert "when1, M_DAMAGES_TOGETHER" in [line.partition(": ")[2] for line in lines]


def test_card_of_the_other_game_is_none_of_this(capsys):
    assert refused(capsys, "card", "Hulk Smash", "--game", "epic-tcg").startswith('No card is called "Hulk Smash".')
    assert refused(capsys, "card", "Hellfire").startswith('No card is called "Hellfire".')


def test_a_command_whose_reader_has_read_enough_ends_without_a_traceback():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody_reads:
        ended = subprocess.run(
            [sys.executable, "manage.py", "cards"],
            check=False,
            cwd=settings.BASE_DIR,
            stdout=nobody_reads,
            stderr=subprocess.PIPE,
        )
    assert (ended.returncode, ended.stderr) == (1, b"")
