"""What players know: public information, reveals, cards that were seen on their way (1.4.7, 1.4.8, 1.10, 5.19)."""

from tests.engine.epic.scenario import Side, shown


def test_1_4_2_hands_are_hidden(table):
    game = table(you=Side(hand=["Kong"]), opponent=Side(hand=["Lash"]))
    assert (game.you.knows_hand, game.opponent.knows_hand) == ([], [])


def test_1_4_7_a_card_returned_to_a_hand_stays_known(table):
    game = table(you=Side(hand=["Erase"]), opponent=Side(board=["Kong"], hand=["Lash"]))
    game.play("Erase")
    assert game.you.knows_hand == ["Kong"]


def test_1_4_7_a_recalled_card_stays_known(table):
    game = table(you=Side(discard=["Lash"], hand=["Muse"]))
    game.use("Lash")
    assert game.opponent.knows_hand == ["Lash"]


def test_1_4_8_what_loyalty_revealed_stays_known_until_it_is_played(table):
    game = table(you=Side(hand=["Dark Assassin", "Dark Knight", "Bitten", "Medusa"]))
    game.play("Dark Assassin")
    game.reveal("Dark Knight", "Bitten")
    assert game.opponent.knows_hand == ["Bitten", "Dark Knight"]
    game.play("Dark Knight")
    assert game.opponent.knows_hand == ["Bitten"]


def test_the_bottom_of_a_deck_is_known_where_its_order_was_public(table):
    game = table(you=Side(hand=["Ogre Mercenary"], discard=["Kong", "Lash"]))
    game.play("Ogre Mercenary")
    game.choose("Kong", "Lash")
    for player in (game.you, game.opponent):
        assert player.knows_deck("you") == [(1, ["Lash"]), (1, ["Kong"])]


def test_a_known_card_that_is_drawn_is_known_in_the_hand(table):
    game = table(turn_of="opponent", you=Side(deck=[shown("Kong"), "Lash"]))
    game.end_turn()
    assert game.opponent.knows_hand == ["Kong"]


def test_one_of_a_block_that_is_drawn_is_not_known_by_itself(table):
    game = table(turn_of="opponent", you=Side(deck=[shown("Kong", together=1), shown("Lash", together=1), "Muse"]))
    game.end_turn()
    assert game.opponent.knows_hand == []
    assert game.opponent.knows_deck("you") == [(1, []), (1, ["Kong", "Lash"])]


def test_1_4_4_discard_piles_are_public(table):
    game = table(you=Side(hand=["Thought Plucker"]), opponent=Side(hand=["Kong"]))
    game.play("Thought Plucker")
    assert game.opponent.discard_pile == ["Kong"]
