"""Elara, the Lycomancer: a 6/5 who brings a wolf and turns champions into wolves."""

from tests.engine.epic.scenario import Side, in_play


def test_she_brings_a_wolf_and_waits(table):
    game = table(you=Side(hand=["Elara, the Lycomancer"]), opponent=Side(board=["Kong"]))
    game.play("Elara, the Lycomancer")
    game.trigger("Elara, the Lycomancer: Tribute")
    assert game.you.board == ["Elara, the Lycomancer", "Wolf"]
    game.could_not_use("Elara, the Lycomancer")
    game.could_not_attack()


def test_loyalty_lets_her_transform_at_once(table):
    game = table(you=Side(hand=["Elara, the Lycomancer", "Muse", "Erase"]), opponent=Side(board=["Kong"]))
    game.play("Elara, the Lycomancer")
    game.could_trigger("Elara, the Lycomancer: Loyalty 2", "Elara, the Lycomancer: Tribute")
    game.trigger("Elara, the Lycomancer: Tribute")
    game.reveal("Muse", "Erase")
    game.use("Elara, the Lycomancer")
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.bottom[0]) == (["Wolf"], "Kong")
    assert game.champion("their Wolf").deploying


def test_any_target_becomes_a_wolf_of_its_controller(table):
    """5.21: the unbanishable too, tokens and herself."""
    game = table(
        you=Side(board=["Elara, the Lycomancer"]),
        opponent=Side(board=["Thundarus", "Human", in_play("Kong", owner="you"), "Steel Golem"]),
    )
    game.use("Elara, the Lycomancer")
    game.could_choose("Elara, the Lycomancer", "Thundarus", "Human", "Kong")
    game.choose("Kong")
    assert game.opponent.board == ["Thundarus", "Human", "Steel Golem", "Wolf"]
    assert game.you.bottom[0] == "Kong"
    game.could_not_use("Elara, the Lycomancer")


def test_an_attacker_becomes_a_wolf_outside_of_the_battle(table):
    """5.21.3."""
    game = table(turn_of="opponent", you=Side(board=["Elara, the Lycomancer"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.use("Elara, the Lycomancer")
    game.choose("Kong")
    game.you.passes()
    assert (game.moment, game.you.health, game.opponent.board) == ("main", 30, ["Wolf"])
