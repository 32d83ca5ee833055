"""Quell: banish all champions of cost {0} and draw a card; or, in your turn, all of cost {1}."""

from tests.engine.epic.scenario import Side


def test_all_champions_of_cost_0_are_banished_and_you_draw(table):
    """H3: tokens cost 0; 5.11: the unbanishable stay."""
    game = table(
        you=Side(hand=["Quell"], board=["Muse", "Human", "White Knight"], top=["Erase"]),
        opponent=Side(board=["Cave Troll", "Demon", "Kong"]),
    )
    game.play("Quell")
    game.mode("Draw a card")
    assert (game.you.board, game.opponent.board) == (["White Knight"], ["Kong"])
    assert (game.you.bottom[0], game.opponent.bottom[0]) == ("Muse", "Cave Troll")
    assert game.you.hand == ["Erase"]
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Quell"], [])


def test_in_your_turn_all_champions_of_cost_1_are_banished(table):
    """5.11.2; 5.12.2: the untargetable are banished too."""
    game = table(
        you=Side(hand=["Quell"], board=["Muse", "White Knight"]),
        opponent=Side(board=["Demon", "Steel Golem", "High King"]),
    )
    game.play("Quell")
    game.mode("If it is your turn")
    assert (game.you.board, game.opponent.board) == (["Muse"], ["Demon", "High King"])
    assert game.you.hand == []


def test_in_the_opponents_turn_only_the_first_way_does_something(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Quell", "Quell"], gold=2, top=["Erase"]),
        opponent=Side(board=["Kong", "Wolf"]),
    )
    game.you.play("Quell")
    game.mode("If it is your turn")
    assert game.opponent.board == ["Kong", "Wolf"]
    game.you.play("Quell")
    game.mode("Draw a card")
    assert (game.opponent.board, game.you.hand) == (["Kong"], ["Erase"])


def test_without_champions_of_cost_0_you_draw_all_the_same(table):
    game = table(you=Side(hand=["Quell"], top=["Erase"]), opponent=Side(board=["Kong"]))
    game.play("Quell")
    game.could_pick_modes("Draw a card", "If it is your turn")
    game.mode("Draw a card")
    assert (game.opponent.board, game.you.hand) == (["Kong"], ["Erase"])
