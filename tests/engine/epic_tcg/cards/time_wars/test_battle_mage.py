"""Battle Mage: a fast 5/4 with range that may deal 2 damage for your wild action cards and draw for magical ones."""

from tests.engine.epic_tcg.scenario import Side


def test_the_target_is_named_first_and_the_damage_is_optional(table):
    game = table(you=Side(board=["Battle Mage"], hand=["Hulk"]), opponent=Side(board=["Muse", "Hive"]))
    game.play("Hulk")
    game.could_choose("you", "opponent", "Battle Mage", "Muse")
    game.choose("Muse")
    game.resolve()
    game.accept()
    assert (game.line, game.piece("Muse").damage) == (["Hulk"], 2)
    other = table(you=Side(board=["Battle Mage"], hand=["Hulk"]), opponent=Side(board=["Muse"]))
    other.play("Hulk")
    other.choose("opponent")
    other.resolve()
    other.decline()
    assert other.opponent.mojo == 30


def test_a_magical_action_card_may_draw_a_card(table):
    game = table(you=Side(board=["Battle Mage"], hand=["Succubus"], top=["Muse"]), opponent=Side())
    game.play("Succubus")
    game.resolve()
    game.accept()
    assert (game.line, game.you.hand) == (["Succubus"], ["Muse"])


def test_a_wild_and_magical_one_does_both(table):
    game = table(you=Side(board=["Battle Mage"], hand=["Blast"], top=["Muse"]), opponent=Side())
    game.play("Blast")
    game.choose("opponent")
    game.order("Battle Mage")
    game.choose("opponent")
    assert game.line == ["Blast", "Battle Mage", "Battle Mage"]
    game.resolve()
    game.accept()
    game.resolve()
    game.accept()
    assert (game.opponent.mojo, game.you.hand) == (28, ["Muse"])
    game.resolve()
    assert game.opponent.mojo == 21


def test_not_for_free_cards(table):
    game = table(you=Side(board=["Battle Mage"], hand=["Fireball"]), opponent=Side())
    game.play("Fireball")
    game.choose("opponent")
    game.accept()
    assert game.asks == "priority"  # no target is asked for
    assert (game.line, game.you.actions) == (["Fireball"], 0)  # free, though an action was paid


def test_not_for_those_of_the_opponent_and_it_has_range(table):
    game = table(
        you=Side(hand=["Battle Mage"]),
        opponent=Side(board=["Succubus"], hand=["Blast"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Succubus", whom="you")
    game.opponent.passes()
    game.you.play("Battle Mage")
    assert game.you.actions == 0
    game.resolve()
    game.opponent.play("Blast")
    game.choose("you")
    assert game.line == ["Blast"]
    game.resolve()
    game.all_pass()
    game.you.block("Battle Mage")  # what flies
    game.all_pass()
    assert (game.opponent.board, game.piece("Battle Mage").damage) == ([], 0)
