"""Time Walker."""

from tests.engine.epic.scenario import Side, in_play


def test_all_other_champions_return_to_their_owners_hands(table):
    """5.12.2: the untargetable too; 2.3.5: tokens are gone; 1.9.2: owners."""
    game = table(
        you=Side(hand=["Time Walker", "Erase", "Muse"], board=["White Knight", "Human", "Time Walker"]),
        opponent=Side(board=["Kong", "Steel Golem", "Demon", in_play("Medusa", owner="you")]),
    )
    game.play("Time Walker")
    game.could_choose("Erase", "Muse")
    game.reveal("Erase", "Muse")
    assert game.you.board == ["Time Walker"]
    assert game.champion("Time Walker").deploying
    assert game.opponent.board == []
    assert game.you.hand == ["Erase", "Medusa", "Muse", "Time Walker", "White Knight"]
    assert game.opponent.hand == ["Kong", "Steel Golem"]
    assert game.you.knows_hand == ["Kong", "Steel Golem"]


def test_nobody_returns_when_nothing_is_revealed(table):
    """5.3.5: loyalty is your choice."""
    game = table(you=Side(hand=["Time Walker", "Erase", "Muse"]), opponent=Side(board=["Kong"]))
    game.play("Time Walker")
    game.decline()
    assert game.opponent.board == ["Kong"]
    assert game.opponent.knows_hand == []


def test_one_sage_card_is_not_enough(table):
    """5.3.4."""
    game = table(you=Side(hand=["Time Walker", "Erase", "Kong"]), opponent=Side(board=["Kong"]))
    game.play("Time Walker")
    assert (game.moment, game.opponent.board) == ("main", ["Kong"])


def test_it_fights_as_10_by_10(table):
    game = table(you=Side(board=["Time Walker"]), opponent=Side(board=["Triceratops"]))
    game.attack("Time Walker")
    game.go_to("blockers")
    game.block("Triceratops")
    game.go_to("main")
    assert game.you.discard_pile == ["Time Walker"]
    assert game.opponent.discard_pile == ["Triceratops"]


def test_of_more_players_all_get_back_what_they_own(circle):
    """1.9.2."""
    game = circle(
        Side(hand=["Time Walker", "Erase", "Muse"]), Side(board=["Wolf", in_play("Kong", owner="Cyd")]),
        Side(board=["Hill Giant"]), Side(board=[in_play("Medusa", owner="Ben")]),
    )  # fmt: skip
    game.play("Time Walker")
    game.reveal("Erase", "Muse")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd", "Dan")] == [["Time Walker"], [], [], []]
    assert [game[name].hand for name in ("Ben", "Cyd", "Dan")] == [["Medusa"], ["Hill Giant", "Kong"], []]
