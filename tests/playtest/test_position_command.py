"""`manage.py position`: a position in notation, shown."""

import io
import json

import pytest
from django.core.management import call_command

TEXT = (
    "turn=3 active=0 first=0 moment=main seat=0 / "
    "health=12 gold=1 hand=Kong,Lash board=Human(damage=1,turn=unbreakable) discard=- deck=Rage / "
    "health=30 gold=1 hand=Muse board=LurkingGiant(expended) discard=Hurricane deck=2*Rage"
)


def shown(capsys, *command):
    call_command("position", *command)
    return capsys.readouterr().out


def test_the_board_and_the_options_are_printed(capsys):
    assert shown(capsys, TEXT).splitlines() == [
        "Turn 3 of seat 0, main",
        "  seat 1: 30 health, 1 gold, 2 cards in the deck",
        "    hand: Muse",
        "    discard pile: Hurricane",
        "    Lurking Giant 11/11, expended",
        "    Human 1/1, token, 1 damage, gained unbreakable",
        "  seat 0: 12 health, 1 gold, 1 card in the deck",
        "    hand: Kong, Lash",
        "    discard pile: none",
        "",
        "seat 0: Your turn: play a card, attack, or end your turn.",
        "  pass: End your turn",
        "  battle: Attack",
        "  Play Lash",
        "  Play Kong",
    ]


def test_json_holds_the_views_of_both_seats_and_the_options(capsys):
    data = json.loads(shown(capsys, TEXT, "--json"))
    assert data["position"] == TEXT
    assert [one["seat"] for one in data["views"]] == [0, 1]
    hands = [[card["card"] for card in one["players"][0]["hand"]] for one in data["views"]]
    assert hands == [["Kong", "Lash"], []]
    assert data["seat"] == 0
    assert [option["verb"] for option in data["options"]] == ["pass", "battle", "play", "play"]


def test_the_text_may_come_unquoted_or_from_the_input(capsys, monkeypatch):
    once = shown(capsys, TEXT)
    assert shown(capsys, *TEXT.split()) == once
    monkeypatch.setattr("sys.stdin", io.StringIO(TEXT + "\n"))
    assert shown(capsys, "-") == once


def test_bad_notation_is_a_sentence_and_exit_2(capsys):
    with pytest.raises(SystemExit) as leaving:
        call_command("position", "turn=3 / hand=Kongo /")
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == 'At character 15 of the position the name of a card was expected, but there is "Kongo /".\n'


def test_a_position_of_another_game(capsys):
    text = "turn=3 moment=build / mojo=5 hand=Hellfire deck=9*BurrowingWurm / board=Hulk deck=9*BurrowingWurm"
    assert shown(capsys, text, "--game", "epic-tcg").splitlines() == [
        "Turn 3 of seat 0, Build Step",
        "  seat 1: 30 Mojo, 1 action, 9 cards in the deck",
        "    hand: none",
        "    discard pile: none",
        "    Hulk 9/9",
        "  seat 0: 5 Mojo, 1 action, 9 cards in the deck",
        "    hand: Hellfire",
        "    discard pile: none",
        "",
        "seat 0: Your Build Step: play a card or end the step.",
        "  pass: End your Build Step",
        "  Play Hellfire",
    ]
    data = json.loads(shown(capsys, text, "--game", "epic-tcg", "--json"))
    assert [one["seat"] for one in data["views"]] == [0, 1]
    assert [option["verb"] for option in data["options"]] == ["pass", "play"]
    assert "hand=Hellfire" in data["position"]


def test_notation_of_one_game_is_none_of_another():
    with pytest.raises(SystemExit):
        call_command("position", TEXT, "--game", "epic-tcg")
