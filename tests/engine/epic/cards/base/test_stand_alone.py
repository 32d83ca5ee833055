"""Stand Alone."""

from tests.engine.epic.scenario import Side, in_play


def test_each_player_keeps_one_champion_you_first(table):
    """5.12.3: the choice targets nothing, so an untargetable champion may be chosen."""
    game = table(
        you=Side(hand=["Stand Alone"], board=["Muse", "Steel Golem", "Human"]), opponent=Side(board=["Kong", "Demon"])
    )
    game.play("Stand Alone")
    game.mode("each player chooses")
    game.you.could_choose("Muse", "Steel Golem", "Human")
    game.could_not_decline()
    game.you.choose("Steel Golem")
    game.opponent.could_choose("Kong", "Demon")
    game.could_not_decline()
    game.opponent.choose("Demon")
    assert (game.you.board, game.opponent.board) == (["Steel Golem"], ["Demon"])
    assert game.you.discard_pile == ["Muse", "Stand Alone"]
    assert game.opponent.discard_pile == ["Kong"]


def test_the_untargetable_that_are_not_chosen_break_and_the_unbreakable_stay(table):
    game = table(
        you=Side(hand=["Stand Alone"], board=["Muse", "Steel Golem", in_play("Kong", gained="unbreakable")]),
    )
    game.play("Stand Alone")
    game.mode("each player chooses")
    game.choose("Muse")
    assert game.you.board == ["Muse", "Kong"]


def test_a_single_champion_or_none_needs_no_choice(table):
    game = table(you=Side(hand=["Stand Alone"]), opponent=Side(board=["Kong"]))
    game.play("Stand Alone")
    game.mode("each player chooses")
    assert game.moment == "main"
    assert game.opponent.board == ["Kong"]


def test_in_the_opponents_turn_you_still_choose_first(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Stand Alone"], board=["Muse", "Human"]),
        opponent=Side(board=["Wolf", "Wolf", "Kong"]),
    )
    game.you.play("Stand Alone")
    game.mode("each player chooses")
    game.you.choose("Human")
    game.opponent.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Human"], ["Kong"])


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Stand Alone"], top=["Muse", "Erase"]), opponent=Side(board=["Kong", "Human"]))
    game.play("Stand Alone")
    game.could_pick_modes("Draw two cards", "each player chooses")
    game.mode("Draw two cards")
    assert game.you.hand == ["Erase", "Muse"]
    assert game.opponent.board == ["Kong", "Human"]


def test_of_more_players_all_keep_one_champion_and_choose_clockwise_from_you(circle):
    sides = [Side(board=["Kong", "Human"]) for _ in range(2)]
    game = circle(*sides, Side(hand=["Stand Alone"], board=["Kong", "Human"]), moment="end-offer", initiative="Cyd")
    game.play("Stand Alone")
    game.mode("each player chooses")
    for name in ("Cyd", "Ann", "Ben"):
        game[name].could_choose(f"{name}'s Kong", f"{name}'s Human")
        game[name].choose("Kong")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Kong"]] * 3
