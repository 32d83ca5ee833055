"""Necrotech: your Zombies are constructed and get +1/+1; expended it turns a broken champion into a Zombie."""

from tests.engine.epic_tcg.scenario import Side


def test_your_zombies_are_bigger_and_constructed(table):
    game = table(
        you=Side(board=["Necrotech", "Zombie", "Dark Knight"], hand=["Plague's Embrace"]),
        opponent=Side(board=["Zombie"]),
    )
    mine, theirs = game.piece("your Zombie"), game.piece("their Zombie")
    assert [(one.offense, one.defense) for one in (mine, theirs)] == [(3, 3), (2, 2)]
    game.play("Plague's Embrace")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Necrotech", "Zombie"], [])


def test_it_breaks_a_champion_and_you_get_a_zombie(table):
    game = table(you=Side(board=["Necrotech", "Hive"]), opponent=Side(board=["Hulk", "Hell's Gate"]))
    game.use("Necrotech")
    game.could_choose("Necrotech", "Hulk")
    game.choose("Hulk")
    assert game.piece("Necrotech").expended
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Hell's Gate"], ["Necrotech", "Hive", "Zombie"])
    assert game.opponent.discard_pile == ["Hulk"]


def test_without_a_break_there_is_no_zombie(table):
    game = table(you=Side(board=["Necrotech"]), opponent=Side(board=["Bruiser"]))
    game.use("Necrotech")
    game.choose("Bruiser")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Bruiser"], ["Necrotech"])


def test_it_is_used_in_the_build_step(table):
    game = table(you=Side(board=["Necrotech"]), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.could_use()
    game.go_to("build")
    game.could_use("Necrotech")


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Necrotech"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Necrotech")
    game.resolve()
    found = game.piece("Necrotech")
    assert (found.offense, found.defense, game.you.actions) == (2, 4, 0)
