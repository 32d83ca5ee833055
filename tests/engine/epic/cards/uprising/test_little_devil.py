"""Little Devil: a free 4/4 with airborne and blitz."""

from tests.engine.epic.scenario import Side


def test_it_flies_over_a_wurm_in_the_turn_it_is_played(table):
    """5.8.2, 5.2.1."""
    game = table(you=Side(hand=["Little Devil"], gold=0), opponent=Side(board=["Burrowing Wurm"]))
    game.play("Little Devil")
    devil = game.champion("Little Devil")
    assert (devil.offense, devil.defense, devil.keywords) == (4, 4, {"airborne", "blitz"})
    game.attack("Little Devil")
    game.go_to("main")
    assert game.opponent.health == 26
    game.could_not_attack()


def test_another_flier_can_block_it(table):
    game = table(you=Side(board=["Little Devil"]), opponent=Side(board=["Muse", "Kong", "Little Devil"]))
    game.attack("Little Devil")
    game.go_to("blockers")
    game.could_block_with("Muse", "their Little Devil")
    game.block("their Little Devil")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == ([], ["Muse", "Kong"])


def test_in_company_of_walkers_it_can_be_blocked_by_walkers(table):
    """5.2.2."""
    game = table(you=Side(board=["Little Devil", "Human"]), opponent=Side(board=["Kong"]))
    game.attack("Little Devil", "Human")
    game.go_to("blockers")
    game.could_block_with("Kong")
    game.block("Kong")
    game.go_to("damage")
    game.assign("Kong", {"Little Devil": 13})
    assert (game.you.board, game.champion("Kong").damage) == (["Human"], 5)


def test_it_has_no_ambush(table):
    """4.1.4."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Little Devil"]))
    game.you.could_not_play("Little Devil")
