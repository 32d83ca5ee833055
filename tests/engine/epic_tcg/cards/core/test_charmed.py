"""Charmed: at once, target champion or object is yours for the turn and prepares."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_champion_fights_for_you_this_turn(table):
    game = table(
        you=Side(hand=["Charmed"]),
        opponent=Side(board=[in_play("Hulk", expended=True), "Gold", "Winter Fairy"], hand=["Never"]),
        step="battle",
    )
    game.play("Charmed")
    game.could_choose("Hulk", "Gold")
    game.choose("Hulk")
    assert (game.you.board, game.piece("Hulk").prepared, game.line) == (["Hulk"], True, [])
    assert game.you.actions == 0
    game.go_on()
    game.attack("Hulk")
    game.go_on()
    game.block()
    game.go_on()
    assert game.opponent.mojo == 21
    game.go_on()
    game.end_turn()
    assert game.opponent.board == ["Gold", "Winter Fairy", "Hulk"]


def test_an_attacker_leaves_the_attack_and_can_block_for_you(table):
    game = table(you=Side(hand=["Charmed"]), opponent=Side(board=["Hulk", "Tim"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Hulk", "Tim", whom="you")
    game.passes()
    game.you.play("Charmed")
    game.choose("Hulk")
    game.go_on()
    game.block("Hulk")
    game.go_on()
    assert (game.you.mojo, game.opponent.board) == (30, [])


def test_an_object_too(table):
    game = table(
        you=Side(hand=["Charmed"], top=["Tim"]), opponent=Side(board=[in_play("Book of Secrets", expended=True)])
    )
    game.play("Charmed")
    game.use("Book of Secrets")
    game.resolve()
    assert game.you.hand == ["Tim"]
    game.end_turn()
    assert game.opponent.board == ["Book of Secrets"]
