"""Ritual Sacrifice."""

from tests.engine.epic.scenario import Side, in_play

BREAK = "Break target champion"


def test_in_your_turn_you_gain_health_equal_to_the_defense(table):
    game = table(you=Side(hand=["Ritual Sacrifice"], board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Ritual Sacrifice")
    game.could_pick_modes("Draw two cards", BREAK)
    game.mode(BREAK)
    game.could_choose("Muse", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.you.health, game.opponent.health) == (44, 30)
    assert (game.opponent.board, game.opponent.discard_pile) == (["Steel Golem"], ["Kong"])
    assert game.you.gold == 0


def test_in_the_opponents_turn_they_gain_it(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Ritual Sacrifice"]), opponent=Side(board=["Kong"])
    )
    game.you.play("Ritual Sacrifice")
    game.mode(BREAK)
    assert (game.you.health, game.opponent.health, game.opponent.board) == (30, 44, [])


def test_the_defense_is_what_it_last_was(table):
    """Counters, bonuses and what lasts this turn count; damage does not lower it (5.7.5)."""
    game = table(
        you=Side(hand=["Ritual Sacrifice"]),
        opponent=Side(board=["Jungle Queen", in_play("Hill Giant", counters=2, defense=3, damage=13)]),
    )
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    game.choose("Hill Giant")
    assert game.you.health == 30 + 8 + 2 + 3 + 1


def test_your_own_champion_is_a_sacrifice_too(table):
    game = table(you=Side(hand=["Ritual Sacrifice"], board=["Trihorror"]))
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    assert (game.you.health, game.you.board) == (42, ["Demon", "Demon", "Demon"])
    assert game.you.discard_pile == ["Ritual Sacrifice", "Trihorror"]


def test_the_unbreakable_stays_and_the_health_is_gained_all_the_same(table):
    """5.9.2: it is not "if you do"."""
    game = table(you=Side(hand=["Ritual Sacrifice"]), opponent=Side(board=[in_play("Kong", gained="unbreakable")]))
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    assert (game.opponent.board, game.you.health) == (["Kong"], 44)


def test_without_a_target_there_is_no_health(table):
    game = table(you=Side(hand=["Ritual Sacrifice"]), opponent=Side(board=["Steel Golem"]))
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    assert (game.you.health, game.opponent.board) == (30, ["Steel Golem"])


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Ritual Sacrifice"], top=["Lash", "Rage"]), opponent=Side(board=["Kong"]))
    game.play("Ritual Sacrifice")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.health, game.opponent.board) == (["Lash", "Rage"], 30, ["Kong"])
    assert game.you.discard_pile == ["Ritual Sacrifice"]


def test_a_player_who_cannot_gain_health_gains_none(table):
    game = table(you=Side(hand=["Ritual Sacrifice"]), opponent=Side(board=["Kalani, Woodreader", "Kong"]))
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    game.choose("Kong")
    assert game.you.health == 30
    game = table(you=Side(hand=["Ritual Sacrifice"]), opponent=Side(board=["Kalani, Woodreader"]))
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    assert game.you.health == 35  # the one who forbade it is broken by then (3.2.3)


def test_of_more_players_the_one_whose_turn_it_is_gains_the_health(circle):
    """Neither who plays it nor whose champion it was."""
    game = circle(Side(), Side(board=["Kong"]), Side(hand=["Ritual Sacrifice"]), moment="end-offer", initiative="Cyd")
    game.play("Ritual Sacrifice")
    game.mode(BREAK)
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [44, 30, 30]
