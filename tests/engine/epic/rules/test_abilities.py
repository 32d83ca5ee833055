"""Continuous and gained abilities and the keywords of champions (2.5.3, 3.3, 5.0.7, 5.9-5.13, 5.15, 5.21)."""

from tests.engine.epic.scenario import Side, in_play

# --- continuous abilities (3.3) ------


def test_3_3_3_a_continuous_ability_applies_while_its_card_is_in_play(table):
    game = table(
        you=Side(board=["Human", "Standard Bearer", "Wolf"], hand=["Erase"]), opponent=Side(board=["Priest of Kalnor"])
    )
    assert game.champion("Human").offense == 3
    assert game.champion("Standard Bearer").offense == 2  # your other good champions
    assert game.champion("Wolf").offense == 2
    assert game.champion("Priest of Kalnor").offense == 1
    game.play("Erase")
    game.choose("Standard Bearer")
    assert game.champion("Human").offense == 1


def test_3_3_3_continuous_abilities_add_up_and_apply_to_champions_that_come_later(table):
    game = table(you=Side(board=["Pack Alpha", "Jungle Queen"]))
    game.use("Pack Alpha")
    seen = game.champion("Wolf")
    assert (seen.offense, seen.defense) == (4, 4)
    assert game.champion("Pack Alpha").offense == 6
    assert game.champion("Jungle Queen").defense == 8


def test_3_3_2_continuous_abilities_do_not_target(table):
    game = table(you=Side(board=["Thundarus", in_play("Gold Dragon", this_turn="untargetable")]))
    assert game.champion("Gold Dragon").offense == 11


def test_a_damaged_champion_breaks_when_a_continuous_ability_no_longer_saves_it(table):
    game = table(you=Side(board=["Pack Alpha", in_play("Wolf", damage=2), in_play("Wolf", damage=1)], hand=["Erase"]))
    game.play("Erase")
    game.choose("Pack Alpha")
    assert game.you.board == ["Wolf"]


def test_2_5_3_an_alignment_given_counts_for_what_asks_for_alignments(table):
    game = table(
        you=Side(board=["White Knight", "Priest of Kalnor"]), opponent=Side(board=["Dark Leader", "Human", "Wolf"])
    )
    assert game.champion("Human").alignments == {"good", "evil"}
    assert game.champion("Human").offense == 2
    game.use("White Knight")
    game.could_choose("Dark Leader", "Human")
    game.choose("Dark Leader")
    assert game.champion("Human").alignments == {"good"}


def test_2_5_3_an_alignment_given_is_seen_by_other_continuous_abilities_and_effects(table):
    game = table(you=Side(board=["Dark Leader", "Human", "Standard Bearer"], hand=["The Risen"]))
    assert game.champion("Human").offense == 1 + 1 + 2  # both good and evil
    game.play("The Risen")
    assert game.champion("Human").offense == 5
    assert game.champion("Human").keywords == {"blitz"}


def test_an_ability_of_your_turn_is_off_in_the_opponents_turn(table):
    game = table(you=Side(board=["Juggernaut"]), opponent=Side(board=["Juggernaut"]))
    assert "unbreakable" in game.champion("your Juggernaut").keywords
    assert "unbreakable" not in game.champion("their Juggernaut").keywords


# --- gained abilities (5.0.7) ------


def test_5_0_7_and_5_3_7_an_ability_gained_by_loyalty_stays_and_goes_with_the_champion(table):
    game = table(you=Side(hand=["Dark Assassin", "Medusa", "Bitten"]), opponent=Side(hand=["Turn"]))
    game.play("Dark Assassin")
    game.reveal("Medusa", "Bitten")
    assert "blitz" in game.champion("Dark Assassin").keywords
    game.end_turn()
    game.opponent.play("Turn")
    game.mode("If it is your turn")
    assert game.champion("Dark Assassin").controller == "opponent"
    game.could_attack_with("Dark Assassin")


def test_an_ability_gained_this_turn_ends_with_it(table):
    game = table(you=Side(board=["Kong"], hand=["Deadly Raid", "Lash"]))
    game.play("Deadly Raid")
    game.mode("unblockable")
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (15, {"unblockable"})
    game.end_turn()
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (13, set())


def test_what_your_champions_gain_is_not_given_to_those_that_come_later(table):
    game = table(you=Side(board=["Kong"], hand=["Rally the People", "Cave Troll"]))
    game.play("Rally the People")
    game.play("Cave Troll")
    assert (game.champion("Human").offense, game.champion("Kong").offense) == (2, 14)
    assert game.champion("Cave Troll").offense == 5


# --- unbreakable (5.9) ------


def test_5_9_2_breaking_an_unbreakable_champion_fails(table):
    game = table(you=Side(hand=["Apocalypse"], board=["Dark Knight", "Human"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Dark Knight"]


def test_5_9_2_an_unbreakable_champion_can_be_the_target_of_a_break(table):
    game = table(you=Side(hand=["Bitten"], board=["Dark Knight", "Kong"]))
    game.play("Bitten")
    game.mode("Break target champion")
    game.could_choose("Dark Knight", "Kong")
    game.choose("Dark Knight")
    assert game.you.board == ["Dark Knight", "Kong", "Zombie"]


def test_5_9_3_damage_stays_and_breaks_when_the_champion_loses_unbreakable(table):
    """Juggernaut is unbreakable in its controller's turn; the opponent takes it, and it is not their turn."""
    game = table(you=Side(board=[in_play("Juggernaut", damage=5)]), opponent=Side(hand=["Turn"]))
    game.you.passes()
    assert game.champion("Juggernaut").damage == 5
    game.opponent.play("Turn")
    game.mode("this turn")
    assert (game.you.board, game.opponent.board) == ([], [])
    assert game.you.discard_pile == ["Juggernaut"]


def test_5_9_3_damage_that_was_removed_breaks_nothing(table):
    game = table(you=Side(board=["Juggernaut"], hand=["Flash Fire", "Flash Fire"]), opponent=Side(hand=["Lash"]))
    for _ in range(2):
        game.play("Flash Fire")
        game.mode("each champion")
    assert game.champion("Juggernaut").damage == 4
    game.end_turn()
    assert (game.active, game.you.board) == ("opponent", ["Juggernaut"])
    assert game.champion("Juggernaut").damage == 0


# --- unbanishable (5.11) ------


def test_5_11_2_banishing_an_unbanishable_champion_fails(table):
    game = table(you=Side(hand=["Divine Judgment"], board=["High King", "Human"]))
    game.play("Divine Judgment")
    game.mode("banish all champions")
    assert game.you.board == ["High King"]


def test_5_11_3_and_5_21_2_an_unbanishable_champion_can_be_transformed(table):
    game = table(you=Side(hand=["Transform"]), opponent=Side(board=["High King"]))
    game.play("Transform")
    game.mode("wolf token")
    assert (game.opponent.board, game.opponent.bottom[0]) == (["Wolf"], "High King")


# --- banish and transform (5.15, 5.21) ------


def test_5_15_2_cards_banished_together_lie_in_random_order_which_nobody_knows(table):
    orders = set()
    for seed in range(30):
        game = table(you=Side(hand=["Divine Judgment"], board=["Kong", "Human", "Cave Troll", "Medusa"]), seed=seed)
        game.play("Divine Judgment")
        game.mode("banish all champions")
        orders.add(tuple(game.you.bottom[:3]))
        assert game.opponent.knows_deck("you") == [(3, ["Cave Troll", "Kong", "Medusa"])]
    assert len(orders) == 6


def test_5_21_3_a_transformed_champion_is_new(table):
    changed = in_play("Wolf", counters=3, damage=1, expended=True, gained="blitz", offense=2)
    game = table(you=Side(hand=["Transform"], board=[changed]))
    game.play("Transform")
    game.mode("wolf token")
    seen = game.champion("Wolf")  # 5.21.4: a Wolf into a Wolf
    assert (seen.offense, seen.defense, seen.counters, seen.damage, seen.keywords) == (2, 2, 0, 0, set())
    assert seen.prepared
    assert seen.deploying  # 5.21.5


def test_5_21_6_a_transformed_token_goes_and_the_new_one_comes(table):
    game = table(you=Side(hand=["Wave of Transformation"], board=["Demon"]), opponent=Side(board=["Kong", "Human"]))
    game.play("Wave of Transformation")
    game.mode("wolf token")
    assert (game.you.board, game.opponent.board) == (["Wolf"], ["Wolf", "Wolf"])
    assert game.opponent.bottom[0] == "Kong"
    assert game.you.deck == ["Burrowing Wurm"] * 10


def test_5_21_a_transformed_champion_was_not_broken(table):
    game = table(
        you=Side(hand=["Wave of Transformation"], board=["Soul Hunter"]), opponent=Side(board=["Winter Fairy"])
    )
    game.play("Wave of Transformation")
    game.mode("wolf token")
    assert (game.moment, game.opponent.hand) == ("main", [])


# --- righteous (5.13) ------


def test_5_13_1_righteous_gains_the_damage_dealt(table):
    game = table(you=Side(board=["Avenging Angel"]))
    game.attack("Avenging Angel")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (36, 24)


def test_5_13_2_the_damage_need_not_be_battle_damage(table):
    game = table(you=Side(board=[in_play("Pyromancer", gained="righteous")]))
    game.use("Pyromancer")
    game.choose("opponent")
    assert game.you.health == 34


def test_5_13_3_lethal_battle_damage_kills_before_the_health_is_gained(table):
    game = table(
        moment="before-damage",
        you=Side(health=30, board=[in_play("Triceratops", attacking=True)]),
        opponent=Side(health=2, board=[in_play("Avenging Angel", blocking=True)]),
    )
    game.go_to("damage")
    game.assign("Triceratops", {"opponent": 4, "Avenging Angel": 6})
    assert (game.winner, game.opponent.health) == ("you", -2)


def test_5_13_4_several_instances_are_redundant(table):
    game = table(you=Side(board=["Avenging Angel", "Gold Dragon"]))
    game.attack("Avenging Angel")
    game.go_to("main")
    assert game.you.health == 36


def test_5_13_5_overkill_gains_no_more_than_the_offense(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Avenging Angel", attacking=True)]),
        opponent=Side(board=[in_play("Human", blocking=True)]),
    )
    game.go_to("main")
    assert game.you.health == 36


# --- numbers ------


def test_negative_numbers_count_as_0(table):
    game = table(you=Side(hand=["Wither"]), opponent=Side(board=["Priest of Kalnor"]))
    game.play("Wither")
    assert (game.champion("Priest of Kalnor").offense, game.champion("Priest of Kalnor").damage) == (0, 3)


def test_a_champion_whose_defense_falls_to_its_damage_breaks(table):
    game = table(you=Side(board=[in_play("Djinn of the Sands", counters=1, damage=5)]))
    game.use("Djinn of the Sands")
    assert game.you.discard_pile == ["Djinn of the Sands"]
