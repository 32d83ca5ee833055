"""Scara's Will."""

from tests.engine.epic.scenario import Side, in_play


def test_the_target_player_breaks_a_champion_of_their_choice(table):
    """5.12.3: only the player is targeted, so the untargetable can be chosen; 5.9.4: the unbreakable cannot."""
    game = table(
        you=Side(hand=["Scara's Will"], board=["Human"]),
        opponent=Side(board=["Kong", "Steel Golem", in_play("Demon", this_turn="unbreakable"), "Zombie"]),
    )
    game.play("Scara's Will")
    game.could_pick_modes("Draw two cards", "target player must break")
    game.mode("target player must break")
    game.you.could_choose("you", "opponent")
    game.you.could_not_decline()
    game.you.choose("opponent")
    game.opponent.could_choose("Kong", "Steel Golem", "Zombie")
    game.opponent.could_not_decline()
    game.opponent.choose("Zombie")
    assert game.opponent.board == ["Kong", "Steel Golem", "Demon"]
    assert game.you.board == ["Human"]


def test_the_first_card_of_cost_1_of_your_turn_gains_a_gold_for_evil_cards(table):
    """House ruling H17: Apocalypse may be played with it, Flame Strike may not."""
    game = table(
        you=Side(hand=["Scara's Will", "Apocalypse", "Flame Strike", "Lash"], discard=["Plentiful Dead"]),
        opponent=Side(board=["Kong", "Thundarus"]),
    )
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("opponent")
    game.opponent.choose("Kong")
    game.decline()  # the Dead may be recalled: the Will is an evil ally
    assert (game.you.gold, game.you.bound) == (0, {"evil": 1})
    game.could_not_play("Flame Strike")
    game.play("Apocalypse")
    game.mode("break all champions")
    game.decline()
    assert (game.you.gold, game.you.bound) == (0, {})
    assert game.opponent.board == []


def test_after_another_card_of_cost_1_it_gains_nothing_and_after_a_free_one_it_does(table):
    game = table(you=Side(hand=["Scara's Will", "Kong"], gold=2), opponent=Side(board=["Human"]))
    game.play("Kong")
    game.choose("Human")
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("you")
    assert (game.you.board, game.you.gold, game.you.bound) == ([], 0, {})
    game = table(you=Side(hand=["Scara's Will", "Muse"]))
    game.play("Muse")
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("opponent")
    assert (game.you.board, game.you.bound) == (["Muse"], {"evil": 1})


def test_the_second_will_breaks_and_gains_nothing(table):
    game = table(you=Side(hand=["Scara's Will", "Scara's Will"]), opponent=Side(board=["Human", "Kong"]))
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("opponent")
    game.opponent.choose("Human")
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("opponent")
    assert game.opponent.board == []
    assert (game.you.gold, game.you.bound) == (0, {})


def test_h25_on_the_opponents_turn_nobody_breaks_but_the_gold_is_gained(table):
    """The second sentence asks for no turn."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Scara's Will", "Drain Essence"]),
        opponent=Side(board=["Human", "Kong"]),
    )
    game.you.play("Scara's Will")
    game.mode("target player must break")
    assert game.opponent.board == ["Human", "Kong"]
    assert (game.you.gold, game.you.bound) == (0, {"evil": 1})
    game.you.play("Drain Essence")
    game.choose("Kong")
    assert (game.you.health, game.you.bound) == (39, {})


def test_a_player_without_a_champion_to_break_breaks_none(table):
    game = table(
        you=Side(hand=["Scara's Will"], board=["Human"]),
        opponent=Side(board=[in_play("Human", this_turn="unbreakable")]),
    )
    game.play("Scara's Will")
    game.mode("target player must break")
    game.choose("opponent")
    assert (game.you.board, game.opponent.board) == (["Human"], ["Human"])
    assert game.you.bound == {"evil": 1}


def test_when_the_opponent_cannot_be_targeted_you_break_one(table):
    """5.20.4, 5.20.7."""
    game = table(you=Side(hand=["Scara's Will"], board=["Human"]), opponent=Side(board=["The Gudgeon"]))
    game.play("Scara's Will")
    game.mode("target player must break")
    assert (game.you.board, game.opponent.board) == ([], ["The Gudgeon"])


def test_or_it_draws_two_cards_and_gains_no_gold(table):
    game = table(you=Side(hand=["Scara's Will"], top=["Kong", "Muse"]), opponent=Side(board=["Human"]))
    game.play("Scara's Will")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.board == ["Human"]
    assert (game.you.gold, game.you.bound) == (0, {})


def test_of_three_players_one_is_chosen_and_breaks_a_champion(circle):
    game = circle(Side(hand=["Scara's Will"], board=["Human"]), Side(board=["Kong"]), Side(board=["Demon", "Wolf"]))
    game.play("Scara's Will")
    game.mode("target player must break")
    game["Ann"].could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    game["Cyd"].could_choose("Demon", "Wolf")
    game["Cyd"].choose("Wolf")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Human"], ["Kong"], ["Demon"]]
