"""Spirit of Yesterdays: as big as 3 and all cards in all discard piles; it draws a card."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, in_play, of_another


def test_it_is_3_and_the_cards_in_all_discard_piles(table):
    game = table(
        you=Side(board=["Spirit of Yesterdays"], discard=["Rend", "Muse"], hand=["Second Wind", "Forget the Past"]),
        opponent=Side(discard=["Hive", "Hulk", of_another("Swarm")]),
    )
    spirit = game.piece("Spirit of Yesterdays")
    assert (spirit.offense, spirit.defense) == (8, 8)
    game.play("Second Wind")
    game.resolve()
    assert game.piece("Spirit of Yesterdays").defense == 9
    game.play("Forget the Past")
    game.choose("opponent")
    assert game.piece("Spirit of Yesterdays").defense == 7


def test_with_less_behind_it_it_breaks_of_the_damage_it_has(table):
    game = table(
        you=Side(board=[in_play("Spirit of Yesterdays", damage=4)], hand=["Forget the Past"]),
        opponent=Side(discard=["Hive", "Hulk"]),
    )
    game.play("Forget the Past")
    game.choose("opponent")
    assert (game.you.board, game.you.discard_pile) == ([], ["Forget the Past", "Spirit of Yesterdays"])


def test_it_draws_when_it_enters(table):
    game = table(you=Side(hand=["Spirit of Yesterdays"], top=["Rend"]), opponent=Side())
    game.play("Spirit of Yesterdays")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.piece("Spirit of Yesterdays").offense) == (["Rend"], 3)


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Spirit of Yesterdays") == BUILD_STEP
    assert moments(table, "Spirit of Yesterdays", actions=0) == NEVER
