"""Righteous Dragon: an instantaneous airborne 6/4; damaging an opponent may bring a good card back."""

from tests.engine.epic_tcg.scenario import Side


def test_damage_to_an_opponent_may_return_a_good_card(table):
    game = table(
        you=Side(board=["Righteous Dragon"], discard=["Muse", "Messengers", "Hulk"]),
        opponent=Side(board=["Hulk"], discard=["Gladiator"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Righteous Dragon")
    game.all_pass()
    game.all_pass()
    game.could_choose("Muse", "Messengers")
    game.choose("Messengers")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile, game.opponent.mojo) == (["Messengers"], ["Hulk", "Muse"], 24)


def test_it_may_be_declined_and_damage_to_a_champion_returns_nothing(table):
    game = table(
        you=Side(board=["Righteous Dragon", "Healer Mage"], discard=["Muse"]),
        opponent=Side(board=["Watchful Centaur"]),
        step="battle",
    )
    game.all_pass()
    game.attack("Righteous Dragon")
    game.all_pass()
    game.block()
    game.all_pass()
    game.resolve()
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Muse"])
    game = table(
        you=Side(board=["Righteous Dragon"], discard=["Muse"]), opponent=Side(board=["Watchful Centaur"]), step="battle"
    )
    game.all_pass()
    game.attack("Righteous Dragon")
    game.all_pass()
    game.block("Watchful Centaur")
    game.all_pass()
    assert (game.line, game.you.board) == ([], [])


def test_it_comes_at_once(table):
    game = table(you=Side(hand=["Righteous Dragon"]), opponent=Side(hand=["Not Today"]), step="pre_battle")
    game.play("Righteous Dragon")
    assert (game.you.board, game.line, game.you.actions) == (["Righteous Dragon"], [], 0)
    assert game.piece("Righteous Dragon").defense == 4
    game = table(you=Side(hand=["Righteous Dragon"]), opponent=Side(), step="battle")
    game.could_play()
