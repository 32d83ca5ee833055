"""Frost Giant."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_expends_every_champion_of_the_target_player_so_that_nothing_can_block(table):
    """The player is the target: untargetable champions expend as well (5.12.2)."""
    game = table(
        you=Side(hand=["Frost Giant"], board=["Human"]),
        opponent=Side(board=["Wolf", "Steel Golem", in_play("Cave Troll", expended=True)]),
    )
    game.play("Frost Giant")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert [game.champion(name).expended for name in ("Wolf", "Steel Golem", "Cave Troll")] == [True, True, True]
    assert game.champion("Human").prepared
    game.could_attack_with("Frost Giant", "Human")
    game.attack("Frost Giant")
    game.go_to("main")
    assert game.opponent.health == 22


def test_expended_champions_stay_so_until_their_controller_prepares_them(table):
    """Rule 4.2.4: the end of your turn prepares flipped champions only, and a flipped one may expend too (2.6.4)."""
    game = table(you=Side(hand=["Frost Giant"]), opponent=Side(board=[in_play("Human", flipped=True), "Wolf"]))
    game.play("Frost Giant")
    game.choose("opponent")
    human = game.champion("Human")
    assert (human.expended, human.flipped) == (True, True)
    game.end_turn()
    assert game.champion("Human").prepared
    assert game.champion("Wolf").prepared


def test_whoever_targets_themselves_expends_the_giant_too(table):
    game = table(you=Side(hand=["Frost Giant"], board=["Cave Troll"]), opponent=Side(board=["Wolf"]))
    game.play("Frost Giant")
    game.choose("you")
    assert game.champion("Frost Giant").expended
    assert game.champion("Cave Troll").expended
    assert game.champion("Wolf").prepared
    game.could_not_attack()


def test_a_player_without_champions_may_be_the_target(table):
    game = table(you=Side(hand=["Frost Giant"]))
    game.play("Frost Giant")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    giant = game.champion("Frost Giant")
    assert (giant.offense, giant.defense, giant.prepared, giant.deploying) == (8, 12, True, True)
    game.could_attack_with("Frost Giant")


def test_it_cannot_be_played_in_the_opponents_turn(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Frost Giant"]))
    game.you.could_not_play("Frost Giant")


def test_of_more_players_the_champions_of_the_chosen_one_alone_expend(circle):
    game = circle(Side(hand=["Frost Giant"], board=["Human"]), Side(board=["Wolf"]), Side(board=["Kong"]))
    game.play("Frost Giant")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game.champion(name).expended for name in ("Human", "Wolf", "Kong")] == [False, False, True]
