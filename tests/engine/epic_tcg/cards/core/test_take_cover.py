"""Take Cover: one of your champions hides in your discard pile and may come back at the end of the turn."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_champion_goes_to_the_discard_pile_at_once_and_comes_back(table):
    game = table(
        you=Side(hand=["Take Cover"], board=[in_play("Diamond Golem", damage=3), "Muse", "Human", "Hive"], actions=0),
        opponent=Side(board=["Hulk"]),
    )
    game.play("Take Cover")
    game.could_choose("Diamond Golem", "Muse")  # no token, though it is untargetable
    game.choose("Diamond Golem")
    assert (game.line, game.you.board) == ([], ["Muse", "Human", "Hive"])
    assert game.you.discard_pile == ["Diamond Golem", "Take Cover"]
    game.go_to("end")
    game.resolve()
    game.accept()
    assert game.you.board == ["Muse", "Human", "Hive", "Diamond Golem"]
    assert game.piece("Diamond Golem").damage == 0


def test_it_is_a_new_arrival_and_the_return_is_optional(table):
    game = table(you=Side(hand=["Take Cover"], board=["Succubus"], top=["Sage"]), opponent=Side())
    game.play("Take Cover")
    game.go_to("end")
    game.resolve()
    game.accept()
    assert game.line == ["Succubus"]
    game.resolve()
    assert game.you.hand == ["Sage"]
    other = table(you=Side(hand=["Take Cover"], board=["Succubus"]), opponent=Side())
    other.play("Take Cover")
    other.go_to("end")
    other.resolve()
    other.decline()
    assert (other.you.board, other.you.discard_pile) == ([], ["Succubus", "Take Cover"])


def test_it_does_not_come_back_from_elsewhere(table):
    game = table(you=Side(hand=["Take Cover", "Moving On"], board=["Firespitter"]), opponent=Side())
    game.play("Take Cover")
    assert game.line == []  # it was not broken, or it would deal damage
    game.play("Moving On")
    game.choose("you")
    game.resolve()
    game.go_to("end")
    game.resolve()
    assert game.you.board == []
    assert game.you.deck[-1] == "Firespitter"


def test_in_the_end_step_it_comes_back_at_the_end_of_the_next_turn(table):
    game = table(you=Side(hand=["Take Cover"], board=["Muse"]), opponent=Side(), step="end")
    game.play("Take Cover")
    game.end_turn()
    assert (game.you.board, game.turn) == ([], 4)
    game.go_to("end")
    game.resolve()
    game.accept()
    assert game.you.board == ["Muse"]
