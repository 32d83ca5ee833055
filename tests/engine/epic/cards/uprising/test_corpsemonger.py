"""Corpsemonger: a free 4/3 with blitz that banishes discarded cards; a champion among them is 3 health."""

from tests.engine.epic.scenario import Side


def test_a_banished_champion_is_3_health(table):
    game = table(
        you=Side(hand=["Corpsemonger"], discard=["Bitten"], gold=0), opponent=Side(discard=["Kong", "Lash", "Muse"])
    )
    game.play("Corpsemonger")
    game.use("Corpsemonger")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.could_choose("Kong", "Lash", "Muse")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.you.health, game.opponent.health) == (33, 30)
    assert (game.opponent.discard_pile, game.opponent.bottom[0]) == (["Lash", "Muse"], "Kong")
    assert game.champion("Corpsemonger").expended
    game.could_not_use("Corpsemonger")
    game.could_not_attack()


def test_an_event_is_none(table):
    game = table(you=Side(board=["Corpsemonger"]), opponent=Side(discard=["Kong", "Lash"]))
    game.use("Corpsemonger")
    game.choose("opponent")
    game.choose("Lash")
    assert (game.you.health, game.opponent.discard_pile, game.opponent.bottom[0]) == (30, ["Kong"], "Lash")


def test_your_own_dead_feed_it_as_well(table):
    game = table(you=Side(board=["Corpsemonger"], discard=["Kong"]), opponent=Side(discard=["Lash"]))
    game.use("Corpsemonger")
    game.choose("you")
    assert (game.you.health, game.you.discard_pile, game.you.bottom[0]) == (33, [], "Kong")


def test_from_an_empty_pile_comes_nothing(table):
    game = table(you=Side(board=["Corpsemonger"], discard=["Kong"]))
    game.use("Corpsemonger")
    game.choose("opponent")
    assert (game.moment, game.you.health, game.you.discard_pile) == ("main", 30, ["Kong"])


def test_in_the_opponents_turn_it_takes_the_card_that_would_come_back(table):
    """3.5.2."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Corpsemonger"]),
        opponent=Side(hand=["Flame Strike"], discard=["Cave Troll"], board=["Human"]),
    )
    game.attack("Human")
    game.passes()
    game.you.use("Corpsemonger")
    game.choose("opponent")
    assert game.you.health == 33
    game.go_to("main")
    game.opponent.play("Flame Strike")
    game.choose("Corpsemonger")
    assert (game.opponent.hand, game.you.discard_pile) == ([], ["Corpsemonger"])


def test_it_may_attack_instead(table):
    game = table(you=Side(hand=["Corpsemonger"]), opponent=Side(discard=["Kong"], board=["Wolf"]))
    game.play("Corpsemonger")
    game.attack("Corpsemonger")
    game.could_not_use("Corpsemonger")
    game.go_to("blockers")
    game.block("Wolf")
    game.go_to("main")
    assert (game.opponent.board, game.champion("Corpsemonger").damage) == ([], 2)


def test_where_nobody_can_be_targeted_no_card_is_banished(table):
    """5.20.4, 5.20.7."""
    game = table(
        you=Side(board=["Corpsemonger", "The Gudgeon"], discard=["Kong"]),
        opponent=Side(board=["The Gudgeon"], discard=["Medusa"]),
    )
    game.use("Corpsemonger")
    assert (game.moment, game.you.health, game.you.discard_pile) == ("main", 30, ["Kong"])
    assert game.opponent.discard_pile == ["Medusa"]


def test_of_three_players_the_card_lies_in_the_pile_of_the_one_chosen(circle):
    game = circle(Side(board=["Corpsemonger"]), Side(discard=["Muse"]), Side(discard=["Kong", "Rage"]))
    game.use("Corpsemonger")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    game.could_choose("Kong", "Rage")
    game.choose("Kong")
    assert (game["Ann"].health, game["Ben"].discard_pile, game["Cyd"].discard_pile) == (33, ["Muse"], ["Rage"])
