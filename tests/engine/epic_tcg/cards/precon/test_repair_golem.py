"""Repair Golem: a veiled 8/8 that may bring back a constructed champion or object as it enters or is unveiled."""

from tests.engine.epic_tcg.scenario import Side


def test_as_it_enters_a_constructed_card_of_any_discard_pile_may_come_into_play(table):
    game = table(
        you=Side(hand=["Repair Golem"], discard=["Elven Chariot", "Muse"]),
        opponent=Side(discard=["Barracks", "Hive", "Liquefy"]),
    )
    game.play("Repair Golem")
    game.resolve()
    game.could_choose("Elven Chariot", "Barracks")
    game.choose("Barracks")
    game.resolve()
    game.accept()
    assert (game.you.board, game.opponent.discard_pile) == (["Repair Golem", "Barracks"], ["Hive", "Liquefy"])
    assert (game.piece("Repair Golem").offense, game.line) == (8, ["Barracks"])


def test_face_down_it_waits_until_it_is_unveiled(table):
    game = table(you=Side(hand=["Repair Golem"], discard=["Tech Golem"]), opponent=Side())
    game.play_veiled("Repair Golem")
    game.resolve()
    assert (game.line, game.you.board, game.you.actions) == ([], ["Repair Golem"], 0)
    game.unveil("Repair Golem")
    game.resolve()
    game.accept()
    assert game.you.board == ["Repair Golem", "Tech Golem"]


def test_it_may_be_declined(table):
    game = table(you=Side(hand=["Repair Golem"], discard=["Tech Golem"]), opponent=Side())
    game.play("Repair Golem")
    game.resolve()
    game.resolve()
    game.decline()
    assert (game.you.board, game.you.discard_pile) == (["Repair Golem"], ["Tech Golem"])


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Repair Golem"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Repair Golem")
    game.resolve()
    found = game.piece("Repair Golem")
    assert (found.offense, found.defense, game.you.actions) == (8, 8, 0)
