"""Double Team: draw two cards, or, played in your Build Step, put up to two champions of your hand into play."""

from tests.engine.epic_tcg.scenario import Side


def test_up_to_two_champions_come_into_play(table):
    game = table(you=Side(hand=["Double Team", "Hulk", "Gladiator", "Tim", "Gold"]), opponent=Side())
    game.play("Double Team")
    game.mode(1)
    game.resolve()
    game.could_choose("Hulk", "Gladiator", "Tim")
    game.choose("Gladiator", "Hulk")
    assert sorted(game.you.board) == ["Gladiator", "Hulk"]
    assert (game.you.hand, game.you.actions) == (["Gold", "Tim"], 0)


def test_one_or_none_will_do(table):
    game = table(you=Side(hand=["Double Team", "Hulk", "Tim"]), opponent=Side())
    game.play("Double Team")
    game.mode(1)
    game.resolve()
    game.done()
    assert (game.you.board, game.you.hand) == ([], ["Hulk", "Tim"])


def test_played_at_another_time_they_stay_in_the_hand(table):
    game = table(you=Side(hand=["Double Team", "Hulk", "Tim"]), opponent=Side(), step="pre_battle")
    game.play("Double Team")
    game.mode(1)
    game.resolve()
    assert (game.you.board, game.you.hand, game.asks) == ([], ["Hulk", "Tim"], "priority")
    game = table(you=Side(hand=["Double Team", "Hulk"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.play("Double Team")
    game.mode(1)
    game.resolve()
    assert game.you.board == []


def test_or_draw_two(table):
    game = table(you=Side(hand=["Double Team"], top=["Tim", "Gold", "Hulk"]), opponent=Side(), step="battle")
    game.play("Double Team")
    game.mode(0)
    game.resolve()
    assert game.you.hand == ["Gold", "Tim"]
