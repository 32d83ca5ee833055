"""Reset: draw two cards, or return all champions to their owners' hands; whoever has the turn draws a card."""

from tests.engine.epic.scenario import Side, in_play


def test_all_champions_go_home_and_you_draw_in_your_turn(table):
    """1.9.2, 2.3.5, 5.12.2: to their owners, tokens nowhere, the untargetable and the unbanishable too."""
    game = table(
        you=Side(hand=["Reset"], board=["Kong", "Human", in_play("Medusa", owner="opponent")], top=["Muse"]),
        opponent=Side(board=["Steel Golem", "Thundarus", "Demon"], top=["Rage"]),
    )
    game.play("Reset")
    game.could_pick_modes("Draw two cards", "Return all champions")
    game.mode("Return all champions")
    assert (game.you.board, game.opponent.board) == ([], [])
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.hand == ["Medusa", "Steel Golem", "Thundarus"]
    assert (game.you.knows_hand, game.opponent.knows_hand) == (["Medusa", "Steel Golem", "Thundarus"], ["Kong"])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Reset"], [])


def test_in_the_opponents_turn_they_draw(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Reset"], top=["Muse"]),
        opponent=Side(board=["Lurking Giant"], top=["Rage"]),
    )
    game.you.play("Reset")
    game.mode("Return all champions")
    assert (game.you.hand, game.opponent.hand) == ([], ["Lurking Giant", "Rage"])


def test_an_attack_ends_when_nobody_attacks_any_more(table):
    """4.4.1a."""
    game = table(turn_of="opponent", you=Side(hand=["Reset"]), opponent=Side(board=["Kong", "Human"]))
    game.attack("Kong", "Human")
    game.passes()
    game.you.play("Reset")
    game.mode("Return all champions")
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    assert game.opponent.hand == ["Burrowing Wurm", "Kong"]


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Reset"], board=["Kong"], top=["Muse", "Erase"]), opponent=Side(board=["Human"]))
    game.play("Reset")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.board, game.opponent.board) == (["Erase", "Muse"], ["Kong"], ["Human"])


def test_of_three_players_the_one_whose_turn_it_is_draws(circle):
    """1.9.2: a borrowed champion returns to its owner."""
    game = circle(
        Side(hand=["Reset"], board=["Kong"]), Side(board=[in_play("Medusa", owner="Dan"), "Muse"]),
        Side(top=["Rage"]), Side(), turn_of="Cyd",
    )  # fmt: skip
    while game.decider != "Ann":
        game.passes()
    game.play("Reset")
    game.mode("Return all champions")
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd", "Dan")] == [["Kong"], ["Muse"], ["Rage"], ["Medusa"]]
