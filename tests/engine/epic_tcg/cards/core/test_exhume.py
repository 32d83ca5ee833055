"""Exhume: take a champion or object back from your discard pile, or banish the whole pile of a player."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_a_champion_or_object_of_your_pile_comes_to_your_hand(table):
    game = table(
        you=Side(hand=["Exhume"], discard=["Hulk", "Gold", "Thrust"], actions=0), opponent=Side(discard=["Tim"])
    )
    game.play("Exhume")
    game.mode(0)
    game.could_choose("Hulk", "Gold")
    game.choose("Gold")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Gold"], ["Exhume", "Hulk", "Thrust"])


def test_a_whole_pile_is_banished(table):
    game = table(
        you=Side(hand=["Exhume"], discard=["Hulk"]), opponent=Side(discard=["Tim", "Execution", of_another("Gold")])
    )
    game.play("Exhume")
    game.mode(1)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.deck[-2:]) == ["Execution", "Tim"]
    assert (game.you.deck[-1], game.you.discard_pile) == ("Gold", ["Exhume", "Hulk"])  # owners get their own


def test_it_is_paced_and_an_event_alone_cannot_be_taken(table):
    table(you=Side(hand=["Exhume"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Exhume"], discard=["Thrust"]), opponent=Side())
    game.play("Exhume")
    game.could_choose("you", "opponent")  # only the other mode
