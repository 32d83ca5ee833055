"""Burning Rage: 6 damage to a player and each of their champions."""

from tests.engine.epic_tcg.scenario import Side


def test_6_damage_to_a_player_and_all_their_champions(table):
    game = table(
        you=Side(hand=["Burning Rage"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Pegasus", "Battle Monk", "Diamond Golem", "Hive"]),
    )
    game.play("Burning Rage")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo, game.you.board) == (24, 30, ["Muse"])
    assert game.opponent.board == ["Hulk", "Diamond Golem", "Hive"]
    assert (game.piece("Hulk").damage, game.piece("Diamond Golem").damage) == (6, 6)


def test_it_costs_an_action_in_the_build_step(table):
    game = table(
        you=Side(hand=["Burning Rage"], board=["Hired Muscle"]), opponent=Side(board=["Tim"]), step="pre_battle"
    )
    game.could_play()
    game.go_to("build")
    game.play("Burning Rage")
    game.choose("you")
    game.resolve()
    assert (game.you.actions, game.you.mojo, game.you.board, game.opponent.board) == (0, 24, [], ["Tim"])
