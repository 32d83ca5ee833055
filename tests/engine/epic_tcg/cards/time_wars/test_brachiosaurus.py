"""Brachiosaurus: 7/12 with breakthrough; from a hand it gives an action for what is wild."""

from tests.engine.epic_tcg.scenario import Side


def test_from_the_hand_it_gives_an_action_that_pays_for_wild_cards_only(table):
    game = table(you=Side(hand=["Brachiosaurus", "Allosaurus", "Gladiator"]), opponent=Side())
    game.play("Brachiosaurus")
    game.resolve()
    game.resolve()
    assert game.you.actions == 0
    game.could_play("Allosaurus")
    game.play("Allosaurus")
    game.could_play()


def test_put_into_play_from_the_hand_it_does_so_too(table):
    game = table(you=Side(hand=["Ambush", "Brachiosaurus", "Allosaurus"]), opponent=Side())
    game.play("Ambush")
    game.resolve()
    game.accept()
    game.choose("Brachiosaurus")
    game.resolve()
    game.could_play("Allosaurus", "Burrowing Wurm")


def test_from_a_discard_pile_it_gives_none(table):
    game = table(you=Side(hand=["Puppeteer", "Allosaurus"], discard=["Brachiosaurus"]), opponent=Side())
    game.play("Puppeteer")
    game.resolve()
    game.choose("Brachiosaurus")
    assert (game.you.board, game.line) == (["Puppeteer", "Brachiosaurus"], [])
    game.could_play()


def test_what_is_not_spent_is_lost_at_the_end_of_the_turn(table):
    game = table(you=Side(hand=["Brachiosaurus", "Ravenous Beast"]), opponent=Side())
    game.play("Brachiosaurus")
    game.resolve()
    game.resolve()
    game.end_turn()
    game.passes()
    game.play("Ravenous Beast")
    assert game.you.actions == 0


def test_what_a_blocker_cannot_take_goes_to_the_player(table):
    """7 damage, of which a Human of defense 1 takes 1."""
    game = table(you=Side(board=["Brachiosaurus"]), opponent=Side(board=["Human"]), step="battle")
    game.all_pass()
    game.attack("Brachiosaurus")
    game.all_pass()
    game.opponent.block("Human")
    game.go_on()
    assert game.opponent.mojo == 24
