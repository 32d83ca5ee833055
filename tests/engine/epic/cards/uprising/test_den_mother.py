"""Den Mother: an 8/8 with breakthrough and three wolves; for each wolf of yours that breaks she grows by 3."""

from tests.engine.epic.scenario import Side, in_play


def numbers(game):
    return game.champion("Den Mother").offense, game.champion("Den Mother").defense


def test_three_wolves_come_with_her(table):
    game = table(you=Side(hand=["Den Mother"]))
    game.play("Den Mother")
    assert game.you.board == ["Den Mother", "Wolf", "Wolf", "Wolf"]
    assert (*numbers(game), game.champion("Den Mother").keywords) == (8, 8, {"breakthrough"})
    game.could_not_attack()


def test_each_wolf_of_yours_that_breaks_makes_her_stronger_for_the_turn(table):
    """Flash Fire breaks two wolves and one of the opponent's, who is nothing to her; nor is a human."""
    game = table(
        you=Side(hand=["Flash Fire"], board=["Den Mother", "Wolf", "Wolf", "Human"]), opponent=Side(board=["Wolf"])
    )
    game.play("Flash Fire")
    game.mode("2 damage")
    assert (game.you.board, game.opponent.board) == (["Den Mother"], [])
    assert numbers(game) == (14, 14)
    game.end_turn()
    assert numbers(game) == (8, 8)


def test_a_wolf_card_counts_as_well_and_a_banished_wolf_does_not(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Den Mother", "Pack Alpha", "Wolf"]))
    game.play("Flame Strike")
    game.choose("Pack Alpha")
    assert game.you.discard_pile == ["Flame Strike", "Pack Alpha"]
    assert numbers(game) == (11, 11)
    game = table(you=Side(hand=["Banishment"], board=["Den Mother", "Wolf"]))
    game.play("Banishment")
    game.choose("Wolf")
    assert (game.you.board, numbers(game)) == (["Den Mother"], (8, 8))


def test_she_breaks_with_her_wolves_before_she_can_grow(table):
    """5.16.3 is immediate, 3.4.2 waits. She was a wolf herself: the other Den Mother grows by 3 for each of the two."""
    game = table(
        you=Side(board=["Den Mother", "Wolf", in_play("Den Mother", counters=2)]), opponent=Side(hand=["Hurricane"])
    )
    game.passes()
    game.opponent.play("Hurricane")
    game.mode("9 damage")
    assert (game.you.board, game.you.discard_pile) == (["Den Mother"], ["Den Mother"])
    assert numbers(game) == (16, 16)


def test_her_breakthrough_counts_what_the_defenders_have(table):
    """5.7.1."""
    game = table(you=Side(board=["Den Mother"]), opponent=Side(board=["Demon"]))
    game.attack("Den Mother")
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("damage")
    game.assign("Den Mother", {"opponent": 4, "Demon": 4})
    assert (game.opponent.health, game.opponent.board, game.champion("Den Mother").damage) == (26, [], 4)


def test_a_wolf_that_breaks_before_damage_strengthens_her_attack(table):
    """The Giant has 11 defense, and so has she, with 2 damage each before the blows."""
    game = table(you=Side(board=["Den Mother", "Wolf"]), opponent=Side(board=["Lurking Giant"], hand=["Flash Fire"]))
    game.attack("Den Mother")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.opponent.play("Flash Fire")
    game.mode("2 damage")
    assert numbers(game) == (11, 11)
    game.go_to("main")
    assert (game.you.board, game.opponent.board, game.opponent.health) == ([], [], 28)


def test_a_wolf_broken_as_a_cost_counts(table):
    """3.4.2: she grows when the power has resolved."""
    game = table(you=Side(board=["Den Mother", "Wolf", "Rift Summoner"]))
    game.use("Rift Summoner")
    game.choose("Wolf")
    assert game.you.board == ["Den Mother", "Rift Summoner", "Demon", "Demon"]
    assert numbers(game) == (11, 11)
