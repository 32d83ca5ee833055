"""Cleansing Light."""

from tests.engine.epic.scenario import Side, in_play


def test_you_draw_two_cards_and_may_banish_all_tokens(table):
    """5.12.2, 5.11.2: of both sides, the untargetable too, not the unbanishable."""
    game = table(
        you=Side(
            hand=["Cleansing Light"],
            board=["Human", in_play("Demon", gained="unbanishable"), "Muse"],
            top=["Kong", "Lash"],
        ),
        opponent=Side(board=["Zombie", in_play("Wolf", gained="untargetable"), "Steel Golem"]),
    )
    game.play("Cleansing Light")
    assert game.you.hand == ["Kong", "Lash"]  # before the choice (3.2.3)
    game.could_decline()
    game.accept()
    assert (game.you.board, game.opponent.board) == (["Demon", "Muse"], ["Steel Golem"])
    assert (game.you.discard_pile, game.you.gold) == (["Cleansing Light"], 0)


def test_they_may_be_spared(table):
    game = table(
        you=Side(hand=["Cleansing Light"], board=["Human"], top=["Kong", "Lash"]), opponent=Side(board=["Zombie"])
    )
    game.play("Cleansing Light")
    game.decline()
    assert (game.you.board, game.opponent.board, game.you.hand) == (["Human"], ["Zombie"], ["Kong", "Lash"])


def test_without_tokens_it_draws(table):
    game = table(
        you=Side(hand=["Cleansing Light"], board=["Muse"], top=["Kong", "Lash"]), opponent=Side(board=["Kong"])
    )
    game.play("Cleansing Light")
    assert (game.moment, game.you.hand) == ("main", ["Kong", "Lash"])
    assert (game.you.board, game.opponent.board) == (["Muse"], ["Kong"])


def test_a_token_that_is_a_copy_of_a_card_is_a_token(table):
    """2.3.6."""
    game = table(
        you=Side(hand=["Cleansing Light"], board=["Scrap Golem"], discard=["Muse"]), opponent=Side(board=["Kong"])
    )
    game.use("Scrap Golem")
    assert game.you.board == ["Scrap Golem", "Scrap Golem"]
    game.play("Cleansing Light")
    game.accept()
    assert (game.you.board, game.opponent.board) == (["Scrap Golem"], ["Kong"])
    assert game.champion("Scrap Golem").expended


def test_banished_is_not_broken(table):
    """5.16.1: Drinker of Blood sees nobody break."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Cleansing Light"]),
        opponent=Side(board=["Drinker of Blood", "Human", "Human"]),
    )
    game.you.play("Cleansing Light")
    game.accept()
    assert (game.opponent.board, game.you.health, game.opponent.health) == (["Drinker of Blood"], 30, 30)


def test_it_is_an_ally_of_the_good(table):
    """5.18.1, 3.2.5: the humans of the People's Champion come after the tokens went."""
    game = table(you=Side(hand=["Cleansing Light"], board=["The People's Champion", "Human"]))
    game.play("Cleansing Light")
    game.accept()
    assert game.you.board == ["The People's Champion", "Human", "Human"]
    assert game.champion("Human").deploying
