"""Force Field: draw two cards, or all opposing champions lose offense for the turn."""

from tests.engine.epic.scenario import Side


def test_5_less_for_each_opposing_champion_and_a_card(table):
    """5.12.2: the untargetable too. H8: not below 0."""
    game = table(
        you=Side(hand=["Force Field"], board=["Kong"], top=["Muse", "Erase"]),
        opponent=Side(board=["Steel Golem", "Demon", "Lurking Giant"]),
    )
    game.play("Force Field")
    game.could_pick_modes("Draw two cards", "-5", "-10")
    game.mode("-5")
    assert [game.champion(name).offense for name in ("Steel Golem", "Demon", "Lurking Giant")] == [8, 0, 6]
    assert [game.champion(name).defense for name in ("Steel Golem", "Demon", "Lurking Giant")] == [13, 4, 11]
    assert game.champion("Kong").offense == 13
    assert (game.you.hand, game.you.gold) == (["Muse"], 0)
    game.end_turn()
    assert [game.champion(name).offense for name in ("Steel Golem", "Demon", "Lurking Giant")] == [13, 4, 11]


def test_10_less_stops_an_attack_and_draws_nothing(table):
    """H8: a champion with negative offense deals 0."""
    game = table(
        turn_of="opponent", you=Side(hand=["Force Field"], board=["Human"]), opponent=Side(board=["Kong", "Demon"])
    )
    game.attack("Kong", "Demon")
    game.passes()
    game.you.play("Force Field")
    game.mode("-10")
    assert game.you.hand == []
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.you.health == 27


def test_champions_that_come_later_keep_their_offense(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Force Field"]),
        opponent=Side(hand=["Lurking Giant"], board=["Wolf"]),
    )
    game.you.play("Force Field")
    game.mode("-10")
    game.you.passes()
    game.opponent.play("Lurking Giant")
    assert [game.champion(name).offense for name in ("Wolf", "Lurking Giant")] == [0, 11]


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Force Field"], top=["Muse", "Erase"]), opponent=Side(board=["Kong"]))
    game.play("Force Field")
    game.mode("Draw two cards")
    assert (game.you.hand, game.champion("Kong").offense) == (["Erase", "Muse"], 13)


def test_of_three_players_the_champions_of_both_others_are_weaker(circle):
    game = circle(Side(hand=["Force Field"], board=["Kong"]), *[Side(board=["Kong"])] * 2)
    game.play("Force Field")
    game.mode("10")
    assert [game[name].champion("Kong").offense for name in ("Ann", "Ben", "Cyd")] == [13, 3, 3]
