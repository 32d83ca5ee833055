"""Plague."""

from tests.engine.epic.scenario import Side, in_play


def test_it_hurts_a_player_with_all_their_champions_then_draws_and_recycles(table):
    """The player is the target: Steel Golem is hurt too (5.12.2). Plague is still resolving and stays (5.5.6)."""
    game = table(
        you=Side(hand=["Plague"], board=["Human"], discard=["Lash", "Rage"], top=["Kong", "Muse"]),
        opponent=Side(board=["Human", "Wolf", "Steel Golem"]),
    )
    game.play("Plague")
    game.could_pick_modes("Deal 1 damage to target player", "break all champions")
    game.mode("Deal 1 damage to target player")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (30, 29)
    assert game.opponent.board == ["Wolf", "Steel Golem"]
    assert [game.champion(name).damage for name in ("Wolf", "Steel Golem")] == [1, 1]
    assert game.you.board == ["Human"]
    assert game.you.hand == ["Kong"]
    game.could_choose("Lash", "Rage")
    game.choose("Lash", "Rage")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.discard_pile == ["Plague"]


def test_the_recycling_may_be_declined(table):
    game = table(you=Side(hand=["Plague"], discard=["Lash", "Rage"], top=["Kong"]))
    game.play("Plague")
    game.mode("Deal 1 damage to target player")
    game.choose("you")
    game.decline()
    assert game.you.health == 29
    assert game.you.hand == ["Kong"]
    assert game.you.discard_pile == ["Lash", "Plague", "Rage"]


def test_a_single_card_beside_the_plague_cannot_be_recycled(table):
    """Rules 5.5.2 and 5.5.6."""
    game = table(you=Side(hand=["Plague"], discard=["Lash"], top=["Kong"]))
    game.play("Plague")
    game.mode("Deal 1 damage to target player")
    game.choose("opponent")
    assert game.moment == "main"
    assert game.you.hand == ["Kong"]


def test_on_your_turn_it_breaks_all_champions(table):
    game = table(
        you=Side(hand=["Plague"], board=["Kong"], top=["Muse"]),
        opponent=Side(board=["Steel Golem", "Wolf", in_play("Human", this_turn="unbreakable")]),
    )
    game.play("Plague")
    game.mode("break all champions")
    assert game.you.board == []
    assert game.opponent.board == ["Human"]
    assert game.you.discard_pile == ["Kong", "Plague"]
    assert game.you.hand == []
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_on_the_opponents_turn_it_breaks_nothing(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Plague"]), opponent=Side(board=["Wolf"]))
    game.you.play("Plague")
    game.mode("break all champions")
    assert game.opponent.board == ["Wolf"]
    assert game.you.discard_pile == ["Plague"]


def test_of_more_players_it_hurts_the_chosen_one_and_their_champions_alone(circle):
    game = circle(Side(hand=["Plague"], board=["Human"]), Side(board=["Human"]), Side(board=["Human"]))
    game.play("Plague")
    game.mode("Deal 1 damage to target player")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 29]
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Human"], ["Human"], []]
