"""Arcane Research: banish it with any number of your discarded cards; keep one of as many cards of your deck."""

from tests.engine.epic.scenario import Side


def test_one_card_for_each_banished_one_is_revealed_and_one_of_them_kept(table):
    game = table(
        you=Side(hand=["Arcane Research"], discard=["Kong", "Muse", "Erase"], top=["Lash", "Rage", "Turn", "Bitten"])
    )
    game.play("Arcane Research")
    game.could_choose("Kong", "Muse", "Erase")
    game.choose("Kong", "Erase")
    game.could_choose("Lash", "Rage", "Turn")
    game.could_not_decline()
    game.choose("Turn")
    assert (game.you.hand, game.you.gold) == (["Turn"], 1)
    assert game.you.discard_pile == ["Muse"]
    assert game.you.deck[0] == "Bitten"
    assert sorted(game.you.bottom[:2]) == ["Lash", "Rage"]
    assert sorted(game.you.bottom[2:5]) == ["Arcane Research", "Erase", "Kong"]


def test_alone_it_is_exchanged_for_the_top_card(table):
    game = table(you=Side(hand=["Arcane Research"], top=["Kong"]))
    game.play("Arcane Research")
    assert (game.you.hand, game.you.discard_pile, game.you.bottom[0]) == (["Kong"], [], "Arcane Research")


def test_none_need_be_banished_with_it(table):
    game = table(you=Side(hand=["Arcane Research"], discard=["Kong"], top=["Muse"]))
    game.play("Arcane Research")
    game.could_decline()
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == (["Muse"], ["Kong"])


def test_what_is_revealed_is_known_to_both(table):
    """5.19.1."""
    game = table(you=Side(hand=["Arcane Research"], discard=["Kong"], top=["Muse", "Lash"]))
    game.play("Arcane Research")
    game.choose("Kong")
    game.choose("Lash")
    assert game.opponent.knows_hand == ["Lash"]
    assert game.you.bottom[0] == "Muse"
    assert game.opponent.knows_deck("you")[0] == (1, ["Muse"])


def test_a_card_is_put_into_hand_not_drawn(table):
    """1.6.2: a deck that holds too few cards wins nobody the game."""
    game = table(you=Side(hand=["Arcane Research"], discard=["Kong", "Muse"], deck=[]))
    game.play("Arcane Research")
    game.choose("Kong", "Muse")
    game.could_choose("Arcane Research", "Kong", "Muse")
    game.choose("Kong")
    assert (game.winner, game.you.hand) == (None, ["Kong"])
    assert sorted(game.you.deck) == ["Arcane Research", "Muse"]


def test_what_leaves_the_discard_pile_triggers_afterwards(table):
    game = table(you=Side(hand=["Arcane Research"], discard=["Ancient Chant"], top=["Muse", "Lash", "Kong"]))
    game.play("Arcane Research")
    game.choose("Ancient Chant")
    game.choose("Muse")
    assert game.you.hand == ["Kong", "Muse"]


def test_it_works_in_the_opponents_turn(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Arcane Research"], gold=0, top=["Kong"]))
    game.you.play("Arcane Research")
    assert game.you.hand == ["Kong"]
