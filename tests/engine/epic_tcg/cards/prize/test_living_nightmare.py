"""Living Nightmare: an airborne 6/5; as it comes a player who has had two turns discards their hand."""

from tests.engine.epic_tcg.scenario import Side


def test_target_player_discards_their_hand_after_two_turns_of_theirs(table):
    game = table(
        you=Side(hand=["Living Nightmare"], board=["Hive"]), opponent=Side(hand=["Hulk", "Hive"], board=["Zombie"])
    )
    for _ in range(4):
        game.end_turn()
    game.go_to("build")
    game.play("Living Nightmare")
    game.resolve()
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.hand, len(game.you.hand)) == ([], 2)
    assert game.opponent.discard_pile == ["Burrowing Wurm", "Burrowing Wurm", "Hive", "Hulk"]


def test_it_is_airborne(table):
    game = table(you=Side(board=["Living Nightmare"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Living Nightmare")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert (game.opponent.mojo, game.piece("Living Nightmare").defense) == (24, 5)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Living Nightmare"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Living Nightmare")
    game.resolve()
    found = game.piece("Living Nightmare")
    assert (found.offense, found.defense, game.you.actions) == (6, 5, 0)


def test_a_player_who_has_had_one_turn_keeps_it_however_many_you_had(table):
    game = table(you=Side(hand=["Living Nightmare"], board=["Temporal Guide"]), opponent=Side(hand=["Hulk", "Hive"]))
    game.use("Temporal Guide")
    game.resolve()
    for _ in range(3):
        game.end_turn()
    assert (game.turn, game.decider) == (6, "you")
    game.go_to("build")
    game.play("Living Nightmare")
    game.resolve()
    game.choose("opponent")
    game.resolve()
    assert game.opponent.hand == ["Burrowing Wurm", "Hive", "Hulk"]
