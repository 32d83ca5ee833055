"""Warrior Angel."""

from tests.engine.epic.scenario import Side, in_play


def test_attacking_it_may_banish_an_evil_token(table):
    """Not an evil card, not another token; yours or theirs."""
    game = table(
        you=Side(hand=["Warrior Angel"], board=["Demon", "Human"]),
        opponent=Side(board=["Zombie", "Medusa", "Wolf", in_play("Demon", gained="untargetable")]),
    )
    game.play("Warrior Angel")
    game.attack("Warrior Angel")
    game.could_choose("your Demon", "Zombie")
    game.could_decline()
    game.choose("Zombie")
    assert game.opponent.board == ["Medusa", "Wolf", "Demon"]
    game.go_to("main")
    assert game.opponent.health == 21


def test_it_may_spare_them(table):
    game = table(you=Side(board=["Warrior Angel"]), opponent=Side(board=["Zombie"]))
    game.attack("Warrior Angel")
    game.decline()
    game.go_to("main")
    assert (game.opponent.board, game.opponent.health) == (["Zombie"], 21)


def test_without_an_evil_token_nothing_is_asked(table):
    game = table(you=Side(board=["Warrior Angel"]), opponent=Side(board=["Medusa", "Human"]))
    game.attack("Warrior Angel")
    assert game.moment == "before-blocks"
    game.go_to("main")


def test_humans_that_a_dark_leader_made_evil_are_evil_tokens(table):
    """2.5.3."""
    game = table(you=Side(board=["Warrior Angel"]), opponent=Side(board=["Dark Leader", "Human", "Wolf"]))
    game.attack("Warrior Angel")
    game.could_choose("Human")
    game.choose("Human")
    assert game.opponent.board == ["Dark Leader", "Wolf"]
    game.go_to("main")


def test_only_when_it_attacks_itself(table):
    """Not when it enters play, not when another attacks, not when it blocks."""
    game = table(you=Side(hand=["Warrior Angel"], board=["Wolf"]), opponent=Side(board=["Zombie"]))
    game.play("Warrior Angel")
    assert game.moment == "main"
    game.attack("Wolf")
    assert game.moment == "before-blocks"
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.board == ["Zombie"]
    game = table(turn_of="opponent", you=Side(board=["Warrior Angel"]), opponent=Side(board=["Zombie"]))
    game.attack("Zombie")
    game.go_to("blockers")
    game.block("Warrior Angel")
    assert game.moment == "before-damage"
    game.go_to("main")
    assert game.opponent.board == []


def test_a_blocker_that_could_have_been_is_gone_before_blocks(table):
    game = table(you=Side(board=["Warrior Angel", "Wolf"]), opponent=Side(board=["Zombie"]))
    game.attack("Warrior Angel", "Wolf")
    game.choose("Zombie")
    game.go_to("main")
    assert game.opponent.health == 19


def test_with_blitz_it_flies_at_once(table):
    """5.8.2, 5.2.1."""
    game = table(you=Side(hand=["Warrior Angel"]), opponent=Side(board=["Kong", "Muse"]))
    game.play("Warrior Angel")
    angel = game.champion("Warrior Angel")
    assert (angel.offense, angel.defense, angel.alignments, angel.keywords) == (9, 9, {"good"}, {"airborne", "blitz"})
    game.attack("Warrior Angel")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 21


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Warrior Angel"]))
    game.you.could_not_play("Warrior Angel")
