"""Laws about what a page answers, of both games of the site: what breaks them is noticed."""

from collections import Counter

import pytest

from engine.epic.proofs.answers import ANSWERING as EPIC
from engine.epic_tcg.proofs.answers import ANSWERING as EPIC_TCG
from engine.kernel.answering import Answering, divided, may_be
from engine.kernel.answers import IllegalOption
from engine.kernel.random import Rng
from tests.engine.kernel.met import met

ANSWERING = {"epic": EPIC, "epic-tcg": EPIC_TCG}
both_games = pytest.mark.parametrize("key", ANSWERING)


def broken(key, game, **changed):
    """The laws that do not hold, with some of what the game hands over replaced."""
    own = ANSWERING[key]
    parts = {name: getattr(own, name) for name in ("verbs", "parts", "view", "plan", "tries", "alike", "digest")}
    return Answering(**parts | changed).laws(game.clone(), Rng(7), Counter())


@both_games
@pytest.mark.parametrize("kind", ["divisions", "multi-picks"])
def test_what_is_answered_as_a_whole_is_tried_and_counted(key, kind):
    game, tally = met(key, kind), Counter()
    assert ANSWERING[key].laws(game, Rng(7), tally) == []
    assert tally[kind] == 1
    assert tally["accepted"] >= 3
    assert tally["refused"] >= 3


@both_games
@pytest.mark.parametrize("kind", ["divisions", "multi-picks"])
def test_refusing_what_is_legal_breaks_a_law(key, kind):
    def plan(game, answer):
        raise IllegalOption("Not so.")

    found = broken(key, met(key, kind), plan=plan)
    assert found
    assert all(law.endswith(" was refused") for law in found)


@both_games
@pytest.mark.parametrize("kind", ["divisions", "multi-picks"])
def test_taking_what_is_illegal_breaks_a_law(key, kind):
    found = broken(key, met(key, kind), plan=lambda game, answer: [hash(str(answer))])
    assert found
    assert all(law.endswith(" was accepted") for law in found)


@both_games
def test_taking_one_answer_for_another_breaks_a_law(key):
    found = broken(key, met(key, "multi-picks"), plan=lambda game, answer: [0])
    assert any(law.endswith(" was taken for another answer") for law in found)


@both_games
def test_changing_the_game_while_an_answer_is_tried_breaks_a_law(key):
    def plan(game, answer):
        game.choices += 1
        return ANSWERING[key].plan(game, answer)

    assert broken(key, met(key, "multi-picks"), plan=plan) == ["trying answers changed the game"]


@both_games
def test_a_part_that_is_not_asked_for_as_a_whole_breaks_a_law(key):
    def view(game, seat):
        return ANSWERING[key].view(game, seat) | {"divide": None}

    assert "a part of a whole is asked for alone" in broken(key, met(key, "divisions"), view=view)


@both_games
def test_an_option_without_words_breaks_a_law(key):
    def view(game, seat):
        asked = ANSWERING[key].view(game, seat)
        first, *others = asked["options"]
        return asked | {"options": [first | {"text": "1"}, *others]}

    assert broken(key, met(key, "divisions"), view=view) == ["'1' says nothing"]


def target(ref, least=0):
    return {"ref": ref, "least": least}


@pytest.mark.parametrize(
    ("total", "most", "targets"),
    [
        (1, 3, [target("a"), target("b"), target("c")]),
        (6, 2, [target("a"), target("b"), target("c")]),
        (4, 3, [target("a", 1), target("b"), target("c", 2)]),
        (3, 3, [target("a", 1), target("b", 1), target("c", 1)]),
    ],
)
def test_what_is_divided_by_chance_may_be_divided_so(total, most, targets):
    divide = {"total": total, "most_targets": most, "targets": targets}
    found = [divided(divide, Rng(seed)) for seed in range(40)]
    assert {sum(given.values()) for given in found} == {total}
    assert all(may_be(divide, given) for given in found)
    assert not may_be(divide, {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 1, "g": 1})
