"""Medusa."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_breaks_a_champion_of_either_side(table):
    game = table(
        you=Side(hand=["Medusa", "Bitten", "Wither"], board=["Human"]),
        opponent=Side(board=["Burrowing Wurm", "Steel Golem"]),
    )
    game.play("Medusa")
    game.reveal("Bitten", "Wither")
    game.could_choose("Medusa", "Human", "Burrowing Wurm")
    game.could_not_decline()
    game.choose("Burrowing Wurm")
    assert game.opponent.discard_pile == ["Burrowing Wurm"]
    assert game.opponent.board == ["Steel Golem"]
    assert game.opponent.knows_hand == ["Bitten", "Wither"]


def test_of_four_evil_cards_exactly_two_are_revealed(table):
    """Rule 5.3.1: X cards, no more."""
    game = table(
        you=Side(hand=["Medusa", "Bitten", "Wither", "Trihorror", "Apocalypse", "Kong"]),
        opponent=Side(board=["Wolf"]),
    )
    game.play("Medusa")
    game.reveal("Apocalypse", "Trihorror")
    game.choose("Wolf")
    assert game.opponent.knows_hand == ["Apocalypse", "Trihorror"]


def test_revealing_with_no_other_champion_turns_her_to_stone(table):
    """The ability must be applied then: she is her own only target."""
    game = table(you=Side(hand=["Medusa", "Bitten", "Wither"]), opponent=Side(board=["Steel Golem"]))
    game.play("Medusa")
    game.reveal("Bitten", "Wither")
    assert game.you.discard_pile == ["Medusa"]
    assert game.you.board == []


def test_without_loyalty_nothing_breaks(table):
    """Declined (5.3.5), or with one evil card only (5.3.4)."""
    game = table(you=Side(hand=["Medusa", "Bitten", "Wither"]), opponent=Side(board=["Wolf"]))
    game.play("Medusa")
    game.decline()
    assert game.opponent.board == ["Wolf"]
    assert game.opponent.knows_hand == []
    game = table(you=Side(hand=["Medusa", "Bitten", "Kong"]), opponent=Side(board=["Wolf"]))
    game.play("Medusa")
    assert game.moment == "main"
    assert game.opponent.board == ["Wolf"]


def test_from_ambush_she_breaks_an_attacker(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Medusa", "Bitten", "Wither"]),
        opponent=Side(
            board=[in_play("Kong", attacking=True, expended=True), in_play("Human", attacking=True, expended=True)]
        ),
    )
    game.you.play("Medusa")
    game.reveal("Bitten", "Wither")
    game.choose("Kong")
    game.go_to("blockers")
    game.block("Medusa")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Kong"]
    assert game.opponent.board == []
    medusa = game.champion("Medusa")
    assert (medusa.offense, medusa.defense, medusa.damage) == (6, 8, 1)
