"""Army of the Apocalypse: draw two cards, or all champions of both discard piles return if it is your turn."""

from tests.engine.epic.scenario import Side


def test_each_players_champions_return_to_their_own_side_without_tribute_or_loyalty(table):
    game = table(
        you=Side(hand=["Army of the Apocalypse", "Erase", "Feint", "Amnesia"], discard=["Time Walker", "Flash Fire"]),
        opponent=Side(board=["Demon"], discard=["Kong", "Angel of Light", "Wither"]),
    )
    game.play("Army of the Apocalypse")
    game.mode("each player returns")
    assert game.moment == "main"
    assert game.you.board == ["Time Walker"]
    assert sorted(game.opponent.board) == ["Angel of Light", "Demon", "Kong"]
    assert game.you.discard_pile == ["Army of the Apocalypse", "Flash Fire"]
    assert game.opponent.discard_pile == ["Wither"]
    assert game.opponent.health == 30
    assert game.you.gold == 0
    assert game.opponent.champion("Kong").controller == "opponent"


def test_the_returned_champions_are_deploying(table):
    game = table(you=Side(hand=["Army of the Apocalypse"], board=["Human"], discard=["Cave Troll", "Pack Alpha"]))
    game.play("Army of the Apocalypse")
    game.mode("each player returns")
    game.could_attack_with("Human", "Pack Alpha")
    assert game.champion("Cave Troll").deploying


def test_in_the_opponents_turn_nothing_returns(table):
    game = table(
        you=Side(hand=["Army of the Apocalypse"], discard=["Kong"]),
        opponent=Side(discard=["Muse"]),
        turn_of="opponent",
        moment="end-offer",
    )
    game.you.play("Army of the Apocalypse")
    game.mode("each player returns")
    assert game.you.board == []
    assert game.opponent.board == []
    assert game.you.discard_pile == ["Army of the Apocalypse", "Kong"]


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Army of the Apocalypse"], discard=["Kong"], top=["Muse", "Wither"]))
    game.play("Army of the Apocalypse")
    game.mode("Draw two cards")
    assert game.you.hand == ["Muse", "Wither"]
    assert game.you.board == []


def test_of_more_players_all_return_their_champions(circle):
    game = circle(Side(hand=["Army of the Apocalypse"]), Side(discard=["Kong"]), Side(), Side(discard=["Muse", "Lash"]))
    game.play("Army of the Apocalypse")
    game.mode("each player returns")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd", "Dan")] == [[], ["Kong"], [], ["Muse"]]
    assert game["Dan"].discard_pile == ["Lash"]
