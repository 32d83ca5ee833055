"""Nullifier: other players cannot use activated abilities."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_other_players_use_no_ability_in_play_or_in_their_discard_pile(table):
    things = {"board": ["Kava, Queen of the Tigers", "Hive"], "discard": ["Recurring Doom", "Lightning Strike"]}
    game = table(you=Side(hand=["Nullifier"], **things), opponent=Side(**things))
    game.passes()
    game.could_use("Kava, Queen of the Tigers", "Hive", "Recurring Doom", "Lightning Strike")
    game = table(you=Side(hand=["Nullifier"], **things), opponent=Side(**things))
    game.play("Nullifier")
    game.resolve()
    assert (game.you.board[-1], game.you.actions) == ("Nullifier", 1)
    game.could_use("Kava, Queen of the Tigers", "Hive", "Recurring Doom", "Lightning Strike")
    game.passes()
    game.could_use()


def test_nor_do_they_swarm(table):
    game = table(
        you=Side(board=["Nullifier"]), opponent=Side(board=["Scout Drone", "Hulk"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.could_use()


def test_they_play_cards_and_unveil_and_their_abilities_trigger(table):
    game = table(
        you=Side(board=["Nullifier"], hand=["Hulk", "Bruiser"]),
        opponent=Side(board=[in_play("Angel of Despair", face_down=True)], hand=["Savage Lurker"]),
    )
    game.passes()
    game.could_play("Savage Lurker")
    game.opponent.unveil("Angel of Despair")
    game.choose("you")
    game.resolve()
    assert game.you.discard_pile == ["Bruiser", "Hulk"]


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Nullifier"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Nullifier")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Nullifier", 1)
