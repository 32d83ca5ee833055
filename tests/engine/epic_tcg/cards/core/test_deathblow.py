"""Deathblow: a free, paced event that breaks target champion or object."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_or_object_for_nothing(table):
    game = table(
        you=Side(hand=["Deathblow"], board=["Tim"], actions=0), opponent=Side(board=["Hulk", "Gold", "Diamond Golem"])
    )
    game.play("Deathblow")
    game.could_choose("Tim", "Hulk", "Gold")
    game.choose("Gold")
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hulk", "Diamond Golem"], ["Gold"])


def test_only_in_your_pre_battle_and_build_steps_on_an_empty_line(table):
    for step, playable in (("pre_battle", ["Deathblow"]), ("battle", []), ("build", ["Deathblow"]), ("end", [])):
        game = table(you=Side(hand=["Deathblow"]), opponent=Side(board=["Hulk"]), step=step)
        game.could_play(*playable)
    game = table(you=Side(hand=["Deathblow", "Dark Knight"]), opponent=Side(board=["Hulk"]))
    game.play("Dark Knight")
    game.could_play()
