"""Battle damage: who deals how much to whom, division, breakthrough (4.4.11-4.4.14, 5.7)."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def battle(table, attackers, blockers, **more):
    """Before damage, with these attackers and blockers; all pass."""
    game = table(
        moment="before-damage",
        you=Side(board=[in_play(*one, attacking=True, expended=True) for one in names(attackers)]),
        opponent=Side(board=[in_play(*one, blocking=True, flipped=True) for one in names(blockers)], **more),
    )
    game.opponent.passes()
    game.you.passes()
    return game


def names(cards):
    return [(card,) for card in cards]


def test_4_4_11_an_unblocked_attack_deals_all_its_offense_to_the_player(table):
    """2.1.5."""
    game = battle(table, ["Kong", "Human"], [])
    assert (game.opponent.health, game.moment) == (16, "main")


def test_4_4_11_a_blocked_attack_and_its_blockers_damage_each_other(table):
    game = battle(table, ["Kong"], ["Lurking Giant"])
    assert (game.opponent.health, game.you.health) == (30, 30)
    assert game.champion("Kong").damage == 11
    assert game.opponent.discard_pile == ["Lurking Giant"]


def test_4_4_11b_all_damage_is_applied_together(table):
    game = battle(table, ["Demon"], ["Demon"])
    assert (game.you.board, game.opponent.board) == ([], [])


def test_4_4_11b_each_champion_divides_its_damage_the_attackers_first(table):
    game = battle(table, ["Kong", "Lurking Giant"], ["Cave Troll", "Lurking Giant"])
    assert game.decider == "you"
    game.assign("your Kong", {"Cave Troll": 3, "their Lurking Giant": 10})
    game.assign("your Lurking Giant", {"Cave Troll": 10, "their Lurking Giant": 1})
    assert game.decider == "opponent"
    assert game.champion("Cave Troll").damage == 0  # nothing is dealt before all is divided
    game.assign("Cave Troll", {"Kong": 5, "your Lurking Giant": 0})
    game.assign("their Lurking Giant", {"Kong": 9, "your Lurking Giant": 2})
    assert game.you.board == ["Lurking Giant"]
    assert game.opponent.board == []


def test_4_4_11c_more_damage_than_is_needed_may_be_assigned(table):
    game = battle(table, ["Kong"], ["Human", "Wolf"])
    game.assign("Kong", {"Human": 13, "Wolf": 0})
    assert game.opponent.board == ["Wolf"]


def test_4_4_11b_all_damage_must_be_assigned(table):
    game = battle(table, ["Kong"], ["Human", "Wolf"])
    with pytest.raises(WrongStep, match="All 13 damage must be divided; you gave 12"):
        game.assign("Kong", {"Human": 12})
    game.assign("Kong", {"Human": 12, "Wolf": 1})


def test_4_4_13_champions_that_took_their_defense_are_broken(table):
    game = battle(table, ["Demon"], ["Wolf"])
    assert game.champion("Demon").damage == 2
    assert game.opponent.board == []


def test_4_4_14_triggers_resolve_after_the_damage_the_turn_player_first(table):
    game = battle(table, ["Soul Hunter"], ["Soul Hunter"])
    assert (game.you.board, game.opponent.board) == ([], [])
    assert (game.decider, game.asks) == ("you", "target")
    game.choose("opponent")
    assert (game.decider, game.asks) == ("opponent", "target")
    game.choose("you")
    assert (game.you.health, game.opponent.health) == (25, 25)


def test_h8_a_champion_with_negative_offense_deals_0(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Human", offense=-3, attacking=True), in_play("Wolf", attacking=True)]),
    )
    assert game.champion("Human").offense == 0
    game.opponent.passes()
    game.you.passes()
    assert game.opponent.health == 28


# --- breakthrough (5.7) ------


def test_4_4_11a_example_only_breakthrough_offense_above_the_blockers_defense_counts(table):
    """4, 7 with breakthrough and 8 with breakthrough against 10 defense: 5 at most."""
    game = table(
        moment="before-damage",
        you=Side(
            board=[
                in_play("Demon", attacking=True),
                in_play("Wurm Hatchling", offense=3, attacking=True),
                in_play("Wurm Hatchling", offense=4, attacking=True),
            ]
        ),
        opponent=Side(board=[in_play("Sea Hydra", blocking=True)]),
    )
    game.go_to("damage")
    with pytest.raises(WrongStep):
        game.assign("Wurm Hatchling", {"opponent": 6, "Sea Hydra": 1})
    game.assign("Wurm Hatchling", {"opponent": 5, "Sea Hydra": 2})
    # the second must give all its 8 to the Hydra: there is nothing to choose
    game.assign("Sea Hydra", {"Demon": 4, "Wurm Hatchling": 1})
    assert game.opponent.health == 25
    assert (game.you.board, game.opponent.board) == (["Wurm Hatchling", "Wurm Hatchling"], [])


def test_4_4_11a_breakthrough_damage_may_come_from_any_of_the_breakthrough_champions(table):
    game = battle(table, ["Triceratops", "Wurm Hatchling"], ["Wolf"])
    game.assign("Triceratops", {"opponent": 10})  # the Hatchling gives the Wolf its 2
    game.assign("Wurm Hatchling", {"opponent": 2, "Wolf": 2})
    game.assign("Wolf", {"Triceratops": 0, "Wurm Hatchling": 2})
    assert game.opponent.health == 18
    assert game.opponent.board == []


def test_5_7_2_champions_without_breakthrough_contribute_nothing(table):
    """The Lurking Giant's 11 on the Sea Hydra (10 defense) help the Hatchling (4) to nothing."""
    game = battle(table, ["Lurking Giant", "Wurm Hatchling"], ["Sea Hydra"])
    game.assign("Sea Hydra", {"Lurking Giant": 5, "Wurm Hatchling": 0})
    assert game.opponent.health == 30
    assert game.opponent.board == []


def test_5_7_1_breakthrough_damage_needs_damage_for_each_point_of_defense_of_all_blockers(table):
    game = battle(table, ["Triceratops"], ["Cave Troll", "Demon"])
    with pytest.raises(WrongStep):
        game.assign("Triceratops", {"opponent": 4, "Cave Troll": 3, "Demon": 3})
    with pytest.raises(WrongStep):
        game.assign("Triceratops", {"opponent": 3, "Cave Troll": 4, "Demon": 3})
    game.assign("Triceratops", {"opponent": 3, "Cave Troll": 3, "Demon": 4})
    assert game.opponent.health == 27
    assert game.opponent.board == []


def test_5_7_5_damage_does_not_lower_the_defense_that_counts(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Triceratops", attacking=True)]),
        opponent=Side(board=[in_play("Sea Hydra", damage=9, blocking=True)]),
    )
    game.go_to("main")  # 10 against 10: nothing to divide
    assert game.opponent.health == 30
    assert game.opponent.board == []


@pytest.mark.parametrize(("change", "through"), [(-2, 10), (4, 4)])
def test_5_7_5_the_current_defense_counts(table, change, through):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Burrowing Wurm", attacking=True)]),
        opponent=Side(board=[in_play("Sea Hydra", defense=change, blocking=True)]),
    )
    game.go_to("damage")
    with pytest.raises(WrongStep):
        game.assign("Burrowing Wurm", {"opponent": through + 1, "Sea Hydra": 17 - through})
    game.assign("Burrowing Wurm", {"opponent": through, "Sea Hydra": 18 - through})
    assert game.opponent.health == 30 - through


def test_5_7_3_an_unbreakable_blocker_stops_its_defense_and_no_more(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Triceratops", attacking=True)]),
        opponent=Side(board=[in_play("Cave Troll", this_turn="unbreakable", blocking=True)]),
    )
    game.go_to("damage")
    game.assign("Triceratops", {"opponent": 7, "Cave Troll": 3})
    assert game.opponent.health == 23
    assert game.opponent.board == ["Cave Troll"]


def test_5_7_6_breakthrough_damage_may_be_given_to_the_blockers_instead(table):
    game = battle(table, ["Triceratops"], ["Cave Troll", "Human"])
    game.assign("Triceratops", {"opponent": 0, "Cave Troll": 10, "Human": 0})
    assert game.opponent.health == 30
    assert game.opponent.board == ["Human"]


def test_4_4_11b_breakthrough_damage_is_divided_among_blockers_that_let_nothing_through(table):
    """10 offense against 5 and 5 defense: nothing is left for the player, and still it is the attacker who divides."""
    game = battle(table, ["Triceratops"], ["Soul Hunter", "Hunting Raptors"])
    game.assign("Triceratops", {"Soul Hunter": 5, "Hunting Raptors": 5})
    assert game.opponent.board == []
    game.opponent.choose("you")  # the Soul Hunter was broken


def test_4_4_11c_and_5_7_6_more_than_is_needed_may_be_assigned_where_nothing_gets_through(table):
    game = battle(table, ["Triceratops"], ["Soul Hunter", "Hunting Raptors"])
    with pytest.raises(WrongStep, match=r"rule 5\.7\.1"):
        game.assign("Triceratops", {"Hunting Raptors": 9, "opponent": 1})
    game.assign("Triceratops", {"Hunting Raptors": 10})
    assert game.opponent.board == ["Soul Hunter"]


def test_5_7_1_what_one_champion_gives_to_the_player_binds_the_next_one(table):
    """The Triceratops lets 4 through and gives the Demon 1 of its 4: the Minotaur owes it the other 3."""
    game = battle(table, ["Triceratops", "Bellowing Minotaur"], ["Soul Hunter", "Demon"])
    game.assign("Triceratops", {"opponent": 4, "Soul Hunter": 5, "Demon": 1})
    with pytest.raises(WrongStep, match=r"rule 5\.7\.1"):
        game.assign("Bellowing Minotaur", {"Soul Hunter": 7})
    game.assign("Bellowing Minotaur", {"Soul Hunter": 4, "Demon": 3})
    game.assign("Soul Hunter", {"Triceratops": 5})
    game.assign("Demon", {"Triceratops": 4})
    assert game.opponent.health == 26
    assert game.opponent.board == []
    game.opponent.choose("you")


def test_5_7_4_and_h10_without_a_blocker_left_breakthrough_damage_goes_to_the_player(table):
    game = table(
        moment="before-damage",
        blocked=True,
        you=Side(board=[in_play("Triceratops", attacking=True), in_play("Kong", attacking=True)]),
    )
    game.opponent.passes()
    game.you.passes()
    assert (game.moment, game.opponent.health) == ("main", 20)


# --- what leaves the battle (4.4.12) ------


def test_4_4_12_a_removed_attacker_deals_no_damage_and_gets_none(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Kong", attacking=True), in_play("Human", attacking=True)]),
        opponent=Side(board=[in_play("Lurking Giant", blocking=True)], hand=["Hasty Retreat"]),
    )
    game.opponent.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    game.choose("Kong")
    game.go_to("main")
    assert game.you.hand == ["Kong"]
    assert game.you.board == []  # the Human got all 11
    assert game.champion("Lurking Giant").damage == 1


def test_4_4_12_a_removed_blocker_is_not_damaged(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Kong", attacking=True)]),
        opponent=Side(board=[in_play("Cave Troll", blocking=True, flipped=True)], hand=["Feint"]),
    )
    game.opponent.play("Feint")
    assert not game.champion("Cave Troll").blocking
    assert game.champion("Cave Troll").prepared
    game.go_to("main")
    assert game.champion("Cave Troll").damage == 0
    assert game.opponent.health == 30  # the attack stays blocked (4.4.6b)


def test_5_7_4_only_the_blockers_that_are_left_count_against_breakthrough(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Triceratops", attacking=True)], hand=["Fireball"]),
        opponent=Side(board=[in_play("Human", blocking=True), in_play("Cave Troll", blocking=True)]),
    )
    game.opponent.passes()
    game.you.play("Fireball")
    game.mode("Deal 3 damage to a target.")
    game.choose("Cave Troll")
    game.go_to("damage")
    game.assign("Triceratops", {"opponent": 9, "Human": 1})
    assert game.opponent.health == 21
