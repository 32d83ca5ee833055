"""Plague Outbreak: 1 damage to target player and each champion of theirs, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_1_damage_to_the_player_and_all_champions_of_theirs(table):
    game = table(
        you=Side(hand=["Plague Outbreak"], board=["Zombie", "Human"]),
        opponent=Side(board=["Zombie", "Human", "Diamond Golem", "Hive"]),
    )
    game.play("Plague Outbreak")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.board == ["Zombie", "Diamond Golem", "Hive"]
    assert (game.piece("their Zombie").damage, game.piece("Diamond Golem").damage) == (1, 1)
    assert (game.opponent.mojo, game.you.mojo, game.you.board) == (29, 30, ["Zombie", "Human"])
    assert (game.you.hand, game.you.actions) == (["Burrowing Wurm"], 1)


def test_it_is_fast_and_may_be_turned_on_oneself(table):
    game = table(you=Side(hand=["Plague Outbreak"], board=["Human"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Plague Outbreak")
    game.choose("you")
    game.resolve()
    assert (game.you.mojo, game.you.board, game.you.hand, game.opponent.mojo) == (29, [], ["Burrowing Wurm"], 30)
