"""Bellowing Minotaur: a 7/5 with blitz and breakthrough whose tribute strengthens your wild champions; {1}: Recall."""

from tests.engine.epic.scenario import Side


def test_tribute_strengthens_your_wild_champions_itself_included_for_the_turn(table):
    game = table(you=Side(hand=["Bellowing Minotaur"], board=["Wolf", "Human"]), opponent=Side(board=["Wolf"]))
    game.play("Bellowing Minotaur")
    minotaur, wolf = game.champion("Bellowing Minotaur"), game.champion("your Wolf")
    assert (minotaur.offense, minotaur.defense) == (9, 7)
    assert (wolf.offense, wolf.defense) == (4, 4)
    assert game.champion("Human").offense == 1
    assert game.champion("their Wolf").offense == 2
    assert game.you.gold == 0
    game.end_turn()
    minotaur, wolf = game.champion("Bellowing Minotaur"), game.champion("your Wolf")
    assert (minotaur.offense, minotaur.defense) == (7, 5)
    assert (wolf.offense, wolf.defense) == (2, 2)


def test_wild_champions_that_come_later_get_nothing(table):
    game = table(you=Side(hand=["Bellowing Minotaur", "Cave Troll"]))
    game.play("Bellowing Minotaur")
    game.play("Cave Troll")
    assert (game.champion("Cave Troll").offense, game.champion("Cave Troll").defense) == (5, 3)


def test_it_charges_at_once_and_breaks_through(table):
    """5.8.2, 5.7.1: 9 offense, 1 of it for the Human."""
    game = table(you=Side(hand=["Bellowing Minotaur"]), opponent=Side(board=["Human"]))
    game.play("Bellowing Minotaur")
    game.attack("Bellowing Minotaur")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("Bellowing Minotaur", {"Human": 1, "opponent": 8})
    assert game.opponent.board == []
    assert game.opponent.health == 22


def test_it_is_recalled_from_the_discard_pile_for_1_gold(table):
    game = table(you=Side(discard=["Bellowing Minotaur"]))
    game.use("Bellowing Minotaur")
    assert game.you.hand == ["Bellowing Minotaur"]
    assert game.you.gold == 0


def test_it_is_not_recalled_without_gold_nor_from_play(table):
    """5.4.2."""
    game = table(you=Side(discard=["Bellowing Minotaur"], gold=0), opponent=Side(board=["Bellowing Minotaur"]))
    game.could_not_use("Bellowing Minotaur")
    game.passes()
    game.opponent.could_not_use("Bellowing Minotaur")
