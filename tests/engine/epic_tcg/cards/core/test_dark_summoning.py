"""Dark Summoning: of your top five cards reveal one, which comes into play if it is a champion; banish the rest."""

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_comes_into_play_and_the_others_are_banished(table):
    """House ruling T1."""
    game = table(
        you=Side(hand=["Dark Summoning"], top=["Gold", "Hulk", "Thrust", "Bruiser", "Tim", "Pegasus"]), opponent=Side()
    )
    game.play("Dark Summoning")
    game.resolve()
    game.could_choose("Gold", "Hulk", "Thrust", "Bruiser", "Tim")
    game.choose("Bruiser")
    assert (game.you.board, game.you.deck[0]) == (["Bruiser"], "Pegasus")
    assert sorted(game.you.deck[-4:]) == ["Gold", "Hulk", "Thrust", "Tim"]
    assert (game.you.hand, game.you.discard_pile, game.you.actions) == ([], ["Dark Summoning"], 0)


def test_another_card_is_banished_with_them(table):
    game = table(
        you=Side(hand=["Dark Summoning"], top=["Gold", "Hulk", "Thrust", "Bruiser", "Tim", "Pegasus"]), opponent=Side()
    )
    game.play("Dark Summoning")
    game.resolve()
    game.choose("Gold")
    assert [entry[-1] for entry in game.events(events.REVEALED)] == [1, 1, 1, 1, 1, 3]  # only this one to all
    assert (game.you.board, game.you.deck[0]) == ([], "Pegasus")
    assert sorted(game.you.deck[-5:]) == ["Bruiser", "Gold", "Hulk", "Thrust", "Tim"]


def test_it_is_paced(table):
    assert speed(table, "Dark Summoning") == "paced"
