"""The Citadel: your champions have damage ward 3; expended it brings a champion card back to your hand."""

from tests.engine.epic_tcg.scenario import Side


def test_each_effect_deals_3_less_to_your_champions_and_6_with_two_citadels(table):
    game = table(
        you=Side(board=["The Citadel", "Hulk"]),
        opponent=Side(board=["Muse"], hand=["Missile Strike", "Lightning Strike"]),
    )
    game.passes()
    game.opponent.play("Missile Strike")
    game.mode(1)
    game.choose("Hulk")
    game.resolve()
    assert game.piece("Hulk").damage == 4
    game.passes()
    game.opponent.play("Lightning Strike")
    game.choose("Muse")
    game.resolve()
    assert (game.opponent.board, game.piece("Hulk").damage) == ([], 4)
    game = table(
        you=Side(board=["The Citadel", "Hulk", "The Citadel"]), opponent=Side(hand=["Missile Strike"], board=["Zombie"])
    )
    game.passes()
    game.opponent.play("Missile Strike")
    game.mode(1)
    game.choose("Hulk")
    game.resolve()
    assert game.piece("Hulk").damage == 1


def test_battle_damage_of_one_attack_counts_as_one_range_first_and_kept_off_it_is_not_deadly(table):
    game = table(
        you=Side(board=["The Citadel", "Hulk"]),
        opponent=Side(board=["Medusa", "Zombie", "Human"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Medusa", "Zombie", "Human", whom="you")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    game.amount(0)
    game.amount(0)
    assert (game.you.board, game.piece("Hulk").damage) == (["The Citadel", "Hulk"], 2)


def test_a_player_is_not_warded(table):
    game = table(you=Side(board=["The Citadel"]), opponent=Side(hand=["Lightning Strike"]))
    game.passes()
    game.opponent.play("Lightning Strike")
    game.choose("you")
    game.resolve()
    assert game.you.mojo == 27


def test_expended_it_brings_back_a_champion_card(table):
    game = table(
        you=Side(board=["The Citadel"], discard=["Hulk", "Muse", "Hive", "Slash"]),
        opponent=Side(discard=["Bruiser"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.use("The Citadel")
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    assert game.piece("The Citadel").expended
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Hulk"], ["Hive", "Muse", "Slash"])


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["The Citadel"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("The Citadel")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("The Citadel", 0)
