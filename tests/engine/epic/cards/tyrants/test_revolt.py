"""Revolt: a human token with blitz, your good champions get +2 offense; or {1}: draw two cards."""

from tests.engine.epic.scenario import Side, in_play


def test_a_human_comes_that_attacks_at_once_and_the_good_are_stronger(table):
    game = table(
        you=Side(hand=["Revolt"], board=["White Knight", "Kong", in_play("Muse", deploying=True)]),
        opponent=Side(board=["Human"]),
    )
    game.play("Revolt")
    game.mode("human token")
    human = game.you.champion("Human")
    assert (human.offense, human.defense, human.keywords) == (3, 1, {"blitz"})
    knight = game.champion("White Knight")
    assert (knight.offense, knight.keywords) == (11, set())
    assert (game.champion("Kong").offense, game.opponent.champion("Human").offense) == (13, 1)
    game.could_attack_with("White Knight", "Kong", "Human")
    game.attack("Human")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert (game.opponent.health, game.you.gold) == (27, 1)
    game.end_turn()
    assert (game.champion("White Knight").offense, game.you.champion("Human").keywords) == (9, set())


def test_only_the_new_human_has_blitz(table):
    game = table(you=Side(hand=["Revolt"], board=[in_play("Human", deploying=True)], gold=0))
    game.play("Revolt")
    assert (game.champion("Human").keywords, game.champion("Human").offense) == (set(), 3)
    game.could_attack_with("Human#2")


def test_it_strengthens_blockers_in_the_opponents_turn(table):
    game = table(turn_of="opponent", you=Side(hand=["Revolt"], board=["Human"], gold=0), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.passes()
    game.you.play("Revolt")
    game.go_to("blockers")
    game.block("Human", "Human#2")
    game.go_to("damage")
    game.opponent.assign("Demon", {"Human": 4})
    assert (game.you.board, game.opponent.board) == (["Human"], [])


def test_for_1_gold_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Revolt"], board=["Human"], top=["Muse", "Erase"]))
    game.play("Revolt")
    game.could_pick_modes("human token", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.you.board) == (["Erase", "Muse"], 0, ["Human"])
    assert game.champion("Human").offense == 1
