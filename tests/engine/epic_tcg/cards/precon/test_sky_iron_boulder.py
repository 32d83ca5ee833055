"""Sky Iron Boulder: 5 deadly damage as it enters, and your wild cards are unstoppable."""

from tests.engine.epic_tcg.scenario import Side


def test_5_deadly_damage_to_any_target_as_it_enters(table):
    game = table(
        you=Side(hand=["Sky Iron Boulder"], board=["Muse"]),
        opponent=Side(board=["Great Wurm", "Diamond Golem"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.play("Sky Iron Boulder")
    game.resolve()
    game.could_choose("you", "opponent", "Muse", "Great Wurm")
    game.choose("Great Wurm")
    game.resolve()
    assert (game.opponent.board, game.you.board, game.you.actions) == (
        ["Diamond Golem"],
        ["Muse", "Sky Iron Boulder"],
        0,
    )


def test_a_player_takes_5(table):
    game = table(you=Side(hand=["Sky Iron Boulder"]), opponent=Side())
    game.play("Sky Iron Boulder")
    game.resolve()
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 25


def test_your_wild_cards_are_not_stopped_others_are(table):
    game = table(
        you=Side(board=["Sky Iron Boulder"], hand=["Savage Lurker", "Muse"]),
        opponent=Side(hand=["Not Today", "Not Today"], actions=2),
    )
    game.play("Savage Lurker")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.line == ["Savage Lurker"]
    game.resolve()
    game.play("Muse")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.you.discard_pile) == ([], ["Muse"])


def test_itself_on_the_line_and_wild_cards_of_others_are_stopped(table):
    game = table(you=Side(hand=["Sky Iron Boulder"]), opponent=Side(board=["Sky Iron Boulder"], hand=["Not Today"]))
    game.play("Sky Iron Boulder")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.you.discard_pile, game.line) == (["Sky Iron Boulder"], [])
