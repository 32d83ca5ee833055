"""Mythic Monster: a 13/15 that draws a card."""

from tests.engine.epic.scenario import Side


def test_it_draws_a_card_and_waits_a_turn(table):
    game = table(you=Side(hand=["Mythic Monster"], top=["Kong", "Muse"]))
    game.play("Mythic Monster")
    assert (game.you.hand, game.you.gold) == (["Kong"], 0)
    monster = game.champion("Mythic Monster")
    assert (monster.offense, monster.defense, monster.keywords) == (13, 15, set())
    game.could_not_attack()


def test_from_an_empty_deck_the_card_wins_the_game(table):
    """1.6.2."""
    game = table(you=Side(hand=["Mythic Monster"], deck=[]))
    game.play("Mythic Monster")
    assert (game.winner, game.ended_by) == ("you", "deck")


def test_15_defense_outlives_kong(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(board=["Mythic Monster"]))
    game.play("Kong")
    game.choose("Mythic Monster")
    assert (game.opponent.board, game.champion("Mythic Monster").damage) == (["Mythic Monster"], 13)
