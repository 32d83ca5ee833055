"""Blood Hound: a paced 4/9 with hunter, event ward and unstoppable that prepares as it damages a champion."""

from tests.engine.epic_tcg.scenario import Side


def test_it_prepares_as_it_damages_a_champion_and_hunts_again(table):
    game = table(you=Side(board=["Blood Hound"]), opponent=Side(board=["Lizard Guard", "Hired Muscle"]), step="battle")
    game.all_pass()
    for prey in ("Lizard Guard", "Hired Muscle"):
        game.attack("Blood Hound", whom=prey)
        game.all_pass()
        if game.asks == "blockers":
            game.block()
        game.all_pass()
        assert (game.piece("Blood Hound").expended, game.line) == (True, ["Blood Hound"])
        game.resolve()
        assert game.piece("Blood Hound").prepared
        game.all_pass()
    assert (game.opponent.board, game.piece("Blood Hound").damage) == ([], 6)


def test_damage_to_a_player_does_not_prepare_it(table):
    game = table(you=Side(board=["Blood Hound"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Blood Hound")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.line, game.piece("Blood Hound").expended) == (26, [], True)


def test_events_do_nothing_to_it_not_even_your_own(table):
    game = table(you=Side(board=["Blood Hound"], hand=["Thrust", "Rend"]), opponent=Side(board=["The Archer"]))
    game.play("Thrust")
    game.choose("Blood Hound")
    assert game.piece("Blood Hound").offense == 4
    game.play("Rend")
    game.choose("Blood Hound")
    game.resolve()
    assert game.you.board == ["Blood Hound"]
    game.passes()
    game.opponent.use("The Archer")
    game.choose("Blood Hound")
    game.resolve()
    assert game.piece("Blood Hound").damage == 6


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Blood Hound"]), opponent=Side(hand=["Not Today"]), step="pre_battle")
    game.play("Blood Hound")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Blood Hound"], 0)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Blood Hound"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Blood Hound"]), opponent=Side(), step="pre_battle")
    game.play("Blood Hound")
    assert game.you.actions == 0
