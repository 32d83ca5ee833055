"""The Risen."""

from tests.engine.epic.scenario import Side, in_play


def test_three_zombies_rise_and_may_attack_at_once(table):
    game = table(you=Side(hand=["The Risen"]))
    game.play("The Risen")
    assert game.you.board == ["Zombie", "Zombie", "Zombie"]
    assert (game.champion("Zombie#3").offense, game.champion("Zombie#3").defense) == (3, 3)
    game.attack("Zombie", "Zombie#2", "Zombie#3")
    game.go_to("main")
    assert game.opponent.health == 21


def test_all_your_evil_champions_gain_it_and_nobody_else(table):
    """2.5.3: the human that Dark Leader makes evil is one of them; 5.12.2: so is the untargetable."""
    game = table(
        you=Side(
            hand=["The Risen"],
            board=[
                in_play("Medusa", deploying=True, gained="untargetable"),
                in_play("Kong", deploying=True),
                in_play("Human", deploying=True),
                in_play("Dark Leader"),
            ],
        ),
        opponent=Side(board=["Zombie"]),
    )
    game.play("The Risen")
    game.could_attack_with("Medusa", "Human", "Dark Leader", "your Zombie", "your Zombie#2", "your Zombie#3")
    assert (game.champion("Medusa").offense, game.champion("Medusa").defense) == (7, 9)
    assert (game.champion("Human").offense, game.champion("Human").defense) == (3, 2)
    assert (game.champion("Kong").offense, game.champion("Kong").defense) == (13, 14)
    theirs = game.opponent.champion("Zombie")
    assert (theirs.offense, theirs.defense, theirs.keywords) == (2, 2, set())


def test_it_ends_with_the_turn(table):
    game = table(you=Side(hand=["The Risen"]))
    game.play("The Risen")
    game.end_turn()
    zombie = game.champion("Zombie")
    assert (zombie.offense, zombie.defense, zombie.keywords, zombie.deploying) == (2, 2, set(), True)


def test_in_the_opponents_turn_the_zombies_rise_to_block(table):
    game = table(turn_of="opponent", you=Side(hand=["The Risen"]), opponent=Side(board=["Rampaging Wurm"]))
    game.attack("Rampaging Wurm")
    game.passes()
    game.you.play("The Risen")
    game.go_to("blockers")
    game.could_block_with("Zombie", "Zombie#2", "Zombie#3")
    game.block("Zombie")
    game.go_to("main")
    assert game.you.board == ["Zombie", "Zombie"]
    assert game.you.health == 30
