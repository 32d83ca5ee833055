"""Bull Elephant: a free 4/4; as it attacks, wild cards revealed from your hand make all your champions bigger."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_as_it_attacks_each_wild_card_revealed_gives_all_your_champions_1_1_and_breakthrough(table):
    game = table(
        you=Side(board=["Bull Elephant", "Tim"], hand=["Hulk", "Thrust", "Gladiator", "Execution", "Knowledge"]),
        opponent=Side(board=["Human"]),
        step="battle",
    )
    game.go_on()
    game.attack("Bull Elephant")
    game.could_choose("Hulk", "Thrust")
    game.choose("Hulk", "Thrust")
    assert (game.piece("Bull Elephant").offense, game.piece("Bull Elephant").defense) == (6, 6)
    assert (game.piece("Tim").offense, game.piece("Tim").defense) == (3, 3)
    assert game.piece("Tim").keywords == game.piece("Bull Elephant").keywords == Keyword.BREAKTHROUGH
    assert (game.piece("Human").offense, game.piece("Human").keywords) == (1, Keyword(0))
    assert (game.line, game.you.hand) == ([], ["Execution", "Gladiator", "Hulk", "Knowledge", "Thrust"])
    game.go_on()
    game.block("Human")
    game.go_on()
    assert game.opponent.mojo == 25


def test_without_a_card_revealed_there_is_still_breakthrough_for_the_turn(table):
    game = table(you=Side(board=["Bull Elephant"], hand=["Hulk"]), opponent=Side(), step="battle")
    game.go_on()
    game.attack("Bull Elephant")
    game.done()
    elephant = game.piece("Bull Elephant")
    assert (elephant.offense, elephant.keywords) == (4, Keyword.BREAKTHROUGH)
    game.end_turn()
    game.end_turn()
    assert game.piece("Bull Elephant").keywords == Keyword(0)


def test_it_costs_nothing(table):
    game = table(you=Side(hand=["Bull Elephant"], actions=0), opponent=Side())
    game.play("Bull Elephant")
    game.resolve()
    assert (game.you.board, game.line) == (["Bull Elephant"], [])


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Bull Elephant") == ("build", 0, 4, 4)
