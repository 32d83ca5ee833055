"""What draft bots go by: one table for every format, or what was counted in drafts of one."""

import pytest

from engine.bots.epic.building import build, shares
from engine.bots.epic.data.ratings import BY_FORMAT
from engine.bots.epic.drafting import builds, explained, play
from engine.bots.epic.picking import PICKERS, RatingPicker, picker
from engine.bots.epic.rating import BOT, COUNTED, MEASURED, PRIOR, RATING, Ratings, best_bot, ratings_of
from engine.bots.scoring import best
from engine.epic.limited import BY_KEY
from engine.kernel.random import Rng
from engine.limited import apply, new_draft, view
from tests.engine.epic.limited.by_chance import EVERY_CARD, TABLES, named, setup_of

WEAKEST_FIRST = sorted(EVERY_CARD, key=RATING.get)
TURNED = Ratings({name: -value for name, value in RATING.items()})  # the best cards are the worst ones

LEAST = dict(reversed(TABLES))  # the fewest players of each format


@pytest.fixture
def counted(monkeypatch):
    """Have ratings of a format, or none, whatever was counted."""

    def counted(key, ratings):
        if ratings is None:
            monkeypatch.delitem(COUNTED, key, raising=False)
        else:
            monkeypatch.setitem(COUNTED, key, ratings)

    return counted


# --- a table of ratings ----------------------------------------------------------------------------------------------


def test_a_third_of_the_cards_is_below_the_floor_and_unseen_cards_are_average_ones_above_it():
    """Of six cards the third from below is just left out: 1. Above it are 2, 3 and 6, by 1, 2 and 5: 8 of 6 cards."""
    found = Ratings({"a": 3.0, "b": -2.0, "c": 0.0, "d": 1.0, "e": 6.0, "f": 2.0})
    assert found.best_first == (6.0, 3.0, 2.0, 1.0, 0.0, -2.0)
    assert (found.floor, found.unseen) == (1.0, pytest.approx(8 / 6))
    assert found["e"] == 6.0


def test_what_is_stored_rates_known_cards_of_known_formats():
    assert set(BY_FORMAT) <= set(BY_KEY)
    for points in BY_FORMAT.values():
        assert set(points) <= set(EVERY_CARD)
        assert all(abs(number) < 20 for number in points.values())


# --- who goes by which -----------------------------------------------------------------------------------------------


def test_a_name_and_a_format_say_what_a_bot_goes_by(counted):
    counted("dark", TURNED)
    assert [ratings_of(name, "dark") for name in PICKERS] == [PRIOR, TURNED, PRIOR]
    assert best_bot("dark") == MEASURED
    counted("dark", None)
    assert [ratings_of(name, "dark") for name in PICKERS] == [PRIOR] * 3
    assert best_bot("dark") == BOT


@pytest.mark.parametrize("table", LEAST.items(), ids=named)
def test_where_nothing_was_counted_all_bots_draft_and_build_alike(counted, table):
    counted(table[0], None)
    setup = setup_of(*table)
    one, other = (play(setup, 5, [name] * setup.seats) for name in (BOT, MEASURED))
    assert one.picks == other.picks
    decks = [builds(draft, [ratings_of(MEASURED, table[0])] * setup.seats) for draft in (one, other)]
    assert decks[0] == decks[1] == builds(one, [PRIOR] * setup.seats)


def test_what_was_counted_decides_what_is_taken(counted):
    """All that is good by RATING is bad here: of a first pack the worst card is taken."""
    setup = setup_of("pack", 3)
    draft = new_draft(setup, 5)
    seen = view(draft, 0)
    cards = sorted(seen["question"]["cards"], key=RATING.get)
    assert [best(RatingPicker(by).explain(seen)).parts["rating"] for by in (PRIOR, TURNED)] == [
        RATING[cards[-1]], -RATING[cards[0]],
    ]  # fmt: skip
    before = play(setup, 5, [MEASURED] * 3)
    counted("pack", TURNED)
    assert picker(MEASURED, "pack").explain(seen) == RatingPicker(TURNED).explain(seen)
    after, same = play(setup, 5, [MEASURED] * 3), play(setup, 5, [BOT] * 3)
    assert before.picks != after.picks
    assert [best(each).option for each in explained(after, [MEASURED] * 3)] == [option for _, option in after.picks]
    assert picker(BOT, "pack").explain(seen) == RatingPicker(PRIOR).explain(seen)
    assert same.picks == play(setup, 5, [BOT] * 3).picks


@pytest.mark.parametrize("key", ["glimpse", "random60", "winston", "winchester", "grid", "solomon", "housman"])
def test_all_that_a_picker_is_asked_goes_by_its_ratings(key):
    """Burnt cards, lists, piles, lines, splits and exchanges: each is chosen otherwise by the turned table."""
    setup = setup_of(key, 2)
    one, other = RatingPicker(PRIOR), RatingPicker(TURNED)
    draft, differ = play(setup, 5, [BOT] * 2), 0
    again = new_draft(setup, 5)
    kinds = set()
    for seat, option in draft.picks:
        seen = view(again, seat)
        if one.choose(seen, Rng(1)) != other.choose(seen, Rng(1)):
            differ += 1
            kinds.add(seen["question"]["kind"])
        apply(again, seat, option)
    assert differ
    assert kinds & {"burn", "list", "look", "pile", "line", "split", "exchange"}


def test_decks_and_shares_go_by_the_ratings():
    pool = WEAKEST_FIRST[:30] + WEAKEST_FIRST[-30:]
    decks = [set(build(pool, by).deck) for by in (PRIOR, TURNED)]
    weak = set(WEAKEST_FIRST[:30])
    assert [len(deck & weak) for deck in decks] == [0, 30]
    first = [shares(pool, by, 2, 30)[0][0] for by in (PRIOR, TURNED)]
    assert RATING[first[0]] > 0 > RATING[first[1]]


def test_each_seat_builds_by_its_own_ratings():
    setup = setup_of("sealed", 2)
    draft = new_draft(setup, 5)
    mixed = builds(draft, [PRIOR, TURNED])
    assert mixed[0] == builds(draft, [PRIOR] * 2)[0]
    assert mixed[1] == builds(draft, [TURNED] * 2)[1] != builds(draft, [PRIOR] * 2)[1]
