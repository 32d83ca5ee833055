"""Dawn of Time: draw two cards, or in your turn put every champion and object into its controller's hand."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_in_your_turn_everything_in_play_goes_to_its_controllers_hand(table):
    game = table(
        you=Side(hand=["Dawn of Time"], board=["Gold", in_play("Hulk", owner="opponent"), "Demon"]),
        opponent=Side(board=["Diamond Golem", "Hive", "Crown of the People"]),
    )
    game.play("Dawn of Time")
    game.mode(1)
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], [])
    assert game.you.hand == ["Gold", "Hulk"]  # the Demon is a token
    assert game.opponent.hand == ["Crown of the People", "Diamond Golem", "Hive"]


def test_in_the_turn_of_the_opponent_it_does_nothing(table):
    game = table(you=Side(hand=["Dawn of Time"]), opponent=Side(board=["Hulk"]), turn_of="opponent")
    game.passes()
    game.you.play("Dawn of Time")
    game.mode(1)
    game.resolve()
    assert (game.opponent.board, game.you.discard_pile, game.you.hand) == (["Hulk"], ["Dawn of Time"], [])


def test_or_draw_two(table):
    game = table(you=Side(hand=["Dawn of Time"], top=["Tim", "Gold", "Druid"]), opponent=Side(board=["Hulk"]))
    game.play("Dawn of Time")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Gold", "Tim"], ["Hulk"])
