"""Queen of the Underworld: an airborne 5/5; as it enters all other champions become 0/1 without abilities."""

from engine.epic_tcg.language import AIRBORNE, BREAKTHROUGH
from tests.engine.epic_tcg.measures import NEVER, PACED_STEPS, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_other_champions_are_demoralized_at_once(table):
    game = table(
        you=Side(hand=["Queen of the Underworld", "Savage Lurker"], board=["Necromancer", "Hive"], discard=["Hulk"]),
        opponent=Side(board=["Hulk", "Hive Lord", "Sewer Demon"]),
        step="pre_battle",
    )
    game.play("Queen of the Underworld")
    game.resolve()
    assert game.line == []
    for name in ("Necromancer", "Hulk", "Hive Lord", "Sewer Demon"):
        piece = game.piece(name)
        assert (piece.offense, piece.defense, piece.keywords) == (0, 1, 0)
    queen = game.piece("Queen of the Underworld")
    assert (queen.offense, queen.defense, queen.keywords) == (5, 5, AIRBORNE)
    game.could_use("Hive")
    game.play("Savage Lurker")
    game.resolve()
    assert game.piece("Savage Lurker").offense == 5


def test_what_they_get_comes_on_top(table):
    """Rule book, Order to Apply Continuous Abilities."""
    game = table(
        you=Side(hand=["Queen of the Underworld", "Full Moon"], board=["Temple of the Light"]),
        opponent=Side(board=[in_play("Hulk", counters=3)]),
    )
    game.play("Queen of the Underworld")
    game.resolve()
    assert (game.piece("Hulk").offense, game.piece("Hulk").defense) == (3, 4)
    game.play("Full Moon")
    hulk = game.piece("Hulk")
    assert (hulk.offense, hulk.defense, hulk.keywords) == (4, 4, BREAKTHROUGH)


def test_a_broken_one_leaves_nothing_behind_and_the_counter_stays_with_a_new_controller(table):
    game = table(
        you=Side(hand=["Queen of the Underworld", "Deathblow", "Kneel Before Me"], actions=2),
        opponent=Side(board=["Hive Lord", "Hulk"]),
    )
    game.play("Queen of the Underworld")
    game.resolve()
    game.play("Deathblow")
    game.choose("Hive Lord")
    game.resolve()
    assert (game.line, game.opponent.board) == ([], ["Hulk"])
    game.play("Kneel Before Me")
    game.choose("Hulk")
    game.resolve()
    assert (game.piece("Hulk").controller, game.piece("Hulk").offense) == ("you", 0)
    game.end_turn()
    assert game.piece("Hulk").offense == 0


def test_it_costs_an_action_before_the_battle_or_in_your_build_step(table):
    assert moments(table, "Queen of the Underworld") == PACED_STEPS
    assert moments(table, "Queen of the Underworld", actions=0) == NEVER
