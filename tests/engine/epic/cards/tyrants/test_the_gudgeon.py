"""The Gudgeon: an unblockable 2/1 that draws two cards and makes you untargetable."""

from tests.engine.epic.scenario import Side


def test_its_tribute_draws_two_cards(table):
    game = table(you=Side(hand=["The Gudgeon"], top=["Kong", "Muse"]))
    game.play("The Gudgeon")
    assert game.you.hand == ["Kong", "Muse"]
    game.could_not_attack()


def test_nobody_can_block_it(table):
    """5.10.1."""
    game = table(you=Side(board=["The Gudgeon"]), opponent=Side(board=["Kong", "Muse"]))
    game.attack("The Gudgeon")
    game.could_not_block()
    game.go_to("main")
    assert game.opponent.health == 28


def test_damage_cannot_target_you_and_the_gudgeon_can_be_hit(table):
    """5.20.4: players too."""
    game = table(you=Side(board=["The Gudgeon"]), opponent=Side(hand=["Flame Strike"]))
    game.passes()
    game.opponent.play("Flame Strike")
    game.could_choose("opponent", "The Gudgeon")
    game.choose("The Gudgeon")
    assert (game.you.board, game.you.health) == ([], 30)


def test_you_cannot_target_yourself(table):
    game = table(you=Side(hand=["Amnesia"], board=["The Gudgeon"], discard=["Kong"], gold=0))
    game.play("Amnesia")
    game.took("Banish target player's discard pile", "opponent")
    assert game.you.discard_pile == ["Amnesia", "Kong"]


def test_your_discard_pile_is_not_that_of_a_target_player_but_its_cards_may_be_targets(table):
    """Amnesia and Keeper of Secrets name a player, Guilt Demon a card."""
    game = table(
        turn_of="opponent",
        you=Side(board=["The Gudgeon"], discard=["Kong"]),
        opponent=Side(hand=["Amnesia", "Guilt Demon"], board=["Keeper of Secrets"], discard=["Lash"], gold=0),
    )
    game.opponent.use("Keeper of Secrets")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong"], [])
    game.opponent.play("Amnesia")
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong"], ["Amnesia"])
    game.opponent.play("Guilt Demon")
    game.could_choose("Kong", "Amnesia")
    game.choose("Kong")
    assert game.you.discard_pile == []


def test_a_broken_soul_hunter_turns_on_its_own_player(table):
    game = table(you=Side(hand=["Flame Strike"], board=["The Gudgeon"]), opponent=Side(board=["Soul Hunter"]))
    game.play("Flame Strike")
    game.choose("Soul Hunter")
    assert (game.you.health, game.opponent.health) == (30, 25)


def test_what_does_not_target_still_reaches_you(table):
    """5.20.5; attacks choose without the word."""
    game = table(
        turn_of="opponent",
        you=Side(board=["The Gudgeon"], hand=["Kong"]),
        opponent=Side(hand=["Flash Fire", "Knight of Shadows"], board=["Demon"], top=["Lash"]),
    )
    game.opponent.play("Knight of Shadows")
    assert game.you.hand == []
    game.attack("Demon")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    game.opponent.play("Flash Fire")
    assert game.you.health == 24
    assert game.you.board == []


def test_without_it_you_are_a_target_again(table):
    game = table(
        turn_of="opponent",
        you=Side(board=["The Gudgeon"]),
        opponent=Side(hand=["Erase", "Fireball"], top=["Lash"]),
    )
    game.opponent.play("Erase")
    game.opponent.play("Fireball")
    game.could_choose("you", "opponent")
    game.choose("you")
    assert game.you.health == 27


def test_of_three_players_none_can_target_its_controller(circle):
    """5.20.4. The others can be targeted as ever."""
    gift = ["Scara's Gift"]
    game = circle(Side(hand=gift), Side(hand=gift, board=["The Gudgeon"]), Side(hand=gift))
    for name in ("Ann", "Ben", "Cyd"):
        game[name].play("Scara's Gift")
        game.could_choose("Ann", "Cyd")
        game.choose("Ann")
        game.passes()
