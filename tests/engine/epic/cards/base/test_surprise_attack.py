"""Surprise Attack."""

from tests.engine.epic.scenario import Side


def test_a_champion_from_hand_comes_into_play_and_its_tribute_applies(table):
    game = table(
        you=Side(hand=["Surprise Attack", "Kong", "Muse", "Erase"], top=["Bitten"]), opponent=Side(board=["Demon"])
    )
    game.play("Surprise Attack")
    game.could_choose("Kong", "Muse")
    game.could_decline()
    game.choose("Kong")
    game.could_choose("Kong", "Demon")
    game.choose("Demon")
    assert game.you.board == ["Kong"]
    assert game.you.hand == ["Bitten", "Erase", "Muse"]
    assert game.opponent.board == []
    assert (game.you.gold, game.champion("Kong").deploying) == (0, True)
    game.could_not_attack()


def test_the_champion_just_drawn_may_come(table):
    game = table(you=Side(hand=["Surprise Attack"], top=["Rampaging Wurm"]))
    game.play("Surprise Attack")
    game.could_decline()
    game.choose("Rampaging Wurm")
    game.could_attack_with("Rampaging Wurm")


def test_it_may_stay_in_hand(table):
    game = table(you=Side(hand=["Surprise Attack", "Kong"], top=["Muse"]))
    game.play("Surprise Attack")
    game.decline()
    assert (game.you.hand, game.you.board) == (["Kong", "Muse"], [])
    assert game.opponent.knows_hand == []


def test_without_a_champion_in_hand_it_only_draws(table):
    game = table(you=Side(hand=["Surprise Attack", "Erase"], top=["Bitten"]))
    game.play("Surprise Attack")
    assert (game.moment, game.you.hand) == ("main", ["Bitten", "Erase"])


def test_in_the_opponents_turn_a_champion_without_ambush_comes_to_block(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Surprise Attack", "Lurking Giant"], top=["Erase"]),
        opponent=Side(board=["White Knight"]),
    )
    game.attack("White Knight")
    game.passes()
    game.you.play("Surprise Attack")
    game.choose("Lurking Giant")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.go_to("main")
    assert game.opponent.discard_pile == ["White Knight"]
    assert game.champion("Lurking Giant").damage == 9


def test_the_champion_is_not_played(table):
    """5.18.1: the event triggers a wild ally once, the champion that it brings no ally at all; loyalty applies."""
    game = table(
        you=Side(
            hand=["Surprise Attack", "Medusa", "Bitten", "Wither"],
            board=["Fire Shaman", "Infernal Gatekeeper"],
            top=["Muse"],
        ),
        opponent=Side(board=["Kong"]),
    )
    game.play("Surprise Attack")
    game.choose("Medusa")
    game.could_trigger("Fire Shaman", "Medusa: Loyalty 2")
    game.trigger("Fire Shaman")
    game.choose("opponent")
    game.reveal("Bitten", "Wither")
    game.choose("Kong")
    assert game.opponent.health == 27
    assert game.opponent.board == []
    assert game.you.board == ["Fire Shaman", "Infernal Gatekeeper", "Medusa"]
