"""Redeem: at once take a champion or object of another into your hand; a free one or a token pays for it."""

from tests.engine.epic_tcg.scenario import Side


def test_an_action_card_comes_to_your_hand_and_gives_nothing(table):
    game = table(you=Side(hand=["Redeem"], board=["Muse"]), opponent=Side(board=["Hulk", "Hive"]))
    game.play("Redeem")
    game.could_choose("Hulk", "Hive")
    game.choose("Hulk")
    assert (game.you.hand, game.opponent.hand, game.opponent.board, game.line) == (["Hulk"], [], ["Hive"], [])
    assert game.you.actions == 0


def test_a_free_card_gives_an_action_and_a_card(table):
    game = table(you=Side(hand=["Redeem"]), opponent=Side(board=["Hell's Gate"]), step="pre_battle")
    game.play("Redeem")
    assert (game.you.hand, game.you.actions) == (["Burrowing Wurm", "Hell's Gate"], 1)


def test_a_token_is_gone_and_gives_them_too(table):
    game = table(you=Side(hand=["Redeem"]), opponent=Side(board=["Zombie"]))
    game.play("Redeem")
    assert (game.opponent.board, game.you.hand, game.you.actions) == ([], ["Burrowing Wurm"], 1)


def test_it_is_paced_and_needs_something_of_another(table):
    game = table(you=Side(hand=["Redeem"], board=["Muse"]), opponent=Side(board=["Diamond Golem"]))
    game.could_play()
    game = table(you=Side(hand=["Redeem"]), opponent=Side(board=["Hulk"]), step="battle")
    game.could_play()


def test_a_copy_of_a_free_champion_counts_as_it_was_in_play(table):
    game = table(you=Side(hand=["Redeem"]), opponent=Side(hand=["Imposter"], board=["Muse"]), step="pre_battle")
    game.passes()
    game.opponent.play("Imposter")
    game.resolve()
    assert game.opponent.board == ["Muse", "Muse"]
    game.play("Redeem")
    game.choose("Muse#2")
    assert (game.you.hand, game.you.actions) == (["Burrowing Wurm", "Imposter"], 1)
