"""Angel of Death: an airborne 6/6 that breaks, as it enters, all champions that are neither evil nor constructed."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_champions_but_evil_and_constructed_ones_are_broken_on_both_sides(table):
    game = table(
        you=Side(hand=["Angel of Death"], board=["Hulk", "Dark Knight", "Human", "Graft-Steel Builder"]),
        opponent=Side(board=["Gladiator", "Forest Giant", "Devil Golem", "Bruiser", "Book of Secrets", "Peacemaker"]),
    )
    game.play("Angel of Death")
    game.resolve()
    assert game.you.board == ["Dark Knight", "Graft-Steel Builder", "Angel of Death"]
    # Bruiser is unbreakable, Peacemaker has a ward against champions
    assert game.opponent.board == ["Devil Golem", "Bruiser", "Book of Secrets", "Peacemaker"]
    assert game.you.discard_pile == ["Hulk"]
    assert game.opponent.discard_pile == ["Forest Giant", "Gladiator"]
    assert game.line == []  # as it enters, not when


def test_face_down_champions_are_unveiled_and_judged_by_what_they_are(table):
    board = [in_play("Dark Angel", face_down=True), in_play("Burrowing Wurm", face_down=True)]
    game = table(you=Side(hand=["Angel of Death"]), opponent=Side(board=board))
    game.play("Angel of Death")
    game.resolve()
    assert game.opponent.board == ["Dark Angel"]
    assert not game.piece("Dark Angel").face_down


def test_it_breaks_nothing_when_it_is_stopped(table):
    game = table(you=Side(hand=["Angel of Death"]), opponent=Side(hand=["Never"], board=["Hulk"]))
    game.play("Angel of Death")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    assert (game.you.board, game.opponent.board, game.you.discard_pile) == ([], ["Hulk"], ["Angel of Death"])


def test_it_flies(table):
    game = table(you=Side(board=["Angel of Death"]), opponent=Side(board=["Hulk", "Pegasus"]), step="battle")
    game.go_on()
    game.attack("Angel of Death")
    game.go_on()
    game.could_choose("Pegasus")


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Angel of Death") == ("build", 1, 6, 6)
