"""Rules questions with known answers about the two-player game and its cards; the id of each is in its docstring."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def attacking(card, **more):
    return in_play(card, attacking=True, expended=True, **more)


def test_discarding_two_cards_with_one_in_hand(table):
    """EPIC-011, rule 1.7.2: that one card is discarded, without a further penalty."""
    game = table(turn_of="opponent", you=Side(hand=["Lash"]), opponent=Side(hand=["Psionic Assault"]))
    game.opponent.play("Psionic Assault")
    game.opponent.choose("you")
    game.go_to("end-offer")
    game.you.passes()
    assert (game.active, game.you.health) == ("you", 30)
    assert game.you.discard_pile == ["Lash"]


def test_soul_hunter_discarded_to_hand_size_returns_for_free(table):
    """EPIC-015, rule 1.7.4."""
    game = table(you=Side(hand=["Soul Hunter", *["Kong"] * 7]), opponent=Side(hand=["Lash"]))
    game.end_turn()
    game.discard("Soul Hunter")
    assert game.you.discard_pile == ["Soul Hunter"]
    game.end_turn()
    assert (game.active, game.you.board, game.you.discard_pile) == ("you", ["Soul Hunter"], [])
    assert game.you.gold == 1


def test_a_borrowed_champion_returns_to_its_owners_hand(table):
    """EPIC-020, rule 1.9.2."""
    game = table(you=Side(hand=["Final Task", "Vanishing"]), opponent=Side(discard=["Kong"]))
    game.play("Final Task")
    game.mode("from any discard pile")
    assert game.you.board == ["Kong"]
    game.play("Vanishing")
    assert (game.you.board, game.you.hand, game.opponent.hand) == ([], [], ["Kong"])


def test_a_mulligan_of_two(table):
    """EPIC-016, rules 1.8.2 and 1.8.3: two to the bottom, two drawn, 28 health, no second mulligan."""
    game = table(
        moment="mulligan",
        opponent=Side(hand=["Kong", "Lash", "Muse", "Rage", "Turn"], top=["Erase", "Wither"]),
        you=Side(hand=["Kong"] * 5),
    )
    game.opponent.mulligan("Lash", "Rage")
    assert game.opponent.hand == ["Erase", "Kong", "Muse", "Turn", "Wither"]
    assert sorted(game.opponent.bottom[:2]) == ["Lash", "Rage"]
    assert game.opponent.health == 28
    assert game.decider == "you"
    game.you.keep()
    assert game.moment == "main"


def test_a_token_that_breaks_counts_as_a_broken_champion(table):
    """EPIC-027, rule 2.3.5a: Drinker of Blood sees the token break."""
    game = table(you=Side(board=["Drinker of Blood"], hand=["Wither"]), opponent=Side(board=["Human"]))
    game.play("Wither")
    game.choose("Human")
    assert (game.you.health, game.opponent.health) == (32, 28)


def test_djinn_of_the_sands_and_its_counters(table):
    """EPIC-033, rule 2.7: 8/8 after its tribute; one use makes it 7/7, expended, and draws one card."""
    game = table(you=Side(hand=["Djinn of the Sands"], top=["Lash"]))
    game.play("Djinn of the Sands")
    djinn = game.champion("Djinn of the Sands")
    assert (djinn.offense, djinn.defense) == (8, 8)
    game.use("Djinn of the Sands")
    djinn = game.champion("Djinn of the Sands")
    assert (djinn.offense, djinn.defense, djinn.expended) == (7, 7, True)
    assert game.you.hand == ["Lash"]


def test_the_token_just_made_is_the_only_target(table):
    """EPIC-039, rule 3.2.3d: the wolf bites itself."""
    game = table(you=Side(hand=["Wolf's Bite"]))
    game.play("Wolf's Bite")
    game.took("Wolf")
    assert (game.moment, game.you.board) == ("main", [])


def test_a_trigger_during_a_batch_waits_for_the_next_batch(table):
    """EPIC-041, rule 3.2.5a: both Shamans finish before the Warrior Golem's recycle."""
    game = table(
        you=Side(hand=["Burrowing Wurm"], board=["Fire Shaman", "Fire Shaman"]),
        opponent=Side(board=["Warrior Golem"], discard=["Lash"], top=["Muse"]),
    )
    game.play("Burrowing Wurm")
    game.you.choose("Warrior Golem")
    assert game.opponent.discard_pile == ["Lash", "Warrior Golem"]
    game.you.choose("opponent")
    assert game.opponent.health == 27
    game.opponent.choose("Warrior Golem", "Lash")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Muse"], [])


def test_cards_drawn_by_tribute_and_ally_are_revealed_for_loyalty(table):
    """EPIC-042, rule 3.2.5a: one batch, so both draws may come before the loyalty."""
    game = table(you=Side(hand=["White Knight"], board=["Noble Unicorn"], top=["Ceasefire", "Gold Dragon"]))
    game.play("White Knight")
    game.could_trigger("Noble Unicorn", "White Knight: Tribute", "White Knight: Loyalty")
    game.trigger("Noble Unicorn")
    game.trigger("White Knight: Tribute")
    game.reveal("Ceasefire", "Gold Dragon")
    assert "blitz" in game.champion("White Knight").keywords
    game.could_attack_with("Noble Unicorn", "White Knight")


@pytest.mark.parametrize(("pays", "board", "health"), [(True, ["Demon"], 29), (False, [], 30)])
def test_an_ally_effect_that_says_may_is_a_choice_on_resolution(table, pays, board, health):
    """EPIC-047, rule 5.18.3."""
    game = table(you=Side(hand=["Soul Hunter"], board=["Infernal Gatekeeper"]))
    game.play("Soul Hunter")
    assert game.asks == "may"
    game.accept() if pays else game.decline()
    assert game.you.board == ["Infernal Gatekeeper", "Soul Hunter", *board]
    assert game.you.health == health


def test_a_card_that_was_not_in_the_discard_pile_is_not_recalled(table):
    """EPIC-049, rule 5.4.3."""
    game = table(you=Side(hand=["Hurricane"], board=["Cave Troll"]))
    game.play("Hurricane")
    game.mode("9 damage")
    assert game.you.hand == []
    assert game.you.discard_pile == ["Cave Troll", "Hurricane"]


def test_the_gold_of_a_will_pays_for_its_alignment_only(table):
    """EPIC-054: after Scara's Will as the first card of cost 1, Apocalypse can be paid for and Flame Strike cannot."""
    game = table(you=Side(hand=["Scara's Will", "Apocalypse", "Flame Strike"]), opponent=Side(board=["Human", "Kong"]))
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("opponent")
    game.opponent.choose("Human")
    game.could_play("Apocalypse")
    game.could_not_play("Flame Strike")


def test_what_is_unbreakable_cannot_be_broken_as_a_cost(table):
    """EPIC-059, rules 3.5.3 and 5.9.4: Kalnor's Blessing cannot choose the Golem, which is untargetable; however it
    became unbreakable, its power could no longer be used."""
    game = table(you=Side(hand=["Kalnor's Blessing"], board=["Crystal Golem", "Rift Summoner"]))
    game.could_use("Crystal Golem")
    game.could_use("Rift Summoner")
    game.play("Kalnor's Blessing")
    game.mode("Target champion gains")
    assert game.champion("Rift Summoner").keywords >= {"unbreakable"}
    game.could_use("Crystal Golem")
    game.use("Rift Summoner")
    assert game.you.discard_pile == ["Crystal Golem", "Kalnor's Blessing"]
    game = table(you=Side(board=[in_play("Crystal Golem", gained="unbreakable")]))
    game.could_not_use("Crystal Golem")


def test_fewer_targets_than_the_effect_asks_for(table):
    """EPIC-065, rule 5.20.7, with three targets asked for and two there."""
    game = table(you=Side(hand=["Rain of Fire"]))
    game.play("Rain of Fire")
    game.mode("Choose three targets")
    game.choose("opponent")
    assert (game.opponent.health, game.you.health) == (27, 26)


def test_an_event_cannot_recycle_itself(table):
    """EPIC-067, rules 5.5.6 and 3.2.3."""
    game = table(you=Side(hand=["Spike Trap"], discard=["Lash"]))
    game.play("Spike Trap")
    assert game.moment == "main"
    assert (game.you.hand, game.you.discard_pile) == ([], ["Lash", "Spike Trap"])


def test_the_last_attacker_breaks_before_blocks(table):
    """EPIC-084, rule 4.4.1a: the defender goes on until passing; then the battle ends without blocks or damage."""
    game = table(you=Side(board=["Human"]), opponent=Side(hand=["Flash Fire", "Muse"], board=["Kong"]))
    game.attack("Human")
    game.you.passes()
    game.opponent.play("Flash Fire")
    game.mode("each champion and each player")
    game.opponent.play("Muse")
    game.opponent.passes()
    assert (game.moment, game.decider, game.opponent.health) == ("main", "you", 28)
    assert game.champion("Kong").prepared


def test_one_token_blocks_a_group_of_six(table):
    """EPIC-089, rule 4.4.6a: the whole group is blocked."""
    game = table(moment="blockers", you=Side(board=[attacking("Demon")] * 6), opponent=Side(board=["Human"]))
    game.block("Human")
    game.go_to("damage")
    game.assign("Human", {"Demon#3": 1})
    assert (game.opponent.health, game.opponent.board) == (30, [])


def test_attacking_one_by_one_only_one_demon_is_blocked(table):
    """EPIC-089, the other half: five of six attacks get through, 20 damage."""
    game = table(you=Side(board=["Demon"] * 6), opponent=Side(board=["Human"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")
    for number in range(2, 7):
        game.attack(f"Demon#{number}")
        game.go_to("main")
    assert game.opponent.health == 10


def test_a_ground_champion_blocks_an_airborne_one_in_a_group(table):
    """EPIC-090, rule 4.4.6a."""
    game = table(
        moment="blockers", you=Side(board=[attacking("Muse"), attacking("Human")]), opponent=Side(board=["Cave Troll"])
    )
    game.block("Cave Troll")
    game.go_to("damage")
    game.assign("Cave Troll", {"Muse": 5, "Human": 0})
    assert (game.opponent.health, game.you.board, game.opponent.board) == (30, ["Human"], [])


def test_an_unblockable_champion_is_blocked_with_its_group(table):
    """EPIC-092, rule 5.10.2."""
    game = table(
        moment="blockers",
        you=Side(board=[attacking("Shadow Imp"), attacking("Demon")]),
        opponent=Side(board=["Sea Hydra"]),
    )
    game.block("Sea Hydra")
    game.go_to("damage")
    game.assign("Sea Hydra", {"Demon": 5})
    assert (game.opponent.health, game.champion("Sea Hydra").damage) == (30, 6)


def breakthrough_of_15(table):
    game = table(
        moment="before-damage",
        you=Side(
            board=[
                attacking("Demon"),
                attacking("Wurm Hatchling", offense=3),
                attacking("Wurm Hatchling", offense=4),
            ]
        ),
        opponent=Side(board=[in_play("Sea Hydra", blocking=True)]),
    )
    game.go_to("damage")
    return game


def test_only_breakthrough_offense_counts_for_breakthrough(table):
    """EPIC-104, rule 4.4.11a: 7 and 8 with breakthrough against 10 defense are 5, whatever the third deals."""
    game = breakthrough_of_15(table)
    with pytest.raises(WrongStep):
        game.assign("Wurm Hatchling", {"opponent": 6, "Sea Hydra": 1})
    game.assign("Wurm Hatchling", {"Sea Hydra": 7})
    with pytest.raises(WrongStep):
        game.assign("Wurm Hatchling#2", {"opponent": 6, "Sea Hydra": 2})
    game.assign("Wurm Hatchling#2", {"opponent": 5, "Sea Hydra": 3})
    game.assign("Sea Hydra", {"Demon": 5})
    assert game.opponent.health == 25


def test_breakthrough_damage_is_not_mandatory(table):
    """EPIC-111: all of it may be given to the blockers."""
    game = breakthrough_of_15(table)
    game.assign("Wurm Hatchling", {"Sea Hydra": 7})
    game.assign("Wurm Hatchling#2", {"Sea Hydra": 8})
    game.assign("Sea Hydra", {"Demon": 5})
    assert (game.opponent.health, game.opponent.board) == (30, [])


def test_thirty_humans_drain_60_health(table):
    """EPIC-126: six humans, doubled with one more twice; every token that breaks drains 2."""
    game = table(
        you=Side(hand=["Drinker of Blood", "Wither"], board=["Rabble Rouser", *["Human"] * 6]),
        opponent=Side(health=100),
    )
    game.use("Rabble Rouser")
    game.end_turn()
    game.end_turn()
    game.use("Rabble Rouser")
    assert game.you.board.count("Human") == 30
    game.play("Drinker of Blood")
    game.play("Wither")
    game.choose("Human")
    assert game.you.board == ["Rabble Rouser", "Drinker of Blood"]
    assert (game.you.health, game.opponent.health) == (90, 40)


def test_demons_without_their_tyrant_break_of_the_damage_they_have(table):
    """EPIC-134, rule 5.16.3: 6/6 with 5 damage become 4/4."""
    game = table(
        you=Side(board=["Raxxa, Demon Tyrant", in_play("Demon", damage=5), "Demon"]),
        opponent=Side(hand=["Banishment"]),
    )
    game.passes()
    game.opponent.play("Banishment")
    game.choose("Raxxa, Demon Tyrant")
    assert game.you.board == ["Demon"]
    assert (game.champion("Demon").offense, game.champion("Demon").defense) == (4, 4)


def test_a_tribute_without_a_target_keeps_nobody_from_playing_the_champion(table):
    """EPIC-145, rule 5.6.4."""
    game = table(you=Side(hand=["Knight of the Dawn"], board=["Human"]), opponent=Side(board=["Wolf", "Medusa"]))
    game.play("Knight of the Dawn")
    assert (game.moment, game.you.board) == ("main", ["Human", "Knight of the Dawn"])
    assert game.opponent.board == ["Wolf", "Medusa"]


def test_an_unbreakable_champion_survives_the_end_of_final_task(table):
    """EPIC-149, rule 5.9.2: Juggernaut is unbreakable on your turn."""
    game = table(you=Side(hand=["Final Task"], discard=["Juggernaut"]))
    game.play("Final Task")
    game.mode("champion card")
    game.end_turn()
    assert (game.active, game.you.board) == ("opponent", ["Juggernaut"])


def test_vital_mission_on_a_champion_that_cannot_be_banished(table):
    """EPIC-151, rule 5.11.2: it stays; 8 health, two cards, and the ally ability makes two humans."""
    game = table(you=Side(hand=["Vital Mission"], board=["The People's Champion"], top=["Kong", "Lash"]))
    game.play("Vital Mission")
    assert game.you.board == ["The People's Champion", "Human", "Human"]
    assert (game.you.health, game.you.hand) == (38, ["Kong", "Lash"])


def test_lying_in_wait_needs_no_target(table):
    """EPIC-159, rule 5.12.2: an untargetable champion that attacks alone is banished."""
    game = table(you=Side(board=["Steel Golem"]), opponent=Side(hand=["Lying in Wait"]))
    game.attack("Steel Golem")
    game.you.passes()
    game.opponent.play("Lying in Wait")
    game.mode("attacking alone")
    assert (game.you.board, game.you.bottom[0]) == ([], "Steel Golem")
    game.opponent.passes()
    assert game.moment == "main"


def test_lying_in_wait_does_nothing_against_two_attackers(table):
    """EPIC-159, the other half."""
    game = table(you=Side(board=["Steel Golem", "Human"]), opponent=Side(hand=["Lying in Wait"]))
    game.attack("Steel Golem", "Human")
    game.you.passes()
    game.opponent.play("Lying in Wait")
    game.mode("attacking alone")
    game.go_to("main")
    assert (game.you.board, game.opponent.health) == (["Steel Golem", "Human"], 16)


def test_an_ambusher_from_the_end_of_the_opponents_turn_may_attack(table):
    """EPIC-163, rule 5.17.2."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Lurking Giant"]))
    game.play("Lurking Giant")
    assert game.champion("Lurking Giant").deploying
    game.end_turn()
    assert not game.champion("Lurking Giant").deploying
    game.could_attack_with("Lurking Giant")


def test_ancient_chant_played_again_makes_four_cards(table):
    """EPIC-169: two of its own, one for leaving the discard pile to be played, one for being banished from there."""
    game = table(
        you=Side(hand=["Lesson Learned"], discard=["Ancient Chant"], top=["Kong", "Muse", "Lash", "Rage", "Bitten"])
    )
    game.play("Lesson Learned")
    game.mode("without paying")
    assert game.you.hand == ["Kong", "Lash", "Muse", "Rage"]
    assert sorted(game.you.bottom[:2]) == ["Ancient Chant", "Lesson Learned"]


def test_what_targets_a_player_cannot_reach_an_untargetable_one(table):
    """EPIC-174: Keeper of Secrets, Amnesia and Grave Demon banish from a target player's discard pile, Guilt Demon a
    target card."""
    game = table(
        turn_of="opponent",
        you=Side(board=["The Gudgeon"], discard=["Kong"]),
        opponent=Side(hand=["Amnesia", "Grave Demon", "Guilt Demon"], board=["Keeper of Secrets"], discard=["Lash"]),
    )
    game.opponent.use("Keeper of Secrets")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong"], [])
    game.opponent.play("Amnesia")
    game.mode("Banish")
    assert game.you.discard_pile == ["Kong"]
    game.opponent.play("Grave Demon")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong"], [])
    game.opponent.play("Guilt Demon")
    game.could_choose("Kong")
    game.choose("Kong")
    assert game.you.discard_pile == []


def test_who_cannot_target_another_player_targets_themselves(table):
    """EPIC-176: the broken Soul Hunter's controller chooses the only legal target."""
    game = table(you=Side(hand=["Flame Strike"], board=["The Gudgeon"]), opponent=Side(board=["Soul Hunter"]))
    game.play("Flame Strike")
    game.choose("Soul Hunter")
    assert (game.you.health, game.opponent.health) == (30, 25)


def test_loyalty_two_reveals_exactly_two(table):
    """EPIC-213, rule 5.3.1."""
    game = table(
        you=Side(hand=["Medusa", "Bitten", "Inner Demon", "Plague", "Wither"]), opponent=Side(board=["Kong", "Human"])
    )
    game.play("Medusa")
    for cards in (["Bitten"], ["Bitten", "Inner Demon", "Plague"]):
        with pytest.raises(WrongStep):
            game.reveal(*cards)
    game.reveal("Inner Demon", "Wither")
    game.choose("Kong")
    assert game.opponent.board == ["Human"]
    assert game.opponent.knows_hand == ["Inner Demon", "Wither"]
