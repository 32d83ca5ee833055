"""Gold Dragon."""

from tests.engine.epic.scenario import Side, in_play


def test_your_good_champions_gain_you_the_damage_that_they_deal(table):
    """Righteous (5.13): 6 for the Dragon and 1 for the Human; the wild Cave Troll gains nothing."""
    game = table(you=Side(hand=["Gold Dragon"], board=["Human", "Cave Troll"], health=10))
    game.play("Gold Dragon")
    game.could_attack_with("Gold Dragon", "Human", "Cave Troll")
    game.attack("Gold Dragon", "Human", "Cave Troll")
    game.go_to("before-damage")
    game.passes()
    game.passes()
    assert game.opponent.health == 18
    assert game.you.health == 17


def test_only_your_good_champions_have_righteous_and_only_while_the_dragon_is_there(table):
    game = table(
        you=Side(board=["Gold Dragon", "Human", "Wolf"], hand=["Banishment"]), opponent=Side(board=["Human", "Demon"])
    )
    assert game.champion("Gold Dragon").keywords == {"airborne", "blitz", "righteous"}
    assert game.champion("your Human").keywords == {"righteous"}
    assert [game.champion(name).keywords for name in ("Wolf", "their Human", "Demon")] == [set(), set(), set()]
    game.play("Banishment")
    game.choose("Gold Dragon")
    assert game.champion("your Human").keywords == set()


def test_a_dragon_that_breaks_while_it_deals_damage_still_gains_health(table):
    """All damage is dealt together (4.4.11b): it was righteous when it dealt its 6."""
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Gold Dragon"]),
        opponent=Side(board=[in_play("Lurking Giant", attacking=True, expended=True)]),
    )
    game.block("Gold Dragon")
    game.go_to("main")
    assert game.you.discard_pile == ["Gold Dragon"]
    assert game.champion("Lurking Giant").damage == 6
    assert game.you.health == 36


def test_lethal_damage_comes_before_the_health_rule_5_13_3(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=["Gold Dragon"], health=5),
        opponent=Side(board=[in_play("Burrowing Wurm", attacking=True, expended=True)]),
    )
    game.block("Gold Dragon")
    game.go_to("damage")
    game.assign("Burrowing Wurm", {"you": 10, "Gold Dragon": 8})
    assert (game.winner, game.ended_by) == ("opponent", "health")
    assert game.you.health == -5


def test_only_airborne_champions_block_it_and_their_damage_counts(table):
    game = table(you=Side(board=["Gold Dragon"]), opponent=Side(board=["Steel Golem", "Muse"]))
    game.attack("Gold Dragon")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block("Muse")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Muse"]
    assert game.champion("Gold Dragon").damage == 2
    assert game.you.health == 36
