"""Ferocious: for nothing and at once, target champion gets +3/+3 this turn, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_grows_and_you_draw(table):
    game = table(
        you=Side(hand=["Ferocious"], top=["Gold"], actions=0),
        opponent=Side(board=["Tim", "Hive", "Druid", "Winter Fairy"]),
    )
    game.play("Ferocious")
    game.could_choose("Tim", "Druid")
    game.choose("Tim")
    assert (game.piece("Tim").offense, game.piece("Tim").defense, game.line) == (4, 4, [])
    assert (game.you.hand, game.piece("Druid").defense) == (["Gold"], 1)
    game.end_turn()
    assert (game.piece("Tim").offense, game.piece("Tim").defense) == (1, 1)


def test_it_saves_a_champion_before_the_damage_resolves(table):
    game = table(you=Side(board=["Dark Knight"], hand=["Ferocious"]), opponent=Side(hand=["Drain Essence"]))
    game.passes()
    game.opponent.play("Drain Essence")
    game.choose("Dark Knight")
    game.passes()
    game.you.play("Ferocious")
    game.resolve()
    assert (game.piece("Dark Knight").damage, game.piece("Dark Knight").defense) == (6, 7)
    game.end_turn()
    assert game.you.board == ["Dark Knight"]  # damage and bonus go together
