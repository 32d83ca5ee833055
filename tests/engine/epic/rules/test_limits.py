"""Limits that no sensible game meets: hitting one ends the game as a draw, with the reason."""

import pytest

from engine.epic import language as lang
from engine.epic.prompts import choosing
from engine.epic.rules import codes, machine
from engine.epic.rules.limits import CARD_LIMIT, CHAMPION_LIMIT, CHOICE_LIMIT, STEP_LIMIT, TOKEN_LIMIT, TURN_LIMIT
from engine.epic.rules.setup import BadSetup, Setup
from tests.engine.epic.made_up import champion, known
from tests.engine.epic.scenario import Side

PHOENIX = champion(
    "Made-up Phoenix",
    lang.Tribute(lang.Break(lang.THIS)),
    lang.Whenever(lang.On.INTO_DISCARD, lang.PutIntoPlay(lang.THIS)),
)


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(PHOENIX):
        yield


def test_the_limits_are_what_the_rulings_say():
    """House rulings H22 and H30 to H34."""
    limits = (TURN_LIMIT, CHOICE_LIMIT, STEP_LIMIT, CHAMPION_LIMIT, CARD_LIMIT, TOKEN_LIMIT)
    assert limits == (400, 50_000, 20_000, 250, 200, 200)


def test_h30_a_game_of_too_many_turns_is_a_draw(table):
    game = table(turn=TURN_LIMIT - 1, you=Side(hand=["Kong"]))
    game.end_turn()
    assert (game.turn, game.winner) == (TURN_LIMIT, None)
    game.end_turn()
    assert (game.winner, game.ended_by) == ("nobody", "limit")


def test_h31_a_game_of_too_many_choices_is_a_draw(table):
    game = table()
    game.game.choices = CHOICE_LIMIT - 1
    choosing.apply(game.game, codes.PASS)
    assert (game.game.choices, game.winner) == (CHOICE_LIMIT, None)
    choosing.apply(game.game, game.game.options[0])
    assert (game.winner, game.ended_by) == ("nobody", "limit")


def test_h32_what_goes_on_for_ever_without_a_choice_is_a_draw(table):
    """It enters play, breaks itself and comes back, and nobody can stop it."""
    game = table(you=Side(hand=["Made-up Phoenix"]))
    (play,) = (option for option in game.game.options if option & codes.VERB_MASK == codes.PLAY)
    choosing.apply(game.game, play)
    assert (game.winner, game.ended_by) == ("nobody", "limit")
    assert len(game.game.journal) > STEP_LIMIT / 10


def test_h33_a_game_of_too_many_champions_is_a_draw(table):
    game = table(you=Side(hand=["Kong", "Faithful Pegasus"], gold=1, board=["Human"] * (CHAMPION_LIMIT - 1)))
    game.play("Faithful Pegasus")
    assert (len(game.you.board), game.winner) == (CHAMPION_LIMIT, None)
    game.play("Kong")
    assert (game.winner, game.ended_by) == ("nobody", "limit")


def test_h34_decks_of_too_many_cards_are_not_played():
    """Deities are not counted."""
    half = CARD_LIMIT
    deities = ("Lashnok, Worldbreaker", "Gareth, Father of Genius")
    game = machine.new_game(Setup((("Kong",) * half, ("Muse",) * half), deities=deities), 1)
    assert len(game.deck[0]) + len(game.hand[0]) == half
    with pytest.raises(BadSetup, match="Both decks together have 401 cards; the engine plays up to 400"):
        machine.new_game(Setup((("Kong",) * half, ("Muse",) * (half + 1)), deities=deities), 1)
    three = (("Kong",) * half, ("Muse",) * half, ("Wither",) * (half + 1))
    with pytest.raises(BadSetup, match="All decks together have 601 cards; the engine plays up to 600"):
        machine.new_game(Setup(three, format="free-for-all"), 1)


def test_h22_tokens_come_up_to_a_limit_and_the_game_goes_on(table):
    game = table(you=Side(hand=["Insurgency"], board=["Human"] * (TOKEN_LIMIT - 3)))
    game.play("Insurgency")
    assert (len(game.you.board), game.winner) == (TOKEN_LIMIT, None)
    assert game.champion("Human").offense == 2
