"""What those see and read who look on: a spectator what both players know, open hands what either of them knows."""

import re

import pytest

from engine.epic import new_game, view
from engine.epic.proofs.fuzz import setup_for
from engine.epic.rules import codes
from engine.epic.simulation.playout import play_out
from engine.epic.views import OPEN_HANDS, SPECTATOR, entries
from engine.epic.views.results import ending
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Side

NAMES = ("Ann", "Ben")
ONLOOKERS = (SPECTATOR, OPEN_HANDS)


def story(game, onlooker, kind, names=NAMES):
    return [entry["text"] for entry in entries(game.game, onlooker, names=names) if entry["kind"] == kind]


def hands(game, onlooker):
    return [[card["card"] for card in player["hand"]] for player in view(game.game, onlooker)["players"]]


def named(text):
    return re.findall(r"\[\[(.*?)\]\]", text)


def test_a_spectator_sees_no_hand_and_open_hands_both(table):
    game = table(you=Side(hand=["Kong", "Lash"]), opponent=Side(hand=["Muse"]))
    assert hands(game, SPECTATOR) == [[], []]
    assert hands(game, OPEN_HANDS) == [["Kong", "Lash"], ["Muse"]]
    for onlooker in ONLOOKERS:
        assert [player["hand_count"] for player in view(game.game, onlooker)["players"]] == [2, 1]


def test_what_both_saw_go_to_a_hand_a_spectator_knows_there(table):
    mine = Side(hand=["Erase", "Kong"], top=["Muse", "Wither"])
    game = table(you=mine, opponent=Side(hand=["Lash"], board=["Cave Troll"]))
    game.play("Erase")
    assert hands(game, SPECTATOR) == [[], ["Cave Troll"]]
    assert hands(game, OPEN_HANDS) == [["Kong", "Muse", "Wither"], ["Cave Troll", "Lash"]]


def test_who_looks_on_has_no_seat_and_is_told_who_decides(table):
    game = table(you=Side(hand=["Kong"]))
    for onlooker in ONLOOKERS:
        seen = view(game.game, onlooker, NAMES)
        assert seen["seat"] is None
        assert seen["decision"] == {"seat": 0, "kind": "wait", "prompt": "Ann is choosing.", "options": []}


def test_a_drawn_card_is_named_to_nobody_but_with_open_hands(table):
    game = table(you=Side(hand=["Hurricane"], top=["Kong", "Lash"]))
    game.play("Hurricane")
    game.mode("Draw two cards")
    assert story(game, SPECTATOR, "draw") == ["Ann draws two cards."]
    assert story(game, OPEN_HANDS, "draw") == ["Ann draws [[Kong]] and [[Lash]]."]
    refs = [[entry["refs"] for entry in entries(game.game, one) if entry["kind"] == "draw"] for one in ONLOOKERS]
    assert refs[0] == [[]]
    assert len(refs[1][0]) == 2


def test_the_story_calls_both_by_their_names(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Kong"]), opponent=Side(board=["Cave Troll"]))
    game.play("Flame Strike")
    game.choose("opponent")
    for onlooker in ONLOOKERS:
        assert story(game, onlooker, "play") == ["Ann plays [[Flame Strike]]."]
        assert story(game, onlooker, "hurt") == ["[[Flame Strike]] deals 8 damage to Ben."]


def test_a_name_that_looks_like_a_mark_is_a_name(table):
    game = table(you=Side(hand=["Flame Strike"]))
    game.play("Flame Strike")
    game.choose("opponent")
    assert story(game, SPECTATOR, "play", ("{card}", "{n}")) == ["{card} plays [[Flame Strike]]."]
    assert story(game, SPECTATOR, "hurt", ("{card}", "{n}")) == ["[[Flame Strike]] deals 8 damage to {n}."]


@pytest.mark.parametrize(
    ("winner", "reason", "text"),
    [
        (0, codes.BY_HEALTH, "Ann wins: Ben fell to 0 health."),
        (1, codes.BY_CONCESSION, "Ben wins: Ann conceded."),
        (codes.NOBODY, codes.BY_BOTH, "A draw: both players fell to 0 health at the same time."),
    ],
)
def test_an_ending_as_who_looks_on_reads_it(winner, reason, text):
    assert [ending(winner, reason, onlooker, NAMES) for onlooker in ONLOOKERS] == [text, text]


@pytest.mark.parametrize("number", range(6))
def test_in_whole_games_the_story_names_a_card_to_spectators_only_where_both_players_read_it(number):
    game = new_game(setup_for(number, Rng(number), []), number)
    game.journal = []
    play_out(game, Rng(number))
    read = [{entry["n"]: entry for entry in entries(game, seat)} for seat in (0, 1)]
    for n, entry in {entry["n"]: entry for entry in entries(game, SPECTATOR, names=NAMES)}.items():
        both = [named(seats[n]["text"]) for seats in read]
        assert named(entry["text"]) == (both[0] if both[0] == both[1] else [])
        assert set(entry["refs"]) <= set(read[0][n]["refs"]) & set(read[1][n]["refs"])
    opened = {entry["n"]: entry for entry in entries(game, OPEN_HANDS, names=NAMES)}
    assert opened.keys() == read[0].keys() | read[1].keys()
    for n, entry in opened.items():
        assert named(entry["text"]) == max((named(seats[n]["text"]) for seats in read if n in seats), key=len)
        assert not re.search(r"\b[Yy]ou\b|\b[Oo]pponent\b", re.sub(r"\[\[.*?\]\]|: .*", "", entry["text"]))
