"""War Machine: a 10/10 that banishes all opposing {0} champions; loyalty gives it blitz."""

from tests.engine.epic.scenario import Side, in_play


def test_all_opposing_champions_of_cost_0_are_banished(table):
    """H3: tokens cost 0. Your own stay, and so do those that cost {1}."""
    game = table(
        you=Side(hand=["War Machine"], board=["Muse", "Human"]),
        opponent=Side(board=["Muse", "Human", "Warrior Golem", "Medusa", "Demon"]),
    )
    game.play("War Machine")
    game.trigger("War Machine: Tribute")
    assert (game.you.board, game.opponent.board) == (["Muse", "Human", "War Machine"], ["Medusa"])
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.bottom[:2]) == ["Muse", "Warrior Golem"]
    machine = game.champion("War Machine")
    assert (machine.offense, machine.defense, machine.keywords) == (10, 10, set())


def test_the_untargetable_go_and_the_unbanishable_stay(table):
    """5.12.2, 5.11.2."""
    game = table(
        you=Side(hand=["War Machine"]),
        opponent=Side(board=[in_play("Muse", gained="untargetable"), in_play("Human", gained="unbanishable")]),
    )
    game.play("War Machine")
    game.trigger("War Machine: Tribute")
    assert game.opponent.board == ["Human"]


def test_loyalty_lets_it_roll_through_the_gap_at_once(table):
    game = table(you=Side(hand=["War Machine", "Muse", "Erase", "Kong"]), opponent=Side(board=["Human", "Demon"]))
    game.play("War Machine")
    game.could_trigger("War Machine: Tribute", "War Machine: Loyalty 2")
    game.trigger("War Machine: Loyalty 2")
    game.could_choose("Muse", "Erase")
    game.reveal("Muse", "Erase")
    assert game.champion("War Machine").keywords == {"blitz"}
    game.attack("War Machine")
    game.go_to("main")
    assert game.opponent.health == 20


def test_without_loyalty_it_waits(table):
    game = table(you=Side(hand=["War Machine", "Muse", "Erase"]))
    game.play("War Machine")
    game.trigger("War Machine: Loyalty 2")
    game.decline()
    game.could_not_attack()
    assert game.champion("War Machine").keywords == set()


def test_of_three_players_both_others_lose_their_champions_of_cost_0(circle):
    game = circle(Side(hand=["War Machine"], board=["Human"]), Side(board=["Human", "Kong"]), Side(board=["Muse"]))
    game.play("War Machine")
    game.trigger("War Machine: Tribute")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Human", "War Machine"], ["Kong"], []]
