"""Dark Elf Watcher: a fast, unstoppable 3/4; an opponent loses 2 Mojo for each card that they draw."""

from tests.engine.epic_tcg.scenario import Side


def test_an_opponent_loses_2_mojo_for_each_card_drawn(table):
    game = table(you=Side(board=["Dark Elf Watcher"]), opponent=Side(board=["Mithril Armor"], hand=["Knowledge"]))
    game.passes()
    game.opponent.play("Knowledge")
    game.resolve()
    assert game.line == ["Dark Elf Watcher"] * 3
    for _ in range(3):
        game.resolve()
    assert (game.opponent.mojo, game.you.mojo) == (24, 30)  # no damage, so nothing is prevented


def test_the_card_of_the_prepare_step_counts_in_the_pre_battle_step(table):
    game = table(you=Side(board=["Dark Elf Watcher"]), opponent=Side(), step="end")
    game.end_turn()
    assert (game.step, game.line, game.opponent.mojo) == ("pre_battle", ["Dark Elf Watcher"], 30)
    game.resolve()
    assert game.opponent.mojo == 28


def test_your_own_cards_and_cards_put_into_a_hand_do_not_count(table):
    game = table(
        you=Side(board=["Dark Elf Watcher"], hand=["Knowledge"]),
        opponent=Side(discard=["Lightning Strike"]),
    )
    game.play("Knowledge")
    game.resolve()
    assert (game.line, len(game.you.hand)) == ([], 3)
    game.passes()
    game.opponent.use("Lightning Strike")
    game.resolve()
    assert (game.line, game.opponent.hand, game.opponent.mojo) == ([], ["Lightning Strike"], 30)


def test_it_is_fast_and_cannot_be_stopped(table):
    game = table(you=Side(hand=["Dark Elf Watcher"]), opponent=Side(hand=["Painful Denial"]), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Dark Elf Watcher")
    game.you.passes()
    game.opponent.play("Painful Denial")
    game.resolve()
    assert (game.line, game.you.mojo) == (["Dark Elf Watcher"], 27)
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Dark Elf Watcher"], 0)
