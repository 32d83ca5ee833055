"""How a game begins, the steps of a turn, and how it ends (rule book, Getting Started, Turns, Winning the Game)."""

import pytest

from engine.epic_tcg.language import ACTION, Draw, ExtraTurn
from engine.epic_tcg.rules import events
from engine.epic_tcg.rules.machine import IllegalOption, apply, concede, new_game
from engine.epic_tcg.rules.setup import BadSetup, Setup
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.scenario import Side, in_play, of_another, start_game

WURMS = ["Burrowing Wurm"] * 30


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        made_up.event("Insight", Draw(2)),
        made_up.event("Again", ExtraTurn()),
        made_up.event("Effort", Draw(), price=ACTION),
    ):
        yield


def test_getting_started_30_mojo_five_cards_and_the_starting_player_mulligans_first(deal):
    """Rule book, Getting Started, Mojo, Taking a Mulligan, Hand Size."""
    game = deal(WURMS, WURMS, first=1)
    assert (game.asks, game.decider) == ("mulligan", "opponent")
    assert (game.you.mojo, game.opponent.mojo) == (30, 30)
    assert len(game.you.hand) == len(game.opponent.hand) == 5


def test_mulligan_costs_1_mojo_a_card_and_is_taken_once(deal):
    """Rule book, Taking a Mulligan."""
    game = deal(WURMS, WURMS)
    game.you.mulligan("Burrowing Wurm", "Burrowing Wurm")
    assert (game.you.mojo, len(game.you.hand), len(game.you.deck)) == (28, 5, 25)
    game.opponent.keep()
    assert game.opponent.mojo == 30
    assert (game.asks, game.step, game.decider) == ("priority", "build", "you")


def test_mulliganed_cards_go_to_the_bottom_and_are_not_drawn_again(deal):
    """Rule book, Taking a Mulligan."""
    game = deal(["Insight", *WURMS], WURMS)
    while "Insight" not in game.you.hand:
        game = start_game(["Insight", *WURMS], WURMS, seed=game.game.rng.fork())
    game.you.mulligan("Insight")
    assert "Insight" not in game.you.hand
    assert game.you.deck[-1] == "Insight"


def test_the_very_first_turn_starts_in_the_build_step(deal):
    """Rule book, Steps."""
    game = deal(WURMS, WURMS)
    game.keep()
    game.keep()
    assert (game.step, game.turn, len(game.you.hand)) == ("build", 1, 5)
    game.end_turn()
    assert (game.step, game.turn, len(game.opponent.hand)) == ("pre_battle", 2, 6)


def test_every_player_gains_an_action_at_the_start_of_every_turn_and_loses_what_is_left(table):
    """Rule book, Actions."""
    game = table(you=Side(actions=3), opponent=Side(actions=0))
    game.end_turn()
    assert (game.you.actions, game.opponent.actions) == (1, 1)


def test_prepare_step_prepares_ones_own_pieces_only_and_draws(table):
    """Rule book, Steps, Prepare."""
    game = table(
        you=Side(board=[in_play("Hulk", expended=True)]),
        opponent=Side(board=[in_play("Hulk", expended=True)]),
    )
    game.end_turn()
    assert game.piece("their Hulk").prepared
    assert game.piece("your Hulk").expended
    assert len(game.opponent.hand) == 1


def test_steps_follow_each_other_and_each_gives_the_active_player_priority(table):
    """Rule book, Steps, Ending a Step, Turns."""
    game = table(you=Side(), opponent=Side(), step="pre_battle")
    seen = [game.step]
    while game.turn == 3:
        game.passes()
        if game.step != seen[-1]:
            seen.append(game.step)
            assert game.decider == ("you" if game.turn == 3 else "opponent")
    assert seen == ["pre_battle", "battle", "build", "end", "pre_battle"]


def test_at_the_end_of_the_turn_flipped_pieces_of_all_prepare_and_damage_goes(table):
    """Rule book, Steps, Prepare."""
    hurt = in_play("Hulk", damage=8, flipped=True)
    spent = in_play("Bruiser", expended=True)
    game = table(you=Side(board=[hurt, spent]), opponent=Side(board=[hurt]))
    game.end_turn()
    for name in ("your Hulk", "their Hulk"):
        assert game.piece(name).prepared
        assert game.piece(name).damage == 0
    assert game.piece("Bruiser").expended


def test_hand_size_the_active_player_discards_down_to_10(table):
    """Rule book, Hand Size."""
    game = table(you=Side(hand=["Hulk"] * 11 + ["Bruiser"]), opponent=Side(hand=["Hulk"] * 12))
    game.end_turn()
    assert (game.asks, game.decider) == ("discard", "you")
    game.discard("Bruiser", "Hulk")
    assert game.you.discard_pile == ["Bruiser", "Hulk"]
    assert len(game.you.hand) == 10
    assert len(game.opponent.hand) == 13


def test_an_empty_deck_wins_at_once(table):
    """Rule book, Winning the Game."""
    game = table(you=Side(hand=["Insight"], deck=["Hulk", "Hulk"]), opponent=Side())
    game.play("Insight")
    game.resolve()
    assert (game.winners, game.ended_by) == (["you"], "deck")


def test_pack_war_costs_each_opponent_5_mojo_for_each_card_that_cannot_be_drawn(table):
    """Rule book, Pack War."""
    game = table(you=Side(hand=["Insight"], deck=["Hulk"]), opponent=Side(), pack_war=True)
    game.play("Insight")
    game.resolve()
    assert (game.winners, game.opponent.mojo, game.you.hand) == ([], 25, ["Hulk"])


def test_a_player_at_0_mojo_loses_and_the_last_one_wins(table):
    """Rule book, Winning the Game."""
    game = table(you=Side(board=["Bruiser"]), opponent=Side(mojo=10), step="battle")
    game.passes()
    game.passes()
    game.attack("Bruiser")
    game.go_to("build")
    assert (game.winners, game.ended_by) == (["you"], "mojo")


def test_three_players_play_on_when_one_has_lost(table):
    """Rule book, Winning the Game."""
    game = table(Side(board=["Bruiser"]), Side(mojo=10, hand=[of_another("Hulk")]), Side(board=["Hulk"]), step="battle")
    for _ in range(3):
        game.passes()
    game.attack("Bruiser", whom="opponent")
    for _ in range(6):
        game.passes()
    assert game.game.players == (0, 2)
    assert (game.winners, game.decider, game.step) == ([], "you", "battle")
    assert game.game.lost == (1,)


def test_who_leaves_takes_along_what_they_own_and_gives_back_what_they_do_not(table):
    """Rule book, Owner; T18."""
    game = table(
        Side(board=[in_play("Bruiser", owner="opponent"), "Hulk"]), Side(), Side(board=[in_play("Hulk", owner="you")])
    )
    concede(game.game, 0)
    assert game.game.players == (1, 2)
    assert (game["opponent"].board, game["third"].board) == (["Bruiser"], [])
    assert (game.turn, game.decider) == (4, "opponent")


def test_leaving_a_game_that_goes_on_is_one_of_its_choices(table):
    game = table(Side(), Side(), Side())
    before = game.game.choices
    concede(game.game, 2)
    assert (game.game.players, game.game.choices) == ((0, 1), before + 1)


def test_conceding_lets_the_other_player_win(deal):
    game = deal(WURMS, WURMS)
    concede(game.game, 0)
    assert (game.winners, game.ended_by) == (["opponent"], "concession")


def test_an_extra_turn_comes_after_this_one_and_never_a_third_in_a_row(table):
    """House ruling T17."""
    game = table(you=Side(hand=["Again", "Again"]), opponent=Side())
    game.play("Again")
    game.resolve()
    game.end_turn()
    assert (game.turn, game.decider) == (4, "you")
    game.play("Again")
    game.resolve()
    game.end_turn()
    assert (game.turn, game.decider) == (5, "opponent")


def test_the_journal_tells_what_happened_and_who_sees_it(table):
    game = table(you=Side(hand=["Insight"]), opponent=Side())
    game.play("Insight")
    game.resolve()
    drawn = game.events(events.DREW)
    assert [(entry[2], entry[7]) for entry in drawn] == [(0, 1), (0, 1)]  # you drew, and only you see what
    assert len(game.events(events.PLAYED)) == 1


def test_setups_that_cannot_be_played_are_refused_with_a_sentence():
    with pytest.raises(BadSetup, match="2 to 8 players"):
        new_game(Setup((("Hulk",),)), 1)


def test_an_option_that_is_not_offered_is_refused(deal):
    game = deal(WURMS, WURMS)
    with pytest.raises(IllegalOption, match="none of"):
        apply(game.game, -5)


def test_an_action_card_costs_the_action(table):
    """Rule book, Action Cards."""
    game = table(you=Side(hand=["Effort", "Effort"]), opponent=Side())
    game.play("Effort")
    assert game.you.actions == 0
    game.could_play()
