"""Fairy Trickster: a 5/5 with airborne, ambush and blitz that reveals the top card of a deck, to play or to banish."""

from tests.engine.epic.scenario import Side, in_play

FAIRY = "Fairy Trickster"


def test_the_event_of_the_opponent_is_played_for_its_cost(table):
    """3.2.1, 1.9.2: it resolves for you and lies with its owner."""
    game = table(you=Side(board=[FAIRY], top=["Muse", "Erase"]), opponent=Side(top=["Apocalypse"]))
    game.use(FAIRY)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.could_decline()
    game.accept()
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold) == (["Erase", "Muse"], 0)
    assert (game.you.discard_pile, game.opponent.discard_pile) == ([], ["Apocalypse"])
    assert game.champion(FAIRY).expended
    game.could_not_use(FAIRY)


def test_what_is_not_played_is_banished_and_known(table):
    """5.19.1."""
    game = table(you=Side(board=[FAIRY]), opponent=Side(top=["Kong", "Muse"]))
    game.use(FAIRY)
    game.choose("opponent")
    game.decline()
    assert (game.opponent.bottom[0], game.opponent.deck[0], game.you.gold) == ("Kong", "Muse", 1)
    assert game.you.knows_deck("opponent") == [(1, ["Kong"])]


def test_what_cannot_be_paid_for_is_banished_unasked_and_free_cards_can_be_played(table):
    """3.6.3."""
    game = table(you=Side(board=[FAIRY], gold=0), opponent=Side(top=["Kong"]))
    game.use(FAIRY)
    game.choose("opponent")
    assert (game.moment, game.opponent.bottom[0]) == ("main", "Kong")
    game = table(you=Side(board=[FAIRY], gold=0, top=["Muse"]))
    game.use(FAIRY)
    game.choose("you")
    game.accept()
    assert (game.you.board, game.champion("Muse").deploying) == ([FAIRY, "Muse"], True)


def test_a_champion_of_the_opponent_enters_play_on_your_side_with_its_tribute_and_loyalty(table):
    """5.6.1, 5.3.1: with the cards of your hand."""
    game = table(
        you=Side(board=[FAIRY], hand=["Wither", "Bitten"]), opponent=Side(top=["Medusa"], board=["Kong", "Demon"])
    )
    game.use(FAIRY)
    game.choose("opponent")
    game.accept()
    game.reveal("Wither", "Bitten")
    game.choose("Kong")
    medusa = game.champion("Medusa")
    assert (medusa.controller, medusa.owner, medusa.deploying) == ("you", "opponent", True)
    assert (game.you.gold, game.opponent.board) == (0, ["Demon"])


def test_it_was_not_played_from_a_hand_so_no_ally_answers(table):
    """5.18.1."""
    game = table(you=Side(board=[FAIRY, "Noble Unicorn"], top=["Inner Peace", "Muse"], discard=["Bodyguard"]))
    game.use(FAIRY)
    game.choose("you")
    game.accept()
    assert (game.you.health, game.you.hand) == (40, [])
    assert game.you.discard_pile == ["Bodyguard", "Inner Peace"]


def test_ambushed_it_tricks_at_once(table):
    """5.8.2: without gold left Kong is banished and not drawn in the next turn."""
    game = table(you=Side(hand=["Lash"]), opponent=Side(hand=[FAIRY], gold=1, top=["Kong"]))
    game.passes()
    game.opponent.play(FAIRY)
    fairy = game.champion(FAIRY)
    assert (fairy.offense, fairy.defense, fairy.keywords) == (5, 5, {"airborne", "ambush", "blitz"})
    game.opponent.use(FAIRY)
    game.choose("opponent")
    assert (game.opponent.gold, game.opponent.bottom[0]) == (0, "Kong")


def test_of_an_empty_deck_nothing_is_revealed(table):
    """1.6.2: it is not drawn either."""
    game = table(you=Side(board=[FAIRY]), opponent=Side(deck=[]))
    game.use(FAIRY)
    game.choose("opponent")
    assert (game.moment, game.winner) == ("main", None)


def test_it_attacks_over_walkers_instead(table):
    game = table(you=Side(hand=[FAIRY]), opponent=Side(board=["Kong", in_play("Muse", expended=True)]))
    game.play(FAIRY)
    game.attack(FAIRY)
    game.could_not_use(FAIRY)
    game.go_to("main")
    assert game.opponent.health == 25


def test_of_three_players_only_the_one_chosen_reveals_a_card(circle):
    game = circle(Side(board=[FAIRY]), Side(top=["Kong"]), Side(top=["Muse"]))
    game.use(FAIRY)
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    game["Ann"].decline()
    assert (game["Ben"].deck[0], game["Cyd"].bottom[0]) == ("Kong", "Muse")
