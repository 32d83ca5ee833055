"""What a worker is asked for the coach: which choices there are, and what both looks at one find."""

import pytest

from engine.epic import Setup, apply, decision, new_game
from engine.epic.positions import setup_in
from engine.epic.prompts.decisions import describe
from engine.epic.records import Record
from engine.epic.rules import codes
from engine.kernel.records import TAKE_BACK, concession
from playtest.coach.working import PlayedGame, first_look, second_look, survey

DECK = "deck=10*LurkingGiant"
MAIN = "turn=5 active=0 first=0 moment=main seat=0"


def begun(mine, theirs, head=MAIN):
    return setup_in(f"{head} / {DECK} {mine} / {DECK} {theirs}", every_window=True)


def played(setup, *texts, then=()):
    """A game in which the options with these words are chosen, then these codes; then seat 0 concedes."""
    game, options = new_game(setup, 7), []
    for text in texts:
        code = next(code for code in decision(game).options if describe(game, code)["text"] == text)
        apply(game, code)
        options.append(code)
    record = Record.of(setup, 7, [*options, *then, concession(0)])
    return PlayedGame.of("epic", record)


def reasons_of(found):
    """Of each idea, the kinds of reasons why the first is better."""
    return [[one["reason"]["kind"] for one in idea["reasons"]] for idea in found["ideas"]]


@pytest.fixture
def lethal():
    """Not to attack for the win, but to end the turn."""
    return played(begun("board=BurrowingWurm gold=0", "health=9"), "End your turn")


def test_choices_between_ideas_are_surveyed_for_one_seat(lethal):
    assert survey(lethal, 0)[0] == 0
    assert not set(survey(lethal, 0)) & set(survey(lethal, 1))


def test_of_objects_that_are_picked_one_after_the_other_the_first_pick_is_surveyed():
    setup = Setup(decks=(("Kong",) * 10, ("Wolf's Bite",) * 10), first=0, every_window=True)
    game = new_game(setup, 7)
    assert game.kind == codes.MULLIGAN
    picks = [option for option in game.options if option != codes.STOP]
    seat = game.seat
    assert picks
    found = survey(played(setup, then=(picks[0], codes.STOP)), seat)
    assert found == [0]


def test_a_set_that_was_not_completed_is_not_surveyed():
    """Somebody concedes after the first of the picks."""
    setup = Setup(decks=(("Kong",) * 10, ("Wolf's Bite",) * 10), first=0, every_window=True)
    game = new_game(setup, 7)
    picks = [option for option in game.options if option != codes.STOP]
    assert survey(played(setup, then=(picks[0],)), game.seat) == []


def test_what_was_taken_back_is_not_surveyed():
    setup = begun("hand=BraveSquire gold=1 board=BurrowingWurm", "")
    game = new_game(setup, 7)
    play = next(code for code in game.options if code & codes.VERB_MASK == codes.PLAY)
    assert survey(played(setup, then=(play,)), 0)[0] == 0
    assert 0 not in survey(played(setup, then=(play, TAKE_BACK)), 0)


def test_not_to_win_is_dear_and_the_reason_is_that_it_would_have_won(lethal):
    first = first_look(lethal, 0, 0)
    assert first["cost"] > 0.03
    found = second_look(lethal, 0, 0, first["ideas"])
    assert (found["turn"], found["mine"], found["phase"], found["kind"]) == (5, True, "main", "window")
    best, mine = found["ideas"]
    assert (best["text"], best["chance"], best["taken"]) == ("Attack", 1.0, False)
    assert (mine["text"], mine["taken"]) == ("End your turn", True)
    assert mine["cost"] > max(0.03, 2 * mine["error"])
    assert reasons_of(found) == [[], ["won"]]


def test_a_look_comes_out_the_same_each_time(lethal):
    assert first_look(lethal, 0, 0) == first_look(lethal, 0, 0)
    ideas = first_look(lethal, 0, 0)["ideas"]
    assert second_look(lethal, 0, 0, ideas) == second_look(lethal, 0, 0, ideas)


def test_the_best_choice_costs_nothing_and_the_next_best_is_known():
    game = played(begun("board=BurrowingWurm gold=0", "health=9"), "Attack")
    first = first_look(game, 0, 0)
    assert first["cost"] == 0.0
    assert first["gap"] > 0.03
    found = second_look(game, 0, 0, first["ideas"])
    assert [one["text"] for one in found["ideas"]] == ["Attack", "End your turn"]
    assert found["ideas"][0]["taken"]


def test_a_set_is_looked_at_as_a_whole():
    """Kong attacks alone for 13, though the Wurm could have come along, and 31 would have won."""
    setup = begun("board=BurrowingWurm,Kong gold=0", "health=31 gold=0")
    game = new_game(setup, 7)
    apply(game, codes.BATTLE)
    assert game.kind == codes.ATTACKERS
    picked = game.options[-1]
    alone = played(setup, then=(codes.BATTLE, picked))  # the last one that could be picked
    assert 1 in survey(alone, 0)
    assert 2 not in survey(alone, 0)
    first = first_look(alone, 0, 1)
    found = second_look(alone, 0, 1, first["ideas"])
    (mine,) = (one for one in found["ideas"] if one["taken"])
    assert mine["text"] == "Attack with Kong"
    assert found["ideas"][0]["text"] == "Attack with Burrowing Wurm and Kong"


def test_an_idea_that_turns_out_better_takes_the_first_place(lethal):
    """Whatever the first look thought of them."""
    found = second_look(lethal, 0, 0, [(codes.PASS, []), (codes.BATTLE, [])])
    assert [one["text"] for one in found["ideas"]] == ["Attack", "End your turn"]
    assert found["ideas"][0]["cost"] == 0.0
    assert [one["taken"] for one in found["ideas"]] == [False, True]
    assert reasons_of(found) == [[], ["won"]]


def test_the_best_idea_is_compared_with_each_of_the_others():
    """Flame Strike at the opponent's head would win, and at nothing else."""
    setup = begun("hand=FlameStrike gold=1 board=Wolf", "health=8 gold=0 board=Kong")
    game = played(setup, "Play Flame Strike", "Kong")
    found = second_look(game, 0, 1, first_look(game, 0, 1)["ideas"])
    texts = [idea["text"] for idea in found["ideas"]]
    assert (texts[0], sorted(texts[1:])) == ("Choose your opponent", ["Choose Kong", "Choose Wolf", "Choose yourself"])
    assert reasons_of(found) == [[], ["won"], ["won"], ["won"]]
