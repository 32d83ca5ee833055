"""Necrovirus: break a champion, a zombie for each player; an evil ally may turn it into three zombies."""

from tests.engine.epic.scenario import Side


def test_a_champion_breaks_and_each_player_gets_a_zombie(table):
    game = table(you=Side(hand=["Necrovirus"], board=["Human"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Necrovirus")
    game.could_choose("Human", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Human", "Zombie"], ["Steel Golem", "Zombie"])
    assert game.opponent.discard_pile == ["Kong"]
    assert game.champion("their Zombie").controller == "opponent"


def test_without_a_champion_the_zombies_come_all_the_same(table):
    game = table(you=Side(hand=["Necrovirus"]), opponent=Side(board=["Steel Golem"]))
    game.play("Necrovirus")
    assert (game.you.board, game.opponent.board) == (["Zombie"], ["Steel Golem", "Zombie"])


def test_an_evil_card_of_cost_1_may_banish_it_for_three_zombies(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Necrovirus"]), opponent=Side(board=["Kong"]))
    game.play("Trihorror")
    game.could_decline()
    game.accept()
    assert game.you.board == ["Trihorror", "Zombie", "Zombie", "Zombie"]
    assert (game.you.discard_pile, game.you.bottom[0]) == ([], "Necrovirus")
    assert game.opponent.board == ["Kong"]


def test_the_banishing_may_be_declined(table):
    game = table(you=Side(hand=["Trihorror"], discard=["Necrovirus"]))
    game.play("Trihorror")
    game.decline()
    assert (game.you.board, game.you.discard_pile) == (["Trihorror"], ["Necrovirus"])


def test_the_one_just_played_is_not_asked_but_the_one_that_lay_there_is(table):
    """5.4.3 by analogy: an ability of the discard pile triggers from there."""
    game = table(you=Side(hand=["Necrovirus"], discard=["Necrovirus"]), opponent=Side(board=["Kong"]))
    game.play("Necrovirus")
    game.accept()
    assert game.you.board == ["Zombie", "Zombie", "Zombie", "Zombie"]
    assert game.you.discard_pile == ["Necrovirus"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_ask(table):
    """5.18."""
    game = table(
        you=Side(hand=["Word of Summoning", "Rampaging Wurm"], discard=["Necrovirus"]), opponent=Side(hand=["Bitten"])
    )
    game.play("Word of Summoning")
    game.play("Rampaging Wurm")
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert game.moment == "end-offer"
    assert game.you.discard_pile == ["Necrovirus", "Word of Summoning"]


def test_each_of_four_players_gets_a_zombie(circle):
    game = circle(Side(hand=["Necrovirus"]), Side(), Side(board=["Kong"]), Side())
    game.play("Necrovirus")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd", "Dan")] == [["Zombie"]] * 4
    assert game["Cyd"].discard_pile == ["Kong"]
