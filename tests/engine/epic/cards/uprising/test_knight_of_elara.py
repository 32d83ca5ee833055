"""Knight of Elara: a 10/8 with blitz whose blockers turn into wolves; loyalty draws a card."""

from tests.engine.epic.scenario import Side, in_play

KNIGHT = "Knight of Elara"


def test_all_who_block_it_become_wolves_that_do_not_block(table):
    """4.4.7, 5.21.3, 4.4.6b: the attack stays blocked, nobody is damaged. Their cards go below the deck (5.21.1)."""
    game = table(you=Side(board=[KNIGHT]), opponent=Side(board=["Kong", "Human", "Medusa"]))
    game.attack(KNIGHT)
    game.go_to("blockers")
    game.block("Kong", "Human")
    assert game.opponent.board == ["Medusa", "Wolf", "Wolf"]
    assert game.opponent.bottom[0] == "Kong"
    wolf = game.champion("Wolf")
    assert (wolf.offense, wolf.defense, wolf.deploying, wolf.prepared, wolf.blocking) == (2, 2, True, True, False)
    game.go_to("main")
    assert (game.opponent.health, game.champion(KNIGHT).damage) == (30, 0)
    assert game.opponent.board == ["Medusa", "Wolf", "Wolf"]


def test_wolves_block_it_as_they_are(table):
    game = table(you=Side(board=[KNIGHT]), opponent=Side(board=[in_play("Wolf", counters=3), "Lurking Giant"]))
    game.attack(KNIGHT)
    game.go_to("blockers")
    game.block("Wolf", "Lurking Giant")
    assert [game.champion(name).blocking for name in ("Wolf", "Wolf#2")] == [True, False]
    game.go_to("main")
    assert (game.opponent.board, game.champion(KNIGHT).damage) == (["Wolf"], 5)
    assert game.champion("Wolf").counters == 0


def test_the_untargetable_and_the_unbanishable_change_too(table):
    """5.12.2, 5.21.2."""
    game = table(you=Side(board=[KNIGHT]), opponent=Side(board=["Steel Golem", in_play("Kong", gained="unbanishable")]))
    game.attack(KNIGHT)
    game.go_to("blockers")
    game.block("Steel Golem", "Kong")
    assert game.opponent.board == ["Wolf", "Wolf"]
    assert sorted(game.opponent.bottom[:2]) == ["Kong", "Steel Golem"]
    game.go_to("main")


def test_attacking_in_a_group_it_is_blocked_with_the_group(table):
    """4.4.6a."""
    game = table(you=Side(board=[KNIGHT, "Human"]), opponent=Side(board=["Kong"]))
    game.attack(KNIGHT, "Human")
    game.go_to("blockers")
    game.block("Kong")
    assert game.opponent.board == ["Wolf"]
    game.go_to("main")
    assert (game.you.board, game.opponent.health) == ([KNIGHT, "Human"], 30)


def test_unblocked_it_deals_10_and_blocking_it_changes_nobody(table):
    game = table(you=Side(board=[KNIGHT]), opponent=Side(board=["Kong"]))
    game.attack(KNIGHT)
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert (game.opponent.health, game.opponent.board) == (20, ["Kong"])
    game = table(turn_of="opponent", you=Side(board=[KNIGHT]), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block(KNIGHT)
    assert game.champion("Demon").attacking
    game.go_to("main")
    assert (game.opponent.board, game.champion(KNIGHT).damage) == ([], 4)


def test_loyalty_draws_a_card_and_it_can_attack_at_once(table):
    game = table(you=Side(hand=[KNIGHT, "Erase", "Reset", "Kong"], top=["Muse"]))
    game.play(KNIGHT)
    game.could_choose("Erase", "Reset")
    game.reveal("Erase", "Reset")
    assert (game.you.hand, game.opponent.knows_hand) == (["Erase", "Kong", "Muse", "Reset"], ["Erase", "Reset"])
    game.could_attack_with(KNIGHT)
    game = table(you=Side(hand=[KNIGHT, "Erase", "Reset"]))
    game.play(KNIGHT)
    game.decline()
    assert game.you.hand == ["Erase", "Reset"]
    game.could_attack_with(KNIGHT)
