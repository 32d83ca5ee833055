"""Palace Guard."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_banishes_a_champion_of_either_side(table):
    game = table(
        you=Side(hand=["Palace Guard"], board=["Human"]), opponent=Side(board=["Kong", "Steel Golem", "High King"])
    )
    game.play("Palace Guard")
    game.could_choose("Palace Guard", "Human", "Kong", "High King")
    game.could_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Steel Golem", "High King"]
    assert game.opponent.bottom[0] == "Kong"
    assert game.opponent.discard_pile == []


def test_it_may_be_declined_so_that_it_need_not_banish_itself(table):
    game = table(you=Side(hand=["Palace Guard"]), opponent=Side(board=["Steel Golem"]))
    game.play("Palace Guard")
    game.could_choose("Palace Guard")
    game.decline()
    assert game.you.board == ["Palace Guard"]


def test_an_unbanishable_champion_may_be_the_target_and_stays(table):
    """Rule 5.11.2."""
    game = table(you=Side(hand=["Palace Guard"]), opponent=Side(board=["High King"]))
    game.play("Palace Guard")
    game.choose("High King")
    assert game.opponent.board == ["High King"]


def test_it_is_slow_and_6_by_8(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Palace Guard"]))
    game.you.could_not_play("Palace Guard")
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Palace Guard"]),
        opponent=Side(board=[in_play("Hunting Raptors", attacking=True, expended=True)]),
    )
    game.block("Palace Guard")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Hunting Raptors"]
    assert game.champion("Palace Guard").damage == 5
