"""Wood Nymph: unblockable; draws two when she is unveiled, and when what others aim at her has resolved."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_she_draws_when_she_is_unveiled(table):
    game = table(you=Side(board=[in_play("Wood Nymph", face_down=True)]), opponent=Side())
    game.unveil("Wood Nymph")
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"] * 2


def test_she_draws_though_what_targeted_her_has_moved_her(table):
    game = table(you=Side(board=["Wood Nymph"]), opponent=Side(hand=["Begone!"]))
    game.passes()
    game.opponent.play("Begone!")
    game.resolve()
    assert (game.line, game.you.board) == (["Wood Nymph"], [])
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm"] * 2


def test_not_when_it_is_stopped_or_yours(table):
    game = table(you=Side(board=["Wood Nymph"], hand=["Not Today", "Night Rise"]), opponent=Side(hand=["Begone!"]))
    game.play("Night Rise")
    assert (game.line, len(game.you.hand)) == ([], 2)
    game.passes()
    game.opponent.play("Begone!")
    game.opponent.passes()
    game.play("Not Today")
    game.resolve()
    assert (game.line, game.you.board) == ([], ["Wood Nymph"])


def test_she_is_not_blocked(table):
    game = table(you=Side(board=["Wood Nymph"]), opponent=Side(board=["Giant Spider"]), step="battle")
    game.passes()
    game.passes()
    game.attack("Wood Nymph")
    for _ in range(4):
        game.passes()
    assert game.opponent.mojo == 28


def test_she_can_be_played_face_down_for_an_action(table):
    game = table(you=Side(hand=["Wood Nymph"]), opponent=Side())
    game.could_play_veiled("Wood Nymph")
    game.play_veiled("Wood Nymph")
    game.resolve()
    assert (game.piece("Wood Nymph").face_down, game.you.actions) == (True, 0)
