"""Events and the zones they go through; targets on resolution; as many as possible (1.4.6, 2.2, 3.2.3, 5.5, 5.20)."""

import pytest

from engine.epic import apply, decision, describe, view
from engine.epic.positions.notation import read
from tests.engine.epic.scenario import Side, WrongStep, in_play


def test_1_4_6_and_2_2_4_an_event_is_in_the_supplemental_zone_while_it_resolves(table):
    """2.2.3."""
    game = table(you=Side(hand=["Flame Strike"]))
    game.play("Flame Strike")
    assert (game.you.resolving, game.you.hand, game.you.discard_pile) == (["Flame Strike"], [], [])
    game.choose("opponent")
    assert (game.you.resolving, game.you.discard_pile) == ([], ["Flame Strike"])


def test_3_2_3d_targets_are_chosen_on_resolution(table):
    """5.20.1."""
    game = table(you=Side(hand=["Brave Squire"]))
    game.play("Brave Squire")  # the Human that it just made is the only champion
    assert (game.champion("Human").offense, game.champion("Human").keywords) == (6, {"unbreakable"})


def test_3_2_3_instructions_are_followed_in_order(table):
    game = table(you=Side(hand=["Erase"], top=["Kong", "Lash"]), opponent=Side(board=["Human", "Wolf"]))
    game.play("Erase")
    assert game.you.hand == ["Kong", "Lash"]  # drawn before the target is chosen
    game.choose("Wolf")
    assert game.opponent.board == ["Human"]


def test_3_2_3c_as_much_as_possible_is_done(table):
    game = table(you=Side(hand=["Drain Essence"], health=10))
    game.play("Drain Essence")  # no champion to damage
    assert game.you.health == 19


def test_5_20_7_as_many_targets_as_possible(table):
    game = table(you=Side(hand=["Rain of Fire"]))
    game.play("Rain of Fire")
    game.mode("Choose three targets")
    game.could_choose("you", "opponent")
    game.choose("opponent")  # 3; then 4 for the only target left, and no third
    assert (game.opponent.health, game.you.health) == (27, 26)


def test_h4_the_targets_of_one_instruction_are_different(table):
    game = table(you=Side(hand=["Rain of Fire"]), opponent=Side(board=["Kong"]))
    game.play("Rain of Fire")
    game.mode("Choose three targets")
    game.choose("Kong")
    game.could_choose("you", "opponent")
    game.choose("opponent")  # the third is "you": the only one left
    assert game.champion("Kong").damage == 3
    assert (game.opponent.health, game.you.health) == (26, 25)


def test_h4_two_targets_are_not_the_same(table):
    game = table(you=Side(hand=["Forked Lightning"]), opponent=Side(board=["Kong"]))
    game.play("Forked Lightning")
    game.could_choose("you", "opponent", "Kong")
    with pytest.raises(WrongStep):
        game.choose("Kong", "Kong")
    game.choose("Kong", "opponent")
    assert (game.champion("Kong").damage, game.opponent.health) == (5, 25)


def test_up_to_two_targets_may_be_one_or_none(table):
    game = table(you=Side(hand=["Forked Lightning", "Forked Lightning"], gold=2))
    game.play("Forked Lightning")
    game.choose("opponent")
    game.play("Forked Lightning")
    game.decline()
    assert (game.opponent.health, game.you.health) == (25, 30)


def test_divided_damage_goes_to_as_many_targets_as_the_player_likes(table):
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Kong", "Wolf", "Human"]))
    game.play("Lightning Storm")
    with pytest.raises(WrongStep, match="All 6 damage must be divided"):
        game.divide({"Wolf": 2, "Human": 1})
    game.divide({"Wolf": 2, "Human": 1, "opponent": 3})
    assert (game.opponent.board, game.opponent.health) == (["Kong"], 27)


def test_5_20_4_untargetable_champions_cannot_be_targets(table):
    game = table(
        you=Side(hand=["Kong"], board=["Steel Golem", "Human"]),
        opponent=Side(board=["Sea Titan", in_play("Wolf", this_turn="untargetable")]),
    )
    game.play("Kong")
    game.could_choose("Human", "Kong")
    game.choose("Human")


def test_5_12_2_what_does_not_target_affects_untargetable_champions(table):
    game = table(you=Side(hand=["Apocalypse"]), opponent=Side(board=["Steel Golem"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.opponent.board == []


def test_5_12_3_untargetable_champions_can_be_chosen(table):
    game = table(
        you=Side(hand=["Stand Alone"], board=["Kong", "Sea Titan"]), opponent=Side(board=["Steel Golem", "Human"])
    )
    game.play("Stand Alone")
    game.mode("each player chooses")
    game.you.could_choose("Kong", "Sea Titan")
    game.you.choose("Sea Titan")
    game.opponent.choose("Steel Golem")
    assert (game.you.board, game.opponent.board) == (["Sea Titan"], ["Steel Golem"])


def test_5_20_6_untargetable_matters_in_play_only(table):
    game = table(you=Side(board=["Necromancer Lord"], discard=["Steel Golem"]))
    game.use("Necromancer Lord")
    assert game.you.board == ["Necromancer Lord", "Steel Golem"]


def test_5_5_recycle_puts_two_cards_on_the_bottom_in_the_chosen_order_and_draws(table):
    """5.5.3."""
    game = table(you=Side(hand=["Ogre Mercenary"], discard=["Kong", "Lash", "Muse"], top=["Turn"]))
    game.play("Ogre Mercenary")
    game.choose("Muse", "Kong")
    assert game.you.bottom[:2] == ["Kong", "Muse"]  # the second one lies under the first
    assert (game.you.hand, game.you.discard_pile) == (["Turn"], ["Lash"])


def test_5_5_5_recycling_is_optional(table):
    game = table(you=Side(hand=["Ogre Mercenary"], discard=["Kong", "Lash"]))
    game.play("Ogre Mercenary")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Kong", "Lash"])


def test_5_5_2_recycling_needs_exactly_two_cards(table):
    game = table(you=Side(hand=["Ogre Mercenary"], discard=["Kong"]))
    game.play("Ogre Mercenary")
    assert (game.moment, game.you.discard_pile) == ("main", ["Kong"])


def test_5_5_6_a_card_in_the_middle_of_resolving_cannot_be_recycled(table):
    game = table(you=Side(hand=["Spike Trap"], discard=["Kong"]))
    game.play("Spike Trap")
    assert game.you.discard_pile == ["Kong", "Spike Trap"]
    assert game.you.hand == []


def test_5_5_6_an_event_is_not_in_the_discard_pile_that_it_banishes(table):
    game = table(you=Side(hand=["Amnesia"], discard=["Kong", "Lash"], gold=0))
    game.play("Amnesia")
    game.choose("you")
    assert game.you.discard_pile == ["Amnesia"]
    assert sorted(game.you.bottom[:2]) == ["Kong", "Lash"]


def test_1_7_2_as_many_cards_as_possible_are_discarded(table):
    game = table(you=Side(hand=["Psionic Assault"]), opponent=Side(hand=["Kong"]))
    game.play("Psionic Assault")
    game.choose("opponent")
    game.end_turn()
    assert game.opponent.discard_pile == ["Kong"]


def test_the_player_who_discards_chooses(table):
    """1.7.1."""
    game = table(you=Side(hand=["Thought Plucker"], top=["Lash"]), opponent=Side(hand=["Kong", "Muse"]))
    game.play("Thought Plucker")
    game.opponent.discard("Muse")
    assert (game.opponent.discard_pile, game.you.hand) == (["Muse"], ["Lash"])


def test_5_16_2_a_discarded_card_was_not_broken(table):
    game = table(you=Side(hand=["Thought Plucker"]), opponent=Side(hand=["Soul Hunter"]))
    game.play("Thought Plucker")
    assert (game.opponent.discard_pile, game.you.health) == (["Soul Hunter"], 30)


def test_broken_this_turn_is_known_of_cards_and_only_of_this_turn(table):
    game = table(you=Side(hand=["Resurrection"], broken=["Kong", "Cave Troll"], discard=["Medusa"]))
    game.play("Resurrection")
    game.mode("broken this turn")
    game.could_choose("Kong", "Cave Troll")
    game.choose("Cave Troll")
    assert game.you.board == ["Cave Troll"]


def test_what_resolves_is_told_once_its_mode_is_chosen():
    game = read("turn=3 active=0 moment=main seat=0 / hand=Rage board=Muse / board=Kong", 1)
    for text, shown in (
        ("Play Rage", ""),
        ("Target champion gains breakthrough", "Target champion gains breakthrough"),
    ):
        option = next(code for code in decision(game).options if describe(game, code)["text"].startswith(text))
        apply(game, option)
        assert view(game, 0)["resolving"]["text"][: len(shown) or None] == shown
