"""Ankylosaurus: a free 7/7 with breakthrough; when it comes you may pay {1} to draw a card."""

from tests.engine.epic.scenario import Side, in_play


def test_when_it_comes_you_may_pay_1_to_draw_a_card(table):
    game = table(you=Side(hand=["Ankylosaurus"], top=["Kong"]))
    game.play("Ankylosaurus")
    assert game.you.gold == 1
    game.could_decline()
    game.accept()
    assert (game.you.gold, game.you.hand) == (0, ["Kong"])
    assert (game.champion("Ankylosaurus").offense, game.champion("Ankylosaurus").defense) == (7, 7)


def test_the_payment_may_be_declined(table):
    game = table(you=Side(hand=["Ankylosaurus"], top=["Kong"]))
    game.play("Ankylosaurus")
    game.decline()
    assert (game.you.gold, game.you.hand) == (1, [])
    game.could_not_attack()


def test_without_gold_nothing_is_asked(table):
    """3.6.3."""
    game = table(you=Side(hand=["Ankylosaurus"], gold=0))
    game.play("Ankylosaurus")
    assert (game.moment, game.you.hand, game.you.board) == ("main", [], ["Ankylosaurus"])


def test_paying_is_not_playing_a_card_of_cost_1(table):
    """5.18.2."""
    game = table(you=Side(hand=["Ankylosaurus"], board=["Wurm Hatchling"]))
    game.play("Ankylosaurus")
    game.accept()
    assert game.champion("Wurm Hatchling").counters == 0


def test_it_breaks_through(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Ankylosaurus", attacking=True, expended=True)]),
        opponent=Side(board=[in_play("Demon", blocking=True, flipped=True)]),
    )
    game.go_to("damage")
    game.divide({"Demon": 4, "opponent": 3})
    assert (game.opponent.board, game.opponent.health) == ([], 27)
