"""Wolf's Call."""

from tests.engine.epic.scenario import Side, in_play


def test_four_wolves_may_attack_at_once(table):
    game = table(you=Side(hand=["Wolf's Call"]))
    game.play("Wolf's Call")
    assert game.you.board == ["Wolf"] * 4
    game.attack("Wolf", "Wolf#2", "Wolf#3", "Wolf#4")
    game.go_to("main")
    assert game.opponent.health == 22


def test_all_your_wolves_gain_blitz_and_nobody_else(table):
    """The wolf that was there as well; Pack Alpha makes them 3/3."""
    game = table(
        you=Side(
            hand=["Wolf's Call"],
            board=["Pack Alpha", in_play("Wolf", deploying=True), in_play("Kong", deploying=True)],
        ),
        opponent=Side(board=["Wolf"]),
    )
    game.play("Wolf's Call")
    game.could_attack_with("Pack Alpha", *(f"your Wolf#{n}" for n in range(1, 6)))
    assert (game.champion("your Wolf#5").offense, game.champion("your Wolf#5").defense) == (3, 3)
    assert game.champion("their Wolf").keywords == set()


def test_blitz_ends_with_the_turn(table):
    game = table(you=Side(hand=["Wolf's Call"]))
    game.play("Wolf's Call")
    game.end_turn()
    assert (game.champion("Wolf").keywords, game.champion("Wolf").deploying) == (set(), True)


def test_in_the_opponents_turn_the_wolves_come_to_block(table):
    game = table(turn_of="opponent", you=Side(hand=["Wolf's Call"]), opponent=Side(board=["Medusa"]))
    game.attack("Medusa")
    game.passes()
    game.you.play("Wolf's Call")
    game.go_to("blockers")
    game.block("Wolf", "Wolf#2", "Wolf#3", "Wolf#4")
    game.go_to("damage")
    game.opponent.assign("Medusa", {"Wolf": 2, "Wolf#2": 2, "Wolf#3": 2})
    assert game.opponent.discard_pile == ["Medusa"]
    assert game.you.board == ["Wolf"]
