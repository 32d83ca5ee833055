"""Raxxa's Displeasure: draw two cards, or in your turn all champions that are no demons break."""

from tests.engine.epic.scenario import Side


def test_in_your_turn_only_demons_are_left(table):
    """Demons by class: tokens and cards, yours and theirs."""
    game = table(
        you=Side(hand=["Raxxa's Displeasure"], board=["Medusa", "Vampire Lord", "Zombie"]),
        opponent=Side(board=["Demon", "Steel Golem", "Soul Hunter", "Human"]),
    )
    game.play("Raxxa's Displeasure")
    game.mode("If it is your turn")
    assert game.you.board == ["Medusa", "Vampire Lord"]
    assert game.opponent.board == ["Demon", "Soul Hunter"]
    assert game.opponent.discard_pile == ["Steel Golem"]


def test_in_the_opponents_turn_nobody_breaks(table):
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Raxxa's Displeasure"]), opponent=Side(board=["Kong"])
    )
    game.you.play("Raxxa's Displeasure")
    game.mode("If it is your turn")
    assert game.opponent.board == ["Kong"]


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Raxxa's Displeasure"], top=["Muse", "Erase"]), opponent=Side(board=["Kong"]))
    game.play("Raxxa's Displeasure")
    game.could_pick_modes("Draw two cards", "If it is your turn")
    game.mode("Draw two cards")
    assert (game.you.hand, game.opponent.board) == (["Erase", "Muse"], ["Kong"])
