"""Word of Summoning."""

from tests.engine.epic.scenario import Side


def test_a_demon_comes_and_two_cards_are_recycled(table):
    game = table(you=Side(hand=["Word of Summoning"], discard=["Kong", "Erase", "Bitten"], top=["Muse"], gold=0))
    game.play("Word of Summoning")
    game.could_choose("Kong", "Erase", "Bitten")
    game.could_decline()
    game.choose("Erase", "Bitten")
    assert game.you.board == ["Demon"]
    demon = game.champion("Demon")
    assert (demon.offense, demon.defense, demon.alignments, demon.deploying) == (4, 4, {"evil"}, True)
    assert game.you.hand == ["Muse"]
    assert game.you.discard_pile == ["Kong", "Word of Summoning"]
    game.could_not_attack()


def test_recycling_may_be_declined(table):
    """5.5.5."""
    game = table(you=Side(hand=["Word of Summoning"], discard=["Kong", "Erase"]))
    game.play("Word of Summoning")
    game.decline()
    assert (game.you.board, game.you.hand) == (["Demon"], [])


def test_it_does_not_recycle_itself(table):
    """5.5.6."""
    game = table(you=Side(hand=["Word of Summoning"], discard=["Kong"]))
    game.play("Word of Summoning")
    assert (game.moment, game.you.board, game.you.hand) == ("main", ["Demon"], [])
    assert game.you.discard_pile == ["Kong", "Word of Summoning"]


def test_a_demon_summoned_in_the_opponents_turn_blocks(table):
    game = table(turn_of="opponent", you=Side(hand=["Word of Summoning"], gold=0), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.passes()
    game.you.play("Word of Summoning")
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("main")
    assert (game.you.board, game.opponent.board, game.you.health) == ([], [], 30)
