"""Amnesia: banish a whole discard pile and recycle, or pay {1} to draw two cards."""

from tests.engine.epic.scenario import Side, in_play


def test_it_banishes_the_whole_discard_pile_of_the_target_player(table):
    game = table(you=Side(hand=["Amnesia"], discard=["Kong"]), opponent=Side(discard=["Muse", "Flash Fire", "Muse"]))
    game.play("Amnesia")
    game.could_pick_modes("Banish target player's discard pile", "Draw two cards")
    game.mode("Banish")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.bottom[:3]) == ["Flash Fire", "Muse", "Muse"]
    assert game.you.gold == 1


def test_it_cannot_recycle_itself(table):
    """5.5.6: one card in the pile and Amnesia, still resolving, are not two."""
    game = table(you=Side(hand=["Amnesia"], discard=["Kong"]), opponent=Side(discard=["Muse"]))
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("opponent")
    assert game.moment == "main"
    assert game.you.discard_pile == ["Amnesia", "Kong"]
    assert game.you.hand == []


def test_then_you_may_recycle_your_own_cards(table):
    game = table(you=Side(hand=["Amnesia"], discard=["Kong", "Muse", "Wolf's Call"], top=["Triceratops"]))
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("opponent")
    game.could_choose("Kong", "Muse", "Wolf's Call")
    game.could_decline()
    game.choose("Kong", "Muse")
    assert game.you.bottom[:2] == ["Muse", "Kong"]
    assert game.you.hand == ["Triceratops"]
    assert game.you.discard_pile == ["Amnesia", "Wolf's Call"]


def test_your_own_pile_can_be_the_target_and_leaves_nothing_to_recycle(table):
    game = table(you=Side(hand=["Amnesia"], discard=["Kong", "Muse"]), opponent=Side(discard=["Cave Troll"]))
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("you")
    assert game.you.discard_pile == ["Amnesia"]
    assert sorted(game.you.bottom[:2]) == ["Kong", "Muse"]
    assert game.you.hand == []
    assert game.opponent.discard_pile == ["Cave Troll"]


def test_for_1_gold_it_draws_two_cards_and_triggers_no_ally(table):
    """5.18.2: the cost in its corner is {0}, though {1} was paid."""
    game = table(
        you=Side(hand=["Amnesia"], board=[in_play("Forcemage Apprentice", expended=True)], top=["Kong", "Triceratops"]),
        opponent=Side(discard=["Muse"]),
    )
    game.play("Amnesia")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Triceratops"]
    assert game.you.gold == 0
    assert game.champion("Forcemage Apprentice").expended
    assert game.opponent.discard_pile == ["Muse"]


def test_without_gold_it_only_banishes(table):
    """3.6.3: the second way to play it cannot be paid."""
    game = table(you=Side(hand=["Amnesia"], gold=0), opponent=Side(discard=["Muse"]))
    game.play("Amnesia")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.opponent.bottom[0] == "Muse"
    assert game.you.hand == []


def test_of_more_players_the_chosen_one_alone_loses_their_discard_pile(circle):
    game = circle(Side(hand=["Amnesia"]), Side(discard=["Muse"]), Side(discard=["Kong", "Lash"]))
    game.play("Amnesia")
    game.mode("Banish")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert (game["Ben"].discard_pile, game["Cyd"].discard_pile) == (["Muse"], [])
    assert sorted(game["Cyd"].bottom[:2]) == ["Kong", "Lash"]
