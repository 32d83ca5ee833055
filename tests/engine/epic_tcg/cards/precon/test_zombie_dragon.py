"""Zombie Dragon: an airborne 5/6; as it enters a player discards a card, and an evil card may come back."""

from tests.engine.epic_tcg.scenario import Side


def test_a_player_discards_and_an_evil_card_may_come_back(table):
    game = table(
        you=Side(hand=["Zombie Dragon"], discard=["Dark Knight", "Hell's Gate", "Hulk"]),
        opponent=Side(hand=["Muse", "Hive"], discard=["Dark Prince"]),
        step="pre_battle",
    )
    game.play("Zombie Dragon")
    game.resolve()
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.could_choose("Dark Knight", "Hell's Gate")
    game.choose("Hell's Gate")
    game.resolve()
    game.opponent.discard("Hive")
    game.you.accept()
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Muse"], ["Dark Prince", "Hive"])
    assert (game.you.hand, game.you.discard_pile, game.you.actions) == (["Hell's Gate"], ["Dark Knight", "Hulk"], 0)


def test_the_card_may_be_left_there(table):
    game = table(you=Side(hand=["Zombie Dragon"], discard=["Dark Knight"]), opponent=Side(hand=["Muse"]))
    game.play("Zombie Dragon")
    game.resolve()
    game.choose("opponent")
    game.resolve()
    game.decline()
    assert (game.opponent.hand, game.you.hand, game.you.discard_pile) == ([], [], ["Dark Knight"])


def test_without_an_evil_card_the_player_still_discards(table):
    game = table(you=Side(hand=["Zombie Dragon"], discard=["Hulk"]), opponent=Side(hand=["Muse"]))
    game.play("Zombie Dragon")
    game.resolve()
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.discard_pile, game.you.discard_pile) == (["Muse"], ["Hulk"])
    assert (game.asks, game.line) == ("priority", [])  # nothing that may come back is asked for


def test_it_is_airborne(table):
    game = table(
        you=Side(board=["Zombie Dragon"], hand=["Zombie Dragon"]), opponent=Side(board=["Hulk"]), step="battle"
    )
    game.could_play()
    game.all_pass()
    game.attack("Zombie Dragon")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert (game.opponent.mojo, game.piece("Zombie Dragon").defense) == (25, 6)
