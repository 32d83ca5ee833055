"""Lashnok's Will."""

from tests.engine.epic.scenario import Side, in_play

WILL = "Lashnok's Will"
GROW = "Target champion gets"


def test_a_champion_grows_for_the_turn(table):
    """The untargetable is not offered; 4.5.2c: the damage goes before the growth."""
    game = table(you=Side(hand=[WILL, "Fireball"], board=["Human", "Steel Golem"]), opponent=Side(board=["Kong"]))
    game.play(WILL)
    game.could_pick_modes("Draw two cards", GROW)
    game.mode(GROW)
    game.could_choose("Human", "Kong")
    game.could_not_decline()
    game.choose("Human")
    game.play("Fireball")
    game.mode("to a target")
    game.choose("Human")
    human = game.champion("Human")
    assert (human.offense, human.defense, human.damage) == (6, 6, 3)
    game.end_turn()
    human = game.champion("Human")
    assert (human.offense, human.defense, human.damage) == (1, 1, 0)


def test_the_first_card_of_cost_1_of_your_turn_gains_a_gold_for_wild_cards(table):
    """House ruling H17."""
    game = table(you=Side(hand=[WILL, "Rampaging Wurm", "Erase"], board=["Human"]))
    game.play(WILL)
    game.mode(GROW)
    assert (game.you.gold, game.you.bound) == (0, {"wild": 1})
    game.could_not_play("Erase")
    game.play("Rampaging Wurm")
    assert (game.you.board, game.you.bound) == (["Human", "Rampaging Wurm"], {})


def test_the_gold_pays_for_a_recall_of_a_wild_card_too(table):
    """H17; a sage card is not recalled with it."""
    game = table(you=Side(hand=[WILL], board=["Human"], discard=["Lash", "Ancient Chant"]))
    game.play(WILL)
    game.mode(GROW)
    game.could_not_use("Ancient Chant")
    game.use("Lash")
    assert (game.you.hand, game.you.bound) == (["Lash"], {})


def test_h17_the_gold_pays_for_what_a_wild_card_asks(table):
    """A cost of a wild card, which Brachiosaurus' gold would not pay."""
    game = table(you=Side(hand=[WILL, "Ankylosaurus"], board=["Human"], top=["Kong"]))
    game.play(WILL)
    game.mode(GROW)
    game.play("Ankylosaurus")
    game.accept()
    assert (game.you.hand, game.you.bound) == (["Kong"], {})


def test_after_another_card_of_cost_1_it_gains_no_gold_and_after_a_free_one_it_does(table):
    game = table(you=Side(hand=[WILL, "Thundarus"], gold=2))
    game.play("Thundarus")
    game.play(WILL)
    game.mode(GROW)
    assert (game.champion("Thundarus").offense, game.champion("Thundarus").defense) == (15, 20)
    assert (game.you.gold, game.you.bound) == (0, {})
    game = table(you=Side(hand=[WILL, "Cave Troll"]))
    game.play("Cave Troll")
    game.play(WILL)
    game.mode(GROW)
    assert (game.champion("Cave Troll").offense, game.you.bound) == (10, {"wild": 1})


def test_without_a_target_it_still_gains_the_gold(table):
    """3.2.3c."""
    game = table(you=Side(hand=[WILL]), opponent=Side(board=["Steel Golem"]))
    game.play(WILL)
    game.mode(GROW)
    assert game.champion("Steel Golem").offense == 13
    assert game.you.bound == {"wild": 1}


def test_in_the_opponents_battle_a_blocker_grows_and_the_gold_ambushes(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=[WILL, "Lurking Giant"], board=[in_play("Lurking Giant", blocking=True, flipped=True)]),
        opponent=Side(board=[in_play("Kong", attacking=True, expended=True)]),
    )
    game.you.play(WILL)
    game.mode(GROW)
    game.choose("Lurking Giant")
    assert (game.champion("Lurking Giant").offense, game.champion("Lurking Giant").defense) == (16, 16)
    assert game.you.bound == {"wild": 1}
    game.you.play("Lurking Giant")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Kong"]
    assert game.you.board == ["Lurking Giant", "Lurking Giant"]
    assert game.champion("Lurking Giant").damage == 13


def test_gold_that_was_not_spent_is_lost(table):
    """4.5.2e."""
    game = table(you=Side(hand=[WILL], board=["Human"]))
    game.play(WILL)
    game.mode(GROW)
    game.end_turn()
    assert (game.you.gold, game.you.bound) == (1, {})


def test_or_it_draws_two_cards_and_gains_no_gold(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[WILL], board=["Human"], top=["Muse", "Lash"]))
    game.you.play(WILL)
    game.mode("Draw two cards")
    assert game.you.hand == ["Lash", "Muse"]
    assert (game.you.gold, game.you.bound) == (0, {})
    assert game.champion("Human").offense == 1


def test_it_is_a_wild_ally(table):
    """5.18.1."""
    game = table(you=Side(hand=[WILL], board=["Wurm Hatchling"]))
    game.play(WILL)
    game.mode("Draw two cards")
    assert game.champion("Wurm Hatchling").counters == 2
