"""Soul Catcher: a free object; when any champion is broken its defense is added to your Mojo."""

from tests.engine.epic_tcg.measures import BUILD_STEP, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_broken_champions_of_both_sides_and_tokens_feed_you(table):
    game = table(
        you=Side(board=["Soul Catcher", "Human"], hand=["Ice Storm"]),
        opponent=Side(board=["Hulk", "Hive", "Bruiser"]),
    )
    game.play("Ice Storm")
    game.resolve()
    game.order("Soul Catcher")
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (40, 25)


def test_it_is_the_defense_that_the_champion_had_when_it_broke(table):
    game = table(
        you=Side(board=["Soul Catcher"], hand=["Rend"]), opponent=Side(board=[in_play("Hulk", counters=2, damage=3)])
    )
    game.play("Rend")
    game.choose("Hulk")
    game.resolve()
    assert game.line == ["Soul Catcher"]
    game.resolve()
    assert game.you.mojo == 41


def test_banished_champions_and_broken_objects_do_not(table):
    game = table(
        you=Side(board=["Soul Catcher"], hand=["Isolate", "Deathblow"]),
        opponent=Side(board=["Muse", "Hulk", "Hive"]),
    )
    game.play("Isolate")
    game.choose("Hulk")
    game.resolve()
    game.play("Deathblow")
    game.choose("Hive")
    game.resolve()
    assert (game.line, game.opponent.board, game.you.mojo) == ([], ["Muse"], 30)


def test_damage_that_breaks_feeds_you_too(table):
    game = table(you=Side(board=["Soul Catcher"], hand=["Spontaneous Combustion"]), opponent=Side(board=["Muse"]))
    game.play("Spontaneous Combustion")
    game.choose("Muse")
    game.resolve()
    assert game.you.mojo == 33


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Soul Catcher", actions=0) == BUILD_STEP
