"""Laws about what a page answers as a whole, held while random games go on."""

from collections import Counter

import pytest

from engine.epic import apply
from engine.epic.prompts.answers import answer_laws, answered_as, planned, tries
from engine.epic.prompts.decisions import decision_view
from engine.epic.proofs.fuzz import setup_for
from engine.epic.rules import codes
from engine.epic.rules.machine import apply_trusted, new_game
from engine.kernel.random import Rng
from tests.engine.epic.battles import battle_by_chance
from tests.engine.epic.scenario import Side

GAMES = 12
BATTLES = 120


def by_options(game, asked, rng):
    """One option at a time, as bots choose: multi-picks and divisions are met in their middle too."""
    return [game.options[rng.below(len(game.options))]]


def by_wholes(game, asked, rng):
    """As a page chooses: a multi-pick or division is answered at once."""
    if not answered_as(asked):
        return by_options(game, asked, rng)
    legal = [answer for answer, is_legal in tries(game, asked, rng) if is_legal]
    return planned(game, legal[rng.below(len(legal))])


@pytest.mark.parametrize("choose", [by_options, by_wholes])
def test_whatever_is_answered_as_a_whole_can_be_answered(choose):
    tally = Counter()
    for seed in range(GAMES):
        game = new_game(setup_for(seed, Rng(seed), []), seed)
        rng, luck = Rng(seed + GAMES), Rng(seed)
        while not game.reason:
            assert (seed, game.choices, answer_laws(game, luck, tally)) == (seed, game.choices, [])
            for option in choose(game, decision_view(game, game.seat), rng):
                apply_trusted(game, option)
    assert tally["divisions"] > 50
    assert tally["multi-picks"] > 200
    assert tally["refused"] > tally["accepted"] / 2


def test_every_division_of_a_battle_can_be_answered():
    """Where breakthrough damage of one champion binds the next one, which random games seldom come to."""
    tally, owed = Counter(), 0
    for seed in range(BATTLES):
        game, luck = battle_by_chance(seed), Rng(seed)
        while game.kind == codes.DIVIDE and not game.reason:
            assert (seed, game.choices, answer_laws(game, luck, tally)) == (seed, game.choices, [])
            asked = decision_view(game, game.seat)
            owed += asked["divide"]["lack"] is not None
            legal = [answer for answer, is_legal in tries(game, asked, luck) if is_legal]
            for option in planned(game, legal[0] if luck.below(2) else legal[-1]):
                apply_trusted(game, option)
    assert tally["divisions"] > 4 * BATTLES
    assert owed > BATTLES / 3


# --- what breaks them ---


@pytest.fixture
def division(table):
    """A divided effect that waits."""
    game = table(you=Side(hand=["Lightning Storm"]), opponent=Side(board=["Demon"]))
    game.play("Lightning Storm")
    yield game.game
    game.divide({"opponent": 6})


@pytest.fixture
def multi_pick(table):
    """Two of three cards are to be chosen, of which the engine has taken one."""
    game = table(you=Side(hand=["Inspiration"], discard=["Kong", "Kong", "Muse"]))
    game.play("Inspiration")
    yield game.game
    game.choose("Kong", "Muse")


@pytest.fixture
def broken(monkeypatch, as_written):
    """`broken(game, {place: what})`: the laws that a game breaks with something else in a place of the engine."""

    def broken(game, changed=()):
        with monkeypatch.context() as patch:
            for place, what in dict(changed).items():
                patch.setattr(f"engine.epic.prompts.{place}", what)
            return answer_laws(game, Rng(7), Counter())

    return broken


def test_a_division_that_is_not_asked_for_as_a_whole_breaks_a_law(division, broken):
    assert broken(division) == []
    assert broken(division, {"decisions.divide_view": lambda game: None}) == ["a part of a whole is asked for alone"]


def test_a_run_that_is_not_asked_for_as_a_whole_breaks_a_law(multi_pick, broken):
    assert broken(multi_pick) == []
    assert broken(multi_pick, {"decisions.multi_pick_bounds": lambda game: None}) == [
        "a part of a whole is asked for alone"
    ]


def test_an_option_without_words_breaks_a_law(division, broken):
    begun = division.clone()
    targets = begun.options
    for option in (targets[0], targets[-2], codes.STOP):
        apply(begun, option)
    assert broken(begun) == []
    found = broken(begun, {"options._part_text": lambda game, op, amount, named: str(amount)})
    assert found[:2] == ["'1' says nothing", "'2' says nothing"]


def test_refusing_what_the_page_begins_with_breaks_a_law(division, broken):
    found = broken(division, {"divisions.Division.wrong": lambda division, given: "Not so."})
    assert found[0] == f"{{'amounts': {decision_view(division, 0)['divide']['default']}}} was refused"


def test_taking_what_is_illegal_breaks_a_law(division, broken):
    found = broken(
        division,
        {"divisions.Division.wrong": lambda division, given: "", "multi_picks.apply": lambda game, option: None},
    )
    assert any(law.endswith("was accepted") for law in found)


def test_taking_one_answer_for_another_breaks_a_law(multi_pick, broken):
    found = broken(multi_pick, {"answers.plan": lambda game, answer: [codes.STOP]})
    assert any(law.endswith("was taken for another answer") for law in found)


def test_changing_the_game_while_an_answer_is_tried_breaks_a_law(multi_pick, broken):
    def plan(game, answer):
        game.choices += 1
        return [codes.STOP]

    assert broken(multi_pick, {"answers.plan": plan})[-1] == "trying answers changed the game"
