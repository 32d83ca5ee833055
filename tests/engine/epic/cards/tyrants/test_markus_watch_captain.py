"""Markus, Watch Captain: a 10/10 that banishes tokens, draws with loyalty, and is put into play, not discarded."""

from tests.engine.epic.scenario import Side


def test_his_tribute_banishes_up_to_three_tokens(table):
    game = table(
        you=Side(hand=["Markus, Watch Captain"], board=["Human"]),
        opponent=Side(board=["Demon", "Zombie", "Zombie", "Muse", "Wolf"]),
    )
    game.play("Markus, Watch Captain")
    game.trigger("Markus, Watch Captain: Tribute")
    game.could_choose("Human", "Demon", "Zombie", "Zombie#2", "Wolf")
    game.could_decline()
    game.choose("Demon", "Zombie", "Wolf")
    assert game.you.board == ["Human", "Markus, Watch Captain"]
    assert game.opponent.board == ["Zombie", "Muse"]
    assert game.opponent.discard_pile == []


def test_fewer_or_none_may_be_banished(table):
    game = table(you=Side(hand=["Markus, Watch Captain"]), opponent=Side(board=["Demon", "Wolf"]))
    game.play("Markus, Watch Captain")
    game.trigger("Markus, Watch Captain: Tribute")
    game.choose("Wolf")
    assert game.opponent.board == ["Demon"]
    game = table(you=Side(hand=["Markus, Watch Captain"], board=["Human"]))
    game.play("Markus, Watch Captain")
    game.trigger("Markus, Watch Captain: Tribute")
    game.decline()
    assert game.you.board == ["Human", "Markus, Watch Captain"]


def test_loyalty_draws_a_card(table):
    game = table(you=Side(hand=["Markus, Watch Captain", "Feint", "Ceasefire"], top=["Kong"]))
    game.play("Markus, Watch Captain")
    game.trigger("Markus, Watch Captain: Loyalty 2")
    game.reveal("Feint", "Ceasefire")
    assert game.you.hand == ["Ceasefire", "Feint", "Kong"]


def test_discarded_for_an_opponent_he_enters_play_and_his_abilities_apply(table):
    """The chosen discard is his owner's; he costs nothing (and triggers no ally, 5.18.1)."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Markus, Watch Captain", "Muse"], board=["Noble Unicorn"], gold=0),
        opponent=Side(hand=["Knight of Shadows"], board=["Demon"], top=["Kong"]),
    )
    game.opponent.play("Knight of Shadows")
    game.you.could_choose("Markus, Watch Captain", "Muse")
    game.you.discard("Markus, Watch Captain")
    game.you.trigger("Markus, Watch Captain: Tribute")
    game.you.could_choose("Demon")
    game.you.choose("Demon")
    assert game.you.board == ["Noble Unicorn", "Markus, Watch Captain"]
    assert (game.you.hand, game.you.discard_pile) == (["Muse"], [])
    assert game.opponent.board == ["Knight of Shadows"]
    assert game.champion("Markus, Watch Captain").deploying


def test_two_discards_put_two_of_him_into_play(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Markus, Watch Captain", "Markus, Watch Captain", "Muse", "Erase"]),
        opponent=Side(hand=["Psionic Assault"]),
    )
    game.opponent.play("Psionic Assault")
    game.opponent.choose("you")
    game.end_turn()
    game.you.discard("Markus, Watch Captain", "Markus, Watch Captain")
    game.you.trigger("Markus, Watch Captain: Tribute")
    game.you.trigger("Markus, Watch Captain: Tribute")
    assert game.you.board == ["Markus, Watch Captain", "Markus, Watch Captain"]
    assert (game.active, game.you.discard_pile) == ("you", [])
    assert not game.champion("Markus, Watch Captain").deploying


def test_what_you_yourself_discard_is_discarded(table):
    """1.7.4: no opponent causes the discard to the hand limit; 5.16.2: nor is he broken."""
    game = table(you=Side(hand=["Markus, Watch Captain", *["Kong"] * 7]))
    game.end_turn()
    game.discard("Markus, Watch Captain")
    assert (game.you.board, game.you.discard_pile) == ([], ["Markus, Watch Captain"])


def test_banished_from_hand_he_is_banished(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Markus, Watch Captain"], board=["Muse"]),
        opponent=Side(hand=["Temporal Shift"], top=["Kong"]),
    )
    game.opponent.play("Temporal Shift")
    game.you.could_choose("Markus, Watch Captain", "Muse")
    game.you.choose("Markus, Watch Captain")
    assert (game.you.board, game.you.hand, game.you.bottom[0]) == ([], ["Muse"], "Markus, Watch Captain")


def test_of_three_players_either_opponent_is_one(circle):
    """To the right as to the left."""
    markus = Side(hand=["Markus, Watch Captain"])
    for active in ("Ben", "Cyd"):
        game = circle(markus, *[Side(hand=["Knight of Shadows"])] * 2, turn_of=active)
        game.play("Knight of Shadows")
        game["Ann"].trigger("Markus, Watch Captain: Tribute")
        assert (game["Ann"].board, game["Ann"].discard_pile) == (["Markus, Watch Captain"], [])
