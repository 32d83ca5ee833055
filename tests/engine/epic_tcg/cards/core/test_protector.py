"""Protector: while it is prepared it takes all damage that would be dealt to you."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_damage_of_effects_is_dealt_to_it_while_it_is_prepared(table):
    game = table(you=Side(board=["Protector"]), opponent=Side(hand=["Blast", "Slash", "Lightning Strike"]))
    game.passes()
    game.opponent.play("Blast")
    game.choose("you")
    game.resolve()
    assert (game.you.mojo, game.piece("Protector").damage, game.opponent.mojo) == (30, 7, 30)


def test_expended_it_takes_nothing(table):
    game = table(you=Side(board=[in_play("Protector", expended=True)]), opponent=Side(hand=["Blast"]))
    game.passes()
    game.opponent.play("Blast")
    game.choose("you")
    game.resolve()
    assert (game.you.mojo, game.piece("Protector").damage) == (23, 0)


def test_all_damage_of_an_attack_goes_to_it_even_if_it_breaks(table):
    attackers = ["Graft-Steel Crusher", "Tracker"]
    game = table(you=Side(board=["Protector"]), opponent=Side(board=attackers), step="battle", turn_of="opponent")
    game.passes()
    game.passes()
    game.opponent.attack(*attackers, whom="you")
    game.passes()
    game.passes()
    game.you.block()
    game.passes()
    game.passes()
    assert (game.you.mojo, game.you.discard_pile) == (30, ["Protector"])


def test_of_two_their_player_chooses_one(table):
    game = table(you=Side(board=["Protector", "Protector"]), opponent=Side(hand=["Blast"]))
    game.passes()
    game.opponent.play("Blast")
    game.choose("you")
    game.resolve()
    assert (game.asks, game.decider) == ("redirect", "you")
    game.choose("Protector#2")
    assert [game.piece(f"Protector#{n}").damage for n in (1, 2)] == [0, 7]


def test_losing_mojo_is_no_damage(table):
    game = table(you=Side(board=["Protector"]), opponent=Side(hand=["Ice Storm"]), turn_of="opponent")
    game.opponent.play("Ice Storm")
    game.resolve()
    assert game.you.mojo == 25
