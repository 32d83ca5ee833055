"""Snowblind: a free event; a champion takes 1 damage, expends and does not prepare next time; draw a card."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_champion_expends_and_stays_so_in_its_next_prepare_step(table):
    game = table(you=Side(hand=["Snowblind"], top=["Rend"], actions=0), opponent=Side(board=["Hulk", "Hive", "Muse"]))
    game.play("Snowblind")
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    game.resolve()
    assert (game.piece("Hulk").damage, game.piece("Hulk").expended, game.you.hand) == (1, True, ["Rend"])
    assert game.piece("Muse").prepared
    game.end_turn()
    assert (game.turn, game.piece("Hulk").expended) == (4, True)
    game.resolve()
    game.decline()
    game.end_turn()
    game.end_turn()
    assert (game.turn, game.piece("Hulk").prepared) == (6, True)


def test_a_flipped_blocker_expends_and_does_not_come_back_at_the_end_of_the_turn(table):
    game = table(
        you=Side(hand=["Snowblind"]),
        opponent=Side(board=[in_play("Hulk", flipped=True), in_play("Djinn", flipped=True)]),
    )
    game.play("Snowblind")
    game.choose("Hulk")
    game.resolve()
    assert (game.piece("Hulk").expended, game.piece("Hulk").flipped) == (True, False)
    game.end_turn()
    assert (game.piece("Hulk").expended, game.piece("Djinn").prepared) == (True, True)


def test_other_effects_may_prepare_it(table):
    game = table(you=Side(hand=["Snowblind"]), opponent=Side(board=["Hulk"], hand=["Night Rise"]))
    game.play("Snowblind")
    game.resolve()
    game.end_turn()
    game.opponent.play("Night Rise")
    assert game.piece("Hulk").prepared


def test_a_champion_of_defense_1_breaks_and_you_draw(table):
    game = table(you=Side(hand=["Snowblind"], top=["Rend"]), opponent=Side(board=["Primal Magic"]))
    game.play("Snowblind")
    game.resolve()
    assert (game.opponent.discard_pile, game.you.hand) == (["Primal Magic"], ["Rend"])


def test_it_is_the_prepare_step_of_who_controls_it_now_that_is_skipped(table):
    game = table(you=Side(hand=["Snowblind", "Kneel Before Me"]), opponent=Side(board=["Hulk"]))
    game.play("Snowblind")
    game.resolve()
    game.play("Kneel Before Me")
    game.resolve()
    game.end_turn()
    game.end_turn()
    assert (game.turn, game.piece("Hulk").controller, game.piece("Hulk").prepared) == (5, "you", True)


def test_it_is_free_at_any_time(table):
    assert moments(table, "Snowblind", actions=0) == AT_ANY_TIME
