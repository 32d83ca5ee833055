"""Rally the Troops: prepare all your champions, and your good ones get +2/+2 this turn."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_all_yours_are_prepared_and_the_good_ones_bigger_until_the_end_of_the_turn(table):
    mine = [in_play("Muse", expended=True), in_play("Hulk", flipped=True), in_play("Hive", expended=True)]
    game = table(
        you=Side(hand=["Rally the Troops"], board=mine),
        opponent=Side(board=[in_play("Gladiator", expended=True)]),
        step="battle",
    )
    game.play("Rally the Troops")
    assert game.you.actions == 0
    game.resolve()
    muse, hulk, gladiator = map(game.piece, ["Muse", "Hulk", "Gladiator"])
    assert (muse.prepared, hulk.prepared) == (True, True)
    assert (game.piece("Hive").expended, gladiator.expended) == (True, True)
    assert [(one.offense, one.defense) for one in (muse, hulk, gladiator)] == [(4, 5), (9, 9), (5, 9)]
    game.end_turn()
    assert (game.piece("Muse").offense, game.piece("Muse").defense) == (2, 3)


def test_they_attack_a_second_time(table):
    game = table(you=Side(hand=["Rally the Troops"], board=["Gladiator"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Gladiator")
    game.all_pass()
    game.all_pass()
    game.play("Rally the Troops")
    game.resolve()
    game.all_pass()
    game.attack("Gladiator")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 18
