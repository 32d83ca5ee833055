"""Flashback: a free card with recall; a champion gets -1/-1 this turn, or in your turn a player discards a card."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_gets_1_1_less_for_the_turn(table):
    game = table(
        you=Side(hand=["Flashback"], actions=0), opponent=Side(board=["Hulk", "Insect", "Diamond Golem", "Hive"])
    )
    game.play("Flashback")
    game.mode(0)
    game.could_choose("Hulk", "Insect")
    game.choose("Hulk")
    game.resolve()
    assert (game.piece("Hulk").offense, game.piece("Hulk").defense) == (8, 8)
    game.end_turn()
    assert (game.piece("Hulk").offense, game.piece("Hulk").defense) == (9, 9)
    other = table(you=Side(hand=["Flashback"]), opponent=Side(board=["Hulk", "Insect"]), turn_of="opponent")
    other.opponent.passes()
    other.you.play("Flashback")
    other.mode(0)
    other.choose("Insect")
    other.resolve()
    assert other.opponent.board == ["Hulk"]


def test_in_your_turn_a_player_discards_a_card_of_their_choice(table):
    game = table(you=Side(hand=["Flashback"]), opponent=Side(hand=["Muse", "Sage", "Tim"], board=["Hulk"]), step="end")
    game.play("Flashback")
    game.mode(1)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert game.decider == "opponent"
    game.opponent.discard("Sage")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Muse", "Tim"], ["Sage"])


def test_in_another_turn_nobody_discards(table):
    game = table(you=Side(hand=["Flashback"]), opponent=Side(hand=["Muse", "Sage"], board=["Hulk"]), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Flashback")
    game.mode(1)
    game.choose("opponent")
    game.resolve()
    assert (game.asks, game.opponent.hand) == ("priority", ["Muse", "Sage"])


def test_it_is_recalled_for_an_action(table):
    game = table(you=Side(discard=["Flashback"]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.use("Flashback")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Flashback"], [])
