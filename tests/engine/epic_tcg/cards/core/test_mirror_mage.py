"""Mirror Mage: as it is unveiled it may copy an event or ability on the line, and then returns to its hand."""

from tests.engine.epic_tcg.scenario import Side, in_play


def mirrored(table, name, **more):
    game = table(you=Side(board=[in_play("Mirror Mage", face_down=True)]), opponent=Side(hand=[name], **more))
    game.passes()
    game.opponent.play(name)
    return game


def test_the_copy_resolves_first_with_a_target_of_your_choice_and_vanishes(table):
    """Rule book, Copies; T25."""
    game = mirrored(table, "Blast")
    game.choose("you")
    game.opponent.passes()
    game.unveil("Mirror Mage")
    game.accept()
    game.could_choose("opponent", "Mirror Mage")
    game.choose("opponent")
    assert (game.line, game.you.hand, game.you.board) == (["Blast", "Blast"], ["Mirror Mage"], [])
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo, game.line) == (23, 30, ["Blast"])
    game.resolve()
    assert (game.you.mojo, game.opponent.discard_pile, game.you.discard_pile) == (23, ["Blast"], [])


def test_a_copy_of_what_has_no_target(table):
    game = mirrored(table, "Revitalize")
    game.opponent.passes()
    game.unveil("Mirror Mage")
    game.accept()
    game.resolve()
    assert (game.you.mojo, game.you.hand) == (40, ["Burrowing Wurm", "Mirror Mage"])


def test_it_can_be_declined_and_then_it_stays(table):
    game = mirrored(table, "Revitalize")
    game.opponent.passes()
    game.unveil("Mirror Mage")
    game.decline()
    assert (game.line, game.you.board) == (["Revitalize"], ["Mirror Mage"])


def test_a_champion_cannot_be_copied_but_an_ability_can(table):
    game = mirrored(table, "Swooping Dragon", board=["Shadowy Advisor"])
    game.opponent.use("Shadowy Advisor")
    game.opponent.passes()
    game.unveil("Mirror Mage")
    game.accept()
    assert game.line == ["Swooping Dragon", "Shadowy Advisor", "Shadowy Advisor"]
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm", "Mirror Mage"]


def test_it_can_be_played_face_down_for_an_action(table):
    game = table(you=Side(hand=["Mirror Mage"]), opponent=Side())
    game.could_play_veiled("Mirror Mage")
    game.play_veiled("Mirror Mage")
    game.resolve()
    assert (game.piece("Mirror Mage").face_down, game.you.actions) == (True, 0)
