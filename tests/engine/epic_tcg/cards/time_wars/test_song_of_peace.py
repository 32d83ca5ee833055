"""Song of Peace: target champion deals no damage this turn, or gain 5 Mojo; either way an action draws a card."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_deals_no_battle_damage_this_turn(table):
    game = table(
        you=Side(hand=["Song of Peace"], board=["Zombie"]),
        opponent=Side(board=["Hulk", "Dark Knight", "Hive"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.all_pass()
    game.block("Zombie")
    game.passes()
    game.you.play("Song of Peace")
    game.mode(0)
    game.could_choose("Zombie", "Hulk", "Dark Knight")
    game.choose("Hulk")
    game.resolve()
    game.decline()
    game.all_pass()
    assert (game.you.board, game.you.mojo, game.piece("Hulk").damage) == (["Zombie"], 30, 2)


def test_nor_any_with_its_abilities(table):
    game = table(you=Side(hand=["Song of Peace"]), opponent=Side(board=["Tim"]))
    game.play("Song of Peace")
    game.mode(0)
    game.resolve()
    game.decline()
    game.passes()
    game.opponent.use("Tim")
    game.choose("you")
    game.resolve()
    assert game.you.mojo == 30
    game.end_turn()
    game.opponent.use("Tim")
    game.choose("you")
    game.resolve()
    assert game.you.mojo == 29


def test_an_action_paid_on_resolution_draws_a_card(table):
    game = table(you=Side(hand=["Song of Peace"]), opponent=Side(board=["Hulk"]))
    game.play("Song of Peace")
    game.mode(0)
    assert game.you.actions == 1
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.actions, game.you.mojo) == (["Burrowing Wurm"], 0, 30)


def test_or_it_gives_5_mojo_and_the_same_offer(table):
    game = table(you=Side(hand=["Song of Peace", "Song of Peace"]), opponent=Side())
    game.play("Song of Peace")
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.you.actions, len(game.you.hand)) == (35, 0, 2)
    game.play("Song of Peace")
    game.resolve()
    assert (game.asks, game.you.mojo, len(game.you.hand)) == ("priority", 40, 1)


def test_a_champion_that_has_left_play_deals_none_either(table):
    """Its trigger waits on the line; all damage of the turn is prevented."""
    game = table(
        you=Side(hand=["Song of Peace", "Rend"], board=["Firespitter"], actions=2), opponent=Side(board=["Wolf"])
    )
    game.play("Song of Peace")
    game.mode(0)
    game.choose("Firespitter")
    game.resolve()
    game.decline()
    game.play("Rend")
    game.choose("Firespitter")
    game.resolve()
    game.choose("opponent")
    game.resolve()
    assert (game.you.board, game.opponent.mojo) == ([], 30)
