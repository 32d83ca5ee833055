"""Great Horned Lizard: a 7/8 with ambush, blitz and breakthrough; your dinosaurs get +3/+3 when it comes."""

from tests.engine.epic.scenario import Side, in_play


def test_your_dinosaurs_grow_with_it_for_the_turn(table):
    game = table(
        you=Side(hand=["Great Horned Lizard"], board=["Triceratops", "Kong"]), opponent=Side(board=["Raging T-Rex"])
    )
    game.play("Great Horned Lizard")
    sizes = {name: (game.champion(name).offense, game.champion(name).defense) for name in game.you.board}
    assert sizes == {"Triceratops": (13, 13), "Kong": (13, 14), "Great Horned Lizard": (10, 11)}
    assert game.champion("Raging T-Rex").offense == 12
    game.end_turn()
    lizard, triceratops = game.champion("Great Horned Lizard"), game.champion("Triceratops")
    assert (lizard.offense, lizard.defense) == (7, 8)
    assert (triceratops.offense, triceratops.defense) == (10, 10)


def test_dinosaurs_that_come_later_do_not_grow(table):
    game = table(you=Side(hand=["Great Horned Lizard", "Hunting Raptors"], gold=2))
    game.play("Great Horned Lizard")
    game.play("Hunting Raptors")
    assert game.champion("Hunting Raptors").offense == 5


def test_it_attacks_at_once_and_breaks_through(table):
    game = table(you=Side(hand=["Great Horned Lizard"]), opponent=Side(board=["Demon"]))
    game.play("Great Horned Lizard")
    game.attack("Great Horned Lizard")
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("damage")
    game.divide({"Demon": 4, "opponent": 6})
    assert (game.opponent.health, game.opponent.board) == (24, [])


def test_it_ambushes_a_battle_of_dinosaurs(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=["Great Horned Lizard"], board=[in_play("Triceratops", blocking=True, flipped=True)]),
        opponent=Side(board=[in_play("Burrowing Wurm", attacking=True, expended=True, damage=6)]),
    )
    game.you.play("Great Horned Lizard")
    game.go_to("damage")
    game.divide({"Triceratops": 13, "you": 5})
    assert (game.you.board, game.opponent.board) == (["Great Horned Lizard"], [])
