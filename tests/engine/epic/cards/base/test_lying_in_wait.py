"""Lying in Wait."""

from tests.engine.epic.scenario import Side, in_play


def waiting(table, *attackers, moment="before-blocks", board=()):
    """The opponent attacks you, and you may act."""
    attacking = [in_play(name, attacking=True, expended=True) for name in attackers]
    return table(
        turn_of="opponent",
        moment=moment,
        initiative="you",
        you=Side(hand=["Lying in Wait"], top=["Kong", "Muse"]),
        opponent=Side(board=[*attacking, *board]),
    )


def test_a_lone_attacker_is_banished_target_or_not(table):
    """Steel Golem is untargetable, and this does not target (5.12.2). Others that stay at home do not matter."""
    game = waiting(table, "Steel Golem", board=["Wolf"])
    game.you.play("Lying in Wait")
    game.could_pick_modes("Draw two cards", "If a champion is attacking alone")
    game.mode("If a champion is attacking alone")
    assert game.opponent.board == ["Wolf"]
    assert game.opponent.bottom[0] == "Steel Golem"
    game.you.passes()
    assert game.moment == "main"
    assert game.you.health == 30


def test_after_blocks_it_works_too(table):
    game = waiting(table, "Kong", moment="before-damage")
    game.you.play("Lying in Wait")
    game.mode("If a champion is attacking alone")
    assert game.opponent.board == []


def test_two_attackers_are_not_alone(table):
    game = waiting(table, "Steel Golem", "Human")
    game.you.play("Lying in Wait")
    game.mode("If a champion is attacking alone")
    assert game.opponent.board == ["Steel Golem", "Human"]
    assert game.you.hand == []
    assert game.you.discard_pile == ["Lying in Wait"]


def test_the_last_attacker_left_is_alone(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Lying in Wait", "Fireball"]),
        opponent=Side(
            board=[in_play("Kong", attacking=True, expended=True), in_play("Human", attacking=True, expended=True)]
        ),
    )
    game.you.play("Fireball")
    game.mode("Deal 3 damage to a target")
    game.choose("Human")
    game.you.play("Lying in Wait")
    game.mode("If a champion is attacking alone")
    assert game.opponent.board == []
    assert game.opponent.bottom[0] == "Kong"


def test_an_unbanishable_attacker_stays(table):
    """Rule 5.11.2."""
    game = waiting(table, "The People's Champion")
    game.you.play("Lying in Wait")
    game.mode("If a champion is attacking alone")
    assert game.opponent.board == ["The People's Champion"]
    assert game.champion("The People's Champion").attacking


def test_outside_of_a_battle_nobody_is_attacking(table):
    game = table(you=Side(hand=["Lying in Wait"], board=["Human"]), opponent=Side(board=["Kong"]))
    game.play("Lying in Wait")
    game.mode("If a champion is attacking alone")
    assert game.opponent.board == ["Kong"]
    assert game.you.board == ["Human"]
    assert game.you.hand == []


def test_it_draws_two_cards_instead(table):
    game = waiting(table, "Kong")
    game.you.play("Lying in Wait")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.board == ["Kong"]
