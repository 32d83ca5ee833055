"""Krieg, Dark One's Chosen."""

from tests.engine.epic.scenario import Side, in_play

KRIEG = "Krieg, Dark One's Chosen"


def zombies(game, names):
    """Offense, defense and keywords of each."""
    return [(one.offense, one.defense, one.keywords) for one in map(game.champion, names)]


def test_tribute_raises_two_zombies_and_he_is_not_his_own_ally(table):
    """5.18.1: he was not in play yet when he was played."""
    game = table(you=Side(hand=[KRIEG]))
    game.play(KRIEG)
    assert game.you.board == [KRIEG, "Zombie", "Zombie"]
    assert zombies(game, ["Zombie", "Zombie#2"]) == [(2, 2, set())] * 2
    assert (game.champion(KRIEG).offense, game.champion(KRIEG).defense) == (8, 8)
    game.could_not_attack()


def test_an_evil_card_raises_a_zombie_and_arms_them_all(table):
    game = table(
        you=Side(hand=["Bitten"], board=[in_play(KRIEG, expended=True), in_play("Zombie", deploying=True), "Demon"]),
        opponent=Side(board=["Zombie"]),
    )
    game.play("Bitten")
    game.mode("Draw two cards")
    assert game.you.board == [KRIEG, "Zombie", "Demon", "Zombie"]
    assert zombies(game, ["your Zombie", "your Zombie#2"]) == [(3, 3, {"blitz"})] * 2
    assert zombies(game, ["their Zombie", "Demon", KRIEG]) == [(2, 2, set()), (4, 4, set()), (8, 8, set())]
    game.attack("your Zombie", "your Zombie#2", "Demon")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 20
    game.end_turn()
    assert zombies(game, ["your Zombie", "your Zombie#2"]) == [(2, 2, set())] * 2


def test_zombies_that_come_later_gain_nothing(table):
    game = table(you=Side(hand=["Bitten", "Plentiful Dead"], board=[KRIEG]))
    game.play("Bitten")
    game.mode("Draw two cards")
    game.play("Plentiful Dead")
    assert zombies(game, ["Zombie", "Zombie#2"]) == [(3, 3, {"blitz"}), (2, 2, set())]


def test_a_second_krieg_is_an_ally_of_the_first(table):
    """3.2.5a: both abilities wait together, in the order of your choosing."""
    game = table(you=Side(hand=[KRIEG], board=[KRIEG]))
    game.play(KRIEG)
    game.could_trigger(f"{KRIEG}: Tribute", f"{KRIEG}: {{evil}}")
    game.trigger(f"{KRIEG}: Tribute")
    assert zombies(game, ["Zombie", "Zombie#2", "Zombie#3"]) == [(3, 3, {"blitz"})] * 3


def test_the_event_that_breaks_him_still_raises_a_zombie(table):
    """3.2.2, 3.2.5: it triggered when the event was played, and resolves after it."""
    game = table(you=Side(hand=["Apocalypse"], board=[KRIEG, "Zombie"]))
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Zombie"]
    assert zombies(game, ["Zombie"]) == [(3, 3, {"blitz"})]


def test_in_the_opponents_battle_the_new_zombie_blocks(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Bitten"], board=[in_play(KRIEG, expended=True)]),
        opponent=Side(board=[in_play("Fire Shaman", attacking=True, expended=True)]),
    )
    game.you.play("Bitten")
    game.mode("Draw two cards")
    game.go_to("blockers")
    game.block("Zombie")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Fire Shaman"]
    assert game.you.board == [KRIEG]


def test_free_cards_other_alignments_powers_and_the_opponents_cards_raise_nobody(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Wither", "Rampaging Wurm"], board=[KRIEG, "Human"]),
        opponent=Side(hand=["Bitten"]),
    )
    game.play("Wither")
    game.choose(KRIEG)
    game.play("Rampaging Wurm")
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert game.you.board == [KRIEG, "Human", "Rampaging Wurm"]
    game = table(you=Side(board=[KRIEG], discard=["Demon Breach"]))
    game.use("Demon Breach")
    assert game.you.board == [KRIEG]
