"""New Dawn."""

from tests.engine.epic.scenario import Side, in_play

DAWN = "banish all champions"


def test_all_champions_are_banished_and_each_player_puts_one_from_hand_into_play(table):
    """The untargetable go as well (5.12.2), the unbanishable stay (5.11.2), tokens vanish (2.3.5). You choose first;
    what enters play has its tribute afterwards (3.2.5), yours first."""
    game = table(
        you=Side(hand=["New Dawn", "Kong", "Muse", "Lash"], board=["Steel Golem", "Human"]),
        opponent=Side(
            hand=["Triceratops", "Wither", "White Dragon"],
            board=["Thundarus", in_play("Lurking Giant", owner="you")],
            top=["Rage"],
        ),
    )
    game.play("New Dawn")
    game.could_pick_modes("Draw two cards", DAWN)
    game.mode(DAWN)
    assert (game.you.board, game.opponent.board) == ([], ["Thundarus"])
    assert sorted(game.you.bottom[:2]) == ["Lurking Giant", "Steel Golem"]
    game.you.could_choose("Kong", "Muse")
    game.you.could_decline()
    game.you.choose("Kong")
    game.opponent.could_choose("Triceratops", "White Dragon")
    game.opponent.could_decline()
    game.opponent.choose("Triceratops")
    game.you.could_choose("Kong", "Thundarus", "Triceratops")
    game.you.choose("Triceratops")
    assert (game.you.board, game.opponent.board) == (["Kong"], ["Thundarus"])
    assert game.opponent.discard_pile == ["Triceratops"]
    assert (game.you.hand, game.opponent.hand) == (["Lash", "Muse"], ["Rage", "White Dragon", "Wither"])
    assert game.you.gold == 0
    game.could_not_attack()


def test_each_player_may_decline(table):
    game = table(you=Side(hand=["New Dawn", "Kong"]), opponent=Side(hand=["Triceratops"], board=["Demon"]))
    game.play("New Dawn")
    game.mode(DAWN)
    game.you.decline()
    game.opponent.decline()
    assert (game.you.board, game.opponent.board) == ([], [])
    assert (game.you.hand, game.opponent.hand) == (["Kong"], ["Triceratops"])


def test_who_has_no_champion_is_not_asked(table):
    game = table(you=Side(hand=["New Dawn", "Wither"]), opponent=Side(hand=["Erase", "Muse"], board=["Demon"]))
    game.play("New Dawn")
    game.mode(DAWN)
    game.opponent.choose("Muse")
    assert (game.you.board, game.opponent.board) == ([], ["Muse"])
    assert (game.you.hand, game.opponent.hand) == (["Wither"], ["Erase"])


def test_loyalty_applies_and_no_gold_is_asked(table):
    """5.3.1: it enters play."""
    game = table(you=Side(hand=["New Dawn", "Time Bender", "Erase", "Muse"]), opponent=Side(board=["Demon"]))
    game.play("New Dawn")
    game.mode(DAWN)
    game.choose("Time Bender")
    game.reveal("Erase", "Muse")
    assert game.you.gold == 0
    assert "blitz" in game.champion("Time Bender").keywords
    game.could_use("Time Bender", "Return target champion")


def test_what_is_put_into_play_was_not_played(table):
    """5.18.1: New Dawn itself is a good ally; the Wurms are no wild ones."""
    game = table(
        you=Side(hand=["New Dawn", "Rampaging Wurm"], discard=["Inner Peace", "Cave Troll"]),
        opponent=Side(hand=["Rampaging Wurm"], discard=["Cave Troll"]),
    )
    game.play("New Dawn")
    game.mode(DAWN)
    game.you.choose("Rampaging Wurm")
    game.opponent.choose("Rampaging Wurm")
    assert (game.you.hand, game.you.discard_pile) == (["Inner Peace"], ["Cave Troll", "New Dawn"])
    assert game.opponent.discard_pile == ["Cave Troll"]


def test_the_angel_that_comes_may_fetch_it_back(table):
    """3.2.4, 3.2.5: the event lies in the discard pile when the tribute resolves."""
    game = table(you=Side(hand=["New Dawn", "Silver Wing Savior"]))
    game.play("New Dawn")
    game.mode(DAWN)
    game.choose("Silver Wing Savior")
    game.choose("New Dawn")
    assert (game.you.hand, game.you.discard_pile) == (["New Dawn"], [])


def test_what_the_opponent_put_into_play_attacks_in_their_turn(table):
    """5.17.2."""
    game = table(you=Side(hand=["New Dawn"], board=["Demon"]), opponent=Side(hand=["Rampaging Wurm", "Muse"]))
    game.play("New Dawn")
    game.mode(DAWN)
    game.opponent.choose("Muse")
    assert game.champion("Muse").deploying
    game.end_turn()
    game.opponent.decline()  # to draw a card
    game.opponent.could_attack_with("Muse")


def test_your_own_battle_ends_without_attackers(table):
    """4.4.1a: whoever was put into play does not attack, and blocks nobody any more."""
    game = table(
        you=Side(hand=["New Dawn", "Rampaging Wurm"], board=["Demon"]), opponent=Side(hand=["Kong"], board=["Wolf"])
    )
    game.attack("Demon")
    game.play("New Dawn")
    game.mode(DAWN)
    game.you.choose("Rampaging Wurm")
    game.opponent.decline()
    game.passes()
    assert (game.moment, game.opponent.health) == ("main", 30)
    game.could_attack_with("Rampaging Wurm")


def test_in_the_opponents_turn_nothing_dawns(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["New Dawn", "Kong"]),
        opponent=Side(hand=["Kong"], board=["Demon"]),
    )
    game.you.play("New Dawn")
    game.could_pick_modes("Draw two cards", DAWN)
    game.mode(DAWN)
    assert game.moment == "end-offer"
    assert (game.you.board, game.opponent.board) == ([], ["Demon"])
    assert (game.you.hand, game.you.discard_pile) == (["Kong"], ["New Dawn"])


def test_or_it_draws_two_cards(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["New Dawn"], top=["Kong", "Muse"]),
        opponent=Side(board=["Demon"]),
    )
    game.you.play("New Dawn")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.board == ["Demon"]


def test_each_of_three_players_may_put_one_into_play_clockwise(circle):
    names = ("Ann", "Ben", "Cyd")
    hand = ["Burrowing Wurm", "Cave Troll"]
    game = circle(Side(hand=["New Dawn", *hand]), *[Side(hand=hand, board=["Human"])] * 2)
    game.play("New Dawn")
    game.mode(DAWN)
    for name, card in zip(names, ("Cave Troll", "Burrowing Wurm", "Cave Troll"), strict=True):
        game[name].could_choose("Burrowing Wurm", "Cave Troll")
        game[name].choose(card)
    assert [game[name].board for name in names] == [["Cave Troll"], ["Burrowing Wurm"], ["Cave Troll"]]
