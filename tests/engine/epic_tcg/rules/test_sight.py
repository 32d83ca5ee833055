"""Hidden information: what a seat knows, and the games that it could be in."""

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.programs.definitions import NAMES as NAMES_OF
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.sight import OPEN_HANDS, SPECTATOR, determinize, visible
from engine.kernel.random import Rng
from tests.engine.epic_tcg.scenario import Side, in_play, of_another

NAMES = [card.name for card in CARDS if card.name not in D.missing]


def test_a_hand_is_known_to_its_player_only_but_for_what_they_do_not_own(table):
    game = table(you=Side(hand=["Hulk", of_another("Bruiser")]), opponent=Side()).game
    assert [visible(game, 0, uid) for uid in game.hand[0]] == [True, True]
    assert [visible(game, 1, uid) for uid in game.hand[0]] == [False, True]
    assert [visible(game, SPECTATOR, uid) for uid in game.hand[0]] == [False, True]
    assert [visible(game, OPEN_HANDS, uid) for uid in game.hand[0]] == [True, True]


def test_what_lies_face_down_is_known_to_its_controller(table):
    game = table(you=Side(board=[in_play("Death", face_down=True)], hand=["Giant Spider"]), opponent=Side())
    death, spider = game.game.uid_of[0], game.game.hand[0][0]
    game.play_veiled("Giant Spider")
    assert [visible(game.game, seat, death) for seat in (0, 1, SPECTATOR, OPEN_HANDS)] == [True, False, False, True]
    assert [visible(game.game, seat, spider) for seat in (0, 1, SPECTATOR, OPEN_HANDS)] == [True, False, False, True]


def test_the_deck_and_the_hand_of_others_are_dealt_anew(table):
    game = table(you=Side(hand=["Hulk"]), opponent=Side(hand=["Death"], deck=["Bruiser"] * 40))
    hands = {
        NAMES_OF[other.def_of[other.hand[1][0]]] for other in (determinize(game.game, 0, Rng(n)) for n in range(9))
    }
    assert "Bruiser" in hands


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
