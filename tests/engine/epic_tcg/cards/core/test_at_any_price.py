"""At Any Price: draw a card for nothing; from the discard pile it comes back for 2 Mojo when you play an evil card."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_draw_a_card(table):
    game = table(you=Side(hand=["At Any Price"], top=["Hulk"]), opponent=Side())
    game.play("At Any Price")
    game.resolve()
    assert (game.you.hand, game.you.actions, game.you.discard_pile) == (["Hulk"], 1, ["At Any Price"])


def test_an_evil_card_for_an_action_lets_you_pay_2_mojo_to_take_it_back(table):
    game = table(you=Side(hand=["Dark Prince"], discard=["At Any Price", "Hulk"]), opponent=Side())
    game.play("Dark Prince")
    assert (game.line, game.you.mojo) == (["Dark Prince", "At Any Price"], 30)
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.you.hand, game.you.discard_pile) == (28, ["At Any Price"], ["Hulk"])


def test_declined_it_costs_nothing_and_stays(table):
    game = table(you=Side(hand=["Dark Prince"], discard=["At Any Price"]), opponent=Side())
    game.play("Dark Prince")
    game.resolve()
    game.decline()
    assert (game.you.mojo, game.you.discard_pile) == (30, ["At Any Price"])


def test_not_for_another_alignment_a_free_card_or_one_face_down(table):
    game = table(
        you=Side(hand=["Hulk", "Avatar", "Bruiser", "Gravedigger", "Dark Angel"], discard=["At Any Price"], actions=4),
        opponent=Side(),
    )
    for name in ("Hulk", "Avatar", "Bruiser"):
        game.play(name)
        assert game.line == [name]
        game.resolve()
    game.play("Gravedigger")
    assert game.line == ["Gravedigger"]
    game.resolve()
    game.play_veiled("Dark Angel")
    assert game.line == ["Dark Angel"]


def test_it_is_fast(table):
    assert speed(table, "At Any Price") == "fast"
