"""Angel of Mercy: an airborne, instantaneous 5/9; each Pre-Battle Step a good champion may come back."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, of_another


def test_at_your_pre_battle_step_a_good_champion_of_your_pile_may_come_into_play(table):
    game = table(
        you=Side(
            board=["Angel of Mercy"],
            discard=["Gladiator", "Avatar", "Dark Knight", "Hulk", "Druid", "Inner Peace", "Mithril Armor"],
        ),
        opponent=Side(discard=["Pegasus"]),
        step="pre_battle",
    )
    assert game.line == ["Angel of Mercy"]
    game.resolve()
    game.accept()
    game.could_choose("Avatar", "Gladiator")
    game.choose("Avatar")
    assert game.you.board == ["Angel of Mercy", "Avatar"]
    assert game.you.discard_pile == ["Dark Knight", "Druid", "Gladiator", "Hulk", "Inner Peace", "Mithril Armor"]


def test_you_may_leave_it_there_and_the_opponents_step_is_not_yours(table):
    game = table(you=Side(board=["Angel of Mercy"], discard=["Avatar"]), opponent=Side(), step="pre_battle")
    game.resolve()
    game.decline()
    assert (game.you.board, game.you.discard_pile) == (["Angel of Mercy"], ["Avatar"])
    game.end_turn()
    assert (game.step, game.decider, game.line) == ("pre_battle", "opponent", [])


def test_what_is_not_owned_comes_back_for_who_has_it_in_their_pile(table):
    game = table(
        you=Side(board=["Angel of Mercy"], discard=[of_another("Gladiator")]), opponent=Side(), step="pre_battle"
    )
    game.resolve()
    game.accept()
    assert game.you.board == ["Angel of Mercy", "Gladiator"]


def test_nobody_can_respond_to_it(table):
    game = table(you=Side(hand=["Angel of Mercy"]), opponent=Side(hand=["Never"]))
    game.play("Angel of Mercy")
    assert (game.you.board, game.line, game.you.actions, game.decider) == (["Angel of Mercy"], [], 0, "you")
    assert Keyword.AIRBORNE in game.piece("Angel of Mercy").keywords


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Angel of Mercy") == ("instantaneous build", 1, 5, 9)
