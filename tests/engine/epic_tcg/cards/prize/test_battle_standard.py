"""Battle Standard: a free object that draws a card as it enters and gives your champions +1/+1."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_a_card_as_it_enters(table):
    game = table(you=Side(hand=["Battle Standard"], top=["Muse"], actions=0), opponent=Side())
    game.play("Battle Standard")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Battle Standard"], ["Muse"])


def test_your_champions_get_1_1_as_long_as_it_is_there(table):
    game = table(
        you=Side(board=["Battle Standard", "Hulk", "Insect", "Diamond Golem"], hand=["Deathblow"]),
        opponent=Side(board=["Gladiator"]),
    )
    assert [(game.piece(name).offense, game.piece(name).defense) for name in ("Hulk", "Insect", "Diamond Golem")] == [
        (10, 10),
        (2, 2),
        (12, 12),
    ]
    assert game.piece("Gladiator").offense == 5
    game.play("Deathblow")
    game.choose("Battle Standard")
    game.resolve()
    assert (game.piece("Hulk").offense, game.piece("Insect").defense) == (9, 1)


def test_only_in_the_build_step(table):
    game = table(you=Side(hand=["Battle Standard"]), opponent=Side(), step="pre_battle")
    game.could_play()
