"""Soul Hunter."""

from tests.engine.epic.scenario import Side, in_play


def test_when_broken_it_deals_5_damage_to_a_player(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Muse"]), opponent=Side(board=["Soul Hunter"]))
    game.play("Flame Strike")
    game.choose("Soul Hunter")
    assert game.decider == "opponent"
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.opponent.choose("you")
    assert game.you.health == 25
    assert game.opponent.discard_pile == ["Soul Hunter"]


def test_banished_or_returned_it_deals_nothing(table):
    game = table(you=Side(board=["Soul Hunter"]), opponent=Side(hand=["Erase"], board=["Soul Hunter"]))
    game.passes()
    game.opponent.play("Erase")
    game.choose("your Soul Hunter")
    assert game.you.hand == ["Soul Hunter"]
    assert (game.you.health, game.opponent.health) == (30, 30)
    game = table(you=Side(hand=["Banishment"]), opponent=Side(board=["Soul Hunter"]))
    game.play("Banishment")
    assert game.opponent.bottom[0] == "Soul Hunter"
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_from_the_discard_pile_it_returns_at_the_start_of_your_turn_and_deploys(table):
    """4.2.5 after 4.2.4: it comes when the others have been prepared, so it cannot attack this turn."""
    game = table(turn_of="opponent", you=Side(discard=["Soul Hunter", "Soul Hunter", "Kong"], gold=0))
    game.end_turn()
    assert game.active == "you"
    assert game.you.board == ["Soul Hunter", "Soul Hunter"]
    assert game.you.discard_pile == ["Kong"]
    assert game.champion("Soul Hunter").deploying
    assert game.you.gold == 1
    game.could_not_attack()


def test_the_opponents_turn_does_not_bring_it_back(table):
    game = table(you=Side(discard=["Soul Hunter"]))
    game.end_turn()
    assert game.active == "opponent"
    assert game.you.board == []
    game.end_turn()
    assert game.you.board == ["Soul Hunter"]


def test_discarded_at_the_hand_limit_it_returns_for_nothing(table):
    """1.7.4."""
    game = table(you=Side(hand=["Soul Hunter", *["Kong"] * 7], gold=0))
    game.end_turn()
    game.discard("Soul Hunter")
    assert (game.you.discard_pile, game.you.health, game.opponent.health) == (["Soul Hunter"], 30, 30)
    game.end_turn()
    assert game.you.board == ["Soul Hunter"]
    assert game.you.gold == 1


def test_under_the_opponents_control_its_controller_chooses_but_its_owner_gets_it_back(table):
    """1.9.2."""
    game = table(you=Side(hand=["Flame Strike"]), opponent=Side(board=[in_play("Soul Hunter", owner="you")]))
    game.play("Flame Strike")
    game.choose("Soul Hunter")
    game.opponent.choose("you")
    assert game.you.health == 25
    assert game.you.discard_pile == ["Flame Strike", "Soul Hunter"]
    game.end_turn()
    game.end_turn()
    assert game.you.board == ["Soul Hunter"]


def test_the_ability_does_nothing_in_play(table):
    """5.0.2."""
    game = table(turn_of="opponent", you=Side(board=["Soul Hunter"], hand=["Kong"]))
    game.end_turn()
    assert game.you.board == ["Soul Hunter"]
    assert not game.champion("Soul Hunter").deploying


def test_of_more_players_its_controller_chooses_one(circle):
    """Not only the one who broke it."""
    game = circle(Side(hand=["Flame Strike"]), Side(board=["Soul Hunter"]), Side())
    game.play("Flame Strike")
    game.choose("Soul Hunter")
    game["Ben"].could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 25]
