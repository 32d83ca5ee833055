"""Breath of Life: 5 Mojo and two cards; whoever would make you lose it from your hand puts it on the line."""

from tests.engine.epic_tcg.scenario import Side


def test_discarded_by_an_opponent_it_may_go_on_the_line_instead(table):
    game = table(you=Side(hand=["Wronged"]), opponent=Side(hand=["Breath of Life", "Hive"], actions=0))
    game.play("Wronged")
    game.choose("opponent")
    game.resolve()
    assert (game.asks, game.decider) == ("may", "opponent")
    game.opponent.accept()
    assert (game.line, game.opponent.discard_pile) == (["Breath of Life"], ["Hive"])
    game.resolve()
    assert (game.opponent.mojo, game.opponent.hand) == (35, ["Burrowing Wurm"] * 2)
    assert game.opponent.discard_pile == ["Breath of Life", "Hive"]


def test_it_may_be_discarded_like_any_other_card(table):
    game = table(you=Side(hand=["Wronged"]), opponent=Side(hand=["Breath of Life", "Hive"]))
    game.play("Wronged")
    game.choose("opponent")
    game.resolve()
    game.opponent.decline()
    assert (game.line, game.opponent.discard_pile) == ([], ["Breath of Life", "Hive"])


def test_the_discarding_of_a_whole_hand_spares_it_too(table):
    game = table(you=Side(hand=["Nature's Renewal", "Bruiser"]), opponent=Side(hand=["Breath of Life", "Hive"]))
    game.play("Nature's Renewal")
    game.resolve()
    game.opponent.accept()
    assert (game.line, game.opponent.discard_pile) == (["Breath of Life"], ["Hive"])
    assert game.you.discard_pile == ["Bruiser", "Nature's Renewal"]


def test_your_own_effects_and_costs_ask_nothing(table):
    game = table(you=Side(hand=["Breath of Life", "Nature's Renewal"], board=["Werewolf"]), opponent=Side())
    game.use("Werewolf")
    game.choose("Breath of Life")
    assert game.you.discard_pile == ["Breath of Life"]
    game = table(you=Side(hand=["Breath of Life", "Nature's Renewal"]), opponent=Side())
    game.play("Nature's Renewal")
    game.resolve()
    assert game.you.discard_pile == ["Breath of Life", "Nature's Renewal"]


def test_played_it_costs_an_action(table):
    game = table(you=Side(hand=["Breath of Life"]), opponent=Side())
    game.play("Breath of Life")
    game.resolve()
    assert (game.you.mojo, game.you.actions, game.you.hand) == (35, 0, ["Burrowing Wurm"] * 2)
