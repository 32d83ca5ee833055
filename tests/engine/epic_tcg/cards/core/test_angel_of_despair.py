"""Angel of Despair: an airborne 4/5 with veiled; when it is unveiled, target player discards two cards."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_makes_a_player_discard_two_of_their_choice(table):
    game = table(
        you=Side(board=[in_play("Angel of Despair", face_down=True)], hand=["Gold"]),
        opponent=Side(hand=["Hulk", "Bruiser", "Druid"]),
    )
    game.unveil("Angel of Despair")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert (game.asks, game.decider) == ("discard", "opponent")
    game.discard("Bruiser", "Druid")
    assert (game.opponent.discard_pile, game.opponent.hand) == (["Bruiser", "Druid"], ["Hulk"])
    assert game.you.hand == ["Gold"]


def test_played_face_up_it_is_not_unveiled(table):
    game = table(you=Side(hand=["Angel of Despair"]), opponent=Side(hand=["Hulk", "Bruiser"]))
    game.play("Angel of Despair")
    game.resolve()
    assert (game.you.board, game.line, game.asks) == (["Angel of Despair"], [], "priority")


def test_it_is_played_face_down_for_an_action_and_flies_once_it_attacks(table):
    game = table(you=Side(hand=["Angel of Despair"]), opponent=Side(hand=["Hulk", "Druid"]))
    game.play_veiled("Angel of Despair")
    game.resolve()
    assert (game.piece("Angel of Despair").face_down, game.you.actions) == (True, 0)
    assert game.piece("Angel of Despair").keywords == Keyword(0)
    game.unveil("Angel of Despair")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.hand == []
    assert Keyword.AIRBORNE in game.piece("Angel of Despair").keywords


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Angel of Despair") == ("build", 1, 4, 5)
