"""White Dragon."""

from tests.engine.epic.scenario import Side


def test_after_a_good_card_of_cost_1_it_recycles(table):
    """The card that has just been played may be one of the two."""
    game = table(you=Side(hand=["White Dragon", "Inner Peace"], discard=["Kong", "Erase"], top=["Muse"]))
    game.play("Inner Peace")
    game.play("White Dragon")
    game.could_choose("Inner Peace", "Kong", "Erase")
    game.could_decline()
    game.choose("Kong", "Inner Peace")
    assert game.you.hand == ["Muse"]
    assert game.you.bottom[:2] == ["Inner Peace", "Kong"]


def test_recycling_may_be_declined(table):
    """5.5.5."""
    game = table(you=Side(hand=["White Dragon"], discard=["Kong", "Erase"], played=["White Knight"], gold=0))
    game.play("White Dragon")
    game.decline()
    assert game.you.hand == []
    assert game.you.discard_pile == ["Erase", "Kong"]


def test_free_cards_other_alignments_and_the_dragon_itself_do_not_count(table):
    game = table(
        you=Side(hand=["White Dragon"], discard=["Kong", "Erase"], played=["Rally the People", "Flame Strike", "Erase"])
    )
    game.play("White Dragon")
    assert (game.moment, game.you.hand) == ("main", [])


def test_what_the_opponent_played_and_what_you_played_last_turn_does_not_count(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Inner Peace", "White Dragon"], discard=["Kong", "Erase"]),
        opponent=Side(played=["Inner Peace"]),
    )
    game.you.play("Inner Peace")
    game.end_turn()
    game.play("White Dragon")
    assert game.moment == "main"
    assert game.you.discard_pile == ["Erase", "Inner Peace", "Kong"]


def test_only_the_airborne_block_it_and_it_is_5_by_5(table):
    game = table(you=Side(board=["White Dragon"]), opponent=Side(board=["Kong", "Angelic Protector"]))
    game.attack("White Dragon")
    game.go_to("blockers")
    game.could_block_with("Angelic Protector")
    game.block("Angelic Protector")
    game.go_to("main")
    assert game.you.discard_pile == ["White Dragon"]
    assert game.champion("Angelic Protector").damage == 5
