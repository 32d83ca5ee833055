"""Helion, the Dominator: an 8/8 with ambush whose loyalty borrows a champion, and who burns two targets at a time."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_borrows_a_champion_that_may_attack_at_once(table):
    game = table(
        you=Side(hand=["Helion, the Dominator", "Muse", "Erase"]), opponent=Side(board=["Kong", "Steel Golem", "Wolf"])
    )
    game.play("Helion, the Dominator")
    game.reveal("Muse", "Erase")
    game.could_choose("Helion, the Dominator", "Kong", "Wolf")
    game.could_not_decline()
    game.choose("Kong")
    kong = game.champion("Kong")
    assert (kong.controller, kong.owner, kong.keywords) == ("you", "opponent", {"blitz"})
    assert game.champion("Helion, the Dominator").keywords == {"ambush"}
    game.could_attack_with("Kong")
    game.attack("Kong")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 17
    game.end_turn()
    assert (game.you.board, game.opponent.board) == (["Helion, the Dominator"], ["Steel Golem", "Wolf", "Kong"])
    assert game.champion("Kong").keywords == set()


def test_an_expended_champion_is_not_prepared(table):
    game = table(
        you=Side(hand=["Helion, the Dominator", "Muse", "Erase"]), opponent=Side(board=[in_play("Kong", expended=True)])
    )
    game.play("Helion, the Dominator")
    game.reveal("Muse", "Erase")
    game.choose("Kong")
    assert game.champion("Kong").controller == "you"
    game.could_not_attack()


def test_without_loyalty_nobody_is_borrowed(table):
    game = table(you=Side(hand=["Helion, the Dominator", "Muse", "Erase"]), opponent=Side(board=["Kong"]))
    game.play("Helion, the Dominator")
    game.decline()
    assert game.opponent.board == ["Kong"]
    game.could_not_use("Helion, the Dominator")


def test_the_power_burns_two_targets(table):
    game = table(you=Side(board=["Helion, the Dominator"]), opponent=Side(board=["Wolf", "Steel Golem", "Kong"]))
    game.use("Helion, the Dominator")
    game.could_choose("you", "opponent", "Helion, the Dominator", "Wolf", "Kong")
    game.choose("Wolf", "opponent")
    assert (game.opponent.board, game.opponent.health) == (["Steel Golem", "Kong"], 28)
    assert game.champion("Kong").damage == 0
    game.could_not_use("Helion, the Dominator")


def test_the_power_may_burn_one_or_none(table):
    game = table(you=Side(board=["Helion, the Dominator"]), opponent=Side(board=["Kong"]))
    game.use("Helion, the Dominator")
    game.choose("Kong")
    assert (game.champion("Kong").damage, game.opponent.health) == (2, 30)
    game = table(you=Side(board=["Helion, the Dominator"]))
    game.use("Helion, the Dominator")
    game.decline()
    assert (game.you.health, game.opponent.health) == (30, 30)
    assert game.champion("Helion, the Dominator").expended


def test_ambushed_it_takes_an_attacker_that_then_may_block(table):
    """5.14.1; H7: the champion leaves the battle, and it is expended."""
    game = table(
        turn_of="opponent", you=Side(hand=["Helion, the Dominator", "Muse", "Erase"]), opponent=Side(board=["Kong"])
    )
    game.attack("Kong")
    game.passes()
    game.you.play("Helion, the Dominator")
    game.you.reveal("Muse", "Erase")
    game.choose("Kong")
    assert not game.champion("Kong").attacking
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    game.end_turn()
    assert game.opponent.board == ["Kong"]


def test_of_three_players_the_one_who_lost_control_gets_it_back(circle):
    """Not its owner."""
    helion = "Helion, the Dominator"
    game = circle(Side(hand=[helion, "Muse", "Erase"]), Side(), Side(board=[in_play("Kong", owner="Ben")]))
    game.play(helion)
    game.reveal("Muse", "Erase")
    game.choose("Kong")
    assert game.champion("Kong").controller == "Ann"
    game.end_turn()
    assert game.champion("Kong").controller == "Cyd"
