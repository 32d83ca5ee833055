"""Gladius, the Defender: an unbanishable 6/11; your other good champions have +3 offense, and humans come."""

from tests.engine.epic.scenario import Side

GLADIUS = "Gladius, the Defender"


def test_three_humans_come_and_fight_like_four(table):
    game = table(you=Side(board=[GLADIUS]))
    game.use(GLADIUS)
    assert game.you.board == [GLADIUS, "Human", "Human", "Human"]
    human = game.champion("Human#3")
    assert (human.offense, human.defense, human.deploying) == (4, 1, True)
    assert (game.champion(GLADIUS).offense, game.champion(GLADIUS).defense) == (6, 11)
    assert game.champion(GLADIUS).expended
    game.could_not_use(GLADIUS)
    game.could_not_attack()


def test_only_your_other_good_champions_are_stronger(table):
    """2.5.3: Dark Leader makes no good champions, but a human that is evil as well is still good."""
    game = table(
        you=Side(board=[GLADIUS, "Noble Unicorn", "Demon", "Dark Leader", "Human"]), opponent=Side(board=["Human"])
    )
    assert [game.champion(name).offense for name in ("Noble Unicorn", "Demon", "Dark Leader")] == [9, 4, 4]
    assert game.champion("your Human").offense == 5
    assert game.champion("their Human").offense == 1
    assert game.champion(GLADIUS).offense == 7


def test_two_of_them_strengthen_each_other(table):
    game = table(you=Side(board=[GLADIUS, GLADIUS, "Human"]))
    assert [game.champion(name).offense for name in (GLADIUS, f"{GLADIUS}#2", "Human")] == [9, 9, 7]


def test_he_cannot_be_banished_and_can_be_broken(table):
    """5.11.2, 3.3.3."""
    game = table(
        you=Side(board=[GLADIUS, "Human"]), opponent=Side(hand=["Banishment", "Drain Essence", "Consume"], gold=2)
    )
    game.passes()
    game.opponent.play("Banishment")
    game.choose(GLADIUS)
    assert game.you.board == [GLADIUS, "Human"]
    game.opponent.play("Drain Essence")
    game.choose(GLADIUS)
    game.opponent.play("Consume")
    game.choose(GLADIUS)
    assert (game.you.board, game.champion("Human").offense) == (["Human"], 1)


def test_deploying_he_calls_nobody(table):
    """5.17.1; 3.5.2: in the opponent's turn he can, once he has been through a turn of his own."""
    game = table(you=Side(hand=[GLADIUS]), opponent=Side(board=["Demon"]))
    game.play(GLADIUS)
    game.could_not_use(GLADIUS)
    game.end_turn()
    game.end_turn()
    game.end_turn()
    assert game.active == "opponent"
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.use(GLADIUS)
    game.go_to("blockers")
    game.could_block_with("Human", "Human#2", "Human#3")
    game.block("Human")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == ([GLADIUS, "Human", "Human"], [])
