"""Tribal Shaman: a 7/7 that gives wild champions breakthrough and seven counters to one; an action prepares it."""

from engine.epic_tcg.language import BREAKTHROUGH
from tests.engine.epic_tcg.scenario import Side


def test_your_wild_champions_have_breakthrough(table):
    game = table(you=Side(board=["Tribal Shaman", "Wolf", "Muse"]), opponent=Side(board=["Tiger"]))
    assert BREAKTHROUGH in game.piece("Tribal Shaman").keywords
    assert BREAKTHROUGH in game.piece("Wolf").keywords
    assert BREAKTHROUGH not in game.piece("Muse").keywords
    assert BREAKTHROUGH not in game.piece("Tiger").keywords


def test_expended_it_puts_seven_counters_on_a_champion_and_an_action_makes_it_do_so_again(table):
    game = table(
        you=Side(board=["Tribal Shaman", "Hive"]), opponent=Side(board=["Muse"]), turn_of="opponent", step="end"
    )
    game.passes()
    game.you.use("Tribal Shaman")
    game.could_choose("Tribal Shaman", "Muse")
    game.choose("Tribal Shaman")
    assert game.piece("Tribal Shaman").expended
    game.resolve()
    shaman = game.piece("Tribal Shaman")
    assert (shaman.counters, shaman.offense, shaman.defense) == (7, 14, 14)
    game.passes()
    game.you.use("Tribal Shaman")
    assert game.you.actions == 0
    game.resolve()
    game.passes()
    game.you.use("Tribal Shaman")
    game.choose("Muse")
    game.resolve()
    assert (game.piece("Muse").counters, game.piece("Muse").offense) == (7, 9)


def test_a_wolf_of_yours_breaks_through(table):
    game = table(you=Side(board=["Tribal Shaman", "Wolf"]), opponent=Side(board=["Human"]), step="battle")
    game.all_pass()
    game.attack("Wolf")
    game.all_pass()
    game.block("Human")
    game.all_pass()
    assert (game.opponent.board, game.opponent.mojo) == ([], 29)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Tribal Shaman"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Tribal Shaman"]), opponent=Side(), step="pre_battle")
    game.play("Tribal Shaman")
    game.resolve()
    found = game.piece("Tribal Shaman")
    assert (found.offense, found.defense, game.you.actions) == (7, 7, 0)
