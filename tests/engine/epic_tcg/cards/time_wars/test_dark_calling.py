"""Dark Calling: a Demon at once; from the discard pile it returns to your hand for two evil cards of it."""

from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_demon_at_once(table):
    game = table(you=Side(hand=["Dark Calling"], actions=0), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Dark Calling")
    assert (game.line, game.you.board, game.you.discard_pile) == ([], ["Demon"], ["Dark Calling"])
    assert (game.piece("Demon").offense, game.decider) == (4, "you")


def test_it_returns_for_two_evil_cards_of_your_discard_pile(table):
    game = table(
        you=Side(discard=["Dark Calling", "Succubus", "Execution", "Zombie Dragon", "Hulk"], actions=0),
        opponent=Side(discard=["Decay"]),
    )
    game.use("Dark Calling")
    game.could_choose("Succubus", "Execution")  # two of three evil ones, and not itself
    game.choose("Execution", "Zombie Dragon")
    assert sorted(game.you.deck[-2:]) == ["Execution", "Zombie Dragon"]
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Dark Calling"], ["Hulk", "Succubus"])


def test_only_in_the_build_step_and_only_from_your_discard_pile(table):
    discard = ["Dark Calling", "Succubus", "Execution"]
    table(you=Side(discard=discard), opponent=Side(), step="pre_battle").could_use()
    table(you=Side(discard=["Dark Calling", "Hulk", "Muse"]), opponent=Side()).could_use()
    table(you=Side(discard=["Succubus", "Execution"]), opponent=Side(discard=["Dark Calling"])).could_use()


def test_it_stays_when_it_is_banished_in_response(table):
    game = table(you=Side(discard=["Dark Calling", "Succubus", "Execution"]), opponent=Side(board=["Tower of Souls"]))
    game.use("Dark Calling")
    game.passes()
    game.opponent.use("Tower of Souls", 0)
    game.resolve()
    assert (game.you.hand, game.you.discard_pile, game.you.deck[-1]) == ([], [], "Dark Calling")
