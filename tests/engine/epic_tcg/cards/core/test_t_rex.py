"""T-Rex: a 12/8 that must attack each turn, and draws for up to three wild cards shown as it enters."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_draws_one_for_each_wild_card_that_is_shown(table):
    hand = ["T-Rex", "Bull Elephant", "Hulk", "Lash Out", "Swarm", "Muse"]
    game = table(you=Side(hand=hand, top=["Sage", "Sage", "Sage"]), opponent=Side())
    game.play("T-Rex")
    game.resolve()
    game.resolve()
    game.accept()
    game.could_choose("Bull Elephant", "Hulk", "Lash Out", "Swarm")
    game.choose("Bull Elephant", "Lash Out")
    game.done()
    assert game.you.hand == ["Bull Elephant", "Hulk", "Lash Out", "Muse", "Sage", "Sage", "Swarm"]


def test_three_at_most_and_none_if_you_like(table):
    hand = ["T-Rex", "Bull Elephant", "Hulk", "Lash Out", "Swarm"]
    game = table(you=Side(hand=hand, top=["Sage", "Sage", "Sage"]), opponent=Side())
    game.play("T-Rex")
    game.resolve()
    game.resolve()
    game.accept()
    game.choose("Bull Elephant", "Hulk", "Lash Out")
    assert (game.asks, game.you.hand.count("Sage")) == ("priority", 3)
    other = table(you=Side(hand=["T-Rex", "Hulk"], top=["Sage"]), opponent=Side())
    other.play("T-Rex")
    other.resolve()
    other.resolve()
    other.decline()
    assert other.you.hand == ["Hulk"]


def test_any_attack_will_do_but_then_it_still_has_to(table):
    game = table(you=Side(board=["T-Rex", "Hulk"]), opponent=Side(), step="battle")
    game.all_pass()
    assert game.asks == "attackers"  # the step cannot be ended
    game.attack("Hulk")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 21
    game.all_pass()
    game.attack("T-Rex")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 9


def test_expended_it_need_not_attack(table):
    game = table(you=Side(board=[in_play("T-Rex", expended=True), "Hulk"]), opponent=Side(), step="battle")
    game.all_pass()
    game.could_choose("opponent")
    game.decline()
    assert game.step == "build"


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["T-Rex"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("T-Rex")
    assert game.you.actions == 0
