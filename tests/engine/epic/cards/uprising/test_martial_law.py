"""Martial Law: five humans, or all champions are banished, for which an opponent gets four humans in their turn."""

from tests.engine.epic.scenario import Side, in_play


def test_five_humans(table):
    game = table(you=Side(hand=["Martial Law"]), opponent=Side(board=["Kong"]))
    game.play("Martial Law")
    game.could_pick_modes("Put five human tokens", "Banish all champions")
    game.mode("Put five human tokens")
    assert (game.you.board, game.opponent.board) == (["Human"] * 5, ["Kong"])
    human = game.champion("Human#5")
    assert (human.offense, human.defense, human.alignments, human.deploying) == (1, 1, {"good"}, True)
    game.could_not_attack()


def test_in_your_turn_all_champions_are_banished_for_nothing(table):
    """5.12.2, 5.11.2, 5.15.3: the untargetable go, the unbanishable stay, each card goes to its owner's deck."""
    game = table(
        you=Side(hand=["Martial Law"], board=["Human", "Medusa", in_play("Lurking Giant", owner="opponent")]),
        opponent=Side(board=["Steel Golem", "Thundarus", "Demon"]),
    )
    game.play("Martial Law")
    game.mode("Banish all champions")
    assert (game.you.board, game.opponent.board) == ([], ["Thundarus"])
    assert game.you.bottom[0] == "Medusa"
    assert sorted(game.opponent.bottom[:2]) == ["Lurking Giant", "Steel Golem"]
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Martial Law"], [])


def test_in_the_opponents_turn_they_get_four_humans(table):
    """The new humans are not attacking (5.17.3); the battle is over (4.4.1a)."""
    game = table(
        turn_of="opponent", you=Side(hand=["Martial Law"], board=["Human"]), opponent=Side(board=["Kong", "Demon"])
    )
    game.attack("Kong", "Demon")
    game.passes()
    game.you.play("Martial Law")
    game.mode("Banish all champions")
    assert (game.you.board, game.opponent.board) == ([], ["Human"] * 4)
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    game.could_not_attack()


def test_your_five_humans_can_block_in_the_opponents_turn(table):
    game = table(turn_of="opponent", you=Side(hand=["Martial Law"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.play("Martial Law")
    game.mode("Put five human tokens")
    game.go_to("blockers")
    game.could_block_with("Human", "Human#2", "Human#3", "Human#4", "Human#5")
    game.block("Human#3")
    game.go_to("main")
    assert (game.you.board, game.you.health, game.champion("Kong").damage) == (["Human"] * 4, 30, 1)


def test_of_three_players_the_opponent_whose_turn_it_is_gets_the_humans(circle):
    game = circle(Side(hand=["Martial Law"]), Side(board=["Kong"]), Side(board=["Muse"]), turn_of="Cyd")
    game.passes()
    game["Ann"].play("Martial Law")
    game.mode("Banish all champions")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Human"] * 4]
