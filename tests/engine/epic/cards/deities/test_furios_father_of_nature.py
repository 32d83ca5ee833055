"""Furios, Father of Nature."""

from tests.engine.epic.scenario import Side

FURIOS = "Furios, Father of Nature"
HEAL, STRIKE = "Gain 10 health", "Deal 6 damage"


def test_at_the_start_of_your_turn_you_choose_one_of_two(table):
    """4.2.5, 4.2.3: the card is drawn before; 4.2.1: nothing can be played yet."""
    game = table(turn_of="opponent", you=Side(deity=FURIOS, top=["Kong"]))
    game.end_turn()
    assert (game.decider, game.moment, game.you.hand) == ("you", "choice", ["Kong"])
    game.could_pick_modes(HEAL, STRIKE)
    game.could_not_decline()
    game.mode(HEAL)
    assert (game.moment, game.active, game.you.health, game.opponent.health) == ("main", "you", 40, 30)


def test_6_damage_hit_any_target(table):
    """5.20.4: those that can be targeted."""
    game = table(
        turn_of="opponent", you=Side(deity=FURIOS, board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem", "Wolf"])
    )
    game.end_turn()
    game.trigger(FURIOS)
    game.mode(STRIKE)
    game.could_choose("you", "opponent", "Muse", "Kong", "Wolf")
    game.could_not_decline()
    game.choose("Kong")
    assert game.champion("Kong").damage == 6
    assert (game.you.health, game.opponent.health) == (30, 30)
    game.decline()  # Muse


def test_6_damage_break_and_win(table):
    game = table(turn_of="opponent", you=Side(deity=FURIOS), opponent=Side(board=["Drinker of Blood"], health=6))
    game.end_turn()
    game.mode(STRIKE)
    game.choose("Drinker of Blood")
    assert game.opponent.discard_pile == ["Drinker of Blood"]
    game = table(turn_of="opponent", you=Side(deity=FURIOS), opponent=Side(health=6))
    game.end_turn()
    game.mode(STRIKE)
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_the_way_is_chosen_anew_each_turn_of_yours_and_never_in_the_opponents(table):
    game = table(you=Side(deity=FURIOS))
    game.end_turn()
    assert (game.moment, game.active, game.you.health) == ("main", "opponent", 30)
    game.end_turn()
    game.mode(HEAL)
    game.end_turn()
    game.end_turn()
    game.mode(STRIKE)
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (40, 24)


def test_the_first_turn_of_the_game_has_a_start_too(deal):
    """4.2.5: only the draw and the gold are exceptions (4.2.2a, 4.2.3a)."""
    game = deal(["Kong"] * 30, ["Kong"] * 30, deities=(FURIOS, None))
    game.keep()
    game.keep()
    assert (game.turn, game.asks) == (1, "mode")
    game.mode(HEAL)
    assert (game.you.health, game.you.gold, game.opponent.health) == (40, 1, 30)


def test_both_players_may_have_him(table):
    """Each acts in the turn of his own player."""
    game = table(turn_of="opponent", you=Side(deity=FURIOS), opponent=Side(deity=FURIOS))
    game.end_turn()
    game.you.mode(STRIKE)
    game.choose("opponent")
    game.end_turn()
    game.opponent.mode(HEAL)
    assert (game.you.health, game.opponent.health) == (30, 34)


def test_a_player_who_cannot_gain_health_may_still_choose_to(table):
    game = table(turn_of="opponent", you=Side(deity=FURIOS), opponent=Side(board=["Kalani, Woodreader"]))
    game.end_turn()
    game.could_pick_modes(HEAL, STRIKE)
    game.mode(HEAL)
    assert game.you.health == 30


def test_a_player_who_cannot_be_targeted_is_not_struck(table):
    game = table(turn_of="opponent", you=Side(deity=FURIOS), opponent=Side(board=["The Gudgeon"]))
    game.end_turn()
    game.mode(STRIKE)
    game.could_choose("you", "The Gudgeon")
    game.choose("The Gudgeon")
    assert game.opponent.board == []


def test_he_is_nobodys_ally_and_no_target(table):
    """2.4.2: good and wild as he is, he answers to no card, and no card reaches him."""
    game = table(
        you=Side(deity=FURIOS, hand=["Inner Peace", "Reset"], board=["Human"], gold=2),
        opponent=Side(deity=FURIOS, board=["Muse"]),
    )
    game.play("Inner Peace")
    game.play("Reset")
    game.mode("Return all champions")
    assert (game.you.health, game.you.board, game.opponent.hand) == (40, [], ["Muse"])
    assert (game.you.deity, game.opponent.deity) == (FURIOS, FURIOS)
