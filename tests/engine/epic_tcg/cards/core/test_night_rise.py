"""Night Rise: a free, instantaneous event that prepares a champion, draws a card and is banished."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_champion_prepares_at_once_and_the_card_is_banished(table):
    game = table(
        you=Side(hand=["Night Rise"], board=[in_play("Hulk", expended=True), "Hive"], top=["Rend"], actions=0),
        opponent=Side(board=[in_play("Bruiser", flipped=True), in_play("Sewer Demon", expended=True)]),
    )
    game.play("Night Rise")
    game.could_choose("Hulk", "Bruiser")
    game.choose("Hulk")
    assert (game.line, game.piece("Hulk").prepared, game.piece("Bruiser").flipped) == ([], True, True)
    assert (game.you.hand, game.you.discard_pile, game.you.deck[-1]) == (["Rend"], [], "Night Rise")


def test_a_champion_that_attacked_attacks_again(table):
    game = table(you=Side(hand=["Night Rise"], board=["Hulk"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Hulk")
    game.all_pass()
    game.all_pass()
    game.play("Night Rise")
    game.all_pass()
    game.attack("Hulk")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 12


def test_it_is_free_at_any_time(table):
    assert moments(table, "Night Rise", actions=0) == AT_ANY_TIME
