"""Hidden information: what a seat sees, and the games that it could be in."""

import json

import pytest

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.sight import determinize, view, visible
from engine.kernel.random import Rng
from tests.engine.epic_tcg.laws import check
from tests.engine.epic_tcg.scenario import Side, in_play, of_another

NAMES = [card.name for card in CARDS if card.name not in D.missing]


def test_a_hand_is_seen_by_its_player_only_but_for_what_they_do_not_own(table):
    game = table(you=Side(hand=["Hulk", of_another("Bruiser")]), opponent=Side())
    assert view(game.game, 0)["players"][0]["hand"] == ["Bruiser", "Hulk"]
    theirs = view(game.game, 1)["players"][0]
    assert (theirs["hand"], theirs["hand_count"]) == (["Bruiser"], 2)


def test_what_lies_face_down_is_known_to_its_controller(table):
    game = table(you=Side(board=[in_play("Death", face_down=True)], hand=["Giant Spider"]), opponent=Side())
    assert view(game.game, 0)["players"][0]["board"][0]["card"] == "Death"
    hidden = view(game.game, 1)["players"][0]["board"][0]
    assert hidden["card"] is None
    assert "offense" not in hidden
    game.play_veiled("Giant Spider")
    assert view(game.game, 0)["line"][0]["card"] == "Giant Spider"
    assert view(game.game, 1)["line"][0]["card"] is None


def test_the_options_are_for_who_decides(table):
    game = table(you=Side(hand=["Hulk"]), opponent=Side())
    assert len(view(game.game, 0)["options"]) == 2
    assert view(game.game, 1)["options"] == []


@pytest.mark.parametrize("seed", range(6))
def test_a_game_that_a_seat_could_be_in_looks_the_same_to_it(seed):
    rng = Rng(seed)
    decks = tuple(tuple(NAMES[rng.below(len(NAMES))] for _ in range(30)) for _ in range(2))
    g = new_game(Setup(decks), seed)
    while not g.reason:
        if g.choices % 5 == 0:
            for seat in (0, 1):
                seen = view(g, seat)
                json.dumps(seen)
                other = determinize(g, seat, rng)
                check(other)
                assert view(other, seat) == seen
                assert sorted(other.def_of) == sorted(g.def_of)
                assert all(other.def_of[uid] == one for uid, one in enumerate(g.def_of) if visible(g, seat, uid))
        apply(g, g.options[rng.below(len(g.options))])


def test_such_a_game_can_be_played_on():
    rng = Rng(9)
    decks = tuple(tuple(NAMES[rng.below(len(NAMES))] for _ in range(30)) for _ in range(2))
    g = new_game(Setup(decks), 9)
    for _ in range(30):
        if g.reason:
            break
        other = determinize(g, 1 - g.seat, rng)
        while not other.reason:
            apply(other, other.options[rng.below(len(other.options))])
        apply(g, g.options[rng.below(len(g.options))])
