"""Cackling Demon: an airborne, fast 3/2; a player whom it damages discards a card, and you draw one."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_a_damaged_player_discards_and_you_draw(table):
    game = table(
        you=Side(board=["Cackling Demon"], hand=["Gold"], top=["Tim"]),
        opponent=Side(hand=["Hulk", "Druid"], board=["Bruiser"]),
        step="battle",
    )
    game.go_on()
    game.attack("Cackling Demon")
    game.go_on()
    assert (game.opponent.mojo, game.line) == (27, ["Cackling Demon"])
    game.resolve()
    assert (game.asks, game.decider) == ("discard", "opponent")
    game.discard("Druid")
    assert (game.opponent.hand, game.you.hand) == (["Hulk"], ["Gold", "Tim"])


def test_a_damaged_champion_is_no_player(table):
    game = table(you=Side(board=["Cackling Demon"]), opponent=Side(hand=["Hulk"], board=["Blue Dragon"]), step="battle")
    game.go_on()
    game.attack("Cackling Demon")
    game.go_on()
    game.block("Blue Dragon")
    game.go_on()
    assert (game.piece("Blue Dragon").damage, game.line, game.opponent.hand) == (3, [], ["Hulk"])


def test_an_empty_hand_does_not_keep_you_from_drawing(table):
    game = table(you=Side(board=["Cackling Demon"], top=["Tim"]), opponent=Side(), step="battle")
    game.go_on()
    game.attack("Cackling Demon")
    game.go_on()
    game.resolve()
    assert game.you.hand == ["Tim"]


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Cackling Demon") == ("fast", 1, 3, 2)
