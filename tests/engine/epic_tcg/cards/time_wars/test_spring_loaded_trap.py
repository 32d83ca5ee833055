"""Spring-loaded Trap: broken it breaks a champion, and with an action on top up to three."""

from tests.engine.epic_tcg.scenario import Side


def test_broken_for_nothing_more_it_breaks_one_champion(table):
    game = table(
        you=Side(board=["Spring-loaded Trap", "Zombie"]),
        opponent=Side(board=["Hulk", "Muse", "Hive"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.use("Spring-loaded Trap", 0)
    game.could_choose("Zombie", "Hulk", "Muse")
    game.choose("Hulk")
    assert (game.you.discard_pile, game.you.board, game.you.actions) == (["Spring-loaded Trap"], ["Zombie"], 1)
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Muse", "Hive"], ["Hulk"])


def test_with_an_action_it_breaks_up_to_three(table):
    game = table(
        you=Side(board=["Spring-loaded Trap", "Zombie"]), opponent=Side(board=["Hulk", "Muse", "Gladiator", "Hive"])
    )
    game.use("Spring-loaded Trap", 1)
    game.could_choose("Zombie", "Hulk", "Muse", "Gladiator")
    game.choose("Zombie", "Hulk", "Muse")
    assert game.line == ["Spring-loaded Trap"]
    assert (game.you.discard_pile, game.you.actions) == (["Spring-loaded Trap"], 0)
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Gladiator", "Hive"], [])
    assert game.opponent.discard_pile == ["Hulk", "Muse"]


def test_fewer_than_three_will_do(table):
    game = table(
        you=Side(board=["Spring-loaded Trap"]),
        opponent=Side(board=["Hulk", "Muse", "Zombie", "Gladiator"]),
        step="battle",
    )
    game.use("Spring-loaded Trap", 1)
    game.choose("Hulk", "Muse")
    game.done()
    game.resolve()
    assert game.opponent.board == ["Zombie", "Gladiator"]


def test_it_is_a_fast_object_for_an_action(table):
    game = table(you=Side(hand=["Spring-loaded Trap"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Spring-loaded Trap")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Spring-loaded Trap"], 0)
