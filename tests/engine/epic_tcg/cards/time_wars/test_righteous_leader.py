"""Righteous Leader: a free 2/3 with evil ward; your other good champions get +2/+2."""

from tests.engine.epic_tcg.scenario import Side


def test_your_other_good_champions_get_2_2(table):
    game = table(
        you=Side(hand=["Righteous Leader"], board=["Muse", "Hulk", "Human"]), opponent=Side(board=["Gladiator"])
    )
    game.play("Righteous Leader")
    game.resolve()
    found = [game.piece(name) for name in ("Muse", "Human", "Righteous Leader", "Hulk", "Gladiator")]
    assert [(one.offense, one.defense) for one in found] == [(4, 5), (3, 3), (2, 3), (9, 9), (5, 9)]
    assert game.you.actions == 1


def test_evil_cards_do_not_affect_it_but_others_do(table):
    game = table(you=Side(board=["Righteous Leader", "Muse"]), opponent=Side(hand=["Hell's Wrath", "Lightning Strike"]))
    game.passes()
    game.opponent.play("Hell's Wrath")
    game.resolve()
    assert game.you.board == ["Righteous Leader"]
    game.passes()
    game.opponent.play("Lightning Strike")
    game.choose("Righteous Leader")
    game.resolve()
    assert game.you.board == []


def test_evil_champions_do_not_block_it(table):
    game = table(you=Side(board=["Righteous Leader"]), opponent=Side(board=["Zombie", "Human"]), step="battle")
    game.all_pass()
    game.attack("Righteous Leader")
    game.all_pass()
    game.could_choose("Human")


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Righteous Leader"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Righteous Leader")
    game.resolve()
    found = game.piece("Righteous Leader")
    assert (found.offense, found.defense, game.you.actions) == (2, 3, 1)
