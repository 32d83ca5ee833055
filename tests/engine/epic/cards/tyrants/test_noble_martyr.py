"""Noble Martyr: a 7/4 with blitz that cannot be banished; in the discard pile a good ally makes five humans of it."""

from tests.engine.epic.scenario import Side


def test_it_attacks_at_once(table):
    game = table(you=Side(hand=["Noble Martyr"]))
    game.play("Noble Martyr")
    game.attack("Noble Martyr")
    game.go_to("main")
    assert (game.opponent.health, game.you.gold) == (23, 0)


def test_it_is_a_target_for_banishing_and_stays(table):
    """5.11.2."""
    game = table(you=Side(board=["Noble Martyr"]), opponent=Side(hand=["Banishment"]))
    game.passes()
    game.opponent.play("Banishment")
    assert game.you.board == ["Noble Martyr"]


def test_a_good_card_of_cost_1_may_banish_it_from_the_discard_pile_for_five_humans(table):
    """5.11.1: it is unbanishable in play only."""
    game = table(you=Side(hand=["Inner Peace"], discard=["Noble Martyr"]))
    game.play("Inner Peace")
    game.could_decline()
    game.accept()
    assert game.you.board == ["Human"] * 5
    assert (game.you.discard_pile, game.you.bottom[0]) == (["Inner Peace"], "Noble Martyr")


def test_the_banishing_may_be_declined(table):
    game = table(you=Side(hand=["Inner Peace"], discard=["Noble Martyr"]))
    game.play("Inner Peace")
    game.decline()
    assert (game.you.board, game.you.discard_pile) == ([], ["Inner Peace", "Noble Martyr"])


def test_in_play_in_hand_or_with_other_cards_it_makes_no_humans(table):
    """5.0.2, 5.18."""
    game = table(you=Side(hand=["Inner Peace", "Noble Martyr"], board=["Noble Martyr"]))
    game.play("Inner Peace")
    assert (game.moment, game.you.board) == ("main", ["Noble Martyr"])
    game = table(you=Side(hand=["Watchful Gargoyle", "Kong"], discard=["Noble Martyr"]))
    game.play("Watchful Gargoyle")
    game.play("Kong")
    game.choose("Watchful Gargoyle")
    assert (game.moment, game.you.board) == ("main", ["Kong"])


def test_it_may_come_back_as_humans_to_block(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Inner Peace"], discard=["Noble Martyr"]), opponent=Side(board=["Kong"])
    )
    game.attack("Kong")
    game.passes()
    game.you.play("Inner Peace")
    game.accept()
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")
    assert (game.you.board, game.you.health) == (["Human"] * 4, 40)
