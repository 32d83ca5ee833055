"""Time Bender."""

from tests.engine.epic.scenario import Side, in_play


def test_it_banishes_a_champion_of_cost_0(table):
    """Tokens cost nothing; the untargetable are safe."""
    game = table(
        you=Side(board=["Time Bender", "Muse"]),
        opponent=Side(board=["Kong", "Cave Troll", "Demon", in_play("White Dragon", gained="untargetable")]),
    )
    game.use("Time Bender", "Banish")
    game.could_choose("Muse", "Cave Troll", "Demon")
    game.choose("Cave Troll")
    assert game.opponent.board == ["Kong", "Demon", "White Dragon"]
    assert game.opponent.bottom[0] == "Cave Troll"
    assert game.opponent.discard_pile == []


def test_it_returns_any_champion_to_its_owners_hand(table):
    """1.9.2; it may return itself."""
    game = table(
        you=Side(board=["Time Bender"]),
        opponent=Side(board=["Kong", "Steel Golem", in_play("White Knight", owner="you")]),
    )
    game.use("Time Bender", "Return")
    game.could_choose("Time Bender", "Kong", "White Knight")
    game.choose("White Knight")
    assert game.you.hand == ["White Knight"]
    assert game.opponent.board == ["Kong", "Steel Golem"]


def test_it_expends_once_for_one_of_its_powers(table):
    game = table(you=Side(board=["Time Bender"]), opponent=Side(board=["Demon", "Human"]))
    game.use("Time Bender", "Banish")
    game.choose("Human")
    game.could_not_use("Time Bender")
    game.could_not_attack()


def test_loyalty_lets_it_bend_time_at_once(table):
    """5.8.2."""
    game = table(you=Side(hand=["Time Bender", "Erase", "Muse", "Kong"]), opponent=Side(board=["Lurking Giant"]))
    game.play("Time Bender")
    game.could_choose("Erase", "Muse")
    game.reveal("Erase", "Muse")
    game.use("Time Bender", "Return")
    game.choose("Lurking Giant")
    assert game.opponent.hand == ["Lurking Giant"]


def test_deploying_it_cannot_use_its_powers(table):
    """5.17.1: with one other sage card it has no blitz."""
    game = table(you=Side(hand=["Time Bender", "Erase"]), opponent=Side(board=["Demon"]))
    game.play("Time Bender")
    game.could_not_use("Time Bender")
    game.could_not_attack()


def test_it_ambushes_and_with_blitz_removes_the_attacker(table):
    """5.14.1, 4.4.1a."""
    game = table(turn_of="opponent", you=Side(hand=["Time Bender", "Erase", "Muse"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.play("Time Bender")
    game.reveal("Erase", "Muse")
    game.use("Time Bender", "Return")
    game.choose("Kong")
    game.you.passes()
    assert (game.moment, game.you.health, game.opponent.hand) == ("main", 30, ["Kong"])


def test_without_champions_of_cost_0_the_power_does_nothing(table):
    game = table(you=Side(board=["Time Bender"]), opponent=Side(board=["Kong"]))
    game.use("Time Bender", "Banish")
    assert game.opponent.board == ["Kong"]
    assert game.champion("Time Bender").expended


def test_of_more_players_it_goes_to_its_owner_not_to_its_controller(circle):
    """1.9.2."""
    game = circle(Side(board=["Time Bender"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.use("Time Bender", "Return")
    game.choose("Kong")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Kong"]]
