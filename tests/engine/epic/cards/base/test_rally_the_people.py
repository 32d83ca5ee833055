"""Rally the People."""

from tests.engine.epic.scenario import Side


def test_a_human_comes_and_all_your_champions_hit_harder(table):
    """5.12.2: nothing is targeted, so the untargetable get it too."""
    game = table(
        you=Side(hand=["Rally the People"], board=["White Knight", "Sea Titan"], gold=0), opponent=Side(board=["Kong"])
    )
    game.play("Rally the People")
    assert game.you.board == ["White Knight", "Sea Titan", "Human"]
    assert (game.champion("White Knight").offense, game.champion("White Knight").defense) == (10, 9)
    assert game.champion("Sea Titan").offense == 12
    assert (game.champion("Human").offense, game.champion("Human").defense) == (2, 1)
    assert game.champion("Kong").offense == 13
    game.could_attack_with("White Knight", "Sea Titan")
    assert game.you.discard_pile == ["Rally the People"]


def test_who_comes_later_gets_nothing_and_the_rest_lose_it_with_the_turn(table):
    game = table(you=Side(hand=["Rally the People", "Wolf's Call"], board=["White Knight"]))
    game.play("Rally the People")
    game.play("Wolf's Call")
    assert game.champion("Wolf").offense == 2
    game.end_turn()
    assert game.champion("White Knight").offense == 9
    assert game.champion("Human").offense == 1


def test_it_is_recalled_for_gold_in_either_turn(table):
    game = table(
        turn_of="opponent", initiative="you", moment="end-offer", you=Side(hand=["Rally the People"], board=["Kong"])
    )
    game.play("Rally the People")
    assert game.champion("Kong").offense == 14
    game.use("Rally the People", "Recall")
    assert (game.you.hand, game.you.gold) == (["Rally the People"], 0)
    assert game.opponent.knows_hand == ["Rally the People"]
    game.play("Rally the People")
    assert game.you.board == ["Kong", "Human", "Human"]
    assert game.champion("Kong").offense == 15
    game.could_not_use("Rally the People")


def test_without_gold_and_from_the_hand_it_is_not_recalled(table):
    """5.4.2: recall works from the discard pile only."""
    game = table(you=Side(discard=["Rally the People"], gold=0))
    game.could_not_use("Rally the People")
    game = table(you=Side(hand=["Rally the People"]))
    game.could_not_use("Rally the People")
