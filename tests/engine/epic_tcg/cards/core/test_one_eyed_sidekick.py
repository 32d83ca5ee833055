"""One-Eyed Sidekick: a free 4/2 that draws, and expends so that what a player controls loses untargetable."""

from engine.epic_tcg.language import UNBLOCKABLE, UNTARGETABLE
from tests.engine.epic_tcg.measures import BUILD_STEP, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["One-Eyed Sidekick"], top=["Rend"], actions=0), opponent=Side())
    game.play("One-Eyed Sidekick")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand) == (["One-Eyed Sidekick"], ["Rend"])


def test_champions_of_the_target_player_can_be_targeted_this_turn(table):
    game = table(
        you=Side(board=["One-Eyed Sidekick", "Night Feeder"], hand=["Rend"]),
        opponent=Side(board=["Sewer Demon", "Diamond Golem", "Hulk"], hand=["Night Feeder"]),
    )
    game.use("One-Eyed Sidekick")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.piece("One-Eyed Sidekick").expended
    game.resolve()
    assert game.piece("Sewer Demon").keywords & (UNBLOCKABLE | UNTARGETABLE) == UNBLOCKABLE
    game.passes()
    game.opponent.play("Night Feeder")
    game.resolve()
    game.play("Rend")
    game.could_choose("One-Eyed Sidekick", "Sewer Demon", "Diamond Golem", "Hulk")
    game.choose("Hulk")
    game.end_turn()
    assert UNTARGETABLE in game.piece("Sewer Demon").keywords


def test_objects_lose_it_too(table):
    game = table(
        you=Side(board=["One-Eyed Sidekick"], hand=["Execution"]),
        opponent=Side(board=["Hive"], hand=["Shelter"]),
        turn_of="opponent",
    )
    game.opponent.play("Shelter")
    game.mode(1)
    game.choose("Hive")
    game.resolve()
    game.passes()
    game.you.use("One-Eyed Sidekick")
    game.choose("opponent")
    game.resolve()
    game.passes()
    game.you.play("Execution")
    game.could_choose("One-Eyed Sidekick", "Hive")


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "One-Eyed Sidekick", actions=0) == BUILD_STEP
    assert strength(table, "One-Eyed Sidekick") == (4, 2)
