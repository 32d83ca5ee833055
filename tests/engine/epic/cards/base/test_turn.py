"""Turn."""

from tests.engine.epic.scenario import Side, in_play


def test_you_attack_with_their_champion_and_give_it_back_with_the_turn(table):
    game = table(
        you=Side(hand=["Turn"]),
        opponent=Side(board=[in_play("Kong", expended=True, deploying=True), "Steel Golem", "Human"]),
    )
    game.play("Turn")
    game.mode("this turn")
    game.could_choose("Kong", "Human")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Kong"], ["Steel Golem", "Human"])
    kong = game.champion("Kong")
    assert (kong.controller, kong.owner, kong.prepared, kong.keywords) == ("you", "opponent", True, {"blitz"})
    game.attack("Kong")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 17
    game.end_turn()
    assert (game.you.board, game.opponent.board) == ([], ["Steel Golem", "Human", "Kong"])
    assert game.champion("Kong").keywords == set()
    game.could_attack_with("Steel Golem", "Human", "Kong")


def test_in_your_turn_it_may_be_yours_for_good(table):
    """5.17.2: it deploys, and is not prepared before your next turn."""
    game = table(you=Side(hand=["Turn"]), opponent=Side(board=[in_play("Kong", expended=True), "Human"]))
    game.play("Turn")
    game.mode("If it is your turn")
    game.could_choose("Kong", "Human")
    game.choose("Kong")
    kong = game.champion("Kong")
    assert (kong.controller, kong.expended, kong.deploying, kong.keywords) == ("you", True, True, set())
    game.could_not_attack()
    game.end_turn()
    assert game.you.board == ["Kong"]
    game.end_turn()
    game.could_attack_with("Kong")


def test_in_the_opponents_turn_nothing_becomes_yours_for_good(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Turn"]), opponent=Side(board=["Kong"]))
    game.you.play("Turn")
    game.could_pick_modes("this turn", "If it is your turn")
    game.mode("If it is your turn")
    assert (game.you.board, game.opponent.board) == ([], ["Kong"])
    assert game.you.discard_pile == ["Turn"]


def test_an_attacker_turns_and_blocks_its_friend(table):
    game = table(turn_of="opponent", you=Side(hand=["Turn"]), opponent=Side(board=["Kong", "Wolf"]))
    game.attack("Kong", "Wolf")
    game.passes()
    game.you.play("Turn")
    game.mode("this turn")
    game.choose("Kong")
    assert not game.champion("Kong").attacking
    game.go_to("blockers")
    game.could_block_with("Kong")
    game.block("Kong")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == (["Kong"], [])
    assert game.champion("Kong").damage == 2
    game.end_turn()
    assert game.opponent.board == ["Kong"]
    assert (game.active, game.champion("Kong").prepared) == ("you", True)


def test_your_own_champion_prepares_and_attacks_again(table):
    game = table(you=Side(hand=["Turn"], board=["Kong"]))
    game.attack("Kong")
    game.go_to("main")
    game.could_not_attack()
    game.play("Turn")
    game.mode("this turn")
    game.attack("Kong")
    game.go_to("main")
    assert game.opponent.health == 4
    game.end_turn()
    assert game.you.board == ["Kong"]


def test_a_turned_champion_that_breaks_lies_in_its_owners_discard_pile(table):
    """1.9.2."""
    game = table(you=Side(hand=["Turn"]), opponent=Side(board=["Triceratops", "Lurking Giant"]))
    game.play("Turn")
    game.mode("this turn")
    game.choose("Triceratops")
    game.attack("Triceratops")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.go_to("main")
    assert (game.you.board, game.you.discard_pile) == ([], ["Turn"])
    assert game.opponent.discard_pile == ["Triceratops"]
    game.end_turn()
    assert game.opponent.board == ["Lurking Giant"]


def test_control_brings_no_tribute(table):
    """5.6.1: the champion does not enter play."""
    game = table(you=Side(hand=["Turn"], top=["Muse"]), opponent=Side(board=["Triceratops"]))
    game.play("Turn")
    game.mode("this turn")
    assert (game.you.board, game.you.hand) == (["Triceratops"], [])


def test_of_more_players_the_one_who_had_control_has_it_again(circle):
    """Not its owner. Meanwhile any opponent may be attacked with it (M4.4.1)."""
    game = circle(Side(hand=["Turn"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play("Turn")
    game.mode("this turn")
    assert game.champion("Kong").controller == "Ann"
    game.attack_player("Cyd", "Kong")
    game.go_to("main")
    game.end_turn()
    assert (game["Cyd"].health, game.champion("Kong").controller) == (17, "Ben")
