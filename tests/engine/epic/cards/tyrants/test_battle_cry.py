"""Battle Cry: your champions gain breakthrough and +3/+3; in an opponent's turn draw two cards as well."""

from tests.engine.epic.scenario import Side


def test_your_champions_grow_and_break_through(table):
    """5.12.2: the untargetable too."""
    game = table(
        you=Side(hand=["Battle Cry"], board=["Wolf", "Steel Golem"]), opponent=Side(board=["Human", "Lurking Giant"])
    )
    game.play("Battle Cry")
    wolf, golem = game.champion("Wolf"), game.champion("Steel Golem")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (5, 5, {"breakthrough"})
    assert (golem.offense, golem.defense, golem.keywords) == (16, 16, {"untargetable", "breakthrough"})
    assert (game.champion("Human").offense, game.champion("Human").keywords) == (1, set())
    assert game.you.hand == []
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.divide({"Human": 1, "opponent": 4})
    assert game.opponent.health == 26
    game.end_turn()
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.keywords) == (2, 2, set())


def test_in_the_opponents_turn_you_draw_two_cards_as_well(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Battle Cry"], board=["Wolf"], top=["Kong", "Muse"]),
        opponent=Side(board=["Demon"]),
    )
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Wolf")
    game.you.play("Battle Cry")
    assert game.you.hand == ["Kong", "Muse"]
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == (["Wolf"], [])


def test_champions_that_come_later_hear_nothing(table):
    game = table(you=Side(hand=["Battle Cry", "Wolf's Bite"]), opponent=Side(board=["Muse"]))
    game.play("Battle Cry")
    game.play("Wolf's Bite")
    game.choose("Muse")
    assert (game.champion("Wolf").offense, game.champion("Wolf").keywords) == (2, set())


def test_of_three_players_the_turn_of_any_other_is_an_opponents_turn(circle):
    for active, cards in (("Ann", 0), ("Ben", 2), ("Cyd", 2)):
        game = circle(Side(hand=["Battle Cry"]), Side(), Side(), turn_of=active)
        while game.decider != "Ann":
            game.passes()
        game.play("Battle Cry")
        assert [len(game[name].hand) for name in ("Ann", "Ben", "Cyd")] == [cards, 0, 0]
