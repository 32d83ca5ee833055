"""Dark Offering: draw two cards, or break your champion of cost {1} to break up to two others."""

from tests.engine.epic.scenario import Side, in_play

OFFER = "champion you control"


def test_your_champion_of_cost_1_breaks_two_others(table):
    game = table(
        you=Side(hand=["Dark Offering"], board=["Kong", "White Knight", "Muse", "Steel Golem"]),
        opponent=Side(board=["Demon", "Lurking Giant", "Steel Golem", "Wolf"]),
    )
    game.play("Dark Offering")
    game.mode(OFFER)
    game.could_choose("Kong", "White Knight")
    game.could_not_decline()
    game.choose("White Knight")
    game.could_choose("Kong", "Muse", "Demon", "Lurking Giant", "Wolf")
    game.could_decline()
    game.choose("Lurking Giant", "Demon")
    assert game.you.board == ["Kong", "Muse", "Steel Golem"]
    assert game.opponent.board == ["Steel Golem", "Wolf"]
    assert game.you.discard_pile == ["Dark Offering", "White Knight"]


def test_one_or_none_of_the_others_may_be_chosen(table):
    game = table(you=Side(hand=["Dark Offering"], board=["Kong", "Muse"]), opponent=Side(board=["Demon", "Wolf"]))
    game.play("Dark Offering")
    game.mode(OFFER)
    game.choose("Demon")
    assert (game.you.board, game.opponent.board) == (["Muse"], ["Wolf"])
    game = table(you=Side(hand=["Dark Offering"], board=["Kong", "Muse"]))
    game.play("Dark Offering")
    game.mode(OFFER)
    game.decline()
    assert game.you.board == ["Muse"]


def test_without_an_offering_nothing_breaks(table):
    """Champions of cost {0}, the opponent's and the untargetable are none."""
    game = table(
        you=Side(hand=["Dark Offering"], board=["Muse", "Demon", "Steel Golem"]),
        opponent=Side(board=["Kong", "Wolf"]),
    )
    game.play("Dark Offering")
    game.mode(OFFER)
    assert game.moment == "main"
    assert (game.you.board, game.opponent.board) == (["Muse", "Demon", "Steel Golem"], ["Kong", "Wolf"])


def test_an_offering_that_cannot_be_broken_breaks_nobody(table):
    """5.9.2: it was not done."""
    game = table(
        you=Side(hand=["Dark Offering"], board=[in_play("Kong", gained="unbreakable")]), opponent=Side(board=["Wolf"])
    )
    game.play("Dark Offering")
    game.mode(OFFER)
    assert game.moment == "main"
    assert (game.you.board, game.opponent.board) == (["Kong"], ["Wolf"])


def test_what_waits_for_the_breaks_triggers_afterwards(table):
    """3.4.2: the demons of the offering come too late to be broken."""
    game = table(you=Side(hand=["Dark Offering"], board=["Trihorror"]), opponent=Side(board=["Wolf", "Muse"]))
    game.play("Dark Offering")
    game.mode(OFFER)
    game.could_choose("Wolf", "Muse")
    game.choose("Wolf", "Muse")
    assert (game.you.board, game.opponent.board) == (["Demon", "Demon", "Demon"], [])


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Dark Offering"], board=["Kong"], top=["Muse", "Erase"]))
    game.play("Dark Offering")
    game.could_pick_modes("Draw two cards", OFFER)
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.board) == (["Erase", "Muse"], ["Kong"])
