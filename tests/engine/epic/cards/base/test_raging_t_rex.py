"""Raging T-Rex."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_draws_two_cards(table):
    game = table(you=Side(hand=["Raging T-Rex", "Kong", "Lash"], top=["Muse", "Rage"]))
    game.play("Raging T-Rex")
    game.reveal("Kong", "Lash")
    assert game.you.hand == ["Kong", "Lash", "Muse", "Rage"]
    assert game.opponent.knows_hand == ["Kong", "Lash"]


def test_without_loyalty_nothing_is_drawn(table):
    """Declined (5.3.5), or with one wild card only (5.3.4)."""
    game = table(you=Side(hand=["Raging T-Rex", "Kong", "Lash"]))
    game.play("Raging T-Rex")
    game.decline()
    assert game.you.hand == ["Kong", "Lash"]
    game = table(you=Side(hand=["Raging T-Rex", "Kong", "Muse"]))
    game.play("Raging T-Rex")
    assert game.you.hand == ["Kong", "Muse"]


def test_on_the_turn_it_came_it_cannot_attack_and_need_not(table):
    game = table(you=Side(hand=["Raging T-Rex"]))
    game.play("Raging T-Rex")
    game.could_not_attack()
    game.could_end_turn()


def test_the_turn_cannot_end_before_it_has_attacked(table):
    game = table(you=Side(board=["Raging T-Rex", "Wolf"]))
    game.could_not_end_turn()
    game.attack("Wolf")
    game.go_to("main")
    game.could_not_end_turn()
    game.attack("Raging T-Rex")
    game.go_to("main")
    assert game.opponent.health == 16
    game.could_end_turn()


def test_an_expended_one_or_one_under_a_ceasefire_is_not_able(table):
    game = table(you=Side(board=[in_play("Raging T-Rex", expended=True)]))
    game.could_end_turn()
    game = table(you=Side(board=["Raging T-Rex"], hand=["Ceasefire"]))
    game.could_not_end_turn()
    game.play("Ceasefire")
    game.could_not_attack()
    game.could_end_turn()


def test_blitz_makes_it_able_so_it_must(table):
    game = table(you=Side(hand=["Turn"]), opponent=Side(board=["Raging T-Rex"]))
    game.could_end_turn()
    game.play("Turn")
    game.mode("Gain control")
    game.could_not_end_turn()
    game.attack("Raging T-Rex")
    game.go_to("main")
    assert game.opponent.health == 18
    game.end_turn()
    assert game.opponent.board == ["Raging T-Rex"]


def test_having_attacked_it_need_not_attack_again_this_turn(table):
    """Once is enough for "must attack each turn": Feint prepares it, and the turn may end."""
    game = table(you=Side(board=["Raging T-Rex"], hand=["Feint"]))
    game.attack("Raging T-Rex")
    game.you.play("Feint")
    game.you.passes()
    assert game.moment == "main"
    assert game.champion("Raging T-Rex").prepared
    game.could_attack_with("Raging T-Rex")
    game.could_end_turn()
    game.end_turn()
    game.end_turn()
    assert game.active == "you"
    game.could_not_end_turn()


def test_it_blocks_as_it_likes(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Raging T-Rex"]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.could_decline()
    game.block("Raging T-Rex")
    game.go_to("main")
    assert game.opponent.discard_pile == ["White Knight"]
    rex = game.champion("Raging T-Rex")
    assert (rex.offense, rex.defense, rex.damage) == (12, 10, 9)
