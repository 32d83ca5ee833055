"""Distraction: target champion that attacks you leaves the attack and is yours for good."""

from tests.engine.epic_tcg.scenario import Side


def test_an_attacker_comes_to_your_side(table):
    game = table(
        you=Side(hand=["Distraction"], board=["Druid"]),
        opponent=Side(board=["Hulk", "Tim", "Bruiser"]),
        turn_of="opponent",
        step="battle",
    )
    game.could_play()
    game.go_on()
    game.attack("Hulk", "Tim", whom="you")
    game.passes()
    game.you.play("Distraction")
    game.could_choose("Hulk", "Tim")
    game.choose("Hulk")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.piece("Hulk").expended) == (["Druid", "Hulk"], True)
    game.go_on()
    game.block()
    game.go_on()
    assert game.you.mojo == 29
    game.end_turn()
    assert game.you.board == ["Druid", "Hulk"]


def test_a_hunter_of_your_champion_does_not_attack_you(table):
    game = table(
        you=Side(hand=["Distraction"], board=["Tim"]),
        opponent=Side(board=["Tracker"]),
        turn_of="opponent",
        step="battle",
    )
    game.go_on()
    game.attack("Tracker", whom="Tim")
    game.passes()
    game.could_play()


def test_your_own_attackers_are_none(table):
    game = table(you=Side(hand=["Distraction"], board=["Hulk"]), opponent=Side(), step="battle")
    game.go_on()
    game.attack("Hulk")
    game.could_play()
