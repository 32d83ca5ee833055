"""Steel Golem."""

from tests.engine.epic.scenario import Side


def test_two_sage_cards_in_hand_let_it_attack_at_once(table):
    """5.3.1, 5.8."""
    game = table(you=Side(hand=["Steel Golem", "Erase", "Muse", "Kong"]))
    game.play("Steel Golem")
    game.could_choose("Erase", "Muse")
    game.could_decline()
    game.reveal("Erase", "Muse")
    assert game.opponent.knows_hand == ["Erase", "Muse"]
    game.could_attack_with("Steel Golem")
    game.attack("Steel Golem")
    game.go_to("main")
    assert game.opponent.health == 17


def test_blitz_stays_when_the_turn_ends(table):
    """5.0.7, 5.3.7."""
    game = table(you=Side(hand=["Steel Golem", "Erase", "Muse"]))
    game.play("Steel Golem")
    game.reveal("Erase", "Muse")
    game.end_turn()
    assert game.champion("Steel Golem").keywords == {"untargetable", "blitz"}


def test_without_the_reveal_it_deploys(table):
    """5.3.5."""
    game = table(you=Side(hand=["Steel Golem", "Erase", "Muse"]))
    game.play("Steel Golem")
    game.decline()
    assert game.opponent.knows_hand == []
    assert game.champion("Steel Golem").keywords == {"untargetable"}
    game.could_not_attack()


def test_one_sage_card_is_not_enough(table):
    """5.3.4."""
    game = table(you=Side(hand=["Steel Golem", "Erase", "Kong"]))
    game.play("Steel Golem")
    assert game.moment == "main"
    game.could_not_attack()


def test_neither_player_can_target_it(table):
    """5.12.1."""
    game = table(
        you=Side(board=["Steel Golem", "White Knight"], hand=["Mighty Blow"]),
        opponent=Side(hand=["Transform"], board=["Kong"]),
    )
    game.play("Mighty Blow")
    game.mode("Target champion")
    game.could_choose("White Knight", "Kong")
    game.choose("Kong")
    game.passes()
    game.opponent.play("Transform")
    game.mode("wolf token")
    game.could_choose("White Knight", "Kong")
    game.choose("White Knight")
    assert game.you.board == ["Steel Golem", "Wolf"]


def test_attacking_alone_it_is_banished_by_lying_in_wait(table):
    """5.12.2: the word target is not used."""
    game = table(you=Side(board=["Steel Golem", "Human"]), opponent=Side(hand=["Lying in Wait"]))
    game.attack("Steel Golem")
    game.passes()
    game.opponent.play("Lying in Wait")
    game.mode("attacking alone")
    assert game.you.board == ["Human"]
    assert game.you.bottom[0] == "Steel Golem"
    game.opponent.passes()
    assert game.moment == "main"


def test_with_a_token_beside_it_lying_in_wait_finds_nobody_alone(table):
    game = table(you=Side(board=["Steel Golem", "Human"]), opponent=Side(hand=["Lying in Wait"]))
    game.attack("Steel Golem", "Human")
    game.passes()
    game.opponent.play("Lying in Wait")
    game.mode("attacking alone")
    game.go_to("main")
    assert (game.you.board, game.opponent.health) == (["Steel Golem", "Human"], 16)


def test_it_fights_as_13_by_13(table):
    game = table(you=Side(board=["Steel Golem"]), opponent=Side(board=["Sea Titan", "Demon"]))
    game.attack("Steel Golem")
    game.go_to("blockers")
    game.block("Sea Titan", "Demon")
    game.go_to("damage")
    game.assign("Steel Golem", {"Sea Titan": 13})
    assert game.you.discard_pile == ["Steel Golem"]
    assert game.champion("Sea Titan").damage == 13
