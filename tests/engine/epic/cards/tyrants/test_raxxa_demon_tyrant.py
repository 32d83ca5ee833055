"""Raxxa, Demon Tyrant: a 6/6 that brings two demons, makes your demon tokens 6/6, and burns with loyalty."""

from tests.engine.epic.scenario import Side, in_play


def test_two_demons_come_and_are_mightier(table):
    game = table(you=Side(hand=["Raxxa, Demon Tyrant"]), opponent=Side(board=["Demon"]))
    game.play("Raxxa, Demon Tyrant")
    game.trigger("Raxxa, Demon Tyrant: Tribute")
    assert game.you.board == ["Raxxa, Demon Tyrant", "Demon", "Demon"]
    mine, theirs = game.you.champion("Demon"), game.opponent.champion("Demon")
    raxxa = game.champion("Raxxa, Demon Tyrant")
    assert (mine.offense, mine.defense) == (6, 6)
    assert (theirs.offense, theirs.defense) == (4, 4)
    assert (raxxa.offense, raxxa.defense) == (6, 6)


def test_demon_cards_and_other_tokens_are_not_mightier(table):
    game = table(you=Side(board=["Raxxa, Demon Tyrant", "Medusa", "Zombie"]))
    assert (game.champion("Medusa").offense, game.champion("Medusa").defense) == (6, 8)
    assert (game.champion("Zombie").offense, game.champion("Zombie").defense) == (2, 2)


def test_loyalty_deals_2_damage_to_each_opposing_champion(table):
    game = table(
        you=Side(hand=["Raxxa, Demon Tyrant", "Bitten", "Wither"], board=["Human"]),
        opponent=Side(board=["Wolf", "Steel Golem"]),
    )
    game.play("Raxxa, Demon Tyrant")
    game.could_trigger("Raxxa, Demon Tyrant: Loyalty 2", "Raxxa, Demon Tyrant: Tribute")
    game.trigger("Raxxa, Demon Tyrant: Loyalty 2")
    game.reveal("Bitten", "Wither")
    assert game.you.board == ["Human", "Raxxa, Demon Tyrant", "Demon", "Demon"]
    assert game.opponent.board == ["Steel Golem"]
    assert (game.champion("Steel Golem").damage, game.opponent.health) == (2, 30)


def test_without_loyalty_nobody_burns(table):
    """5.3.5."""
    game = table(you=Side(hand=["Raxxa, Demon Tyrant", "Bitten", "Wither"]), opponent=Side(board=["Wolf"]))
    game.play("Raxxa, Demon Tyrant")
    game.trigger("Raxxa, Demon Tyrant: Tribute")
    game.decline()
    assert game.opponent.board == ["Wolf"]


def test_when_she_is_gone_wounded_demons_break(table):
    """5.16.3."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Raxxa, Demon Tyrant", in_play("Demon", damage=5), "Demon"]),
        opponent=Side(hand=["Banishment"]),
    )
    game.opponent.play("Banishment")
    game.choose("Raxxa, Demon Tyrant")
    assert game.you.board == ["Demon"]
    assert (game.champion("Demon").offense, game.champion("Demon").defense) == (4, 4)


def test_of_three_players_the_champions_of_both_others_burn(circle):
    game = circle(
        Side(hand=["Raxxa, Demon Tyrant", "Wither", "Bitten"], board=["Wolf"]), *[Side(board=["Wolf", "Kong"])] * 2
    )
    game.play("Raxxa, Demon Tyrant")
    game.trigger("Raxxa, Demon Tyrant: Loyalty 2")
    game.reveal("Wither", "Bitten")
    assert game["Ann"].board == ["Wolf", "Raxxa, Demon Tyrant", "Demon", "Demon"]
    assert [game[name].board for name in ("Ben", "Cyd")] == [["Kong"], ["Kong"]]
    assert [game[name].champion("Kong").damage for name in ("Ben", "Cyd")] == [2, 2]
