"""Food for Thought: every opponent shows their hand, and you take one card of each."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_you_see_the_hand_and_take_a_card_of_it(table):
    game = table(you=Side(hand=["Food for Thought"]), opponent=Side(hand=["Hulk", "Gold", "Thrust"]))
    game.play("Food for Thought")
    assert game.you.actions == 0
    game.resolve()
    assert game.decider == "you"
    game.could_choose("Hulk", "Gold", "Thrust")
    game.choose("Gold")
    assert (game.you.hand, game.opponent.hand) == (["Gold"], ["Hulk", "Thrust"])
    assert [game.game.known_of[uid] for uid in [*game.game.hand[0], *game.game.hand[1]]] == [3, 3, 3]


def test_an_empty_hand_gives_nothing(table):
    game = table(you=Side(hand=["Food for Thought", "Tim"]), opponent=Side())
    game.play("Food for Thought")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Tim"], ["Food for Thought"])


def test_one_card_of_each_opponent(table):
    game = table(Side(hand=["Food for Thought"]), Side(hand=["Hulk", "Gold"]), Side(hand=["Thrust", "Tim"]))
    game.play("Food for Thought")
    game.resolve()
    game.choose("Hulk")
    game.choose("Thrust")
    assert game.you.hand == ["Hulk", "Thrust"]
    assert (game.opponent.hand, game["third"].hand) == (["Gold"], ["Tim"])


def test_in_the_opponents_turn_it_comes_to_you_too(table):
    game = table(you=Side(hand=["Food for Thought"]), opponent=Side(hand=["Hulk"]), turn_of="opponent")
    game.passes()
    game.you.play("Food for Thought")
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Hulk"], [])


def test_it_is_fast(table):
    assert speed(table, "Food for Thought") == "fast"
