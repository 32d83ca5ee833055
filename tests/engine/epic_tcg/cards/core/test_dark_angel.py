"""Dark Angel: an airborne, unstoppable 8/8 with good ward and veiled."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_good_things_do_nothing_to_it(table):
    game = table(
        you=Side(hand=["Rule of Law", "Begone!"], board=["Elven Bolt-Thrower"], actions=2),
        opponent=Side(board=["Dark Angel"]),
    )
    game.use("Elven Bolt-Thrower")
    game.choose("Dark Angel")
    game.resolve()
    assert game.piece("Dark Angel").damage == 0
    game.play("Rule of Law")
    game.mode(1)
    game.resolve()
    assert game.opponent.board == ["Dark Angel"]
    game.play("Begone!")
    game.resolve()
    assert game.opponent.board == []


def test_good_champions_cannot_block_it(table):
    game = table(
        you=Side(board=["Dark Angel"]),
        opponent=Side(board=["Archangel", "Dark Prince", "Medusa", "Hulk"]),
        step="battle",
    )
    game.go_on()
    game.attack("Dark Angel")
    game.go_on()
    game.could_choose("Dark Prince", "Medusa")


def test_it_cannot_be_stopped_face_up(table):
    game = table(you=Side(hand=["Dark Angel"]), opponent=Side(hand=["Never"]))
    game.play("Dark Angel")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    game.resolve()
    assert game.you.board == ["Dark Angel"]


def test_it_may_be_played_face_down_and_then_has_no_ward(table):
    table(you=Side(hand=["Dark Angel"]), opponent=Side()).could_play_veiled("Dark Angel")
    game = table(you=Side(hand=["Meteor Strike"]), opponent=Side(board=[in_play("Dark Angel", face_down=True)]))
    assert game.piece("Dark Angel").keywords == Keyword(0)
    game.play("Meteor Strike")
    game.resolve()
    assert game.opponent.board == []  # unveiled as it would take damage: 9 against 8


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Dark Angel") == ("build", 1, 8, 8)
