"""I Own the Night: an extra turn, and an action that pays for what is evil only."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_action_pays_for_evil_cards_and_abilities_only(table):
    hand = ["I Own the Night", "Dark Prince", "Gladiator", "Execution"]
    game = table(you=Side(hand=hand, board=[in_play("Book of Secrets", expended=True)]), opponent=Side())
    game.could_use("Book of Secrets")
    game.play("I Own the Night")
    game.resolve()
    assert game.you.actions == 0
    game.could_play("Dark Prince", "Execution")
    game.could_use()
    game.play("Dark Prince")
    game.resolve()
    game.could_play()


def test_it_pays_for_recall_of_an_evil_card(table):
    game = table(you=Side(hand=["I Own the Night"], discard=["Mountain Dragon", "Tech Golem"]), opponent=Side())
    game.play("I Own the Night")
    game.resolve()
    game.could_use("Mountain Dragon")
    game.use("Mountain Dragon")
    game.resolve()
    assert game.you.hand == ["Mountain Dragon"]


def test_there_is_no_third_turn_in_a_row_but_the_action_is_gained(table):
    game = table(you=Side(hand=["I Own the Night", "I Own the Night"], top=["Dark Prince"]), opponent=Side())
    game.play("I Own the Night")
    game.resolve()
    game.end_turn()
    assert (game.turn, game.game.active) == (4, 0)
    game.play("I Own the Night")
    game.resolve()
    game.go_to("build")
    game.could_play("Dark Prince")
    game.end_turn()
    assert (game.turn, game.game.active) == (5, 1)
