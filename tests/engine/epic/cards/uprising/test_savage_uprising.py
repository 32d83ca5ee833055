"""Savage Uprising: 5 damage to a player and a card, or 9 damage to each champion of {1}."""

from tests.engine.epic.scenario import Side, in_play


def test_5_damage_to_a_player_and_a_card(table):
    game = table(you=Side(hand=["Savage Uprising"], top=["Muse"]), opponent=Side(board=["Demon"]))
    game.play("Savage Uprising")
    game.could_pick_modes("Deal 5 damage", "Deal 9 damage")
    game.mode("Deal 5 damage")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.you.health, game.opponent.health, game.you.hand) == (30, 25, ["Muse"])
    assert game.opponent.board == ["Demon"]


def test_it_may_be_yourself(table):
    game = table(you=Side(hand=["Savage Uprising"], top=["Muse"]))
    game.play("Savage Uprising")
    game.mode("Deal 5 damage")
    game.choose("you")
    assert (game.you.health, game.you.hand) == (25, ["Muse"])


def test_or_9_damage_to_each_champion_of_cost_1(table):
    """5.12.2. H3: tokens cost 0 and are spared, like other free champions."""
    game = table(
        you=Side(hand=["Savage Uprising"], board=["White Knight", "Human"]),
        opponent=Side(board=["Steel Golem", "Medusa", "Demon", "Muse", in_play("Kong", this_turn="unbreakable")]),
    )
    game.play("Savage Uprising")
    game.mode("Deal 9 damage")
    assert game.you.board == ["Human"]
    assert game.opponent.board == ["Steel Golem", "Demon", "Muse", "Kong"]
    assert [game.champion(name).damage for name in ("Steel Golem", "Demon", "Muse", "Kong")] == [9, 0, 0, 9]
    assert (game.you.health, game.opponent.health, game.you.hand) == (30, 30, [])


def test_in_the_opponents_turn_it_burns_the_attackers(table):
    game = table(turn_of="opponent", you=Side(hand=["Savage Uprising"]), opponent=Side(board=["Medusa", "Wolf"]))
    game.attack("Medusa", "Wolf")
    game.passes()
    game.you.play("Savage Uprising")
    game.mode("Deal 9 damage")
    game.go_to("main")
    assert (game.opponent.board, game.you.health) == (["Wolf"], 28)


def test_of_three_players_only_the_one_chosen_is_hit(circle):
    game = circle(Side(hand=["Savage Uprising"]), Side(), Side())
    game.play("Savage Uprising")
    game.mode("target player")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 25]
