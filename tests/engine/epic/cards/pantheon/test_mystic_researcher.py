"""Mystic Researcher."""

from tests.engine.epic.scenario import Side

RESEARCHER = "Mystic Researcher"


def test_the_card_that_tribute_draws_may_be_shown_for_loyalty_and_then_it_draws_another(table):
    """3.2.5a, 5.8.2."""
    game = table(you=Side(hand=[RESEARCHER, "Erase", "Kong"], top=["Muse", "Lash"]))
    game.play(RESEARCHER)
    game.could_trigger(f"{RESEARCHER}: Tribute", f"{RESEARCHER}: Loyalty")
    game.trigger(f"{RESEARCHER}: Tribute")
    game.could_choose("Erase", "Muse")
    game.could_decline()
    game.reveal("Erase", "Muse")
    researcher = game.champion(RESEARCHER)
    assert (researcher.offense, researcher.defense, researcher.keywords) == (3, 2, {"blitz"})
    game.use(RESEARCHER)
    assert game.you.hand == ["Erase", "Kong", "Lash", "Muse"]
    assert game.champion(RESEARCHER).expended
    assert game.opponent.knows_hand == ["Erase", "Muse"]
    assert game.you.gold == 0
    game.could_not_use(RESEARCHER)
    game.could_not_attack()


def test_loyalty_first_is_too_early_for_the_card_to_come(table):
    """5.3.4."""
    game = table(you=Side(hand=[RESEARCHER, "Erase"], top=["Muse"]))
    game.play(RESEARCHER)
    game.trigger(f"{RESEARCHER}: Loyalty")
    assert game.moment == "main"
    assert game.you.hand == ["Erase", "Muse"]
    game.could_not_use(RESEARCHER)


def test_loyalty_may_be_declined(table):
    """5.3.5, 5.17.1."""
    game = table(you=Side(hand=[RESEARCHER, "Erase", "Muse"], top=["Kong"]))
    game.play(RESEARCHER)
    game.trigger(f"{RESEARCHER}: Loyalty")
    game.decline()
    assert game.you.hand == ["Erase", "Kong", "Muse"]
    game.could_not_use(RESEARCHER)
    game.end_turn()
    game.end_turn()
    game.could_use(RESEARCHER)


def test_blitz_stays_with_it(table):
    """5.0.7, 5.3.7."""
    game = table(you=Side(hand=[RESEARCHER, "Erase", "Muse"]), opponent=Side(hand=["Turn"]))
    game.play(RESEARCHER)
    game.trigger(f"{RESEARCHER}: Loyalty")
    game.reveal("Erase", "Muse")
    game.end_turn()
    game.opponent.play("Turn")
    game.mode("If it is your turn")
    assert game.champion(RESEARCHER).keywords == {"blitz"}
    assert game.opponent.hand == ["Burrowing Wurm"]
    game.opponent.use(RESEARCHER)
    assert game.opponent.hand == ["Burrowing Wurm", "Burrowing Wurm"]


def test_it_draws_in_the_opponents_turn_and_as_a_blocker_too(table):
    """3.5.2, 2.6.4: the flipped may be expended."""
    game = table(
        turn_of="opponent",
        you=Side(board=[RESEARCHER], top=["Kong"]),
        opponent=Side(board=["Human"]),
    )
    game.attack("Human")
    game.go_to("blockers")
    game.block(RESEARCHER)
    game.you.use(RESEARCHER)
    assert game.you.hand == ["Kong"]
    game.go_to("main")
    assert game.opponent.board == []
    assert game.champion(RESEARCHER).damage == 1


def test_with_an_empty_deck_it_wins(table):
    """1.6.2."""
    game = table(you=Side(board=[RESEARCHER], deck=[]))
    game.use(RESEARCHER)
    assert game.winner == "you"


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[RESEARCHER]))
    game.you.could_not_play(RESEARCHER)
