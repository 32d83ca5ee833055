"""Taking back, in both games of the site; what each of them takes back exactly is told in its own tests."""

import pytest

from engine import games
from engine.kernel.answers import IllegalOption
from engine.kernel.records import TAKE_BACK, concession
from tests.engine.every_game import every_game_of_the_site

POSITIONS = {  # where windows wait, with one card to play
    "epic": "turn=3 rules=every-window / gold=1 hand=Kong deck=9*Muse / deck=9*Muse board=LurkingGiant",
    "epic-tcg": "turn=3 moment=build rules=every-window / hand=Hulk deck=9*BurrowingWurm / deck=9*BurrowingWurm",
}
MOST = 50  # actions that a player takes back in a game


def begun(key):
    """What plays a game, and one in which a seat can pass or play a card."""
    play = games.of(key).play
    return play, play.new_game(play.setup_at(POSITIONS[key]), 1)


def plays(play, game):
    """Play the one card there is."""
    (option,) = (one for one in play.decision(game).options if play.describe(game, one)["text"].startswith("Play "))
    play.play(game, option)


@every_game_of_the_site
def test_what_was_played_is_taken_back_in_the_words_of_its_option(key):
    play, game = begun(key)
    seat, before = game.seat, game.options
    plays(play, game)
    assert play.slipped(game, seat)
    assert play.reversible(game, seat).startswith("Play ")
    assert (play.reversible(game, 1 - seat), play.slipped(game, 1 - seat)) == (None, False)
    play.play(game, TAKE_BACK)
    assert (game.options, game.choices) == (before, 2)
    assert (play.reversible(game, seat), play.slipped(game, seat)) == (None, False)


@every_game_of_the_site
def test_a_copy_has_nothing_to_take_back(key):
    play, game = begun(key)
    plays(play, game)
    copy = game.clone()
    with pytest.raises(IllegalOption, match="There is nothing to take back"):
        play.play(copy, TAKE_BACK)


@every_game_of_the_site
def test_a_player_takes_back_so_often_and_no_more(key):
    play, game = begun(key)
    seat = game.seat
    for _ in range(MOST):
        plays(play, game)
        assert play.reversible(game, seat)
        play.play(game, TAKE_BACK)
    plays(play, game)
    assert play.reversible(game, seat) is None
    with pytest.raises(IllegalOption, match=f"You have taken back {MOST} actions in this game, and cannot take back"):
        play.play(game, TAKE_BACK)


@every_game_of_the_site
def test_where_chance_has_decided_something_nothing_is_taken_back(key):
    play, game = begun(key)
    plays(play, game)
    game.rng.below(2)
    assert play.reversible(game, game.begun.position.seat) is None
    with pytest.raises(IllegalOption, match="You cannot take this back, because you have seen something by it"):
        play.play(game, TAKE_BACK)


@every_game_of_the_site
def test_when_the_game_is_over_nothing_is_taken_back(key):
    play, game = begun(key)
    plays(play, game)
    play.play(game, concession(1 - game.seat))
    with pytest.raises(IllegalOption, match="The game is over: nothing can be taken back"):
        play.play(game, TAKE_BACK)
