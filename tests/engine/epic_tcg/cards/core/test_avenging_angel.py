"""Avenging Angel: an airborne, instantaneous 6/6; while it is expended you cannot be attacked."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_while_it_is_expended_only_hunters_attack_and_only_champions(table):
    game = table(
        you=Side(board=[in_play("Avenging Angel", expended=True), "Tim"]),
        opponent=Side(board=["Hulk", "Hunting Wyvern"]),
        turn_of="opponent",
        step="battle",
    )
    game.go_on()
    game.could_choose("Avenging Angel", "Tim")


def test_prepared_or_flipped_it_does_not_protect_you_and_others_never(table):
    for angel in ("Avenging Angel", in_play("Avenging Angel", flipped=True)):
        game = table(you=Side(board=[angel]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
        game.go_on()
        game.could_choose("you")
    angel = in_play("Avenging Angel", expended=True)
    game = table(you=Side(board=[angel, "Tim"]), opponent=Side(), step="battle")
    game.go_on()
    game.could_choose("opponent")


def test_it_attacks_and_then_guards_you_in_the_opponents_turn(table):
    game = table(you=Side(board=["Avenging Angel"]), opponent=Side(board=["Hulk", "Gladiator"]), step="battle")
    game.go_on()
    game.attack("Avenging Angel")
    game.go_on()
    assert (game.opponent.mojo, game.piece("Avenging Angel").expended) == (24, True)  # nobody there flies
    game.go_on()
    game.end_turn()
    game.go_to("battle")
    game.go_on()
    assert (game.step, game.decider) == ("build", "opponent")  # nobody could be attacked


def test_nobody_can_respond_to_it_and_it_may_come_before_the_battle(table):
    game = table(you=Side(hand=["Avenging Angel"]), opponent=Side(hand=["Never"]), step="pre_battle")
    game.play("Avenging Angel")
    assert (game.you.board, game.line) == (["Avenging Angel"], [])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Avenging Angel") == ("instantaneous paced", 1, 6, 6)
