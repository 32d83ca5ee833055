"""Abyssal Mage: a fast 5/5 that may make a Zombie for your evil action cards and draw for your magical ones."""

from tests.engine.epic_tcg.scenario import Side


def test_an_evil_and_magical_action_card_does_both_and_each_is_optional(table):
    game = table(you=Side(board=["Abyssal Mage"], hand=["Succubus"], top=["Muse"]), opponent=Side())
    game.play("Succubus")
    game.order("Abyssal Mage")
    assert game.line == ["Succubus", "Abyssal Mage", "Abyssal Mage"]
    game.resolve()
    game.accept()
    game.resolve()
    game.decline()
    assert (game.line, game.you.board, game.you.hand) == (["Succubus"], ["Abyssal Mage"], ["Muse"])


def test_only_evil_makes_a_zombie_and_only_magical_draws(table):
    game = table(you=Side(board=["Abyssal Mage"], hand=["Execution"]), opponent=Side(board=["Hulk"]))
    game.play("Execution")
    game.choose("Hulk")
    game.resolve()
    game.accept()
    assert (game.line, game.you.board, game.you.hand) == (["Execution"], ["Abyssal Mage", "Zombie"], [])
    other = table(you=Side(board=["Abyssal Mage"], hand=["Crush"], top=["Muse"]), opponent=Side())
    other.play("Crush")
    other.mode(1)
    other.choose("opponent")
    other.resolve()
    other.accept()
    assert (other.line, other.you.board, other.you.hand) == (["Crush"], ["Abyssal Mage"], ["Muse"])


def test_free_cards_and_veiled_ones_do_not_count_nor_those_of_the_opponent(table):
    game = table(
        you=Side(board=["Abyssal Mage"], hand=["Word of Summoning", "Angel of Despair"]),
        opponent=Side(hand=["Execution"]),
    )
    game.play("Word of Summoning")
    assert game.line == ["Word of Summoning"]
    game.resolve()
    game.play_veiled("Angel of Despair")
    assert game.line == ["Angel of Despair"]
    game.passes()
    game.opponent.play("Execution")
    game.choose("Demon")
    assert game.line == ["Angel of Despair", "Execution"]


def test_it_does_not_matter_that_the_card_is_stopped(table):
    game = table(
        you=Side(board=["Abyssal Mage"], hand=["Execution"]), opponent=Side(board=["Hulk"], hand=["Not Today"])
    )
    game.play("Execution")
    game.choose("Hulk")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.you.discard_pile) == (["Abyssal Mage"], ["Execution"])
    game.resolve()
    game.accept()
    assert game.you.board == ["Abyssal Mage", "Zombie"]


def test_it_comes_at_any_time_for_an_action_and_does_not_count_itself(table):
    game = table(you=Side(hand=["Abyssal Mage"]), opponent=Side(), turn_of="opponent", step="end")
    game.opponent.passes()
    game.you.play("Abyssal Mage")
    assert (game.line, game.you.actions) == (["Abyssal Mage"], 0)
    game.resolve()
    assert (game.you.board, game.line) == (["Abyssal Mage"], [])
