"""Juggernaut."""

from tests.engine.epic.scenario import Side, in_play


def test_it_breaks_through_on_the_turn_it_came(table):
    game = table(you=Side(hand=["Juggernaut"]), opponent=Side(board=["Wolf"]))
    game.play("Juggernaut")
    game.attack("Juggernaut")
    game.go_to("blockers")
    game.block("Wolf")
    game.go_to("damage")
    game.assign("Juggernaut", {"opponent": 7, "Wolf": 2})
    assert game.opponent.health == 23
    assert game.opponent.board == []


def test_it_survives_its_own_turn_and_the_damage_goes_with_the_turn(table):
    """Unbreakable on your turn; damage is removed before the turn has ended (4.5.2c)."""
    game = table(you=Side(board=["Juggernaut"]), opponent=Side(board=["Burrowing Wurm"]))
    game.attack("Juggernaut")
    game.go_to("blockers")
    game.block("Burrowing Wurm")
    game.go_to("main")
    assert game.champion("Juggernaut").damage == 18
    assert (game.champion("Burrowing Wurm").damage, game.opponent.health) == (9, 30)
    game.end_turn()
    assert game.you.board == ["Juggernaut"]
    juggernaut = game.champion("Juggernaut")
    assert juggernaut.damage == 0
    assert juggernaut.keywords == {"blitz", "breakthrough"}


def test_on_the_opponents_turn_it_breaks(table):
    game = table(turn_of="opponent", you=Side(board=["Juggernaut"]), opponent=Side(board=["Hunting Raptors"]))
    game.opponent.use("Hunting Raptors")
    game.choose("Juggernaut")
    assert game.you.discard_pile == ["Juggernaut"]


def test_with_lethal_damage_it_breaks_as_soon_as_the_opponent_takes_it(table):
    """Rule 5.9.3: it is no longer its controller's turn."""
    game = table(moment="end-offer", you=Side(board=[in_play("Juggernaut", damage=3)]), opponent=Side(hand=["Turn"]))
    assert game.you.board == ["Juggernaut"]
    game.opponent.play("Turn")
    game.mode("Gain control")
    assert game.you.discard_pile == ["Juggernaut"]
    assert game.opponent.board == []


def test_loyalty_draws_a_card(table):
    game = table(you=Side(hand=["Juggernaut", "Erase", "Muse"], top=["Kong"]))
    game.play("Juggernaut")
    game.reveal("Erase", "Muse")
    assert game.you.hand == ["Erase", "Kong", "Muse"]
    assert game.opponent.knows_hand == ["Erase", "Muse"]


def test_without_two_sage_cards_or_the_wish_it_draws_nothing(table):
    """Rules 5.3.4 and 5.3.5."""
    game = table(you=Side(hand=["Juggernaut", "Erase", "Kong"]))
    game.play("Juggernaut")
    assert game.you.hand == ["Erase", "Kong"]
    game = table(you=Side(hand=["Juggernaut", "Erase", "Muse"]))
    game.play("Juggernaut")
    game.decline()
    assert game.you.hand == ["Erase", "Muse"]


def test_final_task_on_your_own_turn_cannot_break_it_at_the_end(table):
    """Rule 5.9.2: it survives and stays."""
    game = table(you=Side(hand=["Final Task"], discard=["Juggernaut"]))
    game.play("Final Task")
    game.mode("into play")
    assert game.you.board == ["Juggernaut"]
    game.end_turn()
    assert game.you.board == ["Juggernaut"]
    assert game.you.discard_pile == ["Final Task"]
