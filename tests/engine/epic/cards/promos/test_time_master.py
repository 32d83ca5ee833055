"""Time Master."""

from tests.engine.epic.scenario import Side

DRAW, GOLD = "Draw a card", "Gain {1}"


def test_it_expends_for_a_card(table):
    game = table(you=Side(board=["Time Master"], top=["Kong"]))
    game.use("Time Master", DRAW)
    assert (game.you.hand, game.you.gold) == (["Kong"], 1)
    assert game.champion("Time Master").expended


def test_or_for_a_gold_that_pays_for_a_second_card(table):
    game = table(you=Side(board=["Time Master"], hand=["Kong", "Lurking Giant"]))
    game.use("Time Master", GOLD)
    assert (game.you.gold, game.you.bound, game.you.hand) == (2, {}, ["Kong", "Lurking Giant"])
    game.play("Lurking Giant")
    game.play("Kong")
    game.choose("Time Master")
    assert (game.you.gold, game.you.board) == (0, ["Lurking Giant", "Kong"])


def test_one_of_the_two_only(table):
    """3.6.3: the cost is paid by expending it."""
    game = table(you=Side(board=["Time Master"]))
    game.could_use("Time Master", DRAW)
    game.could_use("Time Master", GOLD)
    game.use("Time Master", GOLD)
    game.could_not_use("Time Master")
    game.could_not_attack()


def test_two_of_them_do_both(table):
    game = table(you=Side(board=["Time Master", "Time Master"], top=["Kong"]))
    game.use("Time Master", DRAW)
    game.use("Time Master#2", GOLD)
    assert (game.you.hand, game.you.gold) == (["Kong"], 2)


def test_ambushed_at_the_end_of_the_opponents_turn_it_works_in_yours(table):
    """5.14.1, 5.17.1: deploying it can do neither."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Time Master"], top=["Kong"]))
    game.you.play("Time Master")
    master = game.champion("Time Master")
    assert (master.offense, master.defense, master.alignments, master.deploying) == (1, 1, {"sage"}, True)
    game.you.could_not_use("Time Master")
    game.end_turn()
    game.use("Time Master", GOLD)
    assert game.you.gold == 2


def test_gold_of_the_opponents_turn_is_spent_in_it_or_lost(table):
    """4.2.2: your turn begins with 1."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(board=["Time Master"], hand=["Inner Peace"], gold=0))
    game.you.could_not_play("Inner Peace")
    game.you.use("Time Master", GOLD)
    game.you.play("Inner Peace")
    assert (game.you.gold, game.you.health) == (0, 40)
    game = table(turn_of="opponent", moment="end-offer", you=Side(board=["Time Master"], gold=1))
    game.you.use("Time Master", GOLD)
    assert game.you.gold == 2
    game.end_turn()
    assert (game.active, game.you.gold) == ("you", 1)


def test_who_draws_from_an_empty_deck_wins(table):
    """1.6.2."""
    game = table(you=Side(board=["Time Master"], deck=[]))
    game.use("Time Master", DRAW)
    assert (game.winner, game.ended_by) == ("you", "deck")
