"""Lord Ellis: may bring two Humans; as he attacks or blocks, his group gets +1/+1 for each other member."""

from tests.engine.epic_tcg.scenario import Side


def test_all_of_his_group_get_bigger_by_the_number_of_the_others(table):
    game = table(
        you=Side(board=["Lord Ellis", "Human", "Tracker", "Muse"]), opponent=Side(board=["Bruiser"]), step="battle"
    )
    game.passes()
    game.passes()
    game.attack("Lord Ellis", "Human", "Tracker")
    names = ("Lord Ellis", "Human", "Tracker", "Muse", "Bruiser")
    assert [game.piece(name).offense for name in names] == [8, 3, 9, 2, 10]
    assert [game.piece(name).defense for name in names] == [8, 3, 9, 3, 10]


def test_as_he_blocks_too(table):
    game = table(
        you=Side(board=["Lord Ellis", "Human"]), opponent=Side(board=["Tracker"]), step="battle", turn_of="opponent"
    )
    game.passes()
    game.passes()
    game.opponent.attack("Tracker", whom="you")
    game.passes()
    game.passes()
    game.you.block("Lord Ellis", "Human")
    assert (game.piece("Lord Ellis").offense, game.piece("Human").offense, game.piece("Tracker").offense) == (7, 2, 7)


def test_alone_he_gets_nothing_and_others_without_him_get_nothing(table):
    game = table(you=Side(board=["Lord Ellis", "Tracker"]), opponent=Side(), step="battle")
    game.passes()
    game.passes()
    game.attack("Tracker")
    assert game.piece("Tracker").offense == 7
    for _ in range(6):
        game.passes()
    game.attack("Lord Ellis")
    assert game.piece("Lord Ellis").offense == 6


def test_he_may_bring_two_humans(table):
    game = table(you=Side(hand=["Lord Ellis"]), opponent=Side())
    game.play("Lord Ellis")
    game.resolve()
    game.resolve()
    game.accept()
    assert game.you.board == ["Lord Ellis", "Human", "Human"]
