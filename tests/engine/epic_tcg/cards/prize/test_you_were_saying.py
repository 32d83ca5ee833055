"""You Were Saying?: draw a card, and target player discards one."""

from tests.engine.epic_tcg.scenario import Side


def test_you_draw_and_a_player_discards_one_of_their_choice(table):
    game = table(
        you=Side(hand=["You Were Saying?", "Muse"]),
        opponent=Side(hand=["Hulk", "Hive"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.play("You Were Saying?")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 1
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Muse"]
    game.could_choose("Hulk", "Hive")
    game.opponent.discard("Hive")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Hulk"], ["Hive"])


def test_turned_on_oneself_the_card_just_drawn_can_be_discarded(table):
    game = table(you=Side(hand=["You Were Saying?", "Muse"], top=["Hulk"]), opponent=Side(hand=["Hive"]))
    game.play("You Were Saying?")
    game.choose("you")
    game.resolve()
    game.could_choose("Hulk", "Muse")
    game.you.discard("Hulk")
    assert (game.you.hand, game.opponent.hand) == (["Muse"], ["Hive"])
