"""Compost Pile: a free object that may make an Insect for each card that leaves a discard pile, and banishes some."""

from tests.engine.epic_tcg.scenario import Side


def test_each_card_that_leaves_a_discard_pile_may_make_an_insect(table):
    game = table(
        you=Side(board=["Compost Pile"], hand=["Forget the Past"]), opponent=Side(discard=["Hulk", "Muse", "Sage"])
    )
    game.play("Forget the Past")
    game.choose("opponent")
    while game.asks == "order":
        game.order("Compost Pile")
    assert game.line == ["Compost Pile"] * 3
    game.resolve()
    game.accept()
    game.resolve()
    game.decline()
    game.resolve()
    game.accept()
    assert game.you.board == ["Compost Pile", "Insect", "Insect"]


def test_it_expends_to_banish_a_card_from_any_discard_pile(table):
    game = table(
        you=Side(board=["Compost Pile"], discard=["Tim"]), opponent=Side(discard=["Hulk", "Knowledge"]), step="end"
    )
    game.use("Compost Pile")
    game.could_choose("Tim", "Hulk", "Knowledge")
    game.choose("Hulk")
    assert game.piece("Compost Pile").expended
    game.resolve()
    assert (game.opponent.deck[-1], game.opponent.discard_pile) == ("Hulk", ["Knowledge"])
    game.resolve()
    game.accept()
    assert game.you.board == ["Compost Pile", "Insect"]


def test_into_the_hand_or_into_play_is_leaving_too(table):
    game = table(
        you=Side(board=["Compost Pile", "Necromancer"], discard=["Lightning Strike"]), opponent=Side(discard=["Muse"])
    )
    game.use("Lightning Strike")  # recall
    game.resolve()
    game.resolve()
    game.accept()
    game.use("Necromancer")
    game.resolve()
    game.resolve()
    game.accept()
    assert game.you.board == ["Compost Pile", "Necromancer", "Insect", "Muse", "Insect"]


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Compost Pile"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Compost Pile")
    assert game.line == ["Compost Pile"]
