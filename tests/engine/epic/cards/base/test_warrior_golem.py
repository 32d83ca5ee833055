"""Warrior Golem."""

from tests.engine.epic.scenario import Side, in_play


def test_two_sage_cards_let_it_attack_at_once(table):
    """5.3.1."""
    game = table(you=Side(hand=["Warrior Golem", "Erase", "Muse"], gold=0))
    game.play("Warrior Golem")
    game.could_decline()
    game.reveal("Erase", "Muse")
    game.attack("Warrior Golem")
    game.go_to("main")
    assert game.opponent.health == 26
    game.end_turn()
    assert game.champion("Warrior Golem").keywords == {"blitz"}


def test_without_two_it_deploys(table):
    game = table(you=Side(hand=["Warrior Golem", "Erase"]))
    game.play("Warrior Golem")
    game.could_not_attack()


def test_broken_it_recycles_and_may_be_one_of_the_two(table):
    """5.5: it is in the discard pile when the ability resolves."""
    game = table(
        you=Side(hand=["Flash Fire"]), opponent=Side(board=["Warrior Golem"], discard=["Kong", "Erase"], top=["Muse"])
    )
    game.play("Flash Fire")
    game.mode("each champion and each player")
    game.opponent.could_choose("Warrior Golem", "Kong", "Erase")
    game.could_decline()
    game.opponent.choose("Kong", "Warrior Golem")
    assert game.opponent.hand == ["Muse"]
    assert game.opponent.bottom[:2] == ["Warrior Golem", "Kong"]
    assert game.opponent.discard_pile == ["Erase"]


def test_alone_in_the_discard_pile_it_cannot_recycle(table):
    """5.5.2."""
    game = table(you=Side(hand=["Flash Fire"]), opponent=Side(board=["Warrior Golem"]))
    game.play("Flash Fire")
    game.mode("each champion and each player")
    assert game.moment == "main"
    assert game.opponent.discard_pile == ["Warrior Golem"]


def test_discarded_from_hand_it_recycles(table):
    """Into the discard pile from anywhere."""
    game = table(
        you=Side(hand=["Thought Plucker"]), opponent=Side(hand=["Warrior Golem"], discard=["Kong"], top=["Muse"])
    )
    game.play("Thought Plucker")
    game.opponent.could_decline()
    game.opponent.choose("Warrior Golem", "Kong")
    assert game.opponent.hand == ["Muse"]
    assert game.opponent.discard_pile == []


def test_banished_or_returned_it_does_not(table):
    game = table(
        you=Side(hand=["Wave of Transformation"]), opponent=Side(board=["Warrior Golem"], discard=["Kong", "Erase"])
    )
    game.play("Wave of Transformation")
    game.mode("wolf token")
    assert (game.moment, game.opponent.hand) == ("main", [])
    game = table(you=Side(hand=["Erase"]), opponent=Side(board=["Warrior Golem"], discard=["Kong", "Erase"]))
    game.play("Erase")
    assert game.opponent.discard_pile == ["Erase", "Kong"]
    assert game.opponent.hand == ["Warrior Golem"]


def test_its_owner_recycles_when_it_broke_under_anothers_control(table):
    """1.9.2: it goes into its owner's discard pile, and the ability is about that pile."""
    game = table(
        you=Side(hand=["Flash Fire"], discard=["Kong", "Kong"], board=[in_play("Warrior Golem", owner="opponent")]),
        opponent=Side(discard=["Erase"], top=["Muse"]),
    )
    game.play("Flash Fire")
    game.mode("each champion and each player")
    game.opponent.choose("Warrior Golem", "Erase")
    assert game.opponent.hand == ["Muse"]
    assert game.you.discard_pile == ["Flash Fire", "Kong", "Kong"]


def test_its_recycle_waits_for_the_next_batch(table):
    """3.2.5a, its own example: both Fire Shamans finish first."""
    game = table(
        you=Side(hand=["Burrowing Wurm"], board=["Fire Shaman", "Fire Shaman"]),
        opponent=Side(board=["Warrior Golem"], discard=["Kong"], top=["Muse"]),
    )
    game.play("Burrowing Wurm")
    game.you.choose("Warrior Golem")
    assert game.opponent.discard_pile == ["Kong", "Warrior Golem"]
    assert game.pending == ["Warrior Golem"]
    game.you.choose("opponent")
    assert game.opponent.health == 27
    game.opponent.choose("Kong", "Warrior Golem")
    assert game.opponent.hand == ["Muse"]
