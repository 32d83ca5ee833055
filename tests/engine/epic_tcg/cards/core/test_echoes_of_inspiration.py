"""Echoes of Inspiration: draw a card; it may echo from the discard pile in your Pre-Battle Step."""

from tests.engine.epic_tcg.scenario import Side


def test_draw_a_card_at_a_slow_pace(table):
    game = table(you=Side(hand=["Echoes of Inspiration"], top=["Tim"]), opponent=Side())
    game.play("Echoes of Inspiration")
    game.resolve()
    assert (game.you.hand, game.you.actions, game.you.discard_pile) == (["Tim"], 0, ["Echoes of Inspiration"])
    table(you=Side(hand=["Echoes of Inspiration"]), opponent=Side(), step="battle").could_play()


def test_two_of_them_echo_one_after_the_other(table):
    game = table(
        you=Side(discard=["Echoes of Inspiration"] * 2, top=["Tim", "Gold"], actions=0),
        opponent=Side(),
        step="pre_battle",
    )
    game.order("Echoes of Inspiration")
    assert game.line == ["Echoes of Inspiration"] * 2
    game.resolve()
    game.accept()
    assert game.line == ["Echoes of Inspiration"] * 2  # speed does not matter
    game.resolve()
    assert game.you.hand == ["Tim"]
    game.resolve()
    game.accept()
    game.resolve()
    assert game.you.hand == ["Gold", "Tim"]
    assert game.you.discard_pile == ["Echoes of Inspiration"] * 2


def test_it_need_not_echo(table):
    game = table(you=Side(discard=["Echoes of Inspiration"]), opponent=Side(), step="pre_battle")
    game.resolve()
    game.decline()
    assert (game.line, game.you.hand, game.you.discard_pile) == ([], [], ["Echoes of Inspiration"])
