"""Peaceful Exile: banish target champion or object; at a token or free card it is instantaneous and gives an action."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_a_token_is_gone_at_once_and_an_action_is_gained(table):
    game = table(
        you=Side(hand=["Peaceful Exile"], board=["Gladiator"]),
        opponent=Side(board=["Zombie", "Hulk", "Hive"], deck=["Muse"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Peaceful Exile")
    game.could_choose("Gladiator", "Zombie", "Hulk", "Hive")
    game.choose("Zombie")
    assert (game.opponent.board, game.opponent.deck, game.line) == (["Hulk", "Hive"], ["Muse"], [])
    assert (game.you.actions, game.you.hand) == (1, [])


def test_so_is_a_free_card_which_goes_to_the_bottom_of_its_owners_deck(table):
    game = table(you=Side(hand=["Peaceful Exile"]), opponent=Side(board=[in_play("Muse", owner="you")]))
    game.play("Peaceful Exile")
    assert (game.opponent.board, game.you.deck[-1], game.you.actions) == ([], "Muse", 1)


def test_an_action_card_is_banished_as_it_resolves_and_gives_nothing(table):
    game = table(you=Side(hand=["Peaceful Exile"]), opponent=Side(board=["Hive", "Zombie"]))
    game.play("Peaceful Exile")
    game.choose("Hive")
    assert (game.line, game.you.actions) == (["Peaceful Exile"], 0)
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1], game.you.actions) == (["Zombie"], "Hive", 0)


def test_a_veiled_free_champion_is_unveiled_and_counts_as_free(table):
    game = table(you=Side(hand=["Peaceful Exile"]), opponent=Side(board=[in_play("Custodian", face_down=True)]))
    game.play("Peaceful Exile")
    assert (game.opponent.board, game.opponent.deck[-1], game.you.actions) == ([], "Custodian", 1)
    assert (game.opponent.actions, game.opponent.hand) == (2, ["Burrowing Wurm"])
