"""Memory Spirit."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_returns_an_event_from_your_discard_pile(table):
    game = table(
        you=Side(hand=["Memory Spirit"], discard=["Erase", "Kong", "Lash", "Lash"]), opponent=Side(discard=["Rage"])
    )
    game.play("Memory Spirit")
    game.could_choose("Erase", "Lash")
    game.could_decline()
    game.choose("Lash")
    assert game.you.hand == ["Lash"]
    assert game.you.discard_pile == ["Erase", "Kong", "Lash"]
    assert game.opponent.knows_hand == ["Lash"]


def test_it_may_be_declined(table):
    game = table(you=Side(hand=["Memory Spirit"], discard=["Erase"]))
    game.play("Memory Spirit")
    game.decline()
    assert game.you.hand == []
    assert game.you.discard_pile == ["Erase"]


def test_without_an_event_of_yours_nothing_is_asked(table):
    game = table(you=Side(hand=["Memory Spirit"], discard=["Kong"]), opponent=Side(discard=["Rage"]))
    game.play("Memory Spirit")
    assert game.moment == "main"
    assert game.you.hand == []
    game.could_not_attack()


def test_it_ambushes_an_airborne_attacker(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Memory Spirit"], discard=["Lash"], gold=1),
        opponent=Side(board=[in_play("Winter Fairy", attacking=True, expended=True)], top=["Kong"]),
    )
    game.you.play("Memory Spirit")
    game.choose("Lash")
    game.go_to("blockers")
    game.could_block_with("Memory Spirit")
    game.block("Memory Spirit")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Winter Fairy"]
    assert game.you.discard_pile == ["Memory Spirit"]
    assert game.you.hand == ["Lash"]
