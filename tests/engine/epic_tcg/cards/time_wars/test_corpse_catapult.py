"""Corpse Catapult: an object that makes a Zombie and throws your champions for 5 deadly damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_zombie_as_it_enters(table):
    game = table(you=Side(hand=["Corpse Catapult"]), opponent=Side())
    game.play("Corpse Catapult")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Corpse Catapult", "Zombie"], 0)


def test_for_a_champion_it_deals_5_deadly_damage(table):
    game = table(
        you=Side(board=["Corpse Catapult", "Muse", "Zombie", "Haunting Specter"]),
        opponent=Side(board=["Graft-Steel Crusher", "Diamond Golem"]),
        step="end",
    )
    game.use("Corpse Catapult")
    game.could_choose("you", "opponent", "Muse", "Zombie", "Graft-Steel Crusher")
    game.choose("Graft-Steel Crusher")
    game.could_choose("Muse", "Zombie")  # what is unbreakable cannot be thrown
    game.choose("Muse")
    assert (game.you.discard_pile, game.piece("Corpse Catapult").expended) == (["Muse"], True)
    game.resolve()
    assert game.opponent.discard_pile == ["Graft-Steel Crusher"]


def test_a_player_takes_5(table):
    game = table(you=Side(board=["Corpse Catapult", "Zombie"]), opponent=Side())
    game.use("Corpse Catapult")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.board, game.you.discard_pile) == (25, ["Corpse Catapult"], [])


def test_without_a_champion_it_cannot_be_used(table):
    table(you=Side(board=["Corpse Catapult"]), opponent=Side(board=["Hulk"])).could_use()


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Corpse Catapult"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Corpse Catapult")
    assert game.you.actions == 0
