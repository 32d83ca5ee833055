"""Angeline's Favor."""

from tests.engine.epic.scenario import Side, in_play


def test_a_champion_flies_and_grows_for_the_turn(table):
    """The untargetable Steel Golem is not offered (5.12.1)."""
    game = table(
        you=Side(hand=["Angeline's Favor"], board=["Human", "Steel Golem"]), opponent=Side(board=["Kong", "Muse"])
    )
    game.play("Angeline's Favor")
    game.could_pick_modes("Target champion gains airborne", "Draw two cards")
    game.mode("Target champion gains airborne")
    game.could_choose("Human", "Kong", "Muse")
    game.could_not_decline()
    game.choose("Human")
    human = game.champion("Human")
    assert (human.offense, human.defense, human.keywords) == (3, 3, {"airborne"})
    assert game.you.gold == 1
    game.attack("Human")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block("Muse")
    game.go_to("main")
    assert game.opponent.board == ["Kong"]
    assert game.you.board == ["Human", "Steel Golem"]
    game.end_turn()
    human = game.champion("Human")
    assert (human.offense, human.defense, human.keywords) == (1, 1, set())


def test_a_champion_that_gained_airborne_can_block_in_the_air(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Angeline's Favor"], board=["Wolf"], gold=0),
        opponent=Side(board=[in_play("Blue Dragon", attacking=True, expended=True)]),
    )
    game.you.play("Angeline's Favor")
    game.choose("Wolf")
    game.go_to("blockers")
    game.could_block_with("Wolf")
    game.block("Wolf")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Blue Dragon"]  # 4 damage for 4 defense
    assert game.you.board == []  # 6 damage for 4 defense


def test_a_champion_that_is_blocked_stays_so_in_the_air(table):
    """4.4.6b."""
    game = table(
        moment="before-damage",
        initiative="you",
        you=Side(hand=["Angeline's Favor"], board=[in_play("Human", attacking=True, expended=True)]),
        opponent=Side(board=[in_play("Wolf", blocking=True, flipped=True)]),
    )
    game.play("Angeline's Favor")
    game.mode("Target champion gains airborne")
    game.choose("Human")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.opponent.health == 30
    assert game.champion("Human").damage == 2


def test_for_a_gold_it_draws_two_cards_and_is_still_a_free_card(table):
    """5.18.2: The People's Champion has no ally, though {1} was paid."""
    game = table(
        you=Side(hand=["Angeline's Favor"], board=["The People's Champion"], top=["Kong", "Muse"]),
    )
    game.play("Angeline's Favor")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.gold == 0
    assert game.you.board == ["The People's Champion"]
    assert game.champion("The People's Champion").offense == 8


def test_without_gold_and_without_a_champion_it_does_nothing(table):
    """3.6.3: the second way to play it cannot be paid."""
    game = table(you=Side(hand=["Angeline's Favor"], gold=0), opponent=Side(board=["Steel Golem"]))
    game.play("Angeline's Favor")
    assert game.you.discard_pile == ["Angeline's Favor"]
    assert (game.champion("Steel Golem").offense, game.champion("Steel Golem").keywords) == (13, {"untargetable"})
