"""Pyrosaur: a 6/3 that burns the opponent and their champions for 2 when it comes and when it attacks."""

from tests.engine.epic.scenario import Side


def test_tribute_burns_each_opposing_champion_and_the_opponent(table):
    """5.12.2: the untargetable too. Your own champions are spared."""
    game = table(
        you=Side(hand=["Pyrosaur"], board=["Human"]), opponent=Side(board=["Wolf", "Steel Golem", "Demon", "Human"])
    )
    game.play("Pyrosaur")
    game.trigger("Pyrosaur: Tribute")
    assert (game.you.health, game.opponent.health) == (30, 28)
    assert (game.you.board, game.opponent.board) == (["Human", "Pyrosaur"], ["Steel Golem", "Demon"])
    assert [game.champion(name).damage for name in ("Steel Golem", "Demon")] == [2, 2]
    game.could_attack_with("Human")


def test_with_loyalty_it_attacks_and_burns_again(table):
    """4.4.2: the second fire burns before blocks: the Demon has 4 defense."""
    game = table(you=Side(hand=["Pyrosaur", "Lash", "Kong", "Muse"]), opponent=Side(board=["Demon"]))
    game.play("Pyrosaur")
    game.trigger("Pyrosaur: Loyalty 2")
    game.could_choose("Lash", "Kong")
    game.reveal("Lash", "Kong")
    assert (game.opponent.health, game.champion("Demon").damage) == (28, 2)
    assert game.champion("Pyrosaur").keywords == {"blitz"}
    game.attack("Pyrosaur")
    assert (game.opponent.health, game.opponent.board) == (26, [])
    game.go_to("main")
    assert game.opponent.health == 20


def test_without_loyalty_it_waits(table):
    game = table(you=Side(hand=["Pyrosaur", "Lash", "Kong"]))
    game.play("Pyrosaur")
    game.trigger("Pyrosaur: Loyalty 2")
    game.decline()
    assert game.opponent.health == 28
    game.could_not_attack()


def test_blocking_it_burns_nobody(table):
    game = table(turn_of="opponent", you=Side(board=["Pyrosaur"]), opponent=Side(board=["Demon", "Wolf"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Pyrosaur")
    game.go_to("main")
    assert (game.you.board, game.opponent.board, game.opponent.health) == ([], ["Wolf"], 30)


def test_the_last_2_health_burn_in_the_attack(table):
    game = table(you=Side(board=["Pyrosaur"]), opponent=Side(board=["Kong"], health=2))
    game.attack("Pyrosaur")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_of_three_players_its_attack_burns_both_others_and_their_champions(circle):
    """Cyd too, whom it does not attack."""
    game = circle(Side(board=["Pyrosaur", "Wolf"]), Side(board=["Wolf"]), Side(board=["Wolf", "Demon"]))
    game.attack_player("Ben", "Pyrosaur")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 28, 28]
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Pyrosaur", "Wolf"], [], ["Demon"]]
    assert game.champion("Demon").damage == 2
