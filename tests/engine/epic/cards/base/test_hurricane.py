"""Hurricane."""

from tests.engine.epic.scenario import Side, in_play


def test_it_deals_9_to_each_champion_and_to_no_player(table):
    """Nothing is targeted: Steel Golem is damaged too (5.12.2)."""
    game = table(
        you=Side(hand=["Hurricane"], board=["White Knight", "Human"]),
        opponent=Side(board=["Steel Golem", "Kong", "Triceratops"]),
    )
    game.play("Hurricane")
    game.could_pick_modes("Draw two cards", "Deal 9 damage to each champion")
    game.mode("Deal 9 damage to each champion")
    assert game.you.board == []
    assert game.you.discard_pile == ["Hurricane", "White Knight"]
    assert game.opponent.board == ["Steel Golem", "Kong", "Triceratops"]
    assert [game.champion(name).damage for name in game.opponent.board] == [9, 9, 9]
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_unbreakable_champions_take_the_damage_and_stay(table):
    game = table(
        you=Side(hand=["Hurricane"]),
        opponent=Side(board=[in_play("Human", this_turn="unbreakable"), "Human"]),
    )
    game.play("Hurricane")
    game.mode("Deal 9 damage to each champion")
    assert game.opponent.board == ["Human"]
    assert game.champion("Human").damage == 9


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Hurricane"], top=["Kong", "Muse"]), opponent=Side(board=["Human"]))
    game.play("Hurricane")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.board == ["Human"]


def test_a_cave_troll_that_it_breaks_is_not_recalled_but_one_in_the_discard_pile_is(table):
    """Rule 5.4.3: recall looks at the discard pile as it was when the Hurricane was played."""
    game = table(you=Side(hand=["Hurricane"], board=["Cave Troll"], discard=["Cave Troll"]))
    game.play("Hurricane")
    game.mode("Deal 9 damage to each champion")
    assert game.you.hand == ["Cave Troll"]
    assert game.you.discard_pile == ["Cave Troll", "Hurricane"]
    assert game.you.board == []


def test_it_may_be_played_in_the_opponents_battle(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Hurricane"]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.you.play("Hurricane")
    game.mode("Deal 9 damage to each champion")
    assert game.opponent.discard_pile == ["White Knight"]
    game.you.passes()
    assert game.moment == "main"
    assert game.you.health == 30
