"""Peacemaker: an untargetable 4/7 that champions cannot affect; a good card for an action may gain you 3 Mojo."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_champions_neither_block_nor_damage_it(table):
    game = table(you=Side(board=["Peacemaker"]), opponent=Side(board=["Hulk", "Muse"]), step="battle")
    game.all_pass()
    game.attack("Peacemaker")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 26
    game = table(you=Side(board=["Peacemaker"]), opponent=Side(board=["Hulk"]), step="battle", turn_of="opponent")
    game.all_pass()
    game.opponent.attack("Hulk", whom="you")
    game.all_pass()
    game.block("Peacemaker")
    game.all_pass()
    assert (game.piece("Peacemaker").damage, game.piece("Hulk").damage, game.you.mojo) == (0, 4, 28)


def test_abilities_of_champions_do_not_reach_it_but_events_do(table):
    game = table(
        you=Side(board=["Peacemaker", "Priestess"]),
        opponent=Side(hand=["Angel of Death", "Ice Storm"], actions=2),
        turn_of="opponent",
    )
    game.opponent.play("Angel of Death")
    game.resolve()
    assert game.you.board == ["Peacemaker"]
    game.opponent.play("Ice Storm")
    game.resolve()
    assert game.you.board == []


def test_a_good_card_for_an_action_may_gain_3(table):
    hand = ["Revitalize", "Second Wind", "Knowledge"]
    game = table(you=Side(board=["Peacemaker"], hand=hand, actions=2), opponent=Side())
    game.play("Revitalize")
    assert game.line == ["Revitalize", "Peacemaker"]
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.line) == (33, ["Revitalize"])
    game.resolve()
    for name in ("Second Wind", "Knowledge"):
        game.play(name)
        assert game.line == [name]
        game.resolve()


def test_nothing_targets_it(table):
    table(you=Side(hand=["Rend"]), opponent=Side(board=["Peacemaker"])).could_play()


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Peacemaker") == BUILD_STEP
    assert moments(table, "Peacemaker", actions=0) == NEVER
