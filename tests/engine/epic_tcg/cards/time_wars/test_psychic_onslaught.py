"""Psychic Onslaught: target prepared champion expends and deals its offense as damage to another target."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_expends_and_its_offense_strikes_another_champion(table):
    game = table(
        you=Side(hand=["Psychic Onslaught"], board=[in_play("Muse", expended=True)]),
        opponent=Side(board=["Hulk", "Gladiator", in_play("Zombie", flipped=True)]),
    )
    game.play("Psychic Onslaught")
    game.could_choose("Hulk", "Gladiator")
    game.choose("Hulk")
    game.could_choose("you", "opponent", "Muse", "Gladiator", "Zombie")
    game.choose("Gladiator")
    assert game.you.actions == 0
    game.resolve()
    assert game.piece("Hulk").expended
    assert game.opponent.board == ["Hulk", "Zombie"]


def test_deadly_counts_as_the_champion_deals_the_damage(table):
    game = table(
        you=Side(hand=["Psychic Onslaught"], board=["Cyber Assassin"]), opponent=Side(board=["Hulk"]), step="pre_battle"
    )
    game.play("Psychic Onslaught")
    game.choose("Cyber Assassin", "Hulk")
    game.resolve()
    assert (game.piece("Cyber Assassin").expended, game.opponent.board) == (True, [])


def test_a_ward_of_the_second_looks_at_the_champion_not_at_the_card(table):
    game = table(you=Side(hand=["Psychic Onslaught"]), opponent=Side(board=["Hulk", "Righteous Leader"]))
    game.play("Psychic Onslaught")
    game.choose("Hulk", "Righteous Leader")
    game.resolve()
    assert game.opponent.board == ["Hulk"]
    game = table(you=Side(hand=["Psychic Onslaught"]), opponent=Side(board=["Dark Prince", "Righteous Leader"]))
    game.play("Psychic Onslaught")
    game.choose("Dark Prince", "Righteous Leader")
    game.resolve()
    assert game.opponent.board == ["Dark Prince", "Righteous Leader"]


def test_no_longer_prepared_it_deals_no_damage(table):
    game = table(you=Side(hand=["Psychic Onslaught"]), opponent=Side(board=["Hive Lord"]))
    game.play("Psychic Onslaught")
    game.choose("opponent")
    game.passes()
    game.opponent.use("Hive Lord")
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.opponent.mojo) == (["Hive Lord", "Insect"], 30)


def test_the_damage_is_its_offense_and_no_deadlier_than_it(table):
    game = table(you=Side(hand=["Psychic Onslaught"]), opponent=Side(board=["Hulk", "Graft-Steel Crusher"]))
    game.play("Psychic Onslaught")
    game.choose("Hulk", "Graft-Steel Crusher")
    game.resolve()
    assert game.piece("Graft-Steel Crusher").damage == 9


def test_it_is_paced(table):
    game = table(you=Side(hand=["Psychic Onslaught"]), opponent=Side(board=["Hulk"]), step="battle")
    game.could_play()
