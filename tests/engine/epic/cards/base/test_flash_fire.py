"""Flash Fire: 2 damage to each champion and each player for nothing, or draw two cards for {1}."""

from tests.engine.epic.scenario import Side


def test_it_burns_every_champion_and_both_players(table):
    """5.12.2: the untargetable too."""
    game = table(
        you=Side(hand=["Flash Fire"], board=["Human", "Kong"]), opponent=Side(board=["Muse", "Steel Golem", "Zombie"])
    )
    game.play("Flash Fire")
    game.could_pick_modes("2 damage to each champion", "Draw two cards")
    game.mode("2 damage to each champion")
    assert game.you.board == ["Kong"]
    assert game.opponent.board == ["Steel Golem"]
    assert game.champion("Kong").damage == 2
    assert game.champion("Steel Golem").damage == 2
    assert (game.you.health, game.opponent.health) == (28, 28)
    assert game.you.gold == 1


def test_a_lone_attacker_breaks_and_the_defender_keeps_initiative_until_the_battle_ends(table):
    """4.4.1a (own example)."""
    game = table(you=Side(board=["Human", "Kong"]), opponent=Side(hand=["Flash Fire", "Fireball"], board=["Demon"]))
    game.attack("Human")
    game.you.passes()
    game.opponent.play("Flash Fire")
    game.mode("2 damage to each champion")
    assert game.you.board == ["Kong"]
    assert game.decider == "opponent"
    game.opponent.could_play("Fireball")
    game.opponent.passes()
    assert (game.moment, game.decider) == ("main", "you")
    assert (game.you.health, game.opponent.health) == (28, 28)
    game.could_attack_with("Kong")


def test_both_players_at_2_health_end_in_a_draw(table):
    """1.2.2; house ruling: together is a draw."""
    game = table(you=Side(hand=["Flash Fire"], health=2), opponent=Side(health=2))
    game.play("Flash Fire")
    game.mode("2 damage to each champion")
    assert (game.winner, game.ended_by) == ("nobody", "both")


def test_for_1_gold_it_draws_two_cards(table):
    game = table(you=Side(hand=["Flash Fire"], board=["Human"], top=["Kong", "Muse"]))
    game.play("Flash Fire")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.gold == 0
    assert game.you.board == ["Human"]
    assert game.opponent.health == 30


def test_without_gold_it_can_only_burn(table):
    """3.6.3."""
    game = table(you=Side(hand=["Flash Fire"], gold=0))
    game.play("Flash Fire")
    assert game.you.hand == []
    assert (game.you.health, game.opponent.health) == (28, 28)


def test_of_more_players_all_burn_and_all_their_champions(circle):
    game = circle(Side(hand=["Flash Fire"], board=["Human"]), *[Side(board=["Human"])] * 3)
    game.play("Flash Fire")
    game.mode("each champion and each player")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [28] * 4
    assert [game[name].board for name in ("Ann", "Ben", "Cyd", "Dan")] == [[]] * 4
