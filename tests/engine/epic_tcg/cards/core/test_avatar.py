"""Avatar: as big as your Mojo; when you play a good card for an action, you may gain 3."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_good_card_for_an_action_may_gain_3_mojo_and_makes_it_bigger(table):
    game = table(you=Side(hand=["Gladiator"], board=["Avatar"], mojo=12), opponent=Side(mojo=20))
    assert (game.piece("Avatar").offense, game.piece("Avatar").defense) == (12, 12)
    game.play("Gladiator")
    assert game.line == ["Gladiator", "Avatar"]
    game.resolve()
    game.accept()
    assert game.you.mojo == 15
    assert (game.piece("Avatar").offense, game.piece("Avatar").defense) == (15, 15)


def test_not_for_itself_a_free_good_card_an_evil_one_or_the_opponents(table):
    game = table(
        you=Side(hand=["Avatar", "Hulk", "Bruiser", "Recruitment", "Dark Prince"], actions=4),
        opponent=Side(hand=["Revitalize"]),
    )
    game.play("Avatar")
    assert game.line == ["Avatar"]
    game.resolve()
    for name in ("Hulk", "Bruiser"):
        game.play(name)
        assert game.line == [name]
        game.resolve()
    game.play("Recruitment")
    assert game.line == ["Recruitment"]
    game.resolve()
    game.play("Dark Prince")
    assert game.line == ["Dark Prince"]
    game.passes()
    game.opponent.play("Revitalize")
    assert game.line == ["Dark Prince", "Revitalize"]


def test_it_breaks_when_your_mojo_falls_to_its_damage(table):
    game = table(
        you=Side(board=[in_play("Avatar", damage=23)], mojo=30), opponent=Side(hand=["Blast"]), turn_of="opponent"
    )
    game.play("Blast")
    game.choose("you")
    game.resolve()
    assert (game.you.mojo, game.you.board, game.you.discard_pile) == (23, [], ["Avatar"])


def test_it_is_as_big_as_the_mojo_of_who_controls_it(table):
    game = table(you=Side(hand=["Kneel Before Me"], mojo=9), opponent=Side(board=["Avatar"], mojo=25))
    game.play("Kneel Before Me")
    game.resolve()
    assert (game.you.board, game.piece("Avatar").offense) == (["Avatar"], 9)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Avatar") == ("build", 1, 30, 30)  # of 30 Mojo
