"""Master Zo: a 9/8 with ambush that cannot be broken in the turn in which it attacks or blocks."""

from tests.engine.epic.scenario import Side


def test_attacking_it_becomes_unbreakable_before_anybody_can_act(table):
    """4.4.2: the ability resolves before the first plays."""
    game = table(you=Side(board=["Master Zo"]), opponent=Side(hand=["Flame Strike"], board=["Kong"]))
    game.attack("Master Zo")
    assert game.champion("Master Zo").keywords == {"ambush", "unbreakable"}
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("Master Zo")
    assert game.champion("Master Zo").damage == 8
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    assert (game.champion("Master Zo").damage, game.champion("Kong").damage) == (21, 9)


def test_it_stays_unbreakable_after_the_battle_until_the_turn_ends(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=["Master Zo", "Human"]),
        opponent=Side(board=["Kong"], hand=["Flame Strike"]),
    )
    game.attack("Master Zo")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("main")
    game.play("Apocalypse")
    game.mode("break all champions")
    assert (game.you.board, game.opponent.board) == (["Master Zo"], [])
    game.end_turn()
    assert (game.champion("Master Zo").damage, game.champion("Master Zo").keywords) == (0, {"ambush"})
    game.opponent.play("Flame Strike")
    game.choose("Master Zo")
    assert game.you.board == []


def test_ambushed_it_blocks_and_outlives_a_giant(table):
    """4.4.7."""
    game = table(turn_of="opponent", you=Side(hand=["Master Zo"]), opponent=Side(board=["Lurking Giant"]))
    game.attack("Lurking Giant")
    game.passes()
    game.you.play("Master Zo")
    assert game.champion("Master Zo").keywords == {"ambush"}
    game.go_to("blockers")
    game.block("Master Zo")
    assert game.champion("Master Zo").keywords == {"ambush", "unbreakable"}
    game.go_to("main")
    assert (game.you.board, game.you.health) == (["Master Zo"], 30)
    assert (game.champion("Master Zo").damage, game.champion("Lurking Giant").damage) == (11, 9)


def test_at_rest_it_breaks(table):
    game = table(you=Side(board=["Master Zo"]), opponent=Side(hand=["Flame Strike"]))
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("Master Zo")
    assert game.you.discard_pile == ["Master Zo"]


def test_it_can_still_be_banished(table):
    game = table(you=Side(board=["Master Zo"]), opponent=Side(hand=["Banishment"]))
    game.attack("Master Zo")
    game.passes()
    game.opponent.play("Banishment")
    game.go_to("main")
    assert (game.you.board, game.you.bottom[0], game.opponent.health) == ([], "Master Zo", 30)
