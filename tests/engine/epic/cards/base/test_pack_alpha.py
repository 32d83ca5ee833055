"""Pack Alpha."""

from tests.engine.epic.scenario import Side, in_play


def test_the_power_calls_two_wolves_that_are_bigger_at_once(table):
    """With blitz on the turn it came."""
    game = table(you=Side(hand=["Pack Alpha"]))
    game.play("Pack Alpha")
    game.use("Pack Alpha")
    assert game.you.board == ["Pack Alpha", "Wolf", "Wolf"]
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.deploying) == (3, 3, True)
    game.could_not_use("Pack Alpha")
    game.could_not_attack()


def test_it_may_attack_on_the_turn_it_came_instead(table):
    game = table(you=Side(hand=["Pack Alpha"]))
    game.play("Pack Alpha")
    game.attack("Pack Alpha")
    game.go_to("main")
    assert game.opponent.health == 25
    game.could_not_use("Pack Alpha")


def test_only_your_other_wild_champions_are_bigger(table):
    game = table(you=Side(board=["Pack Alpha", "Cave Troll", "Human"]), opponent=Side(board=["Wolf"]))
    sizes = {name: (game.champion(name).offense, game.champion(name).defense) for name in game.you.board}
    assert sizes == {"Pack Alpha": (5, 6), "Cave Troll": (6, 4), "Human": (1, 1)}
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense) == (2, 2)


def test_two_alphas_help_each_other(table):
    game = table(you=Side(board=["Pack Alpha", "Pack Alpha", "Wolf"]))
    alpha, wolf = game.champion("Pack Alpha"), game.champion("Wolf")
    assert (alpha.offense, alpha.defense) == (6, 7)
    assert (wolf.offense, wolf.defense) == (4, 4)


def test_damaged_wolves_break_when_it_leaves(table):
    """Continuous abilities end with their champion (3.3.3), and 2 damage is then enough (5.16.3)."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Pack Alpha", in_play("Wolf", damage=2), "Wolf"]),
        opponent=Side(hand=["Erase"]),
    )
    assert game.you.board == ["Pack Alpha", "Wolf", "Wolf"]
    game.opponent.play("Erase")
    game.choose("Pack Alpha")
    assert game.you.board == ["Wolf"]
    assert game.champion("Wolf").damage == 0


def test_in_the_opponents_battle_it_calls_blockers(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=["Pack Alpha"]),
        opponent=Side(board=[in_play("Human", attacking=True, expended=True)]),
    )
    game.you.use("Pack Alpha")
    game.go_to("blockers")
    game.could_block_with("Wolf", "Wolf#2")
    game.block("Wolf")
    game.go_to("main")
    assert game.opponent.board == []
