"""New World Order: banishes all champions and objects; then each player may put one from hand into play, you first."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_all_is_banished_and_each_player_may_bring_one_you_first(table):
    game = table(
        you=Side(hand=["New World Order", "Hulk", "Hive", "Rend"], board=["Muse", "Crystal Ball"]),
        opponent=Side(
            hand=["Bruiser", "Weapon of Lore", "Knowledge"], board=["Diamond Golem", "Insect", "Man of the People"]
        ),
    )
    game.play("New World Order")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Man of the People"])
    assert sorted(game.you.deck[-2:]) == ["Crystal Ball", "Muse"]
    assert game.opponent.deck[-1] == "Diamond Golem"
    game.you.accept()
    game.could_choose("Hulk", "Hive")
    game.choose("Hive")
    assert game.you.board == ["Hive"]
    game.opponent.accept()
    game.could_choose("Bruiser", "Weapon of Lore")
    game.choose("Bruiser")
    assert game.opponent.board == ["Man of the People", "Bruiser"]
    assert (game.you.hand, game.opponent.hand) == (["Hulk", "Rend"], ["Knowledge", "Weapon of Lore"])


def test_each_may_decline(table):
    game = table(you=Side(hand=["New World Order", "Hulk"]), opponent=Side(hand=["Bruiser"]))
    game.play("New World Order")
    game.resolve()
    game.you.decline()
    game.opponent.accept()
    assert (game.you.board, game.opponent.board) == ([], ["Bruiser"])


def test_in_a_game_of_three_it_goes_round_from_you(table):
    hands = (["Bruiser"], ["New World Order", "Hulk"], ["Muse"])
    game = table(*[Side(hand=hand) for hand in hands], turn_of="opponent")
    game.play("New World Order")
    game.resolve()
    deciders = []
    while game.asks == "may":
        deciders.append(game.decider)
        game.accept()
    assert deciders == ["opponent", "third", "you"]


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "New World Order") == AT_ANY_TIME
    assert moments(table, "New World Order", actions=0) == NEVER
