"""Bolt from the Blue: a free, fast 2 damage to any target and a card."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_2_damage_and_a_card_for_nothing(table):
    game = table(
        you=Side(hand=["Bolt from the Blue"], top=["Hulk"], actions=0),
        opponent=Side(board=["Dark Knight", "Gold", "Druid"]),
    )
    game.play("Bolt from the Blue")
    game.could_choose("you", "opponent", "Dark Knight", "Druid")
    game.choose("Dark Knight")
    game.resolve()
    assert (game.piece("Dark Knight").damage, game.opponent.mojo) == (2, 30)
    assert (game.you.hand, game.you.discard_pile) == (["Hulk"], ["Bolt from the Blue"])


def test_without_its_target_no_card_is_drawn(table):
    game = table(you=Side(hand=["Bolt from the Blue"]), opponent=Side(board=["Graft-Steel Infuser"]))
    game.play("Bolt from the Blue")
    game.choose("Graft-Steel Infuser")
    game.passes()
    game.opponent.use("Graft-Steel Infuser")
    game.resolve()
    game.resolve()
    assert (game.opponent.mojo, game.you.hand) == (35, [])


def test_it_is_fast(table):
    assert speed(table, "Bolt from the Blue") == "fast"
