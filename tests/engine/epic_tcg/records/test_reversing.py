"""Taking an action back: exactly, and never once anything hidden became known."""

import pytest

from engine.epic_tcg.positions import footprint, read
from engine.epic_tcg.positions.behaviour import meanings
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.records import Record, go_by, has_learned, play, reversible, slipped
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import new_game
from engine.epic_tcg.versions import GAMES
from engine.epic_tcg.views import entries
from engine.kernel.answers import IllegalOption
from engine.kernel.random import Rng
from engine.kernel.records import TAKE_BACK

WURMS = "deck=9*BurrowingWurm"


def position(mine, theirs="", turn="turn=3 moment=build"):
    """Windows wait, so that what was done last can be taken back where nothing else is left to do."""
    return read(f"{turn} rules=every-window / {WURMS} {mine} / {WURMS} {theirs}")


def does(game, meaning):
    play(game, meanings(game)[meaning])


def test_a_play_is_taken_back_with_its_cost():
    game = position("hand=Hulk")
    before = footprint(game)
    does(game, "play hand0.0")
    assert (game.actions[0], len(game.line)) == (0, 1)
    assert reversible(game, 0) is not None
    assert slipped(game, 0)
    assert reversible(game, 1) is None
    play(game, TAKE_BACK)
    assert (game.actions[0], len(game.line), game.choices) == (1, 0, 2)
    assert game.known_of[game.hand[0][0]] == 0b10  # the opponent has seen the card
    game.known_of[game.hand[0][0]] = 0
    assert footprint(game) == before
    assert reversible(game, 0) is None


def test_an_ability_is_taken_back_in_the_middle_of_its_announcement():
    """Executioner: expend and discard a card, fast: break a champion."""
    game = position("board=Executioner hand=Hulk", "board=Hulk,Mechotaur")
    before = footprint(game)
    does(game, "use 0.0 0")
    assert codes.KIND_NAMES[game.kind] == "target"
    play(game, TAKE_BACK)
    assert footprint(game) == before


def test_an_attack_is_taken_back_before_anybody_else_chooses():
    game = position("board=Hulk,Mechotaur", "board=Hulk", turn="turn=3 moment=attack")
    before = footprint(game)
    does(game, "pick 1")
    does(game, "pick 0.0")
    does(game, "stop 0")
    assert game.flags_of[0] & codes.ATTACKING
    assert not slipped(game, 0)
    play(game, TAKE_BACK)
    assert footprint(game) == before


def test_who_has_passed_takes_nothing_back():
    game = position("hand=Hulk")
    does(game, "play hand0.0")
    does(game, "pass 0")
    assert (reversible(game, 0), reversible(game, 1)) == (None, None)
    with pytest.raises(IllegalOption, match="somebody has passed or chosen since"):
        play(game, TAKE_BACK)


def test_what_another_has_chosen_is_not_taken_back():
    game = position("board=Hulk", "board=Hulk,Mechotaur hand=Hulk", turn="turn=3 moment=blockers attacked=1")
    assert game.seat == 0  # no attacker: the attack is over
    game = position("board=Hulk(expended,attacking)", "board=Hulk,Mechotaur", turn="turn=3 moment=blockers attacked=1")
    does(game, "pick 1.0")
    assert reversible(game, 1) is not None
    does(game, "stop 0")
    assert game.seat == 0
    does(game, "pass 0")
    assert reversible(game, 1) is None


@pytest.mark.parametrize("number", range(6))
def test_random_games_take_back_exactly_and_are_replayed(number):
    """Whenever something can be taken back it now and then is; nothing was learned by it, and all is as it was but for
    what others have seen."""
    rng = Rng(number)
    setup = setup_for(number, rng, [])
    game, options, taken = new_game(setup, number), [], 0
    while not game.reason and len(options) < 400:
        seat = game.seat
        if reversible(game, seat) is not None and rng.below(3) == 0:
            before = game.begun.position
            assert not has_learned(game, before, seat)
            options.append(TAKE_BACK)
            play(game, TAKE_BACK)
            game_known, game.known_of = game.known_of, before.known_of
            assert footprint(game) == footprint(before)
            game.known_of = game_known
            taken += 1
        else:
            options.append(game.options[rng.below(len(game.options))])
            play(game, options[-1])
    assert taken > 3
    assert Record.of(setup, number, options).replay().journal == game.journal


@pytest.mark.parametrize(
    ("mine", "theirs", "turn", "done", "words"),
    [
        ("hand=Hulk", "", "turn=3 moment=build", "play hand0.0", "[[Hulk]]"),
        ("board=Executioner hand=Hulk", "board=Hulk", "turn=3 moment=build", "use 0.0 0", "[[Executioner]]'s ability"),
        ("board=Hulk,Mechotaur", "board=Hulk", "turn=3 moment=attack", "pick 1", "the attack"),
        ("board=Hulk(face-down)", "", "turn=3 moment=build", "unveil 0.0", "the unveiling of [[Hulk]]"),
    ],
)
def test_the_story_says_what_was_taken_back(mine, theirs, turn, done, words):
    game = position(mine, theirs, turn)
    does(game, done)
    play(game, TAKE_BACK)
    last = entries(game, 0)[-1]
    assert (last["kind"], last["text"], last["seat"]) == ("take_back", f"You take back {words}.", 0)
    assert entries(game, 1)[-1]["text"] == f"Your opponent takes back {words}."


def test_the_story_names_no_card_that_was_played_face_down():
    game = position("hand=DarkAngel")
    does(game, "play_veiled hand0.0")
    play(game, TAKE_BACK)
    assert entries(game, 0)[-1]["text"] == "You take back [[Dark Angel]]."
    assert entries(game, 1)[-1]["text"] == "Your opponent takes back a face-down champion."


def test_the_story_says_that_the_rules_have_changed():
    game = position("hand=Hulk")
    go_by(game, (GAMES[0],))
    text = entries(game, 0)[-1]["text"]
    assert GAMES[0].reason in text
    assert text.endswith("From here on this game goes by the new rules.")
