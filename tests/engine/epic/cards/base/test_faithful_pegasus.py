"""Faithful Pegasus: an airborne 2/2 with blitz that recycles and takes a human along into battle."""

from tests.engine.epic.scenario import Side, in_play


def test_a_human_that_can_attack_may_fly_along(table):
    """House ruling: the one that joins must itself be able to attack."""
    game = table(
        you=Side(
            board=[
                "Faithful Pegasus",
                "Human",
                in_play("Human", deploying=True),
                in_play("Fire Shaman", expended=True),
                "Muse",
            ]
        ),
        opponent=Side(board=["Kong", "Dark Leader"]),
    )
    game.attack("Faithful Pegasus")
    game.could_choose("Human")
    game.could_decline()
    game.choose("Human")
    human = game.champion("your Human")
    assert (human.attacking, human.expended, human.keywords) == (True, True, {"airborne"})
    game.go_to("before-damage")
    game.go_to("main")
    assert game.opponent.health == 27
    game.end_turn()
    assert game.champion("your Human").keywords == set()


def test_it_may_attack_alone(table):
    game = table(you=Side(board=["Faithful Pegasus", "Human"]))
    game.attack("Faithful Pegasus")
    game.decline()
    assert game.champion("Human").prepared
    game.go_to("main")
    assert game.opponent.health == 28


def test_a_human_that_joins_attacks_with_all_that_follows(table):
    """4.4.2: Courageous Soul attacks, so your champions get +2 offense."""
    game = table(you=Side(board=["Faithful Pegasus", "Courageous Soul"]))
    game.attack("Faithful Pegasus")
    game.choose("Courageous Soul")
    game.go_to("main")
    assert game.opponent.health == 30 - 4 - 4


def test_a_human_that_was_declared_as_an_attacker_does_not_fly(table):
    game = table(you=Side(board=["Faithful Pegasus", "Human"]), opponent=Side(board=["Kong"]))
    game.attack("Faithful Pegasus", "Human")
    assert game.moment == "before-blocks"
    assert game.champion("Human").keywords == set()
    game.go_to("blockers")
    game.could_block_with("Kong")
    game.block()
    game.go_to("main")


def test_a_human_may_block_with_it_though_the_attacker_is_airborne(table):
    """4.4.6: it becomes flipped like any other blocker."""
    game = table(
        you=Side(board=["Faithful Pegasus", "Human", in_play("Human", expended=True)]),
        opponent=Side(board=["Winter Fairy", "Human"]),
        turn_of="opponent",
    )
    game.opponent.attack("Winter Fairy")
    game.go_to("blockers")
    game.could_block_with("Faithful Pegasus")
    game.block("Faithful Pegasus")
    game.could_choose("your Human")
    game.choose("your Human")
    human = game.champion("your Human")
    assert (human.blocking, human.flipped, human.keywords) == (True, True, {"airborne"})
    game.go_to("damage")
    game.opponent.assign("Winter Fairy", {"Faithful Pegasus": 4, "your Human": 0})
    assert game.opponent.board == ["Human"]
    assert game.you.board == ["Human", "Human"]
    assert game.you.health == 30


def test_tribute_recycles_and_it_flies_at_once(table):
    """5.8.2."""
    game = table(you=Side(hand=["Faithful Pegasus"], discard=["Kong", "Wither"], top=["Muse"]))
    game.play("Faithful Pegasus")
    game.could_choose("Kong", "Wither")
    game.could_decline()
    game.choose("Kong", "Wither")
    assert game.you.hand == ["Muse"]
    assert game.you.discard_pile == []
    assert game.you.gold == 1
    assert (game.champion("Faithful Pegasus").offense, game.champion("Faithful Pegasus").defense) == (2, 2)
    game.could_attack_with("Faithful Pegasus")
