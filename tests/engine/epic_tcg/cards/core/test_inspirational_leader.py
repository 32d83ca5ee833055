"""Inspirational Leader: a veiled 5/5 that gives your other good champions +3/+3; unveiled it brings one from hand."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_your_other_good_champions_get_3_3(table):
    game = table(you=Side(board=["Inspirational Leader", "Muse", "Human", "Hulk"]), opponent=Side(board=["Pegasus"]))
    numbers = {
        name: (game.piece(name).offense, game.piece(name).defense)
        for name in ("Inspirational Leader", "Muse", "Human", "Hulk", "Pegasus")
    }
    assert numbers == {
        "Inspirational Leader": (5, 5), "Muse": (5, 6), "Human": (4, 4), "Hulk": (9, 9), "Pegasus": (3, 5),
    }  # fmt: skip


def test_two_leaders_make_each_other_bigger(table):
    game = table(you=Side(board=["Inspirational Leader", "Inspirational Leader"]), opponent=Side())
    assert [game.piece(f"Inspirational Leader#{n}").offense for n in (1, 2)] == [8, 8]


def test_unveiled_it_may_bring_a_champion_from_your_hand(table):
    game = table(
        you=Side(
            board=["Muse"],
            hand=["Inspirational Leader", "Hulk", "Hive", "Gladiator"],
        ),
        opponent=Side(hand=["Bruiser"]),
    )
    game.play_veiled("Inspirational Leader")
    game.resolve()
    assert game.piece("Muse").offense == 2
    game.unveil("Inspirational Leader")
    assert (game.line, game.piece("Muse").offense) == (["Inspirational Leader"], 5)
    game.resolve()
    game.accept()
    game.could_choose("Hulk", "Gladiator")
    game.choose("Hulk")
    assert game.you.board == ["Muse", "Inspirational Leader", "Hulk"]
    assert game.you.hand == ["Gladiator", "Hive"]


def test_played_face_up_it_brings_nobody_and_unveiled_one_may_decline(table):
    game = table(you=Side(hand=["Inspirational Leader", "Hulk"]), opponent=Side())
    game.play("Inspirational Leader")
    game.resolve()
    assert (game.line, game.asks, game.you.board) == ([], "priority", ["Inspirational Leader"])
    game = table(you=Side(board=[in_play("Inspirational Leader", face_down=True)], hand=["Hulk"]), opponent=Side())
    game.unveil("Inspirational Leader")
    game.resolve()
    game.decline()
    assert game.you.hand == ["Hulk"]


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Inspirational Leader") == BUILD_STEP
    assert moments(table, "Inspirational Leader", actions=0) == NEVER
