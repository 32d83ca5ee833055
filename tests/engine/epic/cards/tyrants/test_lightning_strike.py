"""Lightning Strike: 5 damage to a champion, or {1}: draw two cards."""

from tests.engine.epic.scenario import Side


def test_a_champion_gets_5_damage(table):
    game = table(
        you=Side(hand=["Lightning Strike"], board=["Muse"]), opponent=Side(board=["Demon", "Kong", "Steel Golem"])
    )
    game.play("Lightning Strike")
    game.mode("5 damage")
    game.could_choose("Muse", "Demon", "Kong")
    game.could_not_decline()
    game.choose("Demon")
    assert game.opponent.board == ["Kong", "Steel Golem"]
    assert (game.you.gold, game.opponent.health) == (1, 30)


def test_without_a_champion_nobody_is_struck(table):
    game = table(you=Side(hand=["Lightning Strike"], gold=0), opponent=Side(board=["Steel Golem"]))
    game.play("Lightning Strike")
    assert (game.champion("Steel Golem").damage, game.opponent.health) == (0, 30)


def test_for_1_gold_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Lightning Strike"], top=["Muse", "Erase"]), opponent=Side(board=["Demon"]))
    game.play("Lightning Strike")
    game.could_pick_modes("5 damage", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold) == (["Erase", "Muse"], 0)
    assert game.champion("Demon").damage == 0
