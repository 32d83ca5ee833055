"""Angel of Death: an airborne 6/5 whose loyalty breaks all other champions."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_breaks_all_other_champions_on_both_sides(table):
    """5.12.2: the untargetable too, for nothing is targeted."""
    game = table(
        you=Side(hand=["Angel of Death", "Wither", "Apocalypse", "Kong"], board=["Muse", "Human"]),
        opponent=Side(board=["Sea Titan", "Demon"]),
    )
    game.play("Angel of Death")
    game.could_choose("Wither", "Apocalypse")
    game.could_decline()
    game.reveal("Wither", "Apocalypse")
    assert game.you.board == ["Angel of Death"]
    assert (game.champion("Angel of Death").offense, game.champion("Angel of Death").defense) == (6, 5)
    assert game.you.gold == 0
    assert game.opponent.board == []
    assert game.you.discard_pile == ["Muse"]
    assert game.opponent.discard_pile == ["Sea Titan"]
    assert game.opponent.knows_hand == ["Apocalypse", "Wither"]


def test_nothing_breaks_when_nothing_is_revealed(table):
    """5.3.5."""
    game = table(you=Side(hand=["Angel of Death", "Wither", "Apocalypse"]), opponent=Side(board=["Demon"]))
    game.play("Angel of Death")
    game.decline()
    assert game.opponent.board == ["Demon"]
    assert game.opponent.knows_hand == []


def test_one_other_evil_card_is_not_enough(table):
    """5.3.4."""
    game = table(you=Side(hand=["Angel of Death", "Wither", "Kong"]), opponent=Side(board=["Demon"]))
    game.play("Angel of Death")
    assert game.moment == "main"
    assert game.opponent.board == ["Demon"]


def test_the_unbreakable_survive_it(table):
    game = table(
        you=Side(hand=["Angel of Death", "Wither", "Wither"], board=["Dark Knight"]),
        opponent=Side(board=["Dark Knight", in_play("Kong", this_turn="unbreakable")]),
    )
    game.play("Angel of Death")
    game.reveal("Wither", "Wither")
    assert game.you.board == ["Dark Knight", "Angel of Death"]
    assert game.opponent.board == ["Kong"]


def test_only_the_airborne_can_block_it(table):
    game = table(you=Side(board=["Angel of Death"]), opponent=Side(board=["Kong", "Muse"]))
    game.attack("Angel of Death")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24
