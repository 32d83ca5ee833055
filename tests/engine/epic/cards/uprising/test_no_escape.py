"""No Escape: draw two cards, or break a champion, and whoever has the turn may take a champion card back."""

from tests.engine.epic.scenario import Side, in_play


def test_in_your_turn_you_may_take_a_champion_back(table):
    game = table(
        you=Side(hand=["No Escape"], discard=["Kong", "Muse", "Wither", "Medusa"]),
        opponent=Side(board=["Lurking Giant", "Steel Golem", "Human"], discard=["Trihorror"]),
    )
    game.play("No Escape")
    game.could_pick_modes("Draw two cards", "Break target champion")
    game.mode("Break target champion")
    game.could_choose("Lurking Giant", "Human")
    game.could_not_decline()
    game.choose("Lurking Giant")
    game.you.could_choose("Kong", "Muse", "Medusa")
    game.could_decline()
    game.choose("Medusa")
    assert game.you.hand == ["Medusa"]
    assert game.you.discard_pile == ["Kong", "Muse", "No Escape", "Wither"]
    assert game.opponent.board == ["Steel Golem", "Human"]
    assert game.opponent.discard_pile == ["Lurking Giant", "Trihorror"]
    assert game.opponent.knows_hand == ["Medusa"]


def test_in_the_opponents_turn_they_may_take_back_the_one_that_was_broken(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["No Escape"], discard=["Kong"]),
        opponent=Side(board=["Lurking Giant"], discard=["Rage"]),
    )
    game.you.play("No Escape")
    game.mode("Break target champion")
    game.opponent.could_choose("Lurking Giant")
    game.opponent.could_decline()
    game.opponent.choose("Lurking Giant")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Lurking Giant"], ["Rage"])
    assert (game.you.hand, game.you.discard_pile) == ([], ["Kong", "No Escape"])


def test_they_may_leave_it_there(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["No Escape"]), opponent=Side(board=["Kong"]))
    game.you.play("No Escape")
    game.mode("Break target champion")
    game.opponent.decline()
    assert (game.opponent.hand, game.opponent.discard_pile) == ([], ["Kong"])


def test_without_a_champion_card_nothing_is_asked(table):
    """2.3.5: a token leaves nothing behind."""
    game = table(you=Side(hand=["No Escape"], discard=["Rage"]), opponent=Side(board=["Demon"], discard=["Kong"]))
    game.play("No Escape")
    game.mode("Break target champion")
    assert (game.moment, game.opponent.board, game.you.hand) == ("main", [], [])


def test_without_a_champion_to_break_one_may_still_be_taken_back(table):
    """3.2.3c: as much as can be done."""
    game = table(you=Side(hand=["No Escape"], discard=["Kong"]), opponent=Side(board=["Steel Golem"]))
    game.play("No Escape")
    game.mode("Break target champion")
    game.choose("Kong")
    assert (game.you.hand, game.opponent.board) == (["Kong"], ["Steel Golem"])


def test_the_unbreakable_stay(table):
    """5.9.2."""
    game = table(you=Side(hand=["No Escape"]), opponent=Side(board=[in_play("Kong", this_turn="unbreakable")]))
    game.play("No Escape")
    game.mode("Break target champion")
    assert game.opponent.board == ["Kong"]


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["No Escape"], discard=["Kong"], top=["Muse", "Erase"]), opponent=Side(board=["Human"]))
    game.play("No Escape")
    game.mode("Draw two cards")
    assert (game.you.hand, game.opponent.board) == (["Erase", "Muse"], ["Human"])


def test_of_three_players_the_one_whose_turn_it_is_may_take_back_their_own(circle):
    """Neither who played it nor who lost the champion."""
    game = circle(
        Side(hand=["No Escape"], discard=["Muse"]), Side(board=["Kong"]), Side(discard=["Medusa"]), turn_of="Cyd"
    )
    game.passes()
    game["Ann"].play("No Escape")
    game.mode("Break target champion")
    game["Cyd"].could_choose("Medusa")
    game["Cyd"].choose("Medusa")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Medusa"]]
