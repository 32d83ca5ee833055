"""Choices as a page sends them, in both games of the site, at decisions of random games."""

import pytest

from engine.epic.positions.pack import digest as epic_digest
from engine.epic.prompts.multi_picks import PICKING as EPIC
from engine.epic_tcg.positions.pack import digest as epic_tcg_digest
from engine.epic_tcg.prompts.multi_picks import PICKING as EPIC_TCG
from engine.kernel.answers import IllegalOption
from tests.engine.kernel.met import met

PICKING = {"epic": (EPIC, epic_digest), "epic-tcg": (EPIC_TCG, epic_tcg_digest)}
HOSTILE = (
    {}, {"codes": None}, {"codes": 5}, {"codes": "5"}, {"codes": ["5"]}, {"codes": [True]}, {"codes": [1.0]},
    {"codes": [-5]}, {"codes": [1 << 80]}, {"codes": [None]}, {"codes": [[1]]}, {"codes": {"a": 1}},
    {"codes": [0] * 1000}, {"amounts": None}, {"amounts": []}, {"amounts": {"p0": -1}}, {"amounts": {"p0": "1"}},
    {"amounts": {"p0": True}}, {"amounts": {"p0": 1 << 80}}, {"amounts": {5: 1}}, {"amounts": {"no such thing": 1}},
)  # fmt: skip

both_games = pytest.mark.parametrize("key", PICKING)
every_kind = pytest.mark.parametrize("kind", ["", "multi-picks", "divisions"])


@both_games
@every_kind
@pytest.mark.parametrize("answer", HOSTILE, ids=lambda answer: str(answer)[:40])
def test_what_is_no_answer_is_refused_and_changes_nothing(key, kind, answer):
    (picking, digest), game = PICKING[key], met(key, kind)
    before = digest(game)
    with pytest.raises(IllegalOption, match=r"\.$"):
        picking.plan(game, answer)
    assert digest(game) == before


@both_games
def test_a_multi_pick_is_answered_with_as_many_as_are_asked_for_each_once(key):
    (picking, digest), game = PICKING[key], met(key, "multi-picks")
    asked, before = picking.multi_pick_of(game), digest(game)
    among = [obj << picking.verbs.bits | picking.verbs.pick for obj in asked.among]
    steps = picking.plan(game, {"codes": among[: asked.most]})
    assert steps
    then = game.clone()
    for option in steps:
        picking.apply(then, option)
    assert then.choices == game.choices + len(steps)
    with pytest.raises(IllegalOption, match="Something chosen there cannot be chosen now"):
        picking.plan(game, {"codes": [among[0], among[0]]})
    with pytest.raises(IllegalOption, match=f"you chose {len(among) + 1}|cannot be chosen now"):
        picking.plan(game, {"codes": [*among, among[-1] + (1 << picking.verbs.bits)]})
    assert digest(game) == before


@both_games
def test_what_is_asked_for_alone_is_answered_by_one_option(key):
    (picking, _), game = PICKING[key], met(key, "")
    assert [picking.plan(game, {"codes": [option]}) for option in game.options] == [[one] for one in game.options]
    with pytest.raises(IllegalOption, match="Choose exactly one option here"):
        picking.plan(game, {"codes": game.options[:2]})
    with pytest.raises(IllegalOption, match="No damage is to be divided now"):
        picking.plan(game, {"amounts": {"p0": 1}})
