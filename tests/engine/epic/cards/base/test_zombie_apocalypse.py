"""Zombie Apocalypse."""

from tests.engine.epic.scenario import Side, in_play


def test_all_break_and_every_champion_card_in_a_discard_pile_rises_as_a_zombie(table):
    """5.12.2: the untargetable too; tokens go to no discard pile (2.3.5), events are no champions."""
    game = table(
        you=Side(hand=["Zombie Apocalypse"], board=["White Knight", "Human", "Human"], discard=["Muse", "Erase"]),
        opponent=Side(board=["Steel Golem", "Kong", "Demon"], discard=["Bitten"]),
    )
    game.play("Zombie Apocalypse")
    game.mode("zombie token")
    assert game.you.board == ["Zombie", "Zombie"]
    assert game.opponent.board == ["Zombie", "Zombie"]
    zombie = game.champion("your Zombie")
    assert (zombie.offense, zombie.defense, zombie.deploying) == (2, 2, True)
    assert game.you.discard_pile == ["Erase", "Muse", "White Knight", "Zombie Apocalypse"]
    assert game.opponent.discard_pile == ["Bitten", "Kong", "Steel Golem"]
    game.could_not_attack()


def test_a_zombie_rises_for_the_owner_of_the_card(table):
    """1.9.2."""
    game = table(you=Side(hand=["Zombie Apocalypse"], board=[in_play("Kong", owner="opponent")]))
    game.play("Zombie Apocalypse")
    game.mode("zombie token")
    assert (game.you.board, game.opponent.board) == ([], ["Zombie"])


def test_the_unbreakable_stay(table):
    """5.9.2: Vampire Lord on its controller's turn."""
    game = table(you=Side(hand=["Zombie Apocalypse"], board=["Vampire Lord"]), opponent=Side(board=["Vampire Lord"]))
    game.play("Zombie Apocalypse")
    game.mode("zombie token")
    assert (game.you.board, game.opponent.board) == (["Vampire Lord"], ["Zombie"])


def test_what_waits_for_a_break_comes_after_the_zombies(table):
    """3.4.2: the demons are not broken."""
    game = table(you=Side(hand=["Zombie Apocalypse"]), opponent=Side(board=["Trihorror"]))
    game.play("Zombie Apocalypse")
    game.mode("zombie token")
    assert game.opponent.board == ["Zombie", "Demon", "Demon", "Demon"]


def test_it_works_in_the_opponents_turn(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Zombie Apocalypse"], discard=["Kong"]),
        opponent=Side(board=["Lurking Giant"]),
    )
    game.attack("Lurking Giant")
    game.passes()
    game.you.play("Zombie Apocalypse")
    game.mode("zombie token")
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    assert (game.you.board, game.opponent.board) == (["Zombie"], ["Zombie"])


def test_it_draws_two_cards_instead(table):
    game = table(
        you=Side(hand=["Zombie Apocalypse"], discard=["Kong"], top=["Muse", "Erase"]), opponent=Side(board=["Kong"])
    )
    game.play("Zombie Apocalypse")
    game.could_pick_modes("Draw two cards", "zombie token")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.board, game.opponent.board) == (["Erase", "Muse"], [], ["Kong"])


def test_of_more_players_all_raise_zombies_for_their_own_discard_piles(circle):
    """1.9.2: Kong is Cyd's."""
    game = circle(
        Side(hand=["Zombie Apocalypse"], board=["Wolf"]), Side(board=["Hill Giant", in_play("Kong", owner="Cyd")]),
        Side(discard=["Muse", "Lash"]), Side(board=["Human"]),
    )  # fmt: skip
    game.play("Zombie Apocalypse")
    game.mode("zombie token")
    assert [len(game[name].board) for name in ("Ann", "Ben", "Cyd", "Dan")] == [0, 1, 2, 0]
