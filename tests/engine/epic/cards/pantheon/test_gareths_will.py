"""Gareth's Will."""

from tests.engine.epic.scenario import Side, in_play

WILL = "Gareth's Will"
RETURN = "return target champion"


def test_on_your_turn_a_champion_returns_to_its_owners_hand(table):
    """1.9.2; the untargetable is not offered; who returns is known to both."""
    game = table(
        you=Side(hand=[WILL], board=["Triceratops"]),
        opponent=Side(board=["Kong", "Steel Golem", in_play("Muse", owner="you")]),
    )
    game.play(WILL)
    game.could_pick_modes("Draw two cards", RETURN)
    game.mode(RETURN)
    game.could_choose("Triceratops", "Kong", "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.opponent.board == ["Kong", "Steel Golem"]
    assert (game.you.hand, game.opponent.hand) == (["Muse"], [])
    assert game.opponent.knows_hand == ["Muse"]


def test_the_first_card_of_cost_1_of_your_turn_gains_a_gold_for_sage_cards(table):
    """House ruling H17."""
    game = table(
        you=Side(hand=[WILL, "Rampaging Wurm", "Steel Golem"]),
        opponent=Side(board=["Kong"]),
    )
    game.play(WILL)
    game.mode(RETURN)
    assert game.opponent.hand == ["Kong"]
    assert (game.you.gold, game.you.bound) == (0, {"sage": 1})
    game.could_not_play("Rampaging Wurm")
    game.play("Steel Golem")
    assert (game.you.board, game.you.bound) == (["Steel Golem"], {})


def test_the_second_will_gains_no_gold_and_after_a_free_card_it_does(table):
    game = table(you=Side(hand=[WILL, WILL]), opponent=Side(board=["Kong", "Human"]))
    game.play(WILL)
    game.mode(RETURN)
    game.choose("Kong")
    game.play(WILL)
    game.mode(RETURN)
    assert game.opponent.board == []
    assert (game.you.gold, game.you.bound) == (0, {})
    game = table(you=Side(hand=[WILL, "Hunting Pterosaur"]))
    game.play("Hunting Pterosaur")
    game.play(WILL)
    game.mode(RETURN)
    assert (game.you.hand, game.you.bound) == (["Hunting Pterosaur"], {"sage": 1})


def test_a_token_does_not_come_to_a_hand(table):
    """2.3.5."""
    game = table(you=Side(hand=[WILL]), opponent=Side(board=["Demon"]))
    game.play(WILL)
    game.mode(RETURN)
    assert (game.opponent.board, game.opponent.hand) == ([], [])


def test_without_a_target_it_still_gains_the_gold(table):
    """3.2.3c."""
    game = table(you=Side(hand=[WILL]), opponent=Side(board=["Steel Golem"]))
    game.play(WILL)
    game.mode(RETURN)
    assert game.opponent.board == ["Steel Golem"]
    assert game.you.bound == {"sage": 1}


def test_the_unbreakable_and_the_unbanishable_return(table):
    """5.11.3."""
    game = table(you=Side(hand=[WILL]), opponent=Side(board=[in_play("Thundarus", this_turn="unbreakable")]))
    game.play(WILL)
    game.mode(RETURN)
    assert game.opponent.hand == ["Thundarus"]


def test_in_the_opponents_turn_nobody_returns_but_the_gold_is_gained(table):
    """The second sentence asks for no turn."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=[WILL, "Erase"]),
        opponent=Side(board=["Kong"]),
    )
    game.you.play(WILL)
    game.mode(RETURN)
    assert game.opponent.board == ["Kong"]
    assert (game.you.gold, game.you.bound) == (0, {"sage": 1})
    game.you.play("Erase")
    assert (game.opponent.board, game.opponent.hand, game.you.bound) == ([], ["Kong"], {})


def test_or_it_draws_two_cards_and_gains_no_gold(table):
    game = table(you=Side(hand=[WILL], top=["Muse", "Lash"]), opponent=Side(board=["Kong"]))
    game.play(WILL)
    game.mode("Draw two cards")
    assert game.you.hand == ["Lash", "Muse"]
    assert (game.you.gold, game.you.bound) == (0, {})
    assert game.opponent.board == ["Kong"]


def test_it_is_a_sage_ally(table):
    """5.18.1."""
    game = table(you=Side(hand=[WILL], board=[in_play("Forcemage Apprentice", expended=True)]))
    game.play(WILL)
    game.mode("Draw two cards")
    assert game.champion("Forcemage Apprentice").prepared


def test_of_three_players_the_owner_gets_it(circle):
    """1.9.2."""
    game = circle(Side(hand=[WILL]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play(WILL)
    game.mode(RETURN)
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [[], [], ["Kong"]]
