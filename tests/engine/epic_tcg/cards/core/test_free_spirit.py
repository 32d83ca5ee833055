"""Free Spirit: an unblockable, instantaneous 4/5; a card played for an action may return something to a hand."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_card_for_an_action_may_return_another_champion_or_object(table):
    game = table(
        you=Side(hand=["Dark Prince"], board=["Free Spirit", "Gold"]),
        opponent=Side(board=["Hulk", "Winter Fairy", in_play("Tim", owner="you")]),
    )
    game.play("Dark Prince")
    game.could_choose("Gold", "Hulk", "Tim")
    game.choose("Tim")
    assert game.line == ["Dark Prince", "Free Spirit"]
    game.resolve()
    game.accept()
    assert (game.opponent.hand, game.opponent.board, game.you.hand) == (["Tim"], ["Hulk", "Winter Fairy"], [])


def test_you_may_leave_it(table):
    game = table(you=Side(hand=["Knowledge"], board=["Free Spirit"]), opponent=Side(board=["Hulk"]))
    game.play("Knowledge")
    assert game.line == ["Knowledge", "Free Spirit"]
    game.resolve()
    game.decline()
    assert game.opponent.board == ["Hulk"]


def test_free_cards_and_those_of_the_opponent_do_not_count(table):
    game = table(
        you=Side(hand=["Fireball", "Dark Angel"], board=["Free Spirit"]),
        opponent=Side(board=["Hulk"], hand=["Knowledge"]),
    )
    game.play("Fireball")
    game.choose("opponent")
    game.accept()
    assert game.line == ["Fireball"]  # free though an action was paid for it
    game.passes()
    game.opponent.play("Knowledge")
    assert game.line == ["Fireball", "Knowledge"]


def test_it_comes_at_once_and_cannot_be_blocked(table):
    game = table(you=Side(hand=["Free Spirit"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.play("Free Spirit")
    assert (game.you.board, game.line) == (["Free Spirit"], [])
    game.go_to("battle")
    game.go_on()
    game.attack("Free Spirit")
    game.go_on()
    assert game.opponent.mojo == 26


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Free Spirit") == ("instantaneous paced", 1, 4, 5)
