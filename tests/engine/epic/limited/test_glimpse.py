"""Burning: cards that are put away after each pick, counted by hand."""

from hypothesis import given, settings

from engine.epic.limited import plan
from engine.limited import BURN, PICK, SPECTATOR, apply, asked, log, new_draft, view
from engine.limited.story import dealt, pools
from tests.engine.epic.limited.by_chance import drafted
from tests.engine.epic.limited.test_picks_refused import refused
from tests.engine.limited.by_chance import SEEDS


def first(draft, *seats):
    for seat in seats:
        apply(draft, seat, asked(draft, seat).options[0])


def test_one_card_is_taken_and_two_are_burnt_before_a_pack_is_passed():
    draft = new_draft(plan("glimpse"), 4)
    packs = dealt(draft)
    first(draft, 0)
    question = asked(draft, 0)
    assert (question.kind, question.take, list(question.cards)) == (BURN, 2, packs[0][1:])
    first(draft, 0)
    assert (asked(draft, 0).kind, asked(draft, 0).take) == (BURN, 1)
    assert view(draft, 0)["seats"][0]["pack"] == packs[0][2:]
    first(draft, 0)
    assert asked(draft, 0) is None
    first(draft, 1, 1, 1)
    assert (asked(draft, 1).kind, list(asked(draft, 1).cards)) == (PICK, packs[0][3:])
    assert pools(draft) == [packs[0][:1], packs[1][:1]]
    assert view(draft, SPECTATOR)["discarded"] == 4


def test_the_last_cards_of_a_pack_are_burnt_without_a_question():
    draft = new_draft(plan("glimpse"), 4)
    while view(draft, 0)["round"] == 1:
        for seat in (0, 1):
            if asked(draft, seat):
                assert (asked(draft, seat).kind, len(asked(draft, seat).cards)) != (BURN, 2)
                first(draft, seat)
    assert [len(pool) for pool in pools(draft)] == [5, 5]
    assert len(draft.discarded) == 20


def test_an_option_of_the_first_burn_answers_no_other_question():
    draft = new_draft(plan("glimpse"), 4)
    first(draft, 0)
    one, other, *_ = asked(draft, 0).options
    apply(draft, 0, one)
    assert refused(draft, 0, other) == "stale"
    assert refused(draft, 0, one) == "stale"


@settings(max_examples=12)
@given(seed=SEEDS)
def test_the_log_tells_what_was_burnt_after_which_pick(seed):
    draft = drafted("glimpse", 3, seed=seed)
    logged = log(draft)
    burnt = [one["cards"][at] for one in logged["steps"] for at in one["burnt"]]
    assert sorted(burnt) == sorted(logged["discarded"])
    for pack in range(len(logged["dealt"])):
        steps = [one for one in logged["steps"] if one["dealt"] == pack]
        gone = [name for one in steps for name in (one["taken"], *(one["cards"][at] for at in one["burnt"]))]
        assert sorted(gone) == sorted(logged["dealt"][pack])
        assert [one["pick"] for one in steps] == [1, 2, 3, 4, 5]
    assert [len(pool) for pool in logged["pools"]] == [35, 35, 35]
