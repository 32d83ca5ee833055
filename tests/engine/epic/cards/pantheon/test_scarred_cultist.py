"""Scarred Cultist."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_returns_a_champion_that_costs_1_from_your_discard_pile(table):
    game = table(
        you=Side(
            hand=["Scarred Cultist", "Wither", "Apocalypse", "Muse"],
            discard=["Kong", "Trihorror", "Cave Troll", "Bitten"],
        ),
        opponent=Side(discard=["Thundarus"]),
    )
    game.play("Scarred Cultist")
    game.could_choose("Wither", "Apocalypse")
    game.could_decline()
    game.reveal("Wither", "Apocalypse")
    game.could_choose("Kong", "Trihorror")
    game.could_not_decline()
    game.choose("Trihorror")
    assert game.you.hand == ["Apocalypse", "Muse", "Trihorror", "Wither"]
    assert game.you.discard_pile == ["Bitten", "Cave Troll", "Kong"]
    assert game.opponent.knows_hand == ["Apocalypse", "Trihorror", "Wither"]
    assert (game.champion("Scarred Cultist").offense, game.champion("Scarred Cultist").defense) == (6, 5)
    assert game.you.gold == 1


def test_loyalty_may_be_declined(table):
    """5.3.5."""
    game = table(you=Side(hand=["Scarred Cultist", "Wither", "Bitten"], discard=["Kong"]))
    game.play("Scarred Cultist")
    game.decline()
    assert game.you.discard_pile == ["Kong"]
    assert game.opponent.knows_hand == []


def test_one_evil_card_is_not_enough(table):
    """5.3.4."""
    game = table(you=Side(hand=["Scarred Cultist", "Wither", "Muse"], discard=["Kong"]))
    game.play("Scarred Cultist")
    assert game.moment == "main"
    assert game.you.discard_pile == ["Kong"]


def test_revealed_for_nothing(table):
    """No champion of cost 1 lies in the pile."""
    game = table(
        you=Side(hand=["Scarred Cultist", "Wither", "Bitten"], discard=["Cave Troll", "Apocalypse"]),
        opponent=Side(discard=["Kong"]),
    )
    game.play("Scarred Cultist")
    game.reveal("Wither", "Bitten")
    assert game.you.hand == ["Bitten", "Wither"]
    assert game.you.discard_pile == ["Apocalypse", "Cave Troll"]


def test_it_is_slow_and_free(table):
    """4.1.4, 5.17.1, 5.18.2: no ally of the Gatekeeper."""
    game = table(you=Side(hand=["Scarred Cultist"], board=[in_play("Infernal Gatekeeper", expended=True)], gold=0))
    game.play("Scarred Cultist")
    assert game.moment == "main"
    game.could_not_attack()
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Scarred Cultist"]))
    game.you.could_not_play("Scarred Cultist")


def test_returned_from_the_discard_pile_it_is_as_loyal(table):
    """5.3.1: it enters play, wherever it comes from; itself it is no champion of cost 1."""
    game = table(
        you=Side(
            hand=["Wither", "Bitten"],
            board=["Necromancer Lord"],
            discard=["Scarred Cultist", "Kong", "Scarred Cultist"],
        )
    )
    game.use("Necromancer Lord")
    game.choose("Scarred Cultist")
    game.reveal("Wither", "Bitten")
    assert game.you.hand == ["Bitten", "Kong", "Wither"]
    assert game.you.discard_pile == ["Scarred Cultist"]
