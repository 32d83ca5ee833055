"""Draka, Dragon Tyrant: an airborne 9/9; its attack deals 3 damage to each of the defending player's champions."""

from tests.engine.epic.scenario import Side, in_play


def test_its_attack_burns_the_defenders_champions_before_they_can_block(table):
    """4.4.2; 5.12.2: the untargetable too."""
    game = table(
        you=Side(board=["Draka, Dragon Tyrant", "Human"]),
        opponent=Side(board=["Muse", "Steel Golem", "Strafing Dragon"]),
    )
    game.attack("Draka, Dragon Tyrant")
    assert game.you.board == ["Draka, Dragon Tyrant", "Human"]
    assert game.opponent.board == ["Steel Golem", "Strafing Dragon"]
    assert (game.champion("Steel Golem").damage, game.champion("Strafing Dragon").damage) == (3, 3)
    assert game.opponent.health == 30
    game.go_to("blockers")
    game.could_block_with("Strafing Dragon")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 21


def test_the_attacks_of_others_and_its_blocks_burn_nobody(table):
    game = table(
        turn_of="opponent", you=Side(board=["Draka, Dragon Tyrant"]), opponent=Side(board=["Strafing Dragon", "Human"])
    )
    game.attack("Strafing Dragon")
    game.go_to("blockers")
    game.block("Draka, Dragon Tyrant")
    assert game.opponent.board == ["Strafing Dragon", "Human"]
    game.go_to("main")
    assert game.opponent.board == ["Human"]
    assert game.champion("Draka, Dragon Tyrant").damage == 6


def test_entering_play_burns_nobody_and_without_loyalty_it_waits(table):
    game = table(you=Side(hand=["Draka, Dragon Tyrant", "Lash", "Kong"]), opponent=Side(board=["Human"]))
    game.play("Draka, Dragon Tyrant")
    game.decline()
    draka = game.champion("Draka, Dragon Tyrant")
    assert (draka.offense, draka.defense, draka.keywords) == (9, 9, {"airborne"})
    assert game.opponent.board == ["Human"]
    game.could_not_attack()


def test_loyalty_lets_it_attack_at_once(table):
    game = table(
        you=Side(hand=["Draka, Dragon Tyrant", "Lash", "Kong", "Muse"]), opponent=Side(board=["Wolf", "Demon"])
    )
    game.play("Draka, Dragon Tyrant")
    game.could_choose("Lash", "Kong")
    game.reveal("Lash", "Kong")
    game.attack("Draka, Dragon Tyrant")
    assert game.opponent.board == ["Demon"]
    game.go_to("before-damage")
    game.go_to("main")
    assert game.opponent.health == 21


def test_what_breaks_triggers_after_the_burning(table):
    """3.4.2."""
    game = table(
        you=Side(board=["Draka, Dragon Tyrant"]), opponent=Side(board=[in_play("Trihorror", damage=9), "Wolf"])
    )
    game.attack("Draka, Dragon Tyrant")
    assert game.opponent.board == ["Demon", "Demon", "Demon"]
    assert game.champion("Demon").damage == 0
    game.go_to("main")


def test_of_three_players_only_the_one_attacked_has_their_champions_burned(circle):
    """M4.4.1: the attacker chooses the defending player."""
    for attacked, boards in (("Ben", [[], ["Human"]]), ("Cyd", [["Human"], []])):
        game = circle(Side(board=["Draka, Dragon Tyrant"]), *[Side(board=["Human"])] * 2)
        game.attack_player(attacked, "Draka, Dragon Tyrant")
        assert [game[name].board for name in ("Ben", "Cyd")] == boards
