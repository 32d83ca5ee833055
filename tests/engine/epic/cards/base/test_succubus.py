"""Succubus."""

from tests.engine.epic.scenario import Side, in_play


def test_the_card_just_drawn_may_be_revealed_for_blitz(table):
    """3.2.5a: tribute and loyalty share a batch, in an order of your choosing."""
    game = table(
        you=Side(hand=["Succubus", "Wither"], top=["Bitten"]), opponent=Side(board=["White Knight", "Palace Guard"])
    )
    game.play("Succubus")
    game.could_trigger("Succubus: Tribute", "Succubus: Loyalty 2")
    game.trigger("Succubus: Tribute")
    game.could_choose("Bitten", "Wither")
    game.reveal("Bitten", "Wither")
    game.use("Succubus")
    game.could_choose("White Knight", "Palace Guard")
    game.choose("Palace Guard")
    assert game.opponent.board == ["White Knight"]
    assert game.opponent.bottom[0] == "Palace Guard"


def test_loyalty_first_finds_one_evil_card_only(table):
    """5.3.4."""
    game = table(you=Side(hand=["Succubus", "Wither"], top=["Bitten"]), opponent=Side(board=["White Knight"]))
    game.play("Succubus")
    game.trigger("Succubus: Loyalty 2")
    assert game.you.hand == ["Bitten", "Wither"]
    assert game.champion("Succubus").keywords == {"airborne"}
    game.could_not_use("Succubus")
    game.could_not_attack()


def test_the_good_alone_can_be_banished(table):
    """2.5.3: a human that Dark Leader makes evil is still good; the untargetable are safe."""
    game = table(
        you=Side(board=["Succubus", "Human"]),
        opponent=Side(board=["Dark Leader", "Human", "Kong", in_play("White Dragon", gained="untargetable")]),
    )
    game.use("Succubus")
    game.could_choose("your Human", "their Human")
    game.choose("their Human")
    assert game.opponent.board == ["Dark Leader", "Kong", "White Dragon"]
    assert game.champion("Succubus").expended
    game.could_not_use("Succubus")
    game.could_attack_with("Human")


def test_the_unbanishable_stay(table):
    """5.11.2: it may be targeted, but the attempt fails."""
    game = table(you=Side(board=["Succubus"]), opponent=Side(board=["Thundarus"]))
    game.use("Succubus")
    assert game.opponent.board == ["Thundarus"]


def test_it_works_in_the_opponents_turn(table):
    """3.5.2."""
    game = table(turn_of="opponent", you=Side(board=["Succubus"]), opponent=Side(board=["White Knight"]))
    game.attack("White Knight")
    game.passes()
    game.you.use("Succubus")
    assert game.opponent.board == []
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)


def test_only_the_airborne_block_it_and_it_is_6_by_5(table):
    game = table(you=Side(board=["Succubus"]), opponent=Side(board=["White Dragon", "White Knight"]))
    game.attack("Succubus")
    game.go_to("blockers")
    game.could_block_with("White Dragon")
    game.block("White Dragon")
    game.go_to("main")
    assert game.you.discard_pile == ["Succubus"]
    assert game.opponent.discard_pile == ["White Dragon"]
