"""Sanguine Priestess: an 8/4 that moves 4 Mojo to you when expended, and prepares for an action."""

from tests.engine.epic_tcg.scenario import Side


def test_4_mojo_of_target_player_come_to_you_twice_with_an_action(table):
    game = table(you=Side(board=["Sanguine Priestess"]), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.use("Sanguine Priestess")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.piece("Sanguine Priestess").expended
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (34, 26)
    game.passes()
    game.you.use("Sanguine Priestess")
    game.resolve()
    assert (game.piece("Sanguine Priestess").prepared, game.you.actions) == (True, 0)
    game.passes()
    game.you.use("Sanguine Priestess")
    game.choose("opponent")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (38, 22)


def test_it_is_a_loss_and_no_damage(table):
    game = table(you=Side(board=["Sanguine Priestess"]), opponent=Side(board=["Mithril Armor"]))
    game.use("Sanguine Priestess")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 26


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Sanguine Priestess"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Sanguine Priestess"]), opponent=Side(), step="pre_battle")
    game.play("Sanguine Priestess")
    game.resolve()
    found = game.piece("Sanguine Priestess")
    assert (found.offense, found.defense, game.you.actions) == (8, 4, 0)
