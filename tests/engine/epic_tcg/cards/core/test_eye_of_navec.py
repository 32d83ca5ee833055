"""Eye of Navec: expended it takes 3 Mojo of each opponent; evil cards that cost an action may draw."""

from tests.engine.epic_tcg.playing import played, usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_opponents_lose_3_and_you_gain_it(table):
    game = table(you=Side(hand=["Eye of Navec"], mojo=20), opponent=Side(mojo=25))
    game.play("Eye of Navec")
    game.resolve()
    game.use("Eye of Navec")
    assert game.piece("Eye of Navec").expended
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo) == (23, 22)


def test_of_two_opponents_you_gain_the_total(table):
    game = table(Side(board=["Eye of Navec"], mojo=20), Side(), Side(mojo=10))
    game.use("Eye of Navec")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game["third"].mojo) == (26, 27, 7)


def test_an_evil_card_for_an_action_may_draw(table):
    game = table(
        you=Side(
            board=["Eye of Navec"],
            hand=["Dark Prince", "Evil Dead", "Hulk", "Avatar", "Bruiser"],
            top=["Tim"],
            actions=4,
        ),
        opponent=Side(),
    )
    game.play("Dark Prince")
    assert game.line == ["Dark Prince", "Eye of Navec"]
    game.resolve()
    game.accept()
    assert game.you.hand == ["Avatar", "Bruiser", "Evil Dead", "Hulk", "Tim"]
    game.resolve()
    game.play("Evil Dead")
    assert game.line == ["Evil Dead"]  # free
    game.resolve()
    for name in ("Hulk", "Avatar", "Bruiser"):
        game.play(name)
        assert game.line == [name]
        game.resolve()


def test_its_cost_and_speed_and_when_it_is_used(table):
    assert played(table, "Eye of Navec") == ("fast", 1)
    assert usable_in_the_opponents_turn(table, "Eye of Navec")
