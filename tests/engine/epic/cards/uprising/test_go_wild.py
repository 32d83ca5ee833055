"""Go Wild: a free +4/+4 for a turn, and recycle."""

from tests.engine.epic.scenario import Side, in_play


def test_a_champion_grows_for_the_turn_then_two_cards_are_recycled(table):
    """5.5.6: the card itself is still resolving."""
    game = table(
        you=Side(hand=["Go Wild"], board=["Human"], discard=["Kong", "Lash", "Rage"], top=["Muse"], gold=0),
        opponent=Side(board=["Demon", "Steel Golem"]),
    )
    game.play("Go Wild")
    game.could_choose("Human", "Demon")
    game.could_not_decline()
    game.choose("Human")
    game.could_choose("Kong", "Lash", "Rage")
    game.choose("Lash", "Rage")
    assert (game.champion("Human").offense, game.champion("Human").defense) == (5, 5)
    assert game.you.hand == ["Muse"]
    assert game.you.discard_pile == ["Go Wild", "Kong"]
    assert sorted(game.you.bottom[:2]) == ["Lash", "Rage"]
    game.end_turn()
    assert (game.champion("Human").offense, game.champion("Human").defense) == (1, 1)


def test_recycling_may_be_declined(table):
    """5.5.5."""
    game = table(you=Side(hand=["Go Wild"], board=["Human"], discard=["Kong", "Lash"]))
    game.play("Go Wild")
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Go Wild", "Kong", "Lash"])


def test_without_a_champion_it_still_recycles(table):
    """3.2.3c: as much as can be done. 5.12.1: Steel Golem cannot be the target."""
    game = table(
        you=Side(hand=["Go Wild"], board=["Steel Golem"], discard=["Kong", "Lash"], top=["Muse"]),
    )
    game.play("Go Wild")
    game.choose("Kong", "Lash")
    assert (game.you.hand, game.champion("Steel Golem").offense) == (["Muse"], 13)


def test_a_blocker_that_grows_outlives_the_turn(table):
    """4.5.2c: its damage goes before the turn's effects do."""
    game = table(turn_of="opponent", you=Side(hand=["Go Wild"], board=["Human"]), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Human")
    game.you.play("Go Wild")
    game.choose("Human")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.champion("Human").damage == 4
    game.end_turn()
    assert (game.active, game.you.board, game.champion("Human").damage) == ("you", ["Human"], 0)


def test_a_wounded_champion_that_grows_stands_another_wound(table):
    """5.7.5: damage does not lower defense: 6 against 8."""
    game = table(you=Side(hand=["Go Wild"], board=[in_play("Demon", damage=3)]), opponent=Side(hand=["Consume"]))
    game.play("Go Wild")
    game.passes()
    game.opponent.play("Consume")
    assert (game.champion("Demon").defense, game.champion("Demon").damage) == (8, 6)
