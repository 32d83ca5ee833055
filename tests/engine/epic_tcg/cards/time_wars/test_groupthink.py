"""Groupthink: flips any number of your prepared champions for a card each, or draws two cards."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_flips_prepared_champions_of_yours_for_a_card_each(table):
    game = table(
        you=Side(
            hand=["Groupthink"],
            board=["Hulk", "Gladiator", "Human", in_play("Sage", expended=True), "Diamond Golem", "Hive"],
            top=["Muse", "Tim", "Druid", "Death"],
        ),
        opponent=Side(board=["Bruiser"]),
    )
    game.play("Groupthink")
    game.mode(0)
    game.could_choose("Hulk", "Gladiator", "Human")
    game.choose("Hulk", "Gladiator", "Human")
    assert game.piece("Hulk").prepared
    game.resolve()
    assert (game.piece("Hulk").flipped, game.piece("Gladiator").flipped, game.piece("Human").flipped) == (True,) * 3
    assert (game.you.hand, game.you.actions) == (["Druid", "Muse", "Tim"], 0)


def test_one_that_is_expended_meanwhile_gives_no_card(table):
    game = table(
        you=Side(hand=["Groupthink"], board=["Hulk", "Gladiator"], top=["Muse", "Tim"]),
        opponent=Side(board=["Willsapper"]),
    )
    game.play("Groupthink")
    game.mode(0)
    game.choose("Hulk", "Gladiator")
    game.passes()
    game.opponent.use("Willsapper", 0)
    game.choose("Hulk")
    game.resolve()
    game.resolve()
    assert (game.piece("Hulk").expended, game.piece("Gladiator").flipped, game.you.hand) == (True, True, ["Muse"])


def test_without_targets_it_draws_none(table):
    game = table(you=Side(hand=["Groupthink"], board=["Hulk"]), opponent=Side())
    game.play("Groupthink")
    game.mode(0)
    game.done()
    game.resolve()
    assert (game.you.hand, game.you.discard_pile, game.piece("Hulk").prepared) == ([], ["Groupthink"], True)


def test_or_it_draws_two_cards(table):
    game = table(
        you=Side(hand=["Groupthink"], board=["Hulk"], top=["Muse", "Tim"]), opponent=Side(), turn_of="opponent"
    )
    game.opponent.passes()
    game.you.play("Groupthink")
    game.mode(1)
    game.resolve()
    assert (game.you.hand, game.piece("Hulk").prepared) == (["Muse", "Tim"], True)
