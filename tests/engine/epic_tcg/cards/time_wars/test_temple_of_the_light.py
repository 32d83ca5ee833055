"""Temple of the Light: 10 Mojo and a card as it enters; good champions get +1/+1; an action gives 8 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_10_mojo_and_a_card_as_it_enters(table):
    game = table(you=Side(hand=["Temple of the Light"]), opponent=Side())
    game.play("Temple of the Light")
    game.resolve()
    assert (game.you.mojo, game.line) == (30, ["Temple of the Light"])
    game.resolve()
    assert (game.you.mojo, game.you.hand, game.you.actions) == (40, ["Burrowing Wurm"], 0)


def test_your_good_champions_get_1_1(table):
    game = table(you=Side(board=["Temple of the Light", "Human", "Zombie"]), opponent=Side(board=["Muse"]))
    found = [game.piece(name) for name in ("Human", "Zombie", "Muse")]
    assert [(one.offense, one.defense) for one in found] == [(2, 2), (2, 2), (2, 3)]


def test_an_action_gives_8_mojo_in_anybodys_turn(table):
    game = table(you=Side(board=["Temple of the Light"]), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.use("Temple of the Light")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.mojo, game.piece("Temple of the Light").prepared) == (38, True)
    game.passes()
    game.could_use()


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Temple of the Light"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Temple of the Light")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Temple of the Light", 0)
