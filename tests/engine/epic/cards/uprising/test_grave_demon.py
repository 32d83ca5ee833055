"""Grave Demon: an 8/8 with ambush that banishes a player's discard pile."""

from tests.engine.epic.scenario import Side


def test_it_banishes_the_whole_discard_pile_of_a_player(table):
    game = table(
        you=Side(hand=["Grave Demon"], discard=["Bitten"]), opponent=Side(discard=["Kong", "Lash", "Rage", "Muse"])
    )
    game.play("Grave Demon")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.bottom[:4]) == ["Kong", "Lash", "Muse", "Rage"]
    assert game.you.discard_pile == ["Bitten"]
    assert (game.champion("Grave Demon").offense, game.champion("Grave Demon").defense) == (8, 8)


def test_it_may_be_your_own_or_an_empty_one(table):
    """5.6.3: it must be somebody's."""
    game = table(you=Side(hand=["Grave Demon"], discard=["Bitten"]))
    game.play("Grave Demon")
    game.choose("you")
    assert (game.you.discard_pile, game.you.bottom[0]) == ([], "Bitten")
    game = table(you=Side(hand=["Grave Demon"], discard=["Bitten"]))
    game.play("Grave Demon")
    game.choose("opponent")
    assert game.you.discard_pile == ["Bitten"]


def test_what_leaves_a_discard_pile_triggers(table):
    """Ancient Chant draws a card for its owner."""
    game = table(you=Side(hand=["Grave Demon"]), opponent=Side(discard=["Ancient Chant"], top=["Muse"]))
    game.play("Grave Demon")
    game.choose("opponent")
    assert (game.opponent.hand, game.opponent.bottom[0]) == (["Muse"], "Ancient Chant")


def test_ambushed_it_blocks(table):
    game = table(turn_of="opponent", you=Side(hand=["Grave Demon"]), opponent=Side(board=["Demon"], discard=["Kong"]))
    game.attack("Demon")
    game.passes()
    game.you.play("Grave Demon")
    game.choose("opponent")
    game.go_to("blockers")
    game.block("Grave Demon")
    game.go_to("main")
    assert (game.opponent.board, game.opponent.discard_pile) == ([], [])
    assert game.champion("Grave Demon").damage == 4


def test_a_player_who_cannot_be_targeted_keeps_their_discard_pile(table):
    """EPIC-174, rule 5.20.4: your own must do then."""
    game = table(
        you=Side(hand=["Grave Demon"], discard=["Bitten"]), opponent=Side(board=["The Gudgeon"], discard=["Kong"])
    )
    game.play("Grave Demon")
    assert (game.you.discard_pile, game.opponent.discard_pile) == ([], ["Kong"])


def test_of_three_players_only_the_one_chosen_loses_their_pile(circle):
    game = circle(Side(hand=["Grave Demon"], discard=["Lash"]), Side(discard=["Kong"]), Side(discard=["Muse"]))
    game.play("Grave Demon")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].discard_pile for name in ("Ann", "Ben", "Cyd")] == [["Lash"], ["Kong"], []]
