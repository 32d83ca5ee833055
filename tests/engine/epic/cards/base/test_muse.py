"""Muse."""

from tests.engine.epic.scenario import Side, in_play


def test_at_the_start_of_your_turn_you_may_draw_one_more_card(table):
    game = table(turn_of="opponent", you=Side(board=["Muse"], top=["Kong", "Lash"]))
    game.end_turn()
    assert game.you.hand == ["Kong"]
    game.could_decline()
    game.accept()
    assert game.you.hand == ["Kong", "Lash"]
    assert (game.moment, game.active) == ("main", "you")


def test_it_may_be_declined(table):
    game = table(turn_of="opponent", you=Side(board=["Muse"], top=["Kong", "Lash"]))
    game.end_turn()
    game.decline()
    assert game.you.hand == ["Kong"]


def test_the_opponents_turn_and_its_arrival_draw_nothing(table):
    game = table(you=Side(hand=["Muse"]), opponent=Side(top=["Kong"]))
    game.play("Muse")
    game.end_turn()
    assert (game.moment, game.active) == ("main", "opponent")
    assert game.opponent.hand == ["Kong"]
    assert game.you.hand == []


def test_ambushed_at_the_end_of_the_opponents_turn_it_draws_in_yours(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Muse"], gold=0, top=["Kong", "Lash"]))
    game.you.play("Muse")
    game.end_turn()
    game.accept()
    assert game.you.hand == ["Kong", "Lash"]
    game.attack("Muse")
    game.go_to("main")
    assert game.opponent.health == 28


def test_each_muse_draws(table):
    game = table(turn_of="opponent", you=Side(board=["Muse", "Muse"], top=["Kong", "Lash", "Rage"]))
    game.end_turn()
    game.accept()
    game.accept()
    assert game.you.hand == ["Kong", "Lash", "Rage"]


def test_it_blocks_in_the_air(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Muse", "Steel Golem"]),
        opponent=Side(board=[in_play("Faithful Pegasus", attacking=True, expended=True)]),
    )
    game.could_block_with("Muse")
    game.block("Muse")
    game.go_to("main")
    assert game.you.discard_pile == ["Muse"]
    assert game.opponent.discard_pile == ["Faithful Pegasus"]
