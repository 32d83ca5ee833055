"""Gareth, Father of Genius."""

from tests.engine.epic.scenario import Side, in_play, shown

GARETH = "Gareth, Father of Genius"


def test_for_a_champion_of_your_own_an_event_is_free(table):
    game = table(
        you=Side(deity=GARETH, board=["Muse"], hand=["Inner Peace", "Lightning Strike", "Kong"]),
        opponent=Side(board=["Cave Troll", "Steel Golem"]),
    )
    game.use(GARETH)
    game.could_choose("Muse", "Cave Troll")
    game.could_not_decline()
    game.choose("Muse")
    game.could_choose("Inner Peace", "Lightning Strike")
    game.could_decline()
    game.choose("Inner Peace")
    assert (game.you.health, game.you.gold) == (40, 0)
    assert game.you.hand == ["Kong", "Lightning Strike", "Muse"]
    assert game.you.discard_pile == ["Inner Peace"]
    game.could_not_use(GARETH)


def test_the_free_event_may_be_declined_and_is_not_asked_for_without_one(table):
    game = table(you=Side(deity=GARETH, board=["Muse"], hand=["Inner Peace"]))
    game.use(GARETH)
    game.decline()
    assert (game.you.hand, game.you.health) == (["Inner Peace", "Muse"], 30)
    game = table(you=Side(deity=GARETH, board=["Muse"], hand=["Kong"]))
    game.use(GARETH)
    assert (game.moment, game.you.hand) == ("main", ["Kong", "Muse"])


def test_a_free_sage_event_is_an_ally_of_his(table):
    """5.18.1: it costs {1} and is played from hand."""
    game = table(
        you=Side(deity=GARETH, board=["Muse"], hand=["Erratic Research"], top=["Lash", "Rage"]),
        opponent=Side(board=["Kong"], discard=["Wither"]),
    )
    game.use(GARETH)
    game.choose("Muse")
    game.choose("Erratic Research")
    game.choose("opponent")
    assert game.you.hand == ["Lash", "Muse", "Rage"]
    assert game.champion("Kong").expended


def test_every_mode_of_the_free_event_is_free(table):
    """3.6.1: what a mode costs is part of the cost that is not paid; its cost of {0} is no ally's (5.18.2)."""
    game = table(you=Side(deity=GARETH, board=["Muse"], hand=["Vanishing"], top=["Kong", "Lash"]))
    game.use(GARETH)
    game.choose("Vanishing")
    game.could_pick_modes("return target champion", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold) == (["Kong", "Lash", "Muse"], 0)
    assert game.you.discard_pile == ["Vanishing"]


def test_a_token_that_you_own_earns_an_event_too(table):
    """2.3.5a: it leaves play and comes to no hand."""
    game = table(you=Side(deity=GARETH, board=["Human"], hand=["Inner Peace"]))
    game.use(GARETH)
    game.choose("Inner Peace")
    assert (game.you.board, game.you.hand, game.you.health) == ([], [], 40)


def test_for_a_champion_of_the_opponents_they_banish_a_card_of_their_choice(table):
    """The card that returned may be the one; 1.10.2: nobody sees which it is."""
    game = table(you=Side(deity=GARETH, hand=["Inner Peace"]), opponent=Side(board=["Kong"], hand=["Muse", "Lash"]))
    game.use(GARETH)
    assert game.decider == "opponent"
    game.could_choose("Kong", "Muse", "Lash")
    game.could_not_decline()
    game.opponent.choose("Muse")
    assert (game.opponent.hand, game.opponent.bottom[0]) == (["Kong", "Lash"], "Muse")
    assert game.opponent.discard_pile == []
    assert game.you.knows_hand == []
    assert (game.you.hand, game.you.health) == (["Inner Peace"], 30)


def test_of_a_hand_that_was_known_the_banished_card_is_known_to_be_among_it(table):
    game = table(you=Side(deity=GARETH), opponent=Side(board=["Kong"], hand=[shown("Muse")]))
    game.use(GARETH)
    game.opponent.choose("Kong")
    assert (game.opponent.hand, game.opponent.bottom[0]) == (["Muse"], "Kong")


def test_with_an_empty_hand_the_champion_itself_is_banished(table):
    """It goes to the bottom of the deck, not to the discard pile (5.15.1)."""
    game = table(you=Side(deity=GARETH), opponent=Side(board=["Kong"]))
    game.use(GARETH)
    assert (game.opponent.hand, game.opponent.bottom[0], game.opponent.discard_pile) == ([], "Kong", [])


def test_a_token_of_the_opponents_costs_them_a_card(table):
    game = table(you=Side(deity=GARETH), opponent=Side(board=["Human"], hand=["Muse"]))
    game.use(GARETH)
    assert (game.opponent.board, game.opponent.hand, game.opponent.bottom[0]) == ([], [], "Muse")


def test_the_owner_counts_not_the_controller(table):
    """1.9.2."""
    game = table(
        you=Side(deity=GARETH, board=[in_play("Kong", owner="opponent")], hand=["Inner Peace"]),
        opponent=Side(board=[in_play("Medusa", owner="you")], hand=["Muse"]),
    )
    stolen = game.branch()
    game.use(GARETH)
    game.choose("Medusa")
    game.choose("Inner Peace")
    assert (game.you.hand, game.you.health) == (["Medusa"], 40)
    stolen.use(GARETH)
    stolen.choose("Kong")
    stolen.opponent.choose("Muse")
    assert (stolen.opponent.hand, stolen.opponent.bottom[0]) == (["Kong"], "Muse")
    assert stolen.you.hand == ["Inner Peace"]


def test_without_a_champion_to_return_nothing_happens(table):
    game = table(you=Side(deity=GARETH, hand=["Inner Peace"]), opponent=Side(board=["Steel Golem"], hand=["Muse"]))
    game.use(GARETH)
    assert game.moment == "main"
    assert (game.you.hand, game.opponent.hand, game.you.gold) == (["Inner Peace"], ["Muse"], 0)


def test_in_the_opponents_turn_it_returns_an_attacker(table):
    """3.5.2, 4.4.1a."""
    game = table(turn_of="opponent", you=Side(deity=GARETH), opponent=Side(board=["Kong"], hand=["Muse"]))
    game.attack("Kong")
    game.passes()
    game.you.use(GARETH)
    game.opponent.choose("Muse")
    game.you.passes()
    assert (game.moment, game.you.health, game.opponent.hand) == ("main", 30, ["Kong"])


def test_it_needs_gold_and_is_not_the_opponents_to_use(table):
    game = table(you=Side(deity=GARETH, gold=0, board=["Muse"]), opponent=Side(board=["Kong"]))
    game.could_not_use(GARETH)
    game.passes()
    game.opponent.could_not_use(GARETH)


def test_a_sage_card_expends_a_target_champion(table):
    """5.18.3: it must, be it one of your own."""
    game = table(
        you=Side(deity=GARETH, hand=["Erratic Research"], board=["Muse"]),
        opponent=Side(board=["Kong", "Steel Golem"], discard=["Wither"]),
    )
    game.play("Erratic Research")
    game.choose("opponent")
    game.could_choose("Muse", "Kong")
    game.could_not_decline()
    game.choose("Muse")
    assert (game.champion("Muse").expended, game.champion("Kong").expended) == (True, False)


def test_an_expended_champion_cannot_block(table):
    game = table(you=Side(deity=GARETH, hand=["Ancient Chant"], board=["Wolf"]), opponent=Side(board=["Kong", "Human"]))
    game.play("Ancient Chant")
    game.choose("Kong")
    game.attack("Wolf")
    game.go_to("blockers")
    game.could_block_with("Human")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 28


def test_free_cards_other_alignments_powers_and_the_opponents_cards_expend_nobody(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(deity=GARETH, hand=["Muse", "Kong"], discard=["Ancient Chant"], gold=2),
        opponent=Side(hand=["Ancient Chant"]),
    )
    game.play("Muse")
    game.play("Kong")
    game.choose("Kong")
    game.use("Ancient Chant")
    game.passes()
    game.opponent.play("Ancient Chant")
    assert (game.champion("Muse").expended, game.champion("Kong").expended) == (False, False)


def test_nobody_returns_or_takes_him(table):
    """2.4.2."""
    game = table(
        you=Side(deity=GARETH, hand=["Vanishing", "Turn"], gold=2), opponent=Side(deity=GARETH, board=["Steel Golem"])
    )
    game.play("Vanishing")
    game.mode("return target champion")
    game.play("Turn")
    game.mode("If it is your turn")
    assert (game.you.deity, game.opponent.deity) == (GARETH, GARETH)
    assert (game.you.board, game.opponent.board) == ([], ["Steel Golem"])


def test_of_more_players_the_owner_banishes_a_card_not_the_controller(circle):
    kong = in_play("Kong", owner="Cyd")
    game = circle(Side(deity=GARETH), Side(board=[kong], hand=["Muse"]), Side(hand=["Muse", "Lash"]))
    game.use(GARETH)
    game["Cyd"].could_choose("Kong", "Lash", "Muse")
    game["Cyd"].choose("Lash")
    assert (game["Ben"].hand, game["Cyd"].hand) == (["Muse"], ["Kong", "Muse"])
    assert game["Cyd"].bottom[0] == "Lash"
