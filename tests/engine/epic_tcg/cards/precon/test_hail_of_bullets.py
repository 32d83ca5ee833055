"""Hail of Bullets: at once breaks a champion, or deals 3 damage to a player and each of their champions."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_at_once(table):
    game = table(
        you=Side(hand=["Hail of Bullets"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem"], hand=["No"]),
        turn_of="opponent",
    )
    game.opponent.passes()
    game.you.play("Hail of Bullets")
    game.mode(0)
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    assert (game.line, game.decider, game.you.actions) == ([], "you", 0)
    assert (game.opponent.board, game.opponent.mojo) == (["Hive", "Diamond Golem"], 30)
    assert game.opponent.discard_pile == ["Hulk"]


def test_or_deals_3_damage_to_a_player_and_all_their_champions(table):
    game = table(
        you=Side(hand=["Hail of Bullets"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Pegasus", "Human", "Diamond Golem", "Hive"]),
    )
    game.play("Hail of Bullets")
    game.mode(1)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.opponent.board == ["Hulk", "Pegasus", "Diamond Golem", "Hive"]
    assert [game.piece(name).damage for name in ("Hulk", "Pegasus", "Diamond Golem", "Muse")] == [3, 3, 3, 0]
    assert (game.opponent.mojo, game.you.mojo) == (27, 30)
