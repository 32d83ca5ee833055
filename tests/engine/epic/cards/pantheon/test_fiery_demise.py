"""Fiery Demise."""

from tests.engine.epic.scenario import Side


def test_3_damage_to_a_champion_and_two_cards(table):
    game = table(
        you=Side(hand=["Fiery Demise"], board=["Human"], top=["Kong", "Muse"]),
        opponent=Side(board=["Fire Shaman", "Steel Golem"]),
    )
    game.play("Fiery Demise")
    assert game.you.hand == []  # 3.2.3: the damage comes first
    game.could_choose("you", "opponent", "Human", "Fire Shaman")
    game.could_not_decline()
    game.choose("Fire Shaman")
    assert game.opponent.board == ["Steel Golem"]
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.gold == 0


def test_3_damage_to_a_player_in_any_turn(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Fiery Demise"], top=["Kong", "Muse"]))
    game.you.play("Fiery Demise")
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (30, 27)
    assert game.you.hand == ["Kong", "Muse"]


def test_a_player_who_is_untargetable_is_spared(table):
    """5.20.4: the Gudgeon hides its controller, not itself."""
    game = table(you=Side(hand=["Fiery Demise"]), opponent=Side(board=["The Gudgeon"]))
    game.play("Fiery Demise")
    game.could_choose("you", "The Gudgeon")
    game.choose("The Gudgeon")
    assert game.opponent.board == []
    assert game.opponent.health == 30


def test_a_champion_of_more_defense_survives(table):
    game = table(you=Side(hand=["Fiery Demise"]), opponent=Side(board=["Demon"]))
    game.play("Fiery Demise")
    game.choose("Demon")
    assert game.champion("Demon").damage == 3
    assert len(game.you.hand) == 2


def test_the_draw_may_win_the_game(table):
    """1.6.2."""
    game = table(you=Side(hand=["Fiery Demise"], deck=["Kong"]))
    game.play("Fiery Demise")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "deck")


def test_it_is_a_wild_ally(table):
    """5.18.1, 3.2.5: the troll comes back after both cards were drawn."""
    game = table(you=Side(hand=["Fiery Demise"], discard=["Cave Troll"], top=["Kong", "Muse"]))
    game.play("Fiery Demise")
    game.choose("opponent")
    assert game.you.hand == ["Cave Troll", "Kong", "Muse"]
