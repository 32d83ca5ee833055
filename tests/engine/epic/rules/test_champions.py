"""Champions in play: positions, deploying, blitz, ambush, tokens, counters, control (1.9, 2, 5.8, 5.14, 5.17)."""

from tests.engine.epic.scenario import Side, in_play

# --- entering play ------


def test_2_1_7_a_champion_enters_play_prepared_and_deploying(table):
    game = table(you=Side(hand=["Burrowing Wurm"]))
    game.play("Burrowing Wurm")
    assert game.champion("Burrowing Wurm").prepared
    assert game.champion("Burrowing Wurm").deploying
    game.could_not_attack()


def test_2_3_3_a_token_enters_play_prepared_and_deploying(table):
    game = table(you=Side(hand=["Word of Summoning"]))
    game.play("Word of Summoning")
    assert game.champion("Demon").prepared
    assert game.champion("Demon").deploying


def test_2_3_4_the_four_tokens(table):
    game = table(you=Side(board=["Wolf", "Zombie", "Human", "Demon"]))
    seen = {name: game.champion(name) for name in game.you.board}
    assert {name: (one.offense, one.defense, one.alignments) for name, one in seen.items()} == {
        "Wolf": (2, 2, {"wild"}),
        "Zombie": (2, 2, {"evil"}),
        "Human": (1, 1, {"good"}),
        "Demon": (4, 4, {"evil"}),
    }
    assert all(one.token for one in seen.values())


def test_2_3_2_who_plays_the_effect_gets_the_token_unless_the_card_says_otherwise(table):
    game = table(you=Side(hand=["Bitten"], board=["Human"]), turn_of="opponent", moment="end-offer")
    game.play("Bitten")
    game.mode("Break target champion")
    assert (game.you.board, game.opponent.board) == ([], ["Zombie"])  # the player whose turn it is


def test_5_17_2_a_champion_deploys_until_the_next_turn_of_its_controller(table):
    game = table(you=Side(hand=["Kong"]))
    game.play("Kong")
    game.end_turn()
    assert game.champion("Kong").deploying
    game.end_turn()
    assert not game.champion("Kong").deploying
    game.could_attack_with("Kong")


def test_5_8_2_blitz_ignores_deploying_for_attacks_and_expend_powers(table):
    """5.8.1."""
    game = table(you=Side(hand=["Pack Alpha"]))
    game.play("Pack Alpha")
    assert game.champion("Pack Alpha").deploying
    game.could_attack_with("Pack Alpha")
    game.use("Pack Alpha")
    assert game.you.board == ["Pack Alpha", "Wolf", "Wolf"]


def test_5_8_3_a_champion_that_loses_blitz_is_held_by_deploying_again(table):
    game = table(you=Side(board=[in_play("Necromancer Lord", deploying=True, this_turn="blitz")]))
    game.could_attack_with("Necromancer Lord")
    game.end_turn()
    assert game.champion("Necromancer Lord").keywords == set()
    assert game.champion("Necromancer Lord").deploying


def test_5_14_1_ambush_lets_a_champion_be_played_when_an_event_could(table):
    """3.2.3b, 5.0.8."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Medusa", "Kong"]))
    game.could_play("Medusa")
    game.could_not_play("Kong")
    game.play("Medusa")
    assert game.champion("Medusa").deploying


def test_5_14_2_an_ambushing_champion_is_ready_when_its_controllers_turn_starts(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Lurking Giant", "Lash"]))
    game.play("Lurking Giant")
    assert game.champion("Lurking Giant").deploying
    game.end_turn()
    assert game.active == "you"
    game.could_attack_with("Lurking Giant")


def test_an_ambushing_champion_may_block_at_once(table):
    game = table(turn_of="opponent", you=Side(hand=["Lurking Giant"]), opponent=Side(board=["Human"]))
    game.attack("Human")
    game.opponent.passes()
    game.you.play("Lurking Giant")
    game.go_to("blockers")
    game.could_block_with("Lurking Giant")
    game.block("Lurking Giant")
    game.go_to("main")
    assert game.opponent.board == []


def test_a_card_may_let_others_be_played_as_if_they_had_ambush(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Cave Troll", "Dark Knight", "Ogre Mercenary"]))
    game.could_not_play("Cave Troll")
    game.could_play("Dark Knight")
    game = table(
        turn_of="opponent", moment="end-offer",
        you=Side(hand=["Cave Troll", "Kong", "Ogre Mercenary"], board=["Jungle Queen"]),
    )  # fmt: skip
    game.could_play("Cave Troll", "Kong")
    game.could_not_play("Ogre Mercenary")


# --- flipped (2.6.4) ------


def test_2_6_4_a_flipped_champion_may_still_be_expended(table):
    game = table(you=Side(board=[in_play("Forcemage Apprentice", flipped=True)]))
    game.could_not_attack()
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    assert game.opponent.health == 28


# --- tokens (2.3.5) ------


def test_2_3_5_a_token_that_leaves_play_is_gone(table):
    """2.3.1."""
    game = table(
        you=Side(hand=["Erase", "Banishment", "Wither"], gold=2), opponent=Side(board=["Demon", "Wolf", "Human"])
    )
    game.play("Erase")
    game.choose("Demon")
    game.play("Banishment")
    game.choose("Wolf")
    game.play("Wither")
    assert game.opponent.board == []
    assert game.opponent.hand == []
    assert game.opponent.discard_pile == []
    assert game.opponent.deck == ["Burrowing Wurm"] * 10


def test_2_3_5a_a_broken_token_still_triggers(table):
    game = table(you=Side(board=["Drinker of Blood"], hand=["Fireball"]), opponent=Side(board=["Human"]))
    game.play("Fireball")
    game.mode("Deal 3 damage to a target.")
    game.choose("Human")
    assert (game.you.health, game.opponent.health) == (32, 28)


def test_h3_tokens_cost_0(table):
    game = table(you=Side(board=["Time Bender"]), opponent=Side(board=["Demon", "Cave Troll", "Kong"]))
    game.use("Time Bender", "Banish")
    game.could_choose("Demon", "Cave Troll")
    game.choose("Demon")
    assert game.opponent.board == ["Cave Troll", "Kong"]


# --- counters (2.7) ------


def test_2_7_3_counters_add_up_and_stay(table):
    game = table(you=Side(board=[in_play("Wurm Hatchling", counters=2)], hand=["Kong", "Lash"]))
    game.play("Kong")
    game.trigger("Wurm Hatchling")
    game.choose("Kong")
    seen = game.champion("Wurm Hatchling")
    assert (seen.counters, seen.offense, seen.defense) == (4, 8, 8)
    game.end_turn()
    assert game.champion("Wurm Hatchling").counters == 4


def test_2_7_counters_are_lost_when_the_champion_leaves_play(table):
    game = table(you=Side(hand=["Erase", "Wurm Hatchling"], board=[in_play("Wurm Hatchling", counters=2)]))
    game.play("Erase")
    game.play("Wurm Hatchling")
    assert game.champion("Wurm Hatchling").counters == 0


# --- control and owners (1.9, 5.17.2) ------


def test_5_17_2_a_champion_that_changes_control_deploys(table):
    game = table(you=Side(hand=["Turn"]), opponent=Side(board=["Kong"]))
    game.play("Turn")
    game.mode("If it is your turn")
    assert (game.you.board, game.champion("Kong").owner) == (["Kong"], "opponent")
    assert game.champion("Kong").deploying
    game.could_not_attack()
    game.end_turn()
    assert game.you.board == ["Kong"]
    game.end_turn()
    game.could_attack_with("Kong")


def test_4_5_2d_control_for_a_turn_ends_with_the_turn(table):
    game = table(you=Side(hand=["Turn"]), opponent=Side(board=[in_play("Kong", expended=True)]))
    game.play("Turn")
    game.mode("this turn")
    assert game.champion("Kong").prepared
    game.attack("Kong")
    game.go_to("main")
    assert game.opponent.health == 17
    game.end_turn()
    assert game.opponent.board == ["Kong"]


def test_1_9_2_a_broken_champion_goes_to_its_owners_discard_pile(table):
    game = table(you=Side(board=[in_play("Kong", owner="opponent")], hand=["Apocalypse"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Apocalypse"], ["Kong"])


def test_1_9_2_a_returned_champion_goes_to_its_owners_hand(table):
    game = table(you=Side(board=[in_play("Kong", owner="opponent")], hand=["Erase"]))
    game.play("Erase")
    assert game.opponent.hand == ["Kong"]


def test_5_15_3_a_banished_champion_goes_to_its_owners_deck(table):
    game = table(you=Side(board=[in_play("Kong", owner="opponent")], hand=["Banishment"]))
    game.play("Banishment")
    assert game.opponent.bottom[0] == "Kong"


def test_1_9_2_a_champion_from_the_opponents_discard_pile_stays_theirs(table):
    game = table(you=Side(board=["Necromancer Lord"]), opponent=Side(discard=["Kong"]))
    game.use("Necromancer Lord")
    game.choose("Kong")  # its tribute
    assert game.champion("Kong").controller == "you"
    assert game.champion("Kong").owner == "opponent"


def test_taking_control_for_good_beats_an_earlier_loan(table):
    game = table(
        you=Side(hand=["Turn", "Turn"], gold=2),
        opponent=Side(board=["Kong"]),
    )
    game.play("Turn")
    game.mode("this turn")
    game.play("Turn")
    game.mode("If it is your turn")
    game.end_turn()
    assert game.you.board == ["Kong"]


def test_1_9_2_and_5_21_1_a_borrowed_champion_is_transformed_for_good(table):
    game = table(you=Side(hand=["Turn", "Transform"], gold=2), opponent=Side(board=["Kong"]))
    game.play("Turn")
    game.mode("this turn")
    game.play("Transform")
    game.mode("wolf token")
    assert game.opponent.bottom[0] == "Kong"  # its owner's deck
    game.end_turn()
    assert (game.you.board, game.opponent.board) == (["Wolf"], [])


def test_3_3_3_a_continuous_ability_works_for_the_present_controller(table):
    """3.3.1."""
    game = table(you=Side(hand=["Turn"], board=["Human"]), opponent=Side(board=["Standard Bearer", "Human"]))
    assert (game.champion("your Human").offense, game.champion("their Human").offense) == (1, 3)
    game.play("Turn")
    game.mode("this turn")
    game.choose("Standard Bearer")
    assert (game.champion("your Human").offense, game.champion("their Human").offense) == (3, 1)
    game.end_turn()
    assert (game.champion("your Human").offense, game.champion("their Human").offense) == (1, 3)


def test_5_16_3_a_champion_that_loses_what_kept_it_alive_breaks_when_its_giver_changes_sides(table):
    game = table(
        you=Side(hand=["Turn"]),
        opponent=Side(board=["Pack Alpha", in_play("Wolf", damage=2), in_play("Wolf", damage=1)]),
    )
    game.play("Turn")
    game.mode("If it is your turn")
    game.choose("Pack Alpha")
    assert game.opponent.board == ["Wolf"]
