"""Rescue: a free, instantaneous event; draw a card, and you may expend a champion to get one back to your hand."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_champion_expends_and_another_comes_to_hand(table):
    game = table(
        you=Side(
            hand=["Rescue"],
            board=["Priestess", "Human", in_play("Bruiser", expended=True), "Hive"],
            discard=["Hulk", "Djinn", "Rend"],
            top=["Swarm"],
            actions=0,
        ),
        opponent=Side(board=["Muse"], discard=["Death"]),
    )
    game.play("Rescue")
    assert game.you.hand == ["Swarm"]
    game.accept()
    game.could_choose("Priestess", "Human")
    game.choose("Human")
    assert game.piece("Human").expended
    game.could_choose("Hulk", "Djinn")
    game.choose("Djinn")
    assert (game.you.hand, game.line, game.piece("Priestess").prepared) == (["Djinn", "Swarm"], [], True)
    assert game.you.discard_pile == ["Hulk", "Rend", "Rescue"]


def test_one_may_leave_it_at_the_card(table):
    game = table(you=Side(hand=["Rescue"], board=["Human"], discard=["Hulk"], top=["Swarm"]), opponent=Side())
    game.play("Rescue")
    game.decline()
    assert (game.you.hand, game.piece("Human").prepared, game.you.discard_pile) == (["Swarm"], True, ["Hulk", "Rescue"])


def test_it_is_free_at_any_time(table):
    assert moments(table, "Rescue", actions=0) == AT_ANY_TIME
