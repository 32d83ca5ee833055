"""Draka's Fire: 5 damage to each champion and player; or, in your turn, to each opposing champion, and a card."""

from tests.engine.epic.scenario import Side


def test_everybody_burns(table):
    """5.12.2: the untargetable too."""
    game = table(
        you=Side(hand=["Draka's Fire"], board=["Kong", "Demon"]), opponent=Side(board=["Steel Golem", "Medusa", "Wolf"])
    )
    game.play("Draka's Fire")
    game.mode("each champion and each player")
    assert (game.you.board, game.opponent.board) == (["Kong"], ["Steel Golem", "Medusa"])
    assert (game.you.health, game.opponent.health) == (25, 25)
    assert (game.champion("Kong").damage, game.champion("Steel Golem").damage) == (5, 5)
    assert game.you.hand == []


def test_in_your_turn_only_opposing_champions_burn_and_you_draw(table):
    game = table(
        you=Side(hand=["Draka's Fire"], board=["Demon"], top=["Kong"]), opponent=Side(board=["Steel Golem", "Wolf"])
    )
    game.play("Draka's Fire")
    game.mode("opposing champion")
    assert (game.you.board, game.opponent.board) == (["Demon"], ["Steel Golem"])
    assert (game.you.health, game.opponent.health) == (30, 30)
    assert game.you.hand == ["Kong"]


def test_without_opposing_champions_you_still_draw(table):
    game = table(you=Side(hand=["Draka's Fire"], board=["Demon"], top=["Kong"]))
    game.play("Draka's Fire")
    game.mode("opposing champion")
    assert (game.you.board, game.you.hand) == (["Demon"], ["Kong"])


def test_in_the_opponents_turn_the_second_way_does_nothing(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Draka's Fire"]), opponent=Side(board=["Wolf"]))
    game.you.play("Draka's Fire")
    game.mode("opposing champion")
    assert (game.you.hand, game.opponent.board) == ([], ["Wolf"])


def test_in_the_opponents_turn_everybody_may_burn(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Draka's Fire"], health=5), opponent=Side(health=5)
    )
    game.you.play("Draka's Fire")
    game.mode("each champion and each player")
    assert game.winner == "nobody"


def test_of_three_players_it_burns_all_or_the_champions_of_both_others(circle):
    for mode, health, left in (("each player", 25, []), ("opposing champion", 30, ["Demon"])):
        game = circle(Side(hand=["Draka's Fire"], board=["Demon"]), *[Side(board=["Demon"])] * 2)
        game.play("Draka's Fire")
        game.mode(mode)
        assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [health] * 3
        assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [left, [], []]
