"""Bloodthirsty Dragon: an airborne hunter that has to hunt each turn if it can; may draw a card."""

from tests.engine.epic_tcg.scenario import Side


def at_battle(table, mine, theirs):
    game = table(you=Side(board=mine), opponent=Side(board=theirs), step="battle")
    game.passes()
    game.passes()
    return game


def test_while_it_can_hunt_it_attacks_no_player_and_the_step_does_not_end(table):
    """House ruling T29."""
    game = at_battle(table, ["Bloodthirsty Dragon"], ["Bruiser", "Angel of Reckoning", "Archangel"])
    game.could_choose("Bruiser", "Angel of Reckoning")
    assert not game.could_decline()
    game.attack("Bloodthirsty Dragon", whom="Bruiser")
    assert (game.piece("Bruiser").flipped, game.piece("Bloodthirsty Dragon").expended) == (True, True)


def test_others_may_attack_a_player_first_without_it(table):
    """House ruling T29."""
    game = at_battle(table, ["Bloodthirsty Dragon", "Tracker", "Muse"], ["Bruiser"])
    game.could_choose("opponent", "Bruiser")
    game.choose("opponent")
    game.could_choose("Tracker", "Muse")


def test_with_nothing_to_hunt_it_attacks_freely_or_not_at_all(table):
    game = at_battle(table, ["Bloodthirsty Dragon"], ["Hive"])
    assert game.could_decline()
    game.attack("Bloodthirsty Dragon")
    for _ in range(4):
        game.passes()
    assert game.opponent.mojo == 22


def test_prepared_again_after_its_hunt_it_is_free(table):
    game = table(
        you=Side(board=["Bloodthirsty Dragon"], hand=["Night Rise"]),
        opponent=Side(board=["Human", "Bruiser"]),
        step="battle",
    )
    game.passes()
    game.passes()
    game.attack("Bloodthirsty Dragon", whom="Human")
    game.play("Night Rise")
    game.choose("Bloodthirsty Dragon")
    while game.asks != "attack":
        if game.asks == "blockers":
            game.opponent.block()
        else:
            game.passes()
    assert game.could_decline()
    game.could_choose("opponent", "Bruiser")


def test_it_may_draw(table):
    game = table(you=Side(hand=["Bloodthirsty Dragon"]), opponent=Side())
    game.play("Bloodthirsty Dragon")
    game.resolve()
    game.resolve()
    game.accept()
    assert game.you.hand == ["Burrowing Wurm"]
