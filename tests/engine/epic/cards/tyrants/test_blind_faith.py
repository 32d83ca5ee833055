"""Blind Faith: opposing champions lose their powers and abilities this turn; recycle."""

from tests.engine.epic.scenario import Side, in_play


def test_opposing_champions_lose_their_keywords_and_yours_keep_theirs(table):
    game = table(
        you=Side(hand=["Blind Faith", "Lash"], board=["Steel Golem"]),
        opponent=Side(board=["Steel Golem", "Blue Dragon", "Lord of the Arena"]),
    )
    game.play("Blind Faith")
    assert game.you.gold == 1
    for name in ("their Steel Golem", "Blue Dragon", "Lord of the Arena"):
        assert game.champion(name).keywords == set()
    assert game.champion("your Steel Golem").keywords == {"untargetable"}
    game.play("Lash")
    game.could_choose("their Steel Golem", "Blue Dragon", "Lord of the Arena")
    game.choose("their Steel Golem")
    assert game.champion("their Steel Golem").damage == 1


def test_their_powers_cannot_be_used(table):
    game = table(you=Side(hand=["Blind Faith"], board=["Kong"]), opponent=Side(board=["Time Bender", "High King"]))
    game.play("Blind Faith")
    game.passes()
    game.opponent.could_not_use("Time Bender")
    game.opponent.could_not_use("High King")


def test_nothing_that_they_wait_for_triggers(table):
    game = table(
        you=Side(hand=["Blind Faith", "Lash"]),
        opponent=Side(board=[in_play("Trihorror", damage=11), "Noble Unicorn"], hand=["Inner Peace"]),
    )
    game.play("Blind Faith")
    game.play("Lash")
    game.choose("Trihorror")
    assert game.opponent.board == ["Noble Unicorn"]
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.opponent.hand == []


def test_their_continuous_abilities_stop(table):
    """A champion that is good by what it is stays good (2.5.3)."""
    game = table(you=Side(hand=["Blind Faith"]), opponent=Side(board=["Standard Bearer", "Human"]))
    assert game.champion("Human").offense == 3
    game.play("Blind Faith")
    assert (game.champion("Human").offense, game.champion("Human").alignments) == (1, {"good"})


def test_what_they_gained_is_lost_for_the_turn_too(table):
    """5.0.1: a champion has the abilities that others gave it."""
    game = table(
        you=Side(hand=["Blind Faith"]), opponent=Side(board=[in_play("Human", gained="blitz", this_turn="unbreakable")])
    )
    game.play("Blind Faith")
    assert game.champion("Human").keywords == set()
    game.end_turn()
    assert game.champion("Human").keywords == {"blitz"}


def test_an_airborne_attacker_falls_among_those_who_block(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Blind Faith"], board=["Kong"]), opponent=Side(board=["Gold Dragon"])
    )
    game.attack("Gold Dragon")
    game.passes()
    game.you.play("Blind Faith")
    game.go_to("blockers")
    game.could_block_with("Kong")
    game.block("Kong")
    game.go_to("main")
    assert (game.opponent.discard_pile, game.opponent.health) == (["Gold Dragon"], 30)


def test_champions_that_come_later_and_cards_elsewhere_keep_theirs(table):
    """5.0: what works in a hand or a discard pile is no champion's."""
    game = table(
        you=Side(hand=["Blind Faith"]),
        opponent=Side(board=["Human"], hand=["Strafing Dragon"], discard=["Cave Troll"]),
    )
    game.play("Blind Faith")
    game.passes()
    game.opponent.play("Strafing Dragon")
    game.trigger("Cave Troll")
    assert game.champion("Strafing Dragon").keywords == {"airborne", "ambush", "blitz"}
    assert game.opponent.hand == ["Cave Troll"]


def test_the_abilities_are_back_with_the_next_turn(table):
    game = table(you=Side(hand=["Blind Faith"]), opponent=Side(board=["Steel Golem", "Muse"], top=["Kong", "Erase"]))
    game.play("Blind Faith")
    game.end_turn()
    game.accept()
    assert game.opponent.hand == ["Erase", "Kong"]
    assert game.champion("Steel Golem").keywords == {"untargetable"}


def test_then_you_may_recycle(table):
    game = table(you=Side(hand=["Blind Faith"], discard=["Kong", "Muse"], top=["Erase"]))
    game.play("Blind Faith")
    game.could_decline()
    game.choose("Kong", "Muse")
    assert game.you.hand == ["Erase"]
    assert game.you.discard_pile == ["Blind Faith"]


def test_of_three_players_the_champions_of_both_others_lose_theirs(circle):
    golem = Side(board=["Steel Golem"])
    game = circle(Side(hand=["Blind Faith"], board=["Steel Golem"]), golem, golem)
    game.play("Blind Faith")
    assert game["Ann"].champion("Steel Golem").keywords == {"untargetable"}
    assert [game[name].champion("Steel Golem").keywords for name in ("Ben", "Cyd")] == [set(), set()]
