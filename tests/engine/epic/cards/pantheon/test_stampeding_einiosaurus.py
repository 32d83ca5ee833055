"""Stampeding Einiosaurus."""

from tests.engine.epic.scenario import Side, in_play


def test_it_attacks_at_once_and_tramples_what_blocks(table):
    """5.7.1: 1 damage for each point of defense, the rest for the player."""
    game = table(
        you=Side(hand=["Stampeding Einiosaurus"]),
        opponent=Side(board=["Zombie", in_play("Demon", damage=3), "Human"]),
    )
    game.play("Stampeding Einiosaurus")
    assert game.you.gold == 0
    game.attack("Stampeding Einiosaurus")
    game.go_to("blockers")
    game.could_block_with("Zombie", "Demon", "Human")
    game.block("Zombie", "Demon")
    game.go_to("damage")
    game.assign("Stampeding Einiosaurus", {"opponent": 5, "Zombie": 2, "Demon": 4})  # 5.7.5: not 1 for the Demon
    assert game.opponent.health == 25
    assert game.opponent.board == ["Human"]
    dinosaur = game.champion("Stampeding Einiosaurus")
    assert (dinosaur.offense, dinosaur.defense, dinosaur.damage) == (11, 11, 6)


def test_all_of_it_goes_through_when_the_blocker_is_gone(table):
    """5.7.4, 4.4.12."""
    game = table(you=Side(hand=["Wither"], board=["Stampeding Einiosaurus"]), opponent=Side(board=["Zombie"]))
    game.attack("Stampeding Einiosaurus")
    game.go_to("blockers")
    game.block("Zombie")
    game.opponent.passes()
    game.you.play("Wither")
    game.choose("Zombie")
    game.go_to("main")
    assert game.opponent.health == 19


def test_an_unbreakable_blocker_does_not_hold_it_back(table):
    """5.7.3."""
    game = table(
        you=Side(board=["Stampeding Einiosaurus"]),
        opponent=Side(board=[in_play("Human", this_turn="unbreakable")]),
    )
    game.attack("Stampeding Einiosaurus")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("Stampeding Einiosaurus", {"opponent": 10, "Human": 1})
    assert game.opponent.health == 20
    assert game.opponent.board == ["Human"]


def test_a_blocker_of_more_defense_stops_it(table):
    game = table(you=Side(board=["Stampeding Einiosaurus"]), opponent=Side(board=["Kong"]))
    game.attack("Stampeding Einiosaurus")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert game.opponent.health == 30
    assert game.champion("Kong").damage == 11
    assert game.you.discard_pile == ["Stampeding Einiosaurus"]


def test_a_blocker_does_not_break_through(table):
    """5.7.1: attacking champions do."""
    game = table(turn_of="opponent", you=Side(board=["Stampeding Einiosaurus"]), opponent=Side(board=["Human"]))
    game.opponent.attack("Human")
    game.go_to("blockers")
    game.block("Stampeding Einiosaurus")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (30, 30)
    assert game.opponent.board == []


def test_it_is_a_dinosaur(table):
    game = table(you=Side(hand=["Chomp!"], board=["Stampeding Einiosaurus"]), opponent=Side(board=["White Knight"]))
    game.play("Chomp!")
    game.choose("White Knight")
    assert (game.champion("Stampeding Einiosaurus").offense, game.champion("Stampeding Einiosaurus").defense) == (
        13,
        13,
    )


def test_it_has_no_ambush(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Stampeding Einiosaurus"]))
    game.you.could_not_play("Stampeding Einiosaurus")
