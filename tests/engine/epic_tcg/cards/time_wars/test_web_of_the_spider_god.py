"""Web of the Spider God: expends all champions of others; yours can break champions this turn."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_your_champions_of_now_gain_the_ability_for_the_turn(table):
    game = table(
        you=Side(
            hand=["Web of the Spider God", "Hired Muscle"], board=["Muse", in_play("Human", expended=True), "Hive"]
        ),
        opponent=Side(board=["Tracker", in_play("The Archer", flipped=True), "Bruiser", "Book of Secrets"]),
    )
    game.play("Web of the Spider God")
    game.resolve()
    assert [game.piece(name).expended for name in ("Tracker", "The Archer", "Bruiser", "Book of Secrets", "Muse")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    game.play("Hired Muscle")
    game.resolve()
    game.could_use("Muse", "Hive")
    game.use("Muse")
    game.could_choose("Muse", "Human", "Hired Muscle", "Tracker", "The Archer", "Bruiser")
    game.choose("Tracker")
    assert game.piece("Muse").expended
    game.resolve()
    assert game.opponent.board == ["The Archer", "Bruiser", "Book of Secrets"]


def test_it_is_lost_at_the_end_of_the_turn(table):
    game = table(you=Side(hand=["Web of the Spider God"], board=["Human"]), opponent=Side(board=["Tracker"]))
    game.play("Web of the Spider God")
    game.resolve()
    game.could_use("Human")
    game.end_turn()
    game.passes()
    game.could_use()
