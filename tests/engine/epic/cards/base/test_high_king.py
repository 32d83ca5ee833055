"""High King."""

from tests.engine.epic.scenario import Side, in_play


def test_it_banishes_a_champion(table):
    game = table(you=Side(board=["High King", "Human"]), opponent=Side(board=["Lurking Giant", "Steel Golem", "Wolf"]))
    game.use("High King")
    game.could_choose("High King", "Human", "Lurking Giant", "Wolf")
    game.could_not_decline()
    game.choose("Lurking Giant")
    assert game.opponent.board == ["Steel Golem", "Wolf"]
    assert game.opponent.bottom[0] == "Lurking Giant"
    assert game.opponent.discard_pile == []
    assert game.champion("High King").expended
    game.could_not_use("High King")


def test_it_cannot_be_banished_though_it_can_be_targeted(table):
    """Rule 5.11.2: Banishment's turn player still draws."""
    game = table(
        turn_of="opponent",
        you=Side(board=["High King", "Human"]),
        opponent=Side(hand=["Banishment"], top=["Kong"]),
    )
    game.opponent.play("Banishment")
    game.could_choose("High King", "Human")
    game.choose("High King")
    assert game.you.board == ["High King", "Human"]
    assert game.opponent.hand == ["Kong"]


def test_it_may_be_transformed_which_is_no_banishing_rule_5_21_2(table):
    game = table(turn_of="opponent", you=Side(board=["High King"]), opponent=Side(hand=["Transform"]))
    game.opponent.play("Transform")
    game.mode("Transform target champion")
    assert game.you.board == ["Wolf"]
    assert game.you.bottom[0] == "High King"


def test_loyalty_lets_it_banish_on_the_turn_it_came(table):
    game = table(you=Side(hand=["High King", "Feint", "Ceasefire"]), opponent=Side(board=["Wolf"]))
    game.play("High King")
    game.reveal("Feint", "Ceasefire")
    assert game.opponent.knows_hand == ["Ceasefire", "Feint"]
    assert game.champion("High King").deploying
    game.use("High King")
    game.choose("Wolf")
    assert game.opponent.board == []


def test_without_loyalty_it_waits_for_its_controllers_next_turn(table):
    game = table(you=Side(hand=["High King", "Feint", "Ceasefire"]), opponent=Side(board=["Wolf"]))
    game.play("High King")
    game.decline()
    assert game.opponent.knows_hand == []
    game.could_not_use("High King")
    game.could_not_attack()


def test_one_good_card_is_not_enough_for_loyalty(table):
    """Rule 5.3.4; a card of another alignment does not count."""
    game = table(you=Side(hand=["High King", "Feint", "Kong"]))
    game.play("High King")
    assert game.moment == "main"
    game.could_not_use("High King")


def test_blitz_from_loyalty_stays_under_another_controller(table):
    """Rule 5.3.7: the thief of its own turn banishes with it at once."""
    game = table(you=Side(hand=["High King", "Feint", "Ceasefire"], board=["Wolf"]), opponent=Side(hand=["Turn"]))
    game.play("High King")
    game.reveal("Feint", "Ceasefire")
    game.end_turn()
    game.opponent.play("Turn")
    game.mode("If it is your turn")
    game.choose("High King")
    assert game.champion("High King").deploying
    game.opponent.use("High King")
    game.choose("Wolf")
    assert game.you.board == []
    assert game.opponent.board == ["High King"]


def test_a_king_that_came_without_loyalty_waits_under_a_thief(table):
    game = table(turn_of="opponent", you=Side(board=["High King"]), opponent=Side(hand=["Turn"], board=["Wolf"]))
    game.opponent.play("Turn")
    game.mode("If it is your turn")
    game.choose("High King")
    game.opponent.could_not_use("High King")


def test_a_king_in_battle_deals_nothing_and_breaks_easily(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["High King"]),
        opponent=Side(board=[in_play("Human", attacking=True, expended=True)]),
    )
    game.block("High King")
    game.go_to("main")
    assert game.you.discard_pile == ["High King"]
    assert game.champion("Human").damage == 0
