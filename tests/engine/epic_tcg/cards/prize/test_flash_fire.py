"""Flash Fire: a free, paced card that deals 3 damage to each champion without airborne and draws a card."""

from tests.engine.epic_tcg.scenario import Side


def test_3_damage_to_each_champion_without_airborne(table):
    game = table(
        you=Side(hand=["Flash Fire"], board=["Zombie", "Muse"], top=["Sage"], actions=0),
        opponent=Side(board=["Hulk", "Human", "Bird", "Diamond Golem", "Hive"]),
        step="pre_battle",
    )
    game.resolve()
    game.decline()  # Muse
    game.play("Flash Fire")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Muse"], ["Hulk", "Bird", "Diamond Golem", "Hive"])
    assert (game.piece("Hulk").damage, game.piece("Diamond Golem").damage, game.piece("Muse").damage) == (3, 3, 0)
    assert (game.you.hand, game.you.mojo, game.opponent.mojo) == (["Sage"], 30, 30)


def test_it_is_paced(table):
    table(you=Side(hand=["Flash Fire"]), opponent=Side(), step="build").could_play("Flash Fire")
    table(you=Side(hand=["Flash Fire"]), opponent=Side(), step="battle").could_play()
