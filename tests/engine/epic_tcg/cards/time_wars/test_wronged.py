"""Wronged: target player discards two cards, and you draw two."""

from tests.engine.epic_tcg.scenario import Side


def test_a_player_discards_two_of_their_choice_and_you_draw_two(table):
    game = table(you=Side(hand=["Wronged", "Muse"]), opponent=Side(hand=["Hulk", "Hive", "Bruiser"]))
    game.play("Wronged")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 0
    game.resolve()
    game.opponent.discard("Hulk", "Bruiser")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Hive"], ["Bruiser", "Hulk"])
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm", "Muse"]


def test_who_has_one_discards_one_and_you_draw_two_all_the_same(table):
    game = table(you=Side(hand=["Wronged"]), opponent=Side(hand=["Hulk"]))
    game.play("Wronged")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.hand, game.you.hand) == ([], ["Burrowing Wurm"] * 2)


def test_turned_on_oneself_the_discard_comes_before_the_cards(table):
    game = table(you=Side(hand=["Wronged", "Muse", "Hulk"]), opponent=Side(hand=["Hive"]))
    game.play("Wronged")
    game.choose("you")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Burrowing Wurm"] * 2, ["Hulk", "Muse", "Wronged"])
    assert game.opponent.hand == ["Hive"]


def test_it_is_for_your_build_step(table):
    game = table(you=Side(hand=["Wronged"]), opponent=Side(hand=["Hulk"]), step="pre_battle")
    game.could_play()
