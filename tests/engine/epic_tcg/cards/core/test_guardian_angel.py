"""Guardian Angel: an airborne, fast, instantaneous 4/7 that stays prepared to block; banished, it guards you."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_comes_at_once_and_blocks_twice_without_flipping(table):
    game = table(
        you=Side(hand=["Guardian Angel"]),
        opponent=Side(board=["Tim", "Dark Knight"]),
        turn_of="opponent",
        step="battle",
    )
    game.go_on()
    game.attack("Tim", whom="you")
    game.passes()
    game.you.play("Guardian Angel")
    assert (game.you.board, game.line, game.decider) == (["Guardian Angel"], [], "you")
    game.go_on()
    game.block("Guardian Angel")
    assert game.piece("Guardian Angel").prepared
    game.go_on()
    game.go_on()
    game.attack("Dark Knight", whom="you")
    game.go_on()
    game.block("Guardian Angel")
    game.go_on()
    assert (game.you.mojo, game.opponent.board) == (30, [])


def test_it_flips_to_attack_and_so_can_block_in_the_next_turn(table):
    game = table(you=Side(board=["Guardian Angel"]), opponent=Side(board=["Hulk"]), step="battle")
    game.go_on()
    game.attack("Guardian Angel")
    assert (game.piece("Guardian Angel").flipped, game.piece("Guardian Angel").expended) == (True, False)
    game.go_on()
    assert game.opponent.mojo == 26  # Hulk does not fly
    game.end_turn()
    assert game.piece("Guardian Angel").prepared


def test_flipped_it_cannot_block(table):
    angel = in_play("Guardian Angel", flipped=True)
    game = table(you=Side(board=[angel]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.go_on()
    game.attack("Hulk", whom="you")
    game.go_on()
    assert (game.you.mojo, game.asks) == (21, "priority")


def test_banished_it_makes_you_untargetable_this_turn(table):
    game = table(
        you=Side(board=["Guardian Angel", "Gladiator"]),
        opponent=Side(hand=["Blast", "Blast"], actions=2),
        turn_of="opponent",
    )
    game.play("Blast")
    game.choose("you")
    game.passes()
    game.you.use("Guardian Angel")
    assert (game.you.deck[-1], game.line) == ("Guardian Angel", ["Blast"])
    game.resolve()
    assert game.you.mojo == 30  # its target is not legal any more
    game.opponent.play("Blast")
    game.could_choose("opponent", "Gladiator")


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Guardian Angel") == ("instantaneous fast", 1, 4, 7)
