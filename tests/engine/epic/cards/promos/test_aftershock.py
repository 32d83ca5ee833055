"""Aftershock: 5 damage; in the discard pile it is recalled by wild cards, and hurts each opponent when it leaves."""

from tests.engine.epic.scenario import Side


def test_it_deals_5_damage_to_any_target(table):
    game = table(you=Side(hand=["Aftershock"], board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Aftershock")
    game.could_choose("you", "opponent", "Muse", "Kong")
    game.could_not_decline()
    game.choose("opponent")
    assert (game.opponent.health, game.you.gold, game.you.discard_pile) == (25, 0, ["Aftershock"])
    game = table(you=Side(hand=["Aftershock"]), opponent=Side(board=["Medusa"], hand=["Kong"]))
    game.play("Aftershock")
    game.choose("Medusa")
    assert (game.champion("Medusa").damage, game.opponent.health) == (5, 30)


def test_a_wild_card_recalls_it_and_its_leaving_hurts_the_opponent(table):
    """5.18.3: it is recalled without a choice."""
    game = table(you=Side(hand=["Lurking Giant"], discard=["Aftershock"]), opponent=Side(board=["Kong"]))
    game.play("Lurking Giant")
    assert (game.moment, game.you.hand, game.you.discard_pile) == ("main", ["Aftershock"], [])
    assert (game.opponent.health, game.you.health, game.champion("Kong").damage) == (28, 30, 0)


def test_one_that_is_played_recalls_another_and_not_itself(table):
    """5.4.2, 3.2.5: it was not in the discard pile when it was played; the other comes back once it has resolved."""
    game = table(you=Side(hand=["Aftershock"], discard=["Aftershock"]))
    game.play("Aftershock")
    game.choose("opponent")
    assert (game.you.hand, game.you.discard_pile, game.opponent.health) == (["Aftershock"], ["Aftershock"], 23)


def test_recycling_or_banishing_it_hurts_the_opponent_too(table):
    game = table(you=Side(hand=["Word of Summoning"], discard=["Aftershock", "Aftershock", "Muse"]))
    game.play("Word of Summoning")
    game.choose("Aftershock", "Aftershock")
    assert game.opponent.health == 26
    game = table(
        turn_of="opponent", you=Side(discard=["Aftershock"]), opponent=Side(board=["Corpse Taker"], discard=["Muse"])
    )
    game.use("Corpse Taker")
    game.choose("Aftershock")
    assert (game.you.health, game.opponent.health, game.you.bottom[0]) == (30, 28, "Aftershock")


def test_returned_to_hand_it_hurts_but_is_not_recalled(table):
    game = table(you=Side(hand=["Owl Familiar"], discard=["Aftershock"]))
    game.play("Owl Familiar")
    game.choose("Aftershock")
    assert (game.you.hand, game.opponent.health) == (["Aftershock"], 28)


def test_it_may_be_the_last_damage(table):
    game = table(you=Side(hand=["Lurking Giant"], discard=["Aftershock"]), opponent=Side(health=2))
    game.play("Lurking Giant")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_recall_it(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Hill Giant", "Inner Peace"], discard=["Aftershock"]), opponent=Side(hand=["Lurking Giant"])
    )
    game.play("Hill Giant")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Lurking Giant")
    assert (game.you.hand, game.you.discard_pile) == ([], ["Aftershock", "Inner Peace"])
    assert game.opponent.health == 30


def test_going_from_hand_to_the_discard_pile_hurts_nobody(table):
    """It leaves no discard pile."""
    game = table(turn_of="opponent", you=Side(hand=["Aftershock"]), opponent=Side(hand=["Knight of Shadows"]))
    game.play("Knight of Shadows")
    assert (game.you.discard_pile, game.opponent.health) == (["Aftershock"], 30)


def test_it_can_be_played_in_the_opponents_turn(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Aftershock"]), opponent=Side(health=5))
    game.you.play("Aftershock")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_of_more_players_its_leaving_hurts_all_opponents(circle):
    """Of the player whose card it is, who is not the one whose turn it is."""
    cyd = Side(hand=["Lurking Giant"], discard=["Aftershock"])
    game = circle(Side(), Side(), cyd, Side(), moment="end-offer", initiative="Cyd")
    game.play("Lurking Giant")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [28, 28, 30, 28]
