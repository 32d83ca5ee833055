"""Necromancer Apprentice."""

from tests.engine.epic.scenario import Side

APPRENTICE = "Necromancer Apprentice"


def test_of_a_champion_in_any_discard_pile_it_makes_a_zombie(table):
    """In the turn it is played (5.8.2); you get the zombie."""
    game = table(
        you=Side(hand=[APPRENTICE], discard=["Wither"], gold=0),
        opponent=Side(board=["Demon"], discard=["Kong", "Erase"]),
    )
    game.play(APPRENTICE)
    apprentice = game.champion(APPRENTICE)
    assert (apprentice.offense, apprentice.defense, apprentice.keywords) == (1, 1, {"blitz"})
    game.use(APPRENTICE)
    game.could_choose("Wither", "Kong", "Erase")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.opponent.discard_pile, game.opponent.bottom[0]) == (["Erase"], "Kong")
    assert game.you.board == [APPRENTICE, "Zombie"]
    assert game.opponent.board == ["Demon"]
    assert game.champion(APPRENTICE).expended
    game.could_not_use(APPRENTICE)


def test_of_an_event_it_makes_nothing(table):
    game = table(you=Side(board=[APPRENTICE], discard=["Kong"]), opponent=Side(discard=["Erase"]))
    game.use(APPRENTICE)
    game.choose("Erase")
    assert game.you.board == [APPRENTICE]
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Kong"], [])


def test_your_own_champion_will_do(table):
    game = table(you=Side(board=[APPRENTICE], discard=["Kong"]))
    game.use(APPRENTICE)
    assert game.you.board == [APPRENTICE, "Zombie"]
    assert game.you.bottom[0] == "Kong"


def test_with_empty_piles_it_expends_for_nothing(table):
    game = table(you=Side(board=[APPRENTICE]))
    game.use(APPRENTICE)
    assert game.moment == "main"
    assert game.you.board == [APPRENTICE]
    assert game.champion(APPRENTICE).expended


def test_what_keywords_a_card_has_in_play_does_not_save_it_in_the_pile(table):
    """5.0.3, 5.11.1, 5.20.6."""
    game = table(you=Side(board=[APPRENTICE]), opponent=Side(discard=["Thundarus", "Steel Golem"]))
    game.use(APPRENTICE)
    game.could_choose("Thundarus", "Steel Golem")
    game.choose("Thundarus")
    assert game.opponent.discard_pile == ["Steel Golem"]
    assert game.you.board == [APPRENTICE, "Zombie"]


def test_in_the_opponents_battle_the_zombie_blocks(table):
    """3.5.2."""
    game = table(
        turn_of="opponent",
        you=Side(board=[APPRENTICE]),
        opponent=Side(board=["Human"], discard=["Kong"]),
    )
    game.attack("Human")
    game.opponent.passes()
    game.you.use(APPRENTICE)
    game.go_to("blockers")
    game.could_block_with("Zombie")
    game.block("Zombie")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.you.board == [APPRENTICE, "Zombie"]


def test_a_champion_that_waits_in_the_pile_does_not_rise(table):
    """The Soul Hunter would return at the start of its owner's turn."""
    game = table(you=Side(board=[APPRENTICE]), opponent=Side(discard=["Soul Hunter"]))
    game.use(APPRENTICE)
    game.end_turn()
    assert game.opponent.board == []
    assert game.you.board == [APPRENTICE, "Zombie"]


def test_what_leaves_the_pile_has_its_last_word(table):
    """3.4.2: after the power; its owner gets the demon."""
    game = table(you=Side(board=[APPRENTICE]), opponent=Side(discard=["Dirge of Scara"]))
    game.use(APPRENTICE)
    assert (game.you.board, game.opponent.board) == ([APPRENTICE], ["Demon"])


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[APPRENTICE]))
    game.you.could_not_play(APPRENTICE)
