"""Winged Death: a 4/3 with airborne and blitz; each opponent breaks a champion, again when it damages a player."""

from tests.engine.epic.scenario import Side, in_play


def test_the_opponent_chooses_which_of_their_champions_breaks(table):
    """5.12.3: the untargetable too, tokens too."""
    game = table(
        you=Side(hand=["Winged Death"], board=["Kong"]), opponent=Side(board=["Steel Golem", "Human", "Medusa"])
    )
    game.play("Winged Death")
    game.opponent.could_choose("Steel Golem", "Human", "Medusa")
    game.opponent.could_not_decline()
    game.opponent.choose("Human")
    assert (game.you.board, game.opponent.board) == (["Kong", "Winged Death"], ["Steel Golem", "Medusa"])


def test_it_must_be_one_that_can_be_broken(table):
    """ "If able": an unbreakable champion cannot take the blow for the others (5.9.1)."""
    game = table(
        you=Side(hand=["Winged Death"]),
        opponent=Side(board=[in_play("Kong", this_turn="unbreakable"), "Demon", "Wolf"]),
    )
    game.play("Winged Death")
    game.opponent.could_choose("Demon", "Wolf")
    game.opponent.choose("Wolf")
    assert game.opponent.board == ["Kong", "Demon"]


def test_without_a_champion_that_can_be_broken_nothing_happens(table):
    game = table(you=Side(hand=["Winged Death"], board=["Human"]))
    game.play("Winged Death")
    assert (game.moment, game.you.board) == ("main", ["Human", "Winged Death"])
    game = table(you=Side(hand=["Winged Death"]), opponent=Side(board=[in_play("Kong", this_turn="unbreakable")]))
    game.play("Winged Death")
    assert (game.moment, game.opponent.board) == ("main", ["Kong"])


def test_it_strikes_again_when_it_damages_the_player(table):
    """4.4.14: after the damage. Twice in the turn it comes, with blitz."""
    game = table(you=Side(hand=["Winged Death"]), opponent=Side(board=["Lurking Giant", "Human"]))
    game.play("Winged Death")
    game.opponent.choose("Human")
    game.attack("Winged Death")
    game.go_to("main")
    assert game.opponent.health == 26
    assert (game.opponent.board, game.opponent.discard_pile) == ([], ["Lurking Giant"])


def test_blocked_it_damages_no_player(table):
    game = table(you=Side(board=["Winged Death"]), opponent=Side(board=["Muse", "Kong"]))
    game.attack("Winged Death")
    game.go_to("blockers")
    game.block("Muse")
    game.go_to("main")
    assert (game.opponent.board, game.opponent.health) == (["Kong"], 30)
    assert game.champion("Winged Death").damage == 2


def test_of_three_players_both_others_break_one_whoever_was_damaged(circle):
    game = circle(Side(board=["Winged Death"]), Side(board=["Human"]), Side(board=["Kong", "Wolf"]))
    game.attack_player("Ben", "Winged Death")
    while game.asks == "window":
        game.passes()
    game["Cyd"].choose("Wolf")
    assert [game[name].health for name in ("Ben", "Cyd")] == [26, 30]
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Winged Death"], [], ["Kong"]]
