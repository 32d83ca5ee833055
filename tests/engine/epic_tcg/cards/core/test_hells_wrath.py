"""Hell's Wrath: break all champions; in the turn of another player it costs you 5 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_in_your_turn_it_costs_nothing_more(table):
    game = table(
        you=Side(hand=["Hell's Wrath"], board=["Tim", "Gold"]),
        opponent=Side(board=["Diamond Golem", "Hulk", "Winter Fairy"]),
    )
    game.play("Hell's Wrath")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Gold"], ["Diamond Golem"])
    assert (game.you.mojo, game.opponent.mojo) == (30, 30)


def test_in_the_opponents_turn_you_lose_5_as_it_resolves(table):
    game = table(
        you=Side(hand=["Hell's Wrath"]), opponent=Side(board=["Hulk", "Bruiser"]), turn_of="opponent", step="battle"
    )
    game.go_on()
    game.attack("Hulk", whom="you")
    game.passes()
    game.you.play("Hell's Wrath")
    assert game.you.mojo == 30
    game.resolve()
    assert (game.you.mojo, game.opponent.board) == (25, ["Bruiser"])


def test_stopped_it_costs_no_mojo(table):
    game = table(you=Side(hand=["Hell's Wrath"]), opponent=Side(hand=["Never"]), turn_of="opponent")
    game.passes()
    game.you.play("Hell's Wrath")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    assert (game.you.mojo, game.line) == (30, [])
