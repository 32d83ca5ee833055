"""Ancient Red Dragon: an airborne, deadly 9/9 that is expended with a wild card discarded for 5 deadly damage."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_breathes_deadly_fire_for_a_wild_card(table):
    game = table(
        you=Side(board=["Ancient Red Dragon"], hand=["Hulk", "Bruiser", "Thrust", "Gladiator", "Execution"]),
        opponent=Side(board=["Graft-Steel Crusher", "Gold"]),
    )
    game.use("Ancient Red Dragon")
    game.could_choose("you", "opponent", "Ancient Red Dragon", "Graft-Steel Crusher")
    game.choose("Graft-Steel Crusher")
    game.could_choose("Hulk", "Thrust")
    game.choose("Thrust")
    assert (game.you.discard_pile, game.piece("Ancient Red Dragon").expended) == (["Thrust"], True)
    game.resolve()
    assert (game.opponent.board, game.opponent.mojo) == (["Gold"], 30)


def test_at_a_player_it_is_5_damage(table):
    game = table(you=Side(board=["Ancient Red Dragon"], hand=["Hulk"]), opponent=Side())
    game.use("Ancient Red Dragon")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.mojo, game.you.hand) == (25, [])


def test_without_a_wild_card_or_expended_it_breathes_nothing(table):
    table(you=Side(board=["Ancient Red Dragon"], hand=["Bruiser"]), opponent=Side()).could_use()
    dragon = in_play("Ancient Red Dragon", expended=True)
    table(you=Side(board=[dragon], hand=["Hulk"]), opponent=Side()).could_use()


def test_its_attack_is_airborne_and_deadly(table):
    game = table(
        you=Side(board=["Ancient Red Dragon"]),
        opponent=Side(board=["Graft-Steel Crusher", "Mountain Dragon"]),
        step="battle",
    )
    game.go_on()
    game.attack("Ancient Red Dragon")
    game.go_on()
    game.could_choose("Mountain Dragon")
    game.block("Mountain Dragon")
    game.go_on()
    assert (game.you.board, game.opponent.board) == ([], ["Graft-Steel Crusher"])  # 9 damage break a 12/12


def test_the_damage_is_deadly_though_the_dragon_is_so_no_more(table):
    game = table(
        you=Side(board=["Ancient Red Dragon"], hand=["Hulk"]),
        opponent=Side(board=["Graft-Steel Crusher"], hand=["Broken Spirit"]),
    )
    game.use("Ancient Red Dragon")
    game.choose("Graft-Steel Crusher")
    game.passes()
    game.opponent.play("Broken Spirit")
    game.choose("Ancient Red Dragon")
    game.resolve()
    game.resolve()
    assert game.opponent.board == []


def test_its_cost_and_speed_and_numbers_and_when_it_is_used(table):
    assert played(table, "Ancient Red Dragon") == ("build", 1, 9, 9)
    assert usable_in_the_opponents_turn(table, "Ancient Red Dragon", hand=["Hulk"])
