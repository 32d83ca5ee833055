"""Succubus: an airborne 5/5 that draws a card as it comes and expends to banish good or unaligned champions."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_a_card_as_it_enters(table):
    game = table(you=Side(hand=["Succubus"], top=["Muse"]), opponent=Side())
    game.play("Succubus")
    game.resolve()
    assert (game.line, game.you.hand) == (["Succubus"], [])
    game.resolve()
    assert (game.you.hand, game.piece("Succubus").prepared) == (["Muse"], True)


def test_it_banishes_a_good_or_unaligned_champion(table):
    board = ["Gladiator", "Bruiser", "Dark Knight", "Hulk", "Scepter of Kings"]
    game = table(you=Side(board=["Succubus", "Muse"]), opponent=Side(board=board), step="end")
    game.use("Succubus")
    game.could_choose("Muse", "Gladiator", "Bruiser")
    game.choose("Bruiser")
    assert game.piece("Succubus").expended
    game.resolve()
    assert game.opponent.board == ["Gladiator", "Dark Knight", "Hulk", "Scepter of Kings"]
    assert game.opponent.deck[-1] == "Bruiser"
    game.could_use()


def test_it_flies_over_what_is_on_the_ground(table):
    game = table(you=Side(board=["Succubus"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Succubus")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert game.opponent.mojo == 25


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Succubus"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Succubus")
    assert game.you.actions == 0
