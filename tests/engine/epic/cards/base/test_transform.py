"""Transform."""

from tests.engine.epic.scenario import Side, in_play


def test_a_champion_goes_below_its_owners_deck_and_its_controller_gets_a_wolf(table):
    """5.21.1, 5.21.5, 1.9.2."""
    game = table(
        you=Side(hand=["Transform"], board=["Steel Golem"]),
        opponent=Side(board=["Soul Hunter", in_play("Trihorror", owner="you", expended=True, counters=2)]),
    )
    game.play("Transform")
    game.mode("wolf token")
    game.could_choose("Soul Hunter", "Trihorror")
    game.could_not_decline()
    game.choose("Trihorror")
    assert game.you.bottom[0] == "Trihorror"
    assert game.opponent.board == ["Soul Hunter", "Wolf"]
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.prepared, wolf.deploying) == (2, 2, True, True)
    assert wolf.owner == "opponent"


def test_nothing_that_waits_for_a_break_triggers(table):
    game = table(you=Side(hand=["Transform"]), opponent=Side(board=["Soul Hunter"]))
    game.play("Transform")
    game.mode("wolf token")
    assert (game.you.health, game.opponent.health, game.opponent.discard_pile) == (30, 30, [])


def test_the_unbanishable_and_the_unbreakable_are_transformed(table):
    """5.21.2."""
    game = table(you=Side(hand=["Transform"]), opponent=Side(board=[in_play("Thundarus", gained="unbreakable")]))
    game.play("Transform")
    game.mode("wolf token")
    assert game.opponent.board == ["Wolf"]


def test_a_token_and_even_a_wolf_becomes_a_fresh_wolf(table):
    """5.21.3, 5.21.4, 5.21.6."""
    game = table(you=Side(hand=["Transform"]), opponent=Side(board=[in_play("Wolf", damage=1, counters=3)]))
    game.play("Transform")
    game.mode("wolf token")
    wolf = game.champion("Wolf")
    assert (wolf.counters, wolf.damage, wolf.deploying) == (0, 0, True)
    assert game.opponent.board == ["Wolf"]


def test_a_transformed_attacker_has_left_the_battle(table):
    """5.21.3, 4.4.1a."""
    game = table(you=Side(board=["Kong"]), opponent=Side(hand=["Transform"]))
    game.attack("Kong")
    game.passes()
    game.opponent.play("Transform")
    game.mode("wolf token")
    game.opponent.passes()
    assert (game.moment, game.opponent.health) == ("main", 30)
    assert not game.champion("Wolf").attacking
    game.could_not_attack()


def test_without_a_target_nothing_happens_and_two_cards_may_be_drawn_instead(table):
    game = table(you=Side(hand=["Transform"], board=["Steel Golem"], top=["Muse", "Erase"]))
    game.play("Transform")
    game.could_pick_modes("Draw two cards", "wolf token")
    game.mode("wolf token")
    assert (game.you.board, game.you.hand) == (["Steel Golem"], [])
    game = table(you=Side(hand=["Transform"], board=["Kong"], top=["Muse", "Erase"]))
    game.play("Transform")
    game.mode("Draw two cards")
    assert (game.you.board, game.you.hand) == (["Kong"], ["Erase", "Muse"])
