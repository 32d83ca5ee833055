"""Supression Fire: draw two cards, or 1 damage to each champion of target player, and they expend."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_two(table):
    game = table(you=Side(hand=["Supression Fire"]), opponent=Side(board=["Hulk"]))
    game.play("Supression Fire")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.piece("Hulk").prepared, game.you.actions) == (["Burrowing Wurm"] * 2, True, 0)


def test_or_it_damages_and_expends_all_champions_of_a_player(table):
    game = table(
        you=Side(hand=["Supression Fire"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Human", in_play("Zombie", flipped=True), "Hive", "Diamond Golem"]),
    )
    game.play("Supression Fire")
    game.mode(1)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.board == ["Hulk", "Zombie", "Hive", "Diamond Golem"]
    for name in ("Hulk", "Zombie", "Diamond Golem"):
        assert (game.piece(name).damage, game.piece(name).expended, game.piece(name).flipped) == (1, True, False)
    assert (game.piece("Hive").prepared, game.piece("Muse").prepared, game.piece("Muse").damage) == (True, True, 0)
    assert (game.opponent.mojo, game.you.mojo) == (30, 30)


def test_who_is_in_the_battle_stays_in_it(table):
    game = table(
        you=Side(board=["Gladiator"]), opponent=Side(hand=["Supression Fire"], board=["Hulk", "Zombie"]), step="battle"
    )
    game.all_pass()
    game.attack("Gladiator")
    game.passes()
    game.opponent.play("Supression Fire")
    game.mode(1)
    game.choose("you")
    game.resolve()
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.piece("Gladiator").damage, game.opponent.mojo) == (1, 25)
