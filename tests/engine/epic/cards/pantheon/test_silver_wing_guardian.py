"""Silver Wing Guardian."""

from tests.engine.epic.scenario import Side, in_play


def test_tribute_gains_4_health(table):
    game = table(you=Side(hand=["Silver Wing Guardian"], health=20))
    game.play("Silver Wing Guardian")
    assert game.you.health == 24
    assert game.you.gold == 0
    guardian = game.champion("Silver Wing Guardian")
    assert (guardian.offense, guardian.defense, guardian.deploying) == (6, 6, True)
    game.could_not_attack()


def test_ambushed_into_a_battle_it_blocks_in_the_air_and_heals_twice(table):
    """5.13.1: what it deals, its controller gains."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Silver Wing Guardian"], board=["Kong"], health=10),
        opponent=Side(board=[in_play("Blue Dragon", attacking=True, expended=True)]),
    )
    game.you.play("Silver Wing Guardian")
    assert game.you.health == 14
    game.go_to("blockers")
    game.could_block_with("Silver Wing Guardian")
    game.block("Silver Wing Guardian")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Blue Dragon"]
    assert game.you.discard_pile == ["Silver Wing Guardian"]
    assert game.you.health == 20


def test_only_the_airborne_block_it(table):
    game = table(you=Side(board=["Silver Wing Guardian"], health=20), opponent=Side(board=["Kong", "White Dragon"]))
    game.attack("Silver Wing Guardian")
    game.go_to("blockers")
    game.could_block_with("White Dragon")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24
    assert game.you.health == 26


def test_whoever_dies_in_the_battle_gains_nothing_any_more(table):
    """5.13.3: the Wurm breaks through for 12 before the 6 health are gained."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Silver Wing Guardian"], health=12),
        opponent=Side(board=["Burrowing Wurm"]),
    )
    game.opponent.attack("Burrowing Wurm")
    game.go_to("blockers")
    game.block("Silver Wing Guardian")
    game.go_to("damage")
    game.assign("Burrowing Wurm", {"you": 12, "Silver Wing Guardian": 6})
    assert (game.winner, game.ended_by) == ("opponent", "health")


def test_in_the_opponents_turn_it_comes_ready_for_yours(table):
    """5.14.2, 5.17.2."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Silver Wing Guardian"]))
    game.you.play("Silver Wing Guardian")
    assert game.champion("Silver Wing Guardian").deploying
    game.end_turn()
    game.could_attack_with("Silver Wing Guardian")
