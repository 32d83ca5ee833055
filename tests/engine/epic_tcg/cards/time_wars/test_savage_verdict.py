"""Savage Verdict: 5 damage to any target, for an action unless you have played a wild action card this turn."""

from tests.engine.epic_tcg.scenario import Side


def test_it_costs_an_action(table):
    game = table(you=Side(hand=["Savage Verdict"], board=["Hive", "Muse"]), opponent=Side(board=["Hulk"]))
    game.play("Savage Verdict")
    game.could_choose("you", "opponent", "Muse", "Hulk")
    game.choose("Hulk")
    assert game.you.actions == 0
    game.resolve()
    assert game.piece("Hulk").damage == 5
    game = table(you=Side(hand=["Savage Verdict"], actions=0), opponent=Side())
    game.could_play()


def test_after_a_wild_action_card_though_it_was_stopped_it_costs_nothing(table):
    game = table(you=Side(hand=["Savage Verdict", "Hulk"]), opponent=Side(hand=["Not Today"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.you.discard_pile, game.you.actions) == (["Hulk"], 0)
    game.play("Savage Verdict")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 25


def test_neither_other_cards_nor_those_of_other_players_or_turns_count(table):
    game = table(you=Side(hand=["Savage Verdict", "Messengers", "Savage Lurker"]), opponent=Side(hand=["Allosaurus"]))
    game.play("Messengers")
    game.play("Savage Lurker")
    game.passes()
    game.opponent.play("Allosaurus")
    game.passes()
    game.could_play()
    game = table(you=Side(hand=["Savage Verdict", "Allosaurus"]), opponent=Side(), step="end")
    game.play("Allosaurus")
    game.resolve()
    game.end_turn()
    game.passes()
    game.you.play("Savage Verdict")
    game.choose("opponent")
    assert game.you.actions == 0


def test_unpaid_or_paid_it_is_a_free_card(table):
    game = table(you=Side(hand=["Savage Verdict"], board=["Aerie"]), opponent=Side())
    game.play("Savage Verdict")
    game.choose("opponent")
    assert (game.you.actions, game.line) == (0, ["Savage Verdict"])
