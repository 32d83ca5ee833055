"""Well-Worn Path: draw two cards, with recall; leaving your discard pile it may draw another."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_it_draws_two(table):
    game = table(you=Side(hand=["Well-Worn Path"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Well-Worn Path")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Burrowing Wurm"] * 2, ["Well-Worn Path"])


def test_recalled_it_may_draw_one(table):
    game = table(you=Side(discard=["Well-Worn Path"]), opponent=Side())
    game.use("Well-Worn Path")
    assert game.you.actions == 0
    game.resolve()
    assert (game.line, game.you.hand) == (["Well-Worn Path"], ["Well-Worn Path"])
    game.resolve()
    game.accept()
    assert game.you.hand == ["Burrowing Wurm", "Well-Worn Path"]


def test_banished_it_may_draw_too_for_the_player_whose_pile_it_left(table):
    game = table(
        you=Side(discard=[of_another("Well-Worn Path")]), opponent=Side(board=["Tower of Souls"]), turn_of="opponent"
    )
    game.use("Tower of Souls", 0)
    game.resolve()
    game.you.accept()
    assert (game.you.hand, game.opponent.deck[-1], game.you.discard_pile) == (["Burrowing Wurm"], "Well-Worn Path", [])


def test_it_may_be_declined(table):
    game = table(you=Side(discard=["Well-Worn Path"]), opponent=Side())
    game.use("Well-Worn Path")
    game.resolve()
    game.resolve()
    game.decline()
    assert game.you.hand == ["Well-Worn Path"]
