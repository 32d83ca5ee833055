"""Triggered abilities: batches, order, waiting, what they last saw (3.2.2, 3.2.5, 3.4, 5.3, 5.6, 5.18)."""

from tests.engine.epic.scenario import Side, in_play, shown


def test_3_2_2_what_triggers_while_a_card_is_played_waits_until_it_has_resolved(table):
    """The Shaman's ally ability triggers as Hurricane is played; it resolves when the Shaman is long broken."""
    game = table(you=Side(hand=["Hurricane"], board=["Fire Shaman"]), opponent=Side(board=["Cave Troll", "Kong"]))
    game.play("Hurricane")
    game.mode("9 damage")
    assert game.you.board == []
    assert game.opponent.board == ["Kong"]
    game.could_choose("you", "opponent", "Kong")
    game.choose("opponent")
    assert game.opponent.health == 27


def test_3_2_5a_example_a_trigger_during_a_batch_waits_for_the_next_one(table):
    """Two Fire Shamans, Burrowing Wurm, the Warrior Golem's recycle is put on hold."""
    game = table(
        you=Side(hand=["Burrowing Wurm"], board=["Fire Shaman", "Fire Shaman"]),
        opponent=Side(board=["Warrior Golem"], discard=["Lash", "Rage"], top=["Muse"]),
    )
    game.play("Burrowing Wurm")
    game.choose("Warrior Golem")
    assert game.pending == ["Warrior Golem"]  # and the second Shaman asks already
    assert game.decider == "you"  # the second Shaman, before the Golem
    game.choose("opponent")
    assert (game.decider, game.opponent.health) == ("opponent", 27)
    game.choose("Lash", "Rage")
    assert game.opponent.hand == ["Muse"]


def test_3_2_5a_the_player_with_initiative_resolves_first_in_their_own_order(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=["Soul Hunter", "Trihorror"]),
        opponent=Side(board=["Winter Fairy", "Soul Hunter"], top=["Muse"]),
    )
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.decider == "you"
    game.could_trigger("Soul Hunter", "Trihorror")
    game.you.trigger("Trihorror")
    assert game.you.board == ["Demon", "Demon", "Demon"]
    game.you.choose("opponent")
    game.opponent.could_trigger("Winter Fairy", "Soul Hunter")
    game.opponent.trigger("Soul Hunter")
    game.opponent.choose("you")
    assert game.opponent.hand == ["Muse"]
    assert (game.you.health, game.opponent.health) == (25, 25)


def test_3_2_5a_the_opponents_play_gives_the_opponent_the_first_order(table):
    game = table(
        moment="end-offer",
        you=Side(board=["Soul Hunter"]),
        opponent=Side(board=["Soul Hunter"], hand=["Zombie Apocalypse"]),
    )
    game.opponent.play("Zombie Apocalypse")
    game.mode("Break all champions")
    assert game.decider == "opponent"
    game.choose("you")
    assert game.decider == "you"
    game.choose("opponent")


def test_3_2_5a_what_triggers_during_the_resolution_joins_the_batch_that_has_not_started(table):
    """The Gatekeeper's ally ability triggers on announcement, the Soul Hunter's in the resolution: one batch."""
    game = table(you=Side(hand=["Apocalypse"], board=["Infernal Gatekeeper", "Soul Hunter"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    game.could_trigger("Infernal Gatekeeper", "Soul Hunter")
    game.trigger("Infernal Gatekeeper")
    game.accept()
    assert (game.you.board, game.you.health) == (["Demon"], 29)
    game.choose("opponent")


def test_3_4_2_an_ability_that_triggers_in_the_middle_of_an_effect_waits(table):
    """Murderous Necromancer breaks the Soul Hunter and puts its zombie into play before the Hunter deals damage."""
    game = table(you=Side(board=["Murderous Necromancer"]), opponent=Side(board=["Soul Hunter"]))
    game.use("Murderous Necromancer")
    game.choose("Soul Hunter")
    assert game.you.board == ["Murderous Necromancer", "Zombie"]
    assert (game.decider, game.asks) == ("opponent", "target")
    game.choose("you")
    assert game.you.health == 25


def test_loyalty_tribute_and_ally_share_a_batch(table):
    game = table(
        you=Side(hand=["White Knight", "Lash"], board=["Noble Unicorn"], top=["Ceasefire", "Gold Dragon"]),
    )
    game.play("White Knight")
    game.could_trigger("White Knight: Tribute", "White Knight: Loyalty", "Noble Unicorn")
    game.trigger("White Knight: Tribute")
    game.trigger("Noble Unicorn")
    game.reveal("Ceasefire", "Gold Dragon")  # just drawn
    assert game.champion("White Knight").keywords == {"blitz"}


def test_5_3_4_loyalty_fails_without_enough_cards(table):
    game = table(
        you=Side(hand=["White Knight", "Ceasefire", "Lash"], board=["Noble Unicorn"], top=["Kong", "Gold Dragon"]),
    )
    game.play("White Knight")
    game.trigger("White Knight: Loyalty")  # one good card only
    game.trigger("White Knight: Tribute")
    assert game.you.hand == ["Ceasefire", "Gold Dragon", "Kong", "Lash"]
    assert game.champion("White Knight").keywords == set()


def test_5_3_5_loyalty_is_optional(table):
    game = table(you=Side(hand=["Steel Golem", "Muse", "Erase", "Turn"]))
    game.play("Steel Golem")
    game.could_choose("Muse", "Erase", "Turn")
    game.decline()
    assert game.champion("Steel Golem").keywords == {"untargetable"}
    assert game.opponent.knows_hand == []


def test_5_3_1_exactly_that_many_cards_that_share_an_alignment_are_revealed(table):
    game = table(you=Side(hand=["Steel Golem", "Muse", "Erase", "Turn", "Kong"]))
    game.play("Steel Golem")
    game.reveal("Erase", "Turn")
    assert game.champion("Steel Golem").keywords == {"untargetable", "blitz"}
    assert game.opponent.knows_hand == ["Erase", "Turn"]


def test_5_3_3_cards_revealed_before_may_be_revealed_again(table):
    """5.19.2."""
    game = table(you=Side(hand=["Steel Golem", shown("Muse"), shown("Turn")]))
    game.play("Steel Golem")
    game.reveal("Muse", "Turn")
    assert game.opponent.knows_hand == ["Muse", "Turn"]


def test_5_6_2_a_tribute_without_a_legal_target_does_nothing(table):
    game = table(you=Side(hand=["Sea Titan"]), opponent=Side(board=["Steel Golem"]))
    game.play("Sea Titan")
    assert (game.moment, game.you.board, game.opponent.board) == ("main", ["Sea Titan"], ["Steel Golem"])


def test_5_6_3_a_tribute_must_be_applied(table):
    game = table(you=Side(hand=["Sea Titan"], board=["Human"]), opponent=Side(board=["Steel Golem"]))
    game.play("Sea Titan")
    assert game.you.board == ["Sea Titan"]


def test_5_18_1_ally_abilities_trigger_on_cards_of_cost_1_of_the_alignment(table):
    game = table(you=Side(hand=["Kong", "Erase"], board=["Fire Shaman"], gold=2), opponent=Side(board=["Human"]))
    game.play("Erase")
    game.choose("Human")
    assert game.moment == "main"  # sage
    game.play("Kong")
    game.trigger("Fire Shaman")
    game.choose("opponent")
    game.choose("Kong")
    assert game.opponent.health == 27


def test_5_18_2_ally_abilities_do_not_trigger_on_free_cards_even_if_1_was_paid(table):
    game = table(you=Side(hand=["Rage"], board=["Fire Shaman"]))
    game.play("Rage")
    game.mode("Draw two cards")
    assert (game.you.gold, game.moment) == (0, "main")


def test_5_18_1_ally_abilities_do_not_trigger_for_the_opponents_cards(table):
    game = table(opponent=Side(hand=["Lurking Giant"]), you=Side(board=["Fire Shaman"]), moment="end-offer")
    game.opponent.play("Lurking Giant")
    assert (game.moment, game.decider) == ("end-offer", "opponent")


def test_5_18_1_ally_abilities_do_not_trigger_on_cards_put_into_play(table):
    game = table(you=Side(hand=["Final Task"], discard=["Rampaging Wurm"], board=["Fire Shaman"]))
    game.play("Final Task")
    game.mode("champion card")
    assert game.moment == "main"
    assert game.you.board == ["Fire Shaman", "Rampaging Wurm"]


def test_5_18_3_an_ally_effect_must_be_applied(table):
    game = table(you=Side(hand=["Kong"], board=["Fire Shaman"], health=10), opponent=Side(health=10))
    game.play("Kong")
    game.trigger("Fire Shaman")
    game.could_not_decline()
    game.choose("you")
    game.choose("Kong")


def test_triggers_keep_what_they_last_saw(table):
    """The Human had righteous from the Gold Dragon when it dealt damage; both are broken before health is gained."""
    game = table(
        moment="before-damage",
        you=Side(
            board=[in_play("Gold Dragon", damage=7, offense=-6, attacking=True), in_play("Human", attacking=True)]
        ),
        opponent=Side(board=[in_play("Kong", blocking=True)]),
    )
    game.go_to("damage")
    game.assign("Kong", {"Gold Dragon": 12, "Human": 1})
    assert game.you.board == []
    assert game.you.health == 31  # the Dragon itself dealt nothing


def test_an_ability_that_looks_for_its_source_does_nothing_without_it(table):
    """Drinker of Blood gains only "if this card is in play"; in the opponent's turn it breaks with the others."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(board=["Drinker of Blood", "Human"], hand=["Zombie Apocalypse"]),
    )
    game.play("Zombie Apocalypse")
    game.mode("Break all champions")
    assert (game.you.health, game.opponent.health) == (30, 30)
    assert game.you.board == ["Zombie"]


def test_start_of_turn_abilities_of_the_discard_pile(table):
    game = table(turn_of="opponent", you=Side(discard=["Soul Hunter"]))
    game.end_turn()
    assert (game.you.board, game.you.discard_pile) == (["Soul Hunter"], [])
    assert game.champion("Soul Hunter").deploying


def test_5_0_2_abilities_of_the_discard_pile_do_not_work_in_play(table):
    game = table(you=Side(board=["Cave Troll", "Soul Hunter"], hand=["Kong"], discard=["Cave Troll"]))
    game.play("Kong")
    game.trigger("Kong")
    game.choose("Kong")
    assert game.you.board == ["Cave Troll", "Soul Hunter", "Kong"]
    assert game.you.hand == ["Cave Troll"]  # the one from the discard pile


def test_5_0_3_other_abilities_do_not_work_in_the_discard_pile(table):
    game = table(you=Side(hand=["Burrowing Wurm"], discard=["Fire Shaman", "Standard Bearer"], board=["Human"]))
    game.play("Burrowing Wurm")
    assert game.moment == "main"
    assert game.champion("Human").offense == 1


def test_5_4_3_a_card_recalls_only_if_it_was_in_the_discard_pile_when_it_triggered(table):
    game = table(you=Side(hand=["Hurricane"], board=["Cave Troll"], discard=["Cave Troll"]))
    game.play("Hurricane")
    game.mode("9 damage")
    assert game.you.hand == ["Cave Troll"]
    assert game.you.discard_pile == ["Cave Troll", "Hurricane"]
