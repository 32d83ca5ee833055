"""Blue Dragon: an airborne 6/6 that deals 2 damage to any target for every card that any player draws."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_each_card_drawn_by_anybody_is_2_damage(table):
    game = table(
        you=Side(hand=["Knowledge"], board=["Blue Dragon"]), opponent=Side(hand=["Second Wind"], board=["Tim", "Hive"])
    )
    game.play("Knowledge")
    game.resolve()
    game.could_choose("you", "opponent", "Blue Dragon", "Tim")
    game.choose("opponent", "Tim", "opponent")
    assert game.line == ["Blue Dragon"] * 3
    for _ in range(3):
        game.resolve()
    assert (game.opponent.mojo, game.opponent.board) == (26, ["Hive"])
    game.passes()
    game.opponent.play("Second Wind")
    game.resolve()
    assert game.decider == "you"
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 29  # 26 and 5, less 2


def test_the_draw_of_the_prepare_step_waits_for_the_pre_battle_step(table):
    game = table(you=Side(board=["Blue Dragon"]), opponent=Side())
    game.end_turn()
    assert (game.step, game.turn, game.decider, game.asks) == ("pre_battle", 4, "you", "target")
    game.choose("opponent")
    assert (game.line, game.decider) == (["Blue Dragon"], "opponent")
    game.resolve()
    assert game.opponent.mojo == 28


def test_it_flies(table):
    game = table(you=Side(board=["Blue Dragon"]), opponent=Side(board=["Hulk", "Medusa", "Pegasus"]), step="battle")
    game.go_on()
    game.attack("Blue Dragon")
    game.go_on()
    game.could_choose("Medusa", "Pegasus")  # range or airborne


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Blue Dragon") == ("build", 1, 6, 6)
