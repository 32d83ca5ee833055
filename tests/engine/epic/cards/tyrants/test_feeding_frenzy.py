"""Feeding Frenzy: in your turn a damaged champion breaks; or {1}: draw two cards."""

from tests.engine.epic.scenario import Side, in_play


def test_in_your_turn_a_damaged_champion_breaks(table):
    game = table(
        you=Side(hand=["Feeding Frenzy"], board=[in_play("White Knight", damage=2), "Muse"]),
        opponent=Side(board=[in_play("Kong", damage=1), "Demon", in_play("Steel Golem", damage=3)]),
    )
    game.play("Feeding Frenzy")
    game.mode("damaged")
    game.could_choose("White Knight", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.opponent.board, game.opponent.discard_pile) == (["Demon", "Steel Golem"], ["Kong"])
    assert game.you.gold == 1


def test_after_a_battle_the_survivor_falls(table):
    game = table(you=Side(hand=["Feeding Frenzy"], board=["Wolf"], gold=0), opponent=Side(board=["Kong"]))
    game.attack("Wolf")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    game.play("Feeding Frenzy")
    assert (game.you.board, game.opponent.board) == ([], [])


def test_without_a_damaged_champion_nothing_breaks(table):
    game = table(you=Side(hand=["Feeding Frenzy"], gold=0), opponent=Side(board=["Kong"]))
    game.play("Feeding Frenzy")
    assert game.opponent.board == ["Kong"]


def test_in_the_opponents_turn_nothing_breaks(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Feeding Frenzy"], gold=0),
        opponent=Side(board=[in_play("Kong", damage=1)]),
    )
    game.you.play("Feeding Frenzy")
    assert game.opponent.board == ["Kong"]


def test_for_1_gold_it_draws_two_cards_instead(table):
    game = table(
        you=Side(hand=["Feeding Frenzy"], top=["Muse", "Erase"]), opponent=Side(board=[in_play("Kong", damage=1)])
    )
    game.play("Feeding Frenzy")
    game.could_pick_modes("damaged", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.opponent.board) == (["Erase", "Muse"], 0, ["Kong"])
