"""Chomp!: deal 12 damage to a champion; your dinosaurs get +2 offense and +2 defense this turn."""

from tests.engine.epic.scenario import Side, in_play


def test_it_bites_a_champion_and_strengthens_your_dinosaurs(table):
    game = table(
        you=Side(hand=["Chomp!"], board=["Triceratops", "Human"]),
        opponent=Side(board=["Lurking Giant", "Steel Golem", "Triceratops"]),
    )
    game.play("Chomp!")
    game.could_choose("your Triceratops", "Human", "Lurking Giant", "their Triceratops")
    game.could_not_decline()
    game.choose("Lurking Giant")
    assert game.opponent.board == ["Steel Golem", "Triceratops"]
    assert game.you.gold == 0
    mine, theirs = game.champion("your Triceratops"), game.champion("their Triceratops")
    assert (mine.offense, mine.defense) == (12, 12)
    assert (theirs.offense, theirs.defense) == (10, 10)
    assert game.champion("Human").offense == 1
    game.end_turn()
    assert game.champion("your Triceratops").offense == 10


def test_12_damage_do_not_break_kong(table):
    game = table(you=Side(hand=["Chomp!"]), opponent=Side(board=["Kong"]))
    game.play("Chomp!")
    assert game.champion("Kong").damage == 12


def test_your_own_dinosaur_breaks_before_it_would_grow(table):
    """3.2.3 and 5.16.3: in printed order, and broken at once."""
    game = table(you=Side(hand=["Chomp!"], board=["Raging T-Rex", "Hunting Raptors"]))
    game.play("Chomp!")
    game.choose("Raging T-Rex")
    assert game.you.discard_pile == ["Chomp!", "Raging T-Rex"]
    assert (game.champion("Hunting Raptors").offense, game.champion("Hunting Raptors").defense) == (7, 7)


def test_without_a_target_the_dinosaurs_still_grow(table):
    """3.2.3c: the rest of the event is done; what gets stronger is not a target (5.12.2)."""
    game = table(
        you=Side(hand=["Chomp!"], board=[in_play("Triceratops", this_turn="untargetable")]),
        opponent=Side(board=["Steel Golem"]),
    )
    game.play("Chomp!")
    assert game.champion("Steel Golem").damage == 0
    assert (game.champion("Triceratops").offense, game.champion("Triceratops").defense) == (12, 12)
