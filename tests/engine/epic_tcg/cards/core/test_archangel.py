"""Archangel: an airborne 8/8 with breakthrough and evil ward."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_evil_champions_cannot_block_it_and_it_breaks_through_those_that_can(table):
    game = table(
        you=Side(board=["Archangel"]), opponent=Side(board=["Dark Prince", "Blue Dragon", "Hulk"]), step="battle"
    )
    game.go_on()
    game.attack("Archangel")
    game.go_on()
    game.could_choose("Blue Dragon")  # the Prince is evil, Hulk does not fly
    game.block("Blue Dragon")
    game.go_on()
    assert (game.opponent.board, game.opponent.mojo) == (["Dark Prince", "Hulk"], 28)
    assert game.piece("Archangel").damage == 6


def test_evil_events_and_abilities_do_nothing_to_it(table):
    game = table(you=Side(board=["Archangel", "Gladiator"]), opponent=Side(hand=["Apocalypse"]), turn_of="opponent")
    game.play("Apocalypse")
    game.mode(0)
    game.resolve()
    assert game.you.board == ["Archangel"]


def test_an_evil_champion_that_it_attacks_into_deals_it_no_damage(table):
    game = table(you=Side(board=["Archangel"]), opponent=Side(board=["Dark Prince"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Dark Prince", whom="you")
    game.go_on()
    game.block("Archangel")
    game.go_on()
    assert (game.opponent.board, game.piece("Archangel").damage) == ([], 0)


def test_unaligned_and_wild_things_affect_it(table):
    for name, where in (("Banished", "deck"), ("Deathblow", "discard_pile")):
        game = table(you=Side(hand=[name], actions=0), opponent=Side(board=["Archangel"]))
        game.play(name)
        game.resolve()
        assert game.opponent.board == []
        assert "Archangel" in getattr(game.opponent, where)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Archangel") == ("paced", 1, 8, 8)
