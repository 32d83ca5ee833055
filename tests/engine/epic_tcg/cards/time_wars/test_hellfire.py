"""Hellfire: choose X; X+2 damage split over champions you do not control, and you lose X Mojo."""

from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import Side, in_play


def test_x_and_2_damage_is_split_among_champions_of_others_as_it_is_played(table):
    game = table(
        you=Side(hand=["Hellfire"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Dark Knight", "Zombie", "Hell's Gate"]),
    )
    game.play("Hellfire")
    game.amount(4)
    game.could_choose("Hulk", "Dark Knight", "Zombie")
    game.choose("Hulk", "Dark Knight")
    game.done()
    game.amount(2)  # to the Hulk, and so 4 to the Dark Knight
    assert (game.you.mojo, game.you.actions) == (30, 1)
    game.resolve()
    assert game.opponent.board == ["Hulk", "Zombie", "Hell's Gate"]
    assert (game.piece("Hulk").damage, game.piece("Zombie").damage) == (2, 0)
    assert (game.you.mojo, game.opponent.mojo) == (26, 30)


def test_x_may_be_0(table):
    game = table(you=Side(hand=["Hellfire"]), opponent=Side(board=["Zombie"]), turn_of="opponent", step="battle")
    game.passes()
    game.you.play("Hellfire")
    game.amount(0)
    game.choose("Zombie")
    game.resolve()
    assert (game.opponent.board, game.you.mojo) == ([], 30)


def test_when_all_targets_are_illegal_it_fails_and_costs_no_mojo(table):
    game = table(you=Side(hand=["Hellfire"]), opponent=Side(board=["Zombie"], hand=["Shelter"]))
    game.play("Hellfire")
    game.amount(5)
    game.choose("Zombie")
    game.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.you.mojo, game.you.discard_pile) == (["Zombie"], 30, ["Hellfire"])


def test_what_was_meant_for_an_illegal_target_is_lost(table):
    game = table(you=Side(hand=["Hellfire"]), opponent=Side(board=["Zombie", "Hulk"], hand=["Shelter"]))
    game.play("Hellfire")
    game.amount(3)
    game.choose("Zombie", "Hulk")
    game.amount(2)
    game.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.choose("Zombie")
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.piece("Hulk").damage, game.you.mojo) == (["Zombie", "Hulk"], 3, 27)


def test_x_may_be_more_than_ones_mojo_and_then_loses_the_game_on_resolution(table):
    """House ruling T15."""
    game = table(you=Side(hand=["Hellfire"], mojo=3), opponent=Side(board=["Hulk"]))
    game.play("Hellfire")
    game.amount(7)
    game.choose("Hulk")
    assert (game.you.mojo, game.winners) == (3, [])
    game.resolve()
    assert (game.winners, game.ended_by, game.you.mojo) == (["opponent"], "mojo", -4)
    assert game.opponent.discard_pile == ["Hulk"]


def test_mojo_gained_in_response_pays_for_it(table):
    game = table(you=Side(hand=["Hellfire", "Second Wind"], mojo=3), opponent=Side(board=["Hulk"]))
    game.play("Hellfire")
    game.amount(7)
    game.choose("Hulk")
    game.play("Second Wind")
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.opponent.board) == (1, [])


def test_x_stops_where_it_breaks_nothing_more(table):
    """Hulk and its The Citadel's damage ward of 3, Muse, and what is veiled, which could have 30. House ruling T15."""
    board = ["Hulk", "Muse", "The Citadel", in_play("Death", face_down=True)]
    game = table(you=Side(hand=["Hellfire"], mojo=3, board=["Great Wurm"]), opponent=Side(board=board))
    game.play("Hellfire")
    assert game.operands(codes.AMOUNT) == list(range(9 + 3 + 3 + 3 + 30 + 1))
