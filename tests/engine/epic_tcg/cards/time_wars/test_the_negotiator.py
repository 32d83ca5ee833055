"""The Negotiator: a fast 3/3 with range; as it enters it stops target card."""

from tests.engine.epic_tcg.scenario import Side


def test_as_it_enters_it_stops_a_card_and_nobody_can_respond(table):
    game = table(
        you=Side(hand=["The Negotiator"]),
        opponent=Side(hand=["Hulk", "Savage Lurker"], board=["Kava, Queen of the Tigers"]),
        turn_of="opponent",
    )
    game.play("Hulk")
    game.play("Savage Lurker")
    game.use("Kava, Queen of the Tigers")
    game.passes()
    game.you.play("The Negotiator")
    assert game.you.actions == 0
    game.resolve()
    game.could_choose("Hulk", "Savage Lurker")
    game.choose("Hulk")
    assert (game.you.board, game.opponent.discard_pile) == (["The Negotiator"], ["Hulk"])
    assert game.line == ["Savage Lurker", "Kava, Queen of the Tigers"]


def test_with_no_card_on_the_line_it_just_enters(table):
    game = table(you=Side(hand=["The Negotiator"]), opponent=Side(), step="battle")
    game.play("The Negotiator")
    game.resolve()
    assert (game.you.board, game.asks, game.line) == (["The Negotiator"], "priority", [])
    assert (game.piece("The Negotiator").offense, game.piece("The Negotiator").defense) == (3, 3)


def test_a_card_of_its_own_controller_is_stopped_when_there_is_no_other(table):
    game = table(you=Side(hand=["The Negotiator", "Hulk"], actions=2), opponent=Side())
    game.play("Hulk")
    game.play("The Negotiator")
    game.resolve()
    assert (game.you.board, game.you.discard_pile, game.line) == (["The Negotiator"], ["Hulk"], [])


def test_it_blocks_the_airborne(table):
    game = table(
        you=Side(board=["The Negotiator"]), opponent=Side(board=["Cackling Demon"]), turn_of="opponent", step="battle"
    )
    game.all_pass()
    game.attack("Cackling Demon", whom="you")
    game.all_pass()
    game.block("The Negotiator")
    game.all_pass()
    assert (game.opponent.board, game.piece("The Negotiator").damage) == ([], 0)
