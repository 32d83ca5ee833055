"""Games between players: they share their shuffles, and depend on decks, players and seed only."""

from engine.epic_tcg.positions import read
from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.prompts.options import option_texts
from engine.epic_tcg.proofs.fuzz import setup_for
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.simulation import actions_left, play_game, play_out, walk, watch_game
from engine.epic_tcg.simulation.usage import usage
from engine.kernel.random import Rng
from engine.kernel.usage import OPENING
from tests.engine.epic_tcg.scenario import Side, set_table

WURMS = ("Burrowing Wurm",) * 30


def at_random(game, seat, rng):
    return game.options[rng.below(len(game.options))]


def lazily(game, seat, rng):
    """The first option: a pass, where there is one."""
    return game.options[0]


def test_a_game_is_the_same_again_whoever_watches():
    setup = setup_for(0, Rng(3), [])
    once, again = (play_game(setup, (at_random, at_random), 5) for _ in range(2))
    watched, _ = watch_game(setup, (at_random, at_random), 5)
    assert once == again == watched
    assert once.reason
    assert once.winner in (0, 1, None)


def test_who_draws_the_last_card_first_wins():
    """Nobody plays anything. Both have 25 cards after the opening hands (rule book, Hand Size), and the first turn
    starts in the Build Step, so the starting player draws from the third turn on: the other player draws first, and has
    no cards left after 25 turns of theirs, which is turn 50."""
    result = play_game(Setup((WURMS, WURMS), first=0), (lazily, lazily), 1)
    assert (result.winner, result.reason, result.turns, result.capped) == (1, "deck", 50, False)


def eagerly(game, seat, rng):
    """The last option, which is never a pass."""
    return game.options[-1]


def test_what_was_drawn_and_played_is_told_by_name():
    """Hulk costs an action and is played in one's own Build Step: the starting player has one at once."""
    hulks = ("Hulk",) * 30
    result, (mine, theirs) = watch_game(Setup((hulks, WURMS), first=0), (eagerly, lazily), 1)
    assert (mine.drawn, mine.played) == ({"Hulk": OPENING}, {"Hulk": 1})
    assert (theirs.drawn, theirs.played) == ({"Burrowing Wurm": OPENING}, {})
    assert (result.winner, result.reason) == (0, "mojo")
    later = [turn for _, turn in mine.draws if turn != OPENING]
    assert later[:2] == [3, 5]  # turn 1 starts in the Build Step
    assert (mine.plays, theirs.plays) == ((("Hulk", 1),), ())


def test_cards_come_off_the_deck_in_the_order_in_which_it_was_shuffled():
    """Whatever went below or on top of it meanwhile. What was seen or banished there first has no turn."""
    unseen = 0
    for seed in range(24):
        game = new_game(setup_for(0, Rng(seed), []), seed)
        orders = [[NAMES[game.def_of[uid]] for uid in (*game.hand[seat], *game.deck[seat][::-1])] for seat in (0, 1)]
        play_out(game, Rng(seed))
        for seat, order in enumerate(orders):
            draws = usage(game, seat).draws
            assert [name for name, _ in draws] == order[: len(draws)]
            unseen += sum(turn is None for _, turn in draws)
    assert unseen


def test_random_play_counts_its_choices():
    game = new_game(setup_for(0, Rng(1), []), 1)
    walk(game, Rng(2), 7)
    assert game.choices == 7
    assert play_out(game, Rng(2)) == game.choices - 7
    assert game.reason


def test_an_action_is_left_until_it_was_paid_in_whatever_way():
    """For a card, for one that is face down, or because an effect asks for it (rule book, Actions)."""
    hand = ["Hulk", "Medusa", "Avian Assault"]
    begun = set_table(Side(hand=hand, deck=WURMS), Side(deck=WURMS), step="build").game
    assert left_after(begun, "End your Build Step") == 1
    assert left_after(begun, "Play Hulk") == left_after(begun, "Play Medusa face down") == 0
    assert [left_after(begun, "Play Avian Assault", answer) for answer in (codes.NO, codes.YES)] == [1, 0]


def left_after(begun, words, answer=codes.NO):
    """How many actions are left at the end of the turn, after this option, with this answer where something may be
    done, and then as little as can be."""
    game = begun.clone()
    game.journal = []
    (option,) = (code for code, text in option_texts(game).items() if text == words)
    apply(game, option)
    while game.turn == begun.turn:
        apply(game, answer if answer in game.options else game.options[0])
    return actions_left(begun, game, 0)


def test_an_action_that_the_last_choice_of_a_turn_costs_is_not_left():
    """Nobody is asked anything before the next turn, because nobody could do anything."""
    begun = read("turn=3 active=0 moment=build / actions=1 hand=Hulk deck=9*Hulk / deck=9*Hulk")
    assert [left_after(begun, one) for one in ("End your Build Step", "Play Hulk")] == [1, 0]
