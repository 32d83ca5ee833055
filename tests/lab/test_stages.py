"""Stages: that decks which differ in one place share all else of their games, and that games are played once."""

import time

import pytest

from engine.bots.epic.match import Match
from engine.epic import new_game
from engine.epic.construction import preconstructed
from engine.epic.prompts.choosing import apply
from engine.epic.rules import codes
from engine.kernel import playing
from lab.executors import Processes
from lab.matchups import Contender, Matchup, score_of
from lab.stages import APART, Games, Ledger, OtherWay, OutOfGames, OutOfTime, Setting, Stage
from tests.lab.fabricated import EPIC, KONGS, LASHES, MUSES, World

GOOD, WILD = (tuple(sorted(preconstructed(word))) for word in ("good", "wild"))
PLACE = 11
OTHER = (*GOOD[:PLACE], "Kong", *GOOD[PLACE + 1 :])
SETTING = Setting(KONGS, (MUSES, LASHES), "random", 7, *EPIC)
BETTER = ("Muse", *KONGS.cards[1:])


def game_of(deck, number, bot="random"):
    """A whole game, with its journal."""
    setup, players, seed = Match((deck, WILD), (bot, bot), 3).begin(number)
    game = new_game(setup, seed)
    playing.play_between(game, apply, players, seed)
    return game


def ends(game):
    return game.winner, game.reason, game.turn, game.choices


# --- common random numbers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(40))
def test_a_swap_changes_one_card_and_moves_no_other(number):
    setup, _, seed = Match((GOOD, WILD), ("random", "random"), 3).begin(number)
    changed, _, seed_of_changed = Match((OTHER, WILD), ("random", "random"), 3).begin(number)
    one, other = new_game(setup, seed), new_game(changed, seed_of_changed)
    different = [uid for uid, both in enumerate(zip(one.def_of, other.def_of, strict=True)) if both[0] != both[1]]
    assert len(different) == 1
    assert one.owner_of[different[0]] == 0
    assert one.deck == other.deck
    assert one.hand == other.hand


def test_games_are_alike_until_the_swapped_card_is_drawn():
    """With bots that know nothing of their list. Where it is never drawn the games cancel exactly."""
    never, drawn, otherwise = 0, 0, 0
    for number in range(120):
        one, other = game_of(GOOD, number), game_of(OTHER, number)
        uid = next(uid for uid, both in enumerate(zip(one.def_of, other.def_of, strict=True)) if both[0] != both[1])
        first = [
            next((at for at, event in enumerate(game.journal) if codes.CARD + uid in event), len(game.journal))
            for game in (one, other)
        ]
        assert one.journal[: first[0]] == other.journal[: first[1]]
        if first[0] == len(one.journal):
            never += 1
            assert first[1] == len(other.journal)
            assert ends(one) == ends(other)
        else:
            drawn += 1
            otherwise += ends(one) != ends(other)
    assert never >= 10
    assert drawn >= 30
    assert otherwise >= 10  # so the test sees that games can differ


def test_a_list_in_another_order_would_share_nothing():
    """Why a card takes the place of the one it replaces: sorted by name, all cards after it would move."""
    changed = ("Kong", *GOOD[1:])
    setups = [Match((deck, WILD), ("random", "random"), 3).begin(0) for deck in (changed, tuple(sorted(changed)))]
    one, other = (new_game(setup, seed) for setup, _, seed in setups)
    assert sum(a != b for a, b in zip(one.def_of, other.def_of, strict=True)) > 5


# --- playing ---------------------------------------------------------------------------------------------------------


def test_scores_are_means_over_the_field():
    setting = Setting(Contender("good", GOOD), (Contender("wild", WILD), Contender("other", OTHER)), "random", 5, *EPIC)
    games = Games(setting, 100, executor=Processes(1))
    found = games.play("race", [GOOD, OTHER], 3)
    seed = setting.seed_of("race")
    for deck, scores in zip((GOOD, OTHER), found, strict=True):
        for at, score in enumerate(scores):
            pairs = [
                Matchup((Contender("mine", deck), opponent), "random", seed, *EPIC).play(place * APART + at)
                for place, opponent in enumerate(setting.field)
            ]
            assert score == sum(map(score_of, pairs)) / 2
    assert (games.spent, games.played, games.left) == (24, 24, 76)


def test_what_is_known_is_not_played_again():
    world = World({})
    games = Games(SETTING, 1000, executor=world)
    first = games.play("race", [KONGS.cards, BETTER], 4)
    assert world.pairs == 2 * 2 * 4
    assert games.play("race", [KONGS.cards, BETTER], 4) == first
    more = games.play("race", [KONGS.cards], 6)
    assert world.pairs == 2 * 2 * 4 + 2 * 2
    assert more[0][:4] == first[0]
    again = Games(SETTING, 1000, {"race": games.stages["race"]}, executor=world)
    assert again.play("race", [KONGS.cards], 6) == more


def test_stages_are_fresh():
    games = Games(SETTING, 10_000, executor=World({}))
    assert games.play("confirmation 1", [BETTER], 50) != games.play("confirmation 2", [BETTER], 50)
    assert SETTING.seed_of("confirmation 1") != SETTING.seed_of("confirmation 2")


def test_no_more_games_are_asked_for_than_allowed():
    world = World({})
    games = Games(SETTING, 100, executor=world)
    games.play("race", [KONGS.cards], 20)  # 80 games
    with pytest.raises(OutOfGames):
        games.play("race", [KONGS.cards], 26)
    assert world.pairs == 40
    games.play("race", [KONGS.cards], 25)
    assert games.left == 0


def test_time_that_is_up_loses_nothing():
    games, pairs = Games(SETTING, 1000, executor=World({}), until=time.monotonic() - 1), 0
    while True:
        try:
            found = games.play("race", [KONGS.cards, BETTER], 3)
        except OutOfTime:
            pairs += 1
            assert games.played == 2 * pairs
        else:
            break
    assert pairs == 12
    assert found == Games(SETTING, 1000, executor=World({})).play("race", [KONGS.cards, BETTER], 3)


def test_games_of_other_decks_are_refused():
    games = Games(SETTING, 1000, executor=World({}))
    games.play("race", [KONGS.cards, BETTER], 2)
    stored = games.stages["race"]
    stored.asked.clear()
    with pytest.raises(OtherWay, match="race"):
        Games(SETTING, 1000, {"race": stored}, executor=World({})).play("race", [MUSES.cards], 2)


def test_a_ledger_says_what_is_missing_until_it_is_filled_in():
    ledger = Ledger(SETTING, 1000)
    asked = ledger.ask("race", [KONGS.cards, BETTER], 2)
    stage, units = ledger.stages["race"], list(ledger.missing(asked))
    assert units == [
        (meeting, opponent * APART + at) for at in range(2) for meeting, opponent in enumerate((0, 1, 0, 1))
    ]
    assert [ledger.plan("race").matchup(meeting).decks[1].name for meeting, _ in units[:4]] == ["muses", "lashes"] * 2
    assert stage.fill(units[0], 4)
    assert not stage.fill(units[0], 0)
    assert list(ledger.missing(asked)) == units[1:]
    assert stage.whole_rounds == 0
    for unit in units[1:4]:
        assert stage.fill(unit, 2)
    assert stage.whole_rounds == 1
    for unit in units[4:]:
        assert stage.fill(unit, 0)
    assert (ledger.scores(asked), ledger.played, ledger.spent) == ([[0.75, 0.0], [0.5, 0.0]], 16, 16)
    assert ledger.ask("race", [KONGS.cards, BETTER], 2) == asked
    assert ledger.spent == 16


@pytest.mark.parametrize("unit", [(4, 0), (0, 2), (1, 0 * APART + 7), (99, 10**9)])
def test_what_nobody_asked_for_is_not_kept(unit):
    ledger = Ledger(SETTING, 1000)
    asked = ledger.ask("race", [KONGS.cards, BETTER], 2)
    assert not ledger.stages["race"].fill(unit, 4)
    assert len(list(ledger.missing(asked))) == 8
    assert not Stage().fill(unit, 4)


def test_a_deck_that_is_out_is_not_asked_for_again():
    ledger = Ledger(SETTING, 1000)
    ledger.ask("race", [KONGS.cards, BETTER], 2)
    further = ledger.ask("race", [BETTER], 3)
    assert {meeting for meeting, _ in ledger.missing(further)} == {2, 3}
    assert len(list(ledger.stages["race"].missing())) == 8 + 2


def test_two_processes_play_what_one_plays():
    setting = Setting(Contender("good", GOOD), (Contender("wild", WILD),), "random", 5, *EPIC)
    one, two = (Games(setting, 100, executor=Processes(workers)).play("race", [GOOD, OTHER], 4) for workers in (1, 2))
    assert one == two
