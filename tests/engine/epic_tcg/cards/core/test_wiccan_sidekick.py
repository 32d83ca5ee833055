"""Wiccan Sidekick: a free 1/1 that takes back an event and flips to take unbreakable from what a player has."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side, of_another


def test_it_takes_an_event_back_from_your_discard_pile(table):
    game = table(
        you=Side(hand=["Wiccan Sidekick"], discard=["Hulk", "Knowledge", "Rend", of_another("Smash")], actions=0),
        opponent=Side(discard=["Blast"]),
    )
    game.play("Wiccan Sidekick")
    game.resolve()
    game.could_choose("Knowledge", "Rend", "Smash")
    game.choose("Rend")
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Rend"], ["Hulk", "Knowledge", "Smash"])


def test_without_an_event_there_is_no_trigger(table):
    game = table(you=Side(hand=["Wiccan Sidekick"], discard=["Hulk"]), opponent=Side(discard=["Blast"]))
    game.play("Wiccan Sidekick")
    game.resolve()
    assert (game.line, game.you.board) == ([], ["Wiccan Sidekick"])


def test_what_a_player_has_loses_unbreakable_for_the_turn(table):
    game = table(
        you=Side(board=["Wiccan Sidekick", "Bruiser"], hand=["Ice Storm"]),
        opponent=Side(board=["Bruiser", "Diamond Golem", "Haunting Specter"]),
    )
    game.use("Wiccan Sidekick")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.piece("Wiccan Sidekick").flipped
    game.resolve()
    assert Keyword.UNBREAKABLE in game.piece("your Bruiser").keywords
    assert game.piece("Diamond Golem").keywords == Keyword.UNTARGETABLE
    game.play("Ice Storm")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Bruiser"], [])


def test_objects_lose_it_too_and_only_for_the_turn(table):
    game = table(
        you=Side(board=["Wiccan Sidekick"]),
        opponent=Side(board=["Diamond Golem", "Hive"], hand=["Cherish"]),
        step="end",
    )
    game.passes()
    game.opponent.play("Cherish")
    game.mode(1)
    game.choose("Hive")
    game.resolve()
    assert game.piece("Hive").keywords == Keyword.UNBREAKABLE
    game.use("Wiccan Sidekick")
    game.choose("opponent")
    game.resolve()
    assert game.piece("Hive").keywords == 0
    game.end_turn()
    assert Keyword.UNBREAKABLE in game.piece("Diamond Golem").keywords


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Wiccan Sidekick"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Wiccan Sidekick")
    assert game.line == ["Wiccan Sidekick"]
