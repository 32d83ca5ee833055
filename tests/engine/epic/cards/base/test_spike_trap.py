"""Spike Trap."""

from tests.engine.epic.scenario import Side, in_play


def test_it_hits_each_attacking_champion_and_no_other(table):
    """5.12.2: the untargetable too."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Spike Trap"], board=["Human"]),
        opponent=Side(
            board=[
                in_play("Steel Golem", attacking=True, expended=True),
                in_play("Demon", attacking=True, expended=True),
                "Wolf",
            ]
        ),
    )
    game.you.play("Spike Trap")
    assert game.opponent.board == ["Steel Golem", "Wolf"]
    assert game.champion("Steel Golem").damage == 5
    assert game.champion("Wolf").damage == 0
    assert game.you.board == ["Human"]
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")


def test_your_own_attackers_are_hit_as_well(table):
    game = table(you=Side(hand=["Spike Trap"], board=["Pyromancer", "Muse"]))
    game.attack("Pyromancer")
    game.play("Spike Trap")
    assert game.champion("Pyromancer").damage == 5
    assert game.champion("Muse").damage == 0
    game.go_to("main")


def test_then_two_cards_are_recycled_in_the_order_chosen(table):
    """5.5.4: without attackers the recycle is still there."""
    game = table(you=Side(hand=["Spike Trap"], discard=["Kong", "Erase", "Bitten"], top=["Muse"], gold=0))
    game.play("Spike Trap")
    game.could_choose("Kong", "Erase", "Bitten")
    game.could_decline()
    game.choose("Bitten", "Kong")
    assert game.you.hand == ["Muse"]
    assert game.you.bottom[:2] == ["Kong", "Bitten"]
    assert game.you.discard_pile == ["Erase", "Spike Trap"]


def test_recycling_may_be_declined(table):
    """5.5.5."""
    game = table(you=Side(hand=["Spike Trap"], discard=["Kong", "Erase"], top=["Muse"]))
    game.play("Spike Trap")
    game.decline()
    assert game.you.hand == []
    assert game.you.discard_pile == ["Erase", "Kong", "Spike Trap"]


def test_it_does_not_recycle_itself(table):
    """5.5.6: it still resolves, so one other card is not enough."""
    game = table(you=Side(hand=["Spike Trap"], discard=["Kong"]))
    game.play("Spike Trap")
    assert game.moment == "main"
    assert game.you.discard_pile == ["Kong", "Spike Trap"]
    assert game.you.hand == []


def test_your_attackers_that_it_breaks_may_be_recycled(table):
    """5.16.3: they broke before the recycle."""
    game = table(you=Side(hand=["Spike Trap"], board=["Muse", "Fire Shaman"], top=["Kong"]))
    game.attack("Muse", "Fire Shaman")
    game.play("Spike Trap")
    game.could_choose("Muse", "Fire Shaman")
    game.choose("Muse", "Fire Shaman")
    assert game.you.hand == ["Kong"]
    assert game.you.bottom[:2] == ["Fire Shaman", "Muse"]
    game.passes()
    assert game.moment == "main"
