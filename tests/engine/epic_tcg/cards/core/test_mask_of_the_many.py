"""Mask of the Many: draws a card, and lets you play any champion as though it were veiled."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_and_any_champion_of_your_hand_can_be_played_face_down(table):
    hand = ["Mask of the Many", "Dark Prince", "Hive"]
    game = table(you=Side(hand=hand), opponent=Side(hand=["Bruiser"]))
    game.could_play_veiled()
    game.play("Mask of the Many")
    game.resolve()
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Dark Prince", "Hive"]
    game.could_play_veiled("Burrowing Wurm", "Dark Prince")
    game.play_veiled("Dark Prince")
    game.resolve()
    assert game.piece("Dark Prince").face_down
    game.unveil("Dark Prince")
    assert (game.piece("Dark Prince").face_down, game.line) == (False, [])


def test_it_costs_an_action_and_what_happens_by_entering_does_not_happen(table):
    game = table(you=Side(hand=["Hired Muscle"], board=["Mask of the Many"]), opponent=Side())
    game.play_veiled("Hired Muscle")
    assert game.you.actions == 0
    game.resolve()
    game.unveil("Hired Muscle")
    assert (game.you.hand, game.piece("Hired Muscle").offense) == ([], 4)


def test_it_is_for_its_controller_alone(table):
    game = table(you=Side(hand=["Dark Prince"]), opponent=Side(board=["Mask of the Many"]))
    game.could_play_veiled()
