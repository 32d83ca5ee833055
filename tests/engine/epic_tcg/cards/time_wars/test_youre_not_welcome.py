"""You're Not Welcome: at once stop target card, or put a champion or object on top of its owner's deck."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_card_is_stopped_at_once(table):
    game = table(
        you=Side(hand=["You're Not Welcome", "Train of Thought"]),
        opponent=Side(board=["Scout Drone"], hand=["Hulk", "Savage Lurker"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Scout Drone")
    game.passes()
    game.you.play("Train of Thought")
    game.you.play("You're Not Welcome")
    game.mode(0)
    game.could_choose("Hulk", "Savage Lurker", "Train of Thought")
    game.choose("Savage Lurker")
    assert (game.line, game.opponent.discard_pile, game.you.actions) == (
        ["Hulk", "Scout Drone", "Train of Thought"],
        ["Savage Lurker"],
        0,
    )


def test_or_a_champion_or_object_goes_on_top_of_its_owners_deck(table):
    game = table(
        you=Side(hand=["You're Not Welcome"], board=["Muse"]),
        opponent=Side(board=[in_play("Hulk", owner="you"), "Hive", "Diamond Golem"]),
    )
    game.play("You're Not Welcome")
    game.could_choose("Muse", "Hulk", "Hive")
    game.choose("Hulk")
    assert (game.opponent.board, game.you.deck[0], game.line) == (["Hive", "Diamond Golem"], "Hulk", [])
    assert (game.opponent.deck[0], game.you.discard_pile) == ("Burrowing Wurm", ["You're Not Welcome"])


def test_a_token_is_gone(table):
    game = table(you=Side(hand=["You're Not Welcome"]), opponent=Side(board=["Zombie"]), step="battle")
    game.play("You're Not Welcome")
    assert (game.opponent.board, len(game.opponent.deck)) == ([], 10)
