"""Flame Spike: 2 damage to a target, and recycle, for free."""

from tests.engine.epic.scenario import Side


def test_2_damage_to_a_champion_then_two_cards_are_recycled(table):
    """5.5.6: not the Spike itself. 5.12.1: Steel Golem cannot be the target."""
    game = table(
        you=Side(hand=["Flame Spike"], discard=["Kong", "Lash", "Rage"], top=["Muse"], gold=0),
        opponent=Side(board=["Wolf", "Steel Golem"]),
    )
    game.play("Flame Spike")
    game.could_choose("you", "opponent", "Wolf")
    game.could_not_decline()
    game.choose("Wolf")
    game.could_choose("Kong", "Lash", "Rage")
    game.choose("Kong", "Rage")
    assert (game.opponent.board, game.you.hand) == (["Steel Golem"], ["Muse"])
    assert game.you.discard_pile == ["Flame Spike", "Lash"]


def test_2_damage_to_a_player_and_no_recycling(table):
    """5.5.5, 5.5.2."""
    game = table(you=Side(hand=["Flame Spike"], discard=["Kong", "Lash"]))
    game.play("Flame Spike")
    game.choose("opponent")
    game.decline()
    assert (game.opponent.health, game.you.health, game.you.hand) == (28, 30, [])
    game = table(you=Side(hand=["Flame Spike"], discard=["Kong"]))
    game.play("Flame Spike")
    game.choose("you")
    assert (game.moment, game.you.health, game.you.hand) == ("main", 28, [])


def test_the_champion_it_breaks_may_be_one_of_the_two_cards(table):
    """5.16.3: your own Muse is in the discard pile at once."""
    game = table(you=Side(hand=["Flame Spike"], board=["Muse"], discard=["Lash"], top=["Kong"]))
    game.play("Flame Spike")
    game.choose("Muse")
    game.could_choose("Lash", "Muse")
    game.choose("Lash", "Muse")
    assert (game.you.hand, game.you.discard_pile) == (["Kong"], ["Flame Spike"])


def test_the_last_2_health_end_the_game_before_it_recycles(table):
    game = table(you=Side(hand=["Flame Spike"], discard=["Kong", "Lash"]), opponent=Side(health=2))
    game.play("Flame Spike")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")
