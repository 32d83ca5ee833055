"""Greater Lightning Wurm."""

from tests.engine.epic.scenario import Side


def test_loyalty_deals_6_to_a_champion_or_a_player(table):
    game = table(
        you=Side(hand=["Greater Lightning Wurm", "Kong", "Lash", "Muse"]),
        opponent=Side(board=["Succubus", "Steel Golem"]),
    )
    game.play("Greater Lightning Wurm")
    game.could_choose("Kong", "Lash")
    game.could_decline()
    game.reveal("Kong", "Lash")
    game.could_choose("you", "opponent", "Greater Lightning Wurm", "Succubus")
    game.could_not_decline()
    game.choose("Succubus")
    assert game.opponent.board == ["Steel Golem"]
    assert game.opponent.knows_hand == ["Kong", "Lash"]
    wurm = game.champion("Greater Lightning Wurm")
    assert (wurm.offense, wurm.defense, wurm.damage) == (12, 10, 0)
    assert game.you.gold == 0
    game.could_not_attack()


def test_the_lightning_may_kill_a_player(table):
    game = table(you=Side(hand=["Greater Lightning Wurm", "Kong", "Lash"]), opponent=Side(health=6))
    game.play("Greater Lightning Wurm")
    game.reveal("Kong", "Lash")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_loyalty_may_be_declined(table):
    """5.3.5."""
    game = table(you=Side(hand=["Greater Lightning Wurm", "Kong", "Lash"]), opponent=Side(board=["Human"]))
    game.play("Greater Lightning Wurm")
    game.decline()
    assert game.opponent.board == ["Human"]
    assert game.opponent.knows_hand == []


def test_one_wild_card_is_not_enough(table):
    """5.3.4."""
    game = table(you=Side(hand=["Greater Lightning Wurm", "Kong", "Muse"]), opponent=Side(board=["Human"]))
    game.play("Greater Lightning Wurm")
    assert game.moment == "main"
    assert game.opponent.board == ["Human"]


def test_summoned_by_surprise_it_is_as_loyal(table):
    """5.3.1: it enters play, though it was not played."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Surprise Attack", "Greater Lightning Wurm", "Lash"], top=["Rage"]),
    )
    game.you.play("Surprise Attack")
    game.choose("Greater Lightning Wurm")
    game.reveal("Lash", "Rage")
    game.choose("opponent")
    assert game.opponent.health == 24


def test_it_breaks_through(table):
    """5.7.1."""
    game = table(you=Side(board=["Greater Lightning Wurm"]), opponent=Side(board=["Zombie", "White Knight"]))
    game.attack("Greater Lightning Wurm")
    game.go_to("blockers")
    game.block("Zombie")
    game.go_to("damage")
    game.assign("Greater Lightning Wurm", {"opponent": 10, "Zombie": 2})
    assert game.opponent.health == 20
    assert game.opponent.board == ["White Knight"]
