"""Forbidden Research."""

from tests.engine.epic.scenario import Side, in_play

RESEARCH = "Forbidden Research"


def test_it_draws_two_cards_and_does_not_recall_itself(table):
    """5.4.3: it was not in the discard pile when it was played."""
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=[RESEARCH], board=["Human"], top=["Kong", "Muse"])
    )
    game.you.play(RESEARCH)
    assert game.moment == "end-offer"
    assert game.you.hand == ["Kong", "Muse"]
    assert (game.you.board, game.you.discard_pile) == (["Human"], [RESEARCH])
    assert game.you.gold == 0


def test_an_evil_card_recalls_it_for_one_of_your_champions(table):
    """No target: the untargetable may be broken as well (5.12.3), and who was just played."""
    game = table(
        you=Side(hand=["Trihorror"], board=["Steel Golem", "Human"], discard=[RESEARCH]),
        opponent=Side(board=["Kong"]),
    )
    game.play("Trihorror")
    game.could_choose("Steel Golem", "Human", "Trihorror")
    game.could_decline()
    game.choose("Trihorror")
    assert game.you.board == ["Steel Golem", "Human", "Demon", "Demon", "Demon"]
    assert game.you.hand == [RESEARCH]
    assert game.you.discard_pile == ["Trihorror"]
    assert game.opponent.knows_hand == [RESEARCH]


def test_you_may_leave_it_where_it_is(table):
    game = table(you=Side(hand=["Trihorror"], board=["Human"], discard=[RESEARCH]))
    game.play("Trihorror")
    game.decline()
    assert (game.you.board, game.you.discard_pile) == (["Human", "Trihorror"], [RESEARCH])


def test_without_a_champion_to_break_it_stays(table):
    """The opponent's champions are not yours, and the unbreakable cannot be broken (5.9.1)."""
    game = table(
        you=Side(hand=["Bitten"], board=[in_play("Human", this_turn="unbreakable")], discard=[RESEARCH]),
        opponent=Side(board=["Kong"]),
    )
    game.play("Bitten")
    game.mode("Draw two cards")
    assert game.moment == "main"
    assert (game.you.board, game.you.discard_pile) == (["Human"], ["Bitten", RESEARCH])


def test_each_one_in_the_pile_asks_for_a_champion_of_its_own(table):
    """3.2.5a."""
    game = table(you=Side(hand=["Bitten"], board=["Human", "Wolf"], discard=[RESEARCH, RESEARCH]))
    game.play("Bitten")
    game.mode("Draw two cards")
    game.choose("Human")
    assert game.you.hand.count(RESEARCH) == 1
    game.could_choose("Wolf")
    game.decline()
    assert (game.you.board, game.you.discard_pile) == (["Wolf"], ["Bitten", RESEARCH])


def test_a_second_one_recalls_the_first(table):
    """After the two cards are drawn (3.2.5)."""
    game = table(you=Side(hand=[RESEARCH], board=["Human"], discard=[RESEARCH], top=["Kong", "Muse"]))
    game.play(RESEARCH)
    assert game.you.hand == ["Kong", "Muse"]
    game.choose("Human")
    assert game.you.hand == [RESEARCH, "Kong", "Muse"]
    assert game.you.discard_pile == [RESEARCH]


def test_in_the_opponents_turn_too(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Bitten"], board=["Soul Hunter"], discard=[RESEARCH], top=["Kong", "Muse"]),
    )
    game.you.play("Bitten")
    game.mode("Draw two cards")
    game.choose("Soul Hunter")
    game.choose("opponent")  # who hunts as it breaks
    assert game.opponent.health == 25
    assert game.you.hand == [RESEARCH, "Kong", "Muse"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_recall_it(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Plentiful Dead", "Rampaging Wurm"], board=["Human"], discard=[RESEARCH]),
        opponent=Side(hand=["Bitten"]),
    )
    game.play("Plentiful Dead")
    assert game.moment == "main"
    game.play("Rampaging Wurm")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert game.moment == "end-offer"
    assert game.you.discard_pile == [RESEARCH, "Plentiful Dead"]
