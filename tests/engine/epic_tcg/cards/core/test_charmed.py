"""Charmed: at once, target champion or object is yours for the turn and prepares."""

from tests.engine.epic_tcg.scenario import Side, in_play, set_table


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


def test_taken_a_second_time_it_still_goes_back(table):
    game = table(you=Side(hand=["Charmed", "Charmed"], actions=2), opponent=Side(board=["Hulk"]))
    for _ in range(2):
        game.play("Charmed")  # the only target
    assert game.you.board == ["Hulk"]
    game.end_turn()
    assert (game.you.board, game.opponent.board) == ([], ["Hulk"])


def test_taken_by_one_player_after_another_it_goes_back_to_who_had_it_first():
    game = set_table(Side(hand=["Charmed"]), Side(hand=["Charmed"]), Side(board=["Hulk"]))
    game.play("Charmed")
    game.passes()
    game.opponent.play("Charmed")
    assert game.opponent.board == ["Hulk"]
    game.end_turn()
    assert game["third"].board == ["Hulk"]
