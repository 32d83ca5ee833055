"""Flames of Furios."""

from tests.engine.epic.scenario import Side, in_play


def burn(table, you, opponent, **more):
    game = table(you=you, opponent=opponent, **more)
    game.you.play("Flames of Furios")
    game.mode("Deal 7 damage to each champion")
    return game


def test_each_champion_burns_and_each_player_for_their_own_that_broke(table):
    """2.3.5a: tokens break too; 5.12.2: the untargetable are damaged."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"], board=["Human", "White Knight", "Muse"]),
        opponent=Side(board=["Steel Golem", "Demon", "Wolf", "Fire Shaman"]),
    )
    assert game.you.board == ["White Knight"]
    assert game.opponent.board == ["Steel Golem"]
    assert (game.champion("White Knight").damage, game.champion("Steel Golem").damage) == (7, 7)
    assert (game.you.health, game.opponent.health) == (28, 27)
    assert game.you.discard_pile == ["Flames of Furios", "Muse"]
    assert game.opponent.discard_pile == ["Fire Shaman"]
    assert game.you.gold == 0


def test_a_champion_counts_for_its_controller(table):
    """1.9.2: its card goes to the owner."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"], board=[in_play("Cave Troll", owner="opponent")]),
        opponent=Side(),
    )
    assert (game.you.health, game.opponent.health) == (29, 30)
    assert game.opponent.discard_pile == ["Cave Troll"]


def test_earlier_damage_counts_and_the_unbreakable_do_not_break(table):
    """5.16.3, 5.9.3."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"], board=["Dark Knight"]),
        opponent=Side(board=[in_play("Kong", damage=7), in_play("Steel Golem", damage=5)]),
    )
    assert game.you.board == ["Dark Knight"]
    assert game.champion("Dark Knight").damage == 7
    assert game.opponent.board == ["Steel Golem"]
    assert (game.you.health, game.opponent.health) == (30, 29)


def test_what_breaks_because_another_broke_is_broken_this_way(table):
    """3.3.3: without the Queen's defense the Ankylosaurus has as much damage as defense."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"]),
        opponent=Side(board=["Jungle Queen", "Ankylosaurus"]),
    )
    assert game.opponent.board == []
    assert game.opponent.health == 28


def test_when_nothing_breaks_no_player_burns(table):
    game = burn(table, you=Side(hand=["Flames of Furios"]), opponent=Side(board=["Kong"]))
    assert game.champion("Kong").damage == 7
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_players_who_burn_up_together_draw(table):
    """House ruling H1."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"], board=["Human"], health=1),
        opponent=Side(board=["Demon", "Wolf"], health=2),
    )
    assert (game.winner, game.ended_by) == ("nobody", "both")


def test_the_game_is_over_before_what_triggered_resolves(table):
    """3.4.2: the Soul Hunter would deal 5 to you, but its player has fallen."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"], health=3),
        opponent=Side(board=["Soul Hunter"], health=1),
    )
    assert game.winner == "you"


def test_an_attack_burns_away(table):
    """4.4.1a."""
    game = burn(
        table,
        you=Side(hand=["Flames of Furios"]),
        opponent=Side(board=[in_play("Demon", attacking=True, expended=True)]),
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
    )
    assert game.opponent.health == 29
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)


def test_or_it_draws_two_cards(table):
    """5.18.1: it is wild, and the Cave Troll knows."""
    game = table(
        you=Side(hand=["Flames of Furios"], board=["Human"], discard=["Cave Troll"], top=["Kong", "Muse"]),
    )
    game.play("Flames of Furios")
    game.could_pick_modes("Draw two cards", "Deal 7 damage to each champion")
    game.mode("Draw two cards")
    assert game.you.hand == ["Cave Troll", "Kong", "Muse"]
    assert game.you.board == ["Human"]
    assert game.you.health == 30


def test_of_three_players_each_is_damaged_for_their_own_that_broke(circle):
    game = circle(Side(hand=["Flames of Furios"], board=["Human"]), Side(board=["Kong"]), Side(board=["Demon", "Wolf"]))
    game.play("Flames of Furios")
    game.mode("Deal 7 damage to each champion")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [29, 30, 28]
    assert game["Ben"].champion("Kong").damage == 7
