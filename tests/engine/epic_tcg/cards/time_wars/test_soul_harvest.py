"""Soul Harvest: 3 damage split over any targets, and you gain 3 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_3_damage_is_split_as_it_is_played_and_you_gain_3(table):
    game = table(
        you=Side(hand=["Soul Harvest"], board=["Hive", "Zombie"]),
        opponent=Side(board=["Muse", "Human", "Diamond Golem"]),
    )
    game.play("Soul Harvest")
    game.could_choose("you", "opponent", "Zombie", "Muse", "Human")
    game.choose("opponent", "Muse")
    game.done()
    game.amount(1)  # to the opponent, and so 2 to the Muse
    assert game.you.actions == 1
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game.opponent.board) == (33, 29, ["Muse", "Human", "Diamond Golem"])
    assert game.piece("Muse").damage == 2


def test_you_gain_3_though_a_part_is_lost(table):
    game = table(you=Side(hand=["Soul Harvest"]), opponent=Side(board=["Muse", "Zombie"], hand=["Shelter"]))
    game.play("Soul Harvest")
    game.choose("Muse", "Zombie")
    game.amount(1)
    game.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.choose("Muse")
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.piece("Muse").damage, game.you.mojo) == (["Muse"], 0, 33)


def test_but_not_when_all_targets_are_gone(table):
    game = table(
        you=Side(hand=["Soul Harvest"]), opponent=Side(board=["Muse"], hand=["Shelter"]), turn_of="opponent", step="end"
    )
    game.passes()
    game.you.play("Soul Harvest")
    game.choose("Muse")
    game.you.passes()
    game.opponent.play("Shelter")
    game.mode(1)
    game.resolve()
    game.resolve()
    assert (game.opponent.board, game.you.mojo, game.you.discard_pile) == (["Muse"], 30, ["Soul Harvest"])
