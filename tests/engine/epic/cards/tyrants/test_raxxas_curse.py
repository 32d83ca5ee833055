"""Raxxa's Curse: a demon token, then a champion of cost {0} breaks; or {1}: draw two cards."""

from tests.engine.epic.scenario import Side


def test_a_demon_comes_and_a_champion_of_cost_0_breaks(table):
    """H3: tokens cost 0."""
    game = table(
        you=Side(hand=["Raxxa's Curse"]), opponent=Side(board=["Kong", "Muse", "Wolf", "Steel Golem", "Cave Troll"])
    )
    game.play("Raxxa's Curse")
    game.mode("demon token")
    game.could_choose("Demon", "Muse", "Wolf", "Cave Troll")
    game.could_not_decline()
    game.choose("Cave Troll")
    assert game.you.board == ["Demon"]
    assert game.opponent.board == ["Kong", "Muse", "Wolf", "Steel Golem"]
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.you.gold == 1


def test_alone_among_dearer_champions_the_demon_breaks_itself(table):
    """3.2.3d."""
    game = table(you=Side(hand=["Raxxa's Curse"], board=["White Knight"], gold=0), opponent=Side(board=["Kong"]))
    game.play("Raxxa's Curse")
    assert (game.you.board, game.opponent.board) == (["White Knight"], ["Kong"])


def test_it_works_in_the_opponents_battle(table):
    game = table(turn_of="opponent", you=Side(hand=["Raxxa's Curse"], gold=0), opponent=Side(board=["Cave Troll"]))
    game.attack("Cave Troll")
    game.passes()
    game.you.play("Raxxa's Curse")
    game.choose("Cave Troll")
    game.you.passes()
    assert (game.moment, game.you.health, game.you.board) == ("main", 30, ["Demon"])


def test_for_1_gold_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Raxxa's Curse"], top=["Muse", "Erase"]), opponent=Side(board=["Wolf"]))
    game.play("Raxxa's Curse")
    game.could_pick_modes("demon token", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.you.board) == (["Erase", "Muse"], 0, [])
    assert game.opponent.board == ["Wolf"]
