"""Call of the Wild: for this turn all champions are yours, and they prepare."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_champions_are_yours_and_prepared_until_the_end_of_the_turn(table):
    game = table(
        you=Side(hand=["Call of the Wild"], board=[in_play("Tim", flipped=True)]),
        opponent=Side(board=[in_play("Hulk", expended=True), "Diamond Golem", "Gold"]),
        step="pre_battle",
    )
    game.play("Call of the Wild")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Tim", "Hulk", "Diamond Golem"], ["Gold"])
    assert all(game.piece(name).prepared for name in game.you.board)
    game.go_to("battle")
    game.go_on()
    game.attack("Tim", "Hulk", "Diamond Golem")
    game.go_on()
    assert game.opponent.mojo == 30 - 1 - 9 - 11
    game.go_on()
    game.end_turn()
    assert (game.you.board, game.opponent.board) == (["Tim"], ["Gold", "Hulk", "Diamond Golem"])


def test_it_is_paced(table):
    table(you=Side(hand=["Call of the Wild"]), opponent=Side(board=["Hulk"]), step="battle").could_play()
