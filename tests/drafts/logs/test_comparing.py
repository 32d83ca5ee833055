"""The picks of a seat in drafts with the same packs, side by side: what is said of them, and to whom."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from drafts import domain
from drafts.logs import comparing
from drafts.models import Seat
from engine.games import DEFAULT
from people import blocks
from tests.drafts.logs.reading import drafted, get, page, story_of
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, fresh, question, take
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)
HOSTILE = ("-1", "0", "77", "99999999999999999999", "one", "", "٣", "1&seat=9")


def again(pod, person, seed=2, **options):
    """A repeat against bots that is over, in which this person picks by chance."""
    options = {"shown": person.guest_key.capitalize(), "alone": True} | options
    return drafted(domain.repeat(slug=pod.slug, person=person, now=NOON, **options), [person], seed)


def compared(pod, person, address="log/compare/"):
    """What stands on the page for this person."""
    return get(browser_of(person), pod, address).context["comparison"]


def named(comparison):
    return [(side.who, side.bot, side.mine) for side in comparison.sides]


@pytest.fixture
def pod(new_pod):
    """A draft of Ann and Ben that is over."""
    return drafted(new_pod("pack", 2, others=[BEN]), [ANN, BEN])


@pytest.fixture
def dealt(new_pod):
    """A draft of Ann and Ben without picks, which is over at once."""
    return new_pod("sealed", 2, others=[BEN])


# --- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["pack", "glimpse", "winston", "open", "solomon", "random60", "sealed"])
def test_the_choices_of_a_seat_stand_beside_each_other(new_pod, key):
    pod = drafted(new_pod(key, 2, others=[BEN]), [ANN, BEN])
    repeat = again(pod, DAN)
    comparison = compared(pod, ANN)
    assert named(comparison) == [("Ann", False, True), ("Dan", False, False)]
    rows = [row for _, found in comparison.rounds for row in found]
    for at, one in enumerate((pod, repeat)):
        story = story_of(one, DAN)
        steps = [step for step in story.of(0) if step.taken]
        deeds = [deed for deed in story.deeds if deed.seat == 0]
        cells = [row.cells[at] for row in rows if row.cells[at]]
        assert [cell.card for cell in cells if cell.card] == [step.taken for step in steps]
        assert len(cells) == len(steps) + len(deeds) + len([one for one in story.lists if one.seat == 0])
        shown = [step.cards if at == 0 or not cell.same_pack else () for step, cell in zip(steps, cells, strict=False)]
        assert not steps or [cell.pack for cell in cells] == shown
    assert [row.cells[1].same for row in rows if all(row.cells)] == [
        (row.cells[0].card, row.cells[0].did, sorted(row.cells[0].burnt))
        == (row.cells[1].card, row.cells[1].did, sorted(row.cells[1].burnt))
        for row in rows
        if all(row.cells)
    ]
    (other,) = comparison.others
    assert other.same == sum(not row.differs(1) for row in rows)
    assert other.sizes[0] + other.sizes[1] == len(pod.log["pools"][0])
    assert other.sizes[0] + other.sizes[2] == len(repeat.log["pools"][0])
    read_by_people(get(browser_of(DAN), repeat, "log/compare/"))


def test_the_first_other_pick_is_named_and_later_packs_are_shown(new_pod):
    pod = new_pod("pack", 2, others=[BEN])
    cards = [take(pod, person) for person in (ANN, BEN)]
    passed = question(pod)["cards"]
    pod = drafted(pod, [ANN, BEN])
    repeat = domain.repeat(slug=pod.slug, person=ANN, shown="Ann", now=NOON)
    domain.sit(slug=repeat.slug, person=BEN, shown="Ben", number=1, now=NOON)
    domain.start(slug=repeat.slug, person=ANN, now=NOON)
    assert take(repeat, ANN) == cards[0]
    other = take(repeat, BEN, at=1)
    assert sorted([*question(repeat)["cards"], other]) == sorted([*passed, cards[1]])
    repeat = drafted(repeat, [ANN, BEN])
    rows = [row for _, found in compared(pod, ANN).rounds for row in found]
    assert (rows[0].cells[1].same, rows[0].cells[1].same_pack, rows[0].cells[1].pack) == (True, True, ())
    assert (rows[1].cells[1].same_pack, rows[1].cells[1].size) == (False, 9)
    assert rows[1].cells[1].pack == story_of(repeat).step(0, 1, 2).cards
    assert rows[10].cells[1].same_pack  # a pack that the seat opens
    words = page(browser_of(ANN), pod, "log/compare/?seat=2")
    assert "Ben repeat:" in words
    assert "the first other one is round 1, pick 1" in words


def test_a_seat_in_which_a_bot_sat_is_marked(pod):
    again(pod, BEN, number=1)
    assert named(compared(pod, BEN, "log/compare/?seat=1")) == [("Ann", False, False), ("Bot 1", True, False)]
    assert named(compared(pod, BEN)) == [("Ben", False, True), ("Ben", False, True)]


def test_the_same_picks_are_said_to_be_the_same(new_pod):
    pod = drafted(
        domain.create(person=ANN, setup=new_pod("pack", 2).plan, shown="Ann", alone=True, now=NOON, game=DEFAULT)
    )
    again(pod, ANN, seed=1)
    assert "repeat: all choices as in this draft." in page(browser_of(ANN), pod, "log/compare/")


def test_a_draft_that_nobody_repeated_says_how(pod):
    words = page(browser_of(ANN), pod, "log/compare/")
    assert "There is no other draft with these packs whose log you can read. Draft these packs again" in words
    assert "Compare the same packs" not in page(browser_of(ANN), pod, "log/")
    again(pod, BEN)
    assert "Compare the same packs" in page(browser_of(ANN), pod, "log/")


@pytest.mark.parametrize("seat", HOSTILE)
def test_a_seat_that_is_none_is_not_found(pod, seat):
    get(browser_of(ANN), pod, f"log/compare/?seat={seat}", 404)


def test_at_most_four_stand_side_by_side_those_of_people_first(dealt):
    for number, person in enumerate((BEN, CAT, DAN, BEN, CAT, DAN, BEN)):
        again(dealt, person, number=number % 2)
    repeat = again(dealt, ANN, number=1)
    comparison = compared(repeat, ANN, "log/compare/?seat=1")
    assert [side.who for side in comparison.sides] == ["Bot 1", "Ann", "Ben", "Cat"]
    assert [side.first for side in comparison.sides] == [False, True, False, False]


# --- to whom ---------------------------------------------------------------------------------------------------------


def test_only_logs_that_one_may_read_are_compared_and_others_leave_no_trace(pod):
    repeat = again(pod, DAN)
    without = page_of(pod, BEN)
    assert "Dan" in without
    hidden = again(pod, CAT)
    domain.describe(slug=hidden.slug, person=CAT, readers="host")
    assert page_of(pod, BEN) == without
    assert "Cat" in page_of(pod, CAT)
    domain.describe(slug=repeat.slug, person=DAN, readers="players")
    assert "There is no other draft with these packs" in page_of(pod, BEN)
    assert "Compare the same packs" not in page(browser_of(BEN), pod, "log/")


def test_those_that_one_may_not_read_hide_no_older_ones(dealt, monkeypatch):
    monkeypatch.setattr(comparing, "CANDIDATES", 3)
    again(dealt, DAN)
    for readers in ("host", "players") * 2:
        hidden = again(dealt, CAT)
        domain.describe(slug=hidden.slug, person=CAT, readers=readers)
    both = [("Ann", False, False), ("Dan", False, False)]
    assert named(compared(dealt, BEN, "log/compare/?seat=1")) == both
    assert len(list(comparing.others(dealt, CAT))) == 3
    for _ in range(4):
        last = again(dealt, CAT)
    assert len(compared(dealt, BEN).sides) == 4
    blocks.block(person=BEN, other=Seat.objects.get(pod=last, guest_key="cat"), name="Cat")
    assert named(compared(dealt, BEN, "log/compare/?seat=1")) == both
    monkeypatch.setattr(comparing, "LOOKED_AT", 3)
    assert "There is no other draft with these packs" in page_of(dealt, BEN)


def page_of(pod, person):
    return page(browser_of(person), pod, "log/compare/")


def test_a_repeat_that_goes_on_is_not_compared(pod):
    take(domain.repeat(slug=pod.slug, person=DAN, shown="Dan", alone=True, now=NOON), DAN)
    assert "There is no other draft with these packs" in page_of(pod, DAN)


def test_whoever_may_not_read_the_log_gets_no_comparison(pod):
    repeat = again(pod, BEN)
    domain.describe(slug=pod.slug, person=ANN, readers="players")
    for one in (pod, repeat):
        response = get(browser_of(DAN), one, "log/compare/", 403)
        assert not [name for name in pod.log["pools"][0] if name in response.content.decode()]
    assert named(compared(repeat, BEN, "log/compare/?seat=2")) == [("Ben", False, True), ("Ben", False, True)]
    assert "There is no other draft" in page_of(pod, ANN)  # she sits in none of the other


def test_those_whom_the_reader_blocked_are_not_shown(pod):
    repeat = again(pod, DAN)
    blocks.block(person=ANN, other=Seat.objects.get(pod=repeat, guest_key="dan"), name="Dan")
    assert "Dan" not in page_of(pod, ANN)
    assert "Dan" in page_of(pod, BEN)


def test_nothing_is_posted_and_a_draft_that_goes_on_has_nothing_to_compare(client, new_pod, pod):
    assert client.post(f"/drafts/{pod.slug}/log/compare/").status_code == 405
    get(client, new_pod("pack", 2), "log/compare/", 409)
    assert client.get("/drafts/nowhere/log/compare/").status_code == 404


# --- what it costs ---------------------------------------------------------------------------------------------------


def test_the_page_asks_no_more_for_many_repeats_than_for_those_it_shows(dealt):
    def asked():
        with CaptureQueriesContext(connection) as found:
            get(browser, dealt, "log/compare/")
        return len(found)

    browser = browser_of(ANN)
    for person in (BEN, CAT, DAN):
        again(dealt, person, number=0)
    before = asked()
    for person in (BEN, CAT, DAN):
        again(dealt, person, number=0)
    assert asked() == before
    assert before <= 30
    assert comparing.MOST == 4


def test_the_list_of_drafts_asks_no_more_for_repeats(dealt):
    def asked():
        with CaptureQueriesContext(connection) as found:
            assert browser.get("/drafts/").status_code == 200
        return len(found)

    browser = browser_of(BEN)
    again(dealt, BEN)
    before = asked()
    again(dealt, BEN)
    assert asked() == before
    assert fresh(dealt).repeats is None
